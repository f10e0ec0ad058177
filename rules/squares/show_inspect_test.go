package squares

import (
	"slices"
	"testing"
)

// wantNoNote checks that a side reads no such notes on a thing.
func (g *game) wantNoNote(viewer, id string, keys ...string) *game {
	g.Helper()
	for _, key := range keys {
		if slices.Contains(g.notes(viewer, id), key) {
			g.Errorf("%s reads %s of %s", viewer, key, id)
		}
	}
	return g
}

// wantNumbers checks the numbers of a note.
func (g *game) wantNumbers(viewer, id, key string, n, m int) *game {
	g.Helper()
	if x := g.note(viewer, id, key).Text; x.N != n || x.M != m {
		g.Errorf("%s of %s says %d and %d, want %d and %d", key, id, x.N, x.M, n, m)
	}
	return g
}

func TestTheInspectorTellsHowThingsStand(t *testing.T) {
	t.Run("NS-C4.3.56 in a combat the hits of the round, and what a test would be", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2\nC4 blue-4 gun\nE4 blue-3 2hits", "attack red-1 @C4").dice().Roll(6, 6).WantAsk("share", "blue").Play("hit blue-2")
		g.wantNumbers("red", "blue-2", "struck", 1, 0).wantNumbers("blue", "blue-2", "test", 1, 4).wantNoNote("red", "blue-1", "struck", "test").wantNoNote("red", "blue-3", "struck", "test")
	})
	t.Run("NS-C4.0.4 a unit tells whether its leader reaches it, in an intervention the C-in-C", func(t *testing.T) {
		g := draw(t, field+"chief red C3 +1\ngeneral red-g1 G1\nC3 red-1\nG2 red-2\nG7 blue-9\nintervention red-c ap 3")
		if n := g.note("red", "red-1", "inside"); n.Text.B != refsByName["red-c"] {
			t.Errorf("within reach of %s", Book{}.Format(n.Text.B))
		}
		g.wantNote("red", "red-2", "inside").wantNote("red", "blue-9", "inside") // each of its own general
	})
	t.Run("NS-C4.0.4 the active leader tells how many he reaches, nobody else", func(t *testing.T) {
		g := draw(t, field+"general red-g1 A1\nB1 red-1\nG1 red-2\nC1 red-3 of red-g2\nG7 blue-1").wantNumbers("red", "red-g1", "reach", 1, 2)
		g.wantNoNote("red", "red-g2", "reach").wantNoNote("red", "blue-g1", "reach")
		draw(t, field+"general red-g1 A1 turn=1\nB1 red-1\nG7 blue-1\nphase general").wantNoNote("red", "red-g1", "reach")
	})
	t.Run("NS-B.17 a fort is called so, and a town a town", func(t *testing.T) {
		g := draw(t, "t . F\n. . .\n. . .\nA1 red-1\nC1 blue-1")
		g.wantNote("red", "C3", "ground.fort").wantNoNote("red", "C3", "ground.town").wantNote("red", "A3", "ground.town").wantNoNote("red", "A3", "ground.fort")
	})
	t.Run("NS-A.36 how full a square is, and NS-A.38 what could still come", func(t *testing.T) {
		g := draw(t, ". . .\n# # #\n. . .\nA1 red-1\nC3 blue-1").wantNumbers("red", "A1", "capacity", 6, 2).wantNoNote("red", "B1", "capacity").wantNote("red", "B1", "room")
		g.wantNoNote("red", "B2", "room").wantNoNote("red", "C3", "room").wantNote("blue", "C3", "room").wantNoNote("chance", "A1", "room")
	})
	t.Run("NS-A.53 while markers are laid out a square tells nothing of the enemy’s", func(t *testing.T) {
		g := opening(t, field+"on fog_of_war\nC1 red-1\nE1 red-3\nC6 blue-1\n", []string{"fog_of_war"}).Play("cover +red-g1 @C1", "done", "done")
		g.WantAsk("fog.cover", "blue").Play("cover +blue-g1 @C6").wantNote("red", "C6", "room").wantNoNote("red", "C6", "capacity")
	})
}
