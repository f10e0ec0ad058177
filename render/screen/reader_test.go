package screen

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"grognard/game/lang"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/table"
	"grognard/rules"
)

// reading returns the reader on top, or fails.
func (d *desk) reading() *reader {
	d.T.Helper()
	b, ok := d.top().(*reader)
	if !ok {
		d.T.Fatalf("no rules are open, but %T", d.top())
	}
	return b
}

// region returns where a region lies.
func (d *desk) region(name string) paint.Rect {
	d.T.Helper()
	for _, h := range d.root.Hits() {
		if h.Name == name {
			return h.Rect
		}
	}
	d.T.Fatalf("there is nothing called %s, only %s", name, d.Names())
	return paint.Rect{}
}

// readManoeuvre opens the rules from the scenario browser.
func readManoeuvre(t *testing.T) (*desk, *reader) {
	t.Helper()
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("system.manoeuvre")
	d.Click("button.rules")
	return d, d.reading()
}

func TestTheBrowserOpensTheRulesAtTheirBeginning(t *testing.T) {
	d, b := readManoeuvre(t)
	if b.mark != "" || !d.Has("man.brief.1") || !d.Has("chapter.MAN-0") || !d.Has("chapter.MAN-1") {
		t.Errorf("marked %q, %s", b.mark, d.Names())
	}
	if !d.Says("Aim and turn at a glance") {
		t.Error("nothing tells how to play before the first clause")
	}
	d.Key("Escape")
	if _, back := d.top().(*browser); !back {
		t.Errorf("after Escape: %T", d.top())
	}
}

func TestAChipOfASwitchOpensItsClauseAndMarksIt(t *testing.T) {
	d := newDesk(t, 1920, 2400, prefs.Default())
	d.Click("system.manoeuvre")
	d.Click("chip.switch.hill_bonus")
	b := d.reading()
	want := ""
	for _, s := range b.book.Switches() {
		if s.Key == "hill_bonus" {
			want = s.Rule
		}
	}
	if b.mark != want || !d.Has("clause."+want) {
		t.Errorf("%q is marked, want %q; %s", b.mark, want, d.Names())
	}
}

func TestAChipShowsItsClauseUnderThePointer(t *testing.T) {
	d := newDesk(t, 1920, 2400, prefs.Default())
	d.Click("system.manoeuvre")
	d.In.X, d.In.Y = d.region("chip.switch.hill_bonus").Center()
	d.Tick()
	d.Tick()
	text := d.root.clause(d.root.ui.PointedClause())
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
	if got := b.reading().mark; got != want || !b.Has("clause."+want) {
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
	if want == "" || want == b.m.Request().Rule || b.reading().mark != want {
		t.Errorf("the rules are open at %q, want %q", b.reading().mark, want)
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
	if r.mark == "" || !b.Says(r.mark) || !b.Has("clause."+r.mark) {
		t.Errorf("%s opens %q", chip, r.mark)
	}
	if room, aside := r.room(&b.root.ui), b.t.Aside(&b.root.ui); room.X+room.W > aside.X+aside.W {
		t.Errorf("the rules %v cover the column beside %v", room, aside)
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
	if b := d.reading(); b.mark == "" || b.book.Name() != "manoeuvre" {
		t.Errorf("marked %q of %s", b.mark, b.book.Name())
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

func TestAChapterIsBroughtToTheTop(t *testing.T) {
	d, b := readManoeuvre(t)
	d.root.ui.SetFocus("list.chapters")
	d.Key("End")
	if last := len(b.sheet.heads) - 1; b.at != last || d.Has("clause.MAN-1.1.1") {
		t.Errorf("chapter %d of %d is chosen", b.at, last)
	}
	d.Key("Home", "Down")
	if b.at != 1 || !d.Has("clause.MAN-1.1.1") {
		t.Errorf("chapter %d is chosen, want 1", b.at)
	}
}

func TestTheListOfChaptersFollowsTheText(t *testing.T) {
	d, b := readManoeuvre(t)
	first := b.at
	for range 12 {
		d.Key("PageDown")
	}
	if b.at <= first || !d.Has(b.sheet.heads[b.at].region) {
		t.Errorf("chapter %d is chosen after twelve pages, and the list shows %s", b.at, d.Names())
	}
}

func TestWhatIsTypedIsSearched(t *testing.T) {
	d, b := readManoeuvre(t)
	all := b.sheet.clauses
	d.Typed("Retreat edge")
	if b.query != "Retreat edge" || b.sheet.clauses == 0 || b.sheet.clauses >= all/4 {
		t.Fatalf("%q finds %d of %d clauses", b.query, b.sheet.clauses, all)
	}
	for _, l := range b.sheet.lines {
		if text := strings.ToLower(l.name); !l.head && (!strings.Contains(text, "retreat") || !strings.Contains(text, "edge")) {
			t.Errorf("%s is found: %q", l.id, l.name)
		}
	}
	found := b.sheet.lines[1]
	d.Click(found.region)
	if b.query != "" || b.mark != found.id || b.sheet.clauses != all || !d.Has(found.region) {
		t.Errorf("a click on what was found: query %q, mark %q, %d clauses", b.query, b.mark, b.sheet.clauses)
	}
}

func TestASearchInVainSaysSoAndCanBeEnded(t *testing.T) {
	d, b := readManoeuvre(t)
	d.Typed("zeppelin")
	if b.sheet.clauses != 0 || !d.Says("No clause") {
		t.Errorf("%d clauses", b.sheet.clauses)
	}
	d.Click("button.clear")
	if b.query != "" || !d.Has("man.brief.1") {
		t.Errorf("query %q, %s", b.query, d.Names())
	}
}

func TestAReferenceIsFollowedThereAndBack(t *testing.T) {
	d, b := readManoeuvre(t)
	from, to, name := "", "", ""
	for _, l := range b.sheet.lines {
		for _, r := range l.rows {
			for _, p := range r.parts {
				if p.ref != "" && name == "" {
					from, to, name = l.id, p.ref, p.region
				}
			}
		}
	}
	if name == "" {
		t.Fatal("no clause names another")
	}
	b.open(from)
	d.Settle()
	d.Click(name)
	if b.mark != to || !d.Has("clause."+to) {
		t.Fatalf("the reference of %s leads to %q, want %q", from, b.mark, to)
	}
	d.Click("button.previous")
	if b.mark != from || d.Has("button.previous") {
		t.Errorf("the way back leads to %q, want %q", b.mark, from)
	}
}

func TestTheRulesFollowTheLanguage(t *testing.T) {
	d, b := readManoeuvre(t)
	d.root.SetLang("it")
	d.Settle()
	if d.root.deps.Words.Language() != "it" || b.sheet.made.lang != "it" || !d.Says("Le regole") {
		t.Error("the rules are not in Italian")
	}
}

func TestABookWithoutPrintedRulesSaysSo(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.root.push(newReader(d.root, unprinted{d.root.stack[0].(*title).plates[0].book}, "NIL-1.2", d.top()))
	d.Settle()
	if !d.Says("not available") {
		t.Errorf("nothing says that there are no rules; %s", d.Names())
	}
	d.Key("Escape")
}

// unprinted is a rulebook that has no words.
type unprinted struct{ rules.Rulebook }

func (unprinted) Prefix() string { return "nil" }

func TestEveryClauseStandsBelowAChapter(t *testing.T) {
	c, err := lang.Load(fstest.MapFS{"en/x.toml": {Data: []byte(`
[chapter.XX-2]
other = "Moving"
[clause.XX-2.1]
other = "One."
[clause.XX-2.10]
other = "Ten."
[clause.XX-3.4.1]
other = "No title."
[clause.XX-3.4.2]
other = "No title either."
`)}})
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, p := range printed(c, "XX") {
		if p.head {
			got += "[" + p.number + p.name + "] "
		} else {
			got += p.id + " "
		}
	}
	if want := "[2Moving] XX-2.1 XX-2.10 [3.4] XX-3.4.1 XX-3.4.2 "; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestAnIdThatIsNotPrintedOpensWhereItWouldStand(t *testing.T) {
	_, b := readManoeuvre(t)
	for id, want := range map[string]string{"MAN-1.1.1": "MAN-1.1.1", "MAN-1.1.99": "MAN-1.1.5", "AAA": "MAN-0", "ZZZ": b.sheet.lines[len(b.sheet.lines)-1].id} {
		if got := b.sheet.find(id).id; got != want {
			t.Errorf("%s opens %s, want %s", id, got, want)
		}
	}
}

func TestReferencesAreFoundInAText(t *testing.T) {
	for _, c := range [...]struct{ prefix, text, want string }{
		{"MAN", "see MAN-6.5.7.", "MAN-6.5.7"},
		{"MAN", "(MAN-S.6)", "MAN-S.6"},
		{"MAN", "no CCN-1 here", ""},
		{"MAN", "MAN- is none, MAN-2 is", "MAN-2"},
		{"CCN", "as in CCN-31.4: one card", "CCN-31.4"},
		{"MS", "a Skirmish (MS-7.13.1a).", "MS-7.13.1a"},
		{"MS", "MS-7.13.3k", "MS-7.13.3k"},
		{"MS", "MS-7.13.6and so on", "MS-7.13.6"},
		{"NS", "the limit of NS-C4.3.108, or", "NS-C4.3.108"},
		{"NS", "NS-A.42's restriction", "NS-A.42"},
		{"NS", "NS-C0.18.", "NS-C0.18"},
		{"ME", "at −1 (ME-9.12)", "ME-9.12"},
	} {
		at, n := reference(c.prefix, c.text)
		if got := c.text[at : at+n]; got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

func TestAPlaceInAFoldedLineIsFoundInTheLine(t *testing.T) {
	line := "Perché l'unità può"
	fold := lang.Fold(line)
	at := strings.Index(fold, "puo")
	if got := line[original(line, fold, at):]; got != "può" {
		t.Errorf("%q", got)
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
				b.readable(fmt.Sprintf("rules at %dx%d, %d%%, %s", w[0], w[1], w[2], lang))
				b.Key("PageDown")
			}
		}
	}
}

func TestTheListOfKeysLeadsToTheGameInBrief(t *testing.T) {
	d := seated(t)
	d.Click("button.help")
	d.Click("button.brief")
	if _, open := d.top().(*reader); !open || !d.Has("man.brief.1") {
		t.Errorf("%T: %s", d.top(), d.Names())
	}
}
