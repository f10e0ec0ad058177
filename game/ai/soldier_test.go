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

// drill says of the verbs of these tests what kind of act they are.
type drill struct{ rules.Rulebook }

func (drill) Act(_, do string) rules.Act {
	return map[string]rules.Act{"attack": rules.ActFight, "move": rules.ActMove, "play": rules.ActOrder, "unpick": rules.ActCancel, "done": rules.ActDone}[do]
}

// row is a view of a row of cells with a friend on cell 2, enemies on cells 5
// and 9, and a hand of two cards.
func row() *rules.View {
	v := &rules.View{Map: &rules.Map{Cols: 10, Rows: 1}}
	for i := range 10 {
		v.Map.Cells = append(v.Map.Cells, rules.Cell{Ref: rules.MakeRef(cellKind, i), Col: i})
	}
	stand := func(n, cell int, s rules.Side) {
		v.Pieces = append(v.Pieces, rules.Piece{Ref: rules.MakeRef(pieceKind, n), Side: s, Cell: rules.MakeRef(cellKind, cell)})
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
			q := &rules.Request{To: rules.First, Book: drill{}, Options: test.options, Quiet: 0}
			if got := (Soldier{}).Choose(q, row()); got != test.options[test.want] {
				t.Errorf("he chose %+v", got)
			}
		})
	}
}

func TestTheSoldierMindsObjectives(t *testing.T) {
	me, two := rules.MakeRef(pieceKind, 1), rules.MakeRef(pieceKind, 2)
	cell := func(n int) rules.Ref { return rules.MakeRef(cellKind, n) }
	objective := func(n int) rules.Area {
		return rules.Area{Kind: "objective", Side: rules.Chance, Ref: cell(n), Cells: []rules.Ref{cell(n)}}
	}
	move := func(n int) rules.Option { return rules.Option{Do: "move", Who: me, At: cell(n)} }
	done, attack := rules.Option{Do: "done"}, rules.Option{Do: "attack", Who: me, At: cell(5)}
	for _, test := range []struct {
		name   string
		change func(*rules.View)
		option rules.Option
		taken  bool
	}{
		{"he goes to one that nobody holds", func(v *rules.View) {
			v.Map.Areas = append(v.Map.Areas, objective(0))
			v.Pieces[1].Cell = cell(8)
		}, move(1), true},
		{"and not to one that is his", func(v *rules.View) {
			v.Map.Areas = append(v.Map.Areas, objective(0))
			v.Sides[rules.First].Gauges = []rules.Gauge{{Refs: []rules.Ref{cell(0), me}}}
			v.Pieces = append(v.Pieces, rules.Piece{Ref: 9, Side: rules.First, Cell: cell(0)})
		}, move(1), false},
		{"but back to one of his that stands open to the enemy", func(v *rules.View) {
			v.Map.Areas = append(v.Map.Areas, objective(0))
			v.Sides[rules.First].Gauges = []rules.Gauge{{Refs: []rules.Ref{cell(0)}}}
			v.Pieces[1].Cell = cell(8)
		}, move(1), true},
		{"he stays on one that he holds alone", func(v *rules.View) { v.Map.Areas = append(v.Map.Areas, objective(2)) }, move(3), false},
		{"but not where a friend stays", func(v *rules.View) {
			v.Map.Areas = append(v.Map.Areas, objective(2))
			v.Pieces = append(v.Pieces, rules.Piece{Ref: 9, Side: rules.First, Cell: cell(2)})
		}, move(3), true},
		{"he leaves what a burning lamp hangs on where it is", func(v *rules.View) {
			v.Sides[rules.First].Gauges = []rules.Gauge{{Lamp: true, N: 1, Refs: []rules.Ref{me}}}
		}, move(3), false},
		{"he crosses no river without a bridge for one step", func(v *rules.View) {
			v.Map.Lines = []rules.MapLine{{Kind: "river", Border: true, Cells: []rules.Ref{cell(3), cell(4)}}}
			v.Map.Areas = append(v.Map.Areas, objective(0))
		}, move(3), false},
		{"he attacks who is not the stronger", func(v *rules.View) { v.Pieces[0].N, v.Pieces[1].N = 2, 2 }, attack, true},
		{"and nobody stronger", func(v *rules.View) { v.Pieces[0].N, v.Pieces[1].N = 1, 2 }, attack, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			v := row()
			test.change(v)
			q := &rules.Request{To: rules.First, Book: drill{}, Options: []rules.Option{done, test.option}, Quiet: 0}
			if got := (Soldier{}).Choose(q, v); (got != done) != test.taken {
				t.Errorf("he chose %+v", got)
			}
		})
	}
	v := row()
	v.Pieces = append(v.Pieces, rules.Piece{Ref: two, Side: rules.First, Cell: cell(4), N: 1})
	v.Pieces[0].N, v.Pieces[1].N = 1, 2
	with := rules.Option{Do: "attack", Who: two, At: cell(5)}
	if got := (Soldier{}).Choose(&rules.Request{To: rules.First, Book: drill{}, Options: []rules.Option{done, attack, with}}, v); got == done {
		t.Error("two together do not attack one who is no stronger")
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

func TestTheSoldierDrawsNearOnATabletop(t *testing.T) {
	v := &rules.View{Map: &rules.Map{Shape: rules.Tabletop, Unit: 1000}, Pieces: []rules.Piece{
		{Ref: 1, Side: rules.First, Form: rules.Base, Pt: rules.Point{Y: 1000}},
		{Ref: 2, Side: rules.Second, Form: rules.Base, Pt: rules.Point{Y: 9000}},
	}}
	for seed := range uint64(20) {
		s := Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		o := s.Choose(&rules.Request{To: rules.First, Book: drill{}, Field: lane{}, Quiet: -1}, v)
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
