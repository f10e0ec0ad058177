package cards

import (
	"slices"

	"grognard/assets/palette"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// glow is what the card under the pointer shows on the map: the areas that it
// names, and the pieces that it could order.
type glow struct {
	card   rules.Ref
	pos    *rules.Position
	cells  []rules.Ref // of the areas, each once
	orders []rules.Ref
	on     bool      // in this frame
	shown  rules.Ref // the card under the pointer when the map was painted
}

// next returns the card that glows in the next frame, since it is pointed at in this.
func (g *glow) next() rules.Ref {
	if !g.on {
		return 0
	}
	return g.card
}

// of lights what a card names.
func (g *glow) of(sc *scene.Scene, k *rules.Card) {
	g.on = true
	if g.card == k.Ref && g.pos == sc.Pos {
		return
	}
	g.card, g.pos, g.orders, g.cells = k.Ref, sc.Pos, k.Orders, g.cells[:0]
	v := sc.View()
	if v.Map == nil {
		return
	}
	for i := range v.Map.Areas {
		a := &v.Map.Areas[i]
		if !slices.Contains(k.Areas, a.Ref) {
			continue
		}
		for _, c := range a.Cells {
			if !slices.Contains(g.cells, c) {
				g.cells = append(g.cells, c)
			}
		}
	}
}

// glowAlpha is how strongly the areas of a card are washed with gold: as on its
// little map.
const glowAlpha = .34

// Glow washes the areas of the card under the pointer, and returns the pieces that it could
// order, to be lit. While the card in play gives orders its areas are washed
// instead: what the others name is of no use then.
func (p *Panel) Glow(c *ui.Ctx) (lit []rules.Ref) {
	g := &p.glow
	g.shown = g.next()
	k := p.ordering()
	switch {
	case k != nil && !(g.on && g.card == k.Ref):
		g.of(p.Scene, k)
	case g.on:
		lit = g.orders
	default:
		return nil
	}
	g.on = false
	key := areaKeys[p.Scene.View().Map.Shape]
	c.Clip(p.room.Board)
	for _, r := range g.cells {
		if at, ok := p.Board.CellRect(r); ok {
			c.L.Image(paint.Grid, key, at, paint.Alpha(palette.Gold, glowAlpha))
		}
	}
	c.Unclip()
	return lit
}

// ordering returns the card in play that can order pieces still, nil if there
// is none.
func (p *Panel) ordering() *rules.Card {
	if p.Scene.Ask == nil || p.Clips.Running() {
		return nil
	}
	v := p.Scene.View()
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.InPlay && len(k.Orders) > 0 && len(k.Areas) > 0 {
			return k
		}
	}
	return nil
}

// areaKeys are the pictures of a washed cell, by shape.
var areaKeys = [...]string{rules.Squares: "mark/area", rules.Hexes: "mark/area-hex", rules.Tabletop: "mark/area", rules.FlatHexes: "mark/area-flat"}
