package manoeuvre

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestABattleBegins(t *testing.T) {
	from := strings.Replace(laidOut, "opening", "start_reduced = [\"fr-ig\", \"fr-gc\"]\nfree_redoubts = 1\nopening", 1)
	for _, x := range []build{
		{"by its term", from, []rules.Edit{setTo("", "position.phase", "discard")},
			[]string{"[position]\nphase = \"discard\"\nturn = 1\nactive = \"south\"\n", `{ unit = "fr-ig", at = "d2", reduced = true }`, `{ unit = "fr-gc", at = `}, []string{"start_reduced", "free_redoubts"}},
		{"by a redoubt", laidOut, []rules.Edit{setTo("", "first", "roll"), setTo("north.units.0", "redoubt", "true")},
			[]string{`first = "south"`, `{ unit = "gb-1g", at = "d7", redoubt = true }`, "[position]"}, nil},
		{"at another moment", laidOut, []rules.Edit{setTo("", "position.phase", "discard"), setTo("", "position.turn", "7"), setTo("", "position.active", "north"), setTo("", "position.phase", "supply"),
			setTo("", "position.moved", "gb-1g"), setTo("", "position.moved_from", "d6")},
			[]string{"turn = 7\n", `active = "north"`, `phase = "supply"`, `moved = "gb-1g"`, `moved_from = "d6"`}, nil},
		{"with nobody moved", laidOut, []rules.Edit{setTo("", "position.phase", "discard"), setTo("", "position.moved", "fr-ig"), setTo("", "position.moved", "")}, nil, []string{"moved"}},
	} {
		d := x.check(t)
		if !d.Whole() || !d.Begun {
			t.Fatalf("%s: %v", x.name, d.Flaws[0].Err)
		}
		for s := range 2 {
			if n := d.Board.(*Board).losses(rules.Side(s)); n != 0 {
				t.Errorf("%s: side %d has lost %d units", x.name, s, n)
			}
		}
	}
	text, _ := rulestest.Edited(t, Book{}, laidOut, setTo("", "position.phase", "discard"))
	loaded(t, text).WantAsk("discard", "fr")
}

func TestABattleBeginsAgain(t *testing.T) {
	text, _ := rulestest.Edited(t, Book{}, laidOut, setTo("north.units.0", "redoubt", "true"), rules.Edit{Do: rules.EditPut, Stock: "fr-ig-1"}, rules.Edit{Do: rules.EditPut, Stock: "fr-ig-2"},
		setTo("south.hand.1", "pile", "discards"), setTo("south.hand.0", "known", "true"), setTo("", "south.first_deck_finished", "true"))
	d := build{"again", text, []rules.Edit{setTo("", "position.phase", "")}, []string{"free_redoubts = 1", `hand = ["fr-ig-1"]`},
		[]string{"position", "redoubt =", "known", "discards", "finished"}}.check(t)
	if !d.Whole() || d.Begun {
		t.Error(d.Flaws)
	}
}

func TestARedoubtIsLaidUnderAUnit(t *testing.T) {
	d, err := Book{}.Draft(laidOut)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := (Book{}).Edit(d, painted("redoubt", "e4")); err == nil || err.Error() != "no unit stands on e4 to have a redoubt" {
		t.Error(err)
	}
	begun, _ := rulestest.Edited(t, Book{}, laidOut, setTo("", "position.phase", "discard"))
	text, d := rulestest.Edited(t, Book{}, begun, painted("redoubt", "d2"))
	if !d.Whole() || !strings.Contains(text, `at = "d2", redoubt = true`) {
		t.Error(text)
	}
	if text, _ = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditErase, Tool: "redoubt", Cells: cellsNamed("d2")}); text != begun {
		t.Error(text)
	}
}

// damage is a fault, the words of a file whose first ones are to be replaced by
// others for it, and the steps that mend it.
type damage struct{ fault, from, old, new, fixes string }

// damages has a battle in each way that Load does not take.
func damages(t *testing.T) []damage {
	begun, _ := rulestest.Edited(t, Book{}, laidOut, setTo("", "position.phase", "discard"))
	drowned, _ := rulestest.Edited(t, Book{}, laidOut, painted("lake", "d2"))
	without := func(from, to string) string {
		return begun[:strings.Index(begun, from)] + begun[strings.Index(begun, to):]
	}
	cards := strings.Replace(laidOut, "opening", "hand = [\"fr-ig-1\"]\ndeck = \"rest\"\nopening", 1)
	return []damage{
		{"map.both", laidOut, "[map]", "[map]\nrows = [" + strings.Repeat(`"........",`, 8) + "]", "man.fix.tiles man.fix.drawn"},
		{"map.tiles", laidOut, `ne = { tile = "T02", rot = 0 }`, "", "man.fix.tiles man.fix.drawn"},
		{"tile", laidOut, "T02", "T99", "man.fix.tile"},
		{"tile.twice", laidOut, "T02", "T01", "man.fix.tile"},
		{"rot", laidOut, `"T02", rot = 0`, `"T02", rot = 4`, "man.fix.rot man.fix.tile"},
		{"rows", blankOf("board"), "  \"........\",\n]", "]", "man.fix.drawn"},
		{"row", blankOf("board"), "........", ".......", "man.fix.drawn"},
		{"ground", blankOf("board"), "........", "x.......", "man.fix.drawn"},
		{"room", blankOf("board"), "  \"........\",\n  \"........\",\n]", "  \"LLLLLLLL\",\n  \"L.......\",\n]", "man.fix.drain man.fix.tiles"},
		{"first", laidOut, `first = "south"`, `first = "east"`, "man.fix.first man.fix.roll"},
		{"value", laidOut, "[map]", "ambush = \"x\"\n[map]", "man.fix.default"},
		{"limit", laidOut, "[map]", "turn_limit = 1000\n[map]", "man.fix.default"},
		{"army", laidOut, `army = "fr"`, `army = "xx"`, "man.fix.army.south man.fix.noarmy"},
		{"army.none", laidOut, `army = "fr"`, ``, "man.fix.army.south man.fix.noarmy"},
		{"army.one", blankOf("board"), `army = "fr"`, ``, "man.fix.army.south man.fix.noarmy"},
		{"army.same", blankOf("board"), `army = "fr"`, `army = "gb"`, "man.fix.army.north man.fix.army.south man.fix.noarmy"},
		{"opening", laidOut, `"random"`, `"x"`, "man.fix.default"},
		{"redoubts", laidOut, "opening", "free_redoubts = 9\nopening", "man.fix.redoubts"},
		{"unit", laidOut, `"fr-ig"`, `"fr-xx"`, "workshop.fix.take"},
		{"unit.foreign", laidOut, `"fr-ig"`, `"pr-gg"`, "man.fix.army workshop.fix.take"},
		{"unit.twice", laidOut, "units = [", "units = [{ unit = \"fr-ig\", at = \"e2\" },", "workshop.fix.take"},
		{"unit.home", laidOut, `"d2"`, `"d3"`, "workshop.fix.move man.fix.begin workshop.fix.take"},
		{"square", laidOut, `"d2"`, `"d0"`, "workshop.fix.move workshop.fix.take"},
		{"unit.taken", laidOut, "units = [", "units = [{ unit = \"fr-gc\", at = \"d2\" },", "workshop.fix.move workshop.fix.take"},
		{"unit.lake", drowned, "", "", "workshop.fix.move workshop.fix.take"},
		{"unit.nomap", laidOut, laidOut[strings.Index(laidOut, "nw ="):strings.Index(laidOut, "\n[south]")], "", "man.fix.tiles man.fix.drawn"},
		{"redoubt.early", laidOut, `"d2"`, `"d2", redoubt = true`, "man.fix.redoubt.free man.fix.begin workshop.fix.take"},
		{"card", cards, "fr-ig-1", "fr-ig-9", "workshop.fix.take"},
		{"card.foreign", cards, "fr-ig-1", "gb-1g-1", "workshop.fix.take"},
		{"card.twice", cards, `"fr-ig-1"`, `"fr-ig-1", "fr-ig-1"`, "workshop.fix.take"},
		{"hand", cards, `"fr-ig-1"`, `"fr-ig-1", "fr-ig-2", "fr-ig-3", "fr-ig-4", "fr-ig-5", "fr-hq-ney"`, "man.fix.hand"},
		{"deck", cards, `"rest"`, `"all"`, "man.fix.deck"},
		{"deck.short", cards, `"rest"`, `["fr-ig-2"]`, "man.fix.deck"},
		{"card.twice", cards, `"rest"`, `["fr-ig-1"]`, "man.fix.deck"},
		{"card", cards, "deck", "known = [\"x\"]\ndeck", "workshop.fix.take"},
		{"unit", cards, "deck", "start_reduced = [\"x\"]\ndeck", "workshop.fix.take"},
		{"advice.edges", laidOut, `"scenario"`, `"standard"`, "man.fix.setup"},
		{"phase", begun, `"discard"`, `"dawn"`, "man.fix.phase man.fix.again"},
		{"phase.units", without("  { unit = \"fr-8l\"", "  { unit = \"fr-19l\""), `"discard"`, `"redoubts"`, "man.fix.phase man.fix.again"},
		{"phase.first", begun, `first = "south"`, "", "man.fix.first man.fix.again"},
		{"phase.map", begun, begun[strings.Index(begun, "nw ="):strings.Index(begun, "\n[position]")], "", "man.fix.tiles man.fix.drawn"},
		{"turn", begun, "turn = 1", "turn = -1", "man.fix.turn man.fix.again"},
		{"active", begun, `active = "south"`, `active = "x"`, "man.fix.active man.fix.again"},
		{"south", begun, "turn = 1", "turn = 1\nsouth = \"x\"", "workshop.fix.take man.fix.again"},
		{"right", begun, "turn = 1", "turn = 1\nright = \"x\"", "workshop.fix.take man.fix.again"},
		{"offered", begun, "turn = 1", "turn = 1\noffered = [\"fr\"]", "workshop.fix.take man.fix.again"},
		{"moved", begun, "turn = 1", "turn = 1\nmoved = \"gb-1g\"", "workshop.fix.take man.fix.again"},
		{"square", begun, "turn = 1", "turn = 1\nmoved = \"fr-ig\"\nmoved_from = \"x\"", "workshop.fix.take man.fix.again"},
		{"winner", begun, `"discard"`, `"over"`, "man.fix.phase man.fix.again"},
		{"over", without("  { unit = \"fr-8l\"", "]\n\n[north]"), "", "", "man.fix.return man.fix.again"},
		{"phase.armies", begun[:strings.Index(begun, "[south]")], `"discard"`, `"deploy"`, "man.fix.armies man.fix.again"},
	}
}

func TestWhatIsFixed(t *testing.T) {
	for _, x := range damages(t) {
		text := strings.Replace(x.from, x.old, x.new, 1)
		if x.fault == "room" {
			i := strings.LastIndex(x.from, x.old)
			text = x.from[:i] + x.new + x.from[i+len(x.old):]
		}
		d, err := Book{}.Draft(text)
		if err != nil {
			t.Errorf("%s: %v\n%s", x.fault, err, text)
			continue
		}
		i := slices.IndexFunc(d.Flaws, func(f rules.Flaw) bool { return f.Err.Key == "man.fault."+x.fault })
		if i < 0 {
			t.Errorf("%s is no flaw: %v\n%s", x.fault, d.Flaws, text)
			continue
		}
		if len(d.Flaws) != 1 {
			t.Errorf("%s: there are %d flaws: %v", x.fault, len(d.Flaws), d.Flaws)
		}
		var got []string
		for _, fix := range fixes(d, d.Flaws[i]) {
			got = append(got, fix.Text.Key)
			if _, after := rulestest.Edited(t, Book{}, text, fix.Edits...); len(after.Flaws) > 0 {
				t.Errorf("%s is not mended by %s: %v", x.fault, fix.Text.Key, after.Flaws[0].Err)
			}
		}
		if strings.Join(got, " ") != x.fixes {
			t.Errorf("%s is mended by %s", x.fault, strings.Join(got, " "))
		}
	}
}
