package musket

import "testing"

func TestLedgerWhoAdvances(t *testing.T) {
	// Dr at +1: au-28 in 0505 goes back to 0605.
	win := func(t *testing.T, mine, more string, lines ...string) *game {
		t.Helper()
		g := meet(t, mine, "4-3-4", more).engage(append([]string{"attack fr-44 @0505"}, lines...)...).Roll(6).wantRow("dr")
		return g.Play("retreat", "retreat au-28 @0605", "stop au-28")
	}
	t.Run("MS-7.12.1 a hex emptied by retreat or rout lets the winner advance before the next combat", func(t *testing.T) {
		g := win(t, "5-4-4", "france 0404 fr-101 inf 4-4-4").WantAsk("advance", "france").wantNone("attack")
		g.wantNoneOf("fr-101", "advance").Play("advance fr-44 @0505").WantAt("fr-44", "0505").WantAsk("combat", "france")
		win(t, "5-4-4", "austria 0505 au-51 inf 1-3-4").WantAsk("combat", "france")
		win(t, "5-4-4", "austria hq 0505\naustria 0505 au-melas ldr 1-1+1").recoil().WantAsk("advance", "france").WantOffered("advance fr-44 @0505")
	})
	t.Run("MS-7.12.1 retreat together with a loss empties a hex too", func(t *testing.T) {
		g := meet(t, "13-4-4", "4-3-4 one", "austria 0505 au-jager inf 1-2-4 bn").engage("attack fr-44 @0505").Roll(6).wantRow("de").Roll(1)
		g.wantPlace("au-28", "aside", 0).recoil().WantAsk("advance", "france").WantOffered("advance fr-44 @0505")
	})
	t.Run("MS-7.12.1 a defender may advance though another has routed before the die", func(t *testing.T) {
		// au-jager routs in step 2; au-28 wins, and follows.
		g := meet(t, "5-4-4", "3-3-4", cutOff+"austria 0505 au-jager inf 2-3-4 bn shaken").engage("attack fr-44 @0505").rolls(1, 6)
		g.wantPlace("au-jager", "track", 3).engage().wantDifferential(2).Roll(1).wantRow("ar").Play("retreat").recoil()
		g.WantAsk("advance", "austria").WantEach("advance", "au-28 @0405", "au-28 @0404", "au-28 @0506") // one hex
	})
	t.Run("MS-7.12.2 who is Shaken, has (CF) or is artillery does not advance", func(t *testing.T) {
		more := "france 0404 fr-101 inf 4-4-4 shaken\nfrance 0504 fr-96 inf (4)-4-4\nfrance 0504 fr-bty1 art 2/1-3-4\n"
		g := meet(t, "1-4-4", "4-3-4", more).engage("attack fr-44 @0505", "add fr-101", "add fr-96", "add fr-bty1").wantDifferential(3).Roll(5).wantRow("dr")
		g.Play("retreat").recoil().WantAsk("advance", "france").WantOffered("advance fr-44 @0505")
		for _, id := range []string{"fr-101", "fr-96", "fr-bty1"} {
			g.wantNoneOf(id, "advance")
		}
		g.Play("stay").WantAsk("combat", "france")
	})
	t.Run("MS-7.12.2 defenders do not advance out of some ground", func(t *testing.T) {
		for ground, may := range map[string]bool{".": true, "t": true, "m": false, "s": false} {
			g := meet(t, "10-4-4", "4-3-4", plainBut(ground)).Play("attack fr-44 @0505", "done", "disengage", "none").Roll(6).wantRow("ar")
			g.Play("retreat").recoil()
			if asked := g.Request().Kind == "advance"; asked != may {
				t.Errorf("out of %s: %t, want %t", ground, asked, may)
			}
		}
		marsh := "map\n............\n............\n............\n............\n...m........\n............\n............\n............\nend\n"
		win(t, "5-4-4", marsh).WantAsk("advance", "france").WantOffered("advance fr-44 @0505") // the attacker does
	})
	t.Run("MS-7.12.3 each unit that fought advances or stays for itself", func(t *testing.T) {
		two := func() *game { return win(t, "1-4-4", "france 0404 fr-101 inf 4-3-4", "add fr-101") }
		two().WantOffered("stay", "advance fr-44 @0505", "advance fr-101 @0505").Play("stay").WantAt("fr-44", "0405", "fr-101", "0404")
		g := two().Play("advance fr-101 @0505").WantAsk("advance", "france").WantOffered("advance fr-44 @0505").wantNoneOf("fr-101", "advance")
		g.Play("stay").WantAt("fr-44", "0405", "fr-101", "0505").WantAsk("combat", "france")
		two().Play("advance fr-101 @0505", "advance fr-44 @0506").WantAt("fr-44", "0506", "fr-101", "0505").WantAsk("combat", "france")
	})
	t.Run("MS-7.12.12 after both sides have disengaged nobody advances", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "").Play("attack fr-44 @0505", "done", "disengage", "disengage").Roll(2).Play("retreat", "retreat").recoil()
		g.WantAsk("combat", "france")
		stays := meet(t, "5-4-4", "4-3-4", "").Play("attack fr-44 @0505", "done", "disengage", "disengage").Roll(2).Play("shaken", "retreat").recoil()
		stays.WantAsk("combat", "france").WantAt("au-28", "0505") // Shaken
	})
	t.Run("MS-7.12.2 nor does who has disengaged himself, though others hold his hex", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "austria 0505 au-51 inf 3-3-4").Play("attack fr-44 @0505", "done", "done", "disengage", "disengage").Roll(2).Play("retreat", "retreat").recoil()
		g.WantAt("au-51", "0505").WantAsk("combat", "france")
	})
	t.Run("MS-7.12.13 leaders left in an emptied hex go before the advance", func(t *testing.T) {
		g := win(t, "5-4-4", "austria 0505 au-melas ldr 1-1+1").WantAsk("advance", "france").WantAt("au-melas", "0605")
		g.Play("advance fr-44 @0505").WantAt("fr-44", "0505", "au-melas", "0605")
	})
	t.Run("MS-7.12.13 HQ and trains left there are captured by who enters", func(t *testing.T) {
		for _, prize := range []string{"hq", "trains"} {
			more := "austria " + prize + " 0505\nfrance 0404 fr-101 inf 4-4-4"
			win(t, "5-4-4", more).Play("stay").wantPlace("au-"+prize, "map", 0).WantAsk("fow", "france")
			win(t, "5-4-4", more).Play("advance fr-44 @0505").wantPlace("au-"+prize, "captured", 0)
			win(t, "5-4-4", more).Play("advance fr-44 @0404").wantPlace("au-"+prize, "map", 0)
		}
	})
}

func TestLedgerHowFarUnitsAdvance(t *testing.T) {
	win := func(t *testing.T, more string) *game {
		t.Helper()
		return meet(t, "5-4-4", "4-3-4", more).engage("attack fr-44 @0505").Roll(6).Play("retreat", "retreat au-28 @0605", "stop au-28")
	}
	t.Run("MS-7.12.4 a unit advances into the hex or one beside it and beside the unit, free of enemies", func(t *testing.T) {
		win(t, "").WantOptions("stay", "advance fr-44 @0505", "advance fr-44 @0404", "advance fr-44 @0506")
		win(t, "austria 0506 au-51 inf 4-3-4").WantOptions("stay", "advance fr-44 @0505", "advance fr-44 @0404")
		win(t, "austria trains 0506").WantOffered("advance fr-44 @0506").Play("advance fr-44 @0506").wantPlace("au-trains", "captured", 0)
		win(t, "river 0405-0404").WantOptions("stay", "advance fr-44 @0505", "advance fr-44 @0506")
	})
	t.Run("MS-7.12.5 no advance overstacks a hex", func(t *testing.T) {
		three := "france 0506 fr-101 inf 4-4-4\nfrance 0506 fr-96 inf 4-4-4\nfrance 0506 fr-43 inf 4-4-4\n"
		g := meet(t, "5-4-4", "4-3-4", three).engage("attack fr-44 @0505").Roll(6).Play("retreat", "retreat au-28 @0504", "stop au-28")
		g.WantOptions("stay", "advance fr-44 @0505", "advance fr-44 @0404")
		small := draw(t, "phase combat\n"+three+"france 0405 fr-24leg inf 5-4-4 bn\naustria 0505 au-28 inf 4-3-4").engage("attack fr-24leg @0505").Roll(6)
		small.Play("retreat", "retreat au-28 @0504", "stop au-28").WantOffered("advance fr-24leg @0506")
	})
	t.Run("MS-7.12.6 advances ignore EZOCs and cost no MP", func(t *testing.T) {
		g := meet(t, "8-4-1", "4-3-4", plainBut("b")+"austria 0406 au-51 inf 4-3-4").engage("attack fr-44 @0505").Roll(6).wantRow("dm-dx").Roll(6).recoil()
		g.wantZone("austria", "0506", true).WantOffered("advance fr-44 @0506", "advance fr-44 @0505", "advance fr-44 @0605", "advance fr-44 @0606")
		g.Play("advance fr-44 @0606").WantAt("fr-44", "0606")
	})
	t.Run("MS-7.12.7 who has advanced does not fight again in the phase", func(t *testing.T) {
		g := win(t, "austria 0606 au-51 inf 4-3-4").Play("advance fr-44 @0506").WantAsk("combat", "france")
		g.wantNone("attack").WantRefused("attack fr-44 @0606", "MS-7.5.8")
	})
	t.Run("MS-7.12.8 after a rout of a defender the attackers may go two hexes", func(t *testing.T) {
		fight := func(more string) *game { return meet(t, "8-4-4", "4-3-4", more).engage("attack fr-44 @0505") }
		g := fight("").Roll(6).Roll(6).recoil().WantOffered("advance fr-44 @0605", "advance fr-44 @0604", "advance fr-44 @0505", "advance fr-44 @0504")
		g.WantNot("advance fr-44 @0705", "advance fr-44 @0706")
		fight("austria 0605 au-51 inf 4-3-4").Roll(6).Roll(6).recoil().WantNot("advance fr-44 @0605").WantOffered("advance fr-44 @0604")
		win(t, "").WantNot("advance fr-44 @0604", "advance fr-44 @0606") // after a retreat one
		step2 := meet(t, "8-4-4", "4-3-4 shaken", cutOff).engage("attack fr-44 @0505").Roll(6).wantPlace("au-28", "track", 3)
		step2.WantOffered("advance fr-44 @0605")
		far := draw(t, pass(behind+"france 0302 fr-44 inf 5-4-4\naustria 0402 au-28 inf 4-3-3")).engage("attack fr-44 @0402").Roll(6).Play("retreat").recoil()
		far.WantAt("au-28", "1002").WantOffered("advance fr-44 @0402", "advance fr-44 @0502") // routed on the way
	})
	t.Run("MS-7.12.8 a capture bars the second hex", func(t *testing.T) {
		ring := "france 0504 fr-101 inf 1-4-4 shaken\nfrance 0604 fr-96 inf 1-4-4 shaken\nfrance 0605 fr-43 inf 1-4-4 shaken\nfrance 0506 fr-22 inf 1-4-4 shaken\nmap\n"
		woods := "............\n............\n............\n...w........\n............\n............\n............\n............\nend\n"
		// The way out is through woods, where artillery cannot go.
		g := meet(t, "9-4-4", "4-3-4", ring+woods+"austria 0505 au-cbty art 1/1-3-4\n"+cutOff).wantLine("au-28", "edge").wantLine("au-cbty", "none")
		g.engage("attack fr-44 @0505").rolls(1, 1).engage().wantDifferential(4).Roll(6).Roll(6).recoil()
		g.wantPlace("au-28", "track", 3).wantPlace("au-cbty", "captured", 0).WantAsk("advance", "france").WantOffered("advance fr-44 @0404").WantNot("advance fr-44 @0403")
	})
	t.Run("MS-7.12.8 a unit captured as it loses its last step bars the second hex too", func(t *testing.T) {
		ring := "france 0504 fr-101 inf 1-4-4 shaken\nfrance 0604 fr-96 inf 1-4-4 shaken\nfrance 0605 fr-43 inf 1-4-4 shaken\nfrance 0506 fr-22 inf 1-4-4 shaken\nmap\n"
		woods := "............\n............\n............\n...w........\n............\n............\n............\n............\nend\n"
		g := meet(t, "7-4-4", "4-3-4 shaken", ring+woods+"austria 0505 au-cbty art 1/1-3-4\n"+cutOff).engage("attack fr-44 @0505")
		g.rolls(6, 1).wantPlace("au-28", "track", 3).engage().wantDifferential(6).Roll(4).wantRow("dx").Play("loss").wantPlace("au-cbty", "captured", 0)
		g.WantAsk("advance", "france").WantOffered("advance fr-44 @0404").WantNot("advance fr-44 @0403", "advance fr-44 @0304")
	})
	t.Run("MS-7.12.9 a winning defender goes one hex, into an emptied hex or round it", func(t *testing.T) {
		g := meet(t, "2-4-4", "5-3-4", "").engage("attack fr-44 @0505").Roll(2).wantRow("am-ax").Roll(6).recoil().WantAsk("advance", "austria")
		g.WantOptions("stay", "advance au-28 @0405", "advance au-28 @0404", "advance au-28 @0506").Play("advance au-28 @0405").WantAt("au-28", "0405")
		two := meet(t, "1-4-4", "4-3-4", "france 0604 fr-101 inf 1-3-4").engage("attack fr-44 @0505", "add fr-101").Roll(1).engage().Roll(6).wantRow("ac-ne").Roll(6).recoil()
		two.WantEach("advance", "au-28 @0405", "au-28 @0404", "au-28 @0506", "au-28 @0604", "au-28 @0504", "au-28 @0605")
	})
	t.Run("MS-7.12.10 a leader who took part advances with the unit he helped", func(t *testing.T) {
		led := "france 0405 fr-24leg inf 1-3-4 bn\nfrance 0405 fr-lannes ldr 0-1+1\nfrance 0405 fr-victor ldr 0-1+1"
		fight := func(unit string) *game {
			g := meet(t, "4-4-4", "4-3-4", led).engage("attack fr-44 @0505", "add fr-24leg", "leader fr-lannes @fr-44").Roll(6)
			return g.Play("retreat").recoil().Play("advance "+unit+" @0505").WantAt(unit, "0505")
		}
		fight("fr-44").WantAt("fr-lannes", "0505", "fr-victor", "0405")
		fight("fr-24leg").WantAt("fr-lannes", "0405", "fr-victor", "0405")
	})
	t.Run("MS-7.12.11 nobody advances after Ex though another defender has routed before the die", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4 one", cutOff+"austria 0505 au-jager inf 1-3-4 bn shaken").engage("attack fr-44 @0505").rolls(1, 6).wantPlace("au-jager", "track", 3)
		g.engage().wantDifferential(1).Roll(5).wantRow("dc-ex").Roll(1).wantPlace("au-28", "aside", 0).WantAsk("combat", "france")
	})
	t.Run("MS-7.12.11 nobody advances after Ex or into a hex emptied by losses alone", func(t *testing.T) {
		meet(t, "5-4-4", "5-3-4 one", "").engage("attack fr-44 @0505").Roll(5).wantRow("ex").wantPlace("au-28", "aside", 0).WantAsk("combat", "france")
		meet(t, "6-4-4", "4-3-4 one", "").engage("attack fr-44 @0505").Roll(6).wantRow("dx").Play("loss").wantPlace("au-28", "aside", 0).WantAsk("combat", "france")
		meet(t, "5-4-4", "4-3-4 one", "").engage("attack fr-44 @0505").Roll(5).wantRow("dc-ex").Roll(1).wantPlace("au-28", "aside", 0).WantAsk("combat", "france")
	})
}
