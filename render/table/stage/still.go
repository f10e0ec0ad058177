package stage

import (
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/names"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/panel/log"
	"grognard/render/table/scene"
	"grognard/render/table/words"
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
	s.Stage = build(d, &source{
		scene: &s.scene, words: s.Words, book: book, record: record, orders: func() []match.Order { return nil },
		choice: choice.New(&s.scene, &foresee.Lookahead{}, nil, nil), clips: &anim.Timeline{},
		missed: func() []match.Entry { return s.moved }, decider: func() rules.Side { return rules.Chance },
	})
	return s
}

// See shows a position, and draws the moves that have led to it, the last one first.
func (s *Still) See(p *rules.Position, moved ...match.Entry) {
	s.scene.Pos, s.view, s.moved = p, p.View(rules.Chance), moved
	s.Words.See(s.view)
}

// Seen is what is shown; nil before See.
func (s *Still) Seen() *rules.View { return s.view }

// blank is a record of nothing.
type blank struct{}

func (blank) Log() []match.Entry { return nil }
func (blank) Changes() int       { return 0 }
