package analysis

import (
	"slices"
	"strconv"

	"grognard/render/screen/page"
	"grognard/render/table/scene"
	"grognard/rules"
)

// differ says what two options have that the other has not, where both read alike: with what, to where, how. A text is ""
// where its option has nothing to tell it from the other.
func differ(d *page.Deps, g *Game, v *rules.View, one, other rules.Option) (a, b string) {
	for _, pair := range [...][2]rules.Ref{{one.Who, other.Who}, {one.With, other.With}, {one.At, other.At}} {
		if pair[0] != pair[1] {
			return named(g, pair[0]), named(g, pair[1])
		}
	}
	if one.Pt != other.Pt {
		if a, b = near(d, g, v, one), near(d, g, v, other); a != b {
			return a, b
		}
		return way(d, g, v, one), way(d, g, v, other)
	}
	if one.N != other.N {
		if a, b = g.Words.Label(one), g.Words.Label(other); a != b {
			return a, b
		}
		return strconv.Itoa(one.N), strconv.Itoa(other.N)
	}
	return "", ""
}

func named(g *Game, r rules.Ref) string {
	if r == 0 {
		return ""
	}
	return g.Words.Placed(r)
}

// near says where the place of an option lies: how far from the piece that stands next to it.
func near(d *page.Deps, g *Game, v *rules.View, o rules.Option) string {
	if (o.Pt == rules.Point{}) {
		return ""
	}
	best, far := rules.Ref(0), 0.
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref == 0 || p.Ref == o.Who || p.Form == rules.Marker || p.Side == rules.Chance || (p.Pt == rules.Point{}) {
			continue
		}
		if to := scene.Distance(p.Pt, o.Pt); best == 0 || to < far {
			best, far = p.Ref, to
		}
	}
	if best == 0 {
		return ""
	}
	return d.Word("ui.study.near", inches(d, v, far), g.Words.Name(best))
}

// way is how far an option takes its piece.
func way(d *page.Deps, g *Game, v *rules.View, o rules.Option) string {
	i := slices.IndexFunc(v.Pieces, func(p rules.Piece) bool { return p.Ref == o.Who && o.Who != 0 })
	if i < 0 || (o.Pt == rules.Point{}) {
		return ""
	}
	return inches(d, v, scene.Distance(v.Pieces[i].Pt, o.Pt))
}

// inches writes a distance of the map.
func inches(d *page.Deps, v *rules.View, far float64) string {
	unit := int32(1)
	if v.Map != nil {
		unit = max(1, v.Map.Unit)
	}
	return d.Word("table.trail", d.Words.Decimal(strconv.FormatFloat(far/float64(unit), 'f', 1, 64)))
}
