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
	"grognard/scenarios"
)

// moves plays a battle by lot and shows moves of pieces in it, n at most.
func moves(t *testing.T, p *rules.Position, seed uint64, n int, see func(p *rules.Position, o rules.Option)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	for step := 0; step < 3000 && n > 0; step++ {
		q := p.Request()
		if q == nil {
			return
		}
		a := rules.Answer{By: q.To}
		switch {
		case q.To == rules.Chance && q.Dice.Bag != nil:
			a.Faces = []int{r.IntN(len(q.Dice.Bag))}
		case q.To == rules.Chance:
			for k := range q.Dice.N() {
				a.Faces = append(a.Faces, 1+r.IntN(q.Dice.Sides(k)))
			}
		case q.Field != nil:
			a.Option = q.Field.Sample(r)
		default:
			a.Option = q.Options[r.IntN(len(q.Options))]
		}
		if act := q.Act(a.Option); q.To != rules.Chance && a.Option.Who != 0 && step%5 == 0 && (act == rules.ActMove || q.Field != nil && act == rules.ActAdvance) {
			n--
			see(p, a.Option)
		}
		next, _, err := p.Play(a)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
}

// battles are great battles of all systems.
var battles = [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-12-waterloo"}, {"musket", "marengo-1800"}, {"squares", "ns-04-marengo"}, {"eagles", "eagles-and-lions"}}

func TestInEverySystemAMoveTellsWhatItExposesThePieceTo(t *testing.T) {
	for _, b := range battles {
		if testing.Short() && b[0] == "musket" {
			continue // to get there takes long
		}
		t.Run(b[0], func(t *testing.T) {
			own, foes, counted := 0, 0, 0
			for seed := uint64(0); seed < 20 && (own == 0 || counted == 0); seed++ {
				moves(t, boardtest.Scenario(t, b[0], b[1]), seed, 30, func(p *rules.Position, o rules.Option) {
					side := p.Request().To
					after := threat.Move(p, o)
					if after == nil {
						return
					}
					own += len(threat.Query{}.Own(after, side, o.Who))
					m := threat.Query{}.Menace(after, side, o.Who, nil)
					foes += len(m.Reach)
					if len(m.Reach) > m.All {
						t.Fatalf("%d of %d reach it", len(m.Reach), m.All)
					}
					for i, s := range m.Reach {
						if s.Hurt == nil {
							continue
						}
						counted++
						if i > 0 && m.Reach[i-1].Hurt != nil && m.Reach[i-1].Hurt.Cmp(s.Hurt) < 0 {
							t.Fatal("the worst does not come first")
						}
					}
				})
			}
			if own == 0 || foes == 0 || counted == 0 {
				t.Errorf("%d attacks of one's own, %d of the enemy, %d of them counted", own, foes, counted)
			}
		})
	}
}

// The same must be told of every arrangement that the player cannot tell apart.
func TestNothingHiddenShowsInWhatThreatens(t *testing.T) {
	for _, b := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-12-waterloo"}, {"squares", "ns-03-auerstedt"}} {
		t.Run(b[0], func(t *testing.T) {
			r, compared := rand.New(rand.NewPCG(5, 5)), 0
			for seed := range uint64(4) {
				moves(t, hidden(t, b[0], b[1]), seed, 20, func(p *rules.Position, o rules.Option) {
					side := p.Request().To
					g := rules.Guess(p, side, r, 20, nil)
					if g == nil || g.Request().Accepts(rules.Answer{By: side, Option: o}) != nil {
						return
					}
					one, two := threat.Move(p, o), threat.Move(g, o)
					if (one == nil) != (two == nil) {
						t.Fatalf("%s: whether it may be told at all depends on what is hidden", rules.FormatOption(p.Book(), o))
					}
					if one == nil {
						return
					}
					compared++
					if x, y := tell(threat.Query{}.Menace(one, side, o.Who, nil)), tell(threat.Query{}.Menace(two, side, o.Who, nil)); !reflect.DeepEqual(x, y) {
						t.Fatalf("%s: %v, but %v where what is hidden lies otherwise", rules.FormatOption(p.Book(), o), x, y)
					}
					own := func(p *rules.Position) any {
						return tell(threat.Menace{Reach: threat.Query{}.Own(p, side, o.Who)})
					}
					if x, y := own(one), own(two); !reflect.DeepEqual(x, y) {
						t.Fatalf("%s attacks: %v, but %v where what is hidden lies otherwise", rules.FormatOption(p.Book(), o), x, y)
					}
				})
			}
			if compared < 10 {
				t.Errorf("only %d moves were compared", compared)
			}
		})
	}
}

// hidden begins a battle in which somebody has a secret.
func hidden(t *testing.T, system, scenario string) *rules.Position {
	t.Helper()
	book, _ := scenarios.Book(system)
	_, data, err := scenarios.Open(system, scenario)
	if err != nil {
		t.Fatal(err)
	}
	set := map[string]string{}
	if system == "squares" {
		set["fog_of_war"] = "on"
	}
	b, err := book.Load(data, set)
	if err != nil {
		t.Fatal(err)
	}
	if !rules.Conceals(book, b) {
		t.Fatalf("%s hides nothing", scenario)
	}
	p, _, err := rules.Begin(book, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// tell is all that can be seen of a menace.
func tell(m threat.Menace) (all []any) {
	all = append(all, m.All)
	for _, s := range m.Reach {
		hurt := ""
		if s.Hurt != nil {
			hurt = s.Hurt.String()
		}
		all = append(all, s.Who, s.At, s.From, hurt)
		if s.Card != nil {
			all = append(all, fmt.Sprint(s.Card.Mods, s.Card.Units))
		}
	}
	return all
}

// First numbers are there within a tenth of a second, in the largest scenario too.
func TestThreatsAreFoundSoon(t *testing.T) {
	for _, b := range battles {
		var all []time.Duration
		moves(t, boardtest.Scenario(t, b[0], b[1]), 3, 20, func(p *rules.Position, o rules.Option) {
			best := time.Hour
			for range 3 { // others work on this machine too
				from := time.Now()
				if after := threat.Move(p, o); after != nil {
					threat.Query{}.Own(after, p.Request().To, o.Who)
					threat.Query{}.Menace(after, p.Request().To, o.Who, func(threat.Menace) { best = min(best, time.Since(from)) })
				}
			}
			if best == time.Hour {
				return
			}
			all = append(all, best)
		})
		slices.Sort(all)
		if len(all) == 0 || all[len(all)*9/10] > 100*time.Millisecond {
			t.Errorf("%s: %v", b[1], all)
		}
		t.Log(b[1], all[len(all)/2], all[len(all)-1])
	}
}

func TestWorkThatIsCalledOffEnds(t *testing.T) {
	ends := 0
	moves(t, boardtest.Scenario(t, "ccn", "ccn-12-waterloo"), 1, 10, func(p *rules.Position, o rules.Option) {
		if after := threat.Move(p, o); after != nil {
			m := threat.Query{Stop: func() error { return rules.ErrTooMany }}.Menace(after, p.Request().To, o.Who, nil)
			ends++
			if len(m.Reach) > 0 {
				t.Error("it goes on")
			}
		}
	})
	if ends == 0 {
		t.Error("nothing was tried")
	}
}

// Menace follows the piece that moves, and lists nothing of others on its way: it comes to
// the same attacks as with whole menus.
func TestAPieceThatIsFollowedMayDoWhatItMay(t *testing.T) {
	for _, b := range battles[:4] { // the fifth has fields, no menus
		t.Run(b[0], func(t *testing.T) {
			compared := 0
			for seed := range uint64(2) {
				moves(t, boardtest.Scenario(t, b[0], b[1]), seed, 8, func(p *rules.Position, o rules.Option) {
					a := rules.Answer{By: p.Request().To, Option: o}
					whole, _, err := p.Play(a)
					if err != nil {
						t.Fatal(err)
					}
					near, _, err := p.Follow(a, o.Who)
					if err != nil {
						t.Fatal(err)
					}
					for range 8 {
						q, r := whole.Request(), near.Request()
						if q == nil || q.To != a.By {
							break
						}
						own := slices.DeleteFunc(slices.Clone(q.Options), func(x rules.Option) bool { return x.Who != 0 && x.Who != o.Who })
						got := slices.DeleteFunc(slices.Clone(r.Options), func(x rules.Option) bool { return x.Who != 0 && x.Who != o.Who })
						if q.Kind != r.Kind || !slices.Equal(own, got) {
							t.Fatalf("%s: %v may be done, followed %v", q.Kind, own, got)
						}
						compared += len(own)
						quiet, ok := rules.QuietPolicy(q)
						if then, found := rules.QuietPolicy(r); then != quiet || found != ok {
							t.Fatalf("%s: quiet is %v, followed %v", q.Kind, quiet, then)
						}
						if !ok {
							break
						}
						whole, _, err = whole.Play(rules.Answer{By: a.By, Option: quiet})
						if err != nil {
							t.Fatal(err)
						}
						if near, _, err = near.Play(rules.Answer{By: a.By, Option: quiet}); err != nil {
							t.Fatal(err)
						}
					}
				})
			}
			if compared < 20 {
				t.Errorf("%d options compared", compared)
			}
		})
	}
}
