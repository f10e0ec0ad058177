package whatif

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/boardtest"
	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// known is a fight whose sums a player can add up by himself.
type known struct {
	name, book, text string
	who              []string // who is selected
	cell, foe        string   // what is clicked
	tells            []string // what the card has to tell
	silent           []string // what it must not
}

// altered is the file of a scenario with some of it replaced, and more at its end.
func altered(t *testing.T, book, id, more string, pairs ...string) string {
	t.Helper()
	_, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	return strings.NewReplacer(pairs...).Replace(string(data)) + more
}

// uphill is a British unit on a hill, two hexes from French infantry and artillery.
func uphill() string {
	units := func(side, edge string, all ...string) string {
		return "[" + side + "]\nedge = \"" + edge + "\"\nhand = []\nunits = [" + strings.Join(all, ", ") + "]\n"
	}
	return boardtest.Field("e5", "e6") + "phase = \"combat\"\nactive = \"french\"\ncard = { played = \"c-attack-center-1\", level = 5 }\n" +
		units("french", "bottom", boardtest.Block("fr-ln-1", "g6", ""), boardtest.Block("fr-fa-1", "g5", "")) + units("allied", "top", boardtest.Block("gb-ln-1", "e5", ""))
}

func fights(t *testing.T) []known {
	wood := boardtest.Duel().And("red-2", "C2", "")
	wood.Ground = []string{`{ at = "C3", wood = true }`}
	town := altered(t, "manoeuvre", "man-01-first-orders", "[position]\nphase = \"discard\"\nturn = 1\nactive = \"south\"\n",
		`at = "e2"`, `at = "b5"`, `at = "b7"`, `at = "b6"`, `at = "f2"`, `at = "c6"`)
	stream := func(second string) string {
		return altered(t, "musket", "training-trebbia-bridge", "", `hex = "0403"`, `hex = "0604"`, second, `hex = "0604"`, `hex = "0803"`, `hex = "0705"`)
	}
	fence := altered(t, "eagles", "three-elms-crossroads", "", "x = 28.0\ny = 38.4", "x = 37.0\ny = 29.0", "x = 26.0\ny = 9.6", "x = 37.0\ny = 21.0")
	twelfth := "12.5%" // of three dice, of which each misses half of the time
	return []known{
		{"infantry", "ccn", uphill(), []string{"fr-ln-1"}, "e5", "gb-ln-1", []string{"If French Line Infantry attacked British Line Infantry", "3 dice", "4 blocks", "Uphill to E5", "CCN-42.2", twelfth}, nil},
		{"artillery", "ccn", uphill(), []string{"fr-fa-1"}, "e5", "gb-ln-1", []string{"If French Foot Artillery attacked", "3 dice", "range 2 hexes", "CCN-19.8", twelfth}, []string{"Uphill"}},
		{"each", "ccn", uphill(), []string{"fr-ln-1", "fr-fa-1"}, "e5", "gb-ln-1", []string{"French Line Infantry: ", "French Foot Artillery: "}, []string{"Cannot join in"}},
		{"wood", "squares", wood.File(), []string{"red-1"}, "C3", "blue-1", []string{"If Red 1 and Red 2 attacked Blue 1", "Dice 4", "attack on a wood", "NS-C4.3.36", "−1"}, []string{"Cannot join in"}},
		{"town", "manoeuvre", town, []string{"fr-45l"}, "b6", "gb-9q", []string{"If 45th Light Regiment attacked", "6 + 2d8 = 8–22 against 10", "Town, at b6", "MAN-6.3.1", "+3"}, nil},
		{"supported", "manoeuvre", town, []string{"fr-45l", "fr-8l"}, "b6", "gb-9q", []string{"45th Light Regiment", "8th Light Regiment", "12 + 2d8 = 14–28 against 10", "Town, at b6"}, nil},
		{"bridge", "musket", stream(`hex = "0404"`), []string{"fr-28"}, "0705", "au-51",
			[]string{"28e Ligne", "6e Légère", "Combined Grenadiers", "Differential", "Column", "halved, bridge", "MS-7.7.11", "One artillery, one battalion or squadron and one other unit"}, nil},
		{"crowd", "musket", stream(`hex = "0405"`), []string{"fr-28"}, "0705", "au-51", []string{"If 28e Ligne attacked IR 51", "Differential −1", "Cannot join in: 96e Ligne", "MS-5.3.1"}, nil},
		{"fence", "eagles", fence, []string{"a4-fr-guard"}, "", "b3-pr-fusiliers", []string{"If French Guard attacked Prussian Fusiliers", "Dice 4", "Needed 2+", "in light cover", "ME-18.6", "−2"}, nil},
	}
}

// all is what stands in the window, line after line.
func all(d *shoptest.Bench) string {
	var lines []string
	for _, k := range d.List.Cmds {
		if k.Op == paint.Text {
			lines = append(lines, k.Text)
		}
	}
	return strings.Join(lines, " ")
}

// named is the thing of a name.
func named(t *testing.T, book rules.Rulebook, name string) rules.Ref {
	t.Helper()
	r, err := book.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// ask has the card tell of a fight.
func (k *known) ask(t *testing.T) (*shoptest.Bench, *Panel) {
	t.Helper()
	return k.in(t, "en", 400)
}

// in has a card of a width tell of it in a language.
func (k *known) in(t *testing.T, language string, w float32) (*shoptest.Bench, *Panel) {
	t.Helper()
	d := shoptest.On(t, k.book, k.text, language, 1280, 720, 1)
	p := New(Deps{State: &d.State, Words: d.Words})
	d.Put = func(c *ui.Ctx) state.Act {
		return p.Frame(c, paint.Rect{X: 500, Y: 10, W: w, H: 4000})
	}
	b := d.State.Open.Book()
	var paths []string
	for _, w := range k.who {
		paths = append(paths, d.State.Of(named(t, b, w)).Path)
	}
	d.State.Do(state.Select(paths...))
	d.Settle()
	if p.Aim(); !p.Aiming() {
		t.Fatalf("nobody can be aimed at: %v", d.State.Draft().Flaws)
	}
	cell := rules.Ref(0)
	if k.cell != "" {
		cell = named(t, b, k.cell)
	}
	p.Target(cell, named(t, b, k.foe))
	settle(d, p)
	return d, p
}

// settle waits until the odds are counted.
func settle(d *shoptest.Bench, p *Panel) {
	d.UI.Animate()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); {
		d.In.Now += 100
		d.Tick()
		if len(p.fights) == 0 || !p.fights[p.shown].odds.Busy() {
			break
		}
		time.Sleep(2 * time.Millisecond)
	}
	d.Settle()
}

// TestTheCardOfAKnownFightTellsItsSums: who attacks, dice or differential, and what the
// ground does with its clause.
func TestTheCardOfAKnownFightTellsItsSums(t *testing.T) {
	for _, k := range fights(t) {
		t.Run(k.book+"-"+k.name, func(t *testing.T) {
			d, _ := k.ask(t)
			said := all(d)
			for _, want := range k.tells {
				if !strings.Contains(said, want) {
					t.Errorf("nobody reads %q in\n%s", want, said)
				}
			}
			for _, no := range k.silent {
				if strings.Contains(said, no) {
					t.Errorf("somebody reads %q in\n%s", no, said)
				}
			}
		})
	}
}

// TestInfantryUphillAndArtilleryHaveTheSameDice: four blocks less one for the hill are as
// many as three for the range, and each unit is counted anew.
func TestInfantryUphillAndArtilleryHaveTheSameDice(t *testing.T) {
	k := known{book: "ccn", text: uphill(), who: []string{"fr-ln-1"}, cell: "e5", foe: "gb-ln-1"}
	d, p := k.ask(t)
	counts := func(want string) {
		t.Helper()
		if said := all(d); !strings.Contains(said, want) {
			t.Errorf("nobody reads %q in\n%s", want, said)
		}
	}
	first := p.fights[0].odds.Card(p.fights[0].pos)
	counts("Uphill to E5")
	b := d.State.Open.Book()
	d.State.Do(state.Select(d.State.Of(named(t, b, "fr-fa-1")).Path))
	settle(d, p)
	second := p.fights[0].odds.Card(p.fights[0].pos)
	counts("range 2 hexes")
	if first.Odds.Own[0] == second.Odds.Own[0] {
		t.Error("the card is that of the piece before")
	}
	same := slices.EqualFunc(first.Odds.Rows, second.Odds.Rows, func(a, b odds.Row) bool { return a.Chance.Cmp(b.Chance) == 0 })
	if !same {
		t.Errorf("%+v is not %+v", first.Rows, second.Rows)
	}
}

// TestAClauseOfTheCardIsRead clicks the clause of a term.
func TestAClauseOfTheCardIsRead(t *testing.T) {
	d, _ := (&known{book: "ccn", text: uphill(), who: []string{"fr-ln-1"}, cell: "e5", foe: "gb-ln-1"}).ask(t)
	d.Click("chip.mod.2")
	if got := d.LastAct().Rule; got != "CCN-42.2" {
		t.Errorf("he reads %q", got)
	}
}

// TestTheCardIsThatOfTheTable: what a game tells of an attack that is about to be made, the
// workshop tells of the same moment: sums with their terms, and results with their chances.
func TestTheCardIsThatOfTheTable(t *testing.T) {
	for _, b := range battles {
		t.Run(b.book, func(t *testing.T) {
			m := screentest.Begin(t, b.book, b.id, match.Start{Seed: 3, Open: true})
			shop := m.Book().(rules.Workshop)
			soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(3, 1))}
			for n := 0; m.Request() != nil && n < 2000; n++ {
				if asTold(t, shop, string(m.Start().Data), m.Position()) {
					return
				}
				q := m.Request()
				if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
					t.Fatal(err)
				}
			}
			t.Error("no attack of the game is told as the table tells it")
		})
	}
}

// asTold reports whether the workshop tells an attack that a game offers as the table does.
func asTold(t *testing.T, shop rules.Workshop, text string, pos *rules.Position) bool {
	q := pos.Request()
	if q.To == rules.Chance || len(pos.View(q.To).Pieces) == 0 {
		return false
	}
	for _, o := range q.Options {
		if o.At == 0 || o.Who == 0 {
			continue
		}
		game := (foresee.Act{Pos: pos, Option: o}).Ahead()
		if game.Combat == nil || len(game.Mods) < 2 {
			continue
		}
		base, _ := pos.Checkpoint()
		for _, s := range shop.Stage(base, []rules.Ref{o.Who}, o.At) {
			f, ok := brought(s)
			if !ok || !slices.Equal(f.ahead.Mods, game.Mods) {
				continue
			}
			want, err := odds.Card(pos, o)
			if err != nil || len(want.Rows) < 2 {
				continue
			}
			return tellsAll(t, shop, shop.Adopt(text, base), o, game, foresee.NewCard(foresee.Act{Pos: pos, Option: o}, want, nil))
		}
	}
	return false
}

// tellsAll reports whether the card of the workshop has each term, with its number and its
// clause, and each chance that the table's has.
func tellsAll(t *testing.T, shop rules.Workshop, text string, o rules.Option, game foresee.Combat, want *foresee.Card) bool {
	d := shoptest.Of(t, shop, text, "en", 1280, 720, 1)
	thing := d.State.Of(o.Who)
	if thing == nil || !d.State.Draft().Whole() {
		return false
	}
	p := New(Deps{State: &d.State, Words: d.Words})
	d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, paint.Rect{X: 500, Y: 10, W: 400, H: 4000}) }
	d.State.Do(state.Select(thing.Path))
	d.Settle()
	p.Target(o.At, o.At)
	settle(d, p)
	at := slices.IndexFunc(p.fights, func(f *fight) bool { return slices.Equal(f.ahead.Mods, game.Mods) })
	if at < 0 {
		return false
	}
	p.shown = at
	settle(d, p)
	said := all(d)
	wants := []string{}
	for _, m := range game.Mods {
		wants = append(wants, d.Words.Under(m.Why), m.Rule)
	}
	for i := range want.Rows {
		wants = append(wants, d.Words.Percent(want.Rows[i].Percent))
	}
	for _, x := range wants {
		if !strings.Contains(said, x) {
			return false
		}
	}
	return true
}

// TestAStackOfBrigadesBeforeGrenadiers is what a newcomer asked on a blank sheet: of five
// brigades on a hex one may skirmish, the result alone says that nothing happens, and what
// the other side does with it stands beside that.
func TestAStackOfBrigadesBeforeGrenadiers(t *testing.T) {
	b, _ := scenarios.Book("musket")
	shop := b.(rules.Workshop)
	i := slices.IndexFunc(shop.Blanks(), func(x rules.Blank) bool { return x.Key == "corps" })
	d := shoptest.On(t, "musket", shop.Blanks()[i].Text, "en", 1280, 720, 1)
	put := func(id, hex string, side rules.Side) {
		d.State.Do(state.Edit(rules.Edit{Do: rules.EditPut, Stock: id, Cells: []rules.Ref{named(t, shop, hex)}, Side: side}))
	}
	for _, id := range []string{"fr-6leg", "fr-22", "fr-28", "fr-61", "fr-40"} {
		put(id, "0808", rules.First)
	}
	put("au-latt", "1009", rules.Second)
	k := known{book: "musket", text: d.State.Draft().Text, who: []string{"fr-40"}, cell: "1009", foe: "au-latt"}
	d, _ = k.ask(t)
	said := all(d)
	for _, want := range []string{"Skirmish: 40e Ligne against Lattermann Grenadiers", "Differential", "Column", "halved, overstacked", "Cannot join in: 6e Légère, 22e Ligne, 61e Ligne and 28e Ligne. One artillery",
		"depending on his answer", "Single results: no reaction of the defender.", "What Austria may do", "No tactic 0.0 0.0 0.0 0.0", "Stubborn Defence"} {
		if !strings.Contains(said, want) {
			t.Errorf("nobody reads %q in\n%s", want, said)
		}
	}
}

// TestNoSumIsBrokenWithinItsName in a card as narrow as the column that it lies in.
func TestNoSumIsBrokenWithinItsName(t *testing.T) {
	for _, k := range fights(t) {
		if k.name != "fence" {
			continue
		}
		d, p := k.in(t, "it", 283)
		p.shown = 1 // the charge
		settle(d, p)
		if said := all(d); !strings.Contains(said, "Attacco ") || !strings.Contains(said, "Carica: ") {
			t.Errorf("nobody reads of the attack in\n%s", said)
		}
	}
}

// A commander attacks nobody: of him alone nothing is asked, of his troops with him all the same.
func TestACommanderAloneIsAskedNothing(t *testing.T) {
	for _, k := range battles {
		d := shoptest.On(t, k.book, altered(t, k.book, k.id, ""), "en", 1280, 720, 1)
		p := New(Deps{State: &d.State, Words: d.Words})
		leaders := map[rules.Ref]bool{}
		for _, x := range d.State.View().Pieces {
			leaders[x.Ref] = x.Form == rules.Leader
		}
		things := d.State.Draft().Things
		for i := range things {
			t1 := &things[i]
			if t1.Ref == 0 || t1.Stock == "" || t1.Side == rules.Chance {
				continue
			}
			d.State.Do(state.Select(t1.Path))
			if p.Can() == leaders[t1.Ref] {
				t.Errorf("%s: what if is offered for %s: %t", k.book, t1.Path, p.Can())
			}
		}
	}
}
