package table

import (
	"grognard/render/table/layout"
	"grognard/render/table/panel/log"
	"grognard/render/ui"
)

// Kept is how a player likes his table, from one game to the next.
type Kept struct {
	Log       Drawer
	NoMinimap bool   // the map in a corner is hidden
	Theatre   [2]int // corner of the theatre of the last fight, in thousandths of the window; 0: none was seen
}

// Drawer is where the log lies.
type Drawer uint8

// The drawers.
const (
	AsFits Drawer = iota // pinned in a large window
	Pinned               // beside the map
	Loose                // over it
)

// drawer is that of the log.
type drawer struct {
	open   bool
	pinned bool   // it pushes the map aside, where it may
	lies   Drawer // as the player wants it
	begun  bool
}

// recall has the table be as the player has left the last one.
func (t *Table) recall() {
	if t.deps.Kept == nil {
		return
	}
	k := t.deps.Kept()
	t.drawer.lies, t.Mini.Hidden = k.Log, k.NoMinimap
	t.combat.LieAt(k.Theatre)
}

// remember keeps it for the next table.
func (t *Table) remember() {
	if t.deps.Keep != nil {
		t.deps.Keep(Kept{Log: t.drawer.lies, NoMinimap: t.Mini.Hidden, Theatre: t.combat.Lay()})
	}
}

// openDrawer opens the log when the table is first seen, where it lies beside the map.
func (t *Table) openDrawer(c *ui.Ctx) {
	d := &t.drawer
	if d.begun {
		return
	}
	d.begun = true
	large := c.In.W >= layout.PinFirst*max(1, c.In.Scale)
	d.pinned = d.lies == Pinned || d.lies == AsFits && large
	d.open = d.pinned && t.needs(c).Pin() == layout.MayPin
}

// pin is the button of the log that has it lie beside the map: it cannot be pushed where
// that leaves too little.
func (t *Table) pin(c *ui.Ctx) log.Pin {
	p := log.Pin{Offered: true}
	switch t.needs(c).Pin() {
	case layout.Narrow:
		p.Why = t.game.Words.Word("table.log.narrow")
	case layout.Crowding:
		p.Why = t.game.Words.Word("table.log.crowded")
	default:
		p.On = t.drawer.pinned
	}
	return p
}

// turnPin pins the log, or lets it lie over the map again.
func (t *Table) turnPin() {
	d := &t.drawer
	if d.pinned = !d.pinned; d.pinned {
		d.lies = Pinned
	} else {
		d.lies = Loose
	}
	t.remember()
}

// logKeys hears the keys that scroll the log while it is open. Over the map it hears them before anything else does,
// and the arrows up and down as well while the player has nothing in hand; beside the map, where it stays open,
// only after all others: Home is the map's, and the pages may be those of the hand.
func (t *Table) logKeys(c *ui.Ctx, before bool) {
	if !t.drawer.open || before != t.lay.Log.Overlaps(t.lay.Map) {
		return
	}
	c.ScrollKeys("log", "PageUp", "PageDown", "Home", "End")
	if k := t.game.Choice; before && k.InFocus() == 0 && len(k.Picks) == 0 && !k.Reacting() {
		c.ScrollKeys("log", "Up", "Down")
	}
}
