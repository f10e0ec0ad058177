package musket

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// paint lays grounds, heights, features of hexsides, roads and marks of armies,
// or takes them away.
func (x *editor) paint(e rules.Edit) error {
	hexes, err := x.hexesOf(e.Cells)
	if err != nil {
		return err
	}
	t := (&rules.Kit{Tools: tools}).Tool(e.Tool)
	if t == nil || t.Layer == "" || t.Stroke == rules.StrokeNone {
		return draft.Unknown(e.Tool)
	}
	on := e.Do == rules.EditPaint
	switch t.Layer {
	case locLayer, leaveLayer:
		return x.mark(e, hexes, on)
	case groundLayer:
		x.keepPicture()
		x.ground(t, hexes, on)
	case heightLayer:
		x.keepPicture()
		x.raise(hexes, on)
	case roadLayer:
		x.keepPicture()
		if on {
			return x.pave(t.Key, hexes)
		}
		x.cutRoads(hexes)
	default:
		x.keepPicture()
		return x.border(t, hexes, on)
	}
	return nil
}

// keepPicture makes the map keep the picture that it has now, so that what is
// painted changes it there and nowhere else.
func (x *editor) keepPicture() {
	if !x.Has("map.seed") && x.Has("map") {
		x.Set("map.seed", tomlfile.Quote(x.b.terrain.id))
	}
}

// ground writes the letter of a ground on hexes.
func (x *editor) ground(t *rules.Tool, hexes []hex, on bool) {
	letter := clearGround.row().Letter
	for i := range tec.Hex {
		if on && groundTool(ground(i)) == t.Key {
			letter = tec.Hex[i].Letter
		}
	}
	var all []tomlfile.Pair
	for r := range x.b.rows {
		key := fmt.Sprintf("map.terrain.%d", r)
		row := []byte(draft.Plain(x.Document, key))
		was := string(row)
		for _, h := range hexes {
			if h.row() == r && h.col() < len(row) {
				row[h.col()] = letter[0]
			}
		}
		if string(row) != was {
			all = append(all, quotedPair(key, string(row)))
		}
	}
	x.SetAll(all)
}

// raise makes heights of hexes, or level ground, and writes the slopes around
// them. Hexsides that were not as the heights alone would have them have been set
// by hand and stay.
func (x *editor) raise(hexes []hex, on bool) {
	after := x.b.heights
	for _, h := range hexes {
		after.Put(h, on)
	}
	var cut, put []string
	for h := hex(0); h < allHexes; h++ {
		if !x.b.onMap(h) || after.Has(h) == x.b.heights.Has(h) {
			continue
		}
		if after.Has(h) {
			put = append(put, h.name())
		} else {
			cut = append(cut, h.name())
		}
	}
	x.revise("map.heights", cut, put)
	cut, put = nil, nil
	x.b.hexesOf(func(h hex) {
		for s, n := range x.b.next[h] {
			if n == noHex || !rises(&x.b.heights, h, n) && !rises(&after, h, n) || rises(&x.b.heights, h, n) == rises(&after, h, n) {
				continue
			}
			features := x.b.hexsides[h][s] | x.b.hexsides[n][opposite(s)]
			switch name := h.name() + ">" + n.name(); {
			case rises(&x.b.heights, h, n):
				cut = append(cut, name) // a steep one stands in another list
			case features&(slope|steep) == 0:
				put = append(put, name)
			}
		}
	})
	x.revise("map.hexsides.slope", cut, put)
}

// rises reports whether one goes up from a hex to another.
func rises(heights *hexSet, from, to hex) bool { return heights.Has(to) && !heights.Has(from) }

// revise takes names out of a list and puts others in at its end.
func (x *editor) revise(list string, cut, put []string) {
	if !x.Has(list) && len(put) > 0 && strings.HasPrefix(list, "map.hexsides.") && !x.Has("map.hexsides") {
		x.Set(list, "[]")
	}
	for i := x.Len(list) - 1; i >= 0 && len(cut) > 0; i-- {
		if at := fmt.Sprintf("%s.%d", list, i); slices.Contains(cut, draft.Plain(x.Document, at)) {
			x.Cut(at)
		}
	}
	for _, name := range put {
		x.Insert(list, x.Len(list), tomlfile.Quote(name))
	}
}

// border runs a feature along hexsides, or takes its layer off them. Hexes come in
// pairs: of a slope the lower one first.
func (x *editor) border(t *rules.Tool, hexes []hex, on bool) error {
	cut, put := map[string][]string{}, []string(nil)
	for i := 0; i+1 < len(hexes); i += 2 {
		a, b := hexes[i], hexes[i+1]
		if distance(a, b) != 1 {
			return draft.Unknown(a.name() + "-" + b.name())
		}
		name := min(a.name(), b.name()) + "-" + max(a.name(), b.name())
		if t.Layer == slopeLayer {
			name = a.name() + ">" + b.name()
		}
		there := false
		for j, kind := range sideNames {
			if layerOf[j] != t.Layer {
				continue
			}
			for _, is := range [...]string{a.name() + "-" + b.name(), b.name() + "-" + a.name(), a.name() + ">" + b.name(), b.name() + ">" + a.name()} {
				if list := "map.hexsides." + kind; !slices.Contains(plains(x.Document, list), is) {
					continue
				}
				if on && kind == t.Key && (t.Layer != slopeLayer || is == name) {
					there = true
				} else {
					cut[kind] = append(cut[kind], is)
				}
			}
		}
		if on && !there && !slices.Contains(put, name) {
			put = append(put, name)
		}
	}
	for _, kind := range sideNames {
		x.revise("map.hexsides."+kind, cut[kind], nil)
	}
	x.revise("map.hexsides."+t.Key, nil, put)
	return nil
}

// pave lays a road or trail through hexes, each beside the one before.
func (x *editor) pave(kind string, hexes []hex) error {
	if len(hexes) < 2 {
		return draft.Unknown(kind)
	}
	x.Add("map.road", x.Len("map.road"), true, quotedPair("kind", kind), pair("hexes", tomlfile.QuoteAll(hexNames(hexes))))
	return nil
}

// cutRoads takes hexes out of roads and trails: what is left of one on both sides
// runs on, if it is more than a hex.
func (x *editor) cutRoads(hexes []hex) {
	gone := map[string]bool{}
	for _, h := range hexes {
		gone[h.name()] = true
	}
	x.splitRoads(func(name string) bool { return gone[name] })
}

func (x *editor) splitRoads(gone func(name string) bool) {
	for i := x.Len("map.road") - 1; i >= 0; i-- {
		path := fmt.Sprintf("map.road.%d", i)
		var parts [][]string
		var part []string
		cut := false
		for _, name := range plains(x.Document, path+".hexes") {
			if gone(name) {
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
		kind := x.Literal(path + ".kind")
		x.Set(path+".hexes", tomlfile.QuoteAll(parts[0]))
		for k, p := range parts[1:] {
			x.Add("map.road", i+1+k, true, pair("kind", kind), pair("hexes", tomlfile.QuoteAll(p)))
		}
	}
}

// mark gives an army LOC hexes or the hex where it may leave the map, or takes
// them away.
func (x *editor) mark(e rules.Edit, hexes []hex, on bool) error {
	side := x.sideTable(x.armyAt(e.Side))
	if side == "" {
		return draft.Unknown(e.Tool)
	}
	if e.Tool == leaveLayer {
		x.Cut(side + ".embarkation")
		if on && len(hexes) > 0 {
			x.Set(side+".embarkation", tomlfile.Quote(hexes[0].name()))
		}
		return nil
	}
	has := plains(x.Document, side+".loc")
	var cut, put []string
	for _, h := range hexes {
		switch name := h.name(); {
		case !on:
			cut = append(cut, name)
		case !slices.Contains(has, name) && !slices.Contains(put, name):
			put = append(put, name)
		}
	}
	x.revise(side+".loc", cut, put)
	return nil
}

// resize makes the map another size: it grows and shrinks in the east and south.
// Ground that does not fit goes; counters, objectives and entries that do not are
// left to be put elsewhere.
func (x *editor) resize(cols, rows int) {
	x.keepPicture()
	for r := max(x.Len("map.terrain"), rows) - 1; r >= 0; r-- {
		at := fmt.Sprintf("map.terrain.%d", r)
		switch {
		case r >= rows:
			x.Cut(at)
		case !x.Has(at):
		default:
			if row := fitted(draft.Plain(x.Document, at), cols); row != draft.Plain(x.Document, at) {
				x.Set(at, tomlfile.Quote(row))
			}
		}
	}
	for r := x.Len("map.terrain"); r < rows; r++ {
		x.Insert("map.terrain", r, tomlfile.Quote(fitted("", cols)))
	}
	off := func(name string) bool {
		h, ok := parseHex(name)
		return ok && (h.col() >= cols || h.row() >= rows)
	}
	x.drop("map.heights", off)
	for _, kind := range sideNames {
		x.drop("map.hexsides."+kind, func(name string) bool { return len(name) == 9 && (off(name[:4]) || off(name[5:])) })
	}
	x.splitRoads(off)
	for i := x.Len("map.place") - 1; i >= 0; i-- {
		if path := fmt.Sprintf("map.place.%d", i); off(draft.Plain(x.Document, path+".hex")) {
			x.Cut(path)
		}
	}
}

// fitted is a row of the map with as many letters as it is to have.
func fitted(row string, cols int) string {
	var s strings.Builder
	for c := range cols {
		letter := clearGround.row().Letter
		if c < len(row) {
			if _, ok := groundLetter(row[c : c+1]); ok {
				letter = row[c : c+1]
			}
		}
		s.WriteString(letter)
	}
	return s.String()
}

// drop cuts the names out of a list of which something is true.
func (x *editor) drop(list string, gone func(name string) bool) {
	for i := x.Len(list) - 1; i >= 0; i-- {
		if at := list + "." + strconv.Itoa(i); gone(draft.Plain(x.Document, at)) {
			x.Cut(at)
		}
	}
}
