// Package anim turns events into motion. The rules are always at the new
// position; the table shows the last settled View and the clips that lead
// from there, and settles the new View when they have run.
//
// Nothing here draws or reads a clock: the caller says what time it is.
package anim

import (
	"slices"

	"grognard/rules"
)

// Pace is how fast things are shown.
type Pace struct {
	Speed   float64 // times normal; 0 is normal, below 0 is instant
	Reduced bool    // cross-fades instead of motion
}

func (p Pace) factor() float64 {
	if p.Speed == 0 {
		return 1
	}
	return p.Speed
}

// Timeline shows events one after the other. Its zero value shows nothing
// until the first Settle.
type Timeline struct {
	Pace

	stage  rules.View // what is told so far; shown while clips run
	next   *rules.View
	clips  []clip
	done   int     // clips that have finished
	at     float64 // milliseconds at speed 1 since the first clip
	last   float64 // time of the last Tick
	first  bool    // no Tick since the clips began
	throws []Throw
	over   bool // what the dice were for is over
	trails []Trail

	flashes []flashed // of the last moments
	cues    []Cue     // since they were last asked for
	spare   []Cue     // those given out then
	skips   bool      // what is told now is not shown
}

// Settle shows v from now on and drops all clips, and in a new combat the dice of
// what was over before it.
func (t *Timeline) Settle(v *rules.View) {
	t.next, t.clips, t.done, t.at = v, t.clips[:0], 0, 0
	for i := range t.throws {
		t.throws[i].still = true
	}
	over := v == nil || v.Combat == nil
	if t.over && !over {
		t.Forget()
	}
	t.over = over
}

// Run shows events and then v. Events may be added while others run.
func (t *Timeline) Run(events []rules.Event, v *rules.View) {
	if t.Speed < 0 || t.next == nil {
		t.skips = true
		for i := range events {
			t.note(&events[i], true)
			t.cue(&events[i], false)
		}
		t.skips = false
		t.Settle(v)
		return
	}
	if !t.Running() {
		t.open()
	}
	for _, e := range events {
		t.push(e)
	}
	t.next = v
	if !t.Running() {
		t.Settle(v)
	}
}

// open copies the settled View, so that clips may change it piece by piece.
func (t *Timeline) open() {
	pieces, cards := t.stage.Pieces[:0], t.stage.Cards[:0]
	t.stage = *t.next
	t.stage.Pieces = append(pieces, t.next.Pieces...)
	t.stage.Cards = append(cards, t.next.Cards...)
	t.clips, t.done, t.at, t.first = t.clips[:0], 0, 0, true
}

// push appends one event behind the clips that wait.
func (t *Timeline) push(e rules.Event) {
	c := clip{ev: e, dur: length(&e, t.Reduced), start: t.at}
	if t.onTabletop() && travels(e.Kind) {
		c.dur = marchTime(&e, t.unit(), t.Reduced)
	}
	if e.Kind == rules.EvRetreat && !t.onTabletop() && !goesOn(&e, t.clips) {
		c.wait = retreatWait
		c.dur += c.wait
	}
	if e.Kind == rules.EvRetreat && t.onTabletop() {
		c.wait = retreatWait
	}
	if n := len(t.clips); n > 0 {
		before := &t.clips[n-1]
		c.start = before.end()
		rest, losses, after := burst(t.clips)
		switch {
		case after && casualty(e.Kind) && (e.From == 0 || e.From == e.To || e.Kind == rules.EvRemove):
			c.start = rest + hitStep*float64(losses)
		case after && e.Kind == rules.EvRetreat && c.wait > 0: // its arrow stands while men fall
			c.start = max(rest, before.end()-c.wait)
		case after && c.dur == 0: // what the dice came to is told when they lie
			c.start = rest
		case follows(&e, &before.ev):
			c.start = before.start + dealStep
		case together(&e, &before.ev):
			c.start, c.wait, c.dur = before.start, before.wait, before.dur
		}
	}
	t.clips = append(t.clips, c)
}

// Running reports whether clips are left.
func (t *Timeline) Running() bool { return t.done < len(t.clips) }

// Busy reports whether anything still changes with time: clips, or trails.
func (t *Timeline) Busy() bool { return t.Running() || len(t.trails) > 0 }

// Tick moves the show on to a time in milliseconds.
func (t *Timeline) Tick(now float64) {
	step := (now - t.last) * t.factor()
	if t.first {
		step, t.first = 0, false
	}
	t.last = now
	t.trails = fresh(t.trails, now)
	if !t.Running() {
		return
	}
	t.at += max(0, min(step, 100)) // a slow frame must not swallow a clip
	t.advance()
}

// Finish completes all clips in this moment.
func (t *Timeline) Finish() {
	if !t.Running() {
		return
	}
	for i := range t.clips {
		t.at = max(t.at, t.clips[i].end())
	}
	t.skips = true
	t.advance()
	t.skips = false
}

// advance tells what has happened by now, and settles when all is told.
func (t *Timeline) advance() {
	for i := t.done; i < len(t.clips); i++ {
		c := &t.clips[i]
		if !c.begun && t.at >= c.start {
			c.begun = true
			t.begin(c)
			t.cue(&c.ev, false)
		}
	}
	t.land()
	for t.Running() && t.at >= t.clips[t.done].end() {
		if c := &t.clips[t.done]; !early(c.ev.Kind) {
			t.tell(&c.ev)
		}
		t.done++
	}
	if !t.Running() {
		t.Settle(t.next)
	}
}

// begin does what an event does when its clip starts.
func (t *Timeline) begin(c *clip) {
	t.note(&c.ev, false)
	t.dim(c)
	if early(c.ev.Kind) {
		t.tell(&c.ev)
	}
}

// early reports whether an event changes the stage when its clip starts: the
// table lets cards glide from where they lay to where they lie.
func early(k rules.EventKind) bool {
	return k == rules.EvPlay || k == rules.EvDiscard || k == rules.EvDraw || k == rules.EvReturn
}

// note keeps what outlives the clip: dice stay on show, paths stay drawn.
func (t *Timeline) note(e *rules.Event, still bool) {
	switch e.Kind {
	case rules.EvDeclare:
		t.Forget()
	case rules.EvDice:
		if t.over {
			t.Forget()
		}
		t.over = false
		t.throws = append(t.throws, Throw{Event: *e, start: t.at, still: still})
	case rules.EvMove, rules.EvRetreat, rules.EvAdvance:
		if t.Reduced {
			t.trails = append(t.trails, Trail{slices.Clone((&clip{ev: *e}).path()), e.Track, e.Kind == rules.EvRetreat, t.last + trailTime})
		}
	}
}

// View returns what the table shows now. It must not be changed, and holds
// until the next call of Tick, Run, Settle or Finish.
func (t *Timeline) View() *rules.View {
	if t.Running() {
		return &t.stage
	}
	return t.next
}

// Untold counts the events whose clips have not begun to run; dice are told
// when they have come to rest.
func (t *Timeline) Untold() int {
	for i := t.done; i < len(t.clips); i++ {
		if c := &t.clips[i]; !c.begun || c.ev.Kind == rules.EvDice && t.at < c.end() {
			return len(t.clips) - i
		}
	}
	return 0
}
