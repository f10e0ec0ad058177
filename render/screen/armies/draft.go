package armies

import (
	"path/filepath"

	"grognard/game/archive"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// draft is the file of the army on the page as long as it is not saved; it bears
// no ending of an army, so that no list shows it.
func (m *Page) draft() string { return filepath.Join(m.f.of(m.book), "draft") }

// jot writes the draft, or removes it once there is nothing to be lost.
func (m *Page) jot() {
	if m.lost = m.f.path == ""; m.lost {
		return
	}
	if !m.unsaved() {
		if archive.Exists(m.draft()) {
			_ = archive.RemoveArmy(m.draft()) // at worst it is offered again
		}
		return
	}
	m.lost = archive.WriteArmy(m.draft(), m.book.WriteArmy(m.now().Board(), rules.First, m.title)) != nil
}

// resume puts the draft of the last time on the sheet, if there is one: a step
// back clears the sheet.
func (m *Page) resume() {
	data, err := archive.ReadArmy(m.draft())
	if m.f.path == "" || err != nil {
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
	m.d.Inform(m.d.Word("ui.armies.resumed"))
}

// fight sets the button that leads the army into a battle, at the right end of the
// room that is left of the bar.
func (m *Page) fight(c *ui.Ctx, in *paint.Rect) {
	if m.march == nil {
		return
	}
	b := ui.Button{Name: "button.fight", Label: m.d.Word("ui.armies.fight"), Icon: "icon/play"}
	if len(m.now().View(rules.First).ArmyList.Units) == 0 {
		b.Why = m.d.Word("ui.armies.fight.empty")
	}
	w, _ := c.Size(b)
	ui.CutRight(in, c.Px(14))
	at := ui.CutRight(in, w)
	if c.Button(ui.Mid(at, at.W, c.Px(46)), b) {
		m.march(m.army())
		m.d.Pop()
	}
}
