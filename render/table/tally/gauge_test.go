package tally

import (
	"testing"

	"grognard/rules"
)

func TestABannerGaugeIsARowOfSlots(t *testing.T) {
	g := rules.Gauge{Key: "banners", Of: 6, Spoils: true}
	if !slotted(&g) {
		t.Error("no slots before the first banner is won")
	}
	if g = (rules.Gauge{Key: "cards", N: 5, Of: 5}); slotted(&g) {
		t.Error("a gauge that counts nothing with a name has slots")
	}
}
