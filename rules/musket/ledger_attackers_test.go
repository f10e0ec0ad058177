package musket

import "testing"

func TestLedgerTheAttacker(t *testing.T) {
	ground := func(letter string) string {
		return "map\n............\n............\n............\n............\n...." + letter + ".......\n............\n............\nend\n"
	}
	t.Run("MS-7.5.1 a unit attacks the adjacent hexes that terrain lets it enter", func(t *testing.T) {
		both := "france 0404 fr-12hus cav 3/5-4-9\n"
		meet(t, "5-4-4", "4-3-4", both).WantEach("attack", "fr-44 @0505", "fr-12hus @0505")
		g := meet(t, "5-4-4", "4-3-4", both+ground("s")).WantEach("attack", "fr-44 @0505").WantRefused("attack fr-12hus @0505", "MS-7.5.1")
		g.Play("attack fr-44 @0505").WantRefused("add fr-12hus", "MS-7.5.1")
		meet(t, "5-4-4", "4-3-4", both+"river 0405-0505").WantEach("attack", "fr-12hus @0505").WantRefused("attack fr-44 @0505", "MS-7.5.1")
		meet(t, "5-4-4", "4-3-4", both+"bridge 0405-0505").WantOffered("attack fr-44 @0505")
	})
	t.Run("MS-7.5.2 who stands in an EZOC attacks whom he likes", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "austria 0506 au-51 inf 4-3-4\naustria 0306 au-18 inf 4-3-4 shaken").wantZone("austria", "0405", true)
		g.WantEach("attack", "fr-44 @0505", "fr-44 @0506", "fr-44 @0306")
	})
	t.Run("MS-7.5.3 who has CF 0 may not attack, and (CF) is halved", func(t *testing.T) {
		g := meet(t, "0-4-4", "4-3-4", "france 0404 fr-bty1 art 0/2-3-4\nfrance 0504 fr-101 inf (6)-4-4")
		g.WantEach("attack", "fr-101 @0505").WantRefused("attack fr-44 @0505", "MS-7.5.3").WantRefused("attack fr-bty1 @0505", "MS-7.5.3")
		g.Play("attack fr-101 @0505").WantRefused("add fr-44", "MS-7.5.3").wantDifferential(3 - 4)
	})
	stack := "france 0405 fr-101 inf 4-4-4\nfrance 0405 fr-24leg inf 2-4-4 bn\nfrance 0405 fr-bty1 art 3/1-3-4\naustria 0506 au-51 inf 4-3-4\n"
	t.Run("MS-7.5.4 one artillery, one battalion or squadron and one other attack from a hex", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", stack).Play("attack fr-44 @0505", "add fr-24leg", "add fr-bty1").wantDifferential(5 + 2 + 3 - 4)
		g.WantRefused("add fr-101", "MS-5.3.1").Play("drop fr-44", "add fr-101").wantDifferential(4 + 2 + 3 - 4)
	})
	t.Run("MS-7.5.4 all who attack from a hex attack the same hex", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", stack).WantOffered("attack fr-24leg @0506").engage("attack fr-44 @0505").Roll(4).WantAsk("combat", "france")
		g.wantNone("attack").WantRefused("attack fr-24leg @0506", "MS-5.3.3").WantRefused("attack fr-101 @0506", "MS-5.3.3")
		owed := meet(t, "5-4-4 charging aim=0505", "4-3-4", stack).WantRefused("attack fr-101 @0506", "MS-5.3.3").wantNone("attack")
		owed.Play("charge @0505", "none").Roll(1).Roll(4).WantRefused("attack fr-101 @0506", "MS-5.3.3").wantNone("attack")
	})
	t.Run("MS-7.5.5 who does not attack may rout with the others", func(t *testing.T) {
		g := meet(t, "2-4-4", "5-3-4", "france 0405 fr-101 inf 4-4-4\nfrance 0404 fr-96 inf 4-4-4").engage("attack fr-44 @0505")
		g.WantTotal("attack", 2).Roll(2).wantRow("am-ax").Roll(6).recoil().wantMarks("fr-44", "shaken").wantMarks("fr-101", "shaken")
		g.wantUntouched("fr-96", "0404").WantAsk("advance", "austria")
		g = meet(t, "2-4-4", "5-3-4", "france 0405 fr-101 inf 4-4-4").engage("attack fr-44 @0505").Roll(4).wantRow("ar").Play("retreat").recoil()
		g.wantUntouched("fr-101", "0405")
	})
	t.Run("MS-7.5.6 the attacker names a primary, neither ineffective nor artillery if there is another", func(t *testing.T) {
		g := meet(t, "5-2-4", "4-3-4", "france 0404 fr-101 inf 4-4-4\nfrance 0504 fr-24leg inf 2-5-4 bn ineffective\nfrance 0405 fr-bty1 art 3/1-3-4")
		g.Play("attack fr-44 @0505", "add fr-101", "add fr-24leg", "add fr-bty1").WantOffered("primary fr-101").WantNot("primary fr-44")
		g.WantRefused("primary fr-24leg", "MS-7.5.6").WantRefused("primary fr-bty1", "MS-7.5.6")
		g.Play("primary fr-101").WantOffered("primary fr-44").Play("primary fr-44", "drop fr-101").engage("done").wantDifferential(5 + 2 + 3 - 4).Roll(2)
		g.wantRow("dc-ex").Roll(1).wantMarks("fr-44", "reduced").wantUntouched("fr-101", "0404", "fr-bty1", "0405")
		last := meet(t, "5-2-4", "4-3-4", "france 0405 fr-bty1 art 3/1-3-4\nfrance 0405 fr-24leg inf 2-5-4 bn ineffective")
		last.Play("attack fr-24leg @0505", "add fr-bty1").WantOffered("primary fr-bty1")
	})
	t.Run("MS-7.5.7 a hex is attacked from all six sides, with artillery in support", func(t *testing.T) {
		g := meet(t, "1-4-4", "9-3-4", `
		france 0504 fr-101 inf 2-4-4
		france 0604 fr-96 inf 3-4-4
		france 0605 fr-43 inf 4-4-4
		france 0506 fr-22 inf 5-4-4
		france 0404 fr-28 inf 6-4-4
		france 0305 fr-bty1 art 3/1-2-4
		france 0304 fr-bty2 art 4/1-3-4`)
		g.Play("attack fr-44 @0505", "add fr-101", "add fr-96", "add fr-43", "add fr-22", "add fr-28", "support fr-bty1", "support fr-bty2")
		g.wantDifferential(1 + 2 + 3 + 4 + 5 + 6 + 3 + 4 - 9)
	})
	t.Run("MS-7.5.8 attackers are combined freely, and each attacks once in a phase", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0406 fr-101 inf 5-4-4\nfrance 0504 fr-96 inf 5-4-4\naustria 0506 au-51 inf 4-3-4")
		g.WantEach("attack", "fr-44 @0505", "fr-44 @0506", "fr-96 @0505", "fr-101 @0506").Play("attack fr-44 @0506").WantEach("add", "fr-101")
		g.engage("done").Roll(4).wantRow("ne").WantAsk("combat", "france").WantEach("attack", "fr-96 @0505").WantRefused("attack fr-44 @0505", "MS-7.5.8")
		g.Play("attack fr-96 @0505").wantNone("add").WantRefused("add fr-44", "MS-7.5.8")
	})
	t.Run("MS-7.5.9 a leader of an attacking hex takes part or not", func(t *testing.T) {
		led := "france 0405 fr-lannes ldr 2-1+1\nfrance 0404 fr-victor ldr 3-1+1"
		meet(t, "5-4-4", "4-3-4", led).engage("attack fr-44 @0505").WantTotal("attack", 5)
		g := meet(t, "5-4-4", "4-3-4", led).Play("attack fr-44 @0505").WantEach("leader", "fr-lannes @fr-44")
		g.engage("leader fr-lannes @fr-44").WantTotal("attack", 7)
	})
}
