package ccn

import (
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
}

// Edit implements rules.Workshop.
func (Book) Edit(d *rules.Draft, e rules.Edit) (string, error) {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return "", err
	}
	x := editor{doc, d}
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

// hexesOf reads the hexes of an edit.
func hexesOf(cells []rules.Ref) (all []hex, err error) {
	for _, r := range cells {
		if r.Kind() != hexKind || !hex(r.N()).real() {
			return nil, draft.Unknown(Book{}.Format(r))
		}
		all = append(all, hex(r.N()))
	}
	return all, nil
}

// paint lays a ground, a river or field works, or takes them away.
func (x *editor) paint(e rules.Edit) error {
	hexes, err := hexesOf(e.Cells)
	if err != nil {
		return err
	}
	x.keepPicture()
	t := (&rules.Kit{Tools: tools}).Tool(e.Tool)
	switch {
	case t == nil:
		return draft.Unknown(e.Tool)
	case t.Layer == worksLayer:
		return x.fortify(hexes, e.Do == rules.EditPaint)
	case e.Do == rules.EditErase:
		x.lay(hexes, open)
		return nil
	}
	g := open
	for i := range terrains {
		if terrains[i].name == e.Tool {
			g = ground(i)
		}
	}
	x.lay(hexes, g)
	if g == river && len(hexes) > 1 {
		x.Insert("map.courses", x.Len("map.courses"), tomlfile.QuoteAll(hexNames(hexes)))
	}
	return nil
}

// keepPicture makes the map keep the picture that it has now, so that what is
// painted changes it there and nowhere else.
func (x *editor) keepPicture() {
	if !x.Has("map.seed") && x.Has("map") {
		x.Set("map.seed", tomlfile.Quote(strings.TrimPrefix(x.d.Board.(*Board).scenario.id(), "ccn-")))
	}
}

// lay writes the letter of a ground on hexes. Rivers end before a hex that they
// no longer run through.
func (x *editor) lay(hexes []hex, g ground) {
	for r := range boardRows {
		key := fmt.Sprintf("map.rows.%d", r)
		if !slices.ContainsFunc(hexes, func(h hex) bool { return h.row() == r }) {
			continue
		}
		for n := x.Len("map.rows"); n <= r; n++ { // a map with too few rows
			x.Insert("map.rows", n, tomlfile.Quote(strings.Repeat(string(terrains[open].letter), boardCols-n%2)))
		}
		row := []byte(draft.Plain(x.Document, key))
		was := string(row)
		for _, h := range hexes {
			if h.row() != r {
				continue
			}
			for len(row) <= h.col() { // a row that is too short
				row = append(row, terrains[open].letter)
			}
			row[h.col()] = terrains[g].letter
		}
		if string(row) != was {
			x.Set(key, tomlfile.Quote(string(row)))
		}
	}
	if g != river && g != ford && g != bridge {
		x.cutCourses(hexes)
	}
}

// cutCourses takes hexes out of the rivers: what is left of one on both sides
// runs on, if it is more than a hex.
func (x *editor) cutCourses(hexes []hex) {
	for i := x.Len("map.courses") - 1; i >= 0; i-- {
		path := fmt.Sprintf("map.courses.%d", i)
		var parts [][]string
		var part []string
		n, cut := x.Len(path), false
		for j := range n {
			name := draft.Plain(x.Document, fmt.Sprintf("%s.%d", path, j))
			if h, ok := parseHex(name); ok && slices.Contains(hexes, h) {
				parts, part, cut = append(parts, part), nil, true
				continue
			}
			part = append(part, name)
		}
		if !cut {
			continue
		}
		parts = slices.DeleteFunc(append(parts, part), func(p []string) bool { return len(p) < 2 })
		if len(parts) == 0 {
			x.Cut(path)
			continue
		}
		x.Set(path, tomlfile.QuoteAll(parts[0]))
		for k, p := range parts[1:] {
			x.Insert("map.courses", i+1+k, tomlfile.QuoteAll(p))
		}
	}
}

// fortify protects sides of hexes, or no longer. Hexes come in pairs: the one that
// holds the works, and the one that they face.
func (x *editor) fortify(pairs []hex, on bool) error {
	for i := 0; i+1 < len(pairs); i += 2 {
		h, n := pairs[i], pairs[i+1]
		if distance(h, n) != 1 {
			return draft.Unknown(h.name() + "-" + n.name())
		}
		side := directionNames[toward(h, n)]
		at := x.worksOn(h)
		if at < 0 && on {
			x.Add("map.fieldworks", x.Len("map.fieldworks"), false, tomlfile.Pair{Key: "hex", Literal: tomlfile.Quote(h.name())},
				tomlfile.Pair{Key: "sides", Literal: tomlfile.QuoteAll([]string{side})})
			continue
		}
		if at < 0 {
			continue
		}
		path := fmt.Sprintf("map.fieldworks.%d", at)
		x.fortifySide(path, side, on)
	}
	return nil
}

func (x *editor) worksOn(h hex) int {
	for i := range x.Len("map.fieldworks") {
		if draft.Plain(x.Document, fmt.Sprintf("map.fieldworks.%d.hex", i)) == h.name() {
			return i
		}
	}
	return -1
}

func (x *editor) fortifySide(path, side string, on bool) {
	n := x.Len(path + ".sides")
	for j := range n {
		if at := fmt.Sprintf("%s.sides.%d", path, j); draft.Plain(x.Document, at) == side {
			switch {
			case on:
			case n == 1:
				x.Cut(path)
			default:
				x.Cut(at)
			}
			return
		}
	}
	if on {
		x.Insert(path+".sides", n, tomlfile.Quote(side))
	}
}

// put lays something new, or moves what is there.
func (x *editor) put(e rules.Edit) error {
	hexes, err := hexesOf(e.Cells)
	if err != nil {
		return err
	}
	if e.Path != "" {
		return x.move(e.Path, hexes)
	}
	switch e.Tool {
	case "objective":
		side := sideNames[max(0, e.Side)]
		x.Add("objective", x.Len("objective"), true, tomlfile.Pair{Key: "side", Literal: tomlfile.Quote(side)},
			tomlfile.Pair{Key: "hexes", Literal: tomlfile.QuoteAll(hexNames(hexes))}, tomlfile.Pair{Key: "mode", Literal: `"each"`},
			tomlfile.Pair{Key: "banners", Literal: "1"})
		return nil
	case "name":
		x.Add("map.names", x.Len("map.names"), false, tomlfile.Pair{Key: "name", Literal: tomlfile.Quote(e.Value)},
			tomlfile.Pair{Key: "hexes", Literal: tomlfile.QuoteAll(hexNames(hexes))})
		return nil
	}
	if cardNamed(e.Stock) >= 0 {
		return x.deal(e)
	}
	return x.muster(e, hexes)
}

// move puts a unit or leader on another hex, or what covers hexes on others.
func (x *editor) move(path string, hexes []hex) error {
	t := x.d.Thing(path)
	switch {
	case t == nil:
		return draft.Unknown(path)
	case t.Prop("at") != nil && len(hexes) == 1:
		x.Set(path+".at", tomlfile.Quote(hexes[0].name()))
	case t.Prop("hexes") != nil:
		x.Set(path+".hexes", tomlfile.QuoteAll(hexNames(hexes)))
	default:
		return draft.Unknown(path)
	}
	return nil
}

// muster takes a unit or leader out of the box, behind the last one of its type.
func (x *editor) muster(e rules.Edit, hexes []hex) error {
	list, key, id := "", "unit", ""
	for i := range unitTypes {
		if k := &unitTypes[i]; k.id == e.Stock {
			list = sideNames[recruit(k.nation, e.Side)] + ".units"
			id = draft.Free(k.id+"-", func(name string) bool { return strings.Contains(x.d.Text, tomlfile.Quote(name)) })
		}
	}
	for i := range leaderTypes {
		if k := &leaderTypes[i]; k.id == e.Stock {
			list, key, id = sideNames[recruit(k.nation, e.Side)]+".leaders", "leader", k.id
		}
	}
	if list == "" || len(hexes) != 1 {
		return draft.Unknown(e.Stock)
	}
	behind := x.Len(list)
	for i := behind - 1; i >= 0; i-- {
		if stem(draft.Plain(x.Document, fmt.Sprintf("%s.%d.unit", list, i))) == e.Stock {
			behind = i + 1
			break
		}
	}
	x.Add(list, behind, false, tomlfile.Pair{Key: key, Literal: tomlfile.Quote(id)}, tomlfile.Pair{Key: "at", Literal: tomlfile.Quote(hexes[0].name())})
	return nil
}

// recruit is the side that a unit or leader of a nation comes to: that of the edit, where it can be
// either's.
func recruit(nation string, s rules.Side) rules.Side {
	if n := nationNamed(nation); !n.either || s == rules.Chance {
		return n.side
	}
	return s
}

// deal puts a card into a hand, which is no longer dealt by chance from then on.
func (x *editor) deal(e rules.Edit) error {
	if e.Side < 0 {
		return draft.Unknown(e.Stock)
	}
	key := sideNames[e.Side] + ".hand"
	if x.Len(key) == 0 {
		x.Set(key, "["+tomlfile.Quote(e.Stock)+"]")
		return nil
	}
	x.Insert(key, x.Len(key), tomlfile.Quote(e.Stock))
	return nil
}

// take puts something back into the box. A hand without cards is dealt by chance.
func (x *editor) take(path string) error {
	if path == "position" && x.Has(path) { // the battle begins again
		x.Cut(path)
		return nil
	}
	t := x.d.Thing(path)
	if t == nil {
		return draft.Unknown(path)
	}
	if t.Tool == "river" {
		hexes, err := hexesOf(t.Cells)
		if err != nil {
			return err
		}
		x.lay(hexes, open)
		return nil
	}
	x.Cut(path)
	if t.Ref.Kind() == cardRefKind {
		if key := path[:strings.LastIndexByte(path, '.')]; x.Len(key) == 0 {
			x.Set(key, "5")
		}
	}
	return nil
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
	return draft.Set(x.Document, e.Path, t.Prop(e.Key), e.Value)
}

func (x *editor) setTerm(e rules.Edit) error {
	p := (&rules.Kit{Terms: terms(x.d)}).Term(e.Key)
	if p == nil {
		return draft.Unknown(e.Key)
	}
	if err := draft.Set(x.Document, "", p, e.Value); err != nil {
		return err
	}
	if e.Key == "french.edge" {
		edges := []string{"top", "bottom"}
		x.Set("allied.edge", tomlfile.Quote(edges[1-slices.Index(edges, e.Value)]))
	}
	return nil
}
