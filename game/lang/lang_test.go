package lang

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

const (
	english = `
[unit.guard]
other = "the Guard"
[nation.fr]
other = "France"
[side.first]
other = "the first player"
[log.lost]
one = "{{.A}} loses {{.N}} step on {{.B}}."
other = "{{.A}} loses {{.N}} steps on {{.B}}."
[log.of]
other = "{{.N}} of {{.M}}"
[switch.map]
other = "Map"
[switch.map.random]
other = "drawn"
`
	italian = `
[unit.guard]
other = "la Guardia"
[nation.fr]
other = "Francia"
[side.first]
other = "il primo giocatore"
[log.lost]
one = "{{.A}} perde {{.N}} passo in {{.B}}."
other = "{{.A}} perde {{.N}} passi in {{.B}}."
[log.of]
other = "{{.N}} di {{.M}}"
[switch.map]
other = "Mappa"
[switch.map.random]
other = "a sorte"
`
)

// named is the toy rulebook with a name for piece 0.
type named struct{ toy.Book }

func (b named) Word(r rules.Ref) string {
	if b.Format(r) == "p0" {
		return "unit.guard"
	}
	return ""
}

func files(texts ...string) fs.FS {
	m := fstest.MapFS{}
	for i := 0; i < len(texts); i += 2 {
		m[texts[i]] = &fstest.MapFile{Data: []byte(texts[i+1])}
	}
	return m
}

func both(t testing.TB) *Catalog {
	t.Helper()
	c, err := Load(files("en/a.toml", english, "it/a.toml", italian))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func ref(t testing.TB, name string) rules.Ref {
	t.Helper()
	r, err := toy.Book{}.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestASentenceNamesThingsAndFollowsTheNumber(t *testing.T) {
	n := Names{Book: named{}}
	lost := rules.Text{Key: "log.lost", A: ref(t, "p0"), B: ref(t, "b3")}
	c := both(t)
	for _, test := range []struct {
		lang string
		n    int
		want string
	}{
		{"en", 1, "the Guard loses 1 step on b3."},
		{"en", 2, "the Guard loses 2 steps on b3."},
		{"it", 1, "la Guardia perde 1 passo in b3."},
		{"it", 0, "la Guardia perde 0 passi in b3."},
	} {
		if !c.Use(test.lang) {
			t.Fatalf("no language %s", test.lang)
		}
		lost.N = test.n
		if got := c.Say(lost, n); got != test.want {
			t.Errorf("%s: %q, want %q", test.lang, got, test.want)
		}
	}
}

func TestASideIsCalledByItsNationOnceItHasOne(t *testing.T) {
	c := both(t)
	if got := c.Name(rules.SideRef(rules.First), Names{}); got != "the first player" {
		t.Errorf("before the choice: %q", got)
	}
	v := &rules.View{Sides: [2]rules.Army{{Nation: "fr"}}}
	if got := c.Name(rules.SideRef(rules.First), NamesOf(named{}, v)); got != "France" {
		t.Errorf("after the choice: %q", got)
	}
	if got := c.Name(0, Names{}); got != "" {
		t.Errorf("nothing is called %q", got)
	}
}

func TestWordTakesTextsAndNumbersInOrder(t *testing.T) {
	c := both(t)
	if got := c.Word("log.lost", "Ney", 2, "d4"); got != "Ney loses 2 steps on d4." {
		t.Error(got)
	}
	if got := c.Word("log.of", 2, 5); got != "2 of 5" {
		t.Error(got)
	}
	if got := c.Word("switch.map") + ": " + c.Word("switch.map.random"); got != "Map: drawn" {
		t.Error(got)
	}
}

func TestAMissingKeyShowsInGuillemetsAndIsRecordedOnce(t *testing.T) {
	c := both(t)
	for range 2 {
		if got := c.Word("log.nowhere"); got != "«log.nowhere»" {
			t.Error(got)
		}
	}
	if got := c.Missing(); !slices.Equal(got, []string{"en log.nowhere"}) {
		t.Errorf("missing %q", got)
	}
	if c.Has("log.nowhere") || !c.Has("log.of") {
		t.Error("Has must tell what there is")
	}
}

func TestACopySpeaksOnItsOwn(t *testing.T) {
	c := both(t)
	c.Word("log.nowhere")
	c.Use("it")
	k := c.Copy()
	if k.Language() != "it" || len(k.Missing()) > 0 {
		t.Errorf("the copy speaks %s and misses %q", k.Language(), k.Missing())
	}
	k.Use("en")
	k.Word("log.elsewhere")
	if got := k.Word("log.lost", "Ney", 2, "d4"); got != "Ney loses 2 steps on d4." {
		t.Error(got)
	}
	if got := c.Word("log.lost", "Ney", 2, "d4"); got != "Ney perde 2 passi in d4." {
		t.Error(got)
	}
	if got := c.Missing(); !slices.Equal(got, []string{"en log.nowhere"}) {
		t.Errorf("missing %q", got)
	}
}

func TestAnUnknownLanguageChangesNothing(t *testing.T) {
	c := both(t)
	if c.Use("fr") || c.Language() != "en" {
		t.Errorf("now %s", c.Language())
	}
	if got := c.Languages(); !slices.Equal(got, []string{"en", "it"}) {
		t.Errorf("languages %q", got)
	}
}

func TestWhatHasBeenSaidOnceCostsNoAllocation(t *testing.T) {
	c, n := both(t), Names{Book: named{}}
	lost := rules.Text{Key: "log.lost", A: ref(t, "p0"), B: ref(t, "b3"), N: 2}
	got := testing.AllocsPerRun(100, func() {
		c.Say(lost, n)
		c.Tells(lost, lost.A)
		c.Same(lost, lost)
		c.Word("switch.map")
		c.Word("log.of", 3, 5)
	})
	if got != 0 {
		t.Errorf("%v allocations", got)
	}
}

func TestTheCacheDoesNotGrowForEver(t *testing.T) {
	c := both(t)
	for i := range 3 * cacheLimit {
		c.Word("log.of", i, 5)
	}
	if n := len(c.now.said); n > cacheLimit {
		t.Errorf("%d sentences kept", n)
	}
}

func TestAFaultyFileIsOneSentenceWithItsPlace(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"syntax", "[a]\nother = \n", "en/x.toml:2:"},
		{"loose word", "[a]\nanother = \"x\"\n", "en/x.toml: a.another:"},
		{"number", "[a]\nother = 3\n", "en/x.toml: a.other: not a text"},
		{"one without other", "[a]\none = \"x\"\n", "en/x.toml: a: \"other\" is missing"},
	} {
		_, err := Load(files("en/x.toml", test.text))
		var fault *rules.FileError
		if !errors.As(err, &fault) || !strings.HasPrefix(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %q, want %q...", test.name, err, test.want)
		}
	}
	if _, err := Load(files("en/x.toml", "[a]\nother = \"x\"\n", "en/y.toml", "[a]\nother = \"y\"\n")); err == nil {
		t.Error("a key that stands in two files must be an error")
	}
	if _, err := Load(files("readme.txt", "x")); err == nil {
		t.Error("no words at all must be an error")
	}
}

func TestLintFindsWhatTheLanguagesDoNotShare(t *testing.T) {
	c, err := Load(files(
		"en/a.toml", "[a.x]\nother = \"{{.A}}\"\n[a.y]\nother = \"y\"\n[b]\nother = \"{{.Who}}\"\n[c]\none=\"1\"\nother=\"more\"\n",
		"it/a.toml", "[a.x]\nother = \"{{if gt .N 1}}{{.A}}{{end}}\"\n[b]\nother = \"{{.Who}}\"\n[c]\nother=\"più\"\n"))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"a.x: en/a.toml uses {A}, it/a.toml uses {AN}",
		"a.y: missing in it",
		"b: en/a.toml: the template uses something else than A, B, C, N and M",
		"b: it/a.toml: the template uses something else than A, B, C, N and M",
		"c: nobody says it",
		"c: en/a.toml uses {N}, it/a.toml uses {}",
	}
	got := c.Lint([]string{"a.", "b"})
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("lint:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if c, err = Load(files("en/a.toml", "[a]\nother = \"{{.A\"\n")); err != nil {
		t.Fatal(err)
	}
	if got := c.Lint(nil); len(got) != 1 || !strings.HasPrefix(got[0], "a: en/a.toml: ") {
		t.Errorf("a broken template is blamed with %q", got)
	}
	if got := c.Word("a"); got != "«a»" {
		t.Errorf("a broken template says %q", got)
	}
	if got := both(t).Lint(nil); len(got) > 0 {
		t.Errorf("good words are blamed: %q", got)
	}
}

func TestTheWordsOfTheGameAreTheSameInEveryLanguage(t *testing.T) {
	c, err := Load(os.DirFS("../../assets/lang"))
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range c.Lint(nil) {
		t.Error(fault)
	}
}

func BenchmarkSay(b *testing.B) {
	c, n := both(b), Names{Book: named{}}
	lost := rules.Text{Key: "log.lost", A: ref(b, "p0"), B: ref(b, "b3"), N: 2}
	b.ReportAllocs()
	for b.Loop() {
		c.Say(lost, n)
	}
}
