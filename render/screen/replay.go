package screen

import (
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/history"
	"grognard/render/table/mapview"
	"grognard/render/table/stage"
	"grognard/render/ui"
	"grognard/rules"
)

// replay steps through the answers of a game. A violet frame says that this is
// not the game itself; from any moment a branch may be played on. Map, log and
// inspector are those of the table.
type replay struct {
	r     *Root
	m     *match.Match
	stage *stage.Still

	at    int // answers played
	shown int // of them, when the stage was set last
	run   bool
	next  float64 // when the next answer is due, while it runs
}

// replayPace is how long an answer stands while the replay runs, in
// milliseconds.
const replayPace = 900

func newReplay(r *Root, m *match.Match) *replay {
	p := &replay{r: r, m: m, shown: -1}
	read := func(clause string) { r.read(m.Book(), clause) }
	p.stage = stage.Show(stage.Deps{Store: r.deps.Store, Metrics: r.deps.Metrics, Bake: r.baker(r.measured(m)), Rule: read}, r.deps.Words, m.Book(), p)
	p.stage.Log.Now = func(e match.Entry) bool { return e.Answer == p.at }
	p.turn()
	return p
}

// newReplayAt opens the replay after an answer.
func newReplayAt(r *Root, m *match.Match, answer int) *replay {
	p := newReplay(r, m)
	p.at = max(0, min(m.Len(), answer))
	return p
}

// Log implements log.Record: what has happened up to the answer shown, without what
// was taken back.
func (p *replay) Log() []match.Entry {
	return slices.DeleteFunc(slices.Clone(p.m.Log()), func(e match.Entry) bool { return e.Undone || e.Answer > p.at })
}

// Changes implements log.Record.
func (p *replay) Changes() int { return p.at }

// Lookup implements ruled.
func (p *replay) Lookup() (rules.Rulebook, string) {
	if q := p.m.At(p.at).Request(); q != nil {
		return p.m.Book(), q.Rule
	}
	return p.m.Book(), p.m.Result().Rule
}

// Frame implements screen.
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
	p.stage.End(c)
}

// turn sets the stage for the answer shown.
func (p *replay) turn() {
	p.stage.Translate()
	if p.shown == p.at {
		return
	}
	p.shown = p.at
	var moved []match.Entry
	for _, e := range slices.Backward(p.Log()) {
		if e.Answer == p.at && history.Moves(&e.Event) {
			moved = append(moved, e)
		}
	}
	p.stage.See(p.m.At(p.at), moved...)
}

// map_ paints the board in its violet frame.
func (p *replay) map_(c *ui.Ctx, r paint.Rect) {
	d := c.Px(8)
	c.Frame(r, d, c.Theme.Replay)
	in := r.Inset(d)
	head := ui.CutTop(&in, c.Line(ui.SmallB)+c.Px(6))
	c.Fill(head, c.Theme.Replay)
	c.Label(head, ui.SmallB, ui.Middle, c.Theme.Panel, p.r.word("ui.replay.frame"))
	if unbuilt(p.stage.Seen().Map) {
		c.Centered(in, ui.Flavour, c.Theme.Muted, p.r.word("ui.browser.nomap"))
		return
	}
	tools := ui.CutRight(&in, c.Px(48))
	p.stage.Map(c, mapview.Room{Map: in, Tools: tools})
}

// told is the column beside the map: which game it is and how far, the inspector, and
// the log up to the answer shown.
func (p *replay) told(c *ui.Ctx, r paint.Rect) {
	head := c.Panel(ui.CutTop(&r, p.headHeight(c, r.W)))
	ui.CutTop(&head, c.Paragraph(head, ui.Heading, ui.Start, c.Theme.Text, p.title())+c.Px(4))
	c.Paragraph(head, ui.Body, ui.Start, c.Theme.Muted, p.phase())
	ui.CutTop(&r, c.Px(6))
	p.stage.Tell(c, ui.CutTop(&r, r.H*.36))
	ui.CutTop(&r, c.Px(6))
	if act := p.stage.Lines(c, r, 0); act.Replay {
		p.step(act.Answer - p.at)
	}
}

// title names the game.
func (p *replay) title() string {
	return p.r.called(p.m.Book().Name(), p.m.Start().Scenario, p.m.Start().Title)
}

// phase says which moment of the game is shown.
func (p *replay) phase() string {
	v := p.stage.Seen()
	phase := ""
	if v.Phase.Key != "" {
		phase = p.stage.Words.Say(v.Phase)
	}
	switch {
	case p.at == 0:
		return p.r.word("ui.replay.start")
	case v.Turn > 0: // none during the set-up
		return p.r.word("ui.replay.turn", v.Turn, phase)
	}
	return phase
}

// headHeight is the height of the panel that says so, in a width.
func (p *replay) headHeight(c *ui.Ctx, w float32) float32 {
	w -= c.Px(40)
	return c.Wrap(ui.Heading, w, p.title()).Height + c.Wrap(ui.Body, w, p.phase()).Height + c.Px(40)
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
	if c.Take("I") {
		p.stage.Look.Pin(p.stage.View.Pointer.Hover)
	}
	p.stage.View.Keys(c)
}

// step moves by some answers.
func (p *replay) step(by int) {
	p.at = max(0, min(p.m.Len(), p.at+by))
	p.run = false
}

// Close implements closer.
func (p *replay) Close() { p.stage.Close() }
