package ai

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

const (
	cellKind = iota + 1
	pieceKind
	cardKind
)

// row is a view of a row of cells with a friend on cell 2, enemies on cells 5
// and 9, and a hand of two cards.
func row() *rules.View {
	v := &rules.View{Map: &rules.Map{}}
	for i := range 10 {
		v.Map.Cells = append(v.Map.Cells, rules.Cell{Ref: rules.MakeRef(cellKind, i), Col: i})
	}
	stand := func(n, cell int, s rules.Side) {
		v.Pieces = append(v.Pieces, rules.Piece{Ref: rules.MakeRef(pieceKind, n), Side: s, Zone: rules.MakeRef(cellKind, cell)})
	}
	stand(1, 2, rules.First)
	stand(2, 5, rules.Second)
	stand(3, 9, rules.Second)
	v.Cards = []rules.Card{
		{Ref: rules.MakeRef(cardKind, 1), Orders: []rules.Ref{1}},
		{Ref: rules.MakeRef(cardKind, 2), Orders: []rules.Ref{1, 2, 3}},
	}
	return v
}

func TestTheSoldierKnowsWhatHeWants(t *testing.T) {
	me, done := rules.MakeRef(pieceKind, 1), rules.Option{Do: "done"}
	to := func(do string, cell int) rules.Option {
		return rules.Option{Do: do, Who: me, At: rules.MakeRef(cellKind, cell)}
	}
	card := func(n int) rules.Option { return rules.Option{Do: "play", With: rules.MakeRef(cardKind, n)} }
	for _, test := range []struct {
		name    string
		options []rules.Option
		want    int
	}{
		{"to fight rather than to be done", []rules.Option{done, to("attack", 3)}, 1},
		{"to go where the enemy is near", []rules.Option{done, to("move", 3), to("move", 7), to("move", 4)}, 3},
		{"to stay rather than to go away", []rules.Option{done, to("move", 1), to("move", 0)}, 0},
		{"the card that orders most", []rules.Option{done, card(1), card(2)}, 2},
		{"not to take back what he did", []rules.Option{done, {Do: "unpick", At: me}}, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			q := &rules.Request{To: rules.First, Options: test.options, Quiet: 0}
			if got := (Soldier{}).Choose(q, row()); got != test.options[test.want] {
				t.Errorf("he chose %+v", got)
			}
		})
	}
}

// lane is a field in which a base at y 1000 may go to any y up to 5000.
type lane struct{}

func (lane) Check(rules.Option) rules.Reason { return rules.Reason{} }
func (lane) Nearest(rules.Option) rules.Option {
	return rules.Option{Do: "stay", Pt: rules.Point{Y: 1000}}
}
func (lane) Sample(r *rand.Rand) rules.Option {
	return rules.Option{Do: "go", Pt: rules.Point{Y: r.Int32N(5000)}}
}
func (lane) Ghost(o rules.Option) []rules.Piece {
	return []rules.Piece{{Ref: 1, Form: rules.Base, Pt: o.Pt}}
}

func TestTheSoldierDrawsNearOnACloth(t *testing.T) {
	v := &rules.View{Map: &rules.Map{Shape: rules.Cloth, Unit: 1000}, Pieces: []rules.Piece{
		{Ref: 1, Side: rules.First, Form: rules.Base, Pt: rules.Point{Y: 1000}},
		{Ref: 2, Side: rules.Second, Form: rules.Base, Pt: rules.Point{Y: 9000}},
	}}
	for seed := range uint64(20) {
		s := Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		o := s.Choose(&rules.Request{To: rules.First, Field: lane{}, Quiet: -1}, v)
		if o.Do == "go" && o.Pt.Y < 1000 {
			t.Errorf("seed %d: he went back to %d", seed, o.Pt.Y)
		}
	}
}

func TestGamesOfSoldiersEnd(t *testing.T) {
	for seed := range uint64(20) {
		s := Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		play(t, begin(t), seed, func(p *rules.Position) rules.Option {
			return s.Choose(p.Request(), p.View(p.Request().To))
		})
	}
}
