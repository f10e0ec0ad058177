package table

import (
	"math"
	"math/rand/v2"
	"strconv"

	"grognard/rules"
)

// drill is a rulebook of nothing but a parade: each side in turn marches one
// battalion straight ahead by up to six inches, wheels it, or passes.
type drill struct{}

// paradeBoard is its board: a battalion of six bases for each side.
type paradeBoard struct {
	turn  int
	bat   [2]rules.Pose
	blind bool
	away  bool // the first battalion is still to be deployed
}

func (g *paradeBoard) Clone() rules.Board { c := *g; return &c }
func (g *paradeBoard) Result() rules.Result {
	return rules.Result{Over: g.turn >= 8, Winner: rules.Chance}
}
func (g *paradeBoard) Hash() uint64 { return uint64(g.turn) }
func (g *paradeBoard) Check() error { return nil }

func troop(s rules.Side) rules.Ref { return rules.MakeRef(1, int(s)+1) }

func (drill) Name() string                                 { return "drill" }
func (drill) Version() int                                 { return 1 }
func (drill) Prefix() string                               { return "drill" }
func (drill) Switches() []rules.Switch                     { return nil }
func (drill) Switch(rules.Board, string) string            { return "" }
func (drill) Save(rules.Board) []byte                      { return []byte("drill") }
func (drill) Resample(rules.Board, rules.Side, *rand.Rand) {}
func (drill) Format(r rules.Ref) string                    { return "b" + strconv.Itoa(r.N()) }
func (drill) Parse(s string) (rules.Ref, error)            { return rules.MakeRef(1, int(s[1]-'0')), nil }
func (drill) Word(rules.Ref) string                        { return "" }
func (drill) Act(_, do string) rules.Act {
	return map[string]rules.Act{"advance": rules.ActAdvance, "wheel": rules.ActWheel, "deploy": rules.ActPlace, "pass": rules.ActStay}[do]
}

func (drill) Load(data []byte, _ map[string]string) (rules.Board, error) {
	g := &paradeBoard{blind: string(data) == "blind", away: string(data) == "deploy"}
	g.bat = [2]rules.Pose{{Pt: rules.Point{X: 24000, Y: 8000}}, {Pt: rules.Point{X: 24000, Y: 36000}, Facing: 18000}}
	return g, nil
}

var parade = &rules.Map{ID: "parade", Shape: rules.Tabletop, Width: 48000, Height: 48000, Unit: 1000, Areas: []rules.Area{
	{Kind: "wood", Pts: []rules.Point{{X: 6000, Y: 18000}, {X: 14000, Y: 17000}, {X: 15000, Y: 24000}, {X: 7000, Y: 25000}}},
	{Kind: "building", Pts: []rules.Point{{X: 34000, Y: 20000}, {X: 38000, Y: 20000}, {X: 38000, Y: 23000}, {X: 34000, Y: 23000}}},
	{Kind: "hill", Pts: []rules.Point{{X: 18000, Y: 40000}, {X: 33000, Y: 39000}, {X: 36000, Y: 45000}, {X: 20000, Y: 46000}}},
}, Lines: []rules.MapLine{{Kind: "wall", Pts: []rules.Point{{X: 34000, Y: 14000}, {X: 34000, Y: 20000}}}, {Kind: "hedge", Pts: []rules.Point{{X: 4000, Y: 30000}, {X: 16000, Y: 32000}}}}}

// stands are the six bases of a battalion in line.
func stands(s rules.Side, p rules.Pose) []rules.Piece {
	var all []rules.Piece
	sin, cos := math.Sincos(float64(p.Facing) * math.Pi / 18000)
	for i := range 6 {
		u := (float64(i) - 2.5) * 1600
		pc := rules.Piece{Ref: troop(s), Side: s, Nation: [...]string{"fr", "gb"}[s], Form: rules.Base, Face: "infantry", Facing: p.Facing,
			Pt:   rules.Point{X: p.Pt.X + int32(math.Round(u*cos)), Y: p.Pt.Y - int32(math.Round(u*sin))},
			Wide: 1600, Deep: 1600, N: 4, Of: 4}
		if i == 0 {
			pc.Value = "4+"
		}
		if i == 2 {
			pc.State = []rules.State{"officer", "standard"}
		}
		all = append(all, pc)
	}
	return all
}

func (drill) View(b rules.Board, _ rules.Side) *rules.View {
	g := b.(*paradeBoard)
	v := &rules.View{Turn: g.turn/2 + 1, Turns: 4, Active: rules.Side(g.turn % 2), Map: parade, Blind: g.blind, Phase: rules.Text{Key: "table.tray"}}
	v.Sides = [2]rules.Army{{Nation: "fr", Edge: rules.South}, {Nation: "gb", Edge: rules.North}}
	for s, p := range g.bat {
		if s == 0 && g.away {
			continue
		}
		v.Pieces = append(v.Pieces, stands(rules.Side(s), p)...)
	}
	return v
}

func (drill) Score(rules.Board, rules.Side) int                                       { return 0 }
func (drill) PlayerTurn(rules.Board) int                                              { return 0 }
func (drill) Explain(rules.Board, *rules.Request, rules.Option) rules.Reason          { return rules.Reason{} }
func (drill) Inspect(rules.Board, rules.Side, rules.Ref) []rules.Note                 { return nil }
func (drill) Overlays() []rules.Overlay                                               { return nil }
func (drill) Overlay(rules.Board, rules.Side, rules.Overlay, rules.Ref) []rules.Shade { return nil }

func (drill) Step(b rules.Board, t *rules.Table) {
	g := b.(*paradeBoard)
	s := rules.Side(g.turn % 2)
	if g.away {
		o := t.Ask(rules.First, "drill.deploy", "D-5", troop(rules.First), func(m rules.Menu) {
			m.Public()
			m.Field(places{})
		})
		g.bat[0], g.away, g.turn = rules.Pose{Pt: o.Pt, Facing: o.N}, false, 1
		t.Tell(rules.Event{Kind: rules.EvPlace, Rule: "D-5", Who: troop(rules.First)})
		return
	}
	o := t.Ask(s, "drill.order", "D-1", 0, func(m rules.Menu) {
		m.Public()
		m.Quiet(rules.Option{Do: "pass"})
		m.Field(marches{g, s})
	})
	from := g.bat[s]
	if o.Do != "pass" {
		g.bat[s] = marches{g, s}.after(o)
		t.Tell(rules.Event{Kind: rules.EvMove, Rule: "D-2", Side: s, Who: troop(s), Track: []rules.Pose{from, g.bat[s]}})
	}
	g.turn++
}

// marches is the Field of an order.
type marches struct {
	g *paradeBoard
	s rules.Side
}

func (m marches) Does(who rules.Ref) []string {
	if who != troop(m.s) {
		return nil
	}
	return []string{"advance", "wheel"}
}

func (m marches) after(o rules.Option) rules.Pose {
	p := m.g.bat[m.s]
	sin, cos := math.Sincos(float64(p.Facing) * math.Pi / 18000)
	if o.Do == "advance" {
		p.Pt = rules.Point{X: p.Pt.X + int32(math.Round(float64(o.N)*sin)), Y: p.Pt.Y + int32(math.Round(float64(o.N)*cos))}
		return p
	}
	// A wheel to the right turns about the front right corner.
	u, v := 4800., 800.
	if o.N < 0 {
		u = -u
	}
	kx, ky := float64(p.Pt.X)+u*cos+v*sin, float64(p.Pt.Y)+v*cos-u*sin
	p.Facing += o.N
	sin, cos = math.Sincos(float64(p.Facing) * math.Pi / 18000)
	p.Pt = rules.Point{X: int32(math.Round(kx - u*cos - v*sin)), Y: int32(math.Round(ky - v*cos + u*sin))}
	return p
}

func (m marches) Check(o rules.Option) rules.Reason {
	n := m.wanted(o)
	switch {
	case o.Who != troop(m.s):
		return rules.No("D-3", rules.Text{Key: "table.tray"})
	case n < 0 && o.Do != "wheel" || n > 6000:
		return rules.No("D-4", rules.Text{Key: "table.tray"})
	}
	return rules.Reason{}
}

// wanted is the distance that a wish asks for.
func (m marches) wanted(o rules.Option) int {
	if o.Pt == (rules.Point{}) {
		return o.N
	}
	p := m.g.bat[m.s]
	sin, cos := math.Sincos(float64(p.Facing) * math.Pi / 18000)
	return int(math.Round(float64(o.Pt.X-p.Pt.X)*sin + float64(o.Pt.Y-p.Pt.Y)*cos))
}

// nearest counts how often a Field is asked for what is nearest.
var nearest int

func (m marches) Nearest(o rules.Option) rules.Option {
	nearest++
	if o.Do == "wheel" {
		return rules.Option{Do: "wheel", Who: troop(m.s), N: max(-3000, min(3000, o.N))}
	}
	if o.Do == "advance" && o.N == 0 && o.Pt == (rules.Point{}) {
		o.N = 6000 // an order by its button proposes all there is
	}
	return rules.Option{Do: "advance", Who: troop(m.s), N: max(0, min(6000, m.wanted(o)))}
}

func (m marches) Sample(r *rand.Rand) rules.Option {
	return rules.Option{Do: "advance", Who: troop(m.s), N: r.IntN(6001)}
}
func (m marches) Ghost(o rules.Option) []rules.Piece { return stands(m.s, m.after(o)) }
func (m marches) Measure(o rules.Option) []rules.Ruler {
	return []rules.Ruler{{Pts: []rules.Point{m.g.bat[m.s].Pt, m.after(o).Pt}, Text: rules.Text{Key: "table.ruler.hexes", N: o.N / 1000}}}
}

// places is the Field of a deployment: anywhere in the south.
type places struct{}

func (places) Check(o rules.Option) rules.Reason {
	return rules.Unless(o.Pt.Y <= 11200 && o.Pt.Y >= 800, "D-6", rules.Text{Key: "table.tray"})
}

func (places) Nearest(o rules.Option) rules.Option {
	if o.Pt == (rules.Point{}) {
		o.Pt = rules.Point{X: 24000, Y: 11200}
	}
	o.Pt.Y = max(800, min(11200, o.Pt.Y))
	return rules.Option{Do: "deploy", Who: troop(rules.First), Pt: o.Pt, N: o.N}
}

func (p places) Sample(*rand.Rand) rules.Option { return p.Nearest(rules.Option{}) }
func (places) Ghost(o rules.Option) []rules.Piece {
	return stands(rules.First, rules.Pose{Pt: o.Pt, Facing: o.N})
}
