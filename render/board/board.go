package board

import (
	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/rules"
)

// Board paints one map and finds what is under the pointer. Set Metrics and
// Store before the first use.
type Board struct {
	Camera
	Metrics paint.Metrics
	Store   *paint.Store

	*sheet
	bakes bakery
	spots []spot       // of the pieces as last painted, from bottom to top
	discs []hitDisc    // of the brigades, to be painted over the arrows
	total []crowd      // pieces on each cell, and
	stack []crowd      // those of them that are painted so far
	named []paint.Rect // where names of places are printed
	front []int8       // where the brigades of each cell look, in eighths
	keys  keys
	scale float32
	apart spread    // the stack that is spread out under the pointer
	kept  rules.Ref // cell of the stack that lies open by itself; 0 for none
	clothBoard
}

// spot is where a piece was painted.
type spot struct {
	ref  rules.Ref
	zone rules.Ref
	form rules.Form
	tray bool // it is the slip of paper under a stack that is spread out
	at   paint.Rect
}

// Look tells the board its map, its port and the pixels of a dp. It is cheap
// when nothing has changed.
func (b *Board) Look(m *rules.Map, port paint.Rect, scale float32) {
	if b.sheet == nil || b.m != m {
		if b.sheet == nil || b.m.ID != m.ID || b.m.Cols != m.Cols || b.m.Rows != m.Rows {
			b.Camera.loose = false
			b.Camera.Port = paint.Rect{}
		}
		b.sheet = newSheet(m)
		b.total, b.stack = make([]crowd, len(m.Cells)), make([]crowd, len(m.Cells))
		b.front = make([]int8, len(m.Cells))
	}
	b.scale = scale
	w, h := b.size()
	full := float32(96)
	if b.Camera.Step = 1; b.cloth() {
		full, b.Camera.Step = clothFull, clothStep
	}
	b.Camera.Look(port, w, h, floor(full*scale))
	b.bakes.want(m, b.Zoom)
}

// legible is the least width in dp of a cell whose counters can be told apart; a
// map is not cut for less.
const legible = 38

// Begin shows the whole map, or, if its counters could not be read then, as much
// about the middle of some cells as there is room for.
func (b *Board) Begin(cells []rules.Ref) {
	if b.sheet == nil || b.cloth() {
		return
	}
	x, y, n := float32(0), float32(0), float32(0)
	for _, r := range cells {
		if i, ok := b.index[r]; ok {
			u, v := b.center(i)
			x, y, n = x+u, y+v, n+1
		}
	}
	if n == 0 {
		x, y, n = b.W/2, b.H/2, 1
	}
	b.Camera.Begin(x/n, y/n, floor(legible*b.scale))
}

// Bakes sets who paints the ground.
func (b *Board) Bakes(with Baker) { b.bakes.bake = with }

// Close ends what goes on in the background.
func (b *Board) Close() { b.bakes.cancel() }

// Drawing reports whether the ground is still bare because its picture is under
// way.
func (b *Board) Drawing() bool { return b.bakes.drawing() }

// Tick moves the camera and the bakes on. It reports after how many
// milliseconds another frame is needed: 0 at once, below 0 never.
func (b *Board) Tick(now float64) float64 {
	wake := b.bakes.tick(now, b.Store)
	if b.Camera.Tick(now) {
		return 0
	}
	return wake
}

// Cell returns the cell that r names.
func (b *Board) Cell(r rules.Ref) (*rules.Cell, bool) {
	if b.sheet == nil {
		return nil, false
	}
	i, ok := b.index[r]
	if !ok {
		return nil, false
	}
	return &b.m.Cells[i], true
}

// CellRect returns where a cell is in the window.
func (b *Board) CellRect(r rules.Ref) (paint.Rect, bool) {
	if b.sheet == nil {
		return paint.Rect{}, false
	}
	i, ok := b.index[r]
	if !ok {
		return paint.Rect{}, false
	}
	return b.Rect(b.box(i)), true
}

// ShowRef brings a cell or piece into view.
func (b *Board) ShowRef(r rules.Ref, now float64) {
	if x, y, ok := b.place(r); ok {
		b.Show(x, y, now)
	}
}

// place returns the middle, in cells, of a cell or of the cell under a piece.
func (b *Board) place(r rules.Ref) (x, y float32, ok bool) {
	if b.sheet == nil {
		return 0, 0, false
	}
	if k := b.bodyOf(r); k != nil && b.cloth() {
		return k.mid.X, k.mid.Y, true
	}
	i, ok := b.index[r]
	if !ok {
		for _, s := range b.spots {
			if s.ref == r && r != 0 {
				if i, ok = b.index[s.zone]; ok {
					break
				}
			}
		}
	}
	if !ok {
		return 0, 0, false
	}
	x, y = b.center(i)
	return x, y, true
}

// Picture is what a frame shows beside the map.
type Picture struct {
	View   *rules.View
	Clips  *anim.Timeline
	Marks  []Mark
	Shades []rules.Shade
	Arrows []Arrow
	Grid   bool                   // coordinates in every cell
	Hide   bool                   // pieces are lifted away for a look at the ground
	Ghost  rules.Ref              // a piece that is being dragged: only its shadow stays
	Name   func(rules.Ref) string // of a piece, shown where there is room
	Place  func(string) string    // what a name printed on the map is in the reader's language; nil: as printed
	Short  func(rules.Ref) string // a letter or three for it, or "", printed beside its value
	Off    func(rules.Piece) bool // pieces that are shown elsewhere
	Strong float32                // 0 to 1: how strongly pulsing marks are drawn
	Sketch *Sketch                // on a Cloth: what is being tried out
}

// Paint appends the board to l.
func (b *Board) Paint(l *paint.List, p *Picture) {
	l.PushClip(b.Port)
	b.paintGround(l)
	if b.cloth() {
		b.paintCloth(l, p)
		l.PopClip()
		return
	}
	b.paintShades(l, p.Shades)
	if p.Grid {
		b.paintLabels(l)
	}
	b.paintMarks(l, p)
	b.paintPieces(l, p)
	b.paintArrows(l, p)
	b.paintDiscs(l)
	l.PopClip()
}
