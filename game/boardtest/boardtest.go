// Package boardtest sets up small boards for the tests of several packages:
// the file of a position with what a test does not care about filled in, the
// game that begins there, and answers to it.
package boardtest

import (
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

// Begin starts a game of a system at a position file and plays answers: those of
// players as text, those of Chance as faces.
func Begin(t testing.TB, system, file string, answers ...any) *rules.Position {
	t.Helper()
	book, ok := scenarios.Book(system)
	if !ok {
		t.Fatal("this system is not there")
	}
	b, err := book.Load([]byte(file), nil)
	if err != nil {
		t.Fatalf("%v in\n%s", err, file)
	}
	p, _, err := rules.Begin(book, b)
	if err != nil {
		t.Fatal(err)
	}
	return Play(t, p, answers...)
}

// Scenario starts a game of a scenario.
func Scenario(t testing.TB, system, id string) *rules.Position {
	t.Helper()
	_, data, err := scenarios.Open(system, id)
	if err != nil {
		t.Fatal(err)
	}
	return Begin(t, system, string(data))
}

// Play gives answers as Begin does.
func Play(t testing.TB, p *rules.Position, answers ...any) *rules.Position {
	t.Helper()
	for _, x := range answers {
		a := rules.Answer{By: p.Request().To}
		if line, ok := x.(string); ok {
			a.Option = Option(t, p.Book(), line)
		} else {
			a.Faces = x.([]int)
		}
		next, _, err := p.Play(a)
		if err != nil {
			t.Fatalf("%v: %v", x, err)
		}
		p = next
	}
	return p
}

// Option reads an option.
func Option(t testing.TB, book rules.Rulebook, line string) rules.Option {
	t.Helper()
	o, err := rules.ParseOption(book, line)
	if err != nil {
		t.Fatal(err)
	}
	return o
}
