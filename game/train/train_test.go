package train

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

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
	if len(all[0].Answers) < 50 || len(all[0].Positions) < 4 || !reflect.DeepEqual(all[0], all[1]) {
		t.Errorf("%d answers and %d positions, or they differ", len(all[0].Answers), len(all[0].Positions))
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
