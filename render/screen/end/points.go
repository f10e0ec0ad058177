package end

import (
	"slices"
	"strconv"

	"grognard/game/chronicle"
	"grognard/game/report"
	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/survey"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// points are the moments at which the battle turned: in a list, as pins on the map, as
// numbers along its course.
type points struct {
	*battle
	turns []chronicle.Point // those for which there is room
	lit   int               // the one that is pointed at, from 1; 0 for none
	open  func(i int)       // shows one in the replay
}

// disc paints the number of a turning point about a place.
func (s *points) disc(c *ui.Ctx, i int, x, y float32) {
	d, ring := c.Px(26), c.Theme.Panel
	if s.lit == i+1 {
		d, ring = c.Px(32), c.Theme.Gold
	}
	x, y = ui.Floor(x), ui.Floor(y)
	chart.Disc(c, s.d.Store, x, y, d, ring)
	c.Label(paint.About(x, y, d, d), ui.SmallB, ui.Middle, c.Theme.Panel, strconv.Itoa(i+1))
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

// point finds the turning point that the pointer is on.
func (s *points) point(c *ui.Ctx) {
	was := s.lit
	s.lit = 0
	for i := range pointNames {
		if hot := c.Hot(); hot == pointNames[i] || hot == pinNames[i] {
			s.lit = i + 1
			break
		}
	}
	if s.lit != was {
		c.Animate() // what it lights was painted before
	}
}

// pins stand on the map where the battle turned.
func (s *points) pins(c *ui.Ctx, r paint.Rect, on *survey.Survey) {
	c.L.PushClip(r)
	defer c.L.PopClip()
	var taken []paint.Rect
	for i := range s.turns {
		p := &s.turns[i]
		x, y, ok := on.At(p.At, p.Pt)
		if !ok {
			continue
		}
		box := free(paint.About(x, y, c.Px(32), c.Px(32)), r, taken)
		taken = append(taken, box)
		x, y = box.Center()
		layer, text := c.On(survey.PinLayer, survey.PinLayer)
		s.disc(c, i, x, y)
		c.On(layer, text)
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

// happened says what a turning point was.
func (s *battle) happened(p *chronicle.Point) string {
	return report.Turned(s.d.Words.Catalog, s.m.Book(), s.view, caption.Names(s.m), p)
}

// row is how a line of the list is cut: disc, turn, words, whose number changed.
type row struct{ disc, turn, words, help paint.Rect }

func (s *points) row(c *ui.Ctx, r paint.Rect) (k row) {
	turn := float32(0)
	for i := range s.turns {
		turn = max(turn, c.Width(ui.Small, s.d.Word("ui.end.point.turn", s.turns[i].Turn)))
	}
	r = paint.Rect{X: r.X + c.Px(8), Y: r.Y, W: r.W - 2*c.Px(8), H: r.H}
	k.disc = ui.CutLeft(&r, c.Px(40))
	k.turn = ui.CutLeft(&r, turn+c.Px(16))
	k.help = ui.CutRight(&r, c.Px(124))
	k.words = r
	return k
}

// rowHeight is the height of a row.
func (s *points) rowHeight(c *ui.Ctx, i int, w float32) float32 {
	k := s.row(c, paint.Rect{W: w})
	return max(c.Px(40), c.Wrap(ui.Body, k.words.W, s.happened(&s.turns[i])).Height+c.Px(10))
}

func (s *points) height(c *ui.Ctx, w float32) float32 {
	if s.score[rules.First] == nil {
		return 0
	}
	h := c.Wrap(ui.Heading, w, s.pointsHead()).Height + c.Px(6)
	for i := range s.turns {
		h += s.rowHeight(c, i, w) + c.Px(3)
	}
	if s.told != nil && len(s.turns) == 0 {
		h += c.Wrap(ui.Small, w, s.d.Word("ui.end.points.none")).Height
	}
	return h
}

// Turning points are told in so many rows at least, if there are as many.
const leastPoints = 3

// choose takes as many turning points as there is room for.
func (s *points) choose(c *ui.Ctx, w, high float32) {
	if s.told == nil {
		return
	}
	all := s.told.Points
	if s.turned != nil {
		all = s.turned
	}
	for n := len(all); ; n-- {
		s.turns = chronicle.Best(all, n)
		if n <= leastPoints || s.height(c, w) <= high {
			return
		}
	}
}

// pointsHead says by which numbers turning points are told.
func (s *battle) pointsHead() string {
	if s.turned != nil {
		return s.d.Word("ui.end.points.chance")
	}
	return s.d.Word("ui.end.points.score")
}

// list tells where the battle turned, if its rulebook names a number by which it is
// told.
func (s *points) list(f *ui.Flow) {
	c := f.C
	if s.score[rules.First] == nil {
		return
	}
	f.Text(ui.Heading, c.Theme.Text, s.pointsHead())
	f.Gap(6)
	if s.told != nil && len(s.turns) == 0 {
		f.Text(ui.Small, c.Theme.Muted, s.d.Word("ui.end.points.none"))
	}
	for i := range s.turns {
		s.one(c, i, f.Take(s.rowHeight(c, i, f.W)))
		f.Gap(3)
	}
}

func (s *points) one(c *ui.Ctx, i int, r paint.Rect) {
	p := &s.turns[i]
	t := c.Region(pointNames[i], r)
	_, pressed := c.Focusable(pointNames[i], r)
	bg := paint.Alpha(c.Theme.Panel2, .45)
	if s.lit == i+1 {
		bg = c.Theme.Panel2
	}
	c.Fill(r, bg)
	k := s.row(c, r)
	x, y := k.disc.Center()
	s.disc(c, i, x-c.Px(4), y)
	c.Label(k.turn, ui.Small, ui.Start, c.Theme.Muted, s.d.Word("ui.end.point.turn", p.Turn))
	said := s.happened(p)
	high := c.Wrap(ui.Body, k.words.W, said).Height
	c.Paragraph(paint.Rect{X: k.words.X, Y: k.words.Y + (k.words.H-high)/2, W: k.words.W}, ui.Body, ui.Start, c.Theme.Text, said)
	d := c.Px(26)
	go_ := ui.CutRight(&k.help, c.Px(22))
	c.Image("icon/play", ui.Mid(go_, c.Px(18), c.Px(18)), c.Theme.Text)
	c.Image("emblem/"+s.view.Sides[p.Whose].Nation, ui.Mid(ui.CutRight(&k.help, d+c.Px(8)), d, d), paint.White)
	by := words.Signed(p.Change)
	if p.Chance {
		by = s.d.Words.Percent(by)
	}
	c.Label(k.help, ui.Strong, ui.End, c.Theme.Text, by)
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
