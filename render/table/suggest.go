package table

import (
	"slices"

	"grognard/render/board/footprint"
	"grognard/rules"
)

// onlyOf reports whether nobody but one body can do anything in a request.
func onlyOf(q *rules.Request, body rules.Ref) bool {
	return !slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Who != 0 && o.Who != body })
}

// suggestion is what the rules propose to do with the body in hand: an option
// that is an answer of the Field as well, the quiet one first.
func (g *grip) suggestion() (rules.Option, bool) {
	q := g.ask
	if q == nil || q.About == 0 || q.About != g.who {
		return rules.Option{}, false
	}
	fits := func(o rules.Option) bool {
		return o.Who == g.who && (o.N != 0 || o.Pt != rules.Point{}) && slices.Contains(g.does(), o.Do) && q.Field.Check(o).OK()
	}
	if q.Quiet >= 0 && q.Quiet < len(q.Options) && q.Field.Check(q.Options[q.Quiet]).OK() && q.Options[q.Quiet].Who == g.who {
		return q.Options[q.Quiet], true
	}
	if i := slices.IndexFunc(q.Options, fits); i >= 0 {
		return q.Options[i], true
	}
	return rules.Option{}, false
}

// suggest shows what the rules propose as a ghost: a charge by the shortest
// way, a march as far as the dice let it go.
func (t *Table) suggest(q *rules.Request) {
	g := &t.grip
	o, ok := g.suggestion()
	if !ok {
		return
	}
	g.clear()
	g.do = ""
	g.from, _ = footprint.Of(t.scene.View().Pieces, g.who)
	g.grasp, g.turned, g.at = put, o.N, o.At
	g.asked, g.wish, g.found, g.ok = true, g.wished(), o, true
	g.ghost = q.Field.Ghost(o)
	t.layTapes(o)
}
