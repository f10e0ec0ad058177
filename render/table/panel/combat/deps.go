package combat

import (
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/history"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the theatre tells from.
type Deps struct {
	Scene   *scene.Scene
	Words   *words.Speaker
	Choice  *choice.Choice
	Ahead   *foresee.Lookahead
	History *history.History
	Clips   *anim.Timeline
	Board   *board.Board // finds pieces
	Book    rules.Rulebook
	Dice    *panel.Dice
	Fights  func() Show // how much is shown of a fight; nil: all
}

// told is the result that may be told, nil while its dice still roll or if there is none.
func (d *Deps) told() *rules.Event {
	if d.Clips.Secret() {
		return nil
	}
	return d.History.Ended()
}

// ended is the result that is shown, nil if there is none yet.
func (d *Deps) ended() *rules.Event {
	if d.Clips.Running() {
		return nil
	}
	return d.History.Ended()
}

// termsNow returns the terms of the combat in progress.
func (d *Deps) termsNow(k *rules.Combat) []rules.Mod {
	if k.Mods != nil {
		return k.Mods
	}
	return d.Scene.Pos.Terms()
}

// liveryOf is the colours that a side is shown in.
func (d *Deps) liveryOf(s rules.Side) ui.Livery { return ui.LiveryOf(d.Scene.Nation(s)) }

// minus writes a loss.
func (d *Deps) minus(n int) string { return d.Words.Keys.Glue("−", "", d.Words.Keys.Number(n)) }

// needed reports whether the player may have to click what lies in a part of the window.
func (d *Deps) needed(r paint.Rect) bool {
	ask := d.Scene.Ask
	if ask == nil {
		return false
	}
	if ask.Field != nil && d.Scene.OnTabletop() {
		return true
	}
	for i := range ask.Options {
		o := &ask.Options[i]
		if at, ok := d.Board.CellRect(o.At); ok && at.Overlaps(r) {
			return true
		}
		for _, who := range [...]rules.Ref{o.Who, o.At} {
			if at, ok := d.Board.PieceRect(who); ok && at.Overlaps(r) {
				return true
			}
		}
	}
	return false
}
