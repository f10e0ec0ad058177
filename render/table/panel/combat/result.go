package combat

import (
	"slices"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Now shows the combat in progress where no dice lie there, and what may follow.
func (pn *Panel) Now(f *panel.Column, ahead []odds.Prospect) {
	if k := pn.scene.View().Combat; !pn.history.Decided() {
		pn.Combat(f, k, pn.termsNow(k), nil)
		return
	}
	pn.tallies(f)
	pn.verdict(f)
	pn.account(f, ahead)
}

// ended is the result that is shown, nil if there is none yet.
func (pn *Panel) ended() *rules.Event {
	if pn.clips.Running() {
		return nil
	}
	return pn.history.Ended()
}

// verdict says what came of the last combat, and where that stands in the table
// of results.
func (pn *Panel) verdict(f *panel.Column) {
	e := pn.ended()
	if e == nil {
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, pn.words.Say(e.Text))
	pn.tests(f)
	if k := pn.scene.View().Combat; k != nil {
		pn.Chart(f, k.Chart, nil)
	} else {
		pn.Chart(f, pn.history.ChartOf(pn.history.Result()), nil)
	}
	f.Gap(4)
}

// tests says how the dice after the last result fell out.
func (pn *Panel) tests(f *panel.Column) {
	for _, line := range pn.history.Tests() {
		f.Text(ui.Body, f.C.Theme.Text, pn.words.Capital(pn.words.Say(line)))
	}
}

// account says what may follow the last combat, and how its sums came about.
func (pn *Panel) account(f *panel.Column, ahead []odds.Prospect) {
	e := pn.ended()
	if e == nil {
		return
	}
	if pn.scene.View().Combat != nil && (len(pn.clips.Throws()) == 0 || !foresee.Foretold(ahead)) { // else it stands above the dice
		pn.Follows(f, ahead)
	}
	pn.Modifiers(f, pn.sumsOf(e), "")
	f.Gap(8)
}

// sumsOf returns the terms that a result came of: of all that a step has added
// up, those of the sums that the combat is about, if it tells any of them.
func (pn *Panel) sumsOf(e *rules.Event) []rules.Mod {
	k := pn.scene.View().Combat
	if k == nil {
		return e.Mods
	}
	pn.summed = pn.summed[:0]
	for _, m := range e.Mods {
		if slices.ContainsFunc(k.Sums, func(s rules.Tally) bool { return s.Key == m.Sum }) {
			pn.summed = append(pn.summed, m)
		}
	}
	if len(pn.summed) == 0 {
		return e.Mods
	}
	return pn.summed
}

// termsNow returns the terms of the combat in progress.
func (pn *Panel) termsNow(k *rules.Combat) []rules.Mod {
	if k.Mods != nil {
		return k.Mods
	}
	return pn.scene.Pos.Terms()
}

// tallies names the combat in progress with its sums, as far as the result does
// not tell what they were made of.
func (pn *Panel) tallies(f *panel.Column) {
	k := pn.scene.View().Combat
	if k == nil {
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, pn.words.BattleTitle(k))
	mods := pn.history.ResultMods()
	for i := range k.Sums {
		s := &k.Sums[i]
		told := slices.ContainsFunc(mods, func(m rules.Mod) bool { return m.Sum == s.Key })
		if !told {
			f.Pair(ui.Strong, pn.words.SumWord(s.Key), pn.words.TallyValue(s))
		}
	}
	f.Gap(6)
}
