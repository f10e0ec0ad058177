package ground

import (
	"image/color"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// ways draws what runs across the map: rivers first, then roads over them.
func (b *baker) ways() {
	for _, l := range b.m.Lines {
		if l.Kind == "river" {
			b.river(l)
		}
	}
	for _, l := range b.m.Lines {
		switch l.Kind {
		case "road":
			b.road(l)
		case "wall":
			b.cased(b.course(l), 4, 2, palette.Hex("#4F4637"), palette.Hex("#D6D0C4"))
		}
	}
	for _, l := range b.m.Lines {
		switch l.Kind {
		case "bridge":
			b.crossings(l, b.bridge)
		case "ford":
			b.crossings(l, b.ford)
		}
	}
}

// course is the line that l takes over the map, smooth unless it follows the
// borders of cells.
func (b *baker) course(l rules.MapLine) ink.Path {
	if l.Border {
		return b.borders(l.Cells)
	}
	var pts []ink.Pt
	for _, ref := range l.Cells {
		if c := b.cell[ref]; c != nil {
			pts = append(pts, b.mid(c))
		}
	}
	for _, p := range l.Pts {
		k := b.Cell / float32(max(1, b.m.Unit))
		pts = append(pts, ink.Pt{X: float64(b.Margin + float32(p.X)*k), Y: float64(b.Margin + float32(p.Y)*k)})
	}
	if len(pts) < 2 {
		return nil
	}
	return ink.Spline(12, pts...)
}

// borders returns the sides between pairs of cells.
func (b *baker) borders(pairs []rules.Ref) ink.Path {
	var out ink.Path
	for i := 0; i+1 < len(pairs); i += 2 {
		p, q := b.cell[pairs[i]], b.cell[pairs[i+1]]
		if p == nil || q == nil {
			continue
		}
		half := .5
		if b.Shape == rules.Hexes {
			half = .5 / sqrt3
		}
		m, n := b.mid(p), b.mid(q)
		mid, way := m.Add(n).Times(.5), n.Sub(m)
		side := ink.Pt{X: -way.Y, Y: way.X}.Times(half * float64(b.Cell) / way.Len())
		out = append(out, ink.Open(mid.Sub(side), mid.Add(side))...)
	}
	return out
}

func (b *baker) cased(p ink.Path, outer, inner float64, edge, fill color.NRGBA) {
	b.c.Stroke(p, outer*b.u, edge)
	b.c.Stroke(p, inner*b.u, fill)
}

func (b *baker) river(l rules.MapLine) {
	w := palette.WashOf("lake")
	p := b.course(l)
	b.cased(p, 13, 10.4, w.Texture, w.Color)
	b.c.Stroke(p, 4.4*b.u, palette.Hex("#A9CBD6"))
}

func (b *baker) road(l rules.MapLine) {
	p := b.course(l)
	b.cased(p, 6.4, 4, palette.Hex("#6B4A2A"), palette.Hex("#F7EFDC"))
}
