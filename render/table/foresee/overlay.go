package foresee

import (
	"slices"

	"grognard/rules"
)

// Glance is an overlay of a rulebook about a thing, as a viewer sees it.
type Glance struct {
	Pos    *rules.Position
	Viewer rules.Side
	Key    rules.Overlay
	About  rules.Ref // 0: about nothing in particular
}

// Overlay is what an overlay shows: what the board shades, and what is drawn over it.
type Overlay struct {
	Shades  []rules.Shade // but for lines, what blocks them, and names
	Lines   []rules.Shade
	Names   []rules.Shade
	Cut     []rules.Ref // cells that are blocked
	Walls   []rules.Ref // those of them that are in the way
	General bool        // it is the same whatever it is about
}

// Overlay asks a rulebook for an overlay.
func (g Glance) Overlay(book rules.Rulebook) Overlay {
	all := book.Overlay(g.Pos.Board(), g.Viewer, g.Key, g.About)
	o := Sort(all)
	o.General = g.About != 0 && sameShades(all, book.Overlay(g.Pos.Board(), g.Viewer, g.Key, 0))
	return o
}

// sameShades reports whether two overlays show the same.
func sameShades(a, b []rules.Shade) bool {
	return slices.EqualFunc(a, b, func(x, y rules.Shade) bool {
		return x.Cell == y.Cell && x.To == y.To && x.Side == y.Side && x.Style == y.Style && x.N == y.N && slices.Equal(x.Area, y.Area)
	})
}

// mostWalls is how many cells with the style "blocked" stand for what is in the
// way, if no line ends at any. If they are more they are what is not seen.
const mostWalls = 3

// Sort keeps apart what the board shades and what is drawn over it.
func Sort(all []rules.Shade) (o Overlay) {
	for _, s := range all {
		same := func(l rules.Shade) bool { return l.Cell == s.Cell && l.To == s.To }
		switch {
		case s.Style == rules.StyleLine && s.Cell != 0:
			if !slices.ContainsFunc(o.Lines, same) {
				o.Lines = append(o.Lines, s)
			}
		case s.Style == rules.StyleName && s.Cell != 0:
			o.Names = append(o.Names, s)
		case s.Style == rules.StyleBlocked && s.Cell != 0:
			o.Cut = append(o.Cut, s.Cell)
		default:
			o.Shades = append(o.Shades, s)
		}
	}
	for _, l := range o.Lines {
		if slices.Contains(o.Cut, l.To) {
			o.Walls = append(o.Walls, l.To)
		}
	}
	if len(o.Walls) == 0 && len(o.Cut) <= mostWalls {
		o.Walls = o.Cut
	}
	return o
}

// Ends reports whether a line ends at a cell.
func (o *Overlay) Ends(r rules.Ref) bool {
	return slices.ContainsFunc(o.Lines, func(l rules.Shade) bool { return l.To == r })
}

// Empty reports whether there is nothing to show.
func (o *Overlay) Empty() bool {
	return len(o.Shades)+len(o.Lines)+len(o.Names)+len(o.Cut) == 0
}
