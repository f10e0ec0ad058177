package draft

import (
	"slices"

	"grognard/rules"
)

// mostFixes is how many steps are offered that would mend a flaw.
const mostFixes = 3

// Mending tries some steps, the likeliest first, and returns those that mend a flaw of a draft,
// see rules.Workshop.Fixes. Of steps that are called alike one is enough.
func Mending(book rules.Workshop, d *rules.Draft, f *rules.Flaw, steps []rules.Fix) (all []rules.Fix) {
	for _, x := range steps {
		known := slices.ContainsFunc(all, func(k rules.Fix) bool { return k.Text == x.Text })
		if !known && mends(book, d, f, x) {
			if all = append(all, x); len(all) == mostFixes {
				break
			}
		}
	}
	return all
}

// mends reports whether a step leaves fewer flaws, and not this one. What mends a fault may lead
// to advice.
func mends(book rules.Workshop, d *rules.Draft, f *rules.Flaw, x rules.Fix) bool {
	after := d
	for _, e := range x.Edits {
		text, err := book.Edit(after, e)
		if err != nil {
			return false
		}
		if after, err = book.Draft(text); err != nil {
			return false
		}
	}
	all, alike := count(after, f, x)
	before, were := count(d, f, x)
	return all < before && alike < were
}

// count counts the flaws of a draft, advice only for the sake of advice, and those that say what
// this one says. Where something is taken away those behind it move up and may say so of
// themselves: there all of its kind are counted.
func count(d *rules.Draft, f *rules.Flaw, x rules.Fix) (all, alike int) {
	takes := slices.ContainsFunc(x.Edits, func(e rules.Edit) bool { return e.Do == rules.EditTake })
	for i := range d.Flaws {
		k := &d.Flaws[i]
		if f.Advice || !k.Advice {
			all++
		}
		if k.Err.Msg == f.Err.Msg || takes && k.Err.Key == f.Err.Key {
			alike++
		}
	}
	return all, alike
}
