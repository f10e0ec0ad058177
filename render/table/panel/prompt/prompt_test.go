package prompt

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/choice/field"
	"grognard/render/table/pacing"
	"grognard/render/table/paneltest"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// desk is a window in which the bar is painted alone, over an empty map.
type desk struct {
	*paneltest.Desk
	bar     *Bar
	pacing  pacing.Pacing
	overlay rules.Overlay // the one that is on
	unsaved bool
	keep    [2]paint.Rect // the standards
	wide    float32       // width of the bar, 0 for that of the window
	acts    []Act         // in which something was done
	last    Act           // of the bar, in the last frame
}

// over opens a window on the bar of a match.
func over(t *testing.T, m *match.Match) *desk {
	t.Helper()
	d := &desk{Desk: paneltest.Open(t, m, "en")}
	d.pacing = pacing.Of(m, &d.History, false)
	d.bar = New(Deps{Game: m, Scene: &d.Scene, Seat: d.Seat, Pacing: &d.pacing, Words: d.Words, Choice: d.Choice, Clips: &d.Clips,
		Board: &d.Board, Ahead: &d.Ahead,
		Target:    func(rules.Option) (words.Target, bool) { return words.Target{}, false },
		Prospects: func(*ui.Ctx) []odds.Prospect { return nil },
		Overlay:   func() rules.Overlay { return d.overlay },
		Unsaved:   func() bool { return d.unsaved }})
	d.Put = func(c *ui.Ctx) {
		room := Room{Map: c.Window(), Keep: d.keep}
		room.Bar = ui.CutTop(&room.Map, c.Px(76))
		if d.wide > 0 {
			room.Bar.W = d.wide
		}
		d.last = d.bar.Frame(c, room)
		for _, act := range [...]Act{d.last, d.bar.Over(c), d.bar.Asks(c)} {
			if act.Does != Nothing {
				d.acts = append(d.acts, act)
			}
		}
	}
	d.Tick()
	return d
}

// begin opens a scenario with both hands open.
func begin(t *testing.T, system, scenario string) *desk {
	t.Helper()
	return over(t, screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11}))
}

// asked plays a battle of blocks until somebody is asked a question of a kind, the side
// whose turn it is or the other one.
func asked(t *testing.T, kind string, active bool) *match.Match {
	t.Helper()
	for seed := range uint64(8) {
		m := screentest.Begin(t, "ccn", "ccn-01-rolica-first", match.Start{Open: true, Seed: 11})
		r := rand.New(rand.NewPCG(4, seed))
		for q := m.Request(); q != nil; q = m.Request() {
			if q.Kind == kind && (q.To == m.View().Active) == active {
				return m
			}
			if _, err := m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("nobody is asked %s", kind)
	return nil
}

// put asks another question than the rules do.
func (d *desk) put(q *rules.Request) {
	d.Scene.Ask = q
	d.Choice.Hand = field.Hand{}
	d.Choice.Selection.Ask(q)
	d.Tick()
}

// ref is the thing of a name.
func (d *desk) ref(name string) rules.Ref {
	d.T.Helper()
	r, err := d.Match.Book().Parse(name)
	if err != nil {
		d.T.Fatal(err)
	}
	return r
}

// expects reports what the player has asked for since the last time, other than want.
func (d *desk) expects(what string, want Act) {
	d.T.Helper()
	if len(d.acts) != 1 || d.acts[0].Does != want.Does || d.acts[0].Option != want.Option || d.acts[0].N != want.N {
		d.T.Errorf("%s asks for %+v, want %+v", what, d.acts, want)
	}
	d.acts = nil
}

// hit is the region of a name.
func (d *desk) hit(name string) paint.Hit {
	d.T.Helper()
	for _, h := range d.Hits() {
		if h.Name == name {
			return h
		}
	}
	d.T.Fatalf("there is no %s among %s", name, d.Names())
	return paint.Hit{}
}

func TestTheBarHandsBackWhatItsButtonsAskForAndChangesNothing(t *testing.T) {
	d := ordering(t)
	n, changes := d.Match.Len(), d.Match.Changes()
	for name, does := range map[string]Deed{"button.menu": Menu, "button.help": Keys, "button.undo": Undoes} {
		d.Click(name)
		d.expects(name, Act{Does: does})
	}
	d.Click("button.redo")
	if len(d.acts) > 0 || !d.Says(d.Words.Word("table.redo.none")) {
		t.Errorf("where nothing was taken back redo asks for %+v", d.acts)
	}
	o := d.Match.Request().Options[d.Match.Request().Quiet]
	d.Click(d.Words.Keys.Option(o))
	d.expects("an answer", Act{Does: Pushes, Option: o})
	if d.Match.Len() != n || d.Match.Changes() != changes {
		t.Error("painting the bar has answered")
	}
	d.Match.Undo()
	d.Sync()
	d.Click("button.redo")
	d.expects("button.redo", Act{Does: Redoes})
}

// Where nothing can be taken back the button says why; what is only picked can be.
func TestUndoSaysWhyNothingCanBeTakenBack(t *testing.T) {
	d := begin(t, "ccn", "ccn-01-rolica-first")
	d.Click("button.undo")
	if why := d.Words.Say(d.Match.CanUndo().Text); len(d.acts) > 0 || why == "" || !d.Says(why) {
		t.Errorf("at the beginning undo asks for %+v, the reason is %q", d.acts, why)
	}
	d.Choice.Click(d.Scene.Ask.Options[0].With)
	if len(d.Choice.Picks) == 0 {
		t.Fatal("nothing is picked")
	}
	d.Click("button.undo")
	d.expects("with a pick undo", Act{Does: Undoes})
}

func TestThatAGameCannotBeSavedStandsInTheBar(t *testing.T) {
	d := begin(t, "manoeuvre", "man-01-first-orders")
	if d.Has("mark.unsaved") {
		t.Error("a game that is saved has the mark")
	}
	d.unsaved = true
	d.Tick()
	d.hit("mark.unsaved")
}

// While the table waits the bar has a button to go on, and says why it waits.
func TestTheBarGoesOnWhereTheTableHasStopped(t *testing.T) {
	d := begin(t, "manoeuvre", "man-01-first-orders")
	if d.Has("button.continue") {
		t.Error("there is a button to go on where nothing waits")
	}
	if _, err := d.Match.Answer(rules.Option{Do: rules.Concede}); err != nil {
		t.Fatal(err)
	}
	d.Scene.Pos = d.Match.Position()
	d.Choice.Ask(nil)
	d.pacing.Note([]rules.Event{{Kind: rules.EvDice}})
	if !d.pacing.Stops() {
		t.Fatal("the table does not wait at the end of a game with dice")
	}
	d.Tick()
	if why := d.Words.Say(d.Match.Result().Why); d.bar.Text() != why {
		t.Errorf("the bar says %q, want %q", d.bar.Text(), why)
	}
	d.Click("button.continue")
	d.expects("the button", Act{Does: GoesOn})
	d.Key("Enter")
	d.expects("Enter", Act{Does: GoesOn})
}

func TestALongSentenceIsWholeInLargeLetters(t *testing.T) {
	d := begin(t, "ccn", "ccn-01-rolica-first")
	long := words.Led{Who: "Francia", Rest: "Combattimento a fuoco: Artiglieria a piedi francese contro Fanteria leggera britannica. Per confermare clicca di nuovo o premi Invio."}
	d.Put = func(c *ui.Ctx) {
		c.Text, c.Scale = 2, ui.Dp(c.In)*2
		in := paint.Rect{W: 455, H: 78}
		d.bar.fitted(c, in, long)
		if h := c.Line(d.bar.led.style) * float32(len(d.bar.led.lines)); h > in.H {
			t.Errorf("%d lines are %g pixels high, the bar %g", len(d.bar.led.lines), h, in.H)
		}
	}
	d.Tick()
}

// The bar is as low at 1280x720, where five buttons leave so much.
func TestAPromptInALowBarIsNotSmallWhereTwoLinesHoldIt(t *testing.T) {
	d := begin(t, "eagles", "hedgerow-morning")
	prompt := words.Led{Who: "Austria", Rest: "– 1st Austrian Fusiliers: choose an order, or drag it to where it is to go."}
	d.Put = func(c *ui.Ctx) {
		d.bar.fitted(c, paint.Rect{W: c.Px(660), H: c.Px(46)}, prompt)
		if k := &d.bar.led; k.style.Size < 20 || len(k.lines) != 2 {
			t.Errorf("it stands in %d lines of %v", len(k.lines), k.style.Size)
		}
	}
	d.Tick()
}

func TestAWarningNamesNoMoreThanCanBeReadAtAGlance(t *testing.T) {
	for _, wide := range []float32{2400, 900} {
		d := over(t, asked(t, "order", true))
		d.wide = wide
		quiet, ok := d.Scene.Quiet()
		if !ok {
			t.Fatal("nothing ends the phase")
		}
		d.Choice.Push(quiet)
		for _, pc := range d.Scene.View().Pieces {
			if d.Scene.Mine(pc.Ref) {
				d.Choice.Warning.Act = append(d.Choice.Warning.Act, pc.Ref)
			}
		}
		if d.Tick(); !d.Choice.Warning.Shown() {
			t.Fatal("the warning is not shown")
		}
		lines := 0
		for i := range d.List.Cmds {
			k := &d.List.Cmds[i]
			if end := d.Words.Word("table.ending.end"); k.Op != paint.Text || k.Color != d.UI.Theme.Danger || strings.HasPrefix(k.Text, end+" (") {
				continue
			}
			if lines++; k.Size < warningStyle.Size*d.UI.Scale-1 {
				t.Errorf("%g wide: %q in letters of %g, want %g", wide, k.Text, k.Size, warningStyle.Size*d.UI.Scale)
			}
		}
		if lines == 0 || lines > 2 {
			t.Errorf("%g wide: %d lines warn", wide, lines)
		}
	}
}
