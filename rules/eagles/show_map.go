package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// sceneryAreas and obstacleLines are what the map has scenery as.
var (
	sceneryAreas = [...]rules.AreaKind{wood: rules.AreaWood, orchard: rules.AreaOrchard, marsh: rules.AreaMarsh, hill: rules.AreaHill,
		building: rules.AreaBuilding, road: rules.AreaRoad}
	obstacleLines = [...]rules.LineKind{wall: rules.LineWall, hedge: rules.LineHedge, fence: rules.LineFence}
)

// drawMap makes the picture of the table, once the home edges are known.
func (b *Board) drawMap() {
	f := b.scenario
	m := &rules.Map{ID: "eagles-" + f.id, Shape: rules.Tabletop, Width: int32(f.w), Height: int32(f.h), Unit: inch}
	for level := range 10 { // hills from the lowest, under everything else
		for i := range f.scene {
			if s := &f.scene[i]; s.kind == hill && s.level == level {
				m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaHill, Side: rules.Chance, Ref: f.sceneryRef(i), Pts: pointsOf(s.pts)})
			}
		}
	}
	for i := range f.scene {
		s := &f.scene[i]
		if grounds[s.kind].line {
			m.Lines = append(m.Lines, rules.MapLine{Kind: obstacleLines[s.kind], Pts: pointsOf(s.pts)})
		} else if s.kind != hill {
			m.Areas = append(m.Areas, rules.Area{Kind: sceneryAreas[s.kind], Side: rules.Chance, Ref: f.sceneryRef(i), Pts: pointsOf(s.pts)})
		}
	}
	for i := range f.objectives {
		if g := &f.objectives[i]; g.kind == zoneObjective {
			m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaObjective, Side: g.side, Ref: f.objectiveRef(i), Pts: pointsOf(g.pts)})
		}
	}
	if b.phase < initiative {
		b.drawZones(m)
	}
	b.chart = m
}

// drawZones adds where the sides deploy.
func (b *Board) drawZones(m *rules.Map) {
	for s := rules.First; s <= rules.Second; s++ {
		for _, z := range b.zonesOf(s) {
			m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaZone, Side: s, Pts: pointsOf(z.pts)})
		}
	}
}

func pointsOf(all plane.Poly) []rules.Point {
	pts := make([]rules.Point, len(all))
	for i, p := range all {
		pts[i] = p.Point()
	}
	return pts
}
