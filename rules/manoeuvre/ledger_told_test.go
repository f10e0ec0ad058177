package manoeuvre

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// wantText checks the last line of the log with a key: its things by name, then
// its two numbers.
func (g *game) wantText(key, want string) *game {
	g.Helper()
	got := "nothing"
	for _, e := range g.AllEvents {
		if e.Text.Key != "man."+key {
			continue
		}
		var words []string
		for _, r := range []rules.Ref{e.Text.A, e.Text.B, e.Text.C} {
			if r != 0 {
				words = append(words, Book{}.Format(r))
			}
		}
		got = strings.TrimSpace(strings.Join(words, " ") + fmt.Sprintf(" %d %d", e.Text.N, e.Text.M))
	}
	if got != want {
		g.Errorf("%s says %s, want %s", key, got, want)
	}
	return g
}

func TestWhatTheLogSaysOfCards(t *testing.T) {
	camp := openGround + "south fr: d4 fr-ig, c5 fr-8l\nnorth ru: d5 ru-or redoubt\nalone\n"
	t.Run("MAN-1.4.7 what a card brings to a combat, and against whom it is played", func(t *testing.T) {
		g := draw(t, camp+"fr hand: fr-ig-1 fr-hq-engineers-1 fr-hq-ney\nru hand: ru-or-1 ru-hq-kutuzov").Play(assaulted, "stand")
		g.wantText("log.assault", "fr-ig ru-or 0 0").wantText("log.play.dice", "fr fr-ig-1 fr-ig 2 8")
		g.Play("play +ru-or-1", "play +ru-hq-kutuzov", "done").wantText("log.play.defence", "ru ru-or-1 ru-or 4 0").wantText("log.play.combat", "ru ru-hq-kutuzov ru-or 3 0")
		g.Play("play +fr-hq-engineers-1").wantText("log.play.against", "fr fr-hq-engineers-1 ru-or 0 0")
		g.Play("commander.combat +fr-hq-ney").wantText("log.play.combat", "fr fr-hq-ney 4 0")
	})
	t.Run("MAN-9.2.4 MAN-9.1.9 a Commander in an Ambush brings his combat value, one who starts a Grand Battery none", func(t *testing.T) {
		g := draw(t, openGround+"south au: d2 au-1r\nnorth ru: d6 ru-or\nalone\nau hand: au-hq-ambush-1\nru hand: ru-hq-kutuzov").Play("ambush +au-hq-ambush-1 @ru-or", "stand")
		g.wantText("log.play.against", "nothing").Play("play +ru-hq-kutuzov", "done").wantText("log.play.combat", "ru ru-hq-kutuzov ru-or 3 0")
		g = draw(t, openGround+"south us: d4 us-1i\nnorth ru: d5 ru-or redoubt\nalone\nus hand: us-hq-ambush-1 us-hq-engineers-1\nambush = revised")
		g.Play("ambush +us-hq-ambush-1 @ru-or", "play +us-hq-engineers-1").wantText("log.play.combat", "nothing").wantText("log.play.against", "us us-hq-engineers-1 ru-or 0 0")
		g = draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d6 ru-or\nalone\nfr hand: fr-hq-napoleon").Play("battery fr-ig +fr-hq-napoleon @ru-or")
		g.wantText("log.play.combat", "nothing").wantText("log.play.for", "fr fr-hq-napoleon fr-ig 0 0")
	})
	t.Run("MAN-5.11 a card that is played for nothing in particular", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d2 fr-ig, a2 fr-8l\nnorth ru: h8 ru-or\nalone\nfr hand: fr-hq-supply-1\nphase move").Play("move fr-ig @d3", "supply +fr-hq-supply-1")
		g.wantText("log.play", "fr fr-hq-supply-1 0 0").wantText("log.play.against", "nothing")
		g = draw(t, openGround+"south ru: h1 ru-or\nnorth fr: d7 fr-ig, a7 fr-8l\nalone\nfr hand: fr-hq-supply-1\nphase move, active fr").Play("move fr-ig @d6", "supply +fr-hq-supply-1")
		g.wantText("log.play", "fr fr-hq-supply-1 0 0").wantText("log.play.against", "nothing")
	})
	t.Run("MAN-9.2.40 a Scout tells how many cards it looks at, and is thrown away", func(t *testing.T) {
		spy := draw(t, openGround+"south gb: d4 gb-1g\nnorth fr: d6 fr-ig\nalone\nfr hand: fr-8l-1 fr-8l-2 fr-8l-3\ngb hand: gb-hq-spy-1").Play("spy +gb-hq-spy-1")
		spy.wantText("log.spy", "gb 3 0").WantTold(rules.EvPlay, "gb-hq-spy-1").WantTold(rules.EvDiscard, "gb-hq-spy-1").wantDiscards("gb", "gb-hq-spy-1")
	})
	t.Run("MAN-6.4.1 a Commander who leads others", func(t *testing.T) {
		draw(t, camp+"fr hand: fr-ig-1 fr-hq-ney").Play(assaulted, "commander.command +fr-hq-ney").wantText("log.play.command", "fr fr-hq-ney 2 0")
	})
	t.Run("MAN-1.4.7 a card for an own unit, and one against a card", func(t *testing.T) {
		march := "south fr: d4 fr-ig, c4 fr-8l reduced\nnorth sp: h8 sp-wg\nalone\nsp hand: sp-hq-guerrillas-1\n"
		g := draw(t, openGround+march+"fr hand: fr-hq-forced-march-1\nphase move").Play("move fr-ig @d5", "march +fr-hq-forced-march-1")
		g.wantText("log.play.for", "fr fr-hq-forced-march-1 fr-ig 0 0").Play("guerrillas +sp-hq-guerrillas-1").wantText("log.play.against.card", "sp sp-hq-guerrillas-1 fr-hq-forced-march-1 0 0")
		spain := strings.NewReplacer("south fr", "north fr", "north sp", "south sp").Replace(openGround + march)
		g = draw(t, spain+"fr hand: fr-hq-forced-march-1\nphase move, active fr").Play("move fr-ig @d5", "march +fr-hq-forced-march-1", "guerrillas +sp-hq-guerrillas-1")
		g.wantText("log.play.against.card", "sp sp-hq-guerrillas-1 fr-hq-forced-march-1 0 0").wantText("log.play.against", "nothing")
		draw(t, openGround+march+"fr hand: fr-8l-1\nphase restore").Play("restore +fr-8l-1 @fr-8l").wantText("log.play", "fr fr-8l-1 fr-8l 0 0")
	})
	t.Run("MAN-6.1.8 MAN-6.1.31 the declaration and the result name the unit that attacks", func(t *testing.T) {
		g := draw(t, camp+"fr hand: fr-ig-1").Play(assaulted)
		declared := slices.ContainsFunc(g.AllEvents, func(e rules.Event) bool { return e.Kind == rules.EvDeclare && e.Who == refsByName["fr-ig"] })
		g.sum(7)
		told := slices.ContainsFunc(g.AllEvents, func(e rules.Event) bool {
			return e.Kind == rules.EvResult && e.Who == refsByName["fr-ig"] && e.To == refsByName["ru-or"]
		})
		if !declared || !told {
			t.Errorf("declared: %t, told: %t", declared, told)
		}
	})
	t.Run("MAN-6.6.4 a pursuit tells the result with its modifier", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-gc\nnorth ru: d5 ru-or\nalone\nfr hand: fr-gc-1 fr-hq-murat\nru hand: ru-hq-withdraw-1 ru-kx-1")
		g.Play("assault fr-gc +fr-gc-1 @ru-or", "stand", "done", "commander.combat +fr-hq-murat").sum(5).Play("retreat", "advance fr-gc").Roll(6)
		g.wantText("log.pursuit.miss", "fr-gc ru-or 5 4")
	})
	t.Run("MAN-2.3.1 nightfall tells what each side controls", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d6 fr-ig\nnorth ru: h1 ru-or\nalone\nturn_limit = 3\nturn 3, active ru, phase redoubt").toEnd()
		if g.said("man.log.night") != 1 {
			t.Error("nothing is told of the night")
		}
	})
	t.Run("MAN-5.4 a move of two squares is told square by square", func(t *testing.T) {
		g := draw(t, field("d5 L, e4 W")+"south fr: d4 fr-gc\nnorth ru: c4 ru-or, h8 ru-kx\nalone\nphase move").Play("move fr-gc @e5")
		for _, e := range g.Events {
			if e.Kind == rules.EvMove && !slices.Equal(e.Path, []rules.Ref{refsByName["d4"], refsByName["e4"], refsByName["e5"]}) {
				t.Errorf("the path is %v", e.Path)
			}
		}
		g = draw(t, field("d3 W")+"south fr: d4 fr-gc\nnorth ru: h7 ru-or, h8 ru-kx\nalone\nphase move").Play("move fr-gc @d2")
		for _, e := range g.Events {
			if e.Kind == rules.EvMove && (len(e.Path) != 3 || e.Path[1] != refsByName["d3"]) {
				t.Errorf("the path is %v", e.Path)
			}
		}
	})
}

func TestWhatTheLogSaysOfThingsThatComeAndGo(t *testing.T) {
	camp := openGround + "south fr: d4 fr-ig\nnorth ru: d6 ru-or\nalone\n"
	t.Run("MAN-6.1.12 a withdrawal that fails is told with its range", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig\nnorth us: d5 us-13m\nfr hand: fr-ig-1\nus hand: us-13m-1\n")
		g.Play("assault fr-ig +fr-ig-1 @us-13m", "withdraw +us-13m-1").Roll(4).wantText("log.attempt.failed", "us-13m 3 0")
	})
	t.Run("MAN-6.1.9 a unit that stands is told, if it was asked", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d5 ru-or\nalone\nfr hand: fr-ig-1\nru hand: ru-kx-1").Play(assaulted).wantText("log.stand", "nothing")
		g.Play("stand").wantText("log.stand", "ru-or 0 0")
	})
	t.Run("MAN-1.4.8 the card that comes to lie on top is told, and how many lie there", func(t *testing.T) {
		g := draw(t, camp+"fr hand: fr-ig-1 fr-ig-2 fr-ig-3\nphase discard").Play("discard +fr-ig-3", "discard +fr-ig-1", "done")
		g.wantText("log.top", "fr fr-ig-1 2 0")
		for _, e := range g.AllEvents { // that line tells of all of them: none is said twice
			if e.Kind == rules.EvDiscard && (e.Text.Key != "" || e.Veiled.Key != "") {
				t.Errorf("%s is told besides", Book{}.Format(e.Who))
			}
		}
		if g = draw(t, camp+"fr hand: fr-ig-1\nphase discard").Play("done"); g.said("man.log.top") != 0 {
			t.Error("a top card is told when nothing was thrown away")
		}
	})
	t.Run("MAN-4.6 cards are drawn and told one by one", func(t *testing.T) {
		g := draw(t, camp+"fr hand: fr-ig-1 fr-ig-2 fr-ig-3\nphase draw").Draw("fr-8l-1", "fr-8l-2")
		var drawn []string
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvDraw {
				drawn = append(drawn, fmt.Sprint(Book{}.Format(e.Who), " ", e.N))
			}
		}
		if !slices.Equal(drawn, []string{"fr-8l-1 1", "fr-8l-2 1"}) {
			t.Errorf("drawn are %q", drawn)
		}
	})
	t.Run("MAN-9.2.25 a redoubt is told to be gone where one was, and nowhere else", func(t *testing.T) {
		razed := func(g *game) (all []string) {
			for _, e := range g.AllEvents {
				if e.Kind == rules.EvMark {
					all = append(all, fmt.Sprint(Book{}.Format(e.Who), " ", Book{}.Format(e.To), " ", e.N))
				}
			}
			return all
		}
		dug := "south fr: d4 fr-ig redoubt, c5 fr-8l\nnorth ru: h8 ru-or\nalone\nphase move"
		if got := razed(draw(t, openGround+dug).Play("move fr-ig @d5")); !slices.Equal(got, []string{"fr-ig d4 -1"}) {
			t.Errorf("told of %q", got)
		}
		shot := draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d6 ru-or reduced redoubt\nalone\nfr hand: fr-ig-5").Play("bombard fr-ig +fr-ig-5 @ru-or").sum(12)
		if got := razed(shot.wantLost("ru-or")); !slices.Equal(got, []string{"ru-or d6 -1"}) {
			t.Errorf("told of %q", got)
		}
		if got := razed(draw(t, openGround+dug).Play("move fr-8l @c6")); len(got) != 0 {
			t.Errorf("told of %q", got)
		}
	})
}

func TestWhatDiceMean(t *testing.T) {
	t.Run("MAN-6.6.5 a Commander in a pursuit moves the range that odds tell apart", func(t *testing.T) {
		g := cuirassiers(t, "fr-1c-3 fr-hq-murat", "commander.combat +fr-hq-murat").chased("fr-1c")
		if like := g.Request().Dice.Like; !slices.Equal(like, []int{1, 1, 1, 1, 0, 0}) {
			t.Errorf("alike are %v", like)
		}
	})
	t.Run("MAN-6.1.11 MAN-6.6.4 MAN-7.6 of a die against a range only inside and outside matter", func(t *testing.T) {
		for k := -1; k <= 7; k++ {
			d := upTo(k, rules.First, 0)
			for f := range 6 {
				for h := range 6 {
					if (d.Like[f] == d.Like[h]) != ((f < k) == (h < k)) {
						t.Errorf("1-%d: %d and %d", k, f+1, h+1)
					}
				}
			}
		}
	})
}

func TestADeckThatIsEmptyAlready(t *testing.T) {
	t.Run("MAN-2.3.4 is built anew when a card is needed", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d6 ru-or\nfr hand: fr-ig-1 fr-ig-2 fr-ig-3\nfr deck:\nphase draw").WantAsk("draw", "")
		if bag := g.Request().Dice.Bag; len(bag) != 57 || g.said("man.log.reshuffle") != 1 {
			t.Errorf("drawn from %d cards", len(bag))
		}
		g.Draw("fr-8l-1", "fr-8l-2").WantAsk("move.base", "fr").WantGauge("fr", "deck", 55).WantGauge("fr", "discards", 0)
	})
}
