// Package state is what the workshop works at: a draft with its steps, what of it is
// selected, and what the player has in hand. It paints nothing. Panels and map read it and
// hand back an Act; the page has Do carry it out.
package state

import (
	"slices"
	"strings"

	"grognard/game/workshop"
	"grognard/rules"
)

// Drawer is one of the three drawers.
type Drawer int

// The drawers, in the order of their keys.
const (
	Ground Drawer = iota
	Forces
	Terms
)

// Mode is how a tool is put to the ground.
type Mode int

// The modes. A tool that runs along borders or through cells, or lies on one cell, has no
// choice but to be laid its way (Brush) or erased.
const (
	Brush Mode = iota
	Fill       // all cells of one ground that join
	Along      // cell by cell, the way between two clicks is found
	Erase
)

// Hand is what the player has in hand. Its zero value is an empty hand, which selects and
// drags what is there.
type Hand struct {
	Tool  string // key of a tool, or
	Stock string // a line of the catalogue
	Value string // what is put of a line whose things the player supplies: a name, the text of an army file
	Mode  Mode
	Rings int        // of the brush round its middle: 0, 1 or 2
	Turns int        // quarter turns of a tile, or the facing of what is put
	Side  rules.Side // whose it is to be, where a tool or line can be either's
}

// Snap is what points on a tabletop are rounded to.
type Snap int

// The steps.
const (
	SnapQuarter Snap = iota // of an inch
	SnapInch
	SnapOff
)

// Asked is a value that consists of cells, which are clicked on the map.
type Asked struct {
	Path, Key string
	One       bool // it is one cell
}

var snaps = [...]string{SnapQuarter: "quarter", SnapInch: "inch", SnapOff: "off"}

// String is the name of a snap in keys of words.
func (s Snap) String() string { return snaps[s] }

// Act is what the player wants of the workshop.
type Act struct {
	Edits   []rules.Edit // carried out as one step
	Mends   bool         // they mend a fault: what they did is said
	Selects bool         // Select is what is selected from now on
	Select  []string     // paths of things
	Hand    *Hand        // what is in hand from now on
	Snap    *Snap        // what points are rounded to from now on
	Ask     *Asked       // cells are to be clicked for this value
	Show    string       // path of a thing that is brought into view
	Cells   []rules.Ref  // the same of cells
	Drawer  *Drawer      // this drawer is open from now on
	Term    string       // key of a term whose chapter is open from now on
	Rule    string       // the clause that he wants to read
	Another string       // what in hand is another one of; said until something else is done
	Line    int          // of the file, which he wants to read; 0: none
}

// Edit returns the act of one step.
func Edit(all ...rules.Edit) Act { return Act{Edits: all} }

// Select returns the act that selects things.
func Select(paths ...string) Act { return Act{Selects: true, Select: paths} }

// Add wants what another part wants besides: what it says counts where both say something.
func (a *Act) Add(b Act) {
	a.Edits = append(a.Edits, b.Edits...)
	a.Mends = a.Mends || b.Mends
	if b.Selects {
		a.Selects, a.Select = true, b.Select
	}
	if b.Hand != nil {
		a.Hand = b.Hand
	}
	if b.Snap != nil {
		a.Snap = b.Snap
	}
	if b.Ask != nil {
		a.Ask = b.Ask
	}
	if b.Show != "" {
		a.Show = b.Show
	}
	if len(b.Cells) > 0 {
		a.Cells = b.Cells
	}
	if b.Drawer != nil {
		a.Drawer = b.Drawer
	}
	if b.Term != "" {
		a.Term = b.Term
	}
	if b.Rule != "" {
		a.Rule = b.Rule
	}
	if b.Another != "" {
		a.Another = b.Another
	}
	if b.Line > 0 {
		a.Line = b.Line
	}
}

// State is what is worked at.
type State struct {
	Open   *workshop.Open
	Drawer Drawer
	Closed bool // the drawer is
	Hand   Hand
	Asked  *Asked // cells are being clicked for this value
	Snap   Snap   // of points on a tabletop
	// Refused is why the last edits could not be done; nil once others could.
	Refused error

	trial    trial
	steps    steps
	selected []string
	of       *rules.Draft // that view shows
	view     *rules.View
}

// Draft is the draft as it stands.
func (s *State) Draft() *rules.Draft { return s.Open.Now() }

// trial is what a drag would come to if it ended now.
type trial struct {
	edits []rules.Edit
	of    *rules.Draft // that they are edits of
	draft *rules.Draft // nil: they are refused, or there are none
}

// Try has panels show the draft after some edits, which are not carried out; none: the draft as it
// stands.
func (s *State) Try(edits ...rules.Edit) {
	if s.trial.of == s.Draft() && slices.EqualFunc(edits, s.trial.edits, same) {
		return
	}
	s.trial = trial{edits: edits, of: s.Draft()}
	if len(edits) == 0 {
		return
	}
	shop, d := s.Open.Book(), s.Draft()
	for _, e := range edits {
		text, err := shop.Edit(d, e)
		if err != nil {
			return
		}
		if d, err = shop.Draft(text); err != nil {
			return
		}
	}
	s.trial.draft = d
}

func same(a, b rules.Edit) bool {
	return a.Do == b.Do && a.Path == b.Path && a.N == b.N && slices.Equal(a.Pts, b.Pts)
}

// Shown is the draft that panels tell of: as it would be after a drag that is under way.
func (s *State) Shown() *rules.Draft {
	if s.trial.draft != nil && s.trial.of == s.Draft() {
		return s.trial.draft
	}
	return s.Draft()
}

// View is what there is to see of the draft; nil as long as it has no map.
func (s *State) View() *rules.View {
	if d := s.Draft(); s.of != d {
		s.of, s.view = d, nil
		if d.Board != nil {
			s.view = workshop.Seen(s.Open.Book(), d, s.Open.Kit)
		}
	}
	return s.view
}

// Tool is the tool in hand, or nil.
func (s *State) Tool() *rules.Tool {
	if s.Hand.Tool == "" {
		return nil
	}
	return s.Open.Kit().Tool(s.Hand.Tool)
}

// Stock is the line of the catalogue in hand, or nil.
func (s *State) Stock() *rules.Stock { return s.Line(s.Hand.Stock) }

// Line returns the line of the catalogue with an id, or nil.
func (s *State) Line(id string) *rules.Stock {
	if id == "" {
		return nil
	}
	all := s.Open.Kit().Stock
	if i := slices.IndexFunc(all, func(l rules.Stock) bool { return l.ID == id }); i >= 0 {
		return &all[i]
	}
	return nil
}

// Selected returns the paths of what is selected.
func (s *State) Selected() []string { return s.selected }

// Things returns what is selected, in the order of the selection.
func (s *State) Things() (all []*rules.Thing) {
	for _, path := range s.selected {
		if t := s.Draft().Thing(path); t != nil {
			all = append(all, t)
		}
	}
	return all
}

// Thing returns the only thing that is selected, or nil.
func (s *State) Thing() *rules.Thing {
	if len(s.selected) != 1 {
		return nil
	}
	return s.Draft().Thing(s.selected[0])
}

// Of returns the thing that the view knows as r, or nil.
func (s *State) Of(r rules.Ref) *rules.Thing {
	if r == 0 {
		return nil
	}
	all := s.Draft().Things
	for i := range all {
		if all[i].Ref == r || slices.ContainsFunc(all[i].Shares, func(k rules.Share) bool { return k.Ref == r }) {
			return &all[i]
		}
	}
	return nil
}

// On returns the things that lie on a cell, those that are no pieces first.
func (s *State) On(cell rules.Ref) (all []*rules.Thing) {
	things := s.Draft().Things
	for i := range things {
		if slices.Contains(things[i].Cells, cell) {
			all = append(all, &things[i])
		}
	}
	slices.SortStableFunc(all, func(a, b *rules.Thing) int { return rank(a) - rank(b) })
	return all
}

func rank(t *rules.Thing) int {
	if t.Stock != "" {
		return 1
	}
	return 0
}

// Do carries an act out, but for what is brought into view or read. It reports whether the
// draft is another one now.
func (s *State) Do(a Act) (changed bool) {
	if a.Hand != nil || a.Ask != nil || a.Drawer != nil || a.Selects || len(a.Edits) > 0 {
		s.steps.moved, s.steps.another = nil, ""
	}
	if a.Hand != nil {
		if s.Hand, s.Asked = *a.Hand, nil; a.Hand.Tool+a.Hand.Stock != "" {
			s.selected = nil // what is in hand goes before it
		}
	}
	if a.Snap != nil {
		s.Snap = *a.Snap
	}
	if a.Ask != nil {
		s.Asked = a.Ask
	}
	if a.Drawer != nil {
		s.Turn(*a.Drawer)
		if a.Hand != nil { // taken for that drawer
			s.Hand = *a.Hand
		}
	}
	if a.Another != "" {
		s.steps.another = a.Another
	}
	if len(a.Edits) > 0 {
		if changed = s.edit(a.Edits); changed && a.Mends {
			s.steps.moved = &Moved{Deed: s.Next(true), Mends: true}
		}
	}
	if a.Selects {
		s.selected = slices.Clone(a.Select)
	}
	s.keep()
	return changed
}

// Turn opens a drawer. What is in hand is put away where it comes from another one.
func (s *State) Turn(d Drawer) {
	s.Drawer, s.Closed, s.Asked = d, false, nil
	s.steps.moved, s.steps.another = nil, ""
	if d != Ground {
		s.Hand.Tool = ""
	}
	if d != Forces {
		s.Hand.Stock, s.Hand.Value = "", ""
	}
}

// edit carries edits out as one step. What is new of it is selected.
func (s *State) edit(all []rules.Edit) bool {
	was, kit := s.Draft(), s.Open.Kit()
	changed, err := s.Open.Do(all...)
	s.Refused = err
	if !changed {
		return false
	}
	s.note(was, all, kit)
	switch last := &all[len(all)-1]; {
	case last.Do == rules.EditPut && last.Path == "":
		if t := added(was, s.Draft(), last); t != nil {
			s.selected = []string{t.Path}
		}
	case slices.ContainsFunc(all, func(e rules.Edit) bool { return e.Do == rules.EditTake }):
		s.selected = nil // those behind have other paths now
	}
	return true
}

// added is the thing that a step has put, nil if there is none: a leader may have brought his
// command with him. Those that are alike in one table of the file cannot be told apart: the
// last of them is the new one.
func added(was, now *rules.Draft, e *rules.Edit) *rules.Thing {
	n := map[string]int{}
	for i := range was.Things {
		n[identity(&was.Things[i])]--
	}
	for i := range now.Things {
		n[identity(&now.Things[i])]++
	}
	for i := len(now.Things) - 1; i >= 0; i-- {
		if t := &now.Things[i]; t.Stock == e.Stock && t.Tool == e.Tool && n[identity(t)] > 0 {
			return t
		}
	}
	return nil
}

// identity is what a thing is, and the table of the file that it stands in.
func identity(t *rules.Thing) string {
	return t.Stock + "\n" + t.Tool + "\n" + strings.TrimRight(t.Path, "0123456789")
}

// Undo takes the last step back, Redo takes it again. Both report whether there was one.
func (s *State) Undo() bool { return s.move(true) }

// Redo takes the step again that was taken back last.
func (s *State) Redo() bool { return s.move(false) }

func (s *State) move(back bool) bool {
	s.Refused = nil
	was, by, d := s.Draft(), s.Open.Redo, s.Next(back)
	if back {
		by = s.Open.Undo
	}
	if !by() {
		return false
	}
	now := s.Draft()
	s.steps.moved = &Moved{Deed: d, Back: back}
	s.selected = slices.DeleteFunc(s.selected, func(path string) bool { // which may lead to something else now
		return !alike(was.Thing(path), now.Thing(path), len(now.Things) != len(was.Things))
	})
	s.keep()
	return true
}

// alike reports whether two things are the same as far as the file tells. placed has their
// places count too: where nothing came or went, one may have been moved.
func alike(a, b *rules.Thing, placed bool) bool {
	if a == nil || b == nil || a.Stock != b.Stock || a.Tool != b.Tool || a.Name != b.Name {
		return false
	}
	return !placed || slices.Equal(a.Cells, b.Cells) && slices.Equal(a.Pts, b.Pts)
}

// keep lets go of what is not there any more.
func (s *State) keep() {
	d, kit := s.Draft(), s.Open.Kit()
	s.selected = slices.DeleteFunc(s.selected, func(path string) bool { return d.Thing(path) == nil })
	if s.Hand.Tool != "" && kit.Tool(s.Hand.Tool) == nil {
		s.Hand.Tool = ""
	}
	if s.Hand.Stock != "" {
		if l := s.Line(s.Hand.Stock); l == nil || l.Left == 0 { // there is no more of it
			s.Hand.Stock, s.Hand.Value = "", ""
		}
	}
	if k := s.Asked; k != nil && s.Prop(k.Path, k.Key) == nil {
		s.Asked = nil
	}
}

// Prop returns the value of a thing, or of the battle where path is "", that has a key; nil
// if there is none.
func (s *State) Prop(path, key string) *rules.Prop {
	if path == "" {
		return s.Open.Kit().Term(key)
	}
	if t := s.Draft().Thing(path); t != nil {
		return t.Prop(key)
	}
	return nil
}
