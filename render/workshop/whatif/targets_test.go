package whatif

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// TestWhoCanBeAttackedIsLitWhileThePlayerAims: the place that gives odds is among them, and each
// of them gives odds.
func TestWhoCanBeAttackedIsLitWhileThePlayerAims(t *testing.T) {
	for _, b := range battles {
		t.Run(b.book, func(t *testing.T) {
			d, p, r := fought(t, b.book, b.id)
			p.Close()
			if all, _ := p.Targets(); all != nil {
				t.Errorf("without aiming %v are lit", all)
			}
			p.Aim()
			var all []rules.Ref
			for more := true; more; {
				all, more = p.Targets()
			}
			if !slices.Contains(all, r.At) {
				t.Errorf("%v are lit, not %v", all, r.At)
			}
			for _, at := range all {
				if len(p.able(p.Attackers(), at))+len(p.able(append(p.Attackers(), p.beside(p.Attackers())...), at)) == 0 {
					t.Errorf("%s is lit and cannot be attacked", d.State.Open.Book().Format(at))
				}
			}
		})
	}
}

// TestTheTableOfPiecesSaysWhatItAssumes: the headline counts a loss or a retreat, whichever the
// defender chooses; the table holds for one of them.
func TestTheTableOfPiecesSaysWhatItAssumes(t *testing.T) {
	for _, k := range fights(t) {
		if k.book != "manoeuvre" || k.name != "town" {
			continue
		}
		d, _ := k.ask(t)
		if said := all(d); !strings.Contains(said, "This table assumes: Great Britain chooses: ") {
			t.Errorf("nobody reads what the table assumes in\n%s", said)
		}
	}
}
