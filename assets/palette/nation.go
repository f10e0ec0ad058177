package palette

import "image/color"

// Hatch is the engraver's code for a colour, as Silvester Petra Sancta set it
// down in 1638.
type Hatch uint8

// The hatchings, each with the tincture it stands for.
const (
	Plain      Hatch = iota // argent
	Horizontal              // azure
	Vertical                // gules
	Bend                    // vert: diagonal from top left
	BendLeft                // purpure: diagonal from top right
	Cross                   // sable
	Tenne                   // vertical and diagonal
	Dots                    // or
	Dashes                  // a lighter azure, our own
	Trellis                 // amaranth, our own: both diagonals
)

// Nation is the livery of an army.
type Nation struct {
	ID    string // "fr"
	Color color.NRGBA
	Text  color.NRGBA // Ink or Paper, whichever reads on Color
	Hatch Hatch
	Tint  color.NRGBA // Color as ground is washed with it: it shows on Paper, and is no colour of a mark
}

// Nations lists every army that a system may field.
var Nations = []Nation{
	{"au", Hex("#F2EFE2"), Ink, Plain, Hex("#797871")},
	{"pr", Hex("#686B7C"), Paper, Cross, Hex("#4A5070")},
	{"ot", Hex("#9A81C5"), Ink, BendLeft, Hex("#8A72B0")},
	{"us", Hex("#9ECEE6"), Ink, Dashes, Hex("#3F7FA8")},
	{"sp", Hex("#EDC646"), Ink, Dots, Hex("#8E772A")},
	{"fr", Hex("#174A94"), Paper, Horizontal, Hex("#174A94")},
	{"ru", Hex("#4F987B"), Ink, Bend, Hex("#47896F")},
	{"gb", Hex("#98232A"), Paper, Vertical, Hex("#AF5359")},
	{"pt", Hex("#C46C31"), Ink, Tenne, Hex("#A0663F")},
	{"pl", Hex("#531441"), Paper, Trellis, Hex("#7A4068")},
}

// NationOf returns the livery of an army, and whether there is one.
func NationOf(id string) (Nation, bool) {
	for _, n := range Nations {
		if n.ID == id {
			return n, true
		}
	}
	return Nation{}, false
}

// Distance is how far two colours are from each other, channel by channel.
func Distance(a, b color.NRGBA) int {
	far := 0
	for _, d := range [...]int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B)} {
		far += max(d, -d)
	}
	return far
}

// Alike reports whether two colours are too near each other for their owners to be told apart by them.
func Alike(a, b color.NRGBA) bool { return Distance(a, b) < 60 }
