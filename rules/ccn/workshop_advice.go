package ccn

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// advice tells of what can be played but is hardly meant, as that a side cannot win since its enemy
// has fewer banners to lose than are to be won.
func (l *loader) advice() (all []rules.Flaw) {
	for s := rules.First; s <= rules.Second; s++ {
		t, foe := l.sideTable(s), l.sideTable(s.Other())
		worth := 0
		for _, o := range l.f.Objective {
			worth += o.Banners * max(1, len(o.Hexes))
		}
		if n := len(foe.Units) + len(foe.Leaders) + worth; len(t.Units) > 0 && len(foe.Units) > 0 && n < l.f.Banners {
			all = append(all, l.advise("banners", rules.Fault("ccn.advice.few", "%d banners win, but %s can win no more than %d: lower the number or add units", l.f.Banners, saidSide(s), n)))
		}
	}
	return slices.Concat(all, l.turned(), l.closedGoals(), l.strays())
}

// turned tells of armies that stand with their backs to each other's edge before the battle: the
// one at the top has the bottom edge as its own, to which it would retreat (CCN-26.3). Of one alone
// the most of its units have to stand there. Armies that face each other from the left and from the
// right have both edges at their flanks.
func (l *loader) turned() []rules.Flaw {
	if l.f.Position != nil {
		return nil
	}
	a := l.arrays()
	for s := range a {
		if a[s].n == 0 {
			return nil
		}
	}
	rows, cols := abs(a[0].rows*a[1].n-a[1].rows*a[0].n), abs(a[0].cols*a[1].n-a[1].cols*a[0].n)
	apart := a[0].n * a[1].n
	switch {
	case a[0].own > a[0].foe && a[1].own > a[1].foe:
		return []rules.Flaw{l.advise("french.edge", rules.Fault("ccn.advice.turned", "both armies stand at the other one's edge, and would retreat through the enemy: exchange the edges"))}
	case 2*a[0].astray > a[0].n || 2*a[1].astray > a[1].n:
		s := rules.First
		if 2*a[0].astray <= a[0].n {
			s = rules.Second
		}
		return []rules.Flaw{l.advise("french.edge", rules.Fault("ccn.advice.turned.one", "most units of %s stand nearer to the enemy's edge than to their own, and would retreat through the enemy: exchange the edges, or move them", saidSide(s)))}
	case cols > 2*rows && cols >= sideways*apart:
		return []rules.Flaw{l.advise("french.edge", rules.Fault("ccn.advice.sideways", "the armies stand to the left and to the right, but retreat to the top and to the bottom: move each before its own edge"))}
	}
	return nil
}

// sideways is how many columns the middles of two armies are apart that do not face each other from
// edge to edge.
const sideways = 4

// arrayed is how the units of a side stand: sums over them of rows to both edges, and of their
// places, and how many are nearer to the edge of the enemy.
type arrayed struct{ own, foe, rows, cols, n, astray int }

func (l *loader) arrays() (all [2]arrayed) {
	b := l.b
	for u := range b.unitCount() {
		h := b.units[u].at
		if h == nowhere {
			continue
		}
		s := b.sideOf(u)
		a, own, foe := &all[s], abs(h.row()-b.baseline(s)), abs(h.row()-b.baseline(s.Other()))
		a.own, a.foe, a.rows, a.cols, a.n = a.own+own, a.foe+foe, a.rows+h.row(), a.cols+h.col(), a.n+1
		if foe < own {
			a.astray++
		}
	}
	return all
}

// strays tells of single hexes of water that lead nowhere: what is left of a river where something
// else was painted over it. Rivers may end at the edge of the map. A bridge or ford needs a river
// there too.
func (l *loader) strays() (all []rules.Flaw) {
	for h := range hex(boardSize) {
		if !h.real() {
			continue
		}
		var f *rules.FileError
		said := rules.Said{ID: h.name()}
		switch g := l.drawn(h); {
		case g == bridge && !l.spans(h, map[hex]bool{}):
			f = rules.Fault("ccn.advice.dry.bridge", "the bridge on %s crosses no river: paint one beside it, or take it away", said)
		case g == ford && !l.beside(h, river, ford, bridge):
			f = rules.Fault("ccn.advice.dry.ford", "the ford on %s lies in no river: paint one beside it, or take it away", said)
		case g == river && !slices.Contains(neighbours[h][:], nowhere) && !l.beside(h, river, ford, bridge):
			f = rules.Fault("ccn.advice.stray", "the river on %s leads nowhere: paint more of it, or take it away", said)
		default:
			continue
		}
		flaw := l.advise(fmt.Sprintf("map.rows.%d", h.row()), f)
		flaw.Cells = []rules.Ref{h.ref()}
		all = append(all, flaw)
	}
	return all
}

// drawn is the ground of a hex as the file has it: a river is one though it can be forded everywhere.
func (l *loader) drawn(h hex) ground {
	g, _ := parseGround(l.f.Map.Rows[h.row()][h.col()])
	return g
}

// beside reports whether one of some grounds lies next to a hex.
func (l *loader) beside(h hex, which ...ground) bool {
	return slices.ContainsFunc(neighbours[h][:], func(n hex) bool { return n != nowhere && slices.Contains(which, l.drawn(n)) })
}

// spans reports whether a bridge, with those next to it, has water beside it.
func (l *loader) spans(h hex, seen map[hex]bool) bool {
	seen[h] = true
	return l.beside(h, river, ford) || slices.ContainsFunc(neighbours[h][:], func(n hex) bool {
		return n != nowhere && !seen[n] && l.drawn(n) == bridge && l.spans(n, seen)
	})
}

// closedGoals tells of hexes of objectives that no unit may enter (CCN-11.9).
func (l *loader) closedGoals() (all []rules.Flaw) {
	for i, o := range l.f.Objective {
		for j, name := range o.Hexes {
			if h, ok := parseHex(name); ok && terrains[l.b.scenario.ground[h]].impassable {
				path := fmt.Sprintf("objective.%d", i)
				f := l.advise(fmt.Sprintf("%s.hexes.%d", path, j), rules.Fault("ccn.advice.closed", "nobody can ever take the objective on %s: no unit may enter its ground", rules.Said{ID: name}))
				f.Thing, f.Cells = path, refs([]string{name})
				all = append(all, f)
			}
		}
	}
	return all
}

// saidSide is a side as faults name it.
func saidSide(s rules.Side) rules.Said { return rules.Said{ID: sideNames[s], Ref: rules.SideRef(s)} }

// advise is a piece of advice on a value of the file.
func (l *loader) advise(path string, f *rules.FileError) rules.Flaw {
	return rules.Flaw{Err: l.At(path, f).(*rules.FileError), Path: path, Advice: true}
}
