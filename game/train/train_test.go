package train

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/rules"
	"grognard/rules/ccn"
	"grognard/scenarios"
)

func rolica(t *testing.T) rules.Board {
	t.Helper()
	_, data, err := scenarios.Open("ccn", "ccn-01-rolica-first")
	if err != nil {
		t.Fatal(err)
	}
	b, err := ccn.Book{}.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func short(t *testing.T) Task {
	return Task{Book: ccn.Book{}, Battles: []rules.Board{rolica(t)}, Games: 2, Seed: 5, Work: 60, Most: 120}
}

func TestTheSameTaskNotesTheSameOnAnyNumberOfCores(t *testing.T) {
	var all []*Record
	for _, cores := range []int{1, 2} {
		task := short(t)
		task.Workers = cores
		r, err := task.Play(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
	if len(all[0].Decisions) < 20 || len(all[0].Positions) < 4 || !reflect.DeepEqual(all[0], all[1]) {
		t.Errorf("%d decisions and %d positions, or they differ", len(all[0].Decisions), len(all[0].Positions))
	}
}

func TestATrainingThatWasStoppedGoesOn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games")
	whole, err := short(t).Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	task := short(t)
	task.Workers = 1
	task.Told = func(int, int) { stop() }
	j, err := Resume(path, &task)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := task.Play(ctx); !errors.Is(err, context.Canceled) {
		t.Fatalf("it was not stopped: %v", err)
	}
	j.Close()
	file, _ := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	file.WriteString(`{"Game":1,"Rec`) // broken off in the midst of a line
	file.Close()
	again := short(t)
	if j, err = Resume(path, &again); err != nil {
		t.Fatal(err)
	}
	if len(again.Known) != 1 {
		t.Errorf("%d games are known", len(again.Known))
	}
	r, err := again.Play(t.Context())
	j.Close()
	if err != nil || !reflect.DeepEqual(r, whole) {
		t.Errorf("what was noted differs, or %v", err)
	}
	other := short(t)
	other.Work++
	if _, err := Resume(path, &other); err == nil || !strings.Contains(err.Error(), "another task") {
		t.Errorf("games of another task are taken: %v", err)
	}
}

// Answers that were preferred for one reason teach that reason, and no other.
func TestItLearnsWhatTheBetterAnswersHadInCommon(t *testing.T) {
	book := ccn.Book{}
	lot := rand.New(rand.NewPCG(1, 2))
	n := len(book.Prospects())
	var all []Decision
	for range 800 {
		d := Decision{Kind: "move"}
		for range 5 {
			c := Choice{Do: "move", Counts: make([]int16, n), Trials: 1}
			for f := range c.Counts {
				c.Counts[f] = int16(lot.IntN(7))
			}
			c.Chance = 0.5 + 0.02*float64(c.Counts[2]) // the third one alone counts
			d.Options = append(d.Options, c)
		}
		d.Options = append(d.Options, Choice{Do: "done", Counts: make([]int16, n), Chance: 0.3})
		all = append(all, d)
	}
	from := &ai.Weights{Prospects: map[string]float64{}}
	for _, f := range book.Prospects() {
		from.Prospects[f.Key] = 0
	}
	prospects, acts := learnAnswers(book, from, all)
	for i, f := range book.Prospects() {
		if got := prospects[f.Key]; i == 2 && got < 200 || i != 2 && math.Abs(got) > 100 {
			t.Errorf("%s: %v", f.Key, got)
		}
	}
	if acts["move"]["move"] < acts["move"]["done"]+1000 {
		t.Errorf("it ends its moves as readily: %v", acts)
	}
}

// Positions that were won for one reason teach that reason; that a battle favours a side does not.
func TestItLearnsWhatWonPositionsHadInCommon(t *testing.T) {
	book := ccn.Book{}
	lot := rand.New(rand.NewPCG(1, 3))
	n := len(book.Assets())
	var all []Position
	for range 6000 {
		p := Position{Battle: lot.IntN(2), Counts: make([]int16, n)}
		for f := range p.Counts {
			p.Counts[f] = int16(lot.IntN(9) - 4)
		}
		odds := 0.5*float64(p.Counts[1]) - 1.5*float64(p.Battle)
		if lot.Float64() < 1/(1+math.Exp(-odds)) {
			p.Result = 1
		}
		p.Later = p.Result
		all = append(all, p)
	}
	from := &ai.Weights{Assets: map[string]float64{}}
	for _, f := range book.Assets() {
		from.Assets[f.Key] = 0
	}
	for i, f := range book.Assets() {
		if got := learnPositions(book, from, all)[f.Key]; i == 1 && math.Abs(got-500) > 100 || i != 1 && math.Abs(got) > 60 {
			t.Errorf("%s: %v", f.Key, got)
		}
	}
}
