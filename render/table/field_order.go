package table

import (
	"slices"
	"strconv"

	"grognard/render/board/footprint"
	"grognard/render/ui"
	"grognard/rules"
)

// gripped returns the option that waits to be confirmed.
func (t *Table) gripped() (rules.Option, bool) {
	if o, ok := t.choice.Plot.Ready(); ok && !t.choice.Plot.Drawing && t.scene.Ask != nil {
		return o, true
	}
	g := &t.grip
	return g.found, g.ask != nil && g.ask == t.scene.Ask && g.grasp == put && g.ok
}

// measured is how far the ghost that waits to be confirmed has gone: the angle
// of a wheel, or what the first tape says; "" where nobody may measure.
func (t *Table) measured() string {
	g := &t.grip
	if t.scene.Blind() {
		return ""
	}
	if g.found.Do == rules.DoWheel && g.found.N != 0 {
		n := max(g.found.N, -g.found.N)
		return t.words.Word("table.degrees", strconv.Itoa((n+50)/100))
	}
	for i := range g.tapes {
		if g.tapes[i].Text != "" {
			return g.tapes[i].Text
		}
	}
	return ""
}

// verbs appends to buf the orders of the body in hand that a button begins.
func (t *Table) verbs(buf []reply) []reply {
	g := &t.grip
	if g.ask == nil || g.ask != t.scene.Ask || g.grasp == untouched || g.button || g.turning || len(t.choice.Picks) > 1 {
		return t.plotVerbs(buf)
	}
	for _, do := range g.does() {
		o := rules.Option{Do: do, Who: g.who}
		if do == g.found.Do && t.inPlace(g.found) {
			buf = append(buf, reply{g.found, "button.commit", true})
			continue
		}
		if do == g.do || g.grasp == put && do == g.found.Do {
			continue
		}
		if !slices.Contains(g.ask.Options, o) {
			buf = append(buf, reply{o, t.names.Dot("order", do), false})
		}
	}
	return buf
}

// order begins an order whose button was pressed; false if the option is none.
func (t *Table) order(c *ui.Ctx, o rules.Option) bool {
	g := &t.grip
	if waits, ok := t.gripped(); ok && waits == o {
		return false
	}
	if p := &t.choice.Plot; p.On() && o == (rules.Option{Do: o.Do, Who: p.Who}) && p.Order(o.Do) {
		return true
	}
	if g.ask == nil || g.ask != t.scene.Ask || o != (rules.Option{Do: o.Do, Who: g.who}) || !slices.Contains(g.does(), o.Do) ||
		slices.Contains(g.ask.Options, o) {
		return false
	}
	body, ok := footprint.Of(t.scene.View().Pieces, g.who)
	if !ok {
		return false
	}
	g.choose(g.who)
	t.take(body.Mid, o.Do, false)
	if o.Do == rules.DoWheel {
		g.turned = turnStep // its handles and the keys turn it on
	}
	if t.settleWish(); !g.ok {
		t.refuseWish(c)
		g.choose(g.who)
		return true
	}
	if !body.Round { // else it goes wherever the pointer is
		g.grasp = put
	}
	t.reweigh(c)
	return true
}

// begunByButton reports whether the ghost that waits was put there by the button of
// an order that goes by places: a click on the bare table sets it elsewhere.
func (t *Table) begunByButton() bool {
	g := &t.grip
	return g.grasp == put && g.do != "" && g.do != rules.DoWheel
}

// inPlace reports whether the button that begins an order of the body in hand is
// the one that confirms it: it stays where it was pressed.
func (t *Table) inPlace(o rules.Option) bool {
	g := &t.grip
	waits, ok := t.gripped()
	return ok && waits == o && g.ask != nil && g.who != g.ask.About && len(t.choice.Picks) < 2 && slices.Contains(g.does(), o.Do) &&
		!slices.Contains(g.ask.Options, rules.Option{Do: o.Do, Who: g.who})
}

// changing tells how the ghost that a button has put down is changed before it is
// confirmed, or "".
func (t *Table) changing() string {
	g := &t.grip
	switch p := &t.choice.Plot; {
	case p.On() && !p.Full():
		return t.words.Word("table.plot.more")
	case g.ask == nil || g.ask != t.scene.Ask || g.grasp != put:
		return ""
	case g.who == g.ask.About && g.found.At == 0 && g.found.N != 0 && g.found.Pt == (rules.Point{}) && g.found.Do != rules.DoWheel:
		return t.words.Word("table.grip.more.put") // a march that may also go less far
	case g.do == "" || g.who == g.ask.About:
		return ""
	case g.do == rules.DoWheel:
		return t.words.Word("table.grip.more.wheel")
	}
	return t.words.Word("table.grip.more.put")
}

// wishReason is why the ghost does not stand where the player points.
func (t *Table) wishReason() rules.Reason {
	g := &t.grip
	if t.choice.Plot.On() && !t.clips.Running() && t.scene.Ask != nil {
		return t.choice.Plot.Barred
	}
	if g.ask == nil || g.ask != t.scene.Ask || g.grasp != carried || !g.asked || t.clips.Running() {
		return rules.Reason{}
	}
	if why, ok := t.unaimed(); ok {
		return why
	}
	return g.why
}

// gripHint tells how to go on with what is in hand, or "".
func (t *Table) gripHint() string {
	g := &t.grip
	switch {
	case t.choice.Plot.On():
		return t.plotHint()
	case g.ask == nil || g.ask != t.scene.Ask || g.grasp < carried:
		return ""
	case g.do == rules.DoWheel:
		return t.words.Word("table.grip.wheel", t.words.Name(g.who))
	}
	if !g.turns() {
		return t.words.Word("table.grip.put", t.words.Name(g.who))
	}
	return t.words.Word("table.grip.carry", t.words.Name(g.who))
}

// turns reports whether wheel and keys can turn what is in hand: a march goes
// straight on, and a commander has no front.
func (g *grip) turns() bool {
	about := rules.Option{Do: g.do, Who: g.who}
	if !g.ok || g.turned != 0 || g.turnsAt == about {
		return g.turnsIt || g.turned != 0
	}
	g.turnsAt, g.turnsIt = about, false
	wish := g.wished()
	if body, there := footprint.Of(g.ghost, g.who); there && !g.some {
		wish.Pt = body.Mid
	}
	wish.N += turnStep
	if o := g.ask.Field.Nearest(wish); o.Who == g.who {
		a, ok0 := footprint.Of(g.ghost, g.who)
		b, ok1 := footprint.Of(g.ask.Field.Ghost(o), g.who)
		g.turnsIt = ok0 && ok1 && a.Facing != b.Facing
	}
	return g.turnsIt
}
