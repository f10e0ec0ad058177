package card

import (
	"image"
	"testing"

	"grognard/assets"
	"grognard/rules"
)

// A tile shows its part of the board; all other cards have a band and a front.
func TestEveryClassOfCardsHasItsBandAndItsFront(t *testing.T) {
	fronts := map[string]bool{}
	if err := assets.Sprites(func(name string, _ *image.RGBA) { fronts[name] = true }); err != nil {
		t.Fatal(err)
	}
	for _, class := range rules.CardClasses {
		if class == rules.ClassTile {
			continue
		}
		if got := classOf(&rules.Card{Class: class}); got != class {
			t.Errorf("a card of class %q is painted as one of class %q", class, got)
		}
		if !fronts["card/front/"+string(class)] {
			t.Errorf("no front is drawn for cards of class %q", class)
		}
	}
}
