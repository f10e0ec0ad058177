package lesson

import (
	"errors"
	"fmt"
	"slices"

	"grognard/game/match"
	"grognard/rules"
)

// rehearsal plays a lesson through as it is read: so its answers are found, and what the other side is
// asked is known by its position.
type rehearsal struct {
	*Lesson
	file  *file
	at    func(key string, f *rules.FileError) error
	match *match.Match
	foe   []line // answers of the other side that are still to be given
}

// line is an answer as it stands in the file.
type line struct{ key, text string }

// mostAnswers is more than any lesson takes.
const mostAnswers = 5000

func (r *rehearsal) play() (err error) {
	how := r.start
	for i := range how.Players {
		how.Players[i].Computer = false // both answer here
	}
	how.Open = true
	if r.match, err = match.New(r.book, how); err != nil {
		return r.unbegun(err)
	}
	for i := range r.Steps {
		s := &r.file.Step[i]
		key := fmt.Sprintf("step.%d.", i)
		if err := r.thrown(key+"dice", s.Dice); err != nil {
			return err
		}
		if s.Do != "" {
			if err := r.toPupil(key + "do"); err != nil {
				return err
			}
			if r.Steps[i].Do, err = r.answer(line{key + "do", s.Do}); err != nil {
				return err
			}
		}
		for k, text := range s.Foe {
			r.foe = append(r.foe, line{fmt.Sprintf("%sfoe.%d", key, k), text})
		}
	}
	for len(r.foe) > 0 { // what follows the last step
		n := len(r.foe)
		if err := r.toPupil(r.foe[0].key); err != nil {
			return err
		}
		if len(r.foe) == n {
			return r.at(r.foe[0].key, rules.Fault("fault.lesson.foe", "the other side is asked nothing more"))
		}
	}
	return nil
}

// thrown looks whether dice have fallen by then as a step says.
func (r *rehearsal) thrown(key string, faces []int) error {
	if len(faces) == 0 {
		return nil
	}
	if err := r.toPupil(key); err != nil {
		return err
	}
	if !slices.ContainsFunc(r.match.Log(), func(e match.Entry) bool { return e.Event.Kind == rules.EvDice && slices.Equal(e.Event.Faces, faces) }) {
		return r.at(key, rules.Fault("fault.lesson.thrown", "no throw has fallen so"))
	}
	return nil
}

// unbegun is the fault of a battle that cannot begin: of one of the lesson's own it names the line.
func (r *rehearsal) unbegun(err error) error {
	const say = "its battle cannot begin: %v"
	var f *rules.FileError
	if r.file.Battle == "" || !errors.As(err, &f) {
		return r.at("scenario", rules.Fault("fault.lesson.battle", say, err))
	}
	at := r.at("battle", rules.Fault("fault.lesson.battle", say, f.Bare()))
	var here *rules.FileError
	if errors.As(at, &here) { // its first line is the one after the quotes
		return here.At(here.Line+f.Line, f.Col)
	}
	return at
}

// toPupil answers for the other side until the pupil is asked.
func (r *rehearsal) toPupil(key string) error {
	for range mostAnswers {
		q := r.match.Request()
		switch {
		case q == nil:
			return r.at(key, rules.Fault("fault.lesson.over", "the battle is over before that"))
		case q.To == r.Pupil:
			return nil
		case q.To == rules.Chance:
			return r.at(key, rules.Fault("fault.lesson.dice", "dice are to be thrown by hand before that"))
		}
		hash := r.match.Position().Board().Hash()
		o := q.Options[max(0, q.Quiet)]
		if len(r.foe) > 0 {
			var err error
			if o, err = r.answer(r.foe[0]); err != nil {
				return err
			}
			r.foe = r.foe[1:]
		} else if _, err := r.match.Answer(o); err != nil {
			return r.at(key, rules.Fault("fault.lesson.answer", "%s: %v", o.Do, err))
		}
		r.Lesson.foe[hash] = o
	}
	return r.at(key, rules.Fault("fault.lesson.endless", "nothing leads there"))
}

// answer gives an answer of the file to what is asked.
func (r *rehearsal) answer(l line) (rules.Option, error) {
	q := r.match.Request()
	o, err := rules.ParseOption(r.book, l.text)
	if err != nil {
		return o, r.at(l.key, rules.Fault("fault.lesson.option", "%q is not an answer: %v", l.text, err))
	}
	if _, err := r.match.Answer(o); err != nil {
		return o, r.at(l.key, rules.Fault("fault.lesson.refused", "%q is not an answer to %s: %v", l.text, q.Kind, err))
	}
	return o, nil
}
