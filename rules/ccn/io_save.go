package ccn

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
)

// Save implements rules.Rulebook: the board between two Steps as a position.
func (Book) Save(board rules.Board) []byte {
	w := &writer{b: board.(*Board)}
	w.line("format = %d\nfirst = %q\nbanners = %d", fileFormat, sideNames[w.b.lead], w.b.target)
	w.line("\n[rules]")
	for _, s := range ruleTable.Write(&w.b.rules) {
		w.line("%s = %q", s.Key, s.Value)
	}
	w.battlefield()
	w.goals()
	w.position()
	for s := rules.First; s <= rules.Second; s++ {
		w.side(s)
	}
	return []byte(w.text.String())
}

// writer writes a position file.
type writer struct {
	b    *Board
	text strings.Builder
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(&w.text, format+"\n", args...) }

func (w *writer) battlefield() {
	f := w.b.field
	w.line("\n[map]\nrows = [")
	for r := range boardRows {
		row := make([]byte, 0, boardCols)
		for c := range boardCols - r%2 {
			row = append(row, terrains[f.ground[at(r, c)]].letter)
		}
		w.line("  %q,", row)
	}
	w.line("]")
	if len(f.text.courses) > 0 {
		w.line("courses = [")
		for _, course := range f.text.courses {
			w.line("  [%s],", quoted(hexNames(course)))
		}
		w.line("]")
	}
	if len(f.text.names) > 0 {
		w.line("names = [")
		for _, n := range f.text.names {
			w.line("  { name = %q, hexes = [%s] },", n.name, quoted(hexNames(n.hexes.list())))
		}
		w.line("]")
	}
	w.works()
}

func (w *writer) works() {
	first := true
	for h, set := range w.b.field.works {
		if set == 0 {
			continue
		}
		if first {
			w.line("fieldworks = [")
			first = false
		}
		var names []string
		for d := range directions {
			if set>>uint(d)&1 == 1 {
				names = append(names, directionNames[d])
			}
		}
		w.line("  { hex = %q, sides = [%s] },", hex(h).name(), quoted(names))
	}
	if !first {
		w.line("]")
	}
}

func (w *writer) goals() {
	for i, g := range w.b.field.goals {
		mode := "each"
		if g.all {
			mode = "all"
		}
		w.line("\n[[objective]]\nside = %q\nhexes = [%s]\nmode = %q\nbanners = %d", sideNames[g.side], quoted(hexNames(g.hexes.list())), mode, g.banners)
		w.list("scored", hexNames(w.b.scored[i].list()))
	}
}

func (w *writer) position() {
	b := w.b
	w.line("\n[position]\nphase = %q\nturn = %d\nactive = %q", phaseNames[b.phase], b.turn, sideNames[b.active])
	if b.phase == gameOver {
		w.line("winner = %q", sideNames[b.over.winner])
	}
	var pile []string
	for _, c := range b.pile[:b.piled] {
		pile = append(pile, deckNames[c])
	}
	w.list("discards", pile)
	if b.play.card != nobody {
		w.card()
	}
	if c := b.charge; c.unit != nobody {
		w.line("charge = { unit = %q, vacated = %q, bonus = %t }", Book{}.Format(b.unitRef(int(c.unit))), c.vacated.name(), c.bonus)
	}
}

// card writes the command card of this turn.
func (w *writer) card() {
	p := &w.b.play
	w.text.WriteString("card = { played = " + strconv.Quote(deckNames[p.card]))
	fmt.Fprintf(&w.text, ", acts = %q, level = %d", kindName(p.acts), p.level)
	if p.plain {
		w.text.WriteString(", plain = true")
	}
	if p.section != nobody {
		fmt.Fprintf(&w.text, ", section = %q", sectionNames[p.section])
	}
	if p.rolled != [symbols]int8{} {
		fmt.Fprintf(&w.text, ", rolled = [%d, %d, %d, %d]", p.rolled[0], p.rolled[1], p.rolled[2], p.rolled[3])
	}
	w.line(" }")
}

func kindName(k kind) string {
	if k == noCard {
		return "none"
	}
	return cardKinds[k].id
}

func (w *writer) side(s rules.Side) {
	b := w.b
	edge := "bottom"
	if b.atTop(s) {
		edge = "top"
	}
	w.line("\n[%s]\nedge = %q\ndeals = %d", sideNames[s], edge, b.hands[s])
	if b.last[s] != noCard {
		w.line("last = %q", kindName(b.last[s]))
	}
	if b.strikes[s] > 0 {
		w.line("strikes = %d", b.strikes[s])
	}
	w.units(s)
	w.leaders(s)
	w.list("hand", w.cards(handOf(s)))
	if b.tracks[s] != [trackSize]int8{nobody, nobody, nobody, nobody} {
		var names []string
		for _, c := range b.tracks[s] {
			if c == nobody {
				names = append(names, "")
			} else {
				names = append(names, deckNames[c])
			}
		}
		w.list("track", names)
	}
}

func (w *writer) units(s rules.Side) {
	w.line("units = [")
	for u := range w.b.unitCount() {
		x := &w.b.units[u]
		if w.b.sideOf(u) != s {
			continue
		}
		name := Book{}.Format(w.b.unitRef(u))
		if !w.b.inPlay(u) {
			w.line("  { unit = %q%s },", name, marks(x))
			continue
		}
		w.line("  { unit = %q, at = %q, blocks = %d%s },", name, x.at.name(), x.blocks, marks(x))
	}
	w.line("]")
}

// marks writes what a unit has done this turn.
func marks(x *unit) string {
	s := ""
	if x.square > 0 {
		s += fmt.Sprintf(", square = %d", x.square)
	}
	if x.moved > 0 {
		s += fmt.Sprintf(", moved = %d", x.moved)
	}
	for _, m := range []struct {
		on   bool
		name string
	}{{x.ordered, "ordered"}, {x.fought, "fought"}, {x.led, "led"}, {x.unfolded, "unfolded"}} {
		if m.on {
			s += ", " + m.name + " = true"
		}
	}
	return s
}

func (w *writer) leaders(s rules.Side) {
	w.line("leaders = [")
	for l := range w.b.leaderCount() {
		x := &w.b.leaders[l]
		if w.b.leaderSide(l) != s {
			continue
		}
		marks := ""
		if x.at != nowhere {
			marks += fmt.Sprintf(", at = %q", x.at.name())
		}
		if x.state == gone {
			marks += ", gone = true"
		}
		if x.ordered {
			marks += ", ordered = true"
		}
		if x.moved {
			marks += ", moved = true"
		}
		w.line("  { leader = %q%s },", leaderTypes[x.id].id, marks)
	}
	w.line("]")
}

func (w *writer) cards(p cardPlace) (ids []string) {
	for c, at := range w.b.where {
		if at == p {
			ids = append(ids, deckNames[c])
		}
	}
	return ids
}

// list writes a list of names, broken into lines; nothing if it is empty.
func (w *writer) list(key string, ids []string) {
	if len(ids) == 0 {
		return
	}
	w.text.WriteString(key + " = [")
	for i, id := range ids {
		if i%6 == 0 {
			w.text.WriteString("\n  ")
		} else {
			w.text.WriteString(" ")
		}
		w.text.WriteString(strconv.Quote(id) + ",")
	}
	w.text.WriteString("\n]\n")
}

func hexNames(list []hex) (all []string) {
	for _, h := range list {
		all = append(all, h.name())
	}
	return all
}

func quoted(names []string) string {
	for i, n := range names {
		names[i] = strconv.Quote(n)
	}
	return strings.Join(names, ", ")
}
