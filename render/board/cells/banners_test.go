package cells

import (
	"testing"

	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// hung is where the banner of an objective hangs and in which colour.
func (b *Painter) hung(p *sheet.Picture) (at paint.Rect, col paint.Color) {
	var l paint.List
	b.Paint(&l, p)
	for _, c := range l.Cmds {
		if c.Key == "banner/cloth" {
			return c.Dst, c.Color
		}
	}
	return
}

func TestABannerIsStruckAndAnotherHoistedWhereAPlaceIsTaken(t *testing.T) {
	for _, calm := range []bool{false, true} {
		v := force(chart(rules.Squares))
		b := looking(v, 70)
		clips := &anim.Timeline{Pace: anim.Pace{Reduced: calm}}
		clips.Settle(v)
		p := &sheet.Picture{View: v, Clips: clips}
		b.Tick(1000)
		high, first := b.hung(p)
		v.Map.Areas[1].Side = rules.Second
		b.hung(p)
		seen := map[paint.Color]bool{}
		lowest := float32(0)
		for now := 1000.0; now < 1000+2*hoistFor; now += 20 {
			b.Tick(now)
			at, col := b.hung(p)
			col.A = 255
			seen[col] = true
			lowest = max(lowest, at.Y-high.Y)
			if now < 1000+hoistFor*.4 && !calm && col != first {
				t.Fatalf("after %.0f ms it has another colour already", now-1000)
			}
		}
		last, second := b.hung(p)
		if last != high || second == first || second != b.pieces.Color("gb") {
			t.Errorf("calm %t: in the end it hangs at %v in %v", calm, last, second)
		}
		if calm && (lowest > 0 || len(seen) != 1) || !calm && (lowest < high.H*.2 || len(seen) < 2) {
			t.Errorf("calm %t: it is let down by %g, and has %d colours", calm, lowest, len(seen))
		}
	}
}

// A place that both sides fight for, each for itself, flies the banners of both.
func TestTwoObjectivesOfOneCellShowTwoBanners(t *testing.T) {
	for _, shape := range []rules.Shape{rules.Squares, rules.Hexes} {
		v := force(chart(shape))
		other := v.Map.Areas[1]
		other.Side = rules.Second
		v.Map.Areas = append(v.Map.Areas, other)
		b := looking(v, 70)
		var l paint.List
		b.Paint(&l, &sheet.Picture{View: v})
		var at []paint.Rect
		seen := map[paint.Color]bool{}
		for _, c := range l.Cmds {
			if c.Key == "banner/cloth" {
				at, seen[c.Color] = append(at, c.Dst), true
			}
		}
		if len(at) < 2 || len(seen) < 2 || at[0].Overlaps(at[len(at)-1]) {
			t.Errorf("shape %v: banners at %v in %d colours", shape, at, len(seen))
		}
	}
}
