// Package fallen lays the pieces that a side has lost on the desk beside the map, faded
// and a little askew, the last one first. Where they are too many, the first to fall
// scroll away.
//
//	p := fallen.New(fallen.Deps{Words: g.Words, Board: &view.Board})
//	...
//	all := g.History.Fallen(g.Clips.Untold())
//	intent := p.Frame(c, side, fallen.Room{At: l.Fallen[side], Sheet: sheet}, all[side])
package fallen

import (
	"math"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/desk"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what they are shown from.
type Deps struct {
	Words *words.Speaker
	Board *board.Board // draws pieces
}

// Panel shows the fallen.
type Panel struct {
	Deps
	intent panel.Intent // of what is painted just now
}

// New returns the panel.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Sizes in dp.
const (
	edge     = 54
	between  = 7
	headHigh = 24
)

// Room is where they lie, in pixels. They lie on the desk: while the sheet of the map lies
// over their place they are not seen.
type Room struct{ At, Sheet paint.Rect }

// Least is the least room, in dp, in which they can be shown: one piece below the head.
const (
	LeastWide = edge + between
	LeastHigh = headHigh + edge + between
)

// colour is what is left of the colour of a piece: its number can still be read.
const colour = .64

// headStyle is that of the head.
var headStyle = ui.Style{Font: paint.Caps, Size: 18, Lead: 1.2}

// names of the areas that scroll.
var names = [2]string{"fallen.of.first", "fallen.of.second"}

// Frame lays the fallen of a side out, and returns what the player wants to know of them.
// Nothing is painted where there are none, or where there is no room.
func (p *Panel) Frame(c *ui.Ctx, s rules.Side, room Room, all []rules.Piece) panel.Intent {
	p.intent.Reset()
	r := room.At
	if len(all) == 0 || r.W < c.Px(LeastWide) || r.H < c.Px(LeastHigh) || r.Overlaps(room.Sheet) {
		return p.intent
	}
	head := ui.CutTop(&r, c.Px(headHigh))
	title := p.Words.Word("table.fallen")
	c.Label(head, c.Fit(headStyle, head.W, head.H, title), ui.Start, c.Theme.Text, title)
	d, gap := c.Px(edge), c.Px(between)
	sc := c.Scroll(names[s], r)
	row := max(1, int((sc.Width+gap)/(d+gap)))
	high := (d + gap) * float32((len(all)+row-1)/row)
	for i := range all {
		at := paint.Rect{X: sc.View.X + float32(i%row)*(d+gap), Y: sc.Y + float32(i/row)*(d+gap), W: d, H: d}
		if sc.Sees(at.Y, at.H) {
			p.piece(c, at.Inset(gap/2).Moved(0, gap/2), &all[len(all)-1-i])
		}
	}
	sc.Done(high)
	return p.intent
}

// piece is one of them.
func (p *Panel) piece(c *ui.Ctx, at paint.Rect, pc *rules.Piece) {
	name := p.Words.Keys.Region("fallen", pc.Ref)
	if c.Region(name, at).Hover {
		p.intent.Hover = pc.Ref
	}
	c.Tip(name, at, p.Words.Name(pc.Ref), false)
	x, y := at.Center()
	layer, _ := c.Layers()
	c.L.Turn(x, y, askew(pc.Ref))
	p.Board.Token(c.L, layer, at, pc, nil, 1)
	c.Fill(at.Inset(-c.Px(2)), paint.Alpha(desk.Veil(c.Theme), 1-colour)) // as one: where it is thin nothing shines through
	c.L.Upright()
}

// most is how far a piece lies askew at most, in radians.
const most = 6 * math.Pi / 180

// askew is how a piece lies: always the same.
func askew(r rules.Ref) float32 {
	h := uint32(r) * 2654435761
	return most * (float32(h>>16&0xff)/127.5 - 1)
}
