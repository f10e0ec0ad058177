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
	"grognard/render/paint"
	"grognard/render/table/mapview"
	"grognard/render/table/panel"
	"grognard/render/table/panel/cards"
	"grognard/render/table/panel/combat"
	"grognard/render/table/panel/inspector"
	"grognard/render/table/panel/keylist"
	"grognard/render/table/panel/log"
	"grognard/render/table/panel/offmap"
	"grognard/render/table/panel/prompt"
	"grognard/render/table/panel/sides"
	"grognard/render/table/play"
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
	deps Deps
	game *play.Game
	lay  tableLayout

	view    *mapview.View
	cards   cards.Panel
	offmap  offmap.Panel
	sides   sides.Panel
	look    inspector.Panel
	combat  combat.Panel
	log     log.Panel
	bar     prompt.Bar
	keyList keylist.List

	builder armyBuilder
}

// New returns the table of a match.
func New(d Deps, m *match.Match) *Table {
	t := &Table{deps: d}
	t.game = play.New(play.Deps{Words: d.Words, OneClick: d.OneClick, Covers: d.HandOver != nil, Forget: t.forget, Asked: t.bring}, m)
	g, book := t.game, m.Book()
	keys := g.Words.Keys
	dice := &panel.Dice{Store: d.Store, Keys: keys}
	pictures := &panel.Pictures{Store: d.Store, Keys: keys, Bake: d.Bake}
	t.view = mapview.New(mapview.Deps{Store: d.Store, Metrics: d.Metrics, Bake: d.Bake,
		Scene: &g.Scene, Words: g.Words, Book: book, Dice: dice, Pictures: pictures,
		Choice: g.Choice, Clips: &g.Clips, History: &g.History, Decider: g.Seat.Decider,
		Missed: func() []match.Entry { return g.History.Missed(g.Seat.Decider()) }})
	t.look = inspector.New(inspector.Deps{Scene: &g.Scene, Words: g.Words, Book: book, Board: &t.view.Board, Choice: g.Choice, WhyNot: t.whyNot, Pictures: pictures})
	t.sides = sides.New(sides.Deps{Scene: &g.Scene, Words: g.Words, Book: book, Orders: m.Orders,
		Piles: sides.Piles{Has: t.cards.Piled, Of: t.cards.Piles, Both: t.cards.Common}})
	t.log = log.New(m, &g.Scene, g.Words, dice)
	t.cards = cards.New(cards.Deps{Scene: &g.Scene, Words: g.Words, Choice: g.Choice, Board: &t.view.Board, Clips: &g.Clips, Pictures: pictures,
		Why: t.look.Why, Decider: g.Seat.Decider})
	t.offmap = offmap.New(offmap.Deps{Scene: &g.Scene, Words: g.Words, Choice: g.Choice, Board: &t.view.Board, Store: d.Store, Why: t.look.Why, Decider: g.Seat.Decider})
	t.combat = combat.New(combat.Deps{Scene: &g.Scene, Words: g.Words, Choice: g.Choice, Ahead: &g.Ahead, History: &g.History, Clips: &g.Clips,
		Board: &t.view.Board, Book: book, Dice: dice})
	t.bar = barOf(t)
	t.keyList = keylist.New(keylist.Deps{Scene: &g.Scene, Words: g.Words, Book: book, Overlays: t.view.Overlays.Keys, Letter: t.view.Overlays.Letter})
	return t
}

// Frame reads this tick's input and paints the table over the whole window.
func (t *Table) Frame(c *ui.Ctx) {
	t.clock(c)
	t.translate()
	t.game.Sync()
	t.watch(c)
	t.run(c)
	t.look.Wake(c)
	t.lay = arrange(c, t.furniture(c))
	t.cards.Lay(t.lay.cards)
	c.L.Fill(paint.Ground, c.Window(), c.Theme.Bg) // panels and map lie above
	if t.buildsArmy() {
		t.armyFrame(c)
		t.cards.End(c)
		return
	}
	t.keys(c)
	t.chase(c)
	t.hearMap(c)
	t.game.Prepare()
	t.paintMap(c)
	t.armies(c)
	t.prompt(c)
	t.hand(c)
	t.offMap(c)
	t.prompted(c, t.bar.Over(c))
	t.column(c) // shows at once what has been pointed at
	t.view.Magnify(c)
	t.cards.Magnify(c, t.view.Pointer.Hover)
	t.onMap(c, t.view.Carry(c))
	t.carryLoss(c)
	t.openRule(t.keyList.Frame(c))
	t.view.Again(c)
	t.cards.End(c)
}

// chase brings into view what the computer does, unless the player holds the map.
func (t *Table) chase(c *ui.Ctx) {
	running := t.game.Clips.Running()
	if running && (c.In.Down != [3]bool{} || t.game.Scene.View().Map == nil) {
		return
	}
	if r := t.game.Pacing.Follow(running, t.game.Clips.Untold()); r != 0 {
		t.view.Board.ShowRef(r, c.In.Now)
	}
}

// bring has brought into view what a request is about.
func (t *Table) bring(q *rules.Request) {
	if q.About != 0 && t.deps.Pace != nil {
		t.view.Bring(q.About)
	}
}

// forget drops what another player may not see.
func (t *Table) forget() {
	t.cards.Forget()
	t.look.Forget()
}

// clock moves everything on that moves by itself. What the player does while clips run
// counts for the position that they lead to.
func (t *Table) clock(c *ui.Ctx) {
	if c.In.Pressed != [3]bool{} || len(c.In.Keys) > 0 {
		t.game.Hurry()
	}
	pace := t.game.Clips.Pace
	if t.deps.Pace != nil {
		if pace = t.deps.Pace(); pace.Speed == 0 { // as the settings have it
			pace.Speed = -1
		}
	}
	c.Calm = c.Calm || pace.Reduced
	t.game.Advance(c.In.Now, pace)
	if t.game.Clips.Busy() {
		c.Animate()
	}
	t.view.Tick(c)
}

// run lets happen what needs no player.
func (t *Table) run(c *ui.Ctx) {
	s := t.game.Step(c.In.Now)
	t.fail(s.Err)
	switch {
	case s.Wake > 0:
		c.Wake(s.Wake)
	case s.Answered:
		c.Animate()
	case s.HandOver:
		t.deps.HandOver()
	case s.Over:
		t.call(t.deps.Over)
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
	t.game.Close()
}

// Match is the game that is played on the table.
func (t *Table) Match() *match.Match { return t.game.Match }
