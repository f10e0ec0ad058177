package squares

import (
	_ "embed"

	"github.com/pelletier/go-toml/v2"
)

//go:embed data/names.toml
var namesFile []byte

// register holds the names of all units, generals and commanders-in-chief
// that scenarios may use. Numbers are places in these lists.
type register struct {
	Units    []string `toml:"units"`
	Generals []string `toml:"generals"`
	Chiefs   []string `toml:"chiefs"`
}

var named = readRegister()

func readRegister() (r register) {
	if err := toml.Unmarshal(namesFile, &r); err != nil {
		panic(err) // a bug of the package
	}
	return r
}
