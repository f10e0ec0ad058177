package musket

import "testing"

func TestLedgerCoordination(t *testing.T) {
	other := "france 0404 fr-101 inf 4-3-4 f=2\n"
	pair := func(t *testing.T, more string, lines ...string) *game {
		t.Helper()
		return meet(t, "5-4-4", "4-3-4", more).Play("attack fr-44 @0505").Play(lines...)
	}
	t.Run("MS-7.14.1 the rule holds unless it is switched off", func(t *testing.T) {
		pair(t, other, "add fr-101").wantDifferential(5 + 2 - 4)
		pair(t, other+"coordination off", "add fr-101").wantDifferential(5 + 4 - 4).wantNone("coordinate")
	})
	t.Run("MS-7.14.2 infantry and cavalry of one formation are coordinated", func(t *testing.T) {
		pair(t, "france 0404 fr-101 inf 4-3-4\nfrance 0504 fr-12hus cav 3/5-4-9", "add fr-101", "add fr-12hus").wantDifferential(5 + 4 + 3 - 4)
		pair(t, "france 0404 fr-101 inf 4-3-4\nfrance 0504 fr-12hus cav 3/5-4-9 f=2", "add fr-101", "add fr-12hus").wantDifferential(5 + 4 + 2 - 4)
	})
	for _, c := range []struct {
		one, two string
		want     int
	}{{"A", "2", 9}, {"1", "A", 9}, {"A", "A", 9}, {"0", "0", 7}, {"0", "1", 7}, {"A", "0", 7}, {"2", "2", 9}} {
		t.Run("MS-7.14.3 A counts as any formation and 0 as none: "+c.one+" and "+c.two, func(t *testing.T) {
			g := meet(t, "5-4-4 f="+c.one, "4-3-4", "france 0404 fr-101 inf 4-3-4 f="+c.two).Play("attack fr-44 @0505", "add fr-101")
			g.wantDifferential(c.want - 4)
		})
	}
	t.Run("MS-7.14.3 A joins one formation, not two that differ", func(t *testing.T) {
		g := meet(t, "5-4-4 f=A", "4-3-4", other+"france 0504 fr-96 inf 4-3-4 f=3").Play("attack fr-44 @0505", "add fr-101", "add fr-96")
		g.wantDifferential(5 + 4 + 4 - 4).Play("primary fr-101").wantDifferential(5 + 4 + 2 - 4)
	})
	t.Run("MS-7.14.4 artillery needs no coordination, adjacent or in support", func(t *testing.T) {
		guns := "france 0404 fr-bty1 art 4/1-3-4 f=2\nfrance 0306 fr-bty2 art 4/1-3-4 f=3\n"
		pair(t, guns, "add fr-bty1", "support fr-bty2").wantDifferential(5 + 4 + 4 - 4)
		pair(t, guns+"france 0504 fr-101 inf 4-3-4 f=4", "add fr-bty1", "support fr-bty2", "add fr-101").wantDifferential(5 + 4 + 4 + 2 - 4)
	})
	t.Run("MS-7.14.5 a leader with all attackers in his span coordinates them, stacked or adjacent", func(t *testing.T) {
		for _, h := range []string{"0405", "0404", "0305", "0304"} {
			g := pair(t, other+"france "+h+" fr-lannes ldr 2-1+1 span=1,2", "add fr-101").WantOffered("coordinate fr-lannes @fr-101", "coordinate fr-lannes @fr-44")
			g.Play("coordinate fr-lannes @fr-101").wantDifferential(5 + 4 - 4) // without his CF
		}
		pair(t, other+"france 0306 fr-lannes ldr 2-1+1", "add fr-101").WantOffered("coordinate fr-lannes @fr-101") // beside fr-44
		pair(t, other+"france 0205 fr-lannes ldr 2-1+1", "add fr-101").wantNone("coordinate")
		pair(t, other+"france 0305 fr-lannes ldr 2-1+1 span=1", "add fr-101").wantNone("coordinate").WantRefused("coordinate fr-lannes @fr-44", "MS-7.14.5")
		pair(t, other+"france 0305 fr-lannes ldr 2-1+1 ineffective", "add fr-101").wantNone("coordinate").WantRefused("coordinate fr-lannes @fr-44", "MS-10.2.2")
	})
	t.Run("MS-7.14.6 otherwise the primary’s formation fights in full and the rest at half", func(t *testing.T) {
		g := meet(t, "5-3-4", "4-3-4", other+"france 0504 fr-96 inf 7-3-4\nfrance 0506 fr-43 inf 3-3-4 f=3\n")
		g.Play("attack fr-44 @0505", "add fr-101", "add fr-96", "add fr-43").wantDifferential(5 + 2 + 7 + 2 - 4)
		g.Play("primary fr-101").wantDifferential(3 + 4 + 4 + 2 - 4).engage("done").Roll(1).engage()
		g.wantMod("MS-7.14.6", -2)
	})
	t.Run("MS-7.14.7 coordination is the one unit that a leader assists in the turn", func(t *testing.T) {
		near := other + "france 0405 fr-lannes ldr 2-1+1"
		second := "\nfrance 0406 fr-96 inf 4-3-4\nfrance 0507 fr-22 inf 4-3-4 f=2\naustria 0506 au-51 inf 4-3-4"
		g := pair(t, near+second, "add fr-101", "coordinate fr-lannes @fr-101").wantNone("leader").engage("done").Roll(4).wantRow("dr").Play("retreat").recoil()
		g.Play("stay", "attack fr-96 @0506", "add fr-22").wantNone("coordinate").WantRefused("coordinate fr-lannes @fr-96", "MS-10.3.1")
		pair(t, near+" helps=fr-101", "add fr-101").WantOffered("coordinate fr-lannes @fr-101").WantRefused("coordinate fr-lannes @fr-44", "MS-10.3.1")
		pair(t, near+" helps=fr-96\nfrance 0909 fr-96 inf 4-4-4", "add fr-101").wantNone("coordinate").wantDifferential(5 + 2 - 4)
		part := pair(t, near, "add fr-101", "leader fr-lannes @fr-44").wantDifferential(5 + 4 + 2 - 4) // who takes part coordinates too
		part.wantNone("coordinate")
	})
}
