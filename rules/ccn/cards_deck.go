package ccn

import "strconv"

// kind is what a command card is (part 6); the numbers are its place in the
// data file.
type kind int8

// The kinds of cards. noCard is what a Counter-Attack becomes that has nothing
// to copy (CCN-54.6).
const (
	noCard    kind = -1
	scoutLeft kind = iota - 1
	scoutCenter
	scoutRight
	probeLeft
	probeCenter
	probeRight
	attackLeft
	attackCenter
	attackRight
	assaultLeft
	assaultCenter
	assaultRight
	coordinatedAdvance
	flankAttack
	forward
	reconInForce
	bayonetCharge
	bombard
	cavalryCharge
	counterAttack
	elan
	fireAndHold
	firstStrike
	forceMarch
	coldSteel
	leadership
	grandeManoeuvre
	rally
	shortSupply
	kinds
)

// deckSize is the number of command cards (CCN-1.2).
const deckSize = 70

// cardKind is what is printed on a command card.
type cardKind struct {
	id      string
	count   int
	section bool   // a section card (CCN-7.1)
	orders  [3]int // on the left flank, in the centre, on the right flank
	command bool   // as many orders as the command level (CCN-50.4)
	detach  bool   // the bicorne hat: leaders may detach (CCN-10.2)
	scout   bool   // at the end of the turn draws two and keeps one (CCN-50.1)
}

// rule is the clause that says what a kind does.
func (k kind) rule() string { return kindRules[k] }

var kindRules = [kinds]string{
	scoutLeft: "CCN-50.1", scoutCenter: "CCN-50.1", scoutRight: "CCN-50.1",
	probeLeft: "CCN-50.2", probeCenter: "CCN-50.2", probeRight: "CCN-50.2",
	attackLeft: "CCN-50.3", attackCenter: "CCN-50.3", attackRight: "CCN-50.3",
	assaultLeft: "CCN-50.4", assaultCenter: "CCN-50.4", assaultRight: "CCN-50.4",
	coordinatedAdvance: "CCN-50.5", flankAttack: "CCN-50.6", forward: "CCN-50.7", reconInForce: "CCN-50.8",
	bayonetCharge: "CCN-51.1", bombard: "CCN-52.1", cavalryCharge: "CCN-53.1", counterAttack: "CCN-54.1", elan: "CCN-55.1",
	fireAndHold: "CCN-56.1", firstStrike: "CCN-57.1", forceMarch: "CCN-58.1", coldSteel: "CCN-59.1", leadership: "CCN-60.1",
	grandeManoeuvre: "CCN-61.1", rally: "CCN-62.1", shortSupply: "CCN-63.1",
}

// mirrored exchanges left and right flank, for a Counter-Attack (CCN-54.2).
func (k kind) mirrored() kind {
	switch k {
	case scoutLeft, probeLeft, attackLeft, assaultLeft:
		return k + 2
	case scoutRight, probeRight, attackRight, assaultRight:
		return k - 2
	}
	return k // both flanks alike, or chosen by the player
}

// cardKinds are the kinds, deckKinds and deckNames the 70 cards (part 6).
var (
	cardKinds            = readCards()
	deckKinds, deckNames = spreadDeck()
)

type cardRow struct {
	ID      string `toml:"id"`
	Count   int    `toml:"count"`
	Section bool   `toml:"section"`
	Left    int    `toml:"left"`
	Center  int    `toml:"center"`
	Right   int    `toml:"right"`
	Command bool   `toml:"command"`
	Detach  bool   `toml:"detach"`
	Draw    int    `toml:"draw"`
}

func readCards() (all [kinds]cardKind) {
	var f struct {
		Card []cardRow `toml:"card"`
	}
	readTable("cards.toml", &f)
	for i := range all {
		r := &f.Card[i]
		all[i] = cardKind{r.ID, r.Count, r.Section, [3]int{r.Left, r.Center, r.Right}, r.Command, r.Detach, r.Draw > 1}
	}
	return all
}

// spreadDeck numbers the cards: the copies of each kind in a row.
func spreadDeck() (of [deckSize]kind, names [deckSize]string) {
	n := 0
	for k := range cardKinds {
		for i := range cardKinds[k].count {
			of[n], names[n] = kind(k), "c-"+cardKinds[k].id+"-"+strconv.Itoa(i+1)
			n++
		}
	}
	return of, names
}

// parseKind finds a kind of card by its name.
func parseKind(id string) (kind, bool) {
	for k := range cardKinds {
		if cardKinds[k].id == id {
			return kind(k), true
		}
	}
	return noCard, false
}
