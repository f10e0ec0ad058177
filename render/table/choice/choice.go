// Package choice is the answer that a player is putting together, click by click,
// until it is one option of the request. It paints nothing and plays nothing: it
// says what a click, a key or a button has come to, and the table carries that out.
package choice

// Choice is what the player has settled so far of the answer to the request.
type Choice struct {
	Narrowing
	Plot Plot // cells for a Field
}
