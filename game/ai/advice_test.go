package ai

import (
	"context"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/trail"
	"grognard/rules"
	"grognard/rules/ccn"
	"grognard/rules/rulestest"
)

func opening(t *testing.T) *rules.Position {
	t.Helper()
	p, _, err := rules.Begin(ccn.Book{}, firstBoard(t, ccn.Book{}))
	if err != nil {
		t.Fatal(err)
	}
	return play1(t, p)
}

// Advice is what the player would do himself, for reasons that have words, the weightiest first.
func TestAdviceIsWhatThePlayerWouldDo(t *testing.T) {
	p := opening(t)
	side := p.Request().To
	past := &trail.Trail{}
	who := Player{Seed: 2, Work: 3000}
	a := who.Advise(t.Context(), past, p, side)
	if len(a.Opinions) < 2 || a.Opinions[0].Option != who.Choose(p, side) || a.Opinions[0].Trials == 0 {
		t.Fatalf("%+v", a.Opinions)
	}
	for i, r := range a.Reasons {
		if r.Later != strings.HasPrefix(r.Key, "ccn.asset.") {
			t.Errorf("%s: of what came later: %v", r.Key, r.Later)
		}
		if !strings.HasPrefix(r.Key, "ccn.") || r.Weight < leastReason || i > 0 && r.Weight > a.Reasons[i-1].Weight {
			t.Errorf("reason %d: %+v", i, r)
		}
	}
	if a.Risk != nil && a.Risk.Weight > -leastReason {
		t.Errorf("the risk: %+v", a.Risk)
	}
	if !reflect.DeepEqual(a, who.Advise(t.Context(), past, p, side)) {
		t.Error("the same player gives other advice")
	}
}

// Who sets up an army is told that its chances are not those of the battle.
func TestAdviceForTheSetUpIsEarly(t *testing.T) {
	for id, want := range map[string]bool{"man-01-first-orders": false, "man-04-great-redoubt": true} {
		p := begun(t, "manoeuvre", id)
		var err error
		r := rand.New(rand.NewPCG(1, 1))
		for err == nil && p.Request().Kind != "setup.deploy" && p.Request().Kind != "discard" {
			p, _, err = p.Play(rulestest.Playout{}.Answer(p.Request(), r))
		}
		if err != nil {
			t.Fatal(err)
		}
		if a := (Player{Work: 50}).Advise(t.Context(), &trail.Trail{}, p, p.Request().To); a.Early != want {
			t.Errorf("%s at %s: early is %v", id, p.Request().Kind, a.Early)
		}
	}
}

// The cautious counts his own troops for more, the bold those of the enemy.
func TestTempersWeighTheSidesOtherwise(t *testing.T) {
	b := firstBoard(t, ccn.Book{})
	m := newMind(ccn.Book{}, untaught)
	even := m.odds(b, rules.First) + m.odds(b, rules.Second)
	m.temper = Cautious.weight()
	cautious := m.odds(b, rules.First) + m.odds(b, rules.Second)
	m.temper = Bold.weight()
	bold := m.odds(b, rules.First) + m.odds(b, rules.Second)
	if even > 1e-9 || even < -1e-9 || cautious <= 0 || bold >= 0 {
		t.Errorf("even %v, cautious %v, bold %v", even, cautious, bold)
	}
}

// What is explained is compared with the best other option: of the best itself that is what
// advice tells, as long as nothing of it is hidden.
func TestAnAnswerIsExplainedByTheReasonsOfAdvice(t *testing.T) {
	p := opening(t)
	side := p.Request().To
	past := &trail.Trail{}
	who := Player{Seed: 2, Work: 3000}
	a := who.Advise(t.Context(), past, p, side)
	best, next := a.Opinions[0].Option, a.Opinions[1].Option
	e := who.Explain(t.Context(), past, p, side, best)
	open := slices.DeleteFunc(slices.Clone(a.Reasons), func(r Reason) bool { return r.hidden }) // the other side may read it
	if len(open) == 0 || len(e.Reasons) < len(open) {
		t.Fatalf("the best is explained by %+v, advised for %+v", e.Reasons, a.Reasons)
	}
	if e.Opinions[0].Option != best || e.Opinions[1].Option != next || !reflect.DeepEqual(e.Reasons[:len(open)], open) || !reflect.DeepEqual(e.Risk, a.Risk) {
		t.Errorf("the best is explained by %+v, advised for %+v", e, a)
	}
	if !reflect.DeepEqual(e, who.Explain(t.Context(), past, p, side, best)) {
		t.Error("the same player explains it otherwise")
	}
	other := who.Explain(t.Context(), past, p, side, next)
	if other.Opinions[0].Option != next || other.Opinions[1].Option != best || len(other.Opinions) != len(a.Opinions) {
		t.Errorf("another answer is compared with %+v", other.Opinions[1])
	}
	for _, r := range a.Reasons {
		if i := slices.IndexFunc(other.Reasons, func(x Reason) bool { return x.feature == r.feature && x.Key == r.Key }); i >= 0 {
			t.Errorf("%s speaks for both", r.Key)
		}
	}
}

// An answer that nobody would have thought of is explained as well.
func TestAnAnswerThatWasNotTriedIsExplained(t *testing.T) {
	p := opening(t)
	q := p.Request()
	who := Player{Seed: 2, Work: 300, Wide: 2}
	all := who.Advise(t.Context(), &trail.Trail{}, p, q.To).Opinions
	for _, o := range q.Options {
		if slices.ContainsFunc(all, func(x Opinion) bool { return x.Option == o }) {
			continue
		}
		e := who.Explain(t.Context(), &trail.Trail{}, p, q.To, o)
		if e.Opinions[0].Option != o || len(e.Opinions) != len(all)+1 || !math.IsNaN(e.Opinions[0].Chance) {
			t.Errorf("%+v is explained by %+v", o, e.Opinions)
		}
		return
	}
	t.Fatal("all options were tried")
}

func TestWhoIsCalledOffExplainsNothing(t *testing.T) {
	p := opening(t)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	begun := time.Now()
	e := Player{Seed: 2, Work: 100_000_000}.Explain(ctx, &trail.Trail{}, p, p.Request().To, p.Request().Options[0])
	if len(e.Reasons) > 0 || e.Risk != nil || time.Since(begun) > 5*time.Second {
		t.Errorf("it goes on thinking: %+v, %v", e.Reasons, time.Since(begun))
	}
}

// handy is a Judge of whose features one is hidden.
type handy struct{ ccn.Book }

func (handy) Assets() []rules.Feature {
	all := slices.Clone(ccn.Book{}.Assets())
	for i := range all {
		all[i].Hidden = true
	}
	return all
}

func (handy) Prospects() []rules.Feature {
	all := slices.Clone(ccn.Book{}.Prospects())
	for i := range all {
		all[i].Hidden = true
	}
	return all
}

// The other side reads why an answer was given: what it cannot see is no reason then.
func TestWhatIsHiddenIsNoReasonForTheOtherSide(t *testing.T) {
	b := firstBoard(t, ccn.Book{})
	p, _, err := rules.Begin(handy{}, b)
	if err != nil {
		t.Fatal(err)
	}
	p = play1(t, p)
	side := p.Request().To
	past := &trail.Trail{}
	who := Player{Seed: 2, Work: 3000, Weights: Learned(ccn.Book{})}
	a := who.Advise(t.Context(), past, p, side)
	if len(a.Reasons) == 0 {
		t.Fatal("the side itself is told nothing")
	}
	if e := who.Explain(t.Context(), past, p, side, a.Opinions[0].Option); len(e.Reasons) > 0 || e.Risk != nil {
		t.Errorf("the other side is told %+v, %+v", e.Reasons, e.Risk)
	}
}

// foes is a Judge who counts only what the other side of the one that is asked has, which is hidden.
type foes struct {
	handy
	asked rules.Side
}

func (f foes) CountAssets(b rules.Board, s rules.Side, into []int) {
	f.handy.CountAssets(b, s, into)
	if s == f.asked {
		clear(into)
	}
}

// What the other side hides is no reason, and its words would be of the own hand.
func TestWhatTheOtherSideHidesIsNoReason(t *testing.T) {
	side := opening(t).Request().To
	p, _, err := rules.Begin(foes{asked: side}, firstBoard(t, ccn.Book{}))
	if err != nil {
		t.Fatal(err)
	}
	p = play1(t, p)
	who := Player{Seed: 2, Work: 3000, Weights: Learned(ccn.Book{})}
	s := who.search(t.Context(), p, side, rand.New(rand.NewPCG(1, 1)))
	all := who.Advise(t.Context(), &trail.Trail{}, p, side).Opinions
	for _, r := range s.differences(all[0].Option, all[1].Option) {
		if r.Weight != 0 {
			t.Errorf("%s is a reason, of weight %v", r.Key, r.Weight)
		}
	}
}

// Where the next best is as good as the same act, the reasons are those against the first other one.
func TestReasonsTellTheBestFromAnotherAct(t *testing.T) {
	p := opening(t)
	side := p.Request().To
	who := Player{Seed: 2, Work: 3000}
	all := who.Advise(t.Context(), &trail.Trail{}, p, side).Opinions
	best := all[0]
	i := slices.IndexFunc(all, func(x Opinion) bool {
		a := who.compare(t.Context(), p, side, []Opinion{best, x}, false)
		return x.Option != best.Option && len(a.Reasons) > 0
	})
	if i < 0 {
		t.Fatal("nothing sets anything apart")
	}
	twice := who.compare(t.Context(), p, side, []Opinion{best, best, all[i]}, false)
	if len(twice.Reasons) == 0 {
		t.Error("it is not told what sets it apart from another act")
	}
	if alone := who.compare(t.Context(), p, side, []Opinion{best, best}, false); len(alone.Reasons) > 0 || alone.Risk != nil {
		t.Errorf("it is set apart from itself: %+v", alone)
	}
}
