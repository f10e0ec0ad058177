package table

import (
	"fmt"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// drawn is a rulebook that shows a View made by hand: for what no rulebook of
// the house shows yet.
type drawn struct {
	toy.Book
	view *rules.View
}

func (s drawn) View(rules.Board, rules.Side) *rules.View { return s.view }
func (s drawn) Overlays() []rules.Overlay {
	return []rules.Overlay{"sight", "ranges", "sections", "command"}
}

func (s drawn) Overlay(_ rules.Board, _ rules.Side, key rules.Overlay, _ rules.Ref) []rules.Shade {
	switch key {
	case "sight":
		return []rules.Shade{{Style: "line", Cell: hexRef(4, 6), To: hexRef(6, 2)}, {Style: "blocked", Cell: hexRef(5, 4)}}
	case "ranges":
		return []rules.Shade{{Style: "number", Cell: hexRef(4, 5), N: 3}, {Style: "number", Cell: hexRef(4, 4), N: 2}}
	}
	return nil
}

func (s drawn) Format(r rules.Ref) string {
	if r.Kind() == 1 {
		return fmt.Sprintf("h%d", r.N())
	}
	return fmt.Sprintf("x%d-%d", r.Kind(), r.N())
}

const (
	hexCols = 13
	hexRows = 9
)

func hexRef(col, row int) rules.Ref  { return rules.MakeRef(1, row*hexCols+col) }
func areaRef(i int) rules.Ref        { return rules.MakeRef(5, i) }
func stageCard(i int) rules.Ref      { return rules.MakeRef(3, i) }
func stagePiece(i int) rules.Ref     { return rules.MakeRef(2, i) }
func oneStat(v string) []rules.Stat  { return []rules.Stat{{Key: "orders", Value: v}} }
func section(col int) (west, c bool) { return col < 4, col >= 4 && col < 9 }

// hexMap is a field of pointy hexes in three sections.
func hexMap() *rules.Map {
	m := &rules.Map{ID: "stage", Shape: rules.Hexes, Cols: hexCols, Rows: hexRows}
	m.Areas = []rules.Area{{Kind: "section", Ref: areaRef(0)}, {Kind: "section", Ref: areaRef(1)}, {Kind: "section", Ref: areaRef(2)}}
	for row := range hexRows {
		for col := range hexCols - row&1 {
			g := rules.GroundOpen
			switch {
			case (col*7+row*5)%11 == 0:
				g = "woods"
			case (col*5+row*3)%13 == 0:
				g = "hill"
			case row == 4 && col > 8:
				g = "river"
			}
			m.Cells = append(m.Cells, rules.Cell{Ref: hexRef(col, row), Col: col, Row: row, Ground: g, Label: fmt.Sprintf("%c%d", 'A'+row, col+1)})
			n := 2
			if west, mid := section(col); west {
				n = 0
			} else if mid {
				n = 1
			}
			m.Areas[n].Cells = append(m.Areas[n].Cells, hexRef(col, row))
		}
	}
	return m
}

// hexView is a battle of blocks with section and tactic cards.
func hexView() *rules.View {
	v := &rules.View{Turn: 4, Phase: rules.Text{Key: "toy.phase"}, Active: rules.First, Map: hexMap()}
	v.Sides[0] = rules.Army{Nation: "fr", Edge: rules.South, Gauges: []rules.Gauge{
		{Key: "banners", Ends: true, Spoils: true, N: 2, Of: 6, Refs: []rules.Ref{stagePiece(90), stagePiece(91)}}, {Key: "cards", N: 5, Of: 5}}}
	v.Sides[1] = rules.Army{Nation: "gb", Edge: rules.North, Gauges: []rules.Gauge{{Key: "banners", Ends: true, Spoils: true, Of: 6}, {Key: "cards", N: 4, Of: 4}}}
	faces := []rules.Face{"infantry", "light", "infantry", "cavalry", "artillery", "infantry", "guard"}
	var own []rules.Ref
	for i := range 14 {
		s := rules.Side(i / 7)
		col, row := 1+(i%7)*2-i/7, 7
		if s == rules.Second {
			row = 1
		}
		v.Pieces = append(v.Pieces, rules.Piece{Ref: stagePiece(i), Side: s, Nation: v.Sides[s].Nation, Form: rules.Blocks,
			Face: faces[i%7], Cell: hexRef(col, row), N: 4 - i%3, Of: 4, Value: "LN"})
		if s == rules.First {
			own = append(own, stagePiece(i))
		}
	}
	v.Pieces[1].State, v.Pieces[1].Badges = []rules.State{rules.StateSquare}, []rules.Badge{{Kind: rules.BadgeSquare, N: 2}}
	text := rules.Text{Key: "toy.phase"}
	v.Cards = []rules.Card{
		{Side: rules.Chance, Place: rules.Deck, N: 51},
		{Ref: stageCard(9), Side: rules.Chance, Place: rules.Discards, N: 8, Class: "section", Areas: []rules.Ref{areaRef(1)}, Stats: oneStat("2")},
		{Ref: stageCard(0), Side: rules.First, Place: rules.Hand, N: 1, Class: "section", Stats: oneStat("2"), Areas: []rules.Ref{areaRef(0)}, Orders: own[:2], Text: text},
		{Ref: stageCard(1), Side: rules.First, Place: rules.Hand, N: 1, Class: "section", Stats: oneStat("3"), Areas: []rules.Ref{areaRef(1)}, Orders: own[2:4], Text: text},
		{Ref: stageCard(2), Side: rules.First, Place: rules.Hand, N: 1, Class: "section", Stats: []rules.Stat{{Key: "left", Value: "2"}, {Key: "center", Value: "2"}, {Key: "right", Value: "2"}},
			Areas: []rules.Ref{areaRef(0), areaRef(1), areaRef(2)}, Orders: own, Text: text},
		{Ref: stageCard(3), Side: rules.First, Place: rules.Hand, N: 1, Class: "tactic", Face: "cavalry", Text: text},
		{Ref: stageCard(4), Side: rules.First, Place: rules.Hand, N: 1, Class: "tactic", Face: "infantry", Text: text},
		{Ref: stageCard(5), Side: rules.First, Place: rules.Track, N: 1, Class: "section", Unit: stagePiece(1)},
		{Ref: stageCard(7), Side: rules.First, Place: rules.InPlay, N: 1, Class: "section", Stats: oneStat("2"), Areas: []rules.Ref{areaRef(2)}, Text: text},
		{Side: rules.Second, Place: rules.Hand, N: 4},
	}
	return v
}

// newStage lays a View made by hand on the table, both hands open.
func newStage(t *testing.T, w, h int, v *rules.View) *battle {
	t.Helper()
	return newStageOf(t, w, h, v, prefs.Default())
}

// newStageOf is newStage for a player with settings of his own.
func newStageOf(t *testing.T, w, h int, v *rules.View, p prefs.Prefs) *battle {
	t.Helper()
	m, err := match.New(drawn{view: v}, match.Start{Data: []byte(toy.Duel), Open: true, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	b := newDesk(t, w, h, p).begin(m)
	b.Long()
	return b
}

// throwDice shows a combat with its dice.
func (b *battle) throwDice(d rules.Dice, faces ...int) {
	b.t.game.Clips.Run([]rules.Event{
		{Kind: rules.EvDeclare, Who: stagePiece(0), To: stagePiece(7)},
		{Kind: rules.EvDice, Dice: d, Faces: faces},
	}, b.t.game.Scene.View())
}

// washed counts the cells that a card lights.
func (b *battle) washed() (n int) {
	for _, k := range b.List.Cmds {
		if k.Op == paint.Image && k.Key == "mark/area-hex" {
			n++
		}
	}
	return n
}

func TestPointingAtACardLightsItsAreasAndThePiecesThatItCouldOrder(t *testing.T) {
	v := hexView()
	b := newStage(t, 1280, 720, v)
	b.Point("card.x3-0")
	if got := b.washed(); got != len(v.Map.Areas[0].Cells) {
		t.Errorf("%d cells are lit, want those of the west", got)
	}
	lit := 0
	for _, m := range b.t.View.Picture.Marks {
		if m.At == stagePiece(0) || m.At == stagePiece(1) {
			lit++
		}
	}
	if lit != 2 {
		t.Errorf("%d of the two pieces are lit", lit)
	}
	b.Point("card.x3-3")
	b.Tick()
	if b.washed() != 0 || slices.ContainsFunc(b.t.View.Picture.Marks, func(m board.Mark) bool { return m.Kind == board.Lit }) {
		t.Error("the map stays lit under a card that names nothing")
	}
}

func TestTheCardOnTheTrackBearsTheNumberOfItsSquare(t *testing.T) {
	b := newStage(t, 1280, 720, hexView())
	if !b.Has("track.first.2") {
		t.Errorf("no slot 2 in %s", b.Names())
	}
}

func TestATableOfBlocksAtRestAllocatesLittle(t *testing.T) {
	b := newStage(t, 1280, 720, hexView())
	b.throwDice(rules.Dice{Of: []rules.Die{{N: 6, Sides: 6, Face: rules.DieBattle}}}.Counted().Alike(1, 1, 0, 0, 2, 1), 1, 2, 3, 4, 5, 6)
	b.t.game.Clips.Finish()
	b.Long()
	b.Click("button.peek.sight")
	for at, most := range map[string]float64{"card.x3-0": 0, "track.first.2": 0, "theatre.slip": 4, "gauge.first.banners": 4} {
		b.Point(at)
		if n := b.Allocations(); n > most {
			t.Errorf("with the pointer on %s a frame allocates %v times", at, n)
		}
	}
}

// The loop paints only when it is asked to: what glows under a card comes and goes by
// itself, and while the pointer rests there nothing is painted.
func TestAPointerAtRestOnACardAsksForNoFrames(t *testing.T) {
	b := newStage(t, 1280, 720, hexView())
	b.ui.Calm = true // what is lit pulses otherwise
	rests := func() bool {
		b.Tick()
		for range 5 {
			if !b.Last.Animating && (b.Last.Wake == 0 || b.Last.Wake > b.In.Now+100) {
				return true
			}
			b.Tick()
		}
		return false
	}
	rests()
	place := func(name string) {
		i := slices.IndexFunc(b.Hits(), func(h paint.Hit) bool { return h.Name == name })
		b.In.X, b.In.Y = b.Hits()[i].Center()
	}
	place("card.x3-0")
	if !rests() || b.washed() == 0 {
		t.Errorf("the table wakes at %v after %v, with %d cells lit", b.Last.Wake, b.In.Now, b.washed())
	}
	place("card.x3-3")
	if !rests() || b.washed() != 0 || slices.ContainsFunc(b.t.View.Picture.Marks, func(m board.Mark) bool { return m.Kind == board.Lit }) {
		t.Errorf("the table wakes at %v after %v, with %d cells lit", b.Last.Wake, b.In.Now, b.washed())
	}
}
