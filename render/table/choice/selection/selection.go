// Package selection is what the player has picked of a question so far: the options
// that are left of it, and what a further click on the map may mean among them. It
// answers nothing and knows of no odds.
package selection

import (
	"grognard/render/table/scene"
	"grognard/rules"
)

// Selection is what is picked of the question of a scene.
type Selection struct {
	Narrowing
	OffMap   OffMap         // what is chosen among, but stands nowhere on the map
	Targets  []rules.Option // one option for each that may be attacked, as they were last found
	Insisted rules.Ref      // the piece whose second click is meant for the ground below

	scene  *scene.Scene
	next   rules.Ref // to be picked as soon as the player is asked again
	kept   rules.Ref // what stayed picked that way
	turned int       // quarter turns of the tile that is picked
}

// Of returns a selection with nothing picked.
func Of(sc *scene.Scene) Selection { return Selection{scene: sc} }

// Ask starts with a question; nil takes it away.
func (s *Selection) Ask(q *rules.Request) {
	s.Insisted, s.kept = 0, 0
	if q == nil {
		s.begin(nil)
		return
	}
	s.begin(q.Options)
	s.concern(q.About)
}

// Keep has a thing picked as soon as the player is asked again: it stays selected.
func (s *Selection) Keep(r rules.Ref) { s.next = r }

// Kept returns what Keep has left to be picked now, 0 if it has left nothing.
func (s *Selection) Kept() rules.Ref {
	s.kept, s.next = s.next, 0
	return s.kept
}

// Stayed reports whether nothing is picked but what has stayed selected after an
// answer: nobody means that when he takes something back.
func (s *Selection) Stayed() bool { return len(s.Picks) == 1 && s.IsPicked(s.kept) }

// Pick picks the first of the things under the pointer that narrows the options, or
// starts another choice.
func (s *Selection) Pick(under ...rules.Ref) Outcome {
	if _, ok := s.Laid(); !ok {
		s.turned = 0
	}
	return s.pick(under...)
}

// Topmost returns the first of things that lie on top of each other, 0 if there is none.
func Topmost(refs []rules.Ref) rules.Ref {
	for _, r := range refs {
		if r != 0 {
			return r
		}
	}
	return 0
}
