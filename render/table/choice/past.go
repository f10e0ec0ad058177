package choice

import (
	"slices"

	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Picks of one decision may be several requests, one after the other: orders
// given to units, artillery that joins. To the player they are one choice, so
// that a click on what he has chosen takes it back.

// Past is what the player has answered already of the choice that the question goes
// on with.
type Past struct {
	scene *scene.Scene
	game  Game
	given foresee.Memo[moment, []int]
	idle  foresee.Memo[*rules.Request, enterRule]
}

// moment is a request as it stands in a game: what was given before it.
type moment struct {
	ask *rules.Request
	pos *rules.Position
	n   int // answers so far
}

// Given lists the numbers of the answers that belong to the choice that the
// request goes on with, the last one first. What lies back far is played again to
// see what was asked there, so that they are counted once for a request. Read only.
func (p *Past) Given() []int {
	if p.scene.Ask == nil {
		return nil
	}
	return p.given.Of(moment{p.scene.Ask, p.scene.Pos, p.game.Len()}, p.givenAt)
}

// Chosen appends the pieces that the answers so far have named: those that are part of the choice already. Where an
// army is set up each stands where it was put, and that says enough.
func (p *Past) Chosen(all []rules.Ref) []rules.Ref {
	if p.scene.Ask == nil || p.scene.Ask.SetUp {
		return all
	}
	for _, n := range p.Given() {
		if a := p.game.Gave(n); a.Option.Who != 0 && !slices.Contains(all, a.Option.Who) {
			all = append(all, a.Option.Who)
		}
	}
	return all
}

// acted is what acted in the last answer, if the question goes on with the choice that this was given to.
func (p *Past) acted(q *rules.Request) rules.Ref {
	if q == nil || p.game.Len() == 0 {
		return 0
	}
	n := p.game.Len()
	asked, a := p.game.Given(n)
	if asked.Kind != q.Kind || asked.To != q.To || a.By != q.To {
		return 0
	}
	return a.Option.Who
}

func (p *Past) givenAt(at moment) (answers []int) {
	_, tape := at.pos.Checkpoint()
	for i := at.n; i > at.n-len(tape) && i > 0; i-- {
		asked, a := p.game.Given(i)
		if asked.Kind != at.ask.Kind || asked.To != at.ask.To || a.By != at.ask.To {
			break
		}
		answers = append(answers, i)
	}
	return answers
}

// with returns the number of the answer by which one of some things was chosen, 0 if
// none was.
func (p *Past) with(under []rules.Ref) int {
	answers := p.Given()
	for _, r := range under {
		for _, n := range answers {
			if a := p.game.Gave(n); r != 0 && a.Option.Who == r {
				return n
			}
		}
	}
	return 0
}

// Retracts reports whether one step back takes back the last answer, since the
// request goes on with what it began: the charge whose way is asked for. It returns
// who stays selected then.
func (p *Past) Retracts() (rules.Ref, bool) {
	q := p.scene.Ask
	if q == nil || q.About == 0 || !p.scene.OnTabletop() {
		return 0, false
	}
	_, tape := p.scene.Pos.Checkpoint()
	if len(tape) == 0 || !p.game.CanUndo().OK() {
		return 0, false
	}
	a := p.game.Gave(p.game.Len())
	return q.About, a.By == q.To && a.Option.Who == q.About
}

// enterRule is what Enter may do at a position where nothing is picked.
type enterRule struct {
	idle  bool         // the quiet option would let something go by
	offer rules.Option // the only other one
	one   bool         // there is an only other one
}

// enters finds out what Enter may do now: it never lets go by what is offered,
// it takes the only offer instead, or says what to click.
func (p *Past) enters() enterRule { return p.idle.Of(p.scene.Ask, p.entersAt) }

func (p *Past) entersAt(q *rules.Request) (k enterRule) {
	quiet, ok := p.scene.Quiet()
	if !ok || !q.Waives(quiet) || len(q.Options) < 2 && q.Field == nil {
		return k
	}
	if n, _, _ := p.scene.Counts(q); n > 0 || len(p.Given()) > 0 {
		return k // it sends off what has been picked for it
	}
	k.idle = true
	if len(q.Options) == 2 && q.Field == nil {
		k.offer = q.Options[1-q.Quiet]
		k.one = k.offer.Who|k.offer.With|k.offer.At != 0 // else it is a stance, a tactic: neither is more on offer than the other
	}
	return k
}
