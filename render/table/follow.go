package table

import (
	"grognard/render/table/history"
	"grognard/render/ui"
	"grognard/rules"
)

// follow keeps in view what the player does not do himself: the camera is his,
// and moves only to what would else be missed.
type follow struct {
	on   bool // what is shown now is the computer's doing
	last rules.Ref
}

// chase brings into view where the event happens whose clip runs.
func (t *Table) chase(c *ui.Ctx) {
	f := &t.follow
	if !t.clips.Running() {
		f.on, f.last = false, 0
		return
	}
	if !f.on || c.In.Down != [3]bool{} || t.scene.View().Map == nil {
		return
	}
	log := t.m.Log()
	n := history.Told(log, t.clips.Untold())
	if n == 0 {
		return
	}
	e := &log[n-1].Event
	if r := topmost([]rules.Ref{e.To, e.Who, e.From}); r != 0 && r != f.last {
		f.last = r
		t.board.ShowRef(r, c.In.Now)
	}
}
