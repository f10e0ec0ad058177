package rulestest

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"

	"grognard/rules"
)

// errLooked ends a rollout once it has come to what is looked at.
var errLooked = errors.New("seen enough")

// parts asks for the menu of a position in parts, opens them in any order and
// checks that together they are the whole menu.
func (x *examiner) parts(p *rules.Position, r *rand.Rand) {
	q := p.Request()
	if q.To == rules.Chance {
		return
	}
	base, tape := p.Checkpoint()
	b, n := base.Clone(), 0
	runner := rules.Runner{Book: x.Book.Book, Parts: true, Decide: func(got *rules.Request) rules.Answer {
		if n < len(tape) {
			n++
			return tape[n-1]
		}
		x.opened(q, got, b, r)
		panic(errLooked)
	}}
	if err := runner.Step(b); !errors.Is(err, errLooked) {
		x.failf(CheckParts, "%s is not asked in parts: %v", q.Kind, err)
	}
}

// opened compares what got, asked in parts, offers with q.
func (x *examiner) opened(q, got *rules.Request, b rules.Board, r *rand.Rand) {
	x.report.Parts += len(got.Parts)
	said, board := *got, b.Hash()
	for _, i := range r.Perm(len(got.Parts)) {
		got.Parts[i].Options()
	}
	whole := got.Whole()
	switch one, ok := got.Any(r); {
	case b.Hash() != board:
		x.failf(CheckParts, "%s: a part of the menu changes the board", q.Kind)
	case !slices.Equal(whole, q.Options):
		x.failf(CheckParts, "%s: the parts hold %d options, the menu %d, or others, or in another order", q.Kind, len(whole), len(q.Options))
	case ok != (len(whole) > 0) || ok && !slices.Contains(whole, one):
		x.failf(CheckParts, "%s: %v is drawn by lot", q.Kind, one)
	case slices.ContainsFunc(whole, func(o rules.Option) bool { return q.Waives(o) != got.Waives(o) }):
		x.failf(CheckParts, "%s: other options let something go by in parts", q.Kind)
	case quiet(q) != quiet(&said):
		x.failf(CheckParts, "%s has another quiet option in parts", q.Kind)
	case !reflect.DeepEqual(bare(*q), bare(said)):
		x.failf(CheckParts, "%s says in parts of its menu what has to be said outside", q.Kind)
	}
}

// quiet returns the quiet option.
func quiet(q *rules.Request) (o rules.Option) {
	if q.Quiet >= 0 {
		o = q.Options[q.Quiet]
	}
	return o
}

// bare is a request without what differs where it is asked in parts. Of a Field
// it is told whether there is one.
func bare(q rules.Request) rules.Request {
	q.Book, q.Options, q.Parts, q.Signs, q.Waived, q.Quiet = nil, nil, nil, nil, nil, 0
	if q.Field != nil {
		q.Field = some{}
	}
	return q
}

// some stands for any Field.
type some struct{ rules.Field }
