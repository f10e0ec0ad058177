package table

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
)

// worded reports whether a text stands in a part of the window, be it in several lines.
func (b *battle) worded(in paint.Rect, text string) bool {
	var all []string
	for i := range b.List.Cmds {
		if c := &b.List.Cmds[i]; c.Op == paint.Text && in.Has(c.Dst.X+1, c.Dst.Y-1) {
			all = append(all, c.Text)
		}
	}
	return text != "" && strings.Contains(strings.Join(all, " "), text)
}

func TestTheSlipOfAFightSaysItsResult(t *testing.T) {
	for _, g := range battles[:4] { // a charge that falls short leaves none
		t.Run(g[0], func(t *testing.T) {
			b := thrown(t, g, prefs.Default(), high)
			for range 400 {
				b.Long()
				if _, pending := b.m.HandOver(); pending {
					b.m.TakeSeat()
				}
				q := b.m.Request()
				if at := b.rect("theatre.slip"); at.W > 0 {
					if e := b.t.game.History.Ended(); e == nil || !b.worded(at, b.t.game.Words.Capital(b.t.game.Words.Phrase(e.Text))) {
						b.Shot("slip")
						t.Errorf("the slip at %v does not say %+v", at, e)
					}
					return
				}
				var err error
				if q.To == rules.Chance {
					_, err = b.m.Dice(faces(q, high))
				} else {
					_, err = b.m.Answer(q.Options[max(0, q.Quiet)])
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			t.Error("there is no slip")
		})
	}
}
