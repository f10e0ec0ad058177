// Package offmap shows what is chosen among but stands nowhere on the map: nameplates of
// armies, edges and slots, and the tray with the pieces that wait to be placed.
//
//	needs.Tray, needs.Labels = p.Choice.OffMap.Waits, p.Labels()
//	act, intent := p.Frame(c, offmap.RoomOf(&l))
package offmap

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/layout"
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
	Lost    func(r rules.Ref) bool               // whether a piece has fallen, and waits to come back
}

// Panel shows what stands beside the map.
type Panel struct {
	Deps
	row    panel.Strip
	when   foresee.Memo[*rules.View, string] // when they come
	intent panel.Intent                      // of what is painted just now
}

// New returns the panel.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Reword forgets what is in another language.
func (p *Panel) Reword() { p.when.Forget() }

// Room is where the parts of the panel lie, in pixels.
type Room struct {
	Tray   paint.Rect // pieces that wait
	Plates paint.Rect // nameplates
}

// RoomOf is the room that a layout gives to what stands nowhere on the map.
func RoomOf(l *layout.Layout) Room { return Room{Tray: l.Tray, Plates: l.Labels} }

// Act is what the player does with a thing.
type Act struct {
	Tell   rules.Ref // it is told of
	Clicks rules.Ref
	Drags  rules.Ref // a piece
}

// Labels counts the nameplates.
func (p *Panel) Labels() int {
	if p.Scene.Ask == nil || p.Scene.Moving() {
		return 0
	}
	return len(p.Choice.OffMap.Labels)
}

// frame is one frame of the panel.
type frame struct {
	c      *ui.Ctx
	intent *panel.Intent
	act    Act
}

// Frame paints nameplates and tray, if there is anything in them, and returns what
// the player does with them.
func (p *Panel) Frame(c *ui.Ctx, room Room) (Act, panel.Intent) {
	p.intent.Reset()
	f := frame{c: c, intent: &p.intent}
	if p.Labels() > 0 {
		p.nameplates(&f, room.Plates)
	}
	if p.Choice.OffMap.Waits {
		p.tray(&f, room.Tray)
	}
	return f.act, p.intent
}
