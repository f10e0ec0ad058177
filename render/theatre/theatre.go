// Package theatre paints the map of a campaign's theatre as a page of an atlas: sea, coast, rivers, roads,
// borders and hills in ink on paper, baked in the background; the names stand on it as letters of the
// interface do, so that they speak its language and grow with its text.
package theatre

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"sync"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/game/series"
	"grognard/render/country"
	"grognard/render/paint"
	"grognard/render/ui"
)

// Map is a theatre on a page.
type Map struct {
	store *paint.Store
	m     *series.Map
	key   string

	mu   sync.Mutex
	size image.Point // of the picture that is there, or under way
	done bool
	gone bool

	seal int // side of the mark of a battle in pixels, once it was drawn
}

// New returns the map of a theatre. key names it among all that are shown.
func New(store *paint.Store, m *series.Map, key string) *Map {
	return &Map{store: store, m: m, key: "theatre/" + key}
}

// Close gives the picture back.
func (t *Map) Close() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.gone = true
	t.store.Drop(t.key)
	t.store.Drop(t.key + "/battle")
}

// Ratio is its width by its height.
func (t *Map) Ratio() float32 { return float32(t.m.Wide / t.m.High) }

// edge is how wide the frame of the map is, in dp.
const edge = 12

// Sheet is the part of a rectangle that the map takes up with its frame.
func (t *Map) Sheet(c *ui.Ctx, r paint.Rect) paint.Rect {
	e := 2 * c.Px(edge)
	w := min(r.W-e, (r.H-e)*t.Ratio())
	sheet := ui.Mid(r, ui.Floor(w)+e, ui.Floor(w/t.Ratio())+e)
	sheet.Y = r.Y
	return sheet
}

// MarkSize is the side of a mark on the map, in dp.
const MarkSize = 40

// Paint paints the map at the top of a rectangle, with its names in a language, and returns where places of the
// theatre lie in the window. No name lies where a mark is to stand.
func (t *Map) Paint(c *ui.Ctx, r paint.Rect, lang string, marks ...series.Pt) func(series.Pt) (x, y float32) {
	sheet := t.Sheet(c, r)
	in := sheet.Inset(c.Px(edge))
	at := func(p series.Pt) (x, y float32) {
		return in.X + in.W*float32(p.X/t.m.Wide), in.Y + in.H*float32(p.Y/t.m.High)
	}
	t.bake(c, image.Pt(int(sheet.W), int(sheet.H)), float64(c.Px(edge)))
	light, _ := country.Light(c.Theme)
	c.Shadow(sheet)
	c.Fill(sheet, c.Theme.Panel)
	t.mu.Lock()
	done := t.done
	t.mu.Unlock()
	if done {
		c.Image(t.key, sheet, light)
	}
	c.Clip(in)
	w := writing{c: c, lang: lang, room: in.Inset(c.Px(3))}
	for _, m := range marks {
		x, y := at(m)
		d := c.Px(MarkSize) * .8
		w.set = append(w.set, paint.Rect{X: x - d/2, Y: y - d/2, W: d, H: d})
	}
	for _, large := range [...]bool{true, false} {
		for i := range t.m.Towns {
			if n := &t.m.Towns[i]; n.Large == large {
				w.town(n, at)
			}
		}
	}
	for i := range t.m.Labels {
		w.label(&t.m.Labels[i], at)
	}
	for i := range t.m.Rivers {
		w.river(&t.m.Rivers[i], at)
	}
	c.Unclip()
	return at
}

// The letters of the map.
var (
	landLetters = ui.Style{Font: paint.Caps, Size: 22, Lead: 1.2}
	seaLetters  = ui.Style{Font: paint.Italic, Size: 22, Lead: 1.2}
	cityLetters = ui.Style{Font: paint.SansBold, Size: 18, Lead: 1.2}
	townLetters = ui.Style{Font: paint.Sans, Size: 18, Lead: 1.2}
)

// writing sets the names of a map so that none lies on another one: towns first, the large ones before the others.
type writing struct {
	c    *ui.Ctx
	lang string
	room paint.Rect // of the map
	set  []paint.Rect
}

// put writes a word in the first of some places that is free, and reports whether one was.
func (w *writing) put(st ui.Style, col paint.Color, word string, places ...paint.Rect) bool {
	for _, r := range places {
		r.W, r.H = w.c.Width(st, word), w.c.Line(st)
		r.X = max(w.room.X, min(r.X, w.room.X+w.room.W-r.W))
		r.Y = max(w.room.Y, min(r.Y, w.room.Y+w.room.H-r.H))
		if !slices.ContainsFunc(w.set, func(o paint.Rect) bool { return meet(r, o) }) {
			w.set = append(w.set, r)
			w.c.Label(r, st, ui.Start, col, word)
			return true
		}
	}
	return false
}

func meet(a, b paint.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// town writes a name beside its town, or above or below it. A small town goes without where all is full.
func (w *writing) town(n *series.Town, at func(series.Pt) (x, y float32)) {
	c, st := w.c, townLetters
	if n.Large {
		st = cityLetters
	}
	x, y := at(n.At)
	word := n.Name.In(w.lang)
	wide, high, off := c.Width(st, word), c.Line(st), c.Px(8)
	right, left := paint.Rect{X: x + off, Y: y - high/2}, paint.Rect{X: x - off - wide, Y: y - high/2}
	if n.Left {
		right, left = left, right
	}
	w.put(st, c.Theme.Text, word, right, left, paint.Rect{X: x - wide/2, Y: y - high - off/2}, paint.Rect{X: x - wide/2, Y: y + off/2})
}

// label writes what a country or a sea is called, where it may be shifted a little.
func (w *writing) label(n *series.Town, at func(series.Pt) (x, y float32)) {
	c, st := w.c, landLetters
	if n.Sea {
		st = seaLetters
	}
	x, y := at(n.At)
	word := n.Name.In(w.lang)
	wide, high := c.Width(st, word), c.Line(st)
	var places []paint.Rect
	for _, d := range [...][2]float32{{0, 0}, {0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}, {0, 2}, {0, -2}} {
		places = append(places, paint.Rect{X: x - wide/2 + d[0]*wide*.4, Y: y - high/2 + d[1]*high})
	}
	w.put(st, c.Theme.Muted, word, places...)
}

// river writes the name of a river along it, from its middle on.
func (w *writing) river(k *series.Line, at func(series.Pt) (x, y float32)) {
	word := k.Name.In(w.lang)
	if word == "" {
		return
	}
	st := seaLetters
	st.Size = 18
	wide := w.c.Width(st, word)
	var places []paint.Rect
	for i := range k.Pts {
		n := len(k.Pts)
		x, y := at(k.Pts[(n/2+(i+1)/2*(1-2*(i%2))+n)%n])
		places = append(places, paint.Rect{X: x - wide/2, Y: y + w.c.Px(2)}, paint.Rect{X: x - wide/2, Y: y - w.c.Line(st) - w.c.Px(2)})
	}
	w.put(st, w.c.Theme.Muted, word, places...)
}

// bake has the picture painted in a size, in the background.
func (t *Map) bake(c *ui.Ctx, size image.Point, e float64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.size != size {
		t.size, t.done = size, false
		go t.draw(size, e)
	}
	if !t.done {
		c.Status().Pending = true
		c.Wake(c.In.Now + 30)
	}
}

func (t *Map) draw(size image.Point, e float64) {
	img := Draw(t.m, size.X, size.Y, e)
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.gone || t.size != size { // it is painted anew in another size
		return
	}
	t.store.Put(t.key, img)
	t.done = true
}

// Battle lays the mark of a battle to be fought over a place: two sabres on a seal.
func (t *Map) Battle(c *ui.Ctx, x, y float32) paint.Rect {
	d := c.Px(MarkSize)
	key := t.key + "/battle"
	if t.seal != int(d) {
		t.seal = int(d)
		t.store.Put(key, seal(t.seal))
	}
	r := paint.Rect{X: ui.Floor(x - d/2), Y: ui.Floor(y - d/2), W: d, H: d}
	c.Image(key, r, paint.White)
	return r
}

// seal draws two crossed sabres on a disc.
func seal(d int) *image.RGBA {
	c := ink.New(d, d)
	u := float64(d) / 40
	m := float64(d) / 2
	c.Fill(ink.Disc(m, m, 18.5*u), palette.Ink)
	c.Fill(ink.Disc(m, m, 17*u), palette.Paper)
	c.Fill(ink.Disc(m, m, 15*u), sealRed)
	for _, s := range [...]float64{-1, 1} {
		blade := ink.Spline(6, ink.Pt{X: m - s*9*u, Y: m + 8.5*u}, ink.Pt{X: m - s*1*u, Y: m + 1.5*u}, ink.Pt{X: m + s*6*u, Y: m - 5*u}, ink.Pt{X: m + s*8.5*u, Y: m - 10*u})
		c.Stroke(blade, 2.4*u, palette.Paper)
		c.Stroke(ink.Seg(m-s*8.5*u, m+4*u, m-s*4*u, m+8.5*u), 2.2*u, palette.Paper)
	}
	return c.Img
}

// The inks.
var (
	seaPaper  = color.NRGBA{0xCF, 0xDD, 0xD8, 255}
	waterInk  = color.NRGBA{0x4C, 0x74, 0x80, 255}
	hillInk   = color.NRGBA{0x7A, 0x5E, 0x3C, 255}
	roadInk   = color.NRGBA{0x9A, 0x52, 0x30, 190}
	sealRed   = color.NRGBA{0x8E, 0x1B, 0x22, 255}
	borderInk = color.NRGBA{0x8A, 0x3A, 0x46, 170}
)

// Draw draws a theatre in pixels, with a frame e pixels wide round it.
func Draw(m *series.Map, w, h int, e float64) *image.RGBA {
	p := &pen{m: m, c: ink.New(w, h), e: e, w: float64(w) - 2*e, h: float64(h) - 2*e}
	p.u = p.w / 900 // the measure of all strokes
	p.paper()
	for i := range m.Sea {
		p.sea(p.curve(m.Sea[i].Pts, true))
	}
	for i := range m.Coast {
		p.c.Stroke(p.curve(m.Coast[i].Pts, false), 2*p.u, palette.Ink)
	}
	for i := range m.Hills {
		p.hills(p.curve(m.Hills[i].Pts, false), i)
	}
	for i := range m.Borders {
		p.c.Lines(p.curve(m.Borders[i].Pts, false).Dashed(9*p.u, 6*p.u), 2.2*p.u, borderInk)
	}
	for i := range m.Rivers {
		p.river(p.curve(m.Rivers[i].Pts, false))
	}
	for i := range m.Roads {
		road := p.curve(m.Roads[i].Pts, false)
		p.c.Stroke(road, 3.2*p.u, roadInk)
		p.c.Stroke(road, 1.4*p.u, palette.Sheet)
	}
	for i := range m.Towns {
		p.town(&m.Towns[i])
	}
	p.frame()
	return p.c.Img
}

// pen draws one map.
type pen struct {
	m    *series.Map
	c    *ink.Canvas
	e    float64
	w, h float64 // of the map without its frame
	u    float64
}

func (p *pen) at(q series.Pt) ink.Pt {
	return ink.Pt{X: p.e + q.X/p.m.Wide*p.w, Y: p.e + q.Y/p.m.High*p.h}
}

// curve is a line through points, drawn by a steady hand.
func (p *pen) curve(pts []series.Pt, closed bool) ink.Path {
	all := make([]ink.Pt, len(pts))
	for i, q := range pts {
		all[i] = p.at(q)
	}
	if closed {
		return ink.Poly(ragged(all, p.u)...)
	}
	return ink.Spline(8, all...)
}

// paper is the ground: mottled, darker towards the edges.
func (p *pen) paper() {
	draw.Draw(p.c.Img, p.c.Img.Rect, image.NewUniform(palette.Sheet), image.Point{}, draw.Src)
	b := p.c.Img.Rect
	for y := range b.Dy() {
		for x := range b.Dx() {
			n := ink.Clouds(7, float64(x)/(90*p.u), float64(y)/(90*p.u))
			edge := math.Min(math.Min(float64(x), float64(b.Dx()-x)), math.Min(float64(y), float64(b.Dy()-y))) / (60 * p.u)
			k := .94 + .08*n - .05*math.Exp(-edge)
			i := p.c.Img.PixOffset(x, y)
			for j := range 3 {
				p.c.Img.Pix[i+j] = uint8(math.Min(255, float64(p.c.Img.Pix[i+j])*k))
			}
		}
	}
}

// sea is an outline with lines of water along its shore, as engravers draw it.
func (p *pen) sea(shape ink.Path) {
	p.c.Fill(shape, seaPaper)
	p.c.Inside(shape, func(c *ink.Canvas) {
		for k := 4; k >= 1; k-- {
			d := float64(k) * 5.5 * p.u
			line := waterInk
			line.A = uint8(150 - 25*k)
			c.Stroke(shape, 2*d+1.6*p.u, line)
			c.Stroke(shape, 2*d-1.2*p.u, seaPaper)
		}
	})
	p.c.Stroke(shape, 1.8*p.u, palette.Ink)
}

// river swells from its spring to its mouth, which is the last point.
func (p *pen) river(path ink.Path) {
	for _, l := range path {
		n := len(l.Pts)
		for i := 0; i+1 < n; i++ {
			wide := (1.2 + 2.2*float64(i)/float64(n)) * p.u
			p.c.Stroke(ink.Open(l.Pts[i], l.Pts[i+1]), wide, waterInk)
		}
	}
}

// hills are hachures on both sides of a ridge.
func (p *pen) hills(path ink.Path, seed int) {
	for _, l := range path {
		for i := 0; i+1 < len(l.Pts); i++ {
			a, b := l.Pts[i], l.Pts[i+1]
			along := b.Sub(a)
			n := max(1, int(along.Len()/(4.2*p.u)))
			side := ink.Pt{X: -along.Y, Y: along.X}.Times(1 / math.Max(1, along.Len()))
			for k := range n {
				q := a.Add(along.Times(float64(k) / float64(n)))
				for s := -1.0; s <= 1; s += 2 {
					r := ink.Hash(uint64(seed), int(q.X*7)+k, int(q.Y*7)+int(s))
					foot := q.Add(side.Times(s * (7 + 6*r) * p.u)).Add(along.Times((r - .5) * 2.4 * p.u / math.Max(1, along.Len())))
					p.c.Fill(ink.Taper(q.Add(side.Times(s*1.6*p.u)), foot, 1.7*p.u, .5*p.u), hillInk)
				}
			}
		}
	}
}

func (p *pen) town(t *series.Town) {
	q := p.at(t.At)
	if t.Large {
		p.c.Fill(ink.Disc(q.X, q.Y, 5*p.u), palette.Ink)
		p.c.Fill(ink.Disc(q.X, q.Y, 3.4*p.u), palette.Sheet)
		p.c.Fill(ink.Disc(q.X, q.Y, 1.8*p.u), palette.Ink)
		return
	}
	p.c.Fill(ink.Disc(q.X, q.Y, 3.2*p.u), palette.Ink)
	p.c.Fill(ink.Disc(q.X, q.Y, 1.7*p.u), palette.Sheet)
}

// frame is the neat line: a scale of black and white between two lines.
func (p *pen) frame() {
	w, h := p.w+2*p.e, p.h+2*p.e
	p.c.Fill(ink.Frame(0, 0, w, h, p.e), palette.Paper)
	d := p.e * .38
	at := p.e * .34
	for _, long := range []struct {
		n      int
		across bool
		len    float64
	}{{24, true, w}, {max(6, int(24*h/w)), false, h}} {
		step := (long.len - 2*at) / float64(long.n)
		for i := 0; i < long.n; i += 2 {
			from := at + float64(i)*step
			if long.across {
				p.c.Fill(ink.Box(from, at, step, d), palette.Ink)
				p.c.Fill(ink.Box(from, h-at-d, step, d), palette.Ink)
			} else {
				p.c.Fill(ink.Box(at, from, d, step), palette.Ink)
				p.c.Fill(ink.Box(w-at-d, from, d, step), palette.Ink)
			}
		}
	}
	line := math.Max(1, p.u)
	p.c.Fill(ink.Frame(0, 0, w, h, line*1.6), palette.Ink)
	p.c.Fill(ink.Frame(at, at, w-2*at, h-2*at, line), palette.Ink)
	p.c.Fill(ink.Frame(p.e-line, p.e-line, p.w+2*line, p.h+2*line, line*1.4), palette.Ink)
}

// ragged makes an outline of straight pieces a shore: each piece is broken again and again, by less each time.
func ragged(pts []ink.Pt, u float64) []ink.Pt {
	for round := range 3 {
		var to []ink.Pt
		for i, a := range pts {
			b := pts[(i+1)%len(pts)]
			to = append(to, a)
			along := b.Sub(a)
			if long := along.Len(); long > 6*u {
				off := (ink.Hash(uint64(round), int(a.X*3+b.X), int(a.Y*3+b.Y)) - .5) * math.Min(long*.28, 9*u)
				to = append(to, a.Add(along.Times(.5)).Add(ink.Pt{X: -along.Y, Y: along.X}.Times(off/long)))
			}
		}
		pts = to
	}
	return pts
}
