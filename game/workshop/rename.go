package workshop

import (
	"os"
	"path/filepath"
	"regexp"

	"grognard/game/archive"
	"grognard/scenarios"
)

// numbered is the number that keeps titles apart.
var numbered = regexp.MustCompile(` \(\d+\)$`)

// titleOf is the title of a battle, empty where that cannot be read.
func titleOf(text string) scenarios.Words {
	info, err := scenarios.Parse("", []byte(text))
	if err != nil {
		return scenarios.Words{}
	}
	return info.Title
}

// newborn is the title of a battle that is called as an empty board is, but for a number; empty
// if it has a title of its own.
func newborn(d *Draft) scenarios.Words {
	now := titleOf(d.Text())
	for _, b := range d.book.Blanks() {
		if t := titleOf(b.Text); t != (scenarios.Words{}) && numbered.ReplaceAllString(now.EN, "") == t.EN && numbered.ReplaceAllString(now.IT, "") == t.IT {
			return now
		}
	}
	return scenarios.Words{}
}

// rename has the file of a battle called after its title when it gets its first one. Wherever it
// is broken off, the battle is there with its steps, under one name or the other: first the
// journal is written beside the new name, then the file takes that, then what is left goes. A name
// that cannot be had is none to fail for: the old one stays.
func (o *Open) rename(path, text string, journal []byte) {
	if o.unnamed == (scenarios.Words{}) {
		return
	}
	now, title := titleOf(text), ""
	switch {
	case now.EN != "" && now.EN != o.unnamed.EN:
		title = now.EN
	case now.IT != "" && now.IT != o.unnamed.IT:
		title = now.IT
	default:
		return
	}
	o.unnamed = scenarios.Words{}
	to := free(filepath.Dir(path), plain(title))
	lock, err := archive.Hold(to)
	if err != nil {
		return
	}
	if archive.Replace(to+journalExt, journal, 0) != nil || os.Rename(path, to) != nil {
		_ = os.Remove(to + journalExt)
		lock.Release()
		return
	}
	_ = os.Rename(path+WeighingExt, to+WeighingExt) // it may have none
	_ = os.Remove(path + journalExt)
	o.mu.Lock()
	was := o.lock
	o.path, o.lock = to, lock
	o.mu.Unlock()
	was.Release()
}
