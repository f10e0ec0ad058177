package squares

import (
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
)

// Fixes implements rules.Workshop.
func (Book) Fixes(d *rules.Draft, f *rules.Flaw) []rules.Fix {
	l, own, err := readDraft(d.Text)
	if err != nil {
		return nil // it was read before
	}
	return draft.Mending(Book{}, own, f, l.remedies(f, own))
}

func fix(text rules.Text, edits ...rules.Edit) rules.Fix {
	return rules.Fix{Text: text, Edits: edits}
}

// set is a step that gives a thing, or with no path the battle, a value.
func set(text rules.Text, path, key, value string) rules.Fix {
	return fix(text, rules.Edit{Do: rules.EditSet, Path: path, Key: key, Value: value})
}

func moveTo(path string, q square) rules.Fix {
	return fix(rules.Text{Key: "workshop.fix.move", A: q.ref()}, rules.Edit{Do: rules.EditPut, Path: path, Cells: []rules.Ref{q.ref()}})
}

func takeAway(path string) rules.Fix {
	return fix(rules.Text{Key: "workshop.fix.take"}, rules.Edit{Do: rules.EditTake, Path: path})
}

// remedies are steps that may mend a flaw, the likeliest first.
func (l *loader) remedies(f *rules.Flaw, d *rules.Draft) (all []rules.Fix) {
	all = l.mendValue(f, d)
	if t := d.Thing(f.Thing); t != nil {
		all = append(all, l.mendThing(f, t, d)...)
	} else {
		all = append(all, l.mendGround(f)...)
		all = append(all, l.mendBattle(f)...)
	}
	if loose(f.Path) && f.Err.Key != "ns.fault.stray" { // what else lies there stays
		all = append(all, takeAway(f.Path))
	}
	if i := strings.LastIndexByte(f.Path, '.'); i > 0 && loose(f.Path[:i]) {
		all = append(all, takeAway(f.Path[:i]))
	}
	if strings.HasPrefix(f.Path, "position") && d.Begun {
		all = append(all, set(rules.Text{Key: "ns.fix.afresh"}, "", beginKey, "false"))
	}
	return all
}

// mendValue brings a number into its bounds, and a word among those that may be.
func (l *loader) mendValue(f *rules.Flaw, d *rules.Draft) (all []rules.Fix) {
	var p *rules.Prop
	path := ""
	if t := d.Thing(f.Thing); t != nil {
		path = t.Path
		key := f.Path[strings.LastIndexByte(f.Path, '.')+1:]
		if p = t.Prop(key); p == nil && f.Err.Key == "ns.fault.number" {
			p = t.Prop("areas")
		}
	} else if f.Err.Key == "ns.fault.number" || f.Err.Key == "ns.fault.word" || f.Err.Key == "ns.fault.chief" || f.Err.Key == "ns.fault.own" {
		key := strings.TrimSuffix(strings.TrimSuffix(f.Path, ".id"), ".own_command")
		for _, x := range terms(d) {
			if x.Key == key {
				p = &x
			}
		}
	}
	switch {
	case p == nil:
	case p.Kind == rules.PropNumber && f.Err.Key == "ns.fault.number":
		n, _ := strconv.Atoi(p.Value)
		n = min(max(n, p.Low), p.High)
		all = append(all, set(rules.Text{Key: "workshop.fix.number", N: n}, path, p.Key, strconv.Itoa(n)))
	case p.Kind == rules.PropChoice:
		for i, v := range p.Values {
			text := rules.Text{Key: p.Word + "." + v}
			if p.Names != nil {
				text = p.Names[i]
			}
			if v != p.Value && len(all) < 4 {
				all = append(all, set(text, path, p.Key, v))
			}
		}
	}
	return all
}

// mendThing puts a thing where it may be, gives it what it lacks, or takes it
// away.
func (l *loader) mendThing(f *rules.Flaw, t *rules.Thing, d *rules.Draft) (all []rules.Fix) {
	switch f.Err.Key {
	case "ns.fault.full":
		all = l.thinOut(t, d)
	case "ns.fault.areas":
		all = append(all, set(rules.Text{Key: "ns.fix.outside"}, t.Path, "garrison", "false"))
		for i := range d.Things {
			if x := &d.Things[i]; x.Prop("areas") != nil && slices.Equal(x.Cells, t.Cells) {
				n, _ := strconv.Atoi(x.Prop("areas").Value)
				all = append(all, set(rules.Text{Key: "ns.fix.areas", N: n + 1}, x.Path, "areas", strconv.Itoa(n+1)))
			}
		}
	case "ns.fault.leads":
		all = l.mendRanks(t, d)
	case "ns.fault.radius":
		all = l.mendRadius(t, d)
	case "ns.fault.garrison":
		all = append(all, set(rules.Text{Key: "ns.fix.outside"}, t.Path, "garrison", "false"))
	case "ns.fault.skirmish":
		all = append(all, set(rules.Text{Key: "ns.fix.light"}, t.Path, "light", "true"), set(rules.Text{Key: "workshop.fix.number", N: 1}, t.Path, "skirmish", "1"))
	case "ns.fault.trait":
		for _, trait := range traitNames { // a list without what nobody knows
			all = append(all, set(rules.Text{Key: "ns.prop." + trait}, t.Path, "cls."+trait, "true"))
		}
		all = append(all, fix(rules.Text{Key: "ns.fix.traits"}, rules.Edit{Do: rules.EditTake, Path: f.Path}))
	case "ns.fault.command":
		all = l.mendCommand(t)
	case "ns.fault.entry":
		all = l.mendEntry(f, t)
	case "ns.fault.late":
		all = append(all, set(rules.Text{Key: "ns.fix.turn", N: l.f.Time.MaxTurns}, t.Path, "arrives_turn", strconv.Itoa(l.f.Time.MaxTurns)))
	case "ns.fault.idle":
		o := trainOption(t.Stock)
		all = append(all, set(rules.Text{Key: "ns.switch." + o}, "", "options."+o, "true"))
	case "ns.fault.empty":
		all = l.mendEmpty(t)
	case "ns.fault.arrival", "ns.fault.nowhere", "ns.fault.square":
		if t.Prop("arrives_turn") != nil && f.Err.Key != "ns.fault.square" {
			n := max(t.Turn, 1)
			all = append(all, set(rules.Text{Key: "ns.fix.turn", N: n}, t.Path, "arrives_turn", strconv.Itoa(n)))
		}
		if strings.Contains(f.Path, ".entry.") {
			all = l.mendEntry(f, t)
		}
	}
	if t.Prop("at") != nil {
		if q := l.nearest(t, offBoard, maxCols); q != offBoard {
			all = append(all, moveTo(t.Path, q))
		}
	}
	return append(all, takeAway(t.Path))
}

// nearest is the square nearest to where a thing should stand in which it may
// stand: within so many squares of another, if one is given.
func (l *loader) nearest(t *rules.Thing, around square, most int) square {
	name := t.Prop("at").Value
	from, known := parseSquare(name)
	if !known {
		from = around
	}
	if g := l.generalOf(t); from == offBoard && g >= 0 && l.b.leader[g].state == present {
		from = l.b.leader[g].at
	}
	best := offBoard
	for q := range square(maxSquares) {
		if !l.b.onBoard(q) || around != offBoard && distance(q, around) > most || q.name() == name || !l.canStand(t, q) {
			continue
		}
		if best == offBoard || from != offBoard && span(from, q) < span(from, best) {
			best = q
		}
	}
	return best
}

// span orders squares by how far they are as the crow flies.
func span(a, b square) int {
	dx, dy := a.col()-b.col(), a.row()-b.row()
	return dx*dx + dy*dy
}

// generalOf is the number of the general of a unit, or -1.
func (l *loader) generalOf(t *rules.Thing) int {
	if p := t.Prop("command"); p != nil {
		if g, ok := l.b.leaderNamed(refsByName[p.Value]); ok {
			return g
		}
	}
	return -1
}

// canStand reports whether a thing may start on a square.
func (l *loader) canStand(t *rules.Thing, q square) bool {
	b, u := l.b, t.Prop("kind")
	switch {
	case t.Tool == "objective":
		return !b.impassable(q)
	case t.Tool != "" || strings.HasPrefix(t.Path, "forces.trains."):
		return true
	case b.ground[q].unfordable || t.Side >= 0 && b.holds(q, t.Side.Other()):
		return false
	case u == nil: // a leader
		return true
	case u.Value == kindNames[artillery] && b.ground[q].difficult():
		return false
	}
	if g := l.generalOf(t); !strings.HasPrefix(t.Path, "forces.units.") || l.f.Position == nil && g >= 0 && b.leader[g].state == present && distance(b.leader[g].at, q) > commandRadius {
		return false
	}
	k := unitType{kind: kind(max(0, slices.Index(kindNames, u.Value))), linear: t.Prop("facing") != nil}
	r := b.roomIn(q, max(t.Side, 0), 0)
	switch n := k.bases(); {
	case k.kind == artillery:
		r.guns += n
	case k.linear:
		r.linear += n
		r.leads++
	default:
		r.massed += n
	}
	return r.within() && r.leads <= 2
}
