package ccn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// ledgerBattle is a file of testdata/ledger/ccn-scenarios; its words are not
// compared.
type ledgerBattle struct {
	Schema       string   `toml:"schema"`
	ID           string   `toml:"id"`
	Order        int      `toml:"order"`
	Date         string   `toml:"date"`
	NameEN       string   `toml:"name_en"`
	NameIT       string   `toml:"name_it"`
	Provenance   string   `toml:"provenance"`
	BackgroundEN []string `toml:"background_en"`
	BackgroundIT []string `toml:"background_it"`
	First        string   `toml:"first_player"`
	Banners      int      `toml:"banners_to_win"`
	Fordable     bool     `toml:"streams_fordable"`
	Sides        map[string]struct {
		Position  string   `toml:"position"`
		Nations   []string `toml:"nations"`
		Commander string   `toml:"commander"`
		Hand      int      `toml:"hand"`
	} `toml:"sides"`
	Terrain struct {
		Forest  []string   `toml:"forest"`
		Hill    []string   `toml:"hill"`
		Rugged  []string   `toml:"rugged_hill"`
		Town    []string   `toml:"town"`
		River   []string   `toml:"river"`
		Ford    []string   `toml:"ford"`
		Bridge  []string   `toml:"bridge"`
		Sandpit []string   `toml:"sandpit"`
		Courses [][]string `toml:"river_courses"`
	} `toml:"terrain"`
	Fieldworks []struct {
		Hex   string   `toml:"hex"`
		Sides []string `toml:"sides"`
	} `toml:"fieldworks"`
	Objective []struct {
		ID      string   `toml:"id"`
		Side    string   `toml:"side"`
		Hexes   []string `toml:"hexes"`
		Mode    string   `toml:"mode"`
		Banners int      `toml:"banners"`
		Gained  string   `toml:"gained"`
		Kept    string   `toml:"kept"`
		TextEN  string   `toml:"text_en"`
		TextIT  string   `toml:"text_it"`
	} `toml:"objective"`
	Unit []struct {
		ID     string `toml:"id"`
		Nation string `toml:"nation"`
		Type   string `toml:"type"`
		Hex    string `toml:"hex"`
	} `toml:"unit"`
	Leader []struct {
		Name   string `toml:"name"`
		Nation string `toml:"nation"`
		Hex    string `toml:"hex"`
	} `toml:"leader"`
}

// ledgerBattles are the battles in the order of the ledger.
var ledgerBattles = [...]string{"rolica-first", "rolica-second", "vimeiro", "corunna", "talavera", "busaco", "barrosa",
	"fuentes-de-onoro", "albuera", "salamanca", "vitoria", "waterloo"}

func TestEveryBattleIsTheLedgers(t *testing.T) {
	files := printedScenarios(t)
	same(t, "the number of battles", len(files), len(ledgerBattles))
	for i, name := range ledgerBattles {
		t.Run("CCN-4.1 "+name, func(t *testing.T) {
			var l ledgerBattle
			readLedger(t, "ccn-scenarios/"+name+".toml", &l)
			same(t, "its place", l.Order, i+1)
			data, ok := files[fmt.Sprintf("ccn-%02d-%s.toml", i+1, name)]
			if !ok {
				t.Fatal("the program does not have it")
			}
			b := load(t, data)
			same(t, "CCN-4.4 who begins", sideNames[b.lead], l.First)
			same(t, "CCN-4.4 whose turn it is", sideNames[b.active], l.First)
			same(t, "CCN-5.1 banners that win", int(b.target), l.Banners)
			for s, side := range sideNames {
				same(t, "CCN-4.3 the hand of "+side, int(b.hands[s]), l.Sides[side].Hand)
				same(t, "the edge of "+side, b.atTop(rules.Side(s)), l.Sides[side].Position == "top")
			}
			sameMap(t, b, &l)
			samePieces(t, b, &l)
			sameObjectives(t, b, &l)
		})
	}
}

// sameMap compares the ground of every hex, the field works and the rivers.
func sameMap(t *testing.T, b *Board, l *ledgerBattle) {
	t.Helper()
	want := map[string]ground{}
	river := river
	if l.Fordable { // CCN-64.6
		river = ford
	}
	for g, list := range map[ground][]string{woods: l.Terrain.Forest, hill: l.Terrain.Hill, rugged: l.Terrain.Rugged, town: l.Terrain.Town,
		river: l.Terrain.River, bridge: l.Terrain.Bridge, sandpit: l.Terrain.Sandpit} {
		for _, h := range list {
			want[strings.ToLower(h)] = g
		}
	}
	for _, h := range l.Terrain.Ford {
		want[strings.ToLower(h)] = ford
	}
	works := map[string]uint8{}
	for _, w := range l.Fieldworks {
		for _, side := range w.Sides {
			works[strings.ToLower(w.Hex)] |= 1 << slices.Index([]string{"E", "NE", "NW", "W", "SW", "SE"}, side)
		}
	}
	for h := range hex(boardSize) {
		if h.real() {
			same(t, "the ground of "+h.name(), b.scenario.ground[h], want[h.name()])
			same(t, "the field works of "+h.name(), b.scenario.works[h], works[h.name()])
		}
	}
	var courses []string
	for _, course := range b.scenario.text.courses {
		line := ""
		for _, h := range course {
			line += strings.ToUpper(h.name()) + " "
		}
		courses = append(courses, line)
	}
	var drawn []string
	for _, course := range l.Terrain.Courses {
		drawn = append(drawn, strings.Join(course, " ")+" ")
	}
	if !slices.Equal(courses, drawn) {
		t.Errorf("the rivers run %q, the ledger says %q", courses, drawn)
	}
}

// samePieces compares who stands where.
func samePieces(t *testing.T, b *Board, l *ledgerBattle) {
	t.Helper()
	plain := strings.NewReplacer("é", "e", "è", "e", "ç", "c", "ó", "o", "'", "", " ", "-")
	for _, u := range l.Unit {
		h, _ := parseHex(strings.ToLower(u.Hex))
		x := b.unitOn(h)
		if x < 0 {
			t.Errorf("%s: nobody stands on %s", u.ID, u.Hex)
			continue
		}
		same(t, "the unit on "+u.Hex, b.typeOf(x).id, nationCodes[u.Nation]+"-"+strings.ToLower(u.Type))
		same(t, "CCN-4.2 its blocks", int(b.units[x].blocks), b.typeOf(x).blocks)
	}
	same(t, "the number of units", b.unitCount(), len(l.Unit))
	for _, x := range l.Leader {
		h, _ := parseHex(strings.ToLower(x.Hex))
		name := "nobody"
		if i := b.leaderOn(h); i >= 0 {
			name = leaderTypes[b.leaders[i].id].id
		}
		same(t, "the leader on "+x.Hex, name, nationCodes[x.Nation]+"-"+plain.Replace(strings.ToLower(x.Name)))
	}
	same(t, "the number of leaders", b.leaderCount(), len(l.Leader))
}

// sameObjectives compares the objectives.
func sameObjectives(t *testing.T, b *Board, l *ledgerBattle) {
	t.Helper()
	if len(b.scenario.objectives) != len(l.Objective) {
		t.Fatalf("%d objectives, the ledger has %d", len(b.scenario.objectives), len(l.Objective))
	}
	for i, o := range l.Objective {
		g := b.scenario.objectives[i]
		same(t, "CCN-64.1 the side", sideNames[g.side], o.Side)
		same(t, "CCN-64.1 the banners", g.banners, o.Banners)
		same(t, "CCN-64.1 the whole set", g.all, o.Mode == "all")
		var names []string
		for _, h := range g.hexes.List() {
			names = append(names, strings.ToUpper(h.name()))
		}
		slices.Sort(o.Hexes)
		slices.Sort(names)
		if !slices.Equal(names, o.Hexes) {
			t.Errorf("CCN-64.1 the hexes are %q, the ledger says %q", names, o.Hexes)
		}
		if o.Gained != "start_of_own_turn" || o.Kept != "while_held" { // else CCN-64.2 and 64.4 would not say all
			t.Errorf("it is gained at %s and kept %s", o.Gained, o.Kept)
		}
	}
}
