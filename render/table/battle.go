package table

import (
	"strconv"
	"strings"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// battle shows a combat before its dice. What counts most stands first, since
// not every panel holds all of it: who attacks whom in two columns with their
// sums, then the chance in a line with what it takes for granted and the results,
// if s has any, and what the answers of the other side make of them, or the
// column of the table that the dice will be read on, then what the sums are made
// of, one term a line.
func (t *Table) battle(f *column, k *rules.Combat, mods []rules.Mod, s *foresee.Card) {
	f.text(ui.Strong, f.c.Theme.Text, t.words.BattleTitle(k))
	f.gap(2)
	t.fighters(f, k)
	t.totals(f, k, mods)
	if s != nil && s.Err == nil {
		if text := t.words.Headline(s); text != "" {
			f.text(ui.Strong, f.c.Theme.Accent, text)
		}
		t.assumed(f, s)
		if k.Chart == nil {
			t.results(f, s)
		}
		t.answered(f, s)
	}
	t.chart(f, k.Chart, s)
	if len(mods) > 0 {
		f.gap(4)
		f.c.Fill(paint.Rect{X: f.x, Y: f.y - f.c.Px(2), W: f.w, H: f.c.Hairline()}, f.c.Theme.Border)
	}
	t.sideTerms(f, k, mods)
	f.gap(6)
}

// fighters sets the two columns: the attack on the left.
func (t *Table) fighters(f *column, k *rules.Combat) {
	by := t.scene.Attacker(k)
	foot := f.y
	for i, s := range [...]rules.Side{by, by.Other()} {
		g := f.half(i)
		t.sideHead(&g, s, [...]string{"table.battle.attack", "table.battle.defence"}[i])
		t.forces = t.scene.Force(t.forces[:0], k, s, by)
		for j := range t.forces {
			t.fighter(&g, &t.forces[j], k)
		}
		foot = max(foot, g.y)
	}
	f.y = foot
	f.gap(4)
}

// sideHead sets the head of a side's column in its colours.
func (t *Table) sideHead(f *column, s rules.Side, role string) {
	c := f.c
	line := c.Line(ui.SmallB)
	livery := ui.LiveryOf(t.scene.Nation(s))
	lines := []string{t.words.Dash(t.words.Side(s), t.words.Word(role))}
	if !t.headsFit(f) {
		lines = []string{t.words.Side(s), t.words.Capital(t.words.Word(role))}
	}
	r := paint.Rect{X: f.x, Y: f.y, W: f.w, H: line*float32(len(lines)) + c.Px(2)}
	c.Fill(r, livery.Field)
	c.Frame(r, c.Hairline(), c.Theme.Border)
	at := paint.Rect{X: r.X + c.Px(6), Y: r.Y + c.Px(1), W: r.W - c.Px(12), H: line}
	for _, text := range lines {
		c.Label(at, c.Fit(ui.SmallB, at.W, line, text), ui.Start, livery.Ink, text)
		at.Y += line
	}
	f.y += r.H + c.Px(3)
}

// headsFit reports whether the heads of both columns stand on one line each, so
// that both are as large and as high.
func (t *Table) headsFit(f *column) bool {
	for _, s := range [...]rules.Side{rules.First, rules.Second} {
		for _, role := range [...]string{"table.battle.attack", "table.battle.defence"} {
			if f.c.Width(ui.SmallB, t.words.Dash(t.words.Side(s), t.words.Word(role))) > f.w-f.c.Px(12) {
				return false
			}
		}
	}
	return true
}

// fighter sets one piece with what it brings. Pointing at it shows where it
// stands.
func (t *Table) fighter(f *column, p *rules.Fighter, k *rules.Combat) {
	c := f.c
	top, name, value := f.y, t.words.Placed(p.Ref), t.words.Brings(p)
	st := ui.Small
	if p.Lead {
		st = ui.SmallB
	}
	if !f.fits(st, name, value) {
		f.text(st, c.Theme.Text, name)
		f.indented(ui.SmallB, c.Theme.Text, value)
	} else {
		f.pair(st, name, value)
	}
	if p.Lead {
		f.y -= c.Px(2)
		f.text(ui.Small, c.Theme.Muted, t.words.Lead())
	}
	r := paint.Rect{X: f.x, Y: top, W: f.w, H: f.y - top}
	if c.Region(t.names.Region("fighter", p.Ref), r).Hover {
		t.touch.lit = append(t.touch.lit, p.Ref)
		t.look.see(t, p.Ref)
	}
	f.gap(1)
}

// fits reports whether name and value stand well on one line: the name is not
// broken within a word, nor into more lines than the two would take.
func (f *column) fits(st ui.Style, name, value string) bool {
	c := f.c
	room := f.w - c.Width(st, value) - c.Px(10)
	for word := range strings.FieldsSeq(name) {
		if value != "" && c.Width(st, word) > room {
			return false
		}
	}
	return value == "" || c.Wrap(st, room, name).Height <= c.Wrap(st, f.w, name).Height+c.Line(st)
}

// joined marks on the map who takes part in the combat that is being put
// together, of the side that decides.
func (t *Table) joined(v *rules.View) {
	k := v.Combat
	if k == nil || !t.composing() {
		return
	}
	t.forces = t.scene.Force(t.forces[:0], k, t.scene.Ask.To, t.scene.Attacker(k))
	for i := range t.forces {
		if r := t.forces[i].Ref; !t.choice.IsPicked(r) && t.scene.Mine(r) {
			t.pic.Marks = append(t.pic.Marks, board.Mark{At: r, Kind: board.Selected})
		}
	}
}

// sideTerms lists the terms of every sum, those of the attack first, each with
// the colours of its side before it.
func (t *Table) sideTerms(f *column, k *rules.Combat, mods []rules.Mod) {
	by := t.scene.Attacker(k)
	for _, s := range [...]rules.Side{by, by.Other()} {
		livery := ui.LiveryOf(t.scene.Nation(s))
		for i := range mods {
			sum := mods[i].Sum
			if scene.HasSum(mods[:i], sum) || t.scene.SumSide(k, sum) != s {
				continue
			}
			if !scene.PlainSum(sum) || !t.scene.OneSum(k, mods, s) {
				f.pair(ui.SmallB, t.words.SumWord(sum), "")
			}
			g := &column{c: f.c, x: f.x + f.c.Px(11), y: f.y, w: f.w - f.c.Px(11), chips: f.chips}
			t.termsByPiece(g, mods, sum)
			strip := paint.Rect{X: f.x, Y: f.y, W: f.c.Px(7), H: g.y - f.y - f.c.Px(2)}
			f.c.Fill(strip, f.c.Theme.Border)
			f.c.Fill(strip.Inset(1), livery.Field)
			f.y, f.chips = g.y, g.chips
		}
	}
}

// total is a sum of a side: its name and value.
type total struct{ name, value string }

// totals sets what the terms of each side add up to, row by row, and the sums
// that belong to both, such as their difference.
func (t *Table) totals(f *column, k *rules.Combat, mods []rules.Mod) {
	by := t.scene.Attacker(k)
	var of [2][]total
	for i, s := range [...]rules.Side{by, by.Other()} {
		of[i] = t.totalsOf(k, mods, s)
	}
	for row := range max(len(of[0]), len(of[1])) {
		foot := f.y
		for i := range of {
			if row < len(of[i]) {
				g := f.half(i)
				g.pair(ui.Strong, of[i][row].name, of[i][row].value)
				foot = max(foot, g.y)
			}
		}
		f.y = foot
	}
	for j := range k.Sums {
		if x := &k.Sums[j]; x.Side == rules.Chance {
			f.pair(ui.Strong, t.words.SumWord(x.Key), t.words.TallyValue(x))
		}
	}
}

// totalsOf lists the sums of a side: those that the combat tells, or else the
// totals of its terms.
func (t *Table) totalsOf(k *rules.Combat, mods []rules.Mod, s rules.Side) (all []total) {
	for i := range k.Sums {
		if x := &k.Sums[i]; x.Side == s {
			all = append(all, total{t.words.SumWord(x.Key), t.words.TallyValue(x)})
		}
	}
	if len(all) > 0 {
		return all
	}
	for i := range mods {
		sum := mods[i].Sum
		if !scene.HasSum(mods[:i], sum) && t.scene.SumSide(k, sum) == s {
			all = append(all, total{t.words.SumWord(sum), strconv.Itoa(scene.Total(mods, sum))})
		}
	}
	return all
}
