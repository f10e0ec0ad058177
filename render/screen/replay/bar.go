package replay

import (
	"grognard/game/study"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/table/layout"
	"grognard/render/ui"
	"grognard/rules"
)

// barSaid is how wide the sentence of the bar is at least, in dp, or buttons are pictures.
const barSaid = 420

// bar says that this is a replay, and what was decided; from here one goes on or back.
func (p *Page) bar(c *ui.Ctx) {
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	bar := page.Bar{Seal: "replay.seal", Icon: "icon/play", Tip: p.d.Word("ui.replay.frame"), Color: c.Theme.Replay, Wide: 64}
	bar.Begin(c, p.lay.Bar)
	c.Fill(p.lay.Stripe, c.Theme.Replay)
	all := p.deeds()
	bar.Deeds(c, bar.Left(c, all) < c.Px(barSaid), all)
	bar.Say(c, p.head(), c.Theme.Replay, p.tells(), c.Theme.Text)
}

// head says what is shown, and, where sides have secrets, to whose eyes. It is kept while nothing of
// that changes.
func (p *Page) head() string {
	k := &p.headed
	if at := (headKey{p.branch, p.viewer, p.d.Words.Language(), p.branch != nil}); k.key != at || at.named {
		k.key, k.text = at, p.d.Word("ui.replay.not")
		if p.branch != nil {
			k.text = p.name(p.branch)
		}
		if p.secrets() {
			what := p.d.Word("ui.replay.head")
			if p.branch != nil {
				what = k.text
			}
			k.text = p.d.Word("ui.replay.head.view", what, p.viewName(p.viewer))
		}
	}
	return k.text
}

// headed is what the head says, and of what.
type headed struct {
	key  headKey
	text string
}

type headKey struct {
	branch   *study.Branch
	viewer   rules.Side
	language string
	named    bool // it may be renamed
}

// barred are the buttons of the bar as they were made last, and of what.
type barred struct {
	key barKey
	all []page.Deed
}

type barKey struct {
	page                     *Page // nil: none were made
	branch                   *study.Branch
	language                 string
	open, picking, log, game bool
	secrets, end             bool
}

// deeds are the buttons of the bar. They are kept while nothing of them changes.
func (p *Page) deeds() []page.Deed {
	k := &p.barred
	if at := (barKey{p, p.branch, p.d.Words.Language(), p.open, p.picking, p.logOpen, p.doors.Game(), p.secrets(), p.at == p.m.Len()}); k.key != at {
		k.key, k.all = at, p.makeDeeds()
	}
	return k.all
}

// makeDeeds makes them, from the right end: back, the study, whose view, a branch, the workshop, the report, the log.
func (p *Page) makeDeeds() []page.Deed {
	all := []page.Deed{
		{Button: ui.Button{Name: "button.back", Label: p.back(), Icon: "icon/left", Key: "Escape", Primary: true}, Do: p.d.Pop},
		{Button: ui.Button{Name: "button.study", Label: p.d.Word("ui.study"), Icon: "icon/scales", Tip: p.d.Word("ui.study.about"), Same: "H", On: p.open},
			Do: func() { p.open = !p.open }},
	}
	if p.secrets() {
		all = append(all, page.Deed{Button: ui.Button{Name: "button.view", Label: p.d.Word("ui.replay.view"), Icon: "icon/eye", Tip: p.d.Word("ui.replay.view.about"), Same: viewKey, On: p.picking},
			Do: func() { p.picking = !p.picking }, Lies: &p.viewAt})
		if p.picking { // the list lies where that would
			all[len(all)-1].Tip = ""
		}
	}
	if p.branch == nil {
		all = append(all, page.Deed{Button: ui.Button{Name: "button.branch", Label: p.d.Word("ui.replay.branch"), Icon: "icon/branch", Tip: p.d.Word("ui.replay.branch.about"), Why: p.noBranch()},
			Do: func() { p.doors.Branch(p.at) }})
	}
	if p.doors.SetUp != nil {
		all = append(all, page.Deed{Button: ui.Button{Name: "button.setup", Icon: "icon/compasses", Label: p.d.Word("ui.menu.setup"), Tip: p.d.Word("ui.menu.setup.about")},
			Do: func() { p.doors.SetUp(p.m, p.at) }})
	}
	if p.doors.Report != nil {
		all = append(all, page.Deed{Button: ui.Button{Name: "button.report", Icon: "icon/save", Label: p.d.Word("ui.report.button"), Tip: p.d.Word("ui.report.about")},
			Do: func() { p.doors.Report(p.m, p.film.At(p.at), p.told) }})
	}
	return append(all, page.Deed{Button: ui.Button{Name: "button.log", Icon: "icon/book", Tip: p.d.Word("ui.replay.log"), Same: "L", On: p.logOpen && !p.open},
		Do: p.turnLog})
}

// tells says which moment is shown and what was decided then; while things move no more than has been
// seen of it.
func (p *Page) tells() string {
	words, untold := p.d.Words, p.stage.Untold()
	if p.said.at == p.at && p.said.untold == untold && p.said.language == words.Language() {
		return p.said.text
	}
	if p.at != p.shown { // the player has just gone there: it is set up in the next frame
		return p.said.text
	}
	p.said = said{at: p.at, untold: untold, language: words.Language(), text: p.d.Word("ui.replay.start")}
	if p.at == 0 {
		return p.said.text
	}
	v := p.stage.Seen()
	told := p.Told(p.Of(p.at))
	text := ""
	if seen := told[:max(0, len(told)-untold)]; len(seen) > 0 || len(told) == 0 {
		text, _ = p.named(p.Of(p.at), seen, p.stage.Words)
	}
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
	c.Rim(p.lay.Map.Y, c.Px(layout.FrameWide), c.Theme.Replay)
}

// noBranch says why no branch can begin here.
func (p *Page) noBranch() string {
	if p.at == p.m.Len() {
		return p.d.Word("ui.replay.branch.end")
	}
	return ""
}

// turnLog opens the log, or closes it.
func (p *Page) turnLog() {
	p.logOpen = !p.logOpen || p.open
	p.open = false
}
