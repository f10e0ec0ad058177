package lesson

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules/rulestest"
	"grognard/scenarios"
)

// What is wrong with a lesson is told in a sentence that names the line.
func TestFaultsOfALesson(t *testing.T) {
	book, _ := scenarios.Book("manoeuvre")
	data, _ := scenarios.Lesson("manoeuvre")
	text := string(data)
	battle := text[strings.Index(text, "battle = "):strings.Index(text, "[[step]]")]
	rulestest.FileFaults(t, text, func(bad []byte) error { _, err := Parse(book, bad); return err }, map[string][4]string{
		"format":    {"format = 1\nseed", "format = 2\nseed", "format = 2", "format 2 is not 1"},
		"pupil":     {`pupil = "first"`, `pupil = "third"`, "pupil =", `"third"`},
		"scenario":  {battle, "scenario = \"nowhere\"\n", "scenario =", `no scenario "nowhere"`},
		"battle":    {`phase = "discard"`, `phase = "dance"`, `phase = "dance"`, "cannot begin: there is no phase"},
		"option":    {`do = "done"`, `do = "done @nowhere"`, `do = "done @nowhere"`, "is not an answer"},
		"refused":   {`do = "move fr-ig @d5"`, `do = "move fr-ig @h8"`, `do = "move fr-ig @h8"`, "is not an answer to move.base"},
		"foe":       {`foe = ["stand", "done"]`, `foe = ["withdraw +gb-1g-1"]`, `foe = ["withdraw`, "is not an answer to combat.withdraw"},
		"foe twice": {`foe = ["advance gb-52f @f5"]`, `foe = ["advance gb-52f @f5", "pass"]`, `foe = ["advance`, "asked nothing more"},
		"dice":      {`do = "move fr-ig @d5"`, "dice = [7, 7]\ndo = \"move fr-ig @d5\"", `dice = [7`, "no throw"},
		"unknown":   {"seed = 7", "speed = 7", "speed", "unknown key speed"},
	})
	if _, err := Parse(book, []byte(text[:strings.Index(text, "[[step]]")])); err == nil || !strings.Contains(err.Error(), "no step") {
		t.Errorf("without a step: %v", err)
	}
}

// A lesson that was left goes on where it was left, and what was read is not read again.
func TestALessonIsTakenUpAgain(t *testing.T) {
	book, _ := scenarios.Book("manoeuvre")
	l, err := Of(book)
	if err != nil {
		t.Fatal(err)
	}
	m := begun(t, book, l)
	p := NewPlay(l, m)
	for p.At() < 3 {
		if s := p.Step(); s.Reads() {
			p.Next()
		} else if _, err := m.Answer(s.Do); err != nil {
			t.Fatal(err)
		}
	}
	if again := NewPlay(l, m); again.At() != 3 {
		t.Errorf("it goes on at step %d", again.At())
	}
	if err := m.Undo(); err != nil || p.At() != 2 {
		t.Errorf("after an answer was taken back it is at step %d: %v", p.At(), err)
	}
	turned := m.Start()
	turned.Players[0], turned.Players[1] = turned.Players[1], turned.Players[0]
	if !l.Taught(m.Start()) || l.Taught(turned) || !IsLesson(turned) {
		t.Error("whoever changes sides is taught, or whoever does not is not")
	}
	left := begun(t, book, l)
	NewPlay(l, left).Next() // only read, and left
	if again := NewPlay(l, left); again.At() != 1 {
		t.Errorf("after a step that is only read it goes on at step %d", again.At())
	}
	if fresh := NewPlay(l, begun(t, book, l)); fresh.At() != 0 {
		t.Errorf("it begins at step %d", fresh.At())
	}
}

// Nothing that a file may hold stops the program.
func FuzzParse(f *testing.F) {
	book, _ := scenarios.Book("manoeuvre")
	data, _ := scenarios.Lesson("manoeuvre")
	f.Add(data)
	for i := range 5 {
		f.Add([]byte(strings.Replace(string(data), "do = ", fmt.Sprintf("do%d = ", i), i+1)))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if l, err := Parse(book, text); (l == nil) == (err == nil) {
			t.Errorf("a lesson %v and the error %v", l, err)
		}
	})
}
