// Package trail knows where a game has been: how often it has come to a position, and where the
// pieces stood before. Computer players go by it, so that they neither go round in circles nor move
// a piece there and back.
package trail

import (
	"maps"

	"grognard/rules"
)

// Trail is where a game has been. The zero value is one that has not begun. A position that comes
// again in the same game is one in which nothing was brought about since.
type Trail struct {
	visits map[uint64]int
	last   Step                   // that began a player turn
	before [2]map[rules.Ref]Stand // where pieces stood when the last turn of their own began in which they moved
}

// Step is what a trail keeps of a position.
type Step struct {
	Key    uint64 // see KeyOf
	turn   int    // player turn, as the rulebook numbers them
	active rules.Side
	stands *[2]map[rules.Ref]Stand // of each side, where a player turn begins; nil: it goes on
}

// First is the step of the position with which a game begins.
func First(p *rules.Position) Step { return stepTo(p, nil) }

// Next is the step of the position that follows.
func (s Step) Next(p *rules.Position) Step { return stepTo(p, &s) }

func stepTo(p *rules.Position, last *Step) Step {
	board, _ := p.Checkpoint()
	s := Step{Key: KeyOf(p), turn: p.Book().PlayerTurn(board)}
	if last == nil || s.turn != last.turn {
		s.stands = &[2]map[rules.Ref]Stand{}
		for side := range s.stands {
			v := p.Book().View(board, rules.Side(side)) // a player sees where his own pieces are
			s.active, s.stands[side] = v.Active, Stands(v, rules.Side(side))
		}
	}
	return s
}

// Pass notes that the game has come to a position.
func (t *Trail) Pass(p *rules.Position) {
	if t.visits == nil {
		t.Follow(First(p))
	} else {
		t.Follow(t.last.Next(p))
	}
}

// Follow notes that the game has come to the position of a step.
func (t *Trail) Follow(s Step) {
	if t.visits == nil {
		t.visits, t.before = map[uint64]int{}, [2]map[rules.Ref]Stand{{}, {}}
	}
	t.visits[s.Key]++
	if s.stands == nil {
		return
	}
	if side := t.last.active; t.last.stands != nil && side != rules.Chance {
		for who, stood := range t.last.stands[side] {
			if now, ok := s.stands[side][who]; ok && now != stood {
				t.before[side][who] = stood
			}
		}
	}
	t.last = s
}

// Visits returns how often the game has come to a position.
func (t *Trail) Visits(p *rules.Position) int { return t.visits[KeyOf(p)] }

// Back reports whether a piece of a side that has moved to a place is back where it was when this
// player turn began, or before it moved the last time.
func (t *Trail) Back(s rules.Side, who rules.Ref, at Stand, m *rules.Map) bool {
	if t.last.stands == nil {
		return false
	}
	stood, ok := t.last.stands[s][who]
	came, moved := t.before[s][who]
	return ok && at.Same(stood, m) || moved && at.Same(came, m)
}

// Clone is a copy that can go on by itself.
func (t *Trail) Clone() *Trail {
	c := *t
	c.visits = maps.Clone(t.visits)
	for side := range c.before {
		c.before[side] = maps.Clone(t.before[side])
	}
	return &c
}

// KeyOf is one number for a position: the board at the start of the Step, and
// the answers since.
func KeyOf(p *rules.Position) uint64 {
	base, tape := p.Checkpoint()
	h := rules.NewHasher()
	h.Mix(base.Hash())
	for _, a := range tape {
		o := a.Option
		h.Ints(int(a.By), len(o.Do), o.N, int(o.Pt.X), int(o.Pt.Y), len(a.Faces))
		for i := range len(o.Do) {
			h.Mix(uint64(o.Do[i]))
		}
		h.Mix(uint64(o.Who), uint64(o.With), uint64(o.At))
		h.Ints(a.Faces...)
	}
	return uint64(h)
}
