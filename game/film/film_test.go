package film

import (
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// fought is a battle that was played to its end by the rule of thumb.
func fought(t *testing.T) *match.Match {
	t.Helper()
	const scenario = "ccn-12-waterloo"
	book, _ := scenarios.Book("ccn")
	_, data, err := scenarios.Open("ccn", scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Seed: 5, Open: true})
	if err != nil {
		t.Fatal(err)
	}
	soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(5, 1))}
	for q := m.Request(); q != nil; q = m.Request() {
		if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestAReplayStopsAfterEveryDecisionWithItsDice(t *testing.T) {
	m := fought(t)
	k := StopsOf(m)
	entries := 0
	for i := 1; i < len(k.At); i++ {
		if at := k.At[i]; at < m.Len() && m.By(at+1) == rules.Chance {
			t.Fatalf("stop %d, after answer %d, lies before dice", i, at)
		}
		players := 0
		for a := k.At[i-1] + 1; a <= k.At[i]; a++ {
			if m.By(a) != rules.Chance {
				players++
			}
			if got := k.Of(a); got != i {
				t.Errorf("answer %d belongs to stop %d, not to %d", a, got, i)
			}
		}
		if k.Count[i]-k.Count[i-1] != players || k.Count[i] != m.Decided(k.At[i]) {
			t.Fatalf("at stop %d %d decisions are counted, after %d", i, k.Count[i], k.Count[i-1])
		}
		if players > 1 {
			t.Errorf("stop %d holds %d decisions", i, players)
		}
		for _, e := range k.Told(i) {
			if e.Answer <= k.At[i-1] || e.Answer > k.At[i] {
				t.Errorf("stop %d is told of answer %d", i, e.Answer)
			}
		}
		entries += len(k.Told(i))
	}
	if want := len(k.Until(m.Len())) - len(k.Until(0)); entries != want {
		t.Errorf("the stops tell %d lines of %d", entries, want)
	}
}

func TestStopsAreFoundByTheirAnswers(t *testing.T) {
	k := &Stops{At: []int{0, 2, 5, 6}}
	for _, a := range []int{0, 1, 2, 4, 5, 6} {
		k.log = append(k.log, match.Entry{Answer: a})
	}
	for answer, want := range map[int]int{0: 1, 1: 2, 3: 3, 5: 5, 6: 6, 9: 6} {
		if got := len(k.Until(answer)); got != want {
			t.Errorf("until answer %d there are %d lines, want %d", answer, got, want)
		}
	}
	for answer, want := range map[int]int{0: 0, 1: 1, 2: 1, 3: 1, 4: 2, 6: 3} {
		if got := k.Nearest(answer); got != want {
			t.Errorf("nearest to answer %d lies stop %d, want %d", answer, got, want)
		}
	}
}

func TestTheFilmShowsTheGameAsItWas(t *testing.T) {
	m := fought(t)
	f := New(m)
	defer f.Stop()
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
		if !reflect.DeepEqual(f.At(i).View(rules.Chance).Pieces, m.At(i).View(rules.Chance).Pieces) {
			t.Fatalf("after answer %d it shows other pieces", i)
		}
	}
}
