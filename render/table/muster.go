package table

import (
	"grognard/render/muster"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// levy is the table while an army is put together: the sheet lies over the
// map.
type levy struct {
	sheet *muster.Sheet
	from  int    // of the last army that was loaded: answers before it,
	to    int    // and after it
	ready []byte // an army for whoever is asked first, or nil
}

// Levy lays an army file on the sheet of the player who is asked first to put
// an army together; nil lays nothing.
func (t *Table) Levy(army []byte) { t.levy.ready = army }

// mustering reports whether a side puts its army together.
func (t *Table) mustering() bool {
	v := t.scene.View()
	return v != nil && v.Muster != nil && !t.hold.on
}

// musterFrame paints the sheet instead of map, hand and panels.
func (t *Table) musterFrame(c *ui.Ctx) {
	if t.levy.sheet == nil {
		t.levy.sheet = muster.New(t.deps.Words, t.deps.Store, t.deps.Metrics, t.m.Book())
		t.levy.sheet.Files = t.deps.Armies
		t.levy.sheet.Rule = t.openRule
	}
	task := muster.Task{Pos: t.scene.Pos, View: t.scene.View(), Play: func(all ...rules.Option) { t.enrol(c, all) }}
	if !t.clips.Running() {
		task.Ask = t.scene.Ask
	}
	room := paint.Rect{Y: t.lay.bar.H, W: c.In.W, H: c.In.H - t.lay.bar.H}
	t.lay.board = room // where a notice may lie
	t.levy.sheet.Frame(c, room, task)
	if army := t.levy.ready; army != nil && task.Ask != nil {
		t.levy.ready = nil
		t.fail(t.levy.sheet.Enlist(army))
	}
	t.musterKeys(c)
	t.prompt(c)
	t.helpPopup(c)
}

// musterKeys are the keys of the table that mean something beside the sheet.
func (t *Table) musterKeys(c *ui.Ctx) {
	if t.ctrlKeys(c) {
		return
	}
	if c.Take("E") {
		t.levy.sheet.Finish()
	}
	t.gameKeys(c)
}

// enrol plays what the sheet says: one answer, or all that an army of a file
// takes. If one is refused none is left standing.
func (t *Table) enrol(c *ui.Ctx, all []rules.Option) {
	t.no = refusal{}
	from := t.m.Len()
	var news []rules.Event
	for _, o := range all {
		events, err := t.m.Answer(o)
		if err != nil {
			t.fail(err)
			t.m.TakeBack(from)
			break
		}
		news = append(news, events...)
	}
	if from < t.levy.to {
		t.levy.to = 0 // it has been taken back, and something else done
	}
	if len(all) > 1 {
		t.levy.from, t.levy.to = from, t.m.Len()
	}
	c.Sound("answer")
	t.show(news)
	c.Animate()
}

// undoArmy takes back an army that was loaded as a whole; false if that was not
// the last thing done.
func (t *Table) undoArmy() bool {
	if t.levy.to == 0 || t.m.Len() != t.levy.to {
		return false
	}
	t.fail(t.m.UndoTo(t.levy.from))
	t.levy.to = 0
	return true
}
