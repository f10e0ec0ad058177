package musket

import (
	"embed"
	"fmt"
	"slices"

	"github.com/pelletier/go-toml/v2"
)

//go:embed data/*.toml data/box/*.toml
var data embed.FS

// ground is the primary terrain of a hex (MS-2.2.2), as an index of tec.Hex.
type ground uint8

// clearGround is the ground that the rules name (MS-9.3.4, MS-12.2.1); the others
// differ by their numbers alone.
const clearGround ground = 0

// effect is what terrain does to the factors of an attack (part 5.4).
type effect uint8

const (
	normal effect = iota
	minus1
	half
	no
)

var effectNames = []string{"normal", "minus1", "half", "no"}

// hexside is a set of the features of a hexside (MS-2.2.4), as bits of the
// index in tec.Hexside. slope and steep are uphill as seen from this hex.
type hexside uint8

const (
	river hexside = 1 << iota
	stream
	bridge
	ford
	slope
	steep
	wall
	steepDown // the upper side of a steep slope: artillery needs a road there too
)

// sides is how many hexsides the chart has.
const sides = 7

var sideNames = [sides]string{"river", "stream", "bridge", "ford", "slope", "steep", "wall"}

// groundRow is a hex of the Terrain Effects Chart; costs in MP, 0: prohibited.
type groundRow struct {
	ID      string    `toml:"id"`
	Letter  string    `toml:"letter"`
	Cost    [3]int    `toml:"cost"`
	March   bool      `toml:"march"`
	ZocIn   bool      `toml:"zoc_in"`
	ZocOut  bool      `toml:"zoc_out"`
	Attack  [3]string `toml:"attack"`
	Bombard string    `toml:"bombard"`
	Blocks  bool      `toml:"blocks"`
	Charge  [2]bool   `toml:"charge"`
	Advance bool      `toml:"advance"`

	attack  [3]effect
	bombard effect
}

// sideRow is a hexside of the chart; costs are added, -1: prohibited.
type sideRow struct {
	ID      string    `toml:"id"`
	Cost    [3]int    `toml:"cost"`
	March   bool      `toml:"march"`
	Zoc     bool      `toml:"zoc"`
	Attack  [3]string `toml:"attack"`
	Charge  [2]bool   `toml:"charge"`
	Cancels bool      `toml:"road_cancels"`

	attack [3]effect
}

// terrainChart is the Terrain Effects Chart (MS-2.2.5).
type terrainChart struct {
	Hex     []groundRow `toml:"hex"`
	Hexside []sideRow   `toml:"hexside"`
}

// tec is the chart that all battles use.
var tec = readTerrain()

func readTerrain() terrainChart {
	var c terrainChart
	readTable("data/tec.toml", &c)
	for i := range c.Hex {
		h := &c.Hex[i]
		for a, name := range h.Attack {
			h.attack[a] = effectNamed(name)
		}
		h.bombard = effectNamed(h.Bombard)
	}
	for i := range c.Hexside {
		s := &c.Hexside[i]
		if i >= sides || s.ID != sideNames[i] {
			panic(fmt.Errorf("tec.toml: hexside %d is %s", i, s.ID))
		}
		for a, name := range s.Attack {
			s.attack[a] = effectNamed(name)
		}
	}
	return c
}

// readTable reads a table that comes with the game.
func readTable(name string, into any) {
	text, err := data.ReadFile(name)
	if err == nil {
		err = toml.Unmarshal(text, into)
	}
	if err != nil {
		panic(fmt.Errorf("%s: %w", name, err))
	}
}

func effectNamed(name string) effect {
	i := slices.Index(effectNames, name)
	if i < 0 {
		panic(fmt.Errorf("tec.toml: there is no effect %q", name))
	}
	return effect(i)
}

// groundLetter finds the ground of a letter of a map, or false.
func groundLetter(letter string) (ground, bool) {
	i := slices.IndexFunc(tec.Hex, func(h groundRow) bool { return h.Letter == letter })
	return ground(max(i, 0)), i >= 0
}

// row returns what a ground does.
func (g ground) row() *groundRow { return &tec.Hex[g] }
