package musket

import "testing"

// uhlans draws the Austrian cavalry au-nau with charge factor 5 in 0505 and a
// French unit in 0405 that attacks it, up to the reaction.
func uhlans(t *testing.T, mine, more string) *game {
	t.Helper()
	return draw(t, "phase combat\nfrance 0405 "+mine+"\naustria 0505 au-nau cav 2/5-4-9\n"+more)
}

// onceDefended lets the attacker and the defence of the hex be as they are.
func (g *game) onceDefended(lines ...string) *game {
	g.t.Helper()
	g.play(lines...)
	for g.p.Request().Kind == "combat.attack" || g.p.Request().Kind == "combat.defend" {
		g.play("done")
	}
	return g
}

func TestLedgerDeclaringCountercharges(t *testing.T) {
	react := func(mine, line string) *game { return uhlans(t, mine, "").onceDefended(line) }
	t.Run("MS-9.4.1 against any attack, whatever its tactic", func(t *testing.T) {
		for _, tactic := range []string{"none", "frontal", "disengage"} {
			react("fr-44 inf 6-4-4", "attack fr-44 @0505").play(tactic).wantEach("countercharge", "au-nau")
		}
		react("fr-44 inf 6-4-4 charging aim=0505", "charge @0505").wantEach("countercharge", "au-nau")
		react("fr-12hus cav 4/6-4-9 charging aim=0505", "charge @0505").wantEach("countercharge", "au-nau")
		draw(t, "phase combat\nfrance 0305 fr-44 inf 6-4-6\naustria 0505 au-nau cav 2/5-4-9").onceDefended("skirmish fr-44 +0405 @0505").wantEach("countercharge", "au-nau")
	})
	t.Run("MS-14.2.5 at night against the infantry charge", func(t *testing.T) {
		night := uhlans(t, "fr-44 inf 6-4-4 charging aim=0505", "turns night day\n").onceDefended("charge @0505").wantEach("countercharge", "au-nau")
		night.play("countercharge au-nau").wantAsk("crt", "").wantDifferential(5 - 6)
	})
	t.Run("MS-9.4.1 but not against a bombardment", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0305 fr-bty1 art 4/1-3-4\naustria 0505 au-nau cav 2/5-4-9").play("aim fr-bty1 @0505", "fire fr-bty1 @au-nau").wantAsk("crt", "")
	})
	t.Run("MS-9.4.2 without a move or a test", func(t *testing.T) {
		g := react("fr-44 inf 6-4-4", "attack fr-44 @0505").play("none", "countercharge au-nau").wantAsk("crt", "").wantAt("au-nau", "0505")
		g.wantDifferential(5 - 6)
	})
	t.Run("MS-9.4.2 effective, not Shaken, on open ground", func(t *testing.T) {
		for _, mark := range []string{"shaken", "ineffective"} {
			g := draw(t, "phase combat\nfrance 0405 fr-44 inf 6-4-4\naustria 0505 au-nau cav 2/5-4-9 "+mark).onceDefended("attack fr-44 @0505").play("none")
			g.wantNone("countercharge").wantRefused("countercharge au-nau", "MS-9.4.2")
		}
		for ground, may := range map[string]bool{"0405w": false, "0405v": false, "0405.": true, "0505w": true} {
			g := uhlans(t, "fr-44 inf 6-4-4", ridge(ground)).onceDefended("attack fr-44 @0505").play("none")
			if got := len(g.those("countercharge")) > 0; got != may {
				t.Errorf("%s: a countercharge: %t, want %t", ground, got, may)
			}
		}
		for side, may := range map[string]bool{"stream 0405-0505": false, "wall 0405-0505": false, "slope 0505>0405": true, "steep 0505>0405": false} {
			g := uhlans(t, "fr-44 inf 6-4-4", side).onceDefended("attack fr-44 @0505").play("none")
			if got := len(g.those("countercharge")) > 0; got != may {
				t.Errorf("%s: a countercharge: %t, want %t", side, got, may)
			}
		}
		two := uhlans(t, "fr-44 inf 6-4-4", ridge("0404w")+"france 0404 fr-101 inf 4-4-4").play("attack fr-44 @0505", "add fr-101").onceDefended().play("none")
		two.wantNone("countercharge").wantRefused("countercharge au-nau", "MS-9.4.2")
	})
	t.Run("MS-9.4.2 with a squadron at most", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 6-4-4", "austria 0505 au-lob cav 1/2-4-9 sqn").onceDefended("attack fr-44 @0505").play("none")
		g.wantEach("countercharge", "au-nau", "au-lob", "au-nau +au-lob").play("countercharge au-nau +au-lob").wantTotal("attack", 5+2)
	})
	t.Run("MS-9.4.2 or two squadrons, either of them as primary", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 6-4-4\naustria 0505 au-nau cav 1/3-4-9 sqn\naustria 0505 au-lob cav 1/2-4-9 sqn\n").onceDefended("attack fr-44 @0505").play("none")
		g.wantEach("countercharge", "au-nau", "au-lob", "au-nau +au-lob", "au-lob +au-nau").play("countercharge au-lob +au-nau").wantTotal("attack", 3+2)
	})
}

func TestLedgerResultsOfCountercharges(t *testing.T) {
	t.Run("MS-9.4.3 roles are exchanged and the attacker’s tactic is void", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "").onceDefended("attack fr-44 @0505").play("frontal", "countercharge au-nau").wantTotal("attack", 5).wantTotal("defence", 4)
		g.roll(6).wantRow("dm-ax").wantAsk("morale.m", "").roll(6).recoil().wantMarks("fr-44", "shaken").wantAsk("advance", "austria")
		ax := uhlans(t, "fr-44 inf 4-4-4", "").onceDefended("attack fr-44 @0505").play("none", "countercharge au-nau").roll(2).wantRow("ax")
		ax.wantAsk("combat.x", "austria").play("retreat").recoil().wantMarks("au-nau", "shaken").wantAsk("advance", "france")
	})
	t.Run("MS-9.4.3 an infantry charge does not test, and all attackers are the defence", func(t *testing.T) {
		uhlans(t, "fr-44 inf 6-4-4 charging aim=0505", "").onceDefended("charge @0505").play("countercharge au-nau").wantAsk("crt", "").wantDifferential(5 - 6)
		g := uhlans(t, "fr-44 inf 3-4-4", "france 0404 fr-101 inf 1-4-4").play("attack fr-44 @0505", "add fr-101").onceDefended().play("none", "countercharge au-nau")
		g.wantTotal("defence", 3+1).roll(6).wantRow("dm-ax").roll(6).recoil().wantMarks("fr-44", "shaken").wantMarks("fr-101", "shaken")
	})
	t.Run("MS-9.4.3 DF goes to the charged side", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "").onceDefended("attack fr-44 @0505").play("none", "countercharge au-nau").roll(1).wantRow("ax").play("loss")
		g.wantAsk("fow", "france")
	})
	t.Run("MS-9.4.4 one leader with the cavalry takes part, one who helps others does not", func(t *testing.T) {
		hex := "austria 0505 au-lob cav 1/2-4-9 sqn\naustria 0505 au-cbty art 2/1-3-4\naustria 0505 au-melas ldr 1-1+1\naustria 0505 au-zach ldr 2-1+1\n"
		led := func(melas, zach, with string) *game {
			g := uhlans(t, "fr-44 inf 6-4-4", hex).play("attack fr-44 @0505", "done", "leader au-melas @"+melas, "leader au-zach @"+zach).onceDefended()
			return g.play("none", "countercharge au-nau"+with)
		}
		led("au-nau", "au-cbty", "").wantTotal("attack", 5+1)
		led("au-cbty", "au-nau", "").wantTotal("attack", 5+2)
		led("au-lob", "au-nau", " +au-lob").wantTotal("attack", 5+2+1)
		led("au-lob", "au-cbty", "").wantTotal("attack", 5)
	})
	t.Run("MS-9.4.4 others of the hex take no part", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "austria 0505 au-jager inf 9-4-4 bn\naustria 0505 au-cbty art 9/9-3-4").onceDefended("attack fr-44 @0505").play("none", "countercharge au-nau")
		g.wantDifferential(5-4).roll(2).wantRow("ax").play("retreat").recoil().wantUntouched("au-jager", "0505", "au-cbty", "0505").wantMarks("au-nau", "shaken")
	})
	duel := func(die int) *game {
		g := uhlans(t, "fr-12hus cav 4/6-4-9 charging aim=0505", "").onceDefended("charge @0505").play("countercharge au-nau").wantAsk("morale.charge", "").roll(1)
		return g.wantTotal("attack", 6).wantTotal("defence", 5).roll(die)
	}
	t.Run("MS-9.4.5 against a cavalry charge both use charge factors, and results are the charger’s", func(t *testing.T) {
		duel(6).wantRow("dm-ax").wantAsk("morale.m", "").roll(6).recoil().wantMarks("au-nau", "shaken").wantNoMarks("fr-12hus", "shaken").wantAsk("advance", "france")
		duel(5).wantRow("dm-ax").roll(1).recoil().wantMarks("au-nau", "shaken").wantMarks("fr-12hus", "shaken").wantPlace("fr-12hus", "map", 0)
		duel(2).wantRow("ax").wantAsk("retreat", "france")
	})
	t.Run("MS-9.4.7 afterwards the cavalry is ineffective", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "").onceDefended("attack fr-44 @0505").play("none", "countercharge au-nau").roll(4).wantRow("ne")
		g.wantMarks("au-nau", "ineffective").wantNoMarks("au-nau", "shaken").wantNoMarks("fr-44", "ineffective")
	})
	t.Run("MS-9.4.7 it may charge on, or capture", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "france 0305 fr-101 inf 2-4-4").onceDefended("attack fr-44 @0505").play("none", "countercharge au-nau").roll(6).roll(6).recoil()
		g.wantAsk("advance", "austria").play("advance au-nau @0405").wantAsk("fow", "austria").play("forfeit").wantAsk("charge.on", "austria")
		g.wantOffered("capture au-nau @fr-44").wantEach("charge", "au-nau @0305").play("capture au-nau @fr-44").roll(2).wantPlace("fr-44", "captured", 0).wantMarks("au-nau", "ineffective")
	})
	t.Run("MS-9.4.8 charging cavalry that fails its test is countercharged with half its CF", func(t *testing.T) {
		g := uhlans(t, "fr-12hus cav 5/9-4-9 charging aim=0505", "").onceDefended("charge @0505").play("countercharge au-nau").wantAsk("morale.charge", "").roll(6)
		g.wantTotal("attack", 5).wantTotal("defence", 3).wantDifferential(2).roll(6).wantRow("dm-ax").roll(6).recoil().wantMarks("fr-12hus", "shaken", "ineffective")
		g.wantAsk("advance", "austria")
		ne := uhlans(t, "fr-12hus cav 5/9-4-9 charging aim=0505", "").onceDefended("charge @0505").play("countercharge au-nau").roll(6).roll(3).wantRow("ne")
		ne.wantAt("fr-12hus", "0405").wantMarks("fr-12hus", "ineffective").wantMarks("au-nau", "ineffective").wantNoMarks("fr-12hus", "shaken") // the charge of both is over
	})
}
