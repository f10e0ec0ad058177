package end

import (
	"grognard/game/archive"
	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/game/study"
	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// battle is what is known of a game that is over.
type battle struct {
	d      *page.Deps
	m      *match.Match
	view   *rules.View     // as it ended
	score  [2]*rules.Gauge // by which the battle is told; nil: its rulebook names none
	names  func(rules.Side) string
	length string
	called string
	told   *chronicle.Chronicle // nil: it is being worked out

	judged []study.Moment    // the chance of winning, as far as it was judged
	turned []chronicle.Point // where it changed most; nil: not all of the game was judged
	parts  []archive.Part    // of the game that it was read from
}

// judge reads what was thought of the game, where that is new.
func (s *battle) judge() {
	now := s.m.Parts()
	if len(now) == len(s.parts) && (len(now) == 0 || &now[0] == &s.parts[0]) {
		return
	}
	k := study.Of(s.m, nil)
	s.parts, s.judged, s.turned = now, k.Course(), k.Turning()
}

func facts(d *page.Deps, m *match.Match) battle {
	who := caption.Names(m)
	s := battle{d: d, m: m, view: m.Position().View(rules.Chance)}
	s.score = chronicle.Scores(m.Book(), m.Position().Board(), s.view)
	s.names = func(s rules.Side) string { return d.Words.Side(s, who) }
	s.called = d.Words.Called(m.Book().Name(), m.Start())
	s.length = d.Word("ui.end.length", m.Decided(m.Len()), s.view.Turn)
	return s
}

// lookup is the rulebook, and the clause that ended the game.
func (s *battle) lookup() (rules.Rulebook, string) { return s.m.Book(), s.m.Result().Rule }

// ink is the colour of a side's lines and flags: that of its nation, made lighter or
// darker until it can be told from paper.
func (s *battle) ink(c *ui.Ctx, side int) paint.Color {
	return chart.Ink(c, s.view.Sides[side].Nation)
}
