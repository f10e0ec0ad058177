package report

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"grognard/game/chronicle"
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/game/study"
	"grognard/rules"
	"grognard/scenarios"
)

// Report is a battle told in one language.
type Report struct {
	Language   string // "en"
	Title      string // of the game
	Battle     string // its battle, where a player has called it otherwise; "": that is its title
	System     string
	Headline   string // who won, or how far the battle has come
	Standfirst string // the sentences below it
	Over       bool
	Sides      [2]Army
	Turns      []Turn  // oldest first; with the set-up if anything happened in it
	Counted    string  // what the numbers of the course count, "" if its rulebook names none
	Course     []Step  // of these numbers
	Chances    []Step  // of winning, of the first side in thousandths; none: nobody has judged the game
	Points     []Point // at which the battle turned
	PointsHead string  // above them: by which numbers
	Luck       []Luck  // of both sides; none: no throw could do harm, or the battle goes on
	LuckAbout  string  // which throws were counted

	words *lang.Catalog
}

// Army is a side.
type Army struct {
	Name   string
	Nation string // "fr"
	Ink    string // its colour on white paper, "#174A94"
	Score  string // by which the battle is told, "" if there is none
	Units  []Unit // order of battle
	Fallen string // what of the strength was lost, and how many units and commanders
	Totals [2]int // strength of all units, before and after
	Before string // these, in the unit of the system: "37 blocks"
	After  string
}

// Turn is a game turn.
type Turn struct {
	N       int // 0: the set-up
	Head    string
	Parts   []Part
	Drawing Drawing // for its map
	Caption string  // below the map
	Score   string  // at the end of the turn, "" if there is none
}

// Part is what happened while a side had the turn.
type Part struct {
	Side  rules.Side // Chance: neither had it
	Head  string
	Story []Paragraph
}

// Paragraph is a deed with what came of it.
type Paragraph struct {
	Side  rules.Side // whose it was; Chance: nobody's
	Fight bool
	Moves bool
	Lead  string     // "42e Ligne: charge on 27th Inniskilling!", "" if there is none
	Said  []string   // sentences
	Dice  [][]string // faces thrown, throw by throw: numbers, or what the die shows
	Lost  [2]int     // steps, blocks or men that each side lost
}

// Step is a number at a moment; turns are equally wide.
type Step struct {
	X float64 // 0 to 1
	N [2]int
}

// Point is a moment at which the battle turned.
type Point struct {
	Turn  int
	X     float64 // as in Step
	Said  string
	For   rules.Side // whose number changed
	By    string     // "+2"
	Lucky bool
}

// Luck is what the dice of a side did.
type Luck struct {
	Harm        int
	Mean        float64
	Head, Words string
}

// Game is what a report needs of a game. It stays as it is while the game goes on, so that a report can
// be made on another goroutine.
type Game struct {
	Book    rules.Rulebook
	Told    *chronicle.Chronicle // nil: it is told anew
	first   *rules.Position
	last    *rules.Position
	answers []rules.Answer
	how     match.Start
	chances []study.Moment
	turning []chronicle.Point // by the chance of winning; nil: not all of the game was judged
}

// Take takes a game as it is now.
func Take(m *match.Match) *Game {
	g := &Game{Book: m.Book(), first: m.At(0), last: m.Position(), answers: m.Answers(), how: m.Start()}
	if study.May(m).Rule == "" {
		k := study.Of(m, nil)
		g.chances, g.turning = k.Course(), k.Turning()
	}
	return g
}

// Over reports whether the game is over: only then everything is told.
func (g *Game) Over() bool { return g.last.Result().Over }

// See is a position of the game as its report may show it: as both players see it, or, once the game
// is over, each piece as its owner does.
func (g *Game) See(p *rules.Position) *rules.View {
	if !g.Over() {
		return p.View(rules.Chance)
	}
	v, other := *p.View(rules.First), p.View(rules.Second)
	v.Pieces = slices.DeleteFunc(slices.Clone(v.Pieces), func(p rules.Piece) bool { return p.Side == rules.Second })
	for _, p := range other.Pieces {
		if p.Side == rules.Second {
			v.Pieces = append(v.Pieces, p)
		}
	}
	v.Cards, v.Combat, v.ArmyList = nil, nil, nil
	return &v
}

// Title is what the battle is called: as the player has called it, or as its scenario is called in a
// language; "" if there is neither.
func (g *Game) Title(language string) string {
	info, _, err := scenarios.Open(g.Book.Name(), g.how.Scenario)
	if title := g.how.Title; err != nil || title != "" && title != info.Title.EN && title != info.Title.IT {
		return title
	}
	return info.Title.In(language)
}

// Names tells what the things of the game are called.
func (g *Game) Names() lang.Names { return lang.NamesOf(g.Book, g.See(g.last)) }

// Of gathers a battle in the language that words speaks, which nobody else may use meanwhile. An error
// is that of ctx, or says that the game cannot be played again.
func Of(ctx context.Context, game *Game, words *lang.Catalog) (*Report, error) {
	told := game.Told
	if told == nil {
		var err error
		if told, err = chronicle.Of(ctx, game.first, game.answers); err != nil {
			return nil, err
		}
	}
	g := gatherer{ctx: ctx, Game: game, words: words, told: told, book: game.Book, names: game.Names()}
	g.Report = &Report{Language: words.Language(), words: words, Over: game.Over()}
	if err := g.play(); err != nil {
		return nil, err
	}
	g.head()
	g.course()
	g.points()
	g.fortune()
	g.tellStory()
	g.orders()
	return g.Report, nil
}

// gatherer puts a report together.
type gatherer struct {
	*Report
	*Game
	ctx   context.Context
	book  rules.Rulebook
	words *lang.Catalog
	told  *chronicle.Chronicle
	names lang.Names
	turns []raw
	units roster
	begun begins      // what the answers since the last event have begun
	end   *rules.View // the last position
}

// learns is an event as the report may tell it.
func (g *gatherer) learns(e rules.Event) rules.Event {
	if !g.Game.Over() {
		return e.For(rules.Chance)
	}
	e.Hidden, e.Aliases = 0, nil
	return e
}

// head is what stands above everything.
func (g *gatherer) head() {
	r, w := g.Report, g.words
	r.System = w.Word("ui.system." + g.book.Name() + ".name")
	if r.Title = g.Game.Title(w.Language()); r.Title == "" {
		r.Title = r.System
	}
	if battle := scenarios.TitleOf(g.book.Name(), g.how.Scenario, g.how.Data); r.Title != battle.EN && r.Title != battle.IT {
		r.Battle = battle.In(w.Language())
	}
	res := g.Game.last.Result()
	switch {
	case !res.Over:
		r.Headline = w.Word("report.goes.on", g.end.Turn)
	case res.Winner == rules.Chance:
		r.Headline = w.Word("ui.end.draw")
	default:
		r.Headline = w.Word("ui.end.won", w.Side(res.Winner, g.names))
	}
	all := []string{w.Say(res.Why, g.names), w.Say(res.Near, g.names)}
	decisions := 0
	for _, a := range g.answers {
		if a.By != rules.Chance {
			decisions++
		}
	}
	r.Standfirst = w.Sentences(append(all, w.Word("ui.end.length", decisions, g.end.Turn))...)
	score := chronicle.Scores(g.book, g.Game.last.Board(), g.end)
	for s := range r.Sides {
		a := &r.Sides[s]
		a.Name, a.Nation = w.Side(rules.Side(s), g.names), g.end.Sides[s].Nation
		a.Ink = inkOf(g.end, rules.Side(s))
		if score[s] != nil {
			a.Score = count(score[s])
		}
	}
	if score[0] != nil {
		r.Counted = g.counted(score[0])
	}
}

// counted is what a gauge counts.
func (g *gatherer) counted(k *rules.Gauge) string {
	key := g.book.Prefix() + ".gauge." + string(k.Key)
	if long := key + ".course"; g.words.Has(long) {
		key = long
	}
	return g.words.Word(key)
}

// count writes a gauge.
func count(k *rules.Gauge) string {
	n := minus(k.N)
	if k.Of > 0 {
		return n + "/" + strconv.Itoa(k.Of)
	}
	return n
}

// minus writes a number: points may be fewer than none.
func minus(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// signed writes a change with its sign.
func signed(n int) string {
	if n < 0 {
		return minus(n)
	}
	return "+" + strconv.Itoa(n)
}

// along is where an answer lies in the course.
func (g *gatherer) along(answer int) float64 {
	all := g.told.Turns
	if len(all) > 1 && all[0].Turn == 0 { // the set-up
		all = all[1:]
	}
	for i, t := range slices.Backward(all) {
		if answer < t.Answer && i > 0 {
			continue
		}
		to := len(g.answers)
		if i+1 < len(all) {
			to = all[i+1].Answer
		}
		part := float64(answer-t.Answer) / float64(max(1, to-t.Answer))
		return (float64(i) + min(1, max(0, part))) / float64(len(all))
	}
	return 0
}

// course takes the numbers over, and the chances of winning if the game may be studied and has been.
func (g *gatherer) course() {
	for _, k := range g.told.Changes {
		g.Course = append(g.Course, Step{g.along(k.Answer), k.N})
	}
	for _, k := range g.chances {
		n := int(k.Chance*1000 + .5)
		g.Chances = append(g.Chances, Step{g.along(k.Answer), [2]int{n, 1000 - n}})
	}
}

// points tells where the battle turned.
func (g *gatherer) points() {
	all := g.told.Points
	g.PointsHead = g.words.Word("ui.end.points.score")
	if g.turning != nil {
		all, g.PointsHead = g.turning, g.words.Word("ui.end.points.chance")
	}
	for i := range all {
		p := &all[i]
		by := signed(p.Change)
		if p.Chance {
			by = g.words.Percent(by)
		}
		said := Turned(g.words, g.book, g.end, g.names, p)
		g.Points = append(g.Points, Point{Turn: p.Turn, X: g.along(p.Answer), Said: said, For: p.Whose, By: by, Lucky: p.Lucky})
	}
}

// Turned says what a turning point was; v is a view of the game, for its map.
func Turned(w *lang.Catalog, book rules.Rulebook, v *rules.View, names lang.Names, p *chronicle.Point) string {
	said := w.Say(p.Event.Text, names)
	if said != "" && p.Attack.Kind != "" {
		said = w.Sentences(w.Whole(w.Say(p.Attack.Text, names)), said)
	}
	if len(p.Goals) == 0 {
		switch {
		case said != "":
			return said
		case p.Chance:
			return w.Word("ui.end.point.chance", p.N[0], p.N[1])
		}
		return w.Word("ui.end.point", p.N[0], p.N[1])
	}
	if !p.Besides() {
		said = ""
	}
	who := w.Side(p.Whose, names)
	if p.Taker != 0 {
		who = w.Name(p.Taker, names)
	}
	var goals []string
	places := true
	for _, r := range p.Goals {
		goals = append(goals, w.Objective(book, v, r, names))
		places = places && v.Map != nil && (slices.ContainsFunc(v.Map.Cells, func(c rules.Cell) bool { return c.Ref == r }) ||
			slices.ContainsFunc(v.Map.Areas, func(a rules.Area) bool { return a.Ref == r }))
	}
	return w.Turned(said, who, goals, places, p.Change < 0)
}
