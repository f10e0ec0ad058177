// Package combat is the panel that tells of an act with dice: who fights whom with what,
// what may come of it, and how the dice fell.
package combat

import (
	"grognard/render/anim"
	"grognard/render/table/history"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/rules"
)

// Panel sets what there is to tell, part by part, into a column.
type Panel struct {
	words   *words.Speaker
	scene   *scene.Scene
	history *history.History
	clips   *anim.Timeline
	dies    *panel.Dice

	forces []rules.Fighter
	summed []rules.Mod // terms of the last result
	thrown []rolled
	entry  entry
}

// New returns the panel of what a scene shows.
func New(w *words.Speaker, sc *scene.Scene, past *history.History, clips *anim.Timeline, dies *panel.Dice) Panel {
	return Panel{words: w, scene: sc, history: past, clips: clips, dies: dies}
}
