// Package script is the language in which the tests of all rulebooks are
// written: a position is set up, players and dice answer as text, and what is
// asked, offered, told and shown is looked at.
//
//	draw(t, `C3 red-1 linear N ...`).
//		Play("attack red-1 @C4").WantDice("ns.combat", 2, 2).Roll(2, 3).
//		WantRow("combat.cleared").WantOptions("retreat blue-1 @C5", "retreat blue-1 @B5")
//
// A rulebook embeds Game in a type of its own, which draws positions and adds
// the checks of its own nouns:
//
//	type game struct{ script.Game[*game] }
//
//	func begin(t testing.TB, b *Board) *game {
//		g := new(game)
//		return g.Begin(t, g, language, b)
//	}
//
// Checks report with Errorf, so that a failure names the check that failed, the
// answers that led there, and what was asked and told.
package script

import (
	"fmt"
	"slices"
	"testing"

	"grognard/rules"
	_ "grognard/rules/rulestest/heap"
)

// Language is how the tests of a rulebook speak.
type Language struct {
	Book rules.Rulebook
	// Side calls a side as the pictures do, and Chance as WantAsk and WantOver
	// do.
	Side func(b rules.Board, s rules.Side) string
	// Where tells on what a thing of a name stands, "" off the board. It may be
	// nil where nobody asks WantAt.
	Where func(b rules.Board, thing rules.Ref) (place string, inGame bool)
	// Brief drops from an option what tests leave unsaid. It may be nil.
	Brief func(rules.Option) rules.Option
}

// Game is a game that a test plays; G is the type that embeds it, which every
// step of a chain returns.
type Game[G any] struct {
	testing.TB
	*rules.Position
	Events    []rules.Event // of the last answer
	AllEvents []rules.Event // since the position was drawn

	self    G
	lang    Language
	answers []string
}

// Begin starts a game at a board. self is the value that embeds g.
func (g *Game[G]) Begin(t testing.TB, self G, lang Language, b rules.Board) G {
	t.Helper()
	p, events, err := rules.Begin(lang.Book, b)
	if err != nil {
		t.Fatal(err)
	}
	g.Events, g.AllEvents = events, events
	return g.Resume(t, self, lang, p)
}

// Resume looks at a game that is under way.
func (g *Game[G]) Resume(t testing.TB, self G, lang Language, p *rules.Position) G {
	g.TB, g.Position, g.self, g.lang = t, p, self, lang
	return self
}

// Play gives answers of whichever player is asked, as text.
func (g *Game[G]) Play(lines ...string) G {
	g.Helper()
	for _, line := range lines {
		req := g.Request()
		if req == nil || req.To == rules.Chance {
			g.Fatalf("%q: no player is asked", line)
		}
		g.Answer(rules.Answer{By: req.To, Option: g.Option(line)}, line)
	}
	return g.self
}

// Roll gives the faces of one roll, in the order of the dice.
func (g *Game[G]) Roll(faces ...int) G {
	g.Helper()
	if req := g.Request(); req == nil || req.To != rules.Chance || req.Dice.Bag != nil {
		g.Fatalf("roll %d: no dice are rolled", faces)
	}
	return g.Answer(rules.Answer{By: rules.Chance, Faces: faces}, fmt.Sprint("roll ", faces))
}

// Draw draws cards, one after another.
func (g *Game[G]) Draw(ids ...string) G {
	g.Helper()
	for _, id := range ids {
		req := g.Request()
		if req == nil || req.To != rules.Chance || req.Dice.Bag == nil {
			g.Fatalf("draw %s: nothing is drawn", id)
		}
		i := slices.Index(req.Dice.Bag, g.Ref(id))
		if i < 0 {
			g.Fatalf("%s cannot be drawn", id)
		}
		g.Answer(rules.Answer{By: rules.Chance, Faces: []int{i}}, "draw "+id)
	}
	return g.self
}

// Answer gives an answer, which failures call by the words said, and checks the
// board that it leads to.
func (g *Game[G]) Answer(a rules.Answer, said string) G {
	g.Helper()
	p, events, err := g.Position.Play(a)
	if err != nil {
		g.Fatalf("%s: %v", said, err)
	}
	g.answers = append(g.answers, said)
	g.Position, g.Events = p, events
	g.AllEvents = append(g.AllEvents, events...)
	if err := g.Board().Check(); err != nil {
		g.Fatalf("the board is wrong: %v", err)
	}
	return g.self
}

// Least gives the answer that does as little as may be done: the quiet option
// or the first, dice that all show 1, the first card.
func (g *Game[G]) Least() G {
	g.Helper()
	req := g.Request()
	a := rules.Answer{By: req.To}
	switch {
	case req.To != rules.Chance:
		a.Option = req.Options[max(req.Quiet, 0)]
	case req.Dice.Bag != nil:
		a.Faces = []int{0}
	default:
		a.Faces = slices.Repeat([]int{1}, req.Dice.N())
	}
	return g.Answer(a, req.Kind)
}

// patience is how many answers On gives before it takes a game for endless.
const patience = 2000

// Anybody stands for any player where a side is named.
const Anybody = "anybody"

// On lets everybody do the least until a side is asked something.
func (g *Game[G]) On(kind, side string) G {
	g.Helper()
	for range patience {
		switch {
		case g.Request() == nil:
			g.Fatalf("the game is over before %s is asked %s", side, kind)
		case g.asks(kind, side):
			return g.self
		}
		g.Least()
	}
	g.Fatalf("%s is never asked %s", side, kind)
	return g.self
}

// asks reports whether a side is asked something now.
func (g *Game[G]) asks(kind, side string) bool {
	req := g.Request()
	if req == nil || req.Kind != kind {
		return false
	}
	return side == Anybody && req.To != rules.Chance || g.lang.Side(g.Board(), req.To) == side
}

// Asked tells what the game waits for.
func (g *Game[G]) Asked() string {
	req := g.Request()
	if req == nil {
		return "the game is over"
	}
	who := "chance"
	if req.To != rules.Chance {
		who = g.lang.Side(g.Board(), req.To)
	}
	return fmt.Sprintf("%s is asked %s", who, req.Kind)
}

// Options lists what is offered, as text.
func (g *Game[G]) Options() (all []string) {
	if req := g.Request(); req != nil {
		for _, o := range req.Options {
			all = append(all, g.text(o))
		}
	}
	return all
}

func (g *Game[G]) text(o rules.Option) string {
	if g.lang.Brief != nil {
		o = g.lang.Brief(o)
	}
	return rules.FormatOption(g.lang.Book, o)
}

// Option reads an option; of those offered one may be written in brief.
func (g *Game[G]) Option(line string) rules.Option {
	g.Helper()
	if i := slices.Index(g.Options(), line); i >= 0 {
		return g.Request().Options[i]
	}
	o, err := rules.ParseOption(g.lang.Book, line)
	if err != nil {
		g.Fatalf("%q: %v", line, err)
	}
	return o
}

// Ref is the thing of a name.
func (g *Game[G]) Ref(id string) rules.Ref {
	g.Helper()
	r, err := g.lang.Book.Parse(id)
	if err != nil {
		g.Fatal(err)
	}
	return r
}

// Name is the name of a thing.
func (g *Game[G]) Name(r rules.Ref) string { return g.lang.Book.Format(r) }

// SideOf finds the side that the pictures call so.
func (g *Game[G]) SideOf(name string) rules.Side {
	g.Helper()
	for _, s := range []rules.Side{rules.First, rules.Second} {
		if g.lang.Side(g.Board(), s) == name {
			return s
		}
	}
	g.Fatalf("there is no side %q", name)
	return rules.Chance
}
