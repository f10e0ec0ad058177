package blocks

import (
	"math/rand/v2"

	"grognard/rules"
)

var ground = makeMap(0)

func makeMap(woods uint64) *rules.Map {
	m := &rules.Map{ID: "blocks", Shape: rules.Hexes, Cols: cols, Rows: rows}
	for n := range cells {
		g := rules.GroundOpen
		if woods>>n&1 == 1 {
			g = rules.GroundWoods
		}
		m.Cells = append(m.Cells, rules.Cell{Ref: cell(n), Col: n % cols, Row: n / cols, Ground: g, Label: Book{}.Format(cell(n))})
	}
	return m
}

// pole is the flag of a side.
func pole(s rules.Side, at rules.Ref) rules.Piece {
	return rules.Piece{Side: s, Nation: nations[s], Form: rules.Marker, Face: rules.FaceRedoubt, Cell: at, N: 1, Of: 1}
}

// View implements rules.Rulebook. Of hidden blocks only the backs are seen, in the
// order of their numbers.
func (Book) View(rb rules.Board, s rules.Side) *rules.View {
	b := rb.(*Board)
	v := &rules.View{Turn: b.Turn, Turns: last, Phase: say("phase", 0, 0), Active: b.Active, Map: ground}
	if b.Woods != 0 {
		v.Map = makeMap(b.Woods)
	}
	v.Sides = [2]rules.Army{{Nation: nations[0], Edge: rules.North}, {Nation: nations[1], Edge: rules.South}}
	for x := rules.First; x <= rules.Second; x++ {
		if at := b.Flags[x]; at >= 0 {
			v.Pieces = append(v.Pieces, pole(x, cell(at)))
		}
		alive := 0
		for c := range cells {
			stack := b.stack(x, c)
			alive += len(stack)
			v.Pieces = append(v.Pieces, b.seen(s, stack)...)
		}
		v.Sides[x].Gauges = []rules.Gauge{{Key: rules.GaugeUnits, N: alive, Of: each, Rule: "BLK-7"}}
	}
	if b.From != 0 {
		v.Combat = &rules.Combat{Kind: say("fight", 0, 0), From: []rules.Ref{b.known(s, b.From.N())}, To: b.known(s, b.To.N())}
	}
	return v
}

// seen lists the blocks of a hex as a side sees them: the backs first, in the order
// of their numbers.
func (b *Board) seen(s rules.Side, stack []rules.Ref) (all []rules.Piece) {
	for hidden := range each + 2 {
		for _, r := range stack {
			k, x := &b.Blocks[r.N()], side(r.N())
			p := rules.Piece{Ref: b.known(s, r.N()), Side: x, Nation: nations[x], Cell: cell(k.Cell)}
			switch {
			case p.Ref != r && k.Back == hidden:
				all = append(all, p)
			case p.Ref == r && hidden > each:
				p.Face, p.N, p.Of = kinds[r.N()%each].face, k.Steps, kinds[r.N()%each].steps
				all = append(all, p)
			}
		}
	}
	return all
}

// Resample implements rules.Rulebook: the blocks of which s sees the backs change
// places; the backs stay where they are.
func (Book) Resample(rb rules.Board, s rules.Side, r *rand.Rand) {
	b := rb.(*Board)
	for x := rules.First; x <= rules.Second; x++ {
		var hidden []int
		for n := range b.Blocks {
			if side(n) == x && x != s && b.Blocks[n].Steps > 0 && !b.Blocks[n].Shown {
				hidden = append(hidden, n)
			}
		}
		r.Shuffle(len(hidden), func(i, j int) {
			k, l := &b.Blocks[hidden[i]], &b.Blocks[hidden[j]]
			k.Cell, l.Cell = l.Cell, k.Cell
			k.Back, l.Back = l.Back, k.Back
		})
	}
}

// Score implements rules.Rulebook: ten points for a step.
func (Book) Score(rb rules.Board, s rules.Side) int {
	sum := 0
	for n, k := range rb.(*Board).Blocks {
		if side(n) == s {
			sum += 10 * k.Steps
		} else {
			sum -= 10 * k.Steps
		}
	}
	return sum
}

// PlayerTurn implements rules.Rulebook.
func (Book) PlayerTurn(rb rules.Board) int {
	b := rb.(*Board)
	return 2*b.Turn + int(b.Active)
}

// Inspect implements rules.Rulebook.
func (Book) Inspect(rb rules.Board, s rules.Side, r rules.Ref) []rules.Note {
	b := rb.(*Board)
	if r.Kind() != blockKind || b.known(s, r.N()) != r {
		return nil
	}
	return []rules.Note{{Text: rules.Text{Key: "blk.about", N: b.Blocks[r.N()].Steps, M: kinds[r.N()%each].hits}, Rule: "BLK-5"}}
}

// Overlays implements rules.Rulebook: there are none.
func (Book) Overlays() []rules.Overlay { return nil }

// Overlay implements rules.Rulebook.
func (Book) Overlay(rules.Board, rules.Side, rules.Overlay, rules.Ref) []rules.Shade { return nil }

// verbs are what kind of act a Do is, and the question that it answers.
var verbs = map[string]struct {
	act   rules.Act
	asked string
}{
	"plant": {rules.ActPlace, "plant"}, "patrol": {rules.ActMove, "patrol"}, "pass": {rules.ActStay, "patrol"},
	"move": {rules.ActMove, "act"}, "attack": {rules.ActFight, "act"}, "hold": {rules.ActStay, "act"},
}

// Act implements rules.Rulebook.
func (Book) Act(_, do string) rules.Act { return verbs[do].act }

// Explain implements rules.Rulebook. What the menus refuse by themselves does not
// come here.
func (Book) Explain(rb rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	verb, known := verbs[o.Do]
	switch {
	case !known:
		return rules.Reason{}
	case q.Kind != verb.asked:
		return rules.No("BLK-3", say("later", 0, 0))
	case o.Who.Kind() == blockKind && side(o.Who.N()) != q.To:
		return rules.No("BLK-4", say("foe", 0, 0))
	case o.Who.Kind() == blockKind && rb.(*Board).Blocks[o.Who.N()].Steps == 0:
		return rules.No("BLK-6", say("gone", o.Who, 0))
	}
	return rules.No("BLK-4", say("never", 0, 0))
}
