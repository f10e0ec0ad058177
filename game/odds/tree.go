package odds

import (
	"math/big"
	"slices"

	"grognard/rules"
)

// node is a leaf of the Step, or a decision that is left open.
type node struct {
	chance *big.Rat // of coming here, the choices on the way taken as given; its own

	end  *fate    // of a leaf
	ways *big.Int // to the leaf, of those of the tree

	req     *rules.Request // of a decision
	options []branch
}

// branch is all that may follow from one option of a decision.
type branch struct {
	option rules.Option
	kids   []*node
}

// tree puts the leaves of a Preview back into the decisions that they come
// from. The leaves come in the order of an odometer: two neighbours share the
// decisions up to the first that they answered differently, and that one too
// if its answer moved on to the next option; if its answer fell back to the
// first option, dice turned before it and it is another decision.
type tree struct {
	root branch
	path []step   // of the leaf added last
	ways *big.Int // all, each as likely
}

// step is a decision on the path of a leaf, and the option taken.
type step struct {
	at    *node
	index int
}

func (t *tree) add(l rules.Leaf, end *fate) {
	shared := t.shared(l.Choices)
	t.path = t.path[:shared]
	for i := shared; i < len(l.Choices); i++ {
		c := l.Choices[i]
		n := &node{chance: c.Before, req: c.Request, options: make([]branch, len(c.Request.Options))}
		for k, o := range c.Request.Options {
			n.options[k].option = o
		}
		at := t.tip()
		at.kids = append(at.kids, n)
		t.path = append(t.path, step{n, slices.Index(c.Request.Options, c.Option)})
	}
	t.tip().end(l.Chance, end)
}

// end adds a leaf. Leaves of one fate are one.
func (b *branch) end(chance *big.Rat, end *fate) {
	for _, n := range b.kids {
		if n.end != nil && *n.end == *end {
			n.chance.Add(n.chance, chance)
			return
		}
	}
	b.kids = append(b.kids, &node{chance: chance, end: end})
}

// shared returns how many decisions of the path a new leaf goes through too,
// and moves the last of them to the leaf's option.
func (t *tree) shared(choices []rules.Choice) int {
	for i, c := range choices {
		if i == len(t.path) {
			return i
		}
		was, now := t.path[i].index, slices.Index(c.Request.Options, c.Option)
		switch {
		case now > was && t.path[i].at.chance.Cmp(c.Before) == 0:
			t.path[i].index = now
			return i + 1
		case now != was:
			return i
		}
	}
	return len(choices)
}

// tip is where the path ends.
func (t *tree) tip() *branch {
	if len(t.path) == 0 {
		return &t.root
	}
	last := t.path[len(t.path)-1]
	return &last.at.options[last.index]
}

// open reports whether a decision is left open.
func (t *tree) open() bool {
	return slices.ContainsFunc(t.root.kids, func(n *node) bool { return n.end == nil })
}

// level counts the ways to every leaf once all are there, so that their chances
// are summed up without fractions.
func (t *tree) level() {
	t.ways = big.NewInt(1)
	rest := new(big.Int)
	each(t.root.kids, func(n *node) {
		of := n.chance.Denom()
		if rest.Rem(t.ways, of).Sign() != 0 {
			rest.GCD(nil, nil, t.ways, of)
			t.ways.Mul(t.ways, rest.Quo(of, rest))
		}
	})
	each(t.root.kids, func(n *node) {
		n.ways = new(big.Int).Quo(t.ways, n.chance.Denom())
		n.ways.Mul(n.ways, n.chance.Num())
	})
}
