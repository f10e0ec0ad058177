package refusal

import (
	"slices"

	"grognard/render/table/choice/selection"
	"grognard/rules"
)

// Outright refuses a click that picks nothing, whatever the options say: one of several
// that it may mean must be picked first, or the rules say why it is barred to what is
// picked already. It reports whether it does.
func (f *Finder) Outright(under []rules.Ref) (Refusal, bool) {
	for _, look := range [...]func([]rules.Ref) (Refusal, bool){f.dimmed, f.bystander, f.cellOfMany, f.foeOfMany} {
		if r, ok := look(under); ok {
			return r, true
		}
	}
	return Refusal{}, false
}

// bystander answers a click on an own piece that the options do not name, on ground
// that they do: it is not meant for the ground below. It says why the piece has nothing
// to do; a second click is meant for the ground, which may be hidden under pieces all
// over.
func (f *Finder) bystander(under []rules.Ref) (Refusal, bool) {
	r := selection.Topmost(under)
	if f.scene.OnTabletop() || len(f.sel.Picks) > 0 || !f.waits(r) || r == f.scene.Ask.About || f.scene.Ask.SetUp {
		return Refusal{}, false
	}
	if f.sel.Insisted == r {
		f.sel.Insisted = 0
		return Refusal{}, false
	}
	ground, _ := f.scene.Cell(r)
	if !slices.ContainsFunc(f.sel.Left, func(o rules.Option) bool { return o.At != 0 && (o.At == ground || slices.Contains(under, o.At)) }) {
		return Refusal{}, false
	}
	no := f.own(r)
	no.Insist = r
	return no, true
}

// cellOfMany answers a click on a cell that several pieces may go to while none of
// them is picked: it tells which they are, and picks nothing.
func (f *Finder) cellOfMany(under []rules.Ref) (Refusal, bool) {
	cell := selection.Topmost(under)
	if len(f.sel.Picks) > 0 || !f.scene.IsCell(cell) || !f.sel.IsLive(cell) || f.sel.About != 0 || !f.sel.Waits(cell) || f.sel.Placing() {
		return Refusal{}, false
	}
	var who []rules.Ref
	for _, o := range f.sel.Left {
		if o.At == cell && !slices.Contains(who, o.Who) {
			who = append(who, o.Who)
		}
	}
	if len(who) < 2 || slices.Contains(who, cell) {
		return Refusal{}, false
	}
	return Refusal{How: PickFirst, Why: f.clause(), Clicked: cell, Who: who}, true
}

// foeOfMany answers a click on an enemy on a table without cells while none of the
// bodies is picked that could act against it: it tells which they are, and picks
// nobody for the player.
func (f *Finder) foeOfMany(under []rules.Ref) (Refusal, bool) {
	foe := selection.Topmost(under)
	if !f.scene.OnTabletop() || f.scene.Ask.About != 0 || len(f.sel.Picks) > 0 || f.sel.Sole() || f.scene.Mine(foe) || f.scene.IsCell(foe) || !f.sel.IsLive(foe) {
		return Refusal{}, false
	}
	all := append(f.scene.Members(foe), foe)
	var who []rules.Ref
	for _, o := range f.sel.Left {
		if o.Who != foe && slices.Contains(all, o.At) && f.scene.Mine(o.Who) && !slices.Contains(who, o.Who) {
			who = append(who, o.Who)
		}
	}
	if len(who) == 0 {
		return Refusal{}, false
	}
	return Refusal{How: PickFirstAgainst, Why: f.clause(), Clicked: foe, Who: who}, true
}

// dimmed refuses a click on a card that lies dimmed beside what is
// picked, or a cell that is barred to it, if the rules can say why: it does
// not throw the choice over.
func (f *Finder) dimmed(under []rules.Ref) (Refusal, bool) {
	r := selection.Topmost(under)
	if (f.scene.IsCell(r) || f.sel.Foreign(r)) && f.denied(r) {
		return f.Of(under), true
	}
	k := f.scene.Card(r)
	if k == nil || k.Place != rules.Hand || len(f.sel.Picks) == 0 || f.sel.IsLive(r) || f.sel.IsPicked(r) || !f.sel.Playable() {
		return Refusal{}, false
	}
	if _, ok := closest(f.all(), f.sel.Picks, under); !ok {
		return Refusal{}, false
	}
	return f.Of(under), true
}

// denied reports whether the rules say of the very piece that is picked why it
// cannot go to a cell, though others may.
func (f *Finder) denied(cell rules.Ref) bool {
	if len(f.sel.Picks) == 0 || f.sel.IsLive(cell) || f.sel.IsPicked(cell) {
		return false
	}
	if f.sel.Foreign(cell) {
		return true
	}
	return slices.ContainsFunc(f.all(), func(r rules.Refusal) bool {
		return r.Option.At == cell && r.Option.Who != 0 && f.sel.IsPicked(r.Option.Who)
	})
}

// Of tells why a click on something leads nowhere.
func (f *Finder) Of(under []rules.Ref) Refusal {
	top := selection.Topmost(under)
	if who := f.sel.Within(under); len(who) > 1 {
		return Refusal{How: WhichOf, Why: f.clause(), Clicked: top, Who: who}
	}
	if f.waits(top) {
		return f.own(top)
	}
	if why, ok := f.objection(under); ok {
		return Refusal{How: ByRules, Why: why, Clicked: top}
	}
	return Refusal{How: Foreign, Why: f.clause(), Clicked: top}
}
