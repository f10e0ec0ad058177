package squares

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// editor carries out one edit of a draft.
type editor struct {
	*tomlfile.Document
	d *rules.Draft
	b *Board
}

// Edit implements rules.Workshop.
func (Book) Edit(d *rules.Draft, e rules.Edit) (string, error) {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return "", err
	}
	x := &editor{doc, d, d.Board.(*Board)}
	if e.Do == rules.EditPut && len(e.Cells) == 0 && e.N > 0 {
		return x.later(e)
	}
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
func (x *editor) squaresOf(cells []rules.Ref) (all []square, err error) {
	for _, r := range cells {
		if r.Kind() != squareKind || !x.b.onBoard(square(r.N())) {
			return nil, draft.Unknown(Book{}.Format(r))
		}
		all = append(all, square(r.N()))
	}
	return all, nil
}

// paint lays a ground or what stands on it, or takes it away.
func (x *editor) paint(e rules.Edit) error {
	cells, err := x.squaresOf(e.Cells)
	t := (&rules.Kit{Tools: tools}).Tool(e.Tool)
	switch {
	case err != nil:
		return err
	case t == nil:
		return draft.Unknown(e.Tool)
	case t.Layer == "objective" || t.Layer == "marker":
		return x.layOut(e, cells)
	}
	x.keepPicture()
	on := e.Do == rules.EditPaint
	if on && t.Stroke == rules.StrokePath {
		cells = joined(cells)
	}
	for _, q := range cells {
		switch {
		case t.Plain:
			x.clear(q)
		case on:
			x.lay(q, t.Key, e.Value)
		default:
			x.erase(q, t.Layer)
		}
	}
	return nil
}

// layOut puts objectives or markers on squares, or takes them away.
func (x *editor) layOut(e rules.Edit, cells []square) error {
	for _, q := range cells {
		if e.Do == rules.EditErase {
			for i := len(x.d.Things) - 1; i >= 0; i-- {
				if t := &x.d.Things[i]; t.Tool == e.Tool && slices.Contains(t.Cells, q.ref()) {
					if err := x.take(t.Path); err != nil {
						return err
					}
				}
			}
			continue
		}
		if err := x.putTool(e, q); err != nil {
			return err
		}
	}
	return nil
}

// joined fills the corners of a stroke and what the hand has leapt over: a river
// runs on by sides (NS-B.10).
func joined(cells []square) (all []square) {
	for i, to := range cells {
		if i == 0 {
			all = append(all, to)
			continue
		}
		for col, row := cells[i-1].col(), cells[i-1].row(); col != to.col() || row != to.row(); {
			switch dx, dy := to.col()-col, to.row()-row; {
			case abs(dx) >= abs(dy):
				col += dx / abs(dx)
			default:
				row += dy / abs(dy)
			}
			all = append(all, at(col, row))
		}
	}
	return all
}

// keepPicture makes the map keep the picture that it has now, so that what is
// painted changes it there and nowhere else.
func (x *editor) keepPicture() {
	if !x.Has("board.seed") && x.Has("board") {
		x.Set("board.seed", tomlfile.Quote(strings.TrimPrefix(x.b.chart.ID, "squares-")))
	}
}

// row returns the path of the list element that has a value at a key, or "".
func (x *editor) row(list, key, value string) string {
	for i := range x.Len(list) {
		if path := fmt.Sprintf("%s.%d", list, i); draft.Plain(x.Document, path+"."+key) == value {
			return path
		}
	}
	return ""
}

// groundRow returns the path of what the file says of a square; where it says
// nothing yet it makes a row.
func (x *editor) groundRow(q square) string {
	if path := x.row("board.squares", "at", q.name()); path != "" {
		return path
	}
	n := x.Len("board.squares")
	x.Add("board.squares", n, false, tomlfile.Pair{Key: "at", Literal: tomlfile.Quote(q.name())})
	return fmt.Sprintf("board.squares.%d", n)
}

// lay lays a feature on a square.
func (x *editor) lay(q square, key, name string) {
	path := x.groundRow(q)
	switch key {
	case "fordable", "unfordable":
		x.Set(path+".river", tomlfile.Quote(key))
	case "town", "fort":
		other := map[string]string{"town": "fort", "fort": "town"}[key]
		town := x.town(path+"."+other, name)
		x.Cut(path + "." + other)
		if !x.Has(path + "." + key) {
			x.Set(path+"."+key, town)
		}
	default:
		x.Set(path+"."+key, "true")
	}
}

// town writes a town as it stands at a path, or a new one.
func (x *editor) town(path, name string) string {
	return fmt.Sprintf("{ name = %s, areas = %s }", cmp.Or(x.Literal(path+".name"), tomlfile.Quote(name)), cmp.Or(x.Literal(path+".areas"), "1"))
}

// layers are the keys of each layer of a square.
var layers = map[string][]string{"hill": {"hill"}, "wood": {"wood"}, "broken": {"broken"}, "fields": {"fields"}, "river": {"river", "bridge"},
	"bridge": {"bridge"}, "town": {"town", "fort"}}

// erase takes what a layer has off a square, and the square out of the file if
// nothing is left on it.
func (x *editor) erase(q square, layer string) {
	path := x.row("board.squares", "at", q.name())
	if path == "" {
		return
	}
	for _, key := range layers[layer] {
		x.Cut(path + "." + key)
	}
	for _, keys := range [...]string{"hill", "wood", "broken", "fields", "river", "bridge", "town", "fort"} {
		if x.Has(path + "." + keys) {
			return
		}
	}
	x.Cut(path)
}

// clear takes all ground off a square.
func (x *editor) clear(q square) {
	for path := x.row("board.squares", "at", q.name()); path != ""; path = x.row("board.squares", "at", q.name()) {
		x.Cut(path)
	}
}

// looseLists hold what is no thing and can be taken out where it has a fault.
var looseLists = []string{"board.squares", "options", "forces.units.#.cls", "forces.sides", "position.on", "position.units", "position.leaders", "position.markers", "position.trains",
	"position.held", "position.named", "position.helped", "position.hemmed", "position.placed"}

// loose reports whether a path leads to an element of such a list, or to a list
// of its marks.
func loose(path string) bool {
	parts := strings.Split(path, ".")
	for i, p := range parts {
		if p != "" && strings.Trim(p, "0123456789") == "" {
			parts[i] = "#"
		}
	}
	if n := len(parts); n > 1 && slices.Contains([]string{"marks", "did", "closed"}, parts[n-1]) {
		parts = parts[:n-1]
	}
	list, ok := strings.CutSuffix(strings.Join(parts, "."), ".#")
	return ok && slices.Contains(looseLists, list)
}

// take puts something back into the box, with what the position says of it.
func (x *editor) take(path string) error {
	t := x.d.Thing(path)
	var i int
	switch {
	case t == nil && !loose(path):
		return draft.Unknown(path)
	case t == nil:
		x.Cut(path)
		return nil
	case scan(path, "victory.objectives.%d", &i):
		x.Cut(fmt.Sprintf("position.held.%d", i))
	case strings.HasPrefix(path, "board.squares."):
		x.keepPicture()
	}
	id := draft.Plain(x.Document, path+".id")
	x.Cut(path)
	if !x.listed(id) {
		x.forget(id)
	}
	return nil
}

// listed reports whether a name still stands among the forces.
func (x *editor) listed(id string) bool {
	return id == "" || x.row("forces.units", "id", id) != "" || x.row("forces.commands", "id", id) != ""
}

// forget takes a name out of the position.
func (x *editor) forget(id string) {
	for _, list := range [...]string{"position.units", "position.leaders"} {
		if path := x.row(list, "id", id); path != "" {
			x.Cut(path)
		}
	}
	for _, kind := range trainNames {
		if path := x.row("position.trains", "id", kind+"-"+id); path != "" {
			x.Cut(path)
		}
	}
	lists := []string{"position.hemmed", "position.placed", "position.activation.members"}
	for i := range x.Len("position.markers") {
		lists = append(lists, fmt.Sprintf("position.markers.%d.units", i))
	}
	for _, list := range lists {
		x.strike(list, id)
	}
	for _, pair := range [...]string{"position.named", "position.helped"} {
		for i := range x.Len(pair) {
			if path := fmt.Sprintf("%s.%d", pair, i); draft.Plain(x.Document, path) == id {
				x.Set(path, `""`)
			}
		}
	}
}

// strike takes a word out of a list.
func (x *editor) strike(list, word string) {
	for i := x.Len(list) - 1; i >= 0; i-- {
		if path := fmt.Sprintf("%s.%d", list, i); draft.Plain(x.Document, path) == word {
			x.Cut(path)
		}
	}
}

// enlist puts a word into a list that lacks it, or strikes it out.
func (x *editor) enlist(list, word string, on bool) {
	x.strike(list, word)
	if on {
		x.Insert(list, x.Len(list), tomlfile.Quote(word))
	} else if x.Has(list) && x.Len(list) == 0 {
		x.Set(list, "[]")
	}
}
