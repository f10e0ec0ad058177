package pacing

import (
	"cmp"

	"grognard/render/table/history"
	"grognard/rules"
)

// follow keeps in view what the player does not do himself: the camera is his,
// and moves only to what would else be missed.
type follow struct {
	on   bool // what is shown now is the computer's doing
	last rules.Ref
}

// Follow returns what is to be brought into view while clips run, of which so many
// events have yet to be told; 0 for nothing. At rest it follows nobody any more.
func (p *Pacing) Follow(running bool, untold int) rules.Ref {
	f := &p.follow
	if !running {
		*f = follow{}
	}
	if !f.on {
		return 0
	}
	log := p.game.Log()
	n := history.Told(log, untold)
	if n == 0 {
		return 0
	}
	e := &log[n-1].Event
	r := cmp.Or(e.To, e.Who, e.From)
	if r == f.last {
		return 0
	}
	if r != 0 {
		f.last = r
	}
	return r
}
