package rules

// What a rulebook says of combats, in words that painters know: see State.

// SumKey names a sum of a combat or test. Its word is <book>.sum.<key>, or
// table.sum.<key> where the key is one of these; a rulebook may have more.
type SumKey string

// The sums whose side tells enough of what they are.
const (
	SumAttack  SumKey = "attack"
	SumDefence SumKey = "defence" // beside an attack: the one against the other
	SumDice    SumKey = "dice"    // how many are thrown
)
