// Package sheet holds what all painters of a board share: a map laid out before
// a camera, its baked ground, what a frame is to show of it (Picture, marks,
// arrows, a sketch), and a pen for plates.
//
// There are two kinds of coordinates: cells, where one is the width of a cell,
// or an inch of a table without cells, and the sheet begins at its top left
// corner; and pixels of the window.
package sheet

import (
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/rules"
)

// Sheet is a map before a camera. Set Metrics and Store before the first use.
type Sheet struct {
	Camera
	Metrics paint.Metrics
	Store   *paint.Store
	Key     string        // of its ground in the Store, where several maps are seen at once; "": that of the table
	Map     *rules.Map    // nil before the first Look
	Lay     ground.Layout // of the map, in cells
	Scale   float32       // pixels of a dp

	bakes  bakery
	lens   lens
	fallen map[string]string // pictures of men who lie, by nation
}

// rim is the margin round the cells, for letters and numbers, in cells: that
// of ground.Layout before it is rounded.
const rim = 0.36

// PieceEdge is the edge of a counter or brigade that stands alone, in cells of a map.
func PieceEdge(shape rules.Shape) float32 {
	if shape == rules.Squares {
		return .78
	}
	return .68
}

// Pixels of the edge of a counter, and of an inch of a table without cells, at which
// the camera halts.
var (
	counterStops  = [Stops]float32{28, 44, 72, 112}
	tabletopStops = [Stops]float32{8, 14, 22, 34}
)

// The zoom at which a whole map is shown is a multiple of this many pixels.
const (
	cellStep     = .5
	tabletopStep = .25
)

const mostCell = 180

// MostCell is how wide a cell of a whole map is at most, in dp; 0 is no limit.
func MostCell(m *rules.Map) float32 {
	if m.Shape == rules.Tabletop {
		return 0
	}
	return mostCell
}

// Look tells the sheet its map, its port, the room in the port that nothing lies over
// (none: all of it), and the pixels of a dp. It is cheap when nothing has changed.
// It reports whether the map is another one than before.
func (s *Sheet) Look(m *rules.Map, port, free paint.Rect, scale float32) (anew bool) {
	inches := m.Shape == rules.Tabletop
	if anew = s.Map != m; anew {
		s.lens.near = 0
		if s.Map == nil || s.Map.ID != m.ID || s.Map.Cols != m.Cols || s.Map.Rows != m.Rows {
			s.Forget()
		}
		s.Map, s.Lay = m, laid(m)
	}
	s.Scale = scale
	if s.bakes.key = s.Key; s.Key == "" {
		s.bakes.key = mapKey
	}
	f := Frame{Port: port, Free: free, Inner: s.Lay.Board(), Step: cellStep, Most: floor(MostCell(m) * scale)}
	f.W, f.H = s.Size()
	for i, edge := range counterStops {
		f.Stops[i] = floor(edge/PieceEdge(m.Shape) + .5)
	}
	if inches {
		f.Stops, f.Step = tabletopStops, tabletopStep
	}
	s.Camera.Look(f)
	s.bakes.want(m, s.Zoom)
	return anew
}

// laid lays a map out with cells of one pixel.
func laid(m *rules.Map) ground.Layout {
	lay := ground.NewLayout(m, 1)
	if m.Shape != rules.Tabletop {
		lay.Margin = rim
	}
	return lay
}

// Extent is how far the cells of a map reach, and how broad the margin around them is, in cells.
func Extent(m *rules.Map) (w, h, margin float32) {
	lay := laid(m)
	r := lay.Board()
	return r.W, r.H, lay.Margin
}

// Size returns the extent of the sheet with its margin, in cells.
func (s *Sheet) Size() (w, h float32) {
	r := s.Lay.Board()
	return r.W + 2*s.Lay.Margin, r.H + 2*s.Lay.Margin
}

// Bakes sets who paints the ground.
func (s *Sheet) Bakes(with Baker) { s.bakes.bake = with }

// Close ends what goes on in the background.
func (s *Sheet) Close() { s.bakes.cancel() }

// Drawing reports whether the ground is still bare because its picture is under
// way.
func (s *Sheet) Drawing() bool { return s.bakes.drawing() }

// Tick moves the camera and the bakes on. It reports after how many
// milliseconds another frame is needed: 0 at once, below 0 never.
func (s *Sheet) Tick(now float64) float64 {
	s.lens.now = now
	wake := s.bakes.tick(now, s.Store)
	if s.Camera.Tick(now) || s.lens.fading {
		return 0
	}
	return wake
}
