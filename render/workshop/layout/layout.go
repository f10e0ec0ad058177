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

	Square bool // the map is as high as it is wide: it wants the full height
	Open   bool // a drawer is
	Beside bool // where letters are large the drawer leaves a column for the card: what is selected is chosen in it
	Tools  int  // buttons of the map
	Faults int  // lines of faults that are shown; 0: there is none, and one line says so
}

// Layout is where everything lies.
type Layout struct {
	Bar    paint.Rect // name, what the tool does, buttons
	Stripe paint.Rect // below it
	Tabs   [3]paint.Rect
	Drawer paint.Rect // of no width if none is open
	Sheet  bool       // it lies over the lower part of the map beside the card, since letters are large
	Column bool       // the card has a column beside it
	Tools  paint.Rect
	Folded bool // tools are zoom and an eye that opens the rest

	Map    paint.Rect // the window below the bar
	Free   paint.Rect // what of it the cells are fitted into
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
	faultsPad   = 6
	termsWide   = 1180 // two texts side by side, each of 45 to 75 letters
	termsHigh   = 800
)

// From these sizes of the text on things give way.
const (
	foldFrom   = 1.5
	sheetFrom  = 1.5
	mostGrowth = 1.4 // of what is no text
	sheetShare = .55 // of the height of the map, for a drawer that is a sheet
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

// Of lays a workshop out.
func Of(n Needs) (l Layout) {
	px := func(dp float32) float32 { return ui.Floor(dp*n.Dp*min(n.Text, mostGrowth) + .5) }
	text := func(dp float32) float32 { return ui.Floor(dp*n.Dp*n.Text + .5) }
	high := text(barHigh)
	if n.Text >= TwoLines {
		high = text(2*18*1.18) + px(10)
	}
	l.Bar = paint.Rect{W: n.W, H: high}
	l.Stripe = paint.Rect{Y: high, W: n.W, H: px(stripeHigh)}
	l.Map = paint.Rect{Y: high + l.Stripe.H, W: n.W, H: n.H - high - l.Stripe.H}
	l.Sheet, l.Folded = n.Text >= sheetFrom, n.Text >= foldFrom
	top := l.Map.Y + px(gap)
	x := px(edge)
	tab := paint.Rect{X: x, Y: top, W: text(tabWide), H: px(tabHigh)}
	if l.Sheet {
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
	left, right := tab.X+tab.W+px(gap), l.Tools.X-px(gap)
	tabs := left
	foot := n.H - px(edge)
	drawer := px(drawerWide)
	if n.W >= broadFrom {
		drawer = px(drawerBroad)
	}
	drawer = max(drawer, min(text(drawerWide), n.W*.34))
	switch {
	case !n.Open:
	case l.Sheet: // see faults
		l.Drawer.X = x
	default:
		l.Drawer = paint.Rect{X: left, Y: top, W: drawer, H: foot - top}
		left += drawer + px(gap)
	}
	card := min(text(cardWide), (right-left)*.6)
	l.Card = paint.Rect{X: right - card, Y: top, W: card, H: foot - top}
	l.Free = paint.Rect{X: left, Y: l.Map.Y, W: right - left, H: l.Map.H}
	lines := n.faults(&l, foot, px(gap), text(lineHigh), px(faultsPad))
	l.Terms = n.terms(&l, tabs, right, text(termsWide), text(termsHigh), px(gap))
	l.Faults = lines
	return l
}

// faults is where the lines of faults lie, at the foot of the window, so high as one of them and
// with so much air; in the layout they have all the room that is kept for them.
func (n *Needs) faults(l *Layout, foot, gap, line, air float32) paint.Rect {
	most := mostLines
	if l.Sheet {
		most = 1
	}
	l.Lines = max(1, min(n.Faults, most))
	room, below := l.Free, true
	switch {
	case l.Sheet && n.Open:
	case n.Square && l.Free.W-l.Card.W > l.Map.H*.8: // beside the card and the faults the board finds room
		l.Free.W = l.Card.X - gap - l.Free.X
		room.X, room.W = l.Card.X, l.Card.W
		line *= narrowLines
		below = false
	}
	room.H = line*float32(most) + air
	room.Y = foot - room.H
	if below {
		l.Free.H = room.Y - l.Map.Y
	}
	switch {
	case l.Sheet && n.Open && n.Beside: // above them, below the tabs and beside the card, which keeps its height
		d, tabs := &l.Drawer, l.Tabs[len(l.Tabs)-1]
		bottom := room.Y - gap
		d.W, d.H = l.Card.X-gap-d.X, min(ui.Floor(l.Map.H*sheetShare), bottom-(tabs.Y+tabs.H+gap))
		d.Y = bottom - d.H
		l.Free.W, l.Free.H = l.Card.X-gap-l.Free.X, d.Y-gap-l.Map.Y
		l.Column = true
	case l.Sheet && n.Open:
		d, tabs := &l.Drawer, l.Tabs[len(l.Tabs)-1]
		bottom := room.Y - gap
		d.W, d.H = n.W-2*d.X, min(ui.Floor(l.Map.H*sheetShare), bottom-(tabs.Y+tabs.H+gap))
		d.Y = bottom - d.H
		l.Free.H = d.Y - gap - l.Map.Y
		l.Card.H = d.Y - gap - l.Card.Y
		l.Faults = room
		room.H = line*float32(l.Lines) + air
		room.Y = foot - room.H
		return room
	}
	l.Card.H = room.Y - gap - l.Card.Y
	l.Faults = room
	room.H = line*float32(l.Lines) + air
	room.Y = foot - room.H
	return room
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
