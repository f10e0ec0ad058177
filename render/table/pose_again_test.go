package table

import (
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
)

// Where the way in which a piece stands ends the phase as well, one click on its picture
// does not do it, and the bar says that a second one will.
func TestAPictureThatEndsThePhaseIsClickedTwiceAndTheBarSaysSo(t *testing.T) {
	p := prefs.Default()
	p.Speed = "instant"
	for seed := uint64(1); seed < 200; seed++ {
		m := screentest.Begin(t, "squares", "ns-01-maida", match.Start{Open: true, Seed: seed})
		b := newDesk(t, 1280, 720, p).begin(m)
		b.t.deps.Over = nil
		b.Tick()
		s := ai.Soldier{Rand: newRand(seed)}
		for n := 0; n < 400 && m.Request() != nil; n++ {
			q := m.Request()
			o := s.Choose(q, m.Position().View(q.To))
			last := o.Do == "enter"
			if last {
				b.awaits(q)
				last = b.t.game.Choice.Final(o)
			}
			if !last {
				if _, err := m.Answer(o); err != nil {
					t.Fatal(err)
				}
				continue
			}
			b.Long()
			b.Click(b.thing(o.Who))
			b.Long()
			b.Click(b.thing(o.At))
			b.Long()
			name := b.t.game.Words.Keys.Option(o)
			before := b.t.bar.Text()
			if b.Click(name); m.Request() != q {
				t.Fatal("one click ends the phase")
			}
			_, hint, _ := strings.Cut(b.words.Word("table.confirm", "", "|"), "|")
			if text := b.t.bar.Text(); text == before || !strings.HasSuffix(text, hint) {
				t.Errorf("the bar says %q after the first click, %q before it", text, before)
			}
			b.Long()
			if b.Click(name); m.Request() == q {
				t.Error("two clicks do not either")
			}
			return
		}
	}
	t.Fatal("nobody enters last")
}
