package squares

import "grognard/rules"

// turnStart is TURN_START: clock, weather and arrivals.
func (b *Board) turnStart(t *rules.Table) {
	if !b.begun {
		b.begun = true
		b.turn++
		if b.turn == 1 {
			b.openBattle(t)
		}
		b.freshTurn()
		t.Tell(rules.Event{Kind: rules.EvTurn, Rule: "NS-A.2", Side: rules.Chance, N: b.turn,
			Text: rules.Text{Key: "ns.log.turn", N: b.turn}})
		b.changeWeather(t)
	}
	b.night = b.isDark()
	if b.night {
		b.startNight(t)
		return
	}
	b.startPoints()
}

// freshTurn forgets what belongs to one turn.
func (b *Board) freshTurn() {
	for u := range b.units {
		x := &b.unit[u]
		x.activated, x.appeared, x.fired, x.supplied = false, false, false, false
		x.closed, x.shots, x.pace = offBoard, 0, pace{}
	}
	for l := range b.leaders {
		b.leader[l].moved, b.leader[l].activated = false, false
	}
	for s := range b.marker {
		for k := range b.marker[s] {
			b.marker[s][k].pace, b.marker[s][k].active = pace{}, false
		}
	}
	b.helped, b.willing, b.named = [2]int8{-1, -1}, [2]bool{}, [2]int8{-1, -1}
	b.namer = rules.First
	b.act = activation{leader: -1}
}

// startPoints goes on to AP_DICE.
func (b *Board) startPoints() {
	b.begun = false
	b.phase = actionPoints
}

// counts reports whether a command takes part in this turn: it has a unit on
// the board, or units that may enter (NS-C1.5).
func (b *Board) counts(l int) bool {
	for rest := b.leaders[l].units; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.unit[u].state == present || b.arrived(u) {
			return true
		}
	}
	return false
}

// waits reports whether a command is still to be activated (NS-C1.7).
func (b *Board) waits(l int) bool { return !b.leader[l].activated && b.counts(l) }

// waiting counts the commands of a side still to be activated.
func (b *Board) waiting(s rules.Side) int {
	n := 0
	for l := range b.commands {
		if b.leaders[l].side == s && b.waits(l) {
			n++
		}
	}
	return n
}

// apByFace are the AP that a die gives (NS-C1.3).
var apByFace = [d6]int8{1, 1, 2, 2, 3, 3}

// apDice are n dice for AP, of which faces that give the same AP are alike.
func apDice(n int, s rules.Side) rules.Dice {
	return rules.D(n, d6).Counted().Alike(0, 0, 1, 1, 2, 2).RolledBy(s)
}

// rollPoints is AP_DICE: one die for each command of both sides, one pool
// (NS-C1.1 to NS-C1.4).
func (b *Board) rollPoints(t *rules.Table) {
	b.pool = [4]int8{}
	n := b.waiting(rules.First) + b.waiting(rules.Second)
	b.tellPhase(t, "NS-C.1")
	if n > 0 {
		for _, f := range t.Roll("ns.ap", "NS-C1.2", apDice(n, rules.First)) {
			b.pool[apByFace[f-1]]++
		}
		t.Say("NS-C1.3", rules.Chance, rules.Text{Key: "ns.log.tokens", A: countRef(int(b.pool[1])), N: int(b.pool[3]), M: int(b.pool[2])})
	}
	b.active = rules.First
	b.phase = chiefs
}

// tellPhase opens a phase of the turn that belongs to both sides.
func (b *Board) tellPhase(t *rules.Table, rule string) {
	t.Tell(rules.Event{Kind: rules.EvPhase, Rule: rule, Side: rules.Chance, N: int(b.phase)})
}

// takeToken takes a token out of the pool.
func (b *Board) takeToken(n int) { b.pool[n]-- }

// highest is the highest token left (NS-C3.1), or 0.
func (b *Board) highest() int {
	for n := 3; n > 0; n-- {
		if b.pool[n] > 0 {
			return n
		}
	}
	return 0
}

// tokens counts the tokens left.
func (b *Board) tokens() int { return int(b.pool[1] + b.pool[2] + b.pool[3]) }

// ask asks a side. Where nothing lies under markers no question needs a secret
// of its side, and nobody is sent away from the screen.
func (b *Board) ask(t *rules.Table, s rules.Side, kind, rule string, about rules.Ref, list func(rules.Menu)) rules.Option {
	return t.Ask(s, kind, rule, about, func(m rules.Menu) {
		if !b.rules.fog {
			m.Public()
		}
		list(m)
	})
}

// public keeps a question from being answered for the player where that would
// tell something of what is under the markers.
func (b *Board) public(m rules.Menu) {
	if b.rules.fog {
		m.Always()
	}
}
