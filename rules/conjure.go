package rules

// Conjurer is a Workshop whose book can write battles by chance: ground, two
// armies of equal worth and what they fight for, in its own terms. A table offers
// them where the rulebook is one, and asks what Wishes lists.
//
// All of it is a function of the wish: the same wish gives the same bytes on every
// machine, so a battle can be told by its seed.
type Conjurer interface {
	Workshop
	// Wishes lists what can be asked: points of an army, the armies, the size of
	// the board, the kind of country. Their keys and words are shared by all books
	// that have the same to ask. A Default of WishAny leaves it to the seed.
	Wishes() []Prop
	// Conjure writes a battle as a scenario file: a Draft that is Whole and has no
	// Flaw, not even advice. It returns a Fault for a wish that it does not list or
	// a value that it cannot have.
	Conjure(Wish) (string, error)
}

// WishAny is the value of a choice that is left to chance.
const WishAny = "any"

// Wish is what a chance battle is to be.
type Wish struct {
	Seed uint64
	Says map[string]string // by keys of Wishes; what it does not say has its default
	// Spare is by how many thousandths the army of each Side is to cost less than
	// was asked: how a battle is made even that one side wins too often. A book
	// exchanges as little as it can for that, and may note as advice that points
	// are left.
	Spare [2]int
	// Plain asks for armies that cost the same, even where it is known that one of them is
	// better than its points say: what that comes to is found out by it.
	Plain bool
}
