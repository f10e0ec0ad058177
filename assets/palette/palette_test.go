package palette

import (
	"image/color"
	"testing"
)

func TestInkStandsOnEveryWash(t *testing.T) {
	want := map[string]float64{
		"open": 12.9, "fields": 12.3, "woods": 7.2, "hill": 10, "hill2": 7.9,
		"hill3": 6.2, "town": 9.5, "lake": 7.3, "marsh": 9.8, "rough": 6.8,
	}
	for _, w := range Washes {
		if got := Contrast(Ink, w.Color); got < want[w.Ground]-.06 {
			t.Errorf("ink on %s is %.2f:1, below %.1f", w.Ground, got, want[w.Ground])
		}
		if got := Contrast(w.Texture, w.Color); w.Ground != "open" && got < 2.5 {
			t.Errorf("texture on %s is %.2f:1, below 2.5", w.Ground, got)
		}
	}
}

func TestTextStandsOnEveryNation(t *testing.T) {
	want := map[string]float64{
		"fr": 7.9, "gb": 7.4, "pt": 4.2, "au": 13.7, "pr": 4.8, "ru": 4.6, "sp": 9.6, "ot": 4.6, "us": 9.3, "pl": 12,
	}
	for _, n := range Nations {
		if got := Contrast(n.Text, n.Color); got < want[n.ID]-.06 {
			t.Errorf("text on %s is %.2f:1, below %.1f", n.ID, got, want[n.ID])
		}
	}
}

func TestStickersOfTheTwoSidesDifferInGrey(t *testing.T) {
	if got := Contrast(grey(Ink), grey(Paper)); got < 7 {
		t.Errorf("stickers differ by %.1f:1 in grey, below 7", got)
	}
}

func TestSignalsStandOnTheirCasing(t *testing.T) {
	for name, s := range map[string]struct {
		col  color.NRGBA
		want float64
	}{
		"move": {Move, 6.8}, "attack": {Attack, 7.3}, "retreat": {Retreat, 4.2},
		"forbid": {Forbid, 5.5}, "replay": {Replay, 9.1},
	} {
		if got := Contrast(s.col, Paper); got < s.want-.06 {
			t.Errorf("%s on paper is %.2f:1, below %.1f", name, got, s.want)
		}
	}
}

func TestNationsStayApartInEveryVision(t *testing.T) {
	for _, v := range visions {
		for i, n := range Nations {
			for _, m := range Nations[:i] {
				if d := deltaE(v.see(n.Color), v.see(m.Color)); d < 16.2 {
					t.Errorf("%s and %s are %.1f apart in %s vision, below 16.2", n.ID, m.ID, d, v.name)
				}
			}
		}
	}
}

// A frame of ink round a sticker of paper is taken for one of paper round a sticker of ink, as
// Austria's is on the second side.
func TestNoNationButAustriaIsBlackOrWhite(t *testing.T) {
	for _, n := range Nations {
		for _, sticker := range []color.NRGBA{Ink, Paper} {
			if d := deltaE(visions[0].see(n.Color), visions[0].see(sticker)); n.ID != "au" && d < 18 {
				t.Errorf("%s is %.1f from a sticker, below 18", n.ID, d)
			}
		}
	}
}

func TestWashesStayApartInEveryVision(t *testing.T) {
	for _, v := range visions {
		for i, w := range Washes {
			for _, x := range Washes[:i] {
				if d := deltaE(v.see(w.Color), v.see(x.Color)); d < 6.2 {
					t.Errorf("%s and %s are %.1f apart in %s vision, below 6.2", w.Ground, x.Ground, d, v.name)
				}
			}
		}
	}
}

func TestEveryNationHasItsOwnHatch(t *testing.T) {
	seen := map[Hatch]string{}
	for _, n := range Nations {
		if o, ok := seen[n.Hatch]; ok {
			t.Errorf("%s and %s share a hatch", n.ID, o)
		}
		seen[n.Hatch] = n.ID
	}
}

func TestHexRefusesWhatIsNoColour(t *testing.T) {
	for _, s := range []string{"", "2B2118", "#2B21", "#2B21188", "#2B21g8", "#2B211\u00e8", "02B2118"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q was taken for a colour", s)
				}
			}()
			Hex(s)
		}()
	}
}

func TestHexReadsCapitalsAndSmallLetters(t *testing.T) {
	want := color.NRGBA{0x09, 0xaf, 0xBE, 255}
	for _, s := range []string{"#09afbe", "#09AFBE"} {
		if got := Hex(s); got != want {
			t.Errorf("%s is %v", s, got)
		}
	}
}
