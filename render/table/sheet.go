package table

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// oddsDesk has the odds of an option worked out beside the frames.
type oddsDesk struct {
	foresee.Act
	sheet  foresee.Later[foresee.Act, *oddsSheet]
	picked bool // by a click; a glance at a button does not replace it
	pushed bool // by a click on its button
}

// oddsSheet is an odds card with its numbers as text.
type oddsSheet struct {
	pos    *rules.Position
	option rules.Option
	card   *odds.Odds
	err    error
	sums   string // "8 + 2d8 = 10–24", with a word between this and the next
	versus string // "8"
	rows   []oddsRow
	back   []oddsRow    // of the target's answer
	steps  []string     // heads of the variants: "+2"
	judged []rules.Text // heads of what the player may estimate, in their place
	vars   []oddsVariant
	facts  []oddsFact
	answer []oddsReply // the same numbers for each answer to the act
	units  []oddsUnit  // what becomes of each piece
	opens  []oddsRow   // rounds that may follow
	spread []oddsLimit // worst and best case over the choices of the side attacked
	gist   string      // chance that the target is hurt, "" if there is none
	gone   string      // chance that it is eliminated

	ownGist, ownGone string // the same for whoever attacks

	harms, ownHarms []string // what the hurt is made of: "loss", "back", "order"
}

type oddsRow struct {
	text    rules.Text
	rule    string
	percent string
	exact   string
	share   float32
	choices []odds.Choice
}

// oddsVariant is a result with its chance in each variant.
type oddsVariant struct {
	text    rules.Text
	percent []string
}

// oddsFact is a number derived from the rows.
type oddsFact struct {
	key   string
	value string
	open  bool // a range: it depends on what is still chosen
	own   bool // about the side that attacks
	mean  bool // an average, not a chance
}

// harmless reports whether the dice have no result of their own: they tell how
// far a piece goes.
func (s *oddsSheet) harmless() bool {
	return len(s.rows) == 1 && s.rows[0].text.Key == "odds.row.nothing" && s.gist == "" && len(s.units) == 0
}

// forget clears the desk.
func (d *oddsDesk) forget() {
	d.sheet.Forget()
	*d = oddsDesk{}
}

// want asks for the odds of an option that is picked.
func (d *oddsDesk) want(p *rules.Position, o rules.Option) {
	d.ask(p, o)
	d.picked = true
}

// glance asks for the odds of an option that is only looked at.
func (d *oddsDesk) glance(p *rules.Position, o rules.Option) {
	if !d.picked {
		d.ask(p, o)
	}
}

func (d *oddsDesk) ask(p *rules.Position, o rules.Option) {
	of := foresee.Act{Pos: p, Option: o}
	if d.Act == of {
		return
	}
	d.forget()
	d.Act = of
	d.sheet.Ask(of, func(ctx context.Context, a foresee.Act) *oddsSheet {
		card, err := odds.Query{Stop: ctx.Err}.Card(a.Pos, a.Option)
		return newOddsSheet(a.Pos, a.Option, card, err)
	})
}

// shown returns the odds card to show at a position, or nil: those of another
// position are over, and an option without dice has none.
func (d *oddsDesk) shown(p *rules.Position) *oddsSheet {
	s, _ := d.sheet.Value()
	switch {
	case s == nil || s.pos != p:
		return nil
	case s.err != nil:
		if errors.Is(s.err, odds.ErrTooMany) {
			return s
		}
		return nil
	case s.card.Certain():
		return nil
	}
	return s
}

// unanswered reports whether the numbers hold only if the side attacked lets the
// act pass: it may have an answer that nobody knows of.
func (s *oddsSheet) unanswered() bool {
	return slices.ContainsFunc(s.card.Assumed, func(a odds.Assumption) bool { return a.Side != s.card.Side })
}

// newOddsSheet writes the numbers of a card.
func newOddsSheet(p *rules.Position, o rules.Option, card *odds.Odds, err error) *oddsSheet {
	s := &oddsSheet{pos: p, option: o, card: card, err: err}
	if card == nil {
		return s
	}
	if s.judge(card.Estimates); len(s.judged) > 0 {
		return s // what else there is would tell which of them is so
	}
	s.rows, s.back = sheetRows(card.Rows), sheetRows(card.Back)
	if x := card.First; x.Harmed.High.Sign() > 0 {
		s.gist, s.gone = odds.Percent(x.Harmed.High), odds.Percent(x.Removed.High)
	}
	if x := card.First; x.OwnHurt.High.Sign() > 0 {
		s.ownGist, s.ownGone = odds.Percent(x.OwnHurt.High), odds.Percent(x.OwnGone.High)
	}
	s.harms, s.ownHarms = harmWords(card.First.Harms), harmWords(card.First.OwnHarms)
	s.units = sheetUnits(card.Units)
	s.addUp(card)
	s.vary(card.Variants)
	s.compare(card.Replies)
	s.limits(card)
	s.derive(&card.Derived)
	return s
}

// harmWords are the last words of the keys that name harms, the worst first.
func harmWords(h odds.Harms) (all []string) {
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

// sheetRows writes the numbers of rows.
func sheetRows(rows []odds.Row) (all []oddsRow) {
	for i := range rows {
		r := &rows[i]
		percent := r.Percent()
		if r.Tenths == 0 && r.Chance.Sign() > 0 {
			percent = "<0.1" // not never
		}
		all = append(all, oddsRow{r.Text, r.Rule, percent, r.Fraction(), float32(r.Tenths) / 1000, r.Choices})
	}
	return all
}

// addUp writes the sum that dice are added to, and the one it is compared
// with.
func (s *oddsSheet) addUp(card *odds.Odds) {
	if len(card.Sums) != 2 || card.Sums[0].Low == card.Sums[0].High || len(card.Dice) == 0 || !counts(&card.Dice[0]) {
		return
	}
	x := card.Sums[0]
	if x.N != 0 {
		s.sums = strconv.Itoa(x.N) + " + "
	}
	for i, d := range card.Dice[0].Of {
		if i > 0 {
			s.sums += " + "
		}
		s.sums += strconv.Itoa(d.N) + "d" + strconv.Itoa(d.Sides)
	}
	s.sums += " = " + strconv.Itoa(x.Low) + "–" + strconv.Itoa(x.High)
	s.versus = strconv.Itoa(card.Sums[1].N)
}

// vary turns the variants round: a line for each result that any of them may
// come to.
func (s *oddsSheet) vary(all []odds.Variant) {
	for i, v := range all {
		s.steps = append(s.steps, "+"+strconv.Itoa(v.N))
		s.compareRows(v.Rows, i, len(all))
	}
}

// judge does the same with the cards for what the player may estimate.
func (s *oddsSheet) judge(all []odds.Estimate) {
	for i, e := range all {
		s.judged = append(s.judged, e.Text)
		s.compareRows(e.Rows, i, len(all))
	}
}

// compareRows sets rows into column i of n.
func (s *oddsSheet) compareRows(rows []odds.Row, i, n int) {
	for _, r := range rows {
		k := slices.IndexFunc(s.vars, func(have oddsVariant) bool { return have.text.Key == r.Text.Key })
		if k < 0 {
			k = len(s.vars)
			s.vars = append(s.vars, oddsVariant{r.Text, slices.Repeat([]string{"–"}, n)})
		}
		s.vars[k].percent[i] = r.Percent()
	}
}

// derive writes the numbers that follow from the rows.
func (s *oddsSheet) derive(d *odds.Derived) {
	add := func(key string, x odds.Span) {
		if x.Low == nil || x.High == nil || x.High.Sign() == 0 {
			return
		}
		v := odds.Percent(x.Low)
		if !x.One() {
			v += " – " + odds.Percent(x.High)
		}
		s.facts = append(s.facts, oddsFact{key, v, !x.One(), strings.HasPrefix(key, "odds.own"), false})
	}
	add("odds.removed", d.Removed)
	add("odds.hurt", d.Hurt)
	add("odds.moved", d.Moved)
	add("odds.leader", d.Leader)
	add("odds.ownhit", d.OwnHit)
	add("odds.owngone", d.OwnGone)
	add("odds.ownleader", d.OwnLeader)
	mean := func(key string, x odds.Span) {
		if x.High == nil || x.High.Sign() == 0 {
			return
		}
		v := odds.Number(x.Low)
		if !x.One() {
			v += " – " + odds.Number(x.High)
		}
		s.facts = append(s.facts, oddsFact{key, v, !x.One(), strings.HasPrefix(key, "odds.own"), true})
	}
	mean("odds.lost", d.Lost)
	mean("odds.ownloss", d.OwnLoss)
}

// oddsReply is an answer to the act with its chances: that the target is hurt,
// that it is eliminated, and the same for the attacker.
type oddsReply struct {
	kind    string // of the decision
	option  rules.Option
	unseen  bool
	percent [4]string
	rows    []oddsRow
}

// compare writes the numbers of the answers.
func (s *oddsSheet) compare(all []odds.Reply) {
	for i := range all {
		r, d := &all[i], &all[i].Derived
		a := oddsReply{kind: r.Kind, option: r.Option, unseen: r.Unseen, rows: sheetRows(r.Rows)}
		for k, x := range [...]odds.Span{d.FoeHurt, d.FoeGone, d.OwnHurt, d.OwnGone} {
			a.percent[k] = odds.Percent(x.High)
		}
		s.answer = append(s.answer, a)
	}
}
