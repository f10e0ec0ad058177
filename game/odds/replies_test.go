package odds_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/odds"
	"grognard/rules"
)

// doing lists what the replies of a card do.
func doing(c *odds.Odds) (all []string) {
	for _, r := range c.Replies {
		all = append(all, r.Option.Do)
	}
	return all
}

func TestEveryAnswerThatIsPublicHasItsOddsSideBySide(t *testing.T) {
	seen := map[string]bool{}
	combats(t, "ccn-05-talavera", 700, func(p *rules.Position, o rules.Option) {
		if o.Do != "melee" {
			return
		}
		c, err := odds.Card(p, o)
		if err != nil {
			t.Fatal(err)
		}
		if len(c.Variants) > 0 {
			t.Errorf("%+v: this book knows no cards that add to a defence", o)
		}
		for _, r := range c.Replies {
			seen[r.Option.Do] = true
			if r.Unseen != (r.Option.Do == "strike") || r.Option.With != 0 {
				t.Errorf("%+v: unseen is %v", r.Option, r.Unseen)
			}
			sum := new(big.Rat)
			for _, row := range r.Rows {
				sum.Add(sum, row.Chance)
			}
			if r.Sampled == 0 && sum.Cmp(big.NewRat(1, 1)) != 0 {
				t.Errorf("%+v: the rows add to %v", r.Option, sum)
			}
			same := r.Derived.Hurt.Low.Cmp(c.First.Hurt.Low) == 0
			if r.Option.Do == "stand" && c.Sampled == 0 && !same {
				t.Errorf("%+v: standing is hurt in %v, the card says %v", o, r.Derived.Hurt.Low, c.First.Hurt.Low)
			}
			if r.Option.Do == "reform" && r.Derived.OwnHit.High.Sign() != 0 {
				t.Errorf("%+v: cavalry that retires hurts the attacker", o)
			}
		}
	})
	for _, do := range []string{"stand", "strike", "reform"} {
		if !seen[do] {
			t.Errorf("nobody could answer with %s: nothing was tested", do)
		}
	}
}

// TestAnAnswerHasTheSameOddsForBothSides compares what the attacker is shown
// for an answer with what the side that may give it is shown.
func TestAnAnswerHasTheSameOddsForBothSides(t *testing.T) {
	compared := map[string]int{}
	combats(t, "ccn-12-waterloo", 500, func(p *rules.Position, o rules.Option) {
		next, _, err := p.Play(rules.Answer{By: p.Request().To, Option: o})
		if err != nil {
			t.Fatal(err)
		}
		q := next.Request()
		if q == nil || q.Kind != "reaction" {
			return
		}
		c, err := odds.Card(p, o)
		if err != nil {
			t.Fatal(err)
		}
		for _, own := range q.Options {
			i := slices.IndexFunc(c.Replies, func(r odds.Reply) bool { return r.Option.Do == own.Do })
			if i < 0 {
				if len(c.Replies) > 0 {
					t.Errorf("%+v: no odds for %s", o, own.Do)
				}
				continue
			}
			d, err := odds.Card(next, own)
			if err != nil {
				t.Fatal(err)
			}
			if r := &c.Replies[i]; r.Sampled == 0 && d.Sampled == 0 {
				compared[own.Do]++
				for name, pair := range map[string][2]odds.Span{"hurt": {r.Derived.Hurt, d.First.Hurt}, "own hit": {r.Derived.OwnHit, d.First.OwnHit}, "own lost": {r.Derived.OwnGone, d.First.OwnGone}} {
					if pair[0].Low.Cmp(pair[1].Low) != 0 {
						t.Errorf("%s: %s is %v before it is given and %v when it is", own.Do, name, pair[0].Low, pair[1].Low)
					}
				}
			}
		}
	})
	t.Log(compared)
	for _, do := range []string{"stand", "square", "reform", "strike"} {
		if compared[do] == 0 {
			t.Errorf("%s was never compared", do)
		}
	}
}

// TestTheAnswersTellNothingOfAHiddenHand deals what the attacker cannot see
// anew and compares the cards.
func TestTheAnswersTellNothingOfAHiddenHand(t *testing.T) {
	r, held := rand.New(rand.NewPCG(8, 8)), map[bool]int{}
	combats(t, "ccn-01-rolica-first", 500, func(p *rules.Position, o rules.Option) {
		if o.Do != "melee" {
			return
		}
		c, err := odds.Card(p, o)
		if err != nil {
			t.Fatal(err)
		}
		for range 3 {
			base, tape := p.Checkpoint()
			other := base.Clone()
			p.Book().Resample(other, p.Request().To, r)
			q, err := rules.Resume(p.Book(), other, tape)
			if err != nil {
				t.Fatal(err)
			}
			next, _, err := q.Play(rules.Answer{By: q.Request().To, Option: o})
			if err == nil && next.Request().Kind == "reaction" {
				held[slices.ContainsFunc(next.Request().Options, func(o rules.Option) bool { return o.Do == "strike" })]++
			}
			d, err := odds.Card(q, o)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(doing(c), doing(d)) {
				t.Fatalf("%+v: %v, and %v with other cards in the hand", o, doing(c), doing(d))
			}
			for i := range c.Replies {
				if c.Replies[i].Unseen != d.Replies[i].Unseen || c.Replies[i].Derived.Hurt.Low.Cmp(d.Replies[i].Derived.Hurt.Low) != 0 {
					t.Errorf("%+v: the odds of %s turn on the hand", o, c.Replies[i].Option.Do)
				}
			}
		}
	})
	if held[true] == 0 || held[false] == 0 {
		t.Errorf("the card was held %d times and not held %d times: nothing was tested", held[true], held[false])
	}
}

// What the side attacked reads of its answers is what the attacker reads of them, also
// where a choice after the dice decides what the harm is: to fall back, or disorder.
func TestTheTargetReadsTheHarmThatTheAttackerDoes(t *testing.T) {
	swayed, compared := 0, map[string]int{}
	tour(t, "musket", "marengo-1800", 40, 700, func(p *rules.Position, _ *rand.Rand) bool {
		q := p.Request()
		if q.Kind != "combat.tactic" {
			return true
		}
		o := rules.Option{Do: "none"}
		next, _, err := p.Play(rules.Answer{By: q.To, Option: o})
		if err != nil || next.Request() == nil || next.Request().To == q.To || next.Request().To == rules.Chance {
			return true
		}
		c, err := odds.Card(p, o)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range c.Replies {
			if r.Sampled > 0 || !slices.Contains(next.Request().Options, r.Option) {
				continue
			}
			d, err := odds.Card(next, r.Option)
			if err != nil {
				t.Fatal(err)
			}
			i := slices.IndexFunc(d.Units, func(u odds.Unit) bool { return u.Who == d.Target })
			if i < 0 || d.Sampled > 0 {
				continue
			}
			u := d.Units[i]
			if u.Harmed.Cmp(r.Derived.Harmed.High) != 0 || u.Harmed.Cmp(d.First.Harmed.High) != 0 {
				t.Errorf("%s: %v reads the attacker, the target %v", r.Option.Do, r.Derived.Harmed.High, u.Harmed)
			}
			compared[r.Option.Do]++
			if u.Swayed.Cmp(u.Retreats) > 0 {
				swayed++
			}
		}
		return true
	})
	if compared["disengage"] == 0 || swayed == 0 {
		t.Errorf("compared %v, %d of them with disorder: nothing was tested", compared, swayed)
	}
}
