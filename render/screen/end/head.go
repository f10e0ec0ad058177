package end

import (
	"strings"

	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/ui"
	"grognard/rules"
)

// arms is the height of the winner's arms, in dp.
const arms = 116

// mostFlags is up to how many points a side's score is shown as flags.
const mostFlags = 12

// headline is who won; the window has it for its title.
func (s *battle) headline() (text, emblem string) {
	if w := s.m.Result().Winner; w != rules.Chance {
		return s.d.Word("ui.end.won", s.names(w)), "emblem/" + s.view.Sides[w].Nation
	}
	return s.d.Word("ui.end.draw"), "icon/flag"
}

// how is the sentence below it: where, when, why.
func (s *battle) how() string {
	res, w := s.m.Result(), s.d.Words
	where := s.d.Word("ui.end.when", s.called, s.view.Turn)
	all := []string{where}
	for _, t := range []rules.Text{res.Why, res.Near} {
		if t.Key != "" {
			all = append(all, w.Say(t, caption.Names(s.m)))
		}
	}
	return w.Sentences(all...)
}

// clause reports whether the rule of a result is a paragraph of the rulebook,
// and not a word of the program such as that for conceding.
func clause(rule string) bool { return strings.ContainsAny(rule, "0123456789") }

// headRoom cuts the room of the head into arms, words and score; where there is no
// room beside the words the score stands below them.
func (s *battle) headRoom(c *ui.Ctx, r paint.Rect) (shield, words, score paint.Rect) {
	d := c.Px(arms)
	shield = paint.Rect{X: r.X, Y: r.Y, W: d, H: d}
	words = paint.Rect{X: r.X + d + c.Px(22), Y: r.Y, W: r.W - d - c.Px(22)}
	score.W, score.H = s.scoreSize(c)
	if score.W > 0 && words.W-score.W > c.Px(560) {
		words.W -= score.W + c.Px(30)
		score.X, score.Y = r.X+r.W-score.W, r.Y+c.Px(4)
		return shield, words, score
	}
	score.X, score.Y = words.X, r.Y+s.wordsHigh(c, words.W)+c.Px(6)
	return shield, words, score
}

// wordsHigh is the height of the words of the head in a width.
func (s *battle) wordsHigh(c *ui.Ctx, w float32) float32 {
	head, _ := s.headline()
	h := c.Wrap(s.grand(c, w), w, head).Height + c.Px(2) + c.Wrap(ui.Flavour, w, s.how()).Height
	if clause(s.m.Result().Rule) && !s.chipFits(c, w) {
		h += c.Px(6) + c.Line(ui.Small)
	}
	return h
}

// lastLine is the width of the last line of the sentence.
func (s *battle) lastLine(c *ui.Ctx, w float32) float32 {
	lines := c.Wrap(ui.Flavour, w, s.how()).Lines
	return c.Width(ui.Flavour, lines[len(lines)-1])
}

// chipFits reports whether the clause of the result has room at the end of the
// sentence.
func (s *battle) chipFits(c *ui.Ctx, w float32) bool {
	return s.lastLine(c, w)+c.Px(10)+c.ChipWidth(s.m.Result().Rule) <= w
}

// grand is how the headline is set.
func (s *battle) grand(c *ui.Ctx, w float32) ui.Style {
	head, _ := s.headline()
	st := ui.Style{Font: paint.Caps, Size: 62, Lead: 1.1}
	for st.Size > 40 && c.Width(st, head) > w {
		st.Size -= 2
	}
	return st
}

func (s *battle) headHeight(c *ui.Ctx, w float32) float32 {
	shield, words, score := s.headRoom(c, paint.Rect{W: w})
	return max(shield.H, s.wordsHigh(c, words.W), score.Y+score.H)
}

// head is who won, and how.
func (s *battle) head(c *ui.Ctx, r paint.Rect) {
	shield, words, score := s.headRoom(c, r)
	head, emblem := s.headline()
	c.Status().Title = head // of the window, for whoever looks elsewhere meanwhile
	c.Image(emblem, shield, ui.IconTint(emblem, c.Theme.Muted))
	f := ui.Flow{C: c, X: words.X, Y: words.Y, W: words.W}
	f.Text(s.grand(c, words.W), c.Theme.Text, head)
	f.Gap(2)
	f.Text(ui.Flavour, c.Theme.Text, s.how())
	if rule := s.m.Result().Rule; clause(rule) {
		if f.Gap(6); s.chipFits(c, words.W) {
			f.X += s.lastLine(c, words.W) + c.Px(10)
			f.Y -= c.Px(6) + (c.Line(ui.Flavour)+c.Line(ui.Small))/2
		}
		if _, hit := c.Chip("chip.result", f.X, f.Y, rule); hit {
			s.d.Read(s.lookup())
		}
	}
	s.scores(c, score)
}

// flags is how many flags a score is shown as, 0 where it is a number alone.
func flags(g *rules.Gauge) int {
	if !g.Spoils || g.Of > mostFlags {
		return 0
	}
	return max(g.N, g.Of)
}

// scoreSize is the room that the score needs.
func (s *battle) scoreSize(c *ui.Ctx) (w, h float32) {
	for side := range s.view.Sides {
		g := s.score[side]
		if g == nil {
			return 0, 0
		}
		n, of := caption.Score(g)
		w = max(w, c.Px(36+10+12)+c.Width(ui.Prompt, n)+c.Width(ui.Small, of)+float32(flags(g))*c.Px(30))
	}
	return w, 2 * c.Px(42)
}

// scores are the numbers of both sides by which the battle is told, as flags where it is
// banners taken.
func (s *battle) scores(c *ui.Ctx, r paint.Rect) {
	if r.W == 0 {
		return
	}
	for side := range s.view.Sides {
		g := s.score[side]
		row := ui.CutTop(&r, c.Px(42))
		nation := s.view.Sides[side].Nation
		d := c.Px(36)
		c.Image("emblem/"+nation, ui.Mid(ui.CutLeft(&row, d), d, d), paint.White)
		ui.CutLeft(&row, c.Px(10))
		n, of := caption.Score(g)
		c.Label(ui.CutLeft(&row, c.Width(ui.Prompt, n)), ui.Prompt, ui.Start, c.Theme.Text, n)
		c.Label(ui.CutLeft(&row, c.Width(ui.Small, of)), ui.Small, ui.Start, c.Theme.Muted, of)
		ui.CutLeft(&row, c.Px(12))
		for i := range flags(g) {
			tint := paint.Alpha(c.Theme.Muted, .35)
			if i < g.N {
				tint = s.ink(c, side)
			}
			e := c.Px(28)
			c.Image("icon/flag", ui.Mid(ui.CutLeft(&row, c.Px(30)), e, e), tint)
		}
	}
}
