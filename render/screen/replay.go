package screen

import (
	"slices"

	"grognard/game/match"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/table/history"
	"grognard/render/table/mapview"
	"grognard/render/table/panel"
	"grognard/render/table/panel/inspector"
	"grognard/render/table/panel/log"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// replay steps through the answers of a game. A violet frame says that this is
// not the game itself; from any moment a branch may be played on. Map, log and
// inspector are those of the table.
type replay struct {
	r     *Root
	m     *match.Match
	view  *mapview.View
	scene scene.Scene
	names names.Book
	words *words.Speaker
	look  inspector.Panel
	log   log.Panel
	lit   []rules.Ref // pointed at in the panels
	dice  panel.Dice
	arts  panel.Pictures

	at    int // answers played
	shown int // of the view in seen
	seen  *rules.View
	moved []match.Entry // by the answer shown, the last move first
	run   bool
	next  float64 // when the next answer is due, while it runs
}

// replayPace is how long an answer stands while the replay runs, in
// milliseconds.
const replayPace = 900

func newReplay(r *Root, m *match.Match) *replay {
	p := &replay{r: r, m: m, shown: -1}
	bake := r.baker(r.measured(m))
	p.names.Rulebook = m.Book()
	p.scene = scene.Scene{View: func() *rules.View { return p.seen }, Viewer: rules.Chance, Moving: func() bool { return false }}
	p.words = words.New(r.deps.Words, m.Book(), &p.names, &p.scene)
	p.dice = panel.Dice{Store: r.deps.Store, Keys: &p.names}
	p.arts = panel.Pictures{Store: r.deps.Store, Keys: &p.names, Bake: bake}
	p.view = mapview.New(mapview.Deps{Store: r.deps.Store, Metrics: r.deps.Metrics, Bake: bake,
		Scene: &p.scene, Words: p.words, Book: m.Book(), Dice: &p.dice, Pictures: &p.arts, Missed: func() []match.Entry { return p.moved }})
	p.look = inspector.New(inspector.Deps{Scene: &p.scene, Words: p.words, Book: m.Book(), Board: &p.view.Board, Pictures: &p.arts, WhyNot: func(rules.Ref) string { return "" }})
	p.log = log.New(p, &p.scene, p.words, &p.dice)
	p.log.Now = func(e match.Entry) bool { return e.Answer == p.at }
	p.turn()
	return p
}

// newReplayAt opens the replay after an answer.
func newReplayAt(r *Root, m *match.Match, answer int) *replay {
	p := newReplay(r, m)
	p.at = max(0, min(m.Len(), answer))
	return p
}

// position is the one shown, as both players may see it.
func (p *replay) position() *rules.View { return p.m.At(p.at).View(rules.Chance) }

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
	if p.words.Changed() {
		p.log.Reword()
		p.look.Reword()
		p.view.Reword()
	}
	if p.shown == p.at {
		return
	}
	p.shown = p.at
	p.seen, p.scene.Pos = p.position(), p.m.At(p.at)
	p.words.See(p.seen)
	p.moved = p.moved[:0]
	for _, e := range slices.Backward(p.Log()) {
		if e.Answer == p.at && history.Moves(&e.Event) {
			p.moved = append(p.moved, e)
		}
	}
	p.look.Refresh()
}

// map_ paints the board in its violet frame.
func (p *replay) map_(c *ui.Ctx, r paint.Rect) {
	d := c.Px(8)
	c.Frame(r, d, c.Theme.Replay)
	in := r.Inset(d)
	head := ui.CutTop(&in, c.Line(ui.SmallB)+c.Px(6))
	c.Fill(head, c.Theme.Replay)
	c.Label(head, ui.SmallB, ui.Middle, c.Theme.Panel, p.r.word("ui.replay.frame"))
	if unbuilt(p.seen.Map) {
		c.Centered(in, ui.Flavour, c.Theme.Muted, p.r.word("ui.browser.nomap"))
		return
	}
	p.paintMap(c, in)
}

// paintMap shows the map, with the buttons of its overlays at its edge. Nobody is asked
// anything: nothing comes of a click.
func (p *replay) paintMap(c *ui.Ctx, r paint.Rect) {
	tools := ui.CutRight(&r, c.Px(48))
	p.view.Hear(c, mapview.Room{Map: r, Tools: tools})
	p.look.See(p.view.Pointer.Hover)
	p.view.Tick(c)
	p.view.Light(p.lit...)
	p.view.Prepare(c)
	p.view.Paint(c)
}

// told is the column beside the map: which game it is and how far, the inspector, and
// the log up to the answer shown.
func (p *replay) told(c *ui.Ctx, r paint.Rect) {
	p.look.Wake(c)
	head := c.Panel(ui.CutTop(&r, p.headHeight(c, r.W)))
	ui.CutTop(&head, c.Paragraph(head, ui.Heading, ui.Start, c.Theme.Text, p.title())+c.Px(4))
	c.Paragraph(head, ui.Body, ui.Start, c.Theme.Muted, p.phase())
	ui.CutTop(&r, c.Px(6))
	lit := len(p.lit)
	p.lit = p.lit[:0]
	p.heed(p.look.Frame(c, ui.CutTop(&r, r.H*.36), p.view.Pointer.Cell))
	ui.CutTop(&r, c.Px(6))
	act, intent := p.log.Frame(c, r, 0)
	p.heed(intent)
	switch {
	case act.Replay:
		p.step(act.Answer - p.at)
	case act.Show != 0 && !unbuilt(p.seen.Map):
		p.view.Board.ShowRef(act.Show, c.In.Now)
	}
	if lit != len(p.lit) {
		c.Animate() // the map has been painted already
	}
}

// heed does what the player wants in a panel.
func (p *replay) heed(i panel.Intent) {
	if i.Rule != "" {
		p.r.read(p.m.Book(), i.Rule)
	}
	for _, r := range i.Pointed {
		p.look.See(r)
	}
	p.lit = append(p.lit, i.Lit...)
}

// title names the game.
func (p *replay) title() string {
	return p.r.called(p.m.Book().Name(), p.m.Start().Scenario, p.m.Start().Title)
}

// phase says which moment of the game is shown.
func (p *replay) phase() string {
	v := p.seen
	phase := ""
	if v.Phase.Key != "" {
		phase = p.words.Say(v.Phase)
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
		p.look.Pin(p.view.Pointer.Hover)
	}
	p.view.Keys(c)
}

// step moves by some answers.
func (p *replay) step(by int) {
	p.at = max(0, min(p.m.Len(), p.at+by))
	p.run = false
}

// Close implements closer.
func (p *replay) Close() { p.view.Close() }
