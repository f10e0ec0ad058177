package prototype

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"grognard/rules"
)

// napoleonics is the rulebook of the melee.
type napoleonics struct{}

const (
	rows, cols   = 5, 5 // odd rows shifted right, all of the same length
	cardsInAll   = 12
	firstStrikes = 3 // cards 0 to 2
)

type arm int

const (
	infantry arm = iota
	cavalry
	artillery
)

// The faces of a battle die: 1 and 2 infantry, 3 cavalry, 4 artillery.
const (
	saber = 5
	flag  = 6
)

type troop struct {
	side          rules.Side
	arm           arm
	hex, blocks   int
	heavy, leader bool
	square        int // number of its counter, or 0
}

// place is where a card is: deck, discards, two hands, then the tracks.
type place int

const (
	deckPlace place = iota
	discards
	firstHand
	secondHand
	tracks
)

func handOf(s rules.Side) place         { return firstHand + place(s) }
func trackOf(s rules.Side, n int) place { return tracks + place(4*int(s)+n-1) }

// hexes is the board.
type hexes struct {
	turn    int
	active  rules.Side
	banners [2]int
	units   []troop
	cards   [cardsInAll]place
	forest  [rows * cols]bool
}

func hexRef(h int) rules.Ref { return rules.MakeRef(1, h) }
func unit(i int) rules.Ref   { return rules.MakeRef(2, i) }
func card(c int) rules.Ref   { return rules.MakeRef(3, c) }

// rowNeighbours lists the hexes of row r+dr (dr 1 or -1) beside hex h.
func rowNeighbours(h, dr int) (all []int) {
	r, c := h/cols, h%cols
	for _, n := range []int{c - 1 + r%2, c + r%2} {
		if r+dr >= 0 && r+dr < rows && n >= 0 && n < cols {
			all = append(all, (r+dr)*cols+n)
		}
	}
	return all
}

func around(h int) []int {
	all := append(rowNeighbours(h, -1), rowNeighbours(h, 1)...)
	if h%cols > 0 {
		all = append(all, h-1)
	}
	if h%cols < cols-1 {
		all = append(all, h+1)
	}
	return all
}

func near(a, b int) bool { return slices.Contains(around(a), b) }

func (u *troop) hitBy(f int) bool {
	return f == saber || f == 3 && u.arm == cavalry || f == 4 && u.arm == artillery || f <= 2 && u.arm == infantry
}

// likeFaces puts the faces that do the same to a unit into one class.
func (u *troop) likeFaces() []int {
	class := make([]int, 6)
	for f := 1; f <= 6; f++ {
		class[f-1] = btoi(u.hitBy(f)) + 2*btoi(f == flag)
	}
	return class
}

// on returns the unit in a hex, or -1.
func (b *hexes) on(h int) int {
	return slices.IndexFunc(b.units, func(u troop) bool { return u.blocks > 0 && u.hex == h })
}

// rear lists the free rear hexes. CCN-26.3 CCN-26.6
func (b *hexes) rear(d, h int) (all []int) {
	dr := -1
	if b.units[d].side == rules.Second {
		dr = 1
	}
	for _, n := range rowNeighbours(h, dr) {
		if b.on(n) < 0 {
			all = append(all, n)
		}
	}
	return all
}

// way is how many of n hexes unit d can go back from h.
func (b *hexes) way(d, h, n int) int {
	far := 0
	if n > 0 {
		for _, r := range b.rear(d, h) {
			far = max(far, 1+b.way(d, r, n-1))
		}
	}
	return far
}

// supported means two friends beside the unit. CCN-27.4
func (b *hexes) supported(d int) bool {
	n := 0
	for i := range b.units {
		n += btoi(b.units[i].blocks > 0 && b.units[i].side == b.units[d].side && near(b.units[i].hex, b.units[d].hex))
	}
	return n >= 2 && b.units[d].square == 0
}

func (b *hexes) in(p place) (all []rules.Ref) {
	for c, in := range b.cards {
		if in == p {
			all = append(all, card(c))
		}
	}
	return all
}

// freeTrack is the lowest free number of a track, or 0.
func (b *hexes) freeTrack(s rules.Side) int {
	for n := 1; n <= 4; n++ {
		if !slices.Contains(b.cards[:], trackOf(s, n)) {
			return n
		}
	}
	return 0
}

// tracked is how many spaces of a track are free.
func (b *hexes) tracked(s rules.Side) (free int) {
	for n := 1; n <= 4; n++ {
		free += btoi(!slices.Contains(b.cards[:], trackOf(s, n)))
	}
	return free
}

func (b *hexes) Clone() rules.Board {
	c := *b
	c.units = slices.Clone(b.units)
	return &c
}

func (b *hexes) Result() rules.Result {
	r := rules.Result{Over: true, Winner: rules.Chance, Why: rules.Text{Key: "ccn.over"}, Rule: "CCN-33.1"}
	switch {
	case b.banners[0] >= 3:
		r.Winner = rules.First
	case b.banners[1] >= 3:
		r.Winner = rules.Second
	default:
		r.Over = b.turn > 20
	}
	return r
}

func (b *hexes) Hash() uint64 { return fnv(napoleonics{}.Save(b)) }

func (b *hexes) Check() error {
	for i, u := range b.units {
		if u.blocks < 0 || u.blocks > 4 || u.blocks > 0 && b.on(u.hex) != i {
			return fmt.Errorf("unit %d: %+v", i, u)
		}
		if u.blocks > 0 && u.square > 0 && len(b.in(trackOf(u.side, u.square))) != 1 {
			return errors.New("a square without its card")
		}
	}
	return nil
}

func (napoleonics) Name() string                      { return "ccn" }
func (napoleonics) Version() int                      { return 1 }
func (napoleonics) Switches() []rules.Switch          { return nil }
func (napoleonics) Prefix() string                    { return "ccn" }
func (napoleonics) Switch(rules.Board, string) string { return "" }
func (napoleonics) Word(rules.Ref) string             { return "" }

func (napoleonics) Format(r rules.Ref) string {
	if r.Kind() == 1 {
		return fmt.Sprintf("%c%d", 'A'+r.N()/cols, r.N()%cols+1)
	}
	return fmt.Sprintf("%c%d", "?huc"[r.Kind()], r.N())
}

func (k napoleonics) Parse(s string) (rules.Ref, error) {
	for n := range rows * cols {
		for _, r := range []rules.Ref{hexRef(n), unit(n), card(n)} {
			if k.Format(r) == s {
				return r, nil
			}
		}
	}
	return 0, fmt.Errorf("nothing is called %q", s)
}

func (napoleonics) Save(rb rules.Board) []byte {
	b := rb.(*hexes)
	var s strings.Builder
	fmt.Fprintln(&s, b.turn, b.active, b.banners[0], b.banners[1])
	for _, p := range b.cards {
		fmt.Fprint(&s, int(p), " ")
	}
	fmt.Fprintln(&s)
	for _, f := range b.forest {
		s.WriteByte(".F"[btoi(f)])
	}
	fmt.Fprintln(&s)
	for _, u := range b.units {
		fmt.Fprintln(&s, u.side, int(u.arm), u.hex, u.blocks, u.heavy, u.leader, u.square)
	}
	return []byte(s.String())
}

func (napoleonics) Load(data []byte, _ map[string]string) (rules.Board, error) {
	b := &hexes{}
	r := strings.NewReader(string(data))
	if _, err := fmt.Fscan(r, &b.turn, &b.active, &b.banners[0], &b.banners[1]); err != nil {
		return nil, &rules.FileError{Line: 1, Msg: err.Error()}
	}
	for c := range b.cards {
		if _, err := fmt.Fscan(r, &b.cards[c]); err != nil {
			return nil, &rules.FileError{Line: 2, Msg: err.Error()}
		}
	}
	var forest string
	if _, err := fmt.Fscan(r, &forest); err != nil || len(forest) != rows*cols {
		return nil, &rules.FileError{Line: 3, Msg: "the forests are wrong"}
	}
	for i := range forest {
		b.forest[i] = forest[i] == 'F'
	}
	for {
		var u troop
		if _, err := fmt.Fscan(r, &u.side, &u.arm, &u.hex, &u.blocks, &u.heavy, &u.leader, &u.square); err != nil {
			return b, nil
		}
		b.units = append(b.units, u)
	}
}

var hexMap = func() *rules.Map {
	m := &rules.Map{ID: "ccn", Shape: rules.Hexes, Cols: cols, Rows: rows}
	for h := range rows * cols {
		m.Cells = append(m.Cells, rules.Cell{Ref: hexRef(h), Col: h % cols, Row: h / cols, Ground: "clear", Label: napoleonics{}.Format(hexRef(h))})
	}
	return m
}()

func (napoleonics) View(rb rules.Board, s rules.Side) *rules.View {
	b := rb.(*hexes)
	v := &rules.View{Turn: b.turn, Phase: rules.Text{Key: "ccn.phase"}, Active: b.active, Map: hexMap}
	for i, u := range b.units {
		if u.blocks > 0 {
			p := rules.Piece{Ref: unit(i), Side: u.side, Form: rules.Blocks, Zone: hexRef(u.hex), N: u.blocks, Of: 4}
			if u.square > 0 {
				p.State = append(p.State, "square")
			}
			v.Pieces = append(v.Pieces, p)
		}
	}
	for h := rules.First; h <= rules.Second; h++ {
		for n, p := range []place{handOf(h), trackOf(h, 1), trackOf(h, 2), trackOf(h, 3), trackOf(h, 4)} {
			for _, c := range b.in(p) {
				seen := rules.Card{Side: h, Place: rules.Hand, N: 1}
				if n > 0 {
					seen.Place = rules.Track
				}
				if h == s {
					seen.Ref = c
				}
				v.Cards = append(v.Cards, seen)
			}
		}
		v.Sides[h].Gauges = []rules.Gauge{{Key: "banners", N: b.banners[h], Of: 3, Rule: "CCN-5.1"}}
	}
	v.Cards = append(v.Cards, rules.Card{Side: rules.Chance, Place: rules.Deck, N: len(b.in(deckPlace))})
	return v
}

func (napoleonics) Resample(rb rules.Board, s rules.Side, r *rand.Rand) {
	b := rb.(*hexes)
	var hidden []int
	for c, p := range b.cards {
		mine := s != rules.Chance && (p == handOf(s) || p >= trackOf(s, 1) && p <= trackOf(s, 4))
		if p != discards && !mine {
			hidden = append(hidden, c)
		}
	}
	r.Shuffle(len(hidden), func(i, j int) {
		x, y := &b.cards[hidden[i]], &b.cards[hidden[j]]
		*x, *y = *y, *x
	})
}
