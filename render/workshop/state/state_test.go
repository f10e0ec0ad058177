package state

import (
	"errors"
	"slices"
	"testing"

	"grognard/game/workshop"
	"grognard/rules"
	"grognard/scenarios"
)

// at opens a draft of a battle of the game.
func at(t *testing.T, book, id string) *State {
	t.Helper()
	_, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := scenarios.Book(book)
	o, err := workshop.Shelf{Folder: t.TempDir()}.Begin(b.(rules.Workshop), "draft", string(data))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { o.Close() })
	return &State{Open: o}
}

func waterloo(t *testing.T) *State { t.Helper(); return at(t, "ccn", "ccn-12-waterloo") }

func cell(t *testing.T, s *State, name string) []rules.Ref {
	t.Helper()
	r, err := s.Open.Book().Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return []rules.Ref{r}
}

// free is a cell on which nothing stands.
func free(t *testing.T, s *State) []rules.Ref {
	t.Helper()
	for _, c := range s.View().Map.Cells {
		if len(s.On(c.Ref)) == 0 {
			return []rules.Ref{c.Ref}
		}
	}
	t.Fatal("no cell is free")
	return nil
}

func put(stock string, cells []rules.Ref) rules.Edit {
	return rules.Edit{Do: rules.EditPut, Stock: stock, Cells: cells}
}

func TestWhatIsPutIsSelected(t *testing.T) {
	s := waterloo(t)
	where := free(t, s)
	if !s.Do(Edit(put("fr-ln", where))) {
		t.Fatal(s.Refused)
	}
	got := s.Thing()
	if got == nil || got.Stock != "fr-ln" || !slices.Equal(got.Cells, where) {
		t.Fatalf("selected is %+v", got)
	}
	if !s.Undo() || len(s.Selected()) > 0 || s.Thing() != nil {
		t.Errorf("taken back it is still selected: %v", s.Selected())
	}
	if !s.Redo() || len(s.On(where[0])) == 0 {
		t.Error("it is not put again")
	}
}

func TestWhatIsMovedStaysSelected(t *testing.T) {
	s := waterloo(t)
	path := "french.units.1"
	s.Do(Select(path))
	e := put("", free(t, s))
	e.Path = path
	if !s.Do(Edit(e)) || !slices.Equal(s.Selected(), []string{path}) {
		t.Errorf("%v, %v", s.Selected(), s.Refused)
	}
	if !s.Undo() || !slices.Equal(s.Selected(), []string{path}) {
		t.Errorf("taken back, selected is %v", s.Selected())
	}
}

// What stands behind one that goes has another path then: nothing else is selected by that.
func TestAfterOneIsTakenNothingIsSelected(t *testing.T) {
	s := waterloo(t)
	s.Do(Select("french.units.0", "french.units.1"))
	if !s.Do(Edit(rules.Edit{Do: rules.EditTake, Path: "french.units.0"})) || len(s.Selected()) > 0 {
		t.Errorf("%v, %v", s.Selected(), s.Refused)
	}
	s.Do(Select("french.units.0"))
	if s.Undo(); len(s.Selected()) > 0 {
		t.Error("selected is another one, which has that path again")
	}
	s.Do(Select("french.units.0"))
	s.Do(Edit(put("gb-ln", free(t, s))))
	s.Do(Select("french.units.0"))
	if s.Undo(); s.Thing() == nil {
		t.Error("what the step has nothing to do with is not selected any more")
	}
}

func TestAnActSelectsAfterItsEdits(t *testing.T) {
	s := waterloo(t)
	a := Edit(put("fr-ln", free(t, s)))
	a.Add(Select("french.units.3"))
	if s.Do(a); !slices.Equal(s.Selected(), []string{"french.units.3"}) {
		t.Error(s.Selected())
	}
}

func TestAnEditThatIsRefusedChangesNothingOfTheStep(t *testing.T) {
	s := waterloo(t)
	was := s.Draft()
	s.Do(Select("french.units.0"))
	if s.Do(Edit(put("fr-ln", free(t, s)), put("nobody", cell(t, s, "c3")))) {
		t.Error("a part of the step is done")
	}
	if f := new(rules.FileError); s.Draft() != was || !errors.As(s.Refused, &f) {
		t.Errorf("refused: %v", s.Refused)
	}
	if back, _ := s.Open.Steps(); back != 0 || !slices.Equal(s.Selected(), []string{"french.units.0"}) {
		t.Errorf("%d steps, %v is selected", back, s.Selected())
	}
	why := s.Refused
	if s.Do(Select("french.units.1")); s.Refused != why {
		t.Error("a selection forgets why the edit was refused")
	}
	if !s.Do(Edit(put("fr-ln", free(t, s)))) || s.Refused != nil {
		t.Errorf("after an edit that was done: %v", s.Refused)
	}
	s.Do(Edit(put("nobody", cell(t, s, "c3"))))
	if s.Undo(); s.Refused != nil {
		t.Errorf("after a step back: %v", s.Refused)
	}
}

func TestSeveralEditsAreOneStep(t *testing.T) {
	s := waterloo(t)
	was := s.Draft().Text
	set := func(path string) rules.Edit {
		return rules.Edit{Do: rules.EditSet, Path: path, Key: "blocks", Value: "2"}
	}
	if !s.Do(Edit(set("french.units.0"), set("french.units.1"))) {
		t.Fatal(s.Refused)
	}
	if back, _ := s.Open.Steps(); back != 1 || !s.Undo() || s.Draft().Text != was || s.Undo() {
		t.Errorf("they were %d steps", back)
	}
}

func TestAnEditThatChangesNothingIsNoStep(t *testing.T) {
	s := waterloo(t)
	u := s.Draft().Thing("french.units.0")
	if s.Do(Edit(rules.Edit{Do: rules.EditSet, Path: u.Path, Key: "blocks", Value: u.Prop("blocks").Value})) || s.Refused != nil {
		t.Errorf("it is a step: %v", s.Refused)
	}
	if back, _ := s.Open.Steps(); back != 0 {
		t.Errorf("%d steps", back)
	}
}

func TestWhatIsTakenInHandGoesBeforeTheSelection(t *testing.T) {
	s := waterloo(t)
	for _, h := range []Hand{{Tool: "woods"}, {Stock: "fr-ln"}} {
		s.Do(Select("french.units.0"))
		s.Asked = &Asked{Key: "x"}
		if s.Do(Act{Hand: &h}); len(s.Selected()) > 0 || s.Asked != nil || s.Hand != h {
			t.Errorf("%+v in hand, %v is selected, %+v asked", s.Hand, s.Selected(), s.Asked)
		}
	}
	if s.Tool() != nil || s.Stock() == nil || s.Stock().ID != "fr-ln" {
		t.Error("in hand is something else")
	}
	s.Do(Select("french.units.0"))
	if s.Do(Act{Hand: &Hand{Rings: 2}}); len(s.Selected()) != 1 {
		t.Error("an empty hand lets go of the selection")
	}
	if s.Do(Act{Hand: &Hand{Tool: "no such tool"}}); s.Hand.Tool != "" {
		t.Error("a tool that is not there is in hand")
	}
	if s.Do(Act{Hand: &Hand{Stock: "no such line"}}); s.Hand.Stock != "" {
		t.Error("a line that is not there is in hand")
	}
}

func TestCellsAreAskedAsLongAsTheirValueIsThere(t *testing.T) {
	s := waterloo(t)
	term := s.Open.Kit().Terms[0].Key
	if s.Do(Act{Ask: &Asked{Key: term}}); s.Asked == nil {
		t.Fatal("cells are not asked for")
	}
	if s.Do(Act{Ask: &Asked{Path: "french.units.0", Key: "no such value"}}); s.Asked != nil {
		t.Errorf("%+v", s.Asked)
	}
}

func TestWhatAStepAdded(t *testing.T) {
	thing := func(path, stock string) rules.Thing { return rules.Thing{Path: path, Stock: stock} }
	a, b, c := thing("a.0", "x"), thing("a.1", "x"), thing("b.0", "y")
	draft := func(all ...rules.Thing) *rules.Draft { return &rules.Draft{Things: all} }
	for _, k := range []struct {
		name     string
		stock    string
		was, now *rules.Draft
		want     string
	}{
		{"at the end", "x", draft(a), draft(a, b), "a.1"},
		{"before another table", "x", draft(a, c), draft(a, b, c), "a.1"},
		{"the first of all", "y", draft(), draft(c), "b.0"},
		{"between others", "x", draft(a, thing("a.1", "z")), draft(a, b, thing("a.2", "z")), "a.1"},
		{"with its command", "y", draft(a), draft(a, b, c), "b.0"},
		{"something else", "z", draft(a), draft(a, b), ""},
		{"nothing", "x", draft(a, b), draft(a, b), ""},
		{"one less", "x", draft(a, b), draft(a), ""},
	} {
		got := ""
		if x := added(k.was, k.now, &rules.Edit{Stock: k.stock}); x != nil {
			got = x.Path
		}
		if got != k.want {
			t.Errorf("%s: %q, want %q", k.name, got, k.want)
		}
	}
}

// In every system what is put is what is selected then, and a step back leaves nothing
// selected that is not there.
func TestWhatIsPutIsSelectedInEverySystem(t *testing.T) {
	for _, b := range scenarios.Books() {
		t.Run(b.Name(), func(t *testing.T) {
			s := at(t, b.Name(), scenarios.List(b.Name())[0].ID)
			n := 0
			for _, l := range s.Open.Kit().Stock {
				if l.Filed || l.Card != nil || l.Left == 0 || n == 12 {
					continue
				}
				e := rules.Edit{Do: rules.EditPut, Stock: l.ID, Side: max(l.Side, rules.First)}
				if v := s.View(); v.Map.Shape == rules.Tabletop {
					e.Pts = []rules.Point{{X: v.Map.Width / 2, Y: v.Map.Height / 2}}
				} else {
					e.Cells = []rules.Ref{v.Map.Cells[len(v.Map.Cells)/2].Ref}
				}
				if !s.Do(Edit(e)) {
					continue
				}
				n++
				if got := s.Thing(); got == nil || got.Stock != l.ID {
					t.Errorf("%s is put, selected is %+v", l.ID, got)
				}
				for s.Undo() {
				}
				for _, path := range s.Selected() {
					t.Errorf("taken back, %s is selected", path)
				}
			}
			if n < 3 {
				t.Errorf("only %d lines could be put", n)
			}
		})
	}
}

// TestOfWhatThereIsNoMoreNothingIsInHand puts the last of a line where no hand has put it: into a
// turn of entry.
func TestOfWhatThereIsNoMoreNothingIsInHand(t *testing.T) {
	s := at(t, "musket", "montebello-1800")
	all := s.Open.Kit().Stock
	i := slices.IndexFunc(all, func(l rules.Stock) bool { return l.Left == 1 && l.Side == rules.First && len(l.Group) > 1 })
	if i < 0 {
		t.Fatal("nothing is in the box")
	}
	s.Do(Act{Hand: &Hand{Stock: all[i].ID}})
	if s.Stock() == nil {
		t.Fatal("it is not in hand")
	}
	if !s.Do(Edit(rules.Edit{Do: rules.EditPut, Stock: all[i].ID, N: 3})) {
		t.Fatal(s.Refused)
	}
	if s.Hand.Stock != "" {
		t.Errorf("%s is still in hand", s.Hand.Stock)
	}
}
