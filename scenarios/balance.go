package scenarios

import (
	_ "embed"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// Balance is what games between two equal computer players came to.
type Balance struct {
	Answers int `toml:"answers"` // trial answers that they made for a decision
	First   int `toml:"first"`   // games that rules.First won
	Second  int `toml:"second"`
	Drawn   int `toml:"drawn"`
}

// uneven is the share of games that a side wins of a battle that favours it.
const uneven = 0.65

// Games is how many were decided.
func (b Balance) Games() int { return b.First + b.Second + b.Drawn }

// Favours returns the side that wins more than 65 of 100 games; false if neither does.
func (b Balance) Favours() (rules.Side, bool) {
	most := uneven * float64(b.Games())
	switch {
	case float64(b.First) > most:
		return rules.First, true
	case float64(b.Second) > most:
		return rules.Second, true
	}
	return rules.First, false
}

// Won is how many games a side won.
func (b Balance) Won(s rules.Side) int {
	if s == rules.First {
		return b.First
	}
	return b.Second
}

//go:embed balance.toml
var balanceFile []byte

// balances are those of the scenarios that were measured, by rulebook and name.
var balances = sync.OnceValue(func() (all map[string]map[string]Balance) {
	if err := toml.Unmarshal(balanceFile, &all); err != nil {
		panic(err)
	}
	return all
})

// BalanceOf returns what games of a scenario came to; false if it was not measured.
func BalanceOf(book, id string) (Balance, bool) {
	b, ok := balances()[book][id]
	return b, ok && b.Games() > 0
}
