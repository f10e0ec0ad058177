package screen

import (
	"math"
	"strconv"

	"grognard/game/chronicle"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// fortune is what the dice of both sides did against what was to be expected.
func (s *summary) fortune(f *ui.Flow) {
	c := f.C
	f.Text(ui.Heading, c.Theme.Text, s.r.word("ui.end.luck"))
	f.Gap(4)
	if s.told == nil {
		f.Take(4 * c.Line(ui.Body))
		return
	}
	if s.told.Throws == 0 {
		f.Text(ui.Small, c.Theme.Muted, s.r.word("ui.end.luck.none"))
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
func (s *summary) counts(f *ui.Flow) {
	if s.told == nil || s.told.Throws == 0 {
		return
	}
	text := s.r.word("ui.end.luck.about", s.told.Throws)
	if s.told.Tried > 0 {
		text = s.r.deps.Words.Sentences(text, s.r.word("ui.end.luck.tried", s.told.Tried))
	}
	f.Gap(8)
	f.Text(ui.Heading, f.C.Theme.Text, s.r.word("ui.end.luck"))
	f.Gap(4)
	f.Text(ui.Small, f.C.Theme.Muted, text)
	f.Gap(14)
}

// luck is one side: a bar of what was done, with a stroke where it was expected, and
// its words beside it, or below where there is no room.
func (s *summary) luck(f *ui.Flow, side int, most float64) {
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

func (s *summary) luckBar(c *ui.Ctx, bar paint.Rect, side int, most float64) {
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
func (s *summary) luckWords(l *chronicle.Luck) (head, words string) {
	mean := s.r.deps.Words.Decimal(strconv.FormatFloat(l.Mean, 'f', 1, 64))
	head = s.r.word("ui.end.luck.of", l.Harm, mean)
	key, p := "ui.end.luck.better", l.AsGood
	if float64(l.Harm) < l.Mean {
		key, p = "ui.end.luck.worse", l.AsBad
	}
	switch n := int(math.Round(1 / max(p, 1e-4))); {
	case l.Throws == 0:
		return head, s.r.word("ui.end.luck.none")
	case p > .4:
		return head, s.r.word("ui.end.luck.even")
	default:
		return head, s.r.word(key, n)
	}
}

// Sizes of those who fell, in dp.
const (
	fallenMost  = 60
	fallenLeast = 34
)

// fallen shows everybody who was lost, each side in its rows.
func (s *summary) fallen(f *ui.Flow) {
	c := f.C
	if s.told == nil {
		return
	}
	f.Text(ui.Heading, c.Theme.Text, s.r.word("ui.end.fallen"))
	f.Gap(6)
	for side := range s.told.Fallen {
		s.buried(f, side)
	}
	f.Gap(8)
}

// buried is one side: its arms, those who fell in as many rows as they need, smaller
// where there are many, and how many they are.
func (s *summary) buried(f *ui.Flow, side int) {
	c, all := f.C, s.told.Fallen[side]
	d, gap := c.Px(30), c.Px(5)
	count := s.lost(all)
	end := c.Width(ui.Body, count) + c.Px(16)
	wide := f.W - d - c.Px(10) - end
	below := wide < c.Px(300)
	if below {
		wide = f.W - d - c.Px(10)
	}
	size := c.Px(fallenMost)
	for size > c.Px(fallenLeast) && float32(len(all))*(size+gap) > wide {
		size--
	}
	per := max(1, int((wide+gap)/(size+gap)))
	rows := max(1, (len(all)+per-1)/per)
	area := f.Take(max(d, float32(rows)*(size+gap)+c.Px(4)))
	c.Image("emblem/"+s.view.Sides[side].Nation, paint.Rect{X: area.X, Y: area.Y + (size-d)/2, W: d, H: d}, paint.White)
	for i := range all {
		p := all[i]
		p.N, p.State, p.Badges = max(p.N, p.Of), nil, nil // as he stood before the battle
		at := paint.Rect{X: area.X + d + c.Px(10) + float32(i%per)*(size+gap), Y: area.Y + float32(i/per)*(size+gap), W: size, H: size}
		if s.map_ != nil {
			s.map_.board.Token(c.L, surveyLayer, at, &p, nil, .92)
		}
	}
	if below {
		f.Text(ui.Body, c.Theme.Muted, count)
	} else {
		c.Label(paint.Rect{X: area.X + area.W - end, Y: area.Y, W: end, H: size}, ui.Body, ui.End, c.Theme.Text, count)
	}
	f.Gap(6)
}

// lost counts units and leaders.
func (s *summary) lost(all []rules.Piece) string {
	n, leaders := 0, 0
	for i := range all {
		if all[i].Form == rules.Leader {
			leaders++
		} else {
			n++
		}
	}
	var said []string
	if n > 0 {
		said = append(said, s.r.word("ui.end.fallen.units", n))
	}
	if leaders > 0 {
		said = append(said, s.r.word("ui.end.fallen.leaders", leaders))
	}
	if said == nil {
		return s.r.word("ui.end.fallen.none")
	}
	return s.r.deps.Words.All(said)
}

// numbers are the gauges of both armies as they ended.
func (s *summary) numbers(f *ui.Flow) {
	c := f.C
	f.Text(ui.Heading, c.Theme.Text, s.r.word("ui.end.numbers"))
	f.Gap(6)
	s.columns(f)
	f.Gap(10)
	f.Text(ui.Small, c.Theme.Muted, s.length)
}
