package replay

import (
	"cmp"
	"slices"

	"grognard/game/chronicle"
	"grognard/game/film"
	"grognard/game/match"
	"grognard/render/table/words"
	"grognard/rules"
)

// reel is where in a game one is, and how it runs on.
type reel struct {
	m    *match.Match
	film *film.Film
	*film.Stops

	at    int  // answers played: always those of a stop
	plays bool // what has led here from the stop before is to be seen happening
	run   bool
	next  float64 // when the next decision is due, while it runs
	speed int     // of speeds
}

func reelOf(m *match.Match) reel {
	return reel{m: m, film: film.New(m), Stops: film.StopsOf(m), speed: 1}
}

// pace is how long a decision stands while the replay runs, in milliseconds; one with
// dice stands twice as long.
const pace = 900

// speeds are how fast it may run.
var speeds = [...]struct {
	times float64
	word  string
}{{.5, "½"}, {1, "1"}, {2, "2"}, {4, "4"}}

// stands is how long a stop is shown while the replay runs.
func (p *reel) stands(stop int) float64 {
	ms := pace / speeds[p.speed].times
	if p.Fight[stop] {
		ms *= 2
	}
	return ms
}

// show shows the game after an answer, and halts.
func (p *reel) show(answer int) { p.at, p.plays, p.run = answer, false, false }

// toggle lets it run, or halts it.
func (p *reel) toggle(now float64) {
	p.run = !p.run && p.at < p.m.Len()
	p.next = now + pace/speeds[p.speed].times
}

// tick runs on to the next decision if it is due, and reports whether it was. As long as
// anything moves none is; then what has come of it stands for half of its time.
func (p *reel) tick(now float64, moves bool) bool {
	switch {
	case !p.run:
		return false
	case moves:
		p.next = now + p.stands(p.Of(p.at))/2
		return false
	case p.at >= p.m.Len():
		p.run = false
		return false
	case now < p.next:
		return false
	}
	stop := p.Of(p.at) + 1
	p.at, p.plays = p.At[stop], true
	p.next = now + p.stands(stop)
	return true
}

// opens reports whether a stop is the first of a game turn.
func (p *reel) opens(stop int) bool {
	return slices.ContainsFunc(p.Turns, func(t chronicle.Turn) bool { return p.Of(t.Answer) == stop })
}

// turnOf is the turn that an answer belongs to.
func (p *reel) turnOf(answer int) (turn int) {
	for _, t := range p.Turns {
		if t.Answer > answer {
			break
		}
		turn = t.Turn
	}
	return turn
}

// deed is what was decided, in the words of the log, with what it is about; "" if nothing
// is told of it.
func (p *reel) deed(stop int, w *words.Speaker) (text string, about rules.Ref) {
	return deedOf(p.Told(stop), w)
}

func deedOf(told []match.Entry, w *words.Speaker) (text string, about rules.Ref) {
	for _, e := range told {
		switch e.Event.Kind {
		case rules.EvTurn, rules.EvPhase, rules.EvDice:
			continue
		}
		if text = w.Say(e.Event.Text); text != "" {
			return text, cmp.Or(e.Event.Who, e.Event.To, e.Event.From)
		}
	}
	return "", 0
}
