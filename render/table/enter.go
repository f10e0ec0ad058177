package table

import (
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// enterSays answers Enter where it pushes no button: it says what is asked, and
// that there is something to choose.
func (t *Table) enterSays(c *ui.Ctx) {
	if t.choice.EnterIdle() && c.Take("Enter") {
		t.tell(c, choice.Refusal{How: choice.NotByEnter, Why: rules.Reason{Rule: t.scene.Ask.Rule}})
	}
}
