package table

import (
	"testing"

	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/rules"
)

func TestAWheelThatTheDiceAllowHasHandlesThatTakeSomeOfItBack(t *testing.T) {
	b := onFarm(t)
	for range 60 {
		q := b.m.Request()
		if q.Kind == "move" {
			break
		}
		o := q.Options[0]
		switch {
		case q.Quiet >= 0:
			o = q.Options[q.Quiet]
		case q.Field != nil:
			o = q.Field.Nearest(rules.Option{Do: "wheel", Who: b.t.game.Choice.Hand.Movables()[0], N: 2000})
		}
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
		b.Long()
	}
	g := &b.t.game.Choice.Hand
	if q := b.m.Request(); q.Kind != "move" || g.Found.Do != "wheel" {
		t.Fatal("nobody has obeyed")
	}
	if !b.Has("handle.left") || !b.Has("handle.right") {
		t.Fatalf("no handles: %s", b.Names())
	}
	all, right := g.Found.N, g.Found.N < 0
	from, _ := footprint.Of(g.Ghost, g.Who)
	to, _ := footprint.Of(b.t.game.Scene.Ask.Field.Ghost(rules.Option{Do: "wheel", Who: g.Who, N: all / 2}), g.Who)
	x, y := from.Corner(right), to.Corner(right)
	b.lift(paint.Left, x.X, x.Y, y.X, y.Y)
	if n := g.Found.N; n < min(all/2, 0)-200 || n > max(all/2, 0)+200 || n == 0 {
		t.Errorf("drawn to half of %d it is at %d", all, n)
	}
}
