package prototype

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"grognard/rules"
)

// eagles is the rulebook of the charge.
type eagles struct{}

// cloth is its board.
type cloth struct {
	turn   int
	active rules.Side
	bodies []battalion
}

type battalion struct {
	side           rules.Side
	c              vec
	phi            int // cents
	column         bool
	rankers, start int
	grade          int
	officer        bool
	british        bool

	active, fired, lost      bool // this turn
	halted, broken, disorder bool
	foe                      int // the enemy engaged, plus 1
	along                    int // facing of the charge that began the melee
	charger, bonus           bool
}

func body(i int) rules.Ref { return rules.MakeRef(1, i) }

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// from gives two classes of faces: those below least, and the others.
func from(sides, least int) []int {
	class := make([]int, sides)
	for f := 1; f <= sides; f++ {
		class[f-1] = btoi(f >= least)
	}
	return class
}

func (u *battalion) gone() bool  { return u.rankers <= 0 || u.broken }
func (u *battalion) groups() int { return (u.rankers + 3) / 4 }

func (u *battalion) pose() pose {
	bases := int64((u.start + 3) / 4)
	p := pose{c: u.c, phi: u.phi, wide: 1600 * bases, deep: 1600}
	if u.column {
		p.wide, p.deep = 1600*min(2, bases), 1600*((bases+1)/2)
	}
	return p
}

// slid is the pose moved t mils in a direction, without turning.
func (p pose) slid(phi int, t int64) pose {
	p.c = p.c.plus(turned(phi, 0, t))
	return p
}

// chargeDice are 2D6 or 3D6, of which only those that fall short differ.
func (u *battalion) chargeDice(length int64) rules.Dice {
	n := 2 + btoi(u.column)
	class := make([]int, 5*n+1)
	for i := range class {
		class[i] = min(i, max(0, int(length-5+999)/1000-n))
	}
	return rules.D(n, 6).Summed().Alike(class...)
}

func (b *cloth) canAct(s rules.Side) bool {
	return slices.ContainsFunc(b.bodies, func(u battalion) bool { return u.side == s && !u.gone() && !u.active })
}

func (b *cloth) endTurn(t *rules.Table) {
	b.turn++
	for i := range b.bodies {
		u := &b.bodies[i]
		u.active, u.fired, u.lost, u.halted = false, false, false, false
	}
	t.Tell(rules.Event{Kind: rules.EvTurn, Rule: "ME-12.1", Side: rules.Chance, N: b.turn, Text: rules.Text{Key: "eagles.turn", N: b.turn}})
}

func (b *cloth) lose(t *rules.Table, i, n int, rule string) {
	u := &b.bodies[i]
	if n = min(n, u.rankers); n == 0 {
		return
	}
	u.rankers -= n
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: u.side, Who: body(i), N: n, Text: rules.Text{Key: "eagles.lost", A: body(i), N: n}})
}

func (b *cloth) move(t *rules.Table, i int, p pose, kind rules.EventKind, rule string) {
	b.bodies[i].c, b.bodies[i].phi = p.c, p.phi
	t.Tell(rules.Event{Kind: kind, Rule: rule, Side: b.bodies[i].side, Who: body(i)})
}

// free reports whether body i may stand so: on the table and on nobody but
// body but.
func (b *cloth) free(i int, p pose, but int) bool {
	for k := range b.bodies {
		if k != i && k != but && !b.bodies[k].gone() && p.overlaps(b.bodies[k].pose()) {
			return false
		}
	}
	return p.onTable()
}

// pushed finds how far up to two inches body j goes back. ME-23.15 ME-23.31
func (b *cloth) pushed(j int, dir int64) (pose, int64) {
	u := &b.bodies[j]
	lo, hi := int64(0), int64(2001)
	for lo+1 < hi {
		if mid := (lo + hi) / 2; b.free(j, u.pose().slid(u.along, dir*mid), u.foe-1) {
			lo = mid
		} else {
			hi = mid
		}
	}
	return u.pose().slid(u.along, dir*lo), lo
}

func (b *cloth) Clone() rules.Board {
	c := *b
	c.bodies = slices.Clone(b.bodies)
	return &c
}

func (b *cloth) Result() rules.Result {
	r := rules.Result{Over: true, Winner: rules.Chance, Why: rules.Text{Key: "eagles.over"}, Rule: "ME-28.1"}
	for s := rules.First; s <= rules.Second; s++ {
		if !slices.ContainsFunc(b.bodies, func(u battalion) bool { return u.side == s && !u.gone() }) {
			r.Winner = s.Other()
			return r
		}
	}
	r.Over = b.turn > 8
	return r
}

func (b *cloth) Hash() uint64 { return fnv(eagles{}.Save(b)) }

func fnv(data []byte) uint64 {
	h := uint64(14695981039346656037)
	for _, c := range data {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h
}

func (b *cloth) Check() error {
	for i := range b.bodies {
		u := &b.bodies[i]
		if u.gone() {
			continue
		}
		if !b.free(i, u.pose(), u.foe-1) {
			return fmt.Errorf("body %d stands on another or off the table", i)
		}
		if u.foe > 0 && b.bodies[u.foe-1].foe != i+1 {
			return errors.New("a melee of one")
		}
	}
	return nil
}

func (eagles) Name() string                      { return "eagles" }
func (eagles) Version() int                      { return 1 }
func (eagles) Switches() []rules.Switch          { return nil }
func (eagles) Prefix() string                    { return "me" }
func (eagles) Switch(rules.Board, string) string { return "" }
func (eagles) Word(rules.Ref) string             { return "" }
func (eagles) Format(r rules.Ref) string         { return fmt.Sprintf("b%d", r.N()) }

func (eagles) Parse(s string) (rules.Ref, error) {
	if len(s) == 2 && s[0] == 'b' && s[1] >= '0' && s[1] <= '9' {
		return body(int(s[1] - '0')), nil
	}
	return 0, fmt.Errorf("no body is called %q", s)
}

const battalionLine = "%d %d %d %d %t %d %d %d %t %t %t %t %t %t %t %t %d %d %t %t\n"

func (u *battalion) fields() []any {
	return []any{&u.side, &u.c.x, &u.c.y, &u.phi, &u.column, &u.rankers, &u.start, &u.grade, &u.officer, &u.british,
		&u.active, &u.fired, &u.lost, &u.halted, &u.broken, &u.disorder, &u.foe, &u.along, &u.charger, &u.bonus}
}

func (eagles) Save(rb rules.Board) []byte {
	b := rb.(*cloth)
	s := fmt.Sprintf("%d %d\n", b.turn, b.active)
	for _, u := range b.bodies {
		s += fmt.Sprintf(battalionLine, u.side, u.c.x, u.c.y, u.phi, u.column, u.rankers, u.start, u.grade, u.officer, u.british,
			u.active, u.fired, u.lost, u.halted, u.broken, u.disorder, u.foe, u.along, u.charger, u.bonus)
	}
	return []byte(s)
}

func (eagles) Load(data []byte, _ map[string]string) (rules.Board, error) {
	b := &cloth{}
	lines := strings.SplitAfter(string(data), "\n")
	if _, err := fmt.Sscanf(lines[0], "%d %d\n", &b.turn, &b.active); err != nil {
		return nil, &rules.FileError{Line: 1, Msg: err.Error()}
	}
	for i, line := range lines[1:] {
		if line == "" {
			continue
		}
		var u battalion
		if _, err := fmt.Sscanf(line, battalionLine, u.fields()...); err != nil {
			return nil, &rules.FileError{Line: i + 2, Msg: err.Error()}
		}
		b.bodies = append(b.bodies, u)
	}
	return b, nil
}

var field = &rules.Map{ID: "eagles", Shape: rules.Cloth, Width: 48000, Height: 48000, Unit: 1000}

func (eagles) View(rb rules.Board, _ rules.Side) *rules.View {
	b := rb.(*cloth)
	v := &rules.View{Turn: b.turn, Turns: 8, Phase: rules.Text{Key: "eagles.phase"}, Active: b.active, Map: field}
	for i, u := range b.bodies {
		if !u.gone() {
			v.Pieces = append(v.Pieces, u.piece(i, u.pose()))
		}
	}
	return v
}

func (u *battalion) piece(i int, p pose) rules.Piece {
	return rules.Piece{Ref: body(i), Side: u.side, Form: rules.Base, Face: "infantry", Pt: p.c.point(), Facing: p.phi,
		Wide: int32(p.wide), Deep: int32(p.deep), N: u.rankers, Of: u.start}
}

func (eagles) Resample(rules.Board, rules.Side, *rand.Rand) {} // ME-1.2 nothing is hidden
