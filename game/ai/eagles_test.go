package ai

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/rules/eagles"
	"grognard/scenarios"
)

// raised plays on until both armies are put together, and returns what they
// cost and how many answers that took.
func raised(t *testing.T, choose func(*rules.Position) rules.Option) (spent [2]int, answers int) {
	t.Helper()
	_, data, err := scenarios.Open("eagles", "free-battle")
	if err != nil {
		t.Fatal(err)
	}
	b, err := eagles.Book{}.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(eagles.Book{}, b)
	for ; err == nil && p.View(rules.Chance).ArmyList != nil; answers++ {
		v := p.View(rules.Chance)
		spent[v.ArmyList.Side] = v.ArmyList.Points.N
		p, _, err = p.Play(rules.Answer{By: p.Request().To, Option: choose(p)})
	}
	if err != nil {
		t.Fatal(err)
	}
	return spent, answers
}

func TestTheComputerSpendsItsPointsOnAnArmy(t *testing.T) {
	soldier := Soldier{Rand: rand.New(rand.NewPCG(1, 1))}
	for name, choose := range map[string]func(*rules.Position) rules.Option{
		"the soldier": func(p *rules.Position) rules.Option { return soldier.Choose(p.Request(), p.View(p.Request().To)) },
		"the player":  func(p *rules.Position) rules.Option { return Player{Work: 6000}.Choose(p, p.Request().To) },
	} {
		spent, n := raised(t, choose)
		if spent[0] < 180 || spent[1] < 180 {
			t.Errorf("%s raises armies of %d points in %d answers", name, spent, n)
		}
		t.Log(name, spent, n)
	}
}
