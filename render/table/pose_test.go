package table

import (
	"strconv"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/rules"
	"grognard/scenarios"
)

// turning opens a board of Napoleon Squares on which a brigade in line may turn,
// and picks it.
func turning(t *testing.T, w, h int) (*battle, rules.Ref) {
	t.Helper()
	board := boardtest.Duel()
	board.Phase = "movement"
	board.Units[0] = boardtest.Infantry("red-1", "C2", `order = "linear", facing = "N"`)
	board.States[0] = boardtest.At("red-1", "C2", `facing = "N"`)
	book, _ := scenarios.Book("squares")
	m, err := match.New(book, match.Start{Data: []byte(board.File()), Open: true, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	b := newDesk(t, w, h, prefs.Default()).begin(m)
	b.Long()
	all := b.acts("face")
	if len(all) != 3 {
		t.Fatalf("%d ways to turn", len(all))
	}
	b.Click(b.t.names.Region("piece", all[0].Who))
	b.Long()
	return b, all[0].Who
}

func TestFacingsArePicturesFromLeftToRight(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		b, _ := turning(t, size[0], size[1])
		last := float32(0)
		for _, o := range b.acts("face") {
			if _, ok := b.t.choice.Pose(o); !ok {
				t.Errorf("%s is no picture", b.t.names.Option(o))
			}
			at := -1
			for i, h := range b.Hits() {
				if h.Name == b.t.names.Option(o) {
					at = i
					if h.X < last || h.W != h.H {
						t.Errorf("%s lies at %v, %v by %v, after %v", h.Name, h.X, h.W, h.H, last)
					}
					last = h.X
				}
			}
			if at < 0 {
				t.Errorf("%s cannot be clicked among %s", b.t.names.Option(o), b.Names())
			}
		}
		if b.Has("amount.more") {
			t.Error("the facings are behind a number")
		}
		b.Shot("stances-" + strconv.Itoa(size[1]))
	}
}

func TestAPictureTellsWhatItMeansAndIsClicked(t *testing.T) {
	b, who := turning(t, 1280, 720)
	o := b.acts("face")[1]
	b.Point(b.t.names.Option(o))
	for range 60 {
		b.Tick()
	}
	if !b.Says(b.t.words.Label(o)) {
		t.Errorf("under the pointer the picture does not say %q", b.t.words.Label(o))
	}
	want, _ := b.t.choice.Pose(o)
	b.Click(b.t.names.Option(o))
	b.Long()
	if p := b.t.scene.Piece(who); p.Facing != want.Facing {
		t.Errorf("it faces %d, want %d", p.Facing, want.Facing)
	}
}

func TestNumbersThatChangeNoPieceKeepTheirButtons(t *testing.T) {
	b := newGame(t, 1280, 720, "man-01-first-orders", prefs.Default(), true)
	for _, o := range b.m.Request().Options {
		if _, ok := b.t.choice.Pose(o); ok {
			t.Errorf("%s is a picture", b.t.names.Option(o))
		}
	}
}
