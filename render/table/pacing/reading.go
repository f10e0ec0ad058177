package pacing

import (
	"slices"

	"grognard/render/anim"
	"grognard/rules"
)

// readTime is how long the computer leaves what it has done to be read before
// it goes on, in milliseconds at normal speed.
const readTime = 700

// fightTime is how long it leaves what dice of the player have come to: its own slip takes
// their place. A press ends it.
const fightTime = 2600

// blowTime is how long it leaves the dice of a blow that it is to answer itself, such as by a battle
// back: its own dice take their place.
const blowTime = 1800

// reading is the pause before an answer of the computer. Its zero value is none.
type reading struct {
	fight bool    // dice of the player are to be read
	long  float64 // how long the pause is at normal speed
	begun bool    // something is to be read once its clips have run
	until float64 // the end of the pause, 0 before it runs
}

// begin asks for a pause after events that the log tells in words.
func (r *reading) begin(events []rules.Event) {
	told := func(e rules.Event) bool { return e.Text.Key != "" }
	*r = reading{begun: slices.ContainsFunc(events, told), long: readTime}
	if slices.ContainsFunc(events, contested) {
		r.fight, r.long = true, fightTime
	}
}

// contested reports whether dice were thrown against those of the other side: they are the player's too.
func contested(e rules.Event) bool { return e.Kind == rules.EvDice && e.Dice.By == rules.Diff }

// Fought takes down what an answer of the player has led to: the computer leaves time to read what
// dice have brought. over says that no fight is on after it.
func (p *Pacing) Fought(events []rules.Event, over bool) {
	if !slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == rules.EvDice }) {
		return
	}
	p.read = reading{begun: true, fight: true, long: blowTime}
	if over {
		p.read.long = fightTime
	}
}

// Hurry ends the pause before an answer of the computer. While things still move, what
// a fight has come to is not seen yet.
func (p *Pacing) Hurry(moving bool) {
	if !moving || !p.read.fight {
		p.read = reading{}
	}
}

// ReadUntil returns when the pause ends before the next answer of the computer, which
// begins now unless it has begun already; 0 if it is over.
func (p *Pacing) ReadUntil(now float64, pace anim.Pace) float64 {
	r := &p.read
	if !r.begun || pace.Speed < 0 {
		return 0
	}
	if r.until == 0 {
		long := r.long
		if pace.Speed > 0 {
			long /= pace.Speed
		}
		r.until = now + long
	}
	if now >= r.until {
		return 0
	}
	return r.until
}
