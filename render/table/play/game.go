// Package play is a game as a table plays it. What has happened in the match runs as
// clips; once they lie, the request is put before whoever is to answer it, and his answer
// leads to the next events. It paints nothing.
package play

import (
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/names"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/heard"
	"grognard/render/table/history"
	"grognard/render/table/pacing"
	"grognard/render/table/scene"
	"grognard/render/table/seat"
	"grognard/render/table/words"
	"grognard/rules"
)

// Deps is what a game needs beside its match. All functions may be nil.
type Deps struct {
	Words    *lang.Catalog
	OneClick func() bool // acts that roll dice need no second click
	Offers   bool        // the player is asked whether the computer may give up; else it fights on
	Covers   bool        // the screen is covered before another player sits down

	Forget func()               // somebody else looks: what the one before has seen must not stay
	Asked  func(*rules.Request) // a request has been put before a player
}

// Game is a match with all that is shown of it and said about it.
type Game struct {
	Match   *match.Match
	Clips   anim.Timeline // of what has happened
	Scene   scene.Scene
	Seat    seat.Seat
	Words   *words.Speaker
	Choice  *choice.Choice
	Ahead   foresee.Lookahead
	History history.History
	Pacing  pacing.Pacing

	deps    Deps
	ear     heard.Ear
	changes int // of the match, as last seen
}

// New returns the game of a match, of which nothing is shown before Sync.
func New(d Deps, m *match.Match) *Game {
	g := &Game{Match: m, deps: d, changes: -1}
	g.Scene = scene.Scene{View: g.Clips.View, Moving: g.Clips.Running, Viewer: rules.Chance}
	g.Seat = seat.At(m, &g.Scene)
	g.Words = words.New(d.Words, m.Book(), &names.Book{Rulebook: m.Book()}, &g.Scene)
	g.Choice = choice.New(&g.Scene, &g.Ahead, m, d.OneClick)
	g.History = history.Of(m, &g.Scene)
	g.Pacing = pacing.Of(m, &g.History, d.Covers)
	g.Words.See(m.View())
	return g
}

// Close ends what goes on in the background.
func (g *Game) Close() {
	g.Ahead.Forget()
	g.Match.Rest()
}

// Advance moves the clips on at a pace.
func (g *Game) Advance(now float64, pace anim.Pace) {
	g.Clips.Pace = pace
	g.Clips.Tick(now)
}

// Sounds is what is to be heard of what the clips have shown since it was last asked. It holds
// until the next call.
func (g *Game) Sounds() []string {
	cues := g.Clips.Cues()
	if len(cues) > 0 {
		g.ear.Own = g.Seat.Alone()
	}
	return g.ear.Hear(cues, g.piece)
}

// piece finds a piece on the table, or as it will lie there; nil if there is none.
func (g *Game) piece(r rules.Ref) *rules.Piece {
	if p := anim.Stand(g.Clips.View().Pieces, r, 0); p != nil {
		return p
	}
	return g.Clips.After(r)
}

// act is the act against the enemy that has led to where the match is.
func (g *Game) act() rules.Act { return heard.ActOf(g.Match, g.Match.Len()) }

// Hurry ends what moves, and the time that the computer leaves to read its deeds.
func (g *Game) Hurry() {
	g.Pacing.Hurry(g.Clips.Running())
	if g.Clips.Running() {
		g.Clips.Finish()
	}
}

// Sync takes over what has changed in the match, and at rest lets its request be
// answered.
func (g *Game) Sync() {
	if g.changes != g.Match.Changes() {
		viewer := g.Seat.Looker()
		if p := g.Match.Position(); p != g.Scene.Pos || viewer != g.Scene.Viewer {
			g.Pacing.GoOn()
			g.settle(p, viewer)
		}
		g.changes = g.Match.Changes()
	}
	if !g.Clips.Running() {
		g.swap()
		g.ready()
	}
}

// settle shows a position without any motion: after an undo, a hand-over, or
// at the start.
func (g *Game) settle(p *rules.Position, viewer rules.Side) {
	g.look(viewer)
	g.ear.Forget()
	g.Scene.Pos, g.Scene.Before, g.Scene.Viewer = p, nil, viewer
	v := p.View(viewer)
	g.Clips.Settle(v)
	g.Words.See(v)
	if len(g.Clips.Throws()) == 0 {
		for _, e := range g.History.Lying() {
			g.Clips.Lay(e)
		}
	}
	g.Choice.Ask(nil)
}

// look has what another side has seen forgotten; it reports whether another one looks.
func (g *Game) look(viewer rules.Side) bool {
	if viewer == g.Scene.Viewer || g.Match.Bare() {
		return false
	}
	if g.deps.Forget != nil {
		g.deps.Forget()
	}
	return true
}

// swap lays the hand of the next side down, once nothing moves any more; for dice
// that are typed in nobody's is taken away.
func (g *Game) swap() {
	q := g.Match.Request()
	if viewer := g.Seat.Looker(); g.Seat.OpenHands() && viewer != g.Scene.Viewer && (q == nil || q.To != rules.Chance) {
		g.settle(g.Scene.Pos, viewer)
	}
}

// show lets events run up to the position that the match has come to.
func (g *Game) show(events []rules.Event) {
	g.Pacing.Note(events)
	viewer := g.Seat.Eyes()
	if g.look(viewer) {
		// The old position must be seen with the new eyes, or the events
		// would run over a hand that is no longer to be shown.
		g.ear.Forget()
		g.Clips.Settle(g.Scene.Pos.View(viewer))
	}
	if !g.Clips.Running() {
		g.Scene.Before = g.Scene.Pos
	}
	g.Scene.Pos, g.Scene.Viewer, g.changes = g.Match.Position(), viewer, g.Match.Changes()
	seen := make([]rules.Event, len(events))
	for i, e := range events {
		seen[i] = e.For(viewer)
	}
	v := g.Scene.Pos.View(viewer)
	g.ear.Expect(events, g.act)
	g.Clips.Run(seen, v)
	g.Words.See(v)
	g.Choice.Ask(nil)
}

// ready puts the request before the player, if it is his to answer.
func (g *Game) ready() {
	if g.Scene.Ask != nil || g.Pacing.Stops() {
		return
	}
	q := g.Match.Request()
	g.Choice.Reserve(q)
	if _, pending := g.Match.HandOver(); q == nil || pending || q.To == rules.Chance || g.Match.Computer() {
		return
	}
	g.Choice.Ask(q)
	if g.deps.Asked != nil {
		g.deps.Asked(q)
	}
}
