package stage

import (
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/history"
	"grognard/render/table/layout"
	"grognard/render/table/panel/cards"
	"grognard/render/table/panel/combat"
	"grognard/render/table/panel/log"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Still is a stage on which nobody plays: it shows one position after the other, as
// everybody may see it, or as a side does. From one to the next things may move.
type Still struct {
	*Stage
	Words *words.Speaker

	scene scene.Scene
	view  *rules.View // what is shown at rest
	moved []match.Entry
	ways  []match.Entry // what is to be drawn once nothing moves

	theatre *combat.Panel // of the fight that is recalled; its scene is that of the moment before
	fight   *combat.Fight
	then    scene.Scene
	thenAt  *rules.View
	dice    []rules.Event
	clips   anim.Timeline
	past    history.History
}

// Show returns the stage of positions of a rulebook, in the words of a catalogue; nothing
// is shown before See. record is what has happened; nil: nothing has.
func Show(d Deps, catalog *lang.Catalog, book rules.Rulebook, record log.Record) *Still {
	s := &Still{}
	s.scene = scene.Scene{View: s.now, Viewer: rules.Chance, Moving: s.clips.Running}
	s.Words = words.New(catalog, book, &names.Book{Rulebook: book}, &s.scene)
	if record == nil {
		record = blank{}
	}
	ahead := &foresee.Lookahead{}
	picks := choice.New(&s.scene, ahead, nil, nil)
	s.Stage = build(d, &source{
		scene: &s.scene, words: s.Words, book: book, record: record, orders: func() []match.Order { return nil },
		choice: picks, clips: &s.clips,
		missed: func() []match.Entry { return s.moved }, decider: func() rules.Side { return s.scene.Viewer },
	})
	s.then = scene.Scene{View: func() *rules.View { return s.thenAt }, Viewer: rules.Chance, Moving: s.scene.Moving}
	s.theatre = combat.New(combat.Deps{Scene: &s.then, Words: s.Words, Choice: picks, Ahead: ahead, History: &s.past,
		Clips: &s.clips, Board: &s.View.Board, Book: book, Dice: s.Dice})
	return s
}

// Remember has the theatre tell from what has happened lately.
func (s *Still) Remember(past history.Record) *Still {
	s.past = history.Of(past, &s.scene)
	return s
}

// Recall has the theatre show a fight that was fought, with its dice, in the position before
// the last of them; nil is none. It tells what Remember has been given.
func (s *Still) Recall(k *combat.Fight, before *rules.Position, dice ...rules.Event) {
	s.fight, s.dice = k, append(s.dice[:0], dice...)
	if !s.clips.Running() { // else they are thrown
		s.lay()
	}
	if k != nil {
		s.then.Pos, s.thenAt = before, before.View(s.scene.Viewer)
	}
}

// lay lays the dice of the fight that is recalled down.
func (s *Still) lay() {
	s.clips.Forget()
	for _, e := range s.dice {
		s.clips.Lay(e)
	}
}

// Fight paints the theatre of the fight that is recalled, where there is one. While things
// move it comes with the first dice.
func (s *Still) Fight(c *ui.Ctx, room combat.Room) {
	k := s.fight
	if s.clips.Running() && len(s.clips.Throws()) == 0 {
		k = nil
	}
	s.Heed(s.theatre.Past(c, room, k))
}

// Fought returns who took part in the fight that is shown, and where its theatre lies; false
// if there is none.
func (s *Still) Fought() (who []rules.Ref, at paint.Rect, shown bool) {
	at, shown = s.theatre.Lies()
	return s.theatre.Engaged(), at, shown && s.fight != nil
}

// Printer paints cards as they lie on this stage.
func (s *Still) Printer() *card.Printer {
	return &card.Printer{Scene: &s.scene, Words: s.Words, Pictures: s.View.Pictures}
}

// Lay gives the cards on the table their places.
func (s *Still) Lay(l *layout.Layout) {
	r := cards.RoomOf(l)
	r.Foot = l.Map.Y + l.Map.H
	s.Cards.Lay(r)
}

// Needs is what a layout has to know of what is shown.
func (s *Still) Needs(c *ui.Ctx) layout.Needs {
	n := layout.Needs{W: c.In.W, H: c.In.H, Dp: ui.Dp(c.In), Text: c.Text, North: int(rules.Second),
		Lines: s.Standards.Lines(), Clock: s.Standards.Clock(), Tools: s.View.Tools(), Piles: s.scene.Dealt()}
	if s.view.Sides[rules.First].Edge == rules.North {
		n.North = int(rules.First)
	}
	if m := s.view.Map; m != nil {
		in := ground.NewLayout(m, 1).Board()
		n.Wide, n.High = in.W, in.H
		n.Most = board.MostCell(m) * c.Scale
	}
	return n
}

// SeeAs has positions shown from now on as a side sees them, Chance being what both may see;
// what is shown stays until the next See.
func (s *Still) SeeAs(as rules.Side) {
	if as == s.scene.Viewer {
		return
	}
	s.scene.Viewer, s.then.Viewer = as, as
	s.Recall(nil, nil)
	s.Cards.Forget()
	s.Look.Forget()
}

// See shows a position at once, and draws the moves that have led to it, the last one first.
func (s *Still) See(p *rules.Position, moved ...match.Entry) {
	s.Show(p, p.View(s.scene.Viewer), moved...)
}

// Show is See where more is to be seen of a position than stands on its board.
func (s *Still) Show(p *rules.Position, v *rules.View, moved ...match.Entry) {
	if s.clips.Running() {
		s.clips.Settle(v)
	}
	s.clips.Cues() // nobody hears what is not shown
	s.scene.Pos, s.scene.Before, s.view, s.moved = p, nil, v, moved
	s.Words.See(s.view)
}

// Run shows what has happened, as whoever looks may know it, from the position that is shown
// until the next one, and then draws the moves. Tick moves it on.
func (s *Still) Run(events []rules.Event, p *rules.Position, moved ...match.Entry) {
	s.Finish()
	s.clips.Settle(s.view)
	s.Recall(nil, nil)
	s.scene.Before, s.scene.Pos, s.view = s.scene.Pos, p, p.View(s.scene.Viewer)
	s.moved, s.ways = nil, moved
	s.clips.Run(events, s.view)
	s.Words.See(s.view)
	if !s.clips.Running() {
		s.rest()
	}
}

// Pace has things move so fast from now on.
func (s *Still) Pace(p anim.Pace) { s.clips.Pace = p }

// Tick moves on what moves, to a time in milliseconds, and returns what could be heard since
// the tick before. It reports whether anything has just come to rest.
func (s *Still) Tick(now float64) (cues []anim.Cue, rests bool) {
	moved := s.clips.Running()
	s.clips.Tick(now)
	if rests = moved && !s.clips.Running(); rests {
		s.rest()
	}
	return s.clips.Cues(), rests
}

// Finish ends what moves.
func (s *Still) Finish() {
	if s.clips.Running() {
		s.clips.Finish()
		s.rest()
	}
}

// rest draws what is shown when nothing moves.
func (s *Still) rest() {
	s.moved, s.scene.Before = s.ways, nil
	s.lay()
}

// Moves reports whether anything moves.
func (s *Still) Moves() bool { return s.clips.Running() }

// Untold counts the events of what moves that have not been shown yet.
func (s *Still) Untold() int { return s.clips.Untold() }

// Piece finds a piece on the table, or as it will lie there; nil if there is none.
func (s *Still) Piece(r rules.Ref) *rules.Piece {
	if p := anim.Stand(s.now().Pieces, r, 0); p != nil || !s.clips.Running() {
		return p
	}
	return s.clips.After(r)
}

// now is what the table shows at the moment.
func (s *Still) now() *rules.View {
	if s.clips.Running() {
		return s.clips.View()
	}
	return s.view
}

// Seen is what is shown at rest; nil before See.
func (s *Still) Seen() *rules.View { return s.view }

// blank is a record of nothing.
type blank struct{}

func (blank) Log() []match.Entry { return nil }
func (blank) Changes() int       { return 0 }
