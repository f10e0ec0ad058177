package table

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
)

// bloody is a battle of every system in which somebody soon falls.
var bloody = map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-12-waterloo", "musket": "training-trebbia-bridge",
	"squares": "ns-01-maida", "eagles": "three-elms-crossroads"}

// bled plays a battle, both sides by the computer, until so many have fallen, and
// returns it with the answer by which the last of them falls.
func bled(t *testing.T, system, scenario string, most int) (*match.Match, rules.Option) {
	t.Helper()
	m := screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 5})
	soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(5, 1))}
	seen, fell := 0, 0
	for m.Request() != nil {
		q := m.Request()
		o := soldier.Choose(q, m.Position().View(q.To))
		if _, err := m.Answer(o); err != nil {
			t.Fatal(err)
		}
		log := m.Log()
		for _, e := range log[seen:] {
			if e.Event.Kind == rules.EvRemove && e.Event.Who != 0 {
				fell++
			}
		}
		if seen = len(log); fell >= most {
			return m, o
		}
	}
	return m, rules.Option{}
}

// lying are the fallen that can be pointed at.
func (b *battle) lying() (all []string) {
	for _, h := range b.Hits() {
		if strings.HasPrefix(h.Name, "fallen.") && !strings.HasPrefix(h.Name, "fallen.of.") {
			all = append(all, h.Name)
		}
	}
	return all
}

func TestTheFallenLieOnTheDesk(t *testing.T) {
	for system, scenario := range bloody {
		t.Run(system, func(t *testing.T) {
			m, _ := bled(t, system, scenario, 3)
			b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
			b.Key("F")
			b.Long()
			b.away()
			b.Pictures("fallen-" + system)
			all := b.t.game.History.Fallen(0)
			if n := len(all[0]) + len(all[1]); n == 0 || len(b.lying()) != n {
				t.Errorf("%d lie on the desk, want %d, in %v", len(b.lying()), n, b.t.lay.Fallen)
			}
			for _, name := range b.lying() {
				b.Point(name) // they are told of, as far as anything is known
			}
			b.Key("Plus", "Plus", "Plus", "Plus")
			b.Long()
			w, h := b.t.View.Board.Size()
			if sheet := b.t.View.Board.Rect(paint.Rect{W: w, H: h}); sheet.X < 0 && sheet.X+sheet.W > b.In.W && len(b.lying()) > 0 {
				t.Error("they lie on the map")
			}
		})
	}
}

func TestNobodyLiesOnTheDeskBeforeThatIsTold(t *testing.T) {
	for system, scenario := range bloody {
		t.Run(system, func(t *testing.T) {
			m, last := bled(t, system, scenario, 2)
			again := screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 5})
			given := 0
			for i := 1; i <= m.Len(); i++ {
				if a := m.Gave(i); a.By != rules.Chance {
					given = i
				}
			}
			for i := 1; i < given; i++ {
				if a := m.Gave(i); a.By != rules.Chance {
					if _, err := again.Answer(a.Option); err != nil {
						t.Fatal(err)
					}
				}
			}
			b := newDesk(t, 1920, 1080, prefs.Default()).begin(again)
			b.Key("F")
			b.Long()
			b.away()
			before := len(b.lying())
			if err := b.t.game.Answer(last); err != nil {
				t.Fatal(err)
			}
			waited := false
			for range 500 {
				b.Tick()
				if b.t.game.Clips.Untold() == 0 {
					continue
				}
				waited = true
				all := b.t.game.History.Fallen(b.t.game.Clips.Untold())
				if n := len(all[0]) + len(all[1]); len(b.lying()) > n {
					t.Fatalf("%d lie there while %d events are untold, by which %d have fallen", len(b.lying()), b.t.game.Clips.Untold(), n)
				}
			}
			b.Long()
			b.Long()
			all := b.t.game.History.Fallen(0)
			if !waited || len(b.lying()) != len(all[0])+len(all[1]) || system != "musket" && len(b.lying()) <= before {
				t.Errorf("%d lie on the desk, %d lay there before; the table took its time: %t", len(b.lying()), before, waited)
			}
		})
	}
}
