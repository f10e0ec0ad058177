package eagles

import (
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/plane"
)

// blank is a battle on a table before anything is laid down.
func blank(table string, width int) string {
	middle := itoa(width / 2)
	return `# The March of Eagles

format = 1

[scenario]
id = "new-battle"
title_en = "New battle"
title_it = "Nuova battaglia"

[battle]
map = "new-battle"
table = "` + table + `"
turns = 8
points = 200
sides = "fixed"
first = "roll"
home = { a = "south", b = "north" }

[[army]]
side = "a"
nation = "gb"
commander = { x = ` + middle + `.0, y = 4.0 }

[[army]]
side = "b"
nation = "fr"
commander = { x = ` + middle + `.0, y = 44.0 }
`
}

// Blanks implements rules.Workshop: the tables of ME-10.1. What is missing then is
// battalions.
func (Book) Blanks() (all []rules.Blank) {
	for _, x := range tableSizes {
		all = append(all, rules.Blank{Key: x.name, Text: blank(x.name, int(x.width/inch))})
	}
	return all
}

// Draft implements rules.Workshop.
func (Book) Draft(text string) (*rules.Draft, error) {
	_, d, err := sketch(text)
	return d, err
}

// sketch is Draft, and the loader that has read it.
func sketch(text string) (*loader, *rules.Draft, error) {
	l := &loader{b: emptyBoard()}
	l.Gather()
	if err := l.read([]byte(text), nil); err != nil {
		return nil, nil, err
	}
	d := &rules.Draft{Text: text, Board: l.b, Begun: l.f.Position != nil, Things: l.things()}
	if !d.Begun && l.b.phase >= initiative && l.b.chart != nil { // all stand in their places, but those are what is worked at
		l.b.drawZones(l.b.chart)
	}
	d.Flaws = draft.Flaws(l.Found(), d.Things, nil)
	for i := range d.Flaws {
		l.locate(&d.Flaws[i], d)
	}
	for _, f := range draft.Flaws(l.advice(), d.Things, nil) {
		f.Advice = true
		d.Flaws = append(d.Flaws, f)
	}
	return l, d, nil
}

// locate finds the battalion that makes a position unsound.
func (l *loader) locate(f *rules.Flaw, d *rules.Draft) {
	if f.Err.Key != "fault.file.unsound" {
		return
	}
	for i := range l.b.body {
		if l.b.checkMen(i) == nil && l.b.checkPlace(i) == nil && l.b.checkMelee(i) == nil {
			continue
		}
		if t := d.Thing(l.b.pathOf(i)); t != nil {
			f.Thing, f.Pts = t.Path, t.Pts
		}
		return
	}
}

// things lists what the file names.
func (l *loader) things() []rules.Thing {
	var all []rules.Thing
	for i := range l.f.Zone {
		z := &l.f.Zone[i]
		s, _ := sideNamed(z.Side)
		all = append(all, outlined(rules.Thing{Path: "zone." + itoa(i), Tool: zoneTool, Side: s, Props: zoneProps(z)}, z.Polygon, z.Facing))
	}
	all = append(all, l.sceneryThings()...)
	for i := range l.f.Objective {
		all = append(all, l.goalThing(i))
	}
	for s := range min(2, len(l.f.Army)) {
		all = append(all, l.armyThings(rules.Side(s))...)
	}
	return all
}

// outlined is a thing with the points of its outline.
func outlined(t rules.Thing, list [][]any, facing any) rules.Thing {
	p := pointsIn(list)
	t.Pts, t.Frame = pointsOf(p), frameOf(p, turnOf(facing))
	return t
}

// pointsIn are the points of a list that are points.
func pointsIn(list [][]any) (all plane.Poly) {
	for _, p := range list {
		if len(p) != 2 {
			continue
		}
		if at, ok := spotOf(p[0], p[1]); ok {
			all = append(all, at)
		}
	}
	return all
}

// spotOf is the point of two numbers of a file.
func spotOf(vx, vy any) (at plane.Vec, ok bool) {
	x, okX := decimal(vx, 3)
	y, okY := decimal(vy, 3)
	return vec(x, y), okX && okY
}

// goalThing is an objective.
func (l *loader) goalThing(i int) rules.Thing {
	x := &l.f.Objective[i]
	s, _ := sideNamed(x.Side)
	t := rules.Thing{Path: "objective." + itoa(i), Tool: goalTool, Side: s, Props: l.goalProps(x)}
	if slices.Contains(objectiveKinds[1:], x.Kind) {
		t.Tool += "-" + x.Kind
	}
	if k := slices.Index(l.goals, i); k >= 0 {
		t.Ref = l.b.scenario.objectiveRef(k)
		t.Name = rules.Text{Key: Book{}.Word(t.Ref)}
	}
	draft.Call(&t, x.Called)
	return outlined(t, x.Polygon, x.Facing)
}

// armyThings are the Commander and the battalions of a side.
func (l *loader) armyThings(s rules.Side) []rules.Thing {
	x, path := &l.f.Army[s], "army."+itoa(int(s))
	c := &x.Commander
	cmd := rules.Thing{Path: path + ".commander", Stock: commanderStock + "-" + seats[s], Side: s, Props: l.commanderProps(s)}
	if l.b.army[s].nation != noNation {
		cmd.Name = rules.Text{Key: Book{}.Word(l.b.commanderRef(s))}
	}
	if !l.b.rules.build {
		draft.Call(&cmd, c.Called)
	}
	if at := l.b.cmdOf(s); at.state == inPlay {
		cmd.Ref = l.b.commanderRef(s)
	}
	if i := l.body(c.With); i >= 0 && l.b.body[i].inPlay() {
		cmd.Pts = []rules.Point{l.b.body[i].at.Point()}
	} else if at, ok := spotOf(c.X, c.Y); ok {
		cmd.Pts = []rules.Point{at.Point()}
	}
	all := []rules.Thing{cmd}
	for k := range x.Battalion {
		all = append(all, l.bodyThings(s, k)...)
	}
	return all
}

func isCommander(t *rules.Thing) bool { return strings.HasPrefix(t.Stock, commanderStock+"-") }

// bodyThings are a battalion and its skirmish groups.
func (l *loader) bodyThings(s rules.Side, k int) []rules.Thing {
	x := &l.f.Army[s].Battalion[k]
	t := rules.Thing{Path: bodyPath(s, k), Stock: x.stock(l.f.Army[s].Nation), Side: s}
	if at, ok := spotOf(x.X, x.Y); ok {
		t.Pts = []rules.Point{at.Point()}
	}
	i := l.b.find(s, k)
	if i >= 0 {
		t.Ref = l.b.unitRef(i)
		t.Name = rules.Text{Key: Book{}.Word(t.Ref)}
		if u := &l.b.body[i]; u.inPlay() {
			p := u.pose()
			t.Frame = &rules.Frame{Middle: p.C.Point(), Wide: int32(p.W), Deep: int32(p.D), Facing: p.Phi, Fills: true}
		}
	}
	t.Props = l.bodyProps(s, k, i)
	if !l.b.rules.build {
		draft.Call(&t, x.Called)
	}
	all := []rules.Thing{t}
	for g, p := range x.Groups {
		one := rules.Thing{Path: t.Path + ".groups." + itoa(g), Stock: groupStock, Side: s, Pts: pointsOf(pointsIn([][]any{p})), Props: groupProps(x, g)}
		if i >= 0 && g < l.b.body[i].posts {
			one.Name = rules.Text{Key: Book{}.Word(l.b.groupRef(i, g))}
			if l.b.body[i].inPlay() && l.b.body[i].screen[g].men > 0 {
				one.Ref = l.b.groupRef(i, g)
			}
		}
		all = append(all, one)
	}
	return all
}

// ofBody is the path of the battalion that a path leads into, or "".
func ofBody(path string) string {
	if head, _, ok := strings.Cut(path, ".groups."); ok {
		return head
	}
	if strings.Contains(path, ".battalion.") {
		return path
	}
	return ""
}
