package table

import (
	"grognard/rules"
)

// shaped returns the stands of the body that the button under the pointer, or
// the one that was pressed, would form or turn anew; nil if it stays as it is.
func (t *Table) shaped() []rules.Piece {
	o, ok := t.hot, t.hot != (rules.Option{})
	t.hot = rules.Option{}
	if !ok {
		o, ok = t.choice.Armed()
	}
	if !ok || t.scene.Ask == nil || !t.scene.OnTabletop() || o.Who == 0 || o.At != 0 || t.clips.Running() || !t.scene.Mine(o.Who) {
		return nil
	}
	return t.ahead.Reshaped(t.choice.Trial(o))
}
