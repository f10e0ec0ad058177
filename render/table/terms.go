package table

import (
	"strconv"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// modifiers shows the terms of all sums but the one that is told already, each
// sum with its total, so that what is shown adds up.
func (t *Table) modifiers(f *column, mods []rules.Mod, told string) {
	head := false
	for i := range mods {
		sum := mods[i].Sum
		if sum == told || seen(mods[:i], sum) {
			continue
		}
		if !head {
			f.head(t.words.Word("odds.modifiers"))
			head = true
		}
		if t.scene.Adds(sum) {
			t.termsByPiece(f, mods, sum)
			n := sumOf(mods, sum)
			f.pair(ui.SmallB, t.words.SumWord(sum), t.words.TermValue(sum, n, strconv.Itoa(n)))
		} else {
			f.text(ui.SmallB, f.c.Theme.Muted, t.words.SumWord(sum))
			t.termsByPiece(f, mods, sum)
		}
		f.gap(4)
	}
}

func seen(mods []rules.Mod, sum string) bool {
	for i := range mods {
		if mods[i].Sum == sum {
			return true
		}
	}
	return false
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
		n := runOf(mods[i:], sum)
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

// runOf counts how many terms of a sum, from the first, are about the same piece;
// at least one.
func runOf(mods []rules.Mod, sum string) int {
	n := 1
	for n < len(mods) && mods[0].Sum == sum && mods[n].Sum == sum && mods[0].Why.A != 0 && mods[n].Why.A == mods[0].Why.A {
		n++
	}
	return n
}

// termColor is that of what a term adds or takes.
func (t *Table) termColor(f *column, m *rules.Mod) paint.Color {
	if m.N < 0 {
		return f.c.Theme.Danger
	}
	return f.c.Theme.Accent
}

// sumOf adds the terms of a sum up.
func sumOf(mods []rules.Mod, sum string) (n int) {
	for i := range mods {
		if mods[i].Sum == sum {
			n += mods[i].N
		}
	}
	return n
}
