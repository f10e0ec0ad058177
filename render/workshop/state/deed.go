package state

import (
	"grognard/rules"
)

// Deed is what a step was, so that it can be said when it is taken back. Its zero value is one
// of which nothing is known, as of those of a battle that was opened again.
type Deed struct {
	Do     rules.EditKind
	What   rules.Text // the tool or the thing; no Key: the battle
	Called string     // what is written on the thing, a name on the map
	Cell   rules.Ref  // where it came to stand or lie, if that is one cell
	Prop   rules.Prop // that was set
	More   bool       // it did something else too
	Before bool       // of a thing that was there: it was moved
	known  bool
}

// Known reports whether there is more to say of it than that it was a step.
func (d *Deed) Known() bool { return d.known }

// Moved is a step that was just taken back or again, or that mended a fault.
type Moved struct {
	Deed
	Back  bool
	Mends bool
}

// steps are the deeds of the draft as far as they are known, and what was moved last.
type steps struct {
	deeds   []Deed
	moved   *Moved
	another string // what was asked for another one of
}

// Moved is the step that was taken back, or again, or mended a fault, just now: nothing has been done since. nil:
// there is none.
func (s *State) Moved() *Moved { return s.steps.moved }

// Another is what the player asked for another one of, and has in hand; "": nothing.
func (s *State) Another() string { return s.steps.another }

// Next returns what would be taken back next, or again.
func (s *State) Next(back bool) (d Deed) {
	at, on := s.Open.Steps()
	switch {
	case back && at > 0:
		return s.deed(at - 1)
	case !back && on > 0:
		return s.deed(at)
	}
	return d
}

func (s *State) deed(i int) (d Deed) {
	if i < len(s.steps.deeds) {
		d = s.steps.deeds[i]
	}
	return d
}

// note keeps what the last step was.
func (s *State) note(was *rules.Draft, all []rules.Edit, kit *rules.Kit) {
	at, _ := s.Open.Steps()
	k := &s.steps
	if len(k.deeds) >= at {
		k.deeds = k.deeds[:at-1]
	}
	for len(k.deeds) < at-1 {
		k.deeds = append(k.deeds, Deed{})
	}
	k.deeds = append(k.deeds, s.deedOf(was, all, kit))
}

// deedOf is what some edits of a draft come to: of several the first is named.
func (s *State) deedOf(was *rules.Draft, all []rules.Edit, kit *rules.Kit) Deed {
	e := &all[0]
	d := Deed{Do: e.Do, known: true}
	for i := range all {
		d.More = d.More || all[i].Path != e.Path || all[i].Do != e.Do || all[i].Tool != e.Tool || all[i].Key != e.Key
	}
	t := was.Thing(e.Path)
	if d.Before = t != nil; t != nil {
		d.What = t.Name
		for i := range t.Props {
			if p := &t.Props[i]; p.Kind == rules.PropWords && t.Name.Key == "" && d.Called == "" {
				d.Called = p.Value
			}
		}
	}
	tool := e.Tool
	if t != nil && t.Name.Key == "" {
		tool = t.Tool
	}
	if k := kit.Tool(tool); k != nil && d.What.Key == "" {
		d.What = k.Name
	}
	if i := lineOf(kit, e.Stock); i != nil {
		d.What = i.Name
	}
	if len(e.Cells) == 1 {
		d.Cell = e.Cells[0]
	} else if e.Do == rules.EditTake && t != nil && len(t.Cells) == 1 {
		d.Cell = t.Cells[0]
	}
	if e.Do != rules.EditSet {
		return d
	}
	var p *rules.Prop
	if e.Path == "" {
		p = kit.Term(e.Key)
	} else if t != nil {
		p = t.Prop(e.Key)
	}
	if d.known = p != nil; p != nil {
		d.Prop = rules.Prop{Word: p.Word, Of: p.Of, Kind: p.Kind, Value: e.Value, Values: p.Values, Names: p.Names}
	}
	return d
}

func lineOf(kit *rules.Kit, id string) *rules.Stock {
	for i := range kit.Stock {
		if id != "" && kit.Stock[i].ID == id {
			return &kit.Stock[i]
		}
	}
	return nil
}
