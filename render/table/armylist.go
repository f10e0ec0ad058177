package table

import (
	"grognard/render/armylist"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// armyBuilder is the table while an army is put together: the sheet lies over the
// map.
type armyBuilder struct {
	sheet *armylist.Sheet
	from  int    // of the last army that was loaded: answers before it,
	to    int    // and after it
	ready []byte // an army for whoever is asked first, or nil
}

// UseArmy lays an army file on the sheet of the player who is asked first to put
// an army together; nil lays nothing.
func (t *Table) UseArmy(army []byte) { t.builder.ready = army }

// buildsArmy reports whether a side puts its army together.
func (t *Table) buildsArmy() bool {
	v := t.scene.View()
	return v != nil && v.ArmyList != nil && !t.pacing.Stopped()
}

// armyFrame paints the sheet instead of map, hand and panels.
func (t *Table) armyFrame(c *ui.Ctx) {
	if t.builder.sheet == nil {
		t.builder.sheet = armylist.New(t.deps.Words, t.deps.Store, t.deps.Metrics, t.m.Book())
		t.builder.sheet.Files = t.deps.Armies
		t.builder.sheet.Rule = t.openRule
	}
	task := armylist.Task{Pos: t.scene.Pos, View: t.scene.View(), Play: func(all ...rules.Option) { t.enrol(c, all) }}
	if !t.clips.Running() {
		task.Ask = t.scene.Ask
	}
	room := paint.Rect{Y: t.lay.bar.H, W: c.In.W, H: c.In.H - t.lay.bar.H}
	t.lay.board = room // where a notice may lie
	t.builder.sheet.Frame(c, room, task)
	if army := t.builder.ready; army != nil && task.Ask != nil {
		t.builder.ready = nil
		t.fail(t.builder.sheet.BuildArmy(army))
	}
	t.armyKeys(c)
	t.prompt(c)
	t.keyList.Frame(c, &t.asked)
	t.carryOut(c)
}

// armyKeys are the keys of the table that mean something beside the sheet.
func (t *Table) armyKeys(c *ui.Ctx) {
	if t.ctrlKeys(c) {
		return
	}
	if c.Take("E") {
		t.builder.sheet.Finish()
	}
	t.gameKeys(c)
}

// enrol plays what the sheet says: one answer, or all that an army of a file
// takes. If one is refused none is left standing.
func (t *Table) enrol(c *ui.Ctx, all []rules.Option) {
	t.bar.Forgive()
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
	if from < t.builder.to {
		t.builder.to = 0 // it has been taken back, and something else done
	}
	if len(all) > 1 {
		t.builder.from, t.builder.to = from, t.m.Len()
	}
	c.Sound("answer")
	t.show(news)
	c.Animate()
}

// undoArmy takes back an army that was loaded as a whole; false if that was not
// the last thing done.
func (t *Table) undoArmy() bool {
	if t.builder.to == 0 || t.m.Len() != t.builder.to {
		return false
	}
	t.fail(t.m.UndoTo(t.builder.from))
	t.builder.to = 0
	return true
}
