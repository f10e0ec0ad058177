package play

import (
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/screentest"
	"grognard/rules"
)

// table is a game of Manoeuvre with what it has asked of its table.
type table struct {
	*Game
	t       *testing.T
	now     float64
	forgets int
	asked   []*rules.Request
}

// begin begins a game; the screen is covered between two players.
func begin(t *testing.T, start match.Start) *table {
	t.Helper()
	start.Seed = 11
	b := &table{t: t}
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", start)
	b.Game = New(Deps{Words: langtest.Words(t), Covers: true, Forget: func() { b.forgets++ },
		Asked: func(q *rules.Request) { b.asked = append(b.asked, q) }}, m)
	b.Sync()
	return b
}

// rest lets clips come to rest.
func (b *table) rest() {
	b.Hurry()
	b.Sync()
}

// move answers until a unit is to be moved, and moves the first one that may.
func (b *table) move() {
	b.t.Helper()
	for range 50 {
		b.rest()
		q := b.Match.Request()
		o := q.Options[max(0, q.Quiet)]
		if moves := q.Kind == "move.base"; moves {
			o = q.Options[0]
		}
		if err := b.Answer(o); err != nil {
			b.t.Fatal(err)
		}
		if q.Kind == "move.base" {
			return
		}
	}
	b.t.Fatal("nothing is to be moved")
}

// quiet is a player who always does what changes least.
type quiet struct{}

func (quiet) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	return q.Options[max(0, q.Quiet)]
}

func TestTheNextRequestComesWhenTheClipsOfTheLastAnswerLie(t *testing.T) {
	b := begin(t, match.Start{Open: true})
	if b.Scene.Ask == nil || len(b.asked) != 1 || b.asked[0] != b.Scene.Ask {
		t.Fatalf("asked at the start: %+v", b.asked)
	}
	b.move()
	if !b.Clips.Running() || b.Scene.Ask != nil || b.Scene.Pos != b.Match.Position() {
		t.Fatal("the move is not on its way")
	}
	n := len(b.asked)
	b.Advance(1, anim.Pace{Speed: 1})
	if b.Sync(); b.Scene.Ask != nil {
		t.Error("the player is asked while the unit moves")
	}
	if b.rest(); b.Scene.Ask != b.Match.Request() || len(b.asked) != n+1 {
		t.Error("the player is not asked, or twice")
	}
	if b.Sync(); len(b.asked) != n+1 {
		t.Error("the same is asked again")
	}
}

func TestWhatIsTakenBackIsShownWithoutMotion(t *testing.T) {
	b := begin(t, match.Start{Open: true})
	b.move()
	b.rest()
	b.Choice.Select(b.Scene.Ask.Options[0].Who)
	if err := b.Match.Undo(); err != nil {
		t.Fatal(err)
	}
	b.Sync()
	if b.Clips.Running() || b.Scene.Pos != b.Match.Position() || b.Scene.Ask != b.Match.Request() || len(b.Choice.Picks) > 0 {
		t.Error("the table does not show what stands, or something is still picked")
	}
	if b.Redo(); !b.Clips.Running() {
		t.Error("what is played again does not move")
	}
}

func TestAnAnswerThatTheRulesRefuseShowsNothing(t *testing.T) {
	b := begin(t, match.Start{Open: true})
	pos, ask := b.Scene.Pos, b.Scene.Ask
	if err := b.Answer(rules.Option{Do: "nonsense"}); err == nil {
		t.Fatal("it is allowed")
	}
	if b.Scene.Pos != pos || b.Scene.Ask != ask || b.Clips.Running() {
		t.Error("something is shown")
	}
}

func TestWhatOnePlayerHasSeenIsForgottenWhenAnotherSitsDown(t *testing.T) {
	b := begin(t, match.Start{})
	b.Match.TakeSeat()
	b.Sync()
	for b.forgets = 0; ; {
		b.rest()
		if s := b.Step(b.now); s.HandOver {
			break
		}
		if b.Pacing.Stopped() {
			b.Pacing.GoOn()
			continue
		}
		if b.forgets > 0 {
			t.Fatal("what a player has seen is forgotten while he sits there")
		}
		if q := b.Match.Request(); b.Answer(q.Options[max(0, q.Quiet)]) != nil {
			t.Fatal(q.Kind)
		}
	}
	b.Match.TakeSeat()
	if b.Sync(); b.forgets == 0 || b.Scene.Viewer != b.Match.Request().To {
		t.Errorf("forgotten %d times; side %d looks", b.forgets, b.Scene.Viewer)
	}
}

func TestTheComputerAnswersByItselfAndLeavesTimeToRead(t *testing.T) {
	b := begin(t, match.Start{Players: [2]match.Player{rules.First: {Computer: true, Chooser: quiet{}}, rules.Second: {Computer: true, Chooser: quiet{}}}})
	b.Advance(0, anim.Pace{Speed: 1})
	answers, pauses := 0, 0
	for range 500 {
		b.rest()
		b.Pacing.Thought([]rules.Event{{Text: rules.Text{Key: "told"}}})
		s := b.Step(b.now)
		for s.Wake > 0 { // it thinks, or leaves time
			if s.Wake <= b.now {
				t.Fatal("it wakes the table in the past")
			}
			if s.Wake-b.now > thinking {
				pauses++
			}
			b.now = s.Wake
			s = b.Step(b.now)
		}
		if s.Err != nil {
			t.Fatal(s.Err)
		}
		if !s.Answered {
			break
		}
		if answers++; answers > 20 {
			break
		}
	}
	if answers < 20 || pauses < answers-1 {
		t.Errorf("%d answers, %d pauses", answers, pauses)
	}
}

func TestTheEndIsAnnouncedOnce(t *testing.T) {
	b := begin(t, match.Start{Open: true})
	if err := b.Answer(rules.Option{Do: rules.Concede}); err != nil {
		t.Fatal(err)
	}
	if b.Step(0).Over {
		t.Error("the end is announced before its clips have run")
	}
	b.rest()
	if !b.Step(0).Over || b.Step(0).Over {
		t.Error("the end is not announced, or twice")
	}
}
