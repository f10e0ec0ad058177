package combat

import (
	"strconv"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// sideTerms lists the terms of every sum, those of the attack first, each with
// the colours of its side before it.
func (pn *pen) sideTerms(f *panel.Column, k *rules.Combat, mods []rules.Mod) {
	by := pn.Scene.Attacker(k)
	for _, s := range [...]rules.Side{by, by.Other()} {
		livery := ui.LiveryOf(pn.Scene.Nation(s))
		for i := range mods {
			sum := mods[i].Sum
			if scene.HasSum(mods[:i], sum) || pn.Scene.SumSide(k, mods, sum) != s {
				continue
			}
			if !scene.PlainSum(sum) || !pn.Scene.OneSum(k, mods, s) {
				f.Pair(ui.SmallB, pn.Words.SumWord(sum), "")
			}
			g := f.Inset(f.C.Px(11))
			pn.termsByPiece(&g, mods, sum)
			strip := paint.Rect{X: f.X, Y: f.Y, W: f.C.Px(7), H: g.Y - f.Y - f.C.Px(2)}
			f.C.Fill(strip, f.C.Theme.Border)
			f.C.Fill(strip.Inset(1), livery.Field)
			f.Y, f.Chips = g.Y, g.Chips
		}
	}
}

// modifiers shows the terms of all sums but the one that is told already, each
// sum with its total, so that what is shown adds up.
func (pn *pen) modifiers(f *panel.Column, mods []rules.Mod, told rules.SumKey) {
	head := false
	for i := range mods {
		sum := mods[i].Sum
		if sum == told || scene.HasSum(mods[:i], sum) {
			continue
		}
		if !head {
			f.Head(pn.Words.Word("odds.modifiers"))
			head = true
		}
		if pn.Scene.Adds(sum) {
			pn.termsByPiece(f, mods, sum)
			n := scene.Total(mods, sum)
			f.Pair(ui.SmallB, pn.Words.SumWord(sum), pn.Words.TermValue(sum, n, strconv.Itoa(n)))
		} else {
			f.Text(ui.SmallB, f.C.Theme.Muted, pn.Words.SumWord(sum))
			pn.termsByPiece(f, mods, sum)
		}
		f.Gap(4)
	}
}

// terms lists the terms of one sum and returns what they add up to.
func (pn *pen) terms(f *panel.Column, mods []rules.Mod, sum rules.SumKey) (total int) {
	for i := range mods {
		m := &mods[i]
		if m.Sum != sum {
			continue
		}
		total += m.N
		pn.clause(f, m, pn.Words.Say(m.Why))
	}
	return total
}

// termsByPiece lists the terms of one sum. Several in a row about the same piece
// stand below its name, so that each fits its line.
func (pn *pen) termsByPiece(f *panel.Column, mods []rules.Mod, sum rules.SumKey) {
	for i := 0; i < len(mods); {
		n := scene.Together(mods[i:], sum)
		head := ""
		if n > 1 {
			head = pn.Words.HeadOf(mods[i : i+n])
		}
		if head == "" {
			n = 1
		} else {
			f.Text(ui.SmallB, f.C.Theme.Text, head)
		}
		for k := i; k < i+n; k++ {
			if m := &mods[k]; m.Sum == sum {
				pn.clause(f, m, pn.Words.Under(m.Why))
			}
		}
		i += n
	}
}

// clause sets one term of a sum: sign and number, why, and the clause.
func (pn *pen) clause(f *panel.Column, m *rules.Mod, why string) {
	c, col := f.C, f.C.Theme.Accent
	if m.N < 0 {
		col = c.Theme.Danger
	}
	nw := c.Width(ui.SmallB, "+00") + c.Px(6)
	cw := float32(0)
	if m.Rule != "" {
		cw = c.ChipWidth(m.Rule) + c.Px(6)
		f.Chips++
		f.Chip(pn.Words.Keys.Join("chip", "mod", pn.Words.Keys.Number(f.Chips)), f.X+f.W-cw+c.Px(6), f.Y, m.Rule)
	}
	c.Label(paint.Rect{X: f.X, Y: f.Y, W: nw - c.Px(6), H: c.Line(ui.SmallB)}, ui.SmallB, ui.End, col, pn.Words.TermValue(m.Sum, m.N, words.Signed(m.N)))
	h := c.Paragraph(paint.Rect{X: f.X + nw, Y: f.Y, W: f.W - nw - cw - c.Px(4)}, ui.Small, ui.Start, c.Theme.Text, why)
	h = max(h, c.Line(ui.Small))
	c.Cites(paint.Rect{X: f.X, Y: f.Y, W: f.W, H: h}, m.Rule)
	f.Y += h + c.Px(2)
}
