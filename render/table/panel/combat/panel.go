// Package combat is the panel that tells of an act with dice: who fights whom with what,
// and what may come of it.
package combat

import (
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/rules"
)

// Panel sets what there is to tell, part by part, into a column.
type Panel struct {
	words  *words.Speaker
	scene  *scene.Scene
	forces []rules.Fighter
}

// New returns the panel of a scene.
func New(w *words.Speaker, sc *scene.Scene) Panel { return Panel{words: w, scene: sc} }
