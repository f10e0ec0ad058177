package main

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"grognard/assets"
	"grognard/game/archive"
	"grognard/game/lang"
	"grognard/game/workshop"
	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/scenarios"
)

// shelf is where rulebooks and scenarios stand.
type shelf struct {
	books []rules.Rulebook
	list  func(book string) []scenarios.Info
	open  func(book, id string) (scenarios.Info, []byte, error)
}

var allBooks = shelf{books: scenarios.Books(), list: scenarios.List, open: scenarios.Open}

// book finds a rulebook by its name.
func (s shelf) book(name string) (rules.Rulebook, error) {
	var names []string
	for _, b := range s.books {
		if b.Name() == name {
			return b, nil
		}
		names = append(names, b.Name())
	}
	return nil, fmt.Errorf("there is no system %q; there is %s", name, strings.Join(names, ", "))
}

// some returns the rulebook of a name, or all of them for "".
func (s shelf) some(name string) ([]rules.Rulebook, error) {
	if name == "" {
		return s.books, nil
	}
	b, err := s.book(name)
	return []rules.Rulebook{b}, err
}

// ofText returns the one of these systems that a text is a battle of, or else the one that has least
// against it: what that finds wrong is to be told.
func ofText(books []rules.Rulebook, data []byte) rules.Rulebook {
	var all []rules.Workshop
	for _, b := range books {
		if w, ok := b.(rules.Workshop); ok {
			all = append(all, w)
		}
	}
	if len(books) > 1 {
		if w, err := workshop.Recognise(string(data), all); err == nil {
			return w
		}
	}
	return books[0]
}

// battles returns the scenarios of a system that let the players set all these
// switches: the one of a name, or all of them for "".
func (s shelf) battles(b rules.Rulebook, id string, set map[string]string) (all []rulestest.Start, err error) {
	if id != "" {
		if _, _, err := s.open(b.Name(), id); err != nil {
			return nil, err
		}
	}
	for _, info := range s.list(b.Name()) {
		if id != "" && id != info.ID {
			continue
		}
		_, data, err := s.open(b.Name(), info.ID)
		if err != nil {
			return nil, err
		}
		if _, ok := offers(b, data, set); ok {
			all = append(all, rulestest.Start{Name: info.ID, Data: data, Set: set})
		}
	}
	if id != "" && len(all) == 0 {
		return nil, fmt.Errorf("%s does not let the players set these switches", id)
	}
	return all, nil
}

// offers reports whether a battle lets the players set all these switches; else
// barred is one that it does not.
func offers(b rules.Rulebook, data []byte, set map[string]string) (barred string, ok bool) {
	some, choosy := b.(rules.Offerer)
	if !choosy {
		return "", true
	}
	board, err := b.Load(data, set) // one switch may open the way to another
	if err != nil {
		board, err = b.Load(data, nil)
	}
	if err != nil {
		return "", true // whoever asks will meet the fault
	}
	for _, s := range b.Switches() {
		if _, wanted := set[s.Key]; wanted && !some.Offered(board, s.Key) {
			return s.Key, false
		}
	}
	return "", true
}

// start is a file that a game can begin with.
type start struct {
	Scenario string `help:"Scenario to start, as \"umpire scenarios\" lists them." placeholder:"ID"`
	Position string `help:"Position or scenario file to start." placeholder:"FILE"`
}

// read returns the name and the bytes of the start.
func (o start) read(s shelf, book rules.Rulebook) (name string, data []byte, err error) {
	switch {
	case o.Scenario != "" && o.Position != "":
		return "", nil, errors.New("--scenario and --position exclude each other")
	case o.Scenario != "":
		_, data, err = s.open(book.Name(), o.Scenario)
		return o.Scenario, data, err
	case o.Position != "":
		data, err = readFile(o.Position)
		return o.Position, data, err
	}
	return "", nil, errors.New("--scenario or --position is missing")
}

// position is read, followed by the rulebook's Load.
func (o start) position(s shelf, book rules.Rulebook) (*rules.Position, error) {
	name, data, err := o.read(s, book)
	if err != nil {
		return nil, err
	}
	board, err := book.Load(data, nil)
	if err != nil {
		return nil, inFile(name, err)
	}
	p, _, err := rules.Begin(book, board)
	return p, err
}

// longest is the size in bytes that no scenario, position or file of rolls
// comes near to.
const longest = 512 << 10

// readFile reads a file; errors are one sentence.
func readFile(name string) ([]byte, error) { return archive.ReadFile(name, longest) }

// inFile tells a rulebook's error in which file it is.
func inFile(name string, err error) error {
	var fault *rules.FileError
	if errors.As(err, &fault) && fault.File == "" {
		fault.File = name
	}
	return err
}

// words returns the catalogue in a language; nil for "none".
func words(language string) (*lang.Catalog, error) {
	if language == "none" {
		return nil, nil
	}
	files, err := fs.Sub(assets.Lang, "lang")
	if err != nil {
		return nil, err
	}
	c, err := lang.Load(files)
	if err != nil {
		return nil, err
	}
	if !c.Use(language) {
		return nil, fmt.Errorf("there is no language %q; there is %s, none", language, strings.Join(c.Languages(), ", "))
	}
	return c, nil
}
