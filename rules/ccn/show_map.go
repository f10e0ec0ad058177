package ccn

import (
	"strconv"
	"strings"

	"grognard/rules"
)

// drawMap draws the battlefield for the views of a game.
func drawMap(b *Board) *rules.Map {
	f := b.scenario
	m := &rules.Map{ID: f.id(), Shape: rules.Hexes, Cols: boardCols, Rows: boardRows}
	for h := range hex(boardSize) {
		if h.real() {
			t := &terrains[f.ground[h]]
			m.Cells = append(m.Cells, rules.Cell{Ref: h.ref(), Col: h.col(), Row: h.row(), Ground: rules.Ground(t.name), Level: t.level,
				Label: strings.ToUpper(h.name())})
		}
	}
	m.Lines = f.lines()
	m.Areas = append(sectionAreas(), f.objectiveAreas()...)
	return m
}

// id seeds the picture: what the file says, or all that it shows.
func (f *scenario) id() string {
	if f.text.seed != "" {
		return "ccn-" + f.text.seed
	}
	h := rules.NewHasher()
	for i, g := range f.ground {
		h.Mix(uint64(g)<<8 | uint64(f.works[i]))
	}
	for _, g := range f.objectives {
		h.Mix(g.hexes.Words()[0] + uint64(g.side))
		h.Mix(g.hexes.Words()[1])
	}
	for _, n := range f.text.names {
		h.Mix(n.hexes.Words()[0] ^ n.hexes.Words()[1]<<1)
	}
	const digits = "0123456789abcdef"
	id := make([]byte, 16)
	for i := range id {
		id[i] = digits[uint64(h)>>uint(4*i)&15]
	}
	return "ccn-" + string(id)
}

// lines are the section lines, the rivers with their fords and bridges, and
// the field works.
func (f *scenario) lines() []rules.MapLine {
	var all []rules.MapLine
	for _, col := range [2]int{3, 8} { // through hexes 4 and 9 of the short rows
		l := rules.MapLine{Kind: rules.LineSection}
		for row := 1; row < boardRows; row += 2 {
			l.Cells = append(l.Cells, at(row, col).ref())
		}
		all = append(all, l)
	}
	for _, course := range f.text.courses {
		all = append(all, rules.MapLine{Kind: rules.LineRiver, Cells: refsOf(course)})
		for _, k := range [...]struct {
			line rules.LineKind
			over ground
		}{{rules.LineFord, ford}, {rules.LineBridge, bridge}} {
			if l := f.along(course, k.line, k.over); len(l.Cells) > 0 {
				all = append(all, l)
			}
		}
	}
	if l := f.worksLine(); len(l.Cells) > 0 {
		all = append(all, l)
	}
	return all
}

// along are the fords or bridges of a river.
func (f *scenario) along(course []hex, kind rules.LineKind, g ground) rules.MapLine {
	l := rules.MapLine{Kind: kind}
	for _, h := range course {
		if f.ground[h] == g {
			l.Cells = append(l.Cells, h.ref())
		}
	}
	return l
}

// worksLine lists the protected sides, the hex that holds them first. A side on
// the edge of the board has no hex behind it and is not drawn.
func (f *scenario) worksLine() rules.MapLine {
	l := rules.MapLine{Kind: rules.LineFieldworks, Border: true}
	for h := range hex(boardSize) {
		for d := range directions {
			if f.protects(h, d) && neighbours[h][d] != nowhere {
				l.Cells = append(l.Cells, h.ref(), neighbours[h][d].ref())
			}
		}
	}
	return l
}

func refsOf(list []hex) (all []rules.Ref) {
	for _, h := range list {
		all = append(all, h.ref())
	}
	return all
}

func sectionAreas() []rules.Area {
	var all []rules.Area
	for s := range sections {
		a := rules.Area{Kind: rules.AreaSection, Ref: s.ref(), Side: rules.Chance}
		for h := range hex(boardSize) {
			if h.real() && h.sections().has(s) {
				a.Cells = append(a.Cells, h.ref())
			}
		}
		all = append(all, a)
	}
	return all
}

// objectiveAreas are the objectives and the names of places.
func (f *scenario) objectiveAreas() []rules.Area {
	var all []rules.Area
	for _, g := range f.objectives {
		a := rules.Area{Kind: rules.AreaObjective, Side: g.side, Cells: refsOf(g.hexes.List())}
		if !g.all { // a set is worth its banners as a whole only
			a.Label = strconv.Itoa(g.banners)
		}
		all = append(all, a)
	}
	for _, n := range f.text.names {
		all = append(all, rules.Area{Kind: rules.AreaName, Label: n.name, Side: rules.Chance, Cells: refsOf(n.hexes.List())})
	}
	return all
}
