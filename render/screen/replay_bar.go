package screen

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// replaySteps are the buttons of the replay, with the answers they move by.
var replaySteps = [...]struct {
	name, icon, tip string
	by              int
}{
	{"button.first", "icon/first-step", "ui.replay.first", -1 << 30},
	{"button.previous", "icon/left", "ui.replay.previous", -1},
	{"button.run", "icon/play", "ui.replay.run", 0},
	{"button.next", "icon/right", "ui.replay.next", 1},
	{"button.last", "icon/skip", "ui.replay.last", 1 << 30},
}

func (p *replay) barHeight(c *ui.Ctx) float32 {
	_, h := c.Size(ui.Button{})
	return h + 2*c.Px(14)
}

// bar is the strip of buttons below the board.
func (p *replay) bar(c *ui.Ctx, r paint.Rect) {
	in := c.Panel(r)
	back := ui.Button{Name: "button.back", Label: p.r.word("ui.back"), Icon: "icon/left", Key: "Escape"}
	w, _ := c.Size(back)
	if c.Button(ui.CutLeft(&in, w), back) {
		p.r.pop()
	}
	ui.CutLeft(&in, c.Px(20))
	p.steps(c, &in)
	branch := ui.Button{Name: "button.branch", Label: p.r.word("ui.replay.branch"), Icon: "icon/branch", Tip: p.r.word("ui.replay.branch.about"), Why: p.noBranch()}
	w, _ = c.Size(branch)
	if c.Button(ui.CutRight(&in, w), branch) {
		p.branch()
	}
	ui.CutRight(&in, c.Px(20))
	count := p.r.word("ui.replay.count", p.at, p.m.Len())
	c.Label(ui.CutRight(&in, c.Width(ui.Body, count)+c.Px(10)), ui.Body, ui.End, c.Theme.Muted, count)
	if n := p.m.Len(); n > 0 && in.W > c.Px(60) {
		v := c.Slider(in, "slider.replay", float32(p.at)/float32(n), 1/float32(n))
		if to := int(v*float32(n) + .5); to != p.at {
			p.step(to - p.at)
		}
	}
}

// steps are the buttons that walk through the game.
func (p *replay) steps(c *ui.Ctx, in *paint.Rect) {
	for _, s := range replaySteps {
		b := ui.Button{Name: s.name, Icon: s.icon, Tip: p.r.word(s.tip)}
		switch {
		case s.by == 0 && p.run:
			b.Icon = "icon/pause"
		case s.by < 0 && p.at == 0:
			b.Why = p.r.word("ui.replay.atstart")
		case s.by >= 0 && p.at == p.m.Len():
			b.Why = p.r.word("ui.replay.atend")
		}
		if !c.Button(ui.CutLeft(in, in.H), b) {
			ui.CutLeft(in, c.Px(6))
			continue
		}
		ui.CutLeft(in, c.Px(6))
		if s.by == 0 {
			p.run, p.next = !p.run, c.In.Now+replayPace
			c.Animate()
		} else {
			p.step(s.by)
		}
	}
}

// noBranch says why no branch can begin here.
func (p *replay) noBranch() string {
	if p.at == p.m.Len() {
		return p.r.word("ui.replay.branch.end")
	}
	return ""
}

// branch goes on from the moment shown, in a game and a save of its own.
func (p *replay) branch() {
	m, err := p.m.Branch(p.at, p.r.deps.seed())
	if err != nil {
		p.r.tell(p.r.word("ui.fault.branch", p.r.fault(err)))
		return
	}
	p.r.keep(m)
	p.r.table(m)
}
