package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// advice lists what can be played all the same: crossings without water, slopes
// where the ground is level, names of what is not there.
func (w *sketch) advice(d *rules.Draft) (all []rules.Flaw) {
	advise := func(path string, cells []rules.Ref, key, format string, args ...any) {
		f := rules.Fault(key, format, args...)
		err := w.At(path, f).(*rules.FileError)
		all = append(all, rules.Flaw{Err: err, Path: path, Cells: cells, Advice: true})
	}
	h := &w.f.Map.Hexsides
	for i, list := range [2][]string{h.Bridge, h.Ford} {
		for j, name := range list {
			if path := fmt.Sprintf("map.hexsides.%s.%d", [2]string{"bridge", "ford"}[i], j); !w.overWater(name) {
				advise(path, w.cellsOf(path), "ms.advice.dry", "the bridge or ford between %s and %s crosses no water: paint a stream or river there, or take it away", saidHex(name, 0), saidHex(name, 1))
			}
		}
	}
	for i, list := range [2][]string{h.River, h.Stream} {
		for j, name := range list {
			if path := fmt.Sprintf("map.hexsides.%s.%d", [2]string{"river", "stream"}[i], j); w.stray(name) {
				advise(path, w.cellsOf(path), "ms.advice.stray", "the water between %s and %s leads nowhere: paint more of it, or take it away", saidHex(name, 0), saidHex(name, 1))
			}
		}
	}
	for i, list := range [2][]string{h.Slope, h.Steep} {
		for j, name := range list {
			if path := fmt.Sprintf("map.hexsides.%s.%d", [2]string{"slope", "steep"}[i], j); !w.uphill(name) {
				advise(path, w.cellsOf(path), "ms.advice.level", "the slope from %s up to %s does not lead from level ground to a height", saidHex(name, 0), saidHex(name, 1))
			}
		}
	}
	for i, t := range w.f.Map.Places {
		if t.Name == "" {
			at := fmt.Sprintf("map.place.%d", i)
			advise(at+".name", w.cells(t.Hex), "ms.advice.nameless", "the place on %s has no name: give it one, or take it away", rules.Said{ID: t.Hex})
			all[len(all)-1].Thing = at
		} else if h, ok := parseHex(t.Hex); ok && w.w.onMap(h) && w.bare(h) {
			advise(fmt.Sprintf("map.place.%d.hex", i), w.cells(t.Hex), "ms.advice.bare", "%s is the name of open ground: on %s lies no town, height or water", t.Name, rules.Said{ID: t.Hex})
		}
	}
	for i, t := range w.f.Victory.Objectives {
		if h, ok := parseHex(t.Hex); ok && w.w.onMap(h) && w.w.ground[h].row().Cost == [3]int{} {
			advise(fmt.Sprintf("victory.objective.%d.hex", i), w.cells(t.Hex), "ms.advice.closed", "nobody can ever take the objective on %s: no unit may enter its ground", rules.Said{ID: t.Hex})
			all[len(all)-1].Thing = fmt.Sprintf("victory.objective.%d", i)
		}
		if s := w.standsOn(t.Hex); s != rules.Chance && !d.Begun && w.w.sideCalled(t.Held) == s.Other() {
			at := fmt.Sprintf("victory.objective.%d", i)
			advise(at+".held", w.cells(t.Hex), "ms.advice.held", "the objective on %s is held by %s at first, but %s stands there", rules.Said{ID: t.Hex}, w.saidArmy(s.Other()), w.saidArmy(s))
			all[len(all)-1].Thing = at
		}
	}
	return slices.Concat(all, w.aimless(d), w.crowded(d))
}

// saidArmy is the army of a side, as faults name it.
func (w *sketch) saidArmy(s rules.Side) rules.Said { return rules.Said{ID: w.b.armyName(s)} }

// standsOn is whose units stand on a hex, Chance where it is nobody's.
func (w *sketch) standsOn(name string) rules.Side {
	h, ok := parseHex(name)
	if !ok || !w.w.onMap(h) {
		return rules.Chance
	}
	return w.b.standsOn(h)
}

// standsOn is whose units stand on a hex, Chance where it is nobody's.
func (b *Board) standsOn(h hex) rules.Side {
	for s := rules.First; s <= rules.Second; s++ {
		if b.stacking(s, h) > 0 {
			return s
		}
	}
	return rules.Chance
}

// aimless tells what decides a battle that can be played and has no objective (MS-18.0.2).
func (w *sketch) aimless(d *rules.Draft) []rules.Flaw {
	if len(w.f.Victory.Objectives) > 0 || len(w.w.levels) == 0 || d.Board == nil || slices.ContainsFunc(d.Flaws, func(f rules.Flaw) bool { return !f.Advice }) {
		return nil
	}
	f := rules.Fault("ms.remark.losses", "no objective is laid: victory points come from losses of the enemy alone")
	if w.w.schedule == (schedule{}) {
		f = rules.Fault("ms.remark.pointless", "nothing gives victory points, no objective and no loss: %s wins whatever happens", w.saidArmy(w.w.levels[w.b.standing()].winner))
	}
	return []rules.Flaw{{Err: w.At("victory", f).(*rules.FileError), Path: "victory", Advice: true}}
}

// crowded tells of hexes that a battle begins with more units in than they hold: all would have to
// roll for their movement, and fight at half strength (MS-5.2.1). In a battle that has begun they
// may have come there.
func (w *sketch) crowded(d *rules.Draft) (all []rules.Flaw) {
	if d.Begun {
		return nil
	}
	told := hexSet{}
	for i := range d.Things {
		c := w.b.pieceNamed(d.Things[i].Ref)
		if c < 0 || !w.b.inPlay(c) {
			continue
		}
		s, h := w.b.sideOf(c), w.b.piece[c].at
		if told.Has(h) || !w.b.overstacked(s, h) {
			continue
		}
		told.Put(h, true)
		many := w.excess(d, s, h)
		path := many[0].Path + ".hex"
		f := rules.Fault("ms.advice.crowded", "%d units stand on %s, where %d have room: set some of them down elsewhere", w.b.stacking(s, h), rules.Said{ID: h.name()}, maxStack)
		all = append(all, rules.Flaw{Err: w.At(path, f).(*rules.FileError), Path: path, Cells: []rules.Ref{h.ref()}, Advice: true})
	}
	return all
}

// excess are the counters of a hex that are too many there: the last units of the file. Trains stay.
func (w *sketch) excess(d *rules.Draft, s rules.Side, h hex) (all []*rules.Thing) {
	for i := range d.Things {
		if c := w.b.pieceNamed(d.Things[i].Ref); c >= 0 && w.b.units(s, h).And(w.b.countSet).Has(c) {
			all = append(all, &d.Things[i])
		}
	}
	return all[len(all)-(w.b.stacking(s, h)-maxStack):]
}

// saidHex is the first or second hex of a hexside, as faults name it.
func saidHex(side string, n int) rules.Said {
	if len(side) != 9 {
		return rules.Said{ID: side}
	}
	return rules.Said{ID: side[5*n : 5*n+4]}
}

// bare reports whether a hex has nothing that a name could mean: it is open ground
// without height or water, not at the edge of the map, where names tell where roads
// lead, nobody has to take it, and no army goes aboard there.
func (w *sketch) bare(h hex) bool {
	if w.w.ground[h] != clearGround || w.w.heights.Has(h) {
		return false
	}
	for s := range 6 {
		n := neighbour(h, s, w.w.cols, w.w.rows)
		if n == noHex || w.w.heights.Has(n) || groundArt[w.w.ground[n]] == rules.GroundImpassable || wet(w.f.Map.Hexsides.River, h, n) || wet(w.f.Map.Hexsides.Stream, h, n) {
			return false
		}
	}
	lands := func(t sideTable) bool { return t.Embarkation == h.name() }
	return !slices.ContainsFunc(w.f.Sides, lands) && !slices.ContainsFunc(w.f.Victory.Objectives, func(o objectiveTable) bool { return o.Hex == h.name() })
}

// uphill reports whether a slope leads from level ground up to a height.
func (w *sketch) uphill(name string) bool {
	a, b, ok := w.pair(name)
	return !ok || rises(&w.w.heights, a, b)
}

// overWater reports whether a crossing lies on a river or stream, or joins two
// stretches of one: a position does not say what runs below.
func (w *sketch) overWater(name string) bool {
	a, b, ok := w.pair(name)
	if !ok {
		return true
	}
	if wet(w.f.Map.Hexsides.River, a, b) || wet(w.f.Map.Hexsides.Stream, a, b) {
		return true
	}
	for s := range 6 { // the hexes beside both: their sides towards them end where this one does
		n := neighbour(a, s, w.w.cols, w.w.rows)
		if n == noHex || distance(n, b) != 1 {
			continue
		}
		for _, list := range [2][]string{w.f.Map.Hexsides.River, w.f.Map.Hexsides.Stream} {
			if wet(list, a, n) || wet(list, b, n) {
				return true
			}
		}
	}
	return false
}

// stray reports a hexside of water that leads nowhere: its two hexes have no more of it on their
// other sides, and at neither end is the edge of the map, a marsh, or ground that nobody enters,
// which may be a lake.
func (w *sketch) stray(name string) bool {
	a, b, ok := w.pair(name)
	if !ok || w.sodden(a) || w.sodden(b) {
		return false
	}
	h := &w.f.Map.Hexsides
	more := func(x, n hex) bool {
		return slices.ContainsFunc([][]string{h.River, h.Stream, h.Bridge, h.Ford}, func(list []string) bool { return wet(list, x, n) })
	}
	for s := range 6 {
		n, m := neighbour(a, s, w.w.cols, w.w.rows), neighbour(b, s, w.w.cols, w.w.rows)
		if n != noHex && n != b && more(a, n) || m != noHex && m != a && more(b, m) {
			return false
		}
		if n != b {
			continue
		}
		for _, turn := range [2]int{1, 5} { // the hexes beside both, one at each end
			if end := neighbour(a, (s+turn)%6, w.w.cols, w.w.rows); end == noHex || w.sodden(end) {
				return false
			}
		}
	}
	return true
}

// sodden reports ground in which water ends.
func (w *sketch) sodden(h hex) bool {
	id := w.w.ground[h].row().ID
	return id == "marsh" || id == "impassable"
}

// pair reads the two hexes of a hexside: not those of one that is a fault of its own.
func (w *sketch) pair(name string) (a, b hex, ok bool) {
	if len(name) != 9 {
		return a, b, false
	}
	a, one := parseHex(name[:4])
	b, two := parseHex(name[5:])
	return a, b, one && two && w.w.onMap(a) && w.w.onMap(b) && distance(a, b) == 1
}

// wet reports whether a list of hexsides has that between two hexes.
func wet(list []string, a, b hex) bool {
	return slices.Contains(list, a.name()+"-"+b.name()) || slices.Contains(list, b.name()+"-"+a.name())
}
