package chronicle

import (
	"cmp"
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// battles is one of each system, with the gauges that name who is lost by the time
// it ends: of the side itself, or as spoils of the other.
var battles = []struct {
	system, scenario string
	fallen           []string
	spoils           bool
}{
	{"manoeuvre", "man-01-first-orders", []string{"units"}, true},
	{"ccn", "ccn-12-waterloo", []string{"units", "leaders"}, true},
	{"musket", "training-trebbia-bridge", nil, false},
	{"squares", "ns-01-maida", []string{"points.units"}, true},
	{"eagles", "three-elms-crossroads", nil, false},
}

// played plays a scenario to its end, both sides by the rule of thumb.
func played(t testing.TB, system, scenario string, seed uint64) *match.Match {
	t.Helper()
	book, _ := scenarios.Book(system)
	_, data, err := scenarios.Open(system, scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Seed: seed, Open: true})
	if err != nil {
		t.Fatal(err)
	}
	soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
	for m.Request() != nil {
		if m.Len() > 8000 {
			t.Fatal("no end")
		}
		q := m.Request()
		if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestTheBattlesOfAllSystemsAreTold(t *testing.T) {
	for _, g := range battles {
		t.Run(g.system, func(t *testing.T) {
			m := played(t, g.system, g.scenario, 5)
			c, err := Of(context.Background(), m.At(0), m.Answers())
			if err != nil {
				t.Fatal(err)
			}
			end := m.Position().View(rules.Chance)
			course(t, c, end)
			points(t, c, end.Map)
			losses(t, m, c)
			taken(t, m, c)
			happenings(t, m, c)
			if last := c.Strong[len(c.Strong)-1]; last.N != Strength(end) || c.Strong[0].N != Strength(m.At(0).View(rules.Chance)) || len(c.Strong) < 5 {
				t.Errorf("the strength goes from %v to %v in %d steps", c.Strong[0], last, len(c.Strong))
			}
			var harm [2]int
			for _, r := range c.Rolls {
				harm[r.By] += r.Harm
			}
			if harm != [2]int{c.Luck[0].Harm, c.Luck[1].Harm} {
				t.Errorf("the throws did %v, and %d and %d in all", harm, c.Luck[0].Harm, c.Luck[1].Harm)
			}
			for s := range c.Luck {
				l := &c.Luck[s]
				if l.Throws == 0 || l.Mean <= 0 || l.Harm < 0 || l.AsGood <= 0 || l.AsBad <= 0 || l.AsGood+l.AsBad < 1-1e-9 {
					t.Errorf("luck of side %d: %+v", s, *l)
				}
			}
			for s := range c.Fallen {
				var want []rules.Ref
				for _, key := range g.fallen {
					of := s
					if g.spoils {
						of = 1 - s
					}
					want = append(want, gaugeOf(&end.Sides[of], rules.GaugeKey(key)).Refs...)
				}
				var got []rules.Ref
				for _, p := range c.Fallen[s] {
					if got = append(got, p.Ref); p.Side != rules.Side(s) {
						t.Errorf("%s fell on side %d", m.Book().Format(p.Ref), s)
					}
				}
				slices.Sort(got)
				slices.Sort(want)
				if g.fallen != nil && !slices.Equal(got, want) {
					t.Errorf("of side %d fell %v, want %v", s, got, want)
				}
			}
		})
	}
}

// course holds that the numbers end as they stand at the end.
func course(t *testing.T, c *Chronicle, end *rules.View) {
	t.Helper()
	last := c.Changes[len(c.Changes)-1]
	for s := range last.N {
		if g := c.Gauge(end, rules.Side(s)); g == nil || g.N != last.N[s] {
			t.Errorf("side %d ends at %d, the board says %+v", s, last.N[s], g)
		}
	}
	for i := range c.Changes[1:] {
		a, b := c.Changes[i], c.Changes[i+1]
		if a.N == b.N || a.Answer >= b.Answer || a.Turn > b.Turn {
			t.Errorf("after %+v comes %+v", a, b)
		}
	}
	if n := len(c.Turns); c.Turns[n-1].Turn != end.Turn {
		t.Errorf("the last of %d turns is %d, want %d", n, c.Turns[n-1].Turn, end.Turn)
	}
}

// points holds that turning points are changes, one of a turn, in their order.
func points(t *testing.T, c *Chronicle, m *rules.Map) {
	t.Helper()
	if n := len(c.Points); n < 2 || n > mostPoints {
		t.Fatalf("%d turning points", n)
	}
	for i, p := range c.Points {
		k := slices.IndexFunc(c.Changes, func(x Change) bool { return x.Answer == p.Answer })
		if k < 1 {
			t.Errorf("nothing changed at %+v", p)
			continue
		}
		by := c.Lead(c.Changes[k].N) - c.Lead(c.Changes[k-1].N)
		if p.For == rules.Second {
			by = -by
		}
		if by != p.By || by <= 0 || p.N != c.Changes[k].N {
			t.Errorf("%+v: the lead changed by %d", p, by)
		}
		if i > 0 && c.Points[i-1].Turn >= p.Turn {
			t.Errorf("turn %d comes after turn %d", p.Turn, c.Points[i-1].Turn)
		}
		if m.Shape != rules.Tabletop && p.At != 0 && !slices.ContainsFunc(m.Cells, func(x rules.Cell) bool { return x.Ref == p.At }) {
			t.Errorf("%+v lies on no cell", p)
		}
	}
	if c.Points[len(c.Points)-1].Answer != c.Changes[len(c.Changes)-1].Answer {
		t.Error("the last change is not among them")
	}
}

// losses holds that what is lost adds up to what the log tells of hits and of pieces that leave.
func losses(t *testing.T, m *match.Match, c *Chronicle) {
	t.Helper()
	n, gone, last := 0, 0, 0
	for _, l := range c.Losses {
		n, gone = n+l.N[0]+l.N[1], gone+l.Gone[0]+l.Gone[1]
		if l.Answer <= last {
			t.Errorf("losses of answer %d come after %d", l.Answer, last)
		}
		last = l.Answer
	}
	wantN, wantGone := 0, 0
	for i := 1; i <= m.Len(); i++ {
		before := m.At(i - 1).View(rules.Chance)
		for _, e := range m.EventsOf(i) {
			side := func(p rules.Piece) bool {
				return p.Ref == e.Who && p.Side != rules.Chance && p.Form != rules.Marker && onBoard(&p)
			}
			if e.Kind != rules.EvHit && e.Kind != rules.EvRemove || !slices.ContainsFunc(before.Pieces, side) {
				continue
			}
			if wantN += max(0, e.N); e.Kind == rules.EvRemove {
				wantGone++
			}
		}
	}
	if n != wantN || gone != wantGone || n+gone == 0 {
		t.Errorf("%d steps and %d pieces are lost, want %d and %d", n, gone, wantN, wantGone)
	}
}

// taken holds that an objective goes from hand to hand, and is at the end in that of whom is told last.
func taken(t *testing.T, m *match.Match, c *Chronicle) {
	t.Helper()
	by := map[rules.Ref]rules.Side{}
	for _, h := range c.Taken {
		if h.By == rules.Chance || h.By == h.From {
			t.Errorf("%+v changes no hand", h)
		}
		if was, known := by[cmp.Or(h.At, h.Ref)]; known && was != h.From {
			t.Errorf("%+v was held by %d", h, was)
		}
		by[cmp.Or(h.At, h.Ref)] = h.By
	}
	end := m.Position().View(rules.Chance)
	for i := range end.Map.Areas {
		a := &end.Map.Areas[i]
		if a.Kind != rules.AreaObjective || len(a.Cells) == 0 {
			continue
		}
		is := ai.Holder(end, a)
		if last, known := by[a.Cells[0]]; known && is != rules.Chance && is != last {
			t.Errorf("%s is held by %d, last taken by %d", m.Book().Format(a.Cells[0]), is, last)
		}
	}
}

// happenings holds that a turning point tells an event of its answer that has words,
// and where it was.
func happenings(t *testing.T, m *match.Match, c *Chronicle) {
	t.Helper()
	for _, p := range c.Points {
		found := false
		for _, e := range m.EventsOf(p.Answer) {
			found = found || e.Kind == p.Event.Kind && e.Text == p.Event.Text && e.Who == p.Event.Who
		}
		switch {
		case !found:
			t.Errorf("%s %s is not of answer %d", p.Event.Kind, p.Event.Text.Key, p.Answer)
		case p.Event.Text.Key == "" || p.Event.Kind == rules.EvEnd:
			t.Errorf("answer %d is told by %s without words of its own", p.Answer, p.Event.Kind)
		case p.Event.Kind == rules.EvRemove && p.Event.From != 0 && p.At != p.Event.From:
			t.Errorf("%s fell at %s, and not at %s", m.Book().Format(p.Event.Who), m.Book().Format(p.Event.From), m.Book().Format(p.At))
		case p.Event.Kind == rules.EvMove && p.At != p.Event.To && !slices.Contains(p.Event.Path, p.At):
			t.Errorf("%s went to %s, and not by %s", m.Book().Format(p.Event.Who), m.Book().Format(p.Event.To), m.Book().Format(p.At))
		case p.At == 0 && p.Pt == rules.Point{} && p.Event.Who != 0:
			t.Errorf("%s has no place", m.Book().Format(p.Event.Who))
		}
		for _, e := range m.EventsOf(p.Answer) {
			if e.Kind == rules.EvRemove && e.Text.Key != "" && p.Event.Kind != rules.EvRemove {
				t.Errorf("answer %d is told by %s, and somebody fell", p.Answer, p.Event.Kind)
			}
		}
	}
}

// skirmish is a rulebook of one Step: the first side throws two dice that hit on 4 or
// more, the second saves from each hit on 5 or more, and loses a step for the others.
type skirmish struct{ rules.Rulebook }

// field is its board.
type field struct {
	left, step int
	choose     bool // who loses a step is chosen
	spare      bool // whether they are lost the first side chooses
}

// lot is the piece of the second side.
var lot = rules.MakeRef(1, 1)

func (f *field) Clone() rules.Board { g := *f; return &g }
func (f *field) Hash() uint64       { return uint64(f.left) }
func (f *field) Check() error       { return nil }
func (f *field) Result() rules.Result {
	return rules.Result{Over: f.step == 2, Winner: rules.First}
}

func (skirmish) Name() string                    { return "skirmish" }
func (skirmish) Course(rules.Board) rules.Course { return rules.Course{Gauge: "left"} }
func (skirmish) Word(rules.Ref) string           { return "" }
func (skirmish) Prefix() string                  { return "sk" }
func (skirmish) Act(_, _ string) rules.Act       { return rules.ActDone }
func (skirmish) View(b rules.Board, _ rules.Side) *rules.View {
	v := &rules.View{Map: &rules.Map{}, Turn: b.(*field).step + 1}
	v.Sides[0].Gauges = []rules.Gauge{{Key: "left", N: 9}}
	v.Pieces = []rules.Piece{{Ref: lot, Side: rules.Second, Cell: 7, Face: "infantry"}}
	v.Sides[1].Gauges = []rules.Gauge{{Key: "left", N: b.(*field).left}}
	return v
}

func (skirmish) Step(board rules.Board, t *rules.Table) {
	b := board.(*field)
	t.Tell(rules.Event{Kind: rules.EvTurn, Rule: "SK-1", Side: rules.First, N: b.step + 1})
	hits := 0
	for _, f := range t.Roll("hit", "SK-1", rules.D(2, 6).RolledBy(rules.First).Counted().Alike(0, 0, 0, 1, 1, 1)) {
		if f >= 4 {
			hits++
		}
	}
	if hits > 0 {
		for _, f := range t.Roll("save", "SK-2", rules.D(hits, 6).RolledBy(rules.Second).Counted().Alike(0, 0, 0, 0, 1, 1)) {
			if f >= 5 {
				hits--
			}
		}
	}
	if b.spare && hits > 0 {
		if o := t.Ask(rules.First, "spare", "SK-5", 0, func(m rules.Menu) {
			m.Offer(rules.Option{Do: "hit"})
			m.Offer(rules.Option{Do: "push"})
		}); o.Do == "push" {
			hits = 0
		}
	}
	for ; b.choose && hits > 0; hits-- {
		t.Ask(rules.First, "lose", "SK-4", 0, func(m rules.Menu) {
			m.Offer(rules.Option{Do: "lose", Who: lot})
			m.Losses(hits)
			m.Always()
		})
		b.left--
		t.Tell(rules.Event{Kind: rules.EvHit, Rule: "SK-4", Side: rules.Second, Who: lot, N: 1})
	}
	if hits > 0 {
		b.left -= hits
		t.Tell(rules.Event{Kind: rules.EvHit, Rule: "SK-3", Side: rules.Second, N: hits})
	}
	b.step++
}

func chance(faces ...int) rules.Answer { return rules.Answer{By: rules.Chance, Faces: faces} }

// By hand: a die does harm in 1/2 * 2/3 = 1/3 of all cases. Two dice, two turns: 4/3 in
// all; none of four in (2/3)^4 = 16/81, so one or more in 65/81; one or less in 16/81 +
// 4 * 1/3 * 8/27 = 48/81.
func TestLuckIsWhatTheDiceDidAgainstAllTheyCouldDo(t *testing.T) {
	p, _, err := rules.Begin(skirmish{}, &field{left: 9})
	if err != nil {
		t.Fatal(err)
	}
	c, err := Of(context.Background(), p, []rules.Answer{chance(5, 6), chance(1, 5), chance(3, 3)})
	if err != nil {
		t.Fatal(err)
	}
	l := c.Luck[rules.First]
	for _, k := range []struct{ got, want float64 }{{l.Mean, 4. / 3}, {l.AsGood, 65. / 81}, {l.AsBad, 48. / 81}} {
		if math.Abs(k.got-k.want) > 1e-9 {
			t.Errorf("%v, want %v", k.got, k.want)
		}
	}
	if l.Harm != 1 || l.Throws != 2 || c.Throws != 2 || c.Tried != 0 || c.Luck[rules.Second].Throws != 0 {
		t.Errorf("%+v, %d throws, %d by trial; the other side %+v", l, c.Throws, c.Tried, c.Luck[rules.Second])
	}
	want := []Roll{{1, 2, rules.First, 1, 2. / 3, 5. / 9, 8. / 9}, {3, 3, rules.First, 0, 2. / 3, 1, 4. / 9}}
	for i, r := range c.Rolls {
		w := want[i]
		if r.From != w.From || r.Answer != w.Answer || r.By != w.By || r.Harm != w.Harm || r.Lucky() != w.Lucky() ||
			math.Abs(r.Mean-w.Mean)+math.Abs(r.AsGood-w.AsGood)+math.Abs(r.AsBad-w.AsBad) > 1e-9 {
			t.Errorf("throw %d is told as %+v, want %+v", i, r, w)
		}
	}
	if len(c.Rolls) != len(want) {
		t.Errorf("%d throws are told", len(c.Rolls))
	}
	if len(c.Changes) != 2 || c.Changes[1] != (Change{Answer: 2, Turn: 1, N: [2]int{9, 8}}) {
		t.Errorf("the course is %+v", c.Changes)
	}
	if len(c.Points) != 1 || c.Points[0].For != rules.First || c.Points[0].By != 1 || c.Points[0].Answer != 2 ||
		c.Points[0].Whose != rules.Second || c.Points[0].Change != -1 {
		t.Errorf("it turned at %+v", c.Points)
	}
}

func begin(t *testing.T, f *field) *rules.Position {
	t.Helper()
	p, _, err := rules.Begin(skirmish{}, f)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestLossesThatAreGivenOutLaterCountWithTheThrowThatBroughtThem(t *testing.T) {
	lose := rules.Answer{By: rules.First, Option: rules.Option{Do: "lose", Who: lot}}
	c, err := Of(context.Background(), begin(t, &field{left: 9, choose: true}), []rules.Answer{chance(4, 6), chance(2, 3), lose, lose, chance(1, 1)})
	if err != nil {
		t.Fatal(err)
	}
	l := c.Luck[rules.First]
	if l.Harm != 2 || l.Throws != 2 || math.Abs(l.Mean-4./3) > 1e-9 {
		t.Errorf("%+v: want 2 done by two throws, 4/3 expected", l)
	}
	if len(c.Changes) != 3 || c.Changes[2].N[1] != 7 {
		t.Errorf("the course is %+v", c.Changes)
	}
}

// Who lets hits off that the dice gave him had no bad luck.
func TestWhatAPlayerChoosesIsNoLuck(t *testing.T) {
	for _, do := range []string{"hit", "push"} {
		choice := rules.Answer{By: rules.First, Option: rules.Option{Do: do}}
		c, err := Of(context.Background(), begin(t, &field{left: 9, spare: true}), []rules.Answer{chance(4, 6), chance(2, 3), choice, chance(1, 1)})
		if err != nil {
			t.Fatal(err)
		}
		if l := c.Luck[rules.First]; l.Harm != 2 || l.Throws != 2 || math.Abs(l.Mean-4./3) > 1e-9 {
			t.Errorf("%s: %+v: want 2 offered by two throws, 4/3 expected", do, l)
		}
	}
}

// Two steps at once come in 1/9 of all cases, one or more in 5/9.
func TestWhatComesSeldomIsMarkedAsLuck(t *testing.T) {
	for faces, lucky := range map[[2]int]bool{{1, 2}: true, {1, 5}: false} {
		c, err := Of(context.Background(), begin(t, &field{left: 9}), []rules.Answer{chance(5, 6), chance(faces[0], faces[1]), chance(1, 1)})
		if err != nil {
			t.Fatal(err)
		}
		if len(c.Points) != 1 || c.Points[0].Lucky != lucky {
			t.Errorf("saves of %v: %+v, lucky should be %v", faces, c.Points, lucky)
		}
		if got := c.Turns; !slices.Equal(got, []Turn{{1, 0}, {2, 2}}) {
			t.Errorf("turns began at %v", got)
		}
	}
}

func TestTrialsComeNearToTheTruth(t *testing.T) {
	p := begin(t, &field{left: 9})
	if m := trial(p, 1)[rules.Second].mean(); math.Abs(m-2./3) > .15 {
		t.Errorf("trials expect %v, want 2/3", m)
	}
}

func TestOnlyTheBestTurningPointsAreTold(t *testing.T) {
	c := &Chronicle{}
	n := [2]int{20, 0}
	c.Changes = append(c.Changes, Change{N: n})
	for turn := 1; turn <= 8; turn++ { // the first side wins one a turn, in turn 5 the other wins nine
		if n[0]++; turn == 5 {
			n[0], n[1] = n[0]-1, 9
		}
		c.Changes = append(c.Changes, Change{Answer: 10 * turn, Turn: turn, N: n})
		n[1]++
		c.Changes = append(c.Changes, Change{Answer: 10*turn + 5, Turn: turn, N: n})
	}
	var turns []int
	for _, p := range turning(c, nil) {
		turns = append(turns, p.Turn)
	}
	if len(turns) != mostPoints || !slices.Contains(turns, 5) || !slices.Contains(turns, 8) || !slices.IsSorted(turns) {
		t.Errorf("it turned in turns %v", turns)
	}
}

func TestTellingEndsWhenNobodyListens(t *testing.T) {
	p, _, err := rules.Begin(skirmish{}, &field{left: 9})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := Of(ctx, p, []rules.Answer{chance(5, 6)}); !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
	if _, err := Of(context.Background(), p, []rules.Answer{chance(7)}); err == nil {
		t.Error("answers that nobody could give are told")
	}
}

func TestWhoLosesFewerIsAhead(t *testing.T) {
	losses := Chronicle{Course: rules.Course{Fewer: true}}
	if got := losses.Lead([2]int{1, 3}); got != 2 {
		t.Errorf("one loss against three is a lead of %d", got)
	}
	if got := (&Chronicle{}).Lead([2]int{1, 3}); got != -2 {
		t.Errorf("one banner against three is a lead of %d", got)
	}
}

// A battalion of two stands is one of the fallen; who comes back is none, nor are skirmishers whom it has sent out, but a leader with it is; markers and
// what lies with its back up are none either.
func TestTheFallenAreThoseWhoStayAway(t *testing.T) {
	ref := func(n int) rules.Ref { return rules.MakeRef(1, n) }
	stand := func(n int, form rules.Form, face rules.Face) rules.Piece {
		return rules.Piece{Ref: ref(n), Side: rules.First, Cell: 7, Form: form, Face: face}
	}
	tell := &teller{view: &rules.View{Pieces: []rules.Piece{
		stand(1, rules.Base, "infantry"), stand(1, rules.Base, "infantry"), stand(2, rules.Counter, "cavalry"),
		stand(3, rules.Marker, "infantry"), stand(4, rules.Counter, ""), stand(5, rules.Counter, "infantry"),
	}}}
	skirmishers := stand(6, rules.Base, "skirmishers")
	skirmishers.Cell = ref(1)
	attached := stand(7, rules.Leader, "leader")
	attached.Cell = ref(1)
	tell.view.Pieces = append(tell.view.Pieces, skirmishers, attached)
	for n := range 7 {
		if n != 4 {
			tell.fell(ref(n + 1))
		}
	}
	tell.fell(0)
	tell.view = &rules.View{Pieces: []rules.Piece{stand(2, rules.Counter, "cavalry"), {Ref: ref(1), Side: rules.First}}}
	tell.bury()
	if got := tell.Fallen[rules.First]; len(got) != 2 || got[0].Ref != ref(1) || got[1].Ref != ref(7) {
		t.Errorf("the fallen are %+v", got)
	}
}

// An objective that is taken on the way is where it turned, and not where the way ended.
func TestATurningPointLiesAtTheObjectiveThatWasTaken(t *testing.T) {
	cell := func(n int) rules.Ref { return rules.MakeRef(2, n) }
	view := func(goals ...rules.Ref) *rules.View {
		v := &rules.View{Map: &rules.Map{Cells: []rules.Cell{{Ref: cell(1)}, {Ref: cell(2)}, {Ref: cell(3)}}}}
		v.Sides[rules.Second].Gauges = []rules.Gauge{{Key: "goals", Refs: goals}}
		return v
	}
	move := rules.Event{Kind: rules.EvMove, From: cell(1), To: cell(3), Path: []rules.Ref{cell(1), cell(2), cell(3)}, Text: rules.Text{Key: "moves"}}
	for _, k := range []struct {
		after *rules.View
		want  rules.Ref
	}{{view(cell(1), cell(2)), cell(2)}, {view(cell(1)), cell(3)}} {
		p := Point{For: rules.Second}
		p.tell(&moment{events: []rules.Event{move}, before: view(cell(1)), after: k.after}, "")
		if p.At != k.want || p.Event.Kind != rules.EvMove {
			t.Errorf("it lies at cell %d, want %d", p.At.N(), k.want.N())
		}
	}
}

// Of two answers of a turn that changed as much, the one with a fight is told, and not the move that came last.
func TestAFightIsToldBeforeABareMove(t *testing.T) {
	c := &Chronicle{Changes: []Change{{N: [2]int{1, 0}}, {Answer: 10, Turn: 1, N: [2]int{2, 0}}, {Answer: 15, Turn: 1, N: [2]int{3, 0}}, {Answer: 20, Turn: 2, N: [2]int{3, 1}}}}
	text := rules.Text{Key: "x"}
	v := &rules.View{Map: &rules.Map{}}
	fight := moment{answer: 10, events: []rules.Event{{Kind: rules.EvRemove, Text: text}}, before: v, after: v}
	move := moment{answer: 15, events: []rules.Event{{Kind: rules.EvMove, Text: text}}, before: v, after: v}
	all := turning(c, []moment{fight, move})
	if len(all) != 2 || all[0].Answer != 10 || all[0].Event.Kind != rules.EvRemove {
		t.Errorf("it turned at %+v", all)
	}
}

// What changed the number is told: who took an objective or lost it, and of several results that about whom a gauge counts.
func TestATurningPointTellsWhatChangedTheNumber(t *testing.T) {
	zone, charger, screen, broken := rules.MakeRef(3, 1), rules.MakeRef(1, 1), rules.MakeRef(1, 2), rules.MakeRef(1, 3)
	view := func(n int, goals, out []rules.Ref) *rules.View {
		v := &rules.View{Map: &rules.Map{Areas: []rules.Area{{Kind: rules.AreaObjective, Ref: zone, Pts: []rules.Point{{X: 2, Y: 2}, {X: 6, Y: 4}}}}}}
		v.Pieces = []rules.Piece{{Ref: charger}, {Ref: screen}, {Ref: broken, Side: rules.Second}}
		v.Sides[rules.First].Gauges = []rules.Gauge{{Key: "points", N: n, Refs: goals}}
		v.Sides[rules.Second].Gauges = []rules.Gauge{{Key: "out", N: len(out), Refs: out}}
		return v
	}
	said := func(kind rules.EventKind, side rules.Side, who rules.Ref, key string) rules.Event {
		return rules.Event{Kind: kind, Side: side, Who: who, Text: rules.Text{Key: key}}
	}
	held := []rules.Ref{zone}
	charge := moment{before: view(0, nil, nil), after: view(2, held, nil), events: []rules.Event{
		said(rules.EvDeclare, rules.First, charger, "charge"), {Kind: rules.EvMove, Side: rules.First, Who: charger},
		{Kind: rules.EvMove, Side: rules.First, Who: screen}, said(rules.EvResult, rules.First, charger, "short")}}
	p := Point{For: rules.First, Whose: rules.First, By: 2, Change: 2}
	p.tell(&charge, "points")
	if !slices.Equal(p.Goals, held) || p.Taker != charger || p.Besides() || p.Pt != (rules.Point{X: 4, Y: 3}) {
		t.Errorf("a charge that ends on the objective: %+v", p)
	}
	driven := moment{before: view(0, nil, nil), after: view(2, held, []rules.Ref{broken}), events: []rules.Event{
		said(rules.EvResult, rules.Second, broken, "broken"), said(rules.EvResult, rules.Second, rules.MakeRef(1, 9), "passed")}}
	p = Point{For: rules.First, Whose: rules.First, By: 2, Change: 2}
	p.tell(&driven, "points")
	if !slices.Equal(p.Goals, held) || p.Taker != 0 || !p.Besides() || p.Event.Text.Key != "broken" {
		t.Errorf("the enemy who breaks on it: %+v", p)
	}
	gone := moment{before: view(2, held, nil), after: view(0, nil, nil), events: []rules.Event{said(rules.EvSay, rules.Second, broken, "pursuit")}}
	p = Point{For: rules.Second, Whose: rules.First, By: 2, Change: -2}
	p.tell(&gone, "points")
	if !slices.Equal(p.Goals, held) || p.Taker != 0 || !p.Besides() {
		t.Errorf("an objective that is lost: %+v", p)
	}
	p = Point{For: rules.First, Whose: rules.First, By: 9, Change: 9}
	p.tell(&charge, "points")
	if p.Goals != nil {
		t.Errorf("an objective of 2 is told of a change by 9")
	}
}

// A loss that turned a battle is told with the attack that brought it, if it was one on him or by him.
func TestATurningPointKnowsTheAttack(t *testing.T) {
	ref := func(n int) rules.Ref { return rules.MakeRef(1, n) }
	hex := rules.MakeRef(2, 1)
	before := &rules.View{Pieces: []rules.Piece{{Ref: ref(1), Cell: rules.MakeRef(2, 2)}, {Ref: ref(2), Cell: hex}, {Ref: ref(3), Cell: rules.MakeRef(2, 3)}}}
	text := rules.Text{Key: "said"}
	for _, k := range []struct {
		what     string
		attack   rules.Event
		who      rules.Ref
		kind     rules.EventKind
		attacked bool
	}{
		{"who is attacked", rules.Event{Kind: rules.EvDeclare, Who: ref(1), To: ref(2)}, ref(2), rules.EvHit, true},
		{"who stands where the attack goes", rules.Event{Kind: rules.EvDeclare, Who: ref(1), To: hex}, ref(2), rules.EvRemove, true},
		{"who attacks", rules.Event{Kind: rules.EvDeclare, Who: ref(1), To: ref(2)}, ref(1), rules.EvHit, true},
		{"another", rules.Event{Kind: rules.EvDeclare, Who: ref(1), To: ref(2)}, ref(3), rules.EvHit, false},
		{"a move", rules.Event{Kind: rules.EvDeclare, Who: ref(1), To: ref(2)}, ref(2), rules.EvMove, false},
		{"no attack", rules.Event{}, ref(2), rules.EvHit, false},
	} {
		p := Point{For: rules.First}
		p.Happened([]rules.Event{{Kind: k.kind, Who: k.who, Side: rules.Second, Text: text}}, k.attack, before, &rules.View{Map: &rules.Map{}})
		if got := p.Attack.Kind != ""; got != k.attacked || p.Event.Who != k.who {
			t.Errorf("%s: %+v is told with %+v", k.what, p.Event, p.Attack)
		}
	}
}
