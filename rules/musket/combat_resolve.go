package musket

import "grognard/rules"

// resolution carries one combat out, in the order of 7.3 and part 3.5. It lasts
// for this combat alone.
type resolution struct {
	b *Board
	t *rules.Table

	from    [maxCounters]hex // where everybody stood when it began
	fates   [2]fate
	losses  [2]int // steps lost, by role
	left    [2]set // units that left their hex by retreat or rout
	routed  set    // chosen defenders that routed, for any reason
	taken   bool   // one of them was captured
	stood   set    // defenders that stood instead of routing (MS-9.3.10)
	idle    bool   // nobody advances: Ex
	opened  []hex  // open to advance beside those emptied
	fows    []fow
	onDF    bool
	routFOW [2]bool // a failed m test of this role
	short   [2]bool // a second loss nobody could take
}

// begin notes where everybody stands.
func (x *resolution) begin() {
	for c := range x.b.counters {
		x.from[c] = x.b.piece[c].at
	}
}

// resolve carries out an attack whose attackers are known: defenders, tests for
// safe lines, the fight and its results (DC-5 to DC-16).
func (x *resolution) resolve() {
	b, f := x.b, &x.b.fight
	x.begin()
	x.engage()
	if b.units(f.player(defender), f.target).Empty() {
		x.prizesAlone()
		x.finish()
		return
	}
	b.chooseDefenders(x.t)
	b.declared(x.t)
	x.lineTests()
	if !f.units[defender].Empty() {
		x.resolveFight()
	}
	x.finish()
}

// engage marks those who attack, and everybody in the hex attacked.
func (x *resolution) engage() {
	b, f := x.b, &x.b.fight
	for all := f.units[attacker].Or(f.support); !all.Empty(); all = all.Rest() {
		c := all.First()
		b.mark(c, attacked|fought|involved)
		b.unmark(c, charging)
		if f.units[attacker].Has(c) {
			b.bases.Add(b.piece[c].at)
		}
	}
	for all := f.leaders[attacker].Or(f.heads); !all.Empty(); all = all.Rest() {
		b.mark(all.First(), fought)
		b.unmark(all.First(), charging)
	}
	b.strike(f.target)
	for all := b.stack(f.player(defender), f.target); !all.Empty(); all = all.Rest() {
		switch c := all.First(); b.print[c].arm {
		case headquarters:
			x.prizeAttacked(c, "MS-12.1.4", "MS-12.1.7")
		case trains:
			x.prizeAttacked(c, "MS-12.2.5", "MS-12.2.8")
		}
	}
}

// prizeAttacked is MS-12.1.4 and MS-12.2.5: two FOWs, and it turns inactive.
func (x *resolution) prizeAttacked(c int, rule, inactive string) {
	x.b.deactivate(x.t, c, inactive)
	for range 2 {
		x.fows = append(x.fows, fow{owner: x.b.fight.side, unit: -1, rule: rule})
	}
}

// prizesAlone is an attack on an HQ or trains alone: no die. The hex of an HQ
// may be entered (MS-12.1.5), that of trains not by this attack (MS-12.2.7).
func (x *resolution) prizesAlone() {
	b, f := x.b, &x.b.fight
	b.declared(x.t)
	hq := b.army[f.player(defender)].hq
	if b.inPlay(hq) && b.piece[hq].at == f.target {
		x.advanceInto(f.target)
	}
}

// declared tells who attacks whom.
func (b *Board) declared(t *rules.Table) {
	f := &b.fight
	who, to := b.pieceRef(int(f.primary[attacker])), b.targetRef()
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "MS-7.3.1", Side: f.side, Who: who, To: to, From: b.piece[max(0, int(f.primary[attacker]))].at.ref(),
		Text: rules.Text{Key: "ms.log.attack." + formNames[f.form], A: who, B: to, C: f.target.ref(), N: f.units[attacker].Count()}})
}

// targetRef names who is attacked: the defending primary, or HQ or trains alone.
func (b *Board) targetRef() rules.Ref {
	f := &b.fight
	if f.primary[defender] >= 0 {
		return b.pieceRef(int(f.primary[defender]))
	}
	for all := b.stack(f.player(defender), f.target); !all.Empty(); all = all.Rest() {
		if c := all.First(); b.print[c].arm != leader {
			return b.pieceRef(c)
		}
	}
	return 0
}

// lineTests is DC-6: chosen defenders without a safe line test (MS-7.3.2), and
// the defender names a new primary if his has routed (MS-7.3.4).
func (x *resolution) lineTests() {
	b, f := x.b, &x.b.fight
	if f.form == bombardment {
		return
	}
	var out set
	for all := f.units[defender]; !all.Empty(); all = all.Rest() {
		c := all.First()
		b.mark(c, fought|involved)
		if b.seeLine(x.t, c) == safe {
			continue
		}
		if b.test(x.t, morale{kind: "morale.line", rule: "MS-7.3.2", unit: c, leaders: b.ofHex(f.leaders[defender], f.target)}) {
			continue
		}
		if b.is(c, shaken) {
			out = out.With(c)
			continue
		}
		b.shake(x.t, c, "MS-7.3.2")
	}
	if out.Empty() {
		return
	}
	f.units[defender] = f.units[defender].Minus(out)
	x.rout(out, defender, "MS-7.3.2")
	b.dismissLeaders(defender)
	if p := int(f.primary[defender]); p < 0 || !f.units[defender].Has(p) {
		b.newPrimary(x.t)
	}
}

// resolveFight is DC-7 to DC-14: tactics, tests, the die and what it does.
func (x *resolution) resolveFight() {
	b := x.b
	b.chooseTactic(x.t)
	b.chooseReaction(x.t)
	x.testCharge()
	x.testSquare()
	x.applyResult(x.rollCombat("MS-7.3.1"))
}

// finish is what follows when the result has been applied (part 3.5 steps 7
// to 9), for all combats but bombardments.
func (x *resolution) finish() {
	b, f := x.b, &x.b.fight
	for all := f.units[attacker].Or(f.units[defender]); !all.Empty(); all = all.Rest() {
		if c := all.First(); !b.is(c, charging|aiming) {
			b.piece[c].aim = noHex
		}
	}
	chase := x.advance()
	queue := x.fortunes()
	ended := *f
	b.settleGround(x.t)
	b.fight = fight{}
	b.useFortunes(x.t, queue)
	b.fight = ended
	x.pursue(chase)
	b.fight = fight{}
}
