package end

import (
	"cmp"
	"slices"
	"strconv"

	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// numbers are the gauges of both armies as they ended.
func (s *battle) numbers(f *ui.Flow) {
	c := f.C
	f.Text(ui.Heading, c.Theme.Text, s.d.Word("ui.end.numbers"))
	f.Gap(6)
	s.columns(f)
	f.Gap(10)
	f.Text(ui.Small, c.Theme.Muted, s.length)
}

// columns are the two armies beside each other with their numbers.
func (s *battle) columns(f *ui.Flow) {
	c := f.C
	w := min(f.W, c.Px(1100))
	area := paint.Rect{X: f.X + (f.W-w)/2, Y: f.Y, W: w}
	bottom := f.Y
	for side := range s.view.Sides {
		col := ui.Columns(area, 2, side, c.Px(24))
		bottom = max(bottom, s.army(c, col, rules.Side(side)))
	}
	f.Y = bottom
}

// army is one column; it returns its lower end.
func (s *battle) army(c *ui.Ctx, r paint.Rect, side rules.Side) float32 {
	a := &s.view.Sides[side]
	gauges := s.telling(side)
	line := c.Line(ui.Body) + c.Px(6)
	w := r.W - c.Px(48)
	r.H = 2*c.Px(18) + c.Line(ui.Heading) + c.Px(10)
	for _, g := range gauges {
		if r.H += line; !s.twin(side, g) {
			r.H += s.listHeight(c, g, w)
		}
	}
	c.Inset(r)
	livery := ui.LiveryOf(a.Nation)
	c.Fill(paint.Rect{X: r.X + c.Px(6), Y: r.Y + c.Px(6), W: c.Px(10), H: r.H - c.Px(12)}, livery.Field)
	f := ui.Flow{C: c, X: r.X + c.Px(30), Y: r.Y + c.Px(18), W: w}
	f.Text(ui.Heading, c.Theme.Text, s.names(side))
	f.Gap(10)
	for _, g := range gauges {
		row := f.Take(line)
		c.Label(row, ui.Body, ui.Start, c.Theme.Text, s.label(side, g))
		c.Label(row, ui.Strong, ui.End, c.Theme.Text, s.gauge(g))
		if list := s.list(g); list != "" && !s.twin(side, g) {
			f.Text(ui.Small, c.Theme.Muted, list)
			f.Gap(6)
		}
	}
	return r.Y + r.H
}

// telling lists the gauges of a side that say how the game ended: those that
// stand at nothing on both sides do not, nor lamps that are the same on both.
func (s *battle) telling(side rules.Side) (all []*rules.Gauge) {
	for i := range s.view.Sides[side].Gauges {
		g := &s.view.Sides[side].Gauges[i]
		other := s.counterpart(side.Other(), g.Key)
		lit := other != nil && (other.N > 0) == (g.N > 0)
		switch {
		case g.Lamp && lit:
		case !g.Lamp && g.N == 0 && len(g.Refs) == 0 && g.Text.Key == "" && (other == nil || other.N == 0):
		default:
			all = append(all, g)
		}
	}
	return all
}

// twin reports whether a gauge is one of several with the same word, each about
// one thing.
func (s *battle) twin(side rules.Side, g *rules.Gauge) bool {
	n := 0
	for i := range s.view.Sides[side].Gauges {
		if s.view.Sides[side].Gauges[i].Key == g.Key {
			n++
		}
	}
	return n > 1 && len(g.Refs) == 1
}

// label is what a gauge is called.
func (s *battle) label(side rules.Side, g *rules.Gauge) string {
	word := s.d.Word(s.m.Book().Prefix() + ".gauge." + string(g.Key))
	if s.twin(side, g) {
		word = s.d.Words.Dash(word, s.d.Words.Name(g.Refs[0], caption.Names(s.m)))
	}
	return word
}

// counterpart returns the gauge of a side with a key, or nil.
func (s *battle) counterpart(side rules.Side, key rules.GaugeKey) *rules.Gauge {
	for i := range s.view.Sides[side].Gauges {
		if g := &s.view.Sides[side].Gauges[i]; g.Key == key {
			return g
		}
	}
	return nil
}

// listHeight is the height of the list below a gauge.
func (s *battle) listHeight(c *ui.Ctx, g *rules.Gauge, w float32) float32 {
	list := s.list(g)
	if list == "" {
		return 0
	}
	return c.Wrap(ui.Small, w, list).Height + c.Px(6)
}

// list names what a gauge counts, each name once with its number. The gauge
// that decides is told by its parts.
func (s *battle) list(g *rules.Gauge) string {
	if g.Spoils || len(g.Refs) == 0 {
		return ""
	}
	var names []string
	var counts []int
	who := caption.Names(s.m)
	for _, r := range g.Refs {
		name := cmp.Or(words.PlaceWord(s.d.Words.Catalog, s.m.Book(), words.PlaceName(s.view, r)), s.d.Words.Name(r, who))
		i := slices.Index(names, name)
		if i < 0 {
			i = len(names)
			names, counts = append(names, name), append(counts, 0)
		}
		counts[i]++
	}
	for i, n := range counts {
		if n > 1 {
			names[i] = s.d.Words.Word("format.times", names[i], n)
		}
	}
	return s.d.Words.Series(names)
}

// gauge is the number of a gauge in words.
func (s *battle) gauge(g *rules.Gauge) string {
	switch {
	case g.Text.Key != "":
		return s.d.Words.Say(g.Text, caption.Names(s.m))
	case g.Lamp && g.N > 0:
		return s.d.Word("ui.yes")
	case g.Lamp:
		return s.d.Word("ui.no")
	case g.Of > 0:
		return s.d.Word("ui.end.of", g.N, g.Of)
	}
	if g.N < 0 {
		return "−" + strconv.Itoa(-g.N)
	}
	return strconv.Itoa(g.N)
}
