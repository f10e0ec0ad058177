package ccn

import (
	"fmt"
	"strings"
	"testing"
)

// The attackers by arm whose dice terrain is measured with: enough dice that
// none comes to nothing.
var attackers = [arms]string{"fr-og-1", "fr-hc-1", "fr-fa-1"}

// attackDice are the dice that a French unit on e5 rolls against a British line
// unit so many hexes east of it; from and at are the letters of their ground,
// more are further lines of the picture.
func attackDice(t *testing.T, unit string, far int, from, at, more string) int {
	t.Helper()
	there := fmt.Sprintf("e%d", 5+far)
	g := draw(t, groundOn("e5"+from, there+at)+"french: e5 "+unit+" ordered\nallied: "+there+" gb-ln-1\n"+more)
	g.Play(duelLine(firstWord(unit), "gb-ln-1", far))
	return g.Request().Dice.N()
}

// wantLess checks how many dice terrain takes from infantry, cavalry and
// artillery, in melee and in fire at two hexes. Cavalry does not fire, and
// artillery never stands in a sandpit.
func wantLess(t *testing.T, from, at string, melee, fire [arms]int, more string) {
	t.Helper()
	for a, unit := range attackers {
		if arm(a) == artillery && from == "s" {
			continue
		}
		if got := attackDice(t, unit, 1, ".", ".", "") - attackDice(t, unit, 1, from, at, more); got != melee[a] {
			t.Errorf("out of %q into %q %s has %d dice less in melee, want %d", from, at, unit, got, melee[a])
		}
		if arm(a) == cavalry {
			continue
		}
		if got := attackDice(t, unit, 2, ".", ".", "") - attackDice(t, unit, 2, from, at, more); got != fire[a] {
			t.Errorf("out of %q into %q %s has %d dice less in fire, want %d", from, at, unit, got, fire[a])
		}
	}
}

// moving draws French pieces in the movement phase, far from the enemy.
func moving(t *testing.T, ground, pieces string) *game {
	t.Helper()
	return draw(t, ground+pieces+"\nallied: a1 gb-ln-9\nphase movement")
}

// barrier is row e of one ground, from edge to edge.
func barrier(letter string) string {
	var all []string
	for c := range boardCols {
		all = append(all, at(4, c).name()+letter)
	}
	return groundOn(all...)
}

// wantMoves checks whether a piece can move to each of some hexes.
func (g *game) wantMoves(who string, can bool, hexes ...string) *game {
	g.Helper()
	for _, h := range hexes {
		if can {
			g.WantOffered("move " + who + " @" + h)
		} else {
			g.WantNot("move " + who + " @" + h)
		}
	}
	return g
}

// sees checks whether the French foot artillery on e5 can fire along row e at
// the British line so many hexes east of it.
func sees(t *testing.T, far int, clear bool, ground, more string) {
	t.Helper()
	target := fmt.Sprintf("allied: e%d gb-ln-1", 5+far)
	g := draw(t, ground+"french: e5 fr-fa-1 ordered\n"+target+busy+more)
	if clear {
		g.WantOffered("fire fr-fa-1 @gb-ln-1")
	} else {
		g.WantNot("fire fr-fa-1 @gb-ln-1").WantRefused("fire fr-fa-1 @gb-ln-1", "CCN-18.3")
	}
}

// unloadable checks that a picture is refused when it is read.
func unloadable(t *testing.T, picture, why string) {
	t.Helper()
	if _, err := (Book{}).Load([]byte(picturedFile(t, picture, "")), nil); err == nil || !strings.Contains(err.Error(), why) {
		t.Errorf("%s is read with %v, want %q", picture, err, why)
	}
}
