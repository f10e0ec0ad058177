package squares

import "grognard/rules"

// prospectCommand is for a general who is named, helped or activated: what his command could do with the
// token, and his ability in the contest (NS-C3.3).
func (b *Board) prospectCommand(o rules.Option, into []int) {
	l, _ := b.leaderNamed(o.Who)
	ap := b.highest()
	if o.N > 0 {
		ap = o.N
	} else {
		into[hopeAbility] = b.leaders[l].ability
	}
	foes := b.throngSeen(b.leaders[l].side.Other())
	into[hopeForce] = b.ready(b.leaders[l].units, &foes) * ap / 2
}

// ready counts the units of a set that may still act and have enemies within two squares.
func (b *Board) ready(set unitSet, foes *throng) (n int) {
	for rest := set; rest != 0; rest = rest.Rest() {
		if x := &b.unit[rest.First()]; x.state == present && !x.activated {
			n += count(foes.within(x.at, 2))
		}
	}
	return n
}

// prospectLeader is for a leader who may go somewhere: how many of his troops he has in his radius there
// (NS-A.14), and whether he stands alone before the enemy (NS-A.48), which counts as a hit.
func (b *Board) prospectLeader(l int, o rules.Option, into []int) {
	if o.At == 0 {
		return
	}
	x, s, to := &b.leader[l], b.leaders[l].side, square(o.At.N())
	was, now := 0, 0
	for rest := b.troops(l); rest != 0; rest = rest.Rest() {
		if y := &b.unit[rest.First()]; y.state == present && !y.activated {
			was += count(b.inRadius(y.at, l))
			now += count(distance(y.at, to) <= commandRadius)
		}
	}
	into[hopeLed] = now - was
	foes := b.throngSeen(s.Other())
	into[fearStand] = d6 * b.lone(s, to, &foes)
	if x.state != present {
		return
	}
	into[fearStand] -= d6 * b.lone(s, x.at, &foes)
	into[hopeNear] = b.nearestFoe(s, x.at) - b.nearestFoe(s, to)
}

// lone is 1 where a leader would stand before the enemy without troops.
func (b *Board) lone(s rules.Side, q square, foes *throng) int {
	return count(b.in[q]&b.of[s] == 0 && foes.within(q, 1))
}

// nearestFoe is how far from a square the nearest enemy in sight of a side is.
func (b *Board) nearestFoe(s rules.Side, q square) int {
	near := maxCols
	for rest := b.of[s.Other()]; rest != 0; rest = rest.Rest() {
		if x := &b.unit[rest.First()]; x.state == present && x.marker < 0 {
			near = min(near, distance(x.at, q))
		}
	}
	if b.rules.fog {
		for k := range b.marker[s.Other()] {
			if x := &b.marker[s.Other()][k]; x.standing() {
				near = min(near, distance(x.at, q))
			}
		}
	}
	return near
}

// prospectMarker is for a marker that goes somewhere, whatever lies under it.
func (b *Board) prospectMarker(s rules.Side, o rules.Option, into []int) {
	x, to := &b.marker[s][o.Who.N()%16], square(o.At.N())
	into[hopeNear] = b.nearestFoe(s, x.at) - b.nearestFoe(s, to)
	into[hopeLed] = count(b.inRadius(to, int(x.general))) - count(b.inRadius(x.at, int(x.general)))
	was, now := maxCols, maxCols
	for i := range b.objectives {
		if q := b.objectives[i].at; b.held[i] != s {
			was, now = min(was, distance(x.at, q)), min(now, distance(to, q))
		}
	}
	into[hopeGoal] = was - now
}
