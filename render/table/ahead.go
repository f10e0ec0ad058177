package table

import (
	"slices"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// mostAhead is how many options are looked ahead from.
const mostAhead = 8

// decided reports whether the combat in progress has come to its result.
func (t *Table) decided() bool { return t.scene.View().Combat != nil && t.result() >= 0 }

// result returns the entry of the log that tells the last result of the last
// combat, or -1. Of a combat in progress it is told within the step.
func (t *Table) result() int {
	log, before := t.m.Log(), t.beforeCombat()
	for i := len(log) - 1; i >= 0; i-- {
		switch {
		case log[i].Undone:
		case log[i].Answer <= before, log[i].Event.Kind == rules.EvDeclare:
			return -1
		case log[i].Event.Kind == rules.EvResult:
			return i
		}
	}
	return -1
}

// beforeCombat is the number of the last answer before the step of the combat in
// progress, -1 if there is no combat.
func (t *Table) beforeCombat() int {
	if t.scene.View().Combat == nil {
		return -1
	}
	_, tape := t.scene.Pos.Checkpoint()
	return t.m.Len() - len(tape)
}

// playedSince reports whether a card was played after entry i of the log: the
// dice that are docked then are no longer those of the combat before.
func (t *Table) playedSince(i int) bool {
	return slices.ContainsFunc(t.m.Log()[i:], func(e match.Entry) bool { return !e.Undone && e.Event.Kind == rules.EvPlay })
}

// diceless reports whether the last result came about without the dice that
// are still docked: another turn, phase or attack has begun since they fell.
func (t *Table) diceless() bool {
	begun := false
	for _, e := range slices.Backward(t.m.Log()) {
		if e.Undone {
			continue
		}
		switch e.Event.Kind {
		case rules.EvDice:
			return false
		case rules.EvResult:
			begun = true
		case rules.EvTurn, rules.EvPhase, rules.EvDeclare, rules.EvPlay:
			if begun {
				return true
			}
		}
	}
	return false
}

// outdated reports whether something else has been ordered since the dice fell
// that are still docked, which needed none: on a Cloth one body is activated
// after the other.
func (t *Table) outdated() bool {
	if t.scene.View().Combat != nil || !t.scene.OnCloth() {
		return false
	}
	declared := 0
	for _, e := range slices.Backward(t.m.Log()) {
		switch {
		case e.Undone:
		case e.Event.Kind == rules.EvDice:
			return declared > e.Answer
		case (e.Event.Kind == rules.EvDeclare || e.Event.Kind == rules.EvSay && e.Event.Who != 0) && declared == 0:
			declared = e.Answer
		}
	}
	return false
}

// prospects returns what the options bring that follow the result of a combat,
// and nil anywhere else.
func (t *Table) prospects(c *ui.Ctx) []odds.Prospect {
	if t.scene.Ask == nil || t.clips.Running() || len(t.scene.Ask.Options) > mostAhead || !t.decided() {
		return nil
	}
	list := t.ahead.Prospects(t.scene.Pos)
	if list == nil {
		c.Wake(c.In.Now + 10)
	}
	return list
}

// whatFollows lists what the options bring that bring more than their own words
// say, each once and with the piece that it is about.
func (t *Table) whatFollows(f *column) {
	list := t.prospects(f.c)
	if !slices.ContainsFunc(list, foresee.Tells) {
		return
	}
	if same := t.words.Follows(&list[0]); len(list) > 1 && !slices.ContainsFunc(list, func(x odds.Prospect) bool { return t.words.Follows(&x) != same }) {
		if same != "" { // whatever is chosen
			f.head(t.words.Word("odds.follows"))
			f.text(ui.Small, f.c.Theme.Text, same)
		}
		return
	}
	var told []string
	for i := range list {
		x := &list[i]
		if !foresee.Tells(*x) {
			continue
		}
		text, named := t.words.ConsequenceOf(x.Option)
		if losses := t.words.Losses(x, named); losses != "" {
			text = t.words.About(text, losses)
		}
		if slices.Contains(told, text) {
			continue
		}
		if len(told) == 0 {
			f.head(t.words.Word("odds.follows"))
		}
		told = append(told, text)
		f.text(ui.Small, f.c.Theme.Text, text)
		for k := range x.Rows {
			if len(x.Pursuit) == 0 {
				g := column{c: f.c, x: f.x + f.c.Px(14), y: f.y, w: f.w - f.c.Px(14)}
				g.pair(ui.Small, t.words.RowText(t.scene.NamedHere(x.Rows[k].Text)), t.words.Percent(x.Rows[k].Percent()))
				f.y = g.y
			}
		}
		t.notes(f, x.Notes)
	}
}

// notes sets what an option decides of dice that fall later, each with its clause.
func (t *Table) notes(f *column, all []rules.Note) {
	for i := range all {
		g := column{c: f.c, x: f.x + f.c.Px(14), y: f.y, w: f.w - f.c.Px(14)}
		g.text(ui.Small, f.c.Theme.Text, t.words.Say(all[i].Text))
		f.y = g.y
	}
}

// foretold reports whether some option decides of dice that fall later: that counts
// more than the dice that led to the choice.
func (t *Table) foretold(c *ui.Ctx) bool {
	return slices.ContainsFunc(t.prospects(c), func(x odds.Prospect) bool { return len(x.Notes) > 0 })
}

// aheadOf says what one option brings, or "".
func (t *Table) aheadOf(c *ui.Ctx, o rules.Option) string {
	list := t.prospects(c)
	for i := range list {
		if list[i].Option == o {
			return t.words.Follows(&list[i])
		}
	}
	return ""
}
