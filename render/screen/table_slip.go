package screen

import (
	"slices"
	"strings"

	"grognard/render/paint"
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
func (k *slip) on(t *table) bool { return k.pos != nil && k.pos == t.pos && t.ask != nil }

// drop ends the warning.
func (k *slip) drop() { k.pos, k.who, k.warns = nil, nil, "" }

// changed reports whether the quiet option has come to mean something else a
// moment ago.
func (t *table) changed(c *ui.Ctx) bool {
	quiet, ok := t.quiet()
	if !ok {
		return false
	}
	k := &t.slip
	if s := t.label(quiet); s != k.label {
		if k.label != "" && t.ask.To == t.view().Active {
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

// slips shows a warning instead of ending a phase in which somebody could
// still act, if that cannot be taken back. It is probably a slip if an attack
// is given away, or orders, or if nothing has been done yet.
func (t *table) slips(c *ui.Ctx, o rules.Option) bool {
	k := &t.slip
	if k.on(t) {
		return false
	}
	who, key := t.unspent(o)
	if len(who) == 0 {
		return false
	}
	t.pick.clear()
	t.desk.forget()
	t.no = refusal{}
	k.pos, k.who = t.pos, who
	k.warns = t.deps.words.Word(key, t.counted(who))
	c.Sound("refused")
	c.Animate()
	return true
}

// unspent lists the own pieces that could still act if o, the quiet option,
// were not played, and the key of the warning; none if there is no reason to
// warn.
func (t *table) unspent(o rules.Option) (who []rules.Ref, key string) {
	q := t.ask
	quiet, ok := t.quiet()
	if !ok || o != quiet || o.Do != "done" || !bare(o) || q.To != t.view().Active || q.Always {
		return nil, ""
	}
	var attackers []rules.Ref
	for _, p := range q.Options {
		if p.Who == 0 || !t.mine(p.Who) {
			continue
		}
		if !slices.Contains(who, p.Who) {
			who = append(who, p.Who)
		}
		if t.attacks(p) && !slices.Contains(attackers, p.Who) {
			attackers = append(attackers, p.Who)
		}
	}
	switch {
	case len(who) == 0 || !t.final(o):
		return nil, ""
	case len(attackers) > 0:
		return attackers, "table.slip.attack"
	case len(t.given()) == 0:
		return who, "table.slip.none"
	case t.short(q):
		return who, "table.slip"
	}
	return nil, ""
}

// attacks reports whether an option is done to an enemy.
func (t *table) attacks(o rules.Option) bool {
	if o.At == 0 || o.At == o.Who {
		return false
	}
	_, piece := t.zone(o.At)
	return t.hostile(o.At) || piece && !t.mine(o.At)
}

// counted names pieces, those of one name once with their number.
func (t *table) counted(who []rules.Ref) string {
	var names []string
	n := map[string]int{}
	for _, r := range who {
		s := t.name(r)
		if n[s]++; n[s] == 1 {
			names = append(names, s)
		}
	}
	for i, s := range names {
		if n[s] > 1 {
			names[i] = s + " (" + itoa(n[s]) + ")"
		}
	}
	return strings.Join(names, ", ")
}

// slipButtons stand in the place of the options while the warning is shown,
// left of x: the safe one is the main one.
func (t *table) slipButtons(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	set := func(b ui.Button) bool {
		w, h := c.Size(b)
		w = max(w, c.Px(96))
		r := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
		x -= w + c.Px(10)
		return c.Button(r, b)
	}
	t.touch.lit = append(t.touch.lit, t.slip.who...)
	if set(ui.Button{Name: "button.slip.back", Label: t.word("table.slip.back"), Primary: true}) {
		t.board.ShowRef(t.slip.who[0], c.In.Now)
		t.slip.drop()
		c.Animate()
		return x
	}
	quiet, _ := t.quiet()
	if set(ui.Button{Name: "button.slip.end", Label: t.label(quiet), Danger: true}) {
		t.slip.drop()
		t.commit(c, quiet)
	}
	return x
}
