package manoeuvre

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// setTerm gives the battle a value.
func (x *editor) setTerm(e rules.Edit) error {
	if e.Key == "format" {
		x.Set("format", strconv.Itoa(fileFormat))
		return nil
	}
	p := (&rules.Kit{Terms: terms(x.d)}).Term(e.Key)
	if p == nil {
		return draft.Unknown(e.Key)
	}
	if err := draft.Check(p, e.Value); err != nil {
		return err
	}
	name := sideOfPath(e.Key)
	switch {
	case e.Key == "map":
		x.setMap(e.Value)
	case e.Key == "position.phase" && e.Value == "":
		x.beginAgain()
	case e.Key == "position.phase":
		x.begin()
		x.Set(e.Key, tomlfile.Quote(e.Value))
	case e.Key == name+".army":
		x.setArmy(name, e.Value)
	case e.Key == name+".start_reduced":
		for _, id := range p.Values {
			x.wear(name, id, slices.Contains(strings.Fields(e.Value), id))
		}
	case e.Value == "" && p.Kind != rules.PropWords: // none, and a file need not say so
		x.Cut(e.Key)
	default:
		return draft.Set(x.Document, "", p, e.Value)
	}
	return nil
}

// wear makes a unit begin reduced, or not: where it stands if it has its place.
func (x *editor) wear(name, id string, on bool) {
	list := name + ".start_reduced"
	x.drop(list, id)
	if x.Len(list) == 0 {
		x.Cut(list)
	}
	i := x.find(name+".units", "unit", id)
	switch path := fmt.Sprintf("%s.units.%d.reduced", name, i); {
	case i >= 0 && on:
		x.Set(path, "true")
	case i >= 0:
		x.Cut(path)
	case on:
		x.Insert(list, x.Len(list), tomlfile.Quote(id))
	}
}

// cardKeys are the keys of a side whose cards are those of its army.
var cardKeys = []string{handPile, discardPile, "deck", "known"}

// setArmy gives a side another army: its units stand where those of the first
// one stood, its cards lie in the deck.
func (x *editor) setArmy(name, id string) {
	a := x.findArmy(id)
	if a == noArmy {
		for _, key := range append([]string{"army", "units", "start_reduced"}, cardKeys...) {
			x.Cut(name + "." + key)
		}
		return
	}
	if x.army(name) == a {
		return
	}
	x.Set(name+".army", tomlfile.Quote(id))
	x.Cut(name + ".called")
	for i := range x.Len(name + ".units") {
		x.Cut(fmt.Sprintf("%s.units.%d.called", name, i))
	}
	x.exchange(name+".units", ".unit", a)
	x.exchange(name+".start_reduced", "", a)
	for _, key := range cardKeys {
		for i := range x.Len(name + "." + key) {
			if x.b.cardNamed(a, draft.Plain(x.Document, fmt.Sprintf("%s.%s.%d", name, key, i))) < 0 {
				x.Cut(name + "." + key)
				break
			}
		}
	}
}

// exchange gives the units of a list the names of those that have their place in
// another army.
func (x *editor) exchange(list, key string, a int) {
	for i := range x.Len(list) {
		path := fmt.Sprintf("%s.%d%s", list, i, key)
		ref := refsByName[draft.Plain(x.Document, path)]
		if ref.Kind() != unitKind {
			continue
		}
		if id := unitName(8*a + ref.N()%8); x.find(list, strings.TrimPrefix(key, "."), id) < 0 {
			x.Set(path, tomlfile.Quote(id))
		}
	}
}

// begin sets the battle going: it is the first turn, and the units that had no
// place yet stand in their home ranks.
func (x *editor) begin() {
	if x.Has("position") {
		return
	}
	first := draft.Plain(x.Document, "first")
	if !slices.Contains(sideNames[:], first) {
		first = sideNames[0]
		x.Set("first", tomlfile.Quote(first))
	}
	x.Set("position.phase", tomlfile.Quote(phaseNames[discardPhase]))
	x.Set("position.turn", "1")
	x.Set("position.active", tomlfile.Quote(first))
	for _, name := range sideNames {
		for _, u := range x.waiting(name) {
			if q := x.room(name, x.stands()); q != offBoard {
				x.enlist(name, u, q)
			}
		}
		for i := range x.Len(name + ".start_reduced") {
			id := draft.Plain(x.Document, fmt.Sprintf("%s.start_reduced.%d", name, i))
			if j := x.find(name+".units", "unit", id); j >= 0 {
				x.Set(fmt.Sprintf("%s.units.%d.reduced", name, j), "true")
			}
		}
		x.Cut(name + ".start_reduced")
		x.Cut(name + ".free_redoubts")
	}
}

// waiting are the units of a side that the file gives no place.
func (x *editor) waiting(name string) (all []string) {
	a := x.army(name)
	for u := 0; a != noArmy && u < 8; u++ {
		if id := unitName(8*a + u); x.find(name+".units", "unit", id) < 0 {
			all = append(all, id)
		}
	}
	return all
}

// homeFiles are the files in the order in which units stand in a rank.
var homeFiles = [8]int{3, 4, 2, 5, 1, 6, 0, 7}

// room is a square in the home ranks of a side where a unit can stand, the front
// rank and the middle first; or offBoard.
func (x *editor) room(name string, taken squares) square {
	ranks := [2]int{1, 0}
	if name == "north" {
		ranks = [2]int{6, 7}
	}
	for _, rank := range ranks {
		for _, file := range homeFiles {
			if q := at(file, rank); x.free(q, taken) {
				return q
			}
		}
	}
	return offBoard
}

// stands are the squares on which units stand, as the file has it by now.
func (x *editor) stands() (all squares) {
	for _, name := range sideNames {
		for i := range x.Len(name + ".units") {
			if q, ok := parseSquare(draft.Plain(x.Document, fmt.Sprintf("%s.units.%d.at", name, i))); ok {
				all.Add(q)
			}
		}
	}
	return all
}

// free reports whether a unit can stand on a square.
func (x *editor) free(q square, taken squares) bool {
	return x.b.ground[q] != lake && !taken.Has(q)
}

// beginAgain takes a battle back to before its first turn: redoubts are free
// ones, cards lie in the decks.
func (x *editor) beginAgain() {
	x.Cut("position")
	for _, name := range sideNames {
		n := 0
		for i := range x.Len(name + ".units") {
			path := fmt.Sprintf("%s.units.%d.redoubt", name, i)
			if x.Literal(path) == "true" {
				n++
			}
			x.Cut(path)
		}
		if n > 0 {
			x.Set(name+".free_redoubts", strconv.Itoa(n))
		}
		for _, key := range []string{discardPile, "known", "deck", "first_deck_finished"} {
			x.Cut(name + "." + key)
		}
	}
}
