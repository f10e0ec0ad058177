package wire

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"grognard/game/match"
	"grognard/rules"
)

// ReadRolls reads dice and draws that were written down: lines "roll 3 5" and
// "draw fr-ig-1", in order. When they are used up, or the next one does not
// fit what is rolled, the players must roll. An error is a *rules.FileError
// without its file.
func ReadRolls(book rules.Rulebook, in io.Reader) (match.Dice, error) {
	d := &rolls{used: map[int]int{}}
	lines := bufio.NewScanner(in)
	n := 1
	for ; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		r, err := parseRoll(book, line)
		if err != nil {
			return nil, &rules.FileError{Line: n, Msg: err.Error()}
		}
		d.all = append(d.all, r)
	}
	if err := lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		return nil, &rules.FileError{Line: n, Msg: fmt.Sprintf("a line has at most %d bytes", bufio.MaxScanTokenSize)}
	}
	return d, lines.Err()
}

// rolls remembers which answer used which entry, so that what is taken back
// falls alike the next time.
type rolls struct {
	all  []entry
	used map[int]int
	next int
}

// entry is a roll, or the thing drawn.
type entry struct {
	faces []int
	drawn rules.Ref
}

func parseRoll(book rules.Rulebook, line string) (e entry, err error) {
	words := strings.Fields(line)
	switch {
	case words[0] == "roll" && len(words) > 1:
		for _, w := range words[1:] {
			face, err := strconv.Atoi(w)
			if err != nil {
				return e, fmt.Errorf("%q is not the face of a die", w)
			}
			e.faces = append(e.faces, face)
		}
		return e, nil
	case words[0] == "draw" && len(words) == 2:
		e.drawn, err = book.Parse(words[1])
		return e, err
	}
	return e, fmt.Errorf("%q is neither \"roll FACE...\" nor \"draw THING\"", line)
}

// Roll implements match.Dice.
func (d *rolls) Roll(n int, q *rules.Request) ([]int, bool) {
	i, again := d.used[n]
	if !again {
		i = d.next
	}
	if i >= len(d.all) {
		return nil, false
	}
	faces := d.all[i].faces
	if q.Dice.Bag != nil {
		faces = []int{slices.Index(q.Dice.Bag, d.all[i].drawn)}
	}
	if !q.Dice.Fits(faces) {
		return nil, false
	}
	if !again {
		d.used[n] = i
		d.next++
	}
	return faces, true
}
