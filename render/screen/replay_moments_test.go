package screen

import (
	"reflect"
	"testing"
	"time"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/rules"
)

func TestAReplayStopsAfterEveryDecisionWithItsDice(t *testing.T) {
	m := foughtOnce(t, "ccn", "ccn-12-waterloo")
	k := momentsOf(m)
	entries := 0
	for i := 1; i < len(k.stops); i++ {
		if at := k.stops[i]; at < m.Len() && m.By(at+1) == rules.Chance {
			t.Fatalf("stop %d, after answer %d, lies before dice", i, at)
		}
		players := 0
		for a := k.stops[i-1] + 1; a <= k.stops[i]; a++ {
			if m.By(a) != rules.Chance {
				players++
			}
			if got := k.stopOf(a); got != i {
				t.Errorf("answer %d belongs to stop %d, not to %d", a, got, i)
			}
		}
		if players > 1 {
			t.Errorf("stop %d holds %d decisions", i, players)
		}
		for _, e := range k.of(i) {
			if e.Answer <= k.stops[i-1] || e.Answer > k.stops[i] {
				t.Errorf("stop %d is told of answer %d", i, e.Answer)
			}
		}
		entries += len(k.of(i))
	}
	if want := len(k.until(m.Len())) - len(k.until(0)); entries != want {
		t.Errorf("the stops tell %d lines of %d", entries, want)
	}
}

func TestMomentsAreFoundByTheirAnswers(t *testing.T) {
	k := &moments{stops: []int{0, 2, 5, 6}}
	for _, a := range []int{0, 1, 2, 4, 5, 6} {
		k.log = append(k.log, match.Entry{Answer: a})
	}
	for answer, want := range map[int]int{0: 1, 1: 2, 3: 3, 5: 5, 6: 6, 9: 6} {
		if got := len(k.until(answer)); got != want {
			t.Errorf("until answer %d there are %d lines, want %d", answer, got, want)
		}
	}
	for answer, want := range map[int]int{0: 0, 1: 1, 2: 1, 3: 1, 4: 2, 6: 3} {
		if got := k.nearest(answer); got != want {
			t.Errorf("nearest to answer %d lies stop %d, want %d", answer, got, want)
		}
	}
}

func TestTheFilmShowsTheGameAsItWas(t *testing.T) {
	m := foughtOnce(t, "ccn", "ccn-12-waterloo")
	f := newFilm(m)
	defer f.stop()
	for range 400 {
		f.mu.Lock()
		n := len(f.kept)
		f.mu.Unlock()
		if n > m.Len()/f.every {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if len(f.kept) != m.Len()/f.every+1 {
		t.Fatalf("%d positions of %d answers are kept", len(f.kept), m.Len())
	}
	for i := 0; i <= m.Len(); i += 7 {
		if !reflect.DeepEqual(f.at(i).View(rules.Chance).Pieces, m.At(i).View(rules.Chance).Pieces) {
			t.Fatalf("after answer %d it shows other pieces", i)
		}
	}
}

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
