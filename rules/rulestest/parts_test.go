package rulestest_test

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/rulestest/toy"
)

func TestKitFindsPartsThatAreAnotherMenu(t *testing.T) {
	opened := 0
	for about, fill := range map[string]func(*toy.Board, rules.Menu, rules.Ref){
		"in another order": func(_ *toy.Board, m rules.Menu, who rules.Ref) {
			opened++
			m.Offer(rules.Option{Do: "move", Who: who, At: rules.MakeRef(1, opened%16)})
		},
		"changes the board": func(b *toy.Board, m rules.Menu, who rules.Ref) {
			b.Turn++
			m.Offer(rules.Option{Do: "move", Who: who})
		},
		"said outside": func(_ *toy.Board, m rules.Menu, who rules.Ref) {
			m.Losses(2)
			m.Offer(rules.Option{Do: "move", Who: who})
		},
		"not asked in parts": func(_ *toy.Board, m rules.Menu, who rules.Ref) {
			m.Quiet(rules.Option{Do: "move", Who: who})
		},
	} {
		check := rulestest.CheckParts
		if about == "not asked in parts" { // nor at all
			check, about = rulestest.CheckStep, "quiet option stands in a part"
		}
		fails(t, ask(func(b *toy.Board, m rules.Menu) {
			for p := range 2 {
				m.Part(rules.MakeRef(2, p), func(m rules.Menu, who rules.Ref) { fill(b, m, who) })
			}
		}), check, about)
	}
}
