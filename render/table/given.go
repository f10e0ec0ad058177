package table

import (
	"slices"

	"grognard/render/ui"
	"grognard/rules"
)

// picks of one decision may be several requests, one after the other: orders
// given to units, artillery that joins. To the player they are one choice, so
// that a click on what he has chosen takes it back.

// given lists the numbers of the answers that belong to the choice that the
// request goes on with, the last one first.
func (t *Table) given() (answers []int) {
	q := t.scene.Ask
	if q == nil {
		return nil
	}
	_, tape := t.scene.Pos.Checkpoint()
	n := t.m.Len()
	for i := n; i > n-len(tape) && i > 0; i-- {
		asked, a := t.m.Given(i)
		if asked.Kind != q.Kind || asked.To != q.To || a.By != q.To {
			break
		}
		answers = append(answers, i)
	}
	return answers
}

// unpick takes back the choice of one of the things under the pointer, if it
// was made in this decision: what was chosen after it is chosen again. It
// reports whether there was such a choice.
func (t *Table) unpick(c *ui.Ctx, under []rules.Ref) bool {
	answers := t.given()
	for _, r := range under {
		if r == 0 {
			continue
		}
		for _, n := range answers {
			if _, a := t.m.Given(n); a.Option.Who == r {
				t.without(c, n)
				return true
			}
		}
	}
	return false
}

// unsay takes back the last answer if the request goes on with what it began:
// the charge whose way is asked for. It reports whether it did.
func (t *Table) unsay(c *ui.Ctx) bool {
	q := t.scene.Ask
	if q == nil || q.About == 0 || !t.scene.OnCloth() {
		return false
	}
	_, tape := t.scene.Pos.Checkpoint()
	if len(tape) == 0 || !t.m.CanUndo().OK() {
		return false
	}
	if _, a := t.m.Given(t.m.Len()); a.By != q.To || a.Option.Who != q.About {
		return false
	}
	t.undo(c)
	t.touch.then = q.About // it stays selected
	return true
}

// without takes back answer n and gives those after it again, as far as they
// are still allowed.
func (t *Table) without(c *ui.Ctx, n int) {
	var after []rules.Option
	for i := n + 1; i <= t.m.Len(); i++ {
		_, a := t.m.Given(i)
		after = append(after, a.Option)
	}
	if why := t.m.CanUndoTo(n - 1); !why.OK() {
		t.no = refusal{why: why, until: c.In.Now + refusalTime}
		c.Wake(t.no.until)
		return
	}
	if t.fail(t.m.UndoTo(n - 1)); t.m.Len() != n-1 {
		return
	}
	for _, o := range after {
		q := t.m.Request()
		if q == nil || !slices.Contains(q.Options, o) {
			continue
		}
		if _, err := t.m.Answer(o); err != nil {
			t.fail(err)
			break
		}
	}
	t.no = refusal{}
	c.Sound("select")
	c.Animate()
}

// progress says how much of a choice of several picks is made: of how many, if
// a gauge of the side counts them under the name of the decision.
func (t *Table) progress(q *rules.Request) string {
	if t.scene.View().Muster != nil {
		return "" // the purse tells
	}
	if q.Course.Key != "" {
		return t.words.Say(q.Course)
	}
	if n, of, ok := t.scene.Counts(q); ok {
		if of > 0 {
			return t.words.Word("table.prompt.of", n, of)
		}
		return t.words.Word("table.prompt.chosen", n)
	}
	if n := len(t.given()); n > 0 {
		return t.words.Word("table.prompt.chosen", n)
	}
	return ""
}
