package manoeuvre

import (
	"fmt"
	"strings"

	"grognard/rules"
	"grognard/rules/bitset"
)

// cardKind says what a card is: a Unit card, a Commander, or one of the
// events of section 9.2.
type cardKind uint8

// The kinds of cards (MAN-1.4.1, MAN-1.4.3).
const (
	unitCard cardKind = iota
	commander
	ambush
	committedAttack
	forcedMarch
	guerrillas
	redoubt
	regroup
	engineers
	skirmish
	spy
	supply
	withdraw
	kinds
)

// kindNames are the kinds as the data file and the words call them.
var kindNames = [kinds]string{"unit", "commander", "ambush", "committed_attack", "forced_march",
	"guerrillas", "redoubt", "regroup", "engineers", "skirmish", "spy", "supply", "withdraw"}

// dice is NdX; the zero value is none (MAN-1.2.2).
type dice struct{ n, sides int }

// upTo is a d6 thrown against a range 1-k: no preview need tell the faces inside
// it apart, nor those outside.
func upTo(k int, s rules.Side, card rules.Ref) rules.Dice {
	return rules.Dice{Side: s, Of: []rules.Die{{N: 1, Sides: 6, For: card}}, Like: inside[min(max(k, 0), 6)]}
}

// inside holds, for each k, 1 for the faces of a d6 that lie in 1-k.
var inside = [7][]int{
	{0, 0, 0, 0, 0, 0}, {1, 0, 0, 0, 0, 0}, {1, 1, 0, 0, 0, 0}, {1, 1, 1, 0, 0, 0},
	{1, 1, 1, 1, 0, 0}, {1, 1, 1, 1, 1, 0}, {1, 1, 1, 1, 1, 1},
}

func (d dice) String() string {
	if d.n == 0 {
		return ""
	}
	return fmt.Sprintf("%dd%d", d.n, d.sides)
}

// die returns the dice as rolled for a card.
func (d dice) die(card rules.Ref) rules.Die { return rules.Die{N: d.n, Sides: d.sides, For: card} }

// card is what is printed on a card (sections 8 and 9).
type card struct {
	id   string
	kind cardKind

	unit                    int // the unit it names, of a Unit card (MAN-8.10)
	icon                    rules.Face
	attack, bombard, volley dice
	defence                 int // of a Unit card, or combat value of a Commander in defence
	pursuit                 int // range 1..k; 0 none
	withdraw                int // range 1..k; 0 none
	free                    bool

	command, combat int // of a Commander
	rally           int // range 1..k; rallyAlways without a die (MAN-7.7)
	pursuitMod      int
	battery         dice // Grand Battery (MAN-9.1.9)
}

// rallyAlways is the restoration range that every die falls into.
const rallyAlways = 7

// deckSize is the number of cards of an army (MAN-1.4.1).
const deckSize = 60

// cards is a set of cards of one army, by their place in the data file.
type cards = bitset.Small[int]

const wholeDeck cards = 1<<deckSize - 1

func cardSet(c int) cards { return bitset.Of(c) }

// deck is the printed deck of an army, with the sets that menus ask for.
type deck struct {
	card    [deckSize]card
	of      [kinds]cards
	unit    [8]cards // Unit cards by unit
	battery cards    // Commanders with a Grand Battery
}

// decks are the eight decks as the source prints them; publicDecks have the
// nine other faces of the switch card_faces (MAN-S.6).
var (
	decks       = readDecks(false)
	publicDecks = readDecks(true)
)

// index fills the sets of a deck.
func (d *deck) index() {
	for i := range d.card {
		c, one := &d.card[i], cardSet(i)
		d.of[c.kind] |= one
		if c.battery.n > 0 {
			d.battery |= one
		}
		if c.kind == unitCard {
			d.unit[c.unit] |= one
		}
	}
}

// cardRow is a card of the data file.
type cardRow struct {
	ID         string     `toml:"id"`
	Kind       string     `toml:"kind"`
	Unit       string     `toml:"unit"`
	Icon       rules.Face `toml:"icon"`
	Attack     string     `toml:"attack"`
	Bombard    string     `toml:"bombard"`
	Volley     string     `toml:"volley"`
	Defence    int        `toml:"defence"`
	Pursuit    int        `toml:"pursuit"`
	Withdraw   int        `toml:"withdraw"`
	Free       bool       `toml:"free"`
	Command    int        `toml:"command"`
	Combat     int        `toml:"combat"`
	Rally      int        `toml:"rally"`
	PursuitMod int        `toml:"pursuit_mod"`
	Battery    string     `toml:"battery"`
	Public     *values    `toml:"public"`
}

// values are those of the nine cards that differ on the public card art.
type values struct {
	Attack  *string `toml:"attack"`
	Bombard *string `toml:"bombard"`
	Volley  *string `toml:"volley"`
	Defence *int    `toml:"defence"`
	Free    *bool   `toml:"free"`
}

// publish replaces the values that the public card art shows.
func (r *cardRow) publish() {
	if r.Public == nil {
		return
	}
	replace(&r.Attack, r.Public.Attack)
	replace(&r.Bombard, r.Public.Bombard)
	replace(&r.Volley, r.Public.Volley)
	replace(&r.Defence, r.Public.Defence)
	replace(&r.Free, r.Public.Free)
}

func replace[T any](old, with *T) {
	if with != nil {
		*old = *with
	}
}

func readDecks(public bool) (all [8]deck) {
	var f struct {
		Deck []struct {
			Army  string    `toml:"army"`
			Cards []cardRow `toml:"cards"`
		} `toml:"deck"`
	}
	readTable("cards.toml", &f)
	for _, d := range f.Deck {
		a := findArmy(d.Army)
		for i := range d.Cards {
			if public {
				d.Cards[i].publish()
			}
			all[a].card[i] = d.Cards[i].card(a)
		}
		all[a].index()
	}
	return all
}

func (r *cardRow) card(a int) card {
	c := card{
		id: r.ID, unit: -1, icon: r.Icon,
		attack: mustDice(r.Attack), bombard: mustDice(r.Bombard), volley: mustDice(r.Volley),
		defence: r.Defence, pursuit: r.Pursuit, withdraw: r.Withdraw, free: r.Free,
		command: r.Command, combat: r.Combat, rally: r.Rally, pursuitMod: r.PursuitMod, battery: mustDice(r.Battery),
	}
	switch {
	case r.Command > 0:
		c.kind = commander
	case r.Kind != "":
		for k, name := range kindNames {
			if name == r.Kind {
				c.kind = cardKind(k)
			}
		}
	}
	for u := range armies[a].units {
		if armies[a].units[u].id == r.Unit {
			c.unit = u
		}
	}
	return c
}

func mustDice(s string) (d dice) {
	if s == "" {
		return d
	}
	if _, err := fmt.Sscanf(strings.ToLower(s), "%dd%d", &d.n, &d.sides); err != nil {
		panic(fmt.Errorf("no dice %q", s))
	}
	return d
}
