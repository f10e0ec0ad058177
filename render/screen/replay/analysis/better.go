package analysis

import (
	"context"

	"grognard/game/ai"
	"grognard/game/study"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// better is what would have been better at the moment shown, and why.
type better struct {
	answer int
	deed   string
	why    string
	asked  chan ai.Advice // nil: nothing is
	stop   context.CancelFunc
}

// end calls off what is worked out.
func (b *better) end() {
	if b.stop != nil {
		b.stop()
	}
	*b = better{}
}

// follow finds out about the moment shown.
func (b *better) follow(c *ui.Ctx, d *page.Deps, g *Game, v study.Verdict, answer int) {
	if b.answer != answer {
		b.end()
		*b = better{answer: answer, deed: betterText(d, g, answer, v)}
		if g.Study.Grade(v) > study.Sound {
			b.ask(d, g, v)
		}
	}
	if b.asked == nil {
		return
	}
	select {
	case said := <-b.asked:
		b.asked, b.why = nil, because(g, &said)
		c.Animate()
	default:
		c.Wake(c.In.Now + 60)
	}
}

// ask has it worked out in the background why the other answer is better.
func (b *better) ask(d *page.Deps, g *Game, v study.Verdict) {
	pos, first := g.Pos(b.answer-1), g.Pos(0)
	a := g.Match.Gave(b.answer)
	ctx, stop := context.WithCancel(context.Background())
	b.stop, b.asked = stop, make(chan ai.Advice, 1)
	to, wake := b.asked, d.Store.Wake
	go func() {
		defer wake()
		var said ai.Advice
		defer func() {
			_ = recover() // then nothing is told
			to <- said
		}()
		said = ai.Player{Seed: 1, Start: first}.Prefer(ctx, pos, v.By, v.Other, a.Option)
	}()
}

// because puts the reasons of advice into words.
func because(g *Game, said *ai.Advice) string {
	var good []string
	for _, r := range said.Reasons {
		if g.Words.Has(r.Key) {
			good = append(good, g.Words.Word(r.Key))
		}
	}
	if len(good) == 0 {
		return ""
	}
	return g.Words.All(good)
}

// betterText says what the other answer would have done; where that reads as what was done, what differs.
func betterText(d *page.Deps, g *Game, answer int, v study.Verdict) string {
	pos := g.Pos(answer - 1)
	a := g.Match.Gave(answer)
	played, best := optionText(g, pos, v.By, a.Option), optionText(g, pos, v.By, v.Other)
	if played != best {
		return best
	}
	not, so := differ(d, g, pos.View(v.By), a.Option, v.Other)
	switch {
	case so == "" && not == "":
		return best
	case so == "":
		return d.Word("ui.study.better.without", best, not)
	case not == "":
		return d.Words.Dash(best, so)
	}
	return d.Word("ui.study.better.than", best, so, not)
}

// optionText says what an answer does.
func optionText(g *Game, pos *rules.Position, by rules.Side, o rules.Option) string {
	if _, events, err := pos.Play(rules.Answer{By: by, Option: o}); err == nil {
		for _, e := range events {
			switch e.Kind {
			case rules.EvTurn, rules.EvPhase, rules.EvDice:
				continue
			}
			if text := g.Words.Say(e.For(rules.Chance).Text); text != "" {
				return text
			}
		}
	}
	kind := ""
	if q := pos.Request(); q != nil {
		kind = q.Kind
	}
	return g.Words.Chose(kind, o)
}

// lines are what is said, in their styles.
func (b *better) lines(c *ui.Ctx, d *page.Deps, g *Game) (head, text string, v study.Verdict, ok bool) {
	answer := decided(g)
	if v, ok = g.Study.Verdict(answer); !ok {
		return "", "", v, false
	}
	b.follow(c, d, g, v, answer)
	played, best := g.Study.Levelled(v)
	head = d.Word("ui.study.sound", percent(d, played))
	if g.Study.Grade(v) == study.Sound {
		if v.Grade() > study.Sound { // it was not missed
			head = d.Word("ui.study.later", b.deed)
		}
		return head, "", v, true
	}
	head = d.Word("ui.study.better", b.deed)
	text = d.Word("ui.study.instead", percent(d, best), percent(d, played))
	if b.why != "" {
		text = d.Words.Sentences(text, d.Words.Capital(b.why)+".")
	}
	return head, text, v, true
}

// decided is the decision of the moment shown: the last answer of a player.
func decided(g *Game) int {
	for i := g.At; i > 0; i-- {
		if g.Match.By(i) != rules.Chance {
			return i
		}
	}
	return 0
}

func (b *better) high(c *ui.Ctx, d *page.Deps, g *Game, w, most float32) float32 {
	head, text, v, ok := b.lines(c, d, g)
	if !ok {
		return 0
	}
	h := c.Wrap(ui.SmallB, w, head).Height + c.Px(12)
	if text != "" {
		h += c.Wrap(ui.Small, w, text).Height + c.Px(4)
	}
	if g.Study.Grade(v) > study.Sound {
		h += c.Px(50)
	}
	return min(h, most)
}

// frame paints what would have been better, with a button to try it.
func (b *better) frame(c *ui.Ctx, d *page.Deps, r paint.Rect, g *Game, act *Act) {
	head, text, v, ok := b.lines(c, d, g)
	if !ok || r.H <= 0 {
		return
	}
	c.Rule(paint.Rect{X: r.X, Y: r.Y - c.Px(3), W: r.W, H: c.Px(6)})
	sc := c.Scroll("study.better", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	f.Gap(6)
	col := c.Theme.Text
	if g.Study.Grade(v) > study.Sound {
		col = c.Theme.Accent
	}
	f.Text(ui.SmallB, col, head)
	if text != "" {
		f.Text(ui.Small, c.Theme.Muted, text)
	}
	if g.Study.Grade(v) > study.Sound {
		f.Gap(6)
		t := ui.Button{Name: "button.study.try", Label: d.Word("ui.study.try"), Icon: "icon/branch", Tip: d.Word("ui.study.try.about")}
		if c.Button(f.Take(c.ButtonHigh(t, f.W)), t) {
			act.Begin, act.First = &study.Way{Dice: study.Fresh}, v.Other
			act.Answer = b.answer - 1
		}
	}
	sc.Done(f.Y - sc.Y)
}

// Better is what would have been better at the moment shown, and instead of which answer; the zero Option:
// nothing.
func (p *Drawer) Better(g *Game) (answer int, o rules.Option) {
	if p.tab != 0 || g.Branch != nil || g.Why != "" {
		return 0, o
	}
	answer = decided(g)
	if v, ok := g.Study.Verdict(answer); ok && g.Study.Grade(v) > study.Sound {
		o = v.Other
	}
	return answer, o
}
