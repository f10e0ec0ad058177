package screen

import (
	"strconv"

	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// replay steps through the answers of a game. A violet frame says that this is
// not the game itself; from any moment a branch may be played on.
type replay struct {
	r     *Root
	m     *match.Match
	board board.Board
	pic   board.Picture
	at    int  // answers played
	shown int  // of the view in pic
	moved bool // to another answer: its lines must show
	run   bool
	next  float64 // when the next answer is due, while it runs
	lines []replayLine
	said  string // language of lines
}

// replayPace is how long an answer stands while the replay runs, in
// milliseconds.
const replayPace = 900

func newReplay(r *Root, m *match.Match) *replay {
	p := &replay{r: r, m: m, shown: -1}
	p.board.Store, p.board.Metrics = r.deps.Store, r.deps.Metrics
	p.board.Bakes(r.baker(r.measured(m)))
	p.pic.Off = scene.OffBoard
	p.pic.Place = func(label string) string { return words.PlaceWord(r.deps.Words, m.Book(), label) }
	p.pic.Name = func(ref rules.Ref) string { return r.deps.Words.Name(ref, r.names(m)) }
	return p
}

// newReplayAt opens the replay after an answer.
func newReplayAt(r *Root, m *match.Match, answer int) *replay {
	p := newReplay(r, m)
	p.at = max(0, min(m.Len(), answer))
	return p
}

// view is the position shown as both players may see it.
func (p *replay) view() *rules.View { return p.m.At(p.at).View(rules.Chance) }

// Lookup implements ruled.
func (p *replay) Lookup() (rules.Rulebook, string) {
	if q := p.m.At(p.at).Request(); q != nil {
		return p.m.Book(), q.Rule
	}
	return p.m.Book(), p.m.Result().Rule
}

func (p *replay) Frame(c *ui.Ctx) {
	p.keys(c)
	p.clock(c)
	p.turn()
	c.L.Fill(paint.Ground, c.Window(), c.Theme.Bg)
	room := c.Window().Inset(c.Px(16))
	bar := ui.CutBottom(&room, p.barHeight(c))
	ui.CutBottom(&room, c.Px(10))
	side := ui.CutRight(&room, min(c.Px(480), room.W*.34))
	ui.CutRight(&room, c.Px(12))
	p.map_(c, room)
	p.told(c, side)
	p.bar(c, bar)
}

// turn takes over the view and the words of the answer shown.
func (p *replay) turn() {
	lang := p.r.deps.Words.Language()
	if p.shown == p.at && p.said == lang {
		return
	}
	p.shown, p.said, p.moved = p.at, lang, true
	p.pic.View = p.view()
	p.lines = p.lines[:0]
	if p.at <= replayBack {
		p.lines = append(p.lines, replayLine{p.r.word("ui.replay.start"), p.at == 0})
	}
	for i := max(1, p.at-replayBack); i <= p.at; i++ {
		p.lines = p.linesOf(p.lines, i)
	}
}

// replayBack is how many answers before the one shown stay in the log.
const replayBack = 12

// replayLine is a line of the log; now: the answer shown led to it.
type replayLine struct {
	text string
	now  bool
}

// linesOf adds the lines that an answer led to.
func (p *replay) linesOf(lines []replayLine, answer int) []replayLine {
	who := p.r.names(p.m)
	for _, e := range p.m.EventsOf(answer) {
		switch {
		case e.Text.Key != "":
			lines = append(lines, replayLine{p.r.deps.Words.Say(e.Text, who), answer == p.at})
		case e.Kind == rules.EvDice:
			lines = append(lines, replayLine{p.r.word("ui.replay.dice", p.r.faces(&e)), answer == p.at})
		}
	}
	return lines
}

// faces writes what dice show: numbers, or the symbols of battle dice.
func (r *Root) faces(e *rules.Event) string {
	var all []string
	for i, n := range e.Faces {
		if scene.DieOf(&e.Dice, i).Face == scene.FaceBattle {
			all = append(all, r.word("table.die."+strconv.Itoa(n)))
			continue
		}
		all = append(all, strconv.Itoa(n))
	}
	return r.deps.Words.Beside(all...)
}

// map_ paints the board in its violet frame.
func (p *replay) map_(c *ui.Ctx, r paint.Rect) {
	d := c.Px(8)
	c.Frame(r, d, c.Theme.Replay)
	in := r.Inset(d)
	head := ui.CutTop(&in, c.Line(ui.SmallB)+c.Px(6))
	c.Fill(head, c.Theme.Replay)
	c.Label(head, ui.SmallB, ui.Middle, c.Theme.Panel, p.r.word("ui.replay.frame"))
	m := p.pic.View.Map
	if unbuilt(m) {
		c.Centered(in, ui.Flavour, c.Theme.Muted, p.r.word("ui.browser.nomap"))
		return
	}
	p.paintBoard(c, in, m)
}

func (p *replay) paintBoard(c *ui.Ctx, r paint.Rect, m *rules.Map) {
	p.board.Look(m, r, c.Scale)
	switch wake := p.board.Tick(c.In.Now); {
	case wake == 0:
		c.Animate()
	case wake > 0:
		c.Wake(c.In.Now + wake)
	}
	p.board.Paint(c.L, &p.pic)
}

// told are the lines of the log that the answer led to.
func (p *replay) told(c *ui.Ctx, r paint.Rect) {
	in := c.Panel(r)
	ui.CutTop(&in, c.Paragraph(in, ui.Heading, ui.Start, c.Theme.Text, p.r.called(p.m.Book().Name(), p.m.Start().Scenario, p.m.Start().Title))+c.Px(8))
	v := p.pic.View
	who := p.r.names(p.m)
	phase := ""
	if v.Phase.Key != "" {
		phase = p.r.deps.Words.Say(v.Phase, who)
	}
	if v.Turn > 0 { // none during the set-up
		phase = p.r.word("ui.replay.turn", v.Turn, phase)
	}
	ui.CutTop(&in, c.Paragraph(in, ui.Body, ui.Start, c.Theme.Muted, phase)+c.Px(10))
	if p.moved {
		c.ScrollToEnd("replay.lines")
		p.moved = false
	}
	sc := c.Scroll("replay.lines", in)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	for _, l := range p.lines {
		style, col := ui.Body, c.Theme.Muted
		if l.now {
			style, col = ui.Strong, c.Theme.Text
		}
		f.Text(style, col, l.text)
		f.Gap(6)
	}
	sc.Done(f.Y - sc.Y)
}

// clock runs the replay on.
func (p *replay) clock(c *ui.Ctx) {
	if !p.run {
		return
	}
	if p.at >= p.m.Len() {
		p.run = false
		return
	}
	if c.In.Now >= p.next {
		p.at++
		p.next = c.In.Now + replayPace
	}
	c.Wake(p.next)
}

// keys move through the game.
func (p *replay) keys(c *ui.Ctx) {
	for _, k := range [...]struct {
		key paint.Key
		by  int
	}{{"Left", -1}, {"Right", 1}, {"PageUp", -10}, {"PageDown", 10}, {"Home", -1 << 30}, {"End", 1 << 30}} {
		if c.Take(k.key) {
			p.step(k.by)
		}
	}
}

// step moves by some answers.
func (p *replay) step(by int) {
	p.at = max(0, min(p.m.Len(), p.at+by))
	p.run = false
}

// Close implements closer.
func (p *replay) Close() { p.board.Close() }
