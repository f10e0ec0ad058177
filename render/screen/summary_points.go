package screen

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"

	"grognard/game/chronicle"
	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// discKey is the picture of a plain disc, for numbers.
const discKey = "end/disc"

// disc paints the number of a turning point about a place.
func (s *summary) disc(c *ui.Ctx, i int, x, y float32) {
	layer, text := c.Layers()
	s.discOn(c, layer, text, i, x, y)
}

func (s *summary) discOn(c *ui.Ctx, layer, text paint.Layer, i int, x, y float32) {
	if s.r.deps.Store.Get(discKey) == nil {
		s.r.deps.Store.Put(discKey, discPicture(64))
	}
	d, ring := c.Px(26), c.Theme.Panel
	if s.lit == i+1 {
		d, ring = c.Px(32), c.Theme.Gold
	}
	x, y = ui.Floor(x), ui.Floor(y)
	c.L.Image(layer, discKey, paint.About(x, y, d+c.Px(5), d+c.Px(5)), ring)
	c.L.Image(layer, discKey, paint.About(x, y, d, d), c.Theme.Replay)
	ink := c.Theme.Panel
	oldLayer, oldText := c.On(layer, text)
	c.Label(paint.About(x, y, d, d), ui.SmallB, ui.Middle, ink, strconv.Itoa(i+1))
	c.On(oldLayer, oldText)
}

// discPicture draws a white disc.
func discPicture(n int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	mid, r := float64(n)/2, float64(n)/2-1
	for y := range n {
		for x := range n {
			in := r - math.Hypot(float64(x)+.5-mid, float64(y)+.5-mid) + .5
			v := uint8(255 * max(0, min(1, in)))
			img.SetRGBA(x, y, color.RGBA{R: v, G: v, B: v, A: v})
		}
	}
	return img
}

// Names of the regions of turning points, by where they stand.
var (
	pointNames = marksOf("point.")
	pinNames   = marksOf("pin.")
)

func marksOf(prefix string) (all []string) {
	for i := range 9 {
		all = append(all, prefix+strconv.Itoa(i+1))
	}
	return all
}

// pointed is the turning point that the pointer is on, from 1, 0 for none.
func (s *summary) pointed(c *ui.Ctx) int {
	for i := range pointNames {
		if hot := c.Hot(); hot == pointNames[i] || hot == pinNames[i] {
			if s.lit != i+1 {
				c.Animate() // what it lights was painted before
			}
			return i + 1
		}
	}
	if s.lit != 0 {
		c.Animate()
	}
	return 0
}

// pins stand on the map where the battle turned.
func (s *summary) pins(c *ui.Ctx, r paint.Rect) {
	c.L.PushClip(r)
	defer c.L.PopClip()
	var taken []paint.Rect
	for i := range s.turns {
		p := &s.turns[i]
		x, y, ok := s.map_.at(p.At, p.Pt)
		if !ok {
			continue
		}
		box := free(paint.About(x, y, c.Px(32), c.Px(32)), r, taken)
		taken = append(taken, box)
		x, y = box.Center()
		s.discOn(c, pinLayer, pinLayer, i, x, y)
		if c.Region(pinNames[i], box).Clicked {
			s.open(i)
		}
	}
}

// besides are the places beside one that is taken, in widths.
var besides = [...][2]float32{{0, 0}, {0, -1}, {0, 1}, {1, 0}, {-1, 0}, {1, -1}, {-1, -1}, {1, 1}, {-1, 1}}

// free moves a box beside others that are in its place.
func free(box, room paint.Rect, taken []paint.Rect) paint.Rect {
	for _, by := range besides {
		at := box.Moved(by[0]*box.W, by[1]*box.H)
		x, y := at.Center()
		if room.Has(x, y) && !slices.ContainsFunc(taken, at.Overlaps) {
			return at
		}
	}
	return box
}

// open shows the replay at a turning point.
func (s *summary) open(i int) { s.r.push(newReplayAt(s.r, s.m, s.turns[i].Answer).knowing(s.told)) }

// happened says what a turning point was.
func (s *summary) happened(p *chronicle.Point) string {
	if p.Event.Text.Key != "" {
		said := s.r.deps.Words.Say(p.Event.Text, s.r.names(s.m))
		if place := words.PlaceName(s.view, p.At); place != "" && said != "" && moves(&p.Event) {
			return s.r.deps.Words.Dash(words.PlaceWord(s.r.deps.Words, s.m.Book(), place), said)
		}
		if said != "" {
			return said
		}
	}
	return s.r.word("ui.end.point", p.N[0], p.N[1])
}

// moves reports whether an event tells only that a piece has gone somewhere: then the
// place says why that mattered.
func moves(e *rules.Event) bool { return e.Kind == rules.EvMove || e.Kind == rules.EvAdvance }

// pointRow is how a row is cut: disc, turn, words, whom it helped.
type pointRow struct{ disc, turn, words, help paint.Rect }

func (s *summary) pointRow(c *ui.Ctx, r paint.Rect) (k pointRow) {
	turn := float32(0)
	for i := range s.turns {
		turn = max(turn, c.Width(ui.Small, s.r.word("ui.end.point.turn", s.turns[i].Turn)))
	}
	r = paint.Rect{X: r.X + c.Px(8), Y: r.Y, W: r.W - 2*c.Px(8), H: r.H}
	k.disc = ui.CutLeft(&r, c.Px(40))
	k.turn = ui.CutLeft(&r, turn+c.Px(16))
	k.help = ui.CutRight(&r, c.Px(124))
	k.words = r
	return k
}

// pointHeight is the height of a row.
func (s *summary) pointHeight(c *ui.Ctx, i int, w float32) float32 {
	k := s.pointRow(c, paint.Rect{W: w})
	return max(c.Px(40), c.Wrap(ui.Body, k.words.W, s.happened(&s.turns[i])).Height+c.Px(10))
}

func (s *summary) pointsHeight(c *ui.Ctx, w float32) float32 {
	if s.gaugeNow(rules.First) == nil {
		return 0
	}
	h := c.Line(ui.Heading) + c.Px(6)
	for i := range s.turns {
		h += s.pointHeight(c, i, w) + c.Px(3)
	}
	if s.told != nil && len(s.turns) == 0 {
		h += c.Wrap(ui.Small, w, s.r.word("ui.end.points.none")).Height
	}
	return h
}

// Turning points are told in so many rows at least, if there are as many.
const leastPoints = 3

// choose takes as many turning points as there is room for.
func (s *summary) choose(c *ui.Ctx, w, high float32) {
	if s.told == nil {
		return
	}
	for n := len(s.told.Points); ; n-- {
		s.turns = chronicle.Best(s.told.Points, n)
		if n <= leastPoints || s.pointsHeight(c, w) <= high {
			return
		}
	}
}

// points lists where the battle turned, if its rulebook names a number by which it is
// told.
func (s *summary) points(f *ui.Flow) {
	c := f.C
	if s.gaugeNow(rules.First) == nil {
		return
	}
	f.Text(ui.Heading, c.Theme.Text, s.r.word("ui.end.points"))
	f.Gap(6)
	if s.told != nil && len(s.turns) == 0 {
		f.Text(ui.Small, c.Theme.Muted, s.r.word("ui.end.points.none"))
	}
	for i := range s.turns {
		s.point(c, i, f.Take(s.pointHeight(c, i, f.W)))
		f.Gap(3)
	}
}

func (s *summary) point(c *ui.Ctx, i int, r paint.Rect) {
	p := &s.turns[i]
	t := c.Region(pointNames[i], r)
	_, pressed := c.Focusable(pointNames[i], r)
	bg := paint.Alpha(c.Theme.Panel2, .45)
	if s.lit == i+1 {
		bg = c.Theme.Panel2
	}
	c.Fill(r, bg)
	k := s.pointRow(c, r)
	x, y := k.disc.Center()
	s.disc(c, i, x-c.Px(4), y)
	c.Label(k.turn, ui.Small, ui.Start, c.Theme.Muted, s.r.word("ui.end.point.turn", p.Turn))
	said := s.happened(p)
	high := c.Wrap(ui.Body, k.words.W, said).Height
	c.Paragraph(paint.Rect{X: k.words.X, Y: k.words.Y + (k.words.H-high)/2, W: k.words.W}, ui.Body, ui.Start, c.Theme.Text, said)
	d := c.Px(26)
	go_ := ui.CutRight(&k.help, c.Px(22))
	c.Image("icon/play", ui.Mid(go_, c.Px(18), c.Px(18)), c.Theme.Text)
	c.Image("emblem/"+s.view.Sides[p.For].Nation, ui.Mid(ui.CutRight(&k.help, d+c.Px(8)), d, d), paint.White)
	c.Label(k.help, ui.Strong, ui.End, c.Theme.Text, signed(p.By))
	if p.Lucky {
		die := ui.CutLeft(&k.help, d)
		c.Image("icon/die", ui.Mid(die, d, d), c.Theme.Muted)
	}
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	if t.Clicked || pressed {
		s.open(i)
	}
}
