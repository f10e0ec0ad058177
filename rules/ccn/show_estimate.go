package ccn

// addThreat adds what a unit may suffer in the next turn of its enemies: sixths of a hit, as far as it has
// blocks, and in hundredths how likely that is its end.
func (b *Board) addThreat(u, hits, doom int) (int, int) {
	x := &b.units[u]
	most, second := 0, 0
	for e := range b.unitCount() {
		if !b.inPlay(e) || b.sideOf(e) == b.sideOf(u) {
			continue
		}
		n := b.menace(e, u, x.at)
		if n > most {
			most, second = n, most
		} else if n > second {
			second = n
		}
	}
	n := most + second/2 // nobody orders all who could
	full := 6 * int(x.blocks)
	return hits + min(n, full), doom + min(100, 100*n*n/(full*full*2))
}

// menace is how many sixths of a hit an enemy is likely to do in his next turn to a unit that
// stands on a hex; less where he has to go there first.
func (b *Board) menace(e, u int, h hex) int {
	k, from := b.typeOf(e), b.units[e].at
	far := distance(from, h)
	switch {
	case far == 1:
		return b.estimate(e, u, h, 1)
	case k.arm == artillery:
		if far <= k.reach {
			return b.estimate(e, u, h, far)
		}
		return 0
	case far <= 1+k.moveBattle:
		return b.estimate(e, u, h, 1) * 2 / 3
	case k.arm == infantry && far <= k.reach:
		return b.estimate(e, u, h, far)
	case k.arm == infantry && far <= k.reach+1:
		return b.estimate(e, u, h, far) / 2
	}
	return 0
}

// estimate is about how many sixths of a hit a unit does to another on a hex so far away, whoever
// it goes to for that. It leaves out cards, hills and works.
func (b *Board) estimate(by, at int, h hex, far int) int {
	k, blocks := b.typeOf(by), int(b.units[by].blocks)
	g := &terrains[b.scenario.ground[h]]
	n, faces := 0, 2
	if b.typeOf(at).arm != infantry {
		faces = 1
	}
	switch {
	case k.arm == artillery:
		n = k.battery.dice(far, blocks)
	case far == 1:
		n = blocks + k.melee
	default:
		n = blocks + k.fire
	}
	if far == 1 {
		n += g.inMelee[k.arm]
		if k.sabers {
			faces++
		}
		if k.arm == cavalry && b.units[at].square > 0 {
			n = min(n, 1)
		}
	} else {
		n += g.inFire[k.arm]
	}
	return max(0, n*faces)
}
