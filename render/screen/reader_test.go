package screen

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"grognard/game/lang"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
)

// reading returns the reader on top, or fails.
func (d *desk) reading() *reader {
	d.t.Helper()
	b, ok := d.top().(*reader)
	if !ok {
		d.t.Fatalf("no rules are open, but %T", d.top())
	}
	return b
}

// region returns where a region lies.
func (d *desk) region(name string) paint.Rect {
	d.t.Helper()
	for _, h := range d.root.Hits() {
		if h.Name == name {
			return h.Rect
		}
	}
	d.t.Fatalf("there is nothing called %s, only %s", name, d.names())
	return paint.Rect{}
}

// readManoeuvre opens the rules from the scenario browser.
func readManoeuvre(t *testing.T) (*desk, *reader) {
	t.Helper()
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.click("system.manoeuvre")
	d.click("button.rules")
	return d, d.reading()
}

func TestTheBrowserOpensTheRulesAtTheirBeginning(t *testing.T) {
	d, b := readManoeuvre(t)
	if b.mark != "" || !d.has("man.brief.1") || !d.has("chapter.MAN-0") || !d.has("chapter.MAN-1") {
		t.Errorf("marked %q, %s", b.mark, d.names())
	}
	if !d.says("Purpose and turn in brief") {
		t.Error("nothing tells how to play before the first clause")
	}
	d.key("Escape")
	if _, back := d.top().(*browser); !back {
		t.Errorf("after Escape: %T", d.top())
	}
}

func TestAChipOfASwitchOpensItsClauseAndMarksIt(t *testing.T) {
	d := newDesk(t, 1920, 2400, prefs.Default())
	d.click("system.manoeuvre")
	d.click("chip.switch.hill_bonus")
	b := d.reading()
	want := ""
	for _, s := range b.book.Switches() {
		if s.Key == "hill_bonus" {
			want = s.Rule
		}
	}
	if b.mark != want || !d.has("clause."+want) {
		t.Errorf("%q is marked, want %q; %s", b.mark, want, d.names())
	}
}

func TestAChipShowsItsClauseUnderThePointer(t *testing.T) {
	d := newDesk(t, 1920, 2400, prefs.Default())
	d.click("system.manoeuvre")
	d.in.X, d.in.Y = d.region("chip.switch.hill_bonus").Center()
	d.tick()
	d.tick()
	text := d.root.clause(d.root.ui.PointedClause())
	if text == "" {
		t.Fatal("the chip has no clause")
	}
	d.in.Now += 500
	d.settle()
	if first := strings.Join(strings.Fields(text)[:3], " "); !d.says(first) {
		t.Errorf("%q does not show", first)
	}
}

func TestF1OpensTheRulesAtTheClauseOfTheMoment(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	want := b.m.Request().Rule
	b.key("F1")
	if got := b.reading().mark; got != want || !b.has("clause."+want) {
		t.Errorf("the rules are open at %q, want %q", got, want)
	}
	b.key("F1")
	if _, back := b.top().(*table); !back {
		t.Errorf("the second F1 leads to %T", b.top())
	}
}

func TestF1OnAThingOpensItsClause(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	b.point("piece.fr-ig")
	b.key("F1")
	if want := b.t.look.rule(); want == "" || b.reading().mark != want {
		t.Errorf("the rules are open at %q, want %q", b.reading().mark, want)
	}
}

func TestAChipOnTheTableOpensTheRulesBesideTheColumn(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	b.point("piece.fr-ig")
	chip, clause := "", ""
	for i, n := range b.t.look.lines {
		if name := "chip.inspect." + itoa(i); chip == "" && n.Rule != "" && b.has(name) {
			chip, clause = name, n.Rule
		}
	}
	b.click(chip)
	r := b.reading()
	if r.mark != clause || !b.has("clause."+clause) {
		t.Errorf("%s opens %q, want %q", chip, r.mark, clause)
	}
	if room := r.room(&b.root.ui); room.X+room.W > b.t.lay.inspect.X {
		t.Errorf("the rules %v cover the column %v", room, b.t.lay.inspect)
	}
}

func TestTheTableHearsNothingWhileTheRulesAreOpen(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	b.key("F1")
	answers := b.m.Len()
	b.in.Held.Letters['Z'-'A'] = true
	b.tick()
	b.in.Held.Letters['Z'-'A'] = false
	b.key("E", "Enter", "G", "Z")
	if b.m.Len() != answers || len(b.t.pick.picks) > 0 || b.t.peek.grid || b.t.peek.locked != "" {
		t.Errorf("answers %d, want %d; picks %v, peek %+v", b.m.Len(), answers, b.t.pick.picks, b.t.peek)
	}
	b.reading()
}

func TestTheMenuOpensTheRulesOfTheGame(t *testing.T) {
	d := seated(t)
	d.key("Escape")
	d.click("button.rules")
	if b := d.reading(); b.mark == "" || b.book.Name() != "manoeuvre" {
		t.Errorf("marked %q of %s", b.mark, b.book.Name())
	}
	d.click("button.close")
	if _, back := d.top().(*table); !back {
		t.Errorf("closing leads to %T", d.top())
	}
}

func TestAClickBesideTheRulesClosesThem(t *testing.T) {
	b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
	b.key("F1")
	b.reading()
	b.in.X, b.in.Y = 1900, 1000
	b.tick()
	b.in.Pressed[paint.Left], b.in.Down[paint.Left] = true, true
	b.tick()
	b.in.Released[paint.Left], b.in.Down[paint.Left] = true, false
	b.settle()
	if _, back := b.top().(*table); !back {
		t.Errorf("the click leads to %T", b.top())
	}
}

func TestAChapterIsBroughtToTheTop(t *testing.T) {
	d, b := readManoeuvre(t)
	d.root.ui.SetFocus("list.chapters")
	d.key("End")
	if last := len(b.sheet.heads) - 1; b.at != last || d.has("clause.MAN-1.1.1") {
		t.Errorf("chapter %d of %d is chosen", b.at, last)
	}
	d.key("Home", "Down")
	if b.at != 1 || !d.has("clause.MAN-1.1.1") {
		t.Errorf("chapter %d is chosen, want 1", b.at)
	}
}

func TestTheListOfChaptersFollowsTheText(t *testing.T) {
	d, b := readManoeuvre(t)
	first := b.at
	for range 12 {
		d.key("PageDown")
	}
	if b.at <= first || !d.has(b.sheet.heads[b.at].region) {
		t.Errorf("chapter %d is chosen after twelve pages, and the list shows %s", b.at, d.names())
	}
}

func TestWhatIsTypedIsSearched(t *testing.T) {
	d, b := readManoeuvre(t)
	all := b.sheet.clauses
	d.typed("Retreat edge")
	if b.query != "Retreat edge" || b.sheet.clauses == 0 || b.sheet.clauses >= all/4 {
		t.Fatalf("%q finds %d of %d clauses", b.query, b.sheet.clauses, all)
	}
	for _, l := range b.sheet.lines {
		if text := strings.ToLower(l.name); !l.head && (!strings.Contains(text, "retreat") || !strings.Contains(text, "edge")) {
			t.Errorf("%s is found: %q", l.id, l.name)
		}
	}
	found := b.sheet.lines[1]
	d.click(found.region)
	if b.query != "" || b.mark != found.id || b.sheet.clauses != all || !d.has(found.region) {
		t.Errorf("a click on what was found: query %q, mark %q, %d clauses", b.query, b.mark, b.sheet.clauses)
	}
}

func TestASearchInVainSaysSoAndCanBeEnded(t *testing.T) {
	d, b := readManoeuvre(t)
	d.typed("zeppelin")
	if b.sheet.clauses != 0 || !d.says("No clause") {
		t.Errorf("%d clauses", b.sheet.clauses)
	}
	d.click("button.clear")
	if b.query != "" || !d.has("man.brief.1") {
		t.Errorf("query %q, %s", b.query, d.names())
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
	d.settle()
	d.click(name)
	if b.mark != to || !d.has("clause."+to) {
		t.Fatalf("the reference of %s leads to %q, want %q", from, b.mark, to)
	}
	d.click("button.previous")
	if b.mark != from || d.has("button.previous") {
		t.Errorf("the way back leads to %q, want %q", b.mark, from)
	}
}

func TestTheRulesFollowTheLanguage(t *testing.T) {
	d, b := readManoeuvre(t)
	d.root.SetLang("it")
	d.settle()
	if d.root.deps.Words.Language() != "it" || b.sheet.made.lang != "it" || !d.says("Le regole") {
		t.Error("the rules are not in Italian")
	}
}

func TestABookWithoutPrintedRulesSaysSo(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.root.push(newReader(d.root, unprinted{d.root.stack[0].(*title).plates[0].book}, "NIL-1.2", d.top()))
	d.settle()
	if !d.says("not printed") {
		t.Errorf("nothing says that there are no rules; %s", d.names())
	}
	d.key("Escape")
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
			b.key("F1")
			for range 30 {
				kept := b.list.Cmds[:0]
				for _, c := range b.list.Cmds {
					if c.Layer >= paint.Popup {
						kept = append(kept, c)
					}
				}
				b.list.Cmds = kept
				b.readable(fmt.Sprintf("rules at %dx%d, %d%%, %s", w[0], w[1], w[2], lang))
				b.key("PageDown")
			}
		}
	}
}

func TestTheListOfKeysLeadsToTheGameInBrief(t *testing.T) {
	d := seated(t)
	d.click("button.help")
	d.click("button.brief")
	if _, open := d.top().(*reader); !open || !d.has("man.brief.1") {
		t.Errorf("%T: %s", d.top(), d.names())
	}
}
