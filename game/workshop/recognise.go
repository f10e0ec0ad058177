package workshop

import (
	"errors"

	"grognard/rules"
	"grognard/rules/tomlfile"
	"grognard/scenarios"
)

// Recognise finds the system that a text is a battle of: the one that has nothing against it,
// or else the one that has least, if that is little. Errors are *rules.FileError.
func Recognise(text string, books []rules.Workshop) (rules.Workshop, error) {
	if len(text) > Longest {
		return nil, rules.Fault("fault.file.large", "the file is too long: more than %d KiB", Longest>>10)
	}
	var best rules.Workshop
	var fault error
	least, far := 0, 0
	for _, b := range books {
		d, err := b.Draft(text)
		if err != nil {
			if line := lineOf(err); fault == nil || line > far { // the system that read on the longest knows best
				fault, far = err, line
			}
			continue
		}
		n := d.Faults()
		if best == nil || n < least {
			best, least = b, n
		}
		if n == 0 && d.Board != nil {
			return b, nil
		}
	}
	if _, err := scenarios.Parse("", []byte(text)); best != nil && err != nil {
		return nil, unread(err) // what has no name is no battle
	}
	switch {
	case best == nil && fault != nil:
		return nil, unread(fault)
	case best == nil || least > mostFaults:
		return nil, rules.Fault("fault.battle.foreign", "this file is a battle of no system of the game")
	}
	return best, nil
}

// unread is a fault of a text that was to be a battle: one of no form that the game knows says so.
func unread(err error) error {
	f, damaged := tomlfile.Damaged(err)
	if !damaged {
		return err
	}
	return rules.Fault("fault.battle.syntax", "this is not a battle of Grognard, or it is damaged here").At(f.Line, f.Col).In(f.File)
}

// lineOf is the line of a fault, 0 if it has none.
func lineOf(err error) int {
	var f *rules.FileError
	if errors.As(err, &f) {
		return f.Line
	}
	return 0
}

// mostFaults is how many faults a battle has at most that somebody may still want to mend: one
// of another system has more.
const mostFaults = 12
