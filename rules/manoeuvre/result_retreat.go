package manoeuvre

import "grognard/rules"

// retreatSquares lists where a unit may retreat to: rear, else the flanks,
// else the front (MAN-6.5.7 to MAN-6.5.12). There are two only if both flanks
// are open.
func (b *Board) retreatSquares(s rules.Side, u int) (to [2]square, n int) {
	q := b.force[s].at[u]
	back := rear(b.force[s].north)
	if r := adjacent[q][back]; b.free(r) {
		return [2]square{r}, 1
	}
	for _, flank := range [2]int{west, east} {
		if r := adjacent[q][flank]; b.free(r) {
			to[n] = r
			n++
		}
	}
	if front := adjacent[q][north+south-back]; n == 0 && b.free(front) {
		return [2]square{front}, 1
	}
	return to, n
}

// retreat moves a unit one square, or eliminates it if it has none
// (MAN-6.5.5). DP-12: its owner is asked only between two flanks.
func (b *Board) retreat(t *rules.Table, s rules.Side, u int, rule string) {
	to, n := b.retreatSquares(s, u)
	choice := to[0]
	switch n {
	case 0:
		b.remove(t, s, u, "MAN-6.5.5")
		return
	case 2:
		o := t.Ask(s, "combat.retreat", "MAN-6.5.8", b.unitRef(s, u), func(m rules.Menu) {
			m.Public()
			for _, q := range to {
				m.Offer(rules.Option{Do: "retreat", Who: b.unitRef(s, u), At: q.ref()})
			}
		})
		choice = square(o.At.N())
	}
	b.relocate(t, rules.Event{Kind: rules.EvRetreat, Rule: rule,
		Text: rules.Text{Key: "man.log.retreat", A: b.unitRef(s, u), B: choice.ref(), C: b.force[s].at[u].ref()}}, s, u, choice)
}
