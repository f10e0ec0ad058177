package prompt

import (
	"grognard/render/paint"
	"grognard/render/table/layout"
	"grognard/render/ui"
	"grognard/rules"
)

// buttons sets the buttons from the right end of the bar: their places do not
// depend on the sentence. It takes their room off in.
func (p *Bar) buttons(c *ui.Ctx, in *paint.Rect) {
	x := in.X + in.W
	x = p.icon(c, in, x, "button.menu", "icon/menu", "table.menu", "", Menu)
	switch {
	case p.Studied != "":
		x = p.icon(c, in, x, "button.study", "icon/branch", "ui.study.back", "", Workshop)
	case p.Tried:
		x = p.icon(c, in, x, "button.workshop", "icon/compasses", "ui.workshop.back", "", Workshop)
	}
	if !largeLetters(c) { // keys do it too, and the menu
		x = p.icon(c, in, x, "button.help", "icon/help", "table.help", "", Keys)
		x = p.icon(c, in, x, "button.redo", "icon/redo", "table.redo", p.noRedo(), Redoes)
	}
	undo, why := p.undo()
	x = p.icon(c, in, x, "button.undo", "icon/undo", undo, why, Undoes)
	x = p.advice(c, in, x)
	x = p.unsaved(c, in, x) - c.Px(8)
	stop := p.Pacing.Stopped()
	if stop {
		x = p.goOn(c, in, x)
	}
	building := p.Scene.View().ArmyList != nil && !stop // the sheet has its own
	if p.Scene.Ask != nil && !building {
		x = p.answers(c, in, x)
	}
	p.asks = paint.Rect{X: in.X, Y: in.Y, W: x - in.X, H: in.H}
	in.W = x - in.X - c.Px(10)
}

// iconEdge is how wide one of the fixed buttons is, in dp.
const iconEdge = 38

// largeLetters reports whether the bar has two lines of large letters: its buttons say one
// short word then.
func largeLetters(c *ui.Ctx) bool { return c.Text >= layout.TwoLines }

// icon sets one of the fixed buttons left of x and returns the new x.
func (p *Bar) icon(c *ui.Ctx, in *paint.Rect, x float32, name, pic, tip, why string, does Deed) float32 {
	d, r := p.iconAt(c, in, x)
	if c.Button(r, ui.Button{Name: name, Icon: pic, Tip: p.Words.Word(tip), Why: why}) {
		p.does(does, rules.Option{}, 0)
	}
	return x - d - c.Px(4)
}

// iconAt is how wide a fixed button left of x is, and where it lies.
func (p *Bar) iconAt(c *ui.Ctx, in *paint.Rect, x float32) (float32, paint.Rect) {
	d := min(in.H-c.Px(12), ui.Floor(iconEdge*(p.unit(c)+c.Scale)/2))
	return d, paint.Rect{X: x - d, Y: in.Y + (in.H-d)/2, W: d, H: d}
}

// advice sets the button that asks the computer what it would do left of x, where it may be asked.
func (p *Bar) advice(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	if p.Advice == nil {
		return x
	}
	offered, on := p.Advice()
	if !offered {
		return x
	}
	drawAdvice(p.Board.Store)
	d, r := p.iconAt(c, in, x)
	b := ui.Button{Name: "button.advice", On: on}
	if !on { // it would lie over the advice
		b.Tip, b.Same = p.Words.Word("table.advice"), "H"
	}
	if c.Button(r, b) {
		p.does(Advises, rules.Option{}, 0)
	}
	size := ui.Floor(min(r.H-2*c.Px(6), c.Em(ui.Body)*1.3))
	c.Image(adviceIcon, ui.Mid(r, size, size), c.Theme.Text)
	return x - d - c.Px(4)
}

// undo returns the key of what the button that takes back says of itself, and why nothing
// can be taken back, or "". It is asked anew when the match has changed.
func (p *Bar) undo() (tip, why string) {
	if len(p.Choice.Picks) > 0 && !p.Choice.Stayed() {
		return "table.undo", ""
	}
	switch may := p.undoing.Of(p.Game.Changes(), p.canUndo); {
	case may.agree:
		return "table.undo.agree", ""
	case !may.why.OK():
		return "table.undo", p.Words.Say(may.why.Text)
	}
	return "table.undo", ""
}

// undoing is what may be taken back.
type undoing struct {
	why   rules.Reason // why nothing can be
	agree bool         // the last decision can, if both players agree
}

func (p *Bar) canUndo(int) (u undoing) {
	if u.why = p.Game.CanUndo(); !u.why.OK() {
		_, u.why = p.Game.CanAgree()
		u.agree = u.why.OK()
	}
	return u
}

func (p *Bar) noRedo() string {
	if !p.Game.CanRedo() {
		return p.Words.Word("table.redo.none")
	}
	return ""
}

// unsaved marks, left of x, that the game cannot be saved at the moment.
func (p *Bar) unsaved(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	if p.Unsaved == nil || !p.Unsaved() {
		return x
	}
	text := p.Words.Word("ui.unsaved")
	w := c.Width(ui.Strong, text) + c.Px(16)
	r := paint.Rect{X: x - w - c.Px(4), Y: in.Y + c.Px(6), W: w, H: in.H - c.Px(12)}
	c.Frame(r, c.Px(2), c.Theme.Danger)
	c.Label(r, ui.Strong, ui.Middle, c.Theme.Danger, text)
	c.Region("mark.unsaved", r)
	c.Tip("mark.unsaved", r, p.Words.Word("ui.menu.saved.failing"), false)
	return r.X
}

// goOn sets the button that ends a stop left of x.
func (p *Bar) goOn(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	b := ui.Button{Name: "button.continue", Label: p.Words.Word("table.continue"), Primary: true}
	w, h := barSize(c, in, b)
	w = max(w, c.Px(96))
	if c.Button(paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}, b) {
		p.does(GoesOn, rules.Option{}, 0)
	}
	return x - w - c.Px(6)
}

// barSize is the size of a button that stands in a row.
func barSize(c *ui.Ctx, row *paint.Rect, b ui.Button) (w, h float32) {
	w, h = c.Size(b)
	return w, min(h, row.H-c.Px(6))
}
