package table

import (
	"fmt"
	"slices"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
)

// The most that a frame may paint, in pictures of the whole window, and the most commands.
const (
	mostAtRest    = 1.91
	mostInTheatre = 3.3
	mostCommands  = 1500
	mostOfAThrow  = .25 // of the window, once what does not change is left as it is
)

// cheap checks what the last frame paints.
func (b *clash) cheap(t *testing.T, what string, most float32) {
	t.Helper()
	if got := painttest.Painted(&b.List, b.In.W, b.In.H); got > most {
		t.Errorf("%s: a frame paints %.2f pictures of the window, at most %.2f", what, got, most)
	}
	if n := len(b.List.Cmds); n > mostCommands {
		t.Errorf("%s: a frame has %d commands, at most %d", what, n, mostCommands)
	}
}

// quiet checks that nothing is painted, nor asked for, while nothing happens, longer than
// news, plates and pointers last; and that the frame which finds that out takes no memory.
func (b *clash) quiet(t *testing.T, what string) {
	t.Helper()
	b.Long()
	b.In.Now += 10_000 // what has happened is no news any more
	b.Long()
	was := slices.Clone(b.List.Cmds)
	for range 120 {
		b.In.Now += 100
		b.Tick()
		if b.Last.Animating || b.Last.Wake != 0 {
			t.Fatalf("%s: the table wants to be called again: %+v", what, b.Last)
		}
		if i := differ(was, b.List.Cmds); i >= 0 {
			t.Fatalf("%s: the picture changes: %+v, before %+v", what, at(b.List.Cmds, i), at(was, i))
		}
	}
	if n := testing.AllocsPerRun(20, b.Tick); n > 0 {
		t.Errorf("%s: a frame at rest allocates %g times", what, n)
	}
}

// differ is the first command in which two lists differ, or -1.
func differ(a, b []paint.Cmd) int {
	for i := range max(len(a), len(b)) {
		if i >= len(a) || i >= len(b) || a[i] != b[i] {
			return i
		}
	}
	return -1
}

func TestAFrameCostsLittleAndNoneIsPaintedAtRest(t *testing.T) {
	for _, g := range battles {
		for _, s := range sizes[:2] {
			t.Run(fmt.Sprint(g[0], s[1]), func(t *testing.T) {
				b := fighting(t, s[0], s[1], g, prefs.Default(), 3)
				o, ok := b.next(t)
				if !ok {
					t.Fatal("nobody fights")
				}
				b.In.X, b.In.Y = -1, -1
				b.quiet(t, "nothing in hand")
				if _, shown := b.t.combat.Lies(); !shown {
					b.cheap(t, "nothing in hand", mostAtRest)
				}
				b.In.X, b.In.Y = b.In.W/2, b.In.H/2
				b.quiet(t, "the pointer on the map")
				b.weigh(o)
				if _, shown := b.t.combat.Lies(); !shown {
					t.Fatal("there is no theatre")
				}
				b.cheap(t, "theatre", mostInTheatre)
				b.quiet(t, "theatre")
			})
		}
	}
}

// A map is panned as by the middle button; nothing but its own memory may grow.
func TestAFrameOfAPannedMapCostsLittle(t *testing.T) {
	for _, g := range battles {
		if g[0] == "squares" {
			g[1] = "ns-04-marengo" // the other is never larger than the window
		}
		t.Run(g[0], func(t *testing.T) {
			b := fighting(t, 1920, 1080, g, prefs.Default(), 3)
			b.Long()
			b.In.Now += 10_000
			b.Long()
			b.In.X, b.In.Y = 900, 500
			b.In.WheelY = 4 // that there is something to pan
			b.Long()
			n := 0
			drag := func() {
				n++
				way := float32(min(n%60, 60-n%60))
				b.In.Down[paint.Middle], b.In.Pressed[paint.Middle] = true, n == 1
				b.In.X, b.In.Y = 900+4*way, 500+2*way
				b.Tick()
			}
			from, moves := b.t.View.Board.Place, 0
			for range 120 {
				drag()
				b.cheap(t, "panning", mostAtRest)
				if b.t.View.Board.Place != from {
					moves++
				}
			}
			if moves < 60 {
				t.Fatal("the map stands still")
			}
			if n := testing.AllocsPerRun(60, drag); n > 0 {
				t.Errorf("a frame allocates %g times", n)
			}
		})
	}
}
