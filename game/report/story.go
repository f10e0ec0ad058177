package report

import (
	"math"
	"slices"
	"strconv"

	"grognard/game/chronicle"
	"grognard/rules"
)

// tellStory puts each turn into sentences.
func (g *gatherer) tellStory() {
	routine := g.routine()
	for i := range g.turns {
		t := &g.turns[i]
		out := Turn{N: t.n, Drawing: t.draw}
		if out.Head = g.words.Word("ui.end.point.turn", t.n); t.n == 0 {
			out.Head = g.words.Capital(g.words.Word("ui.load.setup"))
		}
		out.Parts = g.parts(t, routine)
		out.Caption = g.caption(t)
		score := chronicle.Scores(g.book, g.last.Board(), t.after)
		if score[0] != nil && score[1] != nil {
			out.Score = g.words.Beside(g.words.About(g.side(rules.First), count(score[0])), g.words.About(g.side(rules.Second), count(score[1])))
		}
		g.Turns = append(g.Turns, out)
	}
}

// parts tells a turn, a part for whoever had it.
func (g *gatherer) parts(t *raw, routine map[string]bool) []Part {
	s := teller{g: g, routine: routine}
	for k := range t.events {
		if b := t.begins[k]; s.now != nil && s.now.Fight && (b == begun || b == mayBegin && s.apart(&t.events[k])) {
			s.end()
		}
		s.tell(&t.events[k])
	}
	s.end()
	return s.parts
}

func (g *gatherer) side(s rules.Side) string { return g.words.Side(s, g.names) }

// routine are the keys of what is said in more than half of all turns: how a turn goes is no news.
func (g *gatherer) routine() map[string]bool {
	turns := map[string]int{}
	for i := range g.turns {
		seen := map[string]bool{}
		for _, e := range g.turns[i].events {
			if key := e.Text.Key; key != "" && !seen[key] {
				seen[key] = true
				turns[key]++
			}
		}
	}
	often := map[string]bool{}
	for key, n := range turns {
		often[key] = n > 2 && 2*n > len(g.turns)
	}
	return often
}

// teller tells the events of a turn.
type teller struct {
	g       *gatherer
	routine map[string]bool
	parts   []Part
	now     *Paragraph  // that is being told; nil: none
	in      []rules.Ref // who takes part in it, as far as that was told
}

// part is the one that is being told.
func (s *teller) part() *Part {
	if len(s.parts) == 0 {
		s.parts = append(s.parts, Part{Side: rules.Chance})
	}
	return &s.parts[len(s.parts)-1]
}

// begin ends the paragraph and begins another.
func (s *teller) begin(p Paragraph) {
	s.end()
	s.now, s.in = &p, nil
}

// joins notes who takes part in what is being told.
func (s *teller) joins(all ...rules.Ref) {
	if s.now != nil {
		s.in = append(s.in, all...)
	}
}

// apart reports whether an event is told of somebody who takes no part in what is being told, as far as is known.
// Who advances after a combat or gives way took part in it.
func (s *teller) apart(e *rules.Event) bool {
	return e.Who != 0 && e.Kind != rules.EvAdvance && e.Kind != rules.EvRetreat && !slices.Contains(s.in, e.Who)
}

// end puts the paragraph into its part, if it says anything.
func (s *teller) end() {
	if p := s.now; p != nil && (p.Lead != "" || len(p.Said) > 0) {
		k := s.part()
		k.Story = append(k.Story, *p)
	}
	s.now = nil
}

// tell takes one event.
func (s *teller) tell(e *rules.Event) {
	said := s.g.words.Say(e.Text, s.g.names)
	switch e.Kind {
	case rules.EvTurn:
		s.end()
		if e.Side != rules.Chance {
			s.parts = append(s.parts, Part{Side: e.Side, Head: s.g.side(e.Side)})
		}
	case rules.EvPhase:
		s.end()
	case rules.EvDeclare:
		s.begin(Paragraph{Side: e.Side, Fight: true, Lead: s.g.words.Whole(said)})
		s.joins(e.Who, e.To, e.From)
	case rules.EvDice:
		s.dice(e)
	case rules.EvHit, rules.EvRemove:
		s.hurt(e, said)
	case rules.EvResult, rules.EvRetreat, rules.EvAdvance, rules.EvEnd:
		s.result(e, said)
	case rules.EvMove:
		if said == "" {
			return
		}
		if s.now == nil || !s.now.Moves || s.now.Side != e.Side {
			s.begin(Paragraph{Side: e.Side, Moves: true})
		}
		s.add(said)
	case rules.EvPlay:
		if said != "" {
			s.begin(Paragraph{Side: e.Side, Lead: s.g.words.Whole(said)})
		}
	case rules.EvSay, rules.EvMark, rules.EvRestore, rules.EvPlace:
		s.say(e, said)
	}
}

// dice takes a throw; one without a declaration before it may be the beginning of a fight.
func (s *teller) dice(e *rules.Event) {
	if e.Dice.Bag != nil || len(e.Faces) == 0 {
		return
	}
	if s.now == nil || s.now.Moves {
		s.begin(Paragraph{Side: e.Side})
	}
	s.now.Dice = append(s.now.Dice, s.g.faces(e))
}

// battleFaces are the words of what a battle die shows, by face from 1.
var battleFaces = [...]string{"report.die.infantry", "report.die.infantry", "report.die.cavalry", "report.die.artillery", "report.die.flag", "report.die.sabres"}

// faces are what the dice of a throw show.
func (g *gatherer) faces(e *rules.Event) (all []string) {
	for _, of := range e.Dice.Of {
		for range of.N {
			if len(all) == len(e.Faces) {
				break
			}
			face := e.Faces[len(all)]
			if of.Face == rules.DieBattle && face >= 1 && face <= len(battleFaces) {
				all = append(all, g.words.Word(battleFaces[face-1]))
				continue
			}
			all = append(all, strconv.Itoa(face))
		}
	}
	return all
}

// hurt takes a loss.
func (s *teller) hurt(e *rules.Event, said string) {
	if s.now == nil || s.now.Moves {
		s.begin(Paragraph{Side: e.Side})
	}
	s.joins(e.Who)
	if e.Side != rules.Chance && e.N > 0 {
		s.now.Lost[e.Side] += e.N
		s.now.Fight = true
	}
	s.add(said)
}

// result takes what came of something.
func (s *teller) result(e *rules.Event, said string) {
	if said == "" || (s.now == nil || !s.now.Fight) && e.Kind == rules.EvResult && s.routine[e.Text.Key] {
		return
	}
	if s.now == nil || s.now.Moves {
		s.begin(Paragraph{Side: e.Side})
	}
	s.joins(e.Who)
	s.add(said)
}

// say takes a line of the log that is no deed.
func (s *teller) say(e *rules.Event, said string) {
	fight := s.now != nil && s.now.Fight
	if said == "" || s.routine[e.Text.Key] && !fight || e.Kind == rules.EvPlace {
		return
	}
	if s.now == nil || s.now.Moves {
		s.begin(Paragraph{Side: e.Side})
	}
	s.add(said)
}

// add says a sentence, once.
func (s *teller) add(said string) {
	said = s.g.words.Whole(said)
	if n := len(s.now.Said); said != "" && (n == 0 || s.now.Said[n-1] != said) {
		s.now.Said = append(s.now.Said, said)
	}
}

// caption says what a map shows.
func (g *gatherer) caption(t *raw) string {
	d := &t.draw
	var all []string
	if n := len(d.Moves); n > 0 {
		all = append(all, g.words.Word("report.caption.moves", n))
	}
	if n := len(d.Fights); n > 0 {
		all = append(all, g.words.Word("report.caption.fights", n))
	}
	for s := range g.Sides {
		if n := g.lost(t, rules.Side(s)); n > 0 {
			all = append(all, g.words.Word("report.caption.lost", g.side(rules.Side(s)), g.amount("strength", n)))
		}
	}
	if all == nil {
		return g.words.Word("report.caption.quiet")
	}
	return g.words.Beside(all...)
}

// amount is so much strength, or so many losses, in the unit of the system: "3 blocks". What a system has no word for is a
// bare number.
func (g *gatherer) amount(of string, n int) string {
	key := g.book.Prefix() + ".amount." + of
	if !g.words.Has(key) {
		return strconv.Itoa(n)
	}
	return g.words.Word(key, n)
}

// fortune tells the luck of the dice of a battle that is over.
func (g *gatherer) fortune() {
	if !g.Game.Over() || g.told.Throws == 0 {
		return
	}
	for i := range g.told.Luck {
		l := &g.told.Luck[i]
		k := Luck{Harm: l.Harm, Mean: l.Mean}
		k.Head = g.words.Word("ui.end.luck.of", l.Harm, g.words.Decimal(strconv.FormatFloat(l.Mean, 'f', 1, 64)))
		key, p := "ui.end.luck.better", l.AsGood
		if float64(l.Harm) < l.Mean {
			key, p = "ui.end.luck.worse", l.AsBad
		}
		switch {
		case l.Throws == 0:
			k.Words = g.words.Word("ui.end.luck.none")
		case p > .4:
			k.Words = g.words.Word("ui.end.luck.even")
		default:
			k.Words = g.words.Word(key, int(math.Round(1/max(p, 1e-4))))
		}
		g.Luck = append(g.Luck, k)
	}
	g.LuckAbout = g.words.Word("ui.end.luck.about", g.told.Throws)
	if g.told.Tried > 0 {
		g.LuckAbout = g.words.Sentences(g.LuckAbout, g.words.Word("ui.end.luck.tried", g.told.Tried))
	}
}
