package lang

import (
	"slices"
	"testing"

	"grognard/rules"
)

// elvish is a toy language with cases, spoken under the code of one that has them: names are declined, lists and chances are
// put together in another way, and words about a thing stand before its name.
const elvish = `
[unit.guard]
other = "hwesta"
[unit.guard.of]
other = "hwestaron"
[nation.fr]
other = "frankia"
[side.first]
other = "minya"
[log.lost]
one = '{{.B}}-sse {{.A.As "of"}}: {{.N}}'
other = '{{.B}}-sse {{.A.As "of"}}: {{.N}} ar'
[log.of]
other = "{{.M}}/{{.N}}"
[log.test]
other = '{{.A.As "of"}}: {{.N.Signed}} ({{.N}})'
[log.stop]
other = "{{.A}}!"
[switch.map]
other = "nóre"
[switch.map.random]
other = "umbar"
[format.about]
other = "{{.B}} « {{.A}}"
[format.next]
other = "{{.A}} · {{.B}}"
[format.percent]
other = "{{.A}} pc"
[format.decimal]
other = "٫"
[format.stop]
other = "!"
[list.and]
other = "{{.A}} ar {{.B}}"
[list.and.last]
other = "{{.A}} yo {{.B}}"
`

func elves(t *testing.T) (*Catalog, Names) {
	t.Helper()
	c, err := Load(files("en/a.toml", english, "fi/a.toml", elvish))
	if err != nil {
		t.Fatal(err)
	}
	if !c.Use("fi") {
		t.Fatal("no language fi")
	}
	return c, Names{Book: named{}}
}

func TestALanguageMayDeclineTheNamesInASentence(t *testing.T) {
	c, n := elves(t)
	lost := rules.Text{Key: "log.lost", A: ref(t, "p0"), B: ref(t, "b3"), N: 2}
	if got := c.Say(lost, n); got != "b3-sse hwestaron: 2 ar" {
		t.Errorf("a sentence of the rules: %q", got)
	}
	if got := c.Word("log.lost", c.Name(ref(t, "p0"), n), 1, "b3"); got != "b3-sse hwestaron: 1" {
		t.Errorf("a sentence of the screens: %q", got)
	}
	lost.A = ref(t, "p1")
	if got := c.Say(lost, n); got != "b3-sse p1: 2 ar" {
		t.Errorf("a name without forms: %q", got)
	}
	for _, fault := range c.Lint(nil) {
		if fault == "unit.guard.of: missing in en" {
			t.Error("English is asked for a form that it does not use")
		}
	}
}

func TestWhatASentenceNamesIsAskedOfItsTemplate(t *testing.T) {
	c, n := elves(t)
	guard, place := ref(t, "p0"), ref(t, "b3")
	lost := rules.Text{Key: "log.lost", A: guard, B: place}
	if !c.Tells(lost, guard) || !c.Tells(lost, place) || c.Tells(lost, ref(t, "p1")) {
		t.Error("the sentence names the Guard and b3, nothing else")
	}
	if c.Tells(rules.Text{Key: "log.of", A: guard}, guard) || c.Tells(rules.Text{Key: "log.none", A: guard}, guard) || c.Tells(lost, 0) {
		t.Error("what a template does not use is not named")
	}
	test := rules.Text{Key: "log.test", A: guard, N: -3}
	if !c.Headed(test) || c.Headed(lost) {
		t.Error("only the test begins with the name of the Guard")
	}
	if got := c.Under(test, n); got != "−3 (−3)" {
		t.Errorf("below its name: %q", got)
	}
	if k := testing.AllocsPerRun(20, func() { c.Under(test, n) }); k != 0 {
		t.Errorf("said again it costs %v allocations", k)
	}
	if got := c.Under(lost, n); got != c.Say(lost, n) {
		t.Errorf("without a heading: %q", got)
	}
	if got := c.Phrase(rules.Text{Key: "log.stop", A: guard}, n); got != "hwesta" {
		t.Errorf("without its stop: %q", got)
	}
}

func TestTheSameWordsAreThoseOfTheSameTemplateAndArguments(t *testing.T) {
	c, _ := elves(t)
	x := rules.Text{Key: "log.of", N: 1, M: 2}
	y := x
	y.A = ref(t, "p0") // unused
	if !c.Same(x, y) {
		t.Error("what a template does not use makes no difference")
	}
	for _, other := range []rules.Text{{Key: "log.of", N: 2, M: 2}, {Key: "log.of", N: 1}, {Key: "switch.map", N: 1, M: 2}} {
		if c.Same(x, other) {
			t.Errorf("%+v is not the same as %+v", other, x)
		}
	}
	lost := rules.Text{Key: "log.lost", A: ref(t, "p0"), B: ref(t, "b3")}
	for _, other := range []rules.Text{{Key: "log.lost", A: ref(t, "p1"), B: ref(t, "b3")}, {Key: "log.lost", A: ref(t, "p0"), B: ref(t, "b4")}} {
		if c.Same(lost, other) {
			t.Errorf("%+v is not the same as %+v", other, lost)
		}
	}
}

func TestALanguagePutsWordsTogetherInItsOwnWay(t *testing.T) {
	c, _ := elves(t)
	for _, x := range []struct{ got, want string }{
		{c.All([]string{"a"}), "a"},
		{c.All([]string{"a", "b"}), "a yo b"},
		{c.All([]string{"a", "b", "c", "d"}), "a ar b ar c yo d"},
		{c.All(nil), ""},
		{c.About("a", "b"), "b « a"},
		{c.Sentences("a", "", "b"), "a · b"},
		{c.Percent("96.3"), "96٫3 pc"},
		{c.Capital("élë"), "Élë"},
		{c.Capital("Ú"), "Ú"},
	} {
		if x.got != x.want {
			t.Errorf("%q, want %q", x.got, x.want)
		}
	}
}

func TestTheGameListsInBothItsLanguages(t *testing.T) {
	c := ofTheGame(t)
	for id, want := range map[string][]string{
		"en": {"a, b and c", "a or b", "a, b", "a; b", "a: b", "a – b", "96.3%", "a and è"},
		"it": {"a, b e c", "a o b", "a, b", "a; b", "a: b", "a – b", "96,3%", "a ed è"},
	} {
		c.Use(id)
		two := []string{"a", "b"}
		got := []string{c.All([]string{"a", "b", "c"}), c.Any(two), c.Series(two), c.Clauses(two), c.About("a", "b"), c.Dash("a", "b"), c.Percent("96.3"), c.All([]string{"a", "è"})}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
}
