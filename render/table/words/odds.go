package words

import (
	"cmp"
	"slices"
	"strconv"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// mostNames is how many pieces a title names.
const mostNames = 3

// BattleTitle says who attacks whom: "Attack: 96e Ligne against IR 28".
func (w *Speaker) BattleTitle(k *rules.Combat) string {
	kind := w.Say(k.Kind)
	if len(k.From) == 0 || k.To == 0 {
		return kind
	}
	var room [mostNames + 1]string
	from := room[:0]
	for i, r := range k.From {
		if i == mostNames {
			from = append(from, w.Word("table.others", len(k.From)-i))
			break
		}
		from = append(from, w.Name(r))
	}
	return w.Word("table.battle.title", kind, w.Series(from), w.Placed(k.To))
}

// Lead is the word for the piece that stands for its side.
func (w *Speaker) Lead() string {
	if key := w.Own("battle", "lead"); w.Has(key) {
		return w.Word(key)
	}
	return w.Word("table.battle.lead")
}

// Brings says what a piece brings into a combat.
func (w *Speaker) Brings(p *rules.Fighter) string {
	if p.Text.Key != "" {
		return w.Say(p.Text)
	}
	if p.Value != "" {
		return p.Value
	}
	v := w.scene.View()
	for i := range v.Pieces {
		if q := &v.Pieces[i]; q.Ref == p.Ref && q.Form == rules.Counter {
			return q.Value
		}
	}
	return ""
}

// RowAbout names a result and says in words what it means.
func (w *Speaker) RowAbout(x rules.Text) string {
	if k := w.Keys.Dot(x.Key, "about"); w.Has(k) {
		return w.About(w.RowText(x), w.Word(k))
	}
	return w.RowText(x)
}

// Branch names an option beside others of its decision: by a word made for the
// decision, else by its label and what it names.
func (w *Speaker) Branch(kind string, o rules.Option) string {
	if x, ok := w.BranchText(kind, o); ok {
		return w.Say(x)
	}
	return w.Opposed(o)
}

// hitWords are the words for no hit, one hit and more.
var hitWords = [...]string{"odds.hits.none", "odds.hits.one", "odds.hits.more"}

// Pursuit lists the hits of a pursuit, each number with its chance.
func (w *Speaker) Pursuit(p *odds.Pursuit) string {
	var hits []string
	for n, chance := range p.Hits {
		if chance != nil && chance.Sign() > 0 {
			hits = append(hits, w.Chance(w.Word(hitWords[n]), odds.Percent(chance)))
		}
	}
	return w.Sentences(w.Say(rules.Text{Key: "odds.pursuit", A: p.Unit}), w.Series(hits))
}

// ReplyName names an answer: by a word made for this table, else as its own
// decision calls it, else with the piece that gives it.
func (w *Speaker) ReplyName(a *foresee.Reply) string {
	if a.Kind == "" {
		return w.adds(a)
	}
	if key := w.Own("reply", w.Keys.Dot(a.Kind, a.Option.Do)); w.Has(key) {
		return w.Say(rules.Text{Key: key, A: a.Option.Who, B: a.Option.At})
	}
	if w.Has(w.Own("do", w.Keys.Dot(a.Kind, a.Option.Do))) {
		return w.Branch(a.Kind, a.Option)
	}
	return w.Consequence(a.Option)
}

// adds names cards that the other side may add, with how likely it is that it can.
func (w *Speaker) adds(a *foresee.Reply) string {
	key := "odds.reply.adds"
	if a.Most {
		key = "odds.reply.most"
	}
	s := w.Word(key, strconv.Itoa(a.Adds))
	if a.Likely != "" {
		s = w.Word("odds.reply.likely", s, w.Percent(a.Likely))
	}
	return s
}

// ReplyTip lists the results of an answer with their chances.
func (w *Speaker) ReplyTip(k *foresee.Card, a *foresee.Reply) string {
	s := w.ReplyName(a)
	for i := range a.Rows {
		s += "\n" + w.Chance(w.RowText(k.Befalls(a.Rows[i].Text)), a.Rows[i].Percent)
	}
	return s
}

// ChartChance is the chance of a row of a chart, as text; "" if no result, or
// more than one, bears its name, or another row does so too.
func (w *Speaker) ChartChance(k *rules.Chart, i int, s *foresee.Card) (chance string) {
	x := k.Rows[i].Text
	for j := range k.Rows {
		if j != i && w.Same(k.Rows[j].Text, x) {
			return ""
		}
	}
	for j := range s.Rows {
		if !w.Same(w.RowKey(s.Befalls(s.Rows[j].Text)), x) {
			continue
		}
		if chance != "" {
			return ""
		}
		chance = w.Percent(s.Rows[j].Percent)
	}
	return chance
}

// RowFaces writes what the dice must show: "3", "2–4", and nothing where it
// does not matter.
func (w *Speaker) RowFaces(x *rules.ChartRow) string {
	switch {
	case x.Low == 0 && x.High == 0:
		return ""
	case x.High <= x.Low:
		return w.Keys.Number(x.Low)
	}
	return w.Keys.Glue(w.Keys.Number(x.Low), "–", w.Keys.Number(x.High))
}

// OddsTitle names the act whose odds are shown: the option, or the combat that
// it lets go on.
func (w *Speaker) OddsTitle(o rules.Option) string {
	if k := w.scene.View().Combat; k != nil && o == (rules.Option{Do: o.Do, N: o.N}) && len(k.From) > 0 {
		return w.BattleTitle(k)
	}
	return w.Opposed(o)
}

// Victim is what the side attacked is called: its piece, or else the side.
func (w *Speaker) Victim(s *foresee.Card) string {
	if s.Odds.Target != 0 {
		return w.Placed(s.Odds.Target)
	}
	return w.Side(s.Odds.Attacker.Other())
}

// Striker is what the side that attacks is called: its only piece, or else the
// side.
func (w *Speaker) Striker(s *foresee.Card) string {
	n := 0
	for i := range s.Odds.Units {
		if s.Odds.Units[i].Side == s.Odds.Attacker {
			n++
		}
	}
	if len(s.Odds.Own) == 1 && n <= 1 {
		return w.Placed(s.Odds.Own[0])
	}
	return w.Word("odds.anyunit", w.Side(s.Odds.Attacker))
}

// Headline tells in one line what decides: who wins, if the book has words for
// that, or else what each side has to expect; and by what the other side still decides it.
// "" if there is nothing to tell.
func (w *Speaker) Headline(s *foresee.Card) string {
	if text := w.Verdicts(s); text != "" {
		return w.decided(s, text, s.RowsBy)
	}
	return w.decided(s, w.harms(s), s.By)
}

// Brief is what counts most of the results, as they add up: the likeliest that decides, or else what the side
// attacked has to expect, or the attacker where nobody else has.
func (w *Speaker) Brief(s *foresee.Card) string {
	if rows := w.verdictRows(s); len(rows) > 0 {
		x := s.Befalls(rows[0].Text)
		x.Key = w.Keys.Dot(x.Key, "head")
		return w.Capital(w.Chance(w.Say(x), rows[0].Percent))
	}
	p, own := plain(s)
	if p.Hurt == "" {
		return ""
	}
	who := w.sufferer(s)
	if own {
		who = w.Striker(s)
	}
	what := w.Any(w.Harms("odds.harm", p.Kinds))
	switch {
	case p.Sure && p.Among.Open() && len(p.By) > 0: // BriefAmong says what it may come to
		what = w.Word("odds.certain.now", what)
	case p.Sure:
		what = w.Word("odds.certain", what)
	default:
		what = w.Word("odds.likely", w.Percent(p.Hurt), what)
	}
	if p.Order != "" {
		what = w.Series([]string{what, w.Word("odds.order", w.Percent(p.Order))})
	}
	return w.Word("odds.headline.hurt", who, what)
}

// BriefAmong is what the chance of Brief may come to by what the other side does; "" where it is the same
// whatever that is.
func (w *Speaker) BriefAmong(s *foresee.Card) string {
	among, by := foresee.Between{}, s.RowsBy
	if rows := w.verdictRows(s); len(rows) > 0 {
		among = rows[0].Among
	} else {
		p, _ := plain(s)
		among, by = p.Among, p.By
	}
	if !among.Open() || len(by) == 0 {
		return ""
	}
	return w.Word("odds.by", w.Between(among), w.All(w.Harms("odds.by", by)))
}

// plain is what Brief tells of, and whether that is of the attacker.
func plain(s *foresee.Card) (p *foresee.Plain, own bool) {
	if s.Plain[0].Hurt != "" {
		return &s.Plain[0], false
	}
	return &s.Plain[1], true
}

// sufferer is the side attacked, by one of its pieces if it is not known which.
func (w *Speaker) sufferer(s *foresee.Card) string {
	if s.Odds.Target == 0 {
		return w.Word("odds.anyunit", w.Victim(s))
	}
	return w.Victim(s)
}

// Harmless says of dice that have no result of their own what they are for: how far a piece may go, or
// what a card tells.
func (w *Speaker) Harmless(s *foresee.Card) string {
	if q := s.Pos.Request(); s.Option.Who == 0 && (q == nil || q.About == 0) {
		return w.Word("odds.harmless.card")
	}
	return w.Word("odds.harmless")
}

// decided says of chances by what the other side decides them.
func (w *Speaker) decided(s *foresee.Card, text string, by []string) string {
	switch {
	case text == "":
	case len(by) > 0:
		return w.Word("odds.by", text, w.All(w.Harms("odds.by", by)))
	case s.Idle:
		return w.Word("odds.idle", text)
	}
	return text
}

// harms tells what each side has to expect.
func (w *Speaker) harms(s *foresee.Card) string {
	var harm []string
	for _, x := range [...]struct {
		who string
		foresee.Harm
	}{{w.sufferer(s), s.Foe}, {w.Striker(s), s.Own}} {
		switch {
		case x.Hurt.None():
		case x.Gone.None(), x.Gone.Vague && x.Gone.Likely == "":
			harm = append(harm, w.Word("odds.headline.hurt", x.who, w.Harm(x.Harm)))
		default:
			harm = append(harm, w.Word("odds.headline", x.who, w.Harm(x.Harm), w.Between(x.Gone)))
		}
	}
	return w.Clauses(harm)
}

// Verdicts lists the results that a book names in a headline, each with its
// chance, the likeliest first: "Foot Guards win 62.5%, drawn 9.7%". A result has a word for that if
// it decides more than harm does: "<row>.head". "" if none of them has.
func (w *Speaker) Verdicts(s *foresee.Card) string {
	if of := (verdictsOf{s, w.Language(), w.leading}); w.verdicts.of != of { // the prompt asks in every frame
		w.verdicts.of, w.verdicts.text = of, w.verdictsOf(s)
	}
	return w.verdicts.text
}

// verdictsOf is what a list of results turns on.
type verdictsOf struct {
	card     *foresee.Card
	language string
	leading  bool
}

func (w *Speaker) verdictsOf(s *foresee.Card) string {
	var all []string
	for _, r := range w.verdictRows(s) {
		all = append(all, w.verdict(s, r))
	}
	return w.Capital(w.Series(all))
}

// verdictRows are the results that a book names in a headline, the likeliest first.
func (w *Speaker) verdictRows(s *foresee.Card) (rows []*foresee.Row) {
	for i := range s.Rows {
		if r := &s.Rows[i]; w.Has(w.Keys.Dot(r.Text.Key, "head")) && r.Share > 0 {
			rows = append(rows, r)
		}
	}
	slices.SortStableFunc(rows, func(a, b *foresee.Row) int { return cmp.Compare(b.Share, a.Share) })
	return rows
}

// verdict is one of these results with its chance.
func (w *Speaker) verdict(s *foresee.Card, r *foresee.Row) string {
	x := s.Befalls(r.Text)
	x.Key = w.Keys.Dot(x.Key, "head")
	if r.Among.None() {
		return w.Chance(w.Say(x), r.Percent)
	}
	return w.Word("odds.headline.row", w.Say(x), w.Between(r.Among))
}

// Assumptions lists what the numbers of a headline take for granted, each thing once; and
// what the odds of single results do beside that, since the headline counts what else the
// other side may do.
func (w *Speaker) Assumptions(s *foresee.Card) (all, rows []string) {
	for i := range s.Odds.Assumed {
		a := &s.Odds.Assumed[i]
		say := w.About(w.Side(a.Side), w.Label(a.Option))
		if key := w.Own("assume", a.Kind); w.Has(key) {
			say = w.Say(rules.Text{Key: key, A: rules.SideRef(a.Side)})
		}
		to := &all
		if a.Side != s.Odds.Side && !slices.Contains(s.Odds.Bounds.Held, *a) {
			to = &rows
		}
		if !slices.Contains(*to, say) {
			*to = append(*to, say)
		}
	}
	return all, rows
}

// mostShut is how many choices a card names of which it counts one option.
const mostShut = 3

// Shut says under which choices a card is exact: with all options there were
// too many ways to count.
func (w *Speaker) Shut(shut []odds.Assumption) string {
	var all []string
	for i := range shut {
		a := &shut[i]
		if say := w.Dash(w.Side(a.Side), w.Branch(a.Kind, a.Option)); !slices.Contains(all, say) {
			all = append(all, say)
		}
	}
	if len(all) == 0 || len(all) > mostShut {
		return w.Word("odds.closed")
	}
	return w.Word("odds.closed.named", w.Clauses(all))
}

// Deed says what an option does, with so many dice if that is not told beside it.
func (w *Speaker) Deed(o rules.Option, dice int) string {
	s := w.Opposed(o)
	if dice > 0 {
		return w.Series([]string{s, w.Word("table.confirm.dice", dice)})
	}
	return s
}
