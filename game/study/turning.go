package study

import (
	"math"

	"grognard/game/chronicle"
	"grognard/rules"
)

// Of the moments at which a decision with what fell to it changed the chance of winning, those are told that changed it by so
// much at least, one of each game turn, and not more than so many.
const (
	leastTurning = 0.05
	mostTurning  = 5
)

// Turning lists the moments at which the chance of winning changed most, oldest first; nil where the game is not over, or
// not all of its decisions were gone through. What was merely judged anew turns no battle.
func (s *Study) Turning() []chronicle.Point {
	if !s.Whole() || !s.game.Result().Over || len(s.Course()) < 2 {
		return nil
	}
	if s.turning != nil && s.turned == len(s.verdicts) {
		return s.turning
	}
	all := []chronicle.Point{}
	for k, sh := range s.Shares() {
		by := sh.Decision + sh.Luck
		if math.Abs(by) < leastTurning {
			continue
		}
		p := chronicle.Point{Answer: sh.Answer, Turn: s.game.At(sh.Answer - 1).View(rules.Chance).Turn, Chance: true,
			For: rules.First, By: int(math.Round(100 * math.Abs(by))), Worth: int(1e4 * math.Abs(by))}
		if by < 0 {
			p.For = rules.Second
		}
		p.Whose, p.Change = p.For, p.By
		p.N[0] = int(math.Round(100 * s.Course()[k+1].Chance))
		p.N[1] = 100 - p.N[0]
		if n := len(all) - 1; n >= 0 && all[n].Turn == p.Turn {
			if p.Worth > all[n].Worth {
				all[n] = p
			}
			continue
		}
		all = append(all, p)
	}
	all = chronicle.Best(all, mostTurning)
	for i := range all {
		s.happened(&all[i])
	}
	s.turning, s.turned = all, len(s.verdicts)
	return all
}

// happened finds what happened at a moment.
func (s *Study) happened(p *chronicle.Point) {
	until := p.Answer
	for until < s.game.Len() && s.falls[until] != chosen {
		until++
	}
	var events []rules.Event
	for i := p.Answer; i <= until; i++ {
		events = append(events, s.game.EventsOf(i)...)
	}
	p.Happened(events, s.attack(p.Answer, until), s.game.At(p.Answer-1).View(rules.Chance), s.game.At(until).View(rules.Chance))
}

// attack is the last one that was declared up to an answer, in the phase in which another was given; no Kind: none was.
func (s *Study) attack(from, until int) rules.Event {
	for i := until; i > 0; i-- {
		all := s.game.EventsOf(i)
		for k := len(all) - 1; k >= 0; k-- {
			switch e := all[k]; {
			case e.Kind == rules.EvDeclare:
				return e
			case i < from && (e.Kind == rules.EvTurn || e.Kind == rules.EvPhase):
				return rules.Event{}
			}
		}
	}
	return rules.Event{}
}
