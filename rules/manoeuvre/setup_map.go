package manoeuvre

import "grognard/rules"

// layMap is SU-3: the First Player lays four different tiles, turned at will
// (MAN-3.3). Laying a tile again moves it; laying on another replaces it.
func (b *Board) layMap(t *rules.Table) {
	for {
		o := t.Ask(b.active, "setup.map", "MAN-3.3", 0, func(m rules.Menu) {
			m.Public()
			if b.mapLaid() {
				m.Quiet(rules.Option{Do: "confirm"})
			}
			for _, onTable := range []bool{false, true} { // what brings the map on comes first
				for tile := range tiles {
					if b.lies(tile) == onTable {
						b.offerTile(m, tile)
					}
				}
			}
		})
		if o.Do == "confirm" {
			break
		}
		b.layTile(o.Who.N(), o.At.N(), o.N)
	}
	for i, l := range b.laid {
		t.Say("MAN-3.3", b.active, rules.Text{Key: "man.log.tile", A: tileRef(int(l.tile)), B: slotRef(i)})
		b.laid[i] = laid{tile: noTile}
	}
	b.setGround(b.ground)
	b.nextBlock()
}

// offerTile offers every other way to lay a tile, empty slots first.
func (b *Board) offerTile(m rules.Menu, tile int) {
	for _, empty := range []bool{true, false} {
		for slot, l := range b.laid {
			for rot := range 4 {
				if (l.tile == noTile) == empty && l != (laid{int8(tile), int8(rot)}) {
					m.Offer(rules.Option{Do: "lay", Who: tileRef(tile), At: slotRef(slot), N: rot})
				}
			}
		}
	}
}

// lies reports whether a tile is on the table already.
func (b *Board) lies(tile int) bool {
	for _, l := range b.laid {
		if l.tile == int8(tile) {
			return true
		}
	}
	return false
}

func (b *Board) mapLaid() bool {
	for _, l := range b.laid {
		if l.tile == noTile {
			return false
		}
	}
	return true
}

// layTile lays a tile; each exists only once (MAN-1.1.2).
func (b *Board) layTile(tile, slot, rot int) {
	for i := range b.laid {
		if b.laid[i].tile == int8(tile) {
			b.laid[i] = laid{tile: noTile}
		}
	}
	b.laid[slot] = laid{int8(tile), int8(rot)}
	b.ground = assemble(b.laid)
}

// setGround fixes the ground of the whole map and draws up its chart.
func (b *Board) setGround(g [64]ground) {
	b.ground = g
	b.chart = drawMap(&g)
	if b.seed != "" {
		b.chart.ID = mapID + b.seed
	}
}

// slotAreas are the quarters of the board that tiles are laid on.
var slotAreas = areasOfSlots()

func areasOfSlots() (all []rules.Area) {
	for s := range slotNames {
		a := rules.Area{Kind: rules.AreaSlot, Ref: slotRef(s)}
		left, top := 4*(s&1), 7-4*(s>>1)
		for i := range 16 {
			a.Cells = append(a.Cells, at(left+i%4, top-i/4).ref())
		}
		all = append(all, a)
	}
	return all
}

// edgeAreas are the two ranks or files along each edge of the board.
var edgeAreas = areasOfEdges()

func areasOfEdges() (all []rules.Area) {
	for e := range edgeNames {
		a := rules.Area{Kind: rules.AreaEdge, Ref: edgeRef(e)}
		for q := range square(64) {
			depth := [...]int{north: 7 - q.rank(), east: 7 - q.file(), south: q.rank(), west: q.file()}
			if depth[e] < 2 {
				a.Cells = append(a.Cells, q.ref())
			}
		}
		all = append(all, a)
	}
	return all
}
