package ccn

// ground is the terrain of a hex (CCN-40.2).
type ground uint8

// The terrains, in the order of the data file.
const (
	open ground = iota
	woods
	hill
	rugged
	town
	windmill
	river
	ford
	bridge
	sandpit
	grounds
)

// terrain is what a ground does (part 5.5).
type terrain struct {
	name        string
	letter      byte
	impassable  bool // for everybody
	noArtillery bool // impassable for artillery (CCN-49.1)
	stop        bool // who enters must stop (CCN-40.5)
	battle      entry
	square      bool // infantry may form square
	blocks      bool // blocks the line of sight
	noCharge    bool // no dice of Cavalry Charge into or out of it (CCN-44.6)
	level       int

	inMelee, inFire, outMelee, outFire [arms]int
}

// entry says who may battle on the turn of entering a ground.
type entry uint8

const (
	everybody entry = iota
	lightOnly       // light infantry and rifles (CCN-41.2)
	noOne           // CCN-44.2
)

// terrains are the grounds; hillToHill and works are the reductions between
// two hills (CCN-42.4) and through field works (CCN-45.4, CCN-45.8).
var (
	terrains, hillToHill, works = readGround()
	letters                     = groundLetters()
)

// between are the dice of an attack from hill to hill.
type between struct{ melee, fire [arms]int }

// sides are the dice of an attack into and out of field works.
type sides struct{ inMelee, inFire, outMelee, outFire [arms]int }

type groundRow struct {
	Name        string    `toml:"name"`
	Letter      string    `toml:"letter"`
	Impassable  bool      `toml:"impassable"`
	NoArtillery bool      `toml:"no_artillery"`
	Stop        bool      `toml:"stop"`
	Battle      string    `toml:"battle"`
	NoSquare    bool      `toml:"no_square"`
	Blocks      bool      `toml:"blocks"`
	NoCharge    bool      `toml:"no_charge"`
	Level       int       `toml:"level"`
	InMelee     [arms]int `toml:"in_melee"`
	InFire      [arms]int `toml:"in_fire"`
	OutMelee    [arms]int `toml:"out_melee"`
	OutFire     [arms]int `toml:"out_fire"`
}

func readGround() (all [grounds]terrain, hills between, w sides) {
	var f struct {
		Ground     []groundRow `toml:"ground"`
		HillToHill struct {
			Melee [arms]int `toml:"melee"`
			Fire  [arms]int `toml:"fire"`
		} `toml:"hill_to_hill"`
		Fieldworks struct {
			InMelee  [arms]int `toml:"in_melee"`
			InFire   [arms]int `toml:"in_fire"`
			OutMelee [arms]int `toml:"out_melee"`
			OutFire  [arms]int `toml:"out_fire"`
		} `toml:"fieldworks"`
	}
	readTable("ground.toml", &f)
	for i := range all {
		r := &f.Ground[i]
		all[i] = terrain{name: r.Name, letter: r.Letter[0], impassable: r.Impassable, noArtillery: r.NoArtillery, stop: r.Stop,
			square: !r.NoSquare, blocks: r.Blocks, noCharge: r.NoCharge, level: r.Level,
			inMelee: r.InMelee, inFire: r.InFire, outMelee: r.OutMelee, outFire: r.OutFire}
		switch r.Battle {
		case "light":
			all[i].battle = lightOnly
		case "none":
			all[i].battle = noOne
		}
	}
	x := &f.Fieldworks
	return all, between{f.HillToHill.Melee, f.HillToHill.Fire}, sides{x.InMelee, x.InFire, x.OutMelee, x.OutFire}
}

// groundLetters lists the letters of a map file.
func groundLetters() string {
	s := ""
	for _, t := range terrains {
		s += string(t.letter)
	}
	return s
}

// parseGround finds the ground of a letter of a map file.
func parseGround(letter byte) (ground, bool) {
	for g, t := range terrains {
		if t.letter == letter {
			return ground(g), true
		}
	}
	return 0, false
}

// bars reports whether units of an arm cannot enter a ground (CCN-11.9).
func (g ground) bars(a arm) bool {
	t := &terrains[g]
	return t.impassable || t.noArtillery && a == artillery
}
