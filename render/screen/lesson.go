package screen

import (
	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/lesson"
	"grognard/game/match"
	"grognard/rules"
)

// newcomer reports whether a battle is the first of its system that is played here: lessons, copies and trials
// do not count. It reads all saves.
func (r *Root) newcomer(m *match.Match) bool {
	all, _ := archive.List(r.deps.Saves) // where it cannot be read, other pages say so
	for _, it := range all {
		h := &it.Header
		taught := h.Players[0].Name == lesson.Teacher || h.Players[1].Name == lesson.Teacher
		if h.Book == m.Book().Name() && !taught && !h.Copy && h.Draft == "" && it.Path != r.keeper.Path() {
			return false
		}
	}
	return true
}

// learn begins the lesson of a system. A fault of its file is told.
func (r *Root) learn(book rules.Rulebook) {
	l, err := lesson.Of(book)
	if err != nil {
		r.given.Fail("ui.fault.lesson", err)
		return
	}
	how := l.Begin()
	how.Title = l.Title.In(r.deps.Words.Language())
	r.start(book, how, nil)
}

// lessonOf follows the lesson that a game is, nil if it is none: one whose file is damaged is told, and
// goes on as a battle, as does one in which the sides were changed.
func (r *Root) lessonOf(m *match.Match) *lesson.Play {
	if !lesson.IsLesson(m.Start()) {
		return nil
	}
	l, err := lesson.Of(m.Book())
	if err != nil {
		r.given.Fail("ui.fault.lesson", err)
	}
	if err != nil || !l.Taught(m.Start()) {
		r.learned(m)
		return nil
	}
	return lesson.NewPlay(l, m)
}

// learned has the computer play the other side where the lesson is over and the battle goes on.
func (r *Root) learned(m *match.Match) {
	for s, p := range m.Start().Players {
		if p.Computer {
			m.SetChooser(rules.Side(s), r.deps.chooser(m.Book(), m.At(0), m.Start().Seed, string(ai.Casual)))
		}
	}
}
