package cells

import (
	"math"
	"slices"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Names of places are drawn last, but give way: to the pieces and to each other.

// placeName is a proper name of the map.
type placeName struct {
	text string
	goal bool       // an objective is called so
	core paint.Rect // of the place: round the middles of its cells, in cells
	at   []int      // its cells
}

// caption is where a name is printed in the window.
type caption struct {
	text string
	at   paint.Rect // empty: it is left out
	line bool       // it lies off its place, and a line leads there
	end  [2]float32 // of that line
}

// Sizes of names: so much of a cell, and from how many pixels to how many. Where they
// would be smaller only objectives keep theirs.
const (
	nameSize  = .215
	leastName = 12
	mostName  = 26
	namePush  = .36 // cells that a name is pushed away at most from where it touches its place
	nameAway  = 1.5 // cells that a name lies off its place at most, and
	pointAway = 5   // where the pointer is on the place
	nameGap   = 2   // pixels round a name that are free
)

// placeNames collects the names that the map prints, each once.
func (s *grid) placeNames() (all []placeName) {
	half := sheet.PieceEdge(s.m.Shape)/2 + .02
	for i := range s.m.Areas {
		a := &s.m.Areas[i]
		goal := a.Kind == rules.AreaObjective
		worth := goal && len(a.Label) < 3 // stands on its banner
		if a.Label == "" || a.Kind == rules.AreaSection || worth || len(a.Cells) == 0 {
			continue
		}
		if k := slices.IndexFunc(all, func(n placeName) bool { return n.text == a.Label }); k >= 0 {
			all[k].goal = all[k].goal || goal
			continue
		}
		n := placeName{text: a.Label, goal: goal}
		for _, ref := range a.Cells {
			if c, ok := s.index[ref]; ok {
				x, y := s.center(c)
				r := paint.About(x, y, 2*half, 2*half)
				if len(n.at) > 0 {
					r = r.Union(n.core)
				}
				n.core, n.at = r, append(n.at, c)
			}
		}
		if len(n.at) > 0 {
			all = append(all, n)
		}
	}
	return all
}

// solidify finds where everything stands that no name may touch: the pieces, moving
// ones where they come from, so that no name moves while they do, and banners.
func (b *Painter) solidify(p *sheet.Picture) {
	b.solid = b.solid[:0]
	for i := range p.View.Pieces {
		pc := &p.View.Pieces[i]
		if cell, ok := b.index[pc.Cell]; ok && (p.Off == nil || !p.Off(*pc)) {
			at := b.standing(cell, pc)
			if pc.Form != rules.Marker {
				b.solid = append(b.solid, b.pieces.Solid(pc, at, p.Name != nil))
			}
		}
	}
	clear(b.stack)
	b.placeBanners()
}

// paintNames prints the names of places on slips of paper.
func (b *Painter) paintNames(l *paint.List, p *sheet.Picture) {
	place := p.Place
	b.heed(p)
	size := min(mostName, floor(nameSize*b.Zoom))
	few := size < leastName
	size = max(leastName, size)
	if key := b.nameKey(size, place); key != b.nameSeen || len(b.captions) != len(b.names) {
		b.nameSeen = key
		b.layNames(size, few, place)
		b.giveWay(size, few)
	}
	for i := range b.captions {
		c := &b.captions[i]
		if c.at.W == 0 {
			continue
		}
		if c.line {
			b.hairLine(l, c)
		}
		l.Fill(paint.Pieces, c.at, paint.Alpha(sheet.Paper, .8))
		base := floor(c.at.Y + c.at.H/2 + b.Metrics.Ascent(paint.Caps, size)/2)
		l.Text(paint.Pieces, paint.Caps, size, c.at.X+namePad, base, sheet.Ink, c.text)
	}
}

// namePad is the paper before and behind a name, in pixels.
const namePad = 3

// nameKey is a number that changes with everything on which it depends where the names
// are.
func (b *Painter) nameKey(size float32, place func(string) string) uint64 {
	h := uint64(14695981039346656037)
	mix := func(x float32) { h = (h ^ uint64(math.Float32bits(x))) * 1099511628211 }
	rect := func(r paint.Rect) { mix(r.X); mix(r.Y); mix(r.W); mix(r.H) }
	x, y := b.Pixels(0, 0)
	mix(size)
	mix(b.Zoom)
	mix(x)
	mix(y)
	mix(float32(b.over))
	rect(b.Port)
	for i := range b.solid {
		rect(b.solid[i])
	}
	for _, all := range [...][]paint.Rect{b.urgent, b.dots} {
		mix(float32(len(all)))
		for i := range all {
			rect(all[i])
		}
	}
	for i := range b.names {
		for _, c := range []byte(b.called(i, place)) {
			h = (h ^ uint64(c)) * 1099511628211
		}
	}
	return h
}

// called is what place i is in the reader's language.
func (b *Painter) called(i int, place func(string) string) string {
	if place == nil {
		return b.names[i].text
	}
	return place(b.names[i].text)
}

// layNames finds where the names are printed: those of objectives first.
func (b *Painter) layNames(size float32, few bool, place func(string) string) {
	b.captions = slices.Grow(b.captions[:0], len(b.names))[:len(b.names)]
	b.named, b.silent, b.yields = b.named[:0], false, toPieces
	for _, goals := range [2]bool{true, false} {
		for i := range b.names {
			if b.names[i].goal == goals {
				b.captions[i] = caption{text: b.called(i, place)}
				b.lay(i, size, few)
			}
		}
	}
}

// lay finds where one name is printed, of few none but objectives and what is pointed at.
func (b *Painter) lay(i int, size float32, few bool) {
	n, c := &b.names[i], &b.captions[i]
	frame := b.Port.And(b.Rect(b.Lay.Board()))
	pointed := b.over >= 0 && slices.Contains(n.at, b.over)
	if core := b.Rect(n.core); (!few || n.goal || pointed) && core.Overlaps(frame) {
		w, h := floor(b.Metrics.Width(paint.Caps, size, c.text)+.5)+2*namePad, floor(size*1.1)+1
		b.layName(c, core, frame, w, h, pointed)
		if c.at.W > 0 {
			b.named = append(b.named, c.at)
		}
	}
	b.silent = b.silent || pointed || c.at.W == 0
}

// placeOf is the number of the place of a cell, -1 if it has none.
func (b *Painter) placeOf(cell int) int {
	return slices.IndexFunc(b.names, func(n placeName) bool { return cell >= 0 && slices.Contains(n.at, cell) })
}

// about are the eight places of a name round its place, as parts of the room there:
// -1 is to the left of it or above it, 0 amid, 1 to the right or below.
var about = [...][2]float32{{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {.8, 1}, {-.8, 1}, {.8, -1}, {-.8, -1}}

// layName finds the place of one name, w by h pixels, round the core of its place. One
// that is pointed at may lie far off.
func (b *Painter) layName(c *caption, core, frame paint.Rect, w, h float32, pointed bool) {
	x, y := core.Center()
	for _, d := range about {
		for _, push := range [...]float32{0, namePush * b.Zoom} {
			if r := slip(x+d[0]*(core.W+w+push)/2, y+d[1]*(core.H+h+push)/2, w, h); b.free(r, frame) {
				c.at = r
				return
			}
		}
	}
	if b.yields == toAll {
		return
	}
	most := float32(nameAway)
	if pointed {
		most = pointAway
	}
	const rays = 24
	for far := float32(.1); far <= most; far += .2 {
		d := far * b.Zoom
		for k := range rays {
			sin, cos := math.Sincos(math.Pi/2 + float64((k+1)/2)*float64(1-2*(k&1))*2*math.Pi/rays)
			r := slip(x+float32(cos)*((core.W+w)/2+d), y+float32(sin)*((core.H+h)/2+d), w, h)
			if b.free(r, frame) {
				n := caption{text: c.text, at: r, line: true, end: [2]float32{x, y}}
				if pointed || b.clear(&n) {
					*c = n
					return
				}
			}
		}
	}
}

// slip is a rectangle about a place, in whole pixels.
func slip(x, y, w, h float32) paint.Rect {
	return paint.Rect{X: floor(x - w/2 + .5), Y: floor(y - h/2 + .5), W: w, H: h}
}

// free reports whether a name may be printed in a rectangle: it touches no piece and no
// other name, and is within the frame.
func (b *Painter) free(r, frame paint.Rect) bool {
	if r.X < frame.X || r.Y < frame.Y || r.X+r.W > frame.X+frame.W || r.Y+r.H > frame.Y+frame.H {
		return false
	}
	r = r.Inset(-nameGap)
	if meets(b.solid, r) || meets(b.named, r) {
		return false
	}
	return (b.yields < toUrgent || !meets(b.urgent, r)) && (b.yields < toAll || !meets(b.dots, r))
}

// meets reports whether a rectangle touches one of several.
func meets(all []paint.Rect, r paint.Rect) bool {
	for i := range all {
		if all[i].Overlaps(r) {
			return true
		}
	}
	return false
}

// hair returns where the line begins and ends that leads from a name to its place.
func (c *caption) hair() (x0, y0, x1, y1 float32) {
	x0, y0 = max(c.at.X, min(c.at.X+c.at.W, c.end[0])), max(c.at.Y, min(c.at.Y+c.at.H, c.end[1]))
	return x0, y0, c.end[0] + (x0-c.end[0])*.25, c.end[1] + (y0-c.end[1])*.25
}

// clear reports whether that line crosses no piece and no name, but for its end, where
// somebody may stand on the place.
func (b *Painter) clear(c *caption) bool {
	x0, y0, x1, y1 := c.hair()
	const steps = 8
	for k := range steps {
		part := (float32(k) + .5) / steps
		r := paint.About(x0+(x1-x0)*part, y0+(y1-y0)*part, 3, 3)
		for i := range b.solid {
			if s := b.solid[i]; s.Overlaps(r) && !s.Has(c.end[0], c.end[1]) {
				return false
			}
		}
		if meets(b.named, r) {
			return false
		}
	}
	return b.yields < toUrgent || !b.hairMeets(c)
}

// hairLine draws it.
func (b *Painter) hairLine(l *paint.List, c *caption) {
	x0, y0, x1, y1 := c.hair()
	long := float32(math.Hypot(float64(x1-x0), float64(y1-y0)))
	angle := float32(math.Atan2(float64(y1-y0), float64(x1-x0)))
	r := paint.About((x0+x1)/2, (y0+y1)/2, long, 1)
	l.Add(paint.Cmd{Op: paint.Fill, Layer: paint.Pieces, Dst: r.Inset(-1), Color: paint.Alpha(sheet.Paper, .7), Angle: angle})
	l.Add(paint.Cmd{Op: paint.Fill, Layer: paint.Pieces, Dst: r, Color: sheet.Ink, Angle: angle})
}

// brigaded reports whether brigades of stands share the squares of this board.
func (b *Painter) brigaded() bool {
	return b.Map.Shape == rules.Squares && slices.ContainsFunc(b.total, func(k crowd) bool { return k.bases > 0 })
}

// crossed is how many square pixels of a rectangle lie on pieces.
func (b *Painter) crossed(r paint.Rect) (area float32) {
	for i := range b.solid {
		if over := r.And(b.solid[i]); over.W > .1 && over.H > .1 {
			area += over.W * over.H
		}
	}
	return area
}
