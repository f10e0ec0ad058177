package eagles

import (
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
	facing     int // of its depth
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

// formOf is the form of the outline of a thing, false if it has another.
func formOf(t *rules.Thing) (f form, ok bool) {
	if x := t.Frame; x != nil && (x.Fills || x.Scales) {
		return form{round: x.Scales, middle: plane.Of(x.Middle), wide: int64(x.Wide), deep: int64(x.Deep), facing: x.Facing}, true
	}
	return f, false
}

// ovalOf is the oval that an outline is, false if it is none. Its corners are alike: of all ways
// in which it could be turned it is turned in that next to a facing, which is meant where they
// come to the same.
func ovalOf(p plane.Poly, facing int) (best form, ok bool) {
	if p = p.Clockwise(); len(p) != ovalCorners {
		return best, false
	}
	half, least := ovalCorners/2, 4501
	f := form{round: true, middle: vec(plane.Round(p[0].X+p[half].X, 2), plane.Round(p[0].Y+p[half].Y, 2))}
	for k := range p { // its first corner may be any of them
		side := func(i int) plane.Vec { return p[(k+i)%ovalCorners].Add(p[(k+i+ovalCorners-1)%ovalCorners]) }
		deep, wide := side(0).Sub(side(half)), side(half/2).Sub(side(half+half/2))
		f.facing = plane.Direction(deep)
		if wide.Square() > deep.Square() { // it tells more exactly
			f.facing = plane.Facing(plane.Direction(wide) + 27000)
		}
		off := turnsOff(f.facing, facing)
		if off >= least {
			continue
		}
		if off < 100 {
			f.facing = facing
		}
		b := faced(p, f.facing).Box()
		f.wide, f.deep = b.Hi.X-b.Lo.X, b.Hi.Y-b.Lo.Y
		if f.near(p, k) {
			best, ok, least = f, true, off
		}
	}
	return best, ok
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
func (l *loader) formProps(t *rules.Thing) (all []rules.Prop) {
	f, ok := formOf(t)
	if k := groundNamed(t.Tool); !ok || len(t.Shares) > 0 || grounds[max(0, k)].line {
		return nil
	}
	now := oblongForm
	if f.round {
		now = roundForm
	}
	if k := groundNamed(t.Tool); f.round || groundKind(k) != building && groundKind(k) != road {
		all = append(all, choice("form", now, "ME-35.1", []string{oblongForm, roundForm}, called("me.prop.form.", "")))
	}
	wide, deep := f.most(l.b.scenario.w, l.b.scenario.h)
	size := func(key string, n, most int64) rules.Prop {
		told := max(1, int(plane.Round(n, sizeUnit)))
		p := number(key, told, min(told, inch/sizeUnit), max(told, int(most/sizeUnit)), "ME-35.1")
		p.Parts = inch / sizeUnit
		return p
	}
	angle := number("angle", int(plane.Round(int64(f.facing), 100))%360, 0, 359, "ME-35.1")
	angle.Facing = true
	return append(all, size("wide", f.wide, wide), size("deep", f.deep, deep), angle)
}

// isForm reports whether a property is one of the form.
func isForm(key string) bool {
	return key == "form" || key == "wide" || key == "deep" || key == "angle"
}

// setForm changes the form of a piece of terrain about its middle.
func (x *editor) setForm(t *rules.Thing, key, value string) error {
	f, ok := formOf(t)
	if !ok {
		return draft.Unknown(t.Path + "." + key)
	}
	f.wide, f.deep = plane.Round(f.wide, sizeUnit)*sizeUnit, plane.Round(f.deep, sizeUnit)*sizeUnit
	n, _ := strconv.Atoi(value)
	switch key {
	case "form":
		f.round = value == roundForm
	case "wide":
		f.wide = int64(n) * sizeUnit
	case "deep":
		f.deep = int64(n) * sizeUnit
	case "angle":
		f.facing = n * 100
	}
	return x.form(t, f)
}

// form has a piece of terrain be of a form.
func (x *editor) form(t *rules.Thing, f form) error {
	pts, err := x.fitted(t, f.outline(), f.facing)
	if err == nil {
		x.outlineOf(t, pts, f.facing)
	}
	return err
}
