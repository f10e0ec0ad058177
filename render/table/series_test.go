package table

import (
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/choice"
	"grognard/rules"
)

// fierce is a computer player who first answers as he has been told, and then attacks
// whenever he may.
type fierce struct {
	ai.Soldier
	given []rules.Option
}

func (f *fierce) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	if len(f.given) > 0 {
		o := f.given[0]
		f.given = f.given[1:]
		return o
	}
	if o, ok := attack(p, q); ok {
		return o
	}
	o := f.Soldier.Choose(q, p.View(q.To))
	if o.Do == rules.Concede {
		o = q.Options[max(0, q.Quiet)]
	}
	return o
}

// held has Space come again as often as a key does that is held; it is not let go.
func (b *battle) held(frames int, each func()) {
	b.In.Held.Space, b.In.Held.Any = true, true
	for i := range frames {
		if i%2 == 0 {
			b.In.Keys = []paint.Key{"Space"}
		}
		each()
		b.Tick()
	}
}

// series is a battle that both sides leave to the computer, whose men are near each other.
func series(t *testing.T, g [2]string) *clash {
	t.Helper()
	b := fighting(t, 1280, 720, g, prefs.Default(), 3)
	if _, ok := b.next(t); !ok {
		t.Fatal("nobody fights")
	}
	brave := &fierce{Soldier: ai.Soldier{Rand: newRand(3)}}
	for n := 1; n <= b.m.Len(); n++ {
		if q, a := b.m.Given(n); q.To != rules.Chance {
			brave.given = append(brave.given, a.Option)
		}
	}
	player := match.Player{Computer: true, Chooser: brave}
	m := screentest.Begin(t, g[0], g[1], match.Start{Open: true, Seed: 3, Players: [2]match.Player{player, player}})
	for len(brave.given) > 0 {
		if _, err := m.Think(); err != nil {
			t.Fatal(err)
		}
	}
	return &clash{battle: newDesk(t, 1280, 720, prefs.Default()).begin(m), rand: newRand(3)}
}

func TestHeldSpaceGoesThroughASeriesOfFights(t *testing.T) {
	for _, g := range battles {
		t.Run(g[0], func(t *testing.T) {
			count := func(b *clash, look func(func())) (fights int) {
				secret := false
				look(func() {
					for b.m.Computer() && !b.t.game.Clips.Running() && !b.m.Ready() { // how long it thinks does not count
						time.Sleep(time.Millisecond)
					}
					now := b.t.game.Clips.Secret()
					if now && !secret {
						fights++
					}
					secret = now
				})
				return fights
			}
			a := series(t, g)
			slow := count(a, func(each func()) {
				for range 600 {
					a.Tick()
					each()
				}
			})
			b := series(t, g)
			fast := count(b, func(each func()) { b.held(600, each) })
			if fast < 3 || fast < 2*slow {
				t.Errorf("in the time of %d fights it goes through %d", slow, fast)
			}
		})
	}
}

func TestSpaceThatIsHeldSinceAFightAnswersNothing(t *testing.T) {
	pushed := 0
	for _, g := range battles {
		for _, held := range []bool{true, false} {
			b := thrown(t, g, prefs.Default(), low)
			for range 8 {
				b.Tick()
			}
			b.held(2, func() {})
			if b.t.game.Clips.Running() {
				t.Fatal("Space ends no fight")
			}
			b.In.Now += choice.Slip
			b.In.Held.Space, b.In.Held.Any = held, false
			b.In.Keys = []paint.Key{"Tab"} // a hand looks for a button to push
			b.Tick()
			q, n := b.m.Request(), b.m.Len()
			b.ui.SetFocus("option.done")
			b.Tick()
			b.In.Keys = []paint.Key{"Space"}
			b.Tick()
			switch answered := b.m.Request() != q || b.m.Len() != n; {
			case answered && held:
				t.Errorf("%s: it has answered %+v", g[0], q)
			case answered:
				pushed++ // a press of its own does
			}
		}
	}
	if pushed == 0 {
		t.Error("nothing can be answered by Space at all")
	}
}
