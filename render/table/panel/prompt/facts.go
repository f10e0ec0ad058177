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
const mostFacts = 6

// chanceKind is one of the things that may befall a side, in the order of the cards. The
// other side has those of the table of answers, so that both players read the same.
type chanceKind struct {
	key  string
	mine bool
	of   func(*odds.Odds, *odds.Unit) *big.Rat
}

var chanceKinds = [...]chanceKind{
	{"table.ask.mine.harm", true, func(_ *odds.Odds, u *odds.Unit) *big.Rat { return u.Harmed }},
	{"table.ask.mine.loss", true, func(_ *odds.Odds, u *odds.Unit) *big.Rat { return hit(u) }},
	{"table.ask.mine.back", true, func(_ *odds.Odds, u *odds.Unit) *big.Rat { return u.Swayed }},
	{"table.ask.mine.gone", true, func(_ *odds.Odds, u *odds.Unit) *big.Rat { return u.Gone }},
	{"table.ask.foe.harm", false, func(o *odds.Odds, _ *odds.Unit) *big.Rat { return theirs(o, o.First.Harmed, o.First.OwnHurt) }},
	{"table.ask.foe.gone", false, func(o *odds.Odds, _ *odds.Unit) *big.Rat { return theirs(o, o.First.Removed, o.First.OwnGone) }},
}

// theirs is the number of the side that does not decide: of the one attacked, or of the
// one that attacks.
func theirs(o *odds.Odds, attacked, attacks odds.Span) *big.Rat {
	if o.Side == o.Attacker {
		return attacked.High
	}
	return attacks.High
}

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
		cards = append(cards, answer{option: r.Option, name: p.region(r), title: p.Words.Capital(p.title(r)), icon: p.iconOf(r.Option)})
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
		if o := cards[i].option; p.shared(o) { // beside the chances, of which only so many are told
			cards[i].facts = slices.Insert(cards[i].facts, 0, fact{label: p.Words.Capital(p.Words.Listed(pieces(o)))})
		}
	}
	for _, r := range p.Choice.Why.Replies() {
		why := r.Reasons[0]
		cards = append(cards, answer{option: r.Option, name: p.Words.Keys.Dot("barred", r.Option.Do), title: p.Words.Capital(p.Words.Label(r.Option)),
			icon: p.iconOf(r.Option), note: p.Words.Capital(p.Words.Say(why.Text)), barred: true, rule: why.Rule})
	}
	return cards
}

// title names an answer with the card that it plays, as far as the verb does not.
func (p *Bar) title(r choice.Reply) string {
	s, with := p.label(r), r.Option.With
	if p.Scene.Card(with) == nil || p.Words.Tells(p.Words.LabelText(r.Option), with) {
		return s
	}
	return p.Words.Heading(s, p.Words.Name(with))
}

// shared reports whether other answers are the same deed of other pieces.
func (p *Bar) shared(o rules.Option) bool {
	return o.Who != 0 && slices.ContainsFunc(p.Scene.Ask.Options, func(x rules.Option) bool {
		return x.Do == o.Do && x.Who != 0 && (x.Who != o.Who || p.Scene.Piece(o.With) != p.Scene.Piece(x.With))
	})
}

// pieces are those that an answer names.
func pieces(o rules.Option) []rules.Ref {
	if o.With == 0 {
		return []rules.Ref{o.Who}
	}
	return []rules.Ref{o.Who, o.With}
}

// region names the card of an answer, apart from those of the same deed of other pieces.
func (p *Bar) region(r choice.Reply) string {
	s := p.name(r)
	if p.shared(r.Option) {
		for _, who := range pieces(r.Option) {
			s = p.Words.Keys.Dot(s, p.Words.Keys.Short(who))
		}
	}
	return s
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
	all := x.Card.Odds.Dice
	for i := range all {
		d := &all[i]
		if d.N() == 0 || told[d.Side] {
			continue
		}
		told[d.Side] = true
		key := "table.ask.throw.foe"
		if d.Side == p.Scene.Ask.To {
			key = "table.ask.throw.mine"
		}
		a.facts = append(a.facts, fact{label: p.Words.Word(key), value: p.diceText(together(all[i:]))})
	}
}

// together are the first dice with those that others of the same side throw after them in the same
// way: several defenders, each for himself.
func together(all []rules.Dice) *rules.Dice {
	d := all[0]
	d.Of = slices.Clone(d.Of)
	of := map[rules.Ref]bool{0: true} // whose dice there are
	for i := range all {
		next := &all[i]
		if i > 0 && (next.Side != d.Side || next.By != d.By || slices.ContainsFunc(next.Of, func(g rules.Die) bool { return of[g.For] })) {
			break
		}
		for _, g := range next.Of {
			of[g.For] = true
			switch last := len(d.Of) - 1; {
			case i == 0:
			case d.Of[last].Sides == g.Sides && d.Of[last].Face == g.Face:
				d.Of[last].N += g.N
			default:
				d.Of = append(d.Of, g)
			}
		}
	}
	return &d
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

// chances tells what may become of the piece that is asked about and of the other side,
// where any answer leaves that open. Harm that is of one kind is told once.
func (p *Bar) chances(cards []answer, all []foresee.Outlook) {
	var known [len(chanceKinds)][]*big.Rat
	for i, k := range chanceKinds {
		known[i] = p.known(k, cards, all)
	}
	sole := func(i int) bool { // all harm of mine is of this kind
		return slices.EqualFunc(known[0], known[i], func(a, b *big.Rat) bool { return a == nil || a.Cmp(b) == 0 })
	}
	for i, k := range chanceKinds {
		if i == 0 && (sole(1) || sole(2) || sole(3)) {
			continue
		}
		p.chance(p.kindWord(p.kindKey(k, cards, all)), k.mine, known[i], cards)
	}
}

// known is the chance of one kind for each answer, nil where nobody knows it.
func (p *Bar) known(k chanceKind, cards []answer, all []foresee.Outlook) []*big.Rat {
	known := make([]*big.Rat, len(cards))
	for i := range cards {
		x := outlookOf(all, cards[i].option)
		if x == nil || x.Card == nil || x.Card.Odds == nil {
			continue
		}
		o := x.Card.Odds
		if u := p.unitOf(o); !k.mine || u != nil {
			known[i] = k.of(o, u)
		}
	}
	return known
}

// kindWord says a kind: a rulebook in which more is fought out than what is asked about has words of
// its own for it.
func (p *Bar) kindWord(key string) string {
	if own := p.Words.Own("ask", strings.TrimPrefix(key, "table.ask.")); p.Words.Has(own) {
		return p.Words.Word(own)
	}
	return p.Words.Word(key)
}

// kindKey names a kind: to fall back is no disorder, and either may come alone.
func (p *Bar) kindKey(k chanceKind, cards []answer, all []foresee.Outlook) string {
	if k.key != "table.ask.mine.back" {
		return k.key
	}
	moved, upset := false, false
	for i := range cards {
		if x := outlookOf(all, cards[i].option); x != nil && x.Card != nil && x.Card.Odds != nil {
			if u := p.unitOf(x.Card.Odds); u != nil {
				moved = moved || u.Retreats.Sign() > 0
				upset = upset || u.Swayed.Cmp(u.Retreats) > 0
			}
		}
	}
	switch {
	case !upset:
		return k.key
	case moved:
		return "table.ask.mine.sway"
	}
	return "table.ask.mine.order"
}

// chance adds a line to every card that has a number for it.
func (p *Bar) chance(label string, mine bool, known []*big.Rat, cards []answer) {
	if !slices.ContainsFunc(known, func(x *big.Rat) bool { return x != nil && x.Sign() > 0 }) {
		return
	}
	low, high := ends(known)
	for i := range cards {
		if known[i] == nil || len(cards[i].facts) >= mostFacts {
			continue
		}
		f := fact{label: label, value: p.chanceText(known[i])}
		switch {
		case low.Cmp(high) == 0:
		case known[i].Cmp(low) == 0 && mine, known[i].Cmp(high) == 0 && !mine:
			f.mood = better
		case known[i].Cmp(high) == 0 && mine, known[i].Cmp(low) == 0 && !mine:
			f.mood = worse
		}
		cards[i].facts = append(cards[i].facts, f)
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

// unitOf is the piece of who decides that the numbers of a card are about: the one asked
// about, or the only one; nil where there are several.
func (p *Bar) unitOf(card *odds.Odds) (sole *odds.Unit) {
	n := 0
	for i := range card.Units {
		u := &card.Units[i]
		if u.Side != p.Scene.Ask.To {
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
	parts := []string{p.Words.Capital(p.Words.Losses(&x.Prospect, []rules.Ref{p.Scene.Ask.About})), p.between(x)}
	if key := p.Words.Own("answer", x.Option.Do); p.Words.Has(key) {
		parts = append(parts, p.Words.Word(key))
	}
	for i := range x.Notes {
		parts = append(parts, p.Words.Say(x.Notes[i].Text))
	}
	if len(parts) > 2 && parts[1] != "" { // a number before sentences is one itself
		parts[1] = p.Words.Word("format.sentence", parts[1])
	}
	a.note = p.Words.Sentences(parts...)
	if a.note == "" && len(a.facts) == 0 && len(x.Rows) == 0 {
		a.note = p.otherwise(x)
	}
	told := slices.ContainsFunc(a.facts, func(f fact) bool { return f.mood != alike })
	if told || len(x.Pursuit) > 0 || len(a.facts) > 2 {
		return
	}
	if x.Card != nil && x.Card.Odds.Target == 0 && len(x.Rows) == 1 && odds.Nothing(x.Rows[0].Text) {
		return // dice for how far it may go, which hurt nobody
	}
	rows := foresee.Results(&x.Prospect)
	for i := range rows {
		if len(a.facts) >= mostFacts {
			return
		}
		a.facts = append(a.facts, fact{label: p.Words.RowText(p.Scene.NamedHere(rows[i].Text)), value: p.Words.Percent(rows[i].Percent())})
	}
}

// between tells what the sums of both sides come to after an answer, as far as it leads to
// the dice and to nothing else: the differential, on which they are read.
func (p *Bar) between(x *foresee.Outlook) string {
	q := p.Scene.Ask
	next, news, err := p.Scene.Pos.Play(rules.Answer{By: q.To, Option: x.Option})
	if err != nil || next.Request() == nil || next.Request().To != rules.Chance || slices.ContainsFunc(news, rules.Event.UndoBarrier) {
		return ""
	}
	k := next.View(q.To).Combat
	if k == nil {
		return ""
	}
	for i := range k.Sums {
		if s := &k.Sums[i]; s.Side == rules.Chance {
			return p.Words.Word("format.value", p.Words.SumWord(s.Key), p.Words.TallyValue(s))
		}
	}
	return ""
}

// otherwise tells of an answer without numbers what happens, or what is asked next, so
// that no card is bare.
func (p *Bar) otherwise(x *foresee.Outlook) string {
	quiet, ok := p.Scene.Quiet()
	i := slices.IndexFunc(x.Told, func(e rules.Event) bool { return p.comes(x.Option, &e) })
	switch {
	case i >= 0:
		return p.Words.Capital(p.Words.Say(x.Told[i].Text))
	case x.Next != nil:
		return p.Words.Word("table.ask.then", p.Words.Asked(x.Next))
	case ok && quiet == x.Option, len(x.Told) > 0:
		return p.Words.Word("table.ask.nothing")
	}
	return ""
}

// comes reports whether an event comes of an answer: it is about who is asked, or about what the
// answer names. What merely happens next, once it is given, is told of something else: the card
// of the turn is put away.
func (p *Bar) comes(o rules.Option, e *rules.Event) bool {
	switch e.Kind {
	case rules.EvTurn, rules.EvPhase:
		return false
	}
	return slices.ContainsFunc([]rules.Ref{p.Scene.Ask.About, o.Who, o.At, o.With}, func(r rules.Ref) bool {
		return r != 0 && (r == e.Who || r == e.From || r == e.To || r == e.Text.A || r == e.Text.B)
	})
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
	act := p.Scene.Ask.Act(o)
	if who := p.Scene.Piece(o.Who); act == rules.ActFire && who != nil && who.Face != rules.FaceArtillery && who.Face != rules.FaceHorseArtillery {
		return "pict/skirmish" // muskets
	}
	return icons[act]
}
