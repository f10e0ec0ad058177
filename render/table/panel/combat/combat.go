package combat

import (
	"strconv"

	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// pen writes all that is known of a fight, line by line.
type pen struct {
	*Deps
	bill *ledger

	forces []rules.Fighter // kept for the next time
	summed []rules.Mod     // terms of the last result
}

// combat shows a combat before its dice. What counts most stands first, since
// not every panel holds all of it: who attacks whom in two columns with their
// sums, then the chance in a line with what it takes for granted and the results,
// if s has any, and what the answers of the other side make of them, or the
// column of the table that the dice will be read on, then what the sums are made
// of, one term a line.
func (pn *pen) combat(f *panel.Column, k *rules.Combat, mods []rules.Mod, s *foresee.Card) {
	f.Text(ui.Strong, f.C.Theme.Text, pn.Words.BattleTitle(k))
	f.Gap(2)
	pn.fighters(f, k)
	pn.totals(f, k, mods)
	if s != nil && s.Err == nil {
		if text := pn.Words.Headline(s); text != "" {
			f.Text(ui.Strong, f.C.Theme.Accent, text)
		}
		pn.assumed(f, s)
		if k.Chart == nil {
			pn.results(f, s)
		}
		pn.answered(f, s)
	}
	pn.chartOf(f, k.Chart, s)
	if len(mods) > 0 {
		f.Gap(4)
		f.C.Fill(paint.Rect{X: f.X, Y: f.Y - f.C.Px(2), W: f.W, H: f.C.Hairline()}, f.C.Theme.Border)
	}
	pn.sideTerms(f, k, mods)
	f.Gap(6)
}

// fighters sets the two columns: the attack on the left.
func (pn *pen) fighters(f *panel.Column, k *rules.Combat) {
	by := pn.Scene.Attacker(k)
	foot := f.Y
	for i, s := range [...]rules.Side{by, by.Other()} {
		g := f.Half(i)
		pn.sideHead(&g, s, [...]string{"table.battle.attack", "table.battle.defence"}[i])
		pn.forces = pn.Scene.Force(pn.forces[:0], k, s, by)
		for j := range pn.forces {
			pn.fighter(&g, &pn.forces[j], k)
		}
		foot = max(foot, g.Y)
	}
	f.Y = foot
	f.Gap(4)
}

// sideHead sets the head of a side's column in its colours.
func (pn *pen) sideHead(f *panel.Column, s rules.Side, role string) {
	c := f.C
	line := c.Line(ui.SmallB)
	livery := c.Theme.Plate(pn.Scene.Nation(s))
	lines := []string{pn.Words.Dash(pn.Words.Side(s), pn.Words.Word(role))}
	if !pn.headsFit(f) {
		lines = []string{pn.Words.Side(s), pn.Words.Capital(pn.Words.Word(role))}
	}
	r := paint.Rect{X: f.X, Y: f.Y, W: f.W, H: line*float32(len(lines)) + c.Px(2)}
	c.Fill(r, livery.Field)
	c.Frame(r, c.Hairline(), c.Theme.Border)
	at := paint.Rect{X: r.X + c.Px(6), Y: r.Y + c.Px(1), W: r.W - c.Px(12), H: line}
	for _, text := range lines {
		c.Label(at, c.Fit(ui.SmallB, at.W, line, text), ui.Start, livery.Ink, text)
		at.Y += line
	}
	f.Y += r.H + c.Px(3)
}

// headsFit reports whether the heads of both columns stand on one line each, so
// that both are as large and as high.
func (pn *pen) headsFit(f *panel.Column) bool {
	for _, s := range [...]rules.Side{rules.First, rules.Second} {
		for _, role := range [...]string{"table.battle.attack", "table.battle.defence"} {
			if f.C.Width(ui.SmallB, pn.Words.Dash(pn.Words.Side(s), pn.Words.Word(role))) > f.W-f.C.Px(12) {
				return false
			}
		}
	}
	return true
}

// fighter sets one piece with what it brings. Pointing at it shows where it
// stands.
func (pn *pen) fighter(f *panel.Column, p *rules.Fighter, k *rules.Combat) {
	c := f.C
	top, name, value := f.Y, pn.Words.Placed(p.Ref), pn.Words.Brings(p)
	st := ui.Small
	if p.Lead {
		st = ui.SmallB
	}
	if !f.Fits(st, name, value) {
		f.Text(st, c.Theme.Text, name)
		f.Indented(ui.SmallB, c.Theme.Text, value)
	} else {
		f.Pair(st, name, value)
	}
	if p.Lead {
		f.Y -= c.Px(2)
		f.Text(ui.Small, c.Theme.Muted, pn.Words.Lead())
	}
	r := paint.Rect{X: f.X, Y: top, W: f.W, H: f.Y - top}
	if c.Region(pn.Words.Keys.Region("fighter", p.Ref), r).Hover {
		f.Intent.Pointed = append(f.Intent.Pointed, p.Ref)
	}
	f.Gap(1)
}

// total is a sum of a side: its name and value.
type total struct {
	name, value string
	of          rules.Tally // of no key where it is the total of terms,
	sum         rules.SumKey
}

// tallied is a sum that the combat tells.
func (d *Deps) tallied(x *rules.Tally) total {
	return total{name: d.Words.SumWord(x.Key), value: d.Words.TallyValue(x), of: *x, sum: x.Key}
}

// again says a sum in the language that is spoken now.
func (d *Deps) again(t total) total {
	if t.of.Key != "" {
		return d.tallied(&t.of)
	}
	t.name = d.Words.SumWord(t.sum)
	return t
}

// totals sets what the terms of each side add up to, row by row, and the sums
// that belong to both, such as their difference.
func (pn *pen) totals(f *panel.Column, k *rules.Combat, mods []rules.Mod) {
	by := pn.Scene.Attacker(k)
	var of [2][]total
	for i, s := range [...]rules.Side{by, by.Other()} {
		of[i] = pn.totalsOf(k, mods, s)
	}
	for row := range max(len(of[0]), len(of[1])) {
		foot := f.Y
		for i := range of {
			if row < len(of[i]) {
				g := f.Half(i)
				pn.sum(&g, &of[i][row])
				foot = max(foot, g.Y)
			}
		}
		f.Y = foot
	}
	for j := range k.Sums {
		if x := &k.Sums[j]; x.Side == rules.Chance {
			f.Pair(ui.Strong, pn.Words.SumWord(x.Key), pn.Words.TallyValue(x))
		}
	}
}

// sum sets a total: where the two would break its name, the value below that.
func (pn *pen) sum(f *panel.Column, x *total) {
	if f.Fits(ui.Strong, x.name, x.value) {
		f.Pair(ui.Strong, x.name, x.value)
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, x.name)
	f.C.Label(paint.Rect{X: f.X, Y: f.Y, W: f.W, H: f.C.Line(ui.Strong)}, ui.Strong, ui.End, f.C.Theme.Text, x.value)
	f.Y += f.C.Line(ui.Strong)
}

// totalsOf lists the sums of a side: those that the combat tells, or else the
// totals of its terms.
func (d *Deps) totalsOf(k *rules.Combat, mods []rules.Mod, s rules.Side) (all []total) {
	for i := range k.Sums {
		if x := &k.Sums[i]; x.Side == s {
			all = append(all, d.tallied(x))
		}
	}
	if len(all) > 0 {
		return all
	}
	for i := range mods {
		sum := mods[i].Sum
		if !scene.HasSum(mods[:i], sum) && d.Scene.SumSide(k, mods, sum) == s {
			all = append(all, total{name: d.Words.SumWord(sum), value: strconv.Itoa(scene.Total(mods, sum)), sum: sum})
		}
	}
	return all
}
