package reader

import (
	"strings"
	"testing"
	"testing/fstest"

	"grognard/game/lang"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/rules"
	"grognard/scenarios"
)

// readManoeuvre opens the rules at their beginning.
func readManoeuvre(t *testing.T) (*pagetest.Pages, *Page) {
	t.Helper()
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	book, _ := scenarios.Book("manoeuvre")
	b := New(&d.Deps, book, "", d.Stack.Top())
	d.Put(b)
	return d, b
}

func TestAChapterIsBroughtToTheTop(t *testing.T) {
	d, b := readManoeuvre(t)
	d.Ctx.SetFocus("list.chapters")
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
	for i := range b.sheet.lines {
		l := &b.sheet.lines[i]
		for _, r := range rowsOf(&d.Ctx, b.sheet.prefix, l.passage, l.width, nil) {
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
	d.Deps.Words.Use("it")
	d.Settle()
	if d.Deps.Words.Language() != "it" || b.sheet.made.lang != "it" || !d.Says("Le regole") {
		t.Error("the rules are not in Italian")
	}
}

func TestThePlaceInTheRulesIsKeptWhenLettersGrow(t *testing.T) {
	d, b := readManoeuvre(t)
	for range 12 {
		d.Key("PageDown")
	}
	at := b.at
	d.Ctx.Text = 1.5
	d.Settle()
	d.Settle()
	if got := b.sheet.chapterAt(b.place + d.Ctx.Px(40)); got != at || b.at != at || at == 0 {
		t.Errorf("chapter %d is shown, it was %d", got, at)
	}
}

func TestABookWithoutPrintedRulesSaysSo(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	d.Put(New(&d.Deps, unprinted{scenarios.Books()[0]}, "NIL-1.2", d.Stack.Top()))
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

// The rules are there at once: only what is seen of them is set letter by letter.
func TestOnlyWhatIsSeenOfTheRulesIsSet(t *testing.T) {
	_, b := readManoeuvre(t)
	set := 0
	for i := range b.sheet.lines {
		if b.sheet.lines[i].rows != nil {
			set++
		}
	}
	if set == 0 || set > len(b.sheet.lines)/4 {
		t.Errorf("%d of %d passages are set", set, len(b.sheet.lines))
	}
}
