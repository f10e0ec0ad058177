package eagles

import (
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/plane"
	"grognard/rules/tomlfile"
)

// lay puts down terrain, a zone or an objective.
func (x *editor) lay(e rules.Edit) error {
	t := (&rules.Kit{Tools: tools}).Tool(e.Tool)
	if t == nil || len(e.Pts) == 0 {
		return draft.Unknown(e.Tool)
	}
	at := x.l.b.scenario.clamped(plane.Of(e.Pts[0]))
	if t.Stroke == rules.StrokeSpot {
		return x.layGoal(e, at)
	}
	pts, facing := x.outline(t, e)
	side := e.Side
	if side == rules.Chance {
		side = x.l.b.nearer(at)
	}
	switch t.Key {
	case zoneTool:
		x.Add("zone", x.Len("zone"), true, quote("side", sideName(side)), tomlfile.Pair{Key: "polygon", Literal: list(pts)})
		x.face("zone."+itoa(x.Len("zone")-1), pts, facing)
	case goalTool:
		pairs := []tomlfile.Pair{quote("kind", objectiveKinds[zoneObjective]), {Key: "points", Literal: "1"}}
		if e.Side != rules.Chance {
			pairs = append(pairs, quote("side", sideName(e.Side)))
		}
		x.Add("objective", x.Len("objective"), true, append(pairs, tomlfile.Pair{Key: "polygon", Literal: list(pts)})...)
		x.face("objective."+itoa(x.Len("objective")-1), pts, facing)
	default:
		first := x.Len("terrain")
		x.addGround(t, pts)
		x.face("terrain."+itoa(first), pts, facing)
	}
	return nil
}

// outline is what an edit lays with a tool, on the table, and how it is turned.
func (x *editor) outline(t *rules.Tool, e rules.Edit) (all plane.Poly, facing int) {
	f, pts := x.l.b.scenario, vecs(e.Pts)
	switch {
	case len(pts) == 1:
		return f.into(proposal(t.Key, pts[0], e.N)), e.N
	case len(pts) == 2 && t.Stroke == rules.StrokeShape:
		return f.into(spanned(pts[0], pts[1])), 0
	}
	for i, c := range pts {
		pts[i] = f.clamped(c)
	}
	return pts, e.N
}

// nearer is the side whose home edge is nearer to a point.
func (b *Board) nearer(at plane.Vec) rules.Side {
	if at.Sub(b.homePlace(rules.First, 0)).Length() <= at.Sub(b.homePlace(rules.Second, 0)).Length() {
		return rules.First
	}
	return rules.Second
}

// addGround writes terrain behind all others: a concave outline as the convex areas
// that it is made of.
func (x *editor) addGround(t *rules.Tool, pts plane.Poly) {
	kind := quote("kind", t.Key)
	if t.Stroke == rules.StrokeLine {
		x.Add("terrain", x.Len("terrain"), true, kind, tomlfile.Pair{Key: "line", Literal: list(pts)})
		return
	}
	pairs := []tomlfile.Pair{kind}
	if t.Key == grounds[hill].name {
		pairs = append(pairs, tomlfile.Pair{Key: "level", Literal: itoa(x.l.b.scenario.fits(pts))})
	}
	for _, p := range convex(pts) {
		x.Add("terrain", x.Len("terrain"), true, append(slices.Clone(pairs), tomlfile.Pair{Key: "polygon", Literal: list(p)})...)
	}
}

// fits is the greatest level that a hill may have where it lies.
func (f *scenario) fits(pts plane.Poly) int {
	for level := min(9, f.levelAt(middle(pts))+1); level > 1; level-- {
		if s := (&scenery{kind: hill, level: level, pts: plane.HullOf(pts)}); len(s.pts) > 2 && f.nested(s) {
			return level
		}
	}
	return 1
}

// layGoal lays an objective that is no place: for the survival of the battalion or
// Commander next to a point, or for breaking the enemy.
func (x *editor) layGoal(e rules.Edit, at plane.Vec) error {
	b, side := x.l.b, e.Side
	if side == rules.Chance {
		side = b.nearer(at)
	}
	kind := strings.TrimPrefix(e.Tool, goalTool+"-")
	last := tomlfile.Pair{Key: "battalions", Literal: "3"}
	switch kind {
	case objectiveKinds[unitGoal]:
		best := -1
		for i := range b.body {
			if u := &b.body[i]; u.inPlay() && (best < 0 || u.at.Sub(at).Square() < b.body[best].at.Sub(at).Square()) {
				best = i
			}
		}
		if best < 0 {
			return draft.Unknown(e.Tool)
		}
		side, last = b.body[best].side, quote("unit", b.bodyName(best))
	case objectiveKinds[commanderGoal]:
		last = quote("name", plainGoals[commanderGoal])
	}
	x.Add("objective", x.Len("objective"), true, quote("kind", kind), tomlfile.Pair{Key: "points", Literal: "1"}, quote("side", sideName(side)), last)
	return nil
}

// erase takes away what a tool has laid at some points.
func (x *editor) erase(e rules.Edit) error {
	if (&rules.Kit{Tools: tools}).Tool(e.Tool) == nil || len(e.Pts) == 0 {
		return draft.Unknown(e.Tool)
	}
	var all []string
	for i := range x.d.Things {
		t := &x.d.Things[i]
		if t.Tool == e.Tool && slices.ContainsFunc(e.Pts, func(p rules.Point) bool { return covers(t, plane.Of(p)) }) {
			all = append(append(all, t.Path), shares(t)...)
		}
	}
	slices.SortFunc(all, func(a, b string) int { return itemOf(b) - itemOf(a) }) // paths before the last stay
	for _, path := range all {
		x.Cut(path)
	}
	return nil
}

// itemOf is the number at the end of a path.
func itemOf(path string) int {
	n, _ := strconv.Atoi(path[strings.LastIndexByte(path, '.')+1:])
	return n
}

// covers reports whether a thing lies under a point; a line, near to it.
func covers(t *rules.Thing, p plane.Vec) bool {
	pts := vecs(t.Pts)
	if k := groundNamed(t.Tool); k >= 0 && grounds[k].line {
		for i := 1; i < len(pts); i++ {
			if plane.Passes(p, pts[i-1], pts[i], inch/2) {
				return true
			}
		}
		return false
	}
	return len(pts) > 2 && pts.Contains(p)
}

// reshape gives a thing another outline.
func (x *editor) reshape(e rules.Edit) error {
	t := x.d.Thing(e.Path)
	if t == nil || t.Tool == "" || len(e.Pts) == 0 || strings.HasPrefix(t.Tool, goalTool+"-") {
		return draft.Unknown(e.Path)
	}
	facing := plane.Facing(t.Frame.Facing + e.N)
	p := vecs(e.Pts)
	if f := frameOf(p, facing); f.Facing != 0 && !f.Fills {
		p = refaced(p, f.Facing, f.Facing, plane.Of(f.Middle))
	}
	x.outlineOf(t, x.within(p, facing), facing)
	return nil
}

// within is an outline on the table. What an edge of it would take the form from is moved instead.
func (x *editor) within(p plane.Poly, facing int) plane.Poly {
	f := x.l.b.scenario
	all := make(plane.Poly, len(p))
	for i, c := range p {
		all[i] = f.clamped(c)
	}
	if k := frameOf(p, facing); (k.Fills || k.Scales) && !alike(k, frameOf(all, facing)) {
		return f.into(p)
	}
	return all
}

// alike reports whether two frames are of the same kind and turned alike.
func alike(a, b *rules.Frame) bool {
	return a.Fills == b.Fills && a.Scales == b.Scales && turnsOff(a.Facing, b.Facing) < 50
}

// fitted is an outline that was turned or given a size, moved onto the table as a whole. It is
// refused where the table is too small for it.
func (x *editor) fitted(t *rules.Thing, p plane.Poly, facing int) (plane.Poly, error) {
	f, b := x.l.b.scenario, p.Box()
	if b.Hi.X-b.Lo.X > f.w || b.Hi.Y-b.Lo.Y > f.h {
		return nil, rules.Fault("fault.draft.value", "%s cannot be %s", rules.Said{ID: "angle", Key: "me.prop.angle"}, itoa(facing/100))
	}
	return f.into(p), nil
}

// face notes how a shape is turned where its corners do not say it.
func (x *editor) face(path string, p plane.Poly, facing int) {
	facing = plane.Facing(facing)
	if f := frameOf(p, 0); f != nil && (f.Fills || turnsOff(f.Facing, facing) < 50) {
		x.Cut(path + ".facing")
		return
	}
	x.Set(path+".facing", degreesOf(facing))
}

// outlineOf writes the outline of a thing: of terrain as so many convex areas as it
// takes, the first in the place of the thing.
func (x *editor) outlineOf(t *rules.Thing, pts plane.Poly, facing int) {
	x.face(t.Path, pts, facing)
	if !strings.HasPrefix(t.Path, "terrain.") {
		x.Set(t.Path+".polygon", list(pts))
		return
	}
	if k := groundNamed(t.Tool); grounds[max(0, k)].line {
		x.Set(t.Path+".line", list(pts))
		x.Cut(t.Path + ".polygon")
		return
	}
	parts, old := convex(pts), append([]string{t.Path}, shares(t)...)
	for k, p := range parts[:min(len(parts), len(old))] {
		x.Set(old[k]+".polygon", list(p))
		x.Cut(old[k] + ".line")
	}
	behind := x.Len("terrain")
	if len(parts) > len(old) {
		for _, p := range parts[len(old):] {
			pairs := []tomlfile.Pair{quote("kind", draft.Plain(x.Document, t.Path+".kind"))}
			if level := x.Literal(t.Path + ".level"); level != "" {
				pairs = append(pairs, tomlfile.Pair{Key: "level", Literal: level})
			}
			x.Add("terrain", behind, true, append(pairs, tomlfile.Pair{Key: "polygon", Literal: list(p)})...)
			behind++
		}
		return
	}
	for _, path := range slices.Backward(old[len(parts):]) {
		x.Cut(path)
	}
}

// shift moves and turns an outline. What is only moved stays as it is cut.
func (x *editor) shift(t *rules.Thing, to plane.Vec, cents int) error {
	whole, facing := vecs(t.Pts), t.Frame.Facing
	if cents != 0 {
		facing = plane.Facing(int(plane.Round(int64(facing+cents), 100)) * 100)
		pts, err := x.fitted(t, refaced(whole, t.Frame.Facing, facing, to), facing)
		if err == nil {
			x.outlineOf(t, pts, facing)
		}
		return err
	}
	there := x.l.b.scenario.into(turned(whole, plane.Of(t.Frame.Middle), to, 0))
	if len(t.Shares) == 0 {
		x.outlineOf(t, there, facing)
		return nil
	}
	by := there[0].Sub(whole[0])
	for _, path := range append([]string{t.Path}, shares(t)...) {
		x.Set(path+".polygon", list(turned(x.outlineAt(path), vec(0, 0), by, 0)))
	}
	return nil
}

// outlineAt are the points of a piece of terrain of the file.
func (x *editor) outlineAt(path string) plane.Poly {
	return pointsIn(x.l.f.Terrain[itemOf(path)].Polygon)
}
