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

// deed is what was decided, with what it is about; "" if nothing is told of it.
func (p *reel) deed(stop int, w *words.Speaker) (text string, about rules.Ref) {
	return p.named(stop, p.Told(stop), w)
}

// named is the deed of a stop of which so much is told: in the words of the log, as far as they tell of the decision and not
// of what came of it, else in those of the answer.
func (p *reel) named(stop int, told []match.Entry, w *words.Speaker) (text string, about rules.Ref) {
	if stop == 0 {
		return "", 0
	}
	first := p.At[stop-1] + 1
	q, a := p.m.Given(first)
	fell := a.By != rules.Chance && p.At[stop] > first
	act := q.Act(a.Option)
	stands := fell && !p.fromBag(first+1) && (act == rules.ActStay || act == rules.ActDone || act == rules.ActChoose)
told:
	for _, e := range told {
		switch k := e.Event.Kind; {
		case e.Answer != first && fell, (k == rules.EvTurn || k == rules.EvPhase) && a.By != rules.Chance:
			break told // what comes now is what came of it
		case k == rules.EvTurn, k == rules.EvPhase, k == rules.EvDice, stands && (k == rules.EvSay || k == rules.EvResult):
			continue // of who stands his ground the factors of the fight are said
		}
		if text = w.Say(e.Event.Text); text != "" {
			return text, cmp.Or(e.Event.Who, e.Event.To, e.Event.From)
		}
	}
	if a.By == rules.Chance || !p.known(q, a) {
		return "", 0
	}
	text = w.Chose(q.Kind, a.Option)
	if who := cmp.Or(a.Option.Who, a.Option.At); who != 0 {
		return text, who
	}
	v := p.film.At(first - 1).View(rules.Chance)
	if fight := p.fight(stop); fight != nil && v.Combat != nil {
		return w.Dash(text, w.Say(fight.Text)), cmp.Or(fight.Who, fight.To)
	}
	if phase := w.Say(v.Phase); phase != "" {
		text = w.Dash(phase, text)
	}
	return text, 0
}

// fromBag reports whether an answer is a card, or something else out of a bag.
func (p *reel) fromBag(answer int) bool {
	q, _ := p.m.Given(answer)
	return q.Dice.Bag != nil
}

// known reports whether an answer may be told in its own words: whoever looks on may know of it, or all is over.
func (p *reel) known(q *rules.Request, a rules.Answer) bool {
	return p.m.Result().Over || p.m.Start().Open || !q.Secret && a.By == p.m.Viewer()
}

// fight is the attack that a stop belongs to: the last one that was declared in its phase; nil: none was.
func (p *reel) fight(stop int) *rules.Event {
	for ; stop > 0; stop-- {
		if e := p.Declared(stop); e != nil {
			return e
		}
		for _, e := range p.Told(stop - 1) {
			if k := e.Event.Kind; k == rules.EvTurn || k == rules.EvPhase {
				return nil
			}
		}
	}
	return nil
}
