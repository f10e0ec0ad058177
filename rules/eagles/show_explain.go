package eagles

import (
	"slices"

	"grognard/rules"
)

// Explain implements rules.Explainer: another decision is due, the battalion is
// not yours, out of play or has acted, it is no target.
func (Book) Explain(board rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	b := board.(*Board)
	if duties(o.Do) == nil {
		return rules.Reason{}
	}
	if r := b.amiss(q.Kind, q.Rule, q.To, q.About, o); !r.OK() {
		return r
	}
	why := func(rule, key string, n int) rules.Reason {
		return rules.No(rule, rules.Text{Key: "me.why." + key, A: o.Who, N: n})
	}
	switch o.Do {
	case "fire":
		if q.Kind == "defend" && o.Who == q.About && o.At != b.combat.from {
			return rules.No("ME-24.1", rules.Text{Key: "me.why.not_charger", A: o.Who, B: o.At})
		}
	case "done":
		return why("ME-6.4", "army_empty", 0)
	case "detach":
		u := &b.body[b.unitNamed(q.About)]
		return why("ME-19.1", "detach", mostSkirmishers(u.bought, u.light))
	case "line", "column":
		return why("ME-10.14", "no_room", 0)
	case "recruit":
		return why("ME-4.3", "size", 0)
	}
	return why(q.Rule, "not_so", 0)
}

// duties are the kinds of requests that an answer settles; nil: there is no such
// answer.
func duties(do string) []string {
	switch do {
	case "pass", "form", "reform", "recover", "rally", "fight":
		return []string{"order"}
	case "advance", "retire", "wheel", "stand":
		return []string{"order", "move"}
	case "fire":
		return []string{"order", "defend"}
	case "snipe":
		return []string{"order", "fire.screen"}
	case "charge":
		return []string{"order", "charge.path"}
	case "hold":
		return []string{"fire.screen", "defend", "pursue"}
	case "pursue":
		return []string{"pursue"}
	case "reverse":
		return []string{"face"}
	case "reroll":
		return []string{"reroll"}
	case "keep":
		return []string{"face", "reroll", "screen", "screen.group"}
	case "command":
		return []string{"order", "command.end"}
	case "ride", "attach", "stay":
		return []string{"command"}
	}
	return setupDuties(do)
}

// setupDuties is duties before the battle.
func setupDuties(do string) []string {
	switch do {
	case "post":
		return []string{"screen", "screen.group", "deploy.screen", "deploy.screen.group", "deploy.commander"}
	case "drape":
		return []string{"screen", "screen.group", "deploy.screen", "deploy.screen.group"}
	case "done":
		return []string{"build", "command.end"}
	case "first", "second":
		return []string{"initiative", "setup.first"}
	case "edge":
		return []string{"setup.edge"}
	case "line", "column":
		return []string{"deploy.body"}
	case "deploy":
		return []string{"deploy"}
	case "detach":
		return []string{"deploy.men"}
	case "nation":
		return []string{"build", "build.nation"}
	case "recruit", "disband", "light", "heavy", "rifles", "muskets":
		return []string{"build"}
	}
	for f := drummer; f < figures; f++ {
		if do == figureTable[f].name || do == "drop-"+figureTable[f].name {
			return []string{"build"}
		}
	}
	return nil
}

// amiss is the widest thing wrong with an answer to a kind of request: it belongs
// to another decision, its battalion cannot act, or its target is none. It finds
// nothing wrong with any answer that is legal, and leaves the rest to whoever
// asks. Of an answer that there is not, it knows whose battalion it names.
func (b *Board) amiss(kind, rule string, to rules.Side, about rules.Ref, o rules.Option) rules.Reason {
	if all := duties(o.Do); all != nil && !slices.Contains(all, kind) {
		return rules.No(rule, rules.Text{Key: "me.why.later"})
	}
	if r := b.amissWho(kind, rule, to, about, o.Who); !r.OK() {
		return r
	}
	if o.Do == "fire" || o.Do == "snipe" || o.Do == "charge" {
		return b.amissTarget(to, o)
	}
	return rules.Reason{}
}

// amissWho says why a thing cannot do anything now.
func (b *Board) amissWho(kind, rule string, to rules.Side, about, who rules.Ref) rules.Reason {
	no := func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: "me.why." + key, A: who, B: about})
	}
	switch who.Kind() {
	case bodyKind, groupRefKind:
	case commanderKind:
		switch s := rules.Side(who.N() & 1); {
		case s != to:
			return no("ME-11.7", "enemy")
		case b.cmdOf(s).state == gone:
			return no("ME-9.14", "cmd_dead")
		case about != 0 && about != who:
			return no(rule, "other")
		}
		return rules.Reason{}
	case 0:
		return rules.Reason{}
	default:
		return no("ME-11.7", "nobody")
	}
	i := b.unitNamed(who)
	if i < 0 {
		return no("ME-11.7", "nobody")
	}
	u := &b.body[i]
	switch {
	case u.side != to:
		return no("ME-11.7", "enemy")
	case u.state == gone:
		return no("ME-11.5", "out")
	case u.state == waiting && b.phase > commanders:
		return no("ME-11.5", "out")
	case u.inPlay() && kind == "deploy.body":
		return no("ME-10.8", "placed")
	case who.Kind() == groupRefKind && kind == "order":
		return rules.No("ME-4.1", rules.Text{Key: "me.why.group_orders", A: b.unitRef(i)})
	case kind == "order" && u.activated:
		return no("ME-13.1", "activated")
	case about.Kind() == bodyKind && b.unitRef(i) != about:
		return no(rule, "other")
	}
	return rules.Reason{}
}

// noPlace says of an answer without a place that it needs one.
func noPlace(rule string, o rules.Option) rules.Reason {
	return rules.Unless(o.Pt != (rules.Point{}), rule, rules.Text{Key: "me.why.no_place", A: o.Who})
}

// amissTarget says why a thing is nobody's target (ME-16.7, ME-22.6).
func (b *Board) amissTarget(to rules.Side, o rules.Option) rules.Reason {
	rule := "ME-16.7"
	if o.Do == "charge" {
		rule = "ME-22.6"
	}
	no := func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: "me.why." + key, A: o.Who, B: o.At})
	}
	if o.At.Kind() == commanderKind {
		return no("ME-9.2", "cmd_target")
	}
	k := b.unitNamed(o.At)
	switch {
	case k < 0:
		return no(rule, "no_target")
	case b.body[k].side == to:
		return no(rule, "friend")
	case !b.body[k].inPlay():
		return rules.No(rule, rules.Text{Key: "me.why.out", A: o.At})
	}
	if g := o.At.N() & 15; o.At.Kind() == groupRefKind && (g >= b.body[k].posts || b.body[k].screen[g].men == 0) {
		return rules.No(rule, rules.Text{Key: "me.why.out", A: o.At})
	}
	return rules.Reason{}
}
