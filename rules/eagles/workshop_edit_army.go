package eagles

import (
	"cmp"
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/plane"
	"grognard/rules/tomlfile"
)

// armies makes the armies that the file lacks; the first of a nation, if it is not
// there. Their Commanders stand at home.
func (x *editor) armies(first nation) {
	for s := x.Len("army"); s < 2; s++ {
		n := first
		if s > 0 {
			if n = french; draft.Plain(x.Document, "army.0.nation") == nations[french] {
				n = british
			}
		}
		x.Add("army", s, true, quote("side", seats[s]), quote("nation", nations[n]),
			tomlfile.Pair{Key: "commander", Literal: placeOf(x.l.b.homePlace(rules.Side(s), 4*inch))})
	}
}

// placeOf is where a Commander stands alone, as a file says it.
func placeOf(c plane.Vec) string { return "{ x = " + brief(c.X) + ", y = " + brief(c.Y) + " }" }

// command puts the Commander of a side on a place, or with the battalion there.
func (x *editor) command(s rules.Side, at plane.Vec) {
	b, path := x.l.b, "army."+itoa(int(s))+".commander"
	literal := ""
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.inPlay() && u.quad.Poly().Contains(at) {
			literal = "{ with = " + tomlfile.Quote(b.bodyName(i)) + " }"
		}
	}
	if literal == "" {
		f := b.scenario
		literal = placeOf(vec(min(max(at.X, cmdRadius), f.w-cmdRadius), min(max(at.Y, cmdRadius), f.h-cmdRadius)))
	}
	if x.Literal(path+".moved") == "true" {
		literal = strings.TrimSuffix(literal, " }") + ", moved = true }"
	}
	x.setRow(path, literal)
}

// muster raises a battalion at the end of the roster of an army: that of its side
// or, if the edit names none, of its nation.
func (x *editor) muster(e rules.Edit) error {
	from, id, _ := strings.Cut(e.Stock, "-")
	u := fromBox(from, id)
	if u == nil {
		return draft.Unknown(e.Stock)
	}
	x.here(len(e.Pts) > 0)
	x.armies(u.nation)
	s := e.Side
	for i, letter := range seats {
		if s == rules.Chance && draft.Plain(x.Document, "army."+itoa(i)+".nation") == from {
			s, _ = sideNamed(letter)
		}
	}
	if s == rules.Chance {
		if len(e.Pts) == 0 {
			return draft.Unknown(e.Stock)
		}
		s = x.l.b.nearer(plane.Of(e.Pts[0]))
	}
	t := u.asBought()
	t.Name = unitNames[u.name]
	if from != draft.Plain(x.Document, "army."+itoa(int(s))+".nation") {
		t.Nation = from
	}
	var at *plane.Pose
	if len(e.Pts) > 0 {
		facing := e.N
		if facing == 0 { // towards the enemy
			facing = edges[x.l.b.army[s].home].away
		}
		at = &plane.Pose{C: plane.Of(e.Pts[0]), Phi: plane.Facing(facing)}
	}
	x.raise(s, &t, at)
	x.reckon(s)
	return nil
}

// fromBox is a battalion of the box by its nation and what it is, or nil.
func fromBox(from, id string) *battalion {
	if k := slices.IndexFunc(troops, func(y troop) bool { return y.Name == id && y.Nation == from }); k >= 0 {
		return troops[k].body()
	}
	n, k := slices.Index(nations, from), slices.IndexFunc(breeds, func(y breed) bool { return y.id == id })
	if n < 0 || k < 0 || breeds[k].rifles && nation(n) != british {
		return nil
	}
	return breeds[k].body(nation(n))
}

// here makes the armies of the file those of the battle: what is put on a place is
// there when the battle begins.
func (x *editor) here(placed bool) {
	if placed && x.l.drop {
		x.Cut("rules.armies")
		x.Cut("rules.deployment")
	}
}

// raise writes a battalion behind the last one of its army.
func (x *editor) raise(s rules.Side, t *battalionTable, at *plane.Pose) {
	path := "army." + itoa(int(s)) + ".battalion"
	n := x.Len(path)
	pairs := []tomlfile.Pair{quote("id", seats[s]+itoa(n+1))}
	if t.Name != "" {
		pairs = append(pairs, quote("name", t.Name))
	}
	if t.Nation != "" {
		pairs = append(pairs, quote("nation", t.Nation))
	}
	pairs = append(pairs, quote("grade", t.Grade))
	for _, y := range [...]struct {
		key string
		on  bool
	}{{"light", t.Light}, {"rifles", t.Rifles}} {
		if y.on {
			pairs = append(pairs, tomlfile.Pair{Key: y.key, Literal: "true"})
		}
	}
	pairs = append(pairs, tomlfile.Pair{Key: "rankers", Literal: itoa(t.Rankers)})
	for f, k := range t.figures() {
		if k > 0 {
			pairs = append(pairs, tomlfile.Pair{Key: figureKeys[f], Literal: itoa(k)})
		}
	}
	points, _ := t.cost()
	pairs = append(pairs, tomlfile.Pair{Key: "points", Literal: itoa(points)})
	switch {
	case at != nil:
		pairs = append(pairs, quote("formation", cmp.Or(t.Formation, "line")), tomlfile.Pair{Key: "x", Literal: brief(at.C.X)}, tomlfile.Pair{Key: "y", Literal: brief(at.C.Y)},
			tomlfile.Pair{Key: "facing", Literal: degreesOf(at.Phi)})
	case x.l.f.Position != nil:
		pairs = append(pairs, quote("state", stateNames[waiting]))
	}
	x.Add(path, n, true, pairs...)
}

// cost is what a battalion of the file costs, if that can be told.
func (t *battalionTable) cost() (int, bool) {
	g := slices.Index(gradeNames(), t.Grade)
	u := battalion{grade: grade(max(0, g)), rifles: t.Rifles, bought: t.Rankers, had: t.figures()}
	return u.cost(), g >= 0
}

// reckon keeps what the file says that an army and its battalions cost true to what
// they are.
func (x *editor) reckon(s rules.Side) {
	var f file
	if _, err := tomlfile.Read(x.Text(), &f); err != nil || int(s) >= len(f.Army) {
		return
	}
	sum := 0
	for k := range f.Army[s].Battalion {
		t := &f.Army[s].Battalion[k]
		n, _ := t.cost()
		if sum += n; t.Points != 0 && t.Points != n {
			x.Set(bodyPath(s, k)+".points", itoa(n))
		}
	}
	if path := "army." + itoa(int(s)) + ".points"; f.Army[s].Points != 0 && f.Army[s].Points != sum {
		x.Set(path, itoa(sum))
	}
}

// enlist takes in an army file in place of the army of a side, in columns along its
// home edge.
func (x *editor) enlist(e rules.Edit) error {
	if e.Side < 0 {
		return draft.Unknown(e.Stock)
	}
	a, _, err := readArmyFile([]byte(e.Value), mostPoints)
	if err != nil {
		return err
	}
	x.here(true)
	n := a.army[rules.First].nation
	x.armies(n)
	path := "army." + itoa(int(e.Side))
	for k := x.Len(path+".battalion") - 1; k >= 0; k-- {
		x.Cut(path + ".battalion." + itoa(k))
	}
	x.Set(path+".nation", tomlfile.Quote(nations[n]))
	x.setRow(path+".commander", placeOf(x.l.b.homePlace(e.Side, 2*inch)))
	b := x.l.b.Clone().(*Board)
	b.body = slices.DeleteFunc(b.body, func(u battalion) bool { return u.side == e.Side })
	for i := range a.body {
		u := a.body[i]
		u.side, u.column = e.Side, true
		t := u.asBought()
		t.Formation = "column"
		var at *plane.Pose
		if !x.l.b.rules.free || x.l.drop || x.l.f.Position != nil {
			p := b.columnPlace(&u, i)
			at = &p
		}
		x.raise(e.Side, &t, at)
	}
	x.reckon(e.Side)
	return nil
}

// columnPlace is where the i-th battalion of an army stands that comes onto the
// table, from the middle outwards; it stands there from then on.
func (b *Board) columnPlace(u *battalion, i int) plane.Pose {
	w, d := size(u.bases, true)
	away := edges[b.army[u.side].home].away
	off := int64((i+1)/2) * 5 * inch
	if i%2 == 1 {
		off = -off
	}
	wish := b.homePlace(u.side, 7*inch).Add(plane.Turned(away, off, 0))
	p := plane.Pose{C: b.scenario.clamped(wish), Phi: away, W: w, D: d}
	p.C, _ = b.roomFor(p, -1)
	u.state = inPlay
	u.stand(p)
	b.body = append(b.body, *u)
	return p
}

// roomFor is the place nearest to where a body would stand on which it stands alone;
// its own if there is none. i is its number on the board, or -1.
func (b *Board) roomFor(p plane.Pose, i int) (plane.Vec, bool) {
	free := func(c plane.Vec) bool {
		p := p
		p.C = c
		q := p.Quad()
		if !b.scenario.onTable(q.Poly()) || b.scenario.blocked(q.Poly()) {
			return false
		}
		for k := range b.body {
			v := &b.body[k]
			if k == i || !v.inPlay() {
				continue
			}
			if v.quad.Poly().Overlaps(q.Poly()) {
				return false
			}
			for g := range v.posts {
				if v.screen[g].men > 0 && !q.Poly().Clears(v.screen[g].at, groupRadius) {
					return false
				}
			}
		}
		return true
	}
	if c, ok := nearestPlace(p.C, free, b.scenario.w); ok {
		return c, true
	}
	return p.C, false
}
