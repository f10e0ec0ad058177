package table

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/choice"
	"grognard/render/table/history"
	"grognard/rules"
)

// pastDice plays at random until the last answer of a player cannot be taken back, and
// returns how many answers came before it.
func (b *clash) pastDice(t *testing.T) (n int) {
	t.Helper()
	for range 400 {
		q := b.m.Request()
		if q == nil {
			break
		}
		if _, pending := b.m.HandOver(); pending {
			b.m.TakeSeat()
			continue
		}
		n = b.m.Len()
		b.play(t, q)
		if why := b.m.CanUndo(); !why.OK() && why.Text.Key != "match.undo.nothing" && b.m.Request() != nil {
			b.atRest()
			return n
		}
	}
	t.Fatal("no dice fall")
	return 0
}

// atRest lets everything come to rest that has happened, and the player who is asked sit down.
func (b *clash) atRest() {
	b.Long()
	b.t.game.Pacing.GoOn()
	b.m.TakeSeat()
	b.Long()
	b.away()
	b.In.Now += 1000
	b.Tick()
}

func duelists(t *testing.T, g [2]string, w, h int, start match.Start, p prefs.Prefs) *clash {
	t.Helper()
	start.Seed = 5
	p.Speed = "instant"
	b := &clash{battle: newDesk(t, w, h, p).begin(screentest.Begin(t, g[0], g[1], start)), rand: newRand(5)}
	b.t.deps.Over = nil
	return b
}

// beginners are small battles of all systems.
var beginners = [...][2]string{
	{"ccn", "ccn-01-rolica-first"}, {"manoeuvre", "man-01-first-orders"}, {"musket", "training-trebbia-bridge"}, {"squares", "ns-01-maida"}, {"eagles", "three-elms-crossroads"},
}

func TestOnePersonTakesDiceBackByPressingTwiceInEverySystem(t *testing.T) {
	for i, g := range beginners {
		t.Run(g[0], func(t *testing.T) {
			p := prefs.Default()
			p.Language = []string{"en", "it"}[i%2]
			b := duelists(t, g, 1280, 720, match.Start{Open: true}, p)
			n := b.pastDice(t)
			given := b.m.Gave(n + 1)
			board := b.m.Position().Board().Hash()
			log := len(b.m.Log())
			b.Click("button.undo")
			if !b.t.consent.Shown() || b.m.Len() <= n {
				t.Fatalf("one press comes to %d answers; asked %t", b.m.Len(), b.t.consent.Shown())
			}
			b.Pictures("consent-alone-" + g[0])
			if b.Has("consent.first") == b.Has("consent.second") {
				t.Error("not one disc is there")
			}
			b.In.Now += 400
			for _, name := range []string{"consent.first", "consent.second"} {
				if b.Has(name) {
					b.Click(name)
					break
				}
			}
			if b.m.Len() != n || b.t.consent.Shown() {
				t.Fatalf("%d answers are left, want %d", b.m.Len(), n)
			}
			crossed := 0
			for k, e := range b.m.Log() {
				if e.Agreed && history.Worth(b.m.Log(), k) && e.Event.Text.Key != "" {
					crossed++
				}
			}
			if len(b.m.Log()) != log || crossed == 0 {
				t.Errorf("the log has %d lines, before %d; %d are crossed out", len(b.m.Log()), log, crossed)
			}
			b.t.drawer.open = true
			b.Pictures("consent-log-" + g[0])
			if err := b.t.game.Answer(given.Option); err != nil {
				t.Fatal(err)
			}
			if b.m.Position().Board().Hash() != board {
				t.Error("the same act gets other dice")
			}
			b.atRest()
			still := 0
			for k, e := range b.m.Log() {
				if e.Agreed && history.Worth(b.m.Log(), k) && e.Event.Text.Key != "" {
					still++
				}
			}
			if still != crossed {
				t.Errorf("%d lines are crossed out once the same was done again, before %d", still, crossed)
			}
			for range 2 { // again and again, by the keyboard
				n, why := b.m.CanAgree()
				if b.m.CanUndo().OK() || !why.OK() {
					break
				}
				b.In.Held.Ctrl = true
				b.Key("Z")
				b.In.Now += 400
				b.Key("Z")
				b.In.Held.Ctrl = false
				if b.m.Len() != n {
					t.Fatalf("Ctrl+Z twice leaves %d answers, want %d", b.m.Len(), n)
				}
				b.atRest()
			}
			saved, err := archive.Decode(archive.Encode(b.m.Save()))
			if err != nil {
				t.Fatal(err)
			}
			if again, err := match.Load(b.m.Book(), saved); err != nil || again.Len() != b.m.Len() || again.Position().Board().Hash() != b.m.Position().Board().Hash() {
				t.Errorf("the save opens as another game: %v", err)
			}
		})
	}
}

func TestTwoPlayersAgreeWithinThreeSeconds(t *testing.T) {
	for i, g := range beginners {
		t.Run(g[0], func(t *testing.T) {
			size := sizes[i%2]
			p := prefs.Default()
			p.Language = []string{"it", "en"}[i%2]
			b := duelists(t, g, size[0], size[1], match.Start{}, p)
			b.pastDice(t)
			n, why := b.m.CanAgree()
			if !why.OK() {
				t.Fatal(why)
			}
			asks := func() {
				t.Helper()
				covers := b.handed
				b.Click("button.undo")
				if !b.m.Bare() && (b.t.game.Scene.Viewer != rules.Chance || b.handed != covers) {
					t.Fatalf("both come to the keys, and the hand of side %d lies open; the screen was covered %d times", b.t.game.Scene.Viewer, b.handed-covers)
				}
				if b.In.Now += 400; !b.Has("consent.first") || !b.Has("consent.second") {
					t.Fatalf("there are not two discs: %s", b.Names())
				}
			}
			asks()
			b.Key("A")
			b.Pictures("consent-both-" + g[0])
			if b.m.Len() <= n {
				t.Fatal("one of two is enough")
			}
			b.In.Now += 3100
			b.Tick()
			if b.Key("L"); b.m.Len() <= n {
				t.Fatal("the other one is in time after more than three seconds")
			}
			b.Key("Escape")
			if b.t.consent.Shown() || b.m.Len() <= n {
				t.Fatal("Escape does not close the question")
			}
			if _, pending := b.m.HandOver(); pending == b.m.Bare() {
				t.Errorf("after Escape somebody sits down: %t", pending)
			}
			b.atRest()
			if b.Key("A", "L"); b.m.Len() <= n {
				t.Fatal("the keys are heard though nobody is asked")
			}
			if b.t.drawer.open {
				b.Key("L")
			}
			asks()
			if i%2 == 0 {
				b.Key("L", "A")
			} else {
				b.Click("consent.second")
				b.Click("consent.first")
			}
			if b.m.Len() != n {
				t.Fatalf("%d answers are left, want %d", b.m.Len(), n)
			}
			if to, pending := b.m.HandOver(); pending == b.m.Bare() {
				t.Errorf("side %d sits down: %t", to, pending)
			}
			if !b.m.Bare() && b.t.game.Scene.Viewer != rules.Chance {
				t.Errorf("the hand of side %d lies open", b.t.game.Scene.Viewer)
			}
		})
	}
}

// What keeps a question of the game from hasty presses keeps none from this one: it may have come up in the
// frame before, and nobody is asked by the game any more.
func TestTheQuestionIsHeardRightAfterSomebodySatDown(t *testing.T) {
	for _, mouse := range []bool{false, true} {
		b := duelists(t, beginners[1], 1280, 720, match.Start{}, prefs.Default())
		b.pastDice(t)
		n, why := b.m.CanAgree()
		if !why.OK() {
			t.Fatal(why)
		}
		b.t.game.Choice.Guard = choice.Guard{}
		b.t.game.Choice.Guard.Meet(&rules.Request{To: b.m.Request().To.Other()}, choice.Hand{}, 350, false, false, false)
		b.In.Held.Ctrl, b.In.Held.Any = true, true // since before the question of the game came
		b.Tick()
		if presses, keys := b.t.game.Choice.Guard.Deaf(); !presses || !keys {
			t.Fatal("the guard is not up")
		}
		b.Key("Z")
		b.In.Held.Ctrl, b.In.Held.Any = false, false
		b.In.Now += 400
		if !b.t.consent.Shown() {
			t.Fatal("nobody is asked")
		}
		if mouse {
			b.Click("consent.first")
			b.Click("consent.second")
		} else {
			b.Key("A", "L")
		}
		if b.m.Len() != n {
			t.Errorf("by mouse %t: %d answers are left, want %d", mouse, b.m.Len(), n)
		}
	}
}

// What was pressed to undo more than once is no answer, nor a key that is held.
func TestAPressTooManyTakesNoDiceBack(t *testing.T) {
	b := duelists(t, beginners[0], 1280, 720, match.Start{Open: true}, prefs.Default())
	b.pastDice(t)
	n := b.m.Len()
	b.In.Held.Ctrl = true
	for range 3 {
		b.In.Keys = []paint.Key{"Z"}
		b.Tick()
	}
	b.In.Now += 1000
	b.In.Again, b.In.Keys = true, []paint.Key{"Z"}
	b.Tick()
	if b.In.Again = false; b.m.Len() != n || !b.t.consent.Shown() {
		t.Fatalf("%d answers are left of %d, asked %t", b.m.Len(), n, b.t.consent.Shown())
	}
	b.In.Keys = []paint.Key{"Z"}
	if b.Tick(); b.m.Len() >= n {
		t.Error("a press of its own is no answer either")
	}
}

func TestTheQuestionSaysHowTheDiceFallAgain(t *testing.T) {
	for _, dice := range []match.Dice{nil, match.Honest()} {
		for _, size := range sizes[:2] {
			p := prefs.Default()
			p.TextSize = 150
			b := duelists(t, beginners[0], size[0], size[1], match.Start{Open: true, Dice: dice}, p)
			b.pastDice(t)
			b.Click("button.undo")
			b.Pictures(fmt.Sprint("consent-large-", size[1]))
			anew := b.words.Word("table.consent.anew")
			last := anew[strings.LastIndex(anew[:len(anew)-1], ".")+2:]
			if says := b.saysAll(last); says != (dice != nil) {
				t.Errorf("honest %t: %q is said: %t", dice != nil, last, says)
			}
		}
	}
}

// saysAll reports whether the text of a sentence stands on the screen, however it is broken.
func (b *battle) saysAll(sentence string) bool {
	var all []string
	for _, c := range b.List.Cmds {
		if c.Op == paint.Text {
			all = append(all, c.Text)
		}
	}
	return strings.Contains(strings.Join(all, " "), sentence)
}

// Against the computer one press more is enough; in a sealed game it does not agree.
func TestTheComputerAgreesInPractice(t *testing.T) {
	for _, sealed := range []bool{false, true} {
		start := match.Start{Sealed: sealed}
		start.Players[rules.Second] = match.Player{Computer: true, Chooser: hasty{}}
		b := duelists(t, beginners[1], 1280, 720, start, prefs.Default())
		turned := false
		for range 400 {
			b.Long()
			b.t.game.Pacing.GoOn()
			b.Long()
			q := b.m.Request()
			if q == nil || q.To == rules.Second || b.t.game.Scene.Ask == nil {
				continue
			}
			if why := b.m.CanUndo(); !why.OK() && why.Text.Key != "match.undo.nothing" {
				turned = true
				break
			}
			b.play(t, q)
		}
		if !turned {
			t.Fatal("nothing is ever beyond undo")
		}
		b.atRest()
		n := b.m.Len()
		b.Click("button.undo")
		if sealed {
			if b.t.consent.Shown() || !b.saysAll(b.words.Word("match.undo.sealed")) {
				t.Error("in a sealed game it agrees, or nobody says that it does not")
			}
			b.In.Held.Ctrl = true
			b.Key("Z")
			b.In.Held.Ctrl = false
			if why := b.t.bar.Refusal(); b.m.Len() != n || why.Why.Text.Key != "match.undo.sealed" {
				t.Errorf("Ctrl+Z leaves %d answers of %d and says %q", b.m.Len(), n, why.Why.Text.Key)
			}
			continue
		}
		b.Pictures("consent-computer")
		b.In.Now += 400
		if b.Key("A"); b.m.Len() >= n || b.m.Request().To != rules.First {
			t.Errorf("%d answers of %d are left, side %d is asked", b.m.Len(), n, b.m.Request().To)
		}
	}
}

// hasty is a computer that answers what changes least.
type hasty struct{}

func (hasty) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	return q.Options[max(0, q.Quiet)]
}

// The question at rest asks for no frames and allocates nothing; while a player waits for the
// other one it does, until his three seconds are over.
func TestTheQuestionAtRestCostsNothing(t *testing.T) {
	if os.Getenv("GROGNARD_RECORD") != "" {
		t.Skip()
	}
	b := duelists(t, beginners[1], 1280, 720, match.Start{}, prefs.Default())
	b.pastDice(t)
	b.Click("button.undo")
	b.away()
	b.quiet(t, "asked")
	b.In.Keys = []paint.Key{"A"}
	if b.Tick(); !b.Last.Animating {
		t.Error("the disc does not empty")
	}
	b.In.Now += 3000
	b.Tick()
	b.quiet(t, "after three seconds")
}
