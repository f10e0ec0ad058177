package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/panel/prompt"
	"grognard/rules"
)

// pending is what waits to be confirmed.
func (b *battle) pending() string {
	o, _ := b.t.game.Choice.Pending()
	return o.Do
}

// digit presses the key of the button of an answer.
func (b *battle) digit(do string) {
	b.desk.T.Helper()
	list := b.t.game.Choice.Replies()
	i := slices.IndexFunc(list, func(r choice.Reply) bool { return r.Option.Do == do })
	if i < 0 {
		b.desk.T.Fatalf("there is no button for %s", do)
	}
	b.t.game.Choice.Number(list)
	b.Key(paint.Key("0123456789"[list[i].Digit]))
	b.Long()
}

// passer has Tab come to a unit that may pass.
func (b *battle) passer() rules.Ref {
	b.desk.T.Helper()
	for range 20 {
		b.Key("Tab")
		b.Long()
		if who := b.t.game.Choice.InFocus(); slices.ContainsFunc(b.m.Request().Options, func(o rules.Option) bool { return o.Do == "pass" && o.Who == who }) {
			return who
		}
	}
	b.desk.T.Fatal("nobody can pass")
	return 0
}

// As long as the cursor rests where it was when an answer began to wait, Enter confirms that, and does not
// click on the piece below.
func TestEnterConfirmsWhatWaitsAndClicksNothing(t *testing.T) {
	b := onFarm(t)
	b.In.X, b.In.Y = 0, 0
	who := b.passer()
	b.digit("pass")
	if b.pending() != "pass" || !b.t.View.Cursor.On() || b.t.View.Cursor.Takes() {
		t.Fatalf("%q waits, the cursor is on: %v, takes Enter: %v", b.pending(), b.t.View.Cursor.On(), b.t.View.Cursor.Takes())
	}
	n := b.m.Len()
	b.Key("Enter")
	b.Long()
	if b.m.Len() <= n {
		t.Fatal("Enter confirms nothing")
	}
	if a := b.m.Gave(n + 1); a.Option.Do != "pass" || a.Option.Who != who {
		t.Errorf("it gives %+v", a.Option)
	}
}

// Once the cursor has been moved to another unit, Enter is a click on that; what waited before is told no more.
func TestEnterElsewhereDropsWhatWaited(t *testing.T) {
	b := onFarm(t)
	b.In.X, b.In.Y = 0, 0
	who := b.passer()
	b.digit("pass")
	b.Key("Period")
	for range 20 {
		if at := b.t.View.Cursor.At(); at != who && b.t.View.Cursor.Takes() && b.t.game.Scene.Mine(at) {
			break
		}
		b.Key("Period")
	}
	n := b.m.Len()
	b.Key("Enter")
	b.Long()
	if _, armed := b.t.game.Choice.Armed(); armed || b.m.Len() != n || b.pending() == "pass" {
		t.Errorf("%q waits, armed %v, %d answers", b.pending(), armed, b.m.Len()-n)
	}
	if strings.Contains(b.t.bar.Text(), b.t.game.Words.Label(rules.Option{Do: "pass", Who: who})+":") {
		t.Errorf("the bar says %q", b.t.bar.Text())
	}
}

// A click on the unit in hand takes back what its button began, with its odds.
func TestAClickOnTheUnitDropsItsButton(t *testing.T) {
	b := onFarm(t)
	o := b.offers("pass", nil)
	b.piece(o.Who)
	b.digit("pass")
	if _, armed := b.t.game.Choice.Armed(); !armed {
		t.Fatal("nothing waits")
	}
	b.piece(o.Who)
	if _, armed := b.t.game.Choice.Armed(); armed || b.pending() == "pass" {
		t.Error("the button still waits to be confirmed")
	}
}

// A question that begins with the cursor on a unit that can be chosen is answered there, and the bar marks no
// button for Enter.
func TestTheCursorTakesEnterWhereItIsSeenTo(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	b.In.X, b.In.Y = 0, 0
	var unit, card rules.Ref
	for _, o := range b.m.Request().Options {
		next, _, err := b.m.Position().Play(rules.Answer{By: b.m.Request().To, Option: o})
		if q := next.Request(); err == nil && q != nil && q.Kind == "order" && len(q.Options) > 3 {
			unit, card = q.Options[0].Who, o.With|o.Who
			break
		}
	}
	if unit == 0 {
		t.Fatal("no card gives orders")
	}
	b.t.View.Cursor.Go(&b.ui, unit)
	for range 10 {
		if b.Key("Tab"); b.t.game.Choice.IsPicked(card) {
			break
		}
	}
	b.Key("Enter")
	b.Long()
	if b.m.Request().Kind != "order" || !b.t.View.Cursor.On() {
		t.Fatalf("%s is asked", b.m.Request().Kind)
	}
	if !b.t.View.Cursor.Takes() {
		t.Fatal("Enter is no click on the unit under the cursor")
	}
	n := b.m.Len()
	b.Key("Enter")
	b.Long()
	if b.m.Len() != n+1 {
		t.Fatalf("Enter gives %d answers", b.m.Len()-n)
	}
	if a := b.m.Gave(n + 1); a.Option.Who != unit {
		t.Errorf("it orders %v", a.Option)
	}
	if b.t.View.Cursor.Takes() { // where nothing is to be chosen any more, the main button has Enter
		t.Error("the cursor takes Enter on a unit that has its order")
	}
	if b.Key("Period"); !b.t.View.Cursor.Takes() {
		t.Error("it does not wake when it is moved")
	}
}

// discarding is a question about cards with which units are lit.
func discarding(t *testing.T) *battle {
	t.Helper()
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("discard")
	b.Long()
	b.In.X, b.In.Y = 0, 0
	if !b.t.game.Choice.Dealt() || len(b.t.game.Choice.Onward()) == 0 {
		t.Fatal("no unit is lit beside the cards")
	}
	return b
}

func TestEnterOnAUnitBesideCardsGoesOnWithIt(t *testing.T) {
	b := discarding(t)
	unit := b.t.game.Choice.Onward()[0]
	for range 40 {
		if b.Key("Period"); b.t.View.Cursor.At() == unit {
			break
		}
	}
	n := b.m.Len()
	b.Key("Enter")
	b.Long()
	if b.m.Len() != n+1 || !b.t.game.Choice.IsPicked(unit) {
		t.Errorf("%d answers, picked are %v; the bar says %q", b.m.Len()-n, b.t.game.Choice.Picks, b.t.bar.Refusal().Say)
	}
}

// Tab goes through the cards, then the units with which a click goes on.
func TestTabGoesFromCardsToUnits(t *testing.T) {
	b := discarding(t)
	cards, unit := b.t.game.Choice.CanAct(), b.t.game.Choice.Onward()[0]
	for _, k := range cards {
		if b.Key("Tab"); !b.t.game.Choice.IsPicked(k) {
			t.Fatalf("Tab picks %v", b.t.game.Choice.Picks)
		}
	}
	if b.Key("Tab"); len(b.t.game.Choice.Picks) > 0 || b.t.View.Cursor.At() != unit {
		t.Errorf("after the cards %v is picked, the cursor at %v", b.t.game.Choice.Picks, b.t.View.Cursor.At())
	}
}

// Escape leaves no card chosen unseen that Tab has picked.
func TestEscapeLetsGoOfTheCardThatTabPicked(t *testing.T) {
	b := discarding(t)
	if b.Key("Tab"); len(b.t.game.Choice.Picks) != 1 {
		t.Fatalf("Tab picks %v", b.t.game.Choice.Picks)
	}
	if b.Key("Escape"); len(b.t.game.Choice.Picks) > 0 {
		t.Errorf("after Escape %v stays picked", b.t.game.Choice.Picks)
	}
}

// Tab that is pressed while something moves goes to the decision that comes, and not to what lies beside the map.
func TestTabWaitsForTheDecision(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "training-trebbia-bridge")
	b.In.X, b.In.Y = 0, 0
	o := b.offers("move", nil)
	if err := b.t.game.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.Tick()
	if !b.t.game.Clips.Running() {
		t.Fatal("nothing moves")
	}
	b.Key("Tab")
	b.Long()
	if f := focusOf(b); f != "" {
		t.Errorf("Tab goes to %s", f)
	}
	if b.t.game.Choice.InFocus() == 0 {
		t.Error("nobody is picked once somebody is asked")
	}
}

// While the computer decides, Tab goes to nothing beside the map: Enter a moment later would press that.
func TestTabInTheComputersTurnGoesNowhere(t *testing.T) {
	b := recapped(t, prefs.Default())
	b.Key("Enter")
	b.bold(func() bool { return b.m.Computer() })
	if !b.m.Computer() || b.t.game.Scene.Ask != nil {
		t.Fatal("the computer does not decide")
	}
	b.Key("Tab")
	if f := focusOf(b); f != "" {
		t.Errorf("Tab goes to %s", f)
	}
	b.bold(func() bool { return !b.m.Computer() })
	b.Long()
	if f := focusOf(b); f != "" && !strings.HasPrefix(f, "option.") {
		t.Errorf("and then to %s", f)
	}
}

// Tab goes on after the unit that has acted, and does not begin anew.
func TestTabGoesOnAfterWhoActed(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "training-trebbia-bridge")
	b.In.X, b.In.Y = 0, 0
	all := b.t.game.Choice.CanAct()
	if b.m.Request().Kind != "move" || len(all) < 4 {
		t.Fatalf("%s is asked of %d", b.m.Request().Kind, len(all))
	}
	b.Key("Tab", "Tab")
	who := b.t.game.Choice.InFocus()
	if who != all[1] {
		t.Fatalf("Tab picks %v", who)
	}
	o := b.offers("move", func(o rules.Option) bool { return o.Who == who })
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.Long()
	if b.Key("Tab"); b.t.game.Choice.InFocus() != all[2] {
		t.Errorf("after %v Tab picks %v, not %v", who, b.t.game.Choice.InFocus(), all[2])
	}
}

// Comma and full stop go row by row through what is lit, and through nothing else.
func TestThePlacesAreLitAndInOrder(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "training-trebbia-bridge")
	b.In.X, b.In.Y = 0, 0
	for range 2 {
		k := &b.t.View.Cursor
		all := k.Places()
		if len(all) < 3 {
			t.Fatalf("there are %d places", len(all))
		}
		row, col := -1, -1
		for _, r := range all {
			if !slices.ContainsFunc(b.t.View.Picture.Marks, func(m board.Mark) bool { return m.At == r }) {
				t.Errorf("%s is not lit", b.m.Book().Format(r))
			}
			home := r
			if cell, piece := b.t.game.Scene.Cell(r); piece {
				home = cell
			}
			for _, c := range b.m.View().Map.Cells {
				if c.Ref != home {
					continue
				}
				if c.Row < row || c.Row == row && c.Col < col {
					t.Errorf("%s comes after row %d, column %d", b.m.Book().Format(r), row, col)
				}
				row, col = c.Row, c.Col
			}
		}
		b.Key("Tab") // and with a unit in hand
		b.Long()
	}
}

// Left and Right stay on the row of hexes, however often.
func TestTheCursorStaysOnItsRow(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "training-trebbia-bridge")
	b.In.X, b.In.Y = b.t.View.Board.Free.Center()
	b.Key("Right")
	row := func() int {
		for _, c := range b.m.View().Map.Cells {
			if c.Ref == b.t.View.Cursor.At() {
				return c.Row
			}
		}
		return -1
	}
	for _, way := range []paint.Key{"Left", "Right"} {
		b.Key("Down")
		was := row()
		for i := range 3 {
			if b.Key(way); row() != was {
				t.Errorf("%s %d leads from row %d to %d", way, i, was, row())
			}
		}
	}
}

// The warning names the keys that answer it, and goes with the next arrow or with Escape.
func TestTheWarningNamesItsKeysAndGoes(t *testing.T) {
	for _, key := range []paint.Key{"Escape", "Up"} {
		b := ordering(t)
		b.In.X, b.In.Y = 0, 0
		b.Key("Right")
		b.In.Now += prompt.DeafTime
		b.Key("E")
		if !b.Has("button.slip.end") || !b.Says("(E)") || !b.Says("(Esc)") {
			t.Fatalf("the warning shows: %v, or names no keys", b.Has("button.slip.end"))
		}
		if b.Key(key); b.Has("button.slip.end") {
			t.Errorf("it stays after %s", key)
		}
	}
}

// Escape closes the panel of what the cursor is on, until the cursor moves.
func TestEscapeClosesThePanelUnderTheCursor(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "training-trebbia-bridge")
	b.In.X, b.In.Y = 0, 0
	b.Key("Right")
	b.Long()
	if b.t.peeked.W == 0 {
		t.Fatal("nothing is told of the cell")
	}
	b.Key("Escape")
	b.Long()
	if b.t.peeked.W != 0 || !b.t.View.Cursor.On() {
		t.Errorf("the panel lies at %v, the cursor is on: %v", b.t.peeked, b.t.View.Cursor.On())
	}
	b.Key("Down")
	b.Long()
	if b.t.peeked.W == 0 {
		t.Error("it stays closed")
	}
}

// The card of the lens lies under no pile and no tools.
func TestTheLensLiesUnderNoFurniture(t *testing.T) {
	for system, scenario := range map[string]string{"manoeuvre": "man-01-first-orders", "eagles": "the-walled-farm"} {
		b := newBattleOf(t, system, 1280, 720, scenario)
		if system == "eagles" {
			b = onFarm(t)
		} else {
			b.until("move.base")
			b.Long()
		}
		b.t.deps.Lens = func() bool { return true }
		b.In.X, b.In.Y = 0, 0
		told := 0
		b.ui.Text = 1.6 // there are places where it would like to lie under some of it
		for range 12 {
			b.Key("Tab")
			for range map[string]int{"manoeuvre": 9, "eagles": 3}[system] {
				if b.Key("Period"); system == "eagles" {
					b.Key("Up", "Up", "Up")
				}
				b.Long()
				at := b.t.View.Threats.Card()
				if at.W == 0 {
					continue
				}
				told++
				l := &b.t.lay
				for _, r := range [...]paint.Rect{l.Tools, l.Piles[0], l.Piles[1], l.Standards[0], l.Standards[1]} {
					if r.W > 0 && r.Overlaps(at) {
						t.Errorf("%s: the card in %v lies under %v", system, at, r)
					}
				}
			}
		}
		if told == 0 {
			t.Errorf("%s: nothing is told", system)
		}
	}
}

// An order has its number key throughout, whatever else may be ordered; its button bears it.
func TestAnOrderKeepsItsNumberKey(t *testing.T) {
	b := onFarm(t)
	keys := map[string]int{"wheel": 1, "retire": 2, "advance": 3, "form": 4, "reform": 5, "charge": 6, "fire": 7, "command": 8, "pass": 9}
	seen := map[string]int{}
	for range b.t.game.Choice.CanAct() {
		b.Key("Tab")
		b.Long()
		list := b.t.game.Choice.Replies()
		b.t.game.Choice.Number(list)
		for _, r := range list {
			if do := r.Option.Do; r.Digit != keys[do] || !b.Says(string(paint.Key("0123456789"[r.Digit]))) {
				t.Errorf("%s has the key %d", do, r.Digit)
			}
			seen[r.Option.Do]++
		}
	}
	if seen["advance"] == 0 || seen["pass"] == 0 || seen["command"] == 0 {
		t.Errorf("the bar had %v", seen)
	}
	b.passer()
	b.digit("advance")
	b.Tick()
	if b.Key("2"); b.t.game.Choice.Hand.Do != "retire" { // left of what waits, too
		t.Errorf("2 orders %q", b.t.game.Choice.Hand.Do)
	}
}

// Tab begins with those that act themselves, the Commander comes last; with him the orders of the battalion
// before are gone.
func TestTabComesToTheCommanderLast(t *testing.T) {
	b := onFarm(t)
	all := b.t.game.Choice.CanAct()
	i := slices.IndexFunc(b.m.Request().Options, func(o rules.Option) bool { return o.Do == "command" })
	commander := b.m.Request().Options[i].Who
	if len(all) < 3 || all[len(all)-1] != commander || slices.Index(all, commander) != len(all)-1 {
		t.Fatalf("Tab goes through %v, the Commander is %v", all, commander)
	}
	b.passer()
	b.digit("advance")
	b.t.game.Choice.SelectOnly(commander)
	b.Long()
	for _, r := range b.t.game.Choice.Replies() {
		if r.Option.Who != commander {
			t.Errorf("beside the Commander's orders stands %+v", r.Option)
		}
	}
}
