// Package prompt is the bar over the table: who is asked, for what, how that is answered,
// and the buttons of the table itself. A question to the side whose turn it is not stands
// on a strip, in the bar or over the map. The bar hands back what the player asks for.
package prompt

import (
	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/pacing"
	"grognard/render/table/scene"
	"grognard/render/table/seat"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Game is what the bar tells of the game that is played.
type Game interface {
	Start() match.Start
	Request() *rules.Request
	Result() rules.Result
	Changes() int
	Computer() bool // it is the computer's turn to answer
	Bare() bool     // nobody at the screen has a secret
	CanAskSeat() bool
	CanUndo() rules.Reason
	CanAgree() (n int, why rules.Reason)
	CanRedo() bool
}

// Deps is what the bar tells from. It changes none of it.
type Deps struct {
	Game   Game
	Scene  *scene.Scene
	Seat   seat.Seat
	Pacing *pacing.Pacing
	Words  *words.Speaker
	Choice *choice.Choice
	Clips  *anim.Timeline
	Board  *board.Board
	Ahead  *foresee.Lookahead

	Prospects func(c *ui.Ctx) []odds.Prospect         // what the options bring after a result
	Target    func(rules.Option) (words.Target, bool) // what stands on the target of an attack, if that is known
	Theatre   func() paint.Rect                       // where dice lie over the map; may be nil
	Overlay   func() rules.Overlay                    // the overlay of the map that is on, "" if none is
	Unsaved   func() bool                             // the game cannot be saved at the moment; may be nil
	Studied   string                                  // name of the branch of a study that is tried out: a button leads back; "": none is
	Tried     bool                                    // a draft is tried out: a button leads back to the workshop
	Advice    func() (offered, on bool)               // the computer may be asked what it would do, and is; nil: nobody can be asked
	Enter     func() choice.Taker                     // who takes it; nil: whoever does without a cursor on the map
}

// Bar is the prompt bar. It keeps what it shows for a while.
type Bar struct {
	Deps

	refusal   Refusal
	reaction  reaction
	swallowed swallowed
	slip      slip
	led       ledText
	notice    notice
	quiet     quietButton
	more      moreList
	shown     []choice.Reply             // the buttons of the answers, from frame to frame
	undoing   foresee.Memo[int, undoing] // what may be taken back, by changes of the match
	hot       rules.Option               // of the button under the pointer

	room Room
	asks paint.Rect // room for the sentence and its buttons
	act  Act        // of what is painted just now
}

// New returns the bar.
func New(d Deps) *Bar { return &Bar{Deps: d} }

// Room is where the bar lies, the stripe of the side's colour below it, and the map, in
// pixels.
type Room struct {
	Bar, Stripe, Map paint.Rect
	Keep             [2]paint.Rect // the standards at the left edge, which no sheet hides
}

// Deed is what the player asks for.
type Deed uint8

// What he may ask for.
const (
	Nothing  Deed = iota
	Pushes        // the button of an option
	Steps         // the number of an option that is one of several, by N
	Orders        // the quiet option, now and whenever the same is asked in this turn
	Stays         // he does not end the phase after all
	Ends          // he ends it although he is warned
	GoesOn        // the table need not wait any longer
	Undoes        // the last answer is taken back
	Redoes        // it is given again
	Keys          // the list of keys
	Menu          // the menu of the game
	Workshop      // back to the draft or the study that is tried out
	Advises       // the computer says what it would do, or no more
	Looks         // the screen is handed over to who is asked, so that he may see his hand
)

// Act is what the player does with the bar.
type Act struct {
	Does   Deed
	Option rules.Option // of Pushes, Orders, Ends
	N      int          // of Steps
	Points rules.Option // at its button: its odds may be shown; nothing if Do is ""
	Shows  rules.Option // one that is a picture: how the piece would stand is shown on the map
	Rule   string       // a clause that he wants to read, "" if none
}

// does takes down the first thing that the player asks for in a frame.
func (p *Bar) does(d Deed, o rules.Option, n int) {
	if p.act.Does == Nothing {
		p.act.Does, p.act.Option, p.act.N = d, o, n
	}
}

// Frame paints the bar and returns what the player does with it.
func (p *Bar) Frame(c *ui.Ctx, room Room) Act {
	p.act, p.room, p.hot = Act{}, room, rules.Option{}
	r := room.Bar
	c.Block(r)
	c.Block(room.Stripe)
	if p.Theirs() {
		p.theirBar(c)
		return p.act
	}
	c.Fill(r, c.Theme.Panel)
	nation := p.Scene.Nation(p.Seat.Decider())
	c.Stripe(room.Stripe, nation)
	c.Fill(paint.Rect{X: r.X, Y: room.Stripe.Y + room.Stripe.H, W: r.W, H: c.Hairline()}, paint.Alpha(c.Theme.Text, .6))
	in := r
	p.seal(c, ui.CutLeft(&in, ui.Floor(r.H*sealWide)), nation)
	ui.CutLeft(&in, c.Px(12))
	in.W -= c.Px(8)
	p.buttons(c, &in)
	p.sentence(c, in)
	return p.act
}

// sealWide is how wide the seal is, in heights of the bar.
const sealWide = 1.3

// seal shows whose decision it is: the emblem on the side's hatch.
func (p *Bar) seal(c *ui.Ctx, r paint.Rect, nation string) {
	c.Fill(r, ui.LiveryOf(nation).Field)
	if nation != "" {
		c.Clip(r)
		h := r.H * hatchHigh
		c.Image(p.Words.Keys.Slash("hatch", nation), paint.Rect{X: r.X, Y: r.Y, W: h * hatchShape, H: h}, paint.White)
		c.Unclip()
		d := r.H * .82
		c.Image(p.Words.Keys.Slash("emblem", nation), ui.Mid(r, d, d), paint.White)
	}
	c.Fill(paint.Rect{X: r.X + r.W - c.Hairline(), Y: r.Y, W: c.Hairline(), H: r.H}, c.Theme.Text)
}

// The picture of a hatch: how high it is in heights of the bar, so that its lines are as
// wide as on the standards, and how much wider than high.
const (
	hatchHigh  = 1.2
	hatchShape = 260. / 56
)

// Over paints what hangs from the bar over the map: the list of answers for which the bar
// has no room, and who decides now.
func (p *Bar) Over(c *ui.Ctx) Act {
	p.act = Act{}
	p.moreStrip(c)
	p.notify(c)
	p.answered(c)
	return p.act
}

// Asks paints what asks the side whose turn it is not, over all else: a frame about the
// window, and the sheet with its answers.
func (p *Bar) Asks(c *ui.Ctx) Act {
	p.act = Act{}
	layer, text := c.On(paint.Cards, paint.CardText)
	p.frame(c)
	c.On(paint.Dice, paint.DiceText)
	defer c.On(layer, text)
	p.sheet(c)
	p.enterSays(c) // after the cards of the sheet: Enter may push one
	p.nothingHere(c)
	return p.act
}

// Pointed is the option whose button the pointer was on in the last frame.
func (p *Bar) Pointed() (rules.Option, bool) { return p.hot, p.hot != (rules.Option{}) }
