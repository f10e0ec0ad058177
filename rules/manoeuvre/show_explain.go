package manoeuvre

import (
	"slices"
	"strings"

	"grognard/rules"
)

// deed is what an option does: what kind of act it is, which things it may name, the
// questions that it answers, and the clause that says when. Its words are
// man.why.later.<word>.
type deed struct {
	act           rules.Act
	who, with, at uint8 // kinds of things, or 0
	asked         string
	rule, word    string
	own           bool // by the active player only (MAN-4.12)
}

// The questions in which the active player may play a Scout/Spy (MAN-4.11).
const asksActive = "discard draw.spy move.base move.march move.march.square move.supply move.second combat.declare combat.attack " +
	"combat.choice.attacker combat.skirmish combat.advance combat.committed restore redoubt"

// deeds are all that options do. Where one word stands for two deeds, the second
// is the one of the battle.
var deeds = map[string][]deed{
	"take-edge": {{act: rules.ActChoose, asked: "setup.role", rule: "MAN-3.15", word: "setup"}},
	"take-army": {{act: rules.ActChoose, asked: "setup.role", rule: "MAN-3.15", word: "setup"}},
	"take":      {{act: rules.ActChoose, who: armyKind, asked: "setup.beginner setup.take", rule: "MAN-3.5", word: "setup"}},
	"offer":     {{act: rules.ActChoose, who: armyKind, asked: "setup.offer", rule: "MAN-3.4", word: "setup"}},
	"lay":       {{act: rules.ActPlace, who: tileKind, at: slotKind, asked: "setup.map", rule: "MAN-3.3", word: "setup"}},
	"edge":      {{act: rules.ActChoose, at: edgeKind, asked: "setup.edge", rule: "MAN-3.6", word: "setup"}},
	"ready":     {{act: rules.ActStay, asked: "setup.hand", rule: "MAN-3.8", word: "setup"}},
	"pick":      {{act: rules.ActChoose, with: cardRefKind, asked: "setup.hand", rule: "MAN-3.9", word: "setup"}},
	"unpick":    {{act: rules.ActCancel, with: cardRefKind, asked: "setup.hand", rule: "MAN-3.9", word: "setup"}},
	"place":     {{act: rules.ActPlace, who: unitKind, at: squareKind, asked: "setup.deploy", rule: "MAN-3.10", word: "setup"}},
	"confirm":   {{act: rules.ActStay, asked: "setup.map setup.hand setup.deploy", rule: "MAN-3.3", word: "setup"}},

	"discard": {{act: rules.ActChoose, with: cardRefKind, asked: "discard", rule: "MAN-4.5", word: "discard", own: true}},
	"spy":     {{act: rules.ActChoose, with: cardRefKind, asked: asksActive, rule: "MAN-9.2.40", word: "spy", own: true}},
	"move":    {{act: rules.ActMove, who: unitKind, at: squareKind, asked: "move.base move.march.square move.second combat.skirmish", rule: "MAN-4.7", word: "move", own: true}},
	"march":   {{act: rules.ActMove, with: cardRefKind, asked: "move.march", rule: "MAN-5.13", word: "march", own: true}},
	"supply":  {{act: rules.ActMove, with: cardRefKind, asked: "move.supply", rule: "MAN-5.11", word: "supply", own: true}},

	"assault": {{act: rules.ActFight, who: unitKind, with: cardRefKind, at: unitKind, asked: "combat.declare", rule: "MAN-4.8", word: "combat", own: true}},
	"bombard": {{act: rules.ActFire, who: unitKind, with: cardRefKind, at: unitKind, asked: "combat.declare", rule: "MAN-4.8", word: "combat", own: true}},
	"volley":  {{act: rules.ActFire, who: unitKind, with: cardRefKind, at: unitKind, asked: "combat.declare", rule: "MAN-4.8", word: "combat", own: true}},
	"battery": {{act: rules.ActFire, who: unitKind, with: cardRefKind, at: unitKind, asked: "combat.declare", rule: "MAN-4.8", word: "combat", own: true}},
	"ambush":  {{act: rules.ActFire, with: cardRefKind, at: unitKind, asked: "combat.declare", rule: "MAN-4.8", word: "combat", own: true}},

	"withdraw":          {{act: rules.ActRetreat, with: cardRefKind, asked: "combat.withdraw", rule: "MAN-6.1.9", word: "withdraw"}},
	"stand":             {{act: rules.ActStay, asked: "combat.withdraw", rule: "MAN-6.1.9", word: "withdraw"}},
	"play":              {{act: rules.ActSupport, with: cardRefKind, asked: "combat.defend combat.attack", rule: "MAN-6.1.19", word: "cards"}},
	"commander.combat":  {{act: rules.ActSupport, with: cardRefKind, asked: "combat.attack", rule: "MAN-6.1.21", word: "cards", own: true}},
	"commander.command": {{act: rules.ActSupport, with: cardRefKind, asked: "combat.attack", rule: "MAN-6.1.21", word: "cards", own: true}},
	"skirmish":          {{act: rules.ActSupport, with: cardRefKind, asked: "combat.attack", rule: "MAN-9.2.33", word: "cards", own: true}},
	"support":           {{act: rules.ActSupport, who: unitKind, asked: "combat.support", rule: "MAN-6.4.4", word: "support", own: true}},
	"stay":              {{act: rules.ActStay, asked: "combat.skirmish", rule: "MAN-9.2.36", word: "skirmish", own: true}},
	"hit":               {{act: rules.ActChoose, asked: "combat.choice.defender combat.choice.attacker", rule: "MAN-6.5.3", word: "result"}, {act: rules.ActChoose, who: unitKind, asked: "combat.committed", rule: "MAN-9.2.14", word: "committed", own: true}},
	"retreat":           {{act: rules.ActChoose, asked: "combat.choice.defender combat.choice.attacker", rule: "MAN-6.5.3", word: "result"}, {act: rules.ActRetreat, who: unitKind, at: squareKind, asked: "combat.retreat", rule: "MAN-6.5.8", word: "result"}},
	"advance":           {{act: rules.ActAdvance, who: unitKind, at: squareKind, asked: "combat.advance", rule: "MAN-6.5.14", word: "advance", own: true}},

	"restore":    {{act: rules.ActRally, with: cardRefKind, at: unitKind, asked: "restore", rule: "MAN-7.2", word: "restore", own: true}},
	"redoubt":    {{act: rules.ActPlace, who: unitKind, asked: "setup.redoubts", rule: "MAN-3.17", word: "setup"}, {act: rules.ActGuard, with: cardRefKind, at: unitKind, asked: "redoubt", rule: "MAN-9.2.22", word: "redoubt", own: true}},
	"guerrillas": {{act: rules.ActChoose, with: cardRefKind, asked: "guerrillas.march guerrillas.supply guerrillas.restore", rule: "MAN-9.2.17", word: "guerrillas"}},

	"pass": {{act: rules.ActStay, word: "end"}},
	"done": {{act: rules.ActDone, word: "end"}},
}

// answers reports whether the deed answers a kind of question.
func (d deed) answers(kind string) bool { return slices.Contains(strings.Fields(d.asked), kind) }

// Act implements rules.Rulebook.
func (Book) Act(kind, do string) rules.Act {
	all := deeds[do]
	if len(all) == 0 {
		return ""
	}
	for i := 1; i < len(all); i++ {
		if all[i].answers(kind) {
			return all[i].act
		}
	}
	return all[0].act
}

// cites are the clauses of deeds of which the table above says only when they may be done.
var cites = map[string]string{"move": "MAN-5.1", "assault": "MAN-6.1.1", "bombard": "MAN-6.2.1", "volley": "MAN-6.2.1", "battery": "MAN-9.1.9",
	"ambush": "MAN-6.1.5"}

// Cite implements rules.Citer.
func (Book) Cite(kind, do string) string {
	all := deeds[do]
	switch clause := cites[do]; {
	case len(all) == 0 || do == "confirm" || kind == "combat.skirmish":
		return "" // the question says what it is
	case clause != "":
		return clause
	}
	for i := 1; i < len(all); i++ {
		if all[i].answers(kind) {
			return all[i].rule
		}
	}
	return all[0].rule
}

// Explain implements rules.Rulebook: what forbids an option of which the menu
// says nothing. It reads the hand of the side that is asked and what all see.
func (Book) Explain(board rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	x := explainer{board.(*Board), q, o, deed{}}
	all := deeds[o.Do]
	i := slices.IndexFunc(all, func(d deed) bool { return d.names(o) })
	if i < 0 {
		return rules.Reason{} // it means nothing in Manoeuvre
	}
	x.deed = all[i]
	if len(all) > 1 && all[0].names(o) && all[1].names(o) && all[1].answers(q.Kind) {
		x.deed = all[1]
	}
	for _, check := range []func() rules.Reason{x.ending, x.phase, x.pieces, x.cards, x.special} {
		if r := check(); !r.OK() {
			return r
		}
	}
	return rules.No(q.Rule, rules.Text{Key: "man.why.never"})
}

// names reports whether an option names only such things as the deed does.
func (d deed) names(o rules.Option) bool {
	fits := func(r rules.Ref, kind uint8) bool { return r == 0 || kind != 0 && r.Kind() == kind && exists(r) }
	turn := o.N == 0 || d.who == tileKind && o.N > 0 && o.N < 4
	return turn && o.Pt == rules.Point{} && fits(o.Who, d.who) && fits(o.With, d.with) && fits(o.At, d.at)
}

// exists reports whether a name names something.
func exists(r rules.Ref) bool {
	most := map[uint8]int{squareKind: 64, unitKind: 8 * (len(armies) + ownArmies), cardRefKind: allCards, tileKind: len(tiles),
		slotKind: len(slotNames), armyKind: len(armies) + ownArmies, edgeKind: len(edgeNames)}
	return r.N() < most[r.Kind()] && (r.Kind() != cardRefKind || !noCard(r.N()))
}

// explainer looks for what forbids an option, the widest reason first.
type explainer struct {
	b    *Board
	q    *rules.Request
	o    rules.Option
	deed deed
}

func (x *explainer) no(rule, key string, about ...rules.Ref) rules.Reason {
	t := rules.Text{Key: "man.why." + key}
	if len(about) > 0 {
		t.A = about[0]
	}
	if len(about) > 1 {
		t.B = about[1]
	}
	return rules.No(rule, t)
}

// ending is about an answer that lets the decision go by, or ends it.
func (x *explainer) ending() rules.Reason {
	k, end, confirm := x.q.Kind, x.deed.word == "end", x.o.Do == "confirm"
	switch {
	case end && (k == "move.base" || k == "move.second"):
		return x.no("MAN-5.1", "must_move")
	case end && k == "combat.advance":
		return x.no("MAN-6.5.19", "must_advance")
	case end && k == "combat.support":
		return x.no("MAN-6.4.4", "one_at_least")
	case confirm && k == "setup.deploy":
		return x.no("MAN-3.13", "all_units")
	case confirm && k == "setup.hand" && x.b.choosesHand(x.q.To):
		return x.no("MAN-3.9", "whole_hand")
	case confirm && k == "setup.map":
		return x.no("MAN-3.3", "whole_map")
	case end:
		return x.no(x.q.Rule, "no_pass")
	}
	return rules.Reason{}
}

// phase is about what is not asked now, or not of this side.
func (x *explainer) phase() rules.Reason {
	b, d := x.b, x.deed
	switch {
	case d.answers(x.q.Kind):
		return rules.Reason{}
	case b.phase.inPlayerTurn() && d.own && x.q.To != b.active:
		return x.no("MAN-4.12", "reacting", b.armyRef(b.active))
	case b.phase.inPlayerTurn() && x.passed() != (rules.Reason{}):
		return x.passed()
	case b.phase.inPlayerTurn() && d.word == "combat" && b.fight.form != noCombat:
		return x.no("MAN-6.0.1", "one_combat")
	case b.phase.inPlayerTurn() && d.word == "guerrillas" && x.q.To == b.active:
		return x.no("MAN-9.2.21", "later.guerrillas")
	}
	return x.no(d.rule, "later."+d.word)
}

// passed is about a deed whose time in this player turn has begun or gone by.
func (x *explainer) passed() rules.Reason {
	b, k := x.b, x.q.Kind
	late := b.moved >= 0 && b.phase > baseMove
	switch x.deed.word {
	case "move":
		if k != "move.march" && k != "move.supply" {
			break
		}
		if r := x.pieces(); !r.OK() {
			return r
		}
		if _, u, ok := b.unitNamed(x.o.Who); ok && (u == int(b.moved) || x.o.Who == x.q.About) {
			return x.no("MAN-5.11", "moved", x.o.Who)
		}
		return x.no("MAN-5.11", "second")
	case "march", "supply":
		if b.moved < 0 {
			break
		}
		if r := x.cards(); !r.OK() { // cancelled or used, it is in the hand no more
			return r
		}
		if late && k != "move.second" {
			return x.no(x.deed.rule, "late."+x.deed.word)
		}
	case "cards":
		if k == "combat.withdraw" {
			return x.no("MAN-6.1.9", "withdrawal_first")
		}
	case "withdraw":
		if b.fight.form == assault || b.fight.form == ambushed {
			return x.no("MAN-6.1.9", "late.withdraw")
		}
	}
	return rules.Reason{}
}

// pieces is about units and armies that are named.
func (x *explainer) pieces() rules.Reason {
	for i, r := range []rules.Ref{x.o.Who, x.o.At} {
		if r.Kind() != unitKind {
			continue
		}
		s, u, here := x.b.unitNamed(r)
		target := i == 1 && x.deed.word == "combat"
		switch {
		case !here:
			return x.no("MAN-1.3.1", "absent", r)
		case target && s == x.q.To:
			return x.no("MAN-6.0.3", "own", r)
		case !target && s != x.q.To:
			return x.no("MAN-1.3.1", "enemy", r)
		case x.b.force[s].state[u] == lost:
			return x.no("MAN-1.3.6", "gone", r)
		}
	}
	if x.o.Who.Kind() == armyKind && x.q.Kind != "setup.offer" {
		return x.no(x.q.Rule, "not_named", x.o.Who)
	}
	return rules.Reason{}
}

// cards is about a card that is named: only what the side itself knows.
func (x *explainer) cards() rules.Reason {
	if x.o.With == 0 {
		return rules.Reason{}
	}
	f, n := &x.b.force[x.q.To], x.o.With.N()
	held := f.hand.Has(n % deckSize)
	switch {
	case int(f.army) != armyOfCard(x.o.With) || x.b.cardRef(x.q.To, n%deckSize) != x.o.With:
		return x.no("MAN-1.4.4", "foreign_card", x.o.With)
	case x.o.Do == "pick" && held:
		return x.no("MAN-3.9", "picked", x.o.With)
	case !held && x.o.Do != "pick":
		return x.no("MAN-1.4.4", "not_held", x.o.With)
	}
	return rules.Reason{}
}
