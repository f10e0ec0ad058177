package combat

import (
	"slices"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// standing shows the combat in progress where no dice lie there, and what may follow.
func (pn *pen) standing(f *panel.Column, ahead []odds.Prospect) {
	if k := pn.Scene.View().Combat; !pn.History.Decided() {
		pn.combat(f, k, pn.termsNow(k), nil)
		return
	}
	pn.tallies(f)
	pn.verdict(f)
	pn.account(f, ahead)
}

// verdict says what came of the last combat, and where that stands in the table
// of results.
func (pn *pen) verdict(f *panel.Column) {
	e := pn.ended()
	if e == nil {
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, pn.Words.Say(e.Text))
	pn.tests(f)
	if k := pn.Scene.View().Combat; k != nil {
		pn.chartOf(f, k.Chart, nil)
	} else {
		pn.chartOf(f, pn.History.ChartOf(pn.History.Result()), nil)
	}
	f.Gap(4)
}

// tests says how the dice after the last result fell out.
func (pn *pen) tests(f *panel.Column) {
	for _, line := range pn.History.Tests() {
		f.Text(ui.Body, f.C.Theme.Text, pn.Words.Capital(pn.Words.Say(line)))
	}
}

// account says what may follow the last combat, and how its sums came about.
func (pn *pen) account(f *panel.Column, ahead []odds.Prospect) {
	e := pn.ended()
	if e == nil {
		return
	}
	if pn.Scene.View().Combat != nil && (len(pn.Clips.Throws()) == 0 || !foresee.Foretold(ahead)) { // else it stands above the dice
		pn.follows(f, ahead)
	}
	pn.modifiers(f, pn.sumsOf(e), "")
	f.Gap(8)
}

// sumsOf returns the terms that a result came of: of all that a step has added
// up, those of the sums that the combat is about, if it tells any of them.
func (pn *pen) sumsOf(e *rules.Event) []rules.Mod {
	k := pn.Scene.View().Combat
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

// tallies names the combat in progress with its sums, as far as the result does
// not tell what they were made of.
func (pn *pen) tallies(f *panel.Column) {
	k := pn.Scene.View().Combat
	if k == nil {
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, pn.Words.BattleTitle(k))
	mods := pn.History.ResultMods()
	for i := range k.Sums {
		s := &k.Sums[i]
		told := slices.ContainsFunc(mods, func(m rules.Mod) bool { return m.Sum == s.Key })
		if !told {
			f.Pair(ui.Strong, pn.Words.SumWord(s.Key), pn.Words.TallyValue(s))
		}
	}
	f.Gap(6)
}
