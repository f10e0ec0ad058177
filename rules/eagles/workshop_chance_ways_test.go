package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
	"grognard/rules/tomlfile"
)

// byChance are chance battles, each as read, with the text of its file.
func byChance(t *testing.T, look func(seed uint64, b *Board, text string)) {
	t.Helper()
	kinds := []string{"any", "open", "wooded", "hilly", "river", "villages"}
	for seed := range uint64(200) {
		if seed == 199 {
			seed = 338836
		}
		w := rules.Wish{Seed: seed, Says: map[string]string{"country": kinds[seed%6]}}
		text, err := (Book{}).Conjure(w)
		if err != nil {
			t.Fatal(err)
		}
		b, err := (Book{}).Load([]byte(text), nil)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		look(seed, b.(*Board), text)
	}
}

func TestNobodyStandsAtAHouseInAChanceBattle(t *testing.T) {
	byChance(t, func(seed uint64, b *Board, _ string) {
		for i := range b.body {
			q := b.body[i].quad
			for k := range b.scenario.scene {
				if x := &b.scenario.scene[k]; x.kind == building && x.pts.OverlapsBy(q.Poly(), -400) {
					t.Errorf("seed %d: body %d stands at %v", seed, i, x.pts)
				}
			}
		}
	})
}

func TestRoadsOfChanceBattlesEndNowhereInTheFields(t *testing.T) {
	byChance(t, func(seed uint64, b *Board, _ string) {
		var roads, houses []plane.Poly
		for i := range b.scenario.scene {
			switch x := &b.scenario.scene[i]; x.kind {
			case road:
				roads = append(roads, x.pts)
			case building:
				houses = append(houses, x.pts)
			}
		}
		table := plane.Vec{X: b.scenario.w, Y: b.scenario.h}
		for i, r := range roads {
			// each piece is joined at two ends at least: to pieces, the edge or a house
			ends := 0
			for k, o := range roads {
				if k != i && o.Meets(r) {
					ends++
				}
			}
			for _, h := range houses {
				if h.Meets(r) {
					ends++
				}
			}
			if x := r.Box(); x.Lo.X == 0 || x.Hi.X == table.X {
				ends++
			}
			if x := r.Box(); x.Lo.Y == 0 || x.Hi.Y == table.Y {
				ends++
			}
			if ends < 2 {
				t.Errorf("seed %d: the road %v ends in the fields", seed, r)
			}
		}
	})
}

func TestTheMarshOfABrookIsNoRowOfPuddles(t *testing.T) {
	byChance(t, func(seed uint64, b *Board, _ string) {
		long, gaps := int64(0), int64(0)
		var before *scenery
		for i := range b.scenario.scene {
			x := &b.scenario.scene[i]
			if x.kind != marsh {
				continue
			}
			long += max(x.box.Hi.X-x.box.Lo.X, x.box.Hi.Y-x.box.Lo.Y)
			if before != nil && !before.pts.Meets(x.pts) {
				gaps++
			}
			before = x
		}
		if before != nil && long < gaps*4*inch {
			t.Errorf("seed %d: %d inches of marsh have %d gaps", seed, long/inch, gaps)
		}
	})
}

func TestTitlesOfChanceBattlesNameWhatIsThere(t *testing.T) {
	needs := map[string]groundKind{"Woods": wood, "Trees": wood, "Forest": wood, "Heights": hill, "Ridge": hill, "Hills": hill, "Marsh": marsh, "Meadows": marsh, "marshy": marsh, "hilly": hill, "wooded": wood}
	byChance(t, func(seed uint64, b *Board, text string) {
		head, _, _ := strings.Cut(text, "[battle]")
		for _, word := range []string{"Bridge", "River", "river", "Crossings", "Steeple", "ponte", "Fiume", "fiume"} {
			if strings.Contains(head, word) {
				t.Errorf("seed %d: there is no %s:%s", seed, word, head)
			}
		}
		for word, kind := range needs {
			if strings.Contains(head, word) && !slices.ContainsFunc(b.scenario.scene, func(x scenery) bool { return x.kind == kind }) {
				t.Errorf("seed %d: no %s:%s", seed, word, head)
			}
		}
		if strings.Contains(head, tomlfile.Quote("")) {
			t.Errorf("seed %d has no title:%s", seed, head)
		}
	})
}
