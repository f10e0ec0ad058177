package musket

// bombard resolves a bombardment whose guns and target are known (8.5): no
// tactics, no test for a safe line, no advance (MS-8.5.7).
func (x *clash) bombard() {
	b, f := x.b, &x.b.fight
	x.begin()
	read := x.throw("MS-8.5.1")
	target := int(f.primary[defender])
	was := b.is(target, shaken)
	x.apply(read)
	if x.fates[defender] != stands || !was && b.is(target, shaken) { // MS-7.2.5
		b.mark(target, struck)
	}
	queue := x.fortunes()
	b.settleGround(x.t)
	b.fight = fight{}
	b.useFortunes(x.t, queue)
}

// fortunes lists the FOWs of the combat, in the order of part 3.5 step 8.
func (x *clash) fortunes() (queue []fow) {
	f := &x.b.fight
	if x.onDF {
		queue = append(queue, fow{owner: f.player(defender), unit: -1, rule: "MS-7.8.13"})
	}
	for _, r := range [2]role{attacker, defender} {
		if x.routFOW[r] {
			queue = append(queue, fow{owner: f.player(r.other()), unit: -1, rule: "MS-7.8.10"})
		}
	}
	for _, r := range [2]role{attacker, defender} {
		if x.short[r] {
			queue = append(queue, fow{owner: f.player(r.other()), unit: -1, rule: "MS-7.11.6"})
		}
	}
	return append(queue, x.fows...)
}
