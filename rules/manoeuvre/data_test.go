package manoeuvre

import (
	"strings"
	"testing"
)

func TestEveryDeckHasFortyUnitCardsAndTwentyHQCards(t *testing.T) {
	ids := map[string]bool{}
	for a := range decks {
		d := &decks[a]
		commanders, events := 0, 0
		for k := commander; k < kinds; k++ {
			if k == commander {
				commanders += d.of[k].Count()
			} else {
				events += d.of[k].Count()
			}
		}
		if n := d.of[unitCard].Count(); n != 40 || commanders+events != 20 || commanders < 4 {
			t.Errorf("%s: %d unit cards, %d commanders, %d events", armies[a].id, n, commanders, events)
		}
		if d.of[withdraw] == 0 {
			t.Errorf("%s has no Withdraw", armies[a].id)
		}
		for u := range 8 {
			if d.unit[u].Count() != 5 {
				t.Errorf("%s: %d cards", armies[a].units[u].id, d.unit[u].Count())
			}
		}
		for c := range d.card {
			ids[d.card[c].id] = true
			if p := &d.card[c]; p.kind == unitCard && (p.icon == "artillery") != (p.attack.n == 0) {
				t.Errorf("%s: icon %s, attack %v", p.id, p.icon, p.attack)
			}
		}
	}
	if len(ids) != 480 {
		t.Errorf("%d cards", len(ids))
	}
}

func TestStrengthsAddUpAsPrinted(t *testing.T) { // part 7.1
	want := map[string][2]int{"au": {50, 26}, "pr": {48, 28}, "ot": {53, 28}, "us": {48, 27}, "sp": {49, 31}, "fr": {53, 30}, "ru": {50, 39}, "gb": {53, 27}}
	for _, a := range armies {
		var sum [2]int
		for _, u := range a.units {
			sum[0] += u.full
			sum[1] += u.reduced
		}
		if sum != want[a.id] {
			t.Errorf("%s: %v, want %v", a.id, sum, want[a.id])
		}
	}
}

func TestNineCardsDifferOnThePublicFaces(t *testing.T) { // R 39
	var other []string
	for a := range decks {
		for c := range deckSize {
			if decks[a].card[c] != publicDecks[a].card[c] {
				other = append(other, decks[a].card[c].id)
			}
		}
	}
	if got := strings.Join(other, " "); got != "pr-gg-3 pr-gg-4 ot-gf-4 us-4m-3 sp-ii-4 sp-wg-2 fr-45l-1 ru-ks-5 ru-1c-4" {
		t.Error(got)
	}
}

func TestTheTilesHoldTheGroundThatTheLedgerCounts(t *testing.T) { // part 7.2
	var count [8]int
	for _, tile := range tiles {
		for _, row := range tile.rows {
			for _, g := range row {
				count[g]++
			}
		}
	}
	if want := [8]int{open: 262, fields: 18, hill: 37, lake: 4, marsh: 6, town: 16, woods: 41}; count != want {
		t.Errorf("%v, want %v", count, want)
	}
}

// assembled are the boards of the scenarios, part 9.
var assembled = map[string]string{
	"man-01-first-orders":     `..W..... .....F.. .T.....H ...FW... .H...... ...THH.. .......W W.......`,
	"man-02-before-dusk":      `W.....FF ..T.W... .T...... F..H..H. ...W.H.. .......W .HH.W... ......HF`,
	"man-03-sierra":           `HH.W.W.H H....H.. ..HHW..W W.T.F.H. ..W.FH.. ...F.HF. .H....HW HH..W...`,
	"man-04-great-redoubt":    `H......T .H..W... ..H...H. W..FT..W ..H...F. ...T.H.. W...W..F WW..T...`,
	"man-05-danube-marshes":   `...W.W.. .LL.H..W ..M.W... H.....W. .F....L. H..TW.M. .W.....H ..M..L..`,
	"man-06-niagara":          `T..WM..M ..WW..F. .WW..M.W .H....T. ...WWW.. ....W... T......H ..H...T.`,
	"man-07-hundred-days":     `.FF..TT. .T....TF ...WW... H..WH.W. FH..H..F ...W..T. W....T.. ..H....W`,
	"man-08-tournament-round": `..H.W..H ...TW... W.....T. WW...FF. .W..F..W ...W.T.. W.....T. .HW.H...`,
}

func TestTheBoardsOfTheScenariosAreAssembledAsDrawn(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		want, ok := assembled[strings.TrimSuffix(name, ".toml")]
		if !ok {
			continue
		}
		b := load(t, data, nil)
		var rows []string
		for rank := 7; rank >= 0; rank-- {
			row := ""
			for file := range 8 {
				row += string(b.ground[at(file, rank)].effects().letter)
			}
			rows = append(rows, strings.ReplaceAll(row, "O", "."))
		}
		if got := strings.Join(rows, " "); got != want {
			t.Errorf("%s:\n%s\n%s", name, got, want)
		}
	}
}

func TestTurningTheBoardBringsTheChosenEdgeNorth(t *testing.T) { // MAN-3.14
	var g [64]ground
	h8, h1, a8, a1 := at(7, 7), at(7, 0), at(0, 7), at(0, 0)
	g[h8], g[h1], g[a8], g[a1] = woods, town, hill, marsh
	east4 := turnedMap(g, quarterTurns[east])
	if east4[a8] != woods || east4[h8] != town {
		t.Error("the east edge does not come to lie north")
	}
	if w := turnedMap(g, quarterTurns[west]); w[a8] != marsh || w[h8] != hill {
		t.Error("the west edge does not come to lie north")
	}
	if s := turnedMap(g, quarterTurns[south]); s[a8] != town || s[h8] != marsh {
		t.Error("the south edge does not come to lie north")
	}
}
