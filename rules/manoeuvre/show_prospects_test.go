package manoeuvre

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// prospect counts one prospect of an answer that is offered.
func (g *game) prospect(line, key string) int {
	g.Helper()
	g.WantOffered(line)
	return rulestest.ProspectOf(g.TB, Book{}, g.board(), g.Request(), g.Option(line), key)
}

// wantMore checks that an answer has more of a prospect than another one that is offered.
func (g *game) wantMore(key, more, less string) *game {
	g.Helper()
	if x, y := g.prospect(more, key), g.prospect(less, key); x <= y {
		g.Errorf("%s: %s of %q is %d, of %q it is %d", g.Asked(), key, more, x, less, y)
	}
	return g
}

func (g *game) wantProspect(line, key string, want int) *game {
	g.Helper()
	if got := g.prospect(line, key); got != want {
		g.Errorf("%s: %s of %q is %d, want %d", g.Asked(), key, line, got, want)
	}
	return g
}

func TestProspectsOfMoves(t *testing.T) {
	start := func(grounds, what string) *game { return scene(t, grounds, "alone\n"+what+"\nphase move") }
	t.Run("near", func(t *testing.T) {
		g := start("", "south fr: d2 fr-ig\nnorth ru: d7 ru-or")
		g.wantProspect("move fr-ig @d3", "near", 1).wantProspect("move fr-ig @d1", "near", -1)
	})
	t.Run("strike", func(t *testing.T) {
		g := start("", "south fr: d4 fr-ig, f4 fr-2l\nnorth ru: d6 ru-or, f6 ru-mo\nfr hand: fr-ig-1")
		g.wantMore("strike", "move fr-ig @d5", "move fr-ig @d3").wantMore("strike", "move fr-ig @d5", "move fr-2l @f5")
		g.wantProspect("move fr-ig @d3", "strike", 0)
	})
	t.Run("stand", func(t *testing.T) {
		start("", "south fr: d4 fr-ig reduced\nnorth ru: d6 ru-or").wantMore("stand", "move fr-ig @d5", "move fr-ig @d3")
	})
	t.Run("cover", func(t *testing.T) {
		g := start("d5 town, d3 woods", "south fr: d4 fr-ig\nnorth ru: h8 ru-or")
		g.wantProspect("move fr-ig @d5", "cover", 3).wantProspect("move fr-ig @d3", "cover", 2).wantProspect("move fr-ig @c4", "cover", 0)
		g = start("d5 town", "south fr: d4 fr-ig redoubt\nnorth ru: h8 ru-or")
		g.wantProspect("move fr-ig @d5", "cover", 0).wantProspect("move fr-ig @c4", "cover", -3) // the redoubt is gone
	})
	t.Run("friends", func(t *testing.T) {
		g := start("", "south fr: d4 fr-ig, e5 fr-gc\nnorth ru: h8 ru-or")
		g.wantProspect("move fr-ig @d5", "friends", 1).wantProspect("move fr-ig @c4", "friends", 0)
	})
	t.Run("squares", func(t *testing.T) {
		g := start("", "south fr: d4 fr-ig\nnorth ru: h8 ru-or")
		g.wantProspect("move fr-ig @d5", "squares", 3).wantProspect("move fr-ig @d3", "squares", -1)
	})
	t.Run("massed", func(t *testing.T) {
		g := start("", "south fr: d4 fr-ig, e5 fr-gc\nnorth ru: d6 ru-or, e6 ru-mo")
		g.wantProspect("move fr-ig @d5", "massed", 0).wantProspect("move fr-gc @f6", "massed", 0)
		start("", "south fr: d5 fr-ig, c4 fr-4s\nnorth ru: d6 ru-or, c6 ru-mo").wantProspect("move fr-4s @c5", "massed", 0)
		start("", "south fr: d5 fr-ig, c5 fr-4s\nnorth ru: d6 ru-or, h8 ru-mo").wantProspect("move fr-4s @c6", "massed", 1)
	})
	t.Run("shuts", func(t *testing.T) {
		g := start("a7 lake", "south fr: b7 fr-ig, c8 fr-4s\nnorth ru: a8 ru-or")
		g.wantProspect("move fr-4s @b8", "shuts", 1).wantProspect("move fr-ig @b8", "shuts", 1).wantProspect("move fr-ig @b6", "shuts", 0)
	})
}

func TestProspectsOfCards(t *testing.T) {
	hand := func(what, phase string) *game {
		return scene(t, "", "alone\nsouth fr: d4 fr-ig, a1 fr-4s\nnorth ru: d5 ru-or\nfr hand: "+what+"\nphase "+phase)
	}
	t.Run("useless", func(t *testing.T) {
		g := hand("fr-ig-1 fr-2l-1 fr-4s-1", "discard")
		g.wantProspect("discard +fr-2l-1", "useless", 1).wantProspect("discard +fr-ig-1", "useless", 0).wantProspect("done", "useless", 0)
	})
	t.Run("idle", func(t *testing.T) {
		g := hand("fr-ig-1 fr-2l-1 fr-4s-1 fr-hq-engineers-1", "discard")
		g.wantProspect("discard +fr-4s-1", "idle", 1).wantProspect("discard +fr-ig-1", "idle", 0).wantProspect("discard +fr-2l-1", "idle", 0)
		g.wantProspect("discard +fr-hq-engineers-1", "idle", 1)
	})
	t.Run("thrown", func(t *testing.T) {
		g := hand("fr-ig-1 fr-4s-1 fr-2l-1 fr-hq-ney", "discard")
		g.wantMore("thrown", "discard +fr-ig-1", "discard +fr-4s-1").wantMore("thrown", "discard +fr-4s-1", "discard +fr-2l-1")
		g.wantProspect("discard +fr-2l-1", "thrown", 0).wantProspect("discard +fr-hq-ney", "thrown", 8).wantProspect("done", "thrown", 0)
	})
	t.Run("spent", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-hq-napoleon fr-hq-lannes", "ru-or-1").Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "done")
		g.wantMore("spent", "commander.combat +fr-hq-napoleon", "commander.combat +fr-hq-lannes").wantProspect("done", "spent", 0)
	})
	t.Run("mends", func(t *testing.T) {
		g := scene(t, "", "alone\nsouth fr: d4 fr-ig reduced, a1 fr-1c reduced\nnorth ru: d5 ru-or\nfr hand: fr-hq-supply-1 fr-hq-davout\nphase restore")
		g.wantProspect("restore +fr-hq-supply-1 @fr-ig", "mends", 3).wantMore("mends", "restore +fr-hq-supply-1 @fr-ig", "restore +fr-hq-davout @fr-ig")
		g.wantMore("saves", "restore +fr-hq-supply-1 @fr-ig", "restore +fr-hq-supply-1 @fr-1c") // nobody threatens the other
	})
	t.Run("foils", func(t *testing.T) {
		g := scene(t, "", "alone\nsouth fr: d4 fr-ig\nnorth sp: d7 sp-wg\nfr hand: fr-hq-forced-march-1\nsp hand: sp-hq-guerrillas-1\nphase move")
		g.Play("move fr-ig @d5", "march +fr-hq-forced-march-1")
		g.wantProspect("guerrillas +sp-hq-guerrillas-1", "foils", 1).wantProspect("pass", "foils", 0)
	})
	t.Run("strike", func(t *testing.T) { // the march itself, and another unit
		g := scene(t, "", "alone\nsouth fr: d3 fr-ig, a1 fr-4s\nnorth ru: d6 ru-or\nfr hand: fr-hq-forced-march-1 fr-ig-1\nphase move").Play("move fr-ig @d4")
		g.wantMore("strike", "march +fr-hq-forced-march-1", "pass")
		g = scene(t, "", "alone\nsouth fr: d3 fr-ig, a1 fr-4s\nnorth ru: d5 ru-or\nfr hand: fr-hq-supply-1 fr-ig-1\nphase move").Play("move fr-4s @a2")
		g.wantMore("strike", "supply +fr-hq-supply-1", "pass")
	})
	t.Run("saves", func(t *testing.T) { // a redoubt
		g := scene(t, "", "alone\nsouth fr: d4 fr-ig reduced, a1 fr-4s\nnorth ru: d5 ru-or\nfr hand: fr-hq-redoubt-1\nphase redoubt")
		g.wantMore("saves", "redoubt +fr-hq-redoubt-1 @fr-ig", "redoubt +fr-hq-redoubt-1 @fr-4s").wantProspect("redoubt +fr-hq-redoubt-1 @fr-4s", "cover", 3)
	})
}

func TestProspectsOfCombats(t *testing.T) {
	two := func(grounds, french string) *game {
		return scene(t, grounds, "alone\nsouth fr: d4 fr-ig, e5 fr-4s reduced\nnorth ru: d5 ru-or, f5 ru-mo reduced\nfr hand: "+french)
	}
	t.Run("hits", func(t *testing.T) {
		g := two("f5 town", "fr-ig-1 fr-4s-4 fr-4s-5")
		g.wantMore("hits", "assault fr-ig +fr-ig-1 @ru-or", "assault fr-4s +fr-4s-4 @ru-or").wantMore("hits", "assault fr-4s +fr-4s-4 @ru-or", "assault fr-4s +fr-4s-4 @ru-mo")
		g.wantMore("hits", "bombard fr-4s +fr-4s-5 @ru-or", "pass").wantProspect("bombard fr-4s +fr-4s-5 @ru-or", "loss", 0)
		g = guards(t, "", "fr-ig-1 fr-hq-napoleon fr-hq-lannes", "").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.wantMore("hits", "commander.combat +fr-hq-napoleon", "commander.combat +fr-hq-lannes").wantProspect("done", "hits", 0)
	})
	t.Run("kill", func(t *testing.T) {
		two("", "fr-4s-1").wantMore("kill", "assault fr-4s +fr-4s-1 @ru-mo", "assault fr-4s +fr-4s-1 @ru-or")
		g := guards(t, "", "fr-ig-1 fr-ig-2", "").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.wantMore("kill", "play +fr-ig-2", "done")
	})
	t.Run("loss", func(t *testing.T) {
		g := two("d5 town", "fr-ig-1 fr-4s-1")
		g.wantMore("loss", "assault fr-4s +fr-4s-1 @ru-or", "assault fr-ig +fr-ig-1 @ru-or").wantMore("end", "assault fr-4s +fr-4s-1 @ru-or", "assault fr-ig +fr-ig-1 @ru-or")
		g = scene(t, "", "alone\nsouth ot: d4 ot-ic, e5 ot-1j\nnorth ru: d5 ru-or redoubt\not hand: ot-ic-1 ot-hq-committed-attack-1\nru hand: ru-or-1")
		g.Play("assault ot-ic +ot-ic-1 @ru-or", "stand", "done").wantMore("loss", "play +ot-hq-committed-attack-1", "done")
	})
	t.Run("support", func(t *testing.T) {
		g := scene(t, "", "alone\nsouth fr: d4 fr-ig, e5 fr-4s, c5 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-hq-soult fr-hq-murat")
		g.Play("assault fr-ig +fr-ig-1 @ru-or").wantMore("hits", "commander.command +fr-hq-soult", "commander.combat +fr-hq-soult")
		g.wantMore("hits", "commander.command +fr-hq-soult", "commander.command +fr-hq-murat") // three lead more than two
		g.Play("commander.command +fr-hq-soult").wantMore("hits", "support fr-gc", "support fr-4s")
	})
	t.Run("skirmish", func(t *testing.T) { // against odds it is better to call it off
		g := scene(t, "d5 town", "alone\nsouth fr: d4 fr-4s reduced\nnorth ru: d5 ru-rg redoubt\nfr hand: fr-4s-4 fr-hq-skirmish-1\nru hand: ru-rg-5")
		g.Play("assault fr-4s +fr-4s-4 @ru-rg", "stand", "play +ru-rg-5", "done").wantProspect("skirmish +fr-hq-skirmish-1", "end", -100)
		g.wantProspect("skirmish +fr-hq-skirmish-1", "loss", -100).wantProspect("done", "loss", 0)
	})
	t.Run("sappers", func(t *testing.T) {
		g := scene(t, "", "alone\nsouth fr: d4 fr-ig\nnorth ru: d5 ru-or redoubt\nfr hand: fr-ig-1 fr-hq-engineers-1")
		g.Play("assault fr-ig +fr-ig-1 @ru-or").wantMore("hits", "play +fr-hq-engineers-1", "done")
	})
	t.Run("ambush", func(t *testing.T) {
		g := scene(t, "d5 town", "alone\nsouth us: d1 us-1i\nnorth ru: d5 ru-or, a8 ru-mo reduced\nus hand: us-hq-ambush-1")
		g.wantMore("hits", "ambush +us-hq-ambush-1 @ru-mo", "ambush +us-hq-ambush-1 @ru-or").wantProspect("ambush +us-hq-ambush-1 @ru-mo", "loss", 0)
	})
}

func TestProspectsOfTheDefender(t *testing.T) {
	t.Run("saves", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1", "ru-or-5 ru-or-4 ru-hq-withdraw-1").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.wantMore("saves", "withdraw +ru-hq-withdraw-1", "stand").Play("stand")
		g.wantMore("saves", "play +ru-or-5", "play +ru-or-4").wantMore("hits", "play +ru-or-5", "play +ru-or-4").wantProspect("done", "saves", 0)
	})
	t.Run("a try", func(t *testing.T) { // a card that may fail saves less than one that does not
		g := scene(t, "", "alone\nsouth fr: d4 fr-ig\nnorth us: d5 us-13m\nfr hand: fr-ig-1\nus hand: us-13m-1 us-hq-withdraw-1")
		g.Play("assault fr-ig +fr-ig-1 @us-13m").wantMore("saves", "withdraw +us-hq-withdraw-1", "withdraw +us-13m-1")
	})
	t.Run("end", func(t *testing.T) {
		above := func(state string) *game {
			g := scene(t, "", "alone\nsouth fr: d4 fr-gc\nnorth ru: d5 ru-rg"+state+"\nfr hand: fr-gc-2")
			return g.Play("assault fr-gc +fr-gc-2 @ru-rg").sum(3)
		}
		above("").WantAsk("combat.choice.defender", "ru").wantProspect("hit", "end", 0).wantProspect("hit", "loss", 66).wantProspect("retreat", "loss", 44)
		above(" reduced").WantAsk("combat.choice.defender", "ru").wantProspect("hit", "end", 100).wantProspect("retreat", "end", 66) // pursuit by 4 of 6
	})
	t.Run("a corner", func(t *testing.T) {
		g := scene(t, "d6 lake, c5 lake, e5 lake", "alone\nsouth fr: d4 fr-ig\nnorth ru: d5 ru-rg\nfr hand: fr-ig-2").Play("assault fr-ig +fr-ig-2 @ru-rg").sum(3)
		g.WantAsk("combat.choice.defender", "ru").wantProspect("hit", "end", 0).wantProspect("retreat", "end", 100)
	})
	t.Run("retreat", func(t *testing.T) {
		g := scene(t, "d6 lake, e5 town", "alone\nsouth fr: d4 fr-ig\nnorth ru: d5 ru-rg\nfr hand: fr-ig-2").Play("assault fr-ig +fr-ig-2 @ru-rg").sum(3).Play("retreat")
		g.wantMore("cover", "retreat ru-rg @e5", "retreat ru-rg @c5")
	})
}

func TestProspectsOfTheResult(t *testing.T) {
	twice := func(grounds, state string) *game { // 8 and 4 against 6, or 5 against 5
		return scene(t, grounds, "alone\nsouth fr: d4 fr-gc\nnorth ru: d5 ru-or"+state+"\nfr hand: fr-gc-1").Play("assault fr-gc +fr-gc-1 @ru-or").sum(4)
	}
	t.Run("kill", func(t *testing.T) {
		twice("", " reduced").WantAsk("combat.choice.attacker", "fr").wantProspect("hit", "kill", 100).wantProspect("retreat", "kill", 66)
		twice("", "").wantProspect("hit", "kill", 0).wantProspect("retreat", "kill", 0).wantProspect("hit", "hits", 100).wantProspect("retreat", "hits", 66)
		twice("d6 lake, c5 lake, e5 lake", "").wantProspect("retreat", "kill", 100)
	})
	t.Run("advance", func(t *testing.T) { // cavalry pursues
		g := scene(t, "", "alone\nsouth fr: d4 fr-gc, e5 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-gc-1 fr-hq-murat")
		g.Play("assault fr-gc +fr-gc-1 @ru-or", "commander.command +fr-hq-murat", "support fr-ig").sum(2)
		g.wantProspect("advance fr-gc @d5", "kill", 66).wantProspect("advance fr-ig @d5", "kill", 0)
	})
	t.Run("loss", func(t *testing.T) { // who bears the Committed Attack
		g := scene(t, "", "alone\nsouth ru: d4 ru-or, e5 ru-kx reduced\nnorth fr: d5 fr-ig\nru hand: ru-or-1 ru-hq-committed-attack-1 ru-hq-bagration")
		g.Play("assault ru-or +ru-or-1 @fr-ig", "commander.command +ru-hq-bagration", "support ru-kx", "play +ru-hq-committed-attack-1").sum(4)
		g.On("combat.committed", "ru").wantMore("end", "hit ru-kx", "hit ru-or").wantMore("loss", "hit ru-kx", "hit ru-or")
	})
}

func TestProspectsOfTheSetUp(t *testing.T) {
	t.Run("thrown", func(t *testing.T) { // the hand that is chosen
		g := opened(t, "man-04-great-redoubt", map[string]string{"opening_hand": "chosen"}).On("setup.hand", "ru")
		g.wantMore("thrown", "pick +ru-hq-wittgenstein", "pick +ru-hq-bagration").Play("pick +ru-hq-bagration").wantProspect("unpick +ru-hq-bagration", "thrown", 8)
	})
	t.Run("deployment", func(t *testing.T) {
		g := opened(t, "man-03-sierra", nil).On("setup.deploy", "fr")
		g.wantProspect("place fr-ig @d2", "centre", 3).wantProspect("place fr-ig @h2", "centre", 0)
		g.wantProspect("place fr-ig @d2", "front", 8).wantProspect("place fr-4s @d2", "front", 5).wantProspect("place fr-ig @d1", "front", 0)
		g.Play("place fr-ig @d2").wantMore("friends", "place fr-gc @e2", "place fr-gc @h2")
		for q := range square(16) {
			if o := "place fr-gc @" + q.name(); g.Accepts(o) {
				g.wantProspect(o, "cover", g.board().ground[q].effects().defence)
			}
		}
	})
}

func BenchmarkProspects(b *testing.B) {
	type asked struct {
		board *Board
		q     rules.Request
	}
	var all []asked // what is asked in one player turn after the other, as trial games ask it
	r := rand.New(rand.NewPCG(2, 2))
	board := load(b, scenarioFiles(b)["man-03-sierra.toml"], nil)
	run := rules.Runner{Book: Book{}, Decide: func(q *rules.Request) rules.Answer {
		if q.To != rules.Chance && board.phase.inPlayerTurn() {
			x := asked{board.Clone().(*Board), *q}
			x.q.Options = slices.Clone(q.Options)
			all = append(all, x)
		}
		return playout.Answer(q, r)
	}}
	for len(all) < 400 && !board.Result().Over {
		if err := run.Step(board); err != nil {
			b.Fatal(err)
		}
	}
	into := make([]int, len(prospects))
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ { // an operation is an option
		x := &all[n%len(all)]
		Book{}.CountProspects(x.board, &x.q, x.q.Options[n/len(all)%len(x.q.Options)], into)
	}
}

// What is estimated, by hand.
func TestProspectsByHand(t *testing.T) {
	move := func(grounds, what string) *game { return scene(t, grounds, "alone\n"+what+"\nphase move") }
	t.Run("stand", func(t *testing.T) { // 7 and two dice against 5, by one of whom two of five have a card
		move("", "south fr: d3 fr-4s\nnorth ru: d6 ru-kx").wantProspect("move fr-4s @d4", "stand", 2*97/5)
		move("d5 lake", "south fr: d3 fr-4s\nnorth ru: d6 ru-kx").wantProspect("move fr-4s @d4", "stand", 0) // no way there
		move("", "south fr: d3 fr-4s\nnorth ru: d6 ru-kx\nfr hand: fr-4s-1 fr-hq-davout").wantMore("stand", "move fr-4s @d4", "move fr-4s @c3")
	})
	t.Run("strike", func(t *testing.T) {
		move("", "south fr: d3 fr-ig\nnorth ru: d6 ru-or\nfr hand: fr-ig-5").wantProspect("move fr-ig @d4", "strike", 57) // fire at 6
		// 5 and two dice against 10: over it in 71 of 100, which counts a quarter, under it in 17, which counts a half
		move("d5 woods", "south fr: d3 fr-4s\nnorth ru: d5 ru-rg\nfr hand: fr-4s-4").wantProspect("move fr-4s @d4", "strike", 71/4-17/2)
		move("d5 woods, d4 marsh", "south fr: d3 fr-4s\nnorth ru: d5 ru-rg\nfr hand: fr-4s-4").wantProspect("move fr-4s @d4", "strike", 0)
		g := move("", "south fr: d4 fr-ig\nnorth ru: d6 ru-or\nfr hand: fr-ig-1 fr-hq-forced-march-1").Play("move fr-ig @d5")
		g.wantProspect("march +fr-hq-forced-march-1", "strike", 0) // it stands where it strikes
	})
	t.Run("hits", func(t *testing.T) { // with a Commander, or a second card, more may be hoped for
		attack := func(hand string) int {
			return guards(t, "d5 town", "fr-ig-1 "+hand, "ru-or-1 ru-or-2").prospect("assault fr-ig +fr-ig-1 @ru-or", "hits")
		}
		if one, ney, two := attack(""), attack("fr-hq-ney"), attack("fr-ig-2"); one >= ney || ney >= two {
			t.Errorf("hits are %d with a card, %d with Ney, %d with two", one, ney, two)
		}
		g := scene(t, "d5 town", "alone\nsouth ru: d4 ru-or, e5 ru-kx\nnorth fr: d5 fr-ig\nru hand: ru-or-3 ru-hq-committed-attack-1")
		g.Play("assault ru-or +ru-or-3 @fr-ig").wantMore("hits", "play +ru-hq-committed-attack-1", "done").wantProspect("play +ru-hq-committed-attack-1", "loss", 33-13)
	})
	t.Run("cover", func(t *testing.T) { // where it would retreat to
		g := scene(t, "d6 woods", "alone\nsouth fr: d4 fr-ig\nnorth ru: d5 ru-rg\nfr hand: fr-ig-2").Play("assault fr-ig +fr-ig-2 @ru-rg").sum(3)
		g.wantProspect("retreat", "cover", 2).wantProspect("hit", "cover", 0)
	})
}

func TestACombatIsJoinedWithTheCardsInPlay(t *testing.T) {
	g := scene(t, "d4 hill, d5 woods", "alone\nsouth fr: d4 fr-ig, e5 fr-4s, c5 fr-gc\nnorth ru: d5 ru-or redoubt\n"+
		"fr hand: fr-ig-1 fr-ig-2 fr-hq-murat fr-hq-ney fr-hq-engineers-1\nru hand: ru-or-1 ru-hq-barclay")
	want := func(flat, defence, most int) {
		t.Helper()
		if x := g.board().joined(); x.flat != flat || x.defence != defence || int(x.dice.most) != most {
			t.Errorf("%s: %d and dice up to %d against %d, want %d, %d, %d", g.Asked(), x.flat, x.dice.most, x.defence, flat, most, defence)
		}
	}
	g.Play("assault fr-ig +fr-ig-1 @ru-or", "stand")
	want(8+2, 6+2+3, 16)
	g.Play("play +ru-or-1", "play +ru-hq-barclay", "done")
	want(8+2, 6+2+3+4+3, 16)
	if who := g.board().strongest(g.SideOf("fr"), 1); who != 1<<7 {
		t.Errorf("the strongest is %b, want the Guard Cavalry", who)
	}
	g.Play("play +fr-hq-engineers-1")
	want(8+2, 6+2+4+3, 16)
	g.Play("commander.combat +fr-hq-ney")
	want(8+2+4, 6+2+4+3, 16)
}

func TestWhatACardIsWorthInAHand(t *testing.T) {
	far := "south fr: d4 fr-ig\nnorth ru: d8 ru-or"
	for _, x := range []struct {
		card, units string
		want        int
	}{
		{"fr-ig-1", far, 5}, {"fr-ig-1", "south fr: d4 fr-ig\nnorth ru: d6 ru-or", 7}, {"fr-ig-1", "south fr: d4 fr-ig\nnorth ru: d5 ru-or", 9},
		{"fr-ig-1", "south fr: d4 fr-ig reduced\nnorth ru: d8 ru-or", 7}, {"fr-4s-4", "south fr: d4 fr-4s\nnorth ru: d8 ru-or", 4},
		{"fr-gc-1", "south fr: d4 fr-gc\nnorth ru: d7 ru-or", 8}, {"fr-4s-4", far, 0}, {"fr-hq-ney", far, 8},
		{"fr-hq-supply-1", far, 4}, {"fr-hq-supply-1", "south fr: d4 fr-ig reduced\nnorth ru: d8 ru-or", 7},
		{"fr-hq-withdraw-1", far, 4}, {"fr-hq-withdraw-1", "south fr: d4 fr-ig\nnorth ru: d5 ru-or", 7},
		{"fr-hq-skirmish-1", "south fr: d4 fr-ig\nnorth ru: d5 ru-or", 3}, {"fr-hq-redoubt-1", far, 3},
		{"fr-hq-engineers-1", far, 1}, {"fr-hq-engineers-1", "south fr: d4 fr-ig\nnorth ru: d8 ru-or redoubt", 5},
	} {
		g := scene(t, "", "alone\n"+x.units+"\nfr hand: "+x.card+"\nphase discard")
		g.wantProspect("discard +"+x.card, "thrown", x.want)
	}
	g := scene(t, "", "alone\nsouth ru: d4 ru-or reduced\nnorth ot: d8 ot-1j\nru hand: ru-or-1\not hand: ot-hq-regroup-1\nactive ot, phase discard")
	g.wantProspect("discard +ot-hq-regroup-1", "thrown", 2).wantProspect("discard +ot-hq-regroup-1", "idle", 1)
	g = scene(t, "", "alone\nsouth ru: d4 ru-or\nnorth ot: d8 ot-1j reduced\not hand: ot-hq-regroup-1\nactive ot, phase discard")
	g.wantProspect("discard +ot-hq-regroup-1", "thrown", 8).wantProspect("discard +ot-hq-regroup-1", "idle", 0)
}

func TestProspectsOfTheNorth(t *testing.T) {
	g := opened(t, "man-03-sierra", nil).On("setup.deploy", "sp")
	for q := range square(64) {
		for _, f := range []struct {
			rank, want int
		}{{6, 8}, {7, 0}} {
			if o := "place sp-wg @" + q.name(); q.rank() == f.rank && g.Accepts(o) {
				g.wantProspect(o, "front", f.want)
			}
		}
	}
	// d5 is not his any more
	g = scene(t, "", "alone\nsouth fr: d4 fr-ig\nnorth ru: e6 ru-or\nactive ru, phase move")
	g.wantProspect("move ru-or @d6", "squares", 1).wantProspect("move ru-or @e7", "squares", 0)
}
