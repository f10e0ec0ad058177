package ladder

import (
	"slices"
	"time"

	"grognard/rules"
)

// Deeds is what a player did in a game.
type Deeds struct {
	Decisions int
	Think     []time.Duration // for each player turn in which he decided something
	Slowest   time.Duration   // decision
	Acts      map[rules.Act]int
	// Acted are his pieces that moved, fired or fought.
	Acted map[rules.Ref]bool

	turn  int // player turn, as its rulebook numbers it
	spent time.Duration
	began bool
}

// answered notes a decision.
func (d *Deeds) answered(book rules.Rulebook, pos *rules.Position, o rules.Option, took time.Duration) {
	board, _ := pos.Checkpoint()
	turn := book.PlayerTurn(board)
	if d.began && turn != d.turn {
		d.close()
	}
	if d.Acts == nil {
		d.Acts, d.Acted = map[rules.Act]int{}, map[rules.Ref]bool{}
	}
	d.turn, d.began = turn, true
	d.spent += took
	d.Slowest = max(d.Slowest, took)
	d.Decisions++
	q := pos.Request()
	act := q.Act(o)
	d.Acts[act]++
	who := o.Who
	if who == 0 {
		who = q.About
	}
	if who != 0 && slices.Contains(stirring, act) {
		d.Acted[who] = true
	}
}

// stirring are the acts by which a piece has acted.
var stirring = []rules.Act{rules.ActFight, rules.ActFire, rules.ActAdvance, rules.ActMove, rules.ActWheel, rules.ActForm, rules.ActSupport}

// close ends a player turn.
func (d *Deeds) close() {
	if d.began {
		d.Think = append(d.Think, d.spent)
	}
	d.began, d.spent = false, 0
}
