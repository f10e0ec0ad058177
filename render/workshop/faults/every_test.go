package faults

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/workshop"
	"grognard/render/names"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// broken is a battle with a fault: a battle of the game or a blank of which some lines became
// others.
type broken struct{ key, text string }

// corpus reads the broken battles of a book. In testdata each has a line "== KEY: BASE", then the
// lines of the base with a - before them and what they became with a +; a base that is "whole"
// has no lines of its own.
func corpus(t *testing.T, book rules.Workshop) (all []broken) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", book.Name()+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range strings.Split(string(data), "\n== ")[1:] {
		lines := strings.Split(strings.TrimSuffix(part, "\n"), "\n")
		key, base, _ := strings.Cut(lines[0], ": ")
		var was, now []string
		for _, l := range lines[1:] {
			if l[0] == '-' {
				was = append(was, l[1:])
			} else {
				now = append(now, l[1:])
			}
		}
		text := strings.Join(now, "\n")
		if base != "whole" {
			text = swapped(t, baseOf(t, book, base), strings.Join(was, "\n"), text)
		}
		all = append(all, broken{key, text})
	}
	return append(all, many(t, book)...)
}

func swapped(t *testing.T, text, was, now string) string {
	t.Helper()
	if strings.Count("\n"+text, "\n"+was+"\n") != 1 {
		t.Fatalf("there is no one place for\n%s", was)
	}
	return strings.Replace("\n"+text, "\n"+was+"\n", "\n"+now+"\n", 1)[1:]
}

func baseOf(t *testing.T, book rules.Workshop, base string) string {
	t.Helper()
	if key, is := strings.CutPrefix(base, "blank "); is {
		all := book.Blanks()
		return all[slices.IndexFunc(all, func(b rules.Blank) bool { return b.Key == key })].Text
	}
	_, text, err := scenarios.Open(book.Name(), base)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// desk is a panel that tells the faults of a text, without a window.
func desk(t *testing.T, book rules.Workshop, language, text string) *Panel {
	t.Helper()
	d, err := workshop.New(book, text)
	if err != nil {
		t.Fatal(err)
	}
	s := &state.State{Open: &workshop.Open{Draft: d}}
	c := langtest.Words(t)
	c.Use(language)
	keys := &names.Book{Rulebook: book}
	w := words.New(c, book, keys, &scene.Scene{View: s.View, Viewer: rules.Chance})
	w.See(s.View())
	return New(Deps{State: s, Words: w})
}

// elsewhere are faults that no draft has: they are of switches that players set before a game,
// of army files, or of edits that the file cannot say.
var elsewhere = []string{
	"man.fault.switch", "ccn.fault.switch", "ccn.fault.value", "ms.fault.switch", "me.fault.switch", "man.fault.edit.nobody", "man.fault.setup.behind", "man.fault.setup.nothing",
	"ms.fault.draft.leaders",
	"ns.fault.value", "ns.fault.begun", "ns.fault.nogeneral", "ns.fault.nomarker", "ns.fault.unbegun",
	"me.fault.armies.none", "me.fault.army.one", "me.fault.contingent", "me.fault.setup",
}

var faultKey = regexp.MustCompile(`^[a-z]+\.(fault|advice|remark)\.`)

// TestEveryFaultIsSaidAsAPlayerKnowsThings brings about each fault and each advice of each book.
func TestEveryFaultIsSaidAsAPlayerKnowsThings(t *testing.T) {
	for _, b := range scenarios.Books() {
		book := b.(rules.Workshop)
		said := map[string]bool{}
		for _, x := range corpus(t, book) {
			for _, language := range []string{"en", "it"} {
				p := desk(t, book, language, x.text)
				flaws := p.State.Draft().Flaws
				i := slices.IndexFunc(flaws, func(f rules.Flaw) bool { return f.Err.Key == x.key })
				if i < 0 {
					t.Errorf("%s is not brought about: %v", x.key, flaws)
					continue
				}
				said[x.key] = true
				text := p.Sentence(&flaws[i])
				if testing.Verbose() {
					t.Logf("%s %s: %s", x.key, language, text)
				}
				if why := raw(book, p.Words, x.text, text); why != "" {
					t.Errorf("%s, %s: %q says %q", x.key, language, text, why)
				}
			}
		}
		c := langtest.Words(t)
		for _, key := range c.Keys(book.Prefix() + ".") {
			if faultKey.MatchString(key) && !said[key] && !slices.Contains(elsewhere, key) && !slices.Contains(crowds, key) && !strings.HasPrefix(key, "ms.fault.pair.") {
				t.Errorf("no draft of the test has %s", key)
			}
		}
	}
}

var (
	quoted = regexp.MustCompile(`[“«][^”»]*[”»]`)
	token  = regexp.MustCompile(`[\pL\d_.>-]+`)
)

// raw returns what of a sentence is for those who read the file alone: a name of the file, a key.
// What stands in quotes is what somebody wrote there, unless the book knows it.
func raw(book rules.Workshop, w *words.Speaker, file, text string) string {
	if strings.ContainsAny(text, "_{}\x00") || strings.Contains(text, book.Prefix()+".") {
		return text
	}
	for _, q := range quoted.FindAllString(text, -1) {
		if in := strings.Trim(q, "“”«»"); known(book, w, in) {
			return in
		} else if !strings.Contains(file, in) && !strings.ContainsAny(in, " ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
			return in
		}
	}
	for _, x := range token.FindAllString(quoted.ReplaceAllString(text, ""), -1) {
		if x = strings.Trim(x, ".-"); known(book, w, x) {
			return x
		}
	}
	return ""
}

// plainWords are names of the file that are words of the language too.
var plainWords = []string{"line", "militia", "south", "north", "east", "west", "drummer", "sergeant", "officer", "standard", "clear", "ne"}

// known reports whether a word is the name of a thing in files, and not what players call it.
func known(book rules.Workshop, w *words.Speaker, x string) bool {
	r, err := book.Parse(x)
	return err == nil && !strings.EqualFold(w.Name(r), x) && !slices.Contains(plainWords, x)
}

// eachFlaw visits every flaw of every broken battle, on the panel that tells of it. key is that
// of the fault for which the battle was broken.
func eachFlaw(t *testing.T, visit func(p *Panel, d *rules.Draft, i int, key string)) {
	t.Helper()
	for _, b := range scenarios.Books() {
		book := b.(rules.Workshop)
		for _, x := range corpus(t, book) {
			p := desk(t, book, "en", x.text)
			d := p.State.Draft()
			for i := range d.Flaws {
				visit(p, d, i, x.key)
			}
		}
	}
}

// mostTried is how many faults of a battle are mended: a crowd has hundreds that are alike.
const mostTried = 12

// TestEveryFixMendsAndIsUndone tries each remedy that is offered for each fault.
func TestEveryFixMendsAndIsUndone(t *testing.T) {
	none := map[string]bool{}
	eachFlaw(t, func(p *Panel, d *rules.Draft, i int, key string) {
		if i >= mostTried {
			return
		}
		f := &d.Flaws[i]
		all := p.State.Open.Book().Fixes(d, f)
		if len(all) == 0 && f.Err.Key == key {
			none[key] = true
		}
		for _, fix := range all {
			mends(t, p, key, f, fix)
		}
	})
	t.Logf("without a remedy: %v", slices.Sorted(maps.Keys(none)))
}

func mends(t *testing.T, p *Panel, key string, f *rules.Flaw, fix rules.Fix) {
	t.Helper()
	was := p.State.Draft()
	if done, err := p.State.Open.Do(fix.Edits...); err != nil || !done {
		t.Errorf("%s: %v is not mended by %s: %v", key, f.Err, fix.Text.Key, err)
		return
	}
	now := p.State.Draft()
	same := func(of *rules.Draft) (n int) {
		for i := range of.Flaws {
			if of.Flaws[i].Err.Key == f.Err.Key && of.Flaws[i].Err.Msg == f.Err.Msg {
				n++
			}
		}
		return n
	}
	if same(now) >= same(was) {
		t.Errorf("%s: %v is there after %s %+v", key, f.Err, fix.Text.Key, fix.Edits)
	}
	if !p.State.Open.Undo() || p.State.Draft().Text != was.Text {
		t.Errorf("%s: %s is not undone", key, fix.Text.Key)
	}
}

// TestAClickOnEveryFaultLeadsSomewhere looks at what a click on each sentence wants: the thing
// selected and in view, the cells in view, the drawer of terms, or the line of the file.
func TestAClickOnEveryFaultLeadsSomewhere(t *testing.T) {
	ways := map[string]int{}
	eachFlaw(t, func(p *Panel, d *rules.Draft, i int, _ string) {
		f := &d.Flaws[i]
		a, prefix := p.show(f), p.State.Open.Book().Prefix()
		p.State.Do(a)
		switch th := p.State.Thing(); {
		case f.Thing != "":
			ways[prefix+" thing"]++
			if th == nil || th.Path != f.Thing || a.Show != f.Thing {
				t.Errorf("%v: %+v is selected, want %s", f.Err, th, f.Thing)
			}
		case len(f.Cells) > 0:
			ways[prefix+" cells"]++
			if len(a.Cells) == 0 {
				t.Errorf("%v shows no cells", f.Err)
			}
		case a.Drawer != nil:
			ways["term"]++
		case a.Line != f.Err.Line || a.Line == 0:
			t.Errorf("a click on %v leads nowhere", f.Err)
		}
	})
	for _, way := range []string{"man thing", "ccn thing", "ms thing", "ns thing", "me thing", "man cells", "ccn cells", "ms cells", "term"} {
		if ways[way] == 0 {
			t.Errorf("no fault has a %s", way)
		}
	}
}
