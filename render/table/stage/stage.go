// Package stage puts together what every screen with a game on it shows: the map and the
// inspector, the log, both sides and the cards. Play makes them of a game that is played,
// Show of positions that are only looked at. A screen lays the parts out, has them painted
// and carries out what they hand back.
package stage

import (
	"cmp"

	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/desk"
	"grognard/render/table/history"
	"grognard/render/table/mapview"
	"grognard/render/table/mapview/minimap"
	"grognard/render/table/panel"
	"grognard/render/table/panel/cards"
	"grognard/render/table/panel/inspector"
	"grognard/render/table/panel/log"
	"grognard/render/table/panel/standards"
	"grognard/render/table/play"
	"grognard/render/table/scene"
	"grognard/render/table/tally"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what a stage is painted with.
type Deps struct {
	Store   *paint.Store
	Metrics paint.Metrics
	Bake    board.Baker
	Country func()              // has the country painted that the map lies in; nil: nobody does
	EdgePan func() bool         // the map moves while the pointer is at the edge of the window; nil: it does not
	Rule    func(clause string) // opens the rules at a clause; nil: nobody does
	Lens    func() bool         // the threat lens is on; nil: it never is
	SetLens func(bool)          // switches it; nil: there is none
	Asks    bool                // while its key is held the lens tells of whatever is pointed at; in a game it always does
}

// Stage is the parts of a screen. They know each other only as far as New has told them.
type Stage struct {
	View      *mapview.View
	Mini      *minimap.Map
	Desk      *desk.Desk // what the map lies on
	Look      *inspector.Panel
	Log       *log.Panel
	Standards *standards.Panel
	Cards     *cards.Panel
	Dice      *panel.Dice // for more panels

	scene *scene.Scene
	words *words.Speaker
	rule  func(clause string)
	told  int // of a line of the log that is pointed at
}

// Play returns the stage of a game that is played.
func Play(d Deps, g *play.Game) *Stage {
	d.Asks = true
	return build(d, &source{
		scene: &g.Scene, words: g.Words, book: g.Match.Book(), record: g.Match, orders: g.Match.Orders,
		choice: g.Choice, clips: &g.Clips, history: &g.History, decider: g.Seat.Decider,
		missed: func() []match.Entry { return g.History.Missed(g.Seat.Decider()) },
		first:  g.Seat.Decider,
	})
}

// source is what the parts of a stage tell from.
type source struct {
	scene   *scene.Scene
	words   *words.Speaker
	book    rules.Rulebook
	record  log.Record
	orders  func() []match.Order
	choice  *choice.Choice
	clips   *anim.Timeline
	history *history.History // nil: nothing is told of a combat
	missed  func() []match.Entry
	decider func() rules.Side
	first   func() rules.Side // whose troops the map shows first; nil: the whole map is shown
}

// build makes the parts. Each is made of those above it: in another order this is no
// program.
func build(d Deps, s *source) *Stage {
	keys := s.words.Keys
	dice := &panel.Dice{Store: d.Store, Keys: keys}
	pictures := &panel.Pictures{Store: d.Store, Keys: keys, Bake: d.Bake}
	view := mapview.New(mapview.Deps{Store: d.Store, Metrics: d.Metrics, Bake: d.Bake,
		Scene: s.scene, Words: s.words, Book: s.book, Dice: dice, Pictures: pictures,
		Choice: s.choice, Clips: s.clips, History: s.history, Missed: s.missed, Decider: s.first, EdgePan: d.EdgePan,
		Lens: d.Lens, SetLens: d.SetLens, Asks: d.Asks})
	look := inspector.New(inspector.Deps{Scene: s.scene, Words: s.words, Book: s.book, Board: &view.Board, Choice: s.choice, Pictures: pictures})
	hand := cards.New(cards.Deps{Scene: s.scene, Words: s.words, Choice: s.choice, Board: &view.Board, Clips: s.clips, Pictures: pictures,
		Why: look.Why, Decider: s.decider})
	look.Whole = hand.Whole
	banners := standards.New(tally.Deps{Scene: s.scene, Words: s.words, Book: s.book, Orders: s.orders})
	return &Stage{
		View: view, Mini: minimap.New(minimap.Deps{Scene: s.scene, Board: &view.Board, Store: d.Store, Bake: d.Bake}),
		Desk: &desk.Desk{Store: d.Store, Order: d.Country}, Look: look, Cards: hand, Standards: banners, Dice: dice,
		Log:   log.New(s.record, s.scene, s.words, dice),
		scene: s.scene, words: s.words, rule: d.Rule,
	}
}

// Close ends what goes on in the background.
func (s *Stage) Close() {
	s.View.Close()
	s.Mini.Close()
}

// Translate takes back every text that was made in another language and is kept from frame
// to frame, so that it is made again. It reports whether another one is spoken now.
func (s *Stage) Translate() bool {
	if !s.words.Changed() {
		return false
	}
	s.Log.Reword()
	s.Look.Reword()
	s.View.Reword()
	s.Standards.Reword()
	return true
}

// Heed does what the player wants in a panel: it is told of, marked on the map or opened.
func (s *Stage) Heed(i panel.Intent) {
	s.Rule(i.Rule)
	s.told = cmp.Or(i.Told, s.told)
	for _, r := range i.Pointed {
		s.View.Light(r)
		s.Look.See(r)
	}
	if w := &i.Word; w.Name != "" {
		s.Look.SeeWord(w.Name, w.Value, w.About, w.Rule)
	}
	if i.Hover != 0 {
		s.View.Pointer.Hover = i.Hover
		s.Look.See(i.Hover)
	}
	if len(i.Lit) > 0 {
		s.View.Light(i.Lit...)
	}
}

// Told is the answer that led to the line of the log that is pointed at, as of the frame
// before; 0 if none is.
func (s *Stage) Told() (answer int) {
	answer, s.told = s.told, 0
	return answer
}

// Rule opens the rules at a clause, unless that is "".
func (s *Stage) Rule(clause string) {
	if s.rule != nil && clause != "" {
		s.rule(clause)
	}
}

// Bring brings a thing into view, where there is a map.
func (s *Stage) Bring(c *ui.Ctx, r rules.Ref) {
	if r != 0 && s.scene.View().Map != nil {
		s.View.Board.ShowRef(r, c.In.Now)
	}
}
