// Package paneltest is a window in which one panel of the table is painted alone, with
// what panels tell from: scene, words, choice, board, clips and history of a match.
package paneltest

import (
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/history"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/seat"
	"grognard/render/table/words"
	"grognard/render/ui"
)

// Desk is the window.
type Desk struct {
	*screentest.Window
	UI       ui.Ctx
	Match    *match.Match
	Scene    scene.Scene
	Words    *words.Speaker
	Choice   *choice.Choice
	Ahead    foresee.Lookahead
	Seat     seat.Seat
	Board    board.Board
	Clips    anim.Timeline
	History  history.History
	Dice     panel.Dice
	Pictures panel.Pictures
	Asked    panel.Asked // in the last frame

	Put func(c *ui.Ctx) // paints the panel

	names names.Book
}

// Open opens a window of the usual size on a match, in a language. Nothing is painted
// before Put is set.
func Open(t *testing.T, m *match.Match, language string) *Desk {
	t.Helper()
	d := &Desk{Window: screentest.Open(t, 1280, 720), Match: m}
	catalog := langtest.Words(t)
	catalog.Use(language)
	d.UI = d.Widgets(catalog)
	d.names.Rulebook = m.Book()
	d.Scene = scene.Scene{View: m.View, Moving: d.Clips.Running}
	d.Words = words.New(catalog, m.Book(), &d.names, &d.Scene)
	d.Choice = choice.New(&d.Scene, &d.Ahead, m, nil)
	d.Seat = seat.At(m, &d.Scene)
	d.History = history.Of(m, &d.Scene)
	d.Board.Store, d.Board.Metrics = d.Store, d.Faces
	d.Dice = panel.Dice{Store: d.Store, Keys: &d.names}
	d.Pictures = panel.Pictures{Store: d.Store, Keys: &d.names}
	d.Take()
	d.Window.Show(d)
	return d
}

// Take takes over where the match stands.
func (d *Desk) Take() {
	d.Scene.Pos, d.Scene.Viewer = d.Match.Position(), d.Match.Viewer()
	d.Words.See(d.Match.View())
	d.Choice.Reserve(d.Match.Request())
	d.Choice.Ask(d.Match.Request())
}

// Frame implements paint.Scene.
func (d *Desk) Frame(in *paint.Input, l *paint.List) paint.Status {
	d.UI.Begin(in, l)
	if v := d.Scene.View(); v.Map != nil {
		d.Board.Look(v.Map, d.UI.Window(), d.UI.Scale)
	}
	d.Asked.Forget()
	if d.Put != nil {
		d.Put(&d.UI)
	}
	return d.UI.End()
}

// Hits implements paint.Hitter.
func (d *Desk) Hits() []paint.Hit { return d.UI.Hits() }
