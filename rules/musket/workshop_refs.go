package musket

import (
	"fmt"
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// armyPaths lists the paths of the values that name an army.
func (x *editor) armyPaths() []string {
	all := []string{"first", "victory.margin_of", "position.active"}
	each := func(list, key string) {
		for i := range x.Len(list) {
			all = append(all, fmt.Sprintf("%s.%d%s", list, i, key))
		}
	}
	each("side", ".army")
	each("leader", ".side")
	each("unit", ".side")
	each("victory.objective", ".held")
	each("victory.level", ".winner")
	each("position.control", "")
	return all
}

// renameArmy gives an army another name everywhere; if the other army has it,
// they change names.
func (x *editor) renameArmy(was, is string) {
	var all []tomlfile.Pair
	swap := x.sideTable(is) != ""
	for _, path := range x.armyPaths() {
		switch name := draft.Plain(x.Document, path); {
		case name == was:
			all = append(all, quotedPair(path, is))
		case name == is && swap:
			all = append(all, quotedPair(path, was))
		}
	}
	x.SetAll(all)
}

// renameMark gives a formation another mark, on its counters too.
func (x *editor) renameMark(t *rules.Thing, is string) {
	was := t.Prop("mark").Value
	x.Set(t.Path+".mark", tomlfile.Quote(is))
	x.remark(t, was, is)
}

// remark changes a mark on the counters of an army; where leaders have it in their
// span and it is "0", it goes.
func (x *editor) remark(t *rules.Thing, was, is string) {
	var all []tomlfile.Pair
	for i := range x.d.Things {
		o := &x.d.Things[i]
		switch {
		case o.Side != t.Side || o.Stock == "":
		case o.Prop("formation") != nil && o.Prop("formation").Value == was:
			all = append(all, quotedPair(o.Path+".formation", is))
		case o.Prop("span") != nil:
			span := plains(x.Document, o.Path+".span")
			if !slices.Contains(span, was) {
				continue
			}
			for j := range span {
				if span[j] == was {
					span[j] = is
				}
			}
			span = slices.DeleteFunc(span, func(m string) bool { return m == "0" })
			all = append(all, pair(o.Path+".span", tomlfile.QuoteAll(span)))
		}
	}
	x.SetAll(all)
}

// disband takes a formation away: its units belong to none.
func (x *editor) disband(t *rules.Thing) {
	mark, same := t.Prop("mark").Value, 0
	for i := range x.d.Things {
		if o := &x.d.Things[i]; o.Tool == "formation" && o.Side == t.Side && o.Prop("mark").Value == mark {
			same++
		}
	}
	if same == 1 && mark != "0" && mark != "A" {
		x.remark(t, mark, "0")
	}
	x.Cut(t.Path)
}

// rename makes HQ or trains another counter, wherever they are named.
func (x *editor) rename(t *rules.Thing, is string) {
	x.Set(t.Path+".id", tomlfile.Quote(is))
	var all []tomlfile.Pair
	each := func(list, key string) {
		for i := range x.Len(list) {
			if path := fmt.Sprintf("%s.%d%s", list, i, key); draft.Plain(x.Document, path) == t.Stock {
				all = append(all, quotedPair(path, is))
			}
		}
	}
	each("position.pieces", ".id")
	for i := range x.Len("event") {
		each(fmt.Sprintf("event.%d.units", i), "")
	}
	x.SetAll(all)
}

// forget cuts the elements of a list that have a counter under a key; "" for a
// list of names.
func (x *editor) forget(list, key, id string) {
	for i := x.Len(list) - 1; i >= 0; i-- {
		at := fmt.Sprintf("%s.%d", list, i)
		path := at
		if key != "" {
			path += "." + key
		}
		if draft.Plain(x.Document, path) == id {
			x.Cut(at)
		}
	}
}

// dismiss takes a unit or leader out of the battle, with all that speaks of him,
// unless another item of the file has his name.
func (x *editor) dismiss(t *rules.Thing) {
	others := 0
	for i := range x.d.Things {
		if x.d.Things[i].Stock == t.Stock {
			others++
		}
	}
	if others == 1 {
		for i := x.Len("event") - 1; i >= 0; i-- {
			at := fmt.Sprintf("event.%d", i)
			if draft.Plain(x.Document, at+".leader") == t.Stock || draft.Plain(x.Document, at+".heir") == t.Stock {
				x.Cut(at)
				continue
			}
			x.forget(at+".units", "", t.Stock)
		}
		x.forget("position.threats", "unit", t.Stock)
		for i := x.Len("position.threats") - 1; i >= 0; i-- {
			x.forget(fmt.Sprintf("position.threats.%d.by", i), "", t.Stock)
		}
		for i := range x.Len("position.pieces") {
			if path := fmt.Sprintf("position.pieces.%d.helps", i); draft.Plain(x.Document, path) == t.Stock {
				x.Cut(path)
			}
		}
		x.forget("position.pieces", "id", t.Stock)
	}
	x.Cut(t.Path)
}

// muster takes a counter out of the box, behind the last one of its formation, or
// else of its army.
func (x *editor) muster(e rules.Edit, hexes []hex) error {
	c := printed
	if len(hexes) > 1 || len(hexes) == 0 && e.N < 1 {
		return draft.Unknown(e.Stock)
	}
	if depot, key := c.depot(e.Stock); depot != nil {
		return x.musterDepot(e, depot, key, hexes)
	}
	u, l := c.unit(e.Stock), c.leader(e.Stock)
	if u == nil && l == nil {
		return draft.Unknown(e.Stock)
	}
	of := ""
	if u != nil {
		of = u.Side
	} else {
		of = l.Side
	}
	side := x.b.sideCalled(of)
	if side == rules.Chance { // a counter of another army serves whoever takes it
		side = max(e.Side, rules.First)
	}
	army := x.armyAt(side)
	table := x.sideTable(army)
	if table == "" {
		return draft.Unknown(e.Stock)
	}
	var pairs []tomlfile.Pair
	list := "unit"
	if u != nil {
		pairs = x.unitPairs(u, army, table)
	} else {
		pairs, list = x.leaderPairs(l, army, table), "leader"
	}
	pairs = append(pairs, x.setUpPairs(table, hexes, e.N)...)
	x.Add(list, x.behind(list, army, pairs), true, pairs...)
	if x.d.Begun {
		x.deploy(e.Stock, hexes, e.N)
	}
	return nil
}

// setUpPairs say where a new counter is: in a battle that has begun its position
// does.
func (x *editor) setUpPairs(side string, hexes []hex, turn int) []tomlfile.Pair {
	switch {
	case len(hexes) == 0:
		if x.d.Begun {
			turn = 1
		}
		return []tomlfile.Pair{pair("turn", fmt.Sprint(turn)), pair("entry", tomlfile.QuoteAll(plains(x.Document, side+".loc")))}
	case x.d.Begun:
		return nil
	}
	return []tomlfile.Pair{quotedPair("hex", hexes[0].name())}
}

// deploy says in a position where a new counter is.
func (x *editor) deploy(id string, hexes []hex, turn int) {
	at := x.pieceOf(id)
	if len(hexes) == 1 {
		x.Set(at+".at", tomlfile.Quote(hexes[0].name()))
		return
	}
	x.Set(at+".place", tomlfile.Quote(placeNames[waiting]))
	x.Set(at+".box", fmt.Sprint(turn))
}

// behind is the place in a list behind the last counter of the same formation, or
// else of the same army.
func (x *editor) behind(list, army string, pairs []tomlfile.Pair) int {
	formation := ""
	for _, p := range pairs {
		if p.Key == "formation" {
			formation = p.Literal
		}
	}
	n := x.Len(list)
	place := n
	for i := n - 1; i >= 0; i-- {
		at := fmt.Sprintf("%s.%d", list, i)
		if draft.Plain(x.Document, at+".side") != army {
			continue
		}
		if x.Literal(at+".formation") == formation {
			return i + 1
		}
		if place == n {
			place = i + 1
		}
	}
	return place
}

// musterDepot puts HQ or trains: a side has one of each.
func (x *editor) musterDepot(e rules.Edit, t *depotTable, key string, hexes []hex) error {
	side := x.b.sideCalled(armyOf(t.ID))
	if side == rules.Chance {
		side = max(e.Side, rules.First)
	}
	table := x.sideTable(x.armyAt(side))
	if table == "" || len(hexes) != 1 {
		return draft.Unknown(e.Stock)
	}
	path := table + "." + key
	if old := x.d.Thing(path); old != nil && old.Stock != t.ID {
		x.rename(old, t.ID)
	}
	if !x.Has(path) {
		x.Set(path, fmt.Sprintf("{ id = %q, ma = %d }", t.ID, t.MA))
	}
	x.station(&rules.Thing{Path: path, Stock: t.ID}, hexes[0].name())
	return nil
}

// leaderPairs are what is printed on a leader; the formations of his span come
// with him.
func (x *editor) leaderPairs(t *leaderTable, army, side string) []tomlfile.Pair {
	var span []string
	for _, name := range t.Span {
		if slices.Contains(formationNames, name) {
			name = x.enlistFormation(side, name)
		}
		span = append(span, name)
	}
	return []tomlfile.Pair{quotedPair("id", t.ID), quotedPair("side", army), pair("cf", fmt.Sprint(t.CF)), pair("mr", fmt.Sprint(t.MR)),
		pair("movement", fmt.Sprint(t.Movement)), pair("span", tomlfile.QuoteAll(span))}
}

// unitPairs are what is printed on a unit; its formation comes with it.
func (x *editor) unitPairs(t *unitTable, army, side string) []tomlfile.Pair {
	mark := t.Formation
	if slices.Contains(formationNames, mark) {
		mark = x.enlistFormation(side, mark)
	}
	all := []tomlfile.Pair{quotedPair("id", t.ID), quotedPair("side", army), quotedPair("type", t.Type), quotedPair("size", t.Size)}
	if t.Figure != "" {
		all = append(all, quotedPair("figure", t.Figure))
	}
	all = append(all, quotedPair("formation", mark), quotedPair("identity", t.Identity), pair("steps", fmt.Sprint(t.Steps)), quotedPair("back_is", t.Back),
		pair("front", t.Front.row(t.Type)))
	if t.Back != backNames[backBlank] {
		all = append(all, pair("back", t.Reverse.row(t.Type)))
	}
	return all
}

// row writes a side of a unit as files do: without what is nothing.
func (t *faceTable) row(arm string) string {
	var parts []string
	for _, p := range faceProps("front", arm, t) {
		value := p.Value
		if value == p.Default {
			continue
		}
		if value == "V" {
			value = tomlfile.Quote(value)
		}
		parts = append(parts, strings.TrimPrefix(p.Key, "front.")+" = "+value)
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}
