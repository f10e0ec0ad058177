package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
)

func TestOpeningHands(t *testing.T) {
	t.Run("MAN-3.7 any card of the whole deck may come into the opening hand", func(t *testing.T) {
		g := opened(t, "man-03-sierra", nil).WantAsk("draw", "")
		if bag := g.Request().Dice.Bag; len(bag) != 60 {
			t.Errorf("%d cards can be drawn", len(bag))
		}
		g.Draw("fr-hq-withdraw-4", "fr-ig-1", "fr-hq-ney", "fr-gc-5", "fr-2l-3").Play("ready")
		if bag := g.Request().Dice.Bag; len(bag) != 60 {
			t.Errorf("%d cards can be drawn", len(bag))
		}
		g.Draw("sp-rc-1", "sp-ii-1", "sp-1l-2", "sp-wg-5", "sp-dr-3").wantHand("sp", "sp-rc-1", "sp-ii-1", "sp-1l-2", "sp-wg-5", "sp-dr-3")
	})
	t.Run("MAN-3.8 both hands of five are taken before anybody deploys", func(t *testing.T) {
		g := opened(t, "man-03-sierra", nil).On("setup.hand", "fr").WantGauge("fr", "hand", 5)
		g.wantRejected(rules.First, "place fr-ig @a1").Play("ready").On("setup.hand", "sp").WantGauge("sp", "hand", 5).Play("ready")
		g.WantAsk("setup.deploy", "fr").wantSeen(rules.First, "fr", rules.Hand, "fr-ig-1 fr-ig-2 fr-ig-3 fr-ig-4 fr-ig-5")
		g.wantSeen(rules.First, "sp", rules.Hand, "?*5")
	})
}

func TestChosenHands(t *testing.T) {
	searching := func(t *testing.T) *game { return opened(t, "man-04-great-redoubt", nil).On("setup.hand", "ru") }
	t.Run("MAN-3.9 five cards are searched for, in any order", func(t *testing.T) {
		g := searching(t).WantNot("confirm").Play("pick +ru-or-1", "pick +ru-hq-kutuzov", "pick +ru-or-2", "pick +ru-hq-supply-1")
		g.WantNot("confirm").Play("pick +ru-rg-5").WantOffered("confirm").WantRefused("pick +ru-or-3", "MAN-3.9")
		g.Play("unpick +ru-or-2").WantNot("confirm").Play("pick +ru-or-3", "confirm")
		g.wantHand("ru", "ru-hq-kutuzov", "ru-hq-supply-1", "ru-or-1", "ru-or-3", "ru-rg-5").WantAsk("setup.deploy", "fr")
	})
	t.Run("MAN-3.9 the list is sorted by unit and kind and tells nothing of the deck", func(t *testing.T) {
		var want []string
		for _, c := range decks[findArmy("ru")].card {
			want = append(want, "pick +"+c.id)
		}
		g := searching(t)
		if got := strings.Join(g.Options(), " "); got != strings.Join(want, " ") {
			t.Errorf("the list is %s", got)
		}
		g.wantSeen(rules.First, "ru", rules.Offer, "").wantSeen(rules.First, "ru", rules.Deck, "?*60")
		if !g.Request().Secret {
			t.Error("the other side may see what is chosen")
		}
	})
	t.Run("MAN-3.9 any card of the rest of the deck may be drawn next", func(t *testing.T) {
		g := searching(t).Play("pick +ru-or-1", "pick +ru-or-2", "pick +ru-or-3", "pick +ru-or-4", "pick +ru-or-5", "confirm")
		g.On("discard", "ru").Play("discard +ru-or-5", "done").WantAsk("draw", "")
		if bag := g.Request().Dice.Bag; len(bag) != 55 {
			t.Errorf("%d cards can be drawn", len(bag))
		}
	})
	t.Run("MAN-3.9 the switch opening_hand is for both players", func(t *testing.T) {
		start := strings.NewReplacer(`"random"`, `"option"`, `"chosen"`, `"option"`).Replace(string(scenarioFiles(t)["man-04-great-redoubt.toml"]))
		loaded(t, start).WantAsk("draw", "").On("setup.hand", "fr").Play("ready").WantAsk("draw", "").On("setup.hand", "ru").WantOptions("ready")
		b := load(t, []byte(start), map[string]string{"opening_hand": "chosen"})
		g := begin(t, b).WantAsk("setup.hand", "fr").WantOffered("pick +fr-ig-1")
		g.On("setup.deploy", "fr").WantGauge("ru", "deck", 55)
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
		g := loaded(t, lakeside).On("setup.deploy", "fr").wantPlaces("fr-ig", "a1 b1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2")
		g.WantRefused("place fr-ig @c3", "MAN-3.10").WantRefused("place fr-ig @a8", "MAN-3.10").Play("place fr-ig @d2")
		g.WantRefused("place fr-2l @d2", "MAN-1.3.7").On("setup.deploy", "gb")
		g.wantPlaces("gb-db", "a7 b7 c7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8").WantRefused("place gb-db @a6", "MAN-3.10")
		g.On("discard", "fr").WantAt("fr-ig", "d2")
		for s := rules.First; s <= rules.Second; s++ {
			if n := g.board().count(s, full); n != 8 {
				t.Errorf("%d units of side %d at full strength", n, s)
			}
		}
	})
	t.Run("MAN-3.10 units may be rearranged until the deployment is confirmed", func(t *testing.T) {
		g := loaded(t, lakeside).On("setup.deploy", "fr").Play("place fr-ig @d2", "place fr-gc @e2")
		g.Play("place fr-ig @e2").WantAt("fr-ig", "e2").WantAt("fr-gc", "d2").Play("place fr-gc @h1").WantAt("fr-gc", "h1")
	})
	t.Run("MAN-3.11 no unit is deployed on a lake", func(t *testing.T) {
		g := loaded(t, lakeside).On("setup.deploy", "fr").WantRefused("place fr-ig @c1", "MAN-3.11")
		g.On("setup.deploy", "gb").WantRefused("place gb-db @d7", "MAN-3.11").WantRefused("place gb-db @e7", "MAN-3.11")
	})
	t.Run("MAN-3.12 the First Player finishes deploying before the Second Player starts", func(t *testing.T) {
		g := loaded(t, strings.Replace(lakeside, `first = "south"`, `first = "north"`, 1)).On("setup.hand", "fr").Play("ready")
		g.WantAsk("setup.deploy", "gb").wantRejected(rules.First, "place fr-ig @a1")
		for _, place := range []string{"gb-db @a8", "gb-1g @b8", "gb-4f @c8", "gb-32f @d8", "gb-42f @e8", "gb-52f @f8", "gb-kd @g8", "gb-9q @h8"} {
			g.WantAsk("setup.deploy", "gb").Play("place " + place)
		}
		g.WantAsk("setup.deploy", "gb").Play("confirm").WantAsk("setup.deploy", "fr")
		if n := len(g.View(rules.First).Pieces); n < 8 || g.WantAt("gb-kd", "g8").board().count(rules.Second, full) != 8 {
			t.Errorf("the Second Player sees %d units", n)
		}
	})
	t.Run("MAN-3.13 all eight units must be placed", func(t *testing.T) {
		g := loaded(t, lakeside).On("setup.deploy", "fr")
		for _, place := range []string{"fr-ig @a1", "fr-2l @b1", "fr-8l @d1", "fr-19l @e1", "fr-45l @f1", "fr-4s @g1", "fr-1c @h1"} {
			g.WantNot("confirm").Play("place " + place)
		}
		g.WantNot("confirm").Play("place fr-gc @a2").WantOffered("confirm")
	})
}

func (g *game) wantPlaces(unit, want string) *game {
	g.Helper()
	var got []string
	for _, o := range g.Options() {
		if to, ok := strings.CutPrefix(o, "place "+unit+" @"); ok {
			got = append(got, to)
		}
	}
	return g.wantNames(unit+" may be placed on", got, want)
}

func TestSpecialSetups(t *testing.T) {
	t.Run("MAN-3.16 a unit that starts reduced can be restored", func(t *testing.T) {
		g := opened(t, "man-06-niagara", nil).On("discard", "us").wantReduced("gb-1g", "gb-db").wantFull("gb-42f", "us-1i")
		if n := g.board().count(rules.Second, full); n != 2 {
			t.Errorf("%d British units at full strength", n)
		}
		g.On("restore", "gb").Play("restore +gb-db-1 @gb-db").wantFull("gb-db").wantReduced("gb-1g")
	})
	t.Run("MAN-3.16 a unit that starts reduced counts as such at nightfall", func(t *testing.T) {
		loaded(t, lakeside).toEnd().WantOver("gb", "night-list")
		g := loaded(t, lakeside+`start_reduced = ["gb-kd"]`).toEnd().wantReduced("gb-kd").WantOver("fr", "night-worn")
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
		g := loaded(t, fixed).On("setup.hand", "gb").Play("ready").WantAsk("discard", "fr").WantAt("gb-kd", "g8").wantReduced("gb-kd").wantFull("gb-db", "fr-ig")
		worn := strings.Replace(fixed, `{ unit = "fr-8l", at`, `{ unit = "fr-8l", reduced = true, at`, 1)
		loaded(t, worn).On("discard", "fr").wantReduced("gb-kd", "fr-8l").wantFull("fr-ig")
		if turn := g.View(rules.Chance).Turn; turn != 1 {
			t.Errorf("it is turn %d", turn)
		}
	})
	t.Run("MAN-3.17 free redoubts go under different own units after both deployments", func(t *testing.T) {
		g := opened(t, "man-04-great-redoubt", nil).On("setup.hand", "ru")
		g.Play("pick +ru-hq-redoubt-1", "pick +ru-or-2", "pick +ru-or-3", "pick +ru-or-4", "pick +ru-or-5", "confirm")
		g.On("setup.redoubts", "ru").wantRejected(rules.Second, "redoubt fr-ig").Play("redoubt ru-or").WantAsk("setup.redoubts", "ru")
		g.WantRefused("redoubt ru-or", "MAN-3.17").Play("redoubt ru-rg").WantAsk("discard", "fr")
		g.wantRedoubt("ru-or", true).wantRedoubt("ru-rg", true).wantRedoubt("ru-kx", false)
		g.WantGauge("ru", "hand", 5).WantGauge("ru", "deck", 55).WantGauge("ru", "discards", 0)
		g.On("redoubt", "ru").Play("redoubt +ru-hq-redoubt-1 @ru-lg").wantRedoubt("ru-lg", true) // the one of the turn is still to come
	})
}
