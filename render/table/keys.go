package table

import (
	"slices"
	"strings"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
)

// keys hears the keyboard, as far as no button is meant.
func (t *Table) keys(c *ui.Ctx) {
	if t.Mini.Keys(c) {
		t.remember()
	}
	t.amongAnswers(c)
	if t.View.Keys(c) {
		t.stepBack(c, false)
	}
	if t.ctrlKeys(c) {
		return
	}
	t.gameKeys(c)
	t.simpleKeys(c)
	t.Cards.Follow(c)
	t.onward(c)
}

// onward takes back what was said to the choice before, once the keyboard goes to another, and begins with
// the answers in the bar where there is nothing on the map to go to.
func (t *Table) onward(c *ui.Ctx) {
	tab := c.In.Hit("Tab") && !c.In.Held.Ctrl && !c.Beneath()
	if t.game.Choice.Warning.Shown() && !c.In.Held.Ctrl && !c.In.Held.Alt && !c.Beneath() && slices.ContainsFunc(arrows[:], c.In.Hit) {
		t.game.Choice.Warning.Drop()
	}
	if tab = tab && !t.waitForTab(c); t.tabDue && t.game.Scene.Ask != nil && !t.game.Scene.Moving() {
		t.tabDue = false
		if len(t.View.CanAct()) > 0 {
			t.View.Next(c)
		} else {
			tab = true
		}
	}
	switch {
	case !tab && !c.In.Hit("N") && !c.In.Hit("Period") && !c.In.Hit("Comma"):
	case len(t.View.CanAct()) > 0:
		t.game.Choice.Warning.Drop()
		t.bar.Forgive()
		t.tabs = false
	case tab && !t.tabs:
		marked := t.markedAnswer()
		c.Stops(func(name string) {
			if name == marked || !t.tabs && (strings.HasPrefix(name, answers) || name == "button.continue" || name == "button.slip.end") {
				c.SetFocus(name)
				t.tabs = true
			}
		})
	}
	t.tabs = t.tabs && c.Ringed()
}

// markedAnswer is the name of the button that is marked for Enter, where Tab begins; "" if none is.
func (t *Table) markedAnswer() string {
	for _, r := range t.game.Choice.Replies() {
		if r.Primary {
			return t.game.Words.Keys.Option(r.Option)
		}
	}
	return ""
}

// amongAnswers has the arrows go from answer to answer while the focus is at one: in the bar along it, on a sheet
// also down. Else they are for the cursor on the map.
func (t *Table) amongAnswers(c *ui.Ctx) {
	at := c.Focus()
	if !c.Ringed() || !strings.HasPrefix(at, answers) || c.In.Held.Ctrl || c.In.Held.Alt || c.Beneath() {
		return
	}
	if t.game.Choice.Reacting() || c.In.Hit("Left") || c.In.Hit("Right") {
		c.Walk(answers, at)
	}
}

// answers begin the names of the buttons that answer.
const answers = "option."

// arrows are the keys that move the cursor.
var arrows = [...]paint.Key{"Left", "Right", "Up", "Down"}

// waitForTab keeps Tab until somebody is asked: it was pressed for the decision that comes, not for the
// buttons that lie beside the map. It reports whether it was pressed for that in this frame.
func (t *Table) waitForTab(c *ui.Ctx) bool {
	if !c.In.Hit("Tab") || c.In.Held.Ctrl || c.Beneath() {
		if len(c.In.Keys) > 0 { // something else is meant by now
			t.tabDue = false
		}
		return false
	}
	if t.game.Scene.View().Map == nil || t.game.Scene.Ask != nil && !t.game.Scene.Moving() || t.game.Pacing.Stopped() || t.game.Match.Request() == nil {
		return false
	}
	c.SetFocus("")
	c.Hide()
	t.tabDue = true
	return true
}

// ctrlKeys are those that mean something with Ctrl; it reports whether Ctrl is
// down.
func (t *Table) ctrlKeys(c *ui.Ctx) bool {
	if !c.In.Held.Ctrl {
		return false
	}
	switch {
	case c.Take("Z"):
		t.undo(c)
	case c.Take("Y"):
		t.game.Redo()
		c.Animate()
	case c.Take("S"):
		t.call(t.deps.Save)
	}
	return true
}

// gameKeys are those that do the same beside the sheet of armies.
func (t *Table) gameKeys(c *ui.Ctx) {
	switch {
	case c.Take("Escape"):
		t.stepBack(c, true)
	case c.Take("Backspace"):
		t.undo(c)
	case c.Take("F1"):
		if t.deps.Rule != nil {
			t.deps.Rule(t.RuleHere(c)) // without a clause at the beginning
		}
	case c.Take("F5"):
		t.call(t.deps.Save)
	case c.Take("F9"):
		t.call(t.deps.Load)
	case !c.Beneath() && c.AsksKeys():
		t.keyList.Open = !t.keyList.Open
	}
}

// simpleKeys are those of the hand and the panels that do one thing.
func (t *Table) simpleKeys(c *ui.Ctx) {
	switch {
	case c.Take("L"):
		t.drawer.open = !t.drawer.open
	case t.game.Scene.Dealt() && c.Take("A"):
		t.Cards.Fold()
	case c.Take("H"):
		t.askAdvice()
		t.advice.Asked(c, true)
	case c.Take("I"):
		t.Look.Pin(t.View.Pointer.Hover)
	case c.Take("E"):
		t.finish(c)
	}
}

// ShowKeys opens the list of keys.
func (t *Table) ShowKeys() { t.keyList.Open = true }

func (t *Table) call(f func()) {
	if f != nil {
		f()
	}
}

// finish takes the quiet option: pass, done. Where that is refused it tells why.
func (t *Table) finish(c *ui.Ctx) {
	act := t.game.Choice.Finish()
	if act.Does == choice.Answers && t.bar.Deaf(c) {
		return
	}
	t.do(c, act)
}

// RuleHere is the clause that F1 opens: that of what is under the pointer; of what was clicked there, why that
// leads nowhere; where nothing with a clause is, that of the refusal, of what is pinned, or of the request.
func (t *Table) RuleHere(c *ui.Ctx) string {
	if clause := c.PointedClause(); clause != "" {
		return clause
	}
	pointed := t.Look.RuleOfPointed()
	switch no := t.bar.Refusal(); {
	case pointed != "" && !no.Stands(c):
		return pointed
	case no.Told() && no.Why.Rule != "":
		return no.Why.Rule
	case pointed != "":
		return pointed
	case t.Look.Pinned() && t.Look.Rule() != "":
		return t.Look.Rule()
	case t.game.Match.Request() != nil:
		return t.game.Match.Request().Rule
	}
	return ""
}
