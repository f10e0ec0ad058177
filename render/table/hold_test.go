package table

import (
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/scenarios"
)

// bold plays boldly through the table until it stops or something is asked of
// a kind: units go towards the enemy and attack.
func (b *battle) bold(stop func() bool) {
	b.desk.T.Helper()
	for range 600 {
		b.Long()
		if stop() {
			return
		}
		b.m.TakeSeat()
		b.Long()
		q := b.m.Request()
		if q == nil {
			break
		}
		o := q.Options[0]
		if q.Quiet >= 0 {
			o = q.Options[q.Quiet]
		}
		switch q.Kind {
		case "move.base":
			o = b.closest(q)
		case "combat.declare":
			o = q.Options[len(q.Options)-1]
		}
		b.t.commit(&b.ui, o)
	}
	b.desk.T.Fatal("the table never stops")
}

func TestTheTableStopsAfterDiceUntilSomebodyGoesOn(t *testing.T) {
	b := newGame(t, 1280, 720, "man-01-first-orders", prefs.Default(), false)
	b.bold(func() bool { return b.t.game.Pacing.Stopped() })
	asked := b.handed
	if !b.Has("button.continue") || len(b.t.game.Clips.Throws()) == 0 {
		t.Fatalf("the dice do not stay: %s", b.Names())
	}
	if b.t.game.Scene.Viewer != rules.Chance {
		t.Error("a hand lies open while the table waits")
	}
	b.Pictures("stop-dice")
	b.Key("Enter")
	if b.handed == asked {
		t.Error("after Enter nobody asks for the cover")
	}
}

// drilled is a computer player who always does the quiet thing, and moves.
type drilled struct{}

func (drilled) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	if q.Quiet >= 0 {
		return q.Options[q.Quiet]
	}
	return q.Options[0]
}

// recapped plays until the table tells what the computer has done.
func recapped(t *testing.T, p prefs.Prefs) *battle {
	t.Helper()
	return recappedOf(t, newGame(t, 1280, 720, "man-01-first-orders", p, true), "manoeuvre", drilled{})
}

// recappedOf is the same in a battle, against some computer player.
func recappedOf(t *testing.T, b *battle, system string, foe match.Chooser) *battle {
	t.Helper()
	b = foughtOf(t, b, system, foe)
	b.bold(func() bool { return b.t.game.Pacing.Recaps() })
	return b
}

// foughtOf begins a battle anew, with a computer player on the second side.
func foughtOf(t *testing.T, b *battle, system string, foe match.Chooser) *battle {
	t.Helper()
	book, _ := scenarios.Book(system)
	s := b.m.Start()
	s.Open = false
	s.Players[rules.Second] = match.Player{Computer: true, Chooser: foe}
	m, err := match.New(book, s)
	if err != nil {
		t.Fatal(err)
	}
	return b.begin(m)
}

func TestWhatTheComputerHasDoneIsToldAlone(t *testing.T) {
	p := prefs.Default()
	p.TextSize = 200
	b := recapped(t, p)
	b.Point("cell.d5")
	b.Key("I") // the row of the inspector stays
	b.throwDice(rules.D(2, 6), 3, 4)
	b.Tick()
	b.t.game.Clips.Finish()
	b.Tick()
	b.Tick()
	if b.t.listed.W == 0 {
		t.Fatal("nothing is told")
	}
	if row := b.t.lay.Inspect; row.Overlaps(b.t.listed) && !b.t.overFight(row) {
		t.Errorf("the inspector may lie in %v, where it is told", row)
	}
	for name, at := range map[string]paint.Rect{"the slip": b.rect("theatre.slip"), "the inspector": b.t.peeked} {
		if at.W > 0 && at.Overlaps(b.t.listed) {
			t.Errorf("%s, %v, lies where it is told, %v", name, at, b.t.listed)
		}
	}
}

// What is read in its panel is not told once more as the last lines of the log.
func TestWhatTheComputerHasDoneIsToldOnce(t *testing.T) {
	b := foughtOf(t, newGame(t, 1920, 1080, "man-01-first-orders", prefs.Default(), true), "manoeuvre", drilled{})
	b.bold(b.m.Computer)
	for n := 0; !b.t.game.Pacing.Recaps() && n < 2000; n++ {
		b.Tick() // not for long: what is told last is still new
	}
	b.Tick()
	if b.t.listed.W == 0 {
		t.Fatal("nothing is told")
	}
	tells := map[string]bool{}
	for _, c := range b.List.Cmds {
		if len(c.Text) > 12 && b.t.listed.Has(c.Dst.X, c.Dst.Y) {
			tells[c.Text] = true
		}
	}
	for _, c := range b.List.Cmds {
		if tells[c.Text] && !b.t.listed.Has(c.Dst.X, c.Dst.Y) {
			t.Errorf("%q is told twice", c.Text)
		}
	}
}

func TestAgainstTheComputerTheTableTellsWhatItHasPlayed(t *testing.T) {
	b := recapped(t, prefs.Default())
	if !b.Has("button.continue") || !b.Says("Turn") || b.t.game.Scene.Ask != nil {
		t.Fatalf("no recap: %s", b.Names())
	}
	b.Pictures("stop-recap")
	lines := b.t.game.History.ComputerTurn()
	if len(lines) == 0 || slices.ContainsFunc(lines, func(e match.Entry) bool { return e.Side != rules.Second }) {
		t.Errorf("the recap has %d lines, or some of the wrong turn", len(lines))
	}
	b.Key("Enter")
	if b.t.game.Scene.Ask == nil || b.t.game.Pacing.Stopped() {
		t.Fatal("the player is not asked")
	}
	past := func(a board.Arrow) bool { return a.Kind == board.ArrowPast }
	if !slices.ContainsFunc(b.t.View.Picture.Arrows, past) {
		t.Error("the computer's move has left no trace")
	}
	b.Pictures("stop-trace")
}
