package musket

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
)

// Save implements rules.Rulebook: the board between two Steps as a position.
func (Book) Save(board rules.Board) []byte {
	w := &writer{b: board.(*Board)}
	b := w.b
	w.line("format = %d", fileFormat)
	w.line("first = %q", b.armyName(rules.First))
	var lights []string
	for _, x := range b.turns {
		lights = append(lights, lightNames[x])
	}
	w.list("turns", lights)
	w.line("\n[rules]")
	for _, row := range ruleTable.Rows {
		w.line("%s = %q", row.Key, ruleTable.Value(&b.rules, row.Key))
	}
	w.terrain()
	w.sides()
	w.units()
	w.leaders()
	w.victory()
	w.events()
	w.position()
	return []byte(w.text.String())
}

// writer writes a position file.
type writer struct {
	b    *Board
	text strings.Builder
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(&w.text, format+"\n", args...) }

func (b *Board) armyName(s rules.Side) string { return armyNames[b.army[s].name] }

// id is the name of a counter.
func (w *writer) id(c int) string { return register[w.b.print[c].id] }

// list writes a list of names, broken into lines; nothing if it is empty.
func (w *writer) list(key string, names []string) {
	if len(names) > 0 {
		w.text.WriteString(key + " = " + quotedList(names) + "\n")
	}
}

// quotedList writes names as a list.
func quotedList(names []string) string {
	var s strings.Builder
	s.WriteString("[")
	for i, name := range names {
		if len(names) > 12 && i%12 == 0 {
			s.WriteString("\n  ")
		} else if i > 0 {
			s.WriteString(" ")
		}
		s.WriteString(strconv.Quote(name) + ",")
	}
	if len(names) > 12 {
		s.WriteString("\n")
	}
	return strings.TrimSuffix(s.String(), ",") + "]"
}

func hexNames(all []hex) (names []string) {
	for _, h := range all {
		names = append(names, h.name())
	}
	return names
}

// names lists a set of hexes.
func (s hexSet) names() (names []string) {
	for h := s.next(0); h != noHex; h = s.next(h + 1) {
		names = append(names, h.name())
	}
	return names
}

func (w *writer) terrain() {
	b := w.b
	w.line("\n[map]\nterrain = [")
	for r := range b.rows {
		row := ""
		for c := range b.cols {
			row += b.ground[hexAt(c, r)].row().Letter
		}
		w.line("  %q,", row)
	}
	w.line("]")
	w.list("heights", b.heights.names())
	w.line("\n[map.hexsides]")
	for i, name := range sideNames {
		w.list(name, w.hexsides(hexside(1)<<i))
	}
	for _, l := range b.lines {
		w.line("\n[[map.road]]\nkind = %q", [...]string{trail: "trail", road: "road"}[l.kind])
		w.list("hexes", hexNames(l.hexes))
	}
	for _, l := range b.labels {
		w.line("\n[[map.place]]\nname = %q\nhex = %q", l.name, l.hex.name())
	}
}

// hexsides lists the hexsides with a feature, slopes from below, others once.
func (w *writer) hexsides(bit hexside) (names []string) {
	b := w.b
	up := bit == slope || bit == steep
	b.hexesOf(func(h hex) {
		for s, n := range b.next[h] {
			if n == noHex || b.hexsides[h][s]&bit == 0 || !up && n < h {
				continue
			}
			if up {
				names = append(names, h.name()+">"+n.name())
			} else {
				names = append(names, h.name()+"-"+n.name())
			}
		}
	})
	return names
}

func (w *writer) sides() {
	b := w.b
	for s := range b.army {
		a := &b.army[s]
		w.line("\n[[side]]\narmy = %q\nnation = %q", armyNames[a.name], a.nation)
		w.list("loc", hexNames(a.loc))
		w.line("steps = %d", a.steps)
		for i, c := range [2]int{a.hq, a.train} {
			w.line("%s = { id = %q, ma = %d }", [2]string{"hq", "trains"}[i], w.id(c), b.print[c].faces[0].ma)
		}
		if a.embarkation != noHex {
			w.line("embarkation = %q", a.embarkation.name())
		}
		w.line("formations = [")
		for _, f := range a.formations {
			w.line("  { mark = %q, name = %q },", f.mark, formationNames[f.name])
		}
		w.line("]")
	}
}

func (w *writer) units() {
	b := w.b
	for c := range b.counters {
		p := &b.print[c]
		if !p.unit() {
			continue
		}
		w.line("\n[[unit]]\nid = %q\nside = %q\ntype = %q\nsize = %q", w.id(c), b.armyName(rules.Side(p.side)), armNames[p.arm], sizeNames[p.size])
		if p.figure != "" {
			w.line("figure = %q", p.figure)
		}
		w.line("formation = %q\nidentity = %q\nsteps = %d\nback_is = %q", p.formation, p.identity, p.steps, backNames[p.backIs])
		w.line("front = %s", p.faceText(0))
		if p.backIs != backBlank {
			w.line("back = %s", p.faceText(1))
		}
		w.entry(c)
	}
}

// faceText writes a side of a unit.
func (p *print) faceText(i int) string {
	f := &p.faces[i]
	ma := strconv.Itoa(int(f.ma))
	if f.ma == variable {
		ma = `"V"`
	}
	if p.arm == artillery {
		return fmt.Sprintf("{ attack = %d, defence = %d, range = %d, ma = %s, red_dot = %t }", f.cf, f.defence, f.reach, ma, f.dot)
	}
	return fmt.Sprintf("{ cf = %d, cf_paren = %t, charge = %d, mr = %d, ma = %s, ma_paren = %t, red_dot = %t }",
		f.cf, f.paren, f.charge, f.mr, ma, f.maParen, f.dot)
}

// entry writes the set-up of a counter; where it is now stands in the
// position.
func (w *writer) entry(c int) {
	b := w.b
	if e := b.print[c].entry; len(e) > 0 {
		w.line("turn = 1")
		w.list("entry", hexNames(e))
	}
}

func (w *writer) leaders() {
	b := w.b
	for c := range b.counters {
		p := &b.print[c]
		if p.arm != leader {
			continue
		}
		f := &p.faces[0]
		w.line("\n[[leader]]\nid = %q\nside = %q\ncf = %d\nmr = %d\nmovement = %d", w.id(c), b.armyName(rules.Side(p.side)), f.cf, f.mr, f.ma)
		w.list("span", p.span)
		w.entry(c)
	}
}
