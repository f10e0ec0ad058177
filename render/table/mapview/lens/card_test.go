package lens

import (
	"testing"

	"grognard/render/paint"
)

// Half a card that looks out below the theatre tells nothing.
func TestACardBelowTheTheatreIsHidden(t *testing.T) {
	theatre, card := paint.Rect{X: 950, Y: 50, W: 270, H: 580}, paint.Rect{X: 1000, Y: 60, W: 270, H: 180}
	for _, x := range []struct {
		above [2]paint.Rect
		want  bool
	}{
		{[2]paint.Rect{theatre}, true},
		{[2]paint.Rect{{}, theatre}, true},
		{[2]paint.Rect{}, false},
		{[2]paint.Rect{{X: 100, Y: 50, W: 270, H: 580}}, false},
	} {
		if got := hidden(card, x.above); got != x.want {
			t.Errorf("below %v it is hidden: %v", x.above, got)
		}
	}
}
