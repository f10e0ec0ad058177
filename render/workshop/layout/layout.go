// Package layout says where things lie in the workshop. The map lies under all of it, as on
// a table; what is laid out here floats on it, and says what it leaves free.
//
// It knows nothing of what is painted: sizes and counts go in, rectangles in pixels of the
// window come out.
package layout

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Needs is what a workshop has to show, and where.
type Needs struct {
	W, H float32 // of the window, in pixels
	Dp   float32 // pixels of a dp, the size of the text aside
	Text float32 // the player's factor of letters, 1 as a rule

	Chart  Chart // none: there is no map
	Open   bool  // a drawer is
	Odds   bool  // where letters are large they are told instead of what a drawer holds, at the right of the map
	Beside bool  // a drawer below the map leaves a column for the card: what is selected is chosen in it
	Tools  int   // buttons of the map
	Faults int   // lines of faults that are shown; 0: there is none, and one line says so
}

// Layout is where everything lies.
type Layout struct {
	Bar    paint.Rect // name, what the tool does, buttons
	Stripe paint.Rect // below it
	Tabs   [3]paint.Rect
	Drawer paint.Rect // of no width if none is open
	Large  bool       // letters are: tabs are low, and the map and what lies beside it share the window otherwise
	Column bool       // the card has a column beside the drawer
	Tools  paint.Rect
	Folded bool // tools are zoom and an eye that opens the rest

	Map    paint.Rect // the window below the bar
	Free   paint.Rect // what of it nothing lies over for long
	Cells  paint.Rect // what of that the cells are fitted into: their margin lies around them
	Card   paint.Rect // of what is selected, at most, with what if below it
	Faults paint.Rect
	Lines  int        // of faults that there is room for
	Terms  paint.Rect // the sheet with the terms of the battle
}

// Sizes in dp.
const (
	barHigh     = 48
	stripeHigh  = 6
	edge        = 10
	gap         = 8
	tabWide     = 104
	tabHigh     = 92
	tabLow      = 40 // where letters are large
	drawerWide  = 252
	drawerBroad = 318
	broadFrom   = 1600 // pixels of the window
	toolWide    = 50
	toolHigh    = 43
	cardWide    = 362
	lineHigh    = 40
	broken      = 60 // the same where it has two lines of letters
	faultsPad   = 6
	termsWide   = 1180 // two texts side by side, each of 45 to 75 letters
	termsHigh   = 800
)

// From these sizes of the text on things give way.
const (
	foldFrom   = 1.5
	largeFrom  = 1.5
	mostGrowth = 1.4 // of what is no text
	belowShare = .55 // of the height of the map, for a drawer that lies below it
	folded     = 3   // tools that are left
)

// mostLines is how many lines of faults have room, be there so many or not: neither map nor card
// moves when faults come and go.
const mostLines = 2

// narrowLines is how many lines high a fault is in the column beside a square board: what is wrong
// is said in several, and what would mend it stands below.
const narrowLines = 2.8

// TwoLines is the size of the text from which on the bar has two lines.
const TwoLines = 1.5

// of lays a workshop out with its parts in an order.
func (n *Needs) of(o order) (l Layout) {
	px := func(dp float32) float32 { return ui.Floor(dp*n.Dp*min(n.Text, mostGrowth) + .5) }
	text := func(dp float32) float32 { return ui.Floor(dp*n.Dp*n.Text + .5) }
	high := text(barHigh)
	if n.Text >= TwoLines {
		high = text(2*18*1.18) + px(10)
	}
	l.Bar = paint.Rect{W: n.W, H: high}
	l.Stripe = paint.Rect{Y: high, W: n.W, H: px(stripeHigh)}
	l.Map = paint.Rect{Y: high + l.Stripe.H, W: n.W, H: n.H - high - l.Stripe.H}
	l.Large, l.Folded = n.Text >= largeFrom, n.Text >= foldFrom
	top := l.Map.Y + px(gap)
	x := px(edge)
	tab := paint.Rect{X: x, Y: top, W: text(tabWide), H: px(tabHigh)}
	if l.Large {
		tab.W, tab.H = text(tabWide)*1.1, text(tabLow)
	} else {
		tab.W = max(tab.W, px(tabWide))
	}
	for i := range l.Tabs {
		l.Tabs[i] = tab
		tab.Y += tab.H + px(gap)
	}
	tools := n.Tools
	if l.Folded {
		tools = folded
	}
	w, h := px(toolWide), min(px(toolHigh)*float32(tools), l.Map.H-2*px(gap))
	l.Tools = paint.Rect{X: n.W - w - px(edge), Y: top, W: w, H: h}
	left, right := l.Tabs[0].X+tab.W+px(gap), l.Tools.X-px(gap)
	tabs, below := left, tab.Y // the room beside the tabs, and below them
	foot := n.H - px(edge)
	drawer := px(drawerWide)
	if n.W >= broadFrom {
		drawer = px(drawerBroad)
	}
	drawer = max(drawer, min(text(drawerWide), n.W*.34))
	switch {
	case !n.Open:
	case !l.Large:
		l.Drawer = paint.Rect{X: left, Y: top, W: drawer, H: foot - top}
		left += drawer + px(gap)
	case o == upright:
		l.Drawer = paint.Rect{X: x, Y: below, W: drawer, H: foot - below}
		left = max(left, x+drawer+px(gap))
	default:
		l.Drawer.X = x // see lower
	}
	card := min(text(cardWide), (right-left)*.6)
	l.Card = paint.Rect{X: right - card, Y: top, W: card, H: foot - top}
	l.Free = paint.Rect{X: left, Y: l.Map.Y, W: right - left, H: l.Map.H}
	line := text(lineHigh)
	if n.Open && l.Large && o == upright { // narrow, and each has two lines of letters
		line = text(broken)
	}
	lines := n.faults(&l, foot, px(gap), line, px(faultsPad))
	if n.Open && l.Large && o == lying {
		n.lower(&l, px(gap), below)
	}
	if l.Card.H = l.Faults.Y - px(gap) - l.Card.Y; l.Large && n.Open && o == lying && !n.Beside {
		l.Card.H = l.Drawer.Y - px(gap) - l.Card.Y
	}
	if n.Odds && l.Large {
		l.Free.W = l.Card.X - px(gap) - l.Free.X
		if o == lying { // below the tabs the map has all the width
			foot := l.Free.Y + l.Free.H
			l.Free = paint.Rect{X: x, Y: below, W: l.Card.X - px(gap) - x, H: foot - below}
		}
	}
	l.Terms = n.terms(&l, tabs, right, text(termsWide), text(termsHigh), px(gap))
	l.Faults = lines
	l.Cells = n.Chart.within(&l)
	return l
}

// faults is where the lines of faults lie, at the foot of the window, so high as one of them and
// with so much air; in the layout they have all the room that is kept for them.
func (n *Needs) faults(l *Layout, foot, gap, line, air float32) paint.Rect {
	most := mostLines
	if l.Large {
		most = 1
	}
	l.Lines = max(1, min(n.Faults, most))
	room := l.Free
	if n.Chart.square() && !l.Large && l.Free.W-l.Card.W > l.Map.H*.8 { // beside the card and the faults the board finds room
		l.Free.W = l.Card.X - gap - l.Free.X
		room.X, room.W = l.Card.X, l.Card.W
		line *= narrowLines
	} else {
		if l.Free.H = foot - line*float32(most) - air - l.Map.Y; l.Large {
			l.Free.H -= gap
		}
	}
	room.H = line*float32(most) + air
	room.Y = foot - room.H
	l.Faults = room
	room.H = line*float32(l.Lines) + air
	room.Y = foot - room.H
	return room
}

// lower lays the drawer below the map, above the faults and below the tabs, and beside the card
// where that is to be read with it.
func (n *Needs) lower(l *Layout, gap, tabs float32) {
	d := &l.Drawer
	bottom := l.Faults.Y - gap
	d.W, d.H = n.W-2*d.X, min(ui.Floor(l.Map.H*belowShare), bottom-tabs)
	if n.Beside {
		d.W = l.Card.X - gap - d.X
		l.Free.W, l.Column = l.Card.X-gap-l.Free.X, true
	}
	d.Y = bottom - d.H
	l.Free.H = d.Y - gap - l.Map.Y
}

// terms is where the sheet with the terms lies: in the middle, if there is room between tabs and
// tools, and above the faults where it would lie on them.
func (n *Needs) terms(l *Layout, left, right, wide, high, gap float32) paint.Rect {
	w := min(wide, right-left)
	r := paint.Rect{X: max(left, min(right-w, ui.Floor((n.W-w)/2))), Y: l.Tabs[0].Y, W: w, H: min(high, l.Map.H-2*gap)}
	if r.Y+r.H > l.Faults.Y-gap && r.X < l.Faults.X+l.Faults.W && r.X+r.W > l.Faults.X {
		r.H = l.Faults.Y - gap - r.Y
	}
	return r
}

// Rest is what lies over the map when nothing is selected.
func (l *Layout) Rest() []paint.Rect {
	all := []paint.Rect{l.Bar, l.Stripe, l.Drawer, l.Tools, l.Faults}
	return append(all, l.Tabs[:]...)
}
