package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
)

func TestOpeningHands(t *testing.T) {
	t.Run("MAN-3.7 any card of the whole deck may come into the opening hand", func(t *testing.T) {
		g := opened(t, "man-02-before-dusk", nil).wantAsk("draw", "")
		if bag := g.p.Request().Dice.Bag; len(bag) != 60 {
			t.Errorf("%d cards can be drawn", len(bag))
		}
		g.draw("pr-hq-withdraw-2", "pr-gg-1", "pr-hq-blucher", "pr-re-5", "pr-1r-3").play("ready")
		if bag := g.p.Request().Dice.Bag; len(bag) != 60 {
			t.Errorf("%d cards can be drawn", len(bag))
		}
		g.draw("fr-hq-withdraw-4", "fr-ig-1", "fr-hq-ney", "fr-gc-5", "fr-2l-3").wantHand("fr", "fr-hq-withdraw-4", "fr-ig-1", "fr-hq-ney", "fr-gc-5", "fr-2l-3")
	})
	t.Run("MAN-3.8 both hands of five are taken before anybody deploys", func(t *testing.T) {
		g := opened(t, "man-02-before-dusk", nil).on("setup.hand", "pr").wantGauge("pr", "hand", 5)
		g.wantRejected(rules.First, "place pr-gg @a1").play("ready").on("setup.hand", "fr").wantGauge("fr", "hand", 5).play("ready")
		g.wantAsk("setup.deploy", "pr").wantSeen(rules.First, "pr", rules.Hand, "pr-gg-1 pr-gg-2 pr-gg-3 pr-gg-4 pr-gg-5")
		g.wantSeen(rules.First, "fr", rules.Hand, "?*5")
	})
}

func TestChosenHands(t *testing.T) {
	searching := func(t *testing.T) *game { return opened(t, "man-04-great-redoubt", nil).on("setup.hand", "ru") }
	t.Run("MAN-3.9 five cards are searched for, in any order", func(t *testing.T) {
		g := searching(t).wantNot("confirm").play("pick +ru-or-1", "pick +ru-hq-kutuzov", "pick +ru-or-2", "pick +ru-hq-supply-1")
		g.wantNot("confirm").play("pick +ru-rg-5").wantOffered("confirm").wantRefused("pick +ru-or-3", "MAN-3.9")
		g.play("unpick +ru-or-2").wantNot("confirm").play("pick +ru-or-3", "confirm")
		g.wantHand("ru", "ru-hq-kutuzov", "ru-hq-supply-1", "ru-or-1", "ru-or-3", "ru-rg-5").wantAsk("setup.deploy", "fr")
	})
	t.Run("MAN-3.9 the list is sorted by unit and kind and tells nothing of the deck", func(t *testing.T) {
		var want []string
		for _, c := range decks[findArmy("ru")].card {
			want = append(want, "pick +"+c.id)
		}
		g := searching(t)
		if got := strings.Join(g.options(), " "); got != strings.Join(want, " ") {
			t.Errorf("the list is %s", got)
		}
		g.wantSeen(rules.First, "ru", rules.Offer, "").wantSeen(rules.First, "ru", rules.Deck, "?*60")
		if !g.p.Request().Secret {
			t.Error("the other side may see what is chosen")
		}
	})
	t.Run("MAN-3.9 any card of the rest of the deck may be drawn next", func(t *testing.T) {
		g := searching(t).play("pick +ru-or-1", "pick +ru-or-2", "pick +ru-or-3", "pick +ru-or-4", "pick +ru-or-5", "confirm")
		g.on("discard", "ru").play("discard +ru-or-5", "done").wantAsk("draw", "")
		if bag := g.p.Request().Dice.Bag; len(bag) != 55 {
			t.Errorf("%d cards can be drawn", len(bag))
		}
	})
	t.Run("MAN-3.9 the switch opening_hand is for both players", func(t *testing.T) {
		start := strings.NewReplacer(`"random"`, `"option"`, `"chosen"`, `"option"`).Replace(string(scenarioFiles(t)["man-04-great-redoubt.toml"]))
		loaded(t, start).wantAsk("draw", "").on("setup.hand", "fr").play("ready").wantAsk("draw", "").on("setup.hand", "ru").wantOptions("ready")
		b := load(t, []byte(start), map[string]string{"opening_hand": "chosen"})
		g := begin(t, b).wantAsk("setup.hand", "fr").wantOffered("pick +fr-ig-1")
		g.on("setup.deploy", "fr").wantGauge("ru", "deck", 55)
		if g.said("man.log.chosen") != 2 {
			t.Error("not both players chose")
		}
	})
}

// lakeside is a free deployment at a lake, with a turn limit of one.
const lakeside = `format = 1
first = "south"
[rules]
setup = "scenario"
turn_limit = 1
[map]
rows = ["........", "...LL...", "........", "........", "........", "........", "........", "..L....."]
[south]
army = "fr"
opening = "random"
[north]
army = "gb"
opening = "random"
`

func TestDeployment(t *testing.T) {
	t.Run("MAN-3.10 units stand in the two ranks next to the home edge, one a square, at full strength", func(t *testing.T) {
		g := loaded(t, lakeside).on("setup.deploy", "fr").wantPlaces("fr-ig", "a1 b1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2")
		g.wantRefused("place fr-ig @c3", "MAN-3.10").wantRefused("place fr-ig @a8", "MAN-3.10").play("place fr-ig @d2")
		g.wantRefused("place fr-2l @d2", "MAN-1.3.7").on("setup.deploy", "gb")
		g.wantPlaces("gb-db", "a7 b7 c7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8").wantRefused("place gb-db @a6", "MAN-3.10")
		g.on("discard", "fr").wantAt("fr-ig", "d2")
		for s := rules.First; s <= rules.Second; s++ {
			if n := g.board().count(s, full); n != 8 {
				t.Errorf("%d units of side %d at full strength", n, s)
			}
		}
	})
	t.Run("MAN-3.10 units may be rearranged until the deployment is confirmed", func(t *testing.T) {
		g := loaded(t, lakeside).on("setup.deploy", "fr").play("place fr-ig @d2", "place fr-gc @e2")
		g.play("place fr-ig @e2").wantAt("fr-ig", "e2").wantAt("fr-gc", "d2").play("place fr-gc @h1").wantAt("fr-gc", "h1")
	})
	t.Run("MAN-3.11 no unit is deployed on a lake", func(t *testing.T) {
		g := loaded(t, lakeside).on("setup.deploy", "fr").wantRefused("place fr-ig @c1", "MAN-3.11")
		g.on("setup.deploy", "gb").wantRefused("place gb-db @d7", "MAN-3.11").wantRefused("place gb-db @e7", "MAN-3.11")
	})
	t.Run("MAN-3.12 the First Player finishes deploying before the Second Player starts", func(t *testing.T) {
		g := loaded(t, strings.Replace(lakeside, `first = "south"`, `first = "north"`, 1)).on("setup.hand", "fr").play("ready")
		g.wantAsk("setup.deploy", "gb").wantRejected(rules.First, "place fr-ig @a1")
		for _, place := range []string{"gb-db @a8", "gb-1g @b8", "gb-4f @c8", "gb-32f @d8", "gb-42f @e8", "gb-52f @f8", "gb-kd @g8", "gb-9q @h8"} {
			g.wantAsk("setup.deploy", "gb").play("place " + place)
		}
		g.wantAsk("setup.deploy", "gb").play("confirm").wantAsk("setup.deploy", "fr")
		if n := len(g.p.View(rules.First).Pieces); n < 8 || g.wantAt("gb-kd", "g8").board().count(rules.Second, full) != 8 {
			t.Errorf("the Second Player sees %d units", n)
		}
	})
	t.Run("MAN-3.13 all eight units must be placed", func(t *testing.T) {
		g := loaded(t, lakeside).on("setup.deploy", "fr")
		for _, place := range []string{"fr-ig @a1", "fr-2l @b1", "fr-8l @d1", "fr-19l @e1", "fr-45l @f1", "fr-4s @g1", "fr-1c @h1"} {
			g.wantNot("confirm").play("place " + place)
		}
		g.wantNot("confirm").play("place fr-gc @a2").wantOffered("confirm")
	})
}

func (g *game) wantPlaces(unit, want string) *game {
	g.t.Helper()
	var got []string
	for _, o := range g.options() {
		if to, ok := strings.CutPrefix(o, "place "+unit+" @"); ok {
			got = append(got, to)
		}
	}
	return g.wantNames(unit+" may be placed on", got, want)
}

func TestSpecialSetups(t *testing.T) {
	t.Run("MAN-3.16 a unit that starts reduced can be restored", func(t *testing.T) {
		g := opened(t, "man-06-niagara", nil).on("discard", "us").wantReduced("gb-1g", "gb-db").wantFull("gb-4f", "us-1i")
		if n := g.board().count(rules.Second, full); n != 6 {
			t.Errorf("%d British units at full strength", n)
		}
		g.on("restore", "gb").play("restore +gb-db-1 @gb-db").wantFull("gb-db").wantReduced("gb-1g")
	})
	t.Run("MAN-3.16 a unit that starts reduced counts as such at nightfall", func(t *testing.T) {
		loaded(t, lakeside).toEnd().wantOver("gb", "night-list")
		g := loaded(t, lakeside+`start_reduced = ["gb-kd"]`).toEnd().wantReduced("gb-kd").wantOver("fr", "night-worn")
		if g.board().losses(rules.Second) != 0 {
			t.Error("a unit is lost")
		}
	})
	t.Run("MAN-3.16 a unit starts reduced where the scenario deploys both sides", func(t *testing.T) {
		row := func(army, rank string) string {
			var all []string
			for u, x := range armies[findArmy(army)].units {
				all = append(all, "{ unit = \""+x.id+"\", at = \""+string("abcdefgh"[u])+rank+"\" }")
			}
			return "units = [" + strings.Join(all, ", ") + "]\n"
		}
		fixed := strings.ReplaceAll(lakeside, "L", ".")
		fixed = strings.Replace(fixed, "[north]\n", row("fr", "1")+"[north]\n", 1) + row("gb", "8") + `start_reduced = ["gb-kd"]`
		g := loaded(t, fixed).on("setup.hand", "gb").play("ready").wantAsk("discard", "fr").wantAt("gb-kd", "g8").wantReduced("gb-kd").wantFull("gb-db", "fr-ig")
		worn := strings.Replace(fixed, `{ unit = "fr-8l", at`, `{ unit = "fr-8l", reduced = true, at`, 1)
		loaded(t, worn).on("discard", "fr").wantReduced("gb-kd", "fr-8l").wantFull("fr-ig")
		if turn := g.p.View(rules.Chance).Turn; turn != 1 {
			t.Errorf("it is turn %d", turn)
		}
	})
	t.Run("MAN-3.17 free redoubts go under different own units after both deployments", func(t *testing.T) {
		g := opened(t, "man-04-great-redoubt", nil).on("setup.hand", "ru")
		g.play("pick +ru-hq-redoubt-1", "pick +ru-or-2", "pick +ru-or-3", "pick +ru-or-4", "pick +ru-or-5", "confirm")
		g.on("setup.redoubts", "ru").wantRejected(rules.Second, "redoubt fr-ig").play("redoubt ru-or").wantAsk("setup.redoubts", "ru")
		g.wantRefused("redoubt ru-or", "MAN-3.17").play("redoubt ru-rg").wantAsk("discard", "fr")
		g.wantRedoubt("ru-or", true).wantRedoubt("ru-rg", true).wantRedoubt("ru-kx", false)
		g.wantGauge("ru", "hand", 5).wantGauge("ru", "deck", 55).wantGauge("ru", "discards", 0)
		g.on("redoubt", "ru").play("redoubt +ru-hq-redoubt-1 @ru-lg").wantRedoubt("ru-lg", true) // the one of the turn is still to come
	})
}
