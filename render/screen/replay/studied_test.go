package replay

import (
	"fmt"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/game/study"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/rules"
)

// tried is what a page asked for.
type tried struct {
	m    *match.Match
	name string
	pair [2]*match.Match
}

// studying opens the study of a battle that is over, with its drawer.
func studying(t *testing.T, system, scenario string) (*pagetest.Pages, *Page, *tried) {
	t.Helper()
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := pagetest.FoughtOnce(t, system, scenario)
	p := opened(d, m, m.Len()/2, told[m])
	was := &tried{}
	p.doors.Seed = func() uint64 { return 9 }
	p.doors.Try = func(m *match.Match, name string) {
		was.m, was.name = m, name
		p.trying = false // the table lies above the page, which is not shown
	}
	p.doors.Compare = func(_ [2]string, pair [2]*match.Match) { was.pair = pair }
	d.Key("H")
	d.Settle()
	if !p.open {
		t.Fatal("the drawer stays closed")
	}
	return d, p, was
}

// A branch is begun, played in, come back to, renamed, compared, removed and put back.
func TestABranchIsTriedFromTheDrawer(t *testing.T) {
	for _, b := range pagetest.Battles {
		t.Run(b[0], func(t *testing.T) {
			d, p, was := studying(t, b[0], b[1])
			defer p.study.Trunk().SetParts(nil)
			d.Click("tab.branches")
			for i, name := range []string{"same", "new", "chosen"} {
				at := p.at
				d.Click("button.branch." + name)
				if was.m == nil || was.m.Len() < at || len(p.study.Branches()) != i+1 {
					t.Fatalf("no branch is tried with %s dice", name)
				}
				if said := fmt.Sprintf("Branch %d, %s dice: the game stays as it is.", i+1, name); !d.Says(said) {
					t.Errorf("nothing says %q", said)
				}
				q := was.m.Request()
				switch {
				case q == nil:
				case q.To == rules.Chance:
					if _, err := was.m.Dice(thrown(q)); err != nil {
						t.Fatal(err)
					}
				default:
					o := rules.Option{}
					if len(q.Options) > 0 {
						o = q.Options[max(0, q.Quiet)]
					} else {
						o = q.Field.Nearest(o)
					}
					if _, err := was.m.Answer(o); err != nil {
						t.Fatal(err)
					}
				}
				p.trying = true // it was no more shown as long as the table lay above it
				d.Settle()
				if p.m != was.m || p.at != was.m.Len() || p.branch == nil {
					t.Fatalf("the page shows answer %d of another game", p.at)
				}
				if len(p.study.Trunk().Parts()) != i+1 {
					t.Errorf("%d parts are kept", len(p.study.Trunk().Parts()))
				}
				d.Click("branch.0")
				if p.branch != nil || p.m != p.study.Trunk() {
					t.Fatal("a click does not lead back to the game")
				}
				p.show(at)
				d.Settle()
			}
			d.Click("branch.2")
			if p.branch == nil || p.branch.ID != 2 {
				t.Fatal("a click does not show the branch")
			}
			d.Click("button.branch.rename")
			before := *p
			for _, k := range []paint.Key{"L", "H", "O", "Space", "G", "Left"} { // each would do something on the page
				d.In.Keys = []paint.Key{k}
				d.Tick()
				d.In.Keys = nil
			}
			d.Typed("Two flags")
			d.Key("Enter")
			if p.branch.Name != "Two flags" || p.at != before.at || p.open != before.open || p.logOpen != before.logOpen || p.run {
				t.Errorf("the branch is called %q, or keys did something else", p.branch.Name)
			}
			d.Click("button.branch.compare")
			if was.pair[0] != p.study.Trunk() || was.pair[1] != p.m {
				t.Error("other games are compared")
			}
			d.Click("button.branch.remove")
			if len(p.study.Branches()) != 2 || len(p.study.Trunk().Parts()) != 2 || p.branch != nil {
				t.Error("the branch is not removed")
			}
			d.Click("button.branch.back")
			if len(p.study.Branches()) != 3 || len(p.study.Trunk().Parts()) != 3 {
				t.Error("the branch is not put back")
			}
		})
	}
}

// thrown is what dice show first.
func thrown(q *rules.Request) (faces []int) {
	q.Dice.Results(func(f []int, _, _ uint64) {
		if faces == nil {
			faces = append(faces, f...)
		}
	})
	return faces
}

// The computer judges the game in the background; what it has found is drawn, listed, gone to and kept.
func TestTheDecisionsAreJudgedFromTheDrawer(t *testing.T) {
	d, p, was := studying(t, "ccn", "ccn-01-rolica-first")
	defer p.study.Trunk().SetParts(nil)
	if p.chances() {
		t.Error("a chance is drawn that nobody has judged")
	}
	d.Click("button.study.judge")
	for range 2000 {
		if done, _, _ := p.work.Progress(); done > 40 {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	d.Long()
	if !p.chances() || len(p.course) < 30 {
		t.Fatalf("of 40 decisions %d are drawn", len(p.course))
	}
	d.Click("button.study.halt")
	if p.work != nil || len(p.study.Trunk().Parts()) != 1 {
		t.Error("what was found is not kept")
	}
	for _, want := range []shows{numbers, strength, chances} {
		if d.Click("button.chart"); p.shows != want {
			t.Errorf("the chart shows %d, not %d", p.shows, want)
		}
	}
	d.Click("toggle.study.all")
	var worst study.Verdict
	for i := 1; i <= p.m.Len(); i++ {
		if v, ok := p.study.Verdict(i); ok && v.Loss() > worst.Loss() && p.study.Grade(v) > study.Sound {
			worst = v
		}
	}
	if worst.Answer == 0 {
		t.Skip("no decision that was judged falls short")
	}
	p.show(p.At[p.Of(worst.Answer)])
	d.Settle()
	d.Click("button.study.try")
	if was.m == nil {
		t.Fatal("what is better cannot be tried")
	}
	if a := was.m.Gave(worst.Answer); a.Option != worst.Other {
		t.Errorf("%v is tried, not %v", a.Option, worst.Other)
	}
}

// Each throw is told beside what was to be expected, and may be chosen otherwise.
func TestThrowsAreToldAndChosenOtherwise(t *testing.T) {
	for _, b := range pagetest.Battles {
		t.Run(b[0], func(t *testing.T) {
			d, p, was := studying(t, b[0], b[1])
			defer p.study.Trunk().SetParts(nil)
			reviewedPage(d, p)
			d.Click("tab.luck")
			if len(p.told.Rolls) == 0 {
				t.Fatal("nothing was thrown")
			}
			x := p.told.Rolls[len(p.told.Rolls)/2]
			p.show(p.At[p.Of(x.Answer)])
			d.Settle()
			d.Click("button.study.dice")
			if was.m == nil || was.m.Len() >= x.Answer || was.m.Request().To != rules.Chance {
				t.Fatalf("the throw of answer %d cannot be chosen", x.Answer)
			}
		})
	}
}

// reviewedPage waits until the battle is told.
func reviewedPage(d *pagetest.Pages, p *Page) {
	for range 2000 {
		d.Long()
		if p.told != nil {
			told[p.m] = p.told
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	d.T.Fatal("the battle is not told")
}

// As long as two play against each other the drawer says why it is closed, and opens once both agree.
func TestAGameThatGoesOnIsStudiedByConsent(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Seed: 3})
	opened(d, m, 0, nil)
	d.Key("H")
	d.Settle()
	d.Click("tab.branches")
	if d.Has("branch.0") {
		t.Fatal("hands are shown that are still played")
	}
	d.Click("button.study.agree")
	if !d.Has("branch.0") {
		t.Error("who agrees may not study")
	}
}

// The list of views hangs down over the drawer: nothing of the drawer is read through it.
func TestTheViewsLieAboveTheDrawer(t *testing.T) {
	d, p, _ := studying(t, "ccn", "ccn-01-rolica-first")
	defer p.study.Trunk().SetParts(nil)
	for _, tab := range []string{"tab.branches", "tab.luck", "tab.analysis"} {
		d.Click(tab)
		d.Click("button.view")
		d.Settle()
		list := d.Region("view.first").And(p.lay.Log)
		if list.W <= 0 || list.H <= 0 {
			t.Fatal("the list does not reach over the drawer")
		}
		over := -1 // where the button was painted
		for i, c := range d.List.Cmds {
			if c.Op != paint.Text && c.Layer >= paint.Popup && c.Dst.Overlaps(list) {
				over = i
			}
		}
		for i, c := range d.List.Cmds {
			if c.Op == paint.Text && c.Text != "" && (c.Layer > d.List.Cmds[over].Layer || i > over) && list.Has(c.Dst.X+1, c.Dst.Y) && c.Text != p.viewName(rules.First) {
				t.Errorf("%s: %q is read through the list of views", tab, c.Text)
			}
		}
		d.Click("button.view")
	}
}

// Who comes back from a branch without having played in it leaves nothing behind.
func TestABranchInWhichNothingWasPlayedIsNone(t *testing.T) {
	d, p, was := studying(t, "manoeuvre", "man-01-first-orders")
	defer p.study.Trunk().SetParts(nil)
	d.Click("tab.branches")
	at := p.at
	d.Click("button.branch.same")
	if was.m == nil || len(p.study.Branches()) != 1 {
		t.Fatal("no branch is tried")
	}
	p.trying = true // it was no more shown as long as the table lay above it
	d.Settle()
	if len(p.study.Branches()) != 0 || len(p.study.Trunk().Parts()) != 0 || p.branch != nil || p.at != at {
		t.Errorf("%d branches are left; answer %d is shown, not %d", len(p.study.Branches()), p.at, at)
	}
	d.Click("button.branch.new")
	o := was.m.Request().Options[0]
	if _, err := was.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	p.trying = true
	d.Settle()
	if len(p.study.Branches()) != 1 || p.branch == nil {
		t.Error("a branch in which something was played is lost")
	}
	d.Click("button.branch.play")
	p.trying = true
	d.Settle()
	if len(p.study.Branches()) != 1 {
		t.Error("a branch that was shown again is lost")
	}
}
