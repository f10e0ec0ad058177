// Package lesson is a battle that teaches a system while it is played: a file says, step by step, what
// the pupil is to do, why, and what the other side does then. It is a game like any other, on the real
// table with the real rules; all that it adds is what is said, and that nothing else may be done.
//
// A file is named after its system. It is TOML:
//
//	format = 1
//	scenario = "man-01-first-orders" # of the system; or
//	battle = """..."""               # a position of its own
//	seed = 7                         # of the dice
//	pupil = "first"                  # the side that is played
//	title_en = "..."                 # and title_it
//
//	[[step]]
//	say_en = "..."                   # what to do, or what is to be seen
//	why_en = "..."                   # why it matters
//	do = "move fr-ig @d4"            # an answer, as the line protocol writes it; without it, there is
//	                                 # only something to read
//	dice = [5]                       # faces of the throw that is spoken of: it lies on the table
//	wrong_en = "..."                 # told to who does something else
//	foe = ["done"]                   # answers of the other side that follow, in their order
//
// Whatever the other side is asked beyond them it answers with what changes least.
package lesson

import (
	"errors"
	"slices"

	"grognard/game/match"
	"grognard/rules"
	"grognard/rules/tomlfile"
	"grognard/scenarios"
)

// Format is that of the files that this program reads.
const Format = 1

// Teacher is the name of the player who plays the other side: a game is a lesson by him.
const Teacher = "lesson"

// Step is what a lesson says, and what it waits for.
type Step struct {
	Say, Why scenarios.Words
	Wrong    scenarios.Words
	Do       rules.Option // no Do: it is only read
	Dice     []int        // faces of the throw that is spoken of, the last that fell so; nil: of none
}

// Reads reports whether a step waits for nothing but that it is read.
func (s *Step) Reads() bool { return s.Do.Do == "" }

// Lesson is a file that was read. It does not change.
type Lesson struct {
	Title scenarios.Words
	Pupil rules.Side
	Steps []Step

	book  rules.Rulebook
	start match.Start
	foe   map[uint64]rules.Option // what the other side answers, by the position
}

// file is a lesson as it is written.
type file struct {
	Format   int    `toml:"format"`
	Scenario string `toml:"scenario"`
	Battle   string `toml:"battle"`
	Seed     uint64 `toml:"seed"`
	Pupil    string `toml:"pupil"`
	TitleEN  string `toml:"title_en"`
	TitleIT  string `toml:"title_it"`
	Step     []step `toml:"step"`
}

type step struct {
	SayEN   string   `toml:"say_en"`
	SayIT   string   `toml:"say_it"`
	WhyEN   string   `toml:"why_en"`
	WhyIT   string   `toml:"why_it"`
	WrongEN string   `toml:"wrong_en"`
	WrongIT string   `toml:"wrong_it"`
	Dice    []int    `toml:"dice"`
	Do      string   `toml:"do"`
	Foe     []string `toml:"foe"`
}

// Has reports whether a system has a lesson.
func Has(book rules.Rulebook) bool {
	_, ok := scenarios.Lesson(book.Name())
	return ok
}

// Of returns the lesson of a system. Errors are *rules.FileError.
func Of(book rules.Rulebook) (*Lesson, error) {
	data, ok := scenarios.Lesson(book.Name())
	if !ok {
		return nil, rules.Fault("fault.lesson.none", "%s has no lesson", book.Name())
	}
	l, err := Parse(book, data)
	return l, inFile(err, book.Name()+".toml")
}

func inFile(err error, name string) error {
	var f *rules.FileError
	if errors.As(err, &f) {
		return f.In(name)
	}
	return err
}

// Parse reads a lesson and plays it through: whatever in it the rules do not allow is a fault. Errors are
// *rules.FileError.
func Parse(book rules.Rulebook, data []byte) (*Lesson, error) {
	var f file
	index, err := tomlfile.Read(data, &f)
	if err != nil {
		return nil, err
	}
	at := func(key string, fault *rules.FileError) error { return index.At(key, fault) }
	if f.Format != Format {
		return nil, at("format", rules.Fault("fault.lesson.format", "format %d is not %d, which this program reads", f.Format, Format))
	}
	battle, name := []byte(f.Battle), ""
	if f.Battle == "" {
		if _, battle, err = scenarios.Open(book.Name(), f.Scenario); err != nil {
			return nil, at("scenario", rules.Fault("fault.lesson.scenario", "there is no scenario %q", f.Scenario))
		}
		name = f.Scenario
	}
	pupil := slices.Index([]string{"first", "second"}, f.Pupil)
	if pupil < 0 {
		return nil, at("pupil", rules.Fault("fault.lesson.pupil", "the pupil is %q, not \"first\" or \"second\"", f.Pupil))
	}
	if len(f.Step) == 0 {
		return nil, at("step", rules.Fault("fault.lesson.empty", "it has no step"))
	}
	l := &Lesson{
		Title: scenarios.Words{EN: f.TitleEN, IT: f.TitleIT},
		Pupil: rules.Side(pupil), book: book, foe: map[uint64]rules.Option{},
		start: match.Start{Scenario: name, Data: battle, Seed: f.Seed},
	}
	l.start.Players[l.Pupil.Other()] = match.Player{Computer: true, Name: Teacher}
	for i := range f.Step {
		s := &f.Step[i]
		l.Steps = append(l.Steps, Step{
			Say: scenarios.Words{EN: s.SayEN, IT: s.SayIT}, Why: scenarios.Words{EN: s.WhyEN, IT: s.WhyIT}, Wrong: scenarios.Words{EN: s.WrongEN, IT: s.WrongIT}, Dice: s.Dice,
		})
	}
	r := rehearsal{Lesson: l, file: &f, at: at}
	if err := r.play(); err != nil {
		return nil, err
	}
	return l, nil
}
