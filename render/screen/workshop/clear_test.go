package workshop

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// advised opens the crossroads of March of Eagles with more advice than there are lines at rest, in
// a small window, and selects a battalion.
func advised(t *testing.T) *bench {
	t.Helper()
	b := on(pagetest.Open(t, 1280, 720, prefs.Default()), "eagles", scene(t))
	s := &b.page.state
	s.Drawer, s.Closed = state.Forces, false
	for i := range 2 {
		s.Do(state.Edit(rules.Edit{Do: rules.EditSet, Path: "", Key: "battle.points", Value: "900"},
			rules.Edit{Do: rules.EditPut, Path: "army.1.battalion." + string(rune('0'+i)), Pts: []rules.Point{{X: int32(12000 + 14000*i), Y: 24000}}, N: 36000}))
	}
	s.Do(state.Select(b.piece().Path))
	b.Ctx.Animate()
	b.Settle()
	if n := len(s.Draft().Flaws); n < 4 || !s.Draft().Whole() {
		t.Fatalf("%d flaws: %v", n, s.Draft().Flaws)
	}
	return b
}

// Where deployment zones are not worked at they are outlined all the same, with the names of those
// who deploy there.
func TestDeploymentZonesAreSeenWithTheirNames(t *testing.T) {
	b := open(t, "eagles", "three-elms-crossroads")
	s := &b.page.state
	for drawer, want := range map[state.Drawer]bool{state.Ground: true, state.Forces: true, state.Terms: false} {
		s.Drawer, s.Closed = drawer, false
		b.Ctx.Animate()
		b.Settle()
		seen := map[string]bool{}
		for i := range b.List.Cmds {
			if k := &b.List.Cmds[i]; k.Layer < paint.Panel {
				seen[k.Text] = true
			}
		}
		for side := rules.First; side <= rules.Second; side++ {
			if name := b.page.stage.Words.Side(side); seen[name] != want {
				t.Errorf("drawer %d: %s is written on the cloth: %v", drawer, name, !want)
			}
		}
	}
}

// The list of faults that lies open lies on nothing of the card of what is selected.
func TestTheListOfFaultsLeavesTheCardFree(t *testing.T) {
	b := advised(t)
	b.Click("button.faults.more")
	b.Settle()
	list, card, ask := b.Region("fault.3"), b.page.property.Rect(), b.Region("button.whatif")
	first := b.Region("fault.1")
	if list.H == 0 || card.H == 0 || ask.H == 0 {
		t.Fatalf("the list has %v, the card %v, the question %v", list, card, ask)
	}
	if first.Overlaps(card) || first.Overlaps(ask) {
		t.Errorf("the list begins at %v, the card lies at %v, the question at %v", first, card, ask)
	}
	b.Shot("list-open")
}

// The list of faults that lies open folds up where the map is worked at.
func TestTheListOfFaultsFoldsUpAtAPressOnTheMap(t *testing.T) {
	b := advised(t)
	b.Click("button.faults.more")
	b.Settle()
	if !b.Has("fault.3") {
		t.Fatalf("it does not open: %s", b.Names())
	}
	b.press(b.empty())
	b.release()
	b.Settle()
	if b.Has("fault.3") {
		t.Error("it lies open over the map")
	}
}

// While pieces are put down one after the other no card hides where the next one goes: the bar names
// the last one. The card comes once the hand is empty.
func TestTheCardStaysAwayWhilePiecesArePut(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s := &b.page.state
			line := b.several()
			if line.Left == 1 {
				t.Skip("there is one of each")
			}
			s.Drawer, s.Closed = state.Forces, false
			b.page.forces.Search(b.page.stage.Words.Say(line.Name))
			b.Ctx.Animate()
			b.Settle()
			b.Click("stock." + line.ID)
			n := len(s.Draft().Things)
			b.press(b.empty())
			b.release()
			b.Settle()
			b.Shot("placing-" + k.book)
			if len(s.Draft().Things) == n || s.Hand.Stock == "" {
				t.Fatalf("nothing is put: %v, in hand %+v", s.Refused, s.Hand)
			}
			if r := b.page.property.Rect(); r.H > 0 || b.Has("button.whatif") {
				t.Errorf("a card lies at %v", r)
			}
			if want := b.page.d.Word("ui.workshop.placed", b.page.property.Title()); !strings.HasPrefix(b.page.hint(), want) || !b.Reads(want) {
				t.Errorf("the bar says %q, not %q", b.page.hint(), want)
			}
			b.Key("Escape")
			b.Settle()
			if b.page.property.Rect().H == 0 {
				t.Error("the card does not come back")
			}
		})
	}
}

// While whom to attack is asked for, a seal that lies on him is in nobody's way.
func TestASealLetsTheClickThroughThatSaysWhomToAttack(t *testing.T) {
	b := advised(t)
	s := &b.page.state
	seal := ""
	for _, name := range strings.Fields(b.Names()) {
		if strings.HasPrefix(name, "seal.") {
			seal = name
		}
	}
	x, y := b.Center(seal)
	own := s.Draft().Thing("army.0.battalion.0")
	s.Do(state.Select(own.Path))
	b.Ctx.Animate()
	b.Settle()
	b.Key("W")
	b.press(x, y)
	b.release()
	if b.page.whatif.Aiming() || b.page.whatif.Shown() == 0 {
		t.Error("the seal has swallowed the click")
	}
	if x := s.Thing(); x == nil || x.Path != own.Path {
		t.Error("the seal has been clicked")
	}
}

// A click on what is wrong with an army as a whole opens the chapter of the armies.
func TestAdviceToAnArmyOpensItsChapter(t *testing.T) {
	b := advised(t)
	s := &b.page.state
	for i := range s.Draft().Flaws {
		if f := &s.Draft().Flaws[i]; f.Err.Key == "me.remark.unspent" {
			b.Click("fault." + string(rune('1'+i)))
			if b.page.text.line > 0 || s.Drawer != state.Terms || s.Closed || !b.Has("term.army.0.nation") {
				t.Errorf("drawer %d, line %d; there is %s", s.Drawer, b.page.text.line, b.Names())
			}
			return
		}
	}
	t.Fatal("no army has points left")
}

// scene is the text of that battle.
func scene(t *testing.T) string {
	t.Helper()
	_, data, err := scenarios.Open("eagles", "three-elms-crossroads")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
