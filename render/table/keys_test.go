package table

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

// press holds a letter down for a frame, as the loop hears it: as a key, and as held.
func (b *battle) press(letter string) {
	b.In.Held.Letters[letter[0]-'A'] = true
	b.In.Keys = []paint.Key{paint.Key(letter)}
	b.Tick()
}

// release lets it go.
func (b *battle) release(letter string) {
	b.In.Held.Letters[letter[0]-'A'] = false
	b.Tick()
}

func TestTheKeyThatTurnsATileShowsNoOverlay(t *testing.T) {
	b := tileDesk(t)
	on := b.t.View.Overlays.Shown
	b.Click("card.T01")
	b.Click("cell.b7")
	before, _ := b.t.game.Choice.Laid()
	b.press("R")
	if now, _ := b.t.game.Choice.Laid(); now == before {
		t.Error("the tile has not turned")
	}
	if on() != "" {
		t.Errorf("%q shows while the tile is turned", on())
	}
	b.Tick()
	if on() != "" {
		t.Errorf("%q shows while the key stays down", on())
	}
	b.release("R")
	if on() != "" {
		t.Errorf("%q stays on", on())
	}
	b.Key("Escape")
	b.press("R")
	if on() != "moves" {
		t.Errorf("without a tile in hand the key shows %q", on())
	}
	b.release("R")
}

func TestNoOverlayIsHeardUnderTheListOfKeys(t *testing.T) {
	b := newGame(t, 1280, 720, "man-01-first-orders", prefs.Default(), true)
	on := b.t.View.Overlays.Shown
	b.press("Z")
	if on() != "control" {
		t.Fatalf("the key shows %q", on())
	}
	b.Key("Slash")
	if !b.t.keyList.Open || on() != "" {
		t.Errorf("%q shows under the list of keys", on())
	}
	b.release("Z")
	b.press("Z")
	if on() != "" {
		t.Errorf("a key pressed under the list shows %q", on())
	}
	b.Key("Escape")
	if b.t.keyList.Open || on() != "" {
		t.Errorf("once the list is closed the key that is still down shows %q", on())
	}
	b.release("Z")
	if on() != "" {
		t.Errorf("%q stays on", on())
	}
}

func TestALookAtTheGroundLeavesTheHandWhereItIs(t *testing.T) {
	b := newGame(t, 1280, 720, "man-01-first-orders", prefs.Default(), true)
	b.In.Held.Alt = true
	b.press("H")
	if !b.t.View.Picture.Hide || b.t.Cards.Folded {
		t.Error("Alt+H does not lift the pieces away, or puts the hand away")
	}
	b.In.Held.Alt = false
	b.release("H")
	b.press("H")
	if b.t.View.Picture.Hide || b.t.Cards.Folded {
		t.Error("H alone lifts the pieces away, or puts the hand away")
	}
	b.release("H")
	b.press("A")
	if !b.t.Cards.Folded {
		t.Error("A does not put the hand away")
	}
}
