package screen

import (
	"testing"

	"grognard/game/chronicle"
	"grognard/render/paint"
)

// What lies where on a chart is found where it lies.
func TestAPlaceOfAChartIsAnAnswer(t *testing.T) {
	p := plot{Rect: paint.Rect{X: 100, W: 3000}, turns: []chronicle.Turn{{Turn: 1}, {Turn: 2, Answer: 10}, {Turn: 3, Answer: 50}}, end: 60}
	for answer := 0; answer <= 60; answer++ {
		if got := p.answer(p.x(answer)); got != answer {
			t.Errorf("where answer %d lies there is answer %d", answer, got)
		}
	}
	if p.answer(0) != 0 || p.answer(9000) != 60 {
		t.Errorf("beside the chart there are answers %d and %d", p.answer(0), p.answer(9000))
	}
}
