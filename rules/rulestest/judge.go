package rulestest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/rules"
)

// Judged is how the features of a rulebook are tried: in random games.
type Judged struct {
	Starts  []Start
	Games   int // from each start; 0: 1
	Answers int // a game is broken off after so many
	Answer  func(*rules.Request, *rand.Rand) rules.Answer

	Kinds  int      // so many kinds of requests come up at least
	Rare   []string // features that such games need not come to
	Signed []string // assets of which there may be less than none
}

// Judge examines what a rulebook names for a computer player: that counting writes every
// count, changes no board, turns on nothing that the side which is asked cannot know, and
// comes to numbers that fit where they are kept; that random games come to every feature;
// that Score is the balance of assets at their first worth; and that all have words.
func Judge(t testing.TB, book rules.Judge, x Judged) {
	t.Helper()
	g := &judging{TB: t, book: book, Judged: x, said: map[string]bool{}, kinds: map[string]bool{},
		assets: newTally(book.Assets()), prospects: newTally(book.Prospects())}
	g.named("asset", book.Assets())
	g.named("prospect", book.Prospects())
	for i, s := range x.Starts {
		for n := range max(1, x.Games) {
			g.game(s, rand.New(rand.NewPCG(uint64(i), uint64(n))))
		}
	}
	g.met()
}

// AssetOf is what a side has of an asset.
func AssetOf(t testing.TB, book rules.Judge, b rules.Board, s rules.Side, key string) int {
	t.Helper()
	all := newTally(book.Assets())
	book.CountAssets(b, s, all.counts)
	return all.of(t, key)
}

// ProspectOf is what an answer has of a prospect.
func ProspectOf(t testing.TB, book rules.Judge, b rules.Board, q *rules.Request, o rules.Option, key string) int {
	t.Helper()
	all := newTally(book.Prospects())
	book.CountProspects(b, q, o, all.counts)
	return all.of(t, key)
}

// tally is a list of features with room to count them.
type tally struct {
	features []rules.Feature
	counts   []int
	again    []int
	met      []bool // counted at least once
}

func newTally(all []rules.Feature) *tally {
	return &tally{all, make([]int, len(all)), make([]int, len(all)), make([]bool, len(all))}
}

// of is the count of one feature.
func (a *tally) of(t testing.TB, key string) int {
	t.Helper()
	i := slices.IndexFunc(a.features, func(f rules.Feature) bool { return f.Key == key })
	if i < 0 {
		t.Fatalf("no feature is called %q", key)
	}
	return a.counts[i]
}

// judging is an examination; what went wrong in one way is said once.
type judging struct {
	testing.TB
	Judged
	book              rules.Judge
	said              map[string]bool
	kinds             map[string]bool
	assets, prospects *tally
}

func (g *judging) fault(sort, format string, args ...any) {
	g.Helper()
	if !g.said[sort] {
		g.said[sort] = true
		g.Errorf(format, args...)
	}
}

// named checks that features have keys of their own, and words in both languages.
func (g *judging) named(kind string, all []rules.Feature) {
	g.Helper()
	keys := map[string]bool{}
	for _, f := range all {
		if f.Key == "" || keys[f.Key] {
			g.Errorf("two of the %ss are called %q, or one is called nothing", kind, f.Key)
		}
		keys[f.Key] = true
		for _, language := range []string{"en", "it"} {
			for _, way := range []string{"more", "less"} {
				key := fmt.Sprintf("%s.%s.%s.%s", g.book.Prefix(), kind, f.Key, way)
				if words(g, language)[key] == "" {
					g.Errorf("no words of %s for %s", language, key)
				}
			}
		}
	}
}

// game plays a game and counts at every request.
func (g *judging) game(s Start, r *rand.Rand) {
	g.Helper()
	p, _, err := rules.Begin(g.book, Load[rules.Board](g, g.book, s.Data, s.Set))
	for n := 0; err == nil && p.Request() != nil && n < g.Answers; n++ {
		base, tape := p.Checkpoint()
		was, now, deep := base.Hash(), p.Board().Hash(), uint64(0)
		seldom := n%dumpEvery == dumpEvery/2
		if seldom {
			deep = dump(p.Board())
		}
		if len(tape) == 0 {
			g.position(base)
		}
		if p.Request().To != rules.Chance {
			g.request(p, r)
		}
		if base.Hash() != was || p.Board().Hash() != now || seldom && dump(p.Board()) != deep {
			g.fault("changed", "%s, %s: counting changes the board", s.Name, p.Request().Kind)
		}
		p, _, err = p.Play(g.Answer(p.Request(), r))
	}
	if err != nil {
		g.Fatalf("%s: %v", s.Name, err)
	}
}

// dumpEvery is after how many answers a board is compared to its last field.
const dumpEvery = 200

// position counts the assets of both sides between two Steps.
func (g *judging) position(b rules.Board) {
	g.Helper()
	balance := 0
	for s := rules.First; s <= rules.Second; s++ {
		unwritten(g.assets.counts)
		g.book.CountAssets(b, s, g.assets.counts)
		g.fits(g.assets)
		for i, n := range g.assets.counts {
			f := &g.assets.features[i]
			if n < 0 && !slices.Contains(g.Signed, f.Key) {
				g.fault("less "+f.Key, "a side has %d of %s", n, f.Key)
			}
			if s == rules.Second {
				n = -n
			}
			balance += n * f.Worth
		}
	}
	if !b.Result().Over && (g.book.Score(b, rules.First) != balance || g.book.Score(b, rules.Second) != -balance) {
		g.fault("score", "the Score is %d and %d, the balance of assets %d", g.book.Score(b, rules.First), g.book.Score(b, rules.Second), balance)
	}
}

// request counts the prospects of the answers to a request, twice: the second time in a
// board in which what the side that is asked does not see is dealt anew.
func (g *judging) request(p *rules.Position, r *rand.Rand) {
	g.Helper()
	q := p.Request()
	g.kinds[q.Kind] = true
	dealt := p.Board().Clone()
	g.book.Resample(dealt, q.To, r)
	for i, o := range g.answers(q, r) {
		if i >= mostAnswers && r.IntN(10) > 0 {
			continue
		}
		unwritten(g.prospects.counts)
		g.book.CountProspects(p.Board(), q, o, g.prospects.counts)
		g.fits(g.prospects)
		clear(g.prospects.again)
		if g.book.CountProspects(dealt, q, o, g.prospects.again); !slices.Equal(g.prospects.counts, g.prospects.again) {
			g.fault("hidden "+o.Do, "%s: %s turns on what is hidden: %v, %v", q.Kind, rules.FormatOption(g.book, o), g.prospects.counts, g.prospects.again)
		}
	}
}

// Of a long list of answers all beyond mostAnswers are looked at seldom; of a Field so many
// proposals are.
const mostAnswers, mostProposals = 60, 7

// answers are the options of a request, and some of a Field: what is proposed is legal, and
// nothing twice.
func (g *judging) answers(q *rules.Request, r *rand.Rand) []rules.Option {
	g.Helper()
	if q.Field == nil {
		return q.Options
	}
	all := append(slices.Clone(q.Options), q.Field.Sample(r))
	f, ok := q.Field.(rules.Proposer)
	if !ok {
		return all
	}
	some := f.Propose(mostProposals)
	if len(some) > mostProposals {
		g.fault("many", "%s: %d answers are proposed", q.Kind, len(some))
	}
	for i, o := range some {
		if why := q.Field.Check(o); !why.OK() || slices.Contains(some[:i], o) {
			g.fault("proposal", "%s: %s is proposed, and is %v or stands there twice", q.Kind, rules.FormatOption(g.book, o), why)
		}
	}
	return append(all, some...)
}

// unwritten fills counts with what no count can be.
func unwritten(counts []int) {
	for i := range counts {
		counts[i] = math.MinInt32
	}
}

// fits checks counts that were unwritten before, and notes which are any.
func (g *judging) fits(a *tally) {
	g.Helper()
	for i, n := range a.counts {
		if a.met[i] = a.met[i] || n != 0; n != int(int16(n)) {
			g.fault("size "+a.features[i].Key, "%s is %d: it is not written, or too large", a.features[i].Key, n)
		}
	}
}

// met checks that the games came to all that is to be looked at.
func (g *judging) met() {
	g.Helper()
	for _, a := range []*tally{g.assets, g.prospects} {
		for i, f := range a.features {
			if !a.met[i] && !slices.Contains(g.Rare, f.Key) {
				g.Errorf("%s is never counted", f.Key)
			}
		}
	}
	if len(g.kinds) < g.Kinds {
		g.Errorf("only %d kinds of requests: %v", len(g.kinds), g.kinds)
	}
}
