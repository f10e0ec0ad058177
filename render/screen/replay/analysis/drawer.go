// Package analysis is the drawer beside a replay: what the computer thinks of the battle, the branches that
// were tried, and the luck of the dice. What the player wants is handed back.
package analysis

import (
	"math"
	"strconv"

	"grognard/game/chronicle"
	"grognard/game/film"
	"grognard/game/match"
	"grognard/game/study"
	"grognard/render/paint"
	"grognard/render/screen/dialog"
	"grognard/render/screen/page"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Game is what is studied, as the replay shows it.
type Game struct {
	Study  *study.Study
	Branch *study.Branch // whose game is shown; nil: the game itself
	Match  *match.Match  // that game
	Stops  *film.Stops   // of it
	At     int           // answers after which it is shown
	Told   *chronicle.Chronicle
	Work   *study.Work // that goes on; nil: none does
	Words  *words.Speaker
	Deed   func(stop int) string       // what was decided, in words
	Pos    func(i int) *rules.Position // after so many answers
	Why    string                      // why nothing may be studied yet; "": it may
	Agree  bool                        // the players may agree that it may
}

// Act is what the player wants.
type Act struct {
	Go     bool // to the moment after Answer
	Answer int

	Open   bool          // to another game: Branch, nil is the game itself
	Branch *study.Branch // for Open, Play and Remove

	Begin *study.Way   // a branch here
	First rules.Option // given in it at once, if it does something
	Play  bool         // plays on in Branch

	Judge, Halt bool // begins to think about the game, or ends that
	Kept        bool // something has changed that is to be kept
	Compare     bool // two branches side by side: Pair
	Pair        [2]*study.Branch
	Agreed      bool
}

// Drawer is the drawer.
type Drawer struct {
	d      *page.Deps
	tab    int
	picks  [len(tabs)]ui.Pick
	judged judged
	tree   tree
	dice   dice
}

// New returns the drawer.
func New(d *page.Deps) *Drawer { return &Drawer{d: d} }

// The tabs, in their order.
var tabs = [...]struct{ name, word string }{
	{"tab.analysis", "ui.study.analysis"}, {"tab.branches", "ui.study.branches"}, {"tab.luck", "ui.study.luck"},
}

// Frame paints the drawer in r.
func (p *Drawer) Frame(c *ui.Ctx, r paint.Rect, g *Game) (act Act) {
	c.Block(r)
	c.Shadow(r.Inset(-c.Px(6)))
	c.Surface("ui/panel", r, c.Theme.Panel)
	in := r.Inset(c.Px(10))
	for i, t := range tabs {
		p.picks[i] = ui.Pick{Name: t.name, Label: p.d.Word(t.word)}
	}
	at, h := c.Choice(in, p.picks[:], p.tab)
	p.tab = at
	ui.CutTop(&in, h+c.Px(8))
	if g.Why != "" {
		return p.closed(c, in, g)
	}
	switch p.tab {
	case 0:
		p.judged.frame(c, p.d, in, g, &act)
	case 1:
		p.tree.frame(c, p.d, in, g, &act)
	case 2:
		p.dice.frame(c, p.d, in, g, &act)
	}
	return act
}

// closed says why nothing may be studied.
func (p *Drawer) closed(c *ui.Ctx, r paint.Rect, g *Game) (act Act) {
	f := ui.Flow{C: c, X: r.X, Y: r.Y, W: r.W}
	f.Text(ui.Body, c.Theme.Text, g.Why)
	f.Gap(10)
	if g.Agree {
		b := ui.Button{Name: "button.study.agree", Label: p.d.Word("ui.study.agree"), Tip: p.d.Word("ui.study.agree.about")}
		act.Agreed = c.Button(f.Take(c.ButtonHigh(b, f.W)), b)
	}
	return act
}

// Asks reports whether the drawer asks for a name: keys are meant for that.
func (p *Drawer) Asks() bool { return p.tree.naming != nil }

// Ask asks for a name, above everything else, where one is to be given.
func (p *Drawer) Ask(c *ui.Ctx, g *Game) (act Act) {
	p.tree.name(c, p.d, g, &act)
	return act
}

// Close calls off what is worked out in the background.
func (p *Drawer) Close() { p.judged.halt() }

// Forget takes back what is kept from frame to frame of another game, or in another language.
func (p *Drawer) Forget() {
	p.judged.halt()
	p.judged = judged{everything: p.judged.everything}
	p.dice.rows = nil
	p.tree.naming = nil
}

// percent writes a chance, from 0 to 1.
func percent(d *page.Deps, x float64) string {
	return d.Words.Percent(strconv.Itoa(hundredths(x)))
}

// signed writes a change of a chance with its sign.
func signed(d *page.Deps, x float64) string { return points(d, hundredths(x)) }

// hundredths is a chance, or a change of one, in whole percent.
func hundredths(x float64) int { return int(math.Round(100 * x)) }

// adding gives parts of a whole in percent, so that what is read adds up to it: those that lie nearest to the
// next number are rounded the other way.
func adding(whole int, parts ...float64) []int {
	all := make([]int, len(parts))
	for i, x := range parts {
		all[i] = hundredths(x)
		whole -= all[i]
	}
	for whole != 0 {
		by := 1
		if whole < 0 {
			by = -1
		}
		at := 0
		for i, x := range parts {
			if short := func(i int, x float64) float64 { return float64(by) * (100*x - float64(all[i])) }; short(i, x) > short(at, parts[at]) {
				at = i
			}
		}
		all[at] += by
		whole -= by
	}
	return all
}

// points writes so many percent more or less, with their sign.
func points(d *page.Deps, n int) string {
	if n == 0 {
		return "0"
	}
	sign := "+"
	if n < 0 {
		sign, n = "−", -n
	}
	return d.Words.Percent(sign + strconv.Itoa(n))
}

// naming is a branch that is being given a name.
type naming struct {
	of  *study.Branch
	ask dialog.Naming
}
