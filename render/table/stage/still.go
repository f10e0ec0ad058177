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
// everybody may see it.
type Still struct {
	*Stage
	Words *words.Speaker

	scene scene.Scene
	view  *rules.View
	moved []match.Entry

	theatre *combat.Panel // of the fight that is recalled; its scene is that of the moment before
	fight   *combat.Fight
	then    scene.Scene
	thenAt  *rules.View
	clips   anim.Timeline // that never run
	past    history.History
}

// Show returns the stage of positions of a rulebook, in the words of a catalogue; nothing
// is shown before See. record is what has happened; nil: nothing has.
func Show(d Deps, catalog *lang.Catalog, book rules.Rulebook, record log.Record) *Still {
	s := &Still{}
	s.scene = scene.Scene{View: func() *rules.View { return s.view }, Viewer: rules.Chance, Moving: func() bool { return false }}
	s.Words = words.New(catalog, book, &names.Book{Rulebook: book}, &s.scene)
	if record == nil {
		record = blank{}
	}
	ahead := &foresee.Lookahead{}
	picks := choice.New(&s.scene, ahead, nil, nil)
	s.Stage = build(d, &source{
		scene: &s.scene, words: s.Words, book: book, record: record, orders: func() []match.Order { return nil },
		choice: picks, clips: &s.clips,
		missed: func() []match.Entry { return s.moved }, decider: func() rules.Side { return rules.Chance },
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
	s.clips.Forget()
	if s.fight = k; k == nil {
		return
	}
	for _, e := range dice {
		s.clips.Lay(e)
	}
	s.then.Pos, s.thenAt = before, before.View(rules.Chance)
}

// Fight paints the theatre of the fight that is recalled, where there is one.
func (s *Still) Fight(c *ui.Ctx, room combat.Room) {
	s.Heed(s.theatre.Past(c, room, s.fight))
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
func (s *Still) Lay(l *layout.Layout) { s.Cards.Lay(cards.RoomOf(l)) }

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

// See shows a position, and draws the moves that have led to it, the last one first.
func (s *Still) See(p *rules.Position, moved ...match.Entry) {
	s.Show(p, p.View(rules.Chance), moved...)
}

// Show is See where more is to be seen of a position than stands on its board.
func (s *Still) Show(p *rules.Position, v *rules.View, moved ...match.Entry) {
	s.scene.Pos, s.view, s.moved = p, v, moved
	s.Words.See(s.view)
}

// Seen is what is shown; nil before See.
func (s *Still) Seen() *rules.View { return s.view }

// blank is a record of nothing.
type blank struct{}

func (blank) Log() []match.Entry { return nil }
func (blank) Changes() int       { return 0 }
