package screen

import (
	"slices"

	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// survey is a map with what stands on it, to be looked at on a page: that of a
// scenario, of a saved game, of a battle that is over. It shows what both players
// may see, and nothing on it can be clicked.
type survey struct {
	r     *Root
	board board.Board
	pic   board.Picture
	small bool       // it has no names and lies on plain paper
	list  paint.List // of the map, before it goes onto its page
	order []int32
}

// Layers of a survey and of what is set on it: no page has cards.
const (
	surveyLayer = paint.Cards
	pinLayer    = paint.CardText
)

// newSurvey shows a view of Chance. place names it among the surveys of all pages
// that are open at once.
func newSurvey(r *Root, book rules.Rulebook, v *rules.View, place string) *survey {
	s := &survey{r: r}
	s.board.Store, s.board.Metrics, s.board.Key = r.deps.Store, r.deps.Metrics, "survey/"+place
	s.board.Bakes(r.deps.ground(ground.Options{Unnamed: true, Unmeasured: v.Blind}))
	s.pic = board.Picture{View: v, Off: scene.OffBoard}
	s.pic.Place = func(label string) string { return words.PlaceWord(r.deps.Words, book, label) }
	return s
}

// bare makes a small picture: the names of places, which could not be read, are taken
// away.
func (s *survey) bare() *survey {
	s.small = true
	v, m := *s.pic.View, *s.pic.View.Map
	m.Areas = slices.Clone(m.Areas)
	for i := range m.Areas {
		m.Areas[i].Label = ""
	}
	v.Map = &m
	s.pic.View = &v
	return s
}

// ratio is the width of the cells by their height.
func (s *survey) ratio() float32 {
	in := ground.NewLayout(s.pic.View.Map, 100).Board()
	return in.W / in.H
}

// paint fills a frame with the map: the cells as large as they go, its margin as far
// as there is room.
func (s *survey) paint(c *ui.Ctx, r paint.Rect) {
	in := r.Inset(c.Hairline())
	if s.small {
		c.Fill(r, c.Theme.Panel2)
	} else {
		c.Clip(in)
		wall(c, .5) // the country goes on where the sheet ends
		c.Unclip()
	}
	s.board.Look(s.pic.View.Map, in, in.Inset(c.Px(4)), ui.Dp(c.In)*max(.4, min(1, r.H/(.8*c.In.H))))
	switch wake := s.board.Tick(c.In.Now); {
	case wake == 0:
		c.Animate()
	case wake > 0:
		c.Wake(c.In.Now + wake)
	}
	s.list.Reset()
	s.board.Paint(&s.list, &s.pic)
	s.order = s.list.Order(s.order)
	c.L.PushClip(in)
	for _, i := range s.order {
		k := s.list.Cmds[i]
		own := k.Clip
		k.Layer = surveyLayer
		c.L.Add(k)
		if last := &c.L.Cmds[len(c.L.Cmds)-1]; own.W != 0 {
			last.Clip = last.Clip.And(own)
		}
	}
	c.L.PopClip()
	if s.board.Drawing() {
		c.Status().Pending = true
	}
	c.Frame(r, c.Hairline(), c.Theme.Text)
}

// at returns where a thing of the map is in the window: a cell, a piece, or a point
// of a tabletop.
func (s *survey) at(ref rules.Ref, pt rules.Point) (x, y float32, ok bool) {
	if top := s.board.Tabletop(); top != nil {
		if pt == (rules.Point{}) {
			return 0, 0, false
		}
		x, y = top.PointPixels(pt)
		return x, y, true
	}
	x, y, ok = s.board.Middle(ref)
	if ok {
		x, y = s.board.Pixels(x, y)
	}
	return x, y, ok
}

// Close implements closer.
func (s *survey) Close() {
	s.board.Close()
	s.r.deps.Store.Drop(s.board.Key)
}
