package tabletop

import (
	"strings"
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

func TestHowMuchOfABodyIsDrawnOnEachLevel(t *testing.T) {
	for _, x := range []struct {
		inch  float32
		level level
		signs int // of special figures
		tags  int
	}{
		{34, figures, 1, 2}, {20, figures, 1, 2},
		{19.9, dots, 0, 2}, {12, dots, 0, 2},
		{11.9, plain, 0, 2}, {7, plain, 0, 2},
		{6.9, outline, 0, 0},
	} {
		v := outing(rules.StateOfficer, rules.StateDisordered)
		b := &Painter{Sheet: &sheet.Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}}
		b.Look(v.Map, paint.Rect{W: 800, H: 600}, paint.Rect{}, 1)
		b.Place = sheet.Place{X: 30, Y: 26, Zoom: x.inch, Loose: true}
		var l paint.List
		b.Paint(&l, &sheet.Picture{View: v, Name: named})
		if got, _ := b.levels(); got != x.level {
			t.Errorf("%g px an inch: level %d, want %d", x.inch, got, x.level)
		}
		tags := 0
		for i := range l.Cmds {
			c := &l.Cmds[i]
			if c.Op == paint.Text && c.Text != "" {
				tags++
			}
			if c.Op == paint.Image && strings.HasPrefix(c.Key, "tabletop/badge/") && c.Dst.W < 10 {
				t.Errorf("%g px an inch: a badge of %g px", x.inch, c.Dst.W)
			}
		}
		if got := painttest.Images(&l, "tabletop/staff/"); got != x.signs || tags != x.tags {
			t.Errorf("%g px an inch: %d signs and %d numbers, want %d and %d", x.inch, got, tags, x.signs, x.tags)
		}
		if painttest.Images(&l, "tabletop/badge/") == 0 {
			t.Errorf("%g px an inch: nothing tells of the disorder", x.inch)
		}
	}
}

func TestStandsOfEachLevelLookDifferent(t *testing.T) {
	seen := map[string]level{}
	for k := figures; k <= outline; k++ {
		for _, round := range []bool{false, true} {
			id := standID{nation: "fr", face: "infantry", n: 4, round: round, level: k, size: 40}
			if k >= plain {
				id.face, id.n = "", 0
			}
			pic := string(standPicture(&id).Pix)
			if was, ok := seen[pic]; ok && !(round && k == outline) {
				t.Errorf("level %d looks like level %d, round %t", k, was, round)
			}
			seen[pic] = k
		}
	}
}
