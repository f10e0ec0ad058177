package rules

// Judge is a Rulebook that names what a computer player should see in a position and in an
// answer. It only counts; what each count is worth is learned from games, and the Worth that
// stands here is where learning begins.
type Judge interface {
	Rulebook
	// Assets lists what a side has in a position: its strength, its ground, its dangers.
	Assets() []Feature
	// CountAssets counts them for side s, in the order of Assets, in a board between two Steps, in
	// which nothing is over. All of into is written. It counts what lies hidden as well: a player
	// asks in worlds that he has dealt himself.
	CountAssets(b Board, s Side, into []int)
	// Prospects lists what speaks for or against an answer before anything is rolled.
	Prospects() []Feature
	// CountProspects counts them for an option that q offers, in the order of Prospects; b is the
	// board as q is asked, and is afterwards as it was. All of into is written. It looks at
	// nothing that the side which is asked may not know. Trial games ask it very often: it
	// estimates where exact numbers cost more than a microsecond.
	CountProspects(b Board, q *Request, o Option, into []int)
}

// Feature is one thing to be counted. Its words are those of why a player likes what brings
// more of it, and why he likes what brings less: <prefix>.<asset or prospect>.<key>.more and .less.
type Feature struct {
	Key string
	// Worth is what one of it is worth before anything is learned: of an asset in points of
	// Score, of a prospect in hundredths of the logarithm of how likely the answer is.
	Worth int
	// Good is which way its words praise where Worth is 0: 1 for more of it, -1 for less; 0 leaves it
	// open. A player who has learned the contrary does not give it as a reason.
	Good int
	// Hidden says that it counts what the other side cannot see, such as what the cards of a hand
	// are good for: it is told to its own side alone.
	Hidden bool
}

// Proposer is a Field that proposes answers which a player would think of, the best
// first; Sample adds others by lot.
type Proposer interface {
	Field
	// Propose returns at most n legal answers, no two the same.
	Propose(n int) []Option
}

// Balance is what side s has more than the other, in points: assets at their first worth.
func Balance(j Judge, b Board, s Side) int {
	all := j.Assets()
	ours, theirs := make([]int, len(all)), make([]int, len(all))
	j.CountAssets(b, s, ours)
	j.CountAssets(b, s.Other(), theirs)
	sum := 0
	for i, f := range all {
		sum += f.Worth * (ours[i] - theirs[i])
	}
	return sum
}
