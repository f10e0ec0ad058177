package musket

import "grognard/rules"

// Overlays implements rules.Rulebook.
func (Book) Overlays() []rules.Overlay {
	return []rules.Overlay{rules.OverlayMoves, rules.OverlayZOC, rules.OverlayRetreat, rules.OverlaySupply, rules.OverlayCommand, rules.OverlayRanges, rules.OverlaySight, rules.OverlayControl, rules.OverlayThreats}
}

// Overlay implements rules.Rulebook (part 9, row 3).
func (Book) Overlay(board rules.Board, _ rules.Side, key rules.Overlay, about rules.Ref) []rules.Shade {
	b := board.(*Board)
	c := b.pieceNamed(about)
	if about.Kind() == hexKind {
		c = b.topOf(hex(about.N()))
	}
	switch {
	case key == rules.OverlayZOC:
		return b.shadeZones()
	case key == rules.OverlaySupply:
		return b.shadeSupply()
	case key == rules.OverlayControl:
		return b.shadeObjectives()
	case key == rules.OverlayThreats:
		return b.shadeThreats()
	case c < 0 || !b.inPlay(c):
		return nil
	}
	switch key {
	case rules.OverlayMoves:
		return b.shadeMoves(c)
	case rules.OverlayRetreat:
		return b.shadeRetreat(c)
	case rules.OverlayCommand:
		return b.shadeCommand(c)
	case rules.OverlayRanges:
		return b.shadeRange(c, false)
	case rules.OverlaySight:
		return b.shadeRange(c, true)
	}
	return nil
}

// topOf returns the topmost unit of a hex, or another counter, or -1.
func (b *Board) topOf(h hex) int {
	top := -1
	for c := range b.counters {
		if b.piece[c].at == h && (top < 0 || b.print[c].unit()) {
			top = c
		}
	}
	return top
}

// shadeSet shades the hexes of a set.
func shadeSet(s *hexSet, side rules.Side, style rules.Style) (all []rules.Shade) {
	for h := s.Next(0); h != noHex; h = s.Next(h + 1) {
		all = append(all, rules.Shade{Cell: h.ref(), Side: side, Style: style})
	}
	return all
}

// shadeZones shades the ZOC of both sides; where they meet the ground is
// contested.
func (b *Board) shadeZones() []rules.Shade {
	one, two := b.zoneOf(rules.First), b.zoneOf(rules.Second)
	var both hexSet
	for i := range both {
		both[i] = one[i] & two[i]
	}
	one.Remove(&both)
	two.Remove(&both)
	all := shadeSet(&one, rules.First, rules.StyleArea)
	all = append(all, shadeSet(&two, rules.Second, rules.StyleArea)...)
	return append(all, shadeSet(&both, rules.Chance, rules.StyleContested)...)
}

// shadeMoves shades where a counter could go by its printed MA, with what it
// costs in MP, halves rounded up.
func (b *Board) shadeMoves(c int) (all []rules.Shade) {
	k := move{members: only(c), ma: int16(b.fullMA(c, normalMove) * mp)}
	var r reach
	b.searchOf(&k).search(&r)
	for _, h := range r.hexes() {
		all = append(all, rules.Shade{Cell: h.ref(), Side: b.sideOf(c), Style: rules.StyleNumber, N: int(r.cost[h]+1) / mp})
	}
	return all
}

// shadeThreats shades the hexes of the threatened units that nobody has attacked,
// and draws a line to each from those that threaten it (MS-7.2.1, MS-7.2.4).
func (b *Board) shadeThreats() (all []rules.Shade) {
	for c := range b.counters {
		if !b.owes(c) {
			continue
		}
		at := b.piece[c].at.ref()
		all = append(all, rules.Shade{Cell: at, Side: b.sideOf(c), Style: rules.StyleArea})
		for by := b.threat[c]; !by.Empty(); by = by.Rest() {
			if o := by.First(); b.inPlay(o) {
				all = append(all, rules.Shade{Cell: b.piece[o].at.ref(), To: at, Side: b.sideOf(o), Style: rules.StyleLine})
			}
		}
	}
	return all
}

// shadeRetreat draws the line of retreat of a counter with its class, and on an
// unsafe one the open EZOCs that it leads through.
func (b *Board) shadeRetreat(c int) (all []rules.Shade) {
	x := b.trace(c, b.piece[c].at)
	class := x.class()
	from := b.piece[c].at
	for _, h := range x.shortest(class) {
		all = append(all, rules.Shade{Cell: from.ref(), To: h.ref(), Side: b.sideOf(c), Style: rules.StyleLine})
		style := rules.StyleArea
		if class != safe && x.open.Has(h) { // it is valid, but each costs a test (MS-7.9.6)
			style = rules.StyleContested
		}
		all = append(all, rules.Shade{Cell: h.ref(), Side: b.sideOf(c), Style: style})
		from = h
	}
	return append(all, rules.Shade{Cell: from.ref(), To: lineRef(class), Side: b.sideOf(c), Style: rules.StyleName})
}

// shadeSupply draws the lines of HQ and trains of both sides and their LOC
// hexes: those that do not function are blocked.
func (b *Board) shadeSupply() (all []rules.Shade) {
	for s := rules.First; s <= rules.Second; s++ {
		for _, h := range b.army[s].loc {
			style := rules.StyleBlocked
			if b.functions(s, h) {
				style = rules.StyleArea
			}
			all = append(all, rules.Shade{Cell: h.ref(), Side: s, Style: style})
		}
		for _, c := range [2]int{b.army[s].hq, b.army[s].train} {
			if !b.inPlay(c) {
				continue
			}
			x := b.trace(c, b.piece[c].at)
			from := b.piece[c].at
			for _, h := range x.shortest(safe) {
				all = append(all, rules.Shade{Cell: from.ref(), To: h.ref(), Side: s, Style: rules.StyleLine})
				from = h
			}
		}
	}
	return all
}

// shadeCommand shades the units in the span of a leader, or the leaders who
// have a unit in theirs.
func (b *Board) shadeCommand(c int) (all []rules.Shade) {
	b.each(b.sideOf(c), func(o int) {
		l, u := c, o
		if b.print[c].arm != leader {
			l, u = o, c
		}
		if b.print[l].arm == leader && b.print[u].unit() && b.inSpan(l, u) {
			all = append(all, rules.Shade{Cell: b.piece[o].at.ref(), Side: b.sideOf(c), Style: rules.StyleArea})
			if l == o { // which leader it is
				all = append(all, rules.Shade{Cell: b.piece[o].at.ref(), To: b.pieceRef(o), Side: b.sideOf(c), Style: rules.StyleName})
			}
		}
	})
	return all
}

// shadeRange shades what artillery could fire at by its range; seen: what it
// also sees, with the rest blocked. For other counters sight is unlimited.
func (b *Board) shadeRange(c int, seen bool) (all []rules.Shade) {
	from := b.piece[c].at
	reach := int(b.face(c).reach)
	if b.heights.Has(from) {
		reach++
	}
	if b.print[c].arm != artillery {
		if !seen {
			return nil
		}
		reach = b.farthest()
	}
	b.hexesOf(func(h hex) {
		d := distance(from, h)
		if d == 0 || d > reach {
			return
		}
		style := rules.StyleArea
		if _, ok := b.sight(from, h); seen && !ok {
			style = rules.StyleBlocked
		}
		all = append(all, rules.Shade{Cell: h.ref(), Side: b.sideOf(c), Style: style, N: d})
	})
	return all
}

// shadeObjectives shades the objectives by who controls them.
func (b *Board) shadeObjectives() (all []rules.Shade) {
	for i := range b.objectives {
		all = append(all, rules.Shade{Cell: b.objectives[i].hex.ref(), Side: rules.Side(b.control[i]), Style: rules.StyleNumber, N: b.objectives[i].vp})
	}
	return all
}
