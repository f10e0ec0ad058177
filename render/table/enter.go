package table

import (
	"grognard/render/ui"
	"grognard/rules"
)

// waives reports whether an option lets something go by.
func (t *Table) waives(o rules.Option) bool {
	w, ok := t.m.Book().(rules.Waiver)
	return ok && t.scene.Ask != nil && w.Waives(t.scene.Ask.Kind, o.Do)
}

// enterRule is what Enter may do at a position where nothing is picked.
type enterRule struct {
	idle  bool         // the quiet option would let something go by
	offer rules.Option // the only other one
	one   bool         // there is an only other one
}

// enters finds out what Enter may do now: it never lets go by what is offered,
// it takes the only offer instead, or says what to click.
func (t *Table) enters() enterRule { return t.entry.Of(t.scene.Ask, t.enterAt) }

func (t *Table) enterAt(q *rules.Request) (k enterRule) {
	quiet, ok := t.scene.Quiet()
	if !ok || !t.waives(quiet) || len(q.Options) < 2 && q.Field == nil {
		return k
	}
	if n, _, _ := t.scene.Counts(q); n > 0 || len(t.given()) > 0 {
		return k // it sends off what has been picked for it
	}
	k.idle = true
	if len(q.Options) == 2 && q.Field == nil {
		k.offer, k.one = q.Options[1-q.Quiet], true
	}
	return k
}

// enterTakes reports whether Enter pushes the button of an option, with nothing
// picked or in hand: that of the quiet one, unless that lets something go by.
func (t *Table) enterTakes(o rules.Option) bool {
	if d, ok := t.dialSet(); ok {
		return o == d
	}
	k := t.enters()
	if quiet, ok := t.scene.Quiet(); ok && o == quiet {
		return !k.idle
	}
	return k.one && o == k.offer
}

// enterSays answers Enter where it pushes no button: it says what is asked, and
// that there is something to choose.
func (t *Table) enterSays(c *ui.Ctx) {
	quiet, ok := t.scene.Quiet()
	if _, waits := t.pending(); waits || !ok || t.clips.Running() || !t.enters().idle || !c.Take("Enter") {
		return
	}
	say := t.words.Word("table.enter", t.asking(t.scene.Ask), t.words.Label(quiet))
	t.no = refusal{why: rules.Reason{Rule: t.scene.Ask.Rule}, say: say, until: c.In.Now + refusalTime}
	c.Wake(t.no.until)
	c.Sound("refused")
}
