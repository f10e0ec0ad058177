// Package whatif tells what would come of a fight if pieces of a draft attacked what stands
// somewhere: exact odds of the position as it stands, without a game.
package whatif

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/panel/combat"
	"grognard/render/table/scene"
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
	aim aim
	at  rules.Ref // what is attacked, 0: nothing yet

	of     *rules.Draft // that fights were staged in
	by     []rules.Ref
	fights []*fight
	shown  int    // of them
	out    []left // who cannot take part in any
	within targets
	rect   paint.Rect

	account *combat.Account
	intent  panel.Intent
}

// aim is what was open and in hand when the player was asked to click whom to attack: once
// something else is, a click means that.
type aim struct {
	on     bool
	drawer state.Drawer
	closed bool
	hand   state.Hand
}

// New returns the panel.
func New(d Deps) *Panel {
	sc := &scene.Scene{View: d.State.View, Viewer: rules.Chance, Moving: func() bool { return false }}
	return &Panel{Deps: d, account: combat.NewAccount(d.Words, sc)}
}

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
// side are selected. A commander alone attacks nobody.
func (p *Panel) Can() bool {
	return p.State.Draft().Whole() && slices.ContainsFunc(p.Attackers(), func(r rules.Ref) bool { return !p.leads(r) })
}

// Aiming reports whether the next click on the map says who is attacked. Another drawer or tool,
// cells to be clicked for a value, and a selection that is lost end that.
func (p *Panel) Aiming() bool {
	s := p.State
	if p.aim.on && (p.aim != p.aims() || s.Asked != nil || !p.Can()) {
		p.aim = aim{}
	}
	return p.aim.on
}

func (p *Panel) aims() aim {
	s := p.State
	return aim{on: true, drawer: s.Drawer, closed: s.Closed, hand: s.Hand}
}

// Aim has the next click on the map say who is attacked, or calls that off.
func (p *Panel) Aim() {
	if p.Aiming() || !p.Can() {
		p.aim = aim{}
		return
	}
	p.aim = p.aims()
}

// Target takes what was clicked on the map: the cell, or on a table without cells the piece.
func (p *Panel) Target(cell, piece rules.Ref) {
	p.aim = aim{}
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
	p.aim, p.at, p.fights, p.of, p.by, p.out = aim{}, 0, nil, nil, nil, nil
}

// Shown is whom the fight is with that is shown, 0 if none is.
func (p *Panel) Shown() rules.Ref { return p.at }

// Rect is where the card lies, as of the last frame.
func (p *Panel) Rect() paint.Rect { return p.rect }

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
// tell of: Rect. A click on a clause wants to read it.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) (act state.Act) {
	p.rect = paint.Rect{}
	need := p.Height(c, r.W)
	if need == 0 {
		return act
	}
	at := paint.Rect{X: r.X, Y: r.Y, W: r.W, H: min(r.H, need)}
	p.rect = at
	p.intent.Reset()
	in := c.Float(at)
	sc := c.ScrollHigh("workshop.whatif", in, need-c.FloatHeight(0))
	h := p.body(c, paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width, H: in.H})
	sc.Done(h)
	act.Rule = p.intent.Rule
	return act
}

// body sets what there is to tell and returns its height.
func (p *Panel) body(c *ui.Ctx, r paint.Rect) float32 {
	w, top := p.Words, r.Y
	head := w.Word("ui.workshop.whatif", p.attacked())
	if len(p.fights) > 0 {
		head = w.Word("ui.workshop.whatif.named", w.All(p.named(p.fights[min(p.shown, len(p.fights)-1)].who)), p.attacked())
	}
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
		at, h := c.Choice(r, p.picks(), p.shown)
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
	g := panel.Column{C: c, X: r.X, Y: r.Y, W: r.W, Intent: &p.intent}
	for i, x := range p.out {
		text := w.Word("ui.workshop.whatif.out", w.All(w.NamesOf(x.who)))
		if x.why.Text.Key != "" {
			text = w.Sentences(text, w.Say(x.why.Text))
		}
		g.Ruled(w.Keys.Join("chip", "out", w.Keys.Number(i+1)), x.why.Rule, text, "", c.Theme.Muted)
	}
	r.Y = g.Y
	return p.told(c, r, f) - top
}

// picks are the ways in which they could attack; who does is said where the rest is the same.
func (p *Panel) picks() []ui.Pick {
	w := p.Words
	all := make([]ui.Pick, len(p.fights))
	for i, f := range p.fights {
		label := w.Capital(w.Say(f.Text))
		if slices.ContainsFunc(p.fights, func(k *fight) bool { return k != f && w.Same(k.Text, f.Text) }) {
			label = w.About(w.Series(p.named(f.who)), w.Under(f.Text))
		}
		all[i] = ui.Pick{Name: "whatif." + w.Keys.Number(i+1), Label: label}
	}
	return all
}

// mostAttackers is how many who attack are named one by one.
const mostAttackers = 4

// named names who attacks.
func (p *Panel) named(who []rules.Ref) []string {
	all := p.Words.NamesOf(who)
	if n := len(all) - mostAttackers; n > 0 {
		all = append(all[:mostAttackers:mostAttackers], p.Words.Word("table.others", n))
	}
	return all
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

// told tells of a fight as a game would, and returns where that ends.
func (p *Panel) told(c *ui.Ctx, r paint.Rect, f *fight) float32 {
	w := p.Words
	g := panel.Column{C: c, X: r.X, Y: r.Y, W: r.W, Intent: &p.intent}
	card := f.odds.Card(f.pos)
	p.account.Tell(&g, f.ahead, card)
	switch {
	case card == nil && f.odds.Busy():
		c.Wake(c.In.Now + 60)
		g.Text(ui.Small, c.Theme.Muted, w.Word("ui.workshop.whatif.counting"))
	case card == nil:
		g.Text(ui.Small, c.Theme.Muted, w.Word("ui.workshop.whatif.certain"))
	}
	return g.Y
}
