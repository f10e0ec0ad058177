package blocks

import (
	"fmt"
	"strings"

	"grognard/rules"
	"grognard/rules/conjure"
	"grognard/rules/country"
)

// grain is how many spots of a country are as wide as a hex.
const grain = 4

// Wishes implements rules.Conjurer: both sides always have all their blocks.
func (Book) Wishes() []rules.Prop { return []rules.Prop{conjure.Country()} }

// Conjure implements rules.Conjurer.
func (k Book) Conjure(w rules.Wish) (string, error) {
	a, err := conjure.Read(k.Wishes(), w)
	if err != nil {
		return "", err
	}
	var s strings.Builder
	fmt.Fprintf(&s, "blocks\nturn 1 %s\n", sides[a.Chance("first").N(2)])
	hexOf := func(x country.Spot) int {
		row := x.Y / grain
		return row*cols + min(max(x.X-grain/2*(row%2), 0)/grain, cols-1)
	}
	for c, p := range a.Land(cols*grain, rows*grain, grain).Patches(cells, hexOf) {
		if p.Half(p.Wood) {
			fmt.Fprintf(&s, "wood %s\n", k.Format(cell(c)))
		}
	}
	line := a.Chance("line")
	for at, row := range [2]int{0, rows - 1} {
		post := [each]int{0, 1, 2, 3}
		line.Shuffle(each, func(i, j int) { post[i], post[j] = post[j], post[i] })
		for n := range each {
			steps := kinds[n].steps
			if a.Spare[at] > 0 && n == 0 {
				steps--
			}
			fmt.Fprintf(&s, "block %s %s %d\n", k.Format(block(at*each+n)), k.Format(cell(row*cols+1+post[n])), steps)
		}
	}
	return s.String(), nil
}
