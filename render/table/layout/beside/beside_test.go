package beside

import (
	"math/rand/v2"
	"testing"

	"grognard/render/paint"
)

var room = paint.Rect{Y: 50, W: 1280, H: 670}

func TestACardLiesBesideWhatItTellsOf(t *testing.T) {
	fight := paint.Rect{X: 300, Y: 300, W: 80, H: 80}
	for name, x := range map[string]struct {
		card Card
		want paint.Rect
	}{
		"right": {Card{Forms: []Size{{400, 200}}}, paint.Rect{X: 404, Y: 240, W: 400, H: 200}},
		"left, since troops that may act stand on the right": {
			Card{Forms: []Size{{200, 200}}, Live: []paint.Rect{{X: 450, Y: 300, W: 60, H: 60}}}, paint.Rect{X: 76, Y: 240, W: 200, H: 200}},
		"below, where fewer stand": {
			Card{Forms: []Size{{200, 100}}, Pieces: []paint.Rect{{X: 100, Y: 0, W: 190, H: 390}, {X: 390, Y: 0, W: 500, H: 900}, {X: 300, Y: 100, W: 80, H: 190}}},
			paint.Rect{X: 180, Y: 404, W: 200, H: 100}},
		"where it was": {Card{Forms: []Size{{200, 200}}, Last: paint.Rect{X: 404, Y: 300, W: 200, H: 200}}, paint.Rect{X: 404, Y: 300, W: 200, H: 200}},
		"in another form, since the first covers too much": {
			Card{Forms: []Size{{1200, 200}, {150, 220}}, Live: []paint.Rect{{X: 100, Y: 100, W: 20, H: 20}, {X: 700, Y: 60, W: 20, H: 20}, {X: 700, Y: 500, W: 20, H: 20}, {X: 500, Y: 560, W: 20, H: 20}, {X: 600, Y: 560, W: 20, H: 20}}},
			paint.Rect{X: 404, Y: 230, W: 150, H: 220}},
	} {
		k := x.card
		k.Room, k.Gap, k.Cell, k.Clear = room, 24, 80, []paint.Rect{fight}
		if at, _, ok := k.Place(); !ok || at != x.want {
			t.Errorf("%s: the card lies in %v, %v, want %v", name, at, ok, x.want)
		}
	}
}

func TestACardLiesOnTheDeskRatherThanOverTroops(t *testing.T) {
	k := Card{Forms: []Size{{260, 500}}, Room: room, Gap: 24, Cell: 80, Clear: []paint.Rect{{X: 600, Y: 300, W: 80, H: 80}}, Desks: []paint.Rect{{X: 0, Y: 50, W: 300, H: 670}, {X: 980, Y: 50, W: 300, H: 670}}}
	for x := float32(310); x < 970; x += 60 {
		for y := float32(60); y < 700; y += 60 {
			k.Pieces = append(k.Pieces, paint.Rect{X: x, Y: y, W: 40, H: 40})
		}
	}
	if at, _, ok := k.Place(); !ok || at.X < 980 && at.X+at.W > 300 {
		t.Errorf("the card lies in %v, %v", at, ok)
	}
}

func TestACardWithoutRoomSaysSo(t *testing.T) {
	k := Card{Forms: []Size{{800, 500}}, Room: room, Gap: 24, Cell: 80, Clear: []paint.Rect{{X: 600, Y: 300, W: 80, H: 80}}}
	if at, _, ok := k.Place(); ok {
		t.Errorf("the card lies in %v, over what it tells of", at)
	}
}

func TestNoCardEverCoversWhatMustBeSeen(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 7))
	about := func(n float32) paint.Rect {
		return paint.Rect{X: r.Float32() * 1200, Y: 50 + r.Float32()*600, W: n, H: n}
	}
	placed := 0
	var last paint.Rect
	for range 3000 {
		k := Card{Forms: []Size{{750, 235}, {515, 205}, {270, 600}}, Room: room, Gap: 19, Cell: 78, Last: last}
		f := about(78)
		k.Clear = append(k.Clear, f, f.Moved(78, 0), f.Moved(39, 68), paint.About(f.X, f.Y, 150, 150))
		for range 30 {
			k.Pieces = append(k.Pieces, about(60))
			k.Live = append(k.Live, about(60))
		}
		at, form, ok := k.Place()
		last = at
		if !ok {
			continue
		}
		placed++
		if at.W != k.Forms[form].W || at.X < 0 || at.Y < room.Y || at.X+at.W > 1280 || at.Y+at.H > 720 {
			t.Fatalf("the card lies in %v", at)
		}
		for _, c := range k.Clear {
			if at.Overlaps(c) {
				t.Fatalf("the card in %v covers %v", at, c)
			}
		}
	}
	if placed < 2990 {
		t.Errorf("only %d of 3000 cards found a place", placed)
	}
}
