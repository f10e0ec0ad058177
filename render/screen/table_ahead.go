package screen

import (
	"slices"
	"strings"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/ui"
	"grognard/rules"
)

// mostAhead is how many options are looked ahead from.
const mostAhead = 8

// outlook has what each option of a decision brings worked out beside the
// frame.
type outlook struct {
	pos  *rules.Position
	list []odds.Prospect
	done chan []odds.Prospect
}

// at returns what the options of a position bring; nil while it is worked out.
func (k *outlook) at(p *rules.Position) []odds.Prospect {
	if k.pos != p {
		*k = outlook{pos: p, done: make(chan []odds.Prospect, 1)}
		done := k.done
		go func() { done <- odds.Prospects(p) }()
	}
	if k.done != nil {
		select {
		case k.list = <-k.done:
			k.done = nil
		default:
		}
	}
	return k.list
}

// decided reports whether the combat in progress has come to its result.
func (t *table) decided() bool { return t.view().Combat != nil && t.result() >= 0 }

// result returns the entry of the log that tells the last result of the last
// combat, or -1. Of a combat in progress it is told within the step.
func (t *table) result() int {
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
func (t *table) beforeCombat() int {
	if t.view().Combat == nil {
		return -1
	}
	_, tape := t.pos.Checkpoint()
	return t.m.Len() - len(tape)
}

// playedSince reports whether a card was played after entry i of the log: the
// dice that are docked then are no longer those of the combat before.
func (t *table) playedSince(i int) bool {
	return slices.ContainsFunc(t.m.Log()[i:], func(e match.Entry) bool { return !e.Undone && e.Event.Kind == rules.EvPlay })
}

// diceless reports whether the last result came about without the dice that
// are still docked: another turn, phase or attack has begun since they fell.
func (t *table) diceless() bool {
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

// prospects returns what the options bring that follow the result of a combat,
// and nil anywhere else.
func (t *table) prospects(c *ui.Ctx) []odds.Prospect {
	if t.ask == nil || t.clips.Running() || len(t.ask.Options) > mostAhead || !t.decided() {
		return nil
	}
	list := t.ahead.at(t.pos)
	if list == nil {
		c.Wake(c.In.Now + 10)
	}
	return list
}

// whatFollows lists what each option brings.
func (t *table) whatFollows(f *column) {
	list := t.prospects(f.c)
	if len(list) == 0 {
		return
	}
	if !slices.ContainsFunc(list, tells) {
		return
	}
	if same := t.followText(&list[0]); len(list) > 1 && !slices.ContainsFunc(list, func(x odds.Prospect) bool { return t.followText(&x) != same }) {
		if same != "" { // whatever is chosen
			f.head(t.word("odds.follows"))
			f.text(ui.Small, f.c.Theme.Text, same)
		}
		return
	}
	f.head(t.word("odds.follows"))
	for i := range list {
		x := &list[i]
		text := t.branch(t.ask.Kind, x.Option)
		if more := t.followText(x); more != "" {
			text += ": " + more
		}
		f.text(ui.Small, f.c.Theme.Text, text)
	}
}

// tells reports whether an option brings more than the step that its own words
// name.
func tells(x odds.Prospect) bool {
	step := len(x.Losses) == 1 && (x.Losses[0].Kind == rules.EvRetreat || x.Losses[0].Kind == rules.EvAdvance)
	return !step || len(x.Rows) > 0 || len(x.Pursuit) > 0
}

// followText says what an option brings.
func (t *table) followText(x *odds.Prospect) string {
	var parts []string
	for i := range x.Losses {
		parts = append(parts, t.say(x.Losses[i].Text))
	}
	if n := x.Next; n != nil && len(x.Losses) == 0 {
		parts = append(parts, t.demand(n))
	}
	for i := range x.Pursuit {
		parts = append(parts, t.pursuitText(&x.Pursuit[i]))
	}
	if len(x.Pursuit) == 0 {
		var rows []string
		for i := range x.Rows {
			rows = append(rows, t.rowText(t.namedHere(x.Rows[i].Text))+" "+t.decimal(x.Rows[i].Percent())+" %")
		}
		if len(rows) > 0 {
			parts = append(parts, strings.Join(rows, "; ")+".")
		}
	}
	return strings.Join(parts, " ")
}

// aheadOf says what one option brings, or "".
func (t *table) aheadOf(c *ui.Ctx, o rules.Option) string {
	list := t.prospects(c)
	for i := range list {
		if list[i].Option == o {
			return t.followText(&list[i])
		}
	}
	return ""
}
