// Package marks says on a map, by marks and arrows, what may be done, what is picked and
// what has happened, and explains them.
package marks

import (
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/history"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/rules"
)

// Deps is what is marked.
type Deps struct {
	Scene   *scene.Scene
	Words   *words.Speaker
	Choice  *choice.Choice
	Board   *board.Board
	Clips   *anim.Timeline       // nil: nothing moves here
	History *history.History     // nil: nothing is told of the combat in progress
	Missed  func() []match.Entry // moves that the player may have missed, the last one first; nil: none
}

// Marks are those of a map.
type Marks struct {
	Deps
	Said    []paint.Rect // where the legend stands, as last painted
	path    []rules.Ref  // that is drawn just now
	forces  []rules.Fighter
	entries []entry     // of the legend
	added   []rules.Ref // to the choice already
	advised foresee.Memo[foresee.Act, foresee.Route]
}

// New returns the marks of a map.
func New(d Deps) Marks { return Marks{Deps: d} }

// At is what the player is at.
type At struct {
	Hover, Cell rules.Ref    // under the pointer
	Lit         []rules.Ref  // pointed at elsewhere
	Crossed     rules.Ref    // was clicked in vain
	Advised     rules.Option // is shown as if it were done
}

// Set puts all marks and arrows into a picture.
func (m *Marks) Set(p *board.Picture, at *At) {
	p.Marks, p.Arrows, p.Ghosts = p.Marks[:0], p.Arrows[:0], nil
	if m.Scene.Ask != nil && !m.Scene.Moving() {
		m.options(p, at)
	}
	m.missed(p)
	m.advise(p, at.Advised)
	m.area(p, at.Cell)
	m.combat(p)
	if at.Crossed != 0 {
		p.Marks = append(p.Marks, board.Mark{At: at.Crossed, Kind: board.Forbid})
	}
	for _, r := range at.Lit {
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Lit})
	}
	if h := at.Hover; h != 0 && m.Choice.Dragged == 0 && !m.Choice.IsPicked(h) && h != m.Choice.Hand.Who {
		p.Marks = append(p.Marks, board.Mark{At: h, Kind: board.Hover})
	}
}

// combat shows who fights whom, and marks who takes part, of the side that decides, in
// the one that is being put together.
func (m *Marks) combat(p *board.Picture) {
	k := m.Scene.View().Combat
	if k == nil || m.History == nil {
		return
	}
	if m.stands(k) {
		for _, from := range k.From {
			p.Arrows = append(p.Arrows, board.Arrow{From: from, To: k.To, Kind: board.ArrowAttack})
		}
	}
	if !m.History.Composing() {
		return
	}
	m.forces = m.Scene.Force(m.forces[:0], k, m.Scene.Ask.To, m.Scene.Attacker(k))
	for i := range m.forces {
		if r := m.forces[i].Ref; !m.Choice.IsPicked(r) && m.Scene.Mine(r) {
			p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Selected})
		}
	}
}

// stands reports whether a combat is still to be decided, as far as it has been told.
func (m *Marks) stands(k *rules.Combat) bool {
	return (m.Scene.Moving() || !m.History.Decided()) && m.History.Stands(k, m.Clips.Untold())
}

// area marks the part of the map under the pointer that may be picked.
func (m *Marks) area(p *board.Picture, cell rules.Ref) {
	if a := m.Choice.AreaAt(cell); a != nil && m.Choice.IsLive(a.Ref) && !m.Scene.Moving() {
		for _, r := range a.Cells {
			p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Move})
		}
	}
}

// missed draws the moves that the player may have missed.
func (m *Marks) missed(p *board.Picture) {
	v := m.Scene.View()
	if m.Missed == nil || m.Scene.Moving() || v.Turn == 0 || v.Combat != nil || len(m.Choice.Picks) > 0 {
		return // a combat has arrows of its own, and so has what is picked
	}
	for _, e := range m.Missed() {
		ev := &e.Event
		if ev.From == 0 {
			continue
		}
		p.Marks = append(p.Marks, board.Mark{At: ev.From, Kind: board.Ghost})
		switch {
		case ev.To == 0:
		case len(ev.Path) < 2:
			p.Arrows = board.Chain(p.Arrows, board.ArrowPast, ev.From, ev.To)
		default:
			p.Arrows = board.Chain(p.Arrows, board.ArrowPast, ev.Path...)
		}
	}
}
