package manoeuvre

import (
	"testing"

	"grognard/rules"
)

func TestLedgerAnEmptySquareIsEntered(t *testing.T) {
	position := "south fr: d4 fr-8l, c5 fr-2l\nfr hand: fr-8l-1 fr-hq-ney\nnorth ru: d5 ru-or"
	support := []string{"assault fr-8l +fr-8l-1 @ru-or", "commander.command +fr-hq-ney", "support fr-2l"}
	for _, c := range []struct {
		name, strength string
		dice           int
		row            string
		choice         []string
	}{
		{"by a retreat", "", 2, "double", []string{"retreat"}},
		{"by a hit and a retreat", "", 6, "triple", nil},
		{"by elimination", " reduced", 8, "quadruple", nil},
		{"by a hit that eliminates", " reduced", 2, "double", []string{"hit"}},
	} {
		t.Run("MAN-6.5.14 if an Assault empties the square a participating unit must advance: "+c.name, func(t *testing.T) {
			g := scene(t, "", position+c.strength).Play(support...).sum(c.dice).WantRow(c.row).Play(c.choice...)
			g.WantAsk("combat.advance", "fr").WantOptions("advance fr-8l", "advance fr-2l").Play("advance fr-2l").WantAt("fr-2l", "d5")
		})
	}
	t.Run("MAN-6.5.14 after a withdrawal only the attacking unit took part", func(t *testing.T) {
		g := scene(t, "", position+"\nru hand: ru-hq-withdraw-1").Play("assault fr-8l +fr-8l-1 @ru-or", "withdraw +ru-hq-withdraw-1")
		g.WantAsk("combat.advance", "fr").WantOptions("advance fr-8l")
	})
	t.Run("MAN-6.5.15 only one unit advances", func(t *testing.T) {
		g := scene(t, "", position).Play(support...).sum(12).Play("advance fr-2l")
		g.wantStory("remove ru-or", "advance fr-2l").WantAt("fr-8l", "d4").WantAsk("discard", "ru")
	})
}

func TestLedgerNobodyAdvances(t *testing.T) {
	for _, c := range []struct {
		option string
		dice   int
		choice []string
	}{
		{"ambush +au-hq-ambush-1 @ru-or", 10, []string{"hit"}}, {"volley au-4r +au-4r-3 @ru-or", 12, nil}, {"bombard au-4r +au-4r-5 @ru-or", 10, nil},
	} {
		t.Run("MAN-6.5.16 no advance after "+c.option, func(t *testing.T) {
			g := scene(t, "", "south au: d4 au-4r\nnorth ru: d5 ru-or reduced\nau hand: au-4r-3 au-4r-5 au-hq-ambush-1").declared(c.option).sum(c.dice).Play(c.choice...)
			g.wantStory("remove ru-or").WantAt("au-4r", "d4").WantAsk("discard", "ru")
		})
	}
	t.Run("MAN-6.5.17 no advance while the target stands", func(t *testing.T) {
		twelve(t, 5).WantRow("above").Play("hit").wantStory("hit ru-or").WantAsk("discard", "ru")
		twelve(t, 4).WantRow("standoff").wantStory().WantAsk("discard", "ru")
		twelve(t, 3).WantRow("repulsed").wantStory("hit fr-ig").WantAsk("discard", "ru")
	})
}

func TestLedgerWhoNeedNotAdvance(t *testing.T) {
	janissaries := func(t *testing.T, hand string) *game {
		return scene(t, "", "south ot: d4 ot-1j, c5 ot-2j\nnorth ru: d5 ru-or reduced\not hand: "+hand)
	}
	t.Run("MAN-6.5.18 a unit is free if one of the cards played for it says so", func(t *testing.T) {
		janissaries(t, "ot-1j-2 ot-1j-3").Play("assault ot-1j +ot-1j-2 @ru-or", "play +ot-1j-3").sum(24).WantOptions("advance ot-1j")
		g := janissaries(t, "ot-1j-2 ot-1j-1").Play("assault ot-1j +ot-1j-2 @ru-or", "play +ot-1j-1").sum(24).WantOptions("pass", "advance ot-1j")
		g.Play("pass").WantAt("ot-1j", "d4").WantAsk("discard", "ru")
	})
	t.Run("MAN-6.5.18 a card that stays in the hand frees nobody", func(t *testing.T) {
		janissaries(t, "ot-1j-2 ot-1j-1").Play("assault ot-1j +ot-1j-2 @ru-or", "done").sum(12).WantOptions("advance ot-1j")
	})
	t.Run("MAN-6.5.19 somebody advances unless every participating unit is free", func(t *testing.T) {
		hand := "ot-1j-1 ot-2j-1 ot-hq-omar-agha"
		start := []string{"assault ot-1j +ot-1j-1 @ru-or", "commander.command +ot-hq-omar-agha", "support ot-2j"}
		janissaries(t, hand).Play(start...).Play("done").sum(16).WantOptions("advance ot-1j", "advance ot-2j")
		janissaries(t, hand).Play(start...).Play("play +ot-2j-1").sum(32).WantOptions("pass", "advance ot-1j", "advance ot-2j")
	})
	t.Run("MAN-6.5.20 a free unit may advance all the same", func(t *testing.T) {
		janissaries(t, "ot-1j-1").Play("assault ot-1j +ot-1j-1 @ru-or").sum(16).Play("advance ot-1j").WantAt("ot-1j", "d5")
		g := janissaries(t, "ot-1j-1 ot-hq-omar-agha").Play("assault ot-1j +ot-1j-1 @ru-or", "commander.command +ot-hq-omar-agha", "support ot-2j")
		g.sum(16).Play("advance ot-1j").WantAt("ot-1j", "d5").WantAt("ot-2j", "c5")
	})
}

func TestLedgerRedoubtsAndGroundOfAnAdvance(t *testing.T) {
	for _, ground := range []string{"fields", "marsh"} {
		t.Run("MAN-6.5.21 an advance may enter "+ground, func(t *testing.T) {
			g := guards(t, "d5 "+ground, "fr-ig-1", "").Play("assault fr-ig +fr-ig-1 @ru-or").sum(13).WantRow("triple")
			g.WantOptions("pass", "advance fr-ig").Play("advance fr-ig").WantAt("fr-ig", "d5")
		})
	}
	position := "south fr: d4 fr-ig redoubt\nnorth ru: d5 ru-or redoubt\nfr hand: fr-ig-1 fr-ig-2"
	t.Run("MAN-6.5.21 an advance leaves the own redoubt, which goes", func(t *testing.T) {
		g := scene(t, "", position).Play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-ig-2").sum(32)
		g.wantRedoubt("fr-ig", true).Play("advance fr-ig").wantRedoubt("fr-ig", false)
	})
	t.Run("MAN-6.5.22 the redoubt of the target goes with its unit and is not inherited", func(t *testing.T) {
		g := scene(t, "", position).Play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-ig-2").sum(32).wantLost("ru-or").wantMarkers("d4")
		g.Play("advance fr-ig").wantMarkers("")
		h := scene(t, "", position).Play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-ig-2").sum(20).WantRow("triple").WantAt("ru-or", "d6")
		h.wantRedoubt("ru-or", false).wantMarkers("d4").Play("pass").wantMarkers("d4")
	})
	t.Run("MAN-6.5.23 result, retreat, advance, pursuit, Committed Attack, victory", func(t *testing.T) {
		g := scene(t, "", `
		south ru: d4 ru-1c
		north fr: d5 fr-8l
		ru hand: ru-1c-2 ru-hq-committed-attack-1
		fr lost: fr-2l fr-19l fr-45l fr-4s`)
		g.Play("assault ru-1c +ru-1c-2 @fr-8l", "play +ru-hq-committed-attack-1").sum(12).WantRow("triple").Play("advance ru-1c").Roll(3)
		g.wantStory("hit fr-8l", "retreat fr-8l", "advance ru-1c", "remove fr-8l", "hit ru-1c", "end").WantOver("ru", "attrition")
	})
}

// wantMarkers checks the squares where redoubts lie, as everybody sees them.
func (g *game) wantMarkers(want string) *game {
	g.Helper()
	var got []string
	for _, p := range g.View(rules.Chance).Pieces {
		if p.Form == rules.Marker && p.Face == "redoubt" {
			got = append(got, Book{}.Format(p.Cell))
			if p.N != 1 || p.Of != 1 {
				g.Errorf("the redoubt on %s has %d steps of %d", Book{}.Format(p.Cell), p.N, p.Of)
			}
		}
	}
	return g.wantNames("redoubts lie on", got, want)
}
