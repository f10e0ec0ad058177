package lens

import (
	"context"
	"maps"
	"sync/atomic"

	"grognard/game/threat"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/mapview/marks"
	"grognard/render/ui"
	"grognard/rules"
)

// pips are the signs on all places to which the piece in hand may go: how bad it would be
// there.
type pips struct {
	work foresee.Later[hold, map[rules.Ref]int]
	part atomic.Pointer[pipped]
	hold hold                // the piece in hand
	on   [len(pipNames)]bool // which of them the frame shows
}

// hold is a piece in hand at a position.
type hold struct {
	pos *rules.Position
	who rules.Ref
}

// pipped is what has been found so far.
type pipped struct {
	of  hold
	bad map[rules.Ref]int
}

func (p *pips) busy() bool { return p.work.Busy() }

func (p *pips) forget() { p.work.Forget() }

// pipNames are the pictures of one, two and three pips.
var pipNames = [...]string{"lens/pip-1", "lens/pip-2", "lens/pip-3"}

// of returns how bad it is at the places of the piece in hand, as far as that is known.
func (p *pips) of(k hold, all []rules.Option) (bad map[rules.Ref]int, ready bool) {
	bad, ready = p.work.Ask(k, func(ctx context.Context, k hold) map[rules.Ref]int { return p.find(ctx, k, all) })
	if ready {
		return bad, true
	}
	if part := p.part.Load(); part != nil && part.of == k {
		return part.bad, false
	}
	return nil, false
}

// find goes through the places, and keeps what it has found every few of them.
func (p *pips) find(ctx context.Context, k hold, all []rules.Option) map[rules.Ref]int {
	bad := map[rules.Ref]int{}
	side := k.pos.Request().To
	for i, o := range all {
		if ctx.Err() != nil {
			break
		}
		if _, known := bad[o.At]; known {
			continue
		}
		if after := threat.Move(k.pos, o); after != nil {
			m := threat.Query{Stop: ctx.Err}.Menace(after, side, k.who, nil)
			bad[o.At] = m.Mark()
		}
		if i%8 == 7 {
			p.part.Store(&pipped{k, maps.Clone(bad)})
		}
	}
	return bad
}

// holds keeps which piece is in hand, from the first place that the lens tells of until it
// is put down.
func (l *Lens) holds() {
	k := &l.pips.hold
	if l.tells() && !l.aimed.asked() && l.inHand(l.aimed.Option) {
		*k = hold{l.aimed.Pos, l.mover(l.aimed.Option)}
	}
	q := l.Scene.Ask
	if q == nil || k.pos != l.Scene.Pos || !l.Choice.IsPicked(k.who) && k.who != q.About && !l.Choice.Sole() {
		*k = hold{}
	}
}

// paintPips paints pips at the lower edge of all places to which the piece in hand may go,
// once the lens has told of one of them.
func (l *Lens) paintPips(c *ui.Ctx, room paint.Rect) {
	l.holds()
	l.pips.on = [len(pipNames)]bool{}
	k, q := l.pips.hold, l.Scene.Ask
	if k.pos == nil || l.Scene.OnTabletop() || l.found.Busy() || !l.Wanted() || c.In.Held.Alt || l.Scene.Moving() {
		return
	}
	var all []rules.Option
	if have, ok := l.pips.work.Key(); !ok || have != k {
		for _, o := range l.Choice.Left {
			if l.mover(o) == k.who && o.At != 0 && goes(q, o) {
				all = append(all, o)
			}
		}
	}
	bad, ready := l.pips.of(k, all)
	if !ready {
		c.Wake(c.In.Now + 100)
	}
	l.pictures()
	layer, text := c.On(paint.Under, paint.Under)
	defer c.On(layer, text)
	c.Clip(room)
	defer c.Unclip()
	for i := range l.Board.Map.Cells {
		cell := l.Board.Map.Cells[i].Ref
		n := bad[cell]
		if n == 0 || l.shown && cell == l.aimed.Option.At || !l.Choice.IsLive(cell) {
			continue
		}
		if at, ok := l.Board.CellRect(cell); ok && at.Overlaps(room) {
			h := max(c.Px(11), at.W*.1)
			l.pips.on[n-1] = true
			c.Image(pipNames[n-1], paint.About(at.X+at.W/2, at.Y+at.H*.82, 3*h, h), paint.White)
		}
	}
}

// Notes says what the pips mean that the frame shows, for the legend.
func (l *Lens) Notes() []marks.Note {
	l.notes = l.notes[:0]
	for n, on := range l.pips.on {
		if !on {
			continue
		}
		text := l.Words.Word(pipWords[n])
		if len(l.notes) == 0 {
			text = l.Words.Word("table.lens.pips", text)
		}
		l.notes = append(l.notes, marks.Note{Picture: pipNames[n], Text: text})
	}
	return l.notes
}

// pipWords are the keys of what one, two and three pips mean.
var pipWords = [...]string{"table.lens.pip-1", "table.lens.pip-2", "table.lens.pip-3"}
