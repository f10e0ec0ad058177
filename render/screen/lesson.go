package screen

import (
	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/battles"
	"grognard/game/lesson"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/browser"
	"grognard/rules"
	"grognard/scenarios"
)

// newcomer reports whether a battle is the first of its system that is played here: lessons, copies and trials
// do not count. It reads all saves.
func (r *Root) newcomer(m *match.Match) bool { return r.newTo(m.Book(), r.keeper.Path()) }

// newTo reports whether the player has no battle of a system behind him, but for one in a file that is played now.
func (r *Root) newTo(book rules.Rulebook, playing string) bool {
	battles, _ := r.behind(book, playing)
	return battles == 0
}

// behind counts the battles and the lessons of a system that are saved, but for one in a file that is played now.
func (r *Root) behind(book rules.Rulebook, playing string) (battles, lessons int) {
	all, _ := archive.List(r.deps.Saves) // where it cannot be read, other pages say so
	for _, it := range all {
		h := &it.Header
		switch {
		case h.Book != book.Name() || h.Copy || h.Draft != "" || it.Path == playing:
		case h.Players[0].Name == lesson.Teacher || h.Players[1].Name == lesson.Teacher:
			lessons++
		default:
			battles++
		}
	}
	return battles, lessons
}

// welcome offers whoever has no battle of a system behind him, and has yet to say who plays, its battles against the
// computer, with the army that its lesson teaches: see seat.
func (r *Root) welcome(book rules.Rulebook) {
	if r.welcomed || r.who != 0 {
		return
	}
	if battles, _ := r.behind(book, ""); battles > 0 {
		return
	}
	if l, err := lesson.Of(book); err == nil {
		r.who, r.welcomed = browser.Alone(seat(book, l)), true
	}
}

// seat is the side that a pupil of a lesson is offered in the first battle of the system: that of the army which he led
// in the lesson, unless it loses two of three games between equals there.
func seat(book rules.Rulebook, l *lesson.Lesson) rules.Side {
	side := l.Pupil
	e, ok := battles.First(book)
	if !ok {
		return side
	}
	if m, err := match.New(book, l.Begin()); err == nil {
		led := book.View(m.At(0).Board(), rules.Chance).Sides[side].Nation
		if armies, err := armiesOf(book, &e); err == nil && led != "" && armies[side.Other()].Nation == led {
			side = side.Other()
		}
	}
	if x, ok := scenarios.BalanceOf(e.Book, e.ID); ok && 3*x.Won(side.Other()) > 2*x.Games() {
		return side.Other()
	}
	return side
}

// armiesOf are the armies of a battle that begins.
func armiesOf(book rules.Rulebook, e *battles.Entry) (armies [2]rules.Army, err error) {
	data, err := e.Read()
	if err != nil {
		return armies, err
	}
	b, err := book.Load(data, nil)
	if err != nil {
		return armies, err
	}
	return book.View(b, rules.Chance).Sides, nil
}

// after leads from the lesson of a system to its first battle, and tells its title; nil where it has no battles.
func (r *Root) after(book rules.Rulebook) (open func(), title func() string) {
	e, ok := battles.First(book)
	if !ok {
		return nil, nil
	}
	return func() { r.pages.Home(r.battle(book, &e)) }, func() string { return e.Title.In(r.deps.Words.Language()) }
}

// strength is how strongly the computer plays in a battle of a system, and how another strength is set. Whoever is
// new to it is offered the casual player as long as he has chosen none.
func (r *Root) strength(book rules.Rulebook) (is func() string, set func(string)) {
	fresh := r.prefs.Strength == prefs.Default().Strength && r.newTo(book, "")
	is = func() string {
		if fresh {
			return string(ai.Casual)
		}
		return r.prefs.Strength
	}
	return is, func(s string) {
		fresh = false
		r.setStrength(s)
	}
}

// lensOf is whether the threat lens is on at a table, and how it is switched: off in a lesson, which does not explain
// it, until the pupil wants it there.
func (r *Root) lensOf(taught bool) (on func() bool, set func(bool)) {
	if !taught {
		return func() bool { return r.prefs.Lens }, r.setLens
	}
	wanted := false
	return func() bool { return wanted }, func(on bool) { wanted = on }
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
