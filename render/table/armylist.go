package table

import (
	"grognard/render/armylist"
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
	v := t.game.Scene.View()
	return v != nil && v.ArmyList != nil && !t.game.Pacing.Stopped()
}

// armyFrame paints the sheet instead of map, hand and panels.
func (t *Table) armyFrame(c *ui.Ctx) {
	if t.builder.sheet == nil {
		t.builder.sheet = armylist.New(t.deps.Words, t.deps.Store, t.deps.Metrics, t.game.Match.Book())
		t.builder.sheet.Files = t.deps.Armies
		t.builder.sheet.Rule = t.Rule
	}
	task := armylist.Task{Pos: t.game.Scene.Pos, View: t.game.Scene.View(), Play: func(all ...rules.Option) { t.enrol(c, all) }}
	if !t.game.Clips.Running() {
		task.Ask = t.game.Scene.Ask
	}
	room := t.lay.Map
	t.lay.Free = room // where a notice may lie
	t.builder.sheet.Frame(c, room, task)
	if army := t.builder.ready; army != nil && task.Ask != nil {
		t.builder.ready = nil
		t.fail(t.builder.sheet.BuildArmy(army))
	}
	t.armyKeys(c)
	t.prompt(c)
	t.Rule(t.keyList.Frame(c))
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
// takes.
func (t *Table) enrol(c *ui.Ctx, all []rules.Option) {
	t.bar.Forgive()
	from := t.game.Match.Len()
	t.fail(t.game.AnswerAll(all))
	t.builder.played(from, t.game.Match.Len(), len(all) > 1)
	c.Sound("answer")
	c.Animate()
}

// played notes answers of the sheet, from one number to another; an army that was loaded
// as a whole is taken back as a whole.
func (b *armyBuilder) played(from, to int, loaded bool) {
	if from < b.to {
		b.to = 0 // the last army has been taken back, and something else done
	}
	if loaded {
		b.from, b.to = from, to
	}
}

// loadedAt returns which answer the army was loaded after that is the last thing done
// when n answers have been given; false if that is no army.
func (b *armyBuilder) loadedAt(n int) (from int, ok bool) { return b.from, b.to != 0 && n == b.to }
