// Package advice has the computer player explain itself on a table: what it would do in the
// place of whoever decides, and why it has done what a line of the log tells. It thinks in the
// background, and for nobody but the side that it thinks for.
package advice

import (
	"context"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/trail"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/rules"
)

// Thinker is a computer player who can say what he thinks, as ai.Player does. Each method
// returns soon after ctx is done.
type Thinker interface {
	Advise(ctx context.Context, past *trail.Trail, pos *rules.Position, side rules.Side) ai.Advice
	Explain(ctx context.Context, past *trail.Trail, pos *rules.Position, side rules.Side, given rules.Option) ai.Advice
}

// Deps is what advice is given from.
type Deps struct {
	Match   *match.Match
	Scene   *scene.Scene
	Words   *words.Speaker
	Choice  *choice.Choice
	Thinker func() Thinker // nil: there is nobody to ask
}

// question is what a thinker is asked, with where the game had been before.
type question struct {
	pos   *rules.Position
	trail *trail.Trail
	side  rules.Side
	given rules.Option // to be explained; nothing: advice is wanted
}

// asked is a question that is thought over in the background.
type asked struct {
	thinker func() Thinker
	later   foresee.Later[question, ai.Advice]
}

// answer is what the thinker says to a question, once he has made up his mind. One who fails, as
// match.Think allows for, says nothing: nobody's game ends by it.
func (a *asked) answer(q question) (ai.Advice, bool) {
	return a.later.Ask(q, func(ctx context.Context, q question) (said ai.Advice) {
		defer func() {
			if recover() != nil {
				said = ai.Advice{}
			}
		}()
		if q.given != (rules.Option{}) {
			return a.thinker().Explain(ctx, q.trail, q.pos, q.side, q.given)
		}
		return a.thinker().Advise(ctx, q.trail, q.pos, q.side)
	})
}

// thinking is how long a table waits before it looks again whether an answer is there, in
// milliseconds.
const thinking = 40

// because says why an option is better than the next best, whose chance is next, and what speaks
// against it. What the option itself does is told apart from what games that were tried later came to.
func because(w *words.Speaker, a *ai.Advice, next float64) string {
	if len(a.Opinions) < 2 {
		return w.Word("table.advice.only")
	}
	var now, later []string
	for _, r := range a.Reasons {
		switch {
		case !w.Has(r.Key):
		case r.Later:
			later = append(later, w.Word(r.Key))
		default:
			now = append(now, w.Word(r.Key))
		}
	}
	risk, riskKey := "", "table.advice.risk"
	if a.Risk != nil && w.Has(a.Risk.Key) {
		if risk = w.Word(a.Risk.Key); a.Risk.Later {
			riskKey = "table.advice.risk.later"
		}
	}
	less := a.Opinions[0].Chance - next // may be NaN
	alike := less < asGood && less > -asGood
	var all []string
	switch {
	case len(now)+len(later) == 0 && less >= asGood:
		all = append(all, w.Word("table.advice.tried"))
	case len(now)+len(later) == 0:
		all = append(all, w.Word("table.advice.even"))
	case alike:
		all = append(all, w.Word("table.advice.alike"))
	}
	switch {
	case len(now) == 0:
	case alike:
		all = append(all, w.Word("table.advice.for", w.All(now)))
	case risk != "" && !a.Risk.Later:
		all = append(all, w.Word("table.advice.but", w.All(now), risk))
		risk = ""
	default:
		all = append(all, w.Word("table.advice.because", w.All(now)))
	}
	if len(later) > 0 {
		all = append(all, w.Word("table.advice.later", w.All(later)))
	}
	if risk != "" {
		all = append(all, w.Word(riskKey, risk))
	}
	return w.Sentences(all...)
}
