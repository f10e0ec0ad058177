package screen

import (
	"slices"

	"grognard/render/board"
	"grognard/render/ui"
	"grognard/rules"
)

// gripped returns the option that waits to be confirmed.
func (t *table) gripped() (rules.Option, bool) {
	g := &t.grip
	return g.found, g.ask != nil && g.ask == t.ask && g.grasp == put && g.ok
}

// verbs appends to buf the orders of the body in hand that a button begins.
func (t *table) verbs(buf []reply) []reply {
	g := &t.grip
	if g.ask == nil || g.ask != t.ask || g.grasp == untouched || g.button || g.turning {
		return buf
	}
	for _, do := range g.does() {
		o := rules.Option{Do: do, Who: g.who}
		if do == g.do || g.grasp == put && do == g.found.Do {
			continue
		}
		if !slices.Contains(g.ask.Options, o) {
			buf = append(buf, reply{o, t.names.dot("order", do), false})
		}
	}
	return buf
}

// order begins an order whose button was pressed; false if the option is none.
func (t *table) order(c *ui.Ctx, o rules.Option) bool {
	g := &t.grip
	if g.ask == nil || g.ask != t.ask || o != (rules.Option{Do: o.Do, Who: g.who}) || !slices.Contains(g.does(), o.Do) ||
		slices.Contains(g.ask.Options, o) {
		return false
	}
	body, ok := board.Footprint(t.view().Pieces, g.who)
	if !ok {
		return false
	}
	g.choose(g.who)
	t.take(body.Mid, o.Do, false)
	if o.Do == wheelDo {
		g.grasp, g.turned = put, turnStep // its handles and the keys turn it on
	}
	t.settleWish()
	t.reweigh(c)
	return true
}

// wishReason is why the ghost does not stand where the player points.
func (t *table) wishReason() rules.Reason {
	g := &t.grip
	if g.ask == nil || g.ask != t.ask || g.grasp != carried || !g.asked || t.clips.Running() {
		return rules.Reason{}
	}
	return g.why
}

// gripHint tells how to go on with what is in hand, or "".
func (t *table) gripHint() string {
	g := &t.grip
	switch {
	case g.ask == nil || g.ask != t.ask || g.grasp < carried:
		return ""
	case g.do == wheelDo:
		return t.deps.words.Word("table.grip.wheel", t.name(g.who))
	}
	return t.deps.words.Word("table.grip.carry", t.name(g.who))
}
