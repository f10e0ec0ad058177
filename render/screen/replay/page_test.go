package replay

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/game/study"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/pagetest"
	"grognard/rules"
)

// told keeps what battles came to: each is told once for all windows.
var told = map[*match.Match]*chronicle.Chronicle{}

// onPaper is the position at which a game was put on paper last.
var onPaper *rules.Position

// opened opens the replay of a game after an answer.
func opened(d *pagetest.Pages, m *match.Match, answer int, told *chronicle.Chronicle) *Page {
	d.T.Helper()
	v := m.View()
	p := New(&d.Deps, study.Of(m, nil), answer, told, Doors{
		Bake: d.Deps.Ground(ground.Options{Unnamed: true, Unmeasured: v != nil && v.Blind}), Country: func() {},
		Game: func() bool { return false }, Closed: func() {}, Branch: func(int) { d.T.Error("a branch begins") },
		Report: func(_ *match.Match, at *rules.Position, _ *chronicle.Chronicle) { onPaper = at },
	})
	d.Put(p)
	return p
}

// reviewed opens the replay of a battle after an answer and waits until it is told.
func reviewed(d *pagetest.Pages, m *match.Match, answer int) *Page {
	d.T.Helper()
	p := opened(d, m, answer, told[m])
	for range 2000 {
		d.Long()
		if p.told != nil {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if told[m] = p.told; p.told == nil {
		d.T.Fatal("the battle is not told")
	}
	d.Long()
	return p
}

func TestTheReplayOfEveryBattleCanBeReadAtEverySize(t *testing.T) {
	for _, b := range pagetest.Battles {
		if only := os.Getenv("GROGNARD_ONLY"); only != "" && !strings.Contains(only, b[0]) {
			continue
		}
		m := pagetest.FoughtOnce(t, b[0], b[1])
		pagetest.Everywhere(t, "replay-"+b[0], func(d *pagetest.Pages, tag string) {
			p := reviewed(d, m, m.Len()*2/3)
			if i := p.Of(p.at); p.at < m.Len() && !p.Fight[i] {
				for i++; p.At[i] < m.Len() && !p.Fight[i]; i++ {
				}
				p.show(p.At[i-1]) // a step before the fight: there may be hundreds
				d.Settle()
				d.Key("Right")
			}
			d.Long()
			d.Shot(tag)
			var said []pagetest.Box // of the bars: the table has tests of its own
			for _, x := range d.Texts() {
				if x.Y+x.H <= p.lay.Map.Y || x.Y >= p.lay.Map.Y+p.lay.Map.H {
					said = append(said, x)
				}
			}
			d.Legible(tag, said)
		})
	}
}

// midst is a replay in the midst of a battle.
func midst(t *testing.T) (*pagetest.Pages, *Page) {
	t.Helper()
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	m := pagetest.FoughtOnce(t, "ccn", "ccn-12-waterloo")
	return d, reviewed(d, m, m.Len()/2)
}

func TestKeysGoToDecisionsFightsAndTurningPoints(t *testing.T) {
	d, p := midst(t)
	at := p.Of(p.at)
	d.Key("Right")
	if p.Of(p.at) != at+1 {
		t.Errorf("Right goes from stop %d to %d", at, p.Of(p.at))
	}
	d.Key("Left")
	if p.Of(p.at) != at {
		t.Errorf("Left goes to stop %d, want %d", p.Of(p.at), at)
	}
	held := func(ctrl, shift bool, key paint.Key) int {
		d.In.Held.Ctrl, d.In.Held.Shift = ctrl, shift
		d.Key(key)
		d.In.Held = paint.Held{}
		return p.Of(p.at)
	}
	for _, way := range []struct {
		key paint.Key
		by  int
	}{{"Right", 1}, {"Left", -1}} {
		want := p.Of(p.at) + way.by
		for !p.Fight[want] {
			want += way.by
		}
		if got := held(true, false, way.key); got != want {
			t.Errorf("Ctrl and %s goes to stop %d, the next fight is %d", way.key, got, want)
		}
	}
	from := p.at
	want := -1
	for _, k := range p.told.Points {
		if p.At[p.Of(k.Answer)] > from && want < 0 {
			want = p.Of(k.Answer)
		}
	}
	if got := held(false, true, "Right"); got != want {
		t.Errorf("Shift and Right goes to stop %d, the next turning point is %d", got, want)
	}
	d.Key("Home")
	if p.at != 0 {
		t.Errorf("Home goes to %d", p.at)
	}
	d.Key("End")
	d.Tick()
	if end := p.Of(p.at); held(true, false, "Right") != end || !d.Reads("There is no further fight that way.") {
		t.Error("behind the last fight Ctrl and Right goes somewhere, or says nothing")
	}
	if p.at != p.m.Len() {
		t.Errorf("End goes to %d of %d", p.at, p.m.Len())
	}
}

func TestTheReplayRunsAtItsSpeed(t *testing.T) {
	d, p := midst(t)
	d.Key("Space")
	if !p.run {
		t.Fatal("Space does not run it")
	}
	d.Key("Space")
	if p.run {
		t.Fatal("Space does not halt it")
	}
	after := func(clicks int) int {
		d.Key("Home")
		for range clicks {
			d.Click("button.speed")
		}
		d.Key("Space")
		for range 60 {
			d.In.Now += 100
			d.Tick()
		}
		return p.Of(p.at)
	}
	once, twice := after(0), after(1)
	if once < 3 || twice < once*3/2 {
		t.Errorf("in 6 s it shows %d decisions, twice as fast %d", once, twice)
	}
}

// along is a place of the chart, a part of its width.
func along(d *pagetest.Pages, part float32) (x, y float32) {
	d.T.Helper()
	for _, h := range d.Hits() {
		if h.Name == "slider.replay" {
			return h.X + 12 + (h.W-24)*part, h.Y + h.H/2
		}
	}
	d.T.Fatal("there is no chart")
	return 0, 0
}

func TestDraggingAlongTheChartShowsTheGame(t *testing.T) {
	d, p := midst(t)
	x, y := along(d, .1)
	d.In.X, d.In.Y = x, y
	d.Tick()
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.Tick()
	d.In.Pressed[paint.Left] = false
	seen := map[int]bool{}
	for i := range 60 {
		d.In.X, _ = along(d, .1+.8*float32(i)/60)
		d.Tick()
		d.Tick()
		if seen[p.at] = true; p.stage.Seen().Turn != p.film.At(p.at).View(rules.Chance).Turn {
			t.Fatalf("after answer %d another turn is shown", p.at)
		}
		if dice(d) {
			t.Fatal("dice are shown in passing")
		}
	}
	d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
	d.Tick()
	d.In.Released[paint.Left] = false
	if len(seen) < 40 {
		t.Errorf("%d moments are shown", len(seen))
	}
	if got, want := p.Of(p.at), len(p.At)*3/4; got < want {
		t.Errorf("it ends at stop %d of %d", got, len(p.At))
	}
}

// dice reports whether a drum is painted.
func dice(d *pagetest.Pages) bool {
	return slices.ContainsFunc(d.List.Cmds, func(c paint.Cmd) bool { return c.Key == "drum/skin" })
}

func TestTheDiceOfADecisionLieBesideIt(t *testing.T) {
	d, p := midst(t)
	fights := 0
	for range 40 {
		d.Key("Right")
		d.Settle()
		throws, _ := p.Dice(p.Of(p.at))
		if len(throws) > 0 != dice(d) {
			t.Fatalf("at answer %d %d throws were made, and a drum is shown: %v", p.at, len(throws), dice(d))
		}
		if len(throws) == 0 {
			continue
		}
		fights++
		last := throws[len(throws)-1]
		n := 0
		for _, h := range d.Hits() {
			if strings.HasPrefix(h.Name, fmt.Sprintf("roll.%d.", len(throws))) {
				n++
			}
		}
		if n != len(last.Faces) {
			t.Errorf("at answer %d %d dice lie there, want %d", p.at, n, len(last.Faces))
		}
	}
	if fights < 5 {
		t.Errorf("there were %d fights", fights)
	}
}

func TestTheWheelOverTheBarGoesThroughTheGame(t *testing.T) {
	d, p := midst(t)
	at := p.Of(p.at)
	x, y := along(d, .5)
	for _, k := range []struct {
		notches float32
		by      int
	}{{-1, 1}, {1, 0}, {1, -1}} {
		d.In.X, d.In.Y, d.In.WheelY = x, y, k.notches
		d.Tick()
		d.In.WheelY = 0
		d.Tick()
		if got := p.Of(p.at); got != at+k.by {
			t.Errorf("after %g notches stop %d is shown, want %d", k.notches, got, at+k.by)
		}
	}
}

func TestTheLogLiesOpenWhereThereIsRoom(t *testing.T) {
	for w, open := range map[int]bool{1280: false, 1920: true} {
		d := pagetest.Open(t, w, w*9/16, prefs.Default())
		m := pagetest.FoughtOnce(t, "ccn", "ccn-12-waterloo")
		reviewed(d, m, m.Len()/2)
		if d.Has("button.log.all") != open {
			t.Errorf("at %d the log lies open: %v", w, !open)
		}
		d.Key("L")
		if d.Has("button.log.all") == open {
			t.Errorf("at %d L does not turn it", w)
		}
	}
}

func TestTheDiceOfAReplayNeverLieOverTheFight(t *testing.T) {
	for _, b := range pagetest.Battles {
		for _, w := range [][3]int{{1280, 720, 100}, {1280, 720, 200}, {1920, 1080, 100}} {
			if testing.Short() && w[2] != 200 {
				continue
			}
			p0 := prefs.Default()
			p0.TextSize = w[2]
			d := pagetest.Open(t, w[0], w[1], p0)
			m := pagetest.FoughtOnce(t, b[0], b[1])
			p := opened(d, m, min(m.Len()/4, 200), &chronicle.Chronicle{})
			seen := 0
			for n := 0; n < 60 && seen < 12; n++ {
				d.Key("Right")
				d.Long()
				who, at, shown := p.stage.Fought()
				if !shown {
					continue
				}
				seen++
				for _, r := range who {
					if on, ok := p.stage.View.Board.PieceRect(r); ok && on.Overlaps(p.lay.Map) {
						if both := on.And(at); both.W > 2 && both.H > 2 {
							t.Errorf("%s at %d, %d %%, answer %d: the theatre at %v lies over %s at %v", b[0], w[0], w[2], p.at, at, m.Book().Format(r), on)
						}
					}
				}
				if at.Y < p.lay.Map.Y || at.Y+at.H > p.lay.Map.Y+p.lay.Map.H+1 {
					t.Errorf("%s at %d, %d %%: the theatre at %v is not between the bars", b[0], w[0], w[2], at)
				}
			}
			if seen == 0 {
				t.Errorf("%s: nobody fought", b[0])
			}
		}
	}
}

func TestTheReplayStepsThroughTheGame(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	m := pagetest.Played(t, 30)
	p := opened(d, m, 0, nil)
	d.Key("Right", "Right", "Right", "Left")
	if p.at != p.At[2] {
		t.Errorf("at answer %d, want %d, after two decisions", p.at, p.At[2])
	}
	d.Click("button.last")
	if p.at != m.Len() {
		t.Errorf("at %d, want the end %d", p.at, m.Len())
	}
	d.Click("button.branch")
	if !d.Says("Step back first") {
		t.Error("a branch begins at the end, or the reason is not told")
	}
	d.Click("button.first")
	d.Click("button.run")
	for range 5 {
		d.In.Now += pace
		d.Tick()
	}
	if !p.run || p.at < 4 {
		t.Errorf("the replay does not run: at %d", p.at)
	}
}

func TestTheReplayShowsNoSecret(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	words := d.Deps.Words
	m := pagetest.Opposed(t, 8241970355, 60)
	t.Run("MAN-S.8 the replay shows no hand and does not say what was drawn", func(t *testing.T) {
		m.SetOpen(false) // both have left the seat
		p := opened(d, m, 0, nil)
		drawn := 0
		for _, p.at = range p.At {
			d.Tick()
			for _, c := range p.stage.Seen().Cards {
				if c.Ref != 0 && (c.Place == rules.Hand || c.Place == rules.Deck) {
					t.Fatalf("after answer %d the replay shows %s", p.at, m.Book().Format(c.Ref))
				}
			}
			for _, c := range append(pagetest.Held(m, p.at, rules.First), pagetest.Held(m, p.at, rules.Second)...) {
				drawn++
				told := words.Say(rules.Text{Key: "man.log.draw", A: rules.SideRef(c.Side), B: c.Ref}, caption.Names(m))
				if slices.ContainsFunc(p.Until(p.at), func(e match.Entry) bool { return words.Say(e.Event.Text, caption.Names(m)) == told }) {
					t.Fatalf("after answer %d the replay says %q", p.at, told)
				}
			}
		}
		if drawn < 400 {
			t.Errorf("the hands held only %d cards", drawn)
		}
	})
}

func TestAGameIsPutOnPaperFromTheMomentThatIsShown(t *testing.T) {
	m := pagetest.FoughtOnce(t, "ccn", "ccn-12-waterloo")
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	p := reviewed(d, m, m.Len()/2)
	d.Click("button.report")
	if want := m.At(p.at).View(rules.Chance); onPaper == nil || !reflect.DeepEqual(onPaper.View(rules.Chance), want) {
		t.Error("it is another moment")
	}
}
