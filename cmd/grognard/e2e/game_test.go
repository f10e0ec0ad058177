//go:build gpu

package e2e

import (
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"grognard/rules"
)

// game is two players at the window, who change places when the curtain says
// so.
type game struct {
	*window
	t      *testing.T
	save   *record
	seat   rules.Side // who sits at the screen; Chance: nobody yet
	away   bool       // nobody has seen the table since the game was opened
	left   bool       // the other player has had the mouse since
	turns  int        // changes of place
	gave   int        // answers
	choose func(*rules.Request, *rules.View) rules.Option
	hauls  string // kind of request that is answered by dragging a piece
	gestures
}

// join has two players come to a game that the window shows.
func join(w *window) *game {
	w.t.Helper()
	g := &game{window: w, t: w.t, seat: rules.Chance}
	g.until("the first save", func() bool {
		all, _ := filepath.Glob(filepath.Join(w.folder, "saves", "*.grog"))
		return len(all) > 0
	})
	g.save = latest(w.t, w.folder)
	g.choose = general{book: g.save.m.Book()}.choose
	return g
}

// play plays until the game is over or stop says so.
func (g *game) play(stop func() bool) {
	g.t.Helper()
	for g.save.m.Request() != nil && !stop() {
		g.sit()
		g.decide()
	}
}

// sit has the player who is asked sit down, if he must. The curtain has to be
// drawn then, and nothing else may be clicked while it is.
func (g *game) sit() {
	g.t.Helper()
	q := g.save.m.Request()
	if g.save.m.Bare() || q.To == g.seat && !g.left || q.Public && !g.away {
		return
	}
	g.goOn("button.take-seat")
	if all := g.names(); len(all) != 1 {
		g.t.Errorf("through the curtain can be clicked %v", all)
	}
	g.picture("curtain")
	time.Sleep(550 * time.Millisecond) // it hears no click that comes too soon
	g.click("button.take-seat")
	g.until("the table", func() bool { return !g.has("button.take-seat") })
	g.seat, g.away, g.left = q.To, false, false
	g.turns++
}

// goOn waits for a region. The table may stop before it shows it, so that all
// can see what the dice have brought.
func (g *game) goOn(to string) {
	g.t.Helper()
	g.await(to, "button.continue")
	if !g.has(to) {
		g.picture("stop")
		g.click("button.continue")
		g.await(to)
	}
}

// decide answers the request and sees that this very answer is saved.
func (g *game) decide() {
	g.t.Helper()
	q, before := g.save.m.Request(), g.save.m.Len()
	g.secrets()
	g.picture(q.Kind)
	v := g.save.m.Position().View(q.To)
	o := g.choose(q, v)
	listed := slices.Contains(q.Options, o)
	give := func() bool {
		if listed {
			return g.give(q, o)
		}
		return g.lay(q, v, o)
	}
	text := rules.FormatOption(g.save.m.Book(), o)
	for try := 1; !give(); try++ {
		if try == 5 {
			g.shot("stuck")
			g.t.Fatalf("%s: %s cannot be clicked among %v", q.Kind, text, g.names())
		}
		for range 3 { // picks
			g.back()
		}
		if g.saved(before, 0) { // late
			break
		}
	}
	if a := g.save.m.Gave(before + 1); a.Option != o && (listed || !g.met(q, o, a.Option)) {
		g.t.Fatalf("%s: %s was clicked, and %s saved", q.Kind, text, rules.FormatOption(g.save.m.Book(), a.Option))
	}
	g.gave++
	g.left = g.left || q.To != g.seat
}

// slow is how long an answer may take to be saved.
const slow = 4 * time.Second

// give clicks what an option names, and then the button that it may need. It
// reports whether an answer was saved.
func (g *game) give(q *rules.Request, o rules.Option) bool {
	g.t.Helper()
	before := g.save.m.Len()
	if q.Kind == g.hauls && !bare(o) {
		g.drag("piece."+g.save.name(o.Who), "cell."+g.save.name(o.At))
		return g.saved(before, slow)
	}
	if token := "loss.token.1"; q.Losses > 0 && before%2 == 0 && g.has(token) && g.has("piece."+g.save.name(o.Who)) { // by turns with clicks
		g.drag(token, "piece."+g.save.name(o.Who))
		if !g.saved(before, 300*time.Millisecond) {
			g.tap("button.commit")
		}
		return g.saved(before, slow)
	}
	if q.Field != nil {
		if p, ok := proposal(q); ok && p == o { // its ghost stands there
			g.picture(q.Kind + "-" + o.Do)
			g.press(before, "button.commit")
			return g.saved(before, slow)
		}
	}
	plated := false
	for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
		if r == q.About && q.Field != nil && g.has(option(o)) {
			continue // it is in hand, and its ghost may stand over it
		}
		plated = plated || r != 0 && g.has("plate."+g.save.name(r))
		if r != 0 && !g.pick(r) {
			return false
		}
	}
	button := option(o)
	g.dial(button)
	turned := "turn.tile." + strconv.Itoa(o.N) // a picture, where there is one
	switch {
	case o.Who == q.About && q.Field != nil && o.At == 0 && g.has(button): // beside the one that takes the ghost
		if g.tap(button); !g.saved(before, 300*time.Millisecond) {
			g.tap("button.slip.end", button)
		}
	case bare(o):
		g.press(before, button)
	case g.final(q, o): // the odds are shown first
		if o.At != 0 && !g.has("button.commit", button) { // the ground lies under a unit that is not asked
			g.pick(o.At)
		}
		g.picture(q.Kind + "-" + o.Do)
		g.press(before, button)
	case g.has(turned, button):
		g.picture(q.Kind + "-" + o.Do)
		if g.tap(turned, button); !g.saved(before, 300*time.Millisecond) { // it ends more than itself
			g.tap("button.commit", turned, button)
		}
	case plated: // what stands nowhere on the table is confirmed
		g.tap("button.commit")
	case !g.saved(before, 300*time.Millisecond): // so is what leads to the end of the phase by itself
		if !g.tap("button.commit") && o.At != 0 { // as above
			if g.pick(o.At); g.has(button) { // the way leads under an own unit
				g.press(before, button)
			}
		}
	}
	return g.saved(before, slow)
}

// option is the name of the button of an option.
func option(o rules.Option) string {
	if o.N == 0 {
		return "option." + o.Do
	}
	return "option." + o.Do + "." + strconv.Itoa(o.N)
}

// dial turns the number between two buttons, where options share one, until a
// button shows.
func (g *game) dial(button string) {
	g.t.Helper()
	for _, turn := range [...]string{"amount.less", "amount.more"} {
		for range 20 {
			if g.has(button) || !g.tap(turn) {
				break
			}
		}
	}
}

// saved waits for one more answer in the save than there were before.
func (g *game) saved(before int, wait time.Duration) bool {
	g.t.Helper()
	for end := time.Now().Add(wait); ; time.Sleep(2 * time.Millisecond) {
		if g.save.read(); g.save.m.Len() > before {
			return true
		}
		if time.Now().After(end) {
			return false
		}
	}
}

// press clicks the button of an option that throws dice or ends what can be
// taken back: the window may want that twice, or ask whether it is meant.
func (g *game) press(before int, button string) {
	g.t.Helper()
	if g.tap("button.commit", button); !g.saved(before, 300*time.Millisecond) {
		g.tap("button.slip.end", "button.commit", button)
	}
}

// bare reports whether an option names nothing on the table.
func bare(o rules.Option) bool { return o.Who == 0 && o.With == 0 && o.At == 0 }

// final reports whether an option cannot simply be taken back, so that the
// window wants a second click.
func (g *game) final(q *rules.Request, o rules.Option) bool {
	g.t.Helper()
	p, events, err := g.save.m.Position().Play(rules.Answer{By: q.To, Option: o})
	if err != nil {
		g.t.Fatal(err)
	}
	next := p.Request()
	return slices.ContainsFunc(events, rules.Event.UndoBarrier) || next == nil || next.To != q.To
}

// pick clicks a thing, wherever it is on the table.
func (g *game) pick(r rules.Ref) bool {
	name := g.save.name(r)
	names := []string{"card." + name, "piece." + name, "cell." + name, "plate." + name}
	if !g.has(names...) { // what has just come to the table can be pointed at when the pointer moves
		g.move(hit{X: 1})
		g.move(hit{})
	}
	for _, arrow := range [...]string{"tray.back", "tray.on"} { // it may wait out of sight
		for !g.has(names...) && g.has(arrow) && g.tap(arrow) {
		}
	}
	if !g.has(names...) { // it lies out of view
		g.tap("button.fit")
	}
	return g.tap(names...)
}

// secrets sees to it that no card of the other hand can be clicked, but for
// those that a spy has seen, and no troops that fog hides.
func (g *game) secrets() {
	g.t.Helper()
	if g.seat == rules.Chance {
		return
	}
	names, p := g.names(), g.save.m.Position()
	mine := p.View(g.seat)
	for _, x := range p.View(g.seat.Other()).Pieces {
		shown := slices.ContainsFunc(mine.Pieces, func(s rules.Piece) bool { return s.Ref == x.Ref })
		if !shown && slices.Contains(names, "piece."+g.save.name(x.Ref)) {
			g.t.Errorf("%s stands there for all to see", g.save.name(x.Ref))
		}
	}
	seen := mine.Cards
	for _, k := range p.View(g.seat.Other()).Cards {
		spied := slices.ContainsFunc(seen, func(s rules.Card) bool { return s.Ref == k.Ref })
		if k.Place == rules.Hand && k.Ref != 0 && !spied && slices.Contains(names, "card."+g.save.name(k.Ref)) {
			g.t.Errorf("the card %s of the other hand lies open", g.save.name(k.Ref))
		}
	}
}
