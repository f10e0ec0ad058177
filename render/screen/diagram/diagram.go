// Package diagram is a small board inside a page: a position that shows what a clause of the rules means. The
// pieces stand as on the table and obey the real rules; what is lit can be clicked, and the answers that the
// example shows are given one by one at the press of a button.
package diagram

import (
	"grognard/game/example"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/table/mapview/marks"
	"grognard/render/table/panel"
	"grognard/render/table/play"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// Diagram is an example on a page. It begins once it is seen, in the background.
type Diagram struct {
	d    *page.Deps
	book rules.Rulebook
	ex   *example.Example
	name string // of its regions and of its ground; of its buttons below
	said struct{ show, again, side string }

	coming chan begun // the game that is being set up; nil: none is
	game   *play.Game
	board  board.Board
	pic    board.Picture
	marks  marks.Marks
	dice   panel.Dice
	list   paint.List // of the map, before it goes onto its page
	order  []int32
	over   rules.Ref // under the pointer: a piece, or a cell
	aimed  [2]float32

	moment int          // answers that had led to it
	shown  int          // steps of the example that were shown
	astray bool         // somebody has done something else
	acted  account      // of the last answer
	read   account      // that is told: of the last answer that has something to tell
	why    rules.Reason // why the last click led nowhere
	vain   string       // the same in words
	fault  error
}

// account is what there is to tell of an answer: what its step of the example says, and the log.
type account struct {
	step  int // of the example, from 1; 0: it was none
	since int // answers that had been given before
}

// begun is a game that is set up.
type begun struct {
	m      *match.Match
	moment int
	err    error
}

// New returns the diagram of an example. place names it among all that are on a page.
func New(d *page.Deps, book rules.Rulebook, ex *example.Example, place string) *Diagram {
	g := &Diagram{d: d, book: book, ex: ex, name: "diagram." + place}
	g.said.show, g.said.again, g.said.side = "button."+g.name+".show", "button."+g.name+".again", g.name+".side"
	return g
}

// Fault is why the example cannot be shown, nil if it can.
func (g *Diagram) Fault() error { return g.fault }

// Close ends what goes on in the background.
func (g *Diagram) Close() {
	if g.game != nil {
		g.game.Close()
		g.board.Close()
		g.d.Store.Drop(g.board.Key)
	}
}

// begin sets the game up in the background.
func (g *Diagram) begin() {
	if g.coming != nil || g.fault != nil {
		return
	}
	done, wake := make(chan begun, 1), g.d.Store.Wake
	g.coming = done
	go func() {
		m, moment, err := g.ex.Begin()
		done <- begun{m, moment, err}
		wake()
	}()
}

// collect takes over a game that has been set up.
func (g *Diagram) collect() {
	select {
	case b := <-g.coming:
		g.coming = nil
		if g.fault = b.err; b.err == nil {
			g.open(b.m, b.moment)
		}
	default:
	}
}

// open shows a game from its moment on.
func (g *Diagram) open(m *match.Match, moment int) {
	if g.game != nil {
		g.game.Close()
	}
	g.moment, g.shown, g.astray, g.why, g.vain = moment, 0, false, rules.Reason{}, ""
	g.acted = account{since: moment}
	g.read = g.acted
	g.game = play.New(play.Deps{Words: g.d.Words.Catalog, OneClick: func() bool { return true }}, m)
	w := g.game.Words
	if g.board.Store == nil {
		g.board.Store, g.board.Metrics, g.board.Key = g.d.Store, g.d.Metrics, g.name
		g.board.Bakes(g.d.Ground(ground.Options{Unnamed: true, Unmeasured: m.View().Blind}))
	}
	g.pic = board.Picture{Clips: &g.game.Clips, Off: scene.OffBoard, Name: w.Name, Short: w.ShortName, Place: w.Place, Strong: 1, Grid: true}
	g.marks = marks.New(marks.Deps{Scene: &g.game.Scene, Words: w, Choice: g.game.Choice, Board: &g.board, Clips: &g.game.Clips, History: &g.game.History})
	g.dice = panel.Dice{Store: g.d.Store, Keys: w.Keys}
	g.aimed = [2]float32{}
}

// tick moves on what moves by itself; false while there is nothing to be seen yet.
func (g *Diagram) tick(c *ui.Ctx) bool {
	if g.game == nil {
		g.begin()
	}
	if g.coming != nil {
		if g.collect(); g.coming != nil {
			c.Wake(c.In.Now + 30)
		}
	}
	if g.game == nil {
		return false
	}
	k := g.game
	if k.Words.Changed() {
		g.board.Rename()
		g.vain = ""
	}
	k.Advance(c.In.Now, anim.Pace{Speed: 1, Reduced: c.Calm})
	k.Pacing.GoOn() // nobody need confirm what a diagram has shown
	k.Sync()
	if k.Clips.Busy() {
		c.Animate()
	}
	g.keepReading()
	if !k.Clips.Running() {
		k.Choice.FindTargets()
		k.History.KeepChart()
		if k.Scene.Ask != nil {
			k.Choice.SetLabels()
		}
	}
	return true
}
