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
	g.Helper()
	g.Play(lines...)
	for g.Request().Kind == "combat.attack" || g.Request().Kind == "combat.defend" {
		g.Play("done")
	}
	return g
}

func TestLedgerDeclaringCountercharges(t *testing.T) {
	react := func(mine, line string) *game { return uhlans(t, mine, "").onceDefended(line) }
	t.Run("MS-9.4.1 against any attack, whatever its tactic", func(t *testing.T) {
		for _, tactic := range []string{"none", "frontal", "disengage"} {
			react("fr-44 inf 6-4-4", "attack fr-44 @0505").Play(tactic).WantEach("countercharge", "au-nau")
		}
		react("fr-44 inf 6-4-4 charging aim=0505", "charge @0505").WantEach("countercharge", "au-nau")
		react("fr-12hus cav 4/6-4-9 charging aim=0505", "charge @0505").WantEach("countercharge", "au-nau")
		draw(t, "phase combat\nfrance 0305 fr-44 inf 6-4-6\naustria 0505 au-nau cav 2/5-4-9").onceDefended("skirmish fr-44 +0405 @0505").WantEach("countercharge", "au-nau")
	})
	t.Run("MS-14.2.5 at night against the infantry charge", func(t *testing.T) {
		night := uhlans(t, "fr-44 inf 6-4-4 charging aim=0505", "turns night day\n").onceDefended("charge @0505").WantEach("countercharge", "au-nau")
		night.Play("countercharge au-nau").WantAsk("crt", "").wantDifferential(5 - 6)
	})
	t.Run("MS-9.4.1 but not against a bombardment", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0305 fr-bty1 art 4/1-3-4\naustria 0505 au-nau cav 2/5-4-9").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-nau").WantAsk("crt", "")
	})
	t.Run("MS-9.4.2 without a move or a test", func(t *testing.T) {
		g := react("fr-44 inf 6-4-4", "attack fr-44 @0505").Play("none", "countercharge au-nau").WantAsk("crt", "").WantAt("au-nau", "0505")
		g.wantDifferential(5 - 6)
	})
	t.Run("MS-9.4.2 effective, not Shaken, on open ground", func(t *testing.T) {
		for _, mark := range []string{"shaken", "ineffective"} {
			g := draw(t, "phase combat\nfrance 0405 fr-44 inf 6-4-4\naustria 0505 au-nau cav 2/5-4-9 "+mark).onceDefended("attack fr-44 @0505").Play("none")
			g.wantNone("countercharge").WantRefused("countercharge au-nau", "MS-9.4.2")
		}
		for ground, may := range map[string]bool{"0405w": false, "0405v": false, "0405.": true, "0505w": true} {
			g := uhlans(t, "fr-44 inf 6-4-4", ridge(ground)).onceDefended("attack fr-44 @0505").Play("none")
			if got := len(g.those("countercharge")) > 0; got != may {
				t.Errorf("%s: a countercharge: %t, want %t", ground, got, may)
			}
		}
		for side, may := range map[string]bool{"stream 0405-0505": false, "wall 0405-0505": false, "slope 0505>0405": true, "steep 0505>0405": false} {
			g := uhlans(t, "fr-44 inf 6-4-4", side).onceDefended("attack fr-44 @0505").Play("none")
			if got := len(g.those("countercharge")) > 0; got != may {
				t.Errorf("%s: a countercharge: %t, want %t", side, got, may)
			}
		}
		two := uhlans(t, "fr-44 inf 6-4-4", ridge("0404w")+"france 0404 fr-101 inf 4-4-4").Play("attack fr-44 @0505", "add fr-101").onceDefended().Play("none")
		two.wantNone("countercharge").WantRefused("countercharge au-nau", "MS-9.4.2")
	})
	t.Run("MS-9.4.2 with a squadron at most", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 6-4-4", "austria 0505 au-lob cav 1/2-4-9 sqn").onceDefended("attack fr-44 @0505").Play("none")
		g.WantEach("countercharge", "au-nau", "au-lob", "au-nau +au-lob").Play("countercharge au-nau +au-lob").WantTotal("attack", 5+2)
	})
	t.Run("MS-9.4.2 or two squadrons, either of them as primary", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 6-4-4\naustria 0505 au-nau cav 1/3-4-9 sqn\naustria 0505 au-lob cav 1/2-4-9 sqn\n").onceDefended("attack fr-44 @0505").Play("none")
		g.WantEach("countercharge", "au-nau", "au-lob", "au-nau +au-lob", "au-lob +au-nau").Play("countercharge au-lob +au-nau").WantTotal("attack", 3+2)
	})
}

func TestLedgerResultsOfCountercharges(t *testing.T) {
	t.Run("MS-9.4.3 roles are exchanged and the attacker’s tactic is void", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "").onceDefended("attack fr-44 @0505").Play("frontal", "countercharge au-nau").WantTotal("attack", 5).WantTotal("defence", 4)
		g.Roll(6).wantRow("dm-ax").WantAsk("morale.m", "").Roll(6).recoil().wantMarks("fr-44", "shaken").WantAsk("advance", "austria")
		ax := uhlans(t, "fr-44 inf 4-4-4", "").onceDefended("attack fr-44 @0505").Play("none", "countercharge au-nau").Roll(2).wantRow("ax")
		ax.WantAsk("combat.x", "austria").Play("retreat").recoil().wantMarks("au-nau", "shaken").WantAsk("advance", "france")
	})
	t.Run("MS-9.4.3 an infantry charge does not test, and all attackers are the defence", func(t *testing.T) {
		uhlans(t, "fr-44 inf 6-4-4 charging aim=0505", "").onceDefended("charge @0505").Play("countercharge au-nau").WantAsk("crt", "").wantDifferential(5 - 6)
		g := uhlans(t, "fr-44 inf 3-4-4", "france 0404 fr-101 inf 1-4-4").Play("attack fr-44 @0505", "add fr-101").onceDefended().Play("none", "countercharge au-nau")
		g.WantTotal("defence", 3+1).Roll(6).wantRow("dm-ax").Roll(6).recoil().wantMarks("fr-44", "shaken").wantMarks("fr-101", "shaken")
	})
	t.Run("MS-9.4.3 DF goes to the charged side", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "").onceDefended("attack fr-44 @0505").Play("none", "countercharge au-nau").Roll(1).wantRow("ax").Play("loss")
		g.WantAsk("fow", "france")
	})
	t.Run("MS-9.4.4 one leader with the cavalry takes part, one who helps others does not", func(t *testing.T) {
		hex := "austria 0505 au-lob cav 1/2-4-9 sqn\naustria 0505 au-cbty art 2/1-3-4\naustria 0505 au-melas ldr 1-1+1\naustria 0505 au-zach ldr 2-1+1\n"
		led := func(melas, zach, with string) *game {
			g := uhlans(t, "fr-44 inf 6-4-4", hex).Play("attack fr-44 @0505", "done", "leader au-melas @"+melas, "leader au-zach @"+zach).onceDefended()
			return g.Play("none", "countercharge au-nau"+with)
		}
		led("au-nau", "au-cbty", "").WantTotal("attack", 5+1)
		led("au-cbty", "au-nau", "").WantTotal("attack", 5+2)
		led("au-lob", "au-nau", " +au-lob").WantTotal("attack", 5+2+1)
		led("au-lob", "au-cbty", "").WantTotal("attack", 5)
	})
	t.Run("MS-9.4.4 others of the hex take no part", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "austria 0505 au-jager inf 9-4-4 bn\naustria 0505 au-cbty art 9/9-3-4").onceDefended("attack fr-44 @0505").Play("none", "countercharge au-nau")
		g.wantDifferential(5-4).Roll(2).wantRow("ax").Play("retreat").recoil().wantUntouched("au-jager", "0505", "au-cbty", "0505").wantMarks("au-nau", "shaken")
	})
	duel := func(die int) *game {
		g := uhlans(t, "fr-12hus cav 4/6-4-9 charging aim=0505", "").onceDefended("charge @0505").Play("countercharge au-nau").WantAsk("morale.charge", "").Roll(1)
		return g.WantTotal("attack", 6).WantTotal("defence", 5).Roll(die)
	}
	t.Run("MS-9.4.5 against a cavalry charge both use charge factors, and results are the charger’s", func(t *testing.T) {
		duel(6).wantRow("dm-ax").WantAsk("morale.m", "").Roll(6).recoil().wantMarks("au-nau", "shaken").wantNoMarks("fr-12hus", "shaken").WantAsk("advance", "france")
		duel(5).wantRow("dm-ax").Roll(1).recoil().wantMarks("au-nau", "shaken").wantMarks("fr-12hus", "shaken").wantPlace("fr-12hus", "map", 0)
		duel(2).wantRow("ax").WantAsk("retreat", "france")
	})
	t.Run("MS-9.4.7 afterwards the cavalry is ineffective", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "").onceDefended("attack fr-44 @0505").Play("none", "countercharge au-nau").Roll(4).wantRow("ne")
		g.wantMarks("au-nau", "ineffective").wantNoMarks("au-nau", "shaken").wantNoMarks("fr-44", "ineffective")
	})
	t.Run("MS-9.4.7 it may charge on, or capture", func(t *testing.T) {
		g := uhlans(t, "fr-44 inf 4-4-4", "france 0305 fr-101 inf 2-4-4").onceDefended("attack fr-44 @0505").Play("none", "countercharge au-nau").Roll(6).Roll(6).recoil()
		g.WantAsk("advance", "austria").Play("advance au-nau @0405").WantAsk("fow", "austria").Play("forfeit").WantAsk("charge.on", "austria")
		g.WantOffered("capture au-nau @fr-44").WantEach("charge", "au-nau @0305").Play("capture au-nau @fr-44").Roll(2).wantPlace("fr-44", "captured", 0).wantMarks("au-nau", "ineffective")
	})
	t.Run("MS-9.4.8 charging cavalry that fails its test is countercharged with half its CF", func(t *testing.T) {
		g := uhlans(t, "fr-12hus cav 5/9-4-9 charging aim=0505", "").onceDefended("charge @0505").Play("countercharge au-nau").WantAsk("morale.charge", "").Roll(6)
		g.WantTotal("attack", 5).WantTotal("defence", 3).wantDifferential(2).Roll(6).wantRow("dm-ax").Roll(6).recoil().wantMarks("fr-12hus", "shaken", "ineffective")
		g.WantAsk("advance", "austria")
		ne := uhlans(t, "fr-12hus cav 5/9-4-9 charging aim=0505", "").onceDefended("charge @0505").Play("countercharge au-nau").Roll(6).Roll(3).wantRow("ne")
		ne.WantAt("fr-12hus", "0405").wantMarks("fr-12hus", "ineffective").wantMarks("au-nau", "ineffective").wantNoMarks("fr-12hus", "shaken") // the charge of both is over
	})
}
