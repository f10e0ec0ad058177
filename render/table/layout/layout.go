// Package layout says where things lie on a table whose map fills the window. The map
// lies under all of it, from edge to edge: what is laid out here floats on it, and says
// what it leaves free.
//
// It knows neither the table nor what is painted: sizes and counts go in, rectangles in
// pixels of the window come out.
package layout

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Needs is what a table has to show, and where.
type Needs struct {
	W, H float32 // of the window, in pixels
	Dp   float32 // pixels of a dp, the size of the text aside
	Text float32 // the player's factor of letters, 1 as a rule

	Device float32 // pixels of the screen to one of the window; 0 is 1

	Wide, High float32 // of the cells of the map, in cells; 0: there is no map
	Most       float32 // pixels of a cell of the whole map at most; 0 is no limit

	Lines  int  // of the longer standard, below its score
	Clock  bool // the hour or the light stands below the phase
	North  int  // whose standard hangs above, 0 or 1
	Hand   bool // cards lie at the lower edge, or beside a square map
	Shown  bool // they are only to be looked at: a tab on the desk does where their strip would make the cells smaller
	Piles  bool // draw piles, cards in play and other hands need a place
	Spread bool // so many cards or tiles are to be chosen from that they want a panel
	Tools  int  // buttons of the map
	Tray   bool // pieces wait to be placed
	Labels int  // nameplates of what stands nowhere on the map
	Log    bool // the log lies open

	LogPinned bool // and pushes the map aside
	Beside    bool // however narrow the window is: what is told in its place is of the map
}

// Layout is where everything lies, in pixels of the window.
type Layout struct {
	Bar       paint.Rect    // who is asked what, over the full width
	Stripe    paint.Rect    // of the side's colour, below it
	Standards [2]paint.Rect // tallies of the sides
	Turn      paint.Rect    // turn and phase, between them
	Tools     paint.Rect
	Columns   int // of tools

	Map  paint.Rect    // the window below the bar, but for what is pinned
	Free paint.Rect    // what of it the cells are fitted into
	Desk [2]paint.Rect // what the cells leave free beside them when they are fitted, left and right; their W may be 0

	Piles  [2]paint.Rect // of cards of each side: on the desk, or a band beside its standard
	Common paint.Rect    // piles of both sides, beside the turn
	Play   paint.Rect    // cards in play
	Spread paint.Rect    // cards and tiles to choose from, of no width if there are few
	Fallen [2]paint.Rect // whom each side has lost, below them; the same

	Hand     paint.Rect // title bands at the lower edge, or the desk that the hand is fanned on
	Fanned   bool       // the hand lies on the desk, its cards whole
	Tab      bool       // the hand is a tab that opens it
	Inspect  paint.Rect // what is pointed at, at most
	Messages paint.Rect // the last lines of the log
	Log      paint.Rect // the drawer
	Minimap  paint.Rect // at most
	Tray     paint.Rect
	Labels   paint.Rect // nameplates in two columns, below the tray; of no width if there are none

	Plates bool // standards are a plate with emblem and score only
	Folded bool // tools are zoom and an eye that opens the rest
	OneRow bool // inspector and odds are a line at the foot
	Quiet  bool // messages do not appear by themselves
}

// Sizes in dp.
const (
	barHigh      = 48
	stripeHigh   = 4
	edge         = 14 // from the edges of the window
	gap          = 10 // between things
	standardWide = 86
	standardHigh = 96 // with its score, but without
	standardWord = 23 // the word for what that counts, and
	standardLine = 23
	turnHigh     = 80
	clockHigh    = 20 // of the hour, below the phase
	plateWide    = 72 // of a standard that is a plate, and how high
	plateHigh    = 37
	toolWide     = 50
	toolHigh     = 37
	toolsRoom    = 620 // that a column of tools needs to stay one
	minimapWide  = 288
	minimapHigh  = 212
	inspectWide  = 404
	inspectHigh  = 260
	inspectMost  = 520
	rowHigh      = 56 // of an inspector that is a row
	messageWide  = 516
	messageHigh  = 82
	logWide      = 378
	trayWide     = 292
	trayHigh     = 136
	handHigh     = 56
	handWide     = 980
	tabWide      = 128 // of a hand that is a tab, and how high
	tabHigh      = 44
	ampleCell    = 80  // of which the strip of a hand may take some
	deskWide     = 300 // beside a map, for a hand to be fanned there
)

// From these sizes of the text on things give way one by one.
const (
	quietFrom  = 1.3
	platesFrom = 1.5
	oneRowFrom = 1.7
	mostGrowth = 1.4 // of what is no text
)

// TwoLines is the size of the text from which on the bar has two lines.
const TwoLines = 1.5

// PinLog is the width of a window, in pixels, from which on the log may push the map
// aside, PinFirst that from which on it does at first, and PinRoom how much of the window
// is left to the map at least.
const (
	PinLog   = 1600
	PinFirst = 2400
	PinRoom  = .7
)

// besideLeaves is how much of the width of the window is left to a map that something lies beside.
const besideLeaves = .6

// frame is a layout in the making.
type frame struct {
	Layout
	n    *Needs
	letr float32 // pixels of a dp of letters
	dp   float32 // pixels of a dp of all else
}

func newFrame(n *Needs) frame {
	return frame{n: n, letr: n.Dp * n.Text, dp: n.Dp * min(n.Text, mostGrowth)}
}

// Of lays a table out.
func Of(n Needs) Layout {
	f := newFrame(&n)
	f.Quiet = n.Text >= quietFrom
	f.Plates, f.Folded = n.Text >= platesFrom, n.Text >= platesFrom
	f.OneRow = n.Text >= oneRowFrom
	f.bar()
	f.drawer()
	f.tallies()
	f.tools()
	f.fit(0)
	f.waiting()
	f.spread()
	f.bands()
	f.corners()
	f.lain()
	f.beside()
	return f.Layout
}

// px turns dp of furniture into whole pixels, text those of letters.
func (f *frame) px(dp float32) float32   { return ui.Floor(dp*f.dp + .5) }
func (f *frame) text(dp float32) float32 { return ui.Floor(dp*f.letr + .5) }

// bar cuts the bar off the top. Large letters stand in two lines, a little smaller.
func (f *frame) bar() {
	high := f.text(barHigh)
	if f.n.Text >= TwoLines {
		high = f.text(2*18*1.18) + f.px(10)
	}
	f.Bar = paint.Rect{W: f.n.W, H: high}
	f.Stripe = paint.Rect{Y: high, W: f.n.W, H: f.px(stripeHigh)}
	f.Map = paint.Rect{Y: high + f.Stripe.H, W: f.n.W, H: f.n.H - high - f.Stripe.H}
}

// drawer lays the log to the right; pinned it takes its room from the map.
func (f *frame) drawer() {
	if !f.n.Log {
		return
	}
	w := f.logWide()
	f.Log = paint.Rect{X: f.n.W - w, Y: f.Map.Y, W: w, H: f.Map.H}
	if f.n.LogPinned && f.mayPin(w) == MayPin || f.n.Beside && f.n.W-w >= besideLeaves*f.n.W {
		f.Map.W -= w
	}
}

// Pinning says whether the log may push the map aside.
type Pinning uint8

// What may be said of it.
const (
	MayPin   Pinning = iota
	Narrow           // the window is too narrow
	Crowding         // too little of it would be left to the map
)

// mayPin says it of a log that is so wide. Neither goes together with cards that have
// pushed the map aside.
func (f *frame) mayPin(w float32) Pinning {
	switch {
	case f.n.W < PinLog*max(1, f.n.Device):
		return Narrow
	case f.n.Spread || (f.n.W-w)*f.Map.H < PinRoom*f.n.W*f.n.H:
		return Crowding
	}
	return MayPin
}

// Pin says whether the log may push the map aside.
func (n Needs) Pin() Pinning {
	f := newFrame(&n)
	f.bar()
	return f.mayPin(f.logWide())
}

// logWide is how wide the log is.
func (f *frame) logWide() float32 { return min(f.text(logWide), f.n.W*.9) }

// tallies hangs the standards and the turn between them at the left edge.
func (f *frame) tallies() {
	x, y := f.px(edge), f.Map.Y+f.px(gap)
	w, h, turn := f.px(standardWide), f.px(standardHigh)+f.text(standardWord)+f.text(standardLine)*float32(f.n.Lines), f.px(turnHigh)
	if f.n.Clock {
		turn += f.text(clockHigh)
	}
	if room := f.Map.H - 4*f.px(gap); f.Plates || 2*h+turn > room {
		f.Plates = true
		w, h, turn = f.text(plateWide), f.text(plateHigh), f.text(plateHigh*.78)
	}
	north := f.n.North
	f.Standards[north] = paint.Rect{X: x, Y: y, W: w, H: h}
	y += h + f.px(gap)
	if f.Plates { // the turn hangs below both
		f.Standards[1-north] = paint.Rect{X: x, Y: y, W: w, H: h}
		f.Turn = paint.Rect{X: x, Y: y + h + f.px(gap), W: w, H: turn}
		return
	}
	f.Turn = paint.Rect{X: x, Y: y, W: w, H: turn}
	f.Standards[1-north] = paint.Rect{X: x, Y: y + turn + f.px(gap), W: w, H: h}
}

// folded is how many tools there are when they are folded.
const folded = 3

// tools stand at the right edge.
func (f *frame) tools() {
	n, w, h := f.n.Tools, f.px(toolWide), f.px(toolHigh)
	if f.Folded {
		n = folded
	}
	f.Columns = 1
	if f.Map.H-2*f.px(gap) < min(f.px(toolsRoom), h*float32(n)) {
		f.Columns = 2
	}
	rows := (n + f.Columns - 1) / f.Columns
	w *= float32(f.Columns)
	f.Tools = paint.Rect{X: f.Map.X + f.Map.W - w - f.px(edge), Y: f.Map.Y + f.px(gap), W: w, H: h * float32(rows)}
}

// letters is the width of the margin beside the cells in which their letters stand.
const letters = 20

// fit finds the room that the cells are fitted into, so far from the standards, and the
// desk that they leave.
func (f *frame) fit(aside float32) {
	left, right := f.tallied()+f.px(edge)+aside, f.Tools.X-f.px(edge)
	if f.n.Beside && f.n.Wide > 0 { // the drawer leaves no margin: the letters beside the cells would lie below what stands there
		left, right = left+f.px(letters), right-f.px(letters)
	}
	f.Free = paint.Rect{X: left, Y: f.Map.Y, W: right - left, H: f.Map.H}
	if f.n.Hand {
		f.hand()
	}
	if f.n.Wide == 0 {
		return
	}
	w := f.cell(f.Free) * f.n.Wide
	mid := f.Free.X + f.Free.W/2
	f.Desk[0] = paint.Rect{X: f.Map.X, Y: f.Map.Y, W: max(0, mid-w/2-f.Map.X), H: f.Map.H}
	f.Desk[1] = paint.Rect{X: mid + w/2, Y: f.Map.Y, W: max(0, f.Map.X+f.Map.W-mid-w/2), H: f.Map.H}
}

// tallied is where the standards end.
func (f *frame) tallied() float32 { return f.Standards[0].X + f.Standards[0].W }

// cell is how many pixels a cell has when all are fitted into a room.
func (f *frame) cell(r paint.Rect) float32 {
	z := min(r.W/f.n.Wide, r.H/f.n.High)
	if f.n.Most > 0 {
		z = min(z, f.n.Most)
	}
	return z
}

// hand lays the hand on the desk where a square or tall map leaves one, else at the
// lower edge, for which the cells make room. For very large letters it is a tab.
func (f *frame) hand() {
	f.Fanned, f.Tab = false, f.OneRow
	if f.n.Wide > 0 && !f.OneRow {
		w := f.cell(f.Map) * f.n.Wide
		if beside := (f.Map.W - w) / 2; beside >= f.px(deskWide) {
			f.Free = paint.Rect{X: f.Map.X + beside, Y: f.Map.Y, W: w, H: f.Map.H}
			f.Fanned = true
			f.Hand = paint.Rect{X: f.Map.X, Y: f.Map.Y + f.Map.H*.58, W: beside, H: f.Map.H * .42}
			return
		}
	}
	h := f.text(handHigh)
	if f.n.Shown && f.shelved(h) {
		return
	}
	w := min(f.px(handWide), f.Free.W)
	if f.Tab {
		w, h = min(f.text(tabWide), f.Free.W), f.text(tabHigh)
	}
	f.Hand = paint.Rect{X: ui.Floor(f.Free.X + (f.Free.W-w)/2), Y: f.n.H - h, W: w, H: h}
	f.Free.H -= h
}

// shelved lays the hand as a tab into the lower corner of the desk, if its strip of a height would make small cells smaller
// and the desk has room.
func (f *frame) shelved(strip float32) bool {
	if f.n.Wide == 0 || f.OneRow {
		return false
	}
	low := f.Free
	low.H -= strip
	z := f.cell(f.Free)
	right := f.Map.X + f.Map.W
	w, h := f.text(tabWide), f.text(tabHigh)
	if f.cell(low) >= min(z, f.px(ampleCell)) || right-(f.Free.X+(f.Free.W+z*f.n.Wide)/2) < w+f.px(edge+gap) {
		return false
	}
	f.Tab = true
	f.Hand = paint.Rect{X: right - w - f.px(edge), Y: f.n.H - h - f.px(gap), W: w, H: h}
	return true
}

// corners are taken by what comes and goes: it lies over the map.
func (f *frame) corners() {
	x, foot := f.px(edge), f.n.H-f.px(edge)
	if f.Hand.W > 0 && !f.Fanned {
		foot = f.Hand.Y - f.px(gap)
	}
	right := f.Map.X + f.Map.W - f.px(edge)
	if f.OneRow {
		h := f.text(rowHigh)
		f.Inspect = paint.Rect{X: x, Y: foot - h, W: right - x, H: h}
	} else {
		w, h := f.text(inspectWide), min(f.text(inspectHigh), f.Map.H*.6)
		top := max(f.Standards[0].Y+f.Standards[0].H, f.Turn.Y+f.Turn.H, f.Standards[1].Y+f.Standards[1].H) + f.px(gap)
		h = max(h, min(f.text(inspectMost), foot-top)) // it grows upwards to what it needs
		f.Inspect = paint.Rect{X: x, Y: foot - h, W: w, H: h}
	}
	mw, mh := f.px(minimapWide), f.px(minimapHigh)
	f.Minimap = paint.Rect{X: right - mw, Y: foot - mh, W: mw, H: mh}
	w, h := min(f.text(messageWide), f.Map.W*.5), f.text(messageHigh)
	f.Messages = paint.Rect{X: right - w, Y: foot - h, W: w, H: h}
	if f.Fanned { // the cards lie to the left
		f.Messages.X = max(f.Messages.X, min(f.Desk[1].X+f.cell(f.Free)*margin+f.px(sheetEdge), right-f.px(deskWide)*.7))
		f.Messages.W = right - f.Messages.X
		f.Inspect.X = max(f.Desk[1].X+f.px(gap), right-f.Inspect.W)
		f.Inspect.W = right - f.Inspect.X
		foot, top := min(f.Minimap.Y, f.Messages.Y)-f.px(gap), f.Tools.Y+f.Tools.H+f.px(gap)
		f.Inspect.H = min(f.Inspect.H, foot-top)
		f.Inspect.Y = foot - f.Inspect.H
	}
	f.waiting()
}

// Rest is what lies over the map when nothing is pointed at and nobody fights.
func (l *Layout) Rest() []paint.Rect {
	all := []paint.Rect{l.Bar, l.Stripe, l.Standards[0], l.Standards[1], l.Turn, l.Tools}
	if !l.Fanned && l.Hand.W > 0 {
		all = append(all, l.Hand)
	}
	return all
}
