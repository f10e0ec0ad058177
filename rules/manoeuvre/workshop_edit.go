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

// editor carries out one edit of a draft.
type editor struct {
	*tomlfile.Document
	d *rules.Draft
	b *Board // of the draft
}

// Edit implements rules.Workshop.
func (Book) Edit(d *rules.Draft, e rules.Edit) (string, error) {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return "", err
	}
	x := editor{doc, d, d.Board.(*Board)}
	switch e.Do {
	case rules.EditPaint, rules.EditErase:
		err = x.paint(e)
	case rules.EditPut:
		err = x.put(e)
	case rules.EditTake:
		err = x.take(e.Path)
	case rules.EditSet:
		err = x.set(e)
	default:
		err = draft.Unknown("shape")
	}
	return string(x.Text()), err
}

// squaresOf reads the squares of an edit.
func squaresOf(cells []rules.Ref) (all []square, err error) {
	for _, r := range cells {
		if r.Kind() != squareKind || r.N() >= 64 {
			return nil, draft.Unknown(Book{}.Format(r))
		}
		all = append(all, square(r.N()))
	}
	return all, nil
}

// paint lays a ground, a tile or a redoubt, or takes it away.
func (x *editor) paint(e rules.Edit) error {
	cells, err := squaresOf(e.Cells)
	if err != nil {
		return err
	}
	t, on := (&rules.Kit{Tools: tools}).Tool(e.Tool), e.Do == rules.EditPaint
	switch {
	case t == nil || len(cells) == 0:
		return draft.Unknown(e.Tool)
	case t.Layer == workLayer:
		return x.entrench(cells, on)
	case t.Layer == tileLayer && on:
		x.layTile(cells[0].slot(), laid{int8(findTile(t.Key)), int8(e.N & 3)})
	case t.Layer == tileLayer:
		for _, q := range cells {
			x.Cut("map." + slotNames[q.slot()])
		}
	case !on:
		x.lay(cells, open)
	default:
		g := slices.IndexFunc(terrain[:], func(g effects) bool { return string(g.name) == t.Key })
		x.lay(cells, ground(g))
	}
	return nil
}

// entrench puts redoubts under the units on squares, or takes them away. In a
// battle that has not begun a redoubt is a flaw, since players place those.
func (x *editor) entrench(cells []square, on bool) error {
	done := false
	for i := range x.d.Things {
		t := &x.d.Things[i]
		p := t.Prop("redoubt")
		if p == nil || len(t.Cells) != 1 || !slices.Contains(cells, square(t.Cells[0].N())) {
			continue
		}
		done = true
		if err := draft.Set(x.Document, t.Path, p, strconv.FormatBool(on)); err != nil {
			return err
		}
	}
	if !done {
		return rules.Fault("man.fault.edit.nobody", "no unit stands on %s to have a redoubt", rules.Said{ID: cells[0].name()})
	}
	return nil
}

// put lays something new, or moves what is there.
func (x *editor) put(e rules.Edit) error {
	cells, err := squaresOf(e.Cells)
	if err != nil {
		return err
	}
	ref := refsByName[e.Stock]
	switch {
	case e.Path != "":
		return x.move(e.Path, cells, e.N)
	case e.Tool != "":
		e.Do = rules.EditPaint
		return x.paint(e)
	case ref.Kind() == cardRefKind:
		return x.deal(armyOfCard(ref), e)
	case ref.Kind() == unitKind && len(cells) == 1:
		return x.muster(ref, e, cells[0])
	}
	return draft.Unknown(e.Stock)
}

// move puts a unit on another square, or a tile in another slot.
func (x *editor) move(path string, cells []square, turns int) error {
	t := x.d.Thing(path)
	switch {
	case t == nil || len(cells) == 0:
		return draft.Unknown(path)
	case t.Prop("at") != nil && len(cells) == 1:
		x.Set(path+".at", tomlfile.Quote(cells[0].name()))
		return nil
	case t.Prop("tile") != nil:
		if n := findTile(t.Prop("tile").Value); n >= 0 {
			x.layTile(cells[0].slot(), laid{int8(n), int8(turns & 3)})
			return nil
		}
	}
	return draft.Unknown(path)
}

// sideFor is the side that an army fights for: that which leads it, else the one
// that is asked for, which takes the army if it has none.
func (x *editor) sideFor(a int, asked rules.Side) (string, bool) {
	for _, name := range sideNames {
		if x.army(name) == a {
			return name, true
		}
	}
	for _, name := range sideNames {
		if x.b.seat(name) != asked {
			continue
		}
		if !x.Has(name + ".army") {
			x.Set(name+".army", tomlfile.Quote(armyName(a)))
		}
		return name, true
	}
	return "", false
}

// army is the army that the file gives to a side, or noArmy.
func (x *editor) army(name string) int { return x.findArmy(draft.Plain(x.Document, name+".army")) }

// findArmy returns the number of an army that there is for this battle, or noArmy.
func (x *editor) findArmy(id string) int {
	if a := findArmy(id); x.b.fields(a) {
		return a
	}
	return noArmy
}

// muster puts a unit of the box on a square. There is one of each: one that
// stands already goes there.
func (x *editor) muster(ref rules.Ref, e rules.Edit, q square) error {
	name, ok := x.sideFor(armyOfUnit(ref), e.Side)
	if !ok {
		return draft.Unknown(e.Stock)
	}
	at := tomlfile.Quote(q.name())
	if i := x.find(name+".units", "unit", e.Stock); i >= 0 {
		x.Set(fmt.Sprintf("%s.units.%d.at", name, i), at)
		return nil
	}
	x.enlist(name, e.Stock, q)
	return nil
}

// enlist adds a unit to a side.
func (x *editor) enlist(name, id string, q square) {
	list := name + ".units"
	x.Add(list, x.Len(list), false, tomlfile.Pair{Key: "unit", Literal: tomlfile.Quote(id)}, tomlfile.Pair{Key: "at", Literal: tomlfile.Quote(q.name())})
}

// find returns which element of a list has a value, by a key if it is a list of
// tables; or -1.
func (x *editor) find(list, key, value string) int {
	if key != "" {
		key = "." + key
	}
	for i := range x.Len(list) {
		if draft.Plain(x.Document, fmt.Sprintf("%s.%d%s", list, i, key)) == value {
			return i
		}
	}
	return -1
}

// drop takes a value out of a list.
func (x *editor) drop(list, value string) bool {
	i := x.find(list, "", value)
	if i >= 0 {
		x.Cut(fmt.Sprintf("%s.%d", list, i))
	}
	return i >= 0
}

// deal puts a card into a hand, wherever it was.
func (x *editor) deal(a int, e rules.Edit) error {
	name, ok := x.sideFor(a, e.Side)
	if !ok {
		return draft.Unknown(e.Stock)
	}
	x.pile(name, e.Stock, handPile)
	return nil
}

// pile puts a card on a pile, "" for the deck.
func (x *editor) pile(name, id, pile string) {
	for _, list := range []string{handPile, discardPile, "deck"} {
		if list != pile {
			x.drop(name+"."+list, id)
		}
	}
	switch list := name + "." + pile; {
	case pile == "" && x.Len(name+".deck") > 0: // it is written out
		x.Insert(name+".deck", x.Len(name+".deck"), tomlfile.Quote(id))
	case pile != "" && x.find(list, "", id) < 0:
		x.Insert(list, x.Len(list), tomlfile.Quote(id))
	}
}

// take puts something back into the box. Of what is no thing it takes what a file
// need not say.
func (x *editor) take(path string) error {
	t := x.d.Thing(path)
	if t == nil {
		if !x.Has(path) || !needless(path) {
			return draft.Unknown(path)
		}
		x.Cut(path)
		return nil
	}
	x.Cut(path)
	if name := sideOfPath(path); t.Ref.Kind() == cardRefKind {
		if x.find(name+"."+handPile, "", t.Stock) < 0 && x.find(name+"."+discardPile, "", t.Stock) < 0 {
			x.drop(name+".known", t.Stock)
			x.pile(name, t.Stock, "")
		}
	}
	return nil
}

// needless reports whether a file can do without a value that is no thing.
func needless(path string) bool {
	keys := strings.Split(path, ".")
	switch {
	case keys[0] == "position" && len(keys) == 2:
		return slices.Contains([]string{"south", "right", "offered", "moved", "moved_from", "winner", "ending"}, keys[1])
	case sideOfPath(path) == "" || len(keys) < 2:
		return false
	case len(keys) == 2:
		return keys[1] == "deck" || keys[1] == handPile
	}
	return keys[1] == "start_reduced" || keys[1] == "known" || keys[1] == "deck"
}

// set gives a thing or the battle a value.
func (x *editor) set(e rules.Edit) error {
	if e.Path == "" {
		return x.setTerm(e)
	}
	t := x.d.Thing(e.Path)
	if t == nil || t.Prop(e.Key) == nil {
		return draft.Unknown(e.Path + "." + e.Key)
	}
	p, side := t.Prop(e.Key), sideOfPath(e.Path)
	if err := draft.Check(p, e.Value); err != nil {
		return err
	}
	switch {
	case e.Key == "at" && e.Value == "":
		return x.take(e.Path)
	case e.Key == "reduced" && !x.d.Begun:
		x.wear(side, t.Stock, e.Value == "true")
		return nil
	case e.Key == "tile":
		x.layTile(slices.Index(slotNames[:], strings.TrimPrefix(e.Path, "map.")), laid{int8(findTile(e.Value)), x.rot(e.Path)})
		return nil
	case e.Key == "pile":
		x.pile(side, t.Stock, e.Value)
		return nil
	case e.Key == "known":
		x.drop(side+".known", t.Stock)
		if e.Value == "true" {
			x.Insert(side+".known", x.Len(side+".known"), tomlfile.Quote(t.Stock))
		}
		return nil
	case t.Tool != "":
		x.keepPicture()
	case p.Begins && e.Value == "true":
		x.begin()
	}
	return draft.Set(x.Document, e.Path, p, e.Value)
}

// rot is how a file turns a tile.
func (x *editor) rot(path string) int8 {
	n, _ := strconv.Atoi(x.Literal(path + ".rot"))
	return int8(n & 3)
}
