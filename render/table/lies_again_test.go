package table

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

// weighed opens a battle at its first fight, on a table of a player who likes it so, and
// returns where the theatre lies.
func weighed(t *testing.T, k Kept) (*clash, paint.Rect) {
	t.Helper()
	b := fighting(t, 2560, 1440, battles[4], prefs.Default(), 3)
	o, ok := b.next(t)
	if !ok {
		t.Fatal("nobody fights")
	}
	b.t.deps.Kept = func() Kept { return k }
	b.t.recall()
	b.Tick()
	b.In.X, b.In.Y = -1, -1
	b.all = 1 // the pointer stays away
	b.t.View.Board.ShowRef(o.At, b.In.Now)
	b.Long()
	b.weigh(o)
	at := b.t.combat.Place()
	if at.W == 0 {
		t.Fatal("there is no theatre")
	}
	return b, at
}

// TestTheTheatreOfTheNextGameLiesWhereThatOfTheLastLay has a theatre come up where the one
// of another game lay, as long as it covers nothing there.
func TestTheTheatreOfTheNextGameLiesWhereThatOfTheLastLay(t *testing.T) {
	_, usual := weighed(t, Kept{})
	for x := float32(820); x < 1500; x += 180 {
		for y := float32(60); y < 900; y += 130 {
			k := Kept{Theatre: [2]int{int(x * 1000 / 2560), int(y * 1000 / 1440)}}
			_, at := weighed(t, k)
			if dx, dy := at.X-x, at.Y-y; at != usual && dx*dx < 9 && dy*dy < 9 {
				return
			}
		}
	}
	t.Error("the theatre never lies where that of the last game lay")
}

// TestTheTableRemembersWhereTheTheatreLay fights a fight out: the place of its theatre is
// kept for the next game.
func TestTheTableRemembersWhereTheTheatreLay(t *testing.T) {
	b := thrown(t, battles[0], prefs.Default(), high)
	at := paint.Rect{}
	for range 60 {
		if b.t.game.Scene.View().Combat != nil || b.t.game.Clips.Running() {
			if r := b.t.combat.Place(); r.W > 0 {
				at = r
			}
		}
		if b.kept.Theatre != ([2]int{}) {
			break
		}
		b.Long()
		q := b.m.Request()
		if q == nil {
			break
		}
		if err := b.t.game.Answer(q.Options[max(0, q.Quiet)]); err != nil {
			t.Fatal(err)
		}
		b.Tick()
	}
	x, y := float32(b.kept.Theatre[0])*b.In.W/1000, float32(b.kept.Theatre[1])*b.In.H/1000
	if dx, dy := x-at.X, y-at.Y; at.W == 0 || dx*dx > 9 || dy*dy > 9 {
		t.Errorf("kept is %v, the theatre lay at %v", b.kept.Theatre, at)
	}
}
