package replay

import (
	"cmp"

	"grognard/game/match"
	"grognard/game/study"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/replay/analysis"
	"grognard/render/ui"
	"grognard/rules"
)

// studied is what of the study the page shows.
type studied struct {
	drawer  *analysis.Drawer
	open    bool           // the drawer is
	branch  *study.Branch  // whose game is shown; nil: the game itself
	work    *study.Work    // nil: the computer does not think about the game
	shows   shows          // what the chart at the foot shows
	course  []study.Moment // of the game itself
	asked   bool           // it is known, or there is none
	closed  bool           // nothing may be studied before the players agree
	over    bool           // the game itself is
	drawn   analysis.Game  // what the drawer tells of
	judged  bool           // there is one
	trying  bool           // a branch is played on the table above
	begun   *study.Branch  // that one, if it began there
	resumes bool           // the computer thought about the game when that began
	agreed  bool           // the players want to study while they play
}

// shows is what the chart at the foot can show.
type shows int

const (
	numbers  shows = iota // by which the battle is told
	strength              // what stands on the map
	chances               // of winning
)

// Study opens the drawer of the study.
func (p *Page) Study() { p.open = true }

// game is what the drawer tells of.
func (p *Page) game() *analysis.Game {
	g := &p.drawn
	if g.Stops != p.Stops || g.Words != p.stage.Words {
		*g = analysis.Game{Study: p.study, Branch: p.branch, Match: p.m, Stops: p.Stops, Words: p.stage.Words, Pos: p.film.At,
			Deed: func(stop int) string { text, _ := p.deed(stop, p.stage.Words); return p.d.Words.Capital(text) }}
	}
	g.At, g.Told, g.Work = p.at, p.told, p.work
	if g.Why, g.Agree = "", false; p.closed && !p.agreed {
		g.Why, g.Agree = p.d.Words.Say(study.May(p.study.Trunk()).Text, caption.Names(p.m)), p.pair()
	}
	return g
}

// better is where something would rather have gone at the moment shown, from where it stood then.
func (p *Page) better() (from, to rules.Ref) {
	if !p.open || p.drag {
		return 0, 0
	}
	answer, o := p.drawer.Better(p.game())
	if o.At == 0 {
		return 0, 0
	}
	pieces := p.film.At(answer - 1).View(rules.Chance).Pieces
	cell := func(r rules.Ref) rules.Ref {
		for i := range pieces {
			if pieces[i].Ref == r && pieces[i].Cell != 0 {
				return pieces[i].Cell
			}
		}
		return r
	}
	if from = cell(o.Who); from == o.Who { // a card, or nobody on the map
		from = 0
	}
	return from, cell(o.At)
}

// pair reports whether two people play the game at one screen.
func (p *Page) pair() bool {
	of := p.study.Trunk().Start().Players
	return !of[rules.First].Computer && !of[rules.Second].Computer
}

// think takes what the computer has found, and comes back from a branch that was played.
func (p *Page) think(c *ui.Ctx) {
	if p.trying {
		p.trying = false
		if m, err := p.study.Game(p.branch); err == nil && p.branch == p.begun && m.Len() == p.branch.At-m.Before() {
			p.drop(p.branch)
		} else if err == nil {
			p.load(p.branch, m, nil)
			p.at = p.At[len(p.At)-1]
		}
		p.begun = nil
		if p.resumes {
			p.judge()
		}
		c.Animate()
	}
	if p.work != nil {
		found := p.study.Take(p.work)
		if _, _, over := p.work.Progress(); over {
			p.halt()
		} else {
			c.Wake(c.In.Now + 200)
		}
		if found {
			p.asked = false
			c.Animate()
		}
	}
	if !p.asked {
		p.asked, p.course = true, p.study.Course()
		if known := len(p.course) > 1; known != p.judged {
			p.judged, p.shows = known, numbers
			if known {
				p.shows = chances
			}
		}
	}
}

// judge has the computer think about the game.
func (p *Page) judge() { p.work = p.study.Judge(0, p.d.Store.Wake) }

// halt ends what the computer thinks; what it has found is kept.
func (p *Page) halt() {
	if p.work == nil {
		return
	}
	p.work.Stop()
	p.study.Take(p.work)
	p.work, p.asked = nil, false
	p.study.Keep()
}

// drawerIn paints the drawer, and does what the player wants.
func (p *Page) drawerIn(c *ui.Ctx, r paint.Rect) { p.heed(c, p.drawer.Frame(c, r, p.game())) }

// heed does what the player wants in the drawer.
func (p *Page) heed(c *ui.Ctx, act analysis.Act) {
	switch {
	case act.Agreed:
		p.agreed = true
	case act.Judge:
		p.judge()
	case act.Halt:
		p.halt()
	case act.Go:
		p.show(p.At[p.Of(act.Answer)])
		p.bring(c, p.Of(act.Answer))
	case act.Begin != nil:
		p.begin(*act.Begin, act.Answer, act.First)
	case act.Play:
		p.try(act.Branch)
	case act.Open:
		p.see(act.Branch)
	case act.Compare:
		p.compare(act.Pair)
	}
	if act.Kept {
		p.study.Keep()
	}
	if act != (analysis.Act{}) {
		c.Animate()
	}
}

// see shows the game of a branch, at the moment where it leads off if that lies behind the one shown.
func (p *Page) see(b *study.Branch) {
	m, err := p.study.Game(b)
	if err != nil {
		p.d.Fail("ui.fault.branch", err)
		return
	}
	at := p.at
	if b != nil {
		at = max(at, b.At-m.Before())
	}
	told := p.told
	if b != p.branch {
		told = nil
	}
	p.load(b, m, told)
	p.at = p.At[p.Of(min(m.Len(), at))]
}

// begin begins a branch after an answer of the game shown, gives it an answer, if that does anything, and
// plays on in it.
func (p *Page) begin(w study.Way, answer int, first rules.Option) {
	w.Seed = p.doors.Seed()
	b, err := p.study.Begin(p.branch, answer, w)
	if err != nil {
		p.d.Fail("ui.fault.branch", err)
		return
	}
	if m, err := p.study.Game(b); err == nil && first.Do != "" {
		if _, err := m.Answer(first); err != nil {
			p.d.Fail("ui.fault.branch", err)
		}
	}
	p.study.Keep()
	p.begun = b
	p.try(b)
}

// drop removes a branch in which nothing was played, and shows where it led off again.
func (p *Page) drop(b *study.Branch) {
	p.study.Remove(b)
	p.study.Keep()
	at := b.At
	p.see(p.study.Branch(b.Parent))
	p.at = p.At[p.Of(max(0, min(p.m.Len(), at-p.m.Before())))]
}

// try plays on in a branch, on the table.
func (p *Page) try(b *study.Branch) {
	m, err := p.study.Game(b)
	if err != nil {
		p.d.Fail("ui.fault.branch", err)
		return
	}
	p.resumes = p.work != nil // it goes on when the player is back
	p.halt()
	p.branch, p.trying = b, true
	p.doors.Try(m, p.name(b))
	p.d.Inform(p.d.Word("ui.study.tried", p.d.Words.Series([]string{p.name(b), p.drawer.Dice(b)})))
}

// name is what a branch is called; nil is the game itself.
func (p *Page) name(b *study.Branch) string {
	if b == nil {
		return p.d.Word("ui.study.game")
	}
	return cmp.Or(b.Name, analysis.Title(p.d, b))
}

// compare shows two games of the study side by side, as they are at their ends.
func (p *Page) compare(pair [2]*study.Branch) {
	var names [2]string
	var games [2]*match.Match
	for i, b := range pair {
		m, err := p.study.Game(b)
		if err != nil {
			p.d.Fail("ui.fault.branch", err)
			return
		}
		names[i], games[i] = p.name(b), m
	}
	p.doors.Compare(names, games)
}
