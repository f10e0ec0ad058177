package rulestest_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	_ "grognard/rules/rulestest/heap"
	"grognard/rules/rulestest/toy"
)

var duel = []rulestest.Start{{Name: "duel", Data: []byte(toy.Duel)}}

// attack prefers attacks, so that games come to blows.
func attack(q *rules.Request) int {
	return slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "attack" })
}

func TestToyPassesEveryCheck(t *testing.T) {
	r := rulestest.Run(t, rulestest.Book{Book: toy.Book{}, Starts: duel, Games: 20, Probe: 3, Prefer: attack,
		Clauses: []string{"TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5", "TOY-6", "TOY-7"}})
	if r.Games != 20 || r.Winners[1] == 0 || r.Winners[2] == 0 {
		t.Errorf("%d games, winners %v", r.Games, r.Winners)
	}
	if r.Walls == 0 || r.Previews == 0 || r.Guesses == 0 || r.NoGuess > r.Guesses/4 {
		t.Errorf("too little was probed:\n%s", r)
	}
	for _, k := range []string{"toy.play", "toy.act", "toy.guard", "toy.agree", "toy.draw", "toy.fight"} {
		if r.Kinds[k] == 0 {
			t.Errorf("%s was never asked", k)
		}
	}
	if m := r.Missing([]string{"TOY-1", "TOY-7", "TOY-8"}); len(m) != 1 || m[0] != "TOY-8" {
		t.Errorf("missing clauses %v", m)
	}
}

func TestReportCollectsEveryWord(t *testing.T) {
	r, _ := rulestest.Examine(rulestest.Book{Book: toy.Book{}, Starts: duel, Games: 5, Probe: 1, Prefer: attack})
	for sort, keys := range map[string]string{
		"kind":      "toy.act toy.agree toy.guard toy.play",
		"act":       "fight guard move stay support",
		"do":        "agree attack guard hold move pass play",
		"sum":       "attack defence",
		"gauge":     "hand",
		"stat":      "toy.worth",
		"nation":    "fr gb",
		"cardclass": "unit",
		"ground":    "open",
		"switch":    "hand",
	} {
		if got := strings.Join(r.Keys(sort), " "); got != keys {
			t.Errorf("%s: %s, want %s", sort, got, keys)
		}
	}
	if a := r.Texts["toy.far"]; a != (rulestest.Args{A: true}) {
		t.Errorf("toy.far has arguments %+v", a)
	}
	for _, key := range []string{"toy.taken", "toy.won", "toy.drew.hidden", "dice.toy.fight", "toy.mod.guard", "toy.phase"} {
		if !r.Words["text"][key] {
			t.Errorf("text %s was not collected", key)
		}
	}
}

// hooked is the toy with faults built in.
type hooked struct {
	toy.Book
	step   func(rules.Board, *rules.Table)
	view   func(rules.Board, rules.Side) *rules.View
	load   func([]byte) (rules.Board, error)
	save   func(rules.Board) []byte
	format func(rules.Ref) string
	why    func(rules.Board, *rules.Request, rules.Option) rules.Reason
	deal   func(rules.Board, rules.Side, *rand.Rand)
	act    func(kind, do string) rules.Act
}

func (h hooked) Act(kind, do string) rules.Act {
	switch {
	case h.act != nil:
		return h.act(kind, do)
	case do == "slide": // see strip
		return rules.ActMove
	}
	return h.Book.Act(kind, do)
}

func (h hooked) Resample(b rules.Board, s rules.Side, r *rand.Rand) {
	if h.deal != nil {
		h.deal(b, s, r)
		return
	}
	h.Book.Resample(b, s, r)
}

func (h hooked) Explain(b rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	if h.why != nil {
		return h.why(b, q, o)
	}
	return h.Book.Explain(b, q, o)
}

func (h hooked) Step(b rules.Board, t *rules.Table) {
	if h.step != nil {
		h.step(b, t)
		return
	}
	h.Book.Step(b, t)
}

func (h hooked) View(b rules.Board, s rules.Side) *rules.View {
	if h.view != nil {
		return h.view(b, s)
	}
	return h.Book.View(b, s)
}

func (h hooked) Load(data []byte, set map[string]string) (rules.Board, error) {
	if h.load != nil {
		return h.load(data)
	}
	return h.Book.Load(data, set)
}

func (h hooked) Save(b rules.Board) []byte {
	if h.save != nil {
		return h.save(b)
	}
	return h.Book.Save(b)
}

func (h hooked) Format(r rules.Ref) string {
	if h.format != nil {
		return h.format(r)
	}
	return h.Book.Format(r)
}

// fails examines a book and looks for a fault of one check.
func fails(t *testing.T, b rules.Rulebook, check, about string) {
	t.Helper()
	is := func(f *rulestest.Fault) bool { return f.Check == check && strings.Contains(f.Error(), about) }
	_, faults := rulestest.Examine(rulestest.Book{Book: b, Starts: duel, Games: 2, Probe: 1, Answers: 120, Prefer: attack, Until: is})
	if slices.ContainsFunc(faults, is) {
		return
	}
	var others []string
	for _, f := range faults {
		others = append(others, f.Error())
	}
	t.Errorf("no fault of check %q about %q, but\n%s", check, about, strings.Join(others, "\n"))
}

func play(h func(b *toy.Board, t *rules.Table)) hooked {
	return hooked{step: func(rb rules.Board, t *rules.Table) {
		b := rb.(*toy.Board)
		if b.Dealt {
			h(b, t)
		}
		toy.Book{}.Step(b, t)
	}}
}

// ask puts a question in front of every turn.
func ask(list func(b *toy.Board, m rules.Menu)) hooked {
	return play(func(b *toy.Board, t *rules.Table) {
		t.Ask(b.Active, "toy.extra", "TOY-2", 0, func(m rules.Menu) { list(b, m) })
	})
}

var pass = rules.Option{Do: "pass"}

func TestKitFindsBadRequests(t *testing.T) {
	fails(t, ask(func(*toy.Board, rules.Menu) {}), rulestest.CheckStep, "nothing to choose")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) { m.Offer(pass); m.Offer(pass) }), rulestest.CheckRequest, "twice")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) { m.Offer(rules.Option{Do: "dance"}) }), rulestest.CheckAct, `toy.extra: "dance" is an act of kind ""`)
	fails(t, hooked{act: func(kind, do string) rules.Act {
		if kind == "toy.act" {
			return "march"
		}
		return rules.ActStay
	}}, rulestest.CheckAct, `toy.act: "move" is an act of kind "march"`)
	fails(t, ask(func(_ *toy.Board, m rules.Menu) { m.Offer(rules.Option{Do: "two words"}) }), rulestest.CheckText, "may not be called")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) { m.Offer(rules.Option{Do: rules.Concede}) }), rulestest.CheckText, "may not be called")
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		t.Ask(b.Active, "toy.extra", "", 0, func(m rules.Menu) { m.Offer(pass) })
	}), rulestest.CheckRequest, "clause is missing")
	fails(t, play(func(b *toy.Board, t *rules.Table) { t.Roll("toy.extra", "TOY-5", rules.D(0, 6)) }), rulestest.CheckRequest, "no dice")
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		t.Roll("toy.extra", "TOY-5", rules.Dice{Of: []rules.Die{{N: 1, Sides: 6, Face: "stars"}}})
	}), rulestest.CheckLook, "face of a die")
	fails(t, play(func(b *toy.Board, t *rules.Table) { t.Draw(0, "toy.extra", "TOY-5", []rules.Ref{5, 5}) }), rulestest.CheckRequest, "twice")
	fails(t, play(func(b *toy.Board, t *rules.Table) { t.Roll("toy.extra", "TOY-5", rules.D(1, 6).Alike(0, 1)) }), rulestest.CheckRequest, "2 of 6 faces")
}

func TestKitFindsBadNames(t *testing.T) {
	fails(t, hooked{format: func(r rules.Ref) string { return "x" }}, rulestest.CheckText, "comes back")
	fails(t, hooked{format: func(r rules.Ref) string { return "+" + toy.Book{}.Format(r) }}, rulestest.CheckText, "cannot be the name")
}

func TestKitFindsRefusalsWithoutReason(t *testing.T) {
	fails(t, ask(func(_ *toy.Board, m rules.Menu) {
		m.Offer(pass)
		m.Offer(rules.Option{Do: "no"}, rules.No("TOY-1", rules.Text{}))
	}), rulestest.CheckRefusal, "without clause or words")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) {
		m.Offer(pass)
		m.Offer(pass, rules.No("TOY-1", rules.Text{Key: "toy.far"}))
	}), rulestest.CheckRefusal, "both offers and refuses")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) {
		m.Offer(pass)
		if m.Explaining() {
			panic("no reason is found")
		}
	}), rulestest.CheckRefusal, "no reason is found")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) {
		m.Offer(pass)
		if m.Explaining() {
			m.Offer(rules.Option{Do: "more"})
		}
	}), rulestest.CheckRefusal, "is asked otherwise")
}

func TestKitFindsWhatIsRefusedWithoutAWord(t *testing.T) {
	fails(t, hooked{why: func(rules.Board, *rules.Request, rules.Option) rules.Reason { return rules.Reason{} }}, rulestest.CheckWhy, "says nothing against")
	fails(t, hooked{why: func(b rules.Board, _ *rules.Request, _ rules.Option) rules.Reason {
		b.(*toy.Board).Turn++
		return rules.No("TOY-2", rules.Text{Key: "toy.later"})
	}}, rulestest.CheckWhy, "changes the board")
	fails(t, hooked{why: func(b rules.Board, q *rules.Request, o rules.Option) rules.Reason {
		return rules.No("TOY-2", rules.Text{Key: "toy.later", N: int(b.(*toy.Board).Cards[11])}) // tells of the deck
	}}, rulestest.CheckSecret, "is refused depends on what side")
}

func TestKitFindsClausesThatTheLedgerLacks(t *testing.T) {
	_, faults := rulestest.Examine(rulestest.Book{Book: toy.Book{}, Starts: duel, Games: 1, Clauses: []string{"TOY-1", "TOY-2"}})
	if len(faults) != 1 || faults[0].Check != rulestest.CheckClause || faults[0].More == 0 {
		t.Errorf("faults %v", faults)
	}
}

func TestKitFindsBadEvents(t *testing.T) {
	fails(t, play(func(b *toy.Board, t *rules.Table) { t.Tell(rules.Event{Kind: "boom", Rule: "TOY-1"}) }), rulestest.CheckEvent, "boom")
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		t.Tell(rules.Event{Kind: rules.EvMove, From: 1, To: 2, Path: []rules.Ref{1, 3}})
	}), rulestest.CheckEvent, "path")
	fails(t, play(func(b *toy.Board, t *rules.Table) { t.Mod("attack", "TOY-5", rules.Text{}, 1) }), rulestest.CheckEvent, "lacks its explanation")
}

func TestKitFindsGamesThatDoNotEnd(t *testing.T) {
	fails(t, play(func(b *toy.Board, t *rules.Table) { b.Turn, b.Pieces[0].Steps, b.Pieces[2].Steps = 1, 2, 2 }), rulestest.CheckEnd, "has not ended")
	idle := hooked{step: func(rules.Board, *rules.Table) {}}
	fails(t, idle, rulestest.CheckStep, "ask nothing and end nothing")
}

// chronicled tells its battles by a gauge that no side has.
type chronicled struct{ hooked }

func (chronicled) Course(rules.Board) rules.Course { return rules.Course{Gauge: "glory"} }

func TestKitFindsBattlesThatCannotBeTold(t *testing.T) {
	fails(t, chronicled{play(func(*toy.Board, *rules.Table) {})}, rulestest.CheckEnd, "by which the battle is told")
}

func TestKitFindsBrokenBoards(t *testing.T) {
	fails(t, play(func(b *toy.Board, t *rules.Table) { b.Pieces[0].Steps = 3 }), rulestest.CheckBoard, "3 steps")
}

// leaky is a board that shares its turn with its clones.
type leaky struct {
	*toy.Board
	shared *int
}

func (l leaky) Clone() rules.Board { return leaky{l.Board.Clone().(*toy.Board), l.shared} }

func TestKitFindsClonesThatShare(t *testing.T) {
	h := hooked{
		load: func(data []byte) (rules.Board, error) {
			b, err := toy.Book{}.Load(data, nil)
			return leaky{b.(*toy.Board), new(int)}, err
		},
		save: func(b rules.Board) []byte { return toy.Book{}.Save(b.(leaky).Board) },
		view: func(b rules.Board, s rules.Side) *rules.View { return toy.Book{}.View(b.(leaky).Board, s) },
		step: func(b rules.Board, t *rules.Table) {
			*b.(leaky).shared++
			toy.Book{}.Step(b.(leaky).Board, t)
		},
		why: func(b rules.Board, q *rules.Request, o rules.Option) rules.Reason {
			return toy.Book{}.Explain(b.(leaky).Board, q, o)
		},
	}
	fails(t, resampled{h}, rulestest.CheckClone, "playing on with a clone")
}

// Most positions are looked at less than deeply, and not each of them is viewed twice or saved.
// What goes wrong at one in a few is found all the same.
func TestFaultsAreFoundWhereNothingIsLookedAtDeeply(t *testing.T) {
	n := 0
	now := func() bool { n++; return n%4 == 0 } // of so many calls one goes wrong
	for name, h := range map[string]hooked{
		"two views of side": {view: func(b rules.Board, s rules.Side) *rules.View {
			v := toy.Book{}.View(b, s)
			if now() {
				v.Turn++
			}
			return v
		}},
		"a view changes the board": {view: func(b rules.Board, s rules.Side) *rules.View {
			v := toy.Book{}.View(b, s)
			if now() {
				b.(*toy.Board).Hand++
			}
			return v
		}},
		"a loaded position": {save: func(b rules.Board) []byte {
			if c := b.Clone().(*toy.Board); now() {
				c.Hand++
				return toy.Book{}.Save(c)
			}
			return toy.Book{}.Save(b)
		}},
	} {
		_, faults := rulestest.Examine(rulestest.Book{Book: h, Starts: duel, Games: 2, Probe: 1 << 40, Answers: 120, Prefer: attack})
		if !slices.ContainsFunc(faults, func(f *rulestest.Fault) bool { return strings.Contains(f.Error(), name) }) {
			t.Errorf("nobody notices that %s is wrong: %v", name, faults)
		}
	}
}
