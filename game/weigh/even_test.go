package weigh

import (
	"context"
	"errors"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// dealer makes battles of the toy game by chance: one side has two fresh pieces against one worn piece, until it
// is to spare enough.
type dealer struct {
	toy.Book
	strong rules.Side
	enough int
	asked  *[]rules.Wish
}

func (dealer) Blanks() []rules.Blank                         { return nil }
func (dealer) Fixes(*rules.Draft, *rules.Flaw) []rules.Fix   { return nil }
func (dealer) Draft(string) (*rules.Draft, error)            { return nil, errors.New("no draft") }
func (dealer) Kit(*rules.Draft) *rules.Kit                   { return nil }
func (dealer) Edit(*rules.Draft, rules.Edit) (string, error) { return "", errors.New("no edit") }
func (dealer) Adopt(string, rules.Board) string              { return "" }
func (dealer) Wishes() []rules.Prop                          { return nil }
func (dealer) Stage(rules.Board, []rules.Ref, rules.Ref) []rules.Staged {
	return nil
}

func (d dealer) Conjure(w rules.Wish) (string, error) {
	*d.asked = append(*d.asked, w)
	const text = "toy\nhand 3\nturn 1 first\n"
	if w.Spare[d.strong] < d.enough {
		return text + [...]string{"piece p0 a1 2\npiece p1 c1 2\npiece p2 b4 1\n", "piece p0 a1 1\npiece p2 b4 2\npiece p3 d4 2\n"}[d.strong], nil
	}
	return text + "piece p0 a1 2\npiece p2 b4 2\n", nil
}

func TestTheSideThatWinsTooOftenIsWeakened(t *testing.T) {
	for strong := rules.First; strong <= rules.Second; strong++ {
		var asked []rules.Wish
		e, err := Even(t.Context(), dealer{strong: strong, enough: 60, asked: &asked}, rules.Wish{Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		if len(asked) < 2 || asked[0].Spare != [2]int{} || asked[1].Spare[strong] < grid || asked[1].Spare[strong.Other()] != 0 {
			t.Fatalf("asked for %+v", asked)
		}
		if e.Wish.Spare[strong] < 60 || e.Games < enoughWord*FirstWord || e.Exchanges != 1 || e.Text == "" || e.Share < fairFrom || e.Share > fairTo {
			t.Errorf("%+v", e)
		}
	}
}

// What came nearest is returned, though nothing makes the battle even.
func TestABattleThatStaysUnevenIsNotTriedForEver(t *testing.T) {
	var asked []rules.Wish
	e, err := Even(t.Context(), dealer{strong: rules.First, enough: 10 * mostSpare, asked: &asked}, rules.Wish{})
	if err != nil || len(asked) > 3+mostSpare/grid || e.Text == "" || e.Share < fairTo || e.Games != enoughWord*FirstWord {
		t.Errorf("%d times: %+v %v", len(asked), e, err)
	}
}

// The games tell by how much an army is to be weakened: at once by much where it wins nearly all.
func TestTheGamesTellByHowMuch(t *testing.T) {
	for _, x := range []struct {
		share     float64
		low, high int
	}{{0.5, 0, 0}, {0.62, -120, -20}, {0.9, -mostSpare, -180}, {0.2, 100, 300}} {
		e := evener{all: []*trial{{Evened: Evened{Share: x.share, Games: 48}, rounds: 2}}}
		if got := e.guess(); got < x.low || got > x.high {
			t.Errorf("of a share of %v: %d", x.share, got)
		}
	}
	// a second one tells what it does: little, so that more is needed
	e := evener{all: []*trial{{Evened: Evened{Share: 0.8, Games: 48}, rounds: 2}}}
	much := e.guess()
	e.all = append(e.all, &trial{Evened: Evened{Share: 0.75, Games: 48}, rounds: 2, lead: -200})
	if got := e.guess(); got >= much || got < -mostSpare {
		t.Errorf("%d, then %d", much, got)
	}
	if e.best() != e.all[1] {
		t.Error("what came nearer is not the best")
	}
}

func TestEvenEndsWithItsContext(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	var asked []rules.Wish
	if e, err := Even(ctx, dealer{asked: &asked}, rules.Wish{}); !errors.Is(err, context.Canceled) || len(asked) != 1 {
		t.Errorf("%+v %v", e, err)
	}
}

// What was played before it is stopped counts, within the first round too.
func TestWhatWasPlayedBeforeAStopCounts(t *testing.T) {
	var asked []rules.Wish
	ctx, stop := context.WithCancel(t.Context())
	e, err := EvenTold(ctx, dealer{strong: rules.First, enough: 10 * mostSpare, asked: &asked}, rules.Wish{}, func(games int) {
		if games > FirstWord {
			stop()
		}
	})
	if err != nil || e.Games == 0 || e.Games >= MostEvening {
		t.Errorf("%+v %v", e, err)
	}
}
