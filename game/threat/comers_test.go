package threat_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	"grognard/game/boardtest"
	"grognard/game/threat"
	"grognard/rules"
)

// pointed is all that is told of a piece to a viewer, as the lens asks for it.
func pointed(p *rules.Position, side, viewer rules.Side, who rules.Ref) (all []any) {
	q := threat.Query{}
	there := func(p *rules.Position) bool {
		if p == nil {
			return false
		}
		for _, k := range p.View(side).Pieces {
			if k.Ref == who {
				return true
			}
		}
		return false
	}
	if at := threat.Known(p, side, viewer); there(at) {
		own, _ := q.Next(at, side, who)
		all = append(all, tell(threat.Menace{Reach: own})...)
	}
	if at := threat.Known(p, side.Other(), viewer); there(at) {
		all = append(all, tell(q.Menace(at, side, who, nil))...)
	}
	return all
}

// coming is all that is told of a cell.
func coming(p *rules.Position, viewer rules.Side, cell rules.Ref) (all []any) {
	for _, s := range [...]rules.Side{rules.First, rules.Second} {
		if at := threat.Known(p, s, viewer); at != nil {
			all = append(all, threat.Query{}.Comers(at, s, false, cell, rules.Point{}, 0))
		}
	}
	return all
}

// Of whatever is pointed at the same must be told for every arrangement that the viewer cannot tell
// apart: by either player of pieces of both sides and of cells, and by somebody who looks on.
func TestNothingHiddenShowsInWhatIsToldOfThePointedAt(t *testing.T) {
	for _, b := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-12-waterloo"}, {"squares", "ns-03-auerstedt"}} {
		t.Run(b[0], func(t *testing.T) {
			r, compared, told := rand.New(rand.NewPCG(8, 5)), 0, 0
			for seed := range uint64(3) {
				moves(t, hidden(t, b[0], b[1]), seed, 12, func(p *rules.Position, o rules.Option) {
					for _, viewer := range [...]rules.Side{rules.First, rules.Second, rules.Chance} {
						g := guess(p, viewer, r)
						if g == nil {
							continue
						}
						for _, attacker := range [...]rules.Side{rules.First, rules.Second} {
							if x, y := supposed(t, p, attacker, viewer), supposed(t, g, attacker, viewer); x != y && viewer != attacker.Other() {
								t.Fatalf("what side %d could do is told to side %d from %q, but %q where what is hidden lies otherwise", attacker, viewer, x, y)
							}
						}
						v := p.View(viewer)
						for range 3 {
							k := &v.Pieces[r.IntN(len(v.Pieces))]
							if k.Ref == 0 || k.Side == rules.Chance || k.Form == rules.Marker || k.Form == rules.Leader {
								continue
							}
							compared++
							x, y := pointed(p, k.Side, viewer, k.Ref), pointed(g, k.Side, viewer, k.Ref)
							if told += len(x); !reflect.DeepEqual(x, y) {
								t.Fatalf("side %d points at a piece of side %d: %v, but %v where what is hidden lies otherwise", viewer, k.Side, x, y)
							}
						}
						cell := v.Map.Cells[r.IntN(len(v.Map.Cells))].Ref
						if x, y := coming(p, viewer, cell), coming(g, viewer, cell); !reflect.DeepEqual(x, y) {
							t.Fatalf("side %d points at a cell: %v, but %v where what is hidden lies otherwise", viewer, x, y)
						}
					}
				})
			}
			if compared < 50 || told < 100 {
				t.Errorf("%d pieces were compared, of which %d things are told", compared, told)
			}
		})
	}
}

// supposed is a sign of the boards from which a viewer is told what a side could do.
func supposed(t *testing.T, p *rules.Position, attacker, viewer rules.Side) string {
	t.Helper()
	at := threat.Known(p, attacker, viewer)
	if at == nil {
		return ""
	}
	all, _ := p.Book().(rules.Supposer).Suppose(at.Board(), attacker)
	sign := ""
	for _, b := range all {
		sign += fmt.Sprint(b.Hash(), " ")
	}
	return sign
}

// guess is another arrangement that a viewer cannot tell from the one at a position. Who looks on knows
// what neither player hides: what one of them cannot tell apart, and then the other.
func guess(p *rules.Position, viewer rules.Side, r *rand.Rand) *rules.Position {
	if viewer != rules.Chance {
		return rules.Guess(p, viewer, r, 20, nil)
	}
	if p = rules.Guess(p, rules.First, r, 20, nil); p == nil {
		return nil
	}
	return rules.Guess(p, rules.Second, r, 20, nil)
}

// In every system something is told of what is pointed at, soon.
func TestOfWhatIsPointedAtSomethingIsToldInEverySystem(t *testing.T) {
	for _, b := range battles {
		if testing.Short() && b[0] == "musket" {
			continue // to get there takes long
		}
		t.Run(b[0], func(t *testing.T) {
			attacks, come := 0, 0
			for seed := uint64(0); seed < 20 && (attacks == 0 || come == 0); seed++ {
				moves(t, boardtest.Scenario(t, b[0], b[1]), seed, 20, func(p *rules.Position, o rules.Option) {
					v := p.View(rules.Chance)
					side := p.Request().To
					if at := threat.Known(p, side.Other(), rules.Chance); at != nil {
						attacks += len(threat.Query{}.Menace(at, side, o.Who, nil).Reach)
					}
					at := threat.Known(p, side, side)
					if at == nil {
						return
					}
					if o.At != 0 {
						now := threat.Offers(p, side)
						if now {
							at = p
						}
						k := threat.Query{}.Comers(at, side, now, o.At, rules.Point{}, 0)
						led := slices.ContainsFunc(v.Pieces, func(k rules.Piece) bool { return k.Ref == o.Who && k.Form == rules.Leader })
						if come += len(k.Who); now && !led && !slices.Contains(k.Who, o.Who) {
							t.Fatalf("%s does not come there", rules.FormatOption(p.Book(), o))
						}
						come += len(threat.Query{}.Comers(p, side.Other(), false, o.At, rules.Point{}, 0).Who)
						for i := range k.Who {
							if i > 0 && k.Who[i] == k.Who[i-1] {
								t.Fatal("somebody comes twice")
							}
						}
						return
					}
					for i := range v.Pieces {
						if k := &v.Pieces[i]; k.Ref == o.Who {
							pt := k.Pt
							come += len(threat.Query{}.Comers(at, side, false, 0, pt, 2*float64(v.Map.Unit)).Who)
						}
					}
				})
			}
			if attacks == 0 || come == 0 {
				t.Errorf("%d attacks, %d who come", attacks, come)
			}
		})
	}
}

// First numbers of whatever is pointed at are there within a tenth of a second.
func TestWhatIsPointedAtIsToldSoon(t *testing.T) {
	for _, b := range battles {
		var worst time.Duration
		moves(t, boardtest.Scenario(t, b[0], b[1]), 3, 8, func(p *rules.Position, o rules.Option) {
			best := time.Hour
			for range 3 { // others work on this machine too
				from := time.Now()
				side := p.Request().To
				if at := threat.Known(p, side.Other(), rules.Chance); at != nil {
					threat.Query{}.Menace(at, side, o.Who, func(threat.Menace) { best = min(best, time.Since(from)) })
				}
				from = time.Now()
				if at := threat.Known(p, side, rules.Chance); at != nil && o.At != 0 {
					threat.Query{}.Comers(at, side, false, o.At, rules.Point{}, 0)
					best = max(min(best, time.Hour), time.Since(from))
				}
			}
			if best < time.Hour {
				worst = max(worst, best)
			}
		})
		if worst == 0 || worst > 100*time.Millisecond {
			t.Errorf("%s: %v", b[1], worst)
		}
		t.Log(b[1], worst)
	}
}
