package manoeuvre

import (
	"fmt"
	"testing"

	"grognard/rules"
)

// twelve draws the Imperial Guard before a defence of 12, and throws the
// Guard's dice: the attack total is 8 more.
func twelve(t *testing.T, dice int) *game {
	t.Helper()
	g := guards(t, "d5 woods", "fr-ig-1", "ru-or-1").Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "done")
	return g.sum(dice).WantTotal("defence", 12)
}

func TestLedgerTheLowerRows(t *testing.T) {
	t.Run("MAN-6.1.29 less than the defence: every participating unit takes a hit", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-4s, c5 fr-8l, e5 fr-2l reduced\nnorth ru: d5 ru-rg redoubt\nfr hand: fr-4s-1 fr-hq-soult\nru hand: ru-rg-1 ru-rg-2 ru-rg-3")
		g.Play("assault fr-4s +fr-4s-1 @ru-rg", "stand", "play +ru-rg-1", "play +ru-rg-2", "done", "commander.command +fr-hq-soult", "support fr-2l", "support fr-8l")
		g.sum(6).wantSums(5+6+3+6, 8+3+10).WantRow("repulsed").wantReduced("fr-4s", "fr-8l").wantLost("fr-2l").wantFull("ru-rg").WantAt("ru-rg", "d5")
		twelve(t, 3).WantRow("repulsed").wantReduced("fr-ig").wantFull("ru-or").WantAsk("discard", "ru")
	})
	t.Run("MAN-6.1.29 a repulsed Ambush hurts nobody", func(t *testing.T) {
		g := scene(t, "", "south au: d4 au-oc\nnorth ru: d5 ru-or\nau hand: au-hq-ambush-1").Play("ambush +au-hq-ambush-1 @ru-or")
		g.Roll(5).WantRow("repulsed").wantStory().WantAsk("discard", "ru")
	})
	t.Run("MAN-6.1.30 equal to the defence: nothing happens", func(t *testing.T) {
		twelve(t, 4).WantRow("standoff").wantStory().WantAsk("discard", "ru")
	})
	t.Run("MAN-6.1.30 but for the hits of Committed Attacks", func(t *testing.T) {
		g := scene(t, "", "south ot: d4 ot-1j\nnorth ru: d5 ru-rg redoubt\not hand: ot-1j-4 ot-hq-committed-attack-1")
		g.Play("assault ot-1j +ot-1j-4 @ru-rg", "play +ot-hq-committed-attack-1").sum(3).WantRow("standoff").wantStory("hit ot-1j")
	})
}

func TestLedgerTheRowsWithAChoice(t *testing.T) {
	for _, dice := range []int{5, 8, 15} {
		t.Run(fmt.Sprintf("MAN-6.1.31 more than the defence: the defender chooses between hit and retreat: %d to 12", 8+dice), func(t *testing.T) {
			g := twelve(t, dice).WantRow("above").WantAsk("combat.choice.defender", "ru").WantOptions("hit", "retreat")
			g.Play("hit").wantReduced("ru-or").WantAt("ru-or", "d5")
			twelve(t, dice).Play("retreat").wantFull("ru-or").WantAt("ru-or", "d6")
		})
	}
	double := func(t *testing.T, defence string, dice int) *game { // of 6 and its cards
		g := guards(t, "", "fr-ig-1", "ru-or-1 ru-or-2 ru-hq-kutuzov").Play("assault fr-ig +fr-ig-1 @ru-or", "stand")
		if defence != "" {
			g.Play(defence)
		}
		return g.Play("done").sum(dice)
	}
	for _, c := range []struct {
		defence       string
		dice          int
		attack, total int
	}{{"", 4, 12, 6}, {"", 9, 17, 6}, {"play +ru-or-1", 12, 20, 10}, {"play +ru-hq-kutuzov", 10, 18, 9}} {
		t.Run(fmt.Sprintf("MAN-6.1.32 twice the defence: the attacker chooses between hit and retreat: %d to %d", c.attack, c.total), func(t *testing.T) {
			g := double(t, c.defence, c.dice).wantSums(c.attack, c.total).WantRow("double").WantAsk("combat.choice.attacker", "fr").WantOptions("hit", "retreat")
			g.Play("hit").wantReduced("ru-or").WantAt("ru-or", "d5")
			double(t, c.defence, c.dice).Play("retreat").wantFull("ru-or").WantAt("ru-or", "d6")
		})
	}
}

func TestLedgerTheUpperRows(t *testing.T) {
	t.Run("MAN-6.1.33 three times the defence: a hit and a retreat", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1", "").Play("assault fr-ig +fr-ig-1 @ru-or").sum(10).wantSums(18, 6).WantRow("triple")
		g.wantStory("hit ru-or", "retreat ru-or").wantReduced("ru-or").WantAt("ru-or", "d6").WantAsk("combat.advance", "fr")
	})
	t.Run("MAN-6.1.33 the hit comes first and the dead do not retreat", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth ru: d5 ru-or reduced\nfr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.sum(7).wantSums(15, 5).WantRow("triple").wantStory("remove ru-or").wantLost("ru-or")
	})
	t.Run("MAN-6.1.34 four times the defence: eliminated at full strength", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1", "").Play("assault fr-ig +fr-ig-1 @ru-or").sum(16).wantSums(24, 6).WantRow("quadruple")
		g.wantStory("remove ru-or").wantLost("ru-or")
	})
	for _, c := range []struct {
		total int
		row   string
		story []string
	}{
		{10, "double", nil}, {14, "double", nil},
		{15, "triple", []string{"hit gb-db", "retreat gb-db"}}, {19, "triple", []string{"hit gb-db", "retreat gb-db"}},
		{20, "quadruple", []string{"remove gb-db"}}, {24, "quadruple", []string{"remove gb-db"}},
	} {
		t.Run(fmt.Sprintf("MAN-6.1.35 only the highest row applies: %d to 5", c.total), func(t *testing.T) {
			g := scene(t, "", "south fr: d4 fr-ig\nnorth gb: d5 gb-db\nfr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @gb-db")
			g.sum(c.total - 8).WantRow(c.row).wantStory(c.story...)
		})
	}
	t.Run("MAN-6.1.36 all cards of both sides are discarded at the end, in the order played", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2 fr-hq-ney", "ru-or-1 ru-hq-kutuzov").Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-hq-kutuzov", "play +ru-or-1", "done")
		g.Play("commander.combat +fr-hq-ney", "play +fr-ig-2").wantDiscards("fr").wantDiscards("ru").sum(30).Play("advance fr-ig")
		g.wantDiscards("fr", "fr-ig-1", "fr-hq-ney", "fr-ig-2").wantDiscards("ru", "ru-hq-kutuzov", "ru-or-1")
		g.wantSeen(rules.First, "fr", rules.InPlay, "").wantHand("fr").wantHand("ru")
	})
}
