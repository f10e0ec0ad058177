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
			all = append(all, l.advise("banners", rules.Fault("ccn.advice.few", "%d banners win, but one side can win no more than %d: lower the number or add units", l.f.Banners, n)))
		}
	}
	return slices.Concat(all, l.turned(), l.closedGoals(), l.strays())
}

// turned tells of armies that stand with their backs to each other's edge before the battle: the
// one at the top has the bottom edge as its own, to which it would retreat (CCN-26.3).
func (l *loader) turned() []rules.Flaw {
	b := l.b
	if l.f.Position != nil {
		return nil
	}
	var own, foe, n [2]int // rows to both edges, summed over the units of a side
	for u := range b.unitCount() {
		if s := b.sideOf(u); b.units[u].at != nowhere {
			own[s] += abs(b.units[u].at.row() - b.baseline(s))
			foe[s] += abs(b.units[u].at.row() - b.baseline(s.Other()))
			n[s]++
		}
	}
	if n[0] == 0 || n[1] == 0 || own[0] <= foe[0] || own[1] <= foe[1] {
		return nil
	}
	return []rules.Flaw{l.advise("french.edge", rules.Fault("ccn.advice.turned", "both armies stand at the other one's edge, and would retreat through the enemy: exchange the edges"))}
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

// advise is a piece of advice on a value of the file.
func (l *loader) advise(path string, f *rules.FileError) rules.Flaw {
	return rules.Flaw{Err: l.At(path, f).(*rules.FileError), Path: path, Advice: true}
}
