package eagles

import (
	"slices"
	"strings"

	"grognard/rules"
)

// Explain implements rules.Rulebook: another decision is due, the battalion is
// not yours, out of play or has acted, it is no target.
func (Book) Explain(board rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	b := board.(*Board)
	if _, ok := dutyOf(o.Do); !ok {
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

// duty is what is known of an answer: what kind of act it is, in the battle and, if
// that is another one, where armies are set up, and the kinds of requests that it
// settles.
type duty struct {
	act, deploys rules.Act
	kinds        []string
}

// The kinds of requests that several answers settle.
var (
	orders    = []string{"order"}
	marches   = []string{"order", "move"}
	screening = []string{"screen", "screen.group", "deploy.screen", "deploy.screen.group"}
	raising   = []string{"build"}
	placing   = []string{"deploy.body"}
	firstTurn = []string{"initiative", "setup.first"}
)

// allDuties are all answers but those that give figures to a battalion.
var allDuties = map[string]duty{
	"pass":    {act: rules.ActStay, kinds: orders},
	"form":    {act: rules.ActForm, kinds: orders},
	"reform":  {act: rules.ActRally, kinds: orders},
	"recover": {act: rules.ActRally, kinds: orders},
	"rally":   {act: rules.ActRally, kinds: orders},
	"fight":   {act: rules.ActFight, kinds: orders},
	"advance": {act: rules.ActAdvance, kinds: marches},
	"retire":  {act: rules.ActRetreat, kinds: marches},
	"wheel":   {act: rules.ActWheel, kinds: marches},
	"stand":   {act: rules.ActStay, kinds: marches},
	"fire":    {act: rules.ActFire, kinds: []string{"order", "defend"}},
	"snipe":   {act: rules.ActFire, kinds: []string{"order", "fire.screen"}},
	"charge":  {act: rules.ActFight, kinds: []string{"order", "charge.path"}},
	"hold":    {act: rules.ActStay, kinds: []string{"fire.screen", "defend", "pursue"}},
	"pursue":  {act: rules.ActAdvance, kinds: []string{"pursue"}},
	"reverse": {act: rules.ActForm, kinds: []string{"face"}},
	"reroll":  {act: rules.ActChoose, kinds: []string{"reroll"}},
	"keep":    {act: rules.ActStay, kinds: []string{"face", "reroll", "screen", "screen.group"}},
	"command": {act: rules.ActOrder, kinds: []string{"order", "command.end"}},
	"ride":    {act: rules.ActMove, kinds: []string{"command"}},
	"attach":  {act: rules.ActSupport, kinds: []string{"command"}},
	"stay":    {act: rules.ActStay, kinds: []string{"command"}},
	"post":    {act: rules.ActMove, deploys: rules.ActPlace, kinds: append([]string{"deploy.commander"}, screening...)},
	"drape":   {act: rules.ActForm, deploys: rules.ActPlace, kinds: screening},
	"done":    {act: rules.ActDone, kinds: []string{"build", "command.end"}},
	"first":   {act: rules.ActChoose, kinds: firstTurn},
	"second":  {act: rules.ActChoose, kinds: firstTurn},
	"edge":    {act: rules.ActChoose, kinds: []string{"setup.edge"}},
	"line":    {act: rules.ActPlace, kinds: placing},
	"column":  {act: rules.ActPlace, kinds: placing},
	"deploy":  {act: rules.ActPlace, kinds: []string{"deploy"}},
	"detach":  {act: rules.ActPlace, kinds: []string{"deploy.men"}},
	"nation":  {act: rules.ActChoose, kinds: []string{"build", "build.nation"}},
	"recruit": {act: rules.ActSupport, kinds: raising},
	"disband": {act: rules.ActCancel, kinds: raising},
	"light":   {act: rules.ActForm, kinds: raising},
	"heavy":   {act: rules.ActForm, kinds: raising},
	"rifles":  {act: rules.ActForm, kinds: raising},
	"muskets": {act: rules.ActForm, kinds: raising},
}

// dutyOf finds what is known of an answer; false: there is none like it.
func dutyOf(do string) (duty, bool) {
	if d, ok := allDuties[do]; ok {
		return d, true
	}
	for f := drummer; f < figures; f++ {
		switch do {
		case figureTable[f].name:
			return duty{act: rules.ActForm, kinds: raising}, true
		case "drop-" + figureTable[f].name:
			return duty{act: rules.ActCancel, kinds: raising}, true
		}
	}
	return duty{}, false
}

// Act implements rules.Rulebook.
func (Book) Act(kind, do string) rules.Act {
	d, _ := dutyOf(do)
	if d.deploys != "" && strings.HasPrefix(kind, "deploy") {
		return d.deploys
	}
	return d.act
}

// orderKeys are the number keys of orders: two have the same one where no battalion may be
// ordered both, and a free one is found where fire at a screen and at a body are (ME-13.2).
var orderKeys = map[string]int{"wheel": 1, "retire": 2, "advance": 3, "form": 4, "reform": 5, "recover": 5, "rally": 5, "stand": 4,
	"charge": 6, "fight": 6, "fire": 7, "snipe": 8, "command": 8, "pass": 9}

// Key implements rules.Keyed.
func (Book) Key(kind, do string) int {
	if kind != "order" {
		return 0
	}
	return orderKeys[do]
}

// cites are the clauses of answers, where they are others than those of their questions.
var cites = map[string]string{"pass": "ME-13.7", "form": "ME-14.9", "reform": "ME-15.9", "recover": "ME-22.14", "rally": "ME-27.18", "fight": "ME-23.28",
	"advance": "ME-14.5", "retire": "ME-14.6", "wheel": "ME-14.7", "fire": "ME-16.1", "snipe": "ME-19.15", "charge": "ME-22.1", "pursue": "ME-23.19",
	"reverse": "ME-27.24", "command": "ME-9.17", "ride": "ME-9.16", "attach": "ME-9.4", "drape": "ME-37.1", "detach": "ME-19.1"}

// Cite implements rules.Citer.
func (Book) Cite(kind, do string) string {
	switch {
	case do == "fire" && kind == "defend":
		return "ME-24.1"
	case do == "charge" && kind == "charge.path":
		return "ME-22.7"
	case do == "hold" && kind == "defend":
		return "ME-24.2"
	case do == "hold" && kind == "pursue":
		return "ME-23.18"
	}
	return cites[do]
}

// amiss is the widest thing wrong with an answer to a kind of request: it belongs
// to another decision, its battalion cannot act, or its target is none. It finds
// nothing wrong with any answer that is legal, and leaves the rest to whoever
// asks. Of an answer that there is not, it knows whose battalion it names.
func (b *Board) amiss(kind, rule string, to rules.Side, about rules.Ref, o rules.Option) rules.Reason {
	if d, ok := dutyOf(o.Do); ok && !slices.Contains(d.kinds, kind) {
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
