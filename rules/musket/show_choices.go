package musket

import "grognard/rules"

// value is what a unit is worth that is lost as it is.
func (x *weighing) value(c int) int {
	if c < 0 {
		return 0
	}
	return 3 + max(int(x.b.face(c).cf), int(x.b.face(c).charge))
}

// step is what the next step of a unit is worth.
func (x *weighing) step(c int) int {
	if c < 0 {
		return 0
	}
	if p := &x.b.print[c]; p.steps == 2 && !x.b.is(c, reduced) {
		return 1 + int(p.faces[0].cf-p.faces[1].cf)
	}
	return x.value(c)
}

// result is for what a result of combat leaves to choose (MS-7.8.4, MS-7.8.9, MS-7.11.1, MS-9.3.10).
func (x *weighing) result(do string) {
	b, c := x.b, x.who
	if c < 0 {
		c = b.pieceNamed(x.q.About)
	}
	if c < 0 || !b.inPlay(c) {
		return
	}
	x.who, x.movers = c, b.fight.units[attacker].Or(b.fight.units[defender]).And(b.sideSet[b.sideOf(c)])
	shakes := 1 + int(b.face(c).cf)/3
	switch do {
	case "loss":
		x.into[fearLoss] = x.step(c)
	case "ammo":
		x.into[fearLoss] = int(b.face(c).cf)
	case "shaken", "stand":
		x.into[fearLoss] = shakes
		if do == "shaken" && b.is(c, shaken) { // it tests, or routs (MS-7.8.5)
			_, plus := b.rating(morale{unit: c})
			x.into[fearLoss] = x.value(c) * (6 - chances(int(b.face(c).mr)-plus)) / 6
		}
	default: // all involved go back, Shaken after x
		x.into[fearLoss] = 1
		if x.q.Kind != "combat.r" {
			x.into[fearLoss] += shakes
		}
		if b.cornered(b.sideOf(c), b.piece[c].at, b.guardOf(b.sideOf(c), b.piece[c].at).exerting) {
			x.into[fearLoss] = x.value(c)
		}
		x.leaving(noHex)
	}
}

// chances is how many faces of a die pass a test.
func chances(mr int) int { return max(1, min(5, mr)) }

// mend is for a recovery: the strength that comes back, by how likely it does.
func (x *weighing) mend(o rules.Option) {
	b, c := x.b, x.who
	if c < 0 {
		c = b.pieceNamed(x.q.About)
	}
	if c < 0 {
		return
	}
	mr := int(b.face(c).mr)
	if !b.inPlay(c) {
		mr = int(b.lastFace(c).mr)
	}
	if l := b.pieceNamed(o.With); l >= 0 {
		mr += int(b.face(l).mr)
	}
	if b.light() != day && b.inPlay(c) {
		mr -= int(b.light())
	}
	switch {
	case o.Do == "recover":
		x.into[hopeMend] = x.value(c)
	case o.Do == "replace" && b.inPlay(c):
		x.into[hopeMend] = 1 + int(b.print[c].faces[0].cf-b.face(c).cf)
	case o.Do == "replace":
		x.into[hopeMend] = 3 + int(b.lastFace(c).cf)
	case o.Do == "test": // who fails is destroyed (MS-11.2.6)
		x.into[hopeMend] = ((3+int(b.lastFace(c).cf))*chances(mr) - max(0, b.schedule.destroyed-b.schedule.eliminated)*(6-chances(mr))) / 6
	default:
		x.into[hopeMend] = x.value(c) * chances(mr) / 6
	}
}

// factorNow is about the factor of a unit in the combat that is put together.
func (b *Board) factorNow(c int) int {
	f := &b.fight
	switch {
	case f.support.Has(c) || b.print[c].arm == artillery && b.piece[c].at != noHex && axial[b.piece[c].at].gap(axial[f.target]) > 1:
		return b.ground[f.target].row().bombard.on(int(b.face(c).cf))
	case f.form == skirmish:
		return b.ground[f.target].row().attack[infantry].on(max(0, int(b.face(c).ma)))
	}
	return b.push(c, b.piece[c].at, f.target, f.form == cavalryCharge)
}

// balance is about the differential of the combat in progress, and the MR of both primaries.
func (b *Board) balance() (differential int, mr [2]int) {
	f := &b.fight
	for all := f.units[attacker].Or(f.support); !all.Empty(); all = all.Rest() {
		differential += b.factorNow(all.First())
	}
	g := guard{}
	for all := f.units[defender]; !all.Empty(); all = all.Rest() {
		b.post(&g, all.First())
	}
	if f.units[defender].Empty() {
		g = b.guardOf(f.side.Other(), f.target)
	}
	if f.form == bombardment { // its strength alone counts (MS-8.5.1)
		g.strength = 0
	}
	differential -= g.strength
	for r := range mr {
		if p := int(f.primary[r]); p >= 0 {
			mr[r] = int(b.face(p).mr)
		} else {
			mr[r] = g.mr
		}
		for all := f.leaders[r]; !all.Empty(); all = all.Rest() {
			mr[r] += int(b.face(all.First()).mr)
			differential += int(b.face(all.First()).cf) * (1 - 2*r)
		}
	}
	return differential, mr
}

// join is for who takes part in a move or a combat.
func (x *weighing) join(o rules.Option) {
	b, f, c := x.b, &x.b.fight, x.who
	switch {
	case c < 0:
	case x.q.Kind == "move.group" || x.q.Kind == "fow.join" || f.form == noCombat:
		x.accompany(o)
	case o.Do == "leader":
		x.into[hopeForce] = int(b.face(c).cf + b.face(c).mr)
	case o.Do == "coordinate": // it counts again who would be halved (MS-7.14.6)
		for all := f.units[attacker]; !all.Empty(); all = all.Rest() {
			if u := all.First(); b.scattered(u) {
				x.into[hopeForce] += b.factorNow(u) / 2
			}
		}
	case o.Do == "help":
		x.into[hopeLead] = 1
	case o.Do == "primary":
		d, mr := b.balance()
		r := attacker
		if x.s != f.side {
			r = defender
		}
		x.into[fearBack] = int(outlookOf(d, r, int(b.face(c).mr)).harm - outlookOf(d, r, mr[r]).harm)
	case x.q.Kind == "combat.defend":
		g := guard{}
		for all := f.units[defender].Without(c); !all.Empty(); all = all.Rest() {
			b.post(&g, all.First())
		}
		was := g.strength
		b.post(&g, c)
		x.into[hopeForce] = g.strength - was
	default:
		n := b.factorNow(c)
		if p := int(f.primary[attacker]); o.Do == "add" && p >= 0 && !b.rules.uncoordinated && b.print[c].arm != artillery && !b.sameFormation(c, p) {
			n = (n + 1) / 2
		}
		if d, _ := b.balance(); o.Do != "drop" { // above the last column nothing is gained
			n = max(0, min(n, mostDiffers-d))
		}
		x.into[hopeForce] = n
	}
	if o.Do == "drop" {
		x.into[hopeForce] = -x.into[hopeForce]
	}
}

// accompany is for who goes along with a move, or how many could.
func (x *weighing) accompany(o rules.Option) {
	b, c := x.b, x.who
	if o.Do == "help" {
		x.into[hopeLead] = 1
		return
	}
	if o.Do == "add" {
		x.into[hopeTogether] = 1
		x.into[hopeLead] = boolInt(b.print[c].arm == leader)
		return
	}
	if b.inPlay(c) {
		x.into[hopeTogether] = min(2, b.units(x.s, b.piece[c].at).Without(c).Count())
	}
}

// tactic is for a tactic or a reaction, or none.
func (x *weighing) tactic(do string) {
	b, f := x.b, &x.b.fight
	d, mr := b.balance()
	switch do {
	case "frontal": // two more, and a step unless he routs (MS-7.13.2b)
		d += 2
	case "stubborn": // three more, and a step unless they go (MS-7.13.5b)
		d -= 3
	case "countercharge":
		x.countercharge(mr)
		return
	}
	own, their := attacker, defender
	if x.s != f.side {
		own, their = defender, attacker
	}
	x.odds(d, mr[attacker], mr[defender])
	if own == defender {
		o, back := outlookOf(d, their, mr[their]), outlookOf(d, own, mr[own])
		x.into[hopeHurt], x.into[hopeRuin] = int(o.harm), int(o.ruin)
		x.into[fearBack] = int(back.harm) + int(back.ruin)/5
	}
	switch do {
	case "frontal":
		x.into[fearBack] += stepHarm * (100 - x.into[hopeRuin]) / 100
	case "stubborn":
		x.into[fearBack] += stepHarm * 2 / 3
	case "disengage": // whatever would hurt both throws back who goes (MS-7.13.4)
		x.into[fearBack] += backHarm / 2
		x.into[hopeHurt], x.into[hopeRuin] = 0, 0
	}
}

// countercharge is for one against the attackers: they are attacked then (MS-9.4.3).
func (x *weighing) countercharge(mr [2]int) {
	b, f, c := x.b, &x.b.fight, x.who
	if c < 0 {
		return
	}
	d := int(b.face(c).charge)
	for all := f.units[attacker]; !all.Empty(); all = all.Rest() {
		n := b.holds(all.First())
		if f.form == cavalryCharge {
			n = int(b.face(all.First()).charge)
		}
		d -= n
	}
	x.odds(d, int(b.face(c).mr), mr[attacker])
	x.into[fearBack] += backHarm // it is ineffective afterwards (MS-9.3.12)
}

// square is for forming or leaving one: good against horse, bad where foot and guns come (9.5).
func (x *weighing) square(do string) {
	b := x.b
	if x.q.Kind == "combat.reaction" {
		x.into[hopeSquare] = 2
		return
	}
	if x.who < 0 || !b.inPlay(x.who) {
		return
	}
	x.call()
	for i := range x.foes.n {
		k := &x.foes.all[i]
		far := k.at.gap(axial[b.piece[x.who].at])
		switch {
		case far > 1+int(k.goes) && far > int(k.reach):
		case k.arm == cavalry:
			x.into[hopeSquare]++
		default:
			x.into[hopeSquare]--
		}
	}
	x.into[hopeSquare] = max(-2, min(2, x.into[hopeSquare]))
	if do == "unsquare" {
		x.into[hopeSquare] = -x.into[hopeSquare]
	}
}

// fortune is for what a Fortune of War does to the enemy (12.4), and for a capture (MS-9.3.11).
func (x *weighing) fortune(o rules.Option) {
	b, c := x.b, x.who
	switch {
	case o.Do == "fow.morale" && c < 0: // all of them
		for all := b.steadyUnits(x.foe); !all.Empty(); all = all.Rest() {
			x.into[hopeHurt] += (6 - chances(int(b.face(all.First()).mr))) * backHarm / 6
		}
		x.into[hopeHurt] = min(x.into[hopeHurt], 40)
	case c < 0:
	case o.Do == "fow.morale":
		x.into[hopeHurt] = (6 - chances(int(b.face(c).mr))) * (backHarm + int(b.face(c).cf)) / 6
	case o.Do == "capture":
		x.into[hopeRuin] = 100 * min(6, int(b.print[c].faces[0].cf)) / 6
	case o.Do == "fow.enemy": // one time in three
		for i := range b.objectives {
			if g := &b.objectives[i]; b.inPlay(c) && g.hex == b.piece[c].at {
				x.into[hopeGoal] = g.vp / 3
			}
		}
	default:
		x.fortuneCharge()
	}
}

// fortuneCharge is the best charge with doubled factors that may be in reach (MS-12.4.8).
func (x *weighing) fortuneCharge() {
	b, c := x.b, x.who
	best := worstStrike
	foes := &b.occupancy.units[x.foe]
	for h := foes.Next(0); h != noHex; h = foes.Next(h + 1) {
		if axial[h].gap(axial[b.piece[c].at]) > 1+int(b.pace(c, false)) {
			continue
		}
		g := b.guardOf(x.foe, h)
		best = max(best, gain(2*b.push(c, b.piece[c].at, h, true)-g.strength, int(b.face(c).mr), g.mr))
	}
	x.into[hopeStrike] = best
}
