package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// changeTime is how long the button of the quiet option hears nothing after
// its meaning has changed, in milliseconds: a click meant for what it said
// before must not end the next phase.
const changeTime = 400

// quietButton is the button that ends a phase, as last seen.
type quietButton struct {
	label rules.Text
	until float64 // it hears nothing before
}

// changed reports whether the quiet option has come to mean something else a
// moment ago.
func (t *Table) changed(c *ui.Ctx) bool {
	quiet, ok := t.scene.Quiet()
	if !ok {
		return false
	}
	k := &t.quiet
	if s := t.words.LabelText(quiet); s != k.label {
		if k.label.Key != "" && t.scene.Ask.To == t.scene.View().Active {
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

// warningButtons stand in the place of the options while the warning is shown,
// left of x: the safe one is the main one.
func (t *Table) warningButtons(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	set := func(b ui.Button) bool {
		w, h := c.Size(b)
		w = max(w, c.Px(96))
		r := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
		x -= w + c.Px(10)
		return c.Button(r, b)
	}
	t.touch.lit = append(t.touch.lit, t.choice.Warning.Who()...)
	if set(ui.Button{Name: "button.slip.back", Label: t.words.Word("table.slip.back"), Primary: true}) {
		t.board.ShowRef(t.choice.Warning.Who()[0], c.In.Now)
		t.choice.Warning.Drop()
		c.Animate()
		return x
	}
	quiet, _ := t.scene.Quiet()
	if set(ui.Button{Name: "button.slip.end", Label: t.words.Word("table.slip.end"), Danger: true}) {
		t.choice.Warning.Drop()
		t.commit(c, quiet)
	}
	return x
}
