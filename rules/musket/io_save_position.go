package musket

import (
	"fmt"
	"strings"

	"grognard/rules"
)

func (w *writer) victory() {
	b := w.b
	v := &b.schedule
	w.line("\n[victory]\nmargin_of = %q", b.armyName(b.marginOf))
	for _, x := range []struct {
		key string
		n   int
	}{{"eliminated", v.eliminated}, {"destroyed", v.destroyed}, {"captured", v.captured}, {"off_map", v.off}, {"leader_killed", v.leaderKilled},
		{"leader_captured", v.leaderCaptured}, {"hq_captured", v.headquartersCaptured}, {"trains_captured", v.trainsCaptured}} {
		w.line("%s = %d", x.key, x.n)
	}
	for _, g := range b.goals {
		w.line("\n[[victory.objective]]\nname = %q\nhex = %q\nvp = %d\nheld = %q", g.name, g.hex.name(), g.vp, b.armyName(g.start))
	}
	for _, l := range b.levels {
		w.line("\n[[victory.level]]\nfrom = %d\nwinner = %q\ngrade = %q", l.from, b.armyName(l.winner), l.grade)
	}
}

func (w *writer) events() {
	b := w.b
	for _, e := range b.events {
		w.line("\n[[event]]\nkind = %q", eventNames[e.kind])
		if len(e.turns) > 0 {
			w.line("turns = [%s]", strings.Trim(strings.Join(strings.Fields(fmt.Sprint(e.turns)), ", "), "[]"))
		}
		w.list("units", w.names(e.counters))
		if e.leader >= 0 {
			w.line("leader = %q", w.id(e.leader))
		}
		if e.heir >= 0 {
			w.line("heir = %q", w.id(e.heir))
		}
		w.list("span", e.span)
		w.line("value = %d\nno_march = %t\nbonus = %d", e.value, e.noMarch, e.bonus)
	}
}

// names lists the counters of a set.
func (w *writer) names(all set) (names []string) {
	for ; !all.empty(); all = all.rest() {
		names = append(names, w.id(all.first()))
	}
	return names
}

func (w *writer) position() {
	b := w.b
	w.line("\n[position]\nphase = %q\nturn = %d\nactive = %q\nbegun = %t\naimed = %t", phaseNames[b.phase], b.turn, b.armyName(b.active), b.begun, b.aimed)
	w.line("steps = [%d, %d]\nshock = [%d, %d]", b.steps[0], b.steps[1], b.shock[0], b.shock[1])
	w.list("targets", b.targets.names())
	w.list("bases", b.bases.names())
	var held []string
	for i := range b.goals {
		held = append(held, b.armyName(rules.Side(b.control[i])))
	}
	w.list("control", held)
	w.line("threats = [")
	for c := range b.counters {
		if !b.threat[c].empty() {
			w.line("  { unit = %q, by = %s },", w.id(c), quotedList(w.names(b.threat[c])))
		}
	}
	w.line("]\npieces = [")
	for c := range b.counters {
		w.line("  { %s },", w.piece(c))
	}
	w.line("]")
}

// piece writes the state of a counter.
func (w *writer) piece(c int) string {
	p := &w.b.piece[c]
	s := fmt.Sprintf("id = %q", w.id(c))
	if p.place != onMap {
		s += fmt.Sprintf(", place = %q", placeNames[p.place])
	}
	for _, x := range []struct {
		key string
		h   hex
	}{{"at", p.at}, {"start", p.start}, {"aim", p.aim}} {
		if x.h != noHex {
			s += fmt.Sprintf(", %s = %q", x.key, x.h.name())
		}
	}
	if p.box != 0 {
		s += fmt.Sprintf(", box = %d", p.box)
	}
	if p.helps >= 0 {
		s += fmt.Sprintf(", helps = %q", w.id(int(p.helps)))
	}
	var all []string
	for i, name := range markNames {
		if p.marks>>i&1 == 1 {
			all = append(all, name)
		}
	}
	if len(all) > 0 {
		s += ", marks = " + quotedList(all)
	}
	return s
}
