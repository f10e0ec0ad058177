package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"grognard/game/archive"
	"grognard/game/example"
	"grognard/game/lang"
	"grognard/game/lesson"
	"grognard/game/match"
	"grognard/game/series"
	"grognard/game/study"
	"grognard/rules"
	"grognard/scenarios"
)

type checkCmd struct {
	System string   `help:"System of scenarios, positions and armies; else the folder they lie in tells it, or all are tried."`
	Files  []string `arg:"" name:"file" help:"Scenarios, positions, lessons, examples, campaigns, series, armies and saves."`
}

// Run checks every file and tells all faults of each, a line for one.
func (c checkCmd) Run(d desk) error {
	bad := 0
	for _, file := range c.Files {
		what, remarks, err := c.check(d, file)
		if err != nil {
			for _, e := range each(err) {
				d.complain(inFile(file, named(e)))
			}
			bad++
			continue
		}
		fmt.Fprintf(d.out, "%s: %s, no fault\n", file, what)
		d.remark(file, remarks)
	}
	if bad > 0 {
		return errTold
	}
	return nil
}

// spoken is a fault of a draft, which knows what the things in it are called.
type spoken struct {
	*rules.FileError
	book  rules.Rulebook
	draft *rules.Draft
}

// Unwrap returns the fault alone.
func (s spoken) Unwrap() error { return s.FileError }

// named returns a fault that calls things as players do, with what the file calls them behind.
func named(err error) error {
	s, ok := err.(spoken)
	if !ok {
		return err
	}
	c, fault := words("en")
	if fault != nil || !slices.ContainsFunc(s.Args, func(a any) bool { _, is := a.(rules.Said); return is }) {
		return s.FileError
	}
	who := lang.Names{Book: s.book}
	if s.draft.Board != nil {
		who = lang.NamesOf(s.book, s.book.View(s.draft.Board, rules.Chance))
	}
	f := *s.FileError
	f.Msg = c.CauseIn(&f, func(x rules.Said) string { return c.SaidOf(x, who) })
	return &f
}

// each is the faults that were joined into one.
func each(err error) []error {
	if all, ok := err.(interface{ Unwrap() []error }); ok {
		return all.Unwrap()
	}
	return []error{err}
}

// remark tells what is to be known of a file that has no fault.
func (d desk) remark(file string, remarks []*rules.FileError) {
	for _, r := range remarks {
		fmt.Fprintf(d.out, "%s: remark: %s\n", file, r.Msg)
	}
}

// check checks one file and says what it is, and what its maker may have
// overlooked though it is no fault.
func (c checkCmd) check(d desk, file string) (what string, remarks []*rules.FileError, err error) {
	if archive.Begins(file) {
		return checkSave(d, file)
	}
	data, err := readFile(file)
	if err != nil {
		return "", nil, err
	}
	if filepath.Ext(file) == series.Ext {
		s, err := series.Decode(data)
		if err != nil {
			return "", nil, err
		}
		return fmt.Sprintf("%s of which %d games are over", s.Kind, len(s.Results)), nil, nil
	}
	if filepath.Ext(file) == rules.ArmyExt {
		return c.checkArmy(d, data)
	}
	folder := filepath.Base(filepath.Dir(file))
	if folder == "lessons" && c.System == "" {
		return checkLesson(d, file, data)
	}
	if folder == "campaigns" && c.System == "" {
		return checkCampaign(d, data)
	}
	if folder == "examples" && c.System == "" {
		return checkExamples(d, file, data)
	}
	for _, b := range d.books {
		if c.System == "" && b.Name() == folder {
			return checkScenario(b, file, data)
		}
	}
	books, err := d.some(c.System)
	if err != nil {
		return "", nil, err
	}
	for _, b := range books {
		if remarks, err = checkStart(b, data); err == nil {
			return b.Name() + " position", remarks, nil
		}
	}
	_, err = checkStart(ofText(books, data), data)
	return "", nil, err
}

// checkLesson reads a lesson, which plays it through: its file is named after its system.
func checkLesson(d desk, file string, data []byte) (string, []*rules.FileError, error) {
	b, err := d.book(strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)))
	if err != nil {
		return "", nil, &rules.FileError{Msg: err.Error()}
	}
	l, err := lesson.Parse(b, data)
	if err != nil {
		return "", nil, err
	}
	return fmt.Sprintf("%s lesson of %d steps", b.Name(), len(l.Steps)), nil, nil
}

// checkCampaign plays a campaign through in all ways: every battle that it can come to can be played.
func checkCampaign(_ desk, data []byte) (string, []*rules.FileError, error) {
	plan, err := series.ReadPlan(data)
	if err != nil {
		return "", nil, err
	}
	longest, ways, err := plan.Prove()
	if err != nil {
		return "", nil, err
	}
	return fmt.Sprintf("campaign of %d battles at most, in %d moments, all proved", longest, ways), nil, nil
}

// checkExamples proves the examples of the rules reader: their file is named after their system.
func checkExamples(d desk, file string, data []byte) (string, []*rules.FileError, error) {
	b, err := d.book(strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)))
	if err != nil {
		return "", nil, &rules.FileError{Msg: err.Error()}
	}
	all, err := example.Parse(b, data)
	if err != nil {
		return "", nil, err
	}
	return fmt.Sprintf("%s examples: %d, all proved", b.Name(), len(all)), nil, nil
}

// checkScenario checks a file in the folder of its system: it has words too.
func checkScenario(b rules.Rulebook, file string, data []byte) (string, []*rules.FileError, error) {
	remarks, err := checkStart(b, data)
	all := scenarios.Faults(data)
	if err != nil {
		for _, e := range each(err) {
			if !slices.ContainsFunc(all, func(x error) bool { return x.Error() == e.Error() }) {
				all = append(all, e)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b error) int { return lineOf(a) - lineOf(b) })
	return b.Name() + " scenario", remarks, errors.Join(all...)
}

// lineOf is the line of a fault, 0 where it has none.
func lineOf(err error) int {
	var f *rules.FileError
	if errors.As(err, &f) {
		return f.Line
	}
	return 0
}

// allFaults are the faults of a file that cannot be loaded, as far as its rulebook goes on
// behind the first.
func allFaults(b rules.Rulebook, data []byte, first error) error {
	w, ok := b.(rules.Workshop)
	if !ok {
		return first
	}
	d, err := w.Draft(string(data))
	if err != nil {
		return first
	}
	var all []error
	for _, f := range d.Flaws {
		if !f.Advice {
			all = append(all, spoken{f.Err, b, d})
		}
	}
	if len(all) == 0 {
		return first
	}
	return errors.Join(all...)
}

// checkArmy reads an army file: that of the system asked for, or of the first
// whose army it is.
func (c checkCmd) checkArmy(d desk, data []byte) (string, []*rules.FileError, error) {
	books, err := d.some(c.System)
	if err != nil {
		return "", nil, err
	}
	for _, b := range books {
		armory, ok := b.(rules.ArmyBuilder)
		if !ok {
			continue
		}
		n, fault := armory.ReadArmy(data)
		if fault == nil {
			return fmt.Sprintf("%s army of %d points", b.Name(), n.Points), unspent(n), nil
		}
		if err == nil {
			err = fault
		}
	}
	if err == nil {
		err = &rules.FileError{Msg: "no system asked for keeps its armies in files"}
	}
	return "", nil, err
}

// unspent is the remark on an army that costs less than it may.
func unspent(n rules.ArmyNote) []*rules.FileError {
	if n.Left == 0 {
		return nil
	}
	return []*rules.FileError{{Msg: fmt.Sprintf("the army leaves %d of %d points unspent", n.Left, n.Points+n.Left)}}
}

// checkStart loads a file and comes to its first request. It returns what the
// rulebook remarks on it.
func checkStart(b rules.Rulebook, data []byte) ([]*rules.FileError, error) {
	board, err := b.Load(data, nil)
	if err != nil {
		return nil, allFaults(b, data, err)
	}
	if err := board.Check(); err != nil {
		return nil, &rules.FileError{Msg: err.Error()}
	}
	if _, _, err := rules.Begin(b, board); err != nil {
		return nil, &rules.FileError{Msg: err.Error()}
	}
	if r, ok := b.(rules.Remarker); ok {
		return r.Remarks(board), nil
	}
	return nil, nil
}

// checkSave replays a save.
func checkSave(d desk, file string) (string, []*rules.FileError, error) {
	m, err := openSave(d.shelf, file)
	if err != nil {
		return "", nil, err
	}
	given, err := givenUp(m)
	if err == nil {
		err = checkStudy(m)
	}
	return fmt.Sprintf("%s save with %d answers", m.Book().Name(), m.Len()), given, err
}

// checkStudy plays every branch that is kept with a game.
func checkStudy(m *match.Match) error {
	k := study.Of(m, func([]archive.Part) {})
	all := k.Lost()
	for _, b := range k.Branches() {
		_, err := k.Game(b)
		if err == nil {
			err = b.Fault()
		}
		if err != nil {
			all = append(all, fmt.Errorf("branch %d: %w", b.ID, err))
		}
	}
	return errors.Join(all...)
}

// givenUp is the remark on a save whose log an older version of the rules wrote
// and this one does not play alike.
func givenUp(m *match.Match) ([]*rules.FileError, error) {
	note := m.Note()
	if note.Key == "" {
		return nil, nil
	}
	c, err := words("en")
	if err != nil {
		return nil, err
	}
	return []*rules.FileError{{Msg: c.Say(note, lang.Names{})}}, nil
}

// openSave reads a save and replays it.
func openSave(s shelf, file string) (*match.Match, error) {
	g, err := archive.Read(file)
	if err != nil {
		return nil, archive.OrOlder(file, err)
	}
	b, err := s.book(g.Book)
	if err != nil {
		return nil, &rules.FileError{File: file, Msg: err.Error()}
	}
	return match.Load(b, g)
}
