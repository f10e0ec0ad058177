package table

import "grognard/rules"

// armed returns the option whose button has been pressed once, so that its odds
// are shown: a second press, or Enter, commits it.
func (t *Table) armed() (rules.Option, bool) {
	d := &t.ahead.Odds
	if t.scene.Ask == nil || !d.Picked || d.Pos != t.scene.Pos || !d.Pushed {
		return rules.Option{}, false
	}
	return d.Option, true
}

// disarm takes the first press of a button back; false if there was none.
func (t *Table) disarm() bool {
	if _, ok := t.armed(); !ok {
		return false
	}
	t.ahead.Odds.Forget()
	return true
}

// arm shows the odds of an option whose button was pressed. Whatever else was
// about to be done is not any more.
func (t *Table) arm(o rules.Option) {
	g := &t.grip
	if g.ask != nil && g.ask == t.scene.Ask && g.grasp >= carried && g.who != 0 && t.shown(g.who) {
		g.choose(g.who)
	}
	t.ahead.Odds.Want(t.scene.Pos, o)
	t.ahead.Odds.Pushed = true
}
