package eagles

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
)

// boldly answers a request at random, but passes only where nothing else can
// be done.
func boldly(req *rules.Request, r *rand.Rand) rules.Answer {
	for range 12 {
		if a := playout.Answer(req, r); a.By == rules.Chance || a.Option.Do != "pass" && a.Option.Do != "stand" && a.Option.Do != "command" {
			return a
		}
	}
	return playout.Answer(req, r)
}

// step is a Step of a game: what was ordered, what was told, and the board
// before and after.
type step struct {
	t           *testing.T
	order       rules.Option
	events      []rules.Event
	was, now    *Board
	name        string
	seed, count int
}

func (s *step) errorf(format string, args ...any) {
	s.t.Helper()
	s.t.Errorf("%s, seed %d, step %d, %s: "+format, append([]any{s.name, s.seed, s.count, rules.FormatOption(Book{}, s.order)}, args...)...)
}

// strengthOf counts everybody of a battalion.
func strengthOf(u *battalion) int {
	n := 0
	if u.inPlay() {
		n = u.rankers + u.men()
		for _, k := range u.has {
			n += k
		}
	}
	return n
}

// toll checks that everybody who is missing was told of (ME-28.3).
func (s *step) toll() {
	for i := range s.now.body {
		before, after := strengthOf(&s.was.body[i]), strengthOf(&s.now.body[i])
		if s.was.body[i].state == waiting {
			continue
		}
		told := 0
		for _, e := range s.events {
			switch {
			case s.now.unitNamed(e.Who) != i || e.Kind != rules.EvHit && e.Kind != rules.EvRemove:
			case e.Who == s.now.unitRef(i) && e.Kind == rules.EvRemove:
				told = before
			case e.Who.Kind() == bodyKind || e.Who.Kind() == groupRefKind:
				told = min(before, told+e.N)
			}
		}
		if before-after != told {
			s.errorf("%s went from %d to %d, %d are told of", s.now.bodyName(i), before, after, told)
		}
	}
}

// places checks that everybody stands where he may (ME-33.4, ME-37.1), and
// that those who fight touch (ME-23.19).
func (s *step) places() {
	b := s.now
	for i := range b.body {
		u := &b.body[i]
		if g := b.misplaced(i); g >= 0 {
			s.errorf("group %d of %s lies on something", g+1, b.bodyName(i))
		}
		if u.engaged() && !u.quad.Poly().Near(b.body[u.foe].quad.Poly(), tolerance) {
			s.errorf("%s does not touch its enemy", b.bodyName(i))
		}
	}
}

// gap is how far a footprint or group lies from an enemy of a board.
func gap(b *Board, k, g int, q plane.Poly, c plane.Vec) plane.Span {
	e := &b.body[k]
	switch {
	case g < 0 && q != nil:
		return e.quad.Poly().To(q)
	case g < 0:
		return e.quad.Poly().ToPoint(c).Less(groupRadius)
	case q != nil:
		return q.ToPoint(e.screen[g].at).Less(groupRadius)
	}
	return plane.Apart(c, e.screen[g].at).Less(2 * groupRadius)
}

// fourInches checks that a manoeuvre has brought neither body nor group nearer
// to an enemy than it may be (ME-14.20, ME-14.21, ME-19.21).
func (s *step) fourInches() {
	i := s.now.unitNamed(s.order.Who)
	switch s.order.Do {
	case "advance", "retire", "wheel", "form":
	default:
		return
	}
	u, v := &s.was.body[i], &s.now.body[i]
	keeps := func(k, g int, what string, was, now plane.Span) {
		if least := min(separation, was.Down) - tolerance; !now.Keeps(least) {
			s.errorf("%s is %d mils from %s (group %d), was %d", what, now.Down, s.now.bodyName(k), g+1, was.Down)
		}
	}
	for k := range s.now.body {
		e := &s.now.body[k]
		if !e.inPlay() || e.side == u.side {
			continue
		}
		for g := -1; g < e.posts; g++ {
			if g >= 0 && (e.screen[g].men == 0 || e.engaged() || e.supporting()) {
				continue
			}
			keeps(k, g, "the body", gap(s.was, k, g, u.quad.Poly(), plane.Vec{}), gap(s.now, k, g, v.quad.Poly(), plane.Vec{}))
			for n := range v.posts {
				if v.screen[n].men > 0 {
					keeps(k, g, "a group", gap(s.was, k, g, nil, u.screen[n].at), gap(s.now, k, g, nil, v.screen[n].at))
				}
			}
		}
	}
}

func TestEveryStepOfBoldGamesKeepsFiguresPlacesAndDistances(t *testing.T) {
	n := 3
	if testing.Short() {
		n = 1
	}
	for name, data := range scenarioFiles(t) {
		for seed := range n {
			if name == "free-battle.toml" {
				continue // its armies are built first
			}
			watch(t, name, seed, load(t, data, nil))
		}
	}
}

// watch plays a game and looks at its every Step.
func watch(t *testing.T, name string, seed int, start *Board) {
	r := rand.New(rand.NewPCG(uint64(seed), 11))
	p, events, err := rules.Begin(Book{}, start)
	s := step{t: t, name: name, seed: seed, was: start, events: events}
	for n := 0; err == nil && p.Request() != nil && n < 2*answersCap; n++ {
		if p.Request().Kind == "order" {
			s.order = rules.Option{}
		}
		a := boldly(p.Request(), r)
		if p.Request().Kind == "order" {
			s.order = a.Option
		}
		if p, events, err = p.Play(a); err != nil {
			break
		}
		s.events = append(s.events, events...)
		base, tape := p.Checkpoint()
		if now := base.(*Board); now != s.was && len(tape) == 0 {
			s.now = now
			s.count++
			s.toll()
			s.places()
			s.fourInches()
			s.was, s.events, s.order = now, nil, rules.Option{}
		}
	}
	if err != nil {
		t.Fatal(name, err)
	}
}
