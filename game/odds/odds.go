// Package odds computes what an option of the player may lead to, exactly, by
// running the Step that will be played through every result of its dice; where
// these are too many to count it throws a number of them, and says so. It
// knows events and requests, no rulebook.
//
// An Odds never looks at what the player may not know: whoever is asked for
// an answer that a hidden hand decides is taken to choose the quiet option,
// and the card says so under Assumed.
package odds

import (
	"errors"
	"fmt"
	"math/big"
	"slices"

	"grognard/rules"
)

// DefaultLimit is how many ways through a Step are counted at most, and
// DefaultSamples how many are tried where there are more.
const (
	DefaultLimit   = 20000
	DefaultSamples = 1000
	openLimit      = 600 // ways counted at most with every option of open choices
)

// ErrTooMany says that an option leads to more results than can be counted
// while the player waits, and that a Query wants none tried instead.
var ErrTooMany = rules.ErrTooMany

// Odds is the odds card of one option.
type Odds struct {
	Option   rules.Option
	Side     rules.Side  // who would take it
	Attacker rules.Side  // who attacks; Side, where nothing is attacked
	Target   rules.Ref   // the piece attacked, or 0
	Own      []rules.Ref // the pieces that attack, as far as they are known

	Dice    []rules.Dice // rolled on the way, in order
	Mods    []rules.Mod  // terms of the sums that hold whatever the dice show
	Sums    []Sum        // what they add up to, the sums with dice first
	Rows    []Row        // chances add to 1, percentages to 100.0
	Derived Derived
	// First is Derived if every choice still open takes its first option: as
	// the rows have it.
	First Derived
	// Units are the pieces that take part, by name: those that attack first.
	Units []Unit
	// Back is what the answer of the target does to the attacker, under the
	// same choices: rows like Rows, one of them that there is none. It is nil
	// where the target cannot answer.
	Back    []Row
	Assumed []Assumption
	// Sampled is 0 if every result of the dice was counted. Otherwise there
	// were too many: the card tells what so many throws have led to.
	Sampled int
	// Closed says that with every option of the choices still open there were
	// too many ways: each of them took its first option, and the card is exact
	// under that, unless it is Sampled too.
	Closed bool
	// Shut are those choices, with the option that each took; nil where the side
	// that asks may not know of one of them.
	Shut []Assumption
	// Bounds are what the one who asks will live through, whatever the other side does.
	Bounds Bounds
	// Choices are decisions that come before the result is known. The rows
	// hold if each of them takes its first option; its branches have rows of
	// their own.
	Choices []Choice
	// Variants are the rows again if the other side adds to its defence. They
	// are there while it has yet to answer.
	Variants []Variant
	// Expected is the average over all that it may add; nil where nobody knows that.
	Expected *Expected
	// Openings are the chances that a side may go on with another round, such as
	// a breakthrough, if every choice still open takes its first option.
	Openings []Opening
	// Range is how far the card may be off while the side attacked has yet to
	// choose who takes part; nil where it has nothing of the kind to choose.
	Range *Range
	// Replies are the odds again for each answer to the act that is known to be
	// possible, side by side: standing, forming square. They are nil where there
	// is one, or none before the dice.
	Replies []Reply
	// Estimates are the odds under each thing that the player may take for
	// granted of what he may not know before he acts. The card has nothing else
	// then: whatever it told would tell which of them is so.
	Estimates []Estimate
}

// Estimate is the card of an option under one rules.Estimate.
type Estimate struct {
	Text rules.Text
	*Odds
}

// Certain reports whether no dice are rolled: there is one row, or none of
// interest.
func (o *Odds) Certain() bool { return len(o.Dice) == 0 && len(o.Estimates) == 0 }

// Sum is one of the totals that are compared: what is known of it, and its
// range over all results of the dice.
type Sum struct {
	Key       rules.SumKey
	N         int // without dice
	Low, High int // N, where no dice are added
}

// Row is one result, as the rules name it.
type Row struct {
	Text    rules.Text // without numbers: N and M are 0
	Rule    string
	Chance  *big.Rat
	Tenths  int // of a percent; the rows of a card add to 1000
	Derived Derived
	// Choices are the decisions that this result leaves to a player. Chances
	// within a choice are shares of this row, and each option's add to 1.
	Choices []Choice
}

// Choice is a decision that the odds leave open.
type Choice struct {
	Side    rules.Side
	Kind    string // of the request
	Rule    string
	About   rules.Ref
	Share   *big.Rat // of the row in which the choice arises at all
	Options []Branch
}

// Matters reports whether the options of a choice lead to anything different
// that a card tells.
func (c *Choice) Matters() bool {
	for i := range c.Options {
		b := &c.Options[i]
		if len(b.Rows) > 0 || !b.Derived.equal(&c.Options[0].Derived) {
			return true
		}
		for k := range b.Choices {
			if b.Choices[k].Matters() {
				return true
			}
		}
	}
	return false
}

// Branch is what follows from one option of a Choice.
type Branch struct {
	Option  rules.Option
	Derived Derived
	Choices []Choice // that it leads to
	Rows    []Row    // where the choice decides the result: they add to 1
}

// Assumption is an answer that the odds take for granted.
type Assumption struct {
	Side   rules.Side
	Kind   string // of the request
	Rule   string
	Option rules.Option
	Hand   bool // another answer would take cards that nobody has seen
}

// Variant is the card with N added to the sum that WhatIf names.
type Variant struct {
	WhatIf  string // "defence.cards"
	N       int
	Rows    []Row // without Choices; chances add to 1
	Derived Derived
	Likely  *big.Rat // chance that the other side can add as much or more; nil: nobody knows
}

// Span is a number that choices still open may move between Low and High.
type Span struct{ Low, High *big.Rat }

// One reports whether the number is the same whatever is chosen.
func (s Span) One() bool { return s.Low.Cmp(s.High) == 0 }

// Harms is a set of what may befall a unit, each the worst of one result.
type Harms uint8

// The harms, in rising order.
const (
	Order Harms = 1 << iota // a marker that dice bring, and nothing else
	Back                    // it leaves its place, and loses no step
	Loss                    // it loses a step or its life
)

// Derived is what a player wants to know beside the rows. In a Row or Branch
// the numbers are those within it.
type Derived struct {
	// Where a place is attacked the target is any piece in it that takes part.
	Removed Span // chance that the target leaves the board
	Hurt    Span // chance that the target loses a step, its place or its life
	Harmed  Span // the same, or its order: a marker that dice bring
	Moved   Span // chance that the target has to leave its place and lives
	OwnHit  Span // chance that a piece of the attacker loses a step
	OwnLoss Span // steps that the attacker loses, on average

	Leader    Span // chance that a leader of the side attacked is lost
	Lost      Span // steps that the target loses, on average
	OwnGone   Span // chance that a piece of the attacker leaves the board
	OwnLeader Span // chance that a leader of the attacker is lost
	OwnHurt   Span // chance that a unit of the attacker loses a step, its place, its life or its order
	FoeHurt   Span // the same for any unit of the side attacked, beside the target too
	FoeGone   Span // chance that any unit of the side attacked leaves the board
	Pursuit   []Pursuit

	Harms, OwnHarms Harms // what Harmed and OwnHurt are made of
}

// equal reports whether two lists of numbers are the same, pursuits aside.
func (d *Derived) equal(e *Derived) bool {
	same := func(a, b Span) bool { return a.Low.Cmp(b.Low) == 0 && a.High.Cmp(b.High) == 0 }
	return same(d.Removed, e.Removed) && same(d.Hurt, e.Hurt) && same(d.Harmed, e.Harmed) && same(d.Moved, e.Moved) && same(d.OwnHit, e.OwnHit) &&
		same(d.OwnLoss, e.OwnLoss) && same(d.Leader, e.Leader) && same(d.Lost, e.Lost) && same(d.OwnGone, e.OwnGone) &&
		same(d.OwnLeader, e.OwnLeader) && len(d.Pursuit) == len(e.Pursuit)
}

// Pursuit is the number of hits that a unit scores on the target if it
// advances and dice are rolled after that.
type Pursuit struct {
	Unit rules.Ref
	Hits [3]*big.Rat // 0, 1, 2 or more; they add to 1
}

// Card returns the odds of an option of the position's request. An option
// that is not allowed is an error, a rules.Reason where the rules give one; so
// is, as ErrTooMany, one with too many results.
func Card(p *rules.Position, o rules.Option) (*Odds, error) {
	return Query{}.Card(p, o)
}

// Query is a Card with its limits and assumptions set otherwise. Its zero value
// asks for what Card does.
type Query struct {
	Limit    int            // ways counted at most; 0 is DefaultLimit
	Samples  int            // ways tried if there are more; 0 is DefaultSamples, below it none
	WhatIf   map[string]int // what Table.WhatIf answers in all rows
	Variants []WhatIf       // nil: those that the rulebook wonders about; empty: none
	Brief    bool           // with the first option of every open choice; no variants, replies and ranges
	Stop     func() error   // an error of it, such as that of a context, ends the count; nil: nothing does

	plain bool        // take the first option of every open choice
	force []forced    // or these
	roam  bool        // leave the way of a target that runs open
	party []rules.Ref // the pieces that take part
	scene *scene
}

// WhatIf names a term that may be assumed, and the values to show.
type WhatIf struct {
	Key    string
	Values []int
}

// Card returns the odds of an option, as the function Card does.
func (q Query) Card(p *rules.Position, o rules.Option) (*Odds, error) {
	req := p.Request()
	switch {
	case req == nil:
		return nil, errors.New("the game is over")
	case req.To == rules.Chance:
		return nil, errors.New("odds are for the options of a player; dice are to be rolled")
	case o.Do == rules.Concede:
		return nil, errors.New("to concede needs no odds")
	}
	if err := req.Accepts(rules.Answer{By: req.To, Option: o}); err != nil {
		if why := p.Refused(o); len(why) > 0 {
			return nil, why[0]
		}
		return nil, err
	}
	q.plain = q.plain || q.Brief
	q.scene = sceneOf(p.Book(), p.View(req.To))
	q.party = party(p, o, q.scene.combat)
	if e, ok := p.Book().(rules.Estimator); ok {
		if all := e.Estimates(p.Board(), req, o); len(all) > 0 {
			return q.estimated(p, o, all)
		}
	}
	return q.known(p, o)
}

// known is the card of an option of which all is known.
func (q Query) known(p *rules.Position, o rules.Option) (*Odds, error) {
	w, err := q.walk(p, o)
	if err != nil {
		return nil, err
	}
	card := w.card()
	if q.Brief {
		return card, nil
	}
	card.Bounds.begin(w, card)
	for _, widen := range [...]func(*rules.Position, *Odds, *walk) error{q.variants, q.replies, q.spread, q.ways} {
		if err := widen(p, card, w); err != nil {
			return nil, err
		}
	}
	card.hold()
	return card, nil
}

// variants adds the variants to a card, if the other side has yet to answer
// and the rulebook knows the term: it has asked for it on the way.
func (q Query) variants(p *rules.Position, card *Odds, seen *walk) error {
	ask := q.Variants
	if ask == nil {
		ask = seen.wonders
	}
	ask = slices.DeleteFunc(slices.Clone(ask), func(a WhatIf) bool { return !slices.Contains(seen.terms, a.Key) })
	if len(ask) == 0 || len(card.Dice) == 0 || card.Sampled > 0 || !card.defenceOpen() {
		return nil
	}
	v := q
	v.plain = card.Closed
	bare, err := v.walk(p, card.Option)
	if err != nil {
		return err
	}
	for _, a := range ask {
		for _, n := range a.Values {
			v.WhatIf = map[string]int{a.Key: n}
			for key, n := range q.WhatIf {
				if key != a.Key {
					v.WhatIf[key] = n
				}
			}
			w, err := v.walk(p, card.Option)
			if err != nil {
				return fmt.Errorf("%s %d: %w", a.Key, n, err)
			}
			if !w.knows(len(bare.mods)) {
				break
			}
			leaves := firsts(nil, w.tree.root.kids)
			card.Variants = append(card.Variants, Variant{a.Key, n, w.plainRows(), w.tree.derive(leaves, one), likely(p, card.Option, a.Key, n)})
			card.Bounds.take(w, Hand)
		}
		if err := v.expect(p, card, a.Key, bare); err != nil {
			return err
		}
	}
	return nil
}

// likely is how likely cards are that nobody has seen, by those that have been.
func likely(p *rules.Position, o rules.Option, key string, n int) *big.Rat {
	if r, ok := p.Book().(rules.Reckoner); ok {
		if hands, of := r.Reckon(p.Board(), p.Request(), o, key, n); of > 0 {
			return big.NewRat(hands, of)
		}
	}
	return nil
}

// defenceOpen reports whether the side attacked has yet to answer the one that
// asks for the odds.
func (o *Odds) defenceOpen() bool {
	for _, a := range o.Assumed {
		if o.Side == o.Attacker && a.Side == o.Attacker.Other() {
			return true
		}
	}
	return false
}
