package weigh

import (
	"reflect"
	"testing"

	_ "grognard/rules/rulestest/heap"
	"grognard/rules/rulestest/toy"
)

// weigh plays all games of a task.
func weigh(t *testing.T, task Task) (*Run, *Weighing) {
	t.Helper()
	r, err := Start(task)
	if err != nil {
		t.Fatal(err)
	}
	<-r.Done()
	if err := r.Err(); err != nil {
		t.Fatal(err)
	}
	return r, r.Weighing()
}

func TestTheReportIsTheSameOnAnyNumberOfCores(t *testing.T) {
	task := Task{Book: toy.Book{}, Text: toy.Duel, Games: 24}
	var all []*Weighing
	for _, n := range []int{1, 8} {
		task.Workers = n
		_, w := weigh(t, task)
		all = append(all, w)
	}
	if a, b := all[0].Report(), all[1].Report(); a.Games != 24 || a.Decided == 0 || !reflect.DeepEqual(a, b) {
		t.Errorf("of 1 worker\n%+v\nof 8\n%+v", a, b)
	}
	if !reflect.DeepEqual(all[0], all[1]) {
		t.Error("the games differ")
	}
}
