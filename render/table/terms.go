package table

import (
	"strconv"

	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// modifiers shows the terms of all sums but the one that is told already, each
// sum with its total, so that what is shown adds up.
func (t *Table) modifiers(f *column, mods []rules.Mod, told string) {
	head := false
	for i := range mods {
		sum := mods[i].Sum
		if sum == told || scene.HasSum(mods[:i], sum) {
			continue
		}
		if !head {
			f.head(t.words.Word("odds.modifiers"))
			head = true
		}
		if t.scene.Adds(sum) {
			t.termsByPiece(f, mods, sum)
			n := scene.Total(mods, sum)
			f.pair(ui.SmallB, t.words.SumWord(sum), t.words.TermValue(sum, n, strconv.Itoa(n)))
		} else {
			f.text(ui.SmallB, f.c.Theme.Muted, t.words.SumWord(sum))
			t.termsByPiece(f, mods, sum)
		}
		f.gap(4)
	}
}

// terms lists the terms of one sum and returns what they add up to.
func (t *Table) terms(f *column, mods []rules.Mod, sum string) (total int) {
	for i := range mods {
		m := &mods[i]
		if m.Sum != sum {
			continue
		}
		total += m.N
		f.told(t, m, t.termColor(f, m), t.words.Say(m.Why))
	}
	return total
}

// termsByPiece lists the terms of one sum. Several in a row about the same piece
// stand below its name, so that each fits its line.
func (t *Table) termsByPiece(f *column, mods []rules.Mod, sum string) {
	for i := 0; i < len(mods); {
		n := scene.Together(mods[i:], sum)
		head := ""
		if n > 1 {
			head = t.words.HeadOf(mods[i : i+n])
		}
		if head == "" {
			n = 1
		} else {
			f.text(ui.SmallB, f.c.Theme.Text, head)
		}
		for k := i; k < i+n; k++ {
			if m := &mods[k]; m.Sum == sum {
				f.told(t, m, t.termColor(f, m), t.words.Under(m.Why))
			}
		}
		i += n
	}
}

// termColor is that of what a term adds or takes.
func (t *Table) termColor(f *column, m *rules.Mod) paint.Color {
	if m.N < 0 {
		return f.c.Theme.Danger
	}
	return f.c.Theme.Accent
}
