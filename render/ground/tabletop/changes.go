package tabletop

import (
	"image"
	"slices"

	"grognard/assets/ink"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// Inches beyond its outline in which scenery shows.
const (
	hillReach    = 3.0 // the foot of a slope
	sceneryReach = 1.3 // shadows, crowns, what is softened
	letterReach  = 9.0 // the label of an objective
)

// Changes returns the boxes of the picture outside of which two maps of one table look the
// same.
func Changes(was, now *rules.Map, o chart.Options) []image.Rectangle {
	b := newPart(now, o, image.Rect(0, 0, 1, 1))
	var boxes []image.Rectangle
	differ(was.Areas, now.Areas, func(p, q rules.Area) bool {
		return p.Kind == q.Kind && slices.Equal(p.Pts, q.Pts) && (p.Kind != rules.AreaObjective || p.Label == q.Label)
	}, func(a rules.Area) {
		reach := sceneryReach
		switch a.Kind {
		case rules.AreaHill:
			reach = hillReach
		case rules.AreaObjective:
			reach = letterReach
		}
		if len(a.Pts) > 2 {
			boxes = append(boxes, around(b.shape(a.Pts), reach*b.inch()))
		}
	})
	differ(was.Lines, now.Lines, func(p, q rules.MapLine) bool {
		return p.Kind == q.Kind && slices.Equal(p.Pts, q.Pts)
	}, func(l rules.MapLine) {
		if len(l.Pts) > 1 {
			boxes = append(boxes, around(ink.Spline(12, b.shape(l.Pts)...)[0].Pts, sceneryReach*b.inch()))
		}
	})
	return boxes
}

// differ calls f for what only one of two lists has, or what stands elsewhere in them: the
// order is that in which things are painted.
func differ[T any](was, now []T, same func(a, b T) bool, f func(T)) {
	next := 0
	for i := range was {
		k := slices.IndexFunc(now[next:], func(x T) bool { return same(was[i], x) })
		if k < 0 {
			f(was[i])
			continue
		}
		for _, x := range now[next : next+k] {
			f(x)
		}
		next += k + 1
	}
	for _, x := range now[next:] {
		f(x)
	}
}
