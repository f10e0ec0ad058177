package screen

import (
	"os"
	"strings"
	"testing"
	"time"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table"
	"grognard/rules"
)

// told keeps what battles came to: each is told once for all windows.
var told = map[*match.Match]*chronicle.Chronicle{}

// ended opens the page of a battle that is over and waits until it is told.
func ended(d *desk, m *match.Match) *summary {
	d.T.Helper()
	s := newSummary(d.root, m)
	if s.told = told[m]; s.told != nil {
		s.stop()
	}
	d.root.push(s)
	defer func() { told[m] = s.told }()
	for range 2000 {
		d.Long()
		if s.told != nil {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if s.told == nil {
		d.T.Fatal("the battle is not told")
	}
	d.Long()
	return s
}

func TestTheEndOfEveryBattleCanBeReadAtEverySize(t *testing.T) {
	for _, b := range battles {
		if only := os.Getenv("GROGNARD_ONLY"); only != "" && !strings.Contains(only, b[0]) {
			continue
		}
		m := foughtOnce(t, b[0], b[1])
		everywhere(t, "end-"+b[0], func(d *desk, tag string) {
			ended(d, m)
			d.Shot(tag)
			d.readable(tag)
		})
	}
}

func TestATurningPointLightsItsPinAndOpensTheReplayThere(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	s := ended(d, foughtOnce(t, "ccn", "ccn-12-waterloo"))
	if len(s.turns) != 5 {
		t.Fatalf("%d turning points", len(s.turns))
	}
	rings := func() (n int) { // about numbers that are pointed at
		for _, c := range d.List.Cmds {
			if c.Key == discKey && c.Color == d.root.ui.Theme.Gold {
				n++
			}
		}
		return n
	}
	if rings() != 0 {
		t.Error("something is lit")
	}
	for _, name := range []string{"point.2", "pin.4"} {
		d.Point(name)
		d.Tick()
		if rings() != 3 || s.lit != int(name[len(name)-1]-'0') {
			t.Errorf("%s lights %d numbers, and %d is lit: want it on the map, in the list and above the lines", name, rings(), s.lit)
		}
	}
	d.Click("point.2")
	p, on := d.top().(*replay)
	if !on || p.at != p.At[p.Of(s.turns[1].Answer)] {
		t.Fatalf("a click opens %T", d.top())
	}
	d.Key("Escape")
	d.Click("pin.4")
	if p, on := d.top().(*replay); !on || p.at != p.At[p.Of(s.turns[3].Answer)] {
		t.Errorf("a click on the map opens %T", d.top())
	}
}

// computed plays a game against the computer to its end.
func computed(t *testing.T) *match.Match {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Seed: 7, Players: [2]match.Player{{Name: "A"}, {Name: "B", Computer: true, Chooser: simple{}}}})
	for m.Request() != nil {
		if m.Computer() {
			if _, err := m.Think(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if _, err := m.Answer(rules.Option{Do: rules.Concede}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestWhoPlayedAgainstTheComputerMayChangeSides(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.root.deps.Chooser = func(rules.Rulebook, uint64) match.Chooser { return simple{} }
	ended(d, computed(t))
	d.Click("button.change")
	tb, on := d.top().(*table.Table)
	if !on {
		t.Fatalf("it opens %T", d.top())
	}
	if p := tb.Match().Start().Players; !p[0].Computer || p[1].Computer || p[0].Name != "B" {
		t.Errorf("the players are %+v", p)
	}
	ended(d, fought(t, "ccn", "ccn-01-rolica-first", 2, 9000))
	if d.Has("button.change") {
		t.Error("two people at one screen are offered to change sides")
	}
}

func TestThePageOfABattleIsSavedAsAPicture(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	s := ended(d, computed(t))
	if d.Has("button.picture") {
		t.Error("a picture is offered where none can be written")
	}
	d.root.deps.Shot = func() string { return "end.png" }
	d.Settle()
	for _, h := range d.root.Hits() {
		if h.Name == "button.picture" {
			d.In.X, d.In.Y = h.Center()
		}
	}
	d.Tick()
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.Tick()
	d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
	d.Tick()
	if shot := d.Last.Shot; shot != "end.png" {
		t.Errorf("the picture is %q", shot)
	}
	if s.told == nil {
		t.Error("the battle is not told")
	}
}

// What is said of luck: 30 expected and 34 done, as much or more in 23 of 100 cases.
func TestLuckIsToldInWords(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	s := &summary{r: d.root}
	for _, k := range []struct {
		luck        chronicle.Luck
		head, words string
	}{
		{chronicle.Luck{Harm: 34, Mean: 30.24, AsGood: .23, AsBad: .84, Throws: 9}, "34 rolled, 30.2 expected", "As good or better: 1 time in 4."},
		{chronicle.Luck{Harm: 25, Mean: 28.6, AsGood: .9, AsBad: .1, Throws: 9}, "25 rolled, 28.6 expected", "As bad or worse: 1 time in 10."},
		{chronicle.Luck{Harm: 8, Mean: 7.9, AsGood: .55, AsBad: .52, Throws: 9}, "8 rolled, 7.9 expected", "About what was to be expected."},
		{chronicle.Luck{AsGood: 1, AsBad: 1}, "0 rolled, 0.0 expected", "No throw could inflict losses at once."},
	} {
		if head, words := s.luckWords(&k.luck); head != k.head || words != k.words {
			t.Errorf("%+v: %q, %q", k.luck, head, words)
		}
	}
}

func TestABattleThatWasGivenUpAtOnceHasAnEndToo(t *testing.T) {
	for _, b := range battles {
		d := newDesk(t, 1280, 720, prefs.Default())
		m := screentest.Begin(t, b[0], b[1], match.Start{Seed: 3, Open: true})
		if _, err := m.Answer(rules.Option{Do: rules.Concede}); err != nil {
			t.Fatal(err)
		}
		ended(d, m)
		if !d.Says("The score has never changed.") || !d.Says("No throw could inflict losses at once.") {
			t.Errorf("%s: the page tells of what never was", b[0])
		}
		d.readable(b[0])
	}
}

func TestAGameThatCannotBePlayedAgainHasAPageAllTheSame(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	m := fought(t, "ccn", "ccn-01-rolica-first", 2, 9000)
	wrong := []rules.Answer{{By: rules.First, Option: rules.Option{Do: "dance"}}}
	if c := chronicleOf(t.Context(), m.At(0), wrong); c == nil || len(c.Changes) != 0 {
		t.Errorf("it is told as %+v", c)
	}
	s := newSummary(d.root, m)
	s.stop()
	s.told = &chronicle.Chronicle{}
	d.root.push(s)
	d.Long()
	d.readable("end")
	if d.Last.Pending || !d.Says("victory") {
		t.Error("the page waits for ever, or names no winner")
	}
}
