package ruler

import (
	"testing"

	"grognard/render/table/scene"
	"grognard/rules"
)

func TestTheTapeRunsFromEdgeToEdge(t *testing.T) {
	a, b := rules.MakeRef(2, 1), rules.MakeRef(2, 2)
	v := &rules.View{Pieces: []rules.Piece{
		{Ref: a, Pt: rules.Point{X: 10000, Y: 10000}, Wide: 4000, Deep: 1000},
		{Ref: b, Pt: rules.Point{X: 10000, Y: 20000}, Wide: 4000, Deep: 1000},
	}}
	r := New(Deps{Scene: &scene.Scene{View: func() *rules.View { return v }}})
	within, below, beyond := rules.Point{X: 10100, Y: 10100}, rules.Point{X: 10100, Y: 10300}, rules.Point{X: 10000, Y: 20000}
	bare := rules.Point{X: 10000, Y: 2000}
	for name, c := range map[string]struct {
		from, to rules.Point
		want     float64
	}{
		"from a body to the bare table": {within, bare, 7500},
		"from there to a body":          {bare, within, 7500},
		"between bodies":                {within, beyond, 9000},
		"within a body":                 {within, below, 200},
	} {
		if got := scene.Distance(r.edges(c.from, c.to)); got < c.want-1 || got > c.want+1 {
			t.Errorf("%s it is %v, want %v", name, got, c.want)
		}
	}
}
