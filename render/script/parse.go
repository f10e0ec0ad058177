// Package script plays a scene from a text file, through the same Input as the
// mouse and the keys, and writes down where its named regions lie.
//
// One order stands on a line; # begins a comment:
//
//	click NAME            and rclick NAME; NAME may stand in "quotes"
//	drag NAME NAME        with the left button
//	rdrag NAME NAME       with the right one and Alt: a tape that stays
//	move NAME             points without a click
//	wheel NAME N          N notches, down if negative
//	key K                 "Enter", "Ctrl+Z"
//	type TEXT             to the end of the line
//	wait MS               milliseconds
//	settle                until nothing moves
//	expect NAME           fails unless NAME is there; absent NAME the contrary
//	play N PREFIX...      N times clicks one region, by lot, of those whose
//	                      names begin so; with "until NAME" it may end sooner
//	shot FILE.png         saves a picture of the window
//	lang it               changes the language
//	quit
//
// An order that names a region waits for it to appear. On a table without cells
// a NAME may also be a point of the tabletop in inches from its south-west corner:
// drag piece.b1 @24,20.5
package script

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/game/archive"
	"grognard/render/paint"
)

// Order is one line of a script.
type Order struct {
	Line  int
	Do    string
	Names []string // regions; of play prefixes
	N     int      // of wait, wheel and play
	Until string   // of play; "" if not given
	Text  string   // of type, shot and lang
	Key   paint.Key
	Held  paint.Held // of key
}

// words are how many each order takes after its own; -1: any number.
var words = map[string]int{
	"click": 1, "rclick": 1, "drag": 2, "rdrag": 2, "move": 1, "wheel": 2, "key": 1, "type": -1, "wait": 1, "settle": 0,
	"expect": 1, "absent": 1, "play": -1, "shot": 1, "lang": 1, "quit": 0,
}

// longest is the size in bytes that no script comes near to.
const longest = 1 << 20

// Read reads the script in a file. An error names file and cause, and the line if
// the fault stands on one.
func Read(file string) ([]Order, error) {
	text, err := archive.ReadFile(file, longest)
	if err != nil {
		return nil, err
	}
	return Parse(file, string(text))
}

// Parse reads a script. An error names file, line and cause.
func Parse(file, text string) ([]Order, error) {
	var orders []Order
	for i, line := range strings.Split(text, "\n") {
		args, err := split(line)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, i+1, err)
		}
		if len(args) == 0 {
			continue
		}
		o, err := parse(args)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, i+1, err)
		}
		o.Line = i + 1
		orders = append(orders, o)
	}
	return orders, nil
}

func parse(args []string) (Order, error) {
	o := Order{Do: args[0]}
	args = args[1:]
	n, known := words[o.Do]
	if !known {
		return o, fmt.Errorf("unknown order %q", o.Do)
	}
	if n >= 0 && len(args) != n {
		return o, fmt.Errorf("%s takes %d words, not %d", o.Do, n, len(args))
	}
	var err error
	switch o.Do {
	case "wait":
		o.N, err = number(args[0])
	case "wheel":
		o.Names = args[:1]
		o.N, err = number(args[1])
	case "key":
		err = o.setKey(args[0])
	case "type":
		o.Text = strings.Join(args, " ")
	case "shot", "lang":
		o.Text = args[0]
	case "play":
		err = o.setPlay(args)
	default:
		o.Names = args
	}
	return o, err
}

func (o *Order) setPlay(args []string) (err error) {
	if i := slices.Index(args, "until"); i >= 0 {
		if i != len(args)-2 {
			return fmt.Errorf("until takes one name, at the end")
		}
		o.Until, args = args[i+1], args[:i]
	}
	if len(args) < 2 {
		return fmt.Errorf("play takes a number and at least one prefix")
	}
	o.Names = args[1:]
	o.N, err = number(args[0])
	return err
}

// setKey reads "K" or "Ctrl+Shift+K".
func (o *Order) setKey(s string) error {
	parts := strings.Split(s, "+")
	for _, mod := range parts[:len(parts)-1] {
		switch mod {
		case "Ctrl":
			o.Held.Ctrl = true
		case "Shift":
			o.Held.Shift = true
		case "Alt":
			o.Held.Alt = true
		default:
			return fmt.Errorf("unknown key %q held in %q", mod, s)
		}
	}
	o.Key = paint.Key(parts[len(parts)-1])
	if o.Key == "" {
		return fmt.Errorf("no key in %q", s)
	}
	if len(o.Key) == 1 {
		o.Key = paint.Key(strings.ToUpper(string(o.Key)))
	}
	if len(o.Key) == 1 && o.Key >= "A" && o.Key <= "Z" {
		o.Held.Letters[o.Key[0]-'A'] = true
	}
	return nil
}

func number(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0, fmt.Errorf("%q is no whole number", s)
	}
	return n, nil
}

// split cuts a line into words; a word in quotes may hold spaces.
func split(line string) ([]string, error) {
	var words []string
	for {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
			return words, nil
		case line[0] == '"':
			word, rest, closed := strings.Cut(line[1:], `"`)
			if !closed {
				return nil, fmt.Errorf("a quote is not closed")
			}
			words, line = append(words, word), rest
		default:
			end := strings.IndexAny(line, " \t\r")
			if end < 0 {
				end = len(line)
			}
			words, line = append(words, line[:end]), line[end:]
		}
	}
}
