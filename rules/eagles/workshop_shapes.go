package eagles

import (
	"slices"

	"grognard/rules"
	"grognard/rules/plane"
)

// piece is a piece of terrain of a file, whether or not the board has it.
type piece struct {
	i   int // in the file
	at  *terrainTable
	pts plane.Poly // clockwise, if it is an area
	ok  bool       // it is a convex area
}

// sceneryThings lists the terrain. Convex areas of one kind and level that share
// edges are one thing, if a name of their own does not keep them apart.
func (l *loader) sceneryThings() []rules.Thing {
	var pieces []piece
	for i := range l.f.Terrain {
		x := &l.f.Terrain[i]
		p := piece{i: i, at: x}
		if x.Polygon != nil && x.Line == nil {
			p.pts = pointsIn(x.Polygon).Clockwise()
			p.ok = p.pts.Simple() && p.pts.Convex()
		}
		pieces = append(pieces, p)
	}
	var all []rules.Thing
	taken := make([]bool, len(pieces))
	for i := range pieces {
		if taken[i] {
			continue
		}
		group := together(pieces[i:], taken[i:])
		outline, ok := plane.Poly(nil), false
		if len(group) > 1 {
			outline, ok = plane.Outline(outlines(group))
		}
		if !ok {
			group = group[:1]
		}
		for _, p := range group {
			taken[p.i] = true
		}
		all = append(all, l.sceneryThing(group, outline))
	}
	return all
}

// together are the first of some pieces and those that hang together with it.
func together(pieces []piece, taken []bool) []piece {
	group := pieces[:1:1]
	if !pieces[0].ok {
		return group
	}
	in := make([]bool, len(pieces))
	for more := true; more; {
		more = false
		for k := 1; k < len(pieces); k++ {
			p := &pieces[k]
			if in[k] || taken[k] || !p.ok || p.at.Kind != group[0].at.Kind || p.at.Level != group[0].at.Level || p.at.ID != "" && p.at.ID != group[0].at.ID {
				continue
			}
			if slices.ContainsFunc(group, func(q piece) bool { return q.pts.Shares(p.pts) }) {
				group, in[k], more = append(group, *p), true, true
			}
		}
	}
	slices.SortFunc(group[1:], func(a, b piece) int { return a.i - b.i })
	return group
}

func outlines(group []piece) (all []plane.Poly) {
	for _, p := range group {
		all = append(all, p.pts)
	}
	return all
}

// sceneryThing is a piece of terrain, or several that are one.
func (l *loader) sceneryThing(group []piece, outline plane.Poly) rules.Thing {
	x := group[0].at
	t := rules.Thing{Path: "terrain." + itoa(group[0].i), Tool: x.Kind, Side: rules.Chance, Ref: l.sceneRef(group[0].i), Props: terrainProps(x)}
	t.Name = rules.Text{Key: "me.ground." + x.Kind}
	if groundNamed(x.Kind) < 0 { // of no kind that there is: laid all the same
		t.Tool, t.Name = grounds[wood].name, rules.Text{}
	}
	for _, p := range group[1:] {
		t.Shares = append(t.Shares, rules.Share{Path: "terrain." + itoa(p.i), Ref: l.sceneRef(p.i)})
	}
	switch {
	case outline != nil:
		t.Pts, t.Frame = pointsOf(outline), frameOf(outline, turnOf(x.Facing))
	case x.Line != nil:
		t = outlined(t, x.Line, x.Facing)
	default:
		t = outlined(t, x.Polygon, x.Facing)
	}
	t.Props = append(t.Props, l.formProps(&t)...)
	return t
}

// sceneRef names a piece of terrain of the file on the board, if it is there.
func (l *loader) sceneRef(i int) rules.Ref {
	if k := slices.Index(l.scenes, i); k >= 0 {
		return l.b.scenario.sceneryRef(k)
	}
	return 0
}

func groundNamed(kind string) int {
	return slices.IndexFunc(grounds[:], func(g groundEffects) bool { return g.name == kind })
}

// squareness is how far the corners of an oblong may lie from where they belong.
const squareness = 10

// turnOf is a facing of a file in hundredths of a degree; 0 if it says none.
func turnOf(facing any) int {
	cents, _ := decimal(facing, 2)
	return plane.Facing(int(cents))
}

// frameOf is the oblong around points: the outline itself, if it is one, that of an oval, else
// one of the facing that the file has.
func frameOf(p plane.Poly, facing int) *rules.Frame {
	if len(p) == 0 {
		return nil
	}
	if f := oblong(unbent(p)); f != nil {
		return f
	}
	if f, ok := ovalOf(p, facing); ok {
		return &rules.Frame{Middle: f.middle.Point(), Wide: int32(f.wide), Deep: int32(f.deep), Facing: f.facing, Scales: true}
	}
	b := faced(p, facing).Box()
	w, d := b.Hi.X-b.Lo.X, b.Hi.Y-b.Lo.Y
	mid := p[0].Add(plane.Turned(facing, b.Lo.X+w/2, b.Lo.Y+d/2))
	return &rules.Frame{Middle: mid.Point(), Wide: int32(w), Deep: int32(d), Facing: facing}
}

// faced are points as they lie to the right of and along a facing, from the first of them.
func faced(p plane.Poly, facing int) plane.Poly {
	all := make(plane.Poly, len(p))
	for i, c := range p {
		all[i].X, all[i].Y = plane.Local(facing, c.Sub(p[0]))
	}
	return all
}

// unbent leaves out the corners that lie on the line of their neighbours.
func unbent(p plane.Poly) plane.Poly {
	p = slices.Clone(p)
	for i := 0; i < len(p) && len(p) > 4; i++ {
		if plane.Passes(p[i], p[(i+len(p)-1)%len(p)], p[(i+1)%len(p)], bend) {
			p = slices.Delete(p, i, i+1)
			i = -1
		}
	}
	return p
}

// length is that of a way, rounded to the nearest mil.
func length(v plane.Vec) int64 { return (plane.Root(4*v.Square()) + 1) / 2 }

// oblong is the frame of four corners with right angles, or nil. Its first side is as wide as it
// is and runs to its right, so that it keeps its front while it is turned.
func oblong(p plane.Poly) *rules.Frame {
	if len(p) != 4 {
		return nil
	}
	side, next := p[1].Sub(p[0]), p[2].Sub(p[1])
	off := p[0].Add(p[2]).Sub(p[1]).Sub(p[3])
	uneven := p[2].Sub(p[0]).Length() - p[3].Sub(p[1]).Length()
	if max(off.X, -off.X, off.Y, -off.Y, uneven, -uneven) > squareness || side.Length() < squareness || next.Length() < squareness {
		return nil
	}
	facing := plane.Direction(side) + 27000
	if next.Length() > side.Length() { // it tells more exactly
		if facing = plane.Direction(next); side.Cross(next) < 0 { // clockwise: to the rear
			facing += 18000
		}
	}
	mid := p[0].Add(p[1]).Add(p[2]).Add(p[3])
	return &rules.Frame{Middle: vec(plane.Round(mid.X, 4), plane.Round(mid.Y, 4)).Point(), Wide: int32(length(side)), Deep: int32(length(next)), Facing: facing % 36000, Fills: true}
}

// The usual sizes of what is laid with a single click, in mils, and how many corners
// it has.
var usual = map[string]struct {
	w, d    int64
	corners int
}{
	"wood": {10000, 7000, 8}, "orchard": {9000, 6000, 4}, "marsh": {9000, 6000, 8}, "hill": {16000, 11000, 12}, "building": {3000, 3000, 4},
	"road": {3000, 16000, 4}, "wall": {8000, 0, 2}, "hedge": {8000, 0, 2}, "fence": {8000, 0, 2}, zoneTool: {24000, 12000, 4}, goalTool: {8000, 8000, 4},
}

// tenth is a tenth of an inch, which corners are rounded to.
const tenth = inch / 10

// proposal is what a tool lays round a point.
func proposal(tool string, at plane.Vec, facing int) (all plane.Poly) {
	u := usual[tool]
	w, d := u.w/2, u.d/2
	switch u.corners {
	case 2:
		all = plane.Poly{vec(-w, 0), vec(w, 0)}
	case 4:
		all = plane.Poly{vec(-w, d), vec(w, d), vec(w, -d), vec(-w, -d)}
	default:
		for k := range u.corners {
			c := plane.Turned(36000*k/u.corners+18000/u.corners, 0, 1000)
			all = append(all, vec(plane.Round(c.X*w, tenth*1000)*tenth, plane.Round(c.Y*d, tenth*1000)*tenth))
		}
	}
	for i, c := range all {
		all[i] = at.Add(plane.Turned(facing, c.X, c.Y))
	}
	return all
}

// spanned is the upright oblong between two points, half an inch across at least.
func spanned(a, b plane.Vec) plane.Poly {
	lo, hi := vec(min(a.X, b.X), min(a.Y, b.Y)), vec(max(a.X, b.X), max(a.Y, b.Y))
	return fronted(box(lo, vec(max(hi.X, lo.X+inch/2), max(hi.Y, lo.Y+inch/2))))
}

// fronted is a clockwise outline of four corners that begins with the side that faces north.
func fronted(p plane.Poly) plane.Poly {
	best := 0
	for i := range p {
		if x := func(i int) int64 { return p[(i+1)%len(p)].X - p[i].X }; x(i) > x(best) {
			best = i
		}
	}
	return slices.Concat(p[best:], p[:best])
}

// into moves points onto the table, all by the same way, as far as they fit.
func (f *scenario) into(p plane.Poly) plane.Poly {
	b := p.Box()
	by := vec(max(0, -b.Lo.X)-max(0, b.Hi.X-f.w), max(0, -b.Lo.Y)-max(0, b.Hi.Y-f.h))
	all := make(plane.Poly, len(p))
	for i, c := range p {
		all[i] = f.clamped(c.Add(by))
	}
	return all
}

// clamped is the point of the table that is nearest to a point.
func (f *scenario) clamped(c plane.Vec) plane.Vec {
	return vec(min(max(c.X, 0), f.w), min(max(c.Y, 0), f.h))
}

// turned turns points about a middle, which comes to another place.
func turned(p plane.Poly, about, to plane.Vec, cents int) plane.Poly {
	all := make(plane.Poly, len(p))
	for i, c := range p {
		if c = c.Sub(about); cents != 0 {
			c = plane.Turned(cents, c.X, c.Y)
		}
		all[i] = to.Add(c)
	}
	return all
}

// turnsOff is by how much two facings differ.
func turnsOff(a, b int) int {
	off := plane.Facing(a-b+18000) - 18000
	return max(off, -off)
}

// sizeUnit is what measures are told in: hundredths of an inch.
const sizeUnit = inch / 100

// refaced are the points within a frame as they lie where it is turned to another facing about a
// middle. They lie in steps of a size within it, so that no size changes by however many turns.
func refaced(p plane.Poly, from, facing int, about plane.Vec) plane.Poly {
	all := faced(p, from)
	lo := all.Box().Lo
	for i, c := range all {
		all[i] = vec(plane.Round(c.X-lo.X, sizeUnit)*sizeUnit, plane.Round(c.Y-lo.Y, sizeUnit)*sizeUnit)
	}
	hi := all.Box().Hi
	for i, c := range all {
		all[i] = about.Add(plane.Turned(facing, c.X-hi.X/2, c.Y-hi.Y/2))
	}
	return all
}

// bend is how far a corner may lie inside the line of its neighbours and still be
// meant to lie on it.
const bend = 5

// evened leaves out the corners that rounding has pushed a little inwards.
func evened(p plane.Poly) plane.Poly {
	p = p.Clockwise()
	for i := 0; i < len(p) && len(p) > 3; i++ {
		a, c, b := p[(i+len(p)-1)%len(p)], p[i], p[(i+1)%len(p)]
		if c.Sub(a).Cross(b.Sub(c)) > 0 && plane.Passes(c, a, b, bend) {
			p = slices.Delete(p, i, i+1)
			i = -1
		}
	}
	return p
}

// convex are the convex areas that an outline is made of; itself, if it crosses
// itself.
func convex(p plane.Poly) []plane.Poly {
	if p = evened(p); !p.Simple() {
		return []plane.Poly{p}
	}
	return p.Parts()
}
