package replay

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// viewKey goes on to the next view.
const viewKey paint.Key = "V"

// viewed is whose view of the game is shown.
type viewed struct {
	viewer  rules.Side // Chance: what both sides may see
	picking bool       // the list of views is open
	folded  bool       // the hand of the side is put away
	viewAt  paint.Rect // of the button that opens the list
}

// views are the regions of the list of views, with whose they are.
var views = [...]struct {
	name string
	of   rules.Side
}{{"view.first", rules.First}, {"view.second", rules.Second}, {"view.both", rules.Chance}}

// sees reports whether the game may be shown as a side sees it: both sides of one that is over, that
// one person plays, or that the players have agreed to study; else only the side that sits before the
// screen. What both may see may always be shown.
func (p *Page) sees(s rules.Side) bool {
	m := p.study.Trunk()
	return s == rules.Chance || p.agreed || p.over || m.Start().Open && p.pair() || s == m.Viewer()
}

// secrets reports whether the views differ at all.
func (p *Page) secrets() bool { return !p.study.Trunk().Bare() }

// begins is the view that is shown first: that of who sits there; nobody does any more where two
// people, or one for both, have played to the end.
func (p *Page) begins() rules.Side {
	m := p.study.Trunk()
	if s := m.Viewer(); p.secrets() && p.sees(s) && !(p.over && p.pair()) {
		return s
	}
	return rules.Chance
}

// may goes back to what both may see where a view may no longer be shown.
func (p *Page) may(c *ui.Ctx) {
	if !p.sees(p.viewer) {
		p.look(rules.Chance)
		c.Animate()
	}
}

// look shows the game as a side sees it.
func (p *Page) look(s rules.Side) {
	if s == p.viewer {
		return
	}
	p.viewer, p.shown, p.plays, p.said = s, -1, false, said{at: -1}
	p.As(s)
	p.stage.SeeAs(s)
	p.drawer.Forget()
}

// nextView goes on to the next view that may be shown.
func (p *Page) nextView() {
	at := 0
	for i := range views {
		if views[i].of == p.viewer {
			at = i
		}
	}
	for i := range views {
		if s := views[(at+1+i)%len(views)].of; p.secrets() && p.sees(s) {
			p.look(s)
			return
		}
	}
}

// viewName is what a view is called.
func (p *Page) viewName(s rules.Side) string {
	if s == rules.Chance {
		return p.d.Word("ui.replay.view.both")
	}
	return p.d.Words.Army(p.stage.Seen().Sides[s])
}

// Sizes of the list of views in dp.
const (
	viewsWide = 300
	viewHigh  = 44
	viewsEdge = 8
)

// picks is the list of views below the bar, while it is open. A click beside it closes it.
func (p *Page) picks(c *ui.Ctx) {
	if !p.picking {
		return
	}
	if !p.secrets() {
		p.picking = false
		return
	}
	w := c.Px(viewsWide)
	for _, v := range views {
		w = max(w, c.Width(ui.Body, p.viewName(v.of))+c.Px(48))
	}
	high := c.Line(ui.Body) + c.Px(viewHigh) - c.Px(22)
	r := paint.Rect{Y: p.lay.Map.Y, W: w + c.Px(2*viewsEdge), H: 3*high + c.Px(2*viewsEdge+2*6)}
	r.X = min(max(0, p.viewAt.X+p.viewAt.W-r.W), c.In.W-r.W)
	defer c.On(c.On(paint.Popup, paint.Popup)) // above the drawer and its letters
	c.Block(r)
	c.Shadow(r.Inset(-c.Px(6)))
	c.Surface("ui/panel", r, c.Theme.Panel)
	in := r.Inset(c.Px(viewsEdge))
	for _, v := range views {
		b := ui.Button{Name: v.name, Label: p.viewName(v.of), On: v.of == p.viewer}
		if !p.sees(v.of) {
			b.Why = p.d.Word("ui.replay.view.why")
		}
		if c.Button(ui.CutTop(&in, high), b) {
			p.look(v.of)
			p.picking = false
			c.Animate()
		}
		ui.CutTop(&in, c.Px(6))
	}
	if c.In.Pressed[paint.Left] && !r.Has(c.In.X, c.In.Y) && !p.viewAt.Has(c.In.X, c.In.Y) {
		p.picking = false
		c.Animate()
	}
}
