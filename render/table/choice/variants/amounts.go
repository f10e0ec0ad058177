package variants

import "grognard/rules"

// mostAmounts is how many options that differ in their number alone have
// buttons of their own; more of them share one button between two that change
// the number.
const mostAmounts = 4

// amount is the number that such a button stands at.
type amount struct {
	ask *rules.Request
	all []rules.Option // in the order of the request
	at  int
	set bool // the player has changed it
}

// Amounts lists the options that share one button: those that differ in their
// number alone, if they are many. The quiet one keeps its own.
func (v *Variants) Amounts() []rules.Option {
	d := &v.amount
	if d.ask == v.scene.Ask {
		return d.all
	}
	*d = amount{ask: v.scene.Ask}
	if v.scene.Ask == nil || v.sel.Reacting() {
		return nil
	}
	quiet, ok := v.scene.Quiet()
	for _, o := range v.scene.Ask.Options {
		var all []rules.Option
		for _, p := range v.scene.Ask.Options {
			if Alike(o, p) && !(ok && p == quiet) {
				all = append(all, p)
			}
		}
		if len(all) > max(mostAmounts, len(d.all)) {
			d.all = all
		}
	}
	d.at = len(d.all) / 2
	if v.Spares() {
		d.at, d.set = len(d.all)-1, true
	}
	return d.all
}

// Spares reports whether the quiet option is to take nothing of what the button
// gives: then it begins with all of it, and Enter never lets that go by.
func (v *Variants) Spares() bool {
	quiet, ok := v.scene.Quiet()
	return ok && quiet.N == 0 && len(v.amount.all) > 0 && Alike(quiet, v.amount.all[0])
}

// Shares reports whether an option is one of those that share a button, and
// whether the button stands at it.
func (v *Variants) Shares(o rules.Option) (is, there bool) {
	if _, pose := v.Pose(o); pose {
		return false, false
	}
	for i, p := range v.Amounts() {
		if p == o {
			return true, i == v.amount.at
		}
	}
	return false, false
}

// Set returns the option that the button stands at once the player has
// changed it, or where the quiet one would take nothing: Enter takes that one then.
func (v *Variants) Set() (rules.Option, bool) {
	v.Amounts()
	if d := &v.amount; d.ask == v.scene.Ask && v.scene.Ask != nil && d.set && len(d.all) > 0 {
		return d.all[d.at], true
	}
	return rules.Option{}, false
}

// Change changes the number by some steps.
func (v *Variants) Change(by int) {
	d := &v.amount
	d.at, d.set = max(0, min(len(d.all)-1, d.at+by)), true
}
