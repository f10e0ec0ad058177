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

// barText is the sentence of the bar.
var barText = ui.Style{Font: paint.Sans, Size: 22, Lead: 1.25}

// bar says what goes on, and has the buttons that lead on.
func (p *Page) bar(c *ui.Ctx, body *paint.Rect) {
	high := c.Px(48)
	bare := c.In.W < c.Px(roomy)
	if bare {
		high = 2*c.Line(ui.Small) + c.Px(10)
	}
	r := ui.CutTop(body, high)
	c.Block(r)
	c.Fill(r, c.Theme.Panel)
	c.Fill(paint.Rect{X: r.X, Y: r.Y + r.H - c.Px(3), W: r.W, H: c.Px(3)}, c.Theme.Muted)
	seal := ui.CutLeft(&r, c.Px(50))
	c.Fill(seal, c.Theme.Muted)
	c.Image("icon/scales", ui.Mid(seal, c.Px(28), c.Px(28)), c.Theme.Panel)
	ui.CutLeft(&r, c.Px(12))
	ui.CutRight(&r, c.Px(8))
	p.buttons(c, &r, bare)
	ui.CutRight(&r, c.Px(12))
	r = r.Inset(c.Px(2))
	head, said := p.d.Word("ui.weigh"), p.said()
	bold := barText
	bold.Font = paint.SansBold
	if w := c.Width(bold, head) + c.Px(14); !bare && w+c.Width(barText, said) <= r.W {
		c.Label(ui.CutLeft(&r, w), bold, ui.Start, c.Theme.Text, head)
		c.Label(r, barText, ui.Start, c.Theme.Text, said)
		return
	}
	c.Centered(r, c.Fit(ui.Small, r.W, r.H, said), c.Theme.Text, said)
}

// said is the sentence of the bar: how the games are played.
func (p *Page) said() string {
	busy, left := p.bench.state()
	s := p.bench.asked()
	switch {
	case busy || !left:
		return p.d.Word("ui.weigh.said", p.d.Word(strengths[s]), s.Trials(), weigh.Usual)
	}
	return p.d.Word("ui.weigh.stopped")
}

// buttons stand at the right end of the bar.
func (p *Page) buttons(c *ui.Ctx, r *paint.Rect, bare bool) {
	busy, left := p.bench.state()
	all := []ui.Button{{Name: "button.back", Label: p.d.Word("ui.back"), Icon: "icon/left", Key: "Escape", Primary: !left, Tip: p.d.Word("ui.weigh.back.about")}}
	switch {
	case busy:
		all = append(all, ui.Button{Name: "button.stop", Label: p.d.Word("ui.weigh.stop"), Icon: "icon/pause", Key: "S", Tip: p.d.Word("ui.weigh.stop.about")})
	case left:
		all = append(all, ui.Button{Name: "button.go", Label: p.d.Word("ui.weigh.go"), Icon: "icon/play", Key: "S", Tip: p.d.Word("ui.weigh.go.about")})
	}
	for _, b := range all {
		if bare {
			b.Label = ""
		}
		w, h := c.Size(b)
		h = min(h, r.H-c.Px(6))
		if b.Label == "" {
			w = h
		}
		if c.Button(ui.Mid(ui.CutRight(r, w), w, h), b) {
			p.push(c, b.Name)
		}
		ui.CutRight(r, c.Px(8))
	}
}

// push does what a button of the bar says.
func (p *Page) push(c *ui.Ctx, name string) {
	switch name {
	case "button.back":
		p.d.Pop()
	case "button.stop":
		p.bench.halt()
	case "button.go":
		p.bench.resume()
	}
	c.Animate()
}

// headHigh is the height of the head of a column.
func (p *Page) headHigh(c *ui.Ctx) float32 {
	if p.bare(c) {
		return c.Line(ui.Small)*2 + c.Px(12)
	}
	return c.Px(46)
}

// bare reports whether there is no room for title and progress beside each other.
func (p *Page) bare(c *ui.Ctx) bool { return c.In.W/float32(len(p.all)) < c.Px(760) }

// titleText is how the title of a battle is set.
var titleText = ui.Style{Font: paint.Caps, Size: 26, Lead: 1.2}

// head is the head of a column: letter, title, how far it has come.
func (p *Page) head(c *ui.Ctx, r paint.Rect, i int) {
	k := p.all[i]
	c.Block(r)
	c.Fill(r, c.Theme.Panel)
	c.Frame(r, c.Hairline(), c.Theme.Text)
	if len(p.all) > 1 {
		box := ui.CutLeft(&r, min(r.H, c.Px(44)))
		c.Fill(box, c.Theme.Muted)
		c.Label(box, ui.Prompt, ui.Middle, c.Theme.Panel, letter(i))
	}
	if i > 0 {
		d := min(r.H-c.Px(8), c.Px(36))
		if c.Button(ui.Mid(ui.CutRight(&r, d+c.Px(8)), d, d), ui.Button{Name: "drop." + k.tag, Icon: "icon/close", Tip: p.d.Word("ui.weigh.drop"), Flat: true}) {
			defer p.drop(i)
			c.Animate()
		}
	}
	ui.CutLeft(&r, c.Px(10))
	ui.CutRight(&r, c.Px(10))
	far := p.far(&k.seen)
	if p.bare(c) {
		low := ui.CutBottom(&r, r.H/2)
		c.Label(low, c.Fit(ui.Small, low.W, low.H*1.2, far), ui.Start, c.Theme.Text, far)
	} else {
		c.Label(ui.CutRight(&r, c.Width(ui.SmallB, far)+c.Px(12)), ui.SmallB, ui.End, c.Theme.Text, far)
	}
	c.Label(r, c.Fit(titleText, r.W, r.H*1.1, k.Title), ui.Start, c.Theme.Text, k.Title)
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
