package toy

import "grognard/rules"

// Explain implements rules.Explainer. What the menus refuse by themselves does
// not come here.
func (Book) Explain(rb rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	b, no := rb.(*Board), func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: key, A: o.Who})
	}
	want, known := map[string]string{
		"play": "toy.play", "move": "toy.act", "attack": "toy.act", "hold": "toy.act",
		"guard": "toy.guard", "agree": "toy.agree", "pass": q.Kind,
	}[o.Do]
	switch {
	case !known:
		return rules.Reason{}
	case q.Kind != want:
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
