package wire

import (
	"strings"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/scenarios"
)

// maida is a session of the battle of that name before any general has been
// named, in a language.
func maida(t *testing.T, language string) *Session {
	t.Helper()
	book, _ := scenarios.Book("squares")
	_, data, err := scenarios.Open("squares", "ns-01-maida")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: "ns-01-maida", Data: data, Seed: 1, Open: true, Auto: true})
	if err != nil {
		t.Fatal(err)
	}
	s := &Session{Match: m, Words: langtest.Words(t)}
	s.Words.Use(language)
	return s
}

func TestWhyNamesAThingThatTheBattleDoesNotHave(t *testing.T) {
	for language, want := range map[string]string{
		"en": "error: There is nothing called “red-8” in this battle",
		"it": "error: In questa battaglia non c’è niente che si chiami «red-8»",
	} {
		for _, line := range []string{"why attack red-8", "why move red-8 @C3", "why name red-g2"} {
			s := maida(t, language)
			if said := talk(t, s, line); !strings.Contains(said, strings.Replace(want, "red-8", strings.Fields(line)[2], 1)+"\n") {
				t.Errorf("%s: %s is answered by\n%s", language, line, said)
			}
		}
	}
	s := maida(t, "en")
	s.Words = nil
	wantLines(t, talk(t, s, "why attack red-8"), `error: there is nothing called "red-8" in this battle`)
	wantLines(t, talk(t, s, "why dance"), "error: this option means nothing in squares")
}
