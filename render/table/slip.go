package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// changeTime is how long the button of the quiet option hears nothing after
// its meaning has changed, in milliseconds: a click meant for what it said
// before must not end the next phase.
const changeTime = 400

// slip guards the button that ends a phase.
type slip struct {
	label string  // of the quiet option, as last seen
	until float64 // it hears nothing before

	pos   *rules.Position // that a warning is shown at, or nil
	who   []rules.Ref     // who could still act
	warns string
}

// on reports whether the warning is shown.
func (k *slip) on(t *Table) bool { return k.pos != nil && k.pos == t.scene.Pos && t.scene.Ask != nil }

// drop ends the warning.
func (k *slip) drop() { k.pos, k.who, k.warns = nil, nil, "" }

// changed reports whether the quiet option has come to mean something else a
// moment ago.
func (t *Table) changed(c *ui.Ctx) bool {
	quiet, ok := t.scene.Quiet()
	if !ok {
		return false
	}
	k := &t.slip
	if s := t.words.Label(quiet); s != k.label {
		if k.label != "" && t.scene.Ask.To == t.scene.View().Active {
			k.until = c.In.Now + changeTime
		}
		k.label = s
	}
	if c.In.Now < k.until {
		c.Animate()
		return true
	}
	return false
}

// slips shows a warning instead of ending a phase in which somebody could still
// act. Of picks that are one choice, such as losses, it speaks only if ending
// them cannot be taken back, or if the rules say that it binds: it is probably a
// slip if orders are given away, or if none has been given yet.
func (t *Table) slips(c *ui.Ctx, o rules.Option) bool {
	k := &t.slip
	if k.on(t) {
		return false
	}
	attack, act, key := t.unspent(o)
	who := append(attack, act...)
	if len(who) == 0 {
		return false
	}
	t.choice.Clear()
	t.ahead.Odds.Forget()
	t.no = refusal{}
	k.pos, k.who = t.scene.Pos, who
	k.warns = t.words.Word(key, t.words.Listed(who))
	if len(attack) > 0 && len(act) > 0 {
		k.warns = t.words.Word("table.slip.both", t.words.Listed(attack), t.words.Listed(act))
	}
	if then := t.follows(o); then != "" {
		k.warns = t.words.Sentences(k.warns, t.words.Word("table.slip.then", then))
	}
	c.Sound("refused")
	c.Animate()
	return true
}

// unspent lists the own pieces that could still attack if o, the quiet option,
// were not played, those that could still act otherwise, and the key of the
// warning; none if there is no reason to warn.
func (t *Table) unspent(o rules.Option) (attack, act []rules.Ref, key string) {
	q := t.scene.Ask
	quiet, ok := t.scene.Quiet()
	if !ok || o != quiet || o.Do != "done" || !choice.Bare(o) || q.To != t.scene.View().Active || q.Always {
		return nil, nil, ""
	}
	for _, p := range q.Options {
		if p.Who == 0 || !t.scene.Mine(p.Who) || t.scene.Lit(p.Who) {
			continue
		}
		if t.scene.Attacks(p) && !slices.Contains(attack, p.Who) {
			attack = append(attack, p.Who)
		}
		if !slices.Contains(act, p.Who) {
			act = append(act, p.Who)
		}
	}
	act = slices.DeleteFunc(act, func(r rules.Ref) bool { return slices.Contains(attack, r) })
	_, _, choosing := t.scene.Counts(q)
	choosing = choosing || len(t.given()) > 0
	switch {
	case len(attack)+len(act) == 0 || !t.final(o) && !t.scene.Binds(o) && (choosing || !t.closes(o)):
		return nil, nil, ""
	case len(attack) > 0:
		return attack, act, "table.slip.attack"
	case len(t.given()) == 0 || !choosing:
		return nil, act, "table.slip.none"
	case t.scene.Short(q) || t.scene.Binds(o):
		return nil, act, "table.slip"
	}
	return nil, nil, ""
}

// closes reports whether an option ends a phase or a player turn.
func (t *Table) closes(o rules.Option) bool {
	_, events, err := t.scene.Pos.Play(rules.Answer{By: t.scene.Ask.To, Option: o})
	return err == nil && slices.ContainsFunc(events, func(e rules.Event) bool {
		return e.Kind == rules.EvPhase || e.Kind == rules.EvTurn
	})
}

// follows is what the other side is asked once o has ended a phase, "" if it is
// not, or if that is a turn of its own.
func (t *Table) follows(o rules.Option) string {
	next, events, err := t.scene.Pos.Play(rules.Answer{By: t.scene.Ask.To, Option: o})
	turns := func(e rules.Event) bool { return e.Kind == rules.EvTurn }
	if err != nil || slices.ContainsFunc(events, turns) {
		return ""
	}
	if q := next.Request(); q != nil && q.To == t.scene.Ask.To.Other() {
		if who := t.words.ChosenFrom(q); who != "" {
			return t.words.Aside(t.words.Demand(q), who)
		}
		return t.words.Demand(q)
	}
	return ""
}

// slipButtons stand in the place of the options while the warning is shown,
// left of x: the safe one is the main one.
func (t *Table) slipButtons(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	set := func(b ui.Button) bool {
		w, h := c.Size(b)
		w = max(w, c.Px(96))
		r := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
		x -= w + c.Px(10)
		return c.Button(r, b)
	}
	t.touch.lit = append(t.touch.lit, t.slip.who...)
	if set(ui.Button{Name: "button.slip.back", Label: t.words.Word("table.slip.back"), Primary: true}) {
		t.board.ShowRef(t.slip.who[0], c.In.Now)
		t.slip.drop()
		c.Animate()
		return x
	}
	quiet, _ := t.scene.Quiet()
	if set(ui.Button{Name: "button.slip.end", Label: t.words.Word("table.slip.end"), Danger: true}) {
		t.slip.drop()
		t.commit(c, quiet)
	}
	return x
}
