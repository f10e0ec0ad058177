package toy

import "grognard/rules"

// verbs are what kind of act a Do is, and the question that it answers; "": any.
var verbs = map[string]struct {
	act   rules.Act
	asked string
}{
	"play": {rules.ActSupport, "toy.play"}, "move": {rules.ActMove, "toy.act"}, "attack": {rules.ActFight, "toy.act"}, "hold": {rules.ActStay, "toy.act"},
	"guard": {rules.ActGuard, "toy.guard"}, "agree": {rules.ActStay, "toy.agree"}, "pass": {rules.ActStay, ""},
}

// Act implements rules.Rulebook.
func (Book) Act(_, do string) rules.Act { return verbs[do].act }

// Explain implements rules.Rulebook. What the menus refuse by themselves does
// not come here.
func (Book) Explain(rb rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	b, no := rb.(*Board), func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: key, A: o.Who})
	}
	verb, known := verbs[o.Do]
	switch {
	case !known:
		return rules.Reason{}
	case verb.asked != "" && q.Kind != verb.asked:
		return no("TOY-2", "toy.later")
	case o.Do == "play" || o.Do == "guard":
		return no("TOY-1", "toy.held") // be it in the other hand, the deck or away: it does not say which
	case o.Who.Kind() == pieceKind && side(o.Who.N()) != q.To:
		return no("TOY-3", "toy.foe")
	case o.Who.Kind() == pieceKind && b.Pieces[o.Who.N()].Steps == 0:
		return no("TOY-6", "toy.gone")
	}
	return no("TOY-3", "toy.never")
}
