// Package whatif tells what would come of a fight if pieces of a draft attacked what stands
// somewhere: exact odds of the position as it stands, without a game.
package whatif

import (
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what the panel tells from.
type Deps struct {
	State *state.State
	Words *words.Speaker
}

// Panel is the card with the odds. Those who attack are what is selected; whom they attack
// is clicked on the map after the key or the button.
type Panel struct {
	Deps
	aiming bool
	at     rules.Ref // what is attacked, 0: nothing yet

	of     *rules.Draft // that fights were staged in
	by     []rules.Ref
	fights []*fight
	shown  int // of them
	rect   paint.Rect
}

// fight is a way in which these could attack.
type fight struct {
	rules.Staged
	odds foresee.Weighing
	pos  *rules.Position // before the last option of First
	err  error
}

// New returns the panel.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Attackers are the pieces that are selected, nil where they are of both sides.
func (p *Panel) Attackers() (all []rules.Ref) {
	side := rules.Chance
	for _, t := range p.State.Things() {
		if t.Ref == 0 || t.Stock == "" || t.Side == rules.Chance {
			continue
		}
		if side != rules.Chance && t.Side != side {
			return nil
		}
		side = t.Side
		all = append(all, t.Ref)
	}
	return all
}

// Can reports whether odds can be asked: the draft has a board and no fault, and pieces of one
// side are selected.
func (p *Panel) Can() bool { return p.State.Draft().Whole() && len(p.Attackers()) > 0 }

// Aiming reports whether the next click on the map says who is attacked.
func (p *Panel) Aiming() bool { return p.aiming }

// Aim has the next click on the map say who is attacked, or calls that off.
func (p *Panel) Aim() { p.aiming = !p.aiming && p.Can() }

// Target takes what was clicked on the map: the cell, or on a table without cells the piece.
func (p *Panel) Target(cell, piece rules.Ref) {
	p.aiming = false
	if p.at = cell; p.at == 0 {
		p.at = piece
	}
	p.of = nil
}

// Close forgets the fight.
func (p *Panel) Close() {
	for _, f := range p.fights {
		f.odds.Forget()
	}
	p.aiming, p.at, p.fights, p.of, p.by = false, 0, nil, nil, nil
}

// Shown is whom the fight is with that is shown, 0 if none is.
func (p *Panel) Shown() rules.Ref { return p.at }

// Rect is where the card lies, as of the last frame.
func (p *Panel) Rect() paint.Rect { return p.rect }

// stage brings the fights about that the draft has now.
func (p *Panel) stage() {
	d, by := p.State.Draft(), p.Attackers()
	if p.of == d && same(by, p.by) {
		return
	}
	for _, f := range p.fights {
		f.odds.Forget()
	}
	p.of, p.by, p.fights = d, by, nil
	if !d.Whole() || len(by) == 0 {
		return
	}
	for _, s := range p.State.Open.Book().Stage(d.Board, by, p.at) {
		if len(s.First) == 0 {
			continue
		}
		f := &fight{Staged: s, pos: s.P}
		for _, o := range s.First[:len(s.First)-1] {
			next, _, err := f.pos.Play(rules.Answer{By: f.pos.Request().To, Option: o})
			if err != nil {
				f.err = err
				break
			}
			f.pos = next
		}
		if f.err == nil {
			f.odds.Want(f.pos, s.First[len(s.First)-1])
		}
		p.fights = append(p.fights, f)
	}
	p.shown = max(0, min(p.shown, len(p.fights)-1))
}

func same(a, b []rules.Ref) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// Fighters are those who would fight, and where: nothing may lie on them while the card is told.
func (p *Panel) Fighters() []rules.Ref { return append(p.Attackers(), p.at) }

// Height is how high the card is in a width, with all that it tells; 0 if there is none.
func (p *Panel) Height(c *ui.Ctx, w float32) float32 {
	if !p.tells() {
		return 0
	}
	done := c.Rehearse()
	at := p.at
	high := p.body(c, paint.Rect{W: w - c.FloatHeight(0), H: c.In.H})
	done()
	if p.at != at {
		return 0 // it has been closed
	}
	return c.FloatHeight(high)
}

// tells brings the fight about that is asked for, if one is.
func (p *Panel) tells() bool {
	if p.at == 0 {
		return false
	}
	if len(p.Attackers()) == 0 {
		p.Close()
		return false
	}
	p.stage()
	return true
}

// Frame paints the card at the top of r, as high as it needs to be, where there is a fight to
// tell of; at is where it lies, of no size if it does not.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) (at paint.Rect) {
	p.rect = at
	need := p.Height(c, r.W)
	if need == 0 {
		return at
	}
	at = paint.Rect{X: r.X, Y: r.Y, W: r.W, H: min(r.H, need)}
	p.rect = at
	in := c.Float(at)
	sc := c.Scroll("workshop.whatif", in)
	h := p.body(c, paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width, H: in.H})
	sc.Done(h)
	return at
}

// body sets what there is to tell and returns its height.
func (p *Panel) body(c *ui.Ctx, r paint.Rect) float32 {
	w, top := p.Words, r.Y
	head := w.Word("ui.workshop.whatif", p.attacked())
	line := c.Line(ui.Strong)
	if c.Button(paint.Rect{X: r.X + r.W - line, Y: r.Y, W: line, H: line}, ui.Button{Name: "button.whatif.close", Icon: "icon/close", Flat: true, Tip: w.Word("ui.back")}) {
		p.Close()
		return 0
	}
	r.Y += c.Paragraph(paint.Rect{X: r.X, Y: r.Y, W: r.W - line - c.Px(4), H: r.H}, ui.Strong, ui.Start, c.Theme.Text, head) + c.Px(4)
	if len(p.fights) == 0 {
		r.Y += c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, w.Word("ui.workshop.whatif.none"))
		return r.Y - top
	}
	if len(p.fights) > 1 {
		picks := make([]ui.Pick, len(p.fights))
		for i, f := range p.fights {
			picks[i] = ui.Pick{Name: "whatif." + w.Keys.Number(i+1), Label: w.Capital(w.Say(f.Text))}
		}
		at, h := c.Choice(r, picks, p.shown)
		p.shown = at
		r.Y += h + c.Px(6)
	}
	f := p.fights[p.shown]
	var taken []string
	for _, t := range f.Taken {
		taken = append(taken, w.Say(t))
	}
	if len(taken) > 0 {
		r.Y += c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, w.Word("ui.workshop.whatif.taken", w.All(taken))) + c.Px(4)
	}
	return p.told(c, r, f) - top
}

// mostNamed is how many pieces of a place are named one by one.
const mostNamed = 3

// attacked is whom they attack: the pieces of the other side that stand there, or the place
// where nobody does, or too many.
func (p *Panel) attacked() string {
	w, v := p.Words, p.State.View()
	if v == nil || len(p.by) == 0 {
		return w.Name(p.at)
	}
	own := rules.Chance
	for _, t := range p.State.Things() {
		if t.Stock != "" && t.Side != rules.Chance {
			own = t.Side
		}
	}
	var names []string
	for i := range v.Pieces {
		k := &v.Pieces[i]
		if k.Ref == p.at { // of a table without cells a piece was clicked
			return w.Name(p.at)
		}
		if k.Cell == p.at && k.Side == own.Other() {
			names = append(names, w.Name(k.Ref))
		}
	}
	if len(names) == 0 || len(names) > mostNamed {
		return w.Name(p.at)
	}
	return w.All(names)
}

// told sets the odds of a fight and returns where they end.
func (p *Panel) told(c *ui.Ctx, r paint.Rect, f *fight) float32 {
	w := p.Words
	card := f.odds.Card(f.pos)
	switch {
	case card == nil && f.odds.Busy():
		c.Wake(c.In.Now + 60)
		return r.Y + c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, w.Word("ui.workshop.whatif.counting"))
	case card == nil || card.Err != nil:
		return r.Y + c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, w.Word("ui.workshop.whatif.certain"))
	}
	if text := w.Headline(card); text != "" {
		r.Y += c.Paragraph(r, ui.SmallB, ui.Start, c.Theme.Accent, text) + c.Px(4)
	}
	for i := range card.Rows {
		row := &card.Rows[i]
		percent := w.Percent(row.Percent)
		wide := c.Width(ui.SmallB, percent) + c.Px(8)
		text := w.RowText(card.Befalls(row.Text))
		h := c.Paragraph(paint.Rect{X: r.X, Y: r.Y, W: r.W - wide, H: r.H}, ui.Small, ui.Start, c.Theme.Text, text)
		c.Label(paint.Rect{X: r.X + r.W - wide, Y: r.Y, W: wide, H: c.Line(ui.SmallB)}, ui.SmallB, ui.End, c.Theme.Text, percent)
		r.Y += h + c.Px(1)
		bar := paint.Rect{X: r.X, Y: r.Y, W: r.W, H: max(2, c.Px(3))}
		c.Fill(bar, c.Theme.Panel2)
		bar.W *= row.Share
		c.Fill(bar, c.Theme.Accent)
		r.Y += bar.H + c.Px(5)
	}
	return r.Y
}
