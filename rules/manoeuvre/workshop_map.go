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

// slot is the slot of the map that a square lies in.
func (q square) slot() int { return q.file()/4 + 2*(1-q.rank()/4) }

// keepPicture makes the map keep the picture that it has now, so that what is
// painted changes it there and nowhere else.
func (x *editor) keepPicture() {
	if x.b.chart != nil && !x.Has("map.seed") {
		x.Set("map.seed", tomlfile.Quote(strings.TrimPrefix(x.b.chart.ID, mapID)))
	}
}

// lay writes the letter of a ground on squares. A map of tiles is drawn from then
// on, with the ground that they show.
func (x *editor) lay(cells []square, g ground) {
	x.keepPicture()
	if !x.Has("map.rows") {
		x.draw()
	}
	letter := terrain[g].letter
	if g == open && !strings.Contains(x.Literal("map.rows"), "O") {
		letter = '.'
	}
	for _, q := range cells {
		for x.Len("map.rows") <= 7-q.rank() { // a map that is too short
			x.Insert("map.rows", x.Len("map.rows"), `"........"`)
		}
		key := fmt.Sprintf("map.rows.%d", 7-q.rank())
		row := []byte(draft.Plain(x.Document, key))
		for len(row) <= q.file() { // a row that is too short
			row = append(row, '.')
		}
		if was, _ := parseGround(row[q.file()]); was != g {
			row[q.file()] = letter
			x.Set(key, tomlfile.Quote(strings.ToValidUTF8(string(row), ".")))
		}
	}
}

// draw writes the ground as the board has it in eight rows, open where it has
// none. Rows that say so already stay.
func (x *editor) draw() {
	for _, slot := range slotNames {
		x.Cut("map." + slot)
	}
	rows := x.b.groundRows()
	for i, row := range rows {
		rows[i] = strings.NewReplacer("?", ".", "O", ".").Replace(row)
	}
	if x.Len("map.rows") != len(rows) {
		quoted := make([]string, len(rows))
		for i, row := range rows {
			quoted[i] = "  " + tomlfile.Quote(row) + ",\n"
		}
		x.Set("map.rows", "[\n"+strings.Join(quoted, "")+"]")
		return
	}
	for i, row := range rows {
		key := fmt.Sprintf("map.rows.%d", i)
		if strings.ReplaceAll(draft.Plain(x.Document, key), "O", ".") != row {
			x.Set(key, tomlfile.Quote(row))
		}
	}
}

// layTile lays a tile in a slot: of a drawn map as letters, else so that it changes
// places with what lay there.
func (x *editor) layTile(slot int, t laid) {
	x.keepPicture()
	if x.Has("map.rows") {
		slots := noTiles()
		slots[slot] = t
		g := assemble(slots)
		for q := range square(64) {
			if g[q] != bare {
				x.lay([]square{q}, g[q])
			}
		}
		return
	}
	path, id := "map."+slotNames[slot], tiles[t.tile].id
	for _, other := range slotNames {
		from := "map." + other
		if from == path || draft.Plain(x.Document, from+".tile") != id {
			continue
		}
		n := findTile(draft.Plain(x.Document, path+".tile"))
		if n < 0 {
			x.Cut(from)
			continue
		}
		x.setTile(from, laid{int8(n), x.rot(path)})
	}
	x.setTile(path, t)
}

// setTile writes a tile into the file.
func (x *editor) setTile(path string, t laid) {
	id, rot := tomlfile.Quote(tiles[t.tile].id), strconv.Itoa(int(t.rot))
	if !x.Has(path) {
		x.Set(path, "{ tile = "+id+", rot = "+rot+" }")
		return
	}
	x.Set(path+".tile", id)
	if t.rot != 0 || x.Has(path+".rot") {
		x.Set(path+".rot", rot)
	}
}

// setMap makes the map in another way: of tiles, drawn, or by the First Player.
func (x *editor) setMap(way string) {
	switch way {
	case openWay:
		for _, key := range append(slotNames[:], "rows", "seed") {
			x.Cut("map." + key)
		}
	case drawnWay:
		x.keepPicture()
		x.draw()
	default:
		x.keepPicture()
		x.Cut("map.rows")
		x.fillSlots()
	}
}

// fillSlots lays tiles in all slots that have none: that which shows what the
// board has there, else the first one on which all units can stand.
func (x *editor) fillSlots() {
	slots := noTiles()
	for i, name := range slotNames {
		path := "map." + name
		n := findTile(draft.Plain(x.Document, path+".tile"))
		if rot, err := strconv.Atoi(x.Literal(path + ".rot")); n >= 0 && (err == nil && rot == rot&3 || !x.Has(path+".rot")) && !lies(slots, n) {
			slots[i] = laid{int8(n), int8(rot)}
		}
	}
	for _, fits := range []func(square, ground) bool{x.shows, x.bears} {
		for i := range slots {
			if slots[i].tile == noTile {
				slots[i] = fitting(slots, i, fits)
			}
		}
	}
	for i, t := range slots {
		if path := "map." + slotNames[i]; t.tile != noTile {
			x.Cut(path)
			x.setTile(path, t)
		}
	}
}

// shows reports whether the board has a ground on a square.
func (x *editor) shows(q square, g ground) bool { return x.b.ground[q] == g }

// bears reports whether what stands on a square could stand on a ground.
func (x *editor) bears(q square, g ground) bool {
	return g != lake || !slices.ContainsFunc(x.d.Things, func(t rules.Thing) bool {
		return t.Prop("at") != nil && slices.Contains(t.Cells, q.ref())
	})
}

func lies(slots [4]laid, tile int) bool {
	return slices.ContainsFunc(slots[:], func(l laid) bool { return int(l.tile) == tile })
}

// fitting is the first tile that fits a slot on every square, or none.
func fitting(slots [4]laid, slot int, fits func(square, ground) bool) laid {
	for n := range tiles {
		for rot := range 4 {
			if t := (laid{int8(n), int8(rot)}); !lies(slots, n) && fitsAll(slot, t, fits) {
				return t
			}
		}
	}
	return laid{tile: noTile}
}

func fitsAll(slot int, t laid, fits func(square, ground) bool) bool {
	for i, cell := range slotAreas[slot].Cells {
		if !fits(square(cell.N()), tiles[t.tile].turned(int(t.rot), i/4, i%4)) {
			return false
		}
	}
	return true
}
