package eagles

import (
	"cmp"
	"strconv"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/plane"
)

// form is what an area of terrain is like that can be said in a few numbers: an oblong, or the
// oval of twelve corners within it.
type form struct {
	round      bool
	middle     plane.Vec
	wide, deep int64
	facing     int // of its depth, from 315 to 45 degrees
}

// The forms, as players pick them.
const (
	oblongForm = "oblong"
	roundForm  = "round"
)

// ovalCorners is how many corners an oval has.
const ovalCorners = 12

// outline are its corners.
func (f form) outline() (all plane.Poly) {
	w, d := f.wide/2, f.deep/2
	all = plane.Poly{vec(-w, d), vec(w, d), vec(w, -d), vec(-w, -d)}
	if f.round {
		all = oval(w, d, ovalCorners)
	}
	for i, c := range all {
		all[i] = f.middle.Add(plane.Turned(f.facing, c.X, c.Y))
	}
	return all
}

// oval are the corners of an oval about the origin, of half so much across, on the edges of the
// oblong around it.
func oval(w, d int64, corners int) (all plane.Poly) {
	reach := plane.Turned(36000/corners/2, 0, ovalUnit).Y // the outermost corners
	for k := range corners {
		c := plane.Turned(36000*k/corners+18000/corners, 0, ovalUnit)
		all = append(all, vec(plane.Round(c.X*w, reach), plane.Round(c.Y*d, reach)))
	}
	return all
}

const ovalUnit = 10000

// formOf is the form of an outline, false if it has another.
func formOf(p plane.Poly) (f form, ok bool) {
	p = p.Clockwise()
	if x := oblong(unbent(p)); x != nil {
		return form{middle: plane.Of(x.Middle), wide: int64(x.Wide), deep: int64(x.Deep), facing: plane.Facing(x.Facing)}, true
	}
	if len(p) != ovalCorners {
		return f, false
	}
	half := ovalCorners / 2
	a, b := p[0], p[half]
	f.round, f.middle = true, vec((a.X+b.X)/2, (a.Y+b.Y)/2)
	for k := range p { // its first corner may be any of them
		last := p[(k+ovalCorners-1)%ovalCorners]
		f.facing = plane.Facing(plane.Direction(p[k].Sub(last)) + 27000)
		if f.facing > 4500 && f.facing < 31500 {
			continue
		}
		_, f.deep = plane.Local(f.facing, p[k].Sub(f.middle))
		f.wide, _ = plane.Local(f.facing, p[(k+2)%ovalCorners].Sub(f.middle))
		f.deep, f.wide = 2*f.deep, 2*f.wide
		if f.near(p, k) {
			return f, true
		}
	}
	return f, false
}

// near reports whether corners are those of a form, the first of which is the k-th of them: files
// have them in tenths of an inch, or finer.
func (f form) near(p plane.Poly, k int) bool {
	for i, c := range f.outline() {
		if off := c.Sub(p[(k+i)%len(p)]); max(off.X, -off.X, off.Y, -off.Y) > tenth {
			return false
		}
	}
	return true
}

// most is how wide and how deep a form can be where the other measure stays, on a table.
func (f form) most(w, h int64) (wide, deep int64) {
	c := plane.Turned(f.facing, 0, ovalUnit)
	sin, cos := max(c.X, -c.X), max(c.Y, -c.Y)
	within := func(other int64) int64 {
		n := (w*ovalUnit - other*sin) / max(1, cos)
		if sin > 0 {
			n = min(n, (h*ovalUnit-other*cos)/sin)
		}
		return n
	}
	across := func(other int64) int64 {
		n := (h*ovalUnit - other*sin) / max(1, cos)
		if sin > 0 {
			n = min(n, (w*ovalUnit-other*cos)/sin)
		}
		return n
	}
	return within(f.deep), across(f.wide)
}

// formProps are form, size and angle of a piece of terrain that has a form. What is round can be
// oblong and the other way round, where the terrain has no form of its own.
func (l *loader) formProps(x *terrainTable, shares int) (all []rules.Prop) {
	if x.Line != nil || shares > 0 {
		return nil
	}
	f, ok := formOf(pointsIn(x.Polygon))
	if !ok {
		return nil
	}
	now := oblongForm
	if f.round {
		now = roundForm
	}
	if k := groundNamed(x.Kind); f.round || k >= 0 && groundKind(k) != building && groundKind(k) != road {
		all = append(all, choice("form", now, "ME-35.1", []string{oblongForm, roundForm}, called("me.prop.form.", "")))
	}
	wide, deep := f.most(l.b.scenario.w, l.b.scenario.h)
	size := func(key string, n, most int64) rules.Prop {
		whole := max(1, int(plane.Round(n, inch)))
		return number(key, whole, 1, max(whole, int(most/inch)), "ME-35.1")
	}
	angle := plane.Round(int64(f.facing), 100)
	if angle > 180 {
		angle -= 360
	}
	return append(all, size("wide", f.wide, wide), size("deep", f.deep, deep), number("angle", int(angle), -44, 45, "ME-35.1"))
}

// isForm reports whether a property is one of the form.
func isForm(key string) bool {
	return key == "form" || key == "wide" || key == "deep" || key == "angle"
}

// setForm changes the form of a piece of terrain about its middle.
func (x *editor) setForm(t *rules.Thing, key, value string) error {
	f, ok := formOf(vecs(t.Pts))
	if !ok {
		return draft.Unknown(t.Path + "." + key)
	}
	n, _ := strconv.Atoi(value)
	switch key {
	case "form":
		f.round = value == roundForm
	case "wide":
		f.wide = int64(n) * inch
	case "deep":
		f.deep = int64(n) * inch
	case "angle":
		f.facing = plane.Facing(cmp.Or(n, 360) * 100)
	}
	x.outlineOf(t, x.l.b.scenario.into(f.outline()))
	return nil
}
