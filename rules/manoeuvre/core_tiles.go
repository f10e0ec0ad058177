package manoeuvre

import (
	"fmt"
	"slices"
)

// tiles are the 24 map tiles (MAN-1.1.2), unturned; rows from the north.
var tiles = readTiles()

// mapTile is one 4x4 tile.
type mapTile struct {
	id   string
	rows [4][4]ground
}

// slotNames are the slots of the map (part 1.2).
var slotNames = [4]string{"nw", "ne", "sw", "se"}

// laid is a tile in a slot, turned by a number of quarter turns clockwise.
type laid struct {
	tile int8 // index into tiles, or noTile
	rot  int8
}

const noTile = -1

// noTiles are four empty slots.
func noTiles() (slots [4]laid) {
	for i := range slots {
		slots[i] = laid{tile: noTile}
	}
	return slots
}

// findTile returns the index of a tile, or noTile.
func findTile(id string) int {
	return slices.IndexFunc(tiles[:], func(t mapTile) bool { return t.id == id })
}

// turned returns what stands in a row and column, both from the north-west,
// of a tile turned rot quarter turns clockwise.
func (t *mapTile) turned(rot, row, col int) ground {
	for range rot {
		row, col = 3-col, row
	}
	return t.rows[row][col]
}

// assemble puts four laid tiles together; empty slots stay bare.
func assemble(slots [4]laid) (g [64]ground) {
	for s, l := range slots {
		if l.tile == noTile {
			continue
		}
		left, top := 4*(s&1), 7-4*(s>>1)
		for row := range 4 {
			for col := range 4 {
				g[at(left+col, top-row)] = tiles[l.tile].turned(int(l.rot), row, col)
			}
		}
	}
	return g
}

// turnedMap turns a whole board clockwise by quarter turns (MAN-3.14).
func turnedMap(g [64]ground, rot int) [64]ground {
	for range rot {
		var next [64]ground
		for q := range square(64) {
			next[at(q.rank(), 7-q.file())] = g[q]
		}
		g = next
	}
	return g
}

// quarterTurns tells how far the board is turned clockwise so that an edge
// comes to lie north (part 1.2).
var quarterTurns = [4]int{north: 0, east: 3, south: 2, west: 1}

func readTiles() (all [24]mapTile) {
	var f struct {
		Tile []struct {
			ID   string   `toml:"id"`
			Rows []string `toml:"rows"`
		} `toml:"tile"`
	}
	readTable("tiles.toml", &f)
	for i, t := range f.Tile {
		all[i].id = t.ID
		for r, row := range t.Rows {
			for c := range row {
				g, ok := parseGround(row[c])
				if !ok {
					panic(fmt.Errorf("tile %s: no ground %q", t.ID, row[c]))
				}
				all[i].rows[r][c] = g
			}
		}
	}
	return all
}
