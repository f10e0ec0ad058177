package forces

import (
	"testing"

	"grognard/rules"
)

// Leaders look alike: those of a battle and of the box stand beside their names, which no other
// piece does.
func TestLeadersStandBesideTheirNames(t *testing.T) {
	for _, b := range [][2]string{{"ccn", "ccn-12-waterloo"}, {"musket", "montebello-1800"}} {
		for _, lang := range []string{"en", "it"} {
			d, p := open(t, b[0], b[1], lang, 1280, 720, 1)
			p.side = rules.First
			d.Settle()
			d.Shot("leaders-" + b[0] + "-" + lang)
			named := map[string]bool{}
			for i := range p.rows {
				if k := &p.rows[i]; k.kind == title {
					named[p.all[k.items[0]].region] = true
				}
			}
			placed, boxed := 0, 0
			for i := range p.all {
				x := &p.all[i]
				if x.side == rules.Second || x.card || x.line == nil || x.file != nil {
					continue
				}
				if lead := x.line.Piece.Form == rules.Leader; lead != named[x.region] && !(x.away && lead) { // its heading may be folded
					t.Errorf("%s: of %s the name is shown: %v", b[0], x.name, named[x.region])
				}
				if named[x.region] && x.away {
					boxed++
				} else if named[x.region] {
					placed++
				}
			}
			if placed == 0 || boxed == 0 {
				t.Errorf("%s: %d leaders of the battle and %d of the box have their names", b[0], placed, boxed)
			}
		}
	}
}
