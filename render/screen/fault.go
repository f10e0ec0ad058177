package screen

import (
	"errors"

	"grognard/game/lang"
	"grognard/game/match"
	"grognard/rules"
)

// fault tells an error in the player's language: a file with its place, rules
// that failed with the place of the dump.
func (r *Root) fault(err error) string {
	var crash *match.Crash
	var why rules.Reason
	switch {
	case errors.As(err, &crash) && crash.Dump != "":
		return r.word("fault.crash.dump", r.bookName(crash.Book), crash.Dump, crash.At)
	case errors.As(err, &crash) && crash.Save != nil:
		return r.word("fault.crash.lost", r.bookName(crash.Book), r.deps.Words.Fault(crash.Save), crash.At)
	case errors.As(err, &crash):
		return r.word("fault.crash", r.bookName(crash.Book), crash.At)
	case errors.As(err, &why) && why.Text.A|why.Text.B|why.Text.C == 0:
		return r.deps.Words.Say(why.Text, lang.Names{})
	case errors.As(err, &why): // it would take a game to name what it speaks of
		return r.word("fault.forbidden", why.Rule)
	}
	return r.deps.Words.Fault(err)
}
