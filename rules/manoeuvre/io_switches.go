package manoeuvre

import (
	"slices"
	"strconv"

	"grognard/rules"
)

// ruleset holds the switches of the ledger's preamble.
type ruleset struct {
	procedure   procedure
	chosenHands bool // opening_hand = chosen, for sides whose scenario leaves it open
	revised     bool // ambush = revised (MAN-9.2.9)
	hillOnce    bool // hill_bonus = once (MAN-6.3.4)
	marchStops  bool // forced_march = began_or_ended (MAN-5.16)
	publicFaces bool // card_faces = public (MAN-S.6)
	attrition   int  // MAN-2.1.6
	turnLimit   int  // MAN-2.3.7; 0: none
}

// procedure says who decides what in the set-up (part 2).
type procedure uint8

const (
	standard procedure = iota
	beginner
	tournament
	scenario
)

var procedureNames = []string{"standard", "beginner", "tournament", "scenario"}

// switches are the rule switches.
var switches = []rules.Switch{
	{Key: "setup", Default: "standard", Values: procedureNames, Rule: "MAN-3.1"},
	{Key: "opening_hand", Default: "random", Values: []string{"random", "chosen"}, Rule: "MAN-3.9"},
	{Key: "ambush", Default: "classic", Values: []string{"classic", "revised"}, Rule: "MAN-9.2.9"},
	{Key: "hill_bonus", Default: "per_unit", Values: []string{"per_unit", "once"}, Rule: "MAN-6.3.4"},
	{Key: "forced_march", Default: "began", Values: []string{"began", "began_or_ended"}, Rule: "MAN-5.16"},
	{Key: "card_faces", Default: "source", Values: []string{"source", "public"}, Rule: "MAN-S.6"},
	{Key: "attrition_target", Default: "5", Values: []string{"1", "2", "3", "4", "5", "6", "7", "8"}, Rule: "MAN-2.1.6"},
	{Key: "turn_limit", Default: "none", Values: []string{"none", "8", "10", "12", "15", "20", "25", "30"}, Rule: "MAN-2.3.7"},
}

// defaultRules are the rules when nothing is switched.
func defaultRules() ruleset { return ruleset{attrition: 5} }

// set sets one switch, or says what is wrong.
func (r *ruleset) set(key, value string) *rules.FileError {
	i := slices.IndexFunc(switches, func(s rules.Switch) bool { return s.Key == key })
	if i < 0 {
		return rules.Fault("man.fault.switch", "Manoeuvre has no rule switch %q", key)
	}
	if key == "turn_limit" && value != "none" {
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || n > 999 {
			return rules.Fault("man.fault.limit", "turn_limit is %q, not \"none\" or a number of game turns up to 999", value)
		}
		r.turnLimit = n
		return nil
	}
	v := slices.Index(switches[i].Values, value)
	if v < 0 {
		return rules.Fault("man.fault.value", "%s has no value %q", key, value)
	}
	switch key {
	case "setup":
		r.procedure = procedure(v)
	case "opening_hand":
		r.chosenHands = v == 1
	case "ambush":
		r.revised = v == 1
	case "hill_bonus":
		r.hillOnce = v == 1
	case "forced_march":
		r.marchStops = v == 1
	case "card_faces":
		r.publicFaces = v == 1
	case "attrition_target":
		r.attrition, _ = strconv.Atoi(value)
	case "turn_limit":
		r.turnLimit = 0
	}
	return nil
}

// value tells how a switch is set; "" if there is no such switch.
func (r *ruleset) value(key string) string {
	pick := func(on bool, yes, no string) string {
		if on {
			return yes
		}
		return no
	}
	switch key {
	case "setup":
		return procedureNames[r.procedure]
	case "opening_hand":
		return pick(r.chosenHands, "chosen", "random")
	case "ambush":
		return pick(r.revised, "revised", "classic")
	case "hill_bonus":
		return pick(r.hillOnce, "once", "per_unit")
	case "forced_march":
		return pick(r.marchStops, "began_or_ended", "began")
	case "card_faces":
		return pick(r.publicFaces, "public", "source")
	case "attrition_target":
		return strconv.Itoa(r.attrition)
	case "turn_limit":
		return pick(r.turnLimit == 0, "none", strconv.Itoa(r.turnLimit))
	}
	return ""
}

// Offered implements rules.Offerer: a switch that could change nothing in a
// battle is not on offer there.
func (Book) Offered(board rules.Board, key string) bool {
	b := board.(*Board)
	switch key {
	case "setup": // a position has its set-up behind it
		return b.phase < discardPhase
	case "opening_hand": // MAN-3.9: unless the scenario says how every side comes to its hand
		return b.phase <= openingHand && (b.plan[0].hand == handOption || b.plan[1].hand == handOption)
	case "ambush":
		return b.canHold(ambush)
	case "forced_march":
		return b.canHold(forcedMarch)
	case "card_faces":
		return b.canDiffer()
	}
	return true
}

// canHold reports whether a card of a kind is in a deck of this game, as far as
// the armies are known.
func (b *Board) canHold(k cardKind) bool {
	for s := rules.First; s <= rules.Second; s++ {
		if b.force[s].army == noArmy || b.deckOf(s).of[k] != 0 {
			return true
		}
	}
	return false
}

// canDiffer reports whether one of the nine cards that were printed otherwise is
// in a deck of this game (MAN-S.6).
func (b *Board) canDiffer() bool {
	for s := rules.First; s <= rules.Second; s++ {
		if a := b.force[s].army; a == noArmy || decks[a].card != publicDecks[a].card {
			return true
		}
	}
	return false
}

// Before implements rules.Dated: in the first version no unit marched on from
// fields or marsh.
func (Book) Before(version int) map[string]string {
	if version < 2 {
		return map[string]string{"forced_march": "began_or_ended"}
	}
	return nil
}
