package manoeuvre

import (
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/tomlfile"
)

func TestTheWorkshopKeepsTheContract(t *testing.T) {
	starts := rulestest.Starts(t, "manoeuvre")
	for name, text := range otherwise(t) {
		starts = append(starts, rulestest.Start{Name: name, Data: []byte(text)})
	}
	slices.SortFunc(starts, func(a, b rulestest.Start) int { return strings.Compare(a.Name, b.Name) })
	rulestest.Workshop(t, Book{}, starts, rulestest.Long(200, 24, 12), rulestest.Long(2000, 300, 120))
}

// otherwise are battles as others might write them: tables and lists in the other
// forms that TOML has, the line ends of another system, and a battle that has begun.
func otherwise(t *testing.T) map[string]string {
	begun, _ := rulestest.Edited(t, Book{}, laidOut, setTo("north.units.0", "redoubt", "true"), rules.Edit{Do: rules.EditPut, Stock: "fr-ig-1"}, rules.Edit{Do: rules.EditPut, Stock: "fr-gc-1"},
		setTo("south.hand.0", "pile", "discards"), setTo("south.discards.0", "known", "true"), setTo("", "position.phase", "combat"))
	return map[string]string{
		"begun": begun,
		"crlf":  strings.ReplaceAll(laidOut, "\n", "\r\n"),
		"headers": strings.NewReplacer("nw = { tile = \"T01\", rot = 0 }\nne = { tile = \"T02\", rot = 0 }\nsw = { tile = \"T03\", rot = 0 }\nse = { tile = \"T04\", rot = 0 }", "[map.nw]\ntile = \"T01\"\n[map.ne]\ntile = \"T02\"\n[map.sw]\ntile = \"T03\"\n[map.se]\ntile = \"T04\"\nrot = 1",
			"units = [\n  { unit = \"fr-ig\", at = \"d2\" }, # the Guard\n]", "[[south.units]]\nunit = \"fr-ig\" # the Guard\nat = \"d2\"\n").Replace(laidOut),
		"inline": "format = 1\nfirst = 'south'\nsouth = { army = \"fr\", units = [{ unit = \"fr-ig\", at = \"d2\" }], hand = [\"fr-ig-1\"] }\nnorth = { army = \"ru\" }\nrules = { setup = \"scenario\" }\n" +
			"map = { nw = { tile = \"T01\" }, ne = { tile = \"T02\" }, sw = { tile = \"T03\" }, se = { tile = \"T04\" } }\n",
	}
}

// The edits of a hand.
func cellsNamed(names string) []rules.Ref { return squareRefs(strings.Fields(names)...) }

func painted(tool, names string) rules.Edit {
	return rules.Edit{Do: rules.EditPaint, Tool: tool, Cells: cellsNamed(names)}
}

func putAt(stock, name string) rules.Edit {
	return rules.Edit{Do: rules.EditPut, Stock: stock, Cells: cellsNamed(name)}
}

func setTo(path, key, value string) rules.Edit {
	return rules.Edit{Do: rules.EditSet, Path: path, Key: key, Value: value}
}

func blankOf(key string) string {
	for _, b := range (Book{}).Blanks() {
		if b.Key == key {
			return b.Text
		}
	}
	return ""
}

// build is edits of a text, with what then stands in it and what does not.
type build struct {
	name, from string
	edits      []rules.Edit
	want, gone []string
}

func (x build) check(t *testing.T) *rules.Draft {
	t.Helper()
	text, d := rulestest.Edited(t, Book{}, x.from, x.edits...)
	for _, want := range x.want {
		if !strings.Contains(text, want) {
			t.Errorf("%s: no %s in\n%s", x.name, want, text)
		}
	}
	for _, gone := range x.gone {
		if strings.Contains(text, gone) {
			t.Errorf("%s: %s in\n%s", x.name, gone, text)
		}
	}
	return d
}

// laidOut is a battle on tiles with a unit each.
var laidOut = strings.NewReplacer("army = \"fr\"\nopening = \"random\"\nunits = [\n]", "army = \"fr\"\nopening = \"random\"\nunits = [\n  { unit = \"fr-ig\", at = \"d2\" }, # the Guard\n]",
	"army = \"gb\"\nopening = \"random\"\nunits = [\n]", "army = \"gb\"\nopening = \"random\"\nunits = [\n  { unit = \"gb-1g\", at = \"d7\" },\n]").Replace(blankOf("tiles"))

func TestBlanksCanBePlayed(t *testing.T) {
	for _, b := range (Book{}).Blanks() {
		d, err := Book{}.Draft(b.Text)
		if err != nil || !d.Whole() {
			t.Errorf("%s: %v", b.Key, err)
		}
	}
	loaded(t, laidOut).On("setup.deploy", "fr")
}

func TestGroundIsPainted(t *testing.T) {
	for _, x := range []build{
		{"on a board", blankOf("board"), []rules.Edit{painted("woods", "a8 c8 h1"), painted("lake", "d4"), painted("marsh", "e5"), painted("town", "f6"), painted("fields", "g3"), painted("hill", "a4")},
			[]string{"[\n  \"W.W.....\",\n  \"........\",\n  \".....T..\",\n  \"....M...\",\n  \"H..L....\",\n  \"......F.\",\n  \"........\",\n  \".......W\",\n]"}, nil},
		{"over", blankOf("board"), []rules.Edit{painted("woods", "a8 b8"), painted("hill", "a8"), painted("open", "b8")}, []string{"\"H.......\""}, []string{"W"}},
		{"and erased", blankOf("board"), []rules.Edit{painted("woods", "a8 b8"), {Do: rules.EditErase, Tool: "hill", Cells: cellsNamed("a8")}}, []string{"\".W......\""}, nil},
		{"as the file writes open ground", strings.ReplaceAll(blankOf("board"), "........", "OOOOOOOO"), []rules.Edit{painted("woods", "a8"), painted("open", "a8")}, []string{"[\n  \"OOOOOOOO\",\n"}, []string{"....", "O."}},
	} {
		x.check(t)
	}
	text, d := rulestest.Edited(t, Book{}, laidOut, painted("lake", "a8"))
	if before, _ := (Book{}).Draft(laidOut); !d.Whole() || strings.Contains(text, "tile =") || !strings.Contains(text, "# the Guard") {
		t.Error(text, d.Flaws)
	} else {
		for q := range square(64) {
			is, was := d.Board.(*Board).ground[q], before.Board.(*Board).ground[q]
			if q == at(0, 7) && is != lake || q != at(0, 7) && is != was {
				t.Errorf("%s is %d, was %d", q.name(), is, was)
			}
		}
	}
}

func TestTilesAreLaid(t *testing.T) {
	tile := func(id, cell string, turns int) rules.Edit {
		return rules.Edit{Do: rules.EditPaint, Tool: id, Cells: cellsNamed(cell), N: turns}
	}
	for _, x := range []build{
		{"a new one", laidOut, []rules.Edit{tile("T09", "h8", 3)}, []string{`ne = { tile = "T09", rot = 3 }`, `nw = { tile = "T01", rot = 0 }`}, []string{"T02"}},
		{"put by the hand", laidOut, []rules.Edit{{Do: rules.EditPut, Tool: "T09", Cells: cellsNamed("a1"), N: 5}}, []string{`sw = { tile = "T09", rot = 1 }`}, []string{"T03"}},
		{"one that lies changes places", laidOut, []rules.Edit{tile("T01", "e1", 2)}, []string{`se = { tile = "T01", rot = 2 }`, `nw = { tile = "T04", rot = 0 }`}, nil},
		{"dragged", laidOut, []rules.Edit{{Do: rules.EditPut, Path: "map.nw", Cells: cellsNamed("e4")}}, []string{`se = { tile = "T01", rot = 0 }`, `nw = { tile = "T04", rot = 0 }`}, nil},
		{"turned", laidOut, []rules.Edit{setTo("map.nw", "rot", "2"), setTo("map.ne", "tile", "T20")}, []string{`nw = { tile = "T01", rot = 2 }`, `ne = { tile = "T20", rot = 0 }`}, nil},
		{"on a painted map", blankOf("board"), []rules.Edit{tile("T17", "a8", 1)}, tileRows("T17", 1), []string{"tile ="}},
	} {
		if d := x.check(t); !d.Whole() {
			t.Errorf("%s: %v", x.name, d.Flaws[0].Err)
		}
	}
	d := build{"taken", laidOut, []rules.Edit{{Do: rules.EditTake, Path: "map.nw"}, {Do: rules.EditErase, Tool: "T20", Cells: cellsNamed("h1")}}, nil, []string{"nw =", "se ="}}.check(t)
	if len(d.Flaws) != 1 || len(d.Flaws[0].Cells) != 32 || d.Board.(*Board).ground[at(7, 7)] == bare || d.Board.(*Board).ground[0] == bare || d.Board.(*Board).ground[at(0, 7)] != bare {
		t.Errorf("%+v", d.Flaws)
	}
}

// tileRows are the first letters of rows that begin with a tile.
func tileRows(id string, rot int) (rows []string) {
	for row := range 4 {
		line := ""
		for col := range 4 {
			line += strings.Replace(string(terrain[tiles[findTile(id)].turned(rot, row, col)].letter), "O", ".", 1)
		}
		rows = append(rows, `"`+line+`...."`)
	}
	return rows
}

func TestTheMapIsMadeInThreeWays(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, laidOut, setTo("", "map", "drawn"))
	if !d.Whole() || strings.Contains(text, "tile =") || !strings.Contains(text, "rows = [") {
		t.Error(text)
	}
	if again, _ := rulestest.Edited(t, Book{}, text, setTo("", "map", "tiles")); !strings.Contains(again, `nw = { tile = "T01", rot = 0 }`) || !strings.Contains(again, `se = { tile = "T04", rot = 0 }`) || strings.Contains(again, "rows") {
		t.Error("tiles that were painted are not found again:\n" + again)
	}
	text, d = rulestest.Edited(t, Book{}, blankOf("tiles"), setTo("", "map", "open"))
	if !d.Whole() || strings.Contains(text, "tile") || strings.Contains(text, "seed") {
		t.Error(text)
	}
	loaded(t, text).WantAsk("setup.map", "fr")
	_, d = rulestest.Edited(t, Book{}, text, painted("hill", "c3"))
	if b := d.Board.(*Board); !d.Whole() || b.ground[at(2, 2)] != hill || b.ground[0] != open {
		t.Error("a map that was not there is not painted")
	}
	if (Book{}).Kit(d).Term("map").Value != "drawn" {
		t.Error("it is not called drawn")
	}
}

func TestAMapKeepsItsPictureWhenItIsPaintedOn(t *testing.T) {
	var ways [][]rules.Edit
	for _, e := range []rules.Edit{painted("woods", "e5"), {Do: rules.EditPaint, Tool: "T20", Cells: cellsNamed("e5")}, setTo("map.ne", "rot", "1"), setTo("", "map", "drawn")} {
		ways = append(ways, []rules.Edit{e, painted("hill", "a1")})
	}
	rulestest.Pictured(t, Book{}, laidOut, ways...)
}

func TestABoardThatIsTurnedHasAnotherPicture(t *testing.T) {
	text := "format = 1\nfirst = \"south\"\n[map]\nseed = \"x\"\nrows = [" + strings.Repeat(`"WWWW....",`, 8) + "]\n[south]\narmy = \"fr\"\n[north]\narmy = \"gb\"\n"
	if id := loaded(t, text).Play("edge @north").board().chart.ID; id != mapID+"x" {
		t.Error(id)
	}
	g := loaded(t, text).Play("edge @east")
	if id := g.board().chart.ID; id != mapID+"x-east" {
		t.Error(id)
	}
	if id := loaded(t, string((Book{}).Save(g.board()))).board().chart.ID; id != mapID+"x-east" {
		t.Error("saved: " + id)
	}
}

func TestUnitsAndCardsArePut(t *testing.T) {
	guard := "south.units.0"
	for _, x := range []build{
		{"units", blankOf("board"), []rules.Edit{putAt("fr-ig", "d2"), putAt("fr-gc", "e2"), putAt("gb-1g", "d7")},
			[]string{"units = [\n  { unit = \"fr-ig\", at = \"d2\" },\n  { unit = \"fr-gc\", at = \"e2\" },\n]", `{ unit = "gb-1g", at = "d7" }`}, nil},
		{"one that stands", laidOut, []rules.Edit{putAt("fr-ig", "c1")}, []string{`{ unit = "fr-ig", at = "c1" }, # the Guard`}, []string{"d2"}},
		{"moved", laidOut, []rules.Edit{{Do: rules.EditPut, Path: guard, Cells: cellsNamed("e1")}}, []string{`{ unit = "fr-ig", at = "e1" }`}, []string{"d2"}},
		{"set", laidOut, []rules.Edit{setTo(guard, "at", "e1"), setTo(guard, "reduced", "true")}, []string{`{ unit = "fr-ig", at = "e1", reduced = true }`}, nil},
		{"nowhere", laidOut, []rules.Edit{setTo(guard, "at", "")}, nil, []string{"fr-ig", "the Guard"}},
		{"taken", laidOut, []rules.Edit{{Do: rules.EditTake, Path: guard}}, []string{"gb-1g"}, []string{"fr-ig"}},
		{"reduced by name", laidOut, []rules.Edit{setTo("", "south.start_reduced", "fr-gc fr-ig")},
			[]string{`at = "d2", reduced = true }`, `start_reduced = ["fr-gc"]`}, nil},
		{"and not", laidOut, []rules.Edit{setTo("", "south.start_reduced", "fr-ig fr-gc"), setTo("", "south.start_reduced", "fr-ig"), setTo(guard, "reduced", "false")},
			nil, []string{"reduced"}},
		{"a hand", laidOut, []rules.Edit{{Do: rules.EditPut, Stock: "fr-ig-1"}, {Do: rules.EditPut, Stock: "gb-1g-2"}, {Do: rules.EditPut, Stock: "fr-hq-ney"}}, []string{`hand = ["fr-ig-1", "fr-hq-ney"]`, `hand = ["gb-1g-2"]`}, nil},
		{"discards", laidOut, []rules.Edit{{Do: rules.EditPut, Stock: "fr-ig-1"}, setTo("south.hand.0", "pile", "discards"), setTo("south.discards.0", "known", "true")},
			[]string{`discards = ["fr-ig-1"]`, `known = ["fr-ig-1"]`, "hand = []"}, nil},
		{"the deck again", laidOut, []rules.Edit{{Do: rules.EditPut, Stock: "fr-ig-1"}, setTo("south.hand.0", "known", "true"), {Do: rules.EditTake, Path: "south.hand.0"}}, nil, []string{`"fr-ig-1"`}},
		{"an army with its unit", strings.Replace(blankOf("board"), "army = \"fr\"\n", "", 1), []rules.Edit{{Do: rules.EditPut, Stock: "pr-gg", Cells: cellsNamed("a1"), Side: rules.First}}, []string{`army = "pr"`, `{ unit = "pr-gg", at = "a1" }`}, nil},
	} {
		if d := x.check(t); !d.Whole() {
			t.Errorf("%s: %v", x.name, d.Flaws[0].Err)
		}
	}
}

func TestUnitsBeginReducedOnlyOnce(t *testing.T) {
	from := strings.Replace(laidOut, "opening", "start_reduced = [\"fr-ig\"]\nopening", 1)
	_, d := rulestest.Edited(t, Book{}, from)
	if d.Thing("south.units.0").Prop("reduced").Value != "true" {
		t.Error("a unit that begins reduced is not called so")
	}
	build{"set", from, []rules.Edit{setTo("south.units.0", "reduced", "false")}, nil, []string{"reduced"}}.check(t)
}

func TestADeckThatIsWrittenOut(t *testing.T) {
	var deck []string
	for c := range deckSize {
		deck = append(deck, decks[findArmy("fr")].card[c].id)
	}
	from := strings.Replace(laidOut, "opening", "deck = ["+quoted(deck)+"]\nopening", 1)
	d := build{"dealt", from, []rules.Edit{{Do: rules.EditPut, Stock: "fr-ig-1"}}, []string{`hand = ["fr-ig-1"]`}, []string{`"fr-ig-1", "`}}.check(t)
	d2 := build{"put back", d.Text, []rules.Edit{{Do: rules.EditTake, Path: "south.hand.0"}}, []string{`, "fr-ig-1"]`}, nil}.check(t)
	if !d.Whole() || !d2.Whole() {
		t.Error(d.Flaws, d2.Flaws)
	}
}

func TestTermsOfABattle(t *testing.T) {
	for _, x := range []build{
		{"first", laidOut, []rules.Edit{setTo("", "first", "north")}, []string{`first = "north"`}, nil},
		{"dice", laidOut, []rules.Edit{setTo("", "first", "roll")}, nil, []string{"first ="}},
		{"words", laidOut, []rules.Edit{setTo("", "scenario.story_en", "Rain.")}, []string{`story_en = "Rain."`}, nil},
		{"switches", laidOut, []rules.Edit{setTo("", "rules.ambush", "revised"), setTo("", "rules.attrition_target", "3"), setTo("", "rules.turn_limit", "17")},
			[]string{`ambush = "revised"`, "attrition_target = 3\n", "turn_limit = 17\n"}, nil},
		{"as they are", laidOut, []rules.Edit{setTo("", "rules.turn_limit", "17"), setTo("", "rules.turn_limit", "0")}, nil, []string{"turn_limit"}},
		{"hands", laidOut, []rules.Edit{setTo("", "south.opening", "chosen"), setTo("", "north.opening", "option")}, []string{`opening = "chosen"`}, []string{"random"}},
		{"redoubts", laidOut, []rules.Edit{setTo("", "north.free_redoubts", "2"), setTo("", "south.first_deck_finished", "true")}, []string{"free_redoubts = 2", "first_deck_finished = true"}, nil},
		{"another army", strings.Replace(laidOut, "opening", "hand = [\"fr-ig-1\"]\nstart_reduced = [\"fr-gc\"]\nopening", 1), []rules.Edit{setTo("", "south.army", "pr")},
			[]string{`army = "pr"`, `{ unit = "` + armies[findArmy("pr")].units[unitIndex(findArmy("fr"), "fr-ig")].id + `", at = "d2" }`,
				`start_reduced = ["` + armies[findArmy("pr")].units[unitIndex(findArmy("fr"), "fr-gc")].id + `"]`}, []string{`"fr`}},
		{"no armies", laidOut, []rules.Edit{setTo("", "south.army", ""), setTo("", "north.army", "")}, nil, []string{"army", "unit ="}},
	} {
		if d := x.check(t); !d.Whole() {
			t.Errorf("%s: %v", x.name, d.Flaws[0].Err)
		}
	}
}

// reached are the keys of a file outside [position] that no term need name: the
// hand puts things there.
var reached = []string{"format", "scenario.id", "map.nw", "map.ne", "map.sw", "map.se", "map.rows", "map.seed", "units", "hand", "deck", "discards", "known"}

func TestNoKeyOfAScenarioIsOutOfReach(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, laidOut)
	kit := Book{}.Kit(d)
	for _, head := range []struct {
		prefix string
		table  any
	}{{"rules.", &rulesTable{}}, {"south.", &sideTable{}}, {"north.", &sideTable{}}} {
		for _, key := range tomlfile.Order(head.table) {
			found := slices.Contains(reached, key)
			for _, p := range kit.Terms {
				found = found || p.Key == head.prefix+key || p.Key == head.prefix+key+".en"
			}
			if !found {
				t.Errorf("no term sets %s%s", head.prefix, key)
			}
		}
	}
	for g := open; g <= woods; g++ {
		if kit.Tool(string(terrain[g].name)) == nil {
			t.Errorf("no tool paints %s", terrain[g].name)
		}
	}
	if tool := kit.Tool("T24"); tool == nil || len(tool.Slots) != 4 || len(tool.Slots[3]) != 16 {
		t.Errorf("%+v", tool)
	}
	units, cards := 0, 0
	for _, x := range kit.Stock {
		switch {
		case x.Card != nil:
			cards++
		default:
			units++
		}
		if named := x.ID == "fr-ig" || x.ID == "gb-1g"; x.Left != 1 && !named || x.Left != 0 && named {
			t.Errorf("%s: %d are left", x.ID, x.Left)
		}
	}
	if units != 64 || cards != 120 || kit.Stock[0].Side != rules.First || kit.Stock[183].Side != rules.Chance {
		t.Errorf("the box has %d units and %d cards", units, cards)
	}
}

func TestTheWorkshopIsQuick(t *testing.T) {
	for _, s := range rulestest.Starts(t, "manoeuvre") {
		least := time.Hour
		for range 5 {
			begin := time.Now()
			d, err := Book{}.Draft(string(s.Data))
			if err != nil {
				t.Fatal(err)
			}
			Book{}.Kit(d)
			least = min(least, time.Since(begin))
		}
		if t.Logf("%s: %v", s.Name, least); least > 8*time.Millisecond {
			t.Errorf("%s takes %v", s.Name, least)
		}
	}
}

// fixes are what is offered to mend a flaw of a draft.
func fixes(d *rules.Draft, f rules.Flaw) []rules.Fix { return Book{}.Fixes(d, &f) }
