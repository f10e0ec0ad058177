package ai

import (
	"math/rand/v2"

	"grognard/rules"
)

// trialGame plays games on from a decision, one after the other, in one goroutine.
type trialGame struct {
	runner rules.Runner
	rand   *rand.Rand
	source *rand.PCG
	mind   *mind
	tape   []rules.Answer
	first  rules.Answer
	free   bool // there is no first answer: the quick policy gives it
	board  rules.Board
	n      int // answers given
	most   int // Steps
	work   int // what they cost: see charge
	draw   draw
}

// charge is the number of listed options that costs as much as an answer.
const charge = 8

// endless is the number of answers after which a trial game takes every way
// out that it is offered.
const endless = 400

// How many Steps a trial game plays that does not come to the end of a player turn: before the battle,
// where there are no turns, what is decided later tells nothing of what is decided now.
const (
	mostSteps  = 60
	setUpSteps = 9
)

// newTrialGame returns one for a player who knows so much.
func newTrialGame(m *mind) *trialGame {
	g := &trialGame{mind: m, source: rand.NewPCG(0, 0), most: mostSteps}
	g.rand = rand.New(g.source)
	g.runner = rules.Runner{Book: m.book, Parts: true, Decide: g.answer}
	return g
}

// play plays an answer in a world and on to the horizon, and returns how likely the side that
// answers wins from there, and what work it was.
func (g *trialGame) play(w *rules.Position, first rules.Answer, seed uint64) (float64, int) {
	g.source.Seed(seed, 0)
	base, tape := w.Checkpoint()
	m, book := g.mind, g.mind.book
	if c, ok := g.board.(rules.Copier); ok {
		c.CopyFrom(base)
	} else {
		g.board = base.Clone()
	}
	g.tape, g.first, g.n, g.work = tape, first, 0, 0
	turn := book.PlayerTurn(base)
	turns := m.horizon
	for range g.most {
		if err := g.runner.Step(g.board); err != nil {
			return 0, g.work + 1 // the option does not fit this world
		}
		if turns == 0 || g.board.Result().Over {
			break
		}
		if now := book.PlayerTurn(g.board); now != turn {
			turn = now
			if turns--; turns <= 0 {
				break
			}
		}
	}
	return m.chance(g.board, first.By), g.work
}

// answer gives the answers of a trial game: those already given, the option on
// trial, then those of the quick policy.
func (g *trialGame) answer(r *rules.Request) rules.Answer {
	i := g.n
	g.n++
	a := rules.Answer{By: r.To}
	switch {
	case i < len(g.tape):
		a = g.tape[i]
	case i == len(g.tape) && !g.free:
		a = g.first
	case r.To == rules.Chance:
		a.Faces = r.Dice.Throw(g.rand)
	default:
		a.Option = g.policy(r)
	}
	g.work += 1 + r.Listed()/charge
	return a
}

// policy draws an answer by what the player has learned of acts.
func (g *trialGame) policy(r *rules.Request) rules.Option {
	before := g.most == setUpSteps || r.SetUp
	if r.Quiet >= 0 && (g.n > endless || before && g.rand.IntN(2) == 0) {
		return r.Options[r.Quiet]
	}
	if before { // a glance would put the same pieces elsewhere for ever
		if o, ok := r.Any(g.rand); ok {
			return o
		}
	}
	return g.draw.option(g.mind, g.board, r, g.rand)
}
