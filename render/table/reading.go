package table

import (
	"grognard/render/anim"
	"grognard/render/ui"
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
	*r = reading{}
	for i := range events {
		r.begun = r.begun || events[i].Text.Key != ""
	}
}

// over reports whether the pause, which it lets begin, has ended.
func (r *reading) over(c *ui.Ctx, p anim.Pace) bool {
	if !r.begun || p.Speed < 0 {
		return true
	}
	if r.until == 0 {
		r.until = c.In.Now + readTime
		if p.Speed > 0 {
			r.until = c.In.Now + readTime/p.Speed
		}
	}
	if c.In.Now >= r.until {
		return true
	}
	c.Wake(r.until)
	return false
}
