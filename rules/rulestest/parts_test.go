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

func TestKitFindsPartsThatTellWhetherTheyWereOpened(t *testing.T) {
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		opened := 0
		t.Ask(b.Active, "toy.extra", "TOY-2", 0, func(m rules.Menu) {
			for p := range 2 {
				m.Part(rules.MakeRef(2, p), func(m rules.Menu, who rules.Ref) {
					opened++
					m.Offer(rules.Option{Do: "move", Who: who})
				})
			}
		})
		if opened == 1 { // where the whole menu is listed it is 2, where the answer is known 0
			b.Pieces[0].Steps = 1
		}
	}), rulestest.CheckRollout, "another board than the game")
}
