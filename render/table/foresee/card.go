package foresee

import (
	"errors"
	"math/big"
	"slices"
	"strconv"

	"grognard/game/odds"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Card is an odds card with its numbers as text.
type Card struct {
	Act
	Odds *odds.Odds // nil if Err
	Err  error

	Sums     string // "8 + 2d8 = 10–24", with a word between this and the next
	Versus   string // "8"
	Rows     []Row
	Back     []Row        // of the target's answer
	Steps    []string     // heads of the variants: "+2"
	Judged   []rules.Text // heads of what the player may estimate, in their place
	Variants []Variant
	Facts    []Fact
	Answers  []Reply  // the same numbers for each answer to the act
	Units    []Unit   // what becomes of each piece
	Opens    []Row    // rounds that may follow
	Spread   []Limit  // worst and best case over the choices of the side attacked
	Foe, Own Harm     // of the target, and of whoever attacks
	Plain    [2]Plain // the same two as the rows have it, with one chance each
	By       []string // what of the other side these turn on: "hand", "answer", "troops", "secrets", "after"
	RowsBy   []string // the same of the results
	Idle     bool     // it may still do something, and that changes none of these
}

// Harm is what happens to the pieces of a side.
type Harm struct {
	Hurt  Between  // chance that one is hurt
	Sure  bool     // one is hurt for certain
	Gone  Between  // chance that one is eliminated
	Kinds []string // what the hurt is made of: "loss", "back", "order"
}

// Plain is what happens to the pieces of a side as the rows have it, in one number: what is worse than
// disorder, where anything is.
type Plain struct {
	Hurt  string   // its chance, "" if whatever is done there is none
	Sure  bool     // it is certain
	Kinds []string // what it is made of, as in Harm
	Order string   // chance of disorder and nothing worse, where Hurt is of more; "" if there is none
	Among Between  // what Hurt may come to, where the other side decides; of no chance where it does not
	By    []string // by what it decides that, as in Card
}

// Row is a result with its chance.
type Row struct {
	Text    rules.Text
	Rule    string
	Percent string
	Exact   string
	Share   float32
	Choices []odds.Choice
	Among   Between // where the other side decides how likely it is
}

// Variant is a result with its chance in each variant.
type Variant struct {
	Text    rules.Text
	Percent []string
}

// Fact is a number derived from the rows.
type Fact struct {
	Key   string
	Value string
	Open  bool // a range: it depends on what is still chosen
	Own   bool // about the side that attacks
	Mean  bool // an average, not a chance
}

// Reply is an answer to the act with its chances: that the target is hurt, that it
// is eliminated, and the same for the attacker.
type Reply struct {
	Kind    string // of the decision; "" where the other side adds to a sum
	Option  rules.Option
	Adds    int
	Most    bool   // more cannot be added
	Likely  string // chance that as much or more can be; "" where nobody knows
	Unseen  bool
	Percent [4]string
	Rows    []Row
}

// NewCard writes the numbers of a card.
func NewCard(a Act, card *odds.Odds, err error) *Card {
	s := &Card{Act: a, Odds: card, Err: err}
	if card == nil {
		return s
	}
	if s.judge(card.Estimates); len(s.Judged) > 0 {
		return s // what else there is would tell which of them is so
	}
	s.Rows, s.Back = Rows(card.Rows), Rows(card.Back)
	s.bound(&card.Bounds)
	s.Plain = [...]Plain{foePlain(card), ownPlain(card)}
	if x := card.Expected; x != nil && card.Bounds.By == odds.Hand {
		s.Plain[0].Among.leads(card.Bounds.Hurt, x.Hurt)
		s.Plain[1].Among.leads(card.Bounds.OwnHurt, x.OwnHurt)
	}
	s.Units = unitsOf(card.Units)
	s.addUp(card)
	s.vary(card.Variants)
	s.reply(card)
	s.limit(card)
	s.derive(&card.Derived)
	return s
}

// Told reports whether there is anything to tell: an option without dice has no
// odds, and of what failed only that it is too much to count.
func (s *Card) Told() bool {
	if s.Err != nil {
		return errors.Is(s.Err, odds.ErrTooMany)
	}
	return !s.Odds.Certain()
}

// Harmless reports whether the dice have no result of their own: they tell how
// far a piece goes.
func (s *Card) Harmless() bool {
	return len(s.Rows) == 1 && odds.Nothing(s.Rows[0].Text) && s.Foe.Hurt.None() && len(s.Units) == 0
}

// Befalls gives a general result the names of those whom it happens to: A is
// attacked, B attacks.
func (s *Card) Befalls(x rules.Text) rules.Text {
	if !odds.General(x) || x.A != 0 {
		return x
	}
	x.A, x.B = s.Odds.Target, rules.SideRef(s.Odds.Attacker)
	if x.A == 0 {
		x.A = rules.SideRef(s.Odds.Attacker.Other())
	}
	if len(s.Odds.Own) == 1 {
		x.B = s.Odds.Own[0]
	}
	return x
}

// harmOf writes what happens to a side.
func harmOf(hurt, gone odds.Span, kinds odds.Harms) (h Harm) {
	h.Kinds = harmKinds(kinds)
	if h.Hurt = between(hurt); !h.Hurt.None() {
		h.Sure, h.Gone = sure(hurt.Low), between(gone)
	}
	return h
}

// sure reports whether something happens in every case.
func sure(chance *big.Rat) bool { return chance.Cmp(big.NewRat(1, 1)) == 0 }

// rare is the chance below which one decimal of a percent would say never, and seldom
// how it is written instead.
var rare = big.NewRat(1, 2000)

const seldom = "<0.1"

// percent writes a chance; what is rare does not read as what never happens.
func percent(chance *big.Rat) string {
	if chance.Sign() > 0 && chance.Cmp(rare) < 0 {
		return seldom
	}
	return odds.Percent(chance)
}

// possible writes a chance, "" if there is none.
func possible(chance *big.Rat) string {
	if chance.Sign() == 0 {
		return ""
	}
	return percent(chance)
}

// harmKinds are the last words of the keys that name harms, the worst first.
func harmKinds(h odds.Harms) (all []string) {
	for _, x := range [...]struct {
		is   odds.Harms
		word string
	}{{odds.Loss, "loss"}, {odds.Back, "back"}, {odds.Order, "order"}} {
		if h&x.is != 0 {
			all = append(all, x.word)
		}
	}
	return all
}

// Rows writes the numbers of rows.
func Rows(rows []odds.Row) (all []Row) {
	for i := range rows {
		r := &rows[i]
		all = append(all, Row{r.Text, r.Rule, share(r), r.Fraction(), float32(r.Tenths) / 1000, r.Choices, Between{}})
	}
	return all
}

// share writes the chance of a row as its part of all rows, which add to a hundred.
func share(r *odds.Row) string {
	if r.Tenths == 0 && r.Chance.Sign() > 0 {
		return seldom
	}
	return r.Percent()
}

// addUp writes the sum that dice are added to, and the one it is compared
// with.
func (s *Card) addUp(card *odds.Odds) {
	if len(card.Sums) != 2 || card.Sums[0].Low == card.Sums[0].High || len(card.Dice) == 0 || !scene.Summed(&card.Dice[0]) {
		return
	}
	x := card.Sums[0]
	if x.N != 0 {
		s.Sums = strconv.Itoa(x.N) + " + "
	}
	for i, d := range card.Dice[0].Of {
		if i > 0 {
			s.Sums += " + "
		}
		s.Sums += strconv.Itoa(d.N) + "d" + strconv.Itoa(d.Sides)
	}
	s.Sums += " = " + strconv.Itoa(x.Low) + "–" + strconv.Itoa(x.High)
	s.Versus = strconv.Itoa(card.Sums[1].N)
}

// vary turns the variants round: a line for each result that any of them may
// come to.
func (s *Card) vary(all []odds.Variant) {
	for i, v := range all {
		s.Steps = append(s.Steps, "+"+strconv.Itoa(v.N))
		s.column(v.Rows, i, len(all))
	}
}

// judge does the same with the cards for what the player may estimate.
func (s *Card) judge(all []odds.Estimate) {
	for i, e := range all {
		s.Judged = append(s.Judged, e.Text)
		s.column(e.Rows, i, len(all))
	}
}

// column sets rows into column i of n.
func (s *Card) column(rows []odds.Row, i, n int) {
	for j := range rows {
		r := &rows[j]
		k := slices.IndexFunc(s.Variants, func(have Variant) bool { return have.Text.Key == r.Text.Key })
		if k < 0 {
			k = len(s.Variants)
			s.Variants = append(s.Variants, Variant{r.Text, slices.Repeat([]string{"–"}, n)})
		}
		s.Variants[k].Percent[i] = share(r)
	}
}

// reply writes the numbers of the answers, and of what may be added beside them.
func (s *Card) reply(card *odds.Odds) {
	for i := range card.Replies {
		r := &card.Replies[i]
		s.Answers = append(s.Answers, Reply{Kind: r.Kind, Option: r.Option, Unseen: r.Unseen, Rows: Rows(r.Rows), Percent: percents(&r.Derived)})
	}
	for i := range card.Variants {
		v := &card.Variants[i]
		likely := ""
		if v.Likely != nil {
			likely = percent(v.Likely)
		}
		s.Answers = append(s.Answers, Reply{Adds: v.N, Likely: likely, Most: i == len(card.Variants)-1, Unseen: true, Rows: Rows(v.Rows), Percent: percents(&v.Derived)})
	}
}

// percents are the chances of a line of the table of answers.
func percents(d *odds.Derived) (all [4]string) {
	for i, x := range [...]odds.Span{d.Harmed, d.Removed, d.OwnHurt, d.OwnGone} {
		all[i] = percent(x.High)
	}
	return all
}

// derive writes the numbers that follow from the rows.
func (s *Card) derive(d *odds.Derived) {
	s.chance(Fact{Key: "odds.removed"}, d.Removed)
	s.chance(Fact{Key: "odds.hurt"}, d.Hurt)
	s.chance(Fact{Key: "odds.moved"}, d.Moved)
	s.chance(Fact{Key: "odds.leader"}, d.Leader)
	s.chance(Fact{Key: "odds.ownhit", Own: true}, d.OwnHit)
	s.chance(Fact{Key: "odds.owngone", Own: true}, d.OwnGone)
	s.chance(Fact{Key: "odds.ownleader", Own: true}, d.OwnLeader)
	s.mean(Fact{Key: "odds.lost", Mean: true}, d.Lost)
	s.mean(Fact{Key: "odds.ownloss", Mean: true, Own: true}, d.OwnLoss)
}

// chance adds a fact that is a chance, unless there is none.
func (s *Card) chance(k Fact, x odds.Span) { s.fact(k, x, percent) }

// mean adds a fact that is an average, unless it is nought.
func (s *Card) mean(k Fact, x odds.Span) { s.fact(k, x, odds.Number) }

// fact adds a fact with its number, unless that is nought.
func (s *Card) fact(k Fact, x odds.Span, write func(*big.Rat) string) {
	if x.Low == nil || x.High == nil || x.High.Sign() == 0 {
		return
	}
	k.Value = write(x.Low)
	if k.Open = !x.One(); k.Open {
		k.Value += " – " + write(x.High)
	}
	s.Facts = append(s.Facts, k)
}

// Sends reports whether options are one deed by one piece or another, each with
// results of its own.
func Sends(all []odds.Branch) bool {
	for i := range all {
		o := all[i].Option
		if len(all[i].Rows) == 0 || o.Who == 0 || o != (rules.Option{Do: all[0].Option.Do, Who: o.Who}) {
			return false
		}
	}
	return len(all) > 1
}
