package caption

import (
	"errors"
	"grognard/game/archive"
	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
	"os"
	"strings"
	"testing"
)

func TestRulesThatFailAreToldInBothLanguages(t *testing.T) {
	w := New(langtest.Words(t))
	cause := errors.New("index out of range")
	for _, x := range []struct {
		err    error
		en, it string
	}{
		{&match.Crash{Err: cause, Book: "manoeuvre", At: 12}, "the rules of Manoeuvre failed at answer 12, which was not played",
			"le regole di Manoeuvre si sono bloccate alla risposta 12, che non è stata giocata"},
		{&match.Crash{Err: cause, Book: "manoeuvre", At: 12, Dump: "/x/crash.grog"}, "/x/crash.grog holds the game", "/x/crash.grog contiene la partita"},
		{&match.Crash{Err: cause, Book: "manoeuvre", At: 12, Save: os.ErrPermission}, "no copy was kept for a report: permission is denied", "manca il permesso"},
		{match.ErrCovered, "has not taken the seat yet", "non ha ancora preso posto"},
		{rules.No("undo", rules.Text{Key: "match.undo.nothing"}), "There is nothing to undo.", "Non c’è nulla da annullare."},
		{rules.No("MAN-5.7", rules.Text{Key: "man.why.way", A: rules.SideRef(rules.First)}), "clause MAN-5.7 forbids this", "la clausola MAN-5.7 lo vieta"},
	} {
		for lang, want := range map[string]string{"en": x.en, "it": x.it} {
			w.Use(lang)
			if got := w.Explain(x.err); !strings.Contains(got, want) || strings.Contains(got, "index out") {
				t.Errorf("%s: %v is told as %q", lang, x.err, got)
			}
		}
	}
}

func TestASavedGameIsCalledInTheLanguageOfTheProgram(t *testing.T) {
	w := New(langtest.Words(t))
	h := archive.Header{Book: "manoeuvre", Scenario: "man-01-first-orders", Title: "First Orders"}
	own := archive.Header{Book: "manoeuvre", Scenario: "man-01-first-orders", Title: "Before supper"}
	w.Use("it")
	if got := w.Save(&h); got == "First Orders" || got == "" {
		t.Errorf("in Italian it is called %q", got)
	}
	h.Title = w.Save(&h)
	w.Use("en")
	if got := w.Save(&h); got != "First Orders" {
		t.Errorf("in English it is called %q", got)
	}
	if got := w.Save(&own); got != "Before supper" {
		t.Errorf("a name that a player has given: %q", got)
	}
}

// A game that a player has called otherwise is told with its battle: of a scenario, or of the file it was begun with.
func TestAGameThatWasRenamedNamesItsBattleToo(t *testing.T) {
	w := New(langtest.Words(t))
	_, data, err := scenarios.Open("manoeuvre", "man-01-first-orders")
	if err != nil {
		t.Fatal(err)
	}
	own := []byte(strings.NewReplacer("First Orders", "The Mill", "Primi ordini", "Il mulino").Replace(string(data)))
	for _, k := range []struct {
		s      match.Start
		en, it string
	}{
		{match.Start{Scenario: "man-01-first-orders", Title: "Before supper"}, "Before supper (First Orders)", "Before supper (Primi ordini)"},
		{match.Start{Scenario: "man-01-first-orders", Title: "First Orders"}, "First Orders", "Primi ordini"},
		{match.Start{Scenario: "man-01-first-orders"}, "First Orders", "Primi ordini"},
		{match.Start{Scenario: "-", Data: own, Title: "Before supper"}, "Before supper (The Mill)", "Before supper (Il mulino)"},
		{match.Start{Scenario: "-", Data: own, Title: "Il mulino"}, "Il mulino", "Il mulino"},
		{match.Start{Scenario: "-", Data: []byte("no scenario ="), Title: "Before supper"}, "Before supper", "Before supper"},
	} {
		for lang, want := range map[string]string{"en": k.en, "it": k.it} {
			w.Use(lang)
			if got := w.Called("manoeuvre", k.s); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
}
