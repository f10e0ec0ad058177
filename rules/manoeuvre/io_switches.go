package manoeuvre

import (
	"strconv"

	"grognard/rules"
	"grognard/rules/switches"
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

// ruleTable is the rule switches.
var ruleTable = switches.Table[ruleset]{
	Unknown: func(key string) *rules.FileError {
		return rules.Fault("man.fault.switch", "Manoeuvre has no rule switch %q", key)
	},
	Wrong: func(key, value string, _ []string) *rules.FileError {
		return rules.Fault("man.fault.value", "%s cannot be %q", rules.Said{ID: key, Key: "man.switch." + key}, value)
	},
	Rows: []switches.Row[ruleset]{
		{Key: "setup", Rule: "MAN-3.1", Values: procedureNames, Setting: switches.Choice(procedureNames, func(r *ruleset) *procedure { return &r.procedure })},
		switches.Two("opening_hand", "MAN-3.9", "random", "chosen", func(r *ruleset) *bool { return &r.chosenHands }),
		switches.Two("ambush", "MAN-9.2.9", "classic", "revised", func(r *ruleset) *bool { return &r.revised }),
		switches.Two("hill_bonus", "MAN-6.3.4", "per_unit", "once", func(r *ruleset) *bool { return &r.hillOnce }),
		switches.Two("forced_march", "MAN-5.16", "began", "began_or_ended", func(r *ruleset) *bool { return &r.marchStops }),
		switches.Two("card_faces", "MAN-S.6", "source", "public", func(r *ruleset) *bool { return &r.publicFaces }),
		{Key: "attrition_target", Rule: "MAN-2.1.6", Values: []string{"1", "2", "3", "4", "5", "6", "7", "8"}, Default: "5",
			Setting: switches.Number("", func(r *ruleset) *int { return &r.attrition })},
		{Key: "turn_limit", Rule: "MAN-2.3.7", Values: []string{"none", "8", "10", "12", "15", "20", "25", "30"}, Check: checkLimit,
			Setting: switches.Number("none", func(r *ruleset) *int { return &r.turnLimit })},
	},
}

// checkLimit allows other limits of a game than are offered.
func checkLimit(value string) *rules.FileError {
	if n, err := strconv.Atoi(value); value == "none" || err == nil && n >= 0 && n <= 999 {
		return nil
	}
	return rules.Fault("man.fault.limit", "the battle ends after %q, neither none nor a number of game turns up to 999", value)
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
		switch a := int(b.force[s].army); {
		case a == noArmy, isOwn(a) && b.raised[a-len(armies)].differs, !isOwn(a) && decks[a].card != publicDecks[a].card:
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
