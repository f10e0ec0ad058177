package table

import (
	"slices"

	"grognard/rules"
)

// pickedText says how to go on with what is picked: where it shall go, whom it
// shall attack, or which of several deeds it shall be; "" where nothing is
// picked or nothing is left to click.
func (t *Table) pickedText() string {
	n := len(t.choice.Picks)
	if n == 0 || t.placing() && !t.scene.OnCloth() || t.scene.Ask.Field != nil { // on a Cloth it may also be taken in hand
		return ""
	}
	what := make([]string, n)
	for i, r := range t.choice.Picks {
		what[i] = t.words.Placed(r)
	}
	about := t.words.Series(what)
	if deeds := t.deedsLeft(); len(deeds) > 1 {
		return t.words.Word("table.either", t.words.Side(t.scene.Ask.To), about, t.words.Any(deeds))
	}
	key := t.wanted()
	if key == "" {
		return ""
	}
	text := t.words.Word(key, t.words.Side(t.scene.Ask.To), about)
	if t.buttoned() {
		text = t.words.Word("table.picked.button", text)
	}
	return text
}

// buttoned reports whether a button does something with what is picked.
func (t *Table) buttoned() bool {
	return slices.ContainsFunc(t.choice.Left, t.choice.Complete)
}

// deedsLeft lists what the buttons offer to do with what is picked, if all that
// is left to choose is which of them.
func (t *Table) deedsLeft() (names []string) {
	for _, o := range t.choice.Left {
		if !t.choice.Complete(o) {
			return nil
		}
		if s := t.words.Label(o); !slices.Contains(names, s) {
			names = append(names, s)
		}
	}
	return names
}

// wanted is the key of the sentence that asks for the next pick: a place, an
// enemy, either of them, or whatever is lit.
func (t *Table) wanted() string {
	place, foe, other := false, false, false
	for _, r := range t.choice.Live {
		acts, _, target := t.choice.Role(r)
		switch {
		case acts || !target:
			other = true
		case t.isCell(r) && !t.scene.Hostile(r):
			place = true
		case t.scene.Mine(r):
			other = true
		default:
			foe = true
		}
	}
	switch {
	case len(t.choice.Live) == 0:
		return ""
	case place && foe:
		return "table.picked.both"
	case place:
		return "table.picked.place"
	case foe: // by what way or with what is asked after that
		return "table.picked.foe"
	case other:
		return "table.picked.other"
	}
	return ""
}

// foreignText says what a thing is that has no part in the decision, and what can
// be clicked instead.
func (t *Table) foreignText(r rules.Ref) string {
	what := t.words.Word("table.foreign", t.words.Placed(r))
	if s, ok := t.scene.SideOf(r); ok && s != t.scene.Ask.To && t.ownLive() {
		what = t.words.Word("table.foreign.side", t.words.Placed(r), t.words.Side(s), t.words.Side(t.scene.Ask.To))
	}
	if who := t.clickable(); len(who) > 0 {
		return t.words.Sentences(what, t.words.Word("table.foreign.click", t.words.Listed(who)))
	}
	return t.words.Sentences(what, t.asking(t.scene.Ask))
}

// ownLive reports whether all that can be clicked now belongs to the side that
// is asked.
func (t *Table) ownLive() bool {
	return len(t.choice.Live) > 0 && !slices.ContainsFunc(t.choice.Live, func(r rules.Ref) bool { return !t.scene.Mine(r) })
}

// mostClickable is how many things a refusal names that could be clicked.
const mostClickable = 6

// clickable lists what could be clicked now, none if it is too much to be
// named.
func (t *Table) clickable() []rules.Ref {
	if len(t.choice.Live) > mostClickable {
		return nil
	}
	return t.choice.Live
}

// within returns the pieces in a cell that a click would pick, where the click
// hit the ground beside them.
func (t *Table) within(under []rules.Ref) (who []rules.Ref) {
	cell := topmost(under)
	if !t.isCell(cell) {
		return nil
	}
	for _, r := range t.choice.Live {
		if z, piece := t.scene.Cell(r); piece && z == cell {
			who = append(who, r)
		}
	}
	return who
}
