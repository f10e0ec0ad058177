package musket

import (
	"strings"
	"testing"
)

func TestLedgerEnteringZones(t *testing.T) {
	t.Run("MS-6.2.1 a unit that enters an EZOC stops there", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf 5-4-5\naustria 0605 au-28 inf 4-3-4").wantGoes("fr-44", "0505", "0604").wantShort("fr-44", "0805")
		g.Play("walk fr-44", "move @0505").WantAsk("move", "france").wantMarks("fr-44", "moved")
		draw(t, "france 0405 fr-44 inf 5-4-6\naustria 0605 au-28 inf 4-3-4 shaken").Play("walk fr-44", "move @0505").WantAsk("move.step", "france")
	})
	t.Run("MS-6.2.2 a unit in an EZOC cannot simply leave it, friends or not", func(t *testing.T) {
		held := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4\n"
		for _, more := range []string{"", "france 0405 fr-101 inf 4-4-4\n", "france 0404 fr-101 inf 4-4-4\n"} {
			draw(t, held+more).WantRefused("move fr-44", "MS-6.2.2").wantNoneOf("fr-44", "move", "march", "walk", "roll", "leave", "charge")
		}
		draw(t, held+"france 0405 fr-101 inf 4-4-4\nfrance 0405 fr-lannes ldr 2-1+1").Play("group fr-44", "add fr-lannes").wantNone("move", "march", "roll", "walk").WantRefused("move", "MS-6.2.2")
	})
	t.Run("MS-6.2.2 who is held forms no group that could go nowhere", func(t *testing.T) {
		held := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+1\naustria 0505 au-28 inf 4-3-4\n"
		draw(t, held).wantNoneOf("fr-44", "group").wantNoneOf("fr-lannes", "group").wantGoes("fr-lannes", "0305")
		draw(t, strings.Replace(held, "au-28 inf 4-3-4", "au-28 inf 4-3-3", 1)).WantOffered("group fr-44", "group fr-lannes").Play("group fr-lannes", "add fr-44").WantOffered("disengage")
	})
	zone := "phase move-start\naustria 0605 au-28 inf 4-3-4\n"
	t.Run("MS-6.2.3 a unit with (CF) or Shaken does not enter alone", func(t *testing.T) {
		draw(t, zone+"france 0405 fr-44 inf (5)-4-4").wantGoes("fr-44", "0404").WantRefused("move fr-44 @0505", "MS-6.2.3").wantShort("fr-44", "0505")
		draw(t, zone+"france 0405 fr-44 inf 5-4-4").wantGoes("fr-44", "0505")
		draw(t, zone+"france 0405 fr-44 inf 5-4-4 shaken").Play("roll fr-44").Roll(4).wantOnward([]string{"0404"}, []string{"0505"})
	})
	for _, c := range []struct {
		who string
		ok  bool
	}{
		{"fr-lannes ldr 2-1+1", true}, {"fr-lannes ldr 2-1+1 ineffective", false}, {"fr-101 inf 5-4-4", true}, {"fr-101 inf (5)-4-4", false}, {"fr-101 inf 5-4-4 shaken", false},
	} {
		t.Run("MS-6.2.4 moving along: "+c.who, func(t *testing.T) {
			g := draw(t, zone+"france 0405 fr-44 inf (5)-4-4\nfrance 0405 "+c.who).Play("group fr-44", "add "+strings.Fields(c.who)[0])
			if c.who == "fr-101 inf 5-4-4 shaken" {
				g.Play("roll").Roll(4)
			}
			if c.ok {
				g.WantOffered("move @0505")
			} else {
				g.wantOnward([]string{"0404"}, []string{"0505"})
			}
		})
		t.Run("MS-6.2.4 already in the hex entered: "+c.who, func(t *testing.T) {
			g := draw(t, zone+"france 0405 fr-44 inf (5)-4-4\nfrance 0405 fr-96 inf 5-4-4\nfrance 0505 "+c.who+"\nfrance 0505 fr-43 inf (1)-1-4 shaken")
			if c.ok {
				g.wantGoes("fr-44", "0505")
			} else {
				g.wantShort("fr-44", "0505")
			}
		})
	}
	t.Run("MS-6.2.5 once in the EZOC it functions normally", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf (5)-4-4\naustria 0505 au-28 inf 4-3-4").wantZone("france", "0505", true).Play("attack fr-44 @0505", "done", "none", "none")
		g.WantTotal("attack", 3).Roll(1)
		draw(t, "phase combat-start\nfrance 0405 fr-44 inf 5-4-4 shaken\naustria 0505 au-28 inf 4-3-4").WantOffered("attack fr-44 @0505").wantGauge("austria", "threats", 1)
	})
	for _, c := range []struct{ who, id, rule string }{
		{"0405 fr-44 inf 5-4-8 square", "fr-44", "MS-6.2.6"}, {"0405 fr-lannes ldr 2-1+1", "fr-lannes", "MS-10.1.3"}, {"hq 0405", "fr-hq", "MS-12.1.2"}, {"trains 0405", "fr-trains", "MS-12.2.2"},
	} {
		t.Run("MS-6.2.6 neither may enter: "+c.id, func(t *testing.T) {
			draw(t, "austria 0605 au-28 inf 4-3-4\nfrance "+c.who).wantGoes(c.id, "0404").wantShort(c.id, "0505").WantRefused("move "+c.id+" @0505", c.rule)
		})
	}
	t.Run("MS-6.2.7 a leader leaves a stack in an EZOC freely", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+1\naustria 0505 au-28 inf 4-3-4\nfrance 0402 fr-101 inf 4-4-4")
		g.wantGoes("fr-lannes", "0402", "0305").wantShort("fr-lannes", "0504", "0506").Play("move fr-lannes @0402").WantAt("fr-lannes", "0402", "fr-44", "0405")
	})
}

func TestLedgerDisengaging(t *testing.T) {
	start := "phase move-start\nfrance 0405 "
	t.Run("MS-6.3.1 with a printed MA above that of every enemy that holds it", func(t *testing.T) {
		enemy := "\naustria 0505 au-28 inf 4-3-4\n"
		draw(t, start+"fr-ke cav 3/5-4-9"+enemy).WantOffered("disengage fr-ke")
		draw(t, start+"fr-44 inf 5-4-5"+enemy).WantOffered("disengage fr-44")
		draw(t, start+"fr-44 inf 5-4-4"+enemy).WantRefused("disengage fr-44", "MS-6.3.1")
		draw(t, start+"fr-ke cav 3/5-4-9"+enemy+"austria 0406 au-lob cav 3/5-4-9").WantRefused("disengage fr-ke", "MS-6.3.1")
		draw(t, start+"fr-ke cav 3/5-4-9"+enemy+"austria 0605 au-lob cav 3/5-4-9\naustria 0406 au-nobili cav 3/5-4-9 shaken").WantOffered("disengage fr-ke")
	})
	pair := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 5-4-4\naustria 0505 au-28 inf 4-3-4\n"
	t.Run("MS-6.3.2 otherwise only if all others that began there stay for the whole phase", func(t *testing.T) {
		g := draw(t, pair+"france 0405 fr-96 inf 5-4-4").Play("disengage fr-44").Roll(2).Play("move @0305").wantMarks("fr-101", "guarding").wantMarks("fr-96", "guarding")
		g.WantRefused("move fr-101", "MS-6.3.2").wantNoneOf("fr-101", "disengage").wantNoneOf("fr-96", "disengage")
		draw(t, "france 0405 fr-44 inf 5-4-4 start=0405\nfrance 0405 fr-101 inf 5-4-4 start=0305\naustria 0505 au-28 inf 4-3-4").WantRefused("disengage fr-44", "MS-6.3.2")
	})
	t.Run("MS-6.3.3 only one unit of a hex, and not after another has moved", func(t *testing.T) {
		g := draw(t, pair+"france 0405 fr-ke cav 3/5-4-9").Play("disengage fr-ke").Roll(2).Play("move @0305").wantNoMarks("fr-101", "guarding").WantRefused("disengage fr-44", "MS-6.3.3")
		g.wantNoneOf("fr-101", "disengage")
		rolled := "france 0405 fr-44 inf 5-4-4 start=0405\naustria 0505 au-28 inf 4-3-4\nfrance 0405 fr-101 inf 5-4-4 start=0405 "
		draw(t, rolled).WantOffered("disengage fr-44")
		draw(t, rolled+"moved").WantRefused("disengage fr-44", "MS-6.3.3").wantNone("disengage") // it has stayed where it is, and yet moved
		draw(t, rolled+"guarding").WantRefused("disengage fr-44", "MS-6.3.3").wantNone("disengage")
		draw(t, "france 0405 fr-44 inf 5-4-4 start=0405\naustria 0505 au-28 inf 4-3-4\nfrance 0405 fr-96 inf 5-4-4 start=0405\nfrance 0304 fr-101 inf 5-4-4 start=0405").WantRefused("disengage fr-44", "MS-6.3.3")
		draw(t, pair+"france aside - fr-96 inf 5-4-4 start=0405").WantOffered("disengage fr-44") // who is gone stays nowhere
		draw(t, pair).wantNone("group").WantOffered("disengage fr-44", "disengage fr-101")
		draw(t, pair+"france 0405 fr-lannes ldr 2-1+1").Play("group fr-44").WantRefused("add fr-101", "MS-4.2.2").WantOffered("disengage").WantNot("add fr-101")
	})
	t.Run("MS-6.3.4 V counts as 0", func(t *testing.T) {
		draw(t, start+"fr-44 inf 5-4-1\naustria 0505 au-28 inf 4-3-V").WantOffered("disengage fr-44")
		draw(t, start+"fr-44 inf 5-4-V\naustria 0505 au-28 inf 4-3-V").WantRefused("disengage fr-44", "MS-6.3.1")
		draw(t, start+"fr-44 inf 5-4-V\naustria 0505 au-28 inf 4-3-1").WantRefused("disengage fr-44", "MS-6.3.1")
	})
	t.Run("MS-6.3.5 who rolls too low for any hex stays", func(t *testing.T) {
		woods := "map\nwwwwww\nwwwwww\nwww.ww\nwwwwww\nwwwwww\nend\nphase move-start\nfrance 0303 fr-ke cav 3/5-4-9\naustria 0403 au-28 inf 4-3-4\n"
		g := draw(t, woods).Play("disengage fr-ke").wantDice("roll.ma", 1, 6).Roll(2).WantAsk("move", "france").WantAt("fr-ke", "0303").wantMarks("fr-ke", "moved")
		g.wantNoneOf("fr-ke", "disengage")
		draw(t, woods).Play("disengage fr-ke").Roll(3).wantOnward([]string{"0203"}, nil)
	})
	t.Run("MS-6.3.6 it enters no EZOC in that phase, its first hex included", func(t *testing.T) {
		g := draw(t, start+"fr-ke cav 3/5-4-9\naustria 0505 au-28 inf 4-3-4\naustria 0308 au-51 inf 4-3-4").wantZone("austria", "0307", true).Play("disengage fr-ke").Roll(6)
		g.wantOnward([]string{"0305", "0306", "0206"}, []string{"0404", "0506", "0307", "0407"})
	})
	t.Run("MS-6.3.7 it never marches", func(t *testing.T) {
		g := draw(t, start+"fr-ke cav 3/5-4-9\naustria 0505 au-28 inf 4-3-4").wantNoneOf("fr-ke", "march", "roll.march", "walk.march").Play("disengage fr-ke").wantDice("roll.ma", 1, 6)
		g.Roll(1).wantOnward([]string{"0305"}, []string{"0205"}).Play("move @0305").wantNoMarks("fr-ke", "marched")
	})
}
