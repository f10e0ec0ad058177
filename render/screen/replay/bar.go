package replay

import (
	"grognard/render/paint"
	"grognard/render/table/layout"
	"grognard/render/ui"
)

// Sizes of the bar in dp.
const (
	sealWide   = 64
	barButton  = 38
	barSaid    = 420 // that the sentence has at least, or buttons are pictures
	barPadding = 12
)

// barText is the sentence of the bar, in one line.
var barText = ui.Style{Font: paint.Sans, Size: 22, Lead: 1.25}

// bar says that this is a replay, and what was decided; from here one goes on or back.
func (p *Page) bar(c *ui.Ctx) {
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	r := p.lay.Bar
	c.Block(r)
	c.Fill(r, c.Theme.Panel)
	c.Fill(p.lay.Stripe, c.Theme.Replay)
	seal := ui.CutLeft(&r, c.Px(sealWide))
	c.Fill(seal, c.Theme.Replay)
	c.Image("icon/play", ui.Mid(seal, c.Px(26), c.Px(26)), c.Theme.Panel)
	c.Region("replay.seal", seal)
	c.Tip("replay.seal", seal, p.d.Word("ui.replay.frame"), false)
	ui.CutLeft(&r, c.Px(barPadding))
	ui.CutRight(&r, c.Px(8))
	p.barButtons(c, &r)
	ui.CutRight(&r, c.Px(barPadding))
	p.sentence(c, r)
}

// barButtons stand at the right end: back, a branch, the log.
func (p *Page) barButtons(c *ui.Ctx, r *paint.Rect) {
	all := [...]ui.Button{
		{Name: "button.back", Label: p.back(), Icon: "icon/left", Key: "Escape", Primary: true},
		{Name: "button.branch", Label: p.d.Word("ui.replay.branch"), Icon: "icon/branch", Tip: p.d.Word("ui.replay.branch.about"), Why: p.noBranch()},
		{Name: "button.setup", Icon: "icon/compasses", Label: p.d.Word("ui.menu.setup"), Tip: p.d.Word("ui.menu.setup.about")},
		{Name: "button.log", Icon: "icon/book", Tip: p.d.Word("ui.replay.log"), On: p.logOpen},
	}
	wide := float32(0)
	for i := range all {
		if all[i].Name == "button.setup" && p.doors.SetUp == nil {
			continue
		}
		w, _ := c.Size(all[i])
		wide += w + c.Px(8)
	}
	bare := r.W-wide < c.Px(barSaid)
	do := [...]func(){p.d.Pop, func() { p.doors.Branch(p.at) }, func() { p.doors.SetUp(p.at) }, func() { p.logOpen = !p.logOpen }}
	for i := range all {
		b := &all[i]
		if b.Name == "button.setup" && p.doors.SetUp == nil {
			continue
		}
		if bare && b.Label != "" {
			if b.Tip == "" {
				b.Tip = b.Label
			}
			b.Label = ""
		}
		w, h := c.Size(*b)
		h = min(max(h, c.Px(barButton)), r.H-c.Px(6))
		if b.Label == "" {
			w = h
		}
		if c.Button(ui.Mid(ui.CutRight(r, w), w, h), *b) {
			do[i]()
		}
		ui.CutRight(r, c.Px(8))
	}
}

// sentence says that this is the replay and what was decided: in one line, or in two
// smaller ones.
func (p *Page) sentence(c *ui.Ctx, r paint.Rect) {
	head, said := p.d.Word("ui.replay.not"), p.tells()
	bold := barText
	bold.Font = paint.SansBold
	gap := c.Px(14)
	w := c.Width(bold, head)
	if c.Text < layout.TwoLines && w+gap+c.Width(barText, said) <= r.W {
		c.Label(r, bold, ui.Start, c.Theme.Replay, head)
		ui.CutLeft(&r, w+gap)
		c.Label(r, barText, ui.Start, c.Theme.Text, said)
		return
	}
	upper := paint.Rect{X: r.X, Y: r.Y + c.Px(2), W: r.W, H: r.H/2 - c.Px(2)}
	lower := paint.Rect{X: r.X, Y: r.Y + r.H/2, W: r.W, H: r.H/2 - c.Px(2)}
	c.Label(upper, c.Fit(ui.SmallB, upper.W, upper.H*1.1, head), ui.Start, c.Theme.Replay, head)
	c.Label(lower, c.Fit(ui.Small, lower.W, lower.H*1.1, said), ui.Start, c.Theme.Text, said)
}

// tells says which moment is shown and what was decided then.
func (p *Page) tells() string {
	words := p.d.Words
	if p.said.at == p.at && p.said.language == words.Language() {
		return p.said.text
	}
	p.said = said{at: p.at, language: words.Language(), text: p.d.Word("ui.replay.start")}
	if p.at == 0 {
		return p.said.text
	}
	v := p.stage.Seen()
	text, _ := p.deed(p.Of(p.at), p.stage.Words)
	if text == "" && v.Phase.Key != "" {
		text = p.stage.Words.Say(v.Phase)
	}
	text = words.Capital(text)
	if turn := p.turnOf(p.at); turn > 0 { // none during the set-up
		text = p.d.Word("ui.replay.turn", turn, text)
	}
	p.said.text = text
	return text
}

// frame is the violet frame about the window.
func (p *Page) frame(c *ui.Ctx) {
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	d, top := c.Px(layout.FrameWide), p.lay.Map.Y
	col := c.Theme.Replay
	c.Fill(paint.Rect{Y: top, W: d, H: c.In.H - top}, col)
	c.Fill(paint.Rect{X: c.In.W - d, Y: top, W: d, H: c.In.H - top}, col)
	c.Fill(paint.Rect{Y: c.In.H - d, W: c.In.W, H: d}, col)
}

// noBranch says why no branch can begin here.
func (p *Page) noBranch() string {
	if p.at == p.m.Len() {
		return p.d.Word("ui.replay.branch.end")
	}
	return ""
}
