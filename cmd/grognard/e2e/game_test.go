//go:build gpu

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
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
	seat   rules.Side // who sits at the screen
	turns  int        // changes of place
	gave   int        // answers
	shown  map[string]bool
	choose func(*rules.Request, *rules.View) rules.Option
}

// join sits down at a game that the window shows already.
func join(w *window, folder string) *game {
	g := &game{window: w, t: w.t, seat: rules.Chance, shown: map[string]bool{}}
	g.until("the first save", func() bool { return len(saves(folder)) > 0 })
	g.save = latest(w.t, folder)
	g.choose = general{g.save.m.Book()}.choose
	return g
}

func saves(folder string) []string {
	all, _ := filepath.Glob(filepath.Join(folder, "saves", "*.grog"))
	return all
}

// play plays until the game is over or stop says so.
func (g *game) play(stop func() bool) {
	g.t.Helper()
	for g.save.m.Request() != nil && !stop() {
		g.sit()
		g.decide()
	}
}

// sit has the player who is asked sit down, if he must: the curtain has to be
// drawn then, and nothing else may be clicked while it is.
func (g *game) sit() {
	g.t.Helper()
	q := g.save.m.Request()
	if q.To == g.seat || q.Public && g.seat != rules.Chance {
		return
	}
	g.await("button.take-seat")
	if all := g.names(); len(all) != 1 {
		g.t.Errorf("through the curtain can be clicked %v", all)
	}
	g.picture("curtain")
	g.until("the table", func() bool {
		return !g.tap("button.take-seat")
	})
	g.seat = q.To
	g.turns++
	for _, k := range q.hidden(g) {
		g.t.Errorf("%v sees %s of the other player", q.To, k)
	}
}

// decide answers the request and sees that this very answer is saved.
func (g *game) decide() {
	g.t.Helper()
	q, before := g.save.m.Request(), g.save.m.Len()
	o := g.choose(q, g.save.m.Position().View(q.To))
	text := rules.FormatOption(g.save.m.Book(), o)
	for try := 1; !g.point(q, o); try++ {
		if try == 5 {
			g.shot("stuck")
			g.t.Fatalf("%s: %s cannot be clicked among %v", q.Kind, text, g.names())
		}
		for range 3 {
			g.back()
		}
		time.Sleep(time.Duration(try) * beat)
	}
	if _, a := g.save.m.Given(before + 1); a.Option != o {
		g.t.Fatalf("%s: %s was clicked, and %s saved", q.Kind, text, rules.FormatOption(g.save.m.Book(), a.Option))
	}
	g.gave++
}
