package eagles

import (
	"fmt"
	"strings"

	"grognard/rules"
	"grognard/rules/plane"
)

// Save implements rules.Rulebook: the board between two Steps as a position.
func (Book) Save(board rules.Board) []byte {
	w := &writer{b: board.(*Board)}
	w.line("format = %d", fileFormat)
	w.line("\n[rules]")
	for _, row := range ruleTable.Rows {
		w.line("%s = %q", row.Key, ruleTable.Value(&w.b.rules, row.Key))
	}
	w.battle()
	w.ground()
	w.goals()
	w.position()
	for s := rules.First; s <= rules.Second; s++ {
		w.army(s)
	}
	return []byte(w.text.String())
}

// writer writes a position file.
type writer struct {
	b    *Board
	text strings.Builder
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(&w.text, format+"\n", args...) }

// set writes a key unless its value is the zero one.
func (w *writer) set(key string, value any) {
	switch v := value.(type) {
	case string:
		if v != "" {
			w.line("%s = %q", key, v)
		}
	case int:
		if v != 0 {
			w.line("%s = %d", key, v)
		}
	case bool:
		if v {
			w.line("%s = true", key)
		}
	}
}

// sideName is the name of a seat; "" for nobody.
func sideName(s rules.Side) string {
	if s == rules.Chance {
		return ""
	}
	return sideLetters[s : s+1]
}

// bodyName is side and roster number of a battalion; "" for nobody.
func (b *Board) bodyName(i int) string {
	if i < 0 {
		return ""
	}
	return sideLetters[b.body[i].side:b.body[i].side+1] + itoa(b.body[i].no+1)
}

func pointText(p plane.Vec) string {
	return "[" + inDecimals(p.X, 3) + ", " + inDecimals(p.Y, 3) + "]"
}

func (w *writer) points(key string, all plane.Poly) {
	parts := make([]string, len(all))
	for i, p := range all {
		parts[i] = pointText(p)
	}
	w.line("%s = [%s]", key, strings.Join(parts, ", "))
}

func (w *writer) battle() {
	f := w.b.scenario
	w.line("\n[battle]")
	w.set("map", f.id)
	w.line("table = %q\nturns = %d\npoints = %d", tableSizes[f.table].name, f.turns, f.points)
	sides, first := "fixed", "roll"
	if f.roll {
		sides = "roll"
	}
	if f.first != rules.Chance {
		first = sideName(f.first)
	}
	w.line("sides = %q\nfirst = %q", sides, first)
	w.line("home = { a = %q, b = %q }", edges[w.b.army[0].home].name, edges[w.b.army[1].home].name)
}

func (w *writer) ground() {
	for _, z := range w.b.scenario.zones {
		w.line("\n[[zone]]\nside = %q", sideName(z.side))
		w.set("most", z.most)
		w.points("polygon", z.pts)
	}
	for _, s := range w.b.scenario.scene {
		w.line("\n[[terrain]]")
		w.set("id", s.id)
		w.line("kind = %q", grounds[s.kind].name)
		w.set("level", s.level)
		if grounds[s.kind].line {
			w.points("line", s.pts)
		} else {
			w.points("polygon", s.pts)
		}
	}
}

func (w *writer) goals() {
	for _, g := range w.b.scenario.goals {
		w.line("\n[[objective]]\nkind = %q\nname = %q\npoints = %d", goalKinds[g.kind], goalNames[g.name], g.points)
		w.set("side", sideName(g.side))
		switch g.kind {
		case zoneGoal:
			w.points("polygon", g.pts)
		case unitGoal:
			w.set("unit", sideName(g.side)+itoa(g.body+1))
		case breakGoal:
			w.line("battalions = %d", g.n)
		}
	}
}

func (w *writer) position() {
	b := w.b
	w.line("\n[position]\nphase = %q\nturn = %d\nactive = %q", phaseNames[b.phase], b.turn, sideName(b.active))
	w.set("lead", sideName(b.lead))
	if b.phase == over {
		w.set("winner", sideName(b.winner))
		w.line("ending = %q", endings[b.ending].name)
	}
}

func (w *writer) army(s rules.Side) {
	a := &w.b.army[s]
	w.line("\n[[army]]\nside = %q", sideName(s))
	if a.nation == noNation {
		return
	}
	w.line("nation = %q", nations[a.nation])
	c := &a.cmd
	moved := ""
	if c.moved {
		moved = ", moved = true"
	}
	switch {
	case c.state != inPlay:
		w.line("commander = { state = %q%s }", stateNames[c.state], moved)
	case c.with >= 0:
		w.line("commander = { with = %q%s }", w.b.bodyName(c.with), moved)
	default:
		w.line("commander = { x = %s, y = %s%s }", inDecimals(c.at.X, 3), inDecimals(c.at.Y, 3), moved)
	}
	from, to := w.b.roster(s)
	for i := from; i < to; i++ {
		w.battalion(i)
	}
}

func (w *writer) battalion(i int) {
	u := &w.b.body[i]
	w.line("[[army.battalion]]\nid = %q", w.b.bodyName(i))
	w.set("name", unitNames[u.name])
	if u.nation != w.b.army[u.side].nation {
		w.set("nation", nations[u.nation])
	}
	w.line("grade = %q\nrankers = %d", grades[u.grade].name, u.bought)
	w.bought(u)
	if u.state == waiting {
		w.line("state = \"waiting\"")
		return
	}
	w.set("skirmishers", u.bought-u.start)
	if u.state == gone {
		w.line("state = \"gone\"")
	}
	w.line("left = %d\nfigures = [%d, %d, %d, %d]", u.rankers, u.has[0], u.has[1], u.has[2], u.has[3])
	w.marks(u)
	if u.state == gone {
		w.line("men = [%s]", strings.TrimSuffix(strings.Repeat("0, ", u.posts), ", "))
		return
	}
	formation := "line"
	if u.column {
		formation = "column"
	}
	w.line("formation = %q\nx = %s\ny = %s\nfacing = %s\nbases = %d", formation, inDecimals(u.at.X, 3), inDecimals(u.at.Y, 3), inDecimals(int64(u.phi), 2), u.bases)
	w.screen(u)
	w.melee(u)
}

func (w *writer) screen(u *battalion) {
	if u.posts == 0 {
		return
	}
	men, at := make([]string, u.posts), make([]string, u.posts)
	for g, x := range u.screen[:u.posts] {
		men[g], at[g] = itoa(x.men), pointText(x.at)
	}
	w.line("men = [%s]\ngroups = [%s]", strings.Join(men, ", "), strings.Join(at, ", "))
}

func (w *writer) marks(u *battalion) {
	var all []string
	for _, name := range markNames {
		if *u.mark(name) {
			all = append(all, `"`+name+`"`)
		}
	}
	if all != nil {
		w.line("marks = [%s]", strings.Join(all, ", "))
	}
	w.set("halted", u.halted)
	w.set("rerolled", u.sergeants)
	w.set("running", u.running)
}

func (w *writer) melee(u *battalion) {
	w.set("foe", w.b.bodyName(u.foe))
	w.set("helps", w.b.bodyName(u.helps))
	w.set("since", u.since)
	w.set("behind", coverNames[u.behind])
	if u.along != 0 {
		w.line("along = %s", inDecimals(int64(u.along), 2))
	}
}
