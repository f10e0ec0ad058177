package rulestest

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"

	"grognard/rules"
)

// keeps is how many options of a game are remembered to be tried again later.
const keeps = 96

// tries is how many of them are tried at each probe.
const tries = 24

// remember keeps a few options of a request, for later ones.
func (x *examiner) remember(q *rules.Request, r *rand.Rand) {
	for range min(3, len(q.Options)) {
		o := q.Options[r.IntN(len(q.Options))]
		switch {
		case slices.Contains(x.tried, o):
		case len(x.tried) < keeps:
			x.tried = append(x.tried, o)
		default:
			x.tried[r.IntN(keeps)] = o
		}
	}
}

// strangers returns options that stood to choose earlier in the game, of either
// side, and the same done by another piece, or to another place or piece.
func (x *examiner) strangers(r *rand.Rand) []rules.Option {
	if len(x.tried) == 0 {
		return nil
	}
	var all []rules.Option
	for range tries {
		o, other := x.tried[r.IntN(len(x.tried))], x.tried[r.IntN(len(x.tried))]
		switch r.IntN(3) {
		case 0:
			if o.Who.Kind() == other.Who.Kind() {
				o.Who = other.Who
			}
		case 1:
			if o.At.Kind() == other.At.Kind() {
				o.At = other.At
			}
		}
		all = append(all, o)
	}
	return all
}

// explained checks that whatever is not allowed has a reason, though it never
// came up in the menu, and that asking for it leaves the board alone.
func (x *examiner) explained(p *rules.Position, r *rand.Rand) {
	q, was := p.Request(), dump(p.Board())
	for _, o := range x.strangers(r) {
		reasons := p.Refused(o)
		allowed := q.Accepts(rules.Answer{By: q.To, Option: o}) == nil
		switch {
		case q.To != rules.Chance && allowed && len(reasons) > 0:
			x.failf(CheckWhy, "%s takes %q, and yet has something against it: %v", q.Kind, rules.FormatOption(x.Book.Book, o), reasons[0])
		case !allowed && len(reasons) == 0:
			x.note(CheckWhy, q.Kind+" "+o.Do, fmt.Errorf("%s says nothing against %q", q.Kind, rules.FormatOption(x.Book.Book, o)))
		}
		for _, why := range reasons {
			x.reason(q, o, why)
		}
	}
	if dump(p.Board()) != was {
		x.failf(CheckWhy, "saying why changes the board")
	}
}

// alike checks that the side which is asked gets the same reasons in two
// positions that it cannot tell apart.
func (x *examiner) alike(p, g *rules.Position, s rules.Side) {
	if q := p.Request(); q == nil || q.To != s || g.Request().To != s {
		return
	}
	for _, o := range x.tried {
		if a, b := p.Refused(o), g.Refused(o); !reflect.DeepEqual(a, b) {
			x.failf(CheckSecret, "why %q is refused depends on what side %d, who is asked, does not see: %v or %v", rules.FormatOption(x.Book.Book, o), s, a, b)
			return
		}
	}
}
