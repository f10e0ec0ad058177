// Package table is the table on which a game is played, whatever its rulebook:
// map and pieces, hands of cards, the prompt, inspector, odds, dice and log.
// What it shows is the View, what it offers is the Request.
package table

import (
	"grognard/game/lang"
	course "grognard/game/lesson"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/armylist"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/advice"
	"grognard/render/table/consent"
	"grognard/render/table/layout"
	"grognard/render/table/lesson"
	"grognard/render/table/panel/combat"
	"grognard/render/table/panel/fallen"
	"grognard/render/table/panel/keylist"
	"grognard/render/table/panel/offmap"
	"grognard/render/table/panel/prompt"
	"grognard/render/table/play"
	"grognard/render/table/stage"
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
	Country func() // has the country painted that the map lies in

	Pace     func() anim.Pace   // speed of the animations
	OneClick func() bool        // acts that roll dice need no second click
	Lens     func() bool        // the threat lens is on; nil: it never is
	SetLens  func(on bool)      // switches it; nil: there is none
	EdgePan  func() bool        // the map moves while the pointer is at the edge of the window
	Kept     func() Kept        // how the player likes his table
	Keep     func(Kept)         // remembers it for the next one
	Fights   func() combat.Show // how much is shown of a fight; nil: all
	Slip     func() float64     // how long a question to another player hears nothing, in milliseconds; 0: it hears at once
	Unsaved  func() bool        // the game cannot be saved at the moment
	Menu     func()             // opens the menu over the table
	Workshop func()             // leads back to the draft that is tried out; nil: none is
	GivesUp  func()             // the computer sees no way to win any more: asks whether it may give up; nil: it fights on
	HandOver func()             // covers the screen until the next player has sat down
	Over     func()             // shows how the game ended
	Rule     func(clause string)
	Replay   func(answer int) // shows the game as it was after an answer
	Save     func()
	Load     func()
	Armies   armylist.Files
	Thinker  func() advice.Thinker // says what the computer would do, and why it did something
	Lesson   *course.Play          // that is played; nil: none is
	Learned  func()                // has the other side played on when the lesson is over
	Leave    func()                // leaves the lesson
	Next     func()                // leaves it for the battle that comes after it; nil: none does
	Battle   func() string         // the title of that
	Newcomer bool                  // the player has no battle of this system behind him: he is helped where he hesitates
	Failed   func(error)           // tells an error of the match
}

// Table is the screen on which a game is played. It knows no rulebook: what it
// shows is the View, what it offers is the Request.
type Table struct {
	*stage.Stage
	deps Deps
	game *play.Game
	lay  tableLayout

	peeked paint.Rect // of the inspector in this frame, of no width while it is not shown
	listed paint.Rect // of lines of the log in a panel of their own, the same

	offmap  *offmap.Panel
	fallen  *fallen.Panel
	lies    []rules.Piece // of the fallen of a side, those on the desk
	combat  *combat.Panel
	bar     *prompt.Bar
	keyList *keylist.List
	advice  *advice.Card
	why     *advice.Why
	lesson  *lesson.Card
	consent *consent.Ask // of both to take back past dice
	hint    hint
	placed  [2]placed // the cards of advice and lesson are
	fitted  fitted    // the card of a lesson is

	drawer  drawer // of the log
	tried   string // name of the branch that the game is; "": it is none
	through bool   // Space is held since it ended what moved
	tabs    bool   // Tab has begun to go through the widgets
	tabDue  bool   // it was pressed while nobody was asked: it is heard as soon as somebody is

	spare    []paint.Rect // where the card of the lens does not lie
	named    []rules.Ref  // by the answer whose button is pointed at
	overLens []paint.Rect // what is painted over it

	builder armyBuilder
}

// New returns the table of a match. Each part is made of those above it.
func New(d Deps, m *match.Match) *Table {
	t := &Table{deps: d}
	g := play.New(play.Deps{Words: d.Words, OneClick: d.OneClick, Offers: d.GivesUp != nil, Covers: d.HandOver != nil, Forget: t.forget, Asked: t.bring}, m)
	parts := stage.Play(stage.Deps{Store: d.Store, Metrics: d.Metrics, Bake: d.Bake, Country: d.Country, Rule: d.Rule, EdgePan: d.EdgePan, Lens: d.Lens, SetLens: d.SetLens}, g)
	view := parts.View
	fight := combat.New(combat.Deps{Scene: &g.Scene, Words: g.Words, Choice: g.Choice, Ahead: &g.Ahead, History: &g.History, Clips: &g.Clips,
		Board: &view.Board, Book: m.Book(), Dice: parts.Dice, Fights: d.Fights})
	t.game, t.Stage, t.combat = g, parts, fight
	t.offmap = offmap.New(offmap.Deps{Scene: &g.Scene, Words: g.Words, Choice: g.Choice, Board: &view.Board, Store: d.Store,
		Why: parts.Look.Why, Decider: g.Seat.Decider, Lost: t.fell})
	t.fallen = fallen.New(fallen.Deps{Words: g.Words, Board: &view.Board})
	asked := advice.Deps{Match: m, Scene: &g.Scene, Words: g.Words, Choice: g.Choice, Thinker: d.Thinker}
	t.advice, t.why = advice.NewCard(asked), advice.NewWhy(asked)
	t.lesson = lesson.New(lesson.Deps{Play: d.Lesson, Scene: &g.Scene, Words: g.Words, Awaits: g.Choice.Awaits, Battle: d.Battle})
	if d.Lesson != nil {
		g.Choice.Lesson = t.lesson.Wanted
	}
	if d.Thinker != nil {
		parts.Log.Why = t.why
	}
	t.bar = prompt.New(prompt.Deps{Game: m, Scene: &g.Scene, Seat: g.Seat, Pacing: &g.Pacing, Words: g.Words, Choice: g.Choice,
		Clips: &g.Clips, Board: &view.Board, Ahead: &g.Ahead, Target: view.Labels.Of, Prospects: fight.Prospects, Theatre: fight.Place,
		Overlay: view.Overlays.Shown, Unsaved: d.Unsaved, Tried: d.Workshop != nil,
		Advice: t.advising, Enter: view.Cursor.Taker})
	t.consent = consent.New(consent.Deps{Game: m, Scene: &g.Scene, Words: g.Words})
	t.recall()
	t.keyList = keylist.New(keylist.Deps{Scene: &g.Scene, Words: g.Words, Book: m.Book(), Overlays: view.Overlays.Keys, Letter: view.Overlays.Letter, Advised: d.Thinker != nil})
	return t
}

// Frame reads this tick's input and paints the table over the whole window.
func (t *Table) Frame(c *ui.Ctx) {
	t.clock(c)
	if t.Translate() {
		t.bar.Forgive()
		t.offmap.Reword()
		t.advice.Reword()
		t.why.Reword()
	}
	t.game.Sync()
	t.guard(c)
	t.run(c)
	t.Look.Wake(c)
	t.openDrawer(c)
	t.lay = t.arrange(c)
	t.Cards.Lay(t.lay.cards)
	if t.buildsArmy() {
		c.L.Fill(paint.Ground, c.Window(), c.Theme.Bg)
		t.armyFrame(c)
		t.Cards.End(c)
		return
	}
	if t.listed.W > 0 {
		c.ScrollKeys("recap")
	}
	t.logKeys(c, true)
	t.onCard(c, t.Cards.Keys(c))
	t.keys(c)
	t.logKeys(c, false)
	t.chase(c)
	t.hearMap(c)
	t.followLesson(c)
	t.hesitates(c)
	t.followAdvice(c)
	t.game.Prepare()
	t.Ground(c)
	t.lost(c)
	t.paintMap(c)
	t.prompt(c)
	t.tallies(c)
	t.hand(c)
	t.offMap(c)
	t.prompted(c, t.bar.Over(c))
	t.floating(c) // shows at once what has been pointed at
	t.prompted(c, t.bar.Asks(c))
	t.taught(c)
	t.advised(c)
	t.View.Magnify(c)
	t.View.Carry(c)
	t.onMap(c, t.View.Drop(c))
	t.carryLoss(c)
	t.Rule(t.keyList.Frame(c))
	t.agree(c)
	t.frame(c)
	t.lightAnswer()
	t.End(c)
}

// Study says that the game is a branch that is tried out: a frame shows it as long as it is played, and a
// button leads back to where it is studied, as does its end.
func (t *Table) Study(name string, back func()) {
	t.tried, t.deps.Over = name, back
	t.deps.Workshop = back
	t.bar.Tried, t.bar.Studied = true, name
}

// Studied reports whether the game is a branch that is tried out, and leads back from it.
func (t *Table) Studied() (back func(), is bool) { return t.deps.Workshop, t.tried != "" }

// frame is the frame of a branch.
func (t *Table) frame(c *ui.Ctx) {
	if t.tried != "" {
		layer, text := c.On(paint.Popup, paint.PopupText) // above the frame of who is asked
		c.Rim(t.lay.Map.Y, c.Px(layout.FrameWide), c.Theme.Replay)
		c.On(layer, text)
	}
}

// chase brings into view what the computer does, unless the player holds the map.
func (t *Table) chase(c *ui.Ctx) {
	running := t.game.Clips.Running()
	if running && (c.In.Down != [3]bool{} || t.game.Scene.View().Map == nil) {
		return
	}
	if r := t.game.Pacing.Follow(running, t.game.Clips.Untold()); r != 0 {
		t.View.Board.ShowRef(r, c.In.Now)
	}
}

// bring has brought into view what a request is about.
func (t *Table) bring(q *rules.Request) {
	if q.About != 0 && t.deps.Pace != nil {
		t.View.Bring(q.About)
	}
}

// forget drops what another player may not see.
func (t *Table) forget() {
	t.advice.Close()
	t.Cards.Forget()
	t.Look.Forget()
}

// clock moves everything on that moves by itself. What the player does while clips run
// counts for the position that they lead to.
func (t *Table) clock(c *ui.Ctx) {
	t.pressed(c)
	pace := t.game.Clips.Pace
	if t.deps.Pace != nil {
		if pace = t.deps.Pace(); pace.Speed == 0 { // as the settings have it
			pace.Speed = -1
		}
	}
	c.Calm = c.Calm || pace.Reduced
	if t.deps.Fights != nil && t.game.Clips.Fights() {
		switch t.deps.Fights() {
		case combat.Short:
			pace.Speed *= shortPace
		case combat.DiceOnly:
			t.game.Clips.Finish()
		}
	}
	t.game.Advance(c.In.Now, pace)
	for _, s := range t.game.Sounds() {
		c.Sound(s)
	}
	if t.game.Clips.Busy() {
		c.Animate()
	}
	t.View.Tick(c)
}

// shortPace is how much faster a fight goes on that is shown short.
const shortPace = 2.1

// pressed ends what moves at every press. Space that is held since it has done so comes
// again and again: it goes through a series of fights, and answers nothing that is asked
// between them.
func (t *Table) pressed(c *ui.Ctx) {
	t.through = t.through && c.In.Held.Space
	if c.In.Hit("Space") && !t.game.Clips.Running() {
		t.game.Match.Hurry()
	}
	again := t.through
	t.through = again || c.In.Held.Space && c.In.Hit("Space") && t.game.Clips.Running()
	if c.In.Pressed != [3]bool{} || len(c.In.Keys) > 0 {
		t.hurry(c)
	}
	for again && c.Take("Space") { // once for each time that it has come
	}
}

// hurry ends what moves. A press that ends a fight does nothing else: it was made while
// nobody could know what would come of it.
func (t *Table) hurry(c *ui.Ctx) {
	fights := t.game.Clips.Fights() && !c.In.Pressed[paint.Right] && !c.In.Held.Ctrl
	asks := fights && c.Take("H")
	t.game.Hurry()
	if fights {
		c.Swallow()
	}
	if asks { // which is no answer
		t.askAdvice()
		t.advice.Asked(c, true)
	}
	if c.In.Pressed[paint.Left] && t.game.Match.Computer() && t.lay.Map.Has(c.In.X, c.In.Y) { // it answers nothing
		t.bar.Swallow(c)
	}
}

// run lets happen what needs no player.
func (t *Table) run(c *ui.Ctx) {
	if t.consent.Shown() { // nothing happens while they make up their minds
		return
	}
	m := t.game.Match
	before, active := m.Len(), t.game.Scene.View().Active
	s := t.game.Step(c.In.Now)
	t.fail(s.Err)
	if n := before + 1; s.Answered && n <= m.Len() {
		if q, a := m.Given(n); q.To != active && !q.Secret && len(q.Options) > 1 {
			t.bar.Answered(c, a.By, a.Option)
		}
	}
	switch {
	case s.Wake > 0:
		c.Wake(s.Wake)
	case s.Answered:
		c.Animate()
	case s.GivesUp:
		t.call(t.deps.GivesUp)
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
func (t *Table) NoticeRoom() paint.Rect { return t.lay.beside(t.lay.Free) }

// Close ends what goes on in the background.
func (t *Table) Close() {
	t.advice.Close()
	t.why.Close()
	t.Stage.Close()
	t.game.Close()
}

// Redo plays again what was taken back last, if anything was.
func (t *Table) Redo() { t.game.Redo() }

// Match is the game that is played on the table.
func (t *Table) Match() *match.Match { return t.game.Match }
