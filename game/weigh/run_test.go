package weigh

import (
	"context"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// A game that is ten times as long as others is broken off, at the same answer on any number of
// cores, and counts for neither side.
func TestGamesThatDoNotEndAreBrokenOff(t *testing.T) {
	long := "toy\nhand 1\nturn 1 first\ndealt\npiece p0 a1 2\npiece p2 b1 1\ncard k2 first\ncard k0 second\n" + spent
	var all []*Weighing
	for _, workers := range []int{1, 2, 8} {
		_, w := weigh(t, Task{Book: toy.Book{}, Text: long, Games: 14, Workers: workers, Player: players(1, 2, 12)})
		r := w.Report()
		if r.Games != 14 || r.Decided != 11 || !slices.Equal(r.Unfinished, []uint64{1, 2, 12}) || len(r.Won[rules.First].Seeds) != 11 || r.Drawn.Is != 0 {
			t.Errorf("%d workers: %+v", workers, r)
		}
		for _, i := range []int{0, 1, 11} {
			if g := w.Games[i]; !g.Broken || g.Answers != 50 || g.Pieces != nil || g.Heat != nil {
				t.Errorf("%d workers: %+v", workers, g)
			}
		}
		if m, err := w.Open(toy.Book{}, long, "Brink, game 12", 12); err != nil || m.Len() != 50 || m.Result().Over || m.Start().Title != "Brink, game 12" {
			t.Errorf("%d workers: %v", workers, err)
		}
		all = append(all, w)
	}
	if !reflect.DeepEqual(all[0], all[1]) || !reflect.DeepEqual(all[0], all[2]) {
		t.Error("the games differ")
	}
}

// Where most games do not end there is a limit all the same.
func TestGamesEndAtTheLimit(t *testing.T) {
	_, w := weigh(t, Task{Book: toy.Book{}, Text: toy.Duel, Games: 10, Most: 40, Player: players(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)})
	if r := w.Report(); r.Decided != 0 || len(r.Unfinished) != 10 || w.Games[3].Answers != 40 || r.Won[0].Interval != (Interval{0, 1}) {
		t.Errorf("%+v", r)
	}
}

func TestAWeighingStopsSoon(t *testing.T) {
	r, err := Start(Task{Book: toy.Book{}, Text: toy.Duel, Games: 10, Workers: 2, Player: func(seed uint64) Decide { return Computer(seed, 1<<40) }})
	if err != nil {
		t.Fatal(err)
	}
	time.Sleep(50 * time.Millisecond)
	at := time.Now()
	r.Stop()
	<-r.Done()
	if d := time.Since(at); d > 100*time.Millisecond {
		t.Errorf("it stops after %v", d)
	}
	if p := r.Progress(); !p.Over || p.Done != 0 || len(r.Weighing().Games) != 0 || r.Err() != nil {
		t.Errorf("%+v, %v", p, r.Err())
	}
}

// A weighing that was stopped again and again, in the midst of decisions too, comes to the same as one that was not.
func TestAWeighingGoesOnWhereItWasStopped(t *testing.T) {
	task := Task{Book: toy.Book{}, Text: toy.Duel, Games: 12, Workers: 2, Player: func(seed uint64) Decide {
		decide := Computer(seed, 40)
		return func(ctx context.Context, p *rules.Position) rules.Option {
			o := decide(ctx, p)
			select { // some time to be broken into, after it has been thought about
			case <-ctx.Done():
			case <-time.After(100 * time.Microsecond):
			}
			return o
		}
	}}
	_, whole := weigh(t, task)
	begun := map[uint64]int{}
	var mu sync.Mutex
	player := task.Player
	task.Player = func(seed uint64) Decide {
		mu.Lock()
		defer mu.Unlock()
		begun[seed]++
		return player(seed)
	}
	r, err := Start(task)
	if err != nil {
		t.Fatal(err)
	}
	stops := 0
	for ; !r.Progress().Over || r.Progress().Done < 12; stops++ {
		time.Sleep(2 * time.Millisecond)
		r.Stop()
		r.GoOn()
	}
	if w := r.Weighing(); !reflect.DeepEqual(w, whole) {
		t.Errorf("after %d stops\n%+v, without\n%+v", stops, w.Report(), whole.Report())
	}
	for seed, n := range begun {
		if n != 1 {
			t.Errorf("game %d was begun %d times", seed, n)
		}
	}
	if stops < 10 {
		t.Errorf("it was stopped only %d times", stops)
	}
	r.GoOn()
	if !r.Progress().Over {
		t.Error("it goes on without games")
	}
}

// Games that are known are not played again.
func TestAWeighingGoesOnFromKnownGames(t *testing.T) {
	long := "toy\nhand 1\nturn 1 first\ndealt\npiece p0 a1 2\npiece p2 b1 1\ncard k2 first\ncard k0 second\n" + spent
	task := Task{Book: toy.Book{}, Text: long, Games: 14, Player: players(1, 2, 12)}
	_, whole := weigh(t, task)
	for _, n := range []int{0, 1, 5, 10, 14} {
		task.Known = whole.Games[:n]
		task.Player = func(seed uint64) Decide {
			if seed <= uint64(n) {
				t.Errorf("game %d is played again", seed)
			}
			return players(1, 2, 12)(seed)
		}
		if _, w := weigh(t, task); !reflect.DeepEqual(w, whole) {
			t.Errorf("from %d games\n%+v, from none\n%+v", n, w.Report(), whole.Report())
		}
	}
}

// The time left is told from the sixth game on; and of games that have ended none counts before
// one with a lower seed that goes on.
func TestProgress(t *testing.T) {
	gate := make(chan struct{})
	quick := players()
	r, err := Start(Task{Book: toy.Book{}, Text: brink + spent, Games: 20, Workers: 4, Player: func(seed uint64) Decide {
		if seed == 6 || seed == 12 {
			<-gate
		}
		return quick(seed)
	}})
	if err != nil {
		t.Fatal(err)
	}
	for p := r.Progress(); p.Done < 18; p = r.Progress() {
		if p.Known != (p.Done >= told) || p.Over || p.Of != 20 {
			t.Errorf("%+v", p)
		}
		time.Sleep(time.Millisecond)
	}
	if n := len(r.Weighing().Games); n != 5 {
		t.Errorf("%d games count before the sixth has ended", n)
	}
	close(gate)
	<-r.Done()
	if p := r.Progress(); !p.Over || p.Done != 20 || len(r.Weighing().Games) != 20 {
		t.Errorf("%+v", p)
	}
}

func TestRulesThatFailEndAWeighing(t *testing.T) {
	for name, decide := range map[string]Decide{
		"an answer that is not legal": func(context.Context, *rules.Position) rules.Option { return rules.Option{Do: "fly"} },
		"a panic":                     func(context.Context, *rules.Position) rules.Option { panic("lost") },
	} {
		r, err := Start(Task{Book: toy.Book{}, Text: toy.Duel, Games: 10, Workers: 2, Player: func(uint64) Decide { return decide }})
		if err != nil {
			t.Fatal(err)
		}
		<-r.Done()
		if r.Err() == nil {
			t.Errorf("%s is no fault", name)
		}
	}
	if _, err := Start(Task{Book: toy.Book{}, Text: "what", Games: 10}); err == nil {
		t.Error("games begin from anything")
	}
}
