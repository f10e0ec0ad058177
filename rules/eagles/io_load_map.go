package eagles

import (
	"slices"

	"grognard/rules"
	"grognard/rules/plane"
)

// readTerrain reads the scenery: convex areas and lines (ME-35.11).
func (l *loader) readTerrain() error {
	if len(l.f.Terrain) > mostTerrain {
		err := l.Fault("terrain", "me.fault.terrain.many", "there are %d pieces of terrain; a table holds 200", len(l.f.Terrain))
		if err := l.Past(err); err != nil {
			return err
		}
	}
	return l.Parts(func() error { return l.Each(min(len(l.f.Terrain), mostTerrain), l.readScenery) }, l.checkGround)
}

// mostTerrain is how many pieces of terrain a file may have.
const mostTerrain = 200

// readScenery reads one piece of terrain.
func (l *loader) readScenery(i int) (err error) {
	x, at := &l.f.Terrain[i], "terrain."+itoa(i)
	k := slices.IndexFunc(grounds[:], func(g groundEffects) bool { return g.name == x.Kind })
	if k < 0 {
		return l.Fault(at+".kind", "me.fault.terrain", "there is no terrain %q", x.Kind)
	}
	s := scenery{id: x.ID, kind: groundKind(k), level: x.Level}
	if (s.kind == hill) != (x.Level > 0) || x.Level > 9 {
		return l.Fault(at+".level", "me.fault.level", "the level of the ground is %d; hills have levels 1 to 9, other terrain none", x.Level)
	}
	list, key := x.Polygon, at+".polygon"
	if grounds[k].line {
		list, key = x.Line, at+".line"
	}
	if s.pts, err = l.points(key, list); err != nil {
		return err
	}
	switch {
	case x.Polygon != nil && x.Line != nil || list == nil:
		return l.Fault(at, "me.fault.shape", "%q does not have its proper shape: walls, hedges and fences are lines, other terrain is an area", rules.Said{ID: x.Kind, Key: "me.ground." + x.Kind})
	case grounds[k].line && len(s.pts) < 2:
		return l.Fault(key, "me.fault.line", "a line needs two points or more")
	case !grounds[k].line:
		if !s.pts.Simple() {
			return l.Fault(key, "me.fault.polygon", "the area needs three corners or more, and its edge may not cross itself")
		}
		if s.pts = s.pts.Clockwise(); !s.pts.Convex() {
			return l.Fault(key, "me.fault.convex", "the area has a dent: make it of several areas without dents that share edges")
		}
	}
	s.box = s.pts.Box()
	if s.turn, err = l.turn(at, x.Facing); err != nil {
		return err
	}
	l.b.scenario.scene = append(l.b.scenario.scene, s)
	l.scenes = append(l.scenes, i)
	return nil
}

// saidGround is a kind of terrain as faults name it.
func saidGround(k groundKind) rules.Said {
	return rules.Said{ID: grounds[k].name, Key: "me.ground." + grounds[k].name}
}

// checkGround holds the areas against one another: woods, orchards and marshes
// lie apart, and every hill but the lowest on those a level below (ME-35.11).
func (l *loader) checkGround() error {
	scene := l.b.scenario.scene
	return l.Each(len(scene), func(i int) error {
		s := &scene[i]
		at := "terrain." + itoa(l.scenes[i])
		if grounds[s.kind].difficult {
			for k := range i {
				if o := &scene[k]; grounds[o.kind].difficult && o.pts.Overlaps(s.pts) {
					return l.Fault(at+".polygon", "me.fault.overlap", "the %s lies over another area (%s): woods, orchards and marshes lie apart",
						saidGround(s.kind), saidGround(o.kind))
				}
			}
		}
		if s.level > 1 && !l.b.scenario.nested(s) {
			return l.Fault(at+".polygon", "me.fault.nested", "no hill around it has the level below: one of level %d lies within those of level %d", s.level, s.level-1)
		}
		return nil
	})
}

// nested reports whether a hill lies wholly on those a level below; what
// sticks out by no more than the tolerance is let pass.
func (f *scenario) nested(s *scenery) bool {
	left := []plane.Poly{s.pts}
	for i := range f.scene {
		o := &f.scene[i]
		if o.level != s.level-1 {
			continue
		}
		var next []plane.Poly
		for _, p := range left {
			next = append(next, p.Without(o.pts)...)
		}
		left = next
	}
	return !slices.ContainsFunc(left, func(p plane.Poly) bool { return p.Thick(tolerance) })
}
