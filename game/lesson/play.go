package lesson

import (
	"slices"
	"strconv"
	"strings"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
)

// Begin is how a lesson is begun, or one that was left is taken up again: see Play.
func (l *Lesson) Begin() match.Start {
	how := l.start
	how.Players[l.Pupil.Other()].Chooser = l
	return how
}

// Choose implements match.Chooser for the other side: what the file says, or where the pupil has come to
// another position, what changes least.
func (l *Lesson) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	if o, ok := l.foe[p.Board().Hash()]; ok && slices.Contains(q.Options, o) {
		return o
	}
	return q.Options[max(0, q.Quiet)]
}

// IsLesson reports whether a game is a lesson: a side is played by the Teacher.
func IsLesson(s match.Start) bool {
	return slices.ContainsFunc(s.Players[:], func(p match.Player) bool { return p.Computer && p.Name == Teacher })
}

// Taught reports whether it is this one, and the pupil sits where he learns: who plays it again from the other side
// has a battle before him.
func (l *Lesson) Taught(s match.Start) bool { return s.Players[l.Pupil.Other()].Name == Teacher }

// Play is a lesson that is being played. It is used from the goroutine of its match.
type Play struct {
	*Lesson
	m    *match.Match
	read int // steps that were read, up to here

	at    int // the step that it has come to, as of changes and read
	known struct{ changes, read int }
}

// NewPlay follows a game of a lesson. One that was left goes on where it was left.
func NewPlay(l *Lesson, m *match.Match) *Play {
	p := &Play{Lesson: l, m: m}
	p.known.changes = -1
	for n := p.done(); n > 0 && p.read < len(l.Steps); p.read++ { // what stands before an answer was read
		if !l.Steps[p.read].Reads() {
			n--
		}
	}
	for _, k := range m.Parts() {
		if n, err := strconv.Atoi(strings.TrimSpace(string(k.Text))); k.Kind == readPart && err == nil {
			p.read = min(max(p.read, n), len(p.Steps))
		}
	}
	return p
}

// readPart is the kind of what the save of a lesson keeps of how far it was read: how many steps.
const readPart = "read"

// done counts the steps whose answers were given, in their order.
func (p *Play) done() (n int) {
	k := 0
	for i := 1; i <= p.m.Len(); i++ {
		if p.m.By(i) != p.Pupil {
			continue
		}
		for k < len(p.Steps) && p.Steps[k].Reads() {
			k++
		}
		if a := p.m.Gave(i); k < len(p.Steps) && a.Option == p.Steps[k].Do {
			n++
			k++
		}
	}
	return n
}

// At is the number of the step that the lesson has come to, counted from 0; len(Steps) if it is over.
func (p *Play) At() int {
	if p.known.changes == p.m.Changes() && p.known.read == p.read {
		return p.at
	}
	n, i := p.done(), 0
	for ; i < len(p.Steps); i++ {
		if p.Steps[i].Reads() {
			if i >= p.read {
				break
			}
		} else if n--; n < 0 {
			break
		}
	}
	p.read = max(p.read, i)
	p.at, p.known.changes, p.known.read = i, p.m.Changes(), p.read
	return i
}

// Step is the one that the lesson has come to, nil if it is over.
func (p *Play) Step() *Step {
	if i := p.At(); i < len(p.Steps) {
		return &p.Steps[i]
	}
	return nil
}

// Next goes on to the next step, where this one is only read.
func (p *Play) Next() {
	s := p.Step()
	if s == nil || !s.Reads() {
		return
	}
	p.read = p.At() + 1
	parts := slices.DeleteFunc(slices.Clone(p.m.Parts()), func(k archive.Part) bool { return k.Kind == readPart })
	p.m.SetParts(append(parts, archive.Part{Kind: readPart, Text: []byte(strconv.Itoa(p.read) + "\n")}))
}

// TaughtPart is the kind of what the save of a lesson keeps once its end was reached.
const TaughtPart = "taught"

// Finish notes in the save that the end of the lesson was reached, if it was.
func (p *Play) Finish() {
	known := func(k archive.Part) bool { return k.Kind == TaughtPart }
	if p.Step() == nil && !slices.ContainsFunc(p.m.Parts(), known) {
		p.m.SetParts(append(slices.Clip(p.m.Parts()), archive.Part{Kind: TaughtPart}))
	}
}

// Allows reports whether an answer of the pupil is what the lesson waits for: anything once it is over,
// and nothing while there is something to read.
func (p *Play) Allows(o rules.Option) bool {
	s := p.Step()
	return s == nil || !s.Reads() && s.Do == o
}
