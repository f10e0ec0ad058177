package saves

import (
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/survey"
	"grognard/render/ui"
	"strconv"
)

// shots are the pictures of maps on a page of saves, by their place.
type shots struct {
	d   *page.Deps
	all map[int]*survey.Survey
	of  map[int]*glance // that they are of
}

// paint shows the map of a save, or why there is none.
func (s *shots) paint(c *ui.Ctx, i int, k *card, r paint.Rect) {
	if k.it.Opens() == "" {
		torn(c, r)
		return
	}
	g := k.seen
	switch {
	case g == nil:
		c.Fill(r, c.Theme.Panel2)
		c.Status().Pending = true
		c.Wake(c.In.Now + 30)
	case g.view == nil || survey.Unbuilt(g.view.Map):
		c.Fill(r, c.Theme.Panel)
		c.Centered(r.Inset(c.Px(20)), ui.Flavour, c.Theme.Muted, c.Word("ui.browser.nomap"))
	default:
		s.shot(i, g).Paint(c, r)
	}
}

// shot is the picture at a place of the page.
func (s *shots) shot(i int, g *glance) *survey.Survey {
	if s.of[i] != g {
		if old := s.all[i]; old != nil {
			old.Close()
		}
		s.all[i], s.of[i] = survey.New(s.d, g.book, g.view, "save/"+strconv.Itoa(i)).Bare(), g
	}
	return s.all[i]
}

func (s *shots) close() {
	for _, old := range s.all {
		old.Close()
	}
	clear(s.all)
	clear(s.of)
}

// torn is a sheet of which the half is gone.
func torn(c *ui.Ctx, r paint.Rect) {
	c.Fill(r, c.Theme.Border)
	c.Clip(r)
	defer c.Unclip()
	d := r.H * .16
	sheet := ui.Mid(r, r.H*1.1, r.H*.8)
	layer, _ := c.Layers()
	c.Fill(sheet, c.Theme.Panel)
	for k := range 4 {
		y := sheet.Y + sheet.H*(.16+.14*float32(k))
		c.Fill(paint.Rect{X: sheet.X + d*.6, Y: y, W: sheet.W - d*1.2 - d*.7*float32(k%2), H: c.Hairline()}, c.Theme.Muted)
	}
	for k := range 12 { // the edge of the tear runs up to the right
		x := sheet.X + sheet.W*float32(k)/11
		y := sheet.Y + sheet.H*(.78-.03*float32(k)) + d*.3*float32(k%3-1)
		c.L.Add(paint.Cmd{Op: paint.Fill, Layer: layer, Dst: paint.About(x, y+d, d*2, d*2), Color: c.Theme.Border, Angle: .8})
		c.Fill(paint.Rect{X: x - d, Y: y + d, W: 2 * d, H: r.H}, c.Theme.Border)
	}
}
