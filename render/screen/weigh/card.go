package weigh

import (
	"math"
	"strconv"

	"grognard/game/weigh"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// whole is a share in whole hundredths.
func whole(n float64) int { return round(100 * n) }

// parts are shares that are all there is, in whole hundredths that come to a hundred: those that
// lose most by being cut get what is left.
func parts(all ...float64) []int {
	cut, left := make([]int, len(all)), 100
	for i, n := range all {
		cut[i] = int(math.Floor(100*n + 1e-9))
		left -= cut[i]
	}
	for ; left > 0; left-- {
		best := 0
		for i := range all {
			if 100*all[i]-float64(cut[i]) > 100*all[best]-float64(cut[best])+1e-9 {
				best = i
			}
		}
		cut[best]++
	}
	return cut
}

// results are the shares of both sides and that of draws, as they are written.
func (t *teller) results() (all [3]string) {
	r := t.r
	if r.Decided == 0 {
		return [3]string{t.percent(0), t.percent(0), t.percent(0)}
	}
	for i, n := range parts(r.Won[0].Is, r.Won[1].Is, r.Drawn.Is) {
		all[i] = t.d.Words.Percent(strconv.Itoa(n))
	}
	return all
}

func round(n float64) int { return int(math.Round(n)) }

// card is what is told of a battle in numbers.
func (p *Page) card(f *ui.Flow, i int) {
	c, k := f.C, p.all[i]
	l := &k.seen
	if l.err != nil {
		f.Text(ui.Body, c.Theme.Danger, p.d.Words.Explain(l.err))
		return
	}
	switch {
	case l.count == nil && !l.goingOn:
		f.Text(ui.Body, c.Theme.Muted, p.d.Word("ui.weigh.waits"))
		p.differences(f, i)
		return
	case l.count == nil:
		f.Text(ui.Body, c.Theme.Muted, p.d.Word("ui.weigh.begins"))
		p.differences(f, i)
		return
	case l.stale:
		f.Text(ui.Body, c.Theme.Danger, p.d.Word("ui.weigh.stale"))
		f.Gap(6)
	case !l.r.Enough():
		p.tooFew(f, k)
		p.differences(f, i)
		return
	}
	t := &teller{Page: p, k: k, f: f, r: l.r, ink: c.Theme.Text}
	if l.stale {
		t.ink = c.Theme.Muted
	}
	t.won()
	p.differences(f, i)
	t.length()
	t.endings()
	t.score()
	if l.stale { // its pieces and places may be others by now
		return
	}
	t.lost()
	t.goals()
}

// tooFew says that of so few games nothing can be said.
func (p *Page) tooFew(f *ui.Flow, k *column) {
	c, r := f.C, k.seen.r
	f.Text(ui.Strong, c.Theme.Text, p.d.Word("ui.weigh.few"))
	f.Gap(4)
	f.Text(ui.Body, c.Theme.Muted, p.d.Word("ui.weigh.few.about", ended(&k.seen), weigh.FirstWord))
	if len(r.Unfinished) > 0 {
		f.Text(ui.Body, c.Theme.Muted, p.d.Word("ui.weigh.unfinished", len(r.Unfinished)))
	}
}

// ended is how many games have ended of those that the head of the column counts: the report is
// made anew only now and then.
func ended(l *look) int {
	n := l.r.Decided
	if l.goingOn && l.at == l.strength { // and not of another strength
		n = max(n, l.how.Done-len(l.r.Unfinished))
	}
	return n
}

// teller tells a report, part by part.
type teller struct {
	*Page
	k   *column
	f   *ui.Flow
	r   *weigh.Report
	ink paint.Color // of letters
}

// region is the name of a part of the card that can be clicked.
func (t *teller) region(what string, n int) string {
	return what + "." + t.k.tag + "." + strconv.Itoa(n)
}

// link makes a rectangle lead to games.
func (t *teller) link(name string, r paint.Rect, tip, title string, seeds []uint64) (hover bool) {
	if len(seeds) == 0 || t.k.seen.stale {
		return false
	}
	c := t.f.C
	touch := c.Region(name, r)
	_, pressed := c.Focusable(name, r)
	if touch.Hover {
		c.Cursor(paint.Hand)
	}
	c.Tip(name, r, tip, false)
	if touch.Clicked || pressed {
		t.list(t.k, title, seeds)
	}
	return touch.Hover
}

// behind says how many games there are behind something, and that they can be seen.
func (t *teller) behind(n int) string { return t.d.Word("ui.weigh.behind", n) }

// won is who won how often: a bar in the colours of both sides.
func (t *teller) won() {
	c := t.f.C
	row := t.f.Take(max(c.Px(34), c.Line(ui.Prompt)))
	count := t.d.Word("ui.weigh.games", t.r.Games)
	left, right := row, row
	left.W = (row.W - c.Width(ui.Small, count) - c.Px(20)) / 2
	if narrow := left.W < c.Px(190); narrow {
		left.W = row.W / 2
		count = ""
	}
	right.X, right.W = row.X+row.W-left.W, left.W
	t.side(left, rules.First)
	t.side(right, rules.Second)
	c.Label(row, ui.Small, ui.Middle, c.Theme.Muted, count)
	t.f.Gap(4)
	t.bar(t.f.Take(c.Px(30)))
	t.f.Gap(6)
	if n := len(t.r.Drawn.Seeds); n > 0 {
		t.line("drawn", t.d.Word("ui.weigh.drawn", t.results()[2], t.between(t.r.Drawn.Interval)), t.r.Drawn.Seeds)
	}
	if n := len(t.r.Unfinished); n > 0 {
		t.line("unfinished", t.d.Word("ui.weigh.unfinished", n), t.r.Unfinished)
		t.f.Text(ui.Small, c.Theme.Muted, t.d.Word("ui.weigh.unfinished.about"))
	}
}

// line is a sentence that leads to games.
func (t *teller) line(name, text string, seeds []uint64) {
	c := t.f.C
	h := c.Wrap(ui.Small, t.f.W, text).Height + c.Px(4)
	r := t.f.Take(h)
	col := t.ink
	if t.link(name+"."+t.k.tag, r, t.behind(len(seeds)), text, seeds) {
		col = c.Theme.Accent
	}
	c.Paragraph(r, ui.Small, ui.Start, col, text)
}

// between writes an interval of a share.
func (t *teller) between(i weigh.Interval) string {
	return t.d.Word("ui.weigh.between", whole(i.Low), whole(i.High))
}

// side is a side's arms with its share and how sure that is.
func (t *teller) side(r paint.Rect, s rules.Side) {
	c, won := t.f.C, &t.r.Won[s]
	d := min(r.H, c.Px(34))
	cut, align := ui.CutLeft, ui.Start
	if s == rules.Second {
		cut, align = ui.CutRight, ui.End
	}
	if t.k.view != nil {
		c.Image("emblem/"+t.k.view.Sides[s].Nation, ui.Mid(cut(&r, d), d, d), paint.White)
		cut(&r, c.Px(8))
	}
	share := t.results()[s]
	c.Label(cut(&r, c.Width(ui.Prompt, share)), ui.Prompt, align, t.ink, share)
	cut(&r, c.Px(8))
	if text := t.between(won.Interval); c.Width(ui.Small, text) <= r.W {
		c.Label(r, ui.Small, align, c.Theme.Muted, text)
	}
}

// nation is that of a side.
func (k *column) nation(s rules.Side) string {
	if k.view == nil {
		return ""
	}
	return k.view.Sides[s].Nation
}

// bar is the shares of both sides, draws between them, with whiskers.
func (t *teller) bar(r paint.Rect) {
	c := t.f.C
	c.Fill(r, c.Theme.Panel2)
	part := [2]paint.Rect{r, r}
	for s := range part {
		part[s].W = ui.Floor(r.W * float32(t.r.Won[s].Is))
	}
	part[1].X = r.X + r.W - part[1].W
	faint := float32(1)
	if t.k.seen.stale {
		faint = .4
	}
	for s, at := range part {
		name := t.region("won", s)
		title := t.d.Word("ui.end.won", t.army(t.k, rules.Side(s)))
		t.link(name, at, t.d.Words.Beside(title, t.behind(len(t.r.Won[s].Seeds))), title, t.r.Won[s].Seeds)
		c.Fill(at, paint.Alpha(ui.LiveryOf(t.k.nation(rules.Side(s))).Field, faint))
		if s == 1 { // told apart without colours
			for x := at.X + c.Px(6); x < at.X+at.W; x += c.Px(8) {
				c.Fill(paint.Rect{X: x, Y: at.Y, W: c.Hairline(), H: at.H}, paint.Alpha(c.Theme.Text, .35*faint))
			}
		}
	}
	c.Frame(r, c.Hairline(), c.Theme.Text)
	c.Fill(paint.Rect{X: ui.Floor(r.X + r.W/2), Y: r.Y - c.Px(3), W: max(1, c.Px(2)), H: r.H + c.Px(6)}, c.Theme.Text)
	t.whisker(r, t.r.Won[0].Is, t.r.Won[0].Interval)
	if len(t.r.Drawn.Seeds) > 0 {
		t.whisker(r, 1-t.r.Won[1].Is, weigh.Interval{Low: 1 - t.r.Won[1].High, High: 1 - t.r.Won[1].Low})
	}
}

// whisker shows how sure a share is.
func (t *teller) whisker(r paint.Rect, is float64, i weigh.Interval) {
	c := t.f.C
	at := func(n float64) float32 { return ui.Floor(r.X + r.W*float32(n)) }
	d, y := max(2, c.Px(3)), ui.Floor(r.Y+r.H/2)
	cased := func(b paint.Rect) {
		c.Fill(b.Inset(-max(1, c.Px(1))), c.Theme.Text)
		c.Fill(b, c.Theme.Panel)
	}
	cased(paint.Rect{X: at(i.Low), Y: y - d/2, W: max(d, at(i.High)-at(i.Low)), H: d})
	cased(paint.Rect{X: at(is) - d/2, Y: y - c.Px(7), W: d, H: c.Px(14)})
}

// length is how long the games were.
func (t *teller) length() {
	c, r := t.f.C, t.r
	if len(r.Length) == 0 {
		return
	}
	t.f.Gap(8)
	long := t.d.Word("ui.weigh.length", round(r.Turns.Median))
	if low, high := round(r.Turns.Low), round(r.Turns.High); low < high {
		long = t.d.Words.Sentences(long, t.d.Word("ui.weigh.length.most", low, high))
	}
	t.f.Text(ui.Small, t.ink, long)
	t.f.Gap(4)
	area := t.f.Take(c.Px(46))
	legend := t.f.Take(c.Line(ui.Small))
	each := 1
	for float32(len(r.Length))*c.Px(10) > area.W*float32(each) {
		each++
	}
	n := (len(r.Length) + each - 1) / each
	wide := min(c.Px(34), ui.Floor(area.W/float32(n)))
	top := 1
	bars := make([][]uint64, n)
	for i := range r.Length {
		bars[i/each] = append(bars[i/each], r.Length[i].Seeds...)
		top = max(top, len(bars[i/each]))
	}
	for i, seeds := range bars {
		from, to := r.Length[i*each].Turn, r.Length[min(len(r.Length), (i+1)*each)-1].Turn
		title := t.d.Word("ui.weigh.turn", from)
		if to > from {
			title = t.d.Word("ui.weigh.turns", from, to)
		}
		box := paint.Rect{X: area.X + float32(i)*wide, Y: area.Y, W: wide, H: area.H}
		col := c.Theme.Muted
		if t.link(t.region("length", from), box, t.d.Words.Beside(title, t.behind(len(seeds))), title, seeds) {
			col = c.Theme.Accent
		}
		h := ui.Floor(area.H * float32(len(seeds)) / float32(top))
		c.Fill(paint.Rect{X: box.X, Y: box.Y + box.H - max(c.Hairline(), h), W: wide - max(1, c.Px(2)), H: max(c.Hairline(), h)}, col)
	}
	legend.W = wide * float32(n)
	c.Label(legend, ui.Small, ui.Start, c.Theme.Muted, strconv.Itoa(r.Length[0].Turn))
	if last := r.Length[len(r.Length)-1].Turn; n > 2 {
		c.Label(legend, ui.Small, ui.End, c.Theme.Muted, strconv.Itoa(last))
	}
}

// endings are the ways in which games ended, in the words of the rulebook.
func (t *teller) endings() {
	c := t.f.C
	if len(t.r.Endings) == 0 {
		return
	}
	t.heading("ui.weigh.endings")
	d := c.Px(24)
	for i := range t.r.Endings {
		e := &t.r.Endings[i]
		text := t.d.Words.Say(e.Why, t.k.names)
		if e.Varies {
			text = t.d.Words.Sentences(text, t.d.Word("ui.weigh.typical"))
		}
		n := strconv.Itoa(len(e.Seeds))
		end := c.Width(ui.SmallB, n) + c.Px(8)
		h := max(d, c.Wrap(ui.Small, t.f.W-d-c.Px(8)-end, text).Height) + c.Px(4)
		row := t.f.Take(h)
		col := t.ink
		if t.link(t.region("ending", i), row, t.behind(len(e.Seeds)), text, e.Seeds) {
			col = c.Theme.Accent
		}
		mark := ui.CutLeft(&row, d)
		if e.Winner != rules.Chance && t.k.nation(e.Winner) != "" {
			c.Image("emblem/"+t.k.nation(e.Winner), paint.Rect{X: mark.X, Y: mark.Y, W: d, H: d}, paint.White)
		}
		ui.CutLeft(&row, c.Px(8))
		c.Label(ui.CutRight(&row, end), ui.SmallB, ui.End, t.ink, n)
		c.Paragraph(row, ui.Small, ui.Start, col, text)
	}
}

// heading begins a part of the card.
func (t *teller) heading(key string) {
	t.f.Gap(8)
	t.f.Text(ui.SmallB, t.f.C.Theme.Muted, t.d.Word(key))
	t.f.Gap(2)
}
