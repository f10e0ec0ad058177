package musket

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// spur draws fr-12hus with charge factor 6 that has declared a charge on au-28
// of CF 2 in 0505, and resolves it up to the die, its test passed.
func spur(t *testing.T, more string) *game {
	t.Helper()
	g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 2-3-4", more).engage("charge @0505")
	return g.WantAsk("morale.charge", "").Roll(1).WantAsk("crt", "")
}

// breakthrough is that charge with a rout of au-28, up to the advance.
func breakthrough(t *testing.T, more string) *game {
	t.Helper()
	return spur(t, more).Roll(6).wantRow("dm-ax").Roll(6).recoil().WantAsk("advance", "france")
}

func TestLedgerDeclaringCavalryCharges(t *testing.T) {
	ride := "phase move-start\nfrance 0305 fr-12hus cav 3/6-4-9\naustria 0505 au-28 inf 2-3-4\n"
	t.Run("MS-9.3.1 it is declared in the Movement Phase and must be made in the Combat Phase", func(t *testing.T) {
		g := draw(t, ride).Play("charge fr-12hus @0405").wantMarks("fr-12hus", "charging").Play("done").WantRefused("done", "MS-7.13.3k")
		g.WantEach("charge", "@0505").engage("charge @0505").WantAsk("morale.charge", "").Roll(4).wantDifferential(4)
	})
	t.Run("MS-9.3.2 a leader, a squadron and another cavalry unit", func(t *testing.T) {
		stack := ride + "france 0305 fr-1ch cav 2/3-4-9 sqn\nfrance 0305 fr-9ch cav 3/4-4-9\nfrance 0305 fr-lannes ldr 1-1+1\nfrance 0305 fr-44 inf 5-4-9\nfrance 0305 fr-guiton cav 1/1-4-9 sqn\n"
		g := draw(t, stack).Play("group fr-12hus", "add fr-1ch", "add fr-lannes").WantOffered("charge @0405").Play("charge @0405", "done").Play("charge @0505")
		if g.Request().Kind == "combat.primary" {
			g.Play("primary fr-12hus")
		}
		g.engage().Roll(1).WantTotal("attack", 6+3+1)
		draw(t, stack).Play("group fr-12hus", "add fr-9ch").WantRefused("charge", "MS-9.3.2").wantNone("charge")
		draw(t, stack).Play("group fr-1ch", "add fr-guiton").WantOffered("charge @0405")
		draw(t, stack).Play("group fr-12hus", "add fr-1ch", "add fr-guiton").WantRefused("charge", "MS-9.3.2").wantNone("charge")
		draw(t, stack).Play("group fr-12hus", "add fr-44").wantNone("charge")
	})
	narrow := strings.Replace(tunnel, "phase combat", "phase move-start", 1) + "france hq 0102\nfrance 0202 fr-12hus cav 3/6-4-9\naustria 0502 au-28 inf 4-3-4\n"
	t.Run("MS-9.3.3 it enters no hex with another friendly unit", func(t *testing.T) {
		draw(t, narrow).WantOffered("charge fr-12hus @0402")
		for _, h := range []string{"0302", "0402"} {
			draw(t, narrow+"france "+h+" fr-44 inf 4-4-4").wantNoneOf("fr-12hus", "charge")
		}
		draw(t, narrow+"france 0302 fr-lannes ldr 1-1+1").WantOffered("charge fr-12hus @0402")
	})
	t.Run("MS-9.3.4 into and through clear hexes only, whatever it starts from", func(t *testing.T) {
		for letter, may := range map[string]bool{".": true, "v": false, "w": false, "b": false, "m": false, "t": false, "s": false} {
			for place, may := range map[string]bool{"..%.........": may, "...%........": may, "....%.......": may} {
				g := draw(t, strings.Replace(narrow, "............", strings.Replace(place, "%", letter, 1), 1))
				if got := slices.Contains(g.those("charge"), "charge fr-12hus @0402"); got != may {
					t.Errorf("a charge by way of %s in %s: %t, want %t", letter, place, got, may)
				}
			}
		}
		draw(t, strings.Replace(narrow, "............", ".w..........", 1)).WantOffered("charge fr-12hus @0402")
		draw(t, narrow+"heights 0302 0402 0502").WantOffered("charge fr-12hus @0402")
	})
	t.Run("MS-9.3.4 across no hexside that bars it", func(t *testing.T) {
		for side, may := range map[string]bool{"river": false, "stream": false, "bridge": false, "ford": false, "wall": false, "slope": true, "steep": false} {
			for _, edge := range []string{"0302-0402", "0402-0502"} {
				if side == "slope" || side == "steep" {
					edge = strings.Replace(edge, "-", ">", 1)
				}
				if got := len(draw(t, narrow+side+" "+edge).those("charge")) > 0; got != may {
					t.Errorf("a charge across a %s %s: %t, want %t", side, edge, got, may)
				}
			}
		}
	})
}

func TestLedgerResultsOfCavalryCharges(t *testing.T) {
	charge := func(mine, theirs string, test, die int) *game {
		return hussars(t, mine+"-4-9 charging aim=0505", "au-28 inf "+theirs+"-3-4", "").engage("charge @0505").Roll(test).Roll(die)
	}
	t.Run("MS-9.3.6 A and Ex are Ax, D is Dm(Ax), NE is nothing", func(t *testing.T) {
		charge("1/4", "4", 1, 3).wantRow("ax").WantAsk("combat.x", "france")
		charge("1/4", "4", 1, 4).wantRow("ax") // Ac(NE)
		charge("1/4", "4", 1, 5).wantRow("ax").wantNoMarks("au-28", "reduced")
		charge("1/4", "5", 1, 1).wantRow("ax").wantNoMarks("fr-12hus", "shaken")
		charge("1/4", "4", 1, 6).wantRow("dm-ax").WantAsk("morale.m", "").Roll(3).WantAsk("combat.x", "france")
		charge("1/6", "4", 1, 5).wantRow("dm-ax").Roll(4).recoil().wantMarks("au-28", "shaken").WantAsk("advance", "france")
		charge("1/5", "4", 1, 4).wantRow("ne").wantUntouched("au-28", "0505").WantAt("fr-12hus", "0405").wantNoMarks("fr-12hus", "shaken")
	})
	t.Run("MS-9.3.7 a failed test makes it an ordinary combat with half the CF", func(t *testing.T) {
		charge("5/9", "3", 4, 4).wantRow("dm-ax")
		charge("5/9", "3", 5, 4).wantRow("ac-ne")
		charge("5/9", "3", 5, 5).WantTotal("attack", 3).wantRow("ex").WantAsk("retreat", "france").recoil().wantMarks("fr-12hus", "shaken").wantMarks("au-28", "reduced")
		charge("5/9", "3", 5, 2).wantRow("ax").WantAsk("retreat", "france") // no choice (9.2.2)
	})
	t.Run("MS-9.3.7 so its rout of the enemy is not followed by another charge", func(t *testing.T) {
		g := charge("20/9", "1", 5, 6).wantRow("de").Roll(6).recoil().WantAsk("advance", "france").Play("advance fr-12hus @0505")
		g.WantAsk("combat", "france").wantMarks("fr-12hus", "ineffective").wantPlace("au-28", "map", 0)
	})
	t.Run("MS-9.3.13 charging cavalry that suffers Ax loses the step or goes back Shaken", func(t *testing.T) {
		ax := func() *game { return charge("1/4", "4", 1, 2).wantRow("ax").WantAsk("combat.x", "france") }
		ax().WantOptions("loss", "retreat").Play("loss").wantPlace("fr-12hus", "aside", 0)
		ax().Play("retreat").recoil().wantPlace("fr-12hus", "map", 0).wantMarks("fr-12hus", "shaken")
	})
}

func TestLedgerVictoriousCavalry(t *testing.T) {
	next := "austria 0706 au-51 inf 2-3-4\n"
	t.Run("MS-9.3.8 after a rout it advances up to three hexes and, when the FOW is done, charges again", func(t *testing.T) {
		g := breakthrough(t, next).WantOffered("advance fr-12hus @0505", "advance fr-12hus @0605", "advance fr-12hus @0705")
		for _, o := range g.those("advance") {
			if h, _ := parseHex(o[len(o)-4:]); distance(g.board().piece[g.counter("fr-12hus")].at, h) > 3 {
				t.Errorf("%q is too far", o)
			}
		}
		g.Play("advance fr-12hus @0605").WantAsk("fow", "france").Play("forfeit").WantAsk("charge.on", "france")
		g.WantOffered("charge fr-12hus @0706", "done").Play("charge fr-12hus @0706").engage().WantAsk("morale.charge", "").Roll(1).wantDifferential(4)
		g.Roll(6).WantAsk("morale.m", "").Roll(6).Play("rout").recoil().WantAsk("advance", "france")
	})
	t.Run("MS-9.3.8 nor does it charge again after an enemy who has disengaged", func(t *testing.T) {
		g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 2-3-4", "austria 0506 au-51 inf 2-3-4\n").Play("charge @0505", "disengage").Roll(1).Roll(2).WantAsk("combat.r", "austria").Play("retreat", "retreat au-28 @0504", "stop au-28")
		g.WantAsk("advance", "france").Play("advance fr-12hus @0505").WantAsk("combat", "france").wantMarks("fr-12hus", "ineffective")
	})
	t.Run("MS-9.3.8 a combat without a rout ends it", func(t *testing.T) {
		g := breakthrough(t, "austria 0706 au-51 inf 4-3-4\naustria 0704 au-17 inf 2-3-4\n").Play("advance fr-12hus @0605", "forfeit")
		g.WantEach("charge", "fr-12hus @0706").Play("charge fr-12hus @0706").engage().Roll(1).Roll(3).wantRow("ne")
		g.wantMarks("fr-12hus", "ineffective").WantAsk("combat", "france")
	})
	t.Run("MS-9.3.9 it must have advanced, and tests anew", func(t *testing.T) {
		near := "austria 0506 au-51 inf 2-3-4\n"
		breakthrough(t, near).Play("stay", "forfeit").WantAsk("charge.on", "france").wantNone("charge")
		g := breakthrough(t, near).Play("advance fr-12hus @0505", "forfeit").WantOffered("charge fr-12hus @0506").Play("charge fr-12hus @0506").engage()
		g.WantAsk("morale.charge", "").Roll(5).wantDifferential(0)
		breakthrough(t, near+plainBut(".")+"stream 0505-0506").Play("advance fr-12hus @0505", "forfeit").wantNone("charge")
	})
	t.Run("MS-9.3.9 the leader of the charge rides along, a leader on the way does not", func(t *testing.T) {
		ride := func(more string) *game {
			g := breakthrough(t, "austria 0706 au-51 inf 2-3-4\n"+more).Play("advance fr-12hus @0605", "forfeit", "charge fr-12hus @0706").engage()
			return g.WantAsk("morale.charge", "").Roll(1)
		}
		ride("france 0405 fr-lannes ldr 2-1+1 charging aim=0505\n").wantDifferential(6 + 2 - 2)
		ride("france 0605 fr-96 inf 4-4-4\nfrance 0605 fr-lannes ldr 2-1+1\n").wantDifferential(6 - 2)
		ride("france 0605 fr-96 inf 4-4-4\nfrance 0605 fr-lannes ldr 2-1+1 helps=fr-96\n").wantDifferential(6 - 2)
	})
	t.Run("MS-9.3.9 a hex attacked before may be charged", func(t *testing.T) {
		g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 2-3-4", "france 0606 fr-44 inf 4-4-4\naustria 0706 au-51 inf 4-3-4").engage("attack fr-44 @0706").Roll(4).Roll(1)
		g.wantNoneOf("fr-44", "attack").engage("charge @0505").Roll(1).Roll(6).Roll(6).recoil().Play("advance fr-12hus @0605", "forfeit")
		g.WantOffered("charge fr-12hus @0706")
	})
	again := func(t *testing.T) *game {
		g := breakthrough(t, "austria 0706 au-51 inf 2-3-4\n").Play("advance fr-12hus @0605", "forfeit", "charge fr-12hus @0706").engage().Roll(1).Roll(6).Roll(6)
		return g.WantAsk("charge.stand", "austria").WantOptions("rout", "stand")
	}
	t.Run("MS-9.3.10 routed by a later charge they may stand, Shaken", func(t *testing.T) {
		g := again(t).Play("stand").WantAt("au-51", "0706").wantMarks("au-51", "shaken").WantAsk("advance", "france").WantNot("advance fr-12hus @0706")
		g.WantOffered("advance fr-12hus @0705", "advance fr-12hus @0805").Play("advance fr-12hus @0705").WantAsk("fow", "france")
		g.Play("forfeit").WantOffered("charge fr-12hus @0706").Play("charge fr-12hus @0706").engage().Roll(1).wantDifferential(6 - 1)
		spur(t, "").Roll(6).Roll(6).WantAsk("retreat", "austria") // not by the first
	})
	t.Run("MS-9.3.10 only the charged side may stand, not a charger who is countercharged", func(t *testing.T) {
		g := breakthrough(t, "austria 0706 au-nau cav 2/9-4-9\n").Play("advance fr-12hus @0605", "forfeit", "charge fr-12hus @0706").onceDefended().Play("countercharge au-nau")
		g.WantAsk("morale.charge", "").Roll(6).WantAsk("crt", "").Roll(6).wantRow("dm-ax")
		g.Roll(6).WantAsk("retreat", "france").recoil().wantMarks("fr-12hus", "shaken").WantAsk("advance", "austria")
	})
	t.Run("MS-9.3.10 who retreats from a later charge and routs on the way does not stand there", func(t *testing.T) {
		b := draw(t, "phase combat\naustria 0505 au-28 inf 4-3-4\naustria 0605 au-51 inf 4-3-4").board()
		b.newFight(cavalryCharge, rules.First, hexAt(4, 4))
		b.fight.later = true
		x := &resolution{b: b}
		if !x.canStand(b.pieceNamed(refsByName["au-28"])) || x.canStand(b.pieceNamed(refsByName["au-51"])) {
			t.Error("the charged hex is where they stand, and no other")
		}
	})
	t.Run("MS-9.3.11 who stood is no routed unit and is not captured (9.3(7): “un'Unità in Rotta del Difensore”)", func(t *testing.T) {
		g := again(t).Play("stand", "advance fr-12hus @0705", "forfeit").WantAsk("charge.on", "france").wantNone("capture").WantOffered("charge fr-12hus @0706")
		g.Play("done").WantAsk("combat", "france")
		again(t).Play("rout").recoil().Play("stay", "forfeit").WantEach("capture", "fr-12hus @au-51")
	})
	for turn, place := range map[string]string{"6": "track", "7": "away", "8": "away"} {
		t.Run("MS-9.3.11 a routed unit is captured wherever it is: turn "+turn, func(t *testing.T) {
			g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 2-3-4", "turn "+turn+"\n"+cutOff).engage("charge @0505").Roll(1).engage().Roll(1)
			g.Roll(6).Roll(6).wantPlace("au-28", place, 0).Play("advance fr-12hus @0505", "forfeit").WantOffered("capture fr-12hus @au-28").Play("capture fr-12hus @au-28").Roll(3).wantPlace("au-28", "captured", 0)
		})
	}
	t.Run("MS-9.3.11 one unit may capture and another charge on, in either order", func(t *testing.T) {
		two := "france 0405 fr-1ch cav 2/3-4-9 sqn charging aim=0505\naustria 0706 au-51 inf 2-3-4\n"
		ride := func() *game {
			g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 2-3-4", two).Play("charge @0505", "primary fr-12hus").engage().Roll(1).Roll(6).Roll(6).recoil()
			return g.Play("advance fr-12hus @0605", "advance fr-1ch @0605", "forfeit").WantOffered("charge fr-12hus @0706", "charge fr-1ch @0706")
		}
		g := ride().Play("capture fr-1ch @au-28").Roll(1).wantPlace("au-28", "captured", 0).WantOffered("charge fr-12hus @0706").WantNot("charge fr-1ch @0706")
		g.Play("charge fr-12hus @0706").engage().Roll(1).wantDifferential(6 - 2) // without the squadron
		g = ride().Play("charge fr-12hus @0706")
		if g.Request().Kind == "combat.primary" {
			g.Play("primary fr-12hus")
		}
		g.engage().Roll(1).wantDifferential(6 + 3 - 2)
	})
	t.Run("MS-9.3.8 nor who has lost the combat, though an enemy has routed before the die", func(t *testing.T) {
		lost := func(choice string) *game {
			g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 5-3-4 shaken", cutOff+"austria 0505 au-jager inf 9-6-4 bn\n").engage("charge @0505").WantAsk("morale.line", "").Roll(6).engage().Roll(1)
			return g.engage().WantAsk("morale.charge", "").Roll(1).Roll(3).wantRow("ax").WantAsk("combat.x", "france").Play(choice).recoil()
		}
		for _, choice := range []string{"loss", "retreat"} {
			g := lost(choice)
			for g.Request().Kind == "advance" || g.Request().Kind == "fow" {
				g.Play(g.Options()[0])
			}
			g.WantAsk("combat", "france").wantNone("capture")
		}
	})
	t.Run("MS-9.3.12 who has charged again is done, wherever it goes back to", func(t *testing.T) {
		more := "france 0405 fr-1ch cav 2/3-4-9 sqn charging aim=0505\naustria 0805 au-51 inf 9-3-4\naustria 0506 au-17 inf 2-3-4 shaken\n"
		g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 2-3-4", more).Play("charge @0505", "primary fr-12hus").engage().Roll(1).Roll(6).Roll(6).recoil()
		g.Play("advance fr-12hus @0705", "advance fr-1ch @0505", "forfeit").WantAsk("charge.on", "france").wantAbout("fr-12hus", "MS-9.3.8")
		g.Play("charge fr-12hus @0805").engage().Roll(1).Roll(2).wantRow("ax").Play("retreat").Play("retreat fr-12hus @0605", "retreat fr-12hus @0505")
		g.WantAt("fr-12hus", "0505").wantMarks("fr-12hus", "shaken", "ineffective")
		g.Play("stay").WantAsk("charge.on", "france").wantAbout("fr-1ch", "MS-9.3.8").WantEach("charge", "fr-1ch @0506").wantNoneOf("fr-12hus", "capture")
		g.Play("charge fr-1ch @0506").engage().Roll(1).wantDifferential(3 - 1)
	})
	t.Run("MS-9.3.11 it may capture one unit that it routed, on a die up to its CF", func(t *testing.T) {
		catch := func(die int) *game {
			g := breakthrough(t, next).Play("advance fr-12hus @0605", "forfeit").WantEach("capture", "fr-12hus @au-28")
			g.Play("capture fr-12hus @au-28").wantDice("capture", 1, 6)
			if like := g.Request().Dice.Like; !slices.Equal(like, []int{1, 1, 1, 0, 0, 0}) {
				t.Errorf("faces of the die are alike by %v, want those up to 3", like)
			}
			return g.Roll(die).WantAsk("combat", "france").wantMarks("fr-12hus", "ineffective")
		}
		catch(3).wantPlace("au-28", "captured", 0)
		catch(4).wantPlace("au-28", "map", 0)
		breakthrough(t, next).Play("stay", "forfeit").WantEach("capture", "fr-12hus @au-28")
	})
	t.Run("MS-9.3.11 each cavalry unit tries once", func(t *testing.T) {
		with := "france 0405 fr-1ch cav 2/3-4-9 sqn charging aim=0505\naustria 0505 au-jager inf 1-3-4 bn\n"
		g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 2-3-4", with).Play("charge @0505")
		if g.Request().Kind == "combat.primary" {
			g.Play("primary fr-12hus")
		}
		g.engage().Roll(1).Roll(6).Roll(6).recoil().Play("stay", "forfeit")
		g.WantEach("capture", "fr-12hus @au-28", "fr-12hus @au-jager", "fr-1ch @au-28", "fr-1ch @au-jager").Play("capture fr-12hus @au-28").Roll(1)
		g.wantNone("charge").WantEach("capture", "fr-1ch @au-jager").Play("capture fr-1ch @au-jager").Roll(3).wantPlace("au-jager", "map", 0).wantPlace("au-28", "captured", 0)
		g.wantMarks("fr-12hus", "ineffective").wantMarks("fr-1ch", "ineffective")
	})
}
