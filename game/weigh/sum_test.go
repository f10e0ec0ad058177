package weigh

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// course is the toy with a number by which its battles are told, and an objective in the square
// where they begin.
type course struct{ toy.Book }

func (course) Course(rules.Board) rules.Course { return rules.Course{Gauge: rules.GaugeHand} }

func (c course) View(b rules.Board, s rules.Side) *rules.View {
	v := c.Book.View(b, s)
	m := *v.Map
	m.Areas = []rules.Area{{Kind: rules.AreaObjective, Label: "home", Side: rules.Chance, Ref: 77, Cells: []rules.Ref{ref("a1")}}}
	v.Map = &m
	return v
}

func ref(name string) rules.Ref {
	r, err := toy.Book{}.Parse(name)
	if err != nil {
		panic(err)
	}
	return r
}

// brink is a position in which the first side wins at once, whatever the dice show, if it plays
// its card and attacks; if nobody does anything, it is drawn two turns later.
const brink = `toy
hand 1
turn 23 first
dealt
piece p0 a1 2
piece p2 b1 1
card k2 first
card k0 second
`

var spent = strings.Join([]string{"card k1 out", "card k3 out", "card k4 out", "card k5 out", "card k6 out", "card k7 out", "card k8 out",
	"card k9 out", "card k10 out", "card k11 out", ""}, "\n")

// players do nothing in the games whose seeds are idle; in the others the first side
// attacks.
func players(idle ...uint64) func(uint64) Decide {
	return func(seed uint64) Decide {
		return func(_ context.Context, p *rules.Position) rules.Option {
			q := p.Request()
			for _, o := range q.Options {
				if q.To == rules.First && !slices.Contains(idle, seed) && (o.Do == "play" || o.Do == "attack") {
					return o
				}
			}
			return q.Options[q.Quiet]
		}
	}
}

func TestAReportWorkedOutByHand(t *testing.T) {
	_, w := weigh(t, Task{Book: course{}, Text: brink + spent, Games: 4, Player: players(2)})
	r := w.Report()
	a1, b1, p0, p2 := ref("a1"), ref("b1"), ref("p0"), ref("p2")
	first, second, drawn := []uint64{1, 3, 4}, []uint64(nil), []uint64{2}
	if r.Games != 4 || r.Decided != 4 || r.Unfinished != nil || r.Enough() {
		t.Errorf("%d games, %d decided, unfinished %v", r.Games, r.Decided, r.Unfinished)
	}
	same := func(what string, got, want any) {
		t.Helper()
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s\n%+v, want\n%+v", what, got, want)
		}
	}
	same("wins", r.Won, [2]Share{{first, 4, 0.75, Wilson(3, 4)}, {second, 4, 0, Wilson(0, 4)}})
	same("draws", r.Drawn, Share{drawn, 4, 0.25, Wilson(1, 4)})
	same("endings", r.Endings, []Ending{
		{rules.First, rules.Text{Key: "toy.won", A: rules.SideRef(rules.First)}, "TOY-7", false, Share{first, 4, 0.75, Wilson(3, 4)}},
		{rules.Chance, rules.Text{Key: "toy.drawn"}, "TOY-7", false, Share{drawn, 4, 0.25, Wilson(1, 4)}},
	})
	// The turns are 23, 23, 23 and 24: a tenth from the end is 0.7 of the way to the last.
	same("turns", r.Turns, Spread{23, 23, at([]float64{23, 23, 23, 24}, 0.9)})
	if !near(r.Turns.High, 23.7) {
		t.Error(r.Turns)
	}
	same("length", r.Length, []Bar{{23, first}, {24, drawn}})
	// Who has attacked has no card left and draws none: the deck is spent. The other one has his.
	same("scores", r.Scores, []Band{
		{23, [2]Spread{{0, 0, at([]float64{0, 0, 0, 1}, 0.9)}, {1, 1, 1}}, []uint64{1, 2, 3, 4}},
		{24, [2]Spread{{1, 1, 1}, {1, 1, 1}}, drawn},
	})
	same("pieces", r.Pieces, []Toll{
		{p0, rules.First, "fr", rules.FaceInfantry, share(nil, 4), 1},
		{p2, rules.Second, "gb", rules.FaceInfantry, share(first, 4), 0.125}, // one of two steps in one of four games
	})
	same("objectives", r.Goals, []Objective{{Goal{77, "home", a1, rules.Point{}}, [2]float64{1, 0}, [2]Share{share([]uint64{1, 2, 3, 4}, 4), share(nil, 4)}}})
	same("heat", r.Heat, []Hot{
		{Spot: Spot{Cell: a1}, Held: [2]float64{1, 0}, Stood: [2][]uint64{{1, 2, 3, 4}, nil}},
		{Spot: Spot{Cell: b1}, Fights: 0.75, Losses: 0.75, Lost: [2]float64{0, 0.75}, Held: [2]float64{0, 0.25}, Fought: first, Bled: first,
			Hurt: [2][]uint64{nil, first}, Stood: [2][]uint64{nil, drawn}},
	})
	same("hottest", r.Hottest, Peak{0.75, 0.75, 1})
	if g := w.Games[1]; g.Sampled != 4 || g.Answers != 8 || w.Games[0].Answers != 5 {
		t.Errorf("%+v\n%+v", w.Games[0], g)
	}
}

func TestMiddleNumbers(t *testing.T) {
	for _, x := range []struct {
		all  []float64
		want Spread
	}{
		{nil, Spread{}}, {[]float64{4}, Spread{4, 4, 4}}, {[]float64{3, 1}, Spread{1.2, 2, 2.8}},
		{[]float64{10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}, Spread{1, 5, 9}},
	} {
		if got := spread(x.all); !near(got.Low, x.want.Low) || !near(got.Median, x.want.Median) || !near(got.High, x.want.High) {
			t.Errorf("%v: %v", x.all, got)
		}
	}
}

// A table without cells is told in squares of three inches.
func TestSquaresOfATable(t *testing.T) {
	m := &rules.Map{Shape: rules.Tabletop, Width: 10_000, Height: 8_000, Unit: 1000}
	s := spot(m, 0, rules.Point{X: 9_500, Y: 2_999})
	if s != (Spot{Col: 3, Row: 0}) {
		t.Error(s)
	}
	low, high := s.Corners(m)
	if low != (rules.Point{X: 9_000}) || high != (rules.Point{X: 10_000, Y: 3_000}) {
		t.Error(low, high)
	}
}
