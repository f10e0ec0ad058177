package end

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Sizes of those who fell, in dp.
const (
	fallenMost  = 60
	fallenLeast = 34
)

// fallen shows everybody who was lost, each side in its rows.
func (s *Page) fallen(f *ui.Flow) {
	c := f.C
	if s.told == nil {
		return
	}
	f.Text(ui.Heading, c.Theme.Text, s.d.Word("ui.end.fallen"))
	f.Gap(6)
	for side := range s.told.Fallen {
		s.buried(f, side)
	}
	f.Gap(8)
}

// buried is one side: its arms, those who fell in as many rows as they need, smaller
// where there are many, and how many they are.
func (s *Page) buried(f *ui.Flow, side int) {
	c, all := f.C, s.told.Fallen[side]
	d, gap := c.Px(30), c.Px(5)
	count := s.d.Words.Fallen(all)
	end := c.Width(ui.Body, count) + c.Px(16)
	wide := f.W - d - c.Px(10) - end
	below := wide < c.Px(300)
	if below {
		wide = f.W - d - c.Px(10)
	}
	size := c.Px(fallenMost)
	for size > c.Px(fallenLeast) && float32(len(all))*(size+gap) > wide {
		size--
	}
	per := max(1, int((wide+gap)/(size+gap)))
	rows := max(1, (len(all)+per-1)/per)
	area := f.Take(max(d, float32(rows)*(size+gap)+c.Px(4)))
	c.Image("emblem/"+s.view.Sides[side].Nation, paint.Rect{X: area.X, Y: area.Y + (size-d)/2, W: d, H: d}, paint.White)
	for i := range all {
		p := all[i]
		p.N, p.State, p.Badges = max(p.N, p.Of), nil, nil // as he stood before the battle
		at := paint.Rect{X: area.X + d + c.Px(10) + float32(i%per)*(size+gap), Y: area.Y + float32(i/per)*(size+gap), W: size, H: size}
		if s.map_ != nil {
			s.map_.Token(c, at, &p, .92)
		}
	}
	if below {
		f.Text(ui.Body, c.Theme.Muted, count)
	} else {
		c.Label(paint.Rect{X: area.X + area.W - end, Y: area.Y, W: end, H: size}, ui.Body, ui.End, c.Theme.Text, count)
	}
	f.Gap(6)
}
