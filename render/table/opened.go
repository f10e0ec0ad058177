package table

import "grognard/rules"

// askedStack returns the cell of the stack that the question is about: who of it
// goes along with the piece in question, or which piece of it is meant; 0 if the
// question is about anything else.
func (t *Table) askedStack() rules.Ref {
	if t.scene.Ask == nil || t.clips.Running() || t.choice.Dragged != 0 {
		return 0
	}
	home, _ := t.scene.Cell(t.scene.Ask.About)
	var one rules.Ref
	n, single := 0, true
	for _, r := range t.choice.Live {
		z, piece := t.scene.Cell(r)
		if !piece || z == 0 {
			continue
		}
		if z == home && r != t.scene.Ask.About {
			return home
		}
		single = single && (one == 0 || one == z)
		one = z
		n++
	}
	if single && n > 1 {
		return one
	}
	return 0
}
