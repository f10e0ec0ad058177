package ladder

import (
	"slices"
	"time"

	"grognard/game/trail"
	"grognard/rules"
)

// Deeds is what a player did in a game.
type Deeds struct {
	Decisions int
	Think     []time.Duration // for each player turn in which he decided something
	Slowest   time.Duration   // decision
	Acts      map[rules.Act]int
	// Acted tells of his pieces that moved, fired or fought in which turn they did so first.
	Acted map[rules.Ref]int
	// Troops are his pieces that were ever on the board, leaders and markers not counted.
	Troops map[rules.Ref]bool
	// Moved is how often a piece of his moved in a player turn in which it neither fired nor fought;
	// Idle how often it then stood as good as before, or as before it moved the last time. Orders that
	// came to nothing, by the dice or an obstacle, are neither.
	Moved, Idle int

	turn  int // player turn, as its rulebook numbers it
	spent time.Duration
	began bool

	// Of this player turn: where his pieces stood, those that moved, and those that fired or fought.
	stood         map[rules.Ref]trail.Stand
	stirred, shot map[rules.Ref]bool
	// came is where a piece stood before it moved the last time, if it has done nothing else since.
	came map[rules.Ref]trail.Stand
}

// noteTroops notes the troops of a side that are on the board.
func (d *Deeds) noteTroops(v *rules.View, s rules.Side) {
	for _, p := range v.Pieces {
		if p.Side == s && (p.Cell != 0 || p.Pt != rules.Point{}) && p.Form != rules.Leader && p.Form != rules.Marker {
			d.Troops[p.Ref] = true
		}
	}
}

// answered notes a decision.
func (d *Deeds) answered(book rules.Rulebook, pos *rules.Position, o rules.Option, took time.Duration) {
	board, _ := pos.Checkpoint()
	d.passed(book, pos)
	if d.Acts == nil {
		d.Acts, d.Acted, d.came, d.Troops = map[rules.Act]int{}, map[rules.Ref]int{}, map[rules.Ref]trail.Stand{}, map[rules.Ref]bool{}
	}
	q := pos.Request()
	if !d.began {
		v := pos.View(q.To)
		d.stood, d.stirred, d.shot = trail.Stands(v, q.To), map[rules.Ref]bool{}, map[rules.Ref]bool{}
		d.noteTroops(v, q.To)
	}
	d.turn, d.began = book.PlayerTurn(board), true
	d.spent += took
	d.Slowest = max(d.Slowest, took)
	d.Decisions++
	act := q.Act(o)
	d.Acts[act]++
	who := o.Who
	if who == 0 {
		who = q.About
	}
	if who == 0 {
		return
	}
	moves, fights := slices.Contains(moving, act), slices.Contains(fighting, act)
	if _, known := d.Acted[who]; !known && (moves || fights) {
		d.Acted[who] = pos.View(q.To).Turn
	}
	if moves {
		d.stirred[who] = true
	}
	if fights {
		d.shot[who] = true
	}
}

// The acts by which a piece has acted.
var (
	moving   = []rules.Act{rules.ActMove, rules.ActWheel, rules.ActForm, rules.ActAdvance}
	fighting = []rules.Act{rules.ActFight, rules.ActFire, rules.ActSupport}
)

// passed ends a player turn, if the game has come to another one.
func (d *Deeds) passed(book rules.Rulebook, pos *rules.Position) {
	if board, _ := pos.Checkpoint(); d.began && book.PlayerTurn(board) != d.turn {
		d.close(pos)
	}
}

// close ends a player turn at a position.
func (d *Deeds) close(pos *rules.Position) {
	if !d.began {
		return
	}
	d.Think = append(d.Think, d.spent)
	d.began, d.spent = false, 0
	v := pos.View(rules.Chance)
	for who := range d.shot {
		delete(d.came, who)
	}
	for who := range d.stirred {
		stood, before := d.stood[who]
		stands, after := trail.StandOf(v, who)
		if !before || !after || d.shot[who] || stands == stood && v.Map.Shape == rules.Tabletop {
			continue
		}
		d.Moved++
		came, back := d.came[who]
		if stands.Same(stood, v.Map) || back && stands.Same(came, v.Map) {
			d.Idle++
		}
		d.came[who] = stood
	}
}

// Used is which part of his troops had acted by a turn.
func (d *Deeds) Used(turn int) float64 {
	n := 0
	for who := range d.Troops {
		if first, ok := d.Acted[who]; ok && first <= turn {
			n++
		}
	}
	return float64(n) / float64(max(1, len(d.Troops)))
}
