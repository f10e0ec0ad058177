package battles

import (
	"slices"

	"grognard/game/archive"
	"grognard/game/lesson"
)

// Past is what the player has made of a battle: the best that any of his games came to.
type Past int

// What he has made of it, from nothing to the most.
const (
	Unplayed Past = iota
	Begun         // a game of it is saved that is not over
	Fought        // two people, or one for both sides, fought it to its end
	Lost          // against the computer
	Drawn
	Won
)

// Over reports whether it was fought to its end.
func (p Past) Over() bool { return p > Begun }

// value is that of the facet Played.
func (p Past) value() string {
	switch p {
	case Unplayed:
		return "not"
	case Begun:
		return "begun"
	}
	return "over"
}

// Key is the last part of the word for it.
func (p Past) Key() string { return [...]string{"not", "begun", "fought", "lost", "drawn", "won"}[p] }

// Record is what the saves of a folder tell of the battles that the player has played. The nil Record is that
// of somebody who has played none.
type Record struct {
	of map[[2]string][]game
}

// game is one that the player played.
type game struct {
	title string // as it is saved
	past  Past
}

// RecordOf reads a folder of saves that was listed. Lessons and trials of the workshop do not count, nor games of
// which nobody but the computer was a player. A copy of a game counts as the game does.
func RecordOf(all []archive.Item) *Record {
	r := &Record{of: map[[2]string][]game{}}
	for i := range all {
		h := &all[i].Header
		taught := h.Players[0].Name == lesson.Teacher || h.Players[1].Name == lesson.Teacher
		if h.Book == "" || h.Draft != "" || taught || h.Players[0].Computer && h.Players[1].Computer {
			continue
		}
		at := [2]string{h.Book, h.Scenario}
		r.of[at] = append(r.of[at], game{h.Title, pastOf(h)})
	}
	return r
}

// pastOf is what one game came to for the player.
func pastOf(h *archive.Header) Past {
	alone := h.Players[0].Computer != h.Players[1].Computer
	switch mine := map[bool]string{false: "first", true: "second"}[h.Players[0].Computer]; {
	case h.Over == "":
		return Begun
	case !alone:
		return Fought
	case h.Over == "draw":
		return Drawn
	case h.Over == mine:
		return Won
	}
	return Lost
}

// Of is what the player has made of a battle. A battle of his own may have the name of the one that it is a
// copy of: its games are those that have its title.
func (r *Record) Of(e *Entry) (past Past) {
	if r == nil {
		return Unplayed
	}
	for _, g := range r.of[[2]string{e.Book, e.ID}] {
		if !e.Own() || g.title == e.Title.EN || g.title == e.Title.IT {
			past = max(past, g.past)
		}
	}
	return past
}

// Any reports whether the player has played anything.
func (r *Record) Any() bool { return r != nil && len(r.of) > 0 }

// plays reports whether there are games of a system.
func (r *Record) plays(book string) bool {
	for at := range r.of {
		if at[0] == book {
			return true
		}
	}
	return false
}

// played reports whether there are games of a battle of a name.
func (r *Record) played(book, id string) bool { return len(r.of[[2]string{book, id}]) > 0 }

// lengths are the shortest and the longest battle of each system that the player has played.
func (r *Record) lengths(all []Entry) map[string][2]int {
	plays := map[string][2]int{}
	for i := range all {
		e := &all[i]
		if e.Own() || !r.played(e.Book, e.ID) {
			continue
		}
		n := e.length()
		if of, ok := plays[e.Book]; ok {
			plays[e.Book] = [2]int{min(of[0], n), max(of[1], n)}
		} else {
			plays[e.Book] = [2]int{n, n}
		}
	}
	return plays
}

// length is the place of how long a battle takes among the values of Time.
func (e *Entry) length() int { return slices.Index(Values(Time), in(times, e.Minutes)) }
