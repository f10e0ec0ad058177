package screen

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
)

// rested is longer than a tooltip waits, in milliseconds.
const rested = 450

// elsewhere is a place with no word, where the pointer goes between two.
func (d *desk) elsewhere() {
	d.In.X, d.In.Y = d.In.W/2, 1
	d.Tick()
}

// restOn lets the pointer rest on a part of a line of text.
func (d *desk) restOn(k paint.Cmd, from, to int) {
	d.elsewhere()
	d.In.X = k.Dst.X + (d.Faces.Width(k.Font, k.Size, k.Text[:from])+d.Faces.Width(k.Font, k.Size, k.Text[:to]))/2
	d.In.Y = k.Dst.Y - .3*k.Size
	d.Tick()
	d.In.Now += rested
	d.Tick()
}

// lines are the lines of text of panels that have a word which can be pointed at.
func (d *desk) lines(word *regexp.Regexp) (all []paint.Cmd) {
	for _, k := range d.List.Cmds {
		if k.Op != paint.Text || k.Layer < paint.Panel || k.Angle != 0 || k.Color.A < 128 {
			continue
		}
		for _, at := range word.FindAllStringIndex(k.Text, -1) {
			x := k.Dst.X + (d.Faces.Width(k.Font, k.Size, k.Text[:at[0]])+d.Faces.Width(k.Font, k.Size, k.Text[:at[1]]))/2
			if y := k.Dst.Y - .3*k.Size; k.Clip.W == 0 || k.Clip.Has(x, y) {
				all = append(all, k)
				break
			}
		}
	}
	return all
}

// onWord lets the pointer rest on the first word of panels of that kind, and tells the line.
func (d *desk) onWord(word string) paint.Cmd {
	d.T.Helper()
	is := regexp.MustCompile(`(?:^|[ (])(` + word + `)(?:$|[^\pL])`)
	all := d.lines(is)
	if len(all) == 0 {
		d.T.Fatalf("no text has %q", word)
	}
	at := is.FindStringSubmatchIndex(all[0].Text)
	d.restOn(all[0], at[2], at[3])
	return all[0]
}

// fought opens a scenario on the table in a language and a size of letters, after some quiet answers.
func fought(t *testing.T, w, h int, system, scenario, lang string, text, answers int) *battle {
	t.Helper()
	p := prefs.Default()
	p.Language, p.TextSize = lang, text
	d := newDesk(t, w, h, p)
	m := screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11})
	b := d.begin(m)
	for range answers {
		if q := m.Request(); q != nil && len(q.Options) > 0 {
			if _, err := m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
				t.Fatal(err)
			}
		}
		if _, pending := m.HandOver(); pending {
			m.TakeSeat()
		}
	}
	b.Long()
	b.In.Now += 5000 // what floats over the map has gone
	b.Long()
	return b
}

// tableWords are words on the table of each system, in both languages, and the term that they are.
var tableWords = []struct {
	system, scenario string
	answers          int
	en, it, term     string
}{
	{"manoeuvre", "man-01-first-orders", 12, "defeated", "eliminate", "man.term.eliminated"},
	{"ccn", "ccn-01-rolica-first", 12, "banners", "bandiere", "ccn.term.banner"},
	{"musket", "maida-1806", 12, "VP", "PV", "ms.term.vp"},
	{"squares", "ns-02-quatre-bras", 12, "VP", "PV", "ns.term.vp"},
	{"eagles", "the-long-ridge", 12, "broken", "in rotta", "me.term.broken"},
}

func TestAWordOnTheTableOfEverySystemIsExplained(t *testing.T) {
	for _, x := range tableWords {
		for _, text := range []int{80, 200} {
			for lang, word := range map[string]string{"en": x.en, "it": x.it} {
				t.Run(fmt.Sprint(x.system, lang, text), func(t *testing.T) {
					b := fought(t, 1920, 1080, x.system, x.scenario, lang, text, x.answers)
					term := x.term
					if text == 200 { // such letters leave no room for the words of the banners
						b.pinned()
						word, term = b.inspected()
					}
					k := b.onWord(regexp.QuoteMeta(word))
					g := b.root.deps.Words.Glossary(strings.Split(term, ".")[0])
					name, meaning, clause := g.Explain(term)
					if b.root.ui.Term() != term || !b.Says(strings.Fields(name)[0]) || !b.Says(strings.Join(strings.Fields(meaning)[:2], " ")) {
						t.Fatalf("%q in %q is explained as %q", word, k.Text, b.root.ui.Term())
					}
					b.Tick()
					if got := b.root.ui.PointedClause(); clause == "" || got != clause {
						t.Errorf("F1 opens %q, want %q", got, clause)
					}
					b.elsewhere()
					b.In.Now += rested
					b.Tick()
					if b.root.ui.Term() != "" || b.Says(strings.Join(strings.Fields(meaning)[:2], " ")) {
						t.Errorf("%q is explained beside the word", b.root.ui.Term())
					}
				})
			}
		}
	}
}

// pinned keeps the first piece that can be pointed at in the inspector.
func (b *battle) pinned() {
	for _, h := range b.root.Hits() {
		if strings.HasPrefix(h.Name, "piece.") {
			b.In.X, b.In.Y = h.Center()
			b.Tick()
			b.Key("I")
			b.elsewhere()
			b.Long()
			return
		}
	}
	b.desk.T.Fatal("no piece is on the table")
}

// inspected is the first word of the panels that is a term of the system.
func (b *battle) inspected() (word, term string) {
	g := b.root.deps.Words.Glossary(b.m.Book().Prefix())
	for _, k := range b.lines(regexp.MustCompile(`\pL`)) {
		if start, end, term := g.Next(k.Text, 0); strings.HasPrefix(term, b.m.Book().Prefix()+".") && k.Layer == paint.PanelText && b.alone(k.Text[start:end]) {
			return k.Text[start:end], term
		}
	}
	b.desk.T.Fatal("no term is on the table")
	return "", ""
}

// alone reports whether a word stands once on the panels.
func (b *battle) alone(word string) bool {
	return len(b.lines(regexp.MustCompile(regexp.QuoteMeta(word)))) == 1
}

func TestF1OnAnExplainedWordOpensItsClause(t *testing.T) {
	b := fought(t, 1920, 1080, "musket", "maida-1806", "en", 100, 12)
	b.onWord("VP")
	b.Tick()
	b.Key("F1")
	if got := b.reading().Marked(); got != "MS-18.0.1" {
		t.Errorf("the rules are open at %q", got)
	}
}

func TestATooltipOfTheTableWinsOverATerm(t *testing.T) {
	b := fought(t, 1920, 1080, "manoeuvre", "man-01-first-orders", "en", 100, 12)
	b.onWord("2d8") // on a card that cannot be played now
	if b.root.ui.Term() != "" || !b.Says("a Unit card starts") {
		t.Errorf("%q is explained instead of why the card cannot be played", b.root.ui.Term())
	}
}

func TestNothingBehindTheMenuIsExplained(t *testing.T) {
	b := fought(t, 1920, 1080, "musket", "maida-1806", "en", 100, 12)
	b.onWord("VP")
	if b.root.ui.Term() == "" {
		t.Fatal("nothing is explained before the menu")
	}
	for range 3 { // first it puts down what is in hand
		if _, open := b.top().(*menu); !open {
			b.Key("Escape")
		}
	}
	if _, open := b.top().(*menu); !open {
		t.Fatalf("no menu is open: %T", b.top())
	}
	b.onWord("VP")
	if b.root.ui.Term() != "" {
		t.Errorf("%q is explained behind the menu", b.root.ui.Term())
	}
}

func TestTermsAreThoseOfTheSystemThatThePageIsAbout(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	about := func(where, prefix string) {
		t.Helper()
		d.Tick()
		if d.root.ui.Glossary != d.root.deps.Words.Glossary(prefix) {
			t.Errorf("%s explains the terms of another system than %q", where, prefix)
		}
	}
	about("the title", "")
	d.Click("button.about")
	about("the page on the program", "")
	d.Key("Escape")
	d.Click("system.squares")
	about("the browser", "ns")
	d.Click("button.rules")
	about("the reader", "ns")
	d.Key("Escape", "Escape")
	d.begin(screentest.Begin(t, "eagles", "the-long-ridge", match.Start{Seed: 3}))
	about("the table", "me")
	d.Key("Escape", "Escape")
	about("the menu over the table", "me")
}

// shortForm is what an abbreviation on a screen looks like; cited and nameless are those that
// need no explanation: clauses and keys, numbers of corps, names on counters.
var (
	shortForm = regexp.MustCompile(`[A-Z][a-z]?\([A-Z][A-Za-z]\)|\b\d+[dD]\d+\b|\b[A-Z]{2,}s?\b|^[(\d][\d()V/+-]*[-+][\d()V/+-]*$`)
	cited     = regexp.MustCompile(`^\(?[A-Z]+-[0-9A-Z][0-9A-Za-z.]*\)?$`)
	nameless  = regexp.MustCompile(`^(I|II|III|IV|V|VI|VII|IR|KGL|F\d+|[A-Z]+/[A-Z]+)$|Esc|Ctrl`)
)

// everyShortForm points at all abbreviations in the panels of a page, and fails for one that
// neither a term nor a tooltip explains. It returns how many there are.
func (d *desk) everyShortForm(where string) (n int) {
	d.T.Helper()
	seen := map[string]bool{}
	for _, k := range d.lines(shortForm) {
		if cited.MatchString(k.Text) || seen[k.Text] {
			continue
		}
		seen[k.Text] = true
		for _, at := range shortForm.FindAllStringIndex(k.Text, -1) {
			word := k.Text[at[0]:at[1]]
			if rest := k.Text[at[1]:]; nameless.MatchString(word) || strings.HasPrefix(rest, "-") && cited.MatchString(strings.TrimRight(strings.Fields(k.Text[at[0]:])[0], ").,;")) {
				continue
			}
			n++
			d.restOn(k, at[0], at[1])
			if d.root.ui.Term() == "" && !d.tipped() && d.Says(k.Text) { // a line over the map goes by itself
				d.T.Errorf("%s: nothing explains %q in %q", where, word, k.Text)
			}
		}
	}
	d.elsewhere()
	return n
}

// tipped reports whether a tooltip is on the screen.
func (d *desk) tipped() bool {
	for _, k := range d.List.Cmds {
		if k.Op == paint.Text && k.Layer == paint.PopupText {
			return true
		}
	}
	return false
}

func TestEveryAbbreviationOnThePagesOfASystemIsExplained(t *testing.T) {
	for _, x := range tableWords {
		for _, lang := range []string{"en", "it"} {
			t.Run(x.system+lang, func(t *testing.T) {
				p := prefs.Default()
				p.Language = lang
				d := newDesk(t, 1920, 1080, p)
				d.Click("system." + x.system)
				d.Long()
				n := d.everyShortForm("browser")
				b := fought(t, 1920, 1080, x.system, x.scenario, lang, 100, x.answers)
				for _, h := range append([]paint.Hit(nil), b.root.Hits()...) {
					if !strings.HasPrefix(h.Name, "piece.") || n > 400 {
						continue
					}
					b.In.X, b.In.Y = h.Center()
					b.Tick()
					b.Key("I")
					n += b.everyShortForm("table, " + h.Name)
					b.In.X, b.In.Y = h.Center()
					b.Tick()
					b.Key("I")
					if n > 60 {
						break
					}
				}
				w := built(t, 1920, 1080, p, x.system)
				n += w.everyShortForm("workshop")
				if n == 0 && x.system != "eagles" {
					t.Error("no abbreviation was found on any page")
				}
			})
		}
	}
}
