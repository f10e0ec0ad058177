package ccn

import (
	"fmt"
	"slices"
	"testing"

	"grognard/rules"
)

// ledgerCard is a card of ccn-cards.toml; its own words are not compared.
type ledgerCard struct {
	ID     string      `toml:"id"`
	NameEN string      `toml:"name_en"`
	NameIT string      `toml:"name_it"`
	Kind   string      `toml:"kind"`
	Count  int         `toml:"count"`
	Detach string      `toml:"leader_detach"`
	Order  ledgerOrder `toml:"order"`
	Draw   int         `toml:"draw"`
	Keep   int         `toml:"keep"`
	Move   *struct {
		Allowed   *bool    `toml:"allowed"`
		Infantry  int      `toml:"infantry_max"`
		Artillery int      `toml:"artillery_max"`
		Heavy     int      `toml:"heavy_cavalry_max"`
		Max       int      `toml:"max"`
		AfterMax  bool     `toml:"battle_after_max_move"`
		AfterMove *bool    `toml:"battle_after_move"`
		TwoBattle []string `toml:"two_and_battle"`
	} `toml:"move"`
	Battle *struct {
		Ranged bool `toml:"ranged"`
		Melee  bool `toml:"melee"`
	} `toml:"battle"`
	Dice        map[string]int `toml:"dice"`
	NoBonus     []string       `toml:"no_bonus_terrain"`
	Fallback    map[string]any `toml:"fallback"`
	Alternative map[string]int `toml:"alternative"`
	Mirror      bool           `toml:"mirror_sections"`
	After       string         `toml:"after"`
	Play        string         `toml:"play"`
	DrawWhen    string         `toml:"draw_when"`
	CountNote   string         `toml:"count_note"`
	TextEN      string         `toml:"text_en"`
	TextIT      string         `toml:"text_it"`
}

type ledgerOrder struct {
	Mode      string   `toml:"mode"`
	Left      int      `toml:"left"`
	Center    int      `toml:"center"`
	Right     int      `toml:"right"`
	Section   string   `toml:"section"`
	Arms      []string `toml:"arms"`
	Max       int      `toml:"max"`
	Sections  string   `toml:"sections"`
	Apart     bool     `toml:"not_adjacent_to_enemy_unit"`
	NoSquare  bool     `toml:"not_in_square"`
	Dice      string   `toml:"dice"`
	Infantry  string   `toml:"infantry"`
	Cavalry   string   `toml:"cavalry"`
	Artillery string   `toml:"artillery"`
	Flag      string   `toml:"flag"`
	Saber     string   `toml:"saber"`
}

// readLedgerCards reads the cards of the ledger.
func readLedgerCards(t *testing.T) []ledgerCard {
	t.Helper()
	var f struct {
		Schema  string       `toml:"schema"`
		Total   int          `toml:"total"`
		Section int          `toml:"section_cards"`
		Tactic  int          `toml:"tactic_cards"`
		Card    []ledgerCard `toml:"card"`
	}
	readLedger(t, "ccn-cards.toml", &f)
	n := map[string]int{}
	for _, c := range f.Card {
		n[c.Kind] += c.Count
	}
	same(t, "the section cards", n["section"], f.Section)
	same(t, "the tactic cards", n["tactic"], f.Tactic)
	same(t, "the deck", deckSize, f.Total)
	return f.Card
}

func TestEveryCardIsTheLedgers(t *testing.T) {
	cards := readLedgerCards(t)
	same(t, "the number of kinds", int(kinds), len(cards))
	for i, c := range cards {
		t.Run("CCN-1.2 "+c.ID, func(t *testing.T) {
			k, ok := parseKind(c.ID)
			if !ok {
				t.Fatal("the program has no such card")
			}
			x := &cardKinds[k]
			same(t, "its place", int(k), i)
			same(t, "count", x.count, c.Count)
			held := 0
			for _, of := range deckKinds {
				held += more(of == k)
			}
			same(t, "cards in the deck", held, c.Count)
			same(t, "a section card", x.section, c.Kind == "section")
			same(t, "detaching", x.detach, c.Detach == "yes")
			same(t, "a scout", x.scout, c.Draw == 2 && c.Keep == 1)
			same(t, "as many as the command level", x.command, c.Order.Mode == "section_command")
			orders := [3]int{c.Order.Left, c.Order.Center, c.Order.Right}
			if c.Order.Section != "" {
				orders[slices.Index(flankNames[:], c.Order.Section)] = 1
			}
			same(t, "orders", x.orders, orders)
		})
	}
}

// actingBoard is a board on which a card acts as a kind: a unit of every type, all
// ordered, far from each other and from the enemy.
func actingBoard(t *testing.T, id string) *game {
	t.Helper()
	picture := "french: "
	for i, code := range []string{"ln", "lt", "gr", "yg", "og", "mi", "lc", "hc", "cu", "ghc", "fa", "ha", "gfa"} {
		picture += fmt.Sprintf("i%d fr-%s-1, ", i+1, code)
	}
	return draw(t, picture+"\nfrench: f9 fr-ln-2, d9 fr-fa-2\nallied: e9 gb-ln-1\nphase orders, section center, card c-"+id+"-1")
}

// armOf names the arm of a unit as the ledger's cards do.
func armOf(k *unitType) string {
	if k.arm == artillery && k.oneBlockLimit {
		return "horse_artillery"
	}
	return armNames[k.arm]
}

func TestWhomTacticCardsOrderIsTheLedgers(t *testing.T) {
	for _, c := range readLedgerCards(t) {
		if c.Order.Mode != "arms" && c.Order.Mode != "any" {
			continue
		}
		k, _ := parseKind(c.ID)
		t.Run(k.rule()+" "+c.ID, func(t *testing.T) {
			g := actingBoard(t, c.ID)
			b := g.board()
			for u := range b.unitCount() {
				if b.sideOf(u) != rules.First {
					continue
				}
				near := b.nextToEnemy(b.units[u].at, rules.First) >= 0
				of := c.Order.Mode == "any" || slices.Contains(c.Order.Arms, armOf(b.typeOf(u))) || slices.Contains(c.Order.Arms, armNames[b.typeOf(u).arm])
				same(t, b.typeOf(u).id+" may be ordered", b.ordersUnit(u).OK(), of && !(c.Order.Apart && near))
			}
			same(t, "orders in all", g.orderAll(), c.Order.Max)
		})
	}
}

func TestTheMovesOfTacticCardsAreTheLedgers(t *testing.T) {
	for _, c := range readLedgerCards(t) {
		if c.Kind == "section" || c.Order.Mode == "none" || c.Order.Mode == "copy_last_opponent_card" {
			continue
		}
		k, _ := parseKind(c.ID)
		t.Run(k.rule()+" "+c.ID, func(t *testing.T) {
			b := actingBoard(t, c.ID).board()
			for u := range b.unitCount() {
				x := b.typeOf(u)
				if b.sideOf(u) != rules.First || !b.ordersUnit(u).OK() || c.ID == "force-march" && x.arm != infantry {
					continue
				}
				want, battles := x.move, x.moveBattle
				if m := c.Move; m != nil {
					switch {
					case m.Allowed != nil && !*m.Allowed:
						want = 0
					case m.Max > 0:
						want = m.Max
					case x.arm == infantry && m.Infantry > 0:
						want = m.Infantry
					case x.arm == artillery && m.Artillery > 0:
						want = m.Artillery
					case x.heavy && m.Heavy > 0:
						want = m.Heavy
					}
					switch {
					case m.AfterMax && (x.heavy || x.arm == infantry):
						battles = want
					case m.AfterMove != nil && !*m.AfterMove:
						battles = 0
					case slices.Contains(m.TwoBattle, x.class):
						battles = 2
					}
				}
				same(t, x.id+" moves", b.moveLimit(u), want)
				far := 0
				for b.units[u].moved = 1; int(b.units[u].moved) <= want; b.units[u].moved++ {
					if b.movedTooFar(u) == "" {
						far = int(b.units[u].moved)
					}
				}
				b.units[u].moved = 0
				same(t, x.id+" battles after", far, min(battles, want))
			}
		})
	}
}

func TestTheDiceOfTacticCardsAreTheLedgers(t *testing.T) {
	for _, c := range readLedgerCards(t) {
		if c.Order.Mode == "none" || c.Order.Mode == "copy_last_opponent_card" {
			continue
		}
		k, _ := parseKind(c.ID)
		t.Run(k.rule()+" "+c.ID, func(t *testing.T) {
			b := actingBoard(t, c.ID).board()
			for u := range b.unitCount() {
				x := b.typeOf(u)
				if b.sideOf(u) != rules.First {
					continue
				}
				for _, y := range []blow{{melee: true}, {melee: true, bonus: true}, {}} {
					if y.bonus && x.arm != cavalry || !y.melee && x.arm == cavalry {
						continue
					}
					y.by, y.at, y.to = u, 0, b.units[u].at
					got := 0
					b.cardTerms(y, func(_ string, _ rules.Text, n int) { got += n })
					same(t, fmt.Sprintf("%s in melee %t, bonus %t", x.id, y.melee, y.bonus), got, ledgerDice(&c, x, y))
				}
			}
			if c.Battle != nil {
				same(t, "fire", !b.effect(bayonetCharge) && !b.effect(coldSteel) && !b.effect(grandeManoeuvre), c.Battle.Ranged)
				same(t, "melee", b.mayMelee(0).OK() && !b.effect(grandeManoeuvre), c.Battle.Melee)
			}
		})
	}
}

// ledgerDice are the dice that a card gives a unit by the ledger.
func ledgerDice(c *ledgerCard, k *unitType, y blow) int {
	d := c.Dice
	switch {
	case k.arm == cavalry && k.guard && d["guard_cavalry"] > 0:
		return d["guard_cavalry"]
	case k.arm == artillery && k.guard && d["guard_artillery"] > 0:
		return d["guard_artillery"]
	case k.arm == infantry && k.guard && y.melee && d["guard_infantry_melee"] > 0:
		return d["guard_infantry_melee"]
	case y.bonus && d["ordered_units_melee"] > 0:
		return d["bonus_melee"]
	case y.melee && d["ordered_units_melee"] > 0:
		return d["ordered_units_melee"]
	case !y.melee && d["ordered_units_ranged"] > 0:
		return d["ordered_units_ranged"]
	case d["ordered_units"] > 0:
		return d["ordered_units"]
	}
	return d[armNames[k.arm]]
}
