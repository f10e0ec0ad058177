package eagles

import (
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/plane"
)

// Fixes implements rules.Workshop. What an umpire would only ask about is for the player to decide.
func (Book) Fixes(d *rules.Draft, f *rules.Flaw) []rules.Fix {
	if f.Advice && f.Err.Key != "me.advice.buried" {
		return nil
	}
	l, own, err := sketch(d.Text)
	if err != nil {
		return nil // it was read before
	}
	return draft.Mending(Book{}, own, f, l.remedies(f, own))
}

// remedy is a fix of one edit.
func remedy(key string, n int, e rules.Edit) rules.Fix {
	return rules.Fix{Text: rules.Text{Key: "me.fix." + key, N: n}, Edits: []rules.Edit{e}}
}

func setting(path, key, value string) rules.Edit {
	return rules.Edit{Do: rules.EditSet, Path: path, Key: key, Value: value}
}

// remedies are what an experienced player would try, the mildest first.
func (l *loader) remedies(f *rules.Flaw, d *rules.Draft) (all []rules.Fix) {
	t := d.Thing(f.Thing)
	switch {
	case t == nil:
		return append(l.termRemedies(f, d), l.armyRemedies(f)...)
	case isCommander(t):
		all = l.commanderRemedies(f, t)
	case t.Stock != "":
		all = l.bodyRemedies(f, t, d)
	case strings.HasPrefix(t.Path, "terrain."):
		all = l.groundRemedies(f, t)
	case f.Err.Key == "me.advice.buried":
		if to, ok := l.apart(t, func(s *scenery) bool { return s.kind == building }); ok {
			all = append(all, remedy("apart_from", 0, rules.Edit{Do: rules.EditPut, Path: t.Path, Pts: []rules.Point{to}}))
		}
	case len(t.Pts) > 0:
		all = outlineRemedies(f, t)
	}
	all = append(all, propRemedies(t.Path, strings.TrimPrefix(f.Path, t.Path+"."), t.Props)...)
	return append(all, rules.Fix{Text: rules.Text{Key: "workshop.fix.take"}, Edits: []rules.Edit{{Do: rules.EditTake, Path: t.Path}}})
}

// propRemedies bring a value back to where it may be.
func propRemedies(path, key string, props []rules.Prop) (all []rules.Fix) {
	for i := range props {
		p := &props[i]
		if p.Key != key {
			continue
		}
		switch p.Kind {
		case rules.PropNumber:
			n, _ := strconv.Atoi(p.Value)
			n = min(max(n, p.Low), p.High)
			if s := max(1, p.Step); s > 1 {
				n -= (n - p.Low) % s
			}
			all = append(all, remedy("number", n, setting(path, key, itoa(n))), remedy("number", p.Low, setting(path, key, itoa(p.Low))))
		case rules.PropFlag:
			all = append(all, remedy("off", 0, setting(path, key, "false")), remedy("on", 0, setting(path, key, "true")))
		case rules.PropChoice:
			for k, v := range p.Values {
				if v == p.Value || v == "" && k < len(p.Values)-1 {
					continue
				}
				x := remedy("value", 0, setting(path, key, v))
				if k < len(p.Names) {
					x.Text = p.Names[k]
				}
				all = append(all, x)
			}
		}
	}
	return all[:min(len(all), 4)]
}

// termRemedies mend what is said of the battle as a whole.
func (l *loader) termRemedies(f *rules.Flaw, d *rules.Draft) (all []rules.Fix) {
	switch {
	case f.Path == "battle.home":
		all = append(all, remedy("home", 0, setting("", "battle.home.a", edges[south].name)))
	case f.Path == "zone":
		all = append(all, remedy("fixed", 0, setting("", "battle.sides", "fixed")))
	case strings.HasPrefix(f.Path, "position."):
		all = append(all, remedy("before", 0, setting("", "position.phase", "")))
	}
	return append(all, propRemedies("", f.Path, terms(d))...)
}

// armyRemedies mend what is wrong with an army as a whole.
func (l *loader) armyRemedies(f *rules.Flaw) (all []rules.Fix) {
	build := remedy("build", 0, setting("", "rules.armies", "build"))
	switch f.Err.Key {
	case "me.fault.army.points":
		spent := max(l.b.spent(rules.First), l.b.spent(rules.Second))
		return append(all, remedy("limit", spent, setting("", "battle.points", itoa(spent))))
	case "me.fault.army.sum":
		path := strings.TrimSuffix(f.Path, ".points")
		n := l.b.spent(rules.Side(itemOf(path)))
		return append(all, remedy("number", n, setting("", f.Path, itoa(n))))
	case "me.fault.army.empty", "me.fault.army.two", "me.fault.armies.none", "me.fault.nation":
		return append(all, build)
	case "fault.file.unsound":
		for s, letter := range seats {
			c := &l.b.army[s].cmd
			if c.state == inPlay && c.with >= 0 {
				all = append(all, rules.Fix{Text: rules.Text{Key: "me.fix.alone." + letter}, Edits: []rules.Edit{setting("army."+itoa(s)+".commander", "with", "")}})
			}
		}
	}
	return all
}

// commanderRemedies put a Commander somewhere: home, if nothing else is known.
func (l *loader) commanderRemedies(f *rules.Flaw, t *rules.Thing) []rules.Fix {
	var all []rules.Fix
	if len(t.Pts) > 0 {
		all = append(all, remedy("place", 0, rules.Edit{Do: rules.EditPut, Path: t.Path, Pts: t.Pts[:1]}))
	}
	return append(all, remedy("to_home", 0, rules.Edit{Do: rules.EditPut, Path: t.Path, Pts: []rules.Point{l.b.homePlace(t.Side, 2*inch).Point()}}))
}

// bodyRemedies put a battalion where it may stand, spread its skirmishers anew, and
// take back what it may not be.
func (l *loader) bodyRemedies(f *rules.Flaw, t *rules.Thing, d *rules.Draft) (all []rules.Fix) {
	path := ofBody(t.Path)
	body := d.Thing(path)
	if body == nil {
		return nil
	}
	x := &l.f.Army[body.Side].Battalion[itemOf(path)]
	put := func(path, key, value string, fix string, n int) {
		if p := body.Prop(key); p != nil {
			all = append(all, remedy(fix, n, setting(path, key, value)))
		}
	}
	switch f.Err.Key {
	case "me.fault.off", "me.fault.building", "me.fault.stands", "me.fault.formation", "me.fault.length", "me.fault.facing":
		all = append(all, l.placed(body, x))
	case "me.fault.group.off", "me.fault.group.stands", "me.fault.groups", "me.fault.point", "me.fault.outside", "me.fault.men":
		put(path, "skirmishers", itoa(x.Skirmishers), "spread", 0)
		all = append(all, l.placed(body, x))
	case "me.fault.battalion.sum":
		n, _ := x.cost()
		put(path, "points", itoa(n), "number", n)
	case "me.fault.light.size":
		put(path, "rankers", itoa(mostLight), "number", mostLight)
		put(path, "light", "false", "close", 0)
	case "me.fault.light.grade", "me.fault.light.two":
		put(path, "light", "false", "close", 0)
		put(path, "grade", grades[veteran].name, "veteran", 0)
	case "me.fault.rifles":
		put(path, "rifles", "false", "muskets", 0)
		put(path, "light", "true", "light", 0)
	case "me.fault.alive":
		put(path, "alive."+x.figureKey(), "0", "figures", 0)
	case "me.fault.mark":
		put(path, "marks", strings.Join(slices.DeleteFunc(slices.Clone(x.Marks), func(m string) bool { return !slices.Contains(markNames, m) }), " "), "marks", 0)
	case "me.fault.bases", "me.fault.left", "fault.file.unsound":
		start := x.Rankers - x.Skirmishers
		put(path, "left", itoa(l.leftOf(x, start)), "number", l.leftOf(x, start))
		put(path, "left", itoa(start), "number", start)
	}
	if f.Err.Key == "me.fault.bond" || f.Err.Key == "fault.file.unsound" {
		put(path, "foe", "", "apart", 0)
		put(path, "helps", "", "apart", 0)
		if i := l.b.find(body.Side, itemOf(path)); i >= 0 && l.b.led(i) {
			all = append(all, rules.Fix{Text: rules.Text{Key: "me.fix.alone." + seats[body.Side]},
				Edits: []rules.Edit{setting("army."+itoa(int(body.Side))+".commander", "with", "")}})
		}
	}
	return all
}

// leftOf is how many Rankers a body may have left that is nearest to what the file
// says.
func (l *loader) leftOf(x *battalionTable, start int) int {
	if x.Left == nil {
		return start
	}
	return min(max(*x.Left, 1), start)
}

// figureKey is a kind of special figure that the battalion has.
func (x *battalionTable) figureKey() string {
	for f, n := range x.figures() {
		if n > 0 {
			return figureKeys[f]
		}
	}
	return ""
}

// placed puts a battalion on the nearest place on which it stands alone; one without
// a place at home.
func (l *loader) placed(t *rules.Thing, x *battalionTable) rules.Fix {
	at, ok := spotOf(x.X, x.Y)
	phi, known := decimal(x.Facing, 2)
	if !ok {
		at = l.b.homePlace(t.Side, 6*inch)
	}
	if !known || phi < 0 || phi >= 36000 {
		phi = int64(edges[l.b.army[t.Side].home].away)
	}
	i := l.b.find(t.Side, itemOf(t.Path))
	bases := max(1, (x.Rankers-x.Skirmishers+3)/figuresABase)
	if i >= 0 {
		bases = max(1, l.b.body[i].bases)
	}
	w, d := size(min(bases, mostRankers/figuresABase), x.Formation == "column")
	p := plane.Pose{C: l.b.scenario.clamped(at), Phi: int(phi), W: w, D: d}
	p.C, _ = l.b.roomFor(p, i)
	return remedy("place", 0, rules.Edit{Do: rules.EditPut, Path: t.Path, Pts: []rules.Point{p.C.Point()}, N: p.Phi})
}

// outlineRemedies are for outlines that cross themselves or leave the table.
func outlineRemedies(f *rules.Flaw, t *rules.Thing) (all []rules.Fix) {
	shape := func(key string, pts []rules.Point) {
		all = append(all, remedy(key, 0, rules.Edit{Do: rules.EditShape, Path: t.Path, Pts: pts}))
	}
	switch f.Err.Key {
	case "me.fault.outside":
		shape("table", t.Pts)
	case "me.fault.polygon", "me.fault.convex", "me.fault.shape", "me.fault.point", "me.fault.length":
		if f.Err.Key == "me.fault.convex" {
			shape("parts", t.Pts)
		}
		shape("hull", pointsOf(plane.HullOf(vecs(t.Pts))))
	}
	return all
}

// groundRemedies are for terrain: also another level, or another place.
func (l *loader) groundRemedies(f *rules.Flaw, t *rules.Thing) []rules.Fix {
	all := outlineRemedies(f, t)
	switch f.Err.Key {
	case "me.fault.nested", "me.fault.level":
		if p := t.Prop("level"); p != nil {
			n, _ := strconv.Atoi(p.Value)
			for k := min(n-1, 9); k >= 1; k-- {
				all = append(all, remedy("level", k, setting(t.Path, "level", itoa(k))))
			}
		}
		if t.Prop("kind") != nil { // what has no level, or should have one
			all = append(all, remedy("level", 1, setting(t.Path, "kind", t.Prop("kind").Value)))
		}
	case "me.fault.line":
		if len(t.Pts) > 0 {
			p := plane.Of(t.Pts[0])
			all = append(all, remedy("line", 0, rules.Edit{Do: rules.EditShape, Path: t.Path, Pts: pointsOf(l.b.scenario.into(proposal(t.Tool, p, 0)))}))
		}
	case "me.fault.overlap":
		if to, ok := l.apart(t, func(s *scenery) bool { return grounds[s.kind].difficult }); ok {
			all = append(all, remedy("apart_from", 0, rules.Edit{Do: rules.EditPut, Path: t.Path, Pts: []rules.Point{to}}))
		}
	}
	return all
}

// apart is the place nearest to that of an area on which it lies over no other one of some sort: a
// wood over no orchard, a zone over no building.
func (l *loader) apart(t *rules.Thing, bars func(*scenery) bool) (rules.Point, bool) {
	f, whole := l.b.scenario, vecs(t.Pts)
	if t.Frame == nil || len(t.Shares) > 0 {
		return rules.Point{}, false
	}
	from := plane.Of(t.Frame.Middle)
	at, ok := nearestPlace(from, func(c plane.Vec) bool {
		p := turned(whole, from, c, 0).Clockwise()
		parts := p.Parts()
		for _, q := range p {
			if f.clamped(q) != q {
				return false
			}
		}
		for i := range f.scene {
			s := &f.scene[i]
			if bars(s) && f.sceneryRef(i) != t.Ref && slices.ContainsFunc(parts, s.pts.Overlaps) {
				return false
			}
		}
		return true
	}, f.w)
	return at.Point(), ok
}
