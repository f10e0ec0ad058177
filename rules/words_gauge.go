package rules

import "strings"

// What a rulebook counts, in words that the contract declares: see State.

// GaugeKey is what a Gauge counts. Its word is <book>.gauge.<key>: what exactly
// a system counts under it, that says. Screens know none of them by name; what
// they have to know of a gauge stands in its other fields.
type GaugeKey string

// Who has the battle, and by what.
const (
	GaugePoints         GaugeKey = "points" // of victory; its parts are what they came from
	GaugeMargin         GaugeKey = "points.margin"
	GaugeBanners        GaugeKey = "banners"
	GaugeGoals          GaugeKey = "goals"      // points for objectives
	GaugeSpoils         GaugeKey = "spoils"     // points for the losses of the enemy
	GaugeObjectives     GaugeKey = "objectives" // held
	GaugePointsGoals    GaugeKey = "points.objectives"
	GaugePointsUnits    GaugeKey = "points.units"
	GaugePointsCommands GaugeKey = "points.commands"
	GaugeLack           GaugeKey = "lack"     // points to the next better result, which is its part
	GaugeHold           GaugeKey = "hold"     // points that hold the enemy to a result, which is its part
	GaugeStanding       GaugeKey = "standing" // the result, if the battle ended now
	GaugeFinished       GaugeKey = "finished" // the side has been through its deck
	GaugeSquares        GaugeKey = "squares"  // of the board that are held, or formed against cavalry
	GaugeReinforcements GaugeKey = "reinforcements"
	GaugeNext           GaugeKey = "next" // who comes onto the board next
)

// What armies have lost, and what they have left.
const (
	GaugeLosses     GaugeKey = "losses"
	GaugeLost       GaugeKey = "lost"
	GaugeBlocksLost GaugeKey = "blocks_lost"
	GaugeUnits      GaugeKey = "units"    // alive, or taken from the enemy
	GaugeLeaders    GaugeKey = "leaders"  // taken from the enemy
	GaugeCommands   GaugeKey = "commands" // demoralized
	GaugeUnbroken   GaugeKey = "unbroken"
	GaugeOut        GaugeKey = "out"     // broken or gone
	GaugeSteps      GaugeKey = "steps"   // of replacements
	GaugeTrack      GaugeKey = "track"   // routed off the board
	GaugeThreats    GaugeKey = "threats" // units that are threatened and not attacked yet
	GaugeTests      GaugeKey = "tests"   // to be rolled at the end of the turn
	GaugeCommander  GaugeKey = "commander"
	GaugeHQ         GaugeKey = "hq"
	GaugeTrains     GaugeKey = "trains"
)

// What they may do with.
const (
	GaugeHand       GaugeKey = "hand" // cards
	GaugeDeck       GaugeKey = "deck"
	GaugeDiscards   GaugeKey = "discards"
	GaugeCommand    GaugeKey = "command"    // level at which a side commands
	GaugeSpent      GaugeKey = "spent"      // of what an army may cost
	GaugeBattalions GaugeKey = "battalions" // of an army that is being put together
	GaugeTokens     GaugeKey = "tokens"     // left in the cup
	GaugeWaiting    GaugeKey = "waiting"    // commands that have not acted yet
	GaugeBudget     GaugeKey = "budget"     // what the attackers cost of what they may
)

// What a decision has come to, most of it what has been picked: see Gauge.Picks.
const (
	GaugeOrders        GaugeKey = "orders" // given; its parts are flanks or arms
	GaugeRally         GaugeKey = "rally"  // symbols left, by arm
	GaugeAttackers     GaugeKey = "attack.units"
	GaugeDefenders     GaugeKey = "defend"
	GaugeSecondAttack  GaugeKey = "second.attack"
	GaugeSecondDefence GaugeKey = "second.defend"
	GaugeShare         GaugeKey = "share"     // hits shared out
	GaugeCovered       GaugeKey = "fog.cover" // markers set up over units
	GaugeDummies       GaugeKey = "fog.dummy" // markers set up over nobody
)

// The hour and the sky.
const (
	GaugeClock   GaugeKey = "clock"
	GaugeDusk    GaugeKey = "dusk"
	GaugeLight   GaugeKey = "light"
	GaugeWeather GaugeKey = "weather"
)

// Part is the key of a gauge that counts a part of what k does: an arm, a flank.
func (k GaugeKey) Part(name string) GaugeKey { return k + "." + GaugeKey(name) }

// Whole is the key of which k counts a part: everything before the point.
func (k GaugeKey) Whole() GaugeKey {
	whole, _, _ := strings.Cut(string(k), ".")
	return GaugeKey(whole)
}
