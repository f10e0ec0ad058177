package trail

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

// begin begins a battle.
func begin(t *testing.T, system, battle string) *rules.Position {
	t.Helper()
	book, _ := scenarios.Book(system)
	_, data, err := scenarios.Open(system, battle)
	if err != nil {
		t.Fatal(err)
	}
	b, err := book.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// turnStart is where the pieces of a side stood when a player turn began.
type turnStart struct {
	turn   int
	active rules.Side
	stood  map[rules.Ref]Stand
}

// back is Trail.Back, from all that has been.
func back(all []turnStart, s rules.Side, who rules.Ref, at Stand, m *rules.Map) bool {
	last := len(all) - 1
	if stood, ok := all[last].stood[who]; ok && at.Same(stood, m) {
		return true
	}
	for i := last - 1; i >= 0; i-- {
		came, ok := all[i].stood[who]
		went, still := all[i+1].stood[who]
		if ok && still && all[i].active == s && came != went {
			return at.Same(came, m)
		}
	}
	return false
}

// A trail that forgets as it goes on knows of a piece what a list of all turns would tell.
func TestBackIsWhereAPieceWas(t *testing.T) {
	for name, battle := range map[string]string{"squares": "ns-01-maida", "eagles": "the-walled-farm", "ccn": "ccn-01-rolica-first"} {
		t.Run(name, func(t *testing.T) {
			p := begin(t, name, battle)
			book := p.Book()
			lot := rand.New(rand.NewPCG(7, 0))
			var past Trail
			step := First(p)
			followed := &Trail{}
			var turns [2][]turnStart
			found, other := 0, 0
			for n := 0; n < 900 && p.Request() != nil; n++ {
				past.Pass(p)
				if n > 0 {
					step = step.Next(p)
				}
				followed.Follow(step)
				base, _ := p.Checkpoint()
				for s := range turns {
					side := rules.Side(s)
					v := book.View(base, side)
					if now := book.PlayerTurn(base); len(turns[s]) == 0 || turns[s][len(turns[s])-1].turn != now {
						turns[s] = append(turns[s], turnStart{now, v.Active, Stands(v, side)})
					}
					for who, at := range Stands(v, side) {
						want := back(turns[s], side, who, at, v.Map)
						if got := past.Back(side, who, at, v.Map); got != want {
							t.Fatalf("answer %d: %s is back: %v, want %v", n, book.Format(who), got, want)
						}
						if followed.Back(side, who, at, v.Map) != want {
							t.Fatalf("answer %d: %s, step by step: want %v", n, book.Format(who), want)
						}
						if want {
							found++
						} else {
							other++
						}
					}
				}
				p = stray(t, p, lot)
			}
			if found == 0 || other == 0 {
				t.Fatalf("%d places are as before and %d others", found, other)
			}
		})
	}
}

// stray answers by lot.
func stray(t *testing.T, p *rules.Position, lot *rand.Rand) *rules.Position {
	t.Helper()
	q := p.Request()
	a := rules.Answer{By: q.To}
	if q.To == rules.Chance {
		a.Faces = q.Dice.Throw(lot)
	} else {
		o, ok := q.Any(lot)
		if !ok {
			o = q.Field.Sample(lot)
		}
		a.Option = o
	}
	next, _, err := p.Play(a)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// On a tabletop a hair's breadth is no move.
func TestPlacesAsGoodAsOne(t *testing.T) {
	table := &rules.Map{Shape: rules.Tabletop, Unit: 1000}
	hexes := &rules.Map{Shape: rules.Hexes}
	piece := func(x, y int32, facing int, mark string, state ...rules.State) Stand {
		p := rules.Piece{Ref: 7, Pt: rules.Point{X: x, Y: y}, Facing: facing, Mark: mark, State: state}
		s, ok := StandOf(&rules.View{Pieces: []rules.Piece{{Ref: 3}, p}}, p.Ref)
		if !ok {
			t.Fatal("it is not found")
		}
		return s
	}
	from := piece(5000, 5000, 35900, "C")
	for _, x := range []struct {
		to   Stand
		m    *rules.Map
		want bool
	}{
		{piece(5300, 5300, 500, "C"), table, true},
		{piece(5400, 5400, 500, "C"), table, false},
		{piece(5000, 5000, 1000, "C"), table, false},
		{piece(5000, 5000, 35900, "L"), table, false},
		{piece(5000, 5000, 35900, "C", rules.StateSquare), table, false},
		{piece(5000, 5000, 35900, "C", rules.StateDisordered), table, true},
		{piece(5001, 5000, 35900, "C"), hexes, false},
		{piece(5000, 5000, 35900, "C", rules.StateColumn), hexes, false},
		{piece(5000, 5000, 35900, "C", rules.StateMoved), hexes, true},
		{from, hexes, true},
	} {
		if got := from.Same(x.to, x.m); got != x.want {
			t.Errorf("%+v and %+v as good as one: %v", from, x.to, got)
		}
	}
}

// A battalion of several bases has wheeled when one of its ends has.
func TestABodyStandsWhereBothItsEndsDo(t *testing.T) {
	table := &rules.Map{Shape: rules.Tabletop, Unit: 1000}
	body := func(at ...rules.Point) Stand {
		v := &rules.View{}
		for _, pt := range at {
			v.Pieces = append(v.Pieces, rules.Piece{Ref: 7, Side: rules.First, Pt: pt})
		}
		s, ok := StandOf(v, 7)
		if all := Stands(v, rules.First); !ok || all[7] != s || len(all) != 1 {
			t.Fatalf("%v of one, %v of all", s, all)
		}
		return s
	}
	from := body(rules.Point{X: 1000}, rules.Point{X: 2000}, rules.Point{X: 3000})
	for _, x := range []struct {
		to   Stand
		want bool
	}{
		{body(rules.Point{X: 1100}, rules.Point{X: 2000}, rules.Point{X: 3100}), true},
		{body(rules.Point{X: 1000}, rules.Point{X: 2000}, rules.Point{X: 3000, Y: 900}), false},
		{body(rules.Point{X: 1000, Y: 900}, rules.Point{X: 2000}, rules.Point{X: 3000}), false},
	} {
		if got := from.Same(x.to, table); got != x.want {
			t.Errorf("%+v and %+v as good as one: %v", from, x.to, got)
		}
	}
	if _, ok := StandOf(&rules.View{}, 7); ok {
		t.Error("who is not on the board stands")
	}
}

// A copy goes on by itself.
func TestACopyOfATrail(t *testing.T) {
	p := begin(t, "squares", "ns-01-maida")
	var past Trail
	past.Pass(p)
	c := past.Clone()
	c.Pass(p)
	if past.Visits(p) != 1 || c.Visits(p) != 2 {
		t.Errorf("%d and %d visits", past.Visits(p), c.Visits(p))
	}
}
