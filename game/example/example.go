// Package example is a position that shows what a clause of the rules means: a few pieces, what is to be
// seen and tried, and some answers that are shown one after the other. It is played by the real rules, so
// what the file says of it is proved: what may be done and what not, by which clause, and how it ends.
//
// A file is named after its system. It is TOML:
//
//	format = 1
//
//	[[example]]
//	clause = "MAN-6.5.7"        # below which it stands
//	brief = 4                   # and, if there is one, below which paragraph of "How to play"
//	title_en = "..."            # and title_it
//	say_en = "..."              # and say_it: what to look at and to try
//	scenario = "man-01-first-orders" # of the system; or
//	battle = """..."""          # a position of its own
//	seed = 7                    # of the dice that are not laid down
//	dice = [[2, 5], [6]]        # how they fall, throw by throw, draws as places in what is drawn from
//	setup = ["done"]            # answers that lead to the moment, as the line protocol writes them
//	frame = ["b3", "f7"]        # cells, or pieces, that are to be in view; else all pieces are
//	offered = ["retreat"]       # answers that may be given at that moment
//	refused = ["MAN-5.6 move fr-ig @d5"] # and that may not: the clause that forbids them comes first
//	ends = ["fr-ig @d6 reduced", "gb-42f gone", "told man.told.hit"] # how it stands when all was shown
//
//	[[example.play]]
//	do = "assault fr-ig +fr-ig-1 @gb-42f"
//	tell_en = "..."             # and tell_it: what it has shown; it may be left out
//	offered = ["stand"]         # after it; and refused
//
// A line of ends is a thing and what holds of it: @cell, where it stands; gone, from the map; a number, of
// the steps it has left; a state, or ! and a state that it is not in. After "told" it is the key of a line
// of the log that has been written since the moment.
//
// The clause must be seen at work: cited by a refusal, a request, an event or a term
// of a sum of what is shown.
package example

import (
	"errors"
	"fmt"
	"strings"

	"grognard/game/match"
	"grognard/rules"
	"grognard/rules/tomlfile"
	"grognard/scenarios"
)

// Format is that of the files that this program reads.
const Format = 1

// Example is one position of a file. It does not change.
type Example struct {
	Clause string // "MAN-6.5.7"
	Brief  int    // number of a paragraph of "How to play", 0: none
	Title  scenarios.Words
	Say    scenarios.Words // what to look at and to try
	Frame  []rules.Ref     // cells and pieces that are to be in view; none: all pieces are
	Play   []Step          // what is shown

	book  rules.Rulebook
	start match.Start
	dice  [][]int
	setup []rules.Option
	as    written
}

// Step is an answer that is shown.
type Step struct {
	Do   rules.Option
	Tell scenarios.Words // what it has shown; may be empty
}

// file is a file as it is written.
type file struct {
	Format  int     `toml:"format"`
	Example []table `toml:"example"`
}

// table is an example as it is written.
type table struct {
	Clause   string   `toml:"clause"`
	Brief    int      `toml:"brief"`
	TitleEN  string   `toml:"title_en"`
	TitleIT  string   `toml:"title_it"`
	SayEN    string   `toml:"say_en"`
	SayIT    string   `toml:"say_it"`
	Scenario string   `toml:"scenario"`
	Battle   string   `toml:"battle"`
	Seed     uint64   `toml:"seed"`
	Dice     [][]int  `toml:"dice"`
	Setup    []string `toml:"setup"`
	Frame    []string `toml:"frame"`
	Offered  []string `toml:"offered"`
	Refused  []string `toml:"refused"`
	Ends     []string `toml:"ends"`
	Play     []step   `toml:"play"`
}

type step struct {
	Do      string   `toml:"do"`
	TellEN  string   `toml:"tell_en"`
	TellIT  string   `toml:"tell_it"`
	Offered []string `toml:"offered"`
	Refused []string `toml:"refused"`
}

// written is where an example stands in its file.
type written struct {
	*table
	key string // "example.3."
	at  func(key string, f *rules.FileError) error
}

// fault is one at a key of the example, such as "play.2.do".
func (w *written) fault(key string, f *rules.FileError) error { return w.at(w.key+key, f) }

// Of returns the examples of a system, none if it has no file. They are read, not proved. Errors are
// *rules.FileError.
func Of(book rules.Rulebook) ([]*Example, error) {
	data, ok := scenarios.Examples(book.Name())
	if !ok {
		return nil, nil
	}
	all, err := Read(book, data)
	var f *rules.FileError
	if errors.As(err, &f) {
		err = f.In(book.Name() + ".toml")
	}
	return all, err
}

// Parse reads a file and plays through every example in it: what the rules do not bear out is a fault. Errors
// are *rules.FileError.
func Parse(book rules.Rulebook, data []byte) ([]*Example, error) {
	all, err := Read(book, data)
	if err != nil {
		return nil, err
	}
	for _, x := range all {
		if err := x.Prove(); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// Read reads a file, and plays nothing of it. Errors are *rules.FileError.
func Read(book rules.Rulebook, data []byte) ([]*Example, error) {
	var f file
	index, err := tomlfile.Read(data, &f)
	if err != nil {
		return nil, err
	}
	if f.Format != Format {
		return nil, index.At("format", rules.Fault("fault.lesson.format", "format %d is not %d, which this program reads", f.Format, Format))
	}
	if len(f.Example) == 0 {
		return nil, index.At("example", rules.Fault("fault.example.empty", "it has no example"))
	}
	all := make([]*Example, len(f.Example))
	for i := range f.Example {
		w := written{&f.Example[i], fmt.Sprintf("example.%d.", i), index.At}
		if all[i], err = read(book, w); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// read reads one example.
func read(book rules.Rulebook, w written) (*Example, error) {
	if !strings.HasPrefix(w.Clause, strings.ToUpper(book.Prefix())+"-") {
		return nil, w.fault("clause", rules.Fault("fault.example.clause", "%q is not a clause of this system", w.Clause))
	}
	x := &Example{
		Clause: w.Clause, Brief: w.Brief, book: book, dice: w.Dice, as: w,
		Title: scenarios.Words{EN: w.TitleEN, IT: w.TitleIT}, Say: scenarios.Words{EN: w.SayEN, IT: w.SayIT},
		start: match.Start{Scenario: w.Scenario, Data: []byte(w.Battle), Seed: w.Seed, Open: true},
	}
	for _, k := range [...]struct {
		key  string
		said scenarios.Words
	}{{"title_en", x.Title}, {"say_en", x.Say}} {
		if k.said.EN == "" || k.said.IT == "" {
			return nil, w.fault(k.key, rules.Fault("fault.example.words", "it has no %s in both languages", strings.TrimSuffix(k.key, "_en")))
		}
	}
	var err error
	if w.Battle == "" {
		if _, x.start.Data, err = scenarios.Open(book.Name(), w.Scenario); err != nil {
			return nil, w.fault("scenario", rules.Fault("fault.lesson.scenario", "there is no scenario %q", w.Scenario))
		}
	}
	for i, name := range w.Frame {
		r, err := book.Parse(name)
		if err != nil {
			return nil, w.fault(fmt.Sprintf("frame.%d", i), rules.Fault("fault.example.thing", "there is no %q: %v", name, err))
		}
		x.Frame = append(x.Frame, r)
	}
	for i, text := range w.Setup {
		o, err := x.option(fmt.Sprintf("setup.%d", i), text)
		if err != nil {
			return nil, err
		}
		x.setup = append(x.setup, o)
	}
	for i := range w.Play {
		s := &w.table.Play[i]
		o, err := x.option(fmt.Sprintf("play.%d.do", i), s.Do)
		if err != nil {
			return nil, err
		}
		if (s.TellEN == "") != (s.TellIT == "") {
			return nil, w.fault(fmt.Sprintf("play.%d.tell_en", i), rules.Fault("fault.example.words", "it has no %s in both languages", "tell"))
		}
		x.Play = append(x.Play, Step{Do: o, Tell: scenarios.Words{EN: s.TellEN, IT: s.TellIT}})
	}
	return x, nil
}

// option reads an answer that stands at a key.
func (x *Example) option(key, text string) (rules.Option, error) {
	o, err := rules.ParseOption(x.book, text)
	if err != nil {
		return o, x.as.fault(key, rules.Fault("fault.lesson.option", "%q is not an answer: %v", text, err))
	}
	return o, nil
}
