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
		e, err := Even(t.Context(), dealer{strong: strong, enough: 2 * step, asked: &asked}, rules.Wish{Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		if len(asked) < 3 || len(asked) > mostExchanges+1 || asked[0].Spare != [2]int{} || asked[1].Spare[strong] != step || asked[1].Spare[strong.Other()] != 0 || asked[2].Spare[strong] != 2*step {
			t.Fatalf("asked for %+v", asked)
		}
		if e.Wish.Spare[strong] < 2*step || e.Games == 0 || e.Exchanges == 0 || e.Text == "" {
			t.Errorf("%+v", e)
		}
	}
}

// What came nearest is returned, though nothing makes the battle even.
func TestABattleThatStaysUnevenIsExchangedSixTimes(t *testing.T) {
	var asked []rules.Wish
	e, err := Even(t.Context(), dealer{strong: rules.First, enough: 100 * step, asked: &asked}, rules.Wish{})
	if err != nil || len(asked) != mostExchanges+1 || e.Text == "" || e.Share < fairTo {
		t.Errorf("%d times: %+v %v", len(asked), e, err)
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
