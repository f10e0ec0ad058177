package musket

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerTheMap(t *testing.T) {
	t.Run("MS-2.2.1 a counter stands in one numbered hex", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf 5-4-4").Play("move fr-44 @0506")
		labels := map[rules.Ref]string{}
		for _, c := range g.View(rules.First).Map.Cells {
			labels[c.Ref] = c.Label
		}
		n := 0
		for _, p := range g.View(rules.First).Pieces {
			if p.Ref == refsByName["fr-44"] {
				n++
				if labels[p.Cell] != "0506" {
					t.Errorf("it stands in %q", labels[p.Cell])
				}
			}
		}
		if n != 1 {
			t.Errorf("it is seen %d times", n)
		}
	})
	t.Run("MS-2.2.2 terrain acts on movement into the hex, never on leaving it", func(t *testing.T) {
		woods := "map\n....\n.w..\n.w..\n....\nend\naustria hq 0401\naustria trains 0402\naustria loc 0401\nfrance hq 0101\nfrance trains 0102\n"
		draw(t, woods+"france 0202 fr-44 inf 5-4-1").wantGoes("fr-44", "0201", "0303").wantShort("fr-44", "0203")
		draw(t, woods+"france 0202 fr-44 inf 5-4-2").wantGoes("fr-44", "0203")
	})
	t.Run("MS-2.2.2 terrain acts on an attack into the hex, not out of it", func(t *testing.T) {
		duel := func(row string) *game {
			return draw(t, "phase combat\nmap\n....\n"+row+"\n....\n....\n....\nend\nfrance 0202 fr-44 inf 5-4-4\naustria 0303 au-28 inf 4-3-4").Play("attack fr-44 @0303")
		}
		duel(".w..").wantDifferential(1)
		draw(t, "phase combat\nmap\n....\n....\n..w.\n....\n....\nend\nfrance 0202 fr-44 inf 5-4-4\naustria 0303 au-28 inf 4-3-4").Play("attack fr-44 @0303").wantDifferential(0)
	})
	t.Run("MS-2.2.3 a height is secondary terrain: the hex costs what its primary terrain costs and artillery sees farther", func(t *testing.T) {
		picture := "france 0405 fr-bty1 art 3/1-3-4\naustria 0805 au-28 inf 4-3-4\n"
		draw(t, "phase combat\n"+picture).WantRefused("aim fr-bty1 @0805", "MS-8.7.1")
		g := draw(t, "phase combat\nheights 0405\n"+picture).WantOffered("aim fr-bty1 @0805")
		for _, c := range g.View(rules.First).Map.Cells {
			if (c.Label == "0405") != (c.Level > 0) {
				t.Errorf("%s lies at level %d", c.Label, c.Level)
			}
		}
		draw(t, "heights 0405 0404 0403\nfrance 0402 fr-44 inf 5-4-2").wantGoes("fr-44", "0404").wantShort("fr-44", "0405")
	})
	t.Run("MS-2.2.4 a hexside acts across that hexside alone", func(t *testing.T) {
		stream := "stream 0404-0405\n"
		draw(t, stream+"france 0404 fr-44 inf 5-4-1").wantGoes("fr-44", "0504").wantShort("fr-44", "0405")
		draw(t, stream+"france 0505 fr-44 inf 5-4-1").wantGoes("fr-44", "0405", "0404")
		for from, want := range map[string]int{"0404": 0, "0505": 1} {
			draw(t, "phase combat\n"+stream+"france "+from+" fr-44 inf 5-4-4\naustria 0405 au-28 inf 4-3-4").Play("attack fr-44 @0405").wantDifferential(want)
		}
		draw(t, "river 0404-0405\naustria 0405 au-28 inf 4-3-4").wantZone("austria", "0404", false).wantZone("austria", "0504", false).wantZone("austria", "0505", true)
	})
}

// armed is a unit of each arm with an MA.
func armed(ma int) []string {
	return []string{fmt.Sprintf("fr-44 inf 5-4-%d", ma), fmt.Sprintf("fr-ke cav 3/5-4-%d", ma), fmt.Sprintf("fr-bty1 art 3/1-3-%d", ma)}
}

// wantCost checks that a unit of an arm needs so many MP from 0202 to 0203,
// and more than 9 is never enough.
func wantCost(t *testing.T, ground string, a, want int) {
	t.Helper()
	for ma := 1; ma <= 9; ma++ {
		unit := armed(ma)[a]
		g := draw(t, ground+"\nfrance 0202 "+unit)
		id := strings.Fields(unit)[0]
		g.Play("walk " + id)
		if ma >= want {
			g.WantOffered("move @0203")
		} else {
			g.WantNot("move @0203")
		}
	}
}

func TestLedgerTerrainEffects(t *testing.T) {
	const never = 99
	for _, c := range []struct {
		name, letter string
		want         [3]int
	}{
		{"clear", ".", [3]int{1, 1, 1}}, {"vineyard", "v", [3]int{1, 2, 2}}, {"woods", "w", [3]int{2, 3, never}}, {"broken", "b", [3]int{2, 3, 3}},
		{"marsh", "m", [3]int{2, 3, never}}, {"town", "t", [3]int{1, 2, 1}}, {"strongpoint", "s", [3]int{1, never, 1}}, {"impassable", "x", [3]int{never, never, never}},
	} {
		id := "MS-2.2.5"
		if c.name == "clear" {
			id = "MS-4.5.1"
		}
		t.Run(id+" a hex costs what the TEC says: "+c.name, func(t *testing.T) {
			for a, want := range c.want {
				wantCost(t, "map\n....\n....\n."+c.letter+"..\n....\n....\nend", a, want)
			}
		})
	}
	for _, c := range []struct {
		kind string
		want [3]int
	}{
		{"stream 0202-0203", [3]int{2, 2, 3}}, {"river 0202-0203", [3]int{never, never, never}}, {"bridge 0202-0203", [3]int{2, 2, 2}}, {"ford 0202-0203", [3]int{2, 2, 3}},
		{"slope 0202>0203", [3]int{2, 2, 2}}, {"slope 0203>0202", [3]int{1, 1, 1}}, {"steep 0202>0203", [3]int{3, 4, never}}, {"steep 0203>0202", [3]int{1, 1, never}}, {"wall 0202-0203", [3]int{2, 2, 2}},
	} {
		t.Run("MS-4.5.2 a hexside adds to the cost of the hex: "+c.kind, func(t *testing.T) {
			for a, want := range c.want {
				wantCost(t, "map\n....\n....\n....\n....\n....\nend\n"+c.kind, a, want)
			}
		})
	}
	t.Run("MS-4.5.2 woods 2 and a stream 1 are 3 for infantry, a slope besides makes 4", func(t *testing.T) {
		woods := "map\n....\n....\n.w..\n....\n....\nend\nstream 0202-0203"
		wantCost(t, woods, 0, 3)
		wantCost(t, woods+"\nslope 0202>0203", 0, 4)
		wantCost(t, woods, 1, 4)
	})
	t.Run("MS-2.2.5 terrain has no effect that the TEC does not give", func(t *testing.T) {
		for _, letter := range []string{"w", "t", "b"} { // on the morale of who stands in it
			g := draw(t, "map\n....\n....\n."+letter+"..\n....\n....\nend\nfrance 0203 fr-44 inf 5-4-4 shaken").Play("rally fr-44")
			g.Roll(4).wantNoMarks("fr-44", "shaken")
		}
		g := draw(t, "france 0405 fr-44 inf 5-4-4")
		notes := Book{}.Inspect(g.board(), rules.First, rules.MakeRef(groundKind, 2))
		if len(notes) != 4 || notes[1].Text.N != 2 || notes[2].Text.N != 3 || notes[3].Text.Key != "ms.inspect.barred.artillery" {
			t.Errorf("woods are explained by %+v", notes)
		}
	})
}
