package match

import (
	"math/rand/v2"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/rules"
	"grognard/scenarios"
)

// What was not asked, since its only option changes nothing, stands in the log: once, in
// words, and where a hand is the reason for its own side alone.
func TestTheLogSaysWhatWasNotAsked(t *testing.T) {
	for _, book := range scenarios.Books() {
		s, ok := book.(rules.Skipper)
		if !ok {
			continue
		}
		t.Run(book.Name(), func(t *testing.T) {
			words := langtest.Words(t)
			for _, lang := range []string{"en", "it"} {
				words.Use(lang)
				for _, kind := range s.Skips() {
					if key := book.Prefix() + ".skip." + kind; !words.Has(key) {
						t.Errorf("%s: %s has no words", lang, key)
					}
				}
			}
			told := 0
			for i, info := range scenarios.List(book.Name()) {
				if i%3 == 0 {
					told += skippedIn(t, book, info.ID)
				}
			}
			if told == 0 {
				t.Error("the log says nothing")
			}
		})
	}
}

// skippedIn plays part of a random game and returns how often its log says that something
// was not asked.
func skippedIn(t *testing.T, book rules.Rulebook, id string) (told int) {
	_, data, err := scenarios.Open(book.Name(), id)
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(book, Start{Scenario: id, Data: data, Open: true, Auto: true, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 5))
	for n := 0; n < 150 && m.Request() != nil; n++ {
		if _, err := m.Answer(anyOption(m.Request(), r)); err != nil {
			t.Fatal(err)
		}
	}
	for i := range m.done {
		a := &m.done[i]
		q, _ := m.Given(i + 1)
		line, skipped := rules.Skip(book, q)
		all := m.eventsOf(a)
		said := len(all) > 0 && skipped && all[0].Text == line.Text
		switch {
		case said != (skipped && a.auto):
			t.Errorf("%s, answer %d, %s: not asked %v, told %v", id, i+1, q.Kind, skipped && a.auto, said)
		case said && q.Always && (all[0].For(q.To.Other()).Text.Key != "" || all[0].For(q.To).Text.Key == ""):
			t.Errorf("%s, answer %d: %s tells the other side of a hand, or its own side nothing", id, i+1, q.Kind)
		case said && (len(q.Options) > 1 || q.Repeat > 0):
			t.Errorf("%s, answer %d: %s is told although there was a choice", id, i+1, q.Kind)
		}
		if said {
			told++
		}
	}
	return told
}

// anyOption draws an answer.
func anyOption(q *rules.Request, r *rand.Rand) rules.Option {
	if o, ok := q.Any(r); ok {
		return o
	}
	return q.Field.Sample(r)
}
