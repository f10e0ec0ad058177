package wire

import (
	"os"
	"strings"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/rules/musket"
)

// fortune is a battle of Musket & Saber in which France soon has a Fortune of War.
// moved are pairs of words of its file, old and new.
func fortune(t *testing.T, moved ...string) (s *Session, lead []string) {
	t.Helper()
	data, err := os.ReadFile("testdata/musket-fortune.toml")
	if err != nil {
		t.Fatal(err)
	}
	data = []byte(strings.NewReplacer(moved...).Replace(string(data)))
	m, err := match.New(musket.Book{}, match.Start{Data: data, Dice: match.Hand(), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	return &Session{Match: m, Words: langtest.Words(t)}, []string{"play attack fr-96 @1201", "play done", "play stay"}
}

func TestOddsOfAMoraleTestTellBothResults(t *testing.T) {
	t.Run("MS-12.4.10 a failed test is Shaken, not without effect", func(t *testing.T) {
		s, lead := fortune(t)
		wantLines(t, talk(t, s, append(lead, "odds fow.morale au-28")...), "row 66.7 2/3 odds.row.nothing ", "row 33.3 1/3 ms.log.shaken rule=MS-12.4.10 ")
	})
}

func TestThePromptOfAMusketReactionNamesWhoAttacks(t *testing.T) {
	t.Run("MS-7.13.0 the reaction is to an attacker", func(t *testing.T) {
		s, _ := fortune(t, `id = "au-28", at = "0909"`, `id = "au-28", at = "0505"`)
		wantLines(t, talk(t, s, "play attack fr-44 @0505", "play done", "play none"),
			`ask second combat.reaction MS-7.13.0 about=au-28 always public say="Austria – 44e Ligne against IR 28 Fröhlich: choose a reaction."`)
	})
}
