// Package variants is for options that differ in their number alone: many of them share
// one button that stands at one of the numbers, and those that bring a piece to stand in
// as many ways are pictures of it.
package variants

import (
	"grognard/render/table/choice/selection"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Variants are those of the options of the question that is asked on a scene.
type Variants struct {
	scene  *scene.Scene
	sel    *selection.Selection
	amount amount
	poses  poses
}

// New returns the variants of the question on a scene.
func New(sc *scene.Scene, sel *selection.Selection) Variants { return Variants{scene: sc, sel: sel} }

// Alike reports whether two options differ in their number alone.
func Alike(a, b rules.Option) bool {
	a.N, b.N = 0, 0
	return a == b
}
