package match

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/rules"
)

// wantTakenBack takes back the last answer, or checks that it cannot be.
func wantTakenBack(t *testing.T, m *Match, may bool) {
	t.Helper()
	n := m.Len()
	err := m.Undo()
	switch {
	case may && (err != nil || m.Len() != n-1):
		t.Fatalf("the last answer is not taken back: %v", err)
	case !may && (err == nil || m.Len() != n):
		t.Fatalf("the last answer is taken back")
	}
}

func TestManoeuvreHandThatWasSpiedIsNotWrittenDown(t *testing.T) {
	m := manoeuvre(t, camp("combat", "gb-1g-1 gb-hq-spy-1", "fr-ig-1 fr-8l-1"), Start{Seed: 1})
	seen := func() (n int) {
		for _, e := range m.Log() {
			if e.Event.Kind == rules.EvReveal && e.Event.Who != 0 {
				n++
			}
		}
		return n
	}
	t.Run("MAN-9.2.40 the enemy hand is seen once, until the next decision", func(t *testing.T) {
		answer(t, m, "spy +gb-hq-spy-1")
		if n := seen(); n != 2 {
			t.Fatalf("%d of two cards are seen", n)
		}
		answer(t, m, "assault gb-1g +gb-1g-1 @fr-ig")
	})
	t.Run("MAN-S.8 the log does not keep it", func(t *testing.T) {
		for _, s := range []rules.Side{rules.Chance, rules.First, rules.Second} {
			for _, e := range m.tell(s) {
				if e.Event.Kind == rules.EvReveal && e.Event.Who != 0 {
					t.Errorf("side %d still reads of a card", s)
				}
			}
		}
	})
}

func TestManoeuvreTakingBack(t *testing.T) {
	t.Run("MAN-S.5 a move that has shown nothing is taken back", func(t *testing.T) {
		m := manoeuvre(t, camp("move", "gb-1g-1", "fr-ig-1"), Start{Seed: 1})
		answer(t, m, "move gb-1g @d3")
		wantAsked(t, m, "combat.declare", rules.First)
		wantTakenBack(t, m, true)
		wantAsked(t, m, "move.base", rules.First)
	})
	t.Run("MAN-S.5 nothing is taken back past dice", func(t *testing.T) {
		m := manoeuvre(t, camp("combat", "gb-1g-5 gb-4f-1", "fr-ig-1"), Start{Seed: 1})
		answer(t, m, "bombard gb-1g +gb-1g-5 @fr-ig")
		wantAsked(t, m, "restore", rules.First)
		wantTakenBack(t, m, false)
	})
	t.Run("MAN-S.5 a discard is taken back until cards are drawn", func(t *testing.T) {
		m := manoeuvre(t, camp("discard", "gb-1g-1 gb-1g-2 gb-1g-3", "fr-ig-1"), Start{Seed: 1})
		answer(t, m, "discard +gb-1g-2")
		wantTakenBack(t, m, true)
		answer(t, m, "discard +gb-1g-3", "done")
		wantAsked(t, m, "move.base", rules.First)
		wantTakenBack(t, m, false)
	})
	t.Run("MAN-S.5 nothing is taken back after a look at the other hand", func(t *testing.T) {
		m := manoeuvre(t, camp("combat", "gb-1g-1 gb-hq-spy-1", "fr-ig-1"), Start{Seed: 1})
		answer(t, m, "spy +gb-hq-spy-1")
		wantAsked(t, m, "combat.declare", rules.First)
		wantTakenBack(t, m, false)
	})
	t.Run("MAN-S.5 nothing is taken back across a change of seat", func(t *testing.T) {
		m := manoeuvre(t, camp("combat", "gb-1g-1 gb-1g-2", "fr-ig-1 fr-8l-1"), Start{Seed: 1})
		answer(t, m, "assault gb-1g +gb-1g-1 @fr-ig")
		m.TakeSeat()
		wantTakenBack(t, m, false) // France cannot undo the British attack
		answer(t, m, "stand")
		wantTakenBack(t, m, true) // France itself may think again, unseen
		answer(t, m, "stand", "play +fr-ig-1")
		wantTakenBack(t, m, true)
		answer(t, m, "done")
		m.TakeSeat()
		wantAsked(t, m, "combat.attack", rules.First)
		wantTakenBack(t, m, false) // nor Britain the French decision
		if n := m.Len(); m.UndoTo(0) == nil || m.Len() != n {
			t.Error("the whole combat is taken back")
		}
	})
	t.Run("MAN-S.5 defence cards that lie face up are not taken back, even before the seat changes", func(t *testing.T) {
		m := manoeuvre(t, camp("combat", "gb-1g-1 gb-1g-2", "fr-ig-1 fr-8l-1"), Start{Seed: 1})
		answer(t, m, "assault gb-1g +gb-1g-1 @fr-ig", "stand", "play +fr-ig-1", "done")
		wantAsked(t, m, "combat.attack", rules.First)
		wantTakenBack(t, m, false)
	})
	t.Run("MAN-S.5 a turn that is over is not taken back, even before the seat changes", func(t *testing.T) {
		m := manoeuvre(t, camp("restore", "gb-4f-1", "fr-ig-1"), Start{Seed: 1})
		answer(t, m, "pass")
		wantAsked(t, m, "discard", rules.Second)
		wantTakenBack(t, m, false)
	})
}

// reader plays a game of Manoeuvre and keeps what each side has seen.
type reader struct {
	t     *testing.T
	m     *Match
	known [3]map[rules.Ref]bool // cards that a side has had before its eyes, by side+1
	cards map[rules.Ref]bool    // all that have been seen by anybody
	upTo  int                   // answers looked at, and
	lines int                   // lines of the log read
	read  int                   // cards that lines named
}

func newReader(t *testing.T, m *Match) *reader {
	r := &reader{t: t, m: m, cards: map[rules.Ref]bool{}, upTo: -1}
	for i := range r.known {
		r.known[i] = map[rules.Ref]bool{}
	}
	return r
}

// look takes over what has happened since the last look.
func (r *reader) look() {
	r.t.Helper()
	for r.upTo < r.m.Len() {
		r.upTo++
		for s := rules.Chance; s <= rules.Second; s++ {
			for _, c := range r.m.At(r.upTo).View(s).Cards {
				if c.Ref != 0 {
					r.known[s+1][c.Ref], r.cards[c.Ref] = true, true
				}
			}
		}
		r.readTo(r.upTo)
	}
}

// readTo reads the new lines of the log up to an answer, as everybody reads
// them.
func (r *reader) readTo(n int) {
	r.t.Helper()
	for ; r.lines < len(r.m.log) && r.m.log[r.lines].answer <= n; r.lines++ {
		for s := rules.Chance; s <= rules.Second; s++ {
			e := r.m.tell(s)[r.lines].Event
			r.line(s, e)
		}
		r.discarded(r.m.log[r.lines].event, n)
	}
}

// line checks that a line names no card that its reader has not seen. What a
// Scout has shown counts as seen.
func (r *reader) line(s rules.Side, e rules.Event) {
	r.t.Helper()
	if e.Kind == rules.EvReveal && e.Side == s {
		r.known[s+1][e.Who] = true
		return
	}
	named := append([]rules.Ref{e.Who, e.From, e.To, e.Text.A, e.Text.B, e.Text.C}, e.Path...)
	for _, m := range e.Mods {
		named = append(named, m.Why.A, m.Why.B, m.Why.C)
	}
	for _, ref := range named {
		if !r.cards[ref] {
			continue
		}
		r.read++
		if !r.known[s+1][ref] {
			r.t.Fatalf("side %d reads of %s in %s %q", s, r.m.Book().Format(ref), e.Kind, e.Text.Key)
		}
	}
	if len(e.Dice.Bag) > 0 {
		r.t.Fatalf("side %d reads what is left in a deck", s)
	}
}

// discarded checks that the words of the Discard Phase name the card on top of
// the pile and no other, whoever reads them.
func (r *reader) discarded(e rules.Event, n int) {
	r.t.Helper()
	v := r.m.At(n).View(rules.Chance)
	if v.Phase.Key != "man.phase.discard" && e.Text.Key != "man.log.top" || e.Kind != rules.EvDiscard && e.Kind != rules.EvSay {
		return
	}
	top := rules.Ref(0)
	for _, c := range v.Cards {
		if c.Place == rules.Discards && c.Side == e.Side {
			top = c.Ref
		}
	}
	for _, ref := range []rules.Ref{e.Text.A, e.Text.B, e.Text.C} {
		if r.cards[ref] && ref != top {
			r.t.Fatalf("the log names %s, and %s lies on top", r.m.Book().Format(ref), r.m.Book().Format(top))
		}
	}
}

func TestManoeuvreSecrecyOfWhatIsRead(t *testing.T) {
	for seed, id := range []string{"man-03-sierra", "man-05-danube-marshes", "man-06-niagara", "man-07-hundred-days"} {
		m := battle(t, id, Start{Seed: uint64(seed)})
		r := newReader(t, m)
		t.Run("MAN-S.8 the log names no hidden card: "+id, func(t *testing.T) {
			r.t = t
			wander(t, m, rand.New(rand.NewPCG(uint64(seed), 4)), 1200, r.look)
			if r.read < 200 {
				t.Errorf("the log names only %d cards: the test proves little", r.read)
			}
		})
		t.Run("MAN-S.8 the replay shows no hidden card: "+id, func(t *testing.T) { replayed(t, m) })
	}
}

// replayed looks at a finished game from its start, as everybody may.
func replayed(t *testing.T, m *Match) {
	for i := range m.Len() + 1 {
		for _, c := range m.At(i).View(rules.Chance).Cards {
			if c.Ref != 0 && c.Side != rules.Chance && c.Place != rules.Discards && c.Place != rules.InPlay {
				t.Fatalf("after answer %d %s is shown in place %d", i, m.Book().Format(c.Ref), c.Place)
			}
		}
	}
	m.seat = rules.Chance // nobody has sat down: the replay is for both
	for i := range m.Len() {
		for _, e := range m.EventsOf(i + 1) {
			if e.Kind == rules.EvDraw && e.Who != 0 || e.Kind == rules.EvReveal && e.Who != 0 {
				t.Fatalf("answer %d tells of %s", i+1, m.Book().Format(e.Who))
			}
		}
	}
}

func TestManoeuvreBranchesDoNotTellTheFuture(t *testing.T) {
	t.Run("MAN-S.8 a game that is played on from a replay draws other cards", func(t *testing.T) {
		m := battle(t, "man-03-sierra", Start{Seed: 8})
		r := rand.New(rand.NewPCG(2, 2))
		wander(t, m, r, 120, still)
		n := 0
		for q, _ := m.Given(1); q.Kind != "discard"; q, _ = m.Given(n + 1) {
			n++
		}
		b, err := m.Branch(n, 9)
		if err != nil {
			t.Fatal(err)
		}
		hands := func(m *Match) (all []rules.Ref) {
			for m.Request().Kind == "discard" {
				o := m.Request().Options
				m.TakeSeat()
				if _, err := m.Answer(o[len(o)-1]); err != nil {
					t.Fatal(err)
				}
				if len(o) == 1 {
					break
				}
			}
			for _, c := range m.Position().View(rules.First).Cards {
				if c.Place == rules.Hand {
					all = append(all, c.Ref)
				}
			}
			return all
		}
		again, err := m.Branch(n, 8)
		if err != nil {
			t.Fatal(err)
		}
		if x, y := hands(b), hands(again); slices.Equal(x, y) || len(x) == 0 {
			t.Errorf("the branch draws %v as well", x)
		}
	})
}
