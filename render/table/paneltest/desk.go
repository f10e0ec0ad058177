// Package paneltest is a window in which one panel of the table is painted alone, with
// what panels tell from: scene, words, choice, board, clips and history of a match.
package paneltest

import (
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/panel"
	"grognard/render/table/play"
	"grognard/render/ui"
)

// Desk is the window.
type Desk struct {
	*screentest.Window
	*play.Game
	UI       ui.Ctx
	Board    board.Board
	Dice     panel.Dice
	Pictures panel.Pictures
	Intent   panel.Intent // what the player wants in the panel, as Put has noted it

	Put func(c *ui.Ctx) // paints the panel
}

// Open opens a window of the usual size on a match, in a language. Nothing is painted
// before Put is set.
func Open(t *testing.T, m *match.Match, language string) *Desk {
	t.Helper()
	catalog := langtest.Words(t)
	catalog.Use(language)
	d := &Desk{Window: screentest.Open(t, 1280, 720), Game: play.New(play.Deps{Words: catalog}, m)}
	d.UI = d.Widgets(catalog)
	d.Board.Store, d.Board.Metrics = d.Store, d.Faces
	d.Dice = panel.Dice{Store: d.Store, Keys: d.Words.Keys}
	d.Pictures = panel.Pictures{Store: d.Store, Keys: d.Words.Keys}
	d.Sync()
	d.Window.Show(d)
	return d
}

// Frame implements paint.Scene.
func (d *Desk) Frame(in *paint.Input, l *paint.List) paint.Status {
	d.UI.Begin(in, l)
	if v := d.Scene.View(); v.Map != nil {
		d.Board.Look(v.Map, d.UI.Window(), paint.Rect{}, d.UI.Scale)
	}
	d.Prepare()
	d.Intent = panel.Intent{}
	if d.Put != nil {
		d.Put(&d.UI)
	}
	return d.UI.End()
}

// Hits implements paint.Hitter.
func (d *Desk) Hits() []paint.Hit { return d.UI.Hits() }
