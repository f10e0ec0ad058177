package musket

import (
	"strings"
	"testing"
)

// skirmishers draws fr-24leg, CF 2, in 0405 and the Austrian au-28 in 0605, two
// hexes away.
func skirmishers(t *testing.T, mine, theirs, more string) *game {
	t.Helper()
	return draw(t, "phase combat\nfrance 0405 fr-24leg inf "+mine+"\naustria 0605 au-28 inf "+theirs+"\n"+more)
}

func TestLedgerSkirmishes(t *testing.T) {
	t.Run("MS-7.13.0 each side chooses one tactic or none, the attacker first, for good", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "").Play("attack fr-44 @0505", "done").WantAsk("combat.tactic", "france").WantOptions("none", "frontal", "disengage")
		g.Play("frontal").WantAsk("combat.reaction", "austria").WantOptions("none", "disengage", "stubborn").Play("stubborn").WantAsk("crt", "")
		g.WantTotal("attack", 7).WantTotal("defence", 7)
		meet(t, "5-4-4", "4-3-4", "").Play("attack fr-44 @0505", "done", "none", "none").WantAsk("crt", "").wantDifferential(1)
	})
	t.Run("MS-7.13.1a infantry without V, (MA) or (CF), and so not Shaken, skirmishes at two hexes", func(t *testing.T) {
		skirmishers(t, "2-4-5", "4-3-4", "").WantEach("skirmish", "fr-24leg +0505 @0605", "fr-24leg +0506 @0605")
		for values, clause := range map[string]string{"2-4-V": "MS-2.4.9", "2-4-(5)": "MS-2.4.9", "(2)-4-5": "MS-7.13.1a", "2-4-5 shaken": "MS-7.13.1a"} {
			skirmishers(t, values, "4-3-4", "").wantNone("skirmish").WantRefused("skirmish fr-24leg", clause)
		}
		draw(t, "phase combat\nfrance 0405 fr-12hus cav 2/4-4-9\nfrance 0406 fr-bty1 art 3/1-3-4\naustria 0605 au-28 inf 4-3-4").wantNone("skirmish")
		draw(t, "phase combat\nfrance 0404 fr-24leg inf 2-4-5\naustria 0705 au-28 inf 4-3-4").wantNone("skirmish") // three hexes
	})
	t.Run("MS-7.13.1b the way leads through a hex that can be entered and holds no enemy", func(t *testing.T) {
		via := func(more string, want ...string) {
			t.Helper()
			var all []string
			for _, h := range want {
				all = append(all, "fr-24leg +"+h+" @0605")
			}
			g := skirmishers(t, "2-4-5", "4-3-4", more)
			var got []string
			for _, o := range g.those("skirmish") {
				if strings.HasSuffix(o, "@0605") {
					got = append(got, strings.TrimPrefix(o, "skirmish "))
				}
			}
			if strings.Join(got, ",") != strings.Join(all, ",") {
				t.Errorf("%q: ways %q, want %q", more, got, all)
			}
		}
		via("", "0505", "0506")
		via("austria 0505 au-51 inf 4-3-4 shaken", "0506")
		via("austria hq 0506", "0505")
		via("river 0405-0505", "0506")
		via("river 0506-0605", "0505")
		via(plainBut("x"), "0506")
		via("france 0505 fr-101 inf 4-4-4 shaken", "0505", "0506")
		via("river 0405-0505 0405-0506")
	})
	t.Run("MS-7.13.1c several skirmish together under the rules of coordination", func(t *testing.T) {
		g := skirmishers(t, "2-4-5", "4-3-4", "france 0406 fr-96 inf 2-3-3 f=2\nfrance 0404 fr-101 inf 2-3-4\nfrance 0406 fr-ke cav 2/4-4-9\nfrance 0303 fr-43 inf 2-3-4")
		g.Play("skirmish fr-24leg +0505 @0605").WantEach("add", "fr-96 +0506", "fr-101 +0505").Play("add fr-101 +0505").wantDifferential(5 + 4 - 4)
		g.Play("add fr-96 +0506").wantDifferential(5 + 4 + 2 - 4)
	})
	t.Run("MS-7.13.1d it is not combined with other attacks on the hex nor with support, but with bombardments", func(t *testing.T) {
		more := "france 0604 fr-101 inf 4-4-4 shaken\nfrance 0305 fr-bty1 art 3/1-4-4\n"
		g := skirmishers(t, "2-4-5", "4-3-4", more).WantOffered("attack fr-101 @0605", "aim fr-bty1 @0605").Play("skirmish fr-24leg +0505 @0605")
		g.wantNone("add", "support").engage("done").Roll(4).wantRow("ne").WantRefused("attack fr-101 @0605", "MS-7.4.4").WantOffered("aim fr-bty1 @0605")
		g.Play("aim fr-bty1 @0605", "fire fr-bty1 @au-28").Roll(3).WantAsk("combat", "france")
	})
	for _, c := range []struct {
		theirs, what string
		want         int
	}{{"4-3-4", "MA", 5 - 4}, {"4-3-V", "V", 5}, {"4-3-(4)", "(MA)", 5}, {"4-3-5 shaken", "halves", 5 - 3}, {"4-3-4 back=3-3-3 reduced", "the side that is up", 5 - 3}} {
		t.Run("MS-7.13.1e infantry counts with its MA: "+c.what, func(t *testing.T) {
			skirmishers(t, "9-4-5", c.theirs, "").Play("skirmish fr-24leg +0505 @0605").wantDifferential(c.want)
		})
	}
}

func TestLedgerSkirmishResults(t *testing.T) {
	t.Run("MS-7.13.1e artillery counts with its defence factor and cavalry with its CF", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0405 fr-24leg inf 2-4-5\naustria 0605 au-cbty art 4/2-3-4").Play("skirmish fr-24leg +0505 @0605").wantDifferential(5 - 2)
		draw(t, "phase combat\nfrance 0405 fr-24leg inf 2-4-5\naustria 0605 au-nau cav 3/6-3-9").Play("skirmish fr-24leg +0505 @0605").wantDifferential(5 - 3)
	})
	t.Run("MS-7.13.1f results on the attacker and exchanges are nothing, Dx, Dm and De are Dr", func(t *testing.T) {
		for _, c := range []struct {
			mine, theirs string
			die          int
			row          string
		}{
			{"5", "4", 1, "ne"}, {"5", "4", 2, "ne"}, {"5", "4", 3, "ne"}, {"4", "4", 5, "ne"}, {"4", "5", 1, "ne"}, {"1", "6", 1, "ne"},
			{"5", "4", 4, "ne"}, {"5", "4", 6, "dr"}, {"5", "4", 5, "dc-ne"}, {"6", "4", 6, "dr"}, {"6", "2", 6, "dr"}, {"9", "1", 6, "dr"}, {"9", "1", 5, "dr"},
		} {
			g := skirmishers(t, "2-4-"+c.mine, "4-3-"+c.theirs, "").engage("skirmish fr-24leg +0505 @0605").Roll(c.die).wantRow(c.row)
			switch c.row {
			case "ne":
				g.wantUntouched("fr-24leg", "0405", "au-28", "0605").WantAsk("combat", "france")
			case "dr":
				g.WantAsk("combat.r", "austria")
			default:
				g.Roll(3).wantUntouched("fr-24leg", "0405", "au-28", "0605").WantAsk("combat", "france")
			}
		}
	})
	t.Run("MS-7.13.1g what is added to a result is ignored", func(t *testing.T) {
		led := "france 0405 fr-lannes ldr 0-1+1\naustria 0605 au-melas ldr 0-1+1"
		skirmishers(t, "2-4-5", "4-3-4", led).engage("skirmish fr-24leg +0505 @0605").Roll(1).WantAsk("combat", "france")                                       // Ax DF
		skirmishers(t, "2-4-5", "4-3-4", led).engage("skirmish fr-24leg +0505 @0605", "leader fr-lannes @fr-24leg").Roll(5).Roll(1).WantAsk("combat", "france") // Dc(Ex) L
	})
	t.Run("MS-7.13.1h it is the unit's attack of the phase, and the hex has been attacked", func(t *testing.T) {
		g := skirmishers(t, "2-4-5", "4-3-4", "phase combat-start\naustria 0306 au-51 inf 4-3-4\nfrance 0604 fr-101 inf 4-4-4").WantOffered("attack fr-24leg @0306")
		g.wantThreatened("au-28", "fr-101").engage("skirmish fr-24leg +0505 @0605").Roll(1).WantAsk("fow.threat", "austria").Play("forfeit")
		g.WantRefused("attack fr-24leg @0306", "MS-7.5.8").wantMarks("au-28", "struck")
	})
	t.Run("MS-7.13.1i the attackers may advance into an intermediate hex", func(t *testing.T) {
		g := skirmishers(t, "2-4-5", "4-3-4", "").engage("skirmish fr-24leg +0505 @0605").Roll(6).Play("retreat").recoil()
		g.WantAsk("advance", "france").WantOptions("stay", "advance fr-24leg @0505", "advance fr-24leg @0506").Play("advance fr-24leg @0506").WantAt("fr-24leg", "0506")
	})
	t.Run("MS-7.13.1j the target hex and the hexside before it act on each skirmisher", func(t *testing.T) {
		town := strings.Replace(plainBut("."), "............\n............\n............\n............\n............", "............\n............\n............\n............\n.....t......", 1)
		skirmishers(t, "2-4-5", "4-3-4", town).Play("skirmish fr-24leg +0505 @0605").wantDifferential(3 - 4)
		stream := "stream 0505-0605\nfrance 0406 fr-101 inf 2-3-4"
		skirmishers(t, "2-4-5", "4-3-4", stream).Play("skirmish fr-24leg +0505 @0605").wantDifferential(0).Play("add fr-101 +0506").wantDifferential(4 + 4 - 4)
		skirmishers(t, "2-4-5", "4-3-4", stream).Play("skirmish fr-24leg +0506 @0605").wantDifferential(5 - 4)
		skirmishers(t, "2-4-5", "4-3-4", "stream 0405-0505").Play("skirmish fr-24leg +0505 @0605").wantDifferential(5 - 4)
	})
}
