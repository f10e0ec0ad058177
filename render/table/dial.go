package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// mostAmounts is how many options that differ in their number alone have
// buttons of their own; more of them share one button between two that change
// the number.
const mostAmounts = 4

// dial is the number that such a button stands at.
type dial struct {
	ask *rules.Request
	all []rules.Option // in the order of the request
	at  int
	set bool // the player has turned it
}

// sameBut reports whether two options differ in their number alone.
func sameBut(a, b rules.Option) bool {
	a.N, b.N = 0, 0
	return a == b
}

// dialled lists the options that share one button: those that differ in their
// number alone, if they are many. The quiet one keeps its own.
func (t *Table) dialled() []rules.Option {
	d := &t.dial
	if d.ask == t.scene.Ask {
		return d.all
	}
	*d = dial{ask: t.scene.Ask}
	if t.scene.Ask == nil || t.onRibbon() {
		return nil
	}
	quiet, ok := t.scene.Quiet()
	for _, o := range t.scene.Ask.Options {
		var all []rules.Option
		for _, p := range t.scene.Ask.Options {
			if sameBut(o, p) && !(ok && p == quiet) {
				all = append(all, p)
			}
		}
		if len(all) > max(mostAmounts, len(d.all)) {
			d.all = all
		}
	}
	d.at = len(d.all) / 2
	if t.dialSpares() {
		d.at, d.set = len(d.all)-1, true
	}
	return d.all
}

// dialSpares reports whether the quiet option is to take nothing of what the button
// gives: then it begins with all of it, and Enter never lets that go by.
func (t *Table) dialSpares() bool {
	quiet, ok := t.scene.Quiet()
	return ok && quiet.N == 0 && len(t.dial.all) > 0 && sameBut(quiet, t.dial.all[0])
}

// onDial reports whether an option is one of those that share a button, and not
// the one that it stands at.
func (t *Table) onDial(o rules.Option) (is, there bool) {
	if _, shown := t.stance(o); shown {
		return false, false
	}
	for i, p := range t.dialled() {
		if p == o {
			return true, i == t.dial.at
		}
	}
	return false, false
}

// dialSet returns the option that the button stands at once the player has
// turned it, or where the quiet one would take nothing: Enter takes that one then.
func (t *Table) dialSet() (rules.Option, bool) {
	t.dialled()
	if d := &t.dial; d.ask == t.scene.Ask && t.scene.Ask != nil && d.set && len(d.all) > 0 {
		return d.all[d.at], true
	}
	return rules.Option{}, false
}

// dialSpan is the width of the two buttons that change the number.
func dialSpan(c *ui.Ctx) float32 { return 2 * (c.Px(40) + c.Px(3)) }

// dialWidth is the width of the widest label that the button may have: it must
// not jump about while the number changes.
func (t *Table) dialWidth(c *ui.Ctx) (w float32) {
	for _, o := range t.dial.all {
		bw, _ := c.Size(ui.Button{Label: t.replyLabel(reply{option: o})})
		w = max(w, bw)
	}
	return w
}

// dialButtons sets the two buttons that change the number on either side of the
// button that takes it.
func (t *Table) dialButtons(c *ui.Ctx, at paint.Rect) {
	d := &t.dial
	side := c.Px(40)
	less := paint.Rect{X: at.X - side - c.Px(3), Y: at.Y, W: side, H: at.H}
	more := paint.Rect{X: at.X + at.W + c.Px(3), Y: at.Y, W: side, H: at.H}
	by := 0
	if c.Button(less, ui.Button{Name: "amount.less", Label: "–", Tip: t.words.Word("table.amount.less")}) {
		by--
	}
	if c.Button(more, ui.Button{Name: "amount.more", Label: "+", Tip: t.words.Word("table.amount.more")}) {
		by++
	}
	if n := c.Wheel("amount.wheel", at); n != 0 {
		by += int(n)
	}
	if by != 0 {
		d.at, d.set = max(0, min(len(d.all)-1, d.at+by)), true
		t.ahead.Odds.Forget()
		c.Animate()
	}
}
