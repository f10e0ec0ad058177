package odds_test

import (
	"hash/fnv"
	"math"
	"math/big"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// lived counts what a fight has come to for those that a headline names: as Bounds has
// them, read off the events of a Step.
type lived struct{ harmed, gone, ownHurt, ownGone bool }

func livedOf(c *odds.Odds, v *rules.View, told []rules.Event) (x lived) {
	side, leader := map[rules.Ref]rules.Side{}, map[rules.Ref]bool{}
	for _, p := range v.Pieces {
		side[p.Ref], leader[p.Ref] = p.Side, p.Form == rules.Leader
	}
	part := func(who rules.Ref) bool { // where a place is attacked all who take part are
		return c.Target == 0 && side[who] != c.Attacker && !leader[who] && slices.ContainsFunc(c.Units, func(u odds.Unit) bool { return u.Who == who })
	}
	rolled := false
	for _, e := range told {
		s, ok := side[e.Who]
		hurt := e.Kind == rules.EvHit || e.Kind == rules.EvRetreat || e.Kind == rules.EvRemove || e.Kind == rules.EvMark && e.N > 0 && rolled
		switch {
		case e.Kind == rules.EvDice:
			rolled = true
		case !ok || !hurt:
		case e.Who == c.Target || part(e.Who):
			x.harmed = true
			x.gone = x.gone || e.Kind == rules.EvRemove
		case s == c.Attacker && !leader[e.Who]:
			x.ownHurt = true
			x.ownGone = x.ownGone || e.Kind == rules.EvRemove
		}
	}
	return x
}

// strategy answers for the other side: always alike to questions of one kind.
type strategy uint64

// answer is what the strategy does where the numbers count all that may be done, and what
// they take for granted elsewhere; the one who asks does what the rows have.
func (s strategy) answer(c *odds.Odds, q *rules.Request) rules.Answer {
	a := taken(q)
	if q.To == c.Side || q.Field != nil || q.Repeat > 3 {
		return a
	}
	for _, held := range c.Bounds.Held {
		if held.Kind == q.Kind {
			return a
		}
	}
	h := fnv.New64()
	h.Write([]byte(q.Kind))
	r := rand.New(rand.NewPCG(h.Sum64(), uint64(s)+uint64(q.Repeat)))
	if o := q.Options[r.IntN(len(q.Options))]; !where(q) {
		a.Option = o
	}
	return a
}

// where reports whether a question is about places alone.
func where(q *rules.Request) bool {
	for _, o := range q.Options {
		if at := q.Options[0]; o.At == 0 || o.Do != at.Do || o.Who != at.Who {
			return false
		}
	}
	return true
}

// fought plays a Step out with seeded dice, the other side by a strategy.
func fought(t *testing.T, c *odds.Odds, p *rules.Position, s strategy, r *rand.Rand) lived {
	t.Helper()
	v := p.View(rules.Chance)
	a := rules.Answer{By: p.Request().To, Option: c.Option}
	_, tape := p.Checkpoint()
	var told []rules.Event
	for n := len(tape) + 1; ; n++ {
		next, news, err := p.Play(a)
		if err != nil {
			t.Fatal(err)
		}
		told = append(told, news...)
		q := next.Request()
		if _, tape := next.Checkpoint(); q == nil || len(tape) != n {
			return livedOf(c, v, told)
		}
		switch p = next; {
		case q.To != rules.Chance:
			a = s.answer(c, q)
		default:
			a = rules.Answer{By: rules.Chance, Faces: q.Dice.Throw(r)}
		}
	}
}

// within reports whether so many of n throws may come of a chance in a span: four standard
// errors beside it are.
func within(s odds.Span, hits, n int) bool {
	low, _ := s.Low.Float64()
	high, _ := s.High.Float64()
	x := float64(hits) / float64(n)
	off := func(p float64) float64 { return 4*math.Sqrt(p*(1-p)/float64(n)) + 1e-9 }
	return x >= low-off(low) && x <= high+off(high)
}

// TestWhateverTheOtherSideDoesTheHeadlineHolds fights battles of all systems out, over and
// over, the other side doing all that it may.
func TestWhateverTheOtherSideDoesTheHeadlineHolds(t *testing.T) {
	cards, plays := 40, 200
	if testing.Short() {
		cards, plays = 6, 100
	}
	for _, system := range []string{"manoeuvre", "ccn", "musket", "squares", "eagles"} {
		t.Run(system, func(t *testing.T) {
			t.Parallel()
			seen, moved := 0, map[odds.Means]int{}
			list := scenarios.List(system)
			for i := range 3 * len(list) {
				from := seen
				tour(t, system, list[i%len(list)].ID, uint64(5+i), 700, func(p *rules.Position, r *rand.Rand) bool {
					q := p.Request()
					if q.Field != nil || r.IntN(2) > 0 {
						return true
					}
					o := q.Options[r.IntN(len(q.Options))]
					if o.At == 0 && p.View(q.To).Combat == nil {
						return true
					}
					c, err := odds.Card(p, o)
					if err != nil || c.Certain() || c.Side != c.Attacker || c.Closed || c.Sampled > 0 || c.Bounds.Part || c.Estimates != nil {
						return true
					}
					if c.Bounds.By == 0 && system != "eagles" && r.IntN(12) > 0 {
						return true
					}
					seen++
					moved[c.Bounds.By]++
					proveBounds(t, c, p, r, plays)
					return seen < from+cards/3 && seen < cards
				})
				if seen >= cards {
					break
				}
			}
			if seen < cards/2 {
				t.Errorf("only %d fights were seen", seen)
			}
			t.Log(seen, "fights, moved by", moved)
		})
	}
}

// proveBounds plays a fight so many times by each of some strategies.
func proveBounds(t *testing.T, c *odds.Odds, p *rules.Position, r *rand.Rand, plays int) {
	t.Helper()
	for s := range strategy(6) {
		var n [4]int
		for range plays {
			x := fought(t, c, p, s, r)
			for i, yes := range [...]bool{x.harmed, x.gone, x.ownHurt, x.ownGone} {
				if yes {
					n[i]++
				}
			}
		}
		b := &c.Bounds
		for i, span := range [...]odds.Span{b.Harmed, b.Gone, b.OwnHurt, b.OwnGone} {
			if !within(span, n[i], plays) {
				t.Errorf("%s at %s: %s came about %d times of %d, the headline says %s to %s", rules.FormatOption(p.Book(), c.Option), p.Request().Kind,
					[...]string{"harm", "an end", "own harm", "an own end"}[i], n[i], plays, odds.Percent(span.Low), odds.Percent(span.High))
			}
		}
	}
}

// TestTheHeadlineIsTheSameWhateverIsHidden deals what the one who asks cannot see anew.
func TestTheHeadlineIsTheSameWhateverIsHidden(t *testing.T) {
	for _, system := range []string{"manoeuvre", "ccn"} {
		t.Run(system, func(t *testing.T) {
			cards := map[odds.Means]int{}
			r := rand.New(rand.NewPCG(3, 9))
			tour(t, system, scenarios.List(system)[0].ID, 7, 500, func(p *rules.Position, _ *rand.Rand) bool {
				q := p.Request()
				for _, i := range r.Perm(len(q.Options))[:min(2, len(q.Options))] {
					c, err := odds.Card(p, q.Options[i])
					if err != nil || c.Certain() {
						continue
					}
					for range 4 {
						base, tape := p.Checkpoint()
						other := base.Clone()
						p.Book().Resample(other, q.To, r)
						x, err := rules.Resume(p.Book(), other, tape)
						if err != nil {
							continue // an answer given before tells of the hand
						}
						d, err := odds.Card(x, q.Options[i])
						if err != nil || !reflect.DeepEqual(c.Bounds, d.Bounds) || len(c.Replies) != len(d.Replies) || !reflect.DeepEqual(c.Variants, d.Variants) {
							t.Errorf("%s: %+v, and %+v with another hand, %v", rules.FormatOption(p.Book(), c.Option), c.Bounds, d.Bounds, err)
						}
					}
					cards[c.Bounds.By&odds.Hand]++
				}
				return true
			})
			if cards[odds.Hand] == 0 {
				t.Errorf("%v: no card that is not seen moved anything", cards)
			}
			t.Log(cards)
		})
	}
}

// TestTheBoundsAreReached has the headline take in every answer that it lists beside.
func TestTheBoundsAreReached(t *testing.T) {
	one := big.NewRat(1, 1)
	reached := 0
	combats(t, "ccn-05-talavera", 500, func(p *rules.Position, o rules.Option) {
		c, err := odds.Card(p, o)
		if err != nil || len(c.Replies) == 0 {
			return
		}
		b := &c.Bounds
		low, high := one, new(big.Rat)
		for _, r := range c.Replies {
			if r.Derived.Harmed.Low.Cmp(low) < 0 {
				low = r.Derived.Harmed.Low
			}
			if r.Derived.Harmed.High.Cmp(high) > 0 {
				high = r.Derived.Harmed.High
			}
		}
		if b.Harmed.Low.Cmp(low) > 0 || b.Harmed.High.Cmp(high) < 0 {
			t.Errorf("%+v: %s to %s, and the replies reach from %s to %s", o, b.Harmed.Low, b.Harmed.High, low, high)
		}
		if low.Cmp(high) != 0 {
			reached++
		}
	})
	if reached == 0 {
		t.Error("no reply changed anything")
	}
}
