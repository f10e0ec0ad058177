package table

import (
	"testing"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice/field"
	"grognard/rules"
)

// quick drags from one place to another, in as many frames as a hand leaves a slow
// machine: the press and the release are seen in frames of their own, or in one,
// and the pointer may have left by the time that the press is seen.
func (b *battle) quick(x0, y0, x1, y1 float32, seen, one bool) {
	b.desk.T.Helper()
	b.In.X, b.In.Y = x0, y0
	b.Settle()
	b.In.Now += 200
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	if seen {
		b.Tick()
	}
	b.In.X, b.In.Y = x1, y1
	if !seen && !one {
		b.Tick()
	}
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Long()
}

// quickly are the ways in which a quick drag comes in.
var quickly = []struct {
	name      string
	seen, one bool
}{
	{"the press is seen where it was", true, false},
	{"the press is seen elsewhere", false, false},
	{"press and release come in one frame", false, true},
}

func TestAQuickDragIsNotLost(t *testing.T) {
	for _, how := range quickly {
		t.Run(how.name, func(t *testing.T) {
			b := moving(t)
			y0, x0, _ := b.region("piece.fr-ig")
			y1, x1, _ := b.region("cell.d3")
			b.quick(x0, y0, x1, y1, how.seen, how.one)
			if got := b.where("fr-ig"); got != "d3" {
				t.Errorf("the unit stands on %s", got)
			}
		})
	}
}

func TestAClickElsewhereIsNoDragOfWhatCannotMove(t *testing.T) {
	b := moving(t)
	for _, p := range b.m.View().Pieces {
		if p.Side == rules.Second && p.Cell != 0 {
			y0, x0, _ := b.region(b.t.game.Words.Keys.Region("piece", p.Ref))
			y1, x1, _ := b.region("piece.fr-ig")
			b.quick(x0, y0, x1, y1, false, true)
			break
		}
	}
	if !b.t.game.Choice.IsPicked(b.ref("fr-ig")) || b.t.game.Choice.Dragged != 0 {
		t.Error("the click is not taken for one")
	}
}

func TestAQuickDragOnATabletopIsNotLost(t *testing.T) {
	for _, how := range quickly {
		t.Run(how.name, func(t *testing.T) {
			b := newDrill(t, "", instant(), 1280, 720)
			x0, y0 := b.t.View.Board.Tabletop().PointPixels(rules.Point{X: 22000, Y: 8000})
			x1, y1 := b.t.View.Board.Tabletop().PointPixels(rules.Point{X: 22500, Y: 12000})
			b.quick(x0, y0, x1, y1, how.seen, how.one)
			if g := &b.t.game.Choice.Hand; g.Grasp != field.Put || g.Who != troop(rules.First) || g.Found.N < 3900 {
				t.Errorf("in hand is %+v", g.Found)
			}
		})
	}
}

func TestWayAndCostShowWhileAPieceIsDragged(t *testing.T) {
	b := training(t)
	b.Long()
	far := func(o rules.Option) int {
		from, _ := b.t.game.Scene.CellOf(o.Who)
		to, _ := b.t.game.Scene.CellOf(o.At)
		dx, dy := b.t.View.Board.Apart(from, to)
		return max(dx, dy)
	}
	for _, o := range b.m.Request().Options {
		if o.Who == 0 || o.At == 0 || far(o) < 2 {
			continue
		}
		x0, y0, _ := b.spot(o.Who)
		at, ok := b.t.View.Board.CellRect(o.At)
		if !ok {
			continue
		}
		b.In.X, b.In.Y = x0, y0
		b.Settle()
		b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
		b.Tick()
		b.In.X, b.In.Y = at.Center()
		b.Tick()
		b.Tick()
		if b.t.game.Choice.Dragged != o.Who {
			t.Fatal("nothing is dragged")
		}
		steps := 0
		for _, a := range b.t.View.Picture.Arrows {
			if a.Kind == board.ArrowMove {
				steps++
			}
		}
		if steps < 2 || len(b.t.game.Choice.Routes(b.t.View.Pointer.Cell)) == 0 || !b.Has("chip.way.0") {
			t.Errorf("%d steps of the way, %d ways, cost %v", steps, len(b.t.game.Choice.Routes(b.t.View.Pointer.Cell)), b.Has("chip.way.0"))
		}
		b.Pictures("drag-way")
		return
	}
	t.Fatal("nobody can move")
}

// spot is the middle of a piece on the map.
func (b *battle) spot(r rules.Ref) (x, y float32, ok bool) {
	at, ok := b.t.View.Board.PieceRect(r)
	x, y = at.Center()
	return x, y, ok
}
