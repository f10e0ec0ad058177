package weigh

import (
	"math"
	"time"

	"grognard/game/weigh"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
)

var _ page.Closer = (*Page)(nil)

// strengths are the words of how well games are played.
var strengths = [...]string{weigh.Quick: "ui.weigh.quick", weigh.Fair: "ui.weigh.fair", weigh.Long: "ui.weigh.long"}

// strengthNames are the regions of their choice.
var strengthNames = [...]string{weigh.Quick: "strength.quick", weigh.Fair: "strength.fair", weigh.Long: "strength.long"}

// bar says what goes on, and has the buttons that lead on.
func (p *Page) bar(c *ui.Ctx, body *paint.Rect) {
	high := c.Px(48)
	bare := c.In.W < c.Px(roomy)
	if bare {
		high = 2*c.Line(ui.Small) + c.Px(10)
	}
	r := ui.CutTop(body, high)
	bar := page.Bar{Seal: "weigh.seal", Icon: "icon/scales", Tip: p.d.Word("ui.weigh"), Color: c.Theme.Muted, Wide: 50}
	bar.Begin(c, r)
	c.Fill(paint.Rect{X: r.X, Y: r.Y + r.H - c.Px(3), W: r.W, H: c.Px(3)}, c.Theme.Muted)
	bar.Deeds(c, bare, p.deeds())
	bar.Say(c, p.d.Word("ui.weigh"), c.Theme.Text, p.said(), c.Theme.Text)
}

// said is the sentence of the bar: how games are being played, and what comes after those.
func (p *Page) said() string {
	busy, left := p.bench.state()
	s := p.bench.asked()
	play := p.d.Word(strengths[s])
	for _, k := range p.all {
		if l := &k.seen; busy && l.goingOn && l.at != s {
			return p.d.Word("ui.weigh.said.first", p.d.Word(strengths[l.at]), play, weigh.FirstWord, weigh.Usual)
		}
	}
	switch {
	case busy:
		return p.d.Word("ui.weigh.said", play, weigh.Usual)
	case !left:
		return p.d.Word("ui.weigh.said.done", play, weigh.Usual)
	}
	return p.d.Word("ui.weigh.stopped")
}

// deeds are the buttons of the bar, from its right end.
func (p *Page) deeds() []page.Deed {
	busy, left := p.bench.state()
	all := []page.Deed{{Button: ui.Button{Name: "button.back", Label: p.d.Word("ui.back"), Icon: "icon/left", Key: "Escape", Tip: p.d.Word("ui.weigh.back.about")}, Do: p.d.Pop}}
	switch {
	case busy:
		all = append(all, page.Deed{Button: ui.Button{Name: "button.stop", Label: p.d.Word("ui.weigh.stop"), Icon: "icon/pause", Key: "S", Tip: p.d.Word("ui.weigh.stop.about")}, Do: p.bench.halt})
	case left:
		all = append(all, page.Deed{Button: ui.Button{Name: "button.go", Label: p.d.Word("ui.weigh.go"), Icon: "icon/play", Key: "S", Tip: p.d.Word("ui.weigh.go.about")}, Do: p.bench.resume})
	}
	return all
}

// headRoom is where the parts of the head of a column lie: letter, title, how far it has come,
// and the button that takes it off the page. Where the title is long all is smaller, in lines.
type headRoom struct {
	letter, title, far, drop paint.Rect
	style                    ui.Style
	high                     float32
}

// headIn lays the head of a column out.
func (p *Page) headIn(c *ui.Ctx, r paint.Rect, i int) (h headRoom) {
	k := p.all[i]
	title := p.titled(k)
	if len(p.all) > 1 {
		h.letter = ui.CutLeft(&r, c.Px(44))
	}
	if i > 0 {
		h.drop = ui.CutRight(&r, c.Px(44))
	}
	ui.CutLeft(&r, c.Px(10))
	ui.CutRight(&r, c.Px(10))
	far := c.Width(ui.SmallB, p.far(&k.seen)) + c.Px(16)
	if h.style = titleText; c.Width(h.style, title)+far <= r.W {
		h.far = ui.CutRight(&r, far)
		h.title, h.high = r, c.Px(46)
		return h
	}
	h.style = ui.SmallB
	h.high = c.Wrap(h.style, r.W, title).Height + c.Line(ui.Small) + c.Px(8)
	r.Y, r.H = r.Y+c.Px(4), h.high-c.Px(8)
	h.far = ui.CutBottom(&r, c.Line(ui.Small))
	h.title = r
	return h
}

// headHigh is the height of the heads of all columns, each of a width.
func (p *Page) headHigh(c *ui.Ctx, w float32) (high float32) {
	for i := range p.all {
		high = max(high, p.headIn(c, paint.Rect{W: w}, i).high)
	}
	return high
}

// titleText is how the title of a battle is set.
var titleText = ui.Style{Font: paint.Caps, Size: 26, Lead: 1.2}

// head is the head of a column: letter, title, how far it has come.
func (p *Page) head(c *ui.Ctx, r paint.Rect, i int) {
	k, title := p.all[i], p.titled(p.all[i])
	c.Block(r)
	c.Fill(r, c.Theme.Panel)
	c.Frame(r, c.Hairline(), c.Theme.Text)
	h := p.headIn(c, r, i)
	if l := &k.seen; l.goingOn && l.how.Of > 0 { // how far it has come, as a line at the foot
		d := c.Px(4)
		c.Fill(paint.Rect{X: r.X, Y: r.Y + r.H - d, W: ui.Floor(r.W * float32(l.how.Done) / float32(l.how.Of)), H: d}, c.Theme.Accent)
	}
	if h.letter.W > 0 {
		c.Fill(h.letter, c.Theme.Muted)
		c.Label(h.letter, ui.Prompt, ui.Middle, c.Theme.Panel, letter(i))
	}
	if i > 0 && c.Button(ui.Mid(h.drop, c.Px(36), c.Px(36)), ui.Button{Name: "drop." + k.tag, Icon: "icon/close", Tip: p.d.Word("ui.weigh.drop"), Flat: true}) {
		p.gone = k
		c.Animate()
	}
	far := p.far(&k.seen)
	if h.style == titleText {
		c.Label(h.title, h.style, ui.Start, c.Theme.Text, title)
		c.Label(h.far, ui.SmallB, ui.End, c.Theme.Text, far)
		return
	}
	c.Paragraph(h.title, h.style, ui.Start, c.Theme.Text, title)
	c.Label(h.far, c.Fit(ui.Small, h.far.W, h.far.H*1.2, far), ui.Start, c.Theme.Text, far)
}

// letter is what a column is called.
func letter(i int) string { return string(rune('A' + i)) }

// far says how far a battle has come.
func (p *Page) far(l *look) string {
	w := p.d.Words
	switch {
	case l.err != nil:
		return ""
	case l.goingOn && l.how.Known:
		return w.Beside(p.d.Word("ui.weigh.of", p.d.Word(strengths[l.at]), l.how.Done, l.how.Of), p.left(l.how.Left))
	case l.goingOn:
		return p.d.Word("ui.weigh.of", p.d.Word(strengths[l.at]), l.how.Done, l.how.Of)
	case l.waits:
		return p.d.Word("ui.weigh.waits")
	case l.count != nil:
		return p.d.Word("ui.weigh.count", p.d.Word(strengths[l.strength]), l.r.Games)
	}
	return ""
}

// left says how long it will take.
func (p *Page) left(d time.Duration) string {
	if d < 2*time.Minute {
		return p.d.Word("ui.weigh.left.seconds", max(1, int(math.Ceil(d.Seconds()))))
	}
	return p.d.Word("ui.weigh.left.minutes", int(math.Ceil(d.Minutes())))
}
