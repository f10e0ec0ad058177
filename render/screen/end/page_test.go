package end

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/game/study"
	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/rules"
)

// told keeps what battles came to: each is told once for all windows.
var told = map[*match.Match]*chronicle.Chronicle{}

// ended opens the page of a battle that is over and waits until it is told.
func ended(d *pagetest.Pages, m *match.Match, doors Doors) *Page {
	d.T.Helper()
	s := New(&d.Deps, m, doors)
	if s.told = told[m]; s.told != nil {
		s.telling.Stop()
	}
	d.Put(s)
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
	for _, b := range pagetest.Battles {
		if only := os.Getenv("GROGNARD_ONLY"); only != "" && !strings.Contains(only, b[0]) {
			continue
		}
		m := pagetest.FoughtOnce(t, b[0], b[1])
		pagetest.Everywhere(t, "end-"+b[0], func(d *pagetest.Pages, tag string) {
			ended(d, m, Doors{Shot: func() string { return "" }, Report: func(*match.Match, *rules.Position, *chronicle.Chronicle) {}})
			d.Shot(tag)
			d.Readable(tag)
		})
	}
}

func TestATurningPointLightsItsPinAndOpensTheReplayThere(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	shown := -1
	s := ended(d, pagetest.FoughtOnce(t, "ccn", "ccn-12-waterloo"), Doors{Replay: func(answer int, told *chronicle.Chronicle) {
		if shown = answer; told == nil {
			t.Error("the replay does not know the battle")
		}
	}})
	if len(s.turning.turns) < 4 {
		t.Fatalf("%d turning points", len(s.turning.turns))
	}
	rings := func() (n int) { // about numbers that are pointed at
		for _, c := range d.List.Cmds {
			if c.Key == chart.DiscKey && c.Color == d.Ctx.Theme.Gold {
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
		if rings() != 3 || s.turning.lit != int(name[len(name)-1]-'0') {
			t.Errorf("%s lights %d numbers, and %d is lit: want it on the map, in the list and above the lines", name, rings(), s.turning.lit)
		}
	}
	d.Click("point.2")
	if shown != s.turning.turns[1].Answer {
		t.Fatalf("a click shows answer %d", shown)
	}
	d.Click("pin.4")
	if shown != s.turning.turns[3].Answer {
		t.Errorf("a click on the map shows answer %d", shown)
	}
	if d.Click("button.replay"); shown != 0 {
		t.Errorf("the replay begins at answer %d", shown)
	}
}

// Numbers of turning points that follow closely stand side by side above the lines.
func TestNumbersOfTurningPointsNeverLieOverEachOther(t *testing.T) {
	for _, x := range []struct{ at, want []float32 }{
		{[]float32{10, 100}, []float32{10, 100}},
		{[]float32{10, 12, 13, 90}, []float32{10, 38, 66, 94}},
		{[]float32{150, 195, 198, 199}, []float32{116, 144, 172, 200}},
	} {
		apart(x.at, 28, 200)
		if !slices.Equal(x.at, x.want) {
			t.Errorf("they stand at %v, want %v", x.at, x.want)
		}
	}
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	s := ended(d, pagetest.FoughtOnce(t, "ccn", "ccn-12-waterloo"), Doors{})
	all := s.turning.told.Points
	for i := range all {
		was := all[i].Answer
		defer func() { all[i].Answer = was }() // the battle is fought once for all tests
		all[i].Answer = all[0].Answer
	}
	d.Tick()
	rows := map[float32][]float32{}
	for _, c := range d.List.Cmds {
		if c.Key == chart.DiscKey && c.Color == d.Ctx.Theme.Replay {
			x, y := c.Dst.Center()
			rows[y] = append(rows[y], x)
		}
	}
	longest := 0
	for y, row := range rows {
		slices.Sort(row)
		for i := 1; i < len(row); i++ {
			if row[i]-row[i-1] < d.Ctx.Px(26) && len(row) == len(s.turning.turns) {
				t.Errorf("two numbers lie over each other at %.0f, %.0f: %v", row[i], y, row)
			}
		}
		longest = max(longest, len(row))
	}
	if longest != len(s.turning.turns) {
		t.Errorf("the most numbers beside each other are %d", longest)
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
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	var how match.Start
	ended(d, computed(t), Doors{Again: func(s match.Start) { how = s }})
	d.Click("button.change")
	if p := how.Players; !p[0].Computer || p[1].Computer || p[0].Name != "B" {
		t.Errorf("the players are %+v", p)
	}
	if d.Click("button.again"); how.Players[0].Computer || !how.Players[1].Computer {
		t.Errorf("without a change the players are %+v", how.Players)
	}
	ended(d, pagetest.Fought(t, "ccn", "ccn-01-rolica-first", 2, 9000), Doors{})
	if d.Has("button.change") {
		t.Error("two people at one screen are offered to change sides")
	}
}

func TestThePageOfABattleIsSavedAsAPicture(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	s := ended(d, computed(t), Doors{})
	if d.Has("button.picture") {
		t.Error("a picture is offered where none can be written")
	}
	s.doors.Shot = func() string { return "end.png" }
	d.Settle()
	for _, h := range d.Hits() {
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
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	s := &battle{d: &d.Deps}
	for _, k := range []struct {
		luck        chronicle.Luck
		head, words string
	}{
		{chronicle.Luck{Harm: 34, Mean: 30.24, AsGood: .23, AsBad: .84, Throws: 9}, "Losses: 34 rolled, 30.2 expected", "As good or better: 1 time in 4."},
		{chronicle.Luck{Harm: 25, Mean: 28.6, AsGood: .9, AsBad: .1, Throws: 9}, "Losses: 25 rolled, 28.6 expected", "As bad or worse: 1 time in 10."},
		{chronicle.Luck{Harm: 8, Mean: 7.9, AsGood: .55, AsBad: .52, Throws: 9}, "Losses: 8 rolled, 7.9 expected", "About what was to be expected."},
		{chronicle.Luck{AsGood: 1, AsBad: 1}, "Losses: 0 rolled, 0.0 expected", "No throw could inflict losses at once."},
	} {
		if head, words := s.luckWords(&k.luck); head != k.head || words != k.words {
			t.Errorf("%+v: %q, %q", k.luck, head, words)
		}
	}
}

func TestABattleThatWasGivenUpAtOnceHasAnEndToo(t *testing.T) {
	for _, b := range pagetest.Battles {
		d := pagetest.Open(t, 1280, 720, prefs.Default())
		m := screentest.Begin(t, b[0], b[1], match.Start{Seed: 3, Open: true})
		if _, err := m.Answer(rules.Option{Do: rules.Concede}); err != nil {
			t.Fatal(err)
		}
		ended(d, m, Doors{})
		if !d.Says("The score has never changed.") || !d.Says("No throw could inflict losses at once.") {
			t.Errorf("%s: the page tells of what never was", b[0])
		}
		d.Readable(b[0])
	}
}

func TestAGameThatCannotBePlayedAgainHasAPageAllTheSame(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := pagetest.Fought(t, "ccn", "ccn-01-rolica-first", 2, 9000)
	s := New(&d.Deps, m, Doors{})
	s.telling.Stop()
	s.told = &chronicle.Chronicle{}
	d.Put(s)
	d.Long()
	d.Readable("end")
	if d.Last.Pending || !d.Says("victory") {
		t.Error("the page waits for ever, or names no winner")
	}
}

// simple is a computer player that takes what comes first.
type simple struct{}

func (simple) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	if q.Quiet >= 0 {
		return q.Options[q.Quiet]
	}
	return q.Options[0]
}

func TestTheEndNamesWhatWasTakenEachOnce(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := screentest.Begin(t, "ccn", "ccn-01-rolica-first", match.Start{Open: true, Seed: 11})
	s := facts(&d.Deps, m)
	ref := func(id string) rules.Ref {
		r, err := m.Book().Parse(id)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	g := rules.Gauge{Key: "units", N: 3, Refs: []rules.Ref{ref("gb-ln-1"), ref("gb-hc-1"), ref("gb-ln-2")}}
	if got := s.list(&g); got != "British Line Infantry ×2, British Heavy Cavalry" {
		t.Errorf("taken are %q", got)
	}
	if g.Spoils = true; s.list(&g) != "" {
		t.Error("the banners are listed beside their parts")
	}
}

func TestABattleThatIsOverIsPutOnPaperAsItEnded(t *testing.T) {
	m := pagetest.FoughtOnce(t, "ccn", "ccn-12-waterloo")
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	ended(d, m, Doors{})
	if d.Has("button.report") {
		t.Error("a report is offered that nobody can write")
	}
	d.Stack.Pop()
	var at *rules.Position
	ended(d, m, Doors{Report: func(_ *match.Match, p *rules.Position, told *chronicle.Chronicle) {
		if at = p; told == nil {
			t.Error("the battle is told anew")
		}
	}})
	if d.Click("button.report"); at != m.Position() {
		t.Error("the report is of another moment")
	}
}

// Where the decisions were judged, the chance of winning stands below the course, and the study is a door away.
func TestTheEndShowsTheChanceOfWinning(t *testing.T) {
	m := pagetest.FoughtOnce(t, "ccn", "ccn-12-waterloo")
	defer m.SetParts(nil)
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	opened := 0
	s := ended(d, m, Doors{Study: func(*chronicle.Chronicle) { opened++ }})
	for range 400 {
		if d.Long(); s.told != nil {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	d.Settle()
	title := s.d.Word("ui.study.chance", s.names(rules.First))
	if d.Reads(title) {
		t.Fatal("a chance is drawn that nobody has judged")
	}
	d.Click("button.study")
	if opened != 1 {
		t.Error("the study is not opened")
	}
	k := study.Of(m, nil)
	w := k.Judge(1, func() {})
	for n := 0; n < 20; n, _, _ = w.Progress() {
		time.Sleep(5 * time.Millisecond)
	}
	w.Stop()
	k.Take(w)
	k.Keep() // as the study does that was opened
	d.Tick()
	d.Tick()
	if !d.Reads(title) || len(s.judged) < 15 {
		t.Errorf("of 20 decisions %d are drawn", len(s.judged))
	}
}
