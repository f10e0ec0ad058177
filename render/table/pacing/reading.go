package pacing

import (
	"slices"

	"grognard/render/anim"
	"grognard/rules"
)

// readTime is how long the computer leaves what it has done to be read before
// it goes on, in milliseconds at normal speed.
const readTime = 700

// reading is the pause after an answer of the computer. Its zero value is none.
type reading struct {
	begun bool    // something is to be read once its clips have run
	until float64 // the end of the pause, 0 before it runs
}

// begin asks for a pause after events that the log tells in words.
func (r *reading) begin(events []rules.Event) {
	told := func(e rules.Event) bool { return e.Text.Key != "" }
	*r = reading{begun: slices.ContainsFunc(events, told)}
}

// Hurry ends the pause after an answer of the computer.
func (p *Pacing) Hurry() { p.read = reading{} }

// ReadUntil returns when the pause ends after the last answer of the computer, which
// begins now unless it has begun already; 0 if it is over.
func (p *Pacing) ReadUntil(now float64, pace anim.Pace) float64 {
	r := &p.read
	if !r.begun || pace.Speed < 0 {
		return 0
	}
	if r.until == 0 {
		r.until = now + readTime
		if pace.Speed > 0 {
			r.until = now + readTime/pace.Speed
		}
	}
	if now >= r.until {
		return 0
	}
	return r.until
}
