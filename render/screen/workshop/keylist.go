package workshop

import (
	"grognard/render/table/panel/keylist"
	"grognard/render/ui"
)

// where is on which maps a key means something.
type where int

const (
	anywhere where = iota
	onCells
	onTabletop // a table without cells
)

// meanings are the keys of the workshop, with the words for what they do.
var meanings = [...]struct {
	key, word string
	on        where
}{
	{"1 2 3", "ui.workshop.key.drawers", anywhere},
	{"B K N E", "ui.workshop.key.modes", onCells},
	{"BracketLeft BracketRight", "ui.workshop.key.width", onCells},
	{"Alt", "ui.workshop.key.pick", onCells},
	{"Shift", "ui.workshop.key.straight", onCells},
	{"Shift", "ui.workshop.key.single", onCells},
	{"Shift", "ui.workshop.key.stiff", onTabletop},
	{"Ctrl", "ui.workshop.key.lasso", anywhere},
	{"Comma Period", "ui.workshop.key.turn", anywhere},
	{"Plus Minus", "table.key.zoom", anywhere},
	{"Ctrl+Plus Ctrl+Minus", "ui.workshop.key.strength", onCells},
	{"Ctrl+D", "ui.workshop.key.more", anywhere},
	{"Delete", "ui.workshop.key.take", anywhere},
	{"Arrows", "ui.workshop.key.step", onCells},
	{"Arrows", "ui.workshop.key.nudge", onTabletop},
	{"Enter", "ui.workshop.key.enter", onCells},
	{"Escape", "ui.workshop.key.escape", anywhere},
	{"Space", "ui.workshop.key.pan", anywhere},
	{"Ctrl+Z", "table.key.undo", anywhere},
	{"Ctrl+Y", "table.key.redo", anywhere},
	{"Slash", "ui.workshop.key.search", anywhere},
	{"W", "ui.workshop.key.whatif", anywhere},
	{"F8", "ui.workshop.key.fault", anywhere},
	{"F5", "ui.workshop.key.try", anywhere},
	{"F6", "ui.workshop.key.weigh", anywhere},
	{"F", "table.key.fit", anywhere},
	{"G", "table.key.grid", onCells},
	{"M", "table.key.minimap", anywhere},
	{"F1", "ui.workshop.key.rule", anywhere},
	{"Ctrl+M", "table.key.sound", anywhere},
}

// Keys are the keys of the workshop, apart by spaces, and the words for what they do.
func Keys() (all [][2]string) {
	for _, m := range meanings {
		all = append(all, [2]string{m.key, m.word})
	}
	return all
}

// keyLines are the keys that mean something on this map, and what.
func (p *Page) keyLines() (all [][2]string) {
	not := onTabletop
	if p.cloth() {
		not = onCells
	}
	for _, m := range meanings {
		if m.on != not {
			all = append(all, [2]string{m.key, p.stage.Words.ByShape(m.word)})
		}
	}
	return all
}

// cloth reports whether the map is a table without cells.
func (p *Page) cloth() bool {
	return p.stage.View.Board.Map != nil && p.stage.View.Board.Tabletop() != nil
}

// keyList paints the list of keys while it is open.
func (p *Page) keyList(c *ui.Ctx) {
	if !p.listed {
		return
	}
	c.Modal(.35)
	defer c.EndModal()
	w := keylist.Words{Catalog: p.stage.Words.Catalog, Keys: p.stage.Words.Keys}
	if foot := keylist.Lines(c, w, p.keyLines()); keylist.Closes(c, w, foot) {
		p.listed = false
		c.Animate()
	}
}
