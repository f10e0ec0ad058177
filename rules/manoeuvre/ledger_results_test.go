package manoeuvre

import (
	"testing"

	"grognard/rules"
)

func TestLedgerHitsAndEliminations(t *testing.T) {
	for _, c := range []struct {
		strength string
		dice     int
	}{{"", 16}, {" reduced", 12}} {
		t.Run("MAN-6.5.1 an eliminated unit is removed at once, full or reduced"+c.strength, func(t *testing.T) {
			g := scene(t, "", "south fr: d4 fr-ig\nnorth ru: d5 ru-or"+c.strength+"\nfr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or")
			g.sum(c.dice).WantRow("quadruple").wantStory("remove ru-or").wantLost("ru-or").Play("advance fr-ig").WantAt("fr-ig", "d5").WantGauge("ru", "losses", 1)
		})
	}
	t.Run("MAN-6.5.2 a hit reduces a full unit where it stands", func(t *testing.T) {
		guards(t, "", "fr-ig-1", "").Play("assault fr-ig +fr-ig-1 @ru-or").sum(4).Play("hit").wantReduced("ru-or").WantAt("ru-or", "d5").WantGauge("ru", "losses", 0)
	})
	t.Run("MAN-6.5.2 a hit eliminates a reduced unit", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth ru: d5 ru-or reduced\nfr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.sum(4).Play("hit").wantLost("ru-or").WantGauge("ru", "losses", 1)
	})
	for _, c := range []struct {
		dice      int
		kind, who string
	}{{3, "combat.choice.defender", "ru"}, {4, "combat.choice.attacker", "fr"}} {
		t.Run("MAN-6.5.3 the player who is named chooses freely: "+c.who, func(t *testing.T) {
			start := func() *game {
				return guards(t, "", "fr-ig-1", "").Play("assault fr-ig +fr-ig-1 @ru-or").sum(c.dice).WantAsk(c.kind, c.who).WantOptions("hit", "retreat")
			}
			start().Play("hit").wantStory("hit ru-or")
			start().Play("retreat").wantStory("retreat ru-or").wantFull("ru-or")
		})
	}
}

func TestLedgerARetreatThatIsImpossible(t *testing.T) {
	position := "south fr: d4 fr-ig, c5 fr-8l\nnorth ru: d5 ru-or, d6 ru-mo, e5 ru-kx\nfr hand: fr-ig-1"
	for _, c := range []struct {
		dice      int
		kind, who string
	}{{3, "combat.choice.defender", "ru"}, {4, "combat.choice.attacker", "fr"}} {
		t.Run("MAN-6.5.4 a retreat that cannot be made may be chosen, and eliminates: "+c.who, func(t *testing.T) {
			g := scene(t, "", position).Play("assault fr-ig +fr-ig-1 @ru-or").sum(c.dice).WantAsk(c.kind, c.who).WantOptions("hit", "retreat")
			g.Play("retreat").wantStory("remove ru-or").wantLost("ru-or").WantAsk("combat.advance", "fr")
		})
	}
	t.Run("MAN-6.5.5 a unit that must retreat and cannot is eliminated", func(t *testing.T) {
		g := scene(t, "", position).Play("assault fr-ig +fr-ig-1 @ru-or").sum(10).WantRow("triple")
		g.wantStory("hit ru-or", "remove ru-or").wantLost("ru-or")
	})
	t.Run("MAN-6.5.10 with all four squares blocked or off the board there is no retreat", func(t *testing.T) {
		g := scene(t, "a7 lake", "south fr: b8 fr-ig\nnorth ru: a8 ru-or\nfr hand: fr-ig-1\nru hand: ru-hq-withdraw-1")
		g.Play("assault fr-ig +fr-ig-1 @ru-or").WantAsk("combat.defend", "ru").Play("done").sum(10).wantLost("ru-or")
	})
}

// driven has the Guard on a square beat the Orlov Regiment on d5 at three to
// one: it retreats.
func driven(t *testing.T, grounds, guard, others string) *game {
	t.Helper()
	g := scene(t, grounds, "south fr: "+guard+"\nnorth ru: d5 ru-or"+others+"\nfr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or")
	return g.sum(g.diceForTriple())
}

// diceForTriple returns the dice that bring the Guard to three times the defence.
func (g *game) diceForTriple() int {
	defence := 0
	g.board().defenceTerms(func(_ string, _ rules.Text, n int) { defence += n }, 0)
	attack := 0
	g.board().attackTerms(func(_ string, _ rules.Text, n int) { attack += n })
	return 3*defence - attack
}

func TestLedgerTheDirectionOfARetreat(t *testing.T) {
	t.Run("MAN-6.5.6 a retreat is exactly one square, for cavalry too", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth ru: d5 ru-1c\nfr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-1c").sum(10).WantAt("ru-1c", "d6")
		g.WantAsk("combat.advance", "fr")
	})
	t.Run("MAN-6.5.7 the rear square comes first: north retreats to the north", func(t *testing.T) {
		driven(t, "", "d4 fr-ig", "").WantAt("ru-or", "d6")
		driven(t, "", "c5 fr-ig", "").WantAt("ru-or", "d6")
	})
	t.Run("MAN-6.5.7 the rear square comes first: south retreats to the south", func(t *testing.T) {
		g := scene(t, "", "south ru: d5 ru-or\nnorth fr: e5 fr-ig\nfr hand: fr-ig-1\nactive fr").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.sum(10).WantAt("ru-or", "d4")
	})
	t.Run("MAN-6.5.8 then a flank, which its owner chooses", func(t *testing.T) {
		g := driven(t, "", "d4 fr-ig", ", d6 ru-mo").WantAsk("combat.retreat", "ru").WantOptions("retreat ru-or @c5", "retreat ru-or @e5")
		g.Play("retreat ru-or @e5").WantAt("ru-or", "e5")
	})
	t.Run("MAN-6.5.8 without a choice if there is but one", func(t *testing.T) {
		driven(t, "", "d4 fr-ig, c5 fr-8l", ", d6 ru-mo").WantAt("ru-or", "e5").WantAsk("combat.advance", "fr")
	})
	t.Run("MAN-6.5.8 the rear may be off the board", func(t *testing.T) {
		g := scene(t, "", "south fr: d7 fr-ig\nnorth ru: d8 ru-or\nfr hand: fr-ig-1\nru lost: ru-bs ru-1c ru-rg").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.sum(10).WantAsk("combat.retreat", "ru").WantOptions("retreat ru-or @c8", "retreat ru-or @e8")
	})
	t.Run("MAN-6.5.9 the front last", func(t *testing.T) {
		driven(t, "e5 lake", "c5 fr-ig", ", d6 ru-mo").WantAt("ru-or", "d4").WantAsk("combat.advance", "fr")
		driven(t, "", "c5 fr-ig", ", d6 ru-mo").WantAt("ru-or", "e5")
	})
	for _, c := range []struct{ name, grounds, french, russian string }{
		{"a friend", "", "", ", d6 ru-mo"}, {"an enemy", "", ", d6 fr-8l", ""}, {"a lake", "d6 lake", "", ""},
	} {
		t.Run("MAN-6.5.11 a square is blocked by "+c.name, func(t *testing.T) {
			driven(t, c.grounds, "d4 fr-ig"+c.french, c.russian).WantAsk("combat.retreat", "ru").WantOptions("retreat ru-or @c5", "retreat ru-or @e5")
		})
	}
	for _, ground := range []string{"fields", "marsh", "hill", "town", "woods"} {
		t.Run("MAN-6.5.12 ground and enemy neighbours do not matter for a retreat: "+ground, func(t *testing.T) {
			g := driven(t, "d6 "+ground+", d5 marsh", "d4 fr-ig, c6 fr-8l, e6 fr-2l, d7 fr-gc", "").WantAt("ru-or", "d6").wantReduced("ru-or")
			g.WantAsk("combat.advance", "fr")
		})
	}
	for _, c := range []struct{ name, grounds, french, to string }{
		{"to the rear", "", "d4 fr-ig", "d6"}, {"past a lake", "d6 lake, c5 lake", "d4 fr-ig", "e5"}, {"to the front", "d6 lake, e5 lake", "c5 fr-ig", "d4"},
	} {
		t.Run("MAN-6.5.13 a withdrawal follows the same rules: "+c.name, func(t *testing.T) {
			g := scene(t, c.grounds, "south fr: "+c.french+"\nnorth ru: d5 ru-or\nfr hand: fr-ig-1\nru hand: ru-hq-withdraw-1")
			g.Play("assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1").WantAt("ru-or", c.to).wantFull("ru-or")
		})
	}
}
