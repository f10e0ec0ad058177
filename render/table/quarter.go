package table

import (
	"slices"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// area returns the part of the board around a cell that can be chosen as a
// whole, or nil.
func (t *Table) area(cell rules.Ref) *rules.Area {
	v := t.scene.View()
	if v.Map == nil || cell == 0 {
		return nil
	}
	for i := range v.Map.Areas {
		if a := &v.Map.Areas[i]; slices.Contains(a.Cells, cell) && slices.Contains(t.choice.Named, a.Ref) {
			return a
		}
	}
	return nil
}

// lightArea lights the part of the board that a plate stands for.
func (t *Table) lightArea(r rules.Ref) {
	if v := t.scene.View(); v.Map != nil {
		for _, a := range v.Map.Areas {
			if a.Ref == r {
				t.touch.lit = append(t.touch.lit, a.Cells...)
			}
		}
	}
}

// withArea adds to what was clicked the part of the board that it lies in.
func (t *Table) withArea(under []rules.Ref) []rules.Ref {
	for _, r := range under {
		if a := t.area(r); a != nil {
			return append(slices.Clone(under), a.Ref)
		}
	}
	return under
}

// proposed returns how the tile that is picked for a place would lie, where it
// may be turned before it is laid.
func (t *Table) proposed() (rules.Option, bool) {
	if t.scene.Ask == nil || len(t.choice.Picks) == 0 || len(t.choice.Left) < 2 || !t.choice.Complete(t.choice.Left[0]) {
		return rules.Option{}, false
	}
	o := t.choice.Left[t.turned%len(t.choice.Left)]
	k := findCard(t.scene.View(), o.Who)
	return o, k != nil && k.Class == tileClass
}

// layFirst lays the tile that is proposed when another one is clicked, which
// is picked as soon as it can be.
func (t *Table) layFirst(c *ui.Ctx, under []rules.Ref) bool {
	o, ok := t.proposed()
	if !ok {
		return false
	}
	for _, r := range under {
		k := findCard(t.scene.View(), r)
		if k == nil || k.Class != tileClass || t.choice.IsPicked(r) {
			continue
		}
		t.commit(c, o)
		t.touch.then = r
		return true
	}
	return false
}

// turn turns the tile that is proposed by a quarter; false if there is none.
func (t *Table) turn(c *ui.Ctx) bool {
	_, ok := t.proposed()
	if ok {
		t.turned++
		c.Sound("select")
	}
	return ok
}

// quarters marks the part of the board under the pointer, and shows there the
// tile that is proposed.
func (t *Table) quarters() {
	if a := t.area(t.touch.cell); a != nil && t.choice.IsLive(a.Ref) && !t.clips.Running() {
		for _, r := range a.Cells {
			t.pic.Marks = append(t.pic.Marks, board.Mark{At: r, Kind: board.Move})
		}
	}
}

// proposal paints the tile that is proposed onto its part of the board, of which
// the first cell is the one in the north-west.
func (t *Table) proposal(c *ui.Ctx) {
	o, ok := t.proposed()
	if !ok {
		return
	}
	for _, a := range t.scene.View().Map.Areas {
		if a.Ref != o.At {
			continue
		}
		r, _ := t.board.CellRect(a.Cells[0])
		for _, cell := range a.Cells {
			at, _ := t.board.CellRect(cell)
			r.W, r.H = max(r.W, at.X+at.W-r.X), max(r.H, at.Y+at.H-r.Y)
		}
		layer, text := c.On(paint.Over, paint.OverText)
		c.Clip(t.lay.board)
		t.tile(c, r, findCard(t.scene.View(), o.Who), o.N)
		c.Frame(r, c.Px(3), c.Theme.Gold)
		c.Unclip()
		c.On(layer, text)
	}
}
