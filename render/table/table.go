// Package table is the table on which a game is played, whatever its rulebook:
// map and pieces, hands of cards, the prompt, inspector, odds, dice and log.
// What it shows is the View, what it offers is the Request.
package table

import (
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/armylist"
	"grognard/render/board"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/history"
	"grognard/render/table/mapview"
	"grognard/render/table/pacing"
	"grognard/render/table/panel"
	"grognard/render/table/panel/cards"
	"grognard/render/table/panel/combat"
	"grognard/render/table/panel/inspector"
	"grognard/render/table/panel/keylist"
	"grognard/render/table/panel/log"
	"grognard/render/table/panel/offmap"
	"grognard/render/table/panel/prompt"
	"grognard/render/table/panel/sides"
	"grognard/render/table/scene"
	"grognard/render/table/seat"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the table needs beside the game that is played on it. All
// functions may be nil.
type Deps struct {
	Words   *lang.Catalog
	Store   *paint.Store
	Metrics paint.Metrics
	Bake    board.Baker

	Pace     func() anim.Pace // speed of the animations
	OneClick func() bool      // acts that roll dice need no second click
	Unsaved  func() bool      // the game cannot be saved at the moment
	Menu     func()           // opens the menu over the table
	HandOver func()           // covers the screen until the next player has sat down
	Over     func()           // shows how the game ended
	Rule     func(clause string)
	Replay   func(answer int) // shows the game as it was after an answer
	Save     func()
	Load     func()
	Armies   armylist.Files
	Failed   func(error) // tells an error of the match
}

// Table is the screen on which a game is played. It knows no rulebook: what it
// shows is the View, what it offers is the Request.
type Table struct {
	deps  Deps
	m     *match.Match
	view  *mapview.View
	clips anim.Timeline
	lay   tableLayout

	changes int // of the match, as last seen
	scene   scene.Scene
	seat    seat.Seat
	words   *words.Speaker
	choice  *choice.Choice

	bar     prompt.Bar
	keyList keylist.List

	names    names.Book
	cards    cards.Panel
	offmap   offmap.Panel
	log      log.Panel
	ahead    foresee.Lookahead
	history  history.History
	pacing   pacing.Pacing
	look     inspector.Panel
	sides    sides.Panel
	dies     panel.Dice
	pictures panel.Pictures

	combat combat.Panel
	asked  panel.Asked

	builder armyBuilder
}

// New returns the table of a match.
func New(d Deps, m *match.Match) *Table {
	t := &Table{deps: d, m: m, changes: -1, scene: scene.Scene{Viewer: rules.Chance}}
	t.names.Rulebook = m.Book()
	t.scene.View = t.clips.View
	t.seat = seat.At(m, &t.scene)
	t.history = history.Of(m, &t.scene)
	t.pacing = pacing.Of(m, &t.history, d.HandOver != nil)
	t.scene.Moving = t.clips.Running
	t.choice = choice.New(&t.scene, &t.ahead, m, d.OneClick)
	t.words = words.New(d.Words, m.Book(), &t.names, &t.scene)
	t.dies = panel.Dice{Store: d.Store, Keys: &t.names}
	t.pictures = panel.Pictures{Store: d.Store, Keys: &t.names, Bake: d.Bake}
	t.view = mapview.New(mapview.Deps{Store: d.Store, Metrics: d.Metrics, Bake: d.Bake,
		Scene: &t.scene, Words: t.words, Book: m.Book(), Dice: &t.dies, Pictures: &t.pictures,
		Choice: t.choice, Clips: &t.clips, History: &t.history, Joined: t.combat.Joined, Decider: t.seat.Decider,
		Missed: func() []match.Entry { return t.history.Missed(t.seat.Decider()) }})
	t.look = inspector.New(inspector.Deps{Scene: &t.scene, Words: t.words, Book: m.Book(), Board: &t.view.Board, Choice: t.choice, WhyNot: t.whyNot, Pictures: &t.pictures})
	t.sides = sides.New(sides.Deps{Scene: &t.scene, Words: t.words, Book: m.Book(), Orders: m.Orders,
		Piles: sides.Piles{Has: t.cards.Piled, Of: t.cards.Piles, Both: t.cards.Common}})
	t.log = log.New(m, &t.scene, t.words, &t.dies)
	t.cards = cards.New(cards.Deps{Scene: &t.scene, Words: t.words, Choice: t.choice, Board: &t.view.Board, Clips: &t.clips, Pictures: &t.pictures,
		Why: t.look.Why, Decider: t.seat.Decider})
	t.offmap = offmap.New(offmap.Deps{Scene: &t.scene, Words: t.words, Choice: t.choice, Board: &t.view.Board, Store: d.Store, Why: t.look.Why, Decider: t.seat.Decider})
	t.combat = combat.New(combat.Deps{Scene: &t.scene, Words: t.words, Choice: t.choice, Ahead: &t.ahead, History: &t.history, Clips: &t.clips,
		Board: &t.view.Board, Book: m.Book(), Dice: &t.dies, Recap: t.recap})
	t.bar = barOf(t)
	t.keyList = keylist.New(keylist.Deps{Scene: &t.scene, Words: t.words, Book: m.Book(), Overlays: t.view.Overlays.Keys, Letter: t.view.Overlays.Letter})
	t.words.See(m.View())
	return t
}

// Frame reads this tick's input and paints the table over the whole window.
func (t *Table) Frame(c *ui.Ctx) {
	t.hurry(c)
	t.clock(c)
	t.sync()
	t.watch(c)
	t.run(c)
	t.look.Wake(c)
	t.lay.arrange(c, t)
	c.L.Fill(paint.Ground, c.Window(), c.Theme.Bg) // panels and map lie above
	if t.buildsArmy() {
		t.armyFrame(c)
		t.cards.End()
		return
	}
	t.keys(c)
	t.chase(c)
	t.play(c)
	t.armies(c)
	t.prompt(c)
	t.hand(c)
	t.offMap(c)
	t.prompted(c, t.bar.Over(c, &t.asked))
	t.column(c) // shows at once what has been pointed at
	t.view.Magnify(c)
	t.cards.Magnify(c, t.view.Pointer.Hover)
	t.onMap(c, t.view.Carry(c))
	t.carryLoss(c)
	t.keyList.Frame(c, &t.asked)
	t.carryOut(c)
	t.cards.End()
}

// hurry completes running clips when the player does something; what he does
// then counts for the position that they lead to.
func (t *Table) hurry(c *ui.Ctx) {
	if c.In.Pressed != [3]bool{} || len(c.In.Keys) > 0 {
		t.pacing.Hurry()
	}
	if t.clips.Running() && (c.In.Pressed != [3]bool{} || len(c.In.Keys) > 0) {
		t.clips.Finish()
	}
}

// chase brings into view what the computer does, unless the player holds the map.
func (t *Table) chase(c *ui.Ctx) {
	running := t.clips.Running()
	if running && (c.In.Down != [3]bool{} || t.scene.View().Map == nil) {
		return
	}
	if r := t.pacing.Follow(running, t.clips.Untold()); r != 0 {
		t.view.Board.ShowRef(r, c.In.Now)
	}
}

// clock moves everything on that moves by itself.
func (t *Table) clock(c *ui.Ctx) {
	if t.deps.Pace != nil {
		t.clips.Pace = t.deps.Pace()
		if t.clips.Speed == 0 { // as the settings have it
			t.clips.Speed = -1
		}
	}
	c.Calm = c.Calm || t.clips.Reduced
	t.clips.Tick(c.In.Now)
	if t.clips.Busy() {
		c.Animate()
	}
	t.view.Tick(c)
}

// sync takes over what has changed in the match.
func (t *Table) sync() {
	t.translate()
	if t.changes != t.m.Changes() {
		viewer := t.seat.Looker()
		if p := t.m.Position(); p != t.scene.Pos || viewer != t.scene.Viewer {
			t.pacing.GoOn()
			t.settle(p, viewer)
		}
		t.changes = t.m.Changes()
	}
	if !t.clips.Running() {
		t.swap()
		t.ready()
	}
}

// settle shows a position without any motion: after an undo, a hand-over, or
// at the start.
func (t *Table) settle(p *rules.Position, viewer rules.Side) {
	if viewer != t.scene.Viewer && !t.m.Bare() {
		t.cards.Forget()
		t.look.Forget()
	}
	t.scene.Pos, t.scene.Viewer = p, viewer
	v := p.View(viewer)
	t.clips.Settle(v)
	t.words.See(v)
	if len(t.clips.Throws()) == 0 {
		for _, e := range t.history.Lying() {
			t.clips.Lay(e)
		}
	}
	t.choice.Ask(nil)
}

// show lets events run up to the position that the match has come to.
func (t *Table) show(events []rules.Event) {
	t.pacing.Note(events)
	viewer := t.seat.Eyes()
	if viewer != t.scene.Viewer && !t.m.Bare() {
		// The old position must be seen with the new eyes, or the events
		// would run over a hand that is no longer to be shown.
		t.cards.Forget()
		t.look.Forget()
		t.clips.Settle(t.scene.Pos.View(viewer))
	}
	t.scene.Pos, t.scene.Viewer, t.changes = t.m.Position(), viewer, t.m.Changes()
	seen := make([]rules.Event, len(events))
	for i, e := range events {
		seen[i] = e.For(viewer)
	}
	v := t.scene.Pos.View(viewer)
	t.clips.Run(seen, v)
	t.words.See(v)
	t.choice.Ask(nil)
}

// ready puts the request before the player, if it is his to answer.
func (t *Table) ready() {
	if t.scene.Ask != nil || t.pacing.Stops() {
		return
	}
	q := t.m.Request()
	t.choice.Reserve(q)
	if _, pending := t.m.HandOver(); q == nil || pending || q.To == rules.Chance || t.m.Computer() {
		return
	}
	t.choice.Ask(q)
	if q.About != 0 && t.deps.Pace != nil && t.clips.View() != nil {
		t.view.Bring(q.About)
	}
}

// run lets happen what needs no player: the computer's choice, the hand-over,
// the end.
func (t *Table) run(c *ui.Ctx) {
	if t.clips.Running() {
		return
	}
	if t.m.Computer() {
		if !t.m.Ready() {
			c.Wake(c.In.Now + 40)
			return
		}
		if until := t.pacing.ReadUntil(c.In.Now, t.clips.Pace); until > 0 {
			c.Wake(until)
			return
		}
		events, err := t.m.Think()
		t.fail(err)
		t.pacing.Thought(events)
		t.show(events)
		c.Animate()
		return
	}
	if t.pacing.Stopped() {
		return
	}
	if _, pending := t.m.HandOver(); pending && t.deps.HandOver != nil {
		t.deps.HandOver()
		return
	}
	if t.pacing.Ends() && t.deps.Over != nil {
		t.deps.Over()
	}
}

// fail reports an error of the match.
func (t *Table) fail(err error) {
	if err != nil && t.deps.Failed != nil {
		t.deps.Failed(err)
	}
}

// NoticeRoom is where a notice may lie: the map, away from cards and prompt.
func (t *Table) NoticeRoom() paint.Rect { return t.lay.board }

// Close ends what goes on in the background.
func (t *Table) Close() {
	t.view.Close()
	t.ahead.Forget()
}

// Match is the game that is played on the table.
func (t *Table) Match() *match.Match { return t.m }
