package musket

import (
	"slices"
	"testing"

	"grognard/rules"
)

// noted is the first flaw of a draft that has a key.
func noted(b *bench, key string) *rules.Flaw {
	if i := slices.IndexFunc(b.Flaws, func(f rules.Flaw) bool { return f.Err.Key == key }); i >= 0 {
		return &b.Flaws[i]
	}
	return nil
}

// MS-18.0.2: without objectives losses decide; where they count for nothing the result stands.
func TestABattleWithoutObjectivesIsSaidToHangOnLosses(t *testing.T) {
	b := open(t, battle(t, "montebello-1800"))
	if noted(b, "ms.remark.losses") != nil {
		t.Error("a battle with objectives is said to have none")
	}
	for i := 2; i >= 0; i-- {
		b.edit(rules.Edit{Do: rules.EditTake, Path: "victory.objective." + string(rune('0'+i))})
	}
	if f := noted(b.whole(), "ms.remark.losses"); f == nil || !f.Advice || f.Path != "victory" {
		t.Fatalf("%+v", b.Flaws)
	}
	for _, key := range scheduleKeys {
		b.set("", "victory."+key, "0")
	}
	if f := noted(b.whole(), "ms.remark.pointless"); f == nil || noted(b, "ms.remark.losses") != nil {
		t.Fatalf("%+v", b.Flaws)
	}
}

// MS-18.0.3: an objective is his who stands in it, unless somebody says otherwise; then it is asked
// about.
func TestAnObjectiveBelongsToWhoStandsInIt(t *testing.T) {
	b := open(t, battle(t, "montebello-1800"))
	i := slices.IndexFunc(b.Things, func(x rules.Thing) bool {
		return x.Stock != "" && x.Side == rules.Second && len(x.Cells) == 1 && x.Turn == 0 && b.Board.(*Board).stacking(rules.Second, hex(x.Cells[0].N())) > 0
	})
	at := b.Things[i].Cells
	b.edit(rules.Edit{Do: rules.EditPut, Tool: "objective", Cells: at, Side: rules.First})
	last := b.Things[slices.IndexFunc(b.Things, func(x rules.Thing) bool { return x.Path == "victory.objective.3" })]
	if last.Side != rules.Second || noted(b, "ms.advice.held") != nil {
		t.Fatalf("it is held by %d: %+v", last.Side, b.Flaws)
	}
	b.set(last.Path, "held", b.Board.(*Board).armyName(rules.First))
	f := noted(b.whole(), "ms.advice.held")
	if f == nil || f.Thing != last.Path || len(b.fixes(*f)) == 0 {
		t.Fatalf("%+v", b.Flaws)
	}
	if b.edit(b.fixes(*f)[0].Edits...); noted(b, "ms.advice.held") != nil || b.Draft.Thing(last.Path).Side != rules.Second {
		t.Errorf("%+v", b.Flaws)
	}
}

func TestAPlaceWithoutANameIsAdvisedAgainst(t *testing.T) {
	b := open(t, battle(t, "montebello-1800"))
	n := len(b.Flaws)
	b.edit(rules.Edit{Do: rules.EditPut, Tool: "place", Cells: b.Things[0].Cells[:1]})
	f := noted(b.whole(), "ms.advice.nameless")
	if f == nil || len(b.Flaws) != n+1 || len(b.fixes(*f)) != 1 {
		t.Fatalf("%+v", b.Flaws)
	}
	if b.edit(b.fixes(*f)[0].Edits...); len(b.Flaws) != n {
		t.Errorf("%+v", b.Flaws)
	}
}
