package manoeuvre

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

var sideWords = [...]string{"chance", "first", "second"} // by rules.Side, from Chance on

func TestThingsOfADraft(t *testing.T) {
	from := strings.NewReplacer(`at = "d2"`, `at = "d2", reduced = true, redoubt = true`, "opening", "hand = [\"fr-ig-1\", \"fr-ig-2\"]\nknown = [\"fr-ig-2\"]\nopening").Replace(laidOut)
	from = strings.Replace(from, "[south]", "[position]\nphase = \"discard\"\nturn = 1\nactive = \"south\"\n[south]", 1)
	_, d := rulestest.Edited(t, Book{}, from)
	show := func(x *rules.Thing) string {
		s := fmt.Sprint(x.Stock, x.Tool, " ", Book{}.Format(x.Ref), " ", sideWords[x.Side+1], " ", len(x.Cells))
		for _, p := range x.Props {
			s += fmt.Sprint(" ", p.Key, "=", p.Value)
		}
		return s
	}
	for path, want := range map[string]string{
		"map.ne":        "T02  chance 16 tile=T02 rot=0",
		"south.units.0": "fr-ig fr-ig first 1 at=d2 reduced=true redoubt=true called.en= called.it=",
		"north.units.0": "gb-1g gb-1g second 1 at=d7 reduced=false redoubt=false called.en= called.it=",
		"south.hand.0":  "fr-ig-1 fr-ig-1 first 0 pile=hand known=false",
		"south.hand.1":  "fr-ig-2 fr-ig-2 first 0 pile=hand known=true",
	} {
		if got := show(d.Thing(path)); got != want {
			t.Errorf("%s is %s, want %s", path, got, want)
		}
	}
	if p := d.Thing("south.units.0").Prop("redoubt"); !p.Begins {
		t.Error("a redoubt does not set the battle going")
	}
}

func TestWhatIsSeenOfAScenario(t *testing.T) {
	cell := func(text, unit string) string {
		_, d := rulestest.Edited(t, Book{}, text)
		for _, p := range (Book{}).View(d.Board, rules.Chance).Pieces {
			if p.Ref == refsByName[unit] {
				return Book{}.Format(p.Cell)
			}
		}
		return "gone"
	}
	diced := strings.Replace(laidOut, `first = "south"`, `first = "roll"`, 1)
	if got := cell(diced, "fr-ig"); got != "d2" {
		t.Errorf("before the dice the Guard stands on %q", got)
	}
	if got := cell(strings.Replace(diced, `"scenario"`, `"standard"`, 1), "fr-ig"); got != "" {
		t.Errorf("before edges are chosen it stands on %q", got)
	}
	if got := cell(strings.Replace(laidOut, `"gb-1g"`, `"gb-xx"`, 1), "fr-ig"); got != "d2" {
		t.Errorf("beside a flaw it stands on %q", got)
	}
	same := strings.Replace(laidOut, `army = "gb"`, `army = "fr"`, 1)
	same = strings.Replace(same, `"gb-1g"`, `"fr-ig"`, 1)
	if _, d := rulestest.Edited(t, Book{}, same); d.Thing("south.units.0").Ref == 0 || d.Thing("north.units.0").Ref != 0 {
		t.Error("of two armies that are one, both are on the board")
	}
}

func TestToolsAndTheBox(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, strings.Replace(laidOut, "opening", "hand = [\"fr-ig-1\"]\nopening", 1))
	kit := Book{}.Kit(d)
	for _, tool := range kit.Tools {
		switch {
		case tool.Layer == groundLayer:
			if c := tool.Sample.Cells[4]; string(c.Ground) != tool.Key || c.Col != 1 || c.Row != 1 || tool.Sample.Cells[1].Row != 0 || tool.Sample.Cols != 3 || tool.Sample.Cells[0].Ground != rules.GroundOpen {
				t.Errorf("%s is shown by %+v", tool.Key, tool.Sample)
			}
			if tool.Plain != (tool.Key == "open") || tool.Stroke != rules.StrokeCells {
				t.Errorf("%+v", tool)
			}
		case tool.Layer == tileLayer:
			if tool.Sample != tileMaps[findTile(tool.Key)] || tool.Stroke != rules.StrokeTile || !tool.Thing {
				t.Errorf("%+v", tool)
			}
		}
	}
	for id, want := range map[string]string{
		"fr-ig":          "first nation.fr man.stock.infantry infantry 8",
		"fr-gc":          "first nation.fr man.stock.cavalry cavalry 8",
		"gb-1g":          "second nation.gb man.stock.infantry infantry " + fmt.Sprint(armies[findArmy("gb")].units[unitIndex(findArmy("gb"), "gb-1g")].full),
		"pr-gg":          "chance nation.pr man.stock.infantry infantry 8",
		"fr-ig-1":        "first nation.fr man.stock.cards fr-ig-1 0",
		"fr-hq-ney":      "first nation.fr man.stock.commanders fr-hq-ney 1",
		"gb-hq-supply-1": "second nation.gb man.stock.events gb-hq-supply-1 1",
	} {
		i := slices.IndexFunc(kit.Stock, func(x rules.Stock) bool { return x.ID == id })
		if i < 0 {
			t.Errorf("there is no %s in the box", id)
			continue
		}
		x := kit.Stock[i]
		got := fmt.Sprint(sideWords[x.Side+1], " ", x.Group[0].Key, " ", x.Group[1].Key, " ", x.Piece.Face, " ", x.Piece.Value)
		if x.Card != nil {
			got = fmt.Sprint(sideWords[x.Side+1], " ", x.Group[0].Key, " ", x.Group[1].Key, " ", Book{}.Format(x.Card.Ref), " ", x.Left)
		}
		if got != want {
			t.Errorf("%s is %s, want %s", id, got, want)
		}
	}
	_, begun := rulestest.Edited(t, Book{}, laidOut, setTo("", "position.phase", "discard"))
	phases := Book{}.Kit(begun).Term("position.phase").Values
	if strings.Join(phases, " ") != " hand deploy redoubts discard draw move supply combat restore redoubt" {
		t.Error(phases)
	}
}

func TestEditsThatMeanNothingAreRefused(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, laidOut)
	for _, e := range []rules.Edit{
		{Do: rules.EditShape, Path: "map.nw"}, {Do: rules.EditPaint, Tool: "sea", Cells: cellsNamed("a1")}, {Do: rules.EditPaint, Tool: "hill"},
		{Do: rules.EditPaint, Tool: "hill", Cells: []rules.Ref{refsByName["fr-ig"]}},
		{Do: rules.EditPut, Stock: "fr-xx", Cells: cellsNamed("a1")}, {Do: rules.EditPut, Stock: "fr-gc"}, {Do: rules.EditPut, Stock: "pr-gg", Cells: cellsNamed("a1"), Side: rules.Chance},
		{Do: rules.EditPut, Stock: "pr-gg-1", Side: rules.Chance}, {Do: rules.EditPut, Path: "south.units.9", Cells: cellsNamed("a1")}, {Do: rules.EditPut, Path: "south.units.0"},
		{Do: rules.EditTake, Path: "south.units.9"}, {Do: rules.EditTake, Path: "south.army"}, {Do: rules.EditTake, Path: "rules"},
		setTo("", "weather", "rain"), setTo("", "first", "east"), setTo("", "map", "sea"), setTo("", "position.phase", "dawn"), setTo("", "south.army", "xx"),
		setTo("", "rules.turn_limit", "1000"), setTo("", "rules.attrition_target", "9"), setTo("", "south.start_reduced", "fr-ig gb-1g"),
		setTo("south.units.0", "colour", "red"), setTo("south.units.9", "at", "a1"), setTo("south.units.0", "redoubt", "maybe"), setTo("map.nw", "rot", "4"), setTo("map.nw", "tile", "T99"),
	} {
		if text, err := (Book{}).Edit(d, e); err == nil {
			t.Errorf("%+v leads to\n%s", e, text)
		}
	}
}

func TestMapsThatAreShortOrLiveUnderHeaders(t *testing.T) {
	short := strings.Replace(blankOf("board"), "[\n  \"........\",\n  \"........\",", "[\n  \"...\",\n", 1)
	text, d := rulestest.Edited(t, Book{}, short, painted("hill", "f8 a1"))
	if !strings.Contains(text, "rows = [\n  \".....H\",") || !strings.Contains(text, "\"H.......\",\n]") || len(d.Flaws) != 1 {
		t.Error(text, d.Flaws)
	}
	headed := strings.Replace(laidOut, "[map]\n", "", 1)
	for i, slot := range slotNames {
		headed = strings.Replace(headed, fmt.Sprintf("%s = { tile = \"T0%d\", rot = 0 }", slot, i+1), fmt.Sprintf("[map.%s]\ntile = \"T0%d\"\nrot = 1", slot, i+1), 1)
	}
	before, d := rulestest.Edited(t, Book{}, headed)
	if !d.Whole() || strings.Contains(before, "[map]") {
		t.Fatal(before, d.Flaws)
	}
	text, after := rulestest.Edited(t, Book{}, headed, rules.Edit{Do: rules.EditPaint, Tool: "T09", Cells: cellsNamed("h1")})
	if !after.Whole() || !strings.Contains(text, "[map.se]\ntile = \"T09\"\nrot = 0\n") || after.Board.(*Board).chart.ID != d.Board.(*Board).chart.ID {
		t.Error(text, after.Flaws)
	}
	if text, after = rulestest.Edited(t, Book{}, headed, painted("hill", "a1")); !after.Whole() || strings.Contains(text, "tile") {
		t.Error(text, after.Flaws)
	}
}

func TestTilesThatAreNotAllThere(t *testing.T) {
	lacks := strings.Replace(laidOut, "nw = { tile = \"T01\", rot = 0 }\n", "", 1)
	build{"dragged to a free slot", lacks, []rules.Edit{{Do: rules.EditPut, Path: "map.ne", Cells: cellsNamed("a8"), N: 1}}, []string{`nw = { tile = "T02", rot = 1 }`}, []string{"ne ="}}.check(t)
	bare := strings.Replace(lacks, `"T02", rot = 0`, `"T02"`, 1)
	build{"not turned", bare, []rules.Edit{{Do: rules.EditPaint, Tool: "T05", Cells: cellsNamed("h8")}}, []string{`ne = { tile = "T05" }`}, nil}.check(t)
	build{"turned", bare, []rules.Edit{{Do: rules.EditPaint, Tool: "T05", Cells: cellsNamed("h8"), N: 1}}, []string{`ne = { tile = "T05", rot = 1 }`}, nil}.check(t)
	d := build{"filled up", bare, []rules.Edit{setTo("", "map", "tiles")}, []string{`nw = { tile = "T01", rot = 0 }`, `ne = { tile = "T02"`}, nil}.check(t)
	if !d.Whole() {
		t.Error(d.Flaws)
	}
	d = build{"with what cannot lie there", strings.Replace(bare, `"T03", rot = 0`, `"T02", rot = 7`, 1), []rules.Edit{setTo("", "map", "tiles")}, []string{`ne = { tile = "T02"`, `se = { tile = "T04"`}, nil}.check(t)
	if !d.Whole() {
		t.Error(d.Flaws)
	}
}

func TestNoUnitDrownsInATileThatIsFilledIn(t *testing.T) {
	var units []string
	for i, u := range armies[findArmy("fr")].units { // on the whole home ranks of a slot
		units = append(units, fmt.Sprintf("{ unit = %q, at = %q }", u.id, at(i%4, i/4).name()))
	}
	text := strings.Replace(blankOf("board"), "units = [\n]", "units = ["+strings.Join(units, ", ")+"]", 1)
	// no tile shows what is painted here
	text, _ = rulestest.Edited(t, Book{}, text, painted("lake", "a3 b3 c3 d3"), painted("town", "a4 b4 c4 d4"), setTo("", "map", "tiles"))
	_, d := rulestest.Edited(t, Book{}, text)
	if !d.Whole() {
		t.Error(d.Flaws[0].Err)
	}
	wet := func(n int) bool {
		for row := 2; row < 4; row++ {
			for col := range 4 {
				if tiles[n].turned(0, row, col) == lake {
					return true
				}
			}
		}
		return false
	}
	lay := slices.IndexFunc(tiles[:], func(x mapTile) bool { return wet(findTile(x.id)) })
	drowned := strings.Replace(text, `[map]`, "[map]\n", 1)
	_, d = rulestest.Edited(t, Book{}, drowned, rules.Edit{Do: rules.EditPaint, Tool: tiles[lay].id, Cells: cellsNamed("a1")})
	if d.Whole() || d.Flaws[0].Err.Key != "man.fault.unit.lake" {
		t.Errorf("nobody drowns on %s", tiles[lay].id)
	}
	_, d = rulestest.Edited(t, Book{}, strings.Replace(d.Text, `"`+tiles[lay].id+`"`, `"T99"`, 1))
	if all := fixes(d, d.Flaws[0]); len(all) == 0 || all[0].Text.Key != "man.fix.tile" {
		t.Error(d.Flaws)
	} else if _, d = rulestest.Edited(t, Book{}, d.Text, all[0].Edits...); !d.Whole() {
		t.Error(d.Flaws[0].Err)
	}
}

func TestLakesAreDrainedAtEveryEdgeThatMayBeChosen(t *testing.T) {
	text := "format = 1\nfirst = \"roll\"\n[rules]\nsetup = \"tournament\"\n[map]\nrows = [" + strings.Repeat(`"LLO..OLL", `, 7) + `"LLLLLLLL"]` + "\n"
	_, d := rulestest.Edited(t, Book{}, text)
	if len(d.Flaws) != 1 || len(d.Flaws[0].Cells) == 0 || len(fixes(d, d.Flaws[0])) == 0 {
		t.Fatal(d.Flaws)
	}
	edits := fixes(d, d.Flaws[0])[0].Edits
	if _, d = rulestest.Edited(t, Book{}, text, edits...); !d.Whole() || len(edits[0].Cells) > 20 {
		t.Error(d.Flaws, len(edits[0].Cells))
	}
	settled := strings.NewReplacer("tournament", "scenario", "LLO..OLL", "LLLLLLLL").Replace(text) + "[south]\narmy = \"fr\"\n[north]\narmy = \"gb\"\n"
	_, d = rulestest.Edited(t, Book{}, settled)
	if edits = fixes(d, d.Flaws[0])[0].Edits; len(edits[0].Cells) != 16 {
		t.Errorf("%d lakes are drained", len(edits[0].Cells))
	}
}

func TestAUnitIsMovedToWhereItMayStand(t *testing.T) {
	move := func(text string) string {
		_, d := rulestest.Edited(t, Book{}, text)
		return Book{}.Format(fixes(d, d.Flaws[0])[0].Text.A)
	}
	if got := move(strings.Replace(laidOut, `"d2"`, `"d6"`, 1)); got != "d2" {
		t.Errorf("before the battle to %s", got)
	}
	begun, _ := rulestest.Edited(t, Book{}, laidOut, setTo("", "position.phase", "discard"), painted("lake", "d5"), setTo("south.units.0", "at", "d5"))
	if got := move(begun); got != "d4" {
		t.Errorf("in the battle to %s", got)
	}
	if got := move(strings.Replace(laidOut, `"d7"`, `""`, 1)); got != "d7" {
		t.Errorf("from nowhere to %s", got)
	}
}

func TestAForeignUnitBringsItsArmy(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, strings.Replace(laidOut, `"fr-ig"`, `"ru-or"`, 1))
	fix := fixes(d, d.Flaws[0])[0]
	if text, d := rulestest.Edited(t, Book{}, d.Text, fix.Edits...); !d.Whole() || !strings.Contains(text, `army = "ru"`) || fix.Text.A != armyRef(findArmy("ru")) {
		t.Error(text)
	}
}

func TestManyFlawsAreMendedOneAfterTheOther(t *testing.T) {
	var deck []string
	for i := range 200 {
		deck = append(deck, fmt.Sprintf("x-%d", i))
	}
	_, d := rulestest.Edited(t, Book{}, strings.Replace(laidOut, "opening", "known = ["+quoted(deck)+"]\nopening", 1))
	if last := len(d.Flaws) - 1; last != 199 || len(fixes(d, d.Flaws[0])) != 1 || len(fixes(d, d.Flaws[last])) != 1 {
		t.Fatalf("%d flaws: the first and the last of them are not mended", len(d.Flaws))
	}
	for len(d.Flaws) > 0 {
		n := len(d.Flaws)
		_, d = rulestest.Edited(t, Book{}, d.Text, fixes(d, d.Flaws[0])[0].Edits...)
		if len(d.Flaws) != n-1 {
			t.Fatal(n, len(d.Flaws))
		}
	}
}

func TestTheFormatIsMended(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, strings.Replace(laidOut, "format = 1", "format = 2", 1))
	if len(d.Flaws) != 1 || len(fixes(d, d.Flaws[0])) != 1 {
		t.Fatal(d.Flaws)
	}
	if text, d := rulestest.Edited(t, Book{}, d.Text, fixes(d, d.Flaws[0])[0].Edits...); !d.Whole() || text != laidOut {
		t.Error(text)
	}
}

func TestTilesThatWerePaintedAreFoundAgain(t *testing.T) {
	from := strings.NewReplacer(`"T01", rot = 0`, `"T17", rot = 1`, `"T02", rot = 0`, `"T20", rot = 3`, `"T03", rot = 0`, `"T12", rot = 2`, `"T04", rot = 0`, `"T09", rot = 0`).Replace(blankOf("tiles"))
	text, d := rulestest.Edited(t, Book{}, from, setTo("", "map", "drawn"), setTo("", "map", "tiles"))
	if strings.Replace(text, "seed = \""+strings.TrimPrefix(d.Board.(*Board).chart.ID, mapID)+"\"\n", "", 1) != from {
		t.Error(text)
	}
}

func TestATileOnWhichAUnitWouldDrownDoesNotFit(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, laidOut)
	x := editor{nil, d, d.Board.(*Board)}
	for n := range tiles {
		for rot := range 4 { // the Guard stands on d2, in the third row of the tile in the south-west
			drowns := tiles[n].turned(rot, 2, 3) == lake
			if fitsAll(2, laid{int8(n), int8(rot)}, x.bears) == drowns {
				t.Errorf("%s turned %d times fits: %v", tiles[n].id, rot, drowns)
			}
		}
	}
}

func TestAFlawOfARowLiesOnItsSquares(t *testing.T) {
	rows := strings.Replace(blankOf("board"), "  \"........\",\n  \"........\",", "  \"........\",\n  \"...\",", 1)
	_, d := rulestest.Edited(t, Book{}, rows)
	if c := d.Flaws[0].Cells; len(c) != 8 || c[0] != refsByName["a7"] || c[7] != refsByName["h7"] {
		t.Error(c)
	}
}

func TestWhatFixesWrite(t *testing.T) {
	begun, _ := rulestest.Edited(t, Book{}, laidOut, setTo("", "position.phase", "discard"))
	for _, x := range []struct{ name, text, want string }{
		{"a free redoubt more", strings.NewReplacer("opening", "free_redoubts = 2\nopening", `"d2"`, `"d2", redoubt = true`).Replace(laidOut), "free_redoubts = 3"},
		{"the turn of him who is first", strings.NewReplacer(`first = "south"`, `first = "north"`, `active = "south"`, `active = "x"`).Replace(begun), `active = "north"`},
		{"the south where nobody is first", strings.NewReplacer(`active = "south"`, `active = "x"`).Replace(begun), `active = "south"`},
		{"as many redoubts as may be", strings.Replace(laidOut, "opening", "free_redoubts = 12\nopening", 1), "free_redoubts = 8"},
		{"none fewer than none", strings.Replace(laidOut, "opening", "free_redoubts = -12\nopening", 1), "opening"},
		{"five cards", strings.Replace(laidOut, "opening", "hand = [\"fr-ig-1\", \"fr-ig-2\", \"fr-ig-3\", \"fr-ig-4\", \"fr-ig-5\", \"fr-gc-1\", \"fr-gc-2\"]\nopening", 1), `hand = ["fr-ig-1", "fr-ig-2", "fr-ig-3", "fr-ig-4", "fr-ig-5"]`},
	} {
		_, d := rulestest.Edited(t, Book{}, x.text)
		text, d := rulestest.Edited(t, Book{}, x.text, fixes(d, d.Flaws[0])[0].Edits...)
		if !d.Whole() || !strings.Contains(text, x.want) || strings.Contains(text, "-12") {
			t.Errorf("%s: %v\n%s", x.name, d.Flaws, text)
		}
	}
	// as many come back as it takes, and no more
	lost := begun[:strings.Index(begun, "  { unit = \"fr-8l\"")] + begun[strings.Index(begun, "]\n\n[north]"):]
	_, d := rulestest.Edited(t, Book{}, lost)
	_, d = rulestest.Edited(t, Book{}, lost, fixes(d, d.Flaws[0])[0].Edits...)
	if b := d.Board.(*Board); b.losses(rules.First) != 4 || b.losses(rules.Second) != 0 {
		t.Errorf("%d and %d are lost", b.losses(rules.First), b.losses(rules.Second))
	}
}

func TestUnitsWithoutAPlaceComeToTheirHomeRanks(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, laidOut, painted("lake", "d8 d1 e1"), setTo("", "position.phase", "discard"))
	b := d.Board.(*Board)
	for s := range b.force {
		for u, q := range b.force[s].at {
			if !home(b.force[s].north).Has(q) {
				t.Errorf("%s stands on %d:\n%s", b.unitType(rules.Side(s), u).id, q, text)
			}
		}
	}
	// where there is no room, one is lost
	_, d = rulestest.Edited(t, Book{}, laidOut, painted("lake", "a2 b2 c2 e2 f2 g2 h2 d1 e1"), setTo("", "position.phase", "discard"))
	if b = d.Board.(*Board); !d.Whole() || b.losses(rules.First) != 1 {
		t.Error(d.Flaws, b.losses(rules.First))
	}
}

func TestTheMomentKeepsWhatItSays(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, laidOut)
	if (Book{}).Kit(d).Term("position.phase").Value != "" || (Book{}).Kit(d).Term("position.turn") != nil || (Book{}).Kit(d).Term("map").Value != "tiles" {
		t.Error("the battle has begun")
	}
	text, d := rulestest.Edited(t, Book{}, laidOut, setTo("", "position.phase", "discard"), setTo("south.units.0", "reduced", "true"))
	if (Book{}).Kit(d).Term("position.phase").Value != "discard" || !strings.Contains(text, "reduced = true") || d.Thing("south.units.0").Prop("reduced").Value != "true" {
		t.Error(text)
	}
	over := strings.Replace(text, `"discard"`, `"over"`, 1)
	_, d = rulestest.Edited(t, Book{}, over)
	if p := (Book{}).Kit(d).Term("position.phase"); p.Value != "over" || !slices.Contains(p.Values, "over") {
		t.Error(p)
	}
	_, d = rulestest.Edited(t, Book{}, over, setTo("", "position.winner", "north"), setTo("", "position.ending", "night-worn"))
	if r := d.Board.Result(); !d.Whole() || r.Winner != rules.Second || r.Rule != "MAN-2.2.10" {
		t.Error(d.Flaws, r)
	}
	// what begins reduced is of the set-up, not of the battle
	worn := strings.Replace(text, "opening", "start_reduced = [\"fr-gc\"]\nopening", 1)
	_, d = rulestest.Edited(t, Book{}, worn)
	for i := range d.Things {
		if x := &d.Things[i]; x.Stock == "fr-gc" && x.Prop("reduced").Value != "false" {
			t.Error("a unit of the battle is reduced by the set-up")
		}
	}
}

func TestAnArmyKeepsItsCards(t *testing.T) {
	from := strings.Replace(laidOut, "opening", "hand = [\"fr-ig-1\", \"fr-1c-1\"]\nopening", 1)
	if text, _ := rulestest.Edited(t, Book{}, from, setTo("", "south.army", "fr")); text != from {
		t.Error(text)
	}
	own := strings.Replace(laidOut, "opening", "hand = [\"ru-or-1\", \""+decks[findArmy("ru")].card[0].id+"\"]\nopening", 1)
	text, _ := rulestest.Edited(t, Book{}, own, setTo("", "south.army", "ru"))
	if !strings.Contains(text, `hand = ["ru-or-1"`) {
		t.Error("cards of the army that comes are taken away:\n" + text)
	}
	_, d := rulestest.Edited(t, Book{}, laidOut)
	p := (Book{}).Kit(d).Term("south.army")
	if len(p.Values) != 9 || len(p.Names) != 9 || p.Value != "fr" {
		t.Error(p)
	}
}

func TestWhatIsTakenBackLeavesNothing(t *testing.T) {
	for _, x := range []struct {
		name, from string
		edits      []rules.Edit
	}{
		{"a redoubt that was never there", laidOut, []rules.Edit{setTo("south.units.0", "redoubt", "false")}},
		{"a battle begun and begun again", edits(t, laidOut, setTo("", "position.phase", "discard")), []rules.Edit{setTo("", "position.phase", "discard")}},
		{"the same first player", laidOut, []rules.Edit{setTo("", "first", "south")}},
		{"the same tile", laidOut, []rules.Edit{{Do: rules.EditPut, Path: "map.nw", Cells: cellsNamed("a8")}}},
		{"the same ground", blankOf("board"), []rules.Edit{setTo("", "map", "open"), setTo("", "map", "drawn")}},
		{"a battle that has not begun", laidOut, []rules.Edit{setTo("", "position.phase", "")}},
	} {
		text := strings.Replace(edits(t, x.from, x.edits...), "seed = \""+firstSeed+"\"\n", "", 1)
		if text != x.from {
			t.Errorf("%s:\n%s", x.name, text)
		}
	}
	text := edits(t, strings.Replace(laidOut, "opening", "hand = [\"fr-ig-1\"]\nknown = [\"fr-ig-1\"]\nopening", 1), setTo("south.hand.0", "known", "false"))
	if !strings.Contains(text, "known = []") {
		t.Error(text)
	}
	d := build{"two beside each other", laidOut, []rules.Edit{setTo("", "south.start_reduced", "fr-gc")}, nil, nil}.check(t)
	if kit := (Book{}).Kit(d); kit.Term("south.start_reduced").Value != "fr-gc" || kit.Term("north.start_reduced").Value != "" || kit.Term("south.free_redoubts").High != 8 {
		t.Error("the terms say otherwise")
	}
}

// What will begin reduced is seen so before the battle begins, as it is in play.
func TestUnitsThatBeginReducedAreSeenSo(t *testing.T) {
	begins := build{"at the start", laidOut, []rules.Edit{setTo("", "south.start_reduced", "fr-ig")}, nil, nil}.check(t)
	listed := strings.Replace(laidOut, "opening", "start_reduced = [\"fr-ig\"]\nopening", 1)
	other, err := Book{}.Draft(listed)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range []*rules.Draft{begins, other} {
		for _, p := range (Book{}).View(d.Board, rules.Chance).Pieces {
			worn, want := slices.Contains(p.State, rules.StateReduced), p.Ref == refsByName["fr-ig"]
			u := armies[findArmy("fr")].units[unitIndex(findArmy("fr"), "fr-ig")]
			if worn != want || worn && (p.N != 1 || p.Value != strconv.Itoa(u.reduced)) || !worn && p.N != 2 {
				t.Errorf("%s is seen as %d of %d, %s, %v", Book{}.Format(p.Ref), p.N, p.Of, p.Value, p.State)
			}
		}
	}
}

// firstSeed are the letters of the ground of laidOut.
var firstSeed = func() string {
	d, err := Book{}.Draft(laidOut)
	if err != nil {
		panic(err)
	}
	return strings.TrimPrefix(d.Board.(*Board).chart.ID, mapID)
}()

// edits is the text after edits.
func edits(t *testing.T, text string, all ...rules.Edit) string {
	t.Helper()
	text, _ = rulestest.Edited(t, Book{}, text, all...)
	return text
}
