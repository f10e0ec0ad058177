// Package sound makes all that is heard: every sound is computed from noise, filters and the
// modes of bodies that are struck, so the game carries no recording. A Bank has what has been
// made so far, a Mixer plays it into whatever takes its samples. Nothing here knows a device or
// a clock; package speaker plays a Mixer.
//
// A name stands for a few variants of one sound. Those of the interface are said by widgets as
// ui.Ctx.Sound(name), those of the table by package heard.
package sound

// Rate is the number of samples a second of each channel.
const Rate = 48000

// Sounds of the interface.
const (
	Click   = "click"   // a button, a switch
	Select  = "select"  // something is picked
	Answer  = "answer"  // a decision is made
	Refused = "refused" // what was meant leads nowhere
	Place   = "place"   // a piece is put down
)

// Sounds of the table.
const (
	Throw   = "throw"   // dice leave the hand
	Die     = "die"     // one comes to rest on wood
	Card    = "card"    // slides over the table
	Reveal  = "reveal"  // is turned up
	Foot    = "foot"    // infantry marches
	Horse   = "horse"   // cavalry trots
	Wheels  = "wheels"  // guns and wagons roll
	Volley  = "volley"  // of muskets
	Gun     = "gun"     // fires
	Charge  = "charge"  // of cavalry
	Assault = "assault" // of infantry: its drums beat the charge
	Melee   = "melee"   // steel on steel
	Block   = "block"   // of wood topples
	Fall    = "fall"    // a unit is lost
	Flag    = "flag"    // goes back with its men
	Rally   = "rally"   // a roll calls men together
	Drum    = "drum"    // a turn begins
	Victory = "victory"
	Defeat  = "defeat"
)

// What is heard below all that, without an end.
const (
	Field  = "field"  // wind, and birds far away
	Battle = "battle" // the same with the murmur of armies and guns beyond the hills
)

// Levels are the volumes, in percent.
type Levels struct {
	Effects, Ambience int // 0 to 100
	Mute              bool
}

// Audible reports whether anything can be heard.
func (l Levels) Audible() bool { return !l.Mute && (l.Effects > 0 || l.Ambience > 0) }

// recipe makes variant v of a sound, as loud as comes; it is set to its peak afterwards.
type recipe struct {
	name     string
	variants int
	peak     float64 // of the finished sound, 1 is full scale
	make     func(k *kit) []float64
}

// recipes are all sounds, those that are needed first before the others.
var recipes = []recipe{
	{Click, 3, .16, click},
	{Select, 3, .2, selects},
	{Answer, 3, .32, answer},
	{Refused, 2, .3, refused},
	{Place, 4, .42, place},
	{Drum, 2, .5, drum},
	{Card, 5, .32, card},
	{Reveal, 3, .34, reveal},
	{Foot, 5, .36, foot},
	{Horse, 4, .48, horse},
	{Wheels, 3, .42, wheels},
	{Throw, 4, .38, throw},
	{Die, 8, .5, die},
	{Block, 6, .52, block},
	{Volley, 4, .8, volley},
	{Gun, 4, .88, gun},
	{Charge, 2, .52, charge},
	{Assault, 2, .58, assault},
	{Melee, 4, .55, melee},
	{Flag, 3, .42, flag},
	{Fall, 3, .6, fall},
	{Rally, 2, .5, rally},
	{Victory, 1, .55, victory},
	{Defeat, 1, .5, defeat},
}

// Names are all sounds that are played once.
func Names() []string {
	all := make([]string, len(recipes))
	for i, r := range recipes {
		all[i] = r.name
	}
	return all
}

// Variants is how many variants a sound has, 0 if there is none of that name.
func Variants(name string) int {
	for _, r := range recipes {
		if r.name == name {
			return r.variants
		}
	}
	return 0
}

// Make computes variant v of a sound, counted from 0: samples of one channel, from -1 to 1. It
// is the same in each run, and takes a few milliseconds of a processor's time: too long for a
// frame. It is nil if there is none.
func Make(name string, v int) []float32 {
	for _, r := range recipes {
		if r.name == name && v >= 0 && v < r.variants {
			return finish(r.make(newKit(name, v)), r.peak)
		}
	}
	return nil
}
