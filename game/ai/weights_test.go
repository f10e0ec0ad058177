package ai

import (
	"cmp"
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/game/trail"
	"grognard/rules"
	"grognard/rules/ccn"
	"grognard/rules/tomlfile"
	"grognard/scenarios"
)

func TestTheWeightsThatComeWithTheProgramFitTheirBooks(t *testing.T) {
	for _, book := range scenarios.Books() {
		w := Learned(book)
		if w.Book == "" {
			t.Errorf("%s has none", book.Name())
			continue
		}
		if _, f := w.fault(book); f != nil {
			t.Errorf("%s: %v", book.Name(), f)
		}
	}
}

// Every fault of a file is one sentence that says what is wrong.
func TestFaultsOfWeightsAreSaid(t *testing.T) {
	book := ccn.Book{}
	sound := *Learned(book)
	sound.Assets, sound.Prospects = map[string]float64{}, map[string]float64{}
	for _, f := range book.Assets() {
		sound.Assets[f.Key] = 1
	}
	for _, f := range book.Prospects() {
		sound.Prospects[f.Key] = 1
	}
	data, err := sound.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	if _, err := ParseWeights(book, data); err != nil {
		t.Fatal(err)
	}
	for name, k := range map[string]struct{ text, says string }{
		"damaged":           {text[:len(text)/2] + "[[", "damaged"},
		"another format":    {strings.Replace(text, "format = 1", "format = 2", 1), "format 2"},
		"another system":    {strings.Replace(text, "ccn", "squares", 1), `"squares"`},
		"another version":   {strings.Replace(text, "version = 1", "version = 7", 1), "version 7"},
		"a feature missing": {strings.Replace(text, "banners = 1.0\n", "", 1), "banners"},
		"no number":         {strings.Replace(text, "banners = 1.0", "banners = nan", 1), "banners"},
		"never so sure":     {strings.Replace(text, "[assets]", "sure = -1.0\n[assets]", 1), "sure"},
		"a turn too much":   {strings.Replace(text, "[assets]", "tempo = -11.0\n[assets]", 1), "tempo"},
		"a key too many":    {"colour = 3\n" + text, "1:1"},
		"enormous":          {text + strings.Repeat("#", tomlfile.Longest), "too long"},
	} {
		_, err := ParseWeights(book, []byte(k.text))
		var f *rules.FileError
		if !errors.As(err, &f) || !strings.Contains(err.Error(), k.says) || strings.Contains(err.Error(), "\n") || f.Key == "" {
			t.Errorf("%s: %v", name, err)
		} else if f.Line == 0 && name != "enormous" {
			t.Errorf("%s: %v names no line", name, err)
		}
	}
}

// What was learned is what a player goes by.
func TestAPlayerGoesByHisWeights(t *testing.T) {
	book := ccn.Book{}
	b := firstBoard(t, book)
	for _, n := range []float64{700, -700} {
		w := *Learned(book)
		w.Assets = map[string]float64{}
		for _, f := range book.Assets() {
			w.Assets[f.Key] = 0
		}
		w.Assets["blocks"] = n
		few := b.Clone()
		m := newMind(book, &w)
		ours, theirs := make([]int, len(m.assets)), make([]int, len(m.assets))
		m.judge.CountAssets(few, rules.First, ours)
		m.judge.CountAssets(few, rules.Second, theirs)
		if lead := ours[2] - theirs[2]; lead == 0 || (m.odds(few, rules.First) > 0) != (float64(lead)*n > 0) {
			t.Errorf("ahead by %d blocks the odds are %v at %v a block", lead, m.odds(few, rules.First), n)
		}
	}
}

func firstBoard(t *testing.T, book rules.Rulebook) rules.Board {
	t.Helper()
	_, data, err := scenarios.Open(book.Name(), "ccn-01-rolica-first")
	if err != nil {
		t.Fatal(err)
	}
	b, err := book.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestTheNumberOfCoresChangesNothing(t *testing.T) {
	p, _, err := rules.Begin(ccn.Book{}, firstBoard(t, ccn.Book{}))
	if err != nil {
		t.Fatal(err)
	}
	p = play1(t, p)
	past := &trail.Trail{}
	_, one := Player{Seed: 4, Work: 6000}.ChooseWith(t.Context(), past, p, p.Request().To)
	_, four := Player{Seed: 4, Work: 6000, Cores: 4}.ChooseWith(t.Context(), past, p, p.Request().To)
	if len(one) < 2 || len(one) != len(four) {
		t.Fatalf("%d and %d opinions", len(one), len(four))
	}
	for i := range one {
		if one[i] != four[i] {
			t.Errorf("%+v on one core, %+v on four", one[i], four[i])
		}
	}
}

// What a player tells is as sure as he may be; he chooses alike.
func TestAPlayerTellsHisChanceAsSureAsHeMayBe(t *testing.T) {
	p, _, err := rules.Begin(ccn.Book{}, firstBoard(t, ccn.Book{}))
	if err != nil {
		t.Fatal(err)
	}
	p = play1(t, p)
	tell := func(sure float64) []Opinion {
		w := *Learned(ccn.Book{})
		w.Sure = sure
		_, all := Player{Seed: 4, Work: 2000, Weights: &w}.ChooseWith(t.Context(), &trail.Trail{}, p, p.Request().To)
		return all
	}
	plain, doubtful := tell(0), tell(0.5)
	for i, o := range plain {
		odds, half := o.Chance/(1-o.Chance), doubtful[i].Chance/(1-doubtful[i].Chance)
		if doubtful[i].Option != o.Option || math.Abs(half*half-odds) > 1e-9 {
			t.Errorf("%+v told with half the odds is %+v", o, doubtful[i])
		}
	}
	if m := (&mind{sure: 0.5}); m.told(0) != 0 || m.told(1) != 1 {
		t.Error("what is certain is not told so")
	}
}

// A chance is told without what a position shows to the side whose turn has just ended; the same is
// chosen.
func TestAChanceIsToldWithoutTempo(t *testing.T) {
	p := opening(t)
	side := p.Request().To
	tell := func(tempo float64) Opinion {
		w := *Learned(ccn.Book{})
		w.Tempo = tempo
		_, all := Player{Work: 600, Seed: 4, Weights: &w}.ChooseWith(t.Context(), &trail.Trail{}, p, side)
		return all[0]
	}
	odds := func(o Opinion) float64 { return math.Log(o.Chance / (1 - o.Chance)) }
	w := Learned(ccn.Book{})
	bare, told := tell(0), tell(-1)
	if bare.Option != told.Option || math.Abs(odds(told)-odds(bare)-w.Sure) > 1e-9 {
		t.Errorf("%+v without, %+v with it", bare, told)
	}
	m := mind{tempo: -1, horizon: 1}
	if m.ended(rules.First, rules.First) != -1 || m.ended(rules.First, rules.Second) != 1 || m.ended(rules.Chance, rules.First) != 0 {
		t.Error("one turn ahead that of the active side has ended")
	}
	if m.horizon = 2; m.ended(rules.First, rules.First) != 1 || m.ended(rules.First, rules.Second) != -1 {
		t.Error("two turns ahead that of the other has ended")
	}
	if m.horizon = 0; m.ended(rules.First, rules.First) != 0 {
		t.Error("at the end of the Step no turn has ended")
	}
}

// A battle in which one side begins with what it has to hold is told to be even at its beginning,
// where nothing is hidden; he chooses alike.
func TestAPlayerTakesTheStartForEven(t *testing.T) {
	first := begun(t, "squares", "ns-03-auerstedt")
	p := first
	for p.Request().To == rules.Chance || len(p.Request().Options) < 2 {
		p = play1(t, p)
	}
	off := func(c float64) float64 { return math.Abs(c - 0.5) }
	past := &trail.Trail{}
	o, plain := Player{Work: 400}.ChooseWith(t.Context(), past, p, p.Request().To)
	q, since := Player{Work: 400, Start: first}.ChooseWith(t.Context(), past, p, p.Request().To)
	if o != q || off(plain[0].Chance) < 0.25 || off(since[0].Chance) > 0.1 {
		t.Errorf("%+v of what there is, %+v of what has changed", plain[0], since[0])
	}
	hides, _, err := rules.Begin(ccn.Book{}, firstBoard(t, ccn.Book{}))
	if err != nil {
		t.Fatal(err)
	}
	if n := (Player{Start: hides}).even(ccn.Book{}, Learned(ccn.Book{}), rules.First); n != 0 {
		t.Errorf("a start with cards that nobody sees counts %v", n)
	}
}

// A level is weaker by seeing less far.
func TestHowFarALevelSees(t *testing.T) {
	for name, want := range map[string][4]int{"manoeuvre": {0, 1, 1, 2}, "ccn": {0, 0, 1, 1}, "eagles": {0, 0, 2, 2}} {
		book, _ := scenarios.Book(name)
		for i, l := range Levels() {
			if got := l.Player(1).mind(book, Learned(book)).horizon; got != want[i] {
				t.Errorf("%s, %s: %d player turns, want %d", name, l, got, want[i])
			}
		}
	}
}

// Who has to answer before he could think goes by what he likes, among what one trial game each found
// good.
func TestAnAnswerInHasteIsNotLeftToChance(t *testing.T) {
	p := begun(t, "musket", "training-trebbia-bridge")
	now, stop := context.WithCancel(t.Context())
	stop()
	q := p.Request()
	s := Player{Seed: 3}.search(now, p, q.To, rand.New(rand.NewPCG(3, 0)))
	if len(q.Options) < 20 {
		t.Fatalf("there are but %d options", len(q.Options))
	}
	ranked := s.best(q.Options, nil)
	liking := func(x *trial) float64 { return s.games[0].mind.liking(p.Board(), q, x.option) }
	better := 0 // of those in the field, that were found better by more than three quarters of it
	for _, x := range ranked[1:] {
		if x.mean() > ranked[0].mean() && liking(x) > liking(ranked[0]) {
			t.Errorf("%+v is liked more and was found better than %+v", x.option, ranked[0].option)
		}
		if x.mean() > ranked[0].mean() {
			better++
		}
	}
	if better > (len(q.Options)+1)/2/4 {
		t.Errorf("%d of %d were found better", better, len(q.Options))
	}
	if most := slices.MaxFunc(ranked, func(x, y *trial) int { return cmp.Compare(x.mean(), y.mean()) }); better == 0 || most == ranked[0] {
		t.Error("what it likes did not count")
	}
}

// begun is the first position of a battle.
func begun(t *testing.T, system, battle string) *rules.Position {
	t.Helper()
	book, _ := scenarios.Book(system)
	_, data, err := scenarios.Open(system, battle)
	if err != nil {
		t.Fatal(err)
	}
	b, err := book.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
