package ccn

import "testing"

func TestTheDeckHasSeventyCards(t *testing.T) { // CCN-1.2, part 6
	section, all := 0, 0
	for k := range cardKinds {
		all += cardKinds[k].count
		if cardKinds[k].section {
			section += cardKinds[k].count
		}
	}
	if all != deckSize || section != 48 {
		t.Errorf("%d cards, %d of them section cards; want 70 and 48", all, section)
	}
	for _, want := range []struct {
		id    string
		kind  kind
		count int
	}{{"scout-left", scoutLeft, 2}, {"probe-center", probeCenter, 6}, {"attack-right", attackRight, 4}, {"assault-center", assaultCenter, 2},
		{"coordinated-advance", coordinatedAdvance, 2}, {"recon-in-force", reconInForce, 2}, {"cavalry-charge", cavalryCharge, 3},
		{"counter-attack", counterAttack, 2}, {"elan", elan, 1}, {"give-them-the-cold-steel", coldSteel, 1}, {"la-grande-manoeuvre", grandeManoeuvre, 1},
		{"short-supply", shortSupply, 1}} {
		if k := cardKinds[want.kind]; k.id != want.id || k.count != want.count {
			t.Errorf("kind %d is %s with %d cards, want %s with %d", want.kind, k.id, k.count, want.id, want.count)
		}
	}
}

func TestEveryBlockOfTheBoxIsCounted(t *testing.T) { // part 5.2
	units, blocks := map[string]int{}, map[string]int{}
	for _, k := range unitTypes {
		key := k.nation + " " + armNames[k.arm]
		units[key] += k.units
		blocks[key] += k.units * k.blocks
	}
	for key, want := range map[string][2]int{
		"fr infantry": {20, 80}, "fr cavalry": {8, 32}, "fr artillery": {6, 18},
		"gb infantry": {16, 66}, "gb cavalry": {11, 33}, "gb artillery": {5, 15},
		"pt infantry": {9, 34}, "pt cavalry": {4, 12}, "pt artillery": {2, 6},
	} {
		if units[key] != want[0] || blocks[key] != want[1] {
			t.Errorf("%s: %d units and %d blocks, want %v", key, units[key], blocks[key], want)
		}
	}
}

func TestScenariosKeepWithinTheBox(t *testing.T) { // part 9
	for name, data := range printedScenarios(t) {
		b := load(t, data)
		used := map[int8]int{}
		for u := range b.unitCount() {
			used[b.units[u].typ]++
		}
		for typ, n := range used {
			if k := unitTypes[typ]; n > k.units {
				t.Errorf("%s has %d %s, the box %d", name, n, k.id, k.units)
			}
		}
		if b.handSize(0)+b.handSize(1) != 0 || b.phase != dealing {
			t.Errorf("%s does not begin with the deal", name)
		}
	}
}

func TestMirroringACardTwiceGivesItBack(t *testing.T) { // CCN-54.5
	for k := range kinds {
		if k.mirrored().mirrored() != k {
			t.Errorf("%s becomes %s", cardKinds[k].id, cardKinds[k.mirrored().mirrored()].id)
		}
		mine, other := cardKinds[k].orders, cardKinds[k.mirrored()].orders
		if mine[0] != other[2] || mine[1] != other[1] || mine[2] != other[0] {
			t.Errorf("%s is mirrored to %s", cardKinds[k].id, cardKinds[k.mirrored()].id)
		}
	}
}
