package end

import (
	"math"
	"strconv"

	"grognard/game/chronicle"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// fortune is what the dice of both sides did against what was to be expected.
func (s *battle) fortune(f *ui.Flow) {
	c := f.C
	f.Text(ui.Heading, c.Theme.Text, s.d.Word("ui.end.luck"))
	f.Gap(4)
	if s.told == nil {
		f.Take(4 * c.Line(ui.Body))
		return
	}
	if s.told.Throws == 0 {
		f.Text(ui.Small, c.Theme.Muted, s.d.Word("ui.end.luck.none"))
		f.Gap(14)
		return
	}
	most := 1.
	for i := range s.told.Luck {
		most = max(most, s.told.Luck[i].Mean, float64(s.told.Luck[i].Harm))
	}
	for side := range s.told.Luck {
		s.luck(f, side, most*1.1)
	}
	f.Gap(8)
}

// counts says which throws the luck of the dice was told from.
func (s *battle) counts(f *ui.Flow) {
	if s.told == nil || s.told.Throws == 0 {
		return
	}
	text := s.d.Word("ui.end.luck.about", s.told.Throws)
	if s.told.Tried > 0 {
		text = s.d.Words.Sentences(text, s.d.Word("ui.end.luck.tried", s.told.Tried))
	}
	f.Gap(8)
	f.Text(ui.Heading, f.C.Theme.Text, s.d.Word("ui.end.luck"))
	f.Gap(4)
	f.Text(ui.Small, f.C.Theme.Muted, text)
	f.Gap(14)
}

// luck is one side: a bar of what was done, with a stroke where it was expected, and
// its words beside it, or below where there is no room.
func (s *battle) luck(f *ui.Flow, side int, most float64) {
	c, l := f.C, &s.told.Luck[side]
	head, words := s.luckWords(l)
	beside := float32(0)
	for k := range s.told.Luck {
		h, w := s.luckWords(&s.told.Luck[k])
		beside = max(beside, c.Width(ui.Strong, h), c.Width(ui.Small, w))
	}
	names := c.Best(ui.Body, s.names(rules.First), s.names(rules.Second)) + c.Px(16)
	wide := f.W > c.Px(30+10+14+180)+names+beside
	high := c.Px(34)
	if wide {
		high = c.Line(ui.Strong) + c.Line(ui.Small)
	}
	row := f.Take(high)
	d := c.Px(30)
	c.Image("emblem/"+s.view.Sides[side].Nation, ui.Mid(ui.CutLeft(&row, d), d, d), paint.White)
	ui.CutLeft(&row, c.Px(10))
	c.Label(ui.CutLeft(&row, names), ui.Body, ui.Start, c.Theme.Text, s.names(rules.Side(side)))
	if wide {
		said := ui.CutRight(&row, beside)
		ui.CutRight(&row, c.Px(14))
		c.Label(ui.CutTop(&said, c.Line(ui.Strong)), ui.Strong, ui.Start, c.Theme.Text, head)
		c.Label(said, ui.Small, ui.Start, c.Theme.Muted, words)
	}
	s.luckBar(c, ui.Mid(row, row.W, c.Px(20)), side, most)
	if !wide {
		f.Text(ui.Strong, c.Theme.Text, head)
		f.Text(ui.Small, c.Theme.Muted, words)
	}
	f.Gap(6)
}

func (s *battle) luckBar(c *ui.Ctx, bar paint.Rect, side int, most float64) {
	l := &s.told.Luck[side]
	c.Fill(bar, c.Theme.Panel2)
	done := bar
	done.W = ui.Floor(bar.W * float32(float64(l.Harm)/most))
	c.Fill(done, s.ink(c, side))
	c.Frame(bar, c.Hairline(), c.Theme.Border)
	at := bar.X + ui.Floor(bar.W*float32(l.Mean/most))
	c.Fill(paint.Rect{X: at - c.Px(3), Y: bar.Y - c.Px(5), W: c.Px(6), H: bar.H + c.Px(10)}, c.Theme.Panel)
	c.Fill(paint.Rect{X: at - c.Px(2), Y: bar.Y - c.Px(4), W: c.Px(4), H: bar.H + c.Px(8)}, c.Theme.Text)
}

// luckWords says what a side did, and how often as much luck comes.
func (s *battle) luckWords(l *chronicle.Luck) (head, words string) {
	mean := s.d.Words.Decimal(strconv.FormatFloat(l.Mean, 'f', 1, 64))
	head = s.d.Word("ui.end.luck.of", l.Harm, mean)
	key, p := "ui.end.luck.better", l.AsGood
	if float64(l.Harm) < l.Mean {
		key, p = "ui.end.luck.worse", l.AsBad
	}
	switch n := int(math.Round(1 / max(p, 1e-4))); {
	case l.Throws == 0:
		return head, s.d.Word("ui.end.luck.none")
	case p > .4:
		return head, s.d.Word("ui.end.luck.even")
	default:
		return head, s.d.Word(key, n)
	}
}
