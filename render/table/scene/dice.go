package scene

import "grognard/rules"

// What is on the faces of a rules.Die beside numerals.
const (
	FaceBattle = "battle" // symbols of the arms, sabres and a flag
	FaceDark   = "dark"   // pips on ink, beside a light die with pips on ivory
)

// DieOf returns the group that die i belongs to.
func DieOf(d *rules.Dice, i int) rules.Die {
	for _, g := range d.Of {
		if i < g.N {
			return g
		}
		i -= g.N
	}
	return rules.Die{Sides: 6}
}

// Summed reports whether the total of a throw means something: where every die
// stands for itself, or one side's dice against the other's, it does not.
func Summed(d *rules.Dice) bool { return d.N() > 0 && d.By == rules.Sum }
