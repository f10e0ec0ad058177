package prompt

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// DeafTime is how long the button of the quiet option hears nothing after
// its meaning has changed, in milliseconds: a click meant for what it said
// before must not end the next phase.
const DeafTime = 400

// quietButton is the button that ends a phase, as last seen.
type quietButton struct {
	label rules.Text
	until float64 // it hears nothing before
}

// Deaf reports whether the quiet option has come to mean something else a
// moment ago.
func (p *Bar) Deaf(c *ui.Ctx) bool {
	quiet, ok := p.Scene.Quiet()
	if !ok {
		return false
	}
	k := &p.quiet
	if s := p.Words.LabelText(quiet); s != k.label {
		if k.label.Key != "" && p.Scene.Ask.To == p.Scene.View().Active {
			k.until = c.In.Now + DeafTime
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
func (p *Bar) warningButtons(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	set := func(b ui.Button) bool {
		switch {
		case largeLetters(c):
		case b.Same == "Escape":
			b.Label = p.Words.Word("format.aside", b.Label, p.Words.Word("table.keyname.escape"))
		default:
			b.Label = p.Words.Word("format.aside", b.Label, c.Press(b.Same))
		}
		w, h := barSize(c, in, b)
		w = max(w, c.Px(96))
		r := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
		x -= w + c.Px(10)
		return c.Button(r, b)
	}
	if set(ui.Button{Name: "button.slip.back", Label: p.Words.Word("table.ending.back"), Primary: p.taker() == choice.Button, Same: "Escape"}) {
		p.does(Stays, rules.Option{}, 0)
	}
	if quiet, _ := p.Scene.Quiet(); set(ui.Button{Name: "button.slip.end", Label: p.Words.Word("table.ending.end"), Danger: true, Same: "E"}) {
		p.does(Ends, quiet, 0)
	}
	return x
}
