package series

import (
	"testing"

	_ "grognard/rules/rulestest/heap"
	"grognard/scenarios"
)

// Every campaign that comes with the game can be played to each of its endings.
func TestEveryCampaignLeadsToItsEndings(t *testing.T) {
	files := scenarios.Campaigns()
	if len(files) < 3 {
		t.Fatalf("%d campaigns", len(files))
	}
	for _, f := range files {
		p, err := ReadPlan(f.Data)
		if err != nil {
			t.Errorf("%s: %v", f.Name, err)
			continue
		}
		longest, ways, err := p.Prove()
		if err != nil {
			t.Errorf("%s: %v", f.Name, err)
		}
		t.Logf("%s: %d battles at most, %d moments", f.Name, longest, ways)
		reached := map[string]bool{}
		for _, b := range p.Battles {
			for _, x := range b.Then {
				reached[x.Next] = true
			}
		}
		for _, b := range p.Battles {
			if b.ID != p.First && !reached[b.ID] {
				t.Errorf("%s: nothing leads to %s", f.Name, b.ID)
			}
		}
		for _, e := range p.Endings {
			if !reached[e.ID] {
				t.Errorf("%s: nothing leads to %s", f.Name, e.ID)
			}
		}
	}
}
