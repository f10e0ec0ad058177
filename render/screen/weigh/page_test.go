package weigh

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/game/weigh"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/rules"
	_ "grognard/rules/rulestest/heap"
	"grognard/rules/rulestest/toy"
	"grognard/scenarios"
)

// soldier decides by the rule of thumb, which is fast.
func soldier(seed uint64) weigh.Decide {
	s := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
	return func(_ context.Context, p *rules.Position) rules.Option {
		q := p.Request()
		return s.Choose(q, p.View(q.To))
	}
}

// battle is one that comes with the game.
func battle(t testing.TB, book, id string) Subject {
	t.Helper()
	b, _ := scenarios.Book(book)
	info, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	return Subject{Book: b, Title: info.Title.EN, Text: string(data)}
}

// window is a page in a window.
type window struct {
	*pagetest.Pages
	page   *Page
	replay *match.Match
}

// on opens the page on a battle; others can be compared with it.
func on(t *testing.T, d *pagetest.Pages, player func(uint64) weigh.Decide, first Subject, others ...Subject) *window {
	t.Helper()
	w := &window{Pages: d}
	w.page = open(&d.Deps, first, func() []Subject { return others }, Doors{Now: time.Now, Replay: func(m *match.Match) { w.replay = m }}, player)
	d.Put(w.page)
	t.Cleanup(w.page.Close)
	return w
}

// rest waits until all games are played.
func (w *window) rest() {
	w.T.Helper()
	for range 3000 {
		if busy, left := w.page.bench.state(); !busy && !left {
			w.Long()
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	w.T.Fatal("the games do not end")
}

// brink is a position of the toy rulebook in which the first side wins at once if it attacks;
// else it is drawn.
const brink = "toy\nhand 1\nturn 23 first\ndealt\npiece p0 a1 2\npiece p2 b1 1\ncard k2 first\ncard k0 second\n" +
	"card k1 out\ncard k3 out\ncard k4 out\ncard k5 out\ncard k6 out\ncard k7 out\ncard k8 out\ncard k9 out\ncard k10 out\ncard k11 out\n"

// toyBattle is brink.
func toyBattle() Subject { return Subject{Book: toy.Book{}, Title: "Brink", Text: brink} }

// every lets the first side win but in every so manyth game, which is drawn.
func every(n uint64) func(seed uint64) weigh.Decide {
	return func(seed uint64) weigh.Decide {
		return func(_ context.Context, p *rules.Position) rules.Option {
			q := p.Request()
			for _, o := range q.Options {
				if q.To == rules.First && seed%n != 0 && (o.Do == "play" || o.Do == "attack") {
					return o
				}
			}
			return q.Options[q.Quiet]
		}
	}
}

// desk is a window of a usual size.
func desk(t *testing.T) *pagetest.Pages { return pagetest.Open(t, 1280, 720, prefs.Default()) }

// holding lets the games up to a seed be played, and the others only once it is let go.
func holding(upTo uint64, then func(seed uint64) weigh.Decide) (player func(seed uint64) weigh.Decide, let func()) {
	gate := make(chan struct{})
	return func(seed uint64) weigh.Decide {
		decide := then(seed)
		return func(ctx context.Context, p *rules.Position) rules.Option {
			if seed > upTo {
				select {
				case <-gate:
				case <-ctx.Done():
				}
			}
			return decide(ctx, p)
		}
	}, sync.OnceFunc(func() { close(gate) })
}

// soon waits until something holds.
func (w *window) soon(what string, is func() bool) {
	w.T.Helper()
	for range 500 {
		if w.Settle(); is() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	w.T.Fatalf("%s: it does not come; there is %s", what, w.Names())
}

// A weighing begins at once and is shown from the first word on: of fewer games nothing is told.
func TestAWeighingGoesFromAFirstWordToAllGames(t *testing.T) {
	player, let := holding(10, every(4))
	w := on(t, desk(t), player, toyBattle())
	w.soon("ten games", func() bool { return w.page.all[0].seen.count != nil && w.page.all[0].seen.r.Games >= 10 })
	if !w.Says("Too few") || w.Has("won.a.0") || !w.Has("button.stop") || len(w.page.all[0].glow.all) > 0 {
		t.Errorf("ten games are told of: %s", w.Names())
	}
	var woken atomic.Int32
	w.Store.Watch(func() { woken.Add(1) })
	let()
	for i := 0; woken.Load() == 0; i++ {
		if time.Sleep(10 * time.Millisecond); i > 500 {
			t.Fatal("the window is not woken when there is something to tell")
		}
	}
	w.soon("the first word", func() bool { return w.Has("won.a.0") })
	w.rest()
	l := w.page.all[0].seen
	if l.strength != weigh.Fair || l.r.Games != 100 || len(l.r.Won[0].Seeds) != 75 || w.Has("button.stop") || w.Has("button.go") {
		t.Errorf("%d games at %v: %s", l.r.Games, l.strength, w.Names())
	}
	if len(w.page.all[0].glow.all) == 0 {
		t.Error("the map shows nothing of the games")
	}
	if !w.Says("75%") || !w.Says("66 to 82") || !w.Says("100 games") {
		t.Error("the share is not told")
	}
	if w.Settle(); w.Last.Wake != 0 || w.Last.Animating {
		t.Errorf("a page at rest is painted again: %+v", w.Last)
	}
}

func TestStopAndGoOn(t *testing.T) {
	whole := on(t, desk(t), every(4), toyBattle())
	whole.rest()
	var mu sync.Mutex
	begun := map[uint64]int{} // each once for the first word
	player, let := holding(30, func(seed uint64) weigh.Decide {
		mu.Lock()
		defer mu.Unlock()
		begun[seed]++
		return every(4)(seed)
	})
	w := on(t, desk(t), player, toyBattle())
	defer let()
	w.soon("games at the strength asked for", func() bool { l := &w.page.all[0].seen; return l.count != nil && l.r.Games >= 30 })
	w.Key("S")
	w.soon("the button to go on", func() bool { return w.Has("button.go") })
	if busy, _ := w.page.bench.state(); busy || w.page.all[0].seen.r.Games != 30 || !w.Says("Stopped") {
		t.Errorf("after %d games", w.page.all[0].seen.r.Games)
	}
	let()
	w.Click("button.go")
	w.rest()
	if got, want := w.page.all[0].seen, whole.page.all[0].seen; got.r.Games != 100 || !reflect.DeepEqual(got.w, want.w) {
		t.Errorf("%d games, and they come to\n%+v instead of\n%+v", got.r.Games, got.r, want.r)
	}
	for seed, n := range begun {
		if seed > weigh.FirstWord && n != 1 || n > 2 {
			t.Errorf("game %d was begun %d times", seed, n)
		}
	}
}

func TestLeavingThePageStopsTheGames(t *testing.T) {
	player, let := holding(12, every(4))
	defer let()
	w := on(t, desk(t), player, toyBattle())
	w.soon("twelve games", func() bool { return w.page.all[0].seen.count != nil && w.page.all[0].seen.r.Games == 12 })
	w.Key("Escape")
	w.Settle()
	if busy, _ := w.page.bench.state(); busy || w.Stack.Top() == w.page {
		t.Error("the games go on")
	}
}

// What came of a battle of the shelf is there when it is opened again, and greyed when its text
// is another.
func TestTheReportIsKeptBesideTheBattle(t *testing.T) {
	s := toyBattle()
	s.Path = filepath.Join(t.TempDir(), "brink.toml")
	w := on(t, desk(t), every(4), s)
	w.rest()
	w.page.Close()
	kept, err := weigh.Load(weigh.PathOf(s.Path))
	if err != nil || len(kept.Games) != 100 || kept.Strength != weigh.Fair {
		t.Fatal(kept, err)
	}
	idle := func(uint64) weigh.Decide { t.Error("a game is played again"); return every(1)(1) }
	again := on(t, desk(t), idle, s)
	again.rest()
	if l := again.page.all[0].seen; l.count == nil || l.stale || l.r.Games != 100 || !again.Says("75%") {
		t.Errorf("%+v", l)
	}
	s.Text = strings.Replace(brink, "turn 23", "turn 22", 1)
	player, let := holding(5, every(2))
	defer let()
	other := on(t, desk(t), player, s)
	other.soon("what came of it before", func() bool { return other.page.all[0].seen.stale })
	if other.Settle(); !other.Says("have changed since") || !other.Says("75%") || other.Has("won.a.0") || other.Has("piece.a.0") || len(other.page.all[0].glow.all) > 0 {
		t.Errorf("an old report is shown as a new one: %s", other.Names())
	}
	let()
	other.rest()
	if l := other.page.all[0].seen; l.stale || len(l.r.Won[0].Seeds) != 50 {
		t.Errorf("%+v", l)
	}
}

// weighed are battles that were weighed once for all tests.
var weighed = map[string]*weigh.Weighing{}

// known is a battle of the shelf that was weighed: the page plays no game.
func known(t *testing.T, book, id string) Subject {
	t.Helper()
	return tried(t, book, id, weigh.Usual)
}

// tried is a battle of the shelf of which so many games were played: the same number in all tests.
func tried(t *testing.T, book, id string, games int) Subject {
	t.Helper()
	s := battle(t, book, id)
	if weighed[id] == nil {
		r, err := weigh.Start(weigh.Task{Book: s.Book, Text: s.Text, Strength: weigh.Fair, Games: games, Player: soldier})
		if err != nil {
			t.Fatal(err)
		}
		<-r.Done()
		weighed[id] = r.Weighing()
	}
	s.Path = filepath.Join(t.TempDir(), id+".toml")
	if err := weigh.Save(weigh.PathOf(s.Path), weighed[id]); err != nil {
		t.Fatal(err)
	}
	return s
}

// none decides nothing: no game may be played.
func none(t *testing.T) func(seed uint64) weigh.Decide {
	return func(seed uint64) weigh.Decide {
		t.Errorf("a game is played: %d", seed)
		return soldier(seed)
	}
}

// shown opens the page on a battle that was weighed.
func shown(t *testing.T, d *pagetest.Pages, first Subject, others ...Subject) *window {
	t.Helper()
	w := on(t, d, none(t), first, others...)
	w.rest()
	return w
}

// begun opens the page on a battle of which so many games tell something: those that are left wait until the
// test is over.
func begun(t *testing.T, book, id string) *window {
	t.Helper()
	s := tried(t, book, id, weigh.FirstWord)
	player, let := holding(0, soldier)
	t.Cleanup(let)
	w := on(t, desk(t), player, s)
	w.soon("the first games", func() bool { c := w.page.all[0].seen.count; return c != nil && c.r.Games == weigh.FirstWord })
	w.Long()
	return w
}

const rolica, second = "ccn-01-rolica-first", "ccn-02-rolica-second"

func TestThePageFitsEverywhere(t *testing.T) {
	pagetest.Everywhere(t, "weigh", func(d *pagetest.Pages, tag string) {
		a, b := known(t, "ccn", rolica), known(t, "ccn", second)
		w := shown(t, d, a, b)
		w.look(tag + "-one")
		w.Click("heat.losses")
		w.Click("whose.second")
		w.look(tag + "-whose")
		w.Click("button.compare")
		w.look(tag + "-which")
		w.Click("other.0")
		w.Click("button.sheet.do")
		w.rest()
		w.look(tag + "-two")
		w.page.list(w.page.all[0], "France", w.page.all[0].seen.r.Won[0].Seeds)
		w.look(tag + "-games")
	})
}

// look checks the page as it is now, and leaves a picture.
func (w *window) look(tag string) {
	w.T.Helper()
	w.Settle()
	w.Fits(tag)
	if os.Getenv("GROGNARD_PICTURES") != "" {
		time.Sleep(1500 * time.Millisecond)
		w.Long()
		w.Shot(tag)
	}
}

// Three and four battles find room too.
func TestFourAreCompared(t *testing.T) {
	a, b := known(t, "ccn", rolica), known(t, "ccn", second)
	c, e := a, b
	c.Text, e.Text = c.Text+"\n# c\n", e.Text+"\n# e\n"
	player, let := holding(0, soldier)
	defer let()
	w := on(t, desk(t), player, a, b, c, e)
	for range 3 {
		w.Click("button.compare")
		w.Click("other.0")
		w.Click("button.sheet.do")
	}
	w.soon("four battles", func() bool { return w.Has("map.d") })
	w.look("weigh-four")
	if !w.Says("once each has") {
		t.Error("they are compared before all have games enough")
	}
	if w.Click("button.compare"); w.Has("button.sheet.do") {
		t.Error("a fifth can be chosen")
	}
	for _, name := range []string{"drop.b", "drop.c", "drop.b"} {
		w.Click(name)
	}
	w.soon("what is known of the first", func() bool { return w.Has("won.a.0") })
	if w.Has("map.b") {
		t.Errorf("they are not taken off: %s", w.Names())
	}
}

// Two battles have one scale of heat, and a verdict.
func TestTwoAreCompared(t *testing.T) {
	w := shown(t, desk(t), known(t, "ccn", rolica), known(t, "ccn", second))
	alone := w.page.all[0].glow.peak
	w.Click("button.compare")
	w.Click("other.0")
	w.Click("button.sheet.do")
	w.rest()
	a, b := w.page.all[0], w.page.all[1]
	if a.glow.peak != b.glow.peak || a.glow.peak < alone || a.glow.peak != max(a.seen.r.Hottest.Fights, b.seen.r.Hottest.Fights) {
		t.Errorf("the scales are %v and %v, that of the first alone was %v", a.glow.peak, b.glow.peak, alone)
	}
	hottest := float32(0)
	for _, g := range append(a.glow.all, b.glow.all...) {
		hottest = max(hottest, g.Heat)
	}
	if hottest != 1 {
		t.Errorf("the hottest cell is at %v", hottest)
	}
	d := weigh.Compare(rules.First, a.seen.r, b.seen.r)[0]
	v := w.page.verdicts()
	if len(v) != 2 || v[0].head != "B against A" || v[0].sure != d.Sure || !strings.Contains(v[0].text, "France") {
		t.Errorf("%+v of %+v", v, d)
	}
	if n := len(b.seen.r.Won[0].Seeds) - len(a.seen.r.Won[0].Seeds); !strings.Contains(v[0].text, w.page.d.Word("ui.weigh.signed", n)+" points") {
		t.Errorf("the difference is %d: %s", n, v[0].text)
	}
	mean := func(r *weigh.Report) (n float64) {
		for _, bar := range r.Length {
			n += float64(bar.Turn*len(bar.Seeds)) / float64(r.Decided)
		}
		return n
	}
	if n := mean(b.seen.r) - mean(a.seen.r); v[1].head != "B against A" || v[1].sure != d.Turns.Sure || math.Abs(n+d.Turns.Is) > 1e-9 ||
		!strings.Contains(v[1].text, "length of a game "+w.page.signed(n)+" turns, "+w.page.signed(-d.Turns.High)+" to "+w.page.signed(-d.Turns.Low)) {
		t.Errorf("the difference is %v turns: %+v of %+v", n, v[1], d.Turns)
	}
	w.Click("heat.losses")
	if a.glow.kind != losses || a.glow.peak != max(a.seen.r.Hottest.Losses, b.seen.r.Hottest.Losses) {
		t.Errorf("the maps show %v on %v", a.glow.kind, a.glow.peak)
	}
	if w.Key("3"); a.glow.kind != held {
		t.Error("the key changes nothing")
	}
	if w.Key("C"); w.page.choose == nil {
		t.Error("the key asks for no other battle")
	}
}

// Losses can be shown of both sides or of one, on a scale that both have; the foot stays where it is.
func TestWhoseLosses(t *testing.T) {
	w := shown(t, desk(t), known(t, "ccn", rolica), known(t, "ccn", second))
	w.Click("button.compare")
	w.Click("other.0")
	w.Click("button.sheet.do")
	w.rest()
	a, b := w.page.all[0], w.page.all[1]
	if w.Has("whose.first") {
		t.Error("sides are offered while fights are shown")
	}
	top := func() float32 {
		for _, h := range w.Ctx.Hits() {
			if h.Name == "heat.losses" {
				return h.Y
			}
		}
		return -1
	}
	was := top()
	w.Click("heat.losses")
	if y := top(); y != was || !w.Has("whose.both") {
		t.Errorf("the foot moves from %v to %v: %s", was, y, w.Names())
	}
	peak := 0.
	for _, k := range w.page.all {
		for i := range k.seen.r.Heat {
			peak = max(peak, k.seen.r.Heat[i].Lost[0], k.seen.r.Heat[i].Lost[1])
		}
	}
	for s, name := range whoseNames[1:] {
		w.Click(name)
		if a.glow.peak != peak || b.glow.peak != peak || len(a.glow.hot) == 0 || !w.Reads(w.page.d.Word("ui.weigh.legend.whose", w.page.army(a, rules.Side(s)))) {
			t.Errorf("%s: on %v and %v, not %v", name, a.glow.peak, b.glow.peak, peak)
		}
		for i, h := range a.glow.hot {
			if want := float32(h.Lost[s] / peak); a.glow.all[i].Heat != want || want == 0 {
				t.Errorf("%s: %v instead of %v", name, a.glow.all[i].Heat, want)
			}
		}
		hot := a.glow.hot[0]
		x, y := a.box(hot).Center()
		if w.press(x, y); !slices.Equal(w.listed(), hot.Hurt[s]) || len(hot.Hurt[s]) == 0 || !w.Says("losses: "+w.page.army(a, rules.Side(s))) {
			t.Errorf("%s: %v instead of %v", name, w.listed(), hot.Hurt[s])
		}
		w.Key("Escape")
	}
	if w.Click("whose.both"); a.glow.peak != max(a.seen.r.Hottest.Losses, b.seen.r.Hottest.Losses) || !w.Reads("by both sides") {
		t.Errorf("both: %v", a.glow.peak)
	}
	if w.Click("heat.held"); w.Has("whose.both") {
		t.Error("sides are offered while what is held is shown")
	}
}

// What is clicked lists the games behind it; each opens as a replay.
func TestTheGamesBehindANumber(t *testing.T) {
	w := shown(t, desk(t), known(t, "ccn", rolica))
	k := w.page.all[0]
	r := k.seen.r
	piece := slices.MaxFunc(r.Pieces, func(a, b weigh.Toll) int {
		return cmp.Or(cmp.Compare(a.Lost.Is, b.Lost.Is), cmp.Compare(b.Left, a.Left))
	})
	for name, want := range map[string][]uint64{
		"won.a.0": r.Won[0].Seeds, "won.a.1": r.Won[1].Seeds, "ending.a.1": r.Endings[1].Seeds, "piece.a.0": piece.Lost.Seeds,
		"length.a." + strconv.Itoa(r.Length[3].Turn): r.Length[3].Seeds,
	} {
		w.Click(name)
		if !slices.Equal(w.listed(), want) {
			t.Errorf("%s: %v instead of %v", name, w.listed(), want)
		}
		if w.Key("Escape"); w.page.games != nil {
			t.Fatalf("%s: the list stays", name)
		}
	}
	hot := k.glow.hot[0]
	x, y := k.box(hot).Center()
	w.press(x, y)
	if !slices.Equal(w.listed(), hot.Fought) || len(hot.Fought) == 0 {
		t.Errorf("on the map: %v instead of %v", w.listed(), hot.Fought)
	}
	seed := hot.Fought[1]
	w.Click("game." + strconv.FormatUint(seed, 10))
	w.Click("button.replay")
	w.soon("the replay", func() bool { return w.replay != nil })
	if m := w.replay; m.Start().Seed != seed || m.Request() != nil || m.Result().Winner != k.seen.w.Games[seed-1].Winner {
		t.Errorf("another game opens: %d, %+v", m.Start().Seed, m.Result())
	}
	if got, want := w.replay.Start().Title, k.Title+", game "+strconv.FormatUint(seed, 10); got != want {
		t.Errorf("it is called %q, not %q", got, want)
	}
}

// By the keyboard one goes from one hot cell to the next.
func TestTheMapByTheKeyboard(t *testing.T) {
	w := shown(t, desk(t), known(t, "ccn", rolica))
	k := w.page.all[0]
	for range 40 {
		if w.Ctx.Focused("map.a") {
			break
		}
		w.Key("Tab")
	}
	w.Key("Right", "Right", "Enter")
	if !slices.Equal(w.listed(), k.glow.hot[1].Fought) {
		t.Errorf("%v instead of %v", w.listed(), k.glow.hot[1].Fought)
	}
}

// Tab comes to everything, and leads back the same way.
func TestTabComesToEverything(t *testing.T) {
	w := shown(t, desk(t), known(t, "ccn", rolica))
	walk := func() (all []string) {
		for range 80 {
			w.Key("Tab")
			for _, h := range w.Ctx.Hits() {
				if w.Ctx.Focused(h.Name) && !slices.Contains(all, h.Name) {
					all = append(all, h.Name)
				}
			}
		}
		slices.Sort(all)
		return all
	}
	there := walk()
	for _, name := range []string{"button.back", "button.compare", "strength.long", "heat.held", "map.a", "won.a.0", "ending.a.0", "piece.a.3"} {
		if !slices.Contains(there, name) {
			t.Errorf("Tab does not come to %s: %s", name, there)
		}
	}
	w.In.Held.Shift = true
	if back := walk(); !slices.Equal(back, there) {
		t.Errorf("back it comes to %s, and not to %s", back, there)
	}
}

// listed are the seeds of the games in the list.
func (w *window) listed() (seeds []uint64) {
	if w.page.games == nil {
		return nil
	}
	for _, g := range w.page.games.all {
		seeds = append(seeds, g.Seed)
	}
	return seeds
}

// press clicks a place of the window.
func (w *window) press(x, y float32) {
	w.In.X, w.In.Y = x, y
	w.Tick()
	w.In.Pressed[paint.Left], w.In.Down[paint.Left] = true, true
	w.Tick()
	w.In.Released[paint.Left], w.In.Down[paint.Left] = true, false
	w.Settle()
}

// On a table without cells heat lies in squares of three inches.
func TestHeatOnATable(t *testing.T) {
	w := begun(t, "eagles", "three-elms-crossroads")
	k := w.page.all[0]
	if len(k.glow.all) == 0 {
		t.Fatal("there is no heat")
	}
	unit := k.view.Map.Unit
	for _, g := range k.glow.all {
		if g.Cell != 0 || g.Top.X-g.Low.X != weigh.Inches*unit || g.Top.Y-g.Low.Y != weigh.Inches*unit {
			t.Errorf("%+v", g)
		}
	}
	x, y := k.box(k.glow.hot[0]).Center()
	if w.press(x, y); !slices.Equal(w.listed(), k.glow.hot[0].Fought) {
		t.Errorf("%v instead of %v", w.listed(), k.glow.hot[0].Fought)
	}
}

// In what two drafts differ is said in words.
func TestWhatDiffers(t *testing.T) {
	a := known(t, "ccn", rolica)
	book := a.Book.(rules.Workshop)
	d, err := book.Draft(a.Text)
	if err != nil {
		t.Fatal(err)
	}
	var gone *rules.Thing
	for i := range d.Things {
		if th := &d.Things[i]; th.Stock != "" && th.Side == rules.First && len(th.Cells) > 0 {
			gone = th
			break
		}
	}
	text := a.Text
	for _, e := range []rules.Edit{{Do: rules.EditTake, Path: gone.Path}, {Do: rules.EditPaint, Tool: "woods", Cells: gone.Cells}} {
		if text, err = book.Edit(d, e); err != nil {
			t.Fatal(err)
		}
		if d, err = book.Draft(text); err != nil {
			t.Fatal(err)
		}
	}
	b := Subject{Book: a.Book, Title: "B", Text: text}
	player, let := holding(0, soldier)
	defer let()
	w := on(t, desk(t), player, a, b)
	w.Click("button.compare")
	w.Click("other.0")
	w.Click("button.sheet.do")
	said := w.page.compareDrafts(w.page.all[0], w.page.all[1])
	name := w.page.d.Words.Say(gone.Name, w.page.all[0].names)
	if len(said) != 2 || said[0] != w.page.d.Words.About("Fewer", name) || said[1] != "Different ground on one cell." {
		t.Errorf("%q; taken was %s", said, name)
	}
	if same := w.page.compareDrafts(w.page.all[0], w.page.all[0]); len(same) != 1 || same[0] != "Nothing but words." {
		t.Errorf("%q", same)
	}
}

// Of a list of units in the terms, and of units that have other values, the units are named.
func TestWhatDiffersNamesUnits(t *testing.T) {
	for _, k := range [...]struct {
		book, id string
		edit     func(*rules.Draft, *rules.Kit) rules.Edit
		want     string
	}{
		{"manoeuvre", "man-01-first-orders", func(_ *rules.Draft, kit *rules.Kit) rules.Edit {
			p := kit.Term("south.start_reduced")
			return rules.Edit{Do: rules.EditSet, Key: p.Key, Value: p.Values[1] + " " + p.Values[3]}
		}, "also "},
		{"ccn", rolica, func(d *rules.Draft, _ *rules.Kit) rules.Edit {
			for _, t := range d.Things {
				if p := t.Prop("blocks"); p != nil && p.High > 2 {
					return rules.Edit{Do: rules.EditSet, Path: t.Path, Key: "blocks", Value: "2"}
				}
			}
			return rules.Edit{}
		}, "With other values: "},
	} {
		a := battle(t, k.book, k.id)
		book := a.Book.(rules.Workshop)
		d, err := book.Draft(a.Text)
		if err != nil {
			t.Fatal(err)
		}
		e := k.edit(d, book.Kit(d))
		text, err := book.Edit(d, e)
		if err != nil {
			t.Fatal(err)
		}
		p := &Page{d: &desk(t).Deps}
		for _, text := range [...]string{a.Text, text} {
			p.all = append(p.all, &column{draft: &draft{Subject: Subject{Book: a.Book, Text: text}}, names: lang.NamesOf(book, book.View(d.Board, rules.Chance))})
		}
		var names []string
		if thing := d.Thing(e.Path); thing != nil {
			names = append(names, p.d.Words.Say(thing.Name, p.all[0].names))
		} else {
			term := book.Kit(d).Term(e.Key)
			for _, v := range strings.Fields(e.Value) {
				names = append(names, p.d.Words.Say(term.Names[slices.Index(term.Values, v)], p.all[0].names))
			}
		}
		said := strings.Join(p.compareDrafts(p.all[0], p.all[1]), "; ")
		if !strings.Contains(said, k.want+p.d.Words.All(names)) || strings.Count(said, names[0]) != 1 {
			t.Errorf("%s: it says %q, and not %q", k.book, said, k.want+p.d.Words.All(names))
		}
		if back := strings.Join(p.compareDrafts(p.all[1], p.all[0]), "; "); k.book == "manoeuvre" && !strings.Contains(back, "without "+p.d.Words.All(names)) {
			t.Errorf("%s: the other way round it says %q", k.book, back)
		}
	}
}
