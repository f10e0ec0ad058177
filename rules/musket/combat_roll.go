package musket

import "grognard/rules"

// rollCombat rolls the combat die on the column of the differential and tells the
// result, which it returns as it is read now (MS-7.3.1, MS-8.5.1).
func (x *resolution) rollCombat(rule string) (read outcome) {
	b, f := x.b, &x.b.fight
	since := len(x.t.Mods())
	for r := attacker; r <= defender && (r == attacker || f.form != bombardment); r++ {
		b.total(r, func(sum rules.SumKey, why rules.Text, rule string, n int) { x.t.Mod(sum, rule, why, n) })
	}
	terms := x.t.Mods()[since:] // a charge may follow another in one Step
	f.differs = int8(max(-99, min(99, b.differential())))
	f.fired = true
	if !x.t.Mute() {
		f.shown = rules.Memo(x.t, b.viewCombat)
	}
	die := x.t.Roll("crt", rule, x.crtDie())[0]
	if f.shown != nil {
		f.shown = thrown(f.shown, die)
	}
	printed := crt[columnFor(int(f.differs))].cells[die-1]
	read, by := b.converted(printed)
	x.tellResult(read, terms)
	if by.key != "" {
		x.t.Say(by.rule, f.side, rules.Text{Key: "ms.log.printed." + by.key, A: cellRef(printed)})
	}
	return read
}

// thrown is a combat with what its die has shown.
func thrown(k *rules.Combat, die int) *rules.Combat {
	after, chart := *k, *k.Chart
	chart.Rolled = die
	after.Chart = &chart
	return &after
}

// crtDie is the combat die; its faces are alike where the column reads alike.
func (x *resolution) crtDie() rules.Dice {
	cells := &crt[columnFor(int(x.b.fight.differs))].cells
	class := make([]int, len(cells))
	for i := range cells {
		class[i] = i
		for j := range i {
			if cells[j] == cells[i] {
				class[i] = j
				break
			}
		}
	}
	return rules.D(1, 6).RolledBy(x.b.fight.side).Alike(class...)
}

// tellResult tells the result as it is read, with the terms of its sums.
func (x *resolution) tellResult(read outcome, terms []rules.Mod) {
	b, f := x.b, &x.b.fight
	who := b.pieceRef(int(max(f.primary[attacker], 0)))
	if f.form == bombardment {
		who = b.pieceRef(f.support.First())
	}
	to := b.pieceRef(int(f.primary[defender]))
	x.t.Tell(rules.Event{Kind: rules.EvResult, Rule: "MS-7.3.1", Side: f.side, Who: who, To: to, N: int(f.differs), Mods: terms,
		Text: rules.Text{Key: f.rowKey(read), A: who, B: to, N: int(f.differs)}})
}

// rowKey is the key of a result's words: what it is, and then what else comes
// of it in this combat: "ms.row.ax.duel-df".
func (f *fight) rowKey(o outcome) string {
	key := "ms.row." + lower(o.result.text())
	if o.bracket.code != noEffect || o.code == tested {
		key += "-" + lower(o.bracket.text())
	}
	sep := "."
	for _, x := range [...]struct {
		on   bool
		name string
	}{{f.form == bombardment, "bombard"}, {f.duel, "duel"}, {o.df, "df"}, {o.leaders, "l"}, {o.ammo, "ammo"}} {
		if x.on {
			key += sep + x.name
			sep = "-"
		}
	}
	return key
}

// lower writes a code in small letters.
func lower(s string) string {
	out := []byte(s)
	for i, c := range out {
		if c >= 'A' && c <= 'Z' {
			out[i] = c + 'a' - 'A'
		}
	}
	return string(out)
}

// viewChart is the column that the die of the combat is read on, face by face,
// with every result as it will be applied (part 9, row 6).
func (b *Board) viewChart(differential int) *rules.Chart {
	n := columnFor(differential)
	k := &rules.Chart{Title: columnTitle(n), Rule: "MS-7.7.10"}
	for i, cell := range crt[n].cells {
		read, by := b.converted(cell)
		text := rules.Text{Key: b.fight.rowKey(read) + ".name"}
		if last := len(k.Rows) - 1; last >= 0 && k.Rows[last].Text == text {
			k.Rows[last].High = i + 1
			continue
		}
		k.Rows = append(k.Rows, rules.ChartRow{Low: i + 1, High: i + 1, Text: text, Rule: by.rule})
	}
	return k
}

// columnTitle names a column by its differentials.
func columnTitle(n int) rules.Text {
	x := rules.Text{Key: "ms.chart.some", N: crt[n].From}
	switch {
	case n == 0:
		return rules.Text{Key: "ms.chart.low", N: crt[1].From - 1}
	case n == len(crt)-1:
		x.Key = "ms.chart.high"
	case crt[n+1].From == crt[n].From+1:
		x.Key = "ms.chart.one"
	default:
		x.M = crt[n+1].From - 1
	}
	if x.N > 0 && n < len(crt)-1 {
		x.Key += ".plus"
	}
	return x
}
