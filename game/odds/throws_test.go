package odds_test

import (
	"encoding/binary"
	"fmt"
	"hash/maphash"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// throws counts the rows of an option anew, without rules.Preview: every throw
// of every roll is played, face by face, until the rules name the result.
type throws struct {
	t    testing.TB
	most int               // throws played at most
	meet func(rules.Event) // shown every result, or nil
	// spent reports whether, by the letter of the book, all that a roll has
	// brought about has been told when another one is asked for. What follows
	// is played once then for all throws of which the same was told. nil: never.
	spent func(roll rules.Event, next *rules.Request) bool
	// whole counts what happens to the pieces in the whole Step instead of the
	// row.
	whole bool

	played int
	known  map[uint64]map[string]*big.Rat
	seed   maphash.Seed
}

// count returns the share of each row, players choosing as the rows of a card
// take it. It is nil if there are too many throws, none, or if one of them
// leads to no result.
func (x *throws) count(p *rules.Position, o rules.Option) map[string]*big.Rat {
	x.known, x.seed = map[uint64]map[string]*big.Rat{}, maphash.MakeSeed()
	_, tape := p.Checkpoint()
	rows := x.follow(p, rules.Answer{By: p.Request().To, Option: o}, len(tape), nil)
	if x.played == 0 || rows == nil {
		return nil
	}
	left := new(big.Rat)
	for key, chance := range rows { // what is thrown again decides nothing
		if strings.HasPrefix(key, "*") {
			left.Add(left, chance)
			delete(rows, key)
		}
	}
	if len(rows) == 0 {
		return nil
	}
	left.Sub(big.NewRat(1, 1), left)
	for _, chance := range rows {
		chance.Quo(chance, left)
	}
	return rows
}

// follow plays one answer to a position with so many answers in this Step, and
// all that may come of it. told is what has been told in it before.
func (x *throws) follow(p *rules.Position, a rules.Answer, answers int, told []rules.Event) map[string]*big.Rat {
	x.t.Helper()
	next, news, err := p.Play(a)
	if err != nil {
		x.t.Fatal(err)
	}
	told = append(told[:len(told):len(told)], news...)
	_, tape := next.Checkpoint()
	q := next.Request()
	over := q == nil || len(tape) != answers+1
	switch key := x.result(news); {
	case over && x.whole:
		return map[string]*big.Rat{suffered(told): big.NewRat(1, 1)}
	case key != "" && !x.whole:
		return map[string]*big.Rat{key: big.NewRat(1, 1)}
	case over:
		return nil
	case q.To != rules.Chance:
		return x.follow(next, taken(q), len(tape), told)
	case q.Dice.Bag != nil:
		return x.follow(next, rules.Answer{By: rules.Chance, Faces: []int{0}}, len(tape), told)
	}
	state := x.state(next, told)
	if rows, ok := x.known[state]; ok {
		return rows
	}
	rows := x.roll(next, len(tape), told)
	x.known[state] = rows
	return rows
}

// result is the row that the rules name, marked if the dice are thrown again,
// or "".
func (x *throws) result(news []rules.Event) string {
	for _, e := range news {
		if e.Kind != rules.EvResult || e.Stage {
			continue
		}
		if x.meet != nil {
			x.meet(e)
		}
		if e.Again {
			return "*" + e.Text.Key
		}
		return e.Text.Key
	}
	return ""
}

// roll plays every throw of the dice that a position asks for.
func (x *throws) roll(p *rules.Position, answers int, told []rules.Event) map[string]*big.Rat {
	x.t.Helper()
	d := p.Request().Dice
	all := 1
	for i := range d.N() {
		if all *= d.Sides(i); all > x.most {
			break
		}
	}
	if x.played += all; x.played > x.most || 8*all > x.most { // what follows multiplies them
		return nil
	}
	rows := map[string]*big.Rat{}
	count := all
	if d.Used > 0 {
		count = d.Used
	}
	each := big.NewRat(1, int64(count))
	for throw := range all {
		faces := throwOf(d, throw)
		if d.Again(faces) { // it does not count
			continue
		}
		after := x.follow(p, rules.Answer{By: rules.Chance, Faces: faces}, answers, told)
		if after == nil {
			return nil
		}
		for key, chance := range after {
			if rows[key] == nil {
				rows[key] = new(big.Rat)
			}
			rows[key].Add(rows[key], new(big.Rat).Mul(chance, each))
		}
	}
	return rows
}

// throwOf are the faces of a throw by its number.
func throwOf(d rules.Dice, throw int) []int {
	faces := make([]int, d.N())
	for i := range faces {
		faces[i] = 1 + throw%d.Sides(i)
		throw /= d.Sides(i)
	}
	return faces
}

// state sums up the roll that is asked for and all that the rules have told in
// this Step, with the faces of dice that are not spent.
func (x *throws) state(p *rules.Position, told []rules.Event) uint64 {
	q := p.Request()
	s := fmt.Appendf(nil, "%s %v %v", q.Kind, q.About, q.Dice)
	note := func(word string, numbers ...int) {
		s = append(s, word...)
		for _, n := range numbers {
			s = binary.AppendVarint(s, int64(n))
		}
	}
	for _, m := range p.Mods() {
		note(m.Rule, int(m.Why.A), m.N)
	}
	for _, e := range told {
		note(e.Text.Key, int(e.Who), int(e.From), int(e.To), int(e.Text.A), int(e.Text.B))
		if e.Kind == rules.EvDice && x.spent != nil && x.spent(e, q) {
			continue
		}
		note(string(e.Kind), e.N, e.Text.N, e.Text.M)
		note(e.Rule, e.Faces...)
	}
	return maphash.Bytes(x.seed, s)
}

// taken answers for a player as the rows of a card take it: quietly where a
// hidden hand decides, without a card of the hand, by the first option; where
// he is asked the same again, quietly, or by another one.
func taken(q *rules.Request) rules.Answer {
	a := rules.Answer{By: q.To}
	switch {
	case q.Field != nil && q.Quiet < 0:
		a.Option = q.Field.Nearest(rules.Option{})
		return a
	case q.Quiet >= 0 && (q.Always || q.Field != nil || q.Repeat > 0):
		a.Option = q.Options[q.Quiet]
		return a
	}
	rest := slices.DeleteFunc(slices.Clone(q.Options), func(o rules.Option) bool { return o.With != 0 })
	if len(rest) == 0 {
		rest = q.Options
	}
	a.Option = rest[q.Repeat%len(rest)]
	return a
}

// proof compares cards of a system with every throw.
type proof struct {
	*testing.T
	spent      func(rules.Event, *rules.Request) bool // as in throws
	want, most int                                    // cards, and throws of each

	begun                            time.Time
	counted, losses, sampled, played int
	pieces                           int // rows of pieces that were compared
	kinds, rows                      map[string]int
}

// prove begins a proof by sixteen cards, or a thousand if the variable
// GROGNARD_BRUTE is set; a time in it, "5m", ends the proof earlier.
func prove(t *testing.T, spent func(rules.Event, *rules.Request) bool) *proof {
	x := &proof{T: t, begun: time.Now(), spent: spent, want: 16, most: 1200, kinds: map[string]int{}, rows: map[string]int{}}
	if testing.Short() {
		x.want = 8
	}
	if os.Getenv("GROGNARD_BRUTE") != "" {
		x.want, x.most = 1000, 2_500
	}
	return x
}

// late reports whether the time that GROGNARD_BRUTE gives, "5m", is over.
func (x *proof) late() bool {
	limit, err := time.ParseDuration(os.Getenv("GROGNARD_BRUTE"))
	return err == nil && time.Since(x.begun) > limit
}

// done reports what has been counted.
func (x *proof) done() {
	x.Helper()
	if x.counted < x.want && !x.late() {
		x.Errorf("%d cards were counted, want %d", x.counted, x.want)
	}
	x.Logf("%d cards, %d with losses and %d pieces, %d sampled, %d throws; asked at %v; rows %v", x.counted, x.losses, x.pieces, x.sampled, x.played, x.kinds, x.rows)
}

// battles compares cards of fights in battles by lot, until so many have been
// counted.
func (x *proof) battles(system string, until int) {
	x.Helper()
	list := scenarios.List(system)
	for seed := uint64(1); x.counted < until && seed < 100 && !x.late(); seed++ {
		for _, s := range list {
			share := x.counted + max(1, until/len(list)/3)
			tour(x, system, s.ID, seed, 1500, func(p *rules.Position, r *rand.Rand) bool {
				if fights(p.Request()) || p.View(rules.Chance).Combat != nil {
					x.visit(p, r)
				}
				return x.counted < min(share, until) && !x.late()
			})
		}
	}
}

// visit compares the cards of up to two options of a position.
func (x *proof) visit(p *rules.Position, r *rand.Rand) {
	x.Helper()
	q := p.Request()
	if 2*x.kinds[q.Kind] > x.want {
		return // enough of these
	}
	for _, i := range r.Perm(len(q.Options))[:min(2, len(q.Options))] {
		x.compare(p, q.Options[i])
	}
}

// compare compares the card of an option, if its throws can be gone through.
func (x *proof) compare(p *rules.Position, o rules.Option) {
	x.Helper()
	kind := p.Request().Kind
	c := &throws{t: x, most: x.most, spent: x.spent}
	rows := c.count(p, o)
	if rows == nil {
		return
	}
	card, err := odds.Query{Variants: []odds.WhatIf{}}.Card(p, o)
	if err != nil {
		x.Fatal(err)
	}
	x.counted++
	x.played += c.played
	x.kinds[kind]++
	for key := range rows {
		x.rows[key]++
	}
	if card.Sampled > 0 {
		x.sampled++
	}
	off := differ(card, rows)
	if off == "" {
		off = x.toll(p, card)
	}
	if off != "" {
		x.Errorf("%s %s: %s", kind, rules.FormatOption(p.Book(), o), off)
	}
}

// differ says where a card is not what every throw comes to, or "". A card of
// samples may be off by four standard errors.
func differ(card *odds.Odds, rows map[string]*big.Rat) string {
	got := map[string]*big.Rat{}
	for _, r := range card.Rows {
		got[r.Text.Key] = r.Chance
		if rows[r.Text.Key] == nil {
			return fmt.Sprintf("no throw leads to %s, which the card gives %v", r.Text.Key, r.Chance)
		}
	}
	for key, want := range rows {
		have := got[key]
		if have == nil {
			have = new(big.Rat)
		}
		if card.Sampled == 0 && have.Cmp(want) != 0 {
			return fmt.Sprintf("%s has %v, every throw counted %v", key, have, want)
		}
		h, _ := have.Float64()
		w, _ := want.Float64()
		if card.Sampled > 0 && math.Abs(h-w) > 4*math.Sqrt(w*(1-w)/float64(card.Sampled)) {
			return fmt.Sprintf("%s has %.4f of %d samples, every throw counted %.4f", key, h, card.Sampled, w)
		}
	}
	return ""
}
