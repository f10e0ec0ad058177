package odds_test

import (
	"hash/fnv"
	"math"
	"math/big"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// lived counts what a fight has come to for those that a headline names: as Bounds has
// them, read off the events of a Step.
type lived struct{ harmed, gone, ownHurt, ownGone bool }

func livedOf(c *odds.Odds, v *rules.View, force []rules.Ref, told []rules.Event) (x lived) {
	side, leader := map[rules.Ref]rules.Side{}, map[rules.Ref]bool{}
	for _, p := range v.Pieces {
		side[p.Ref], leader[p.Ref] = p.Side, p.Form == rules.Leader
	}
	part := func(who rules.Ref) bool { // where a place is attacked all who take part are
		return c.Target == 0 && side[who] != c.Attacker && !leader[who] && (force == nil || slices.Contains(force, who)) && slices.ContainsFunc(c.Units, func(u odds.Unit) bool { return u.Who == who })
	}
	rolled := false
	for _, e := range told {
		s, ok := side[e.Who]
		hurt := e.Kind == rules.EvHit || e.Kind == rules.EvRetreat || e.Kind == rules.EvRemove || e.Kind == rules.EvMark && e.N > 0 && rolled && !strings.HasSuffix(e.Text.Key, ".log.square")
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

// fight is a fight that is played over and over.
type fight struct {
	*odds.Odds
	p *rules.Position
	v *rules.View // before it
	r *rand.Rand

	force []rules.Ref // as facing has them
}

// fought plays the Step out with seeded dice, the other side by a strategy, and tells
// whether that was asked for anything.
func (f *fight) fought(t *testing.T, s strategy) (x lived, asked bool) {
	t.Helper()
	p, a := f.p, rules.Answer{By: f.Side, Option: f.Option}
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
			return livedOf(f.Odds, f.v, f.force, told), asked
		}
		switch p = next; {
		case q.To != rules.Chance:
			asked = asked || q.To != f.Side && len(q.Options) > 1
			a = s.answer(f.Odds, q)
		default:
			a = rules.Answer{By: rules.Chance, Faces: q.Dice.Throw(f.r)}
		}
	}
}

// often counts what so many plays of a fight come to, as numbers of Bounds has it.
func (f *fight) often(t *testing.T, s strategy, plays int) (n [4]int, asked bool) {
	t.Helper()
	for range plays {
		x, a := f.fought(t, s)
		asked = asked || a
		for i, yes := range [...]bool{x.harmed, x.gone, x.ownHurt, x.ownGone} {
			if yes {
				n[i]++
			}
		}
	}
	return n, asked
}

// within reports whether so many of n throws may come of a chance in a span: unless
// chances as small as exp(-off) come true, they are.
func within(s odds.Span, hits, n int, off float64) bool {
	low, _ := s.Low.Float64()
	high, _ := s.High.Float64()
	x := float64(hits) / float64(n)
	part := func(x, p float64) float64 {
		if x == 0 {
			return 0
		}
		return x * math.Log(x/p) // of a chance of none, infinite
	}
	far := func(p float64) bool { return float64(n)*(part(x, p)+part(1-x, 1-p)) > off }
	return (x >= low || !far(low)) && (x <= high || !far(high))
}

// TestWhateverTheOtherSideDoesTheHeadlineHolds fights battles of all systems out, over and
// over, the other side doing all that it may.
func TestWhateverTheOtherSideDoesTheHeadlineHolds(t *testing.T) {
	cards, plays := 24, 100
	if testing.Short() {
		cards, plays = 6, 60
	}
	for _, system := range []string{"manoeuvre", "ccn", "musket", "squares", "eagles"} {
		t.Run(system, func(t *testing.T) {
			t.Parallel()
			seen, moved, sorts := 0, map[odds.Means]int{}, map[string]int{}
			list := scenarios.List(system)
			sort := func(q *rules.Request, o rules.Option) string { return q.Kind + " " + o.Do }
			enough := func(q *rules.Request, o rules.Option) bool { return 4*sorts[sort(q, o)] >= cards }
			for i := 0; i < 10*len(list) && seen < cards; i++ {
				from := seen
				tour(t, system, list[i%len(list)].ID, uint64(5+i), 700, func(p *rules.Position, r *rand.Rand) bool {
					f := fightOf(p, r, enough)
					if f == nil {
						return true
					}
					sorts[sort(p.Request(), f.Option)]++
					moved[f.Bounds.By]++
					f.prove(t, plays)
					seen++
					return seen < from+max(1, cards/8) && seen < cards
				})
			}
			if seen < cards/2 {
				t.Errorf("only %d fights were seen", seen)
			}
			t.Log(seen, "fights, moved by", moved, sorts)
		})
	}
}

// fightOf is a fight that an option of a position begins or carries on, by lot, if all
// that may come of it has been counted and there are not enough like it; else nil.
func fightOf(p *rules.Position, r *rand.Rand, enough func(*rules.Request, rules.Option) bool) *fight {
	q := p.Request()
	v := p.View(rules.Chance)
	all := slices.Clone(q.Options)
	if q.Field != nil {
		all = append(all, q.Field.Sample(r))
	}
	if v.Combat == nil || r.IntN(2) > 0 {
		begins := func(o rules.Option) bool {
			return slices.Contains(blows, o.Do) || q.Field != nil || slices.ContainsFunc(v.Pieces, func(x rules.Piece) bool { return x.Ref == o.At && x.Side == q.To.Other() })
		}
		all = slices.DeleteFunc(all, func(o rules.Option) bool { return !begins(o) })
	}
	all = slices.DeleteFunc(all, func(o rules.Option) bool { return enough(q, o) })
	if len(all) == 0 {
		return nil
	}
	c, err := odds.Card(p, all[r.IntN(len(all))])
	if err != nil || c.Certain() || c.Side != c.Attacker || c.Closed || c.Sampled > 0 || c.Bounds.Part || c.Estimates != nil {
		return nil
	}
	return &fight{Odds: c, p: p, v: v, r: r, force: facing(p, c)}
}

// facing lists who meets an attack on a place, as soon as the one who attacks is told of
// them without dice; nil: it is not told, all who stand there may be hit.
func facing(p *rules.Position, c *odds.Odds) (all []rules.Ref) {
	v := p.View(c.Side)
	k := v.Combat
	next, news, err := p.Play(rules.Answer{By: c.Side, Option: c.Option})
	if err == nil && !slices.ContainsFunc(news, rules.Event.UndoBarrier) && next.View(c.Side).Combat != nil {
		k = next.View(c.Side).Combat
	}
	for _, x := range v.Pieces {
		if k != nil && x.Side != c.Attacker && slices.ContainsFunc(k.Force, func(f rules.Fighter) bool { return f.Ref == x.Ref }) {
			all = append(all, x.Ref)
		}
	}
	return all
}

// prove plays a fight so many times by each of some strategies, and ten times as often
// where it went otherwise than the headline says: luck does not last.
func (f *fight) prove(t *testing.T, plays int) {
	t.Helper()
	b := &f.Bounds
	for s := range strategy(6) {
		n, asked := f.often(t, s, plays)
		var more [4]int
		for i, span := range [...]odds.Span{b.Harmed, b.Gone, b.OwnHurt, b.OwnGone} {
			if within(span, n[i], plays, 4) {
				continue
			}
			if more == [4]int{} {
				more, _ = f.often(t, s, 10*plays)
			}
			if !within(span, more[i], 10*plays, 12) {
				t.Errorf("%s at %s: %s came about %d times of %d, the headline says %s to %s", rules.FormatOption(f.p.Book(), f.Option), f.p.Request().Kind,
					[...]string{"harm", "an end", "own harm", "an own end"}[i], more[i], 10*plays, odds.Percent(span.Low), odds.Percent(span.High))
			}
		}
		if !asked {
			return // every other strategy would come to the same
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
