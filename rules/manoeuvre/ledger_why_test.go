package manoeuvre

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// wantListed checks that the menu itself refuses an option, for the screen, and
// cites nothing but a clause.
func (g *game) wantListed(line, clause string) *game {
	g.Helper()
	var got []string
	for _, r := range g.Refusals() {
		if rules.FormatOption(Book{}, r.Option) == line {
			for _, why := range r.Reasons {
				got = append(got, why.Rule)
			}
		}
	}
	if want := strings.Fields(clause); !slices.Equal(got, want) {
		g.Errorf("the menu refuses %q for %v, want %v", line, got, want)
	}
	return g
}

const skirmishers = openGround + `
	south fr: d4 fr-ig, c5 fr-8l reduced, a3 fr-gc, h4 fr-2l
	north ru: d5 ru-or, g7 ru-kx, h6 ru-ks, a8 ru-bs
	ru lost: ru-lg
	alone
`

func TestWhyACombatIsNotPossible(t *testing.T) {
	t.Run("MAN-1.3.4 an enemy beside units without a card: that is the reason, not the distance to others", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-2l-1 fr-gc-1").WantAsk("combat.declare", "fr")
		g.WantWhy("assault @ru-or", "MAN-1.3.4", "no_card_beside").WantWhy("assault fr-ig @ru-or", "MAN-1.3.4", "no_card").WantWhy("assault fr-ig", "MAN-1.3.4", "no_card")
		g.WantWhy("assault fr-ig +fr-2l-1 @ru-or", "MAN-1.3.4", "other_unit").WantWhy("assault fr-ig +fr-ig-1 @ru-or", "MAN-1.4.4", "not_held")
		g.WantWhy("assault fr-2l +fr-2l-1 @ru-or", "MAN-6.1.6", "not_adjacent").WantWhy("volley fr-ig @ru-or", "MAN-1.3.4", "no_card")
	})
	t.Run("MAN-6.1.6 an enemy whom nobody reaches", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-5 fr-2l-1").WantOffered("bombard fr-ig +fr-ig-5 @ru-or")
		g.WantWhy("assault @ru-kx", "MAN-6.1.6", "out_of_reach").WantWhy("assault @ru-ks", "MAN-6.1.6", "out_of_reach")
		if o, _ := rules.ParseOption(Book{}, "assault @ru-or"); slices.ContainsFunc(g.Refused(o), func(r rules.Reason) bool { return r.Text.Key == "man.why.out_of_reach" }) {
			t.Error("a target within reach is out of reach")
		}
		// a gun reaches two squares, a Grand Battery too, unless something stands between
		draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d6 ru-or\nalone\nfr hand: fr-ig-5").WantWhy("assault @ru-or", "MAN-6.1.8", "declaration")
		draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d6 ru-or\nalone\nfr hand: fr-hq-napoleon").WantWhy("assault @ru-or", "MAN-6.1.8", "declaration")
		draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d6 ru-or\nalone\nfr hand: fr-ig-1").WantWhy("assault @ru-or", "MAN-6.1.6", "out_of_reach")
		draw(t, field("d5 W")+"south fr: d4 fr-ig\nnorth ru: d6 ru-or\nalone\nfr hand: fr-ig-5 fr-hq-napoleon").WantWhy("assault @ru-or", "MAN-6.1.6", "out_of_reach")
		draw(t, openGround+"south au: d4 au-1r\nnorth ru: d6 ru-or\nalone\nau hand: au-hq-ambush-1").WantWhy("assault @ru-or", "MAN-6.1.8", "declaration")
	})
	t.Run("MAN-6.2.4 what hides a target is named by its square", func(t *testing.T) {
		for _, hill := range []string{"d5 H", ""} {
			g := draw(t, field(hill)+"south fr: d4 fr-ig\nnorth ru: d6 ru-or, d5 ru-kx\nalone\nfr hand: fr-ig-5").WantWhy("bombard fr-ig +fr-ig-5 @ru-or", "MAN-6.2.4", "sight")
			o, _ := rules.ParseOption(Book{}, "bombard fr-ig +fr-ig-5 @ru-or")
			if why := g.Refused(o)[0].Text; why.A != refsByName["d5"] || why.B != refsByName["ru-or"] {
				t.Errorf("%s hides %s", Book{}.Format(why.A), Book{}.Format(why.B))
			}
		}
	})
	t.Run("MAN-1.3.4 MAN-1.3.6 what the screen lists of units and cards alone", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-2l-1 fr-4s-1 fr-gc-5").wantListed("assault fr-ig", "MAN-1.3.4").wantListed("assault +fr-4s-1", "MAN-1.3.6")
		g.wantListed("assault fr-8l +fr-2l-1", "MAN-1.3.4").wantListed("assault fr-1c +fr-2l-1 @ru-or", "").wantListed("assault fr-8l +fr-2l-1 @ru-lg", "").wantListed("assault fr-8l +fr-2l-1 @ru-or", "MAN-1.3.4").wantListed("assault fr-1c", "").wantListed("assault fr-1c +fr-2l-1", "").wantListed("assault fr-4s", "").WantWhy("assault fr-4s", "MAN-1.3.6", "gone").wantListed("assault fr-2l", "MAN-6.1.6")
		g.wantListed("bombard fr-gc +fr-gc-5 @ru-or", "MAN-6.2.3").WantWhy("bombard fr-ig @ru-or", "MAN-1.3.4", "no_card")
	})
	t.Run("MAN-6.1.2 an enemy beside a unit in marsh", func(t *testing.T) {
		draw(t, field("d4 M")+"south fr: d4 fr-ig\nnorth ru: d5 ru-or\nalone\nfr hand: fr-ig-1").WantWhy("assault @ru-or", "MAN-6.1.2", "marsh")
		draw(t, field("d4 M")+"south pr: d4 pr-gg\nnorth ru: d5 ru-or\nalone\npr hand: pr-gg-4").WantWhy("assault @ru-or", "MAN-6.1.8", "declaration")
	})
	t.Run("MAN-6.1.3 MAN-8.3 MAN-8.4 MAN-9.1.9 a card that has no such dice", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-1 fr-ig-5 fr-hq-ney fr-hq-supply-1")
		g.WantWhy("bombard fr-ig +fr-ig-1 @ru-or", "MAN-8.3", "no_bombard").WantWhy("volley fr-ig +fr-ig-1 @ru-or", "MAN-8.4", "no_volley")
		g.WantWhy("assault fr-ig +fr-ig-5 @ru-or", "MAN-6.1.3", "artillery").WantWhy("battery fr-ig +fr-hq-ney @ru-or", "MAN-9.1.9", "no_battery")
		g.wantListed("assault fr-ig +fr-ig-5 @ru-or", "MAN-6.1.3").wantListed("assault fr-ig +fr-ig-1 @ru-or", "")
		g.WantWhy("assault fr-ig +fr-hq-ney @ru-or", "MAN-9.1.1", "when.commander").WantWhy("ambush +fr-hq-supply-1 @ru-or", "MAN-9.2.29", "when.supply")
	})
	t.Run("MAN-6.0.3 MAN-1.3.6 MAN-1.3.1 a target that is one's own, gone or elsewhere, and a foreign card", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-1\nru hand: ru-or-1")
		g.WantWhy("assault fr-ig +fr-ig-1 @fr-8l", "MAN-6.0.3", "own").WantWhy("assault fr-ig +fr-ig-1 @ru-lg", "MAN-1.3.6", "gone")
		g.WantWhy("assault fr-ig +fr-ig-1 @gb-1g", "MAN-1.3.1", "absent").WantWhy("assault gb-1g +fr-ig-1 @ru-or", "MAN-1.3.1", "absent")
		g.WantWhy("assault ru-or +fr-ig-1 @ru-or", "MAN-1.3.1", "enemy").WantWhy("assault fr-4s +fr-4s-1 @ru-or", "MAN-1.3.6", "gone")
		g.WantWhy("assault fr-ig +ru-or-1 @ru-or", "MAN-1.4.4", "foreign_card").WantWhy("assault fr-ig +ru-or-2 @ru-or", "MAN-1.4.4", "foreign_card")
	})
}

func TestWhyNotNow(t *testing.T) {
	g := draw(t, skirmishers+"fr hand: fr-ig-1 fr-hq-supply-1\nru hand: ru-or-1 ru-hq-guerrillas-1\nphase discard")
	for _, c := range []struct{ line, clause, key string }{
		{"assault fr-ig +fr-ig-1 @ru-or", "MAN-4.8", "later.combat"}, {"move fr-ig @d3", "MAN-4.7", "later.move"},
		{"restore +fr-ig-1 @fr-8l", "MAN-7.2", "later.restore"}, {"redoubt +fr-hq-redoubt-1 @fr-ig", "MAN-9.2.22", "later.redoubt"},
		{"march +fr-hq-forced-march-1", "MAN-5.13", "later.march"}, {"supply +fr-hq-supply-1", "MAN-5.11", "later.supply"},
		{"advance fr-ig @d5", "MAN-6.5.14", "later.advance"}, {"support fr-ig", "MAN-6.4.4", "later.support"},
		{"commander.combat +fr-hq-ney", "MAN-6.1.21", "later.cards"}, {"play +fr-ig-1", "MAN-6.1.19", "later.cards"},
		{"withdraw +fr-hq-withdraw-1", "MAN-6.1.9", "later.withdraw"}, {"stand", "MAN-6.1.9", "later.withdraw"},
		{"stay", "MAN-9.2.36", "later.skirmish"}, {"hit", "MAN-6.5.3", "later.result"}, {"hit fr-ig", "MAN-9.2.14", "later.committed"},
		{"retreat fr-ig @d3", "MAN-6.5.8", "later.result"}, {"guerrillas +fr-ig-1", "MAN-9.2.21", "later.guerrillas"},
		{"pass", "MAN-4.5", "no_pass"}, {"discard +fr-8l-1", "MAN-1.4.4", "not_held"}, {"discard +ru-or-1", "MAN-1.4.4", "foreign_card"},
		{"spy +fr-ig-1", "MAN-1.4.6", "when.unit"}, {"place fr-ig @a1", "MAN-3.10", "later.setup"}, {"take fr", "MAN-3.5", "later.setup"},
	} {
		t.Run(c.clause+" "+c.line+" in the Discard Phase", func(t *testing.T) {
			g.TB = t
			g.WantWhy(c.line, c.clause, c.key)
		})
	}
	t.Run("MAN-5.1 in the Movement Phase", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-1\nphase move").WantWhy("pass", "MAN-5.1", "must_move").WantWhy("done", "MAN-5.1", "must_move")
		g.WantWhy("move fr-ig @d5", "MAN-5.5", "occupied").WantWhy("move ru-or @d6", "MAN-1.3.1", "enemy").WantWhy("move ru-or", "MAN-5.1", "enemy")
		h := draw(t, skirmishers+"fr hand: fr-hq-forced-march-1 fr-ig-1\nphase move").Play("move fr-ig @d3").WantAsk("move.march", "fr")
		h.wantListed("play +fr-ig-1", "MAN-1.4.6").wantListed("march +fr-ig-1", "")
		draw(t, skirmishers+"fr hand: fr-hq-forced-march-1\nphase move").wantListed("play +fr-hq-forced-march-1", "MAN-5.13").wantListed("march +fr-hq-forced-march-1", "")
		g.WantWhy("move fr-4s @d6", "MAN-1.3.6", "gone").WantWhy("move fr-ig", "MAN-5.1", "unit_and_square").WantWhy("move gb-1g @d6", "MAN-1.3.1", "absent")
		g.WantWhy("assault fr-ig +fr-ig-1 @ru-or", "MAN-4.8", "later.combat")
	})
	t.Run("MAN-5.5 a unit that is hemmed in", func(t *testing.T) {
		draw(t, openGround+"south fr: a1 fr-ig, a2 fr-8l\nnorth ru: b1 ru-or\nalone\nphase move").WantWhy("move fr-ig", "MAN-5.5", "hemmed")
	})
	t.Run("MAN-5.11 MAN-5.13 only another unit, only the unit that marches", func(t *testing.T) {
		g := draw(t, field("")+column).Play("move fr-gc @d4", "march +fr-hq-forced-march-1").WantWhy("move fr-ig @g3", "MAN-5.13", "marches")
		g.Play("move fr-gc @d5", "supply +fr-hq-supply-1").WantWhy("move fr-gc @d6", "MAN-5.11", "moved").WantWhy("done", "MAN-5.1", "must_move")
	})
	t.Run("MAN-5.11 MAN-5.13 what has moved, and cards that are used or cancelled", func(t *testing.T) {
		g := draw(t, field("")+watched).Play("move fr-ig @g3").WantAsk("move.march", "fr").WantWhy("move fr-ig @g2", "MAN-5.11", "moved")
		g.WantWhy("supply +fr-hq-supply-1", "MAN-5.11", "later.supply").WantWhy("move fr-gc @d4", "MAN-5.11", "second").WantWhy("move sp-wg @h7", "MAN-1.3.1", "enemy")
		g.Play("march +fr-hq-forced-march-1", "guerrillas +sp-hq-guerrillas-1").WantAsk("move.supply", "fr").WantWhy("move fr-gc @d4", "MAN-5.11", "second")
		g.WantWhy("march +fr-hq-forced-march-1", "MAN-1.4.4", "not_held").WantWhy("march +fr-hq-forced-march-2", "MAN-5.13", "when.forced_march")
		g.Play("supply +fr-hq-supply-1", "guerrillas +sp-hq-guerrillas-2").WantAsk("combat.declare", "fr")
		g.WantWhy("supply +fr-hq-supply-1", "MAN-1.4.4", "not_held").WantWhy("supply +fr-hq-supply-2", "MAN-5.11", "late.supply").WantWhy("march", "MAN-5.13", "late.march").WantWhy("supply", "MAN-5.11", "late.supply")
	})
	t.Run("MAN-3.8 MAN-3.9 a hand that was dealt is not confirmed, one that is chosen is when it is whole", func(t *testing.T) {
		opened(t, "man-02-before-dusk", nil).On("setup.hand", "pr").WantWhy("confirm", "MAN-3.8", "never")
		opened(t, "man-04-great-redoubt", nil).On("setup.hand", "ru").WantWhy("confirm", "MAN-3.9", "whole_hand")
		opened(t, "man-09-open-battle", map[string]string{"opening_hand": "chosen"}).Roll(10, 1).WantAsk("setup.map", "first").WantWhy("confirm", "MAN-3.3", "whole_map")
	})
	t.Run("MAN-5.11 MAN-1.4.6 the cards that do not serve while a second unit moves", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d2 fr-ig, a2 fr-8l\nnorth ru: h8 ru-or\nalone\nfr hand: fr-hq-supply-1 fr-ig-1 fr-ig-2\nphase move")
		g.Play("move fr-ig @d3", "supply +fr-hq-supply-1").WantAsk("move.second", "fr").wantListed("play +fr-ig-1", "MAN-1.4.6").wantListed("play +fr-ig-2", "MAN-1.4.6")
	})
	t.Run("MAN-4.12 while the other side answers", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-1 fr-ig-2\nru hand: ru-or-1").Play("assault fr-ig +fr-ig-1 @ru-or").WantAsk("combat.withdraw", "ru")
		g.WantWhy("move ru-kx @g6", "MAN-4.12", "reacting").WantWhy("spy +ru-or-1", "MAN-4.12", "reacting").WantWhy("play +ru-or-1", "MAN-6.1.9", "withdrawal_first")
		g.WantWhy("withdraw +ru-or-1", "MAN-6.1.10", "no_withdrawal").WantWhy("withdraw +ru-hq-withdraw-1", "MAN-1.4.4", "not_held")
		g.Play("stand").WantWhy("stand", "MAN-6.1.9", "late.withdraw").WantWhy("play +ru-kx-1", "MAN-1.4.4", "not_held")
		g.Play("done").WantAsk("combat.attack", "fr").WantWhy("assault fr-ig +fr-ig-2 @ru-or", "MAN-6.0.1", "one_combat")
	})
	t.Run("MAN-4.12 whatever only the active player does", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-1\nru hand: ru-or-1").Play("assault fr-ig +fr-ig-1 @ru-or").WantAsk("combat.withdraw", "ru")
		for _, do := range []string{"discard +ru-or-1", "spy +ru-or-1", "move ru-or @d6", "march +ru-or-1", "supply +ru-or-1", "assault ru-or", "bombard ru-or", "volley ru-or",
			"battery ru-or", "ambush +ru-or-1", "commander.combat +ru-or-1", "commander.command +ru-or-1", "skirmish +ru-or-1", "support ru-or", "stay", "hit ru-or",
			"advance ru-or @d4", "restore +ru-or-1 @ru-or", "redoubt +ru-or-1 @ru-or"} {
			g.WantWhy(do, "MAN-4.12", "reacting")
		}
	})
	t.Run("MAN-6.1.16 MAN-6.1.25 what the screen lists of cards that are held in a combat", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-1 fr-hq-supply-1\nru hand: ru-kx-1 ru-hq-guerrillas-1 ru-or-1").Play("assault fr-ig +fr-ig-1 @ru-or", "stand")
		g.wantListed("play +ru-kx-1", "MAN-6.1.16").wantListed("play +ru-hq-guerrillas-1", "MAN-9.2.17").wantListed("play +ru-or-1", "")
		g.Play("done").wantListed("play +fr-hq-supply-1", "MAN-9.2.29")
		g = draw(t, openGround+"south gb: d4 gb-1g\nnorth fr: d5 fr-ig\nalone\ngb hand: gb-1g-1 gb-hq-spy-1").Play("assault gb-1g +gb-1g-1 @fr-ig")
		g.WantAsk("combat.attack", "gb").WantOffered("spy +gb-hq-spy-1").wantListed("play +gb-hq-spy-1", "")
	})
	t.Run("MAN-6.1.16 MAN-9.2.40 what the screen lists of a defender's cards with a Scout/Spy among them", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig\nnorth gb: d5 gb-1g\nalone\nfr hand: fr-ig-1\ngb hand: gb-hq-spy-1 gb-9q-1").Play("assault fr-ig +fr-ig-1 @gb-1g")
		g.wantListed("withdraw +gb-hq-spy-1", "MAN-6.1.10").Play("stand")
		g.WantAsk("combat.defend", "gb").wantListed("play +gb-hq-spy-1", "MAN-9.2.40").wantListed("play +gb-9q-1", "MAN-6.1.16").WantWhy("play +gb-hq-spy-1", "MAN-9.2.40", "later.spy")
		if err := g.CheckRefusals(); err != nil {
			t.Error(err)
		}
	})
	t.Run("MAN-6.1.21 MAN-9.2.33 a card that is put in another way", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-1 fr-hq-ney fr-hq-skirmish-1 fr-ig-2 fr-hq-supply-1\nru hand: ru-or-1")
		g.Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "done").WantWhy("play +fr-hq-ney", "MAN-6.1.21", "either_value")
		g.WantWhy("play +fr-hq-skirmish-1", "MAN-9.2.33", "calls_off").WantWhy("skirmish +fr-ig-2", "MAN-6.1.19", "played_so").WantWhy("skirmish +fr-hq-ney", "MAN-6.1.19", "played_so")
		draw(t, skirmishers+"fr hand: fr-ig-1 fr-hq-engineers-1").Play("assault fr-ig +fr-ig-1 @ru-or").WantWhy("skirmish +fr-hq-engineers-1", "MAN-6.1.19", "played_so")
		draw(t, openGround+"south ru: d4 ru-or\nnorth fr: d5 fr-ig\nalone\nru hand: ru-or-1 ru-hq-committed-attack-1 ru-hq-guerrillas-1").Play("assault ru-or +ru-or-1 @fr-ig").
			WantWhy("skirmish +ru-hq-committed-attack-1", "MAN-6.1.19", "played_so").WantWhy("skirmish +ru-hq-guerrillas-1", "MAN-9.2.17", "when.guerrillas")
		g.WantWhy("commander.combat +fr-ig-2", "MAN-6.1.19", "played_so").WantWhy("play +fr-hq-supply-1", "MAN-9.2.29", "when.supply")
		g.Play("skirmish +fr-hq-skirmish-1").WantWhy("move fr-8l @c6", "MAN-9.2.36", "skirmishes").WantWhy("pass", "MAN-9.2.36", "no_pass")
	})
	t.Run("MAN-7.2 in the Restoration Phase", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-1 fr-hq-skirmish-1\nphase restore").WantWhy("restore @fr-8l", "MAN-7.2", "no_restoring")
		g.wantListed("restore @fr-8l", "MAN-7.2").wantListed("restore @fr-gc", "")
		g.WantWhy("restore +fr-ig-1 @fr-ig", "MAN-7.10", "full").WantWhy("restore +fr-ig-1 @fr-8l", "MAN-7.5", "other_unit")
		g.WantWhy("restore +fr-8l-1 @fr-8l", "MAN-1.4.4", "not_held").WantWhy("restore +fr-hq-skirmish-1 @fr-8l", "MAN-6.1.25", "when.skirmish")
		g.WantWhy("restore +fr-ig-1 @ru-or", "MAN-1.3.1", "enemy").WantWhy("restore", "MAN-7.2", "card_and_unit").WantWhy("move fr-ig @d3", "MAN-4.7", "later.move")
		draw(t, openGround+"south gb: d4 gb-1g reduced\nnorth fr: d6 fr-ig\ngb hand: gb-hq-spy-1 gb-1g-1\nphase restore").WantOffered("spy +gb-hq-spy-1").wantListed("play +gb-hq-spy-1", "")
		draw(t, skirmishers+"fr hand: fr-8l-1\nphase restore").WantWhy("restore @fr-8l", "MAN-7.2", "card_and_unit")
	})
	t.Run("MAN-9.2.22 when a redoubt is built", func(t *testing.T) {
		g := draw(t, skirmishers+"fr hand: fr-ig-1 fr-hq-redoubt-1\nphase redoubt").WantWhy("redoubt +fr-ig-1 @fr-ig", "MAN-1.4.6", "when.unit")
		g.WantWhy("redoubt +fr-hq-redoubt-1", "MAN-9.2.22", "never").WantWhy("redoubt +fr-hq-redoubt-1 @fr-4s", "MAN-1.3.6", "gone").WantWhy("restore +fr-8l-1 @fr-8l", "MAN-7.2", "later.restore")
	})
}

func TestWhyNotInACombatThatIsDecided(t *testing.T) {
	fight := skirmishers + "fr hand: fr-ig-1 fr-hq-davout fr-8l-1\nru hand: ru-hq-withdraw-1"
	t.Run("MAN-6.4.4 a unit that takes part already, or nobody", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig, c5 fr-8l, e5 fr-2l\nnorth ru: d5 ru-or\nalone\nfr hand: fr-ig-1 fr-hq-davout").
			Play("assault fr-ig +fr-ig-1 @ru-or", "commander.command +fr-hq-davout").WantAsk("combat.support", "fr")
		g.WantWhy("done", "MAN-6.4.4", "one_at_least").WantWhy("support fr-ig", "MAN-6.4.4", "supports")
		g.Play("support fr-8l").WantWhy("support fr-8l", "MAN-6.4.4", "supports")
	})
	t.Run("MAN-6.5.14 MAN-6.5.19 who advances, and where to", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-8l, c5 fr-ig\nnorth ru: d5 ru-or\nalone\nfr hand: fr-8l-1\nru hand: ru-hq-withdraw-1").
			Play("assault fr-8l +fr-8l-1 @ru-or", "withdraw +ru-hq-withdraw-1").WantAsk("combat.advance", "fr")
		g.WantWhy("pass", "MAN-6.5.19", "must_advance").WantWhy("advance fr-ig @d5", "MAN-6.5.14", "not_fighting").WantWhy("advance fr-8l @d6", "MAN-6.5.14", "advance_to").WantWhy("advance @d6", "MAN-6.5.14", "advance_to")
	})
	t.Run("MAN-6.5.8 a retreat goes to a flank", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d5 ru-or, d6 ru-kx\nalone\nfr hand: fr-ig-1\nru hand: ru-hq-withdraw-1").
			Play("assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1").WantAsk("combat.retreat", "ru")
		g.WantWhy("retreat ru-or @d6", "MAN-6.5.8", "flank").WantWhy("retreat ru-kx @d7", "MAN-6.5.8", "flank").WantWhy("hit", "MAN-6.5.3", "later.result")
	})
	t.Run("MAN-9.2.14 a Committed Attack hits who takes part, each once", func(t *testing.T) {
		g := draw(t, openGround+"south ru: d4 ru-or, c5 ru-kx\nnorth fr: d5 fr-ig, h8 fr-8l\nalone\nru hand: ru-or-1 ru-hq-kutuzov ru-hq-committed-attack-1 ru-hq-committed-attack-2").
			Play("assault ru-or +ru-or-1 @fr-ig", "commander.command +ru-hq-kutuzov", "support ru-kx", "play +ru-hq-committed-attack-1", "done").sum(8)
		idle := "south ru: d4 ru-or, c5 ru-rg, e5 ru-ks, a1 ru-kx\nnorth fr: d5 fr-ig, h8 fr-8l\nalone\nru hand: ru-or-1 ru-hq-kutuzov ru-hq-committed-attack-1"
		h := draw(t, openGround+idle).Play("assault ru-or +ru-or-1 @fr-ig", "commander.command +ru-hq-kutuzov", "support ru-rg", "done", "play +ru-hq-committed-attack-1").sum(8)
		h.On("combat.committed", "ru").WantEach("hit", "ru-or", "ru-rg").WantWhy("hit ru-kx", "MAN-9.2.14", "not_fighting").WantWhy("hit ru-ks", "MAN-9.2.14", "not_fighting").WantWhy("hit", "MAN-9.2.14", "never")
		thrice := strings.Replace(idle, "ru-hq-committed-attack-1", "ru-hq-committed-attack-1 ru-hq-committed-attack-2", 1)
		h = draw(t, openGround+thrice).Play("assault ru-or +ru-or-1 @fr-ig", "commander.command +ru-hq-kutuzov", "support ru-rg", "support ru-ks", "play +ru-hq-committed-attack-1", "play +ru-hq-committed-attack-2").sum(6)
		h.On("combat.committed", "ru").Play("hit ru-rg").WantEach("hit", "ru-or", "ru-ks").WantWhy("hit ru-rg", "MAN-9.2.14", "hit_once").WantWhy("hit ru-kx", "MAN-9.2.14", "not_fighting")
		g.On("combat.committed", "ru").WantWhy("hit fr-ig", "MAN-1.3.1", "enemy").WantWhy("hit ru-ks", "MAN-1.3.6", "gone").WantWhy("hit", "MAN-9.2.14", "never")
	})
	t.Run("MAN-S.7 a foreign hand is not betrayed: a card held and one in the deck are refused alike", func(t *testing.T) {
		g := draw(t, fight)
		for _, verb := range []string{"discard +", "withdraw +", "play +", "spy +", "guerrillas +"} {
			a, _ := rules.ParseOption(Book{}, verb+"ru-hq-withdraw-1")
			b, _ := rules.ParseOption(Book{}, verb+"ru-hq-withdraw-2")
			x, y := g.Refused(a), g.Refused(b)
			if len(x) != 1 || len(y) != 1 || x[0].Rule != y[0].Rule || x[0].Text.Key != y[0].Text.Key {
				t.Errorf("%s: %v for a card that is held, %v for one in the deck", verb, x, y)
			}
		}
	})
}

func TestWhyNotInTheSetUp(t *testing.T) {
	t.Run("MAN-3.13 MAN-3.10 all units, and not where they stand", func(t *testing.T) {
		g := opened(t, "man-02-before-dusk", nil).On("setup.deploy", "pr").WantWhy("confirm", "MAN-3.13", "all_units").WantWhy("pass", "MAN-3.10", "no_pass")
		g.WantWhy("place pr-re", "MAN-3.10", "never").Play("place pr-gg @a1").WantWhy("place pr-gg @a1", "MAN-3.10", "stands").WantWhy("place fr-ig @a2", "MAN-1.3.1", "enemy").WantWhy("place pr-gg @a3", "MAN-3.10", "zone")
		g.WantWhy("move pr-gg @a2", "MAN-4.7", "later.move").WantWhy("assault pr-gg @fr-ig", "MAN-4.8", "later.combat").WantWhy("spy +pr-gg-1", "MAN-9.2.40", "later.spy")
	})
	t.Run("MAN-3.9 a hand is picked whole", func(t *testing.T) {
		g := opened(t, "man-04-great-redoubt", nil).On("setup.hand", "ru").Play("pick +ru-or-1").WantWhy("confirm", "MAN-3.9", "whole_hand")
		g.WantWhy("pick +ru-or-1", "MAN-3.9", "picked").WantWhy("unpick +ru-or-2", "MAN-1.4.4", "not_held").WantWhy("pick +fr-ig-1", "MAN-1.4.4", "foreign_card")
		g.WantWhy("ready", "MAN-3.9", "never")
	})
	t.Run("MAN-3.3 MAN-3.5 MAN-3.4 tiles and armies", func(t *testing.T) {
		g := opened(t, "man-09-open-battle", nil).Roll(10, 1).WantAsk("setup.map", "first").Play("lay T03 @nw #1")
		g.WantWhy("lay @nw", "MAN-3.3", "never").WantWhy("lay T03 @nw #1", "MAN-3.3", "lies").WantWhy("confirm", "MAN-3.3", "whole_map").WantWhy("edge @north", "MAN-3.6", "later.setup")
		g.Play("lay T04 @ne", "lay T05 @sw", "lay T06 @se", "confirm").WantAsk("setup.offer", "second").WantWhy("take fr", "MAN-3.5", "later.setup")
		g.Play("offer fr").WantWhy("offer fr", "MAN-3.4", "offered").Play("offer gb").WantWhy("take ru", "MAN-3.5", "not_named")
	})
	t.Run("MAN-3.17 a redoubt before the battle", func(t *testing.T) {
		g := opened(t, "man-04-great-redoubt", nil).On("setup.deploy", "ru")
		g.WantWhy("redoubt ru-or", "MAN-3.17", "later.setup").WantWhy("redoubt +ru-hq-redoubt-1 @ru-or", "MAN-9.2.22", "later.redoubt")
	})
}

// TestWhatMeansNothing is about options that no sentence of the rules speaks of.
func TestWhatMeansNothing(t *testing.T) {
	g := draw(t, skirmishers+"fr hand: fr-ig-1")
	for _, o := range []rules.Option{
		{Do: "dance"}, {Do: "assault", Who: at(0, 0).ref()}, {Do: "pass", Who: refsByName["fr-ig"]}, {Do: "move", Who: refsByName["fr-ig-1"]},
		{Do: "move", Who: refsByName["fr-ig"], At: rules.MakeRef(squareKind, 64)}, {Do: "move", Who: rules.MakeRef(unitKind, 8*(len(armies)+ownArmies))},
		{Do: "discard", With: rules.MakeRef(cardRefKind, allCards)}, {Do: "discard", With: ownCardRef(len(armies), unitCard, unitCards)}, {Do: "pass", N: 1}, {Do: "move", Pt: rules.Point{X: 1}}, {Do: "lay", N: 4}, {Do: "lay", N: -1},
	} {
		if why := g.Refused(o); len(why) > 0 {
			t.Errorf("against %+v stands %+v", o, why)
		}
	}
}
