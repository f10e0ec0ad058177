package ui

import (
	"testing"

	"grognard/assets/palette"
	"grognard/render/paint"
)

func TestChipsAreReadInEveryThemeAndState(t *testing.T) {
	for _, theme := range Themes() {
		for _, x := range []float32{400, 102} { // away from it, on it
			r := newRoom(t, func(c *Ctx) { c.Theme = theme; c.Chip("chip", 100, 100, "X-1") })
			r.at(x, 102)
			r.at(x, 102) // what the pointer is on is known a frame later
			var bg, ink paint.Color
			for _, cmd := range r.list.Cmds {
				switch {
				case cmd.Op == paint.Fill && cmd.Dst.X == 100 && cmd.Dst.Y == 100:
					bg = cmd.Color
				case cmd.Op == paint.Text && cmd.Text == "X-1":
					ink = cmd.Color
				}
			}
			if got := palette.Contrast(bg, ink); got < 4.5 {
				t.Errorf("%s, pointer at %.0f: %.1f", theme.Name, x, got)
			}
		}
	}
}

func TestTheStripeOfEveryNationIsSeenOnEveryPanel(t *testing.T) {
	for _, theme := range Themes() {
		for _, n := range palette.Nations {
			r := newRoom(t, func(c *Ctx) { c.Theme = theme; c.Stripe(here, n.ID) })
			best := 0.
			for _, cmd := range r.list.Cmds {
				best = max(best, palette.Contrast(cmd.Color, theme.Panel))
			}
			if best < stands {
				t.Errorf("%s in %s: %.1f", n.ID, theme.Name, best)
			}
		}
	}
}
