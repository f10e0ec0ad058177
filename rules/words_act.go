package rules

// Act is what kind of act an option is, whatever its rulebook calls it: the
// simplest computer player, the Soldier, goes by it, and the screen where it
// treats one kind of act otherwise than another. Its rulebook says it: see
// Rulebook.Act.
type Act string

// Acts against the enemy.
const (
	ActFight   Act = "fight"   // closes with him, or goes on to: assault, melee, charge
	ActFire    Act = "fire"    // shoots, or gets ready to
	ActAdvance Act = "advance" // takes the ground that he gives up, follows him, goes straight at him
	ActRetreat Act = "retreat" // gives ground: falls back, withdraws, evades
)

// Acts of one's own troops.
const (
	ActMove    Act = "move"    // goes to At, or sets out; also onto the board
	ActWheel   Act = "wheel"   // turns about a corner: on a tabletop a body has handles for it
	ActForm    Act = "form"    // takes another formation or front
	ActGuard   Act = "guard"   // closes up against what may come: a square, a redoubt, a guard
	ActRally   Act = "rally"   // comes back to order, strength or the board
	ActOrder   Act = "order"   // is ordered to act, or orders: a command, the card that orders
	ActSupport Act = "support" // joins in what is about to be done: a unit, a leader, a card
)

// Acts of the player.
const (
	ActPlace  Act = "place"  // puts down what is being set up
	ActChoose Act = "choose" // settles what has to be settled: who loses, which side, which card goes
	ActStay   Act = "stay"   // leaves things as they are: passes, stands, agrees
	ActDone   Act = "done"   // ends what is done one after the other: the screen warns of what is left
	ActCancel Act = "cancel" // takes out again what was put in, gives up a chance
)

// Act returns what kind of act an option is; "" if the rulebook has none like it.
func (r *Request) Act(o Option) Act {
	if r.Book == nil {
		return ""
	}
	return r.Book.Act(r.Kind, o.Do)
}
