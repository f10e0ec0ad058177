package replay

import (
	"strings"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/render/table/mapview/lens"
	"grognard/rules"
)

// A held key tells in the replay too what threatens what is pointed at, from what both players knew; nothing
// when it is let go.
func TestAHeldKeyTellsInTheReplayWhatThreatens(t *testing.T) {
	for i, b := range [...][2]string{{"ccn", "ccn-01-rolica-first"}, {"manoeuvre", "man-01-first-orders"}, {"musket", "training-trebbia-bridge"}, {"squares", "ns-01-maida"}, {"eagles", "three-elms-crossroads"}} {
		t.Run(b[0], func(t *testing.T) {
			pr := prefs.Default()
			pr.Language = []string{"en", "it"}[i%2]
			d := pagetest.Open(t, 1280, 720, pr)
			m := screentest.Begin(t, b[0], b[1], match.Start{Seed: 3})
			for n := 0; n < 40; n++ {
				m.TakeSeat()
				q := m.Request()
				if q == nil {
					break
				}
				o := q.Options
				if q.Field != nil {
					o = []rules.Option{q.Field.Nearest(rules.Option{})}
				}
				if _, err := m.Answer(o[0]); err != nil {
					t.Fatal(err)
				}
			}
			p := opened(d, m, m.Len(), nil)
			p.look(rules.Chance)
			d.Baked()
			told, hand := 0, 0
			for _, k := range p.stage.Seen().Pieces {
				name := p.stage.Words.Keys.Region("piece", k.Ref)
				at, ok := p.stage.View.Board.PieceRect(k.Ref)
				if !ok || k.Form == rules.Leader || k.Form == rules.Marker || !d.Has(name) && at.W > 0 && b[0] != "eagles" {
					continue
				}
				d.In.X, d.In.Y = at.Center()
				d.Tick()
				d.In.Held.Letters[lens.Held-'A'] = true
				for range 300 {
					d.Tick()
					d.Tick()
					if !p.stage.View.Threats.Busy() {
						break
					}
					time.Sleep(5 * time.Millisecond)
				}
				d.Tick()
				if card := p.stage.View.Threats.Card(); card.W > 0 {
					told++
					for _, r := range [...]paint.Rect{p.lay.Standards[0], p.lay.Standards[1], p.lay.Turn} {
						if r.Overlaps(card) {
							t.Errorf("the card at %v lies under the standards at %v", card, r)
						}
					}
				}
				if d.Says(d.Deps.Word("table.lens.own")) || d.Says(d.Deps.Word("table.lens.foe")) {
					hand++
				}
				if told == 1 {
					d.Shot("ask-replay-" + b[0])
				}
				d.In.Held.Letters[lens.Held-'A'] = false
				d.Tick()
				d.Tick()
				if p.stage.View.Threats.Card().W > 0 || pictures(d) > 0 {
					t.Fatal("it stays when the key is let go")
				}
				if told > 3 {
					break
				}
			}
			if told == 0 || hand > 0 {
				t.Errorf("of %d pieces something is told, of %d as if they were one's own", told, hand)
			}
		})
	}
}

// pictures counts those of the lens.
func pictures(d *pagetest.Pages) (n int) {
	for _, c := range d.List.Cmds {
		if strings.HasPrefix(c.Key, "lens/") {
			n++
		}
	}
	return n
}
