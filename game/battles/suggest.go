package battles

import (
	"hash/fnv"
	"time"

	"grognard/game/archive"
	"grognard/game/lesson"
	"grognard/rules"
	"grognard/scenarios"
)

// Suggest returns the place in a list of the battle to be suggested on a day: one that comes with the game and was not
// played yet, of a system that the player plays and as long as those that he plays of it. It stays the same for the
// day, whatever else he plays meanwhile of the same lengths. There is none for who has not played yet.
func Suggest(day time.Time, all []Entry, r *Record) (at int, ok bool) {
	if !r.Any() {
		return 0, false
	}
	date, best := day.Format(time.DateOnly), uint64(0)
	plays := r.lengths(all)
	for i := range all {
		e := &all[i]
		if of, ok := plays[e.Book]; !ok || e.Own() || r.played(e.Book, e.ID) || e.length() < of[0] || e.length() > of[1] {
			continue
		}
		if lot := lotOf(date, e); !ok || lot > best {
			at, best, ok = i, lot, true
		}
	}
	return at, ok
}

// First returns the battle of a system that is to be the first: the one that stands first in its list. Of the player's
// own there is none.
func First(book rules.Rulebook) (e Entry, ok bool) {
	all := Of(book, nil)
	for _, i := range new(Query).Find(all) {
		return all[i], true
	}
	return e, false
}

// Next returns the first battle of the system of the lesson that was finished last, if the player has played none of
// it, and the save of that lesson.
func Next(saved []archive.Item, r *Record) (e Entry, lessonAt string, ok bool) {
	for i := range saved {
		h := &saved[i].Header
		if saved[i].Kept[lesson.TaughtPart] == 0 || r.plays(h.Book) {
			continue
		}
		for _, book := range scenarios.Books() {
			if book.Name() == h.Book {
				e, ok = First(book)
				return e, saved[i].Path, ok
			}
		}
	}
	return e, "", false
}

// lotOf is the lot of a battle on a day: the highest of those that can be suggested is.
func lotOf(date string, e *Entry) uint64 {
	h := fnv.New64a()
	h.Write([]byte(date + " " + e.Book + " " + e.ID))
	// Names that end alike have sums that lie near each other: they are scattered.
	x := h.Sum64()
	x = (x ^ x>>33) * 0xff51afd7ed558ccd
	x = (x ^ x>>33) * 0xc4ceb9fe1a85ec53
	return x ^ x>>33
}

// round are the lengths below two hours that one speaks of, in minutes.
var round = []int{15, 20, 30, 45, 60, 90}

// About is a length of play as one speaks of it, in minutes: the nearest round one, the longer of two; from two
// hours on whole hours.
func About(minutes int) int {
	best := max(120, (minutes+30)/60*60)
	for _, m := range round {
		if d, was := abs(m-minutes), abs(best-minutes); d < was || d == was && m > best {
			best = m
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }
