package screen

import (
	"path/filepath"

	"grognard/game/archive"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// draft is the file of the army on the page as long as it is not saved; it bears
// no ending of an army, so that no list shows it.
func (m *armyPage) draft() string { return filepath.Join(m.r.armies(m.book), "draft") }

// jot writes the draft, or removes it once there is nothing to be lost.
func (m *armyPage) jot() {
	if m.lost = m.r.deps.Armies == ""; m.lost {
		return
	}
	if !m.unsaved() {
		if exists(m.draft()) {
			_ = archive.RemoveArmy(m.draft()) // at worst it is offered again
		}
		return
	}
	m.lost = archive.WriteArmy(m.draft(), m.book.WriteArmy(m.now().Board(), rules.First, m.title)) != nil
}

// resume puts the draft of the last time on the sheet, if there is one: a step
// back clears the sheet.
func (m *armyPage) resume() {
	data, err := archive.ReadArmy(m.draft())
	if m.r.deps.Armies == "" || err != nil {
		return
	}
	note, err := m.book.ReadArmy(data)
	if err != nil {
		return
	}
	all, err := m.book.BuildArmy(m.now().Board(), rules.First, data)
	if err != nil {
		return
	}
	m.title = note.Title
	m.play(all...)
	m.r.inform(m.r.word("ui.armies.resumed"))
}

// fight sets the button that leads the army into a battle, at the right end of the
// room that is left of the bar.
func (m *armyPage) fight(c *ui.Ctx, in *paint.Rect) {
	if m.march == nil {
		return
	}
	b := ui.Button{Name: "button.fight", Label: m.r.word("ui.armies.fight"), Icon: "icon/play"}
	if len(m.now().View(rules.First).ArmyList.Units) == 0 {
		b.Why = m.r.word("ui.armies.fight.empty")
	}
	w, _ := c.Size(b)
	ui.CutRight(in, c.Px(14))
	at := ui.CutRight(in, w)
	if c.Button(ui.Mid(at, at.W, c.Px(46)), b) {
		m.march(m.army())
		m.r.pop()
	}
}

// march turns to a battle in which armies are put together, for which the first
// player brings this one.
func (b *browser) march(army []byte) {
	b.built = army
	for i := range b.list {
		if look := newPreview(b.r, b.sys.book, &b.list[i], nil); look.view != nil && look.view.ArmyList != nil {
			b.show(i)
			break
		}
	}
	b.r.inform(b.r.word("ui.armies.march"))
}
