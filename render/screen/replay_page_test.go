package screen

import (
	"os"
	"strings"
	"testing"
	"time"

	"grognard/game/match"
)

// reviewed opens the replay of a battle after an answer and waits until it is told.
func reviewed(d *desk, m *match.Match, answer int) *replay {
	d.T.Helper()
	p := newReplayAt(d.root, m, answer)
	if k := told[m]; k != nil {
		p.knowing(k)
	}
	d.root.push(p)
	for range 2000 {
		d.Long()
		if p.told != nil {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if told[m] = p.told; p.told == nil {
		d.T.Fatal("the battle is not told")
	}
	d.Long()
	return p
}

func TestTheReplayOfEveryBattleCanBeReadAtEverySize(t *testing.T) {
	for _, b := range battles {
		if only := os.Getenv("GROGNARD_ONLY"); only != "" && !strings.Contains(only, b[0]) {
			continue
		}
		m := foughtOnce(t, b[0], b[1])
		everywhere(t, "replay-"+b[0], func(d *desk, tag string) {
			p := reviewed(d, m, m.Len()*2/3)
			for p.at < m.Len() && !p.fight[p.stopOf(p.at)] {
				d.Key("Right")
			}
			d.Long()
			d.Shot(tag)
			var said []box // of the bars: the table has tests of its own
			for _, x := range d.texts() {
				if x.Y+x.H <= p.lay.Map.Y || x.Y >= p.lay.Map.Y+p.lay.Map.H {
					said = append(said, x)
				}
			}
			d.legible(tag, said)
		})
	}
}
