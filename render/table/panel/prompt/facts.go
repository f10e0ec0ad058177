package prompt

import (
	"math/big"
	"slices"
	"strings"

	"grognard/game/odds"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// answer is what a card says: an option with what it throws, loses and wins.
type answer struct {
	option rules.Option
	name   string // of its region
	title  string
	icon   string
	facts  []fact
	note   string
	barred bool   // it cannot be given, note says why
	rule   string // clause of that
}

// fact is a line of a card.
type fact struct {
	label, value string
	mood         mood
}

// mood is whether a number is good for who decides, beside those of the other answers.
type mood int8

const (
	worse mood = iota - 1
	alike
	better
)

// mostFacts is how many facts a card has.
const mostFacts = 5

// chanceKind is one of the things that may befall a side, in the order of the cards.
type chanceKind struct {
	key  string
	mine bool
	of   func(*odds.Unit) *big.Rat
}

var chanceKinds = [...]chanceKind{
	{"table.ask.mine.loss", true, hit}, {"table.ask.mine.back", true, retreats}, {"table.ask.mine.gone", true, gone},
	{"table.ask.foe.loss", false, hit}, {"table.ask.foe.back", false, retreats}, {"table.ask.foe.gone", false, gone},
}

func retreats(u *odds.Unit) *big.Rat { return u.Retreats }

func gone(u *odds.Unit) *big.Rat { return u.Gone }

// hit is the chance that a piece loses a step.
func hit(u *odds.Unit) *big.Rat {
	if len(u.Hits) < 2 || u.Hits[0] == nil {
		return new(big.Rat)
	}
	return new(big.Rat).Sub(big.NewRat(1, 1), u.Hits[0])
}

// compose writes the cards of a question, those that cannot be given last. all is what
// the answers bring, as far as that is known.
func (p *Bar) compose(list []choice.Reply, all []foresee.Outlook) (cards []answer) {
	for _, r := range slices.Backward(list) { // they are listed from right to left
		cards = append(cards, answer{option: r.Option, name: p.name(r), title: p.Words.Capital(p.label(r)), icon: p.iconOf(r.Option)})
	}
	for i := range cards {
		if x := outlookOf(all, cards[i].option); x != nil {
			p.throws(&cards[i], x)
		}
	}
	p.chances(cards, all)
	for i := range cards {
		if x := outlookOf(all, cards[i].option); x != nil {
			p.follow(&cards[i], x)
		}
	}
	for _, r := range p.Choice.Why.Replies() {
		why := r.Reasons[0]
		cards = append(cards, answer{option: r.Option, name: p.Words.Keys.Dot("barred", r.Option.Do), title: p.Words.Capital(p.Words.Label(r.Option)),
			icon: p.iconOf(r.Option), note: p.Words.Capital(p.Words.Say(why.Text)), barred: true, rule: why.Rule})
	}
	return cards
}

// outlookOf finds what an option brings, or nil.
func outlookOf(all []foresee.Outlook, o rules.Option) *foresee.Outlook {
	for i := range all {
		if all[i].Option == o {
			return &all[i]
		}
	}
	return nil
}

// throws tells who throws what first.
func (p *Bar) throws(a *answer, x *foresee.Outlook) {
	if x.Card == nil || x.Card.Odds == nil {
		return
	}
	told := [3]bool{}
	for i := range x.Card.Odds.Dice {
		d := &x.Card.Odds.Dice[i]
		if d.N() == 0 || told[d.Side] {
			continue
		}
		told[d.Side] = true
		key := "table.ask.throw.foe"
		if d.Side == p.Scene.Ask.To {
			key = "table.ask.throw.mine"
		}
		a.facts = append(a.facts, fact{label: p.Words.Word(key), value: p.diceText(d)})
	}
}

// diceText writes dice: how many of one sort, or "2d8 + 1d6".
func (p *Bar) diceText(d *rules.Dice) string {
	if len(d.Of) == 1 && d.Of[0].Face == rules.DieBattle {
		return p.Words.Word("table.confirm.dice", d.N())
	}
	var parts []string
	for _, g := range d.Of {
		parts = append(parts, p.Words.Keys.Glue(p.Words.Keys.Number(g.N), "d", p.Words.Keys.Number(g.Sides)))
	}
	return strings.Join(parts, " + ")
}

// chances tells what may become of the piece that is asked about and of the one against
// it, where any answer leaves that open.
func (p *Bar) chances(cards []answer, all []foresee.Outlook) {
	for _, k := range chanceKinds {
		known := make([]*big.Rat, len(cards))
		open := false
		for i := range cards {
			if x := outlookOf(all, cards[i].option); x != nil && x.Card != nil {
				if u := p.unitOf(x.Card.Odds, k.mine); u != nil {
					known[i] = k.of(u)
					open = open || known[i].Sign() > 0
				}
			}
		}
		if !open {
			continue
		}
		low, high := ends(known)
		for i := range cards {
			if known[i] == nil || len(cards[i].facts) >= mostFacts {
				continue
			}
			f := fact{label: p.Words.Word(k.key), value: p.chanceText(known[i])}
			switch {
			case low.Cmp(high) == 0:
			case known[i].Cmp(low) == 0 && k.mine, known[i].Cmp(high) == 0 && !k.mine:
				f.mood = better
			case known[i].Cmp(high) == 0 && k.mine, known[i].Cmp(low) == 0 && !k.mine:
				f.mood = worse
			}
			cards[i].facts = append(cards[i].facts, f)
		}
	}
}

// ends are the smallest and the largest of some numbers.
func ends(all []*big.Rat) (low, high *big.Rat) {
	for _, x := range all {
		if x == nil {
			continue
		}
		if low == nil || x.Cmp(low) < 0 {
			low = x
		}
		if high == nil || x.Cmp(high) > 0 {
			high = x
		}
	}
	return low, high
}

// unitOf is the piece of a side that the numbers of a card are about: the one asked
// about, or the only one; nil where there are several.
func (p *Bar) unitOf(card *odds.Odds, mine bool) (sole *odds.Unit) {
	n := 0
	for i := range card.Units {
		u := &card.Units[i]
		if (u.Side == p.Scene.Ask.To) != mine {
			continue
		}
		if u.Who == p.Scene.Ask.About {
			return u
		}
		sole, n = u, n+1
	}
	if n != 1 {
		return nil
	}
	return sole
}

// chanceText writes a chance; one that is none, or certain, in a word.
func (p *Bar) chanceText(x *big.Rat) string {
	switch {
	case x.Sign() == 0:
		return p.Words.Word("table.ask.never")
	case x.Cmp(big.NewRat(1, 1)) == 0:
		return p.Words.Word("table.ask.sure")
	}
	return p.Words.Percent(odds.Percent(x))
}

// follow tells what an answer brings at once; where nothing is told of pieces, what the
// dice may show.
func (p *Bar) follow(a *answer, x *foresee.Outlook) {
	parts := []string{p.Words.Capital(p.Words.Losses(&x.Prospect, []rules.Ref{p.Scene.Ask.About}))}
	for i := range x.Notes {
		parts = append(parts, p.Words.Say(x.Notes[i].Text))
	}
	a.note = p.Words.Sentences(parts...)
	told := slices.ContainsFunc(a.facts, func(f fact) bool { return f.mood != alike })
	if told || len(x.Pursuit) > 0 || len(a.facts) > 2 {
		return
	}
	for i := range x.Rows {
		if len(a.facts) >= mostFacts {
			return
		}
		a.facts = append(a.facts, fact{label: p.Words.RowText(p.Scene.NamedHere(x.Rows[i].Text)), value: p.Words.Percent(x.Rows[i].Percent())})
	}
}

// icons are the pictures of what is done.
var icons = map[rules.Act]string{
	rules.ActFight: "pict/sabres", rules.ActFire: "pict/artillery", rules.ActAdvance: "pict/march", rules.ActMove: "pict/march",
	rules.ActRetreat: "pict/withdraw", rules.ActGuard: "pict/square", rules.ActRally: "pict/colours", rules.ActStay: "pict/infantry",
	rules.ActSupport: "pict/committed", rules.ActForm: "pict/regroup",
}

// iconOf is the picture of an option: of the card that it plays, or of what is done.
func (p *Bar) iconOf(o rules.Option) string {
	if k := p.Scene.Card(o.With); k != nil && k.Face != "" {
		return p.Words.Keys.Slash("pict", string(k.Face))
	}
	return icons[p.Scene.Ask.Act(o)]
}
