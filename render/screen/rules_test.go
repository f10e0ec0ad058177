package screen

import (
	"fmt"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/browser"
	"grognard/render/screen/reader"
	"grognard/render/screentest"
	"grognard/render/table"
	"strings"
	"testing"
)

// reading returns the reader on top, or fails.
func (d *desk) reading() *reader.Page {
	d.T.Helper()
	b, ok := d.top().(*reader.Page)
	if !ok {
		d.T.Fatalf("no rules are open, but %T", d.top())
	}
	return b
}

func TestTheBrowserOpensTheRulesAtTheirBeginning(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("system.manoeuvre")
	d.Click("button.rules")
	b := d.reading()
	if b.Marked() != "" || !d.Has("man.brief.1") || !d.Has("chapter.MAN-0") || !d.Has("chapter.MAN-1") {
		t.Errorf("marked %q, %s", b.Marked(), d.Names())
	}
	if !d.Says("Aim and turn at a glance") {
		t.Error("nothing tells how to play before the first clause")
	}
	d.Key("Escape")
	if _, back := d.top().(*browser.Page); !back {
		t.Errorf("after Escape: %T", d.top())
	}
}

func TestAChipOfASwitchOpensItsClauseAndMarksIt(t *testing.T) {
	d := newDesk(t, 1920, 2400, prefs.Default())
	d.Click("system.manoeuvre")
	d.Click("chip.switch.hill_bonus")
	b := d.reading()
	want := ""
	for _, s := range screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{}).Book().Switches() {
		if s.Key == "hill_bonus" {
			want = s.Rule
		}
	}
	if b.Marked() != want || !d.Has("clause."+want) {
		t.Errorf("%q is marked, want %q; %s", b.Marked(), want, d.Names())
	}
}

func TestAChipShowsItsClauseUnderThePointer(t *testing.T) {
	d := newDesk(t, 1920, 2400, prefs.Default())
	d.Click("system.manoeuvre")
	d.In.X, d.In.Y = d.Region("chip.switch.hill_bonus").Center()
	d.Tick()
	d.Tick()
	text := reader.Clause(d.root.deps.Words, d.root.ui.PointedClause())
	if text == "" {
		t.Fatal("the chip has no clause")
	}
	d.In.Now += 500
	d.Settle()
	if first := strings.Join(strings.Fields(text)[:3], " "); !d.Says(first) {
		t.Errorf("%q does not show", first)
	}
}

func TestF1OpensTheRulesAtTheClauseOfTheMoment(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	want := b.m.Request().Rule
	b.Key("F1")
	if got := b.reading().Marked(); got != want || !b.Has("clause."+want) {
		t.Errorf("the rules are open at %q, want %q", got, want)
	}
	b.Key("F1")
	if _, back := b.top().(*table.Table); !back {
		t.Errorf("the second F1 leads to %T", b.top())
	}
}

func TestF1OnAThingOpensItsClause(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	b.Point("piece.fr-ig")
	want := b.t.RuleHere(&b.root.ui)
	b.Key("F1")
	if want == "" || want == b.m.Request().Rule || b.reading().Marked() != want {
		t.Errorf("the rules are open at %q, want %q", b.reading().Marked(), want)
	}
}

func TestAChipOnTheTableOpensTheRulesBesideTheColumn(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	b.Point("piece.fr-ig")
	i := strings.Index(b.Names(), "chip.inspect.")
	if i < 0 {
		t.Fatalf("the inspector has no chip: %s", b.Names())
	}
	chip, _, _ := strings.Cut(b.Names()[i:], " ")
	b.Click(chip)
	r := b.reading()
	if r.Marked() == "" || !b.Says(r.Marked()) || !b.Has("clause."+r.Marked()) {
		t.Errorf("%s opens %q", chip, r.Marked())
	}
	if room, aside := b.Region("button.close"), b.t.Aside(&b.root.ui); room.X+room.W > aside.X+aside.W {
		t.Errorf("the rules up to %v cover the column beside %v", room, aside)
	}
}

func TestTheTableHearsNothingWhileTheRulesAreOpen(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	before := b.Names()
	b.Key("F1")
	answers := b.m.Len()
	b.In.Held.Letters['Z'-'A'] = true
	b.Tick()
	b.In.Held.Letters['Z'-'A'] = false
	b.Key("E", "Enter", "G", "Z")
	b.reading()
	b.Key("Escape")
	if b.m.Len() != answers || b.Names() != before {
		t.Errorf("answers %d, want %d; the table offers %s, want %s", b.m.Len(), answers, b.Names(), before)
	}
}

func TestTheMenuOpensTheRulesOfTheGame(t *testing.T) {
	d := seated(t)
	d.Key("Escape")
	d.Click("button.rules")
	if b := d.reading(); b.Marked() == "" || !d.Says(d.root.word("ui.reader.title", "Manoeuvre")) {
		t.Errorf("marked %q", b.Marked())
	}
	d.Click("button.close")
	if _, back := d.top().(*table.Table); !back {
		t.Errorf("closing leads to %T", d.top())
	}
}

func TestAClickBesideTheRulesClosesThem(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.Key("F1")
	b.reading()
	b.In.X, b.In.Y = 1900, 1000
	b.Tick()
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Settle()
	if _, back := b.top().(*table.Table); !back {
		t.Errorf("the click leads to %T", b.top())
	}
}

func TestTheRulesOverATableCanBeReadInBothLanguages(t *testing.T) {
	for _, w := range [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 200}} {
		for _, lang := range []string{"en", "it"} {
			p := prefs.Default()
			p.Language, p.TextSize = lang, w[2]
			b := newBattle(t, w[0], w[1], "man-01-first-orders", p)
			b.until("move.base")
			b.Key("F1")
			for range 30 {
				kept := b.List.Cmds[:0]
				for _, c := range b.List.Cmds {
					if c.Layer >= paint.Popup {
						kept = append(kept, c)
					}
				}
				b.List.Cmds = kept
				b.Readable(fmt.Sprintf("rules at %dx%d, %d%%, %s", w[0], w[1], w[2], lang))
				b.Key("PageDown")
			}
		}
	}
}

func TestTheListOfKeysLeadsToTheGameInBrief(t *testing.T) {
	d := seated(t)
	d.Click("button.help")
	d.Click("button.brief")
	if _, open := d.top().(*reader.Page); !open || !d.Has("man.brief.1") {
		t.Errorf("%T: %s", d.top(), d.Names())
	}
}
