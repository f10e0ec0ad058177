package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
)

// inspected returns the note of a clause on a thing, as nobody in particular
// sees it.
func (g *game) inspected(id, rule string) rules.Text {
	g.Helper()
	r, err := Book{}.Parse(id)
	if err != nil {
		g.Fatal(err)
	}
	for _, n := range (Book{}).Inspect(g.board(), rules.Chance, r) {
		if n.Rule == rule {
			return n.Text
		}
	}
	g.Fatalf("nothing is told of %s with %s", id, rule)
	return rules.Text{}
}

func TestTheInspectorNamesBothFlanksOfARetreat(t *testing.T) {
	g := scene(t, "", "south fr: d4 fr-8l\nnorth ru: d5 ru-or, d6 ru-kx\nfr hand: fr-8l-1")
	x := g.inspected("ru-or", "MAN-6.5.8")
	if got := (Book{}).Format(x.B) + " " + (Book{}).Format(x.C); got != "c5 e5" {
		t.Errorf("the flanks are %s, want c5 e5", got)
	}
	if x.A != armyRef(findArmy("ru")) {
		t.Error("its own player chooses the flank")
	}
}

func TestTheInspectorNamesWhoControlsASquare(t *testing.T) {
	g := scene(t, "", "south fr: d5 fr-8l\nnorth ru: g4 ru-or\nalone")
	t.Run("MAN-2.2.1 MAN-2.2.3 either side beyond the middle line", func(t *testing.T) {
		for square, army := range map[string]string{"d6": "fr", "g3": "ru"} {
			if x := g.inspected(square, "MAN-2.2.1"); x.Key != "man.inspect.control" || x.A != armyRef(findArmy(army)) {
				t.Errorf("%s: %+v", square, x)
			}
		}
		if got := strings.Join(g.notes(rules.Chance, "b2"), " "); strings.Contains(got, "control") {
			t.Errorf("b2: %s", got)
		}
	})
}

func TestTheInspectorListsAnArmy(t *testing.T) {
	units, commanders := 0, 0
	for _, n := range emptyBoard().inspectArmy(findArmy("fr")) {
		switch n.Text.A.Kind() {
		case unitKind:
			units++
		case cardRefKind:
			commanders++
		}
	}
	if units != 8 || commanders != 6 {
		t.Errorf("%d units and %d Commanders of France, want 8 and 6", units, commanders)
	}
}

func TestAUnitFarFromAllEnemiesIsRefusedInOneSentence(t *testing.T) {
	g := scene(t, "", "south fr: d1 fr-8l\nnorth ru: d8 ru-or, e8 ru-kx\nfr hand: fr-8l-1")
	g.WantRefused("assault fr-8l", "MAN-6.1.6").WantRefused("assault +fr-8l-1", "MAN-6.1.6")
}

func TestTheScoreIsTheEnemyUnitsEliminatedAndNamesThem(t *testing.T) {
	g := scene(t, "", "south fr: d4 fr-8l\nnorth ru: d5 ru-or reduced\nfr hand: fr-8l-1")
	g.Play("assault fr-8l +fr-8l-1 @ru-or").sum(16)
	x := (Book{}).View(g.board(), rules.Chance).Sides[g.SideOf("fr")].Gauges[0]
	if x.Key != "units" || !x.Spoils || x.N < 1 || len(x.Refs) != x.N {
		t.Errorf("gauge %s: %d units with %d names", x.Key, x.N, len(x.Refs))
	}
}

func TestTheInspectorExplainsACard(t *testing.T) {
	t.Run("MAN-S.6 as it is printed in the game that is played", func(t *testing.T) {
		guard := "south pr: d4 pr-gg\nnorth ru: d5 ru-or\n"
		for faces, want := range map[string]string{"card_faces = source": "card.unit man.card.free", "card_faces = public": "card.unit"} {
			var got []string
			for _, n := range scene(t, "", guard+faces).notes(rules.Chance, "pr-gg-4") {
				got = append(got, n[strings.Index(n, " ")+1:])
			}
			if strings.Join(got, " ") != want {
				t.Errorf("%s: told is %q, want %q", faces, got, want)
			}
		}
	})
	t.Run("MAN-9.1.9 a Commander with a Grand Battery, MAN-6.5.18 a card that frees its unit", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-8l\nnorth ru: d5 ru-or")
		for _, c := range []struct{ card, clause, key string }{
			{"fr-hq-napoleon", "MAN-9.1.9", "battery"}, {"fr-8l-1", "MAN-1.3.4", "card.unit"}, {"fr-8l-5", "MAN-1.4.9", "artillery"}, {"gb-1g-1", "MAN-1.3.4", "card.unit"},
		} {
			if x := g.inspected(c.card, c.clause); x.Key != "man.inspect."+c.key || x.A != refsByName[c.card] {
				t.Errorf("%s: %+v", c.card, x)
			}
		}
	})
}
