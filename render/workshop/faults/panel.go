// Package faults tells what is wrong with a draft: in lines at the foot of the map, and by
// seals of wax where it lies on the map. It changes nothing: a way to mend a fault is handed
// back to be carried out.
package faults

import (
	"strconv"
	"strings"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what faults are told from.
type Deps struct {
	State *state.State
	Words *words.Speaker
	Board *board.Board
}

// Panel tells the faults of a draft.
type Panel struct {
	Deps
	Deaf bool    // the seals let the pointer through to what lies below them
	all  bool    // more lines than two lie open
	cut  float32 // what of its width a line in a column leaves to the button of the others
	at   int     // fault that was shown last
	mend mending
	held held
}

// New returns the panel.
func New(d Deps) *Panel { return &Panel{Deps: d, at: -1} }

// Few is how many lines there are at rest, most how many when all lie open.
const (
	Few  = 2
	most = 8
)

// Lines is how many lines of faults there are to show.
func (p *Panel) Lines() int { return min(max(len(p.State.Draft().Flaws), len(p.held.rows)), Few) }

// Sizes in dp.
const (
	sealSize = 42
	lineSeal = 26
	fixGap   = 8
	moreWide = 96
	fixPad   = 7  // what a button leaves free beside its word at least,
	fixAir   = 14 // and how much more where there is room
	fixApart = 22 // between what takes something away and the others
	lowAir   = 14 // and above and below it, in a column
	pad      = 10
)

// columnLines is how many lines of letters a fault is high at least that has its buttons below what
// is wrong, mostGrown how much higher it gets where they have no room.
const (
	columnLines = 2.4
	mostGrown   = 1.8
)

// scrollName is the area in which the lines lie.
const scrollName = "workshop.faults"

// Wax is the colour of a seal, Ochre that of advice.
var (
	wax   = paint.Color{R: 0xa0, G: 0x18, B: 0x18, A: 255}
	ochre = paint.Color{R: 0xb0, G: 0x7a, B: 0x1c, A: 255}
	print = paint.Color{R: 0xfb, G: 0xf5, B: 0xe4, A: 255}
)

// Frame paints so many lines in r, and more from its foot up where they lie open. sound is said
// where there is no fault, beside what is said of the file.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect, lines int, sound, file string) (act state.Act) {
	p.settle(c)
	rows := p.rows()
	if len(rows) == 0 {
		p.all, p.at = false, -1
		p.mend.forget()
		p.sound(c, r, sound, file)
		return act
	}
	if flaws := p.State.Draft().Flaws; len(flaws) > 0 && c.Take("F8") {
		p.at = (p.at + 1) % len(flaws)
		act.Add(p.show(&flaws[p.at]))
	}
	few := min(len(rows), lines)
	n, line := few, p.lineHigh(c, r, rows, few)
	if p.all = p.all && len(rows) > few; p.all {
		n = few + further(r, len(rows), few, line)
	}
	box := paint.Rect{X: r.X, Y: r.Y + r.H - line*float32(n), W: r.W, H: line * float32(n)}
	in := slim(c, box)
	high := in.H / float32(n)
	c.ScrollKeys(scrollName, "PageUp", "PageDown", "End") // arrows and Home are the map's
	sc := c.Scroll(scrollName, in)
	shown := n
	if p.all {
		shown = len(rows)
	}
	for i := range shown {
		at := paint.Rect{X: sc.View.X, Y: sc.Y + high*float32(i), W: sc.Width, H: high}
		if !sc.Sees(at.Y, at.H) {
			continue
		}
		if p.cut = 0; i == few-1 && len(rows) > few {
			up := at
			if at.H > columnLines*c.Line(ui.Small) { // beside what is wrong alone
				up.H = c.Line(ui.SmallB) + c.Px(lowAir)
			}
			p.more(c, &up, len(rows)-few)
			if p.cut = at.W - up.W; up.H == at.H {
				at, p.cut = up, 0
			}
		}
		act.Add(p.line(c, at, i, &rows[i]))
	}
	sc.Done(high * float32(shown))
	if act.Mends {
		p.hold(rows, box)
	}
	return act
}

// Fold leaves the lines at rest: the player works at the map.
func (p *Panel) Fold() { p.all = false }

// Rise is how far the lines that lie open stand up above r, in which so many lie at rest. They
// leave half of what is above them to what else is shown there.
func (p *Panel) Rise(c *ui.Ctx, r paint.Rect, lines int) float32 {
	rows := p.rows()
	few := min(len(rows), lines)
	if few == 0 {
		return 0
	}
	line := p.lineHigh(c, r, rows, few)
	rise := line*float32(few) - r.H
	if p.all && len(rows) > few {
		rise += line * float32(further(r, len(rows), few, line))
	}
	return rise
}

// further is how many of n lines more lie open.
func further(r paint.Rect, n, few int, line float32) int {
	return max(0, min(min(n, most)-few, int(r.Y/2/line)))
}

// lineHigh is how high a line is: in a column as high as those at rest need for what is wrong and
// what would mend it below that.
func (p *Panel) lineHigh(c *ui.Ctx, r paint.Rect, rows []row, few int) float32 {
	line := r.H / float32(few)
	if line < columnLines*c.Line(ui.Small) {
		return line
	}
	need := line
	for i := range few {
		w, cut := r.W-c.Px(20), float32(0)
		if i == few-1 && len(rows) > few {
			cut = c.Px(moreWide)
		}
		said := c.Wrap(ui.Small, w-cut-c.Px(lineSeal+8), p.saying(&rows[i])).Height
		high := c.Line(ui.SmallB) + c.Px(lowAir)
		if p.wide(c, p.offered(&rows[i])) > w {
			high *= 2
		}
		need = max(need, said+high+c.Px(10))
	}
	return ui.Floor(min(need, line*mostGrown))
}

// slim paints a panel with little air in it: its lines are all there is. It returns the room
// inside.
func slim(c *ui.Ctx, r paint.Rect) paint.Rect {
	c.Block(r)
	c.Shadow(r.Inset(-c.Px(5)).Moved(0, c.Px(3)))
	c.Surface("ui/panel", r, c.Theme.Panel)
	in := r.Inset(c.Px(4))
	in.X, in.W = in.X+c.Px(4), in.W-c.Px(8)
	return in
}

// sound says that nothing is wrong.
func (p *Panel) sound(c *ui.Ctx, r paint.Rect, text, file string) {
	in := slim(c, r)
	ui.CutLeft(&in, c.Px(4))
	tick := ui.CutLeft(&in, c.Px(lineSeal))
	ui.CutLeft(&in, c.Px(8))
	head := p.Words.Word("ui.workshop.sound")
	w := c.Width(ui.SmallB, head)
	need := c.Line(ui.SmallB) + c.Wrap(ui.Small, in.W, text).Height
	beside := w+c.Px(24)+c.Width(ui.Small, file) <= in.W
	if in.H > 2.6*c.Line(ui.Small) && (!beside || need+c.Line(ui.Small) <= in.H) { // several lines: the tick stands before the first
		first := ui.CutTop(&in, c.Line(ui.SmallB))
		tick.H = first.H
		c.Image("icon/check", ui.Mid(tick, c.Px(18), c.Px(18)), c.Theme.Text)
		c.Label(first, ui.SmallB, ui.Start, c.Theme.Text, head)
		room := in
		if need+c.Line(ui.Small) <= in.H+first.H { // else what can be played goes before it
			room.H -= c.Line(ui.Small)
		} else {
			file = ""
		}
		ui.CutTop(&in, c.Paragraph(room, c.Fit(ui.Small, room.W, room.H, text), ui.Start, c.Theme.Text, text))
		c.Label(ui.CutTop(&in, c.Line(ui.Small)), ui.Small, ui.Start, c.Theme.Muted, file)
		return
	}
	c.Image("icon/check", ui.Mid(tick, c.Px(18), c.Px(18)), c.Theme.Text)
	if in.H > 1.8*c.Line(ui.Small) { // two lines
		line := c.Line(ui.SmallB)
		st := c.Fit(ui.Small, in.W, in.H-line, text)
		ui.CutTop(&in, ui.Floor((in.H-line-c.Wrap(st, in.W, text).Height)/2))
		top := ui.CutTop(&in, line)
		c.Label(top, ui.SmallB, ui.Start, c.Theme.Text, head)
		if wide := c.Width(ui.Small, file); w+c.Px(24)+wide <= in.W {
			c.Label(ui.CutRight(&top, wide+c.Px(6)), ui.Small, ui.Start, c.Theme.Muted, file)
		}
		c.Paragraph(in, st, ui.Start, c.Theme.Text, text)
		return
	}
	c.Label(in, ui.SmallB, ui.Start, c.Theme.Text, head)
	ui.CutLeft(&in, w+c.Px(10))
	if wide := c.Width(ui.Small, file); c.Width(ui.Small, text)+c.Px(24)+wide <= in.W {
		c.Label(ui.CutRight(&in, wide+c.Px(6)), ui.Small, ui.Start, c.Theme.Muted, file)
	}
	c.Label(in, c.Fit(ui.Small, in.W, c.Line(ui.Small), text), ui.Start, c.Theme.Text, text)
}

// more is the button that opens the other lines.
func (p *Panel) more(c *ui.Ctx, r *paint.Rect, n int) {
	b := ui.Button{Name: "button.faults.more", Label: p.Words.Word("ui.workshop.more", n), Style: &ui.Small, Flat: true}
	if p.all {
		b.Label = p.Words.Word("ui.workshop.fewer")
	}
	w, _ := c.Size(b)
	if c.Button(ui.CutRight(r, min(w, r.W*.3)), b) {
		p.all = !p.all
	}
}

// line is one fault: its seal, whose it is, what is wrong, and what would mend it.
func (p *Panel) line(c *ui.Ctx, r paint.Rect, i int, x *row) (act state.Act) {
	name := "fault." + strconv.Itoa(i+1)
	ui.CutLeft(&r, c.Px(4))
	fixes := p.offered(x)
	if !fixes.ready {
		c.Wake(c.In.Now + mendWait)
	}
	if r.H > columnLines*c.Line(ui.Small) { // buttons lie below what is wrong
		act.Line, act.Edits = p.below(c, &r, i, x, fixes)
		r.W -= p.cut
	} else {
		act.Edits = p.fixes(c, &r, i, 0, r.W*.6, fixes)
		act.Line = p.text(c, &r, i, x, .3)
	}
	act.Mends = act.Edits != nil
	seal := func() paint.Rect {
		return ui.Mid(ui.CutLeft(&r, c.Px(lineSeal)), c.Px(lineSeal), c.Px(lineSeal))
	}
	if x.at < 0 { // it is mended
		c.Image("icon/check", ui.Mid(seal(), c.Px(18), c.Px(18)), c.Theme.Muted)
		ui.CutLeft(&r, c.Px(8))
		p.sentence(c, r, p.saying(x), c.Theme.Muted)
		return act
	}
	touch := c.Region(name, r)
	if _, pressed := c.Focusable(name, r); touch.Clicked || pressed {
		p.at = x.at
		act.Add(p.show(&p.State.Draft().Flaws[x.at]))
	}
	if touch.Hover {
		c.Cursor(paint.Hand)
	}
	p.seal(c, seal(), x.at)
	ui.CutLeft(&r, c.Px(8))
	p.sentence(c, r, p.saying(x), c.Theme.Text)
	return act
}

// text is the button that shows a fault in the file, at the right end of r, if it takes
// no more than a share of that. It returns the line
// of the file that is to be shown, or 0.
func (p *Panel) text(c *ui.Ctx, r *paint.Rect, i int, x *row, most float32) int {
	b := ui.Button{Name: "text." + strconv.Itoa(i+1), Icon: "icon/book", Style: &ui.Small, Flat: true, Tip: p.Words.Word("ui.workshop.text.about")}
	w := ui.Floor(c.Em(ui.Small) + 2*c.Px(fixPad))
	if w >= r.W*most {
		return 0
	}
	at := ui.CutRight(r, w) // be it free: what stands beside it stays where it is
	if line := x.flaw.Err.Line; line > 0 && x.at >= 0 && c.Button(at, b) {
		return line
	}
	return 0
}

// below are the buttons of a fault in a column, at the foot of r: what would mend it as large as it
// is read, in two lines where one has no room for all, and the place in the file where that leaves
// room.
func (p *Panel) below(c *ui.Ctx, r *paint.Rect, i int, x *row, fixes offer) (line int, edits []rules.Edit) {
	h := min(c.Line(ui.SmallB)+c.Px(lowAir), ui.Floor(r.H/2))
	said := c.Wrap(ui.Small, r.W-p.cut-c.Px(lineSeal+8), p.saying(x)).Height
	first := len(fixes.all) // those that stand in the upper line, if there are two
	for first > 0 && p.wide(c, fixes.first(first)) > r.W {
		first--
	}
	if lines := r.H - 2*h; first == 0 || lines < said {
		first = len(fixes.all)
	}
	low := ui.CutBottom(r, h)
	if first < len(fixes.all) {
		rest := fixes
		rest.all, rest.apart = fixes.all[first:], max(0, fixes.apart-first)
		fixes = fixes.first(first)
		edits = p.fixes(c, &low, i, first, low.W, rest)
		up := ui.CutBottom(r, h)
		if e := p.fixes(c, &up, i, 0, up.W, fixes); e != nil {
			edits = e
		}
		return p.text(c, &low, i, x, .4), edits
	}
	if free := low.W - p.wide(c, fixes); free > 0 {
		line = p.text(c, &low, i, x, min(.4, free/low.W))
	}
	return line, p.fixes(c, &low, i, 0, low.W, fixes)
}

// fixWide is how wide a button with a word is at least.
func fixWide(c *ui.Ctx, word string) float32 {
	return ui.Floor(c.Width(ui.SmallB, word)+2*c.Px(fixPad)) + 1
}

// wide is how much room the buttons of some ways to mend a fault take beside each other.
func (p *Panel) wide(c *ui.Ctx, fixes offer) (sum float32) {
	for k := range fixes.all {
		sum += fixWide(c, p.Words.Say(fixes.all[k].Text)) + c.Px(fixGap)
	}
	return sum
}

// parting is the room between what takes something away and the others, if some is free.
func (o offer) parting(c *ui.Ctx, free float32) float32 {
	if o.apart == 0 || o.apart == len(o.all) || free < c.Px(fixGap) {
		return 0
	}
	return min(free, c.Px(fixApart))
}

// first are so many of them.
func (o offer) first(n int) offer {
	o.all, o.apart = o.all[:n], min(o.apart, n)
	return o
}

// fixes are the buttons that mend a fault, at the right end of r and no wider than most together.
// It returns what the one that was pushed comes to. Those that are not ready cannot be pushed.
// before is how many stand elsewhere before them.
func (p *Panel) fixes(c *ui.Ctx, r *paint.Rect, i, before int, most float32, fixes offer) (edits []rules.Edit) {
	all := fixes.all
	gap := c.Px(fixGap)
	labels, wide, sum := make([]string, len(all)), make([]float32, len(all)), float32(0)
	for k := range all {
		labels[k] = p.Words.Say(all[k].Text)
		wide[k] = fixWide(c, labels[k])
		sum += wide[k] + gap
	}
	parting := fixes.parting(c, most-sum)
	most -= parting
	share := min(1, most/sum)
	if spare := (most - sum) / float32(max(1, len(all))); spare > 0 { // what is left goes about the words
		for k := range wide {
			wide[k] += min(ui.Floor(spare), c.Px(fixAir))
		}
	}
	for k := len(all) - 1; k >= 0; k-- {
		at := ui.CutRight(r, ui.Floor(wide[k]*share))
		st := c.Fit(ui.SmallB, at.W-c.Px(2*fixPad), at.H, labels[k])
		if col := c.Theme.Text; !fixes.ready || all[k].Edits == nil {
			if fixes.ready {
				col = paint.Alpha(c.Theme.Muted, .5)
			}
			c.Centered(at.Inset(c.Px(6)), st, col, labels[k])
		} else if c.Button(at, ui.Button{Name: "fix." + strconv.Itoa(i+1) + "." + strconv.Itoa(before+k+1), Label: labels[k], Style: &st, Flat: true}) {
			edits = all[k].Edits
		}
		ui.CutRight(r, gap)
		if k == fixes.apart && parting > 0 {
			line := ui.CutRight(r, parting)
			c.Fill(paint.Rect{X: line.X + ui.Floor(line.W/2), Y: line.Y + line.H/4, W: c.Hairline(), H: line.H / 2}, c.Theme.Border)
		}
	}
	return edits
}

// sentence says whose fault it is and what is wrong.
func (p *Panel) sentence(c *ui.Ctx, r paint.Rect, text string, col paint.Color) {
	st := c.Fit(ui.Small, r.W, r.H, text)
	r.Y += ui.Floor((r.H - c.Wrap(st, r.W, text).Height) / 2)
	c.Paragraph(r, st, ui.Start, col, text)
}

// Sentence says a fault. It begins with the name of the thing that it belongs to, unless it
// names that anyway.
func (p *Panel) Sentence(f *rules.Flaw) string {
	t := p.State.Draft().Thing(f.Thing)
	named, placed := false, false
	name, cell := p.names(t)
	for _, a := range f.Err.Args {
		if s, ok := a.(rules.Said); ok {
			named, placed = named || p.means(s, t, name), placed || p.Words.Said(s) == cell
		}
	}
	full := name
	if cell != "" && !placed && p.shared(t) {
		full = p.Words.Aside(name, cell)
	}
	cause := p.Words.CauseIn(f.Err, func(s rules.Said) string {
		if p.means(s, t, name) {
			return full
		}
		return p.Words.Said(s)
	})
	text := p.Words.Capital(cause)
	if name != "" && !named {
		text = p.Words.About(p.Words.Capital(full), cause)
	}
	if f.Advice {
		text = p.Words.Aside(text, p.Words.Word("ui.workshop.advice"))
	}
	return text
}

// means reports whether a name in a fault is that of the thing which it belongs to.
func (p *Panel) means(s rules.Said, t *rules.Thing, name string) bool {
	return t != nil && name != "" && (s.Ref != 0 && s.Ref == t.Ref || p.Words.Said(s) == name)
}

// names are what a thing is called, and the one cell that it is on.
func (p *Panel) names(t *rules.Thing) (name, cell string) {
	if t == nil {
		return "", ""
	}
	if len(t.Cells) == 1 {
		cell = p.Words.Name(t.Cells[0])
	}
	return p.Words.Say(t.Name), cell
}

// shared reports whether another thing has the same name.
func (p *Panel) shared(t *rules.Thing) bool {
	all := p.State.Draft().Things
	for i := range all {
		if all[i].Path != t.Path && all[i].Name == t.Name {
			return true
		}
	}
	return false
}

// show selects what a fault is about and brings it into view. One of a term of the battle opens
// the drawer of terms; one that lies nowhere shows its line of the file.
func (p *Panel) show(f *rules.Flaw) (act state.Act) {
	switch {
	case f.Thing != "":
		act = state.Select(f.Thing)
		act.Show = f.Thing
	case len(f.Cells) > 0:
	case p.term(f.Path) != "":
		terms := state.Terms
		act.Drawer, act.Term = &terms, p.term(f.Path)
	default:
		act.Line = f.Err.Line
	}
	act.Cells = f.Cells
	return act
}

// term is the key of the term at a path of the file, or of the first one of the table there, as
// of an army; "" if there is none.
func (p *Panel) term(path string) string {
	kit := p.State.Open.Kit()
	if kit.Term(path) != nil || path == "" {
		return path
	}
	for i := range kit.Terms {
		if strings.HasPrefix(kit.Terms[i].Key, path+".") {
			return kit.Terms[i].Key
		}
	}
	return ""
}

// seal paints the wax of a fault.
func (p *Panel) seal(c *ui.Ctx, r paint.Rect, i int) {
	col := wax
	if p.State.Draft().Flaws[i].Advice {
		col = ochre
	}
	c.Image("icon/wax", r, col)
	st := ui.SmallB
	st.Size = r.H / c.Scale * .52
	c.Label(r, st, ui.Middle, print, strconv.Itoa(i+1))
}

// Seals paints a seal at the place of each fault on the map in port; one that is out of view
// stands at its edge. A click selects what it is about.
func (p *Panel) Seals(c *ui.Ctx, port paint.Rect) (act state.Act) {
	layer, text := c.On(paint.Over, paint.OverText)
	defer c.On(layer, text)
	d := c.Px(sealSize)
	for i := range p.State.Draft().Flaws {
		f := &p.State.Draft().Flaws[i]
		x, y, ok := p.Place(f)
		if !ok {
			continue
		}
		r := paint.About(min(max(x, port.X+d/2), port.X+port.W-d/2), min(max(y, port.Y+d/2), port.Y+port.H-d/2), d, d)
		if p.Deaf {
			p.seal(c, r, i)
			continue
		}
		name := "seal." + strconv.Itoa(i+1)
		touch := c.Region(name, r)
		if touch.Hover {
			c.Cursor(paint.Hand)
			c.Tip(name, r, p.Sentence(f), true)
		}
		if touch.Clicked {
			p.at = i
			act.Add(p.show(f))
		}
		if !port.Has(x, y) {
			c.Fill(r, paint.Alpha(c.Theme.Panel, .6))
		}
		p.seal(c, r, i)
	}
	return act
}

// Place is where a fault lies in the window: beside its cell, so that what stands there is
// seen; false if it has no place.
func (p *Panel) Place(f *rules.Flaw) (x, y float32, ok bool) {
	t := p.State.Draft().Thing(f.Thing)
	if top := p.Board.Tabletop(); p.Board.Map != nil && top != nil {
		switch {
		case len(f.Pts) > 0:
			x, y = top.PointPixels(f.Pts[0])
		case t != nil && t.Frame != nil:
			x, y = top.PointPixels(t.Frame.Middle)
		case t != nil && len(t.Pts) > 0:
			x, y = top.PointPixels(t.Pts[0])
		default:
			return 0, 0, false
		}
		return x, y, true
	}
	cells := f.Cells
	if len(cells) == 0 && t != nil {
		cells = t.Cells
	}
	if len(cells) == 0 {
		return 0, 0, false
	}
	r, ok := p.Board.CellRect(cells[0])
	if !ok {
		return 0, 0, false
	}
	x, y = r.Center()
	return x + r.W*.3, y - r.H*.3, true
}
