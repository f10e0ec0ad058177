package ccn

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestTheSightOverlayMarksEveryHexOnceAndWhatEndsSightWithALine(t *testing.T) {
	g := draw(t, `
	french: e5 fr-fa-1
	allied: d5 gb-ln-1, b5 gb-ln-2
	`)
	marked, blocked, lines := map[rules.Ref]string{}, map[rules.Ref]bool{}, map[rules.Ref]bool{}
	about, _ := Book{}.Parse("fr-fa-1")
	for _, s := range (Book{}).Overlay(g.board(), rules.First, "sight", about) {
		if s.Side != rules.First {
			t.Errorf("%s is marked for side %d", Book{}.Format(s.Cell), s.Side)
		}
		switch s.Style {
		case "area", "contested":
			if marked[s.Cell] != "" {
				t.Errorf("%s is %s and %s", Book{}.Format(s.Cell), marked[s.Cell], s.Style)
			}
			marked[s.Cell] = string(s.Style)
		case "blocked":
			blocked[s.Cell] = true
		case "line":
			lines[s.To] = true
		}
	}
	for name, want := range map[string]string{"d5": "area", "b5": "contested", "e4": "area"} {
		ref, _ := Book{}.Parse(name)
		if marked[ref] != want {
			t.Errorf("%s is %q, want %q", name, marked[ref], want)
		}
	}
	for h := range hex(boardSize) { // five hexes are in range, and nothing off the map is marked
		if want := h.real() && h.name() != "e5" && distance(h, g.board().units[0].at) <= 5; (marked[h.ref()] != "") != want {
			t.Errorf("%v is marked %q", h, marked[h.ref()])
		}
	}
	for _, s := range draw(t, "french: f11 fr-fa-1\nallied: a1 gb-ln-1").shades("sight", "fr-fa-1") { // nor beside its edge
		if _, ok := parseHex(strings.Fields(s)[0]); !ok {
			t.Errorf("%q is marked", s)
		}
	}
	wall, _ := Book{}.Parse("d5")
	if len(blocked) != 1 || !blocked[wall] || len(lines) != 1 || !lines[wall] {
		t.Errorf("%d hexes end sight and %d lines lead there, want the one with the unit", len(blocked), len(lines))
	}
	t.Run("CCN-42.11 artillery on a hill sees over friends next to it", func(t *testing.T) {
		s := draw(t, scene("e5 H")+"french: e5 fr-fa-1, d5 fr-ln-1\nallied: a1 gb-ln-2").shades("sight", "fr-fa-1")
		if slices.Contains(s, "d5 blocked") || !slices.Contains(s, "c6 area") {
			t.Errorf("marked are %q", s)
		}
	})
}
