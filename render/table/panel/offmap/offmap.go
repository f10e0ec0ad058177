// Package offmap shows what is chosen among but stands nowhere on the map: nameplates of
// armies, edges and slots, and the holding box with the pieces that wait to be placed.
package offmap

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the panel shows things from.
type Deps struct {
	Scene   *scene.Scene
	Words   *words.Speaker
	Choice  *choice.Choice
	Board   *board.Board // draws pieces
	Store   *paint.Store
	Why     func(r rules.Ref, hover bool) string // why a thing under the pointer cannot be used, or ""
	Decider func() rules.Side                    // who is asked
}

// Panel shows what stands beside the map.
type Panel struct {
	Deps
	intent panel.Intent // of what is painted just now
}

// New returns the panel.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Room is where the parts of the panel lie, in pixels.
type Room struct {
	Plates  paint.Rect // nameplates, in the middle of it
	Over    bool       // they lie over the map, at its upper edge
	Holding paint.Rect // the holding box
}

// Act is what the player does with a thing.
type Act struct {
	Tell   rules.Ref // it is told of
	Clicks rules.Ref
	Drags  rules.Ref // a piece
}

// frame is one frame of the panel.
type frame struct {
	c      *ui.Ctx
	intent *panel.Intent
	act    Act
}

// Frame paints nameplates and holding box, if there is anything in them, and returns what
// the player does with them.
func (p *Panel) Frame(c *ui.Ctx, room Room) (Act, panel.Intent) {
	p.intent.Reset()
	f := frame{c: c, intent: &p.intent}
	if p.Scene.Ask != nil && !p.Scene.Moving() && len(p.Choice.OffMap.Labels) > 0 {
		p.nameplates(&f, room)
	}
	if p.Choice.OffMap.Waits {
		p.holdingBox(&f, room.Holding)
	}
	return f.act, p.intent
}
