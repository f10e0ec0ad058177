package ccn

import (
	"slices"

	"grognard/rules"
)

// verb is what is known of a Do: what kind of act it is, the decisions that take it,
// and the clause and words that say when they come.
type verb struct {
	act   rules.Act
	kinds []string
	rule  string
	when  string // key below ccn.why.when
}

// verbs are the Dos of all options.
var verbs = map[string]verb{
	"play":      {rules.ActOrder, []string{"card"}, "CCN-8.1", "card"},
	"section":   {rules.ActOrder, []string{"card.section"}, "CCN-58.1", "card"},
	"manoeuvre": {rules.ActChoose, []string{"card.mode"}, "CCN-61.1", "card"},
	"single":    {rules.ActChoose, []string{"card.mode"}, "CCN-61.6", "card"},
	"rally":     {rules.ActRally, []string{"rally"}, "CCN-62.2", "card"},
	"supply":    {rules.ActRally, []string{"supply"}, "CCN-63.1", "card"},
	"order":     {rules.ActOrder, []string{"order"}, "CCN-9.1", "order"},
	"detach":    {rules.ActForm, []string{"order"}, "CCN-10.1", "order"},
	"leave":     {rules.ActForm, []string{"square.leave"}, "CCN-38.1", "leave"},
	"move":      {rules.ActMove, []string{"move"}, "CCN-6.3", "move"},
	"fire":      {rules.ActFire, []string{"combat"}, "CCN-6.3", "combat"},
	"melee":     {rules.ActFight, []string{"combat", "bonus"}, "CCN-6.3", "combat"},
	"support":   {rules.ActSupport, []string{"support"}, "CCN-21.4", "support"},
	"stand":     {rules.ActStay, []string{"reaction"}, "CCN-21.3", "reaction"},
	"square":    {rules.ActGuard, []string{"reaction"}, "CCN-35.2", "reaction"},
	"reform":    {rules.ActRetreat, []string{"reaction"}, "CCN-34.2", "reaction"},
	"strike":    {rules.ActFight, []string{"reaction"}, "CCN-57.1", "reaction"},
	"ignore":    {rules.ActChoose, []string{"flags"}, "CCN-27.1", "flags"},
	"take":      {rules.ActChoose, []string{"flags"}, "CCN-27.1", "flags"},
	"retreat":   {rules.ActRetreat, []string{"retreat", "leader.retreat"}, "CCN-26.1", "retreat"},
	"stop":      {rules.ActStay, []string{"leader.retreat"}, "CCN-28.1", "retreat"},
	"off":       {rules.ActRetreat, []string{"leader.retreat"}, "CCN-15.9", "off"},
	"back":      {rules.ActFight, []string{"battle_back"}, "CCN-24.1", "back"},
	"hold":      {rules.ActStay, []string{"battle_back"}, "CCN-24.1", "back"},
	"advance":   {rules.ActAdvance, []string{"advance", "breakthrough"}, "CCN-30.1", "advance"},
	"stay":      {rules.ActStay, []string{"square.leave", "advance", "breakthrough"}, "CCN-6.2", "decline"},
	"pass":      {rules.ActStay, []string{"bonus"}, "CCN-6.2", "decline"},
	"done":      {rules.ActDone, []string{"order", "move", "combat", "support"}, "CCN-6.2", "decline"},
	"keep":      {rules.ActChoose, []string{"scout"}, "CCN-50.1", "keep"},
}

// Act implements rules.Rulebook.
func (Book) Act(_, do string) rules.Act { return verbs[do].act }

// cites are the clauses of verbs of which the table above says only when they come, and of those that let
// something go by, of which the question tells.
var cites = map[string]string{"move": "CCN-11.1", "fire": "CCN-17.2", "melee": "CCN-21.1", "stay": "", "pass": "", "done": ""}

// Cite implements rules.Citer.
func (Book) Cite(kind, do string) string {
	if clause, known := cites[do]; known {
		return clause
	}
	if do == "retreat" && kind == "leader.retreat" {
		return "CCN-28.1"
	}
	return verbs[do].rule
}

// Explain implements rules.Rulebook: the widest thing first, that it is not the
// time, then the piece or card, then what it is done to. It looks at no card but
// at whether the side that is asked has it in its hand.
func (Book) Explain(board rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	b := board.(*Board)
	v, ok := verbs[o.Do]
	switch {
	case !ok || !wellFormed(o):
		return rules.Reason{}
	case o.With != 0:
		return b.explainCard(q, o, v)
	case !slices.Contains(v.kinds, q.Kind):
		return v.later()
	}
	for _, check := range []func(*rules.Request, rules.Option) rules.Reason{b.explainWho, b.explainDeed, b.explainTarget} {
		if r := check(q, o); !r.OK() {
			return r
		}
	}
	return rules.No(q.Rule, rules.Text{Key: "ccn.why.closed"})
}

// wellFormed reports whether an option is made of what belongs where it stands: a
// piece that acts, a card, a place or piece that it is done to, and a number for
// flags alone.
func wellFormed(o rules.Option) bool {
	who, with := o.Who.Kind(), o.With.Kind()
	carded := o.Do == "play" || o.Do == "strike" || o.Do == "keep"
	if o.Who != 0 && who != unitKind && who != leaderKind || o.With != 0 && (with != cardRefKind || !carded) || o.N != 0 && o.Do != "ignore" || o.Pt != (rules.Point{}) {
		return false
	}
	switch at := o.At.Kind(); o.Do {
	case "play", "keep":
		return o.With != 0 && o.Who == 0 && o.At == 0
	case "section":
		return at == sectionKind
	case "move", "retreat", "advance", "supply":
		return o.Who != 0 && (o.At == 0 || at == hexKind)
	case "fire", "melee":
		return o.Who != 0 && (o.At == 0 || at == unitKind || at == leaderKind)
	}
	return o.At == 0
}

// later says that it is not the time for a verb.
func (v verb) later() rules.Reason {
	return rules.No(v.rule, rules.Text{Key: "ccn.why.when." + v.when})
}

// explainCard says of a card why it cannot be played or kept: first that it is not
// in the hand, wherever it is, then that it is not the time.
func (b *Board) explainCard(q *rules.Request, o rules.Option, v verb) rules.Reason {
	in := b.where[o.With.N()]
	switch {
	case o.Do == "keep" && q.Kind == "scout":
		return rules.No("CCN-50.1", rules.Text{Key: "ccn.why.scout", A: o.With})
	case o.Do == "keep":
		return v.later()
	case o.Do == "strike" && deckKinds[o.With.N()] != firstStrike:
		return rules.No("CCN-57.1", rules.Text{Key: "ccn.why.no_strike", A: o.With})
	case in == trackOf(q.To):
		return rules.No("CCN-8.3", rules.Text{Key: "ccn.why.track", A: o.With})
	case in != handOf(q.To):
		return rules.No(v.rule, rules.Text{Key: "ccn.why.held", A: o.With})
	}
	return v.later()
}

// explainWho says that a piece cannot be meant: it is not there, not one's own,
// or not the one in question.
func (b *Board) explainWho(q *rules.Request, o rules.Option) rules.Reason {
	if o.Who == 0 {
		return rules.Reason{}
	}
	if r := b.explainAbsent(o.Who); !r.OK() {
		return r
	}
	asked := q.About != o.Who && q.About.Kind() != cardRefKind
	switch {
	case !b.belongs(o.Who, q.To) && o.Do != "supply":
		return rules.No(b.ownRule(o.Do), rules.Text{Key: "ccn.why.enemy", A: o.Who})
	case asked && q.Kind != "support":
		return rules.No(q.Rule, rules.Text{Key: "ccn.why.about", A: q.About})
	}
	return rules.Reason{}
}

// belongs reports whether a unit or leader of this game is of a side.
func (b *Board) belongs(r rules.Ref, s rules.Side) bool {
	if u := b.unitNamed(r); u >= 0 {
		return b.sideOf(u) == s
	}
	return b.leaderSide(b.leaderNamed(r)) == s
}

// explainAbsent says of a piece that it does not stand on the board.
func (b *Board) explainAbsent(r rules.Ref) rules.Reason {
	u, l := b.unitNamed(r), b.leaderNamed(r)
	gone := rules.Text{Key: "ccn.why.gone", A: r}
	switch {
	case u < 0 && l < 0:
		return rules.No("CCN-4.1", rules.Text{Key: "ccn.why.absent", A: r})
	case u >= 0 && !b.inPlay(u):
		return rules.No("CCN-3.9", gone)
	case l >= 0 && b.leaders[l].state == killed:
		return rules.No("CCN-5.2", gone)
	case l >= 0 && b.leaders[l].at == nowhere:
		return rules.No("CCN-28.8", gone)
	}
	return rules.Reason{}
}

// ownRule is the clause by which a deed is that of one's own pieces.
func (b *Board) ownRule(do string) string {
	switch do {
	case "rally":
		return "CCN-62.2"
	case "support":
		return "CCN-39.1"
	}
	return "CCN-9.1"
}

// explainDeed says why a piece cannot do a thing at all now, whatever it is done
// to.
func (b *Board) explainDeed(q *rules.Request, o rules.Option) rules.Reason {
	u, l := b.unitNamed(o.Who), b.leaderNamed(o.Who)
	text := func(key string) rules.Text { return rules.Text{Key: "ccn.why." + key, A: o.Who} }
	switch o.Do {
	case "order", "detach":
		switch {
		case u >= 0 || l < 0:
			return rules.No("CCN-10.1", text("no_leader")) // units do not detach
		case o.Do == "order":
			return rules.No("CCN-9.4", text("attached"))
		}
		return rules.No("CCN-10.1", text("alone"))
	case "rally":
		return rules.No("CCN-62.2", text("no_unit"))
	case "supply":
		return rules.Unless(u >= 0, "CCN-63.7", text("no_unit"))
	case "move":
		if u >= 0 {
			return b.mayMove(u)
		}
		return b.mayMoveLeader(l)
	case "fire", "melee":
		return b.explainBattle(q, o, u)
	case "support":
		if q.About == o.Who {
			return rules.No("CCN-39.1", text("leads"))
		}
		return rules.No("CCN-39.1", text("only.artillery"))
	case "done":
		return rules.No("CCN-39.6", rules.Text{Key: "ccn.why.needs_guns", A: q.About})
	case "ignore":
		return rules.No("CCN-27.2", text("flags"))
	}
	return rules.Reason{}
}

// explainBattle says why a piece cannot battle now.
func (b *Board) explainBattle(q *rules.Request, o rules.Option, u int) rules.Reason {
	switch {
	case u < 0:
		return rules.No("CCN-15.14", rules.Text{Key: "ccn.why.leader.battle", A: o.Who})
	case q.Kind == "bonus": // it has battled, and may once more
		return rules.Reason{}
	}
	if r := b.mayBattle(u); !r.OK() {
		return r
	}
	if o.Do == "fire" {
		return b.mayFire(u)
	}
	return b.mayMelee(u)
}

// explainTarget says why a deed cannot be done to a piece or place.
func (b *Board) explainTarget(q *rules.Request, o rules.Option) rules.Reason {
	switch o.Do {
	case "fire", "melee":
		return b.explainFoe(q, o)
	case "supply":
		return rules.No("CCN-63.2", rules.Text{Key: "ccn.why.baseline", A: o.Who, B: o.At})
	case "retreat":
		return b.explainRetreat(q, o)
	case "stop":
		return rules.No("CCN-28.7", rules.Text{Key: "ccn.why.no_stop", A: o.Who})
	case "off":
		return rules.No("CCN-28.8", rules.Text{Key: "ccn.why.edge", A: o.Who})
	case "advance":
		if q.Kind == "breakthrough" {
			return rules.No("CCN-31.3", rules.Text{Key: "ccn.why.apart", A: o.At})
		}
		return rules.No("CCN-30.1", rules.Text{Key: "ccn.why.vacated", A: o.At})
	}
	return rules.Reason{}
}

// explainFoe says why a piece is no target: it is one's own, or a leader with his
// unit. Of enemy units and of leaders alone the menu says it.
func (b *Board) explainFoe(q *rules.Request, o rules.Option) rules.Reason {
	if o.At == 0 {
		attacks := func(x rules.Option) bool { return x.Who == o.Who }
		return rules.Unless(slices.ContainsFunc(q.Options, attacks), "CCN-16.1", rules.Text{Key: "ccn.why.no_target", A: o.Who})
	}
	if r := b.explainAbsent(o.At); !r.OK() {
		return r
	}
	if b.belongs(o.At, q.To) {
		rule := map[string]string{"fire": "CCN-17.2", "melee": "CCN-21.1"}[o.Do]
		return rules.No(rule, rules.Text{Key: "ccn.why.own", A: o.At})
	}
	if l := b.leaderNamed(o.At); l >= 0 {
		return rules.No("CCN-3.6", rules.Text{Key: "ccn.why.with", A: o.At, B: b.unitRef(b.unitOf(l))})
	}
	return rules.Reason{}
}

// explainRetreat says why a unit or leader does not go back into a hex. A unit
// that is asked may take either of those behind it.
func (b *Board) explainRetreat(q *rules.Request, o rules.Option) rules.Reason {
	text := rules.Text{Key: "ccn.why.rear", A: o.Who, B: o.At}
	l := b.leaderNamed(o.Who)
	if l < 0 {
		return rules.No("CCN-26.3", text)
	}
	if rear := b.retreatHexes(b.leaders[l].at, q.To); o.At != rear[0].ref() && o.At != rear[1].ref() {
		return rules.No("CCN-28.3", text)
	}
	return rules.No("CCN-29.7", rules.Text{Key: "ccn.why.no_way", A: o.Who, B: o.At})
}
