package manoeuvre

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
)

// Save implements rules.Rulebook: the board between two Steps as a position.
func (Book) Save(board rules.Board) []byte {
	w := &writer{b: board.(*Board)}
	w.line("format = %d", fileFormat)
	if w.b.lead == rules.Chance {
		w.line(`first = "roll"`)
	} else {
		w.line("first = %q", w.sideName(w.b.lead))
	}
	w.rules()
	w.mapRows()
	w.position()
	south := rules.First
	if w.b.force[rules.First].north {
		south = rules.Second
	}
	w.side("south", south)
	w.side("north", south.Other())
	return []byte(w.text.String())
}

// writer writes a position file.
type writer struct {
	b    *Board
	text strings.Builder
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(&w.text, format+"\n", args...) }

func (w *writer) sideName(s rules.Side) string {
	if w.b.force[s].north {
		return "north"
	}
	return "south"
}

func (w *writer) rules() {
	w.line("\n[rules]")
	for _, s := range ruleTable.Write(&w.b.rules) {
		w.line("%s = %#v", s.Key, s.Value)
	}
}

func (w *writer) mapRows() {
	if w.b.chart == nil {
		return
	}
	w.line("\n[map]\nrows = [")
	for rank := 7; rank >= 0; rank-- {
		row := make([]byte, 0, 8)
		for file := range 8 {
			row = append(row, w.b.ground[at(file, rank)].effects().letter)
		}
		w.line("  %q,", row)
	}
	w.line("]")
}

func (w *writer) position() {
	b := w.b
	w.line("\n[position]")
	w.line("phase = %q\nturn = %d\nactive = %q", phaseNames[b.phase], b.turn, w.sideName(b.active))
	if b.force[rules.First].north {
		w.line(`south = "second"`)
	}
	if b.edges {
		w.line("edges_known = true")
	}
	if b.right != noRight {
		w.line("right = %q", [...]string{edgeRight: "edge", armyRight: "army"}[b.right])
	}
	if b.offered[0] != noArmy {
		w.line("offered = [%q, %q]", armies[b.offered[0]].id, armies[b.offered[1]].id)
	}
	if b.moved >= 0 {
		w.line("moved = %q", b.unitType(b.active, int(b.moved)).id)
	}
	if b.began != offBoard {
		w.line("moved_from = %q", b.began.name())
	}
	if b.phase == gameOver {
		w.line("winner = %q\nending = %q", w.sideName(b.winner), endings[b.ending].name)
	}
}

func (w *writer) side(name string, s rules.Side) {
	b, f, p := w.b, &w.b.force[s], &w.b.plan[s]
	w.line("\n[%s]", name)
	if f.army != noArmy {
		w.line("army = %q", armies[f.army].id)
	}
	w.line("opening = %q", handPlanNames[p.hand])
	if p.redoubts > 0 {
		w.line("free_redoubts = %d", p.redoubts)
	}
	if f.army == noArmy {
		return
	}
	var worn []string
	for u := range 8 {
		if hasBit(p.worn, u) {
			worn = append(worn, b.unitType(s, u).id)
		}
	}
	w.list("start_reduced", worn)
	w.units(s)
	w.list("hand", w.cards(s, f.hand))
	var pile []string
	for _, c := range f.pile[:f.piled] {
		pile = append(pile, b.card(s, int(c)).id)
	}
	w.list("discards", pile)
	w.list("known", w.cards(s, f.known))
	if f.finished {
		w.line("first_deck_finished = true")
	}
}

// units writes the units that stand on the board, or will by the plan.
func (w *writer) units(s rules.Side) {
	b, f := w.b, &w.b.force[s]
	w.line("units = [")
	for u := range 8 {
		q := f.at[u]
		if q == offBoard {
			q = b.plan[s].place[u]
		}
		if q == offBoard {
			continue
		}
		marks := ""
		if f.state[u] == reduced {
			marks += ", reduced = true"
		}
		if b.inRedoubt(s, u) {
			marks += ", redoubt = true"
		}
		w.line("  { unit = %q, at = %q%s },", b.unitType(s, u).id, q.name(), marks)
	}
	w.line("]")
}

func (w *writer) cards(s rules.Side, set cards) (ids []string) {
	for ; set != 0; set = set.rest() {
		ids = append(ids, w.b.card(s, set.first()).id)
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
