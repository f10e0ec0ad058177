package ccn

import (
	"strings"
	"testing"

	"grognard/rules"
)

// threeCards is an Allied hand with which one square can be formed.
const threeCards = "\nallied hand: c-forward-1 c-rally-1 c-probe-left-1\n"

// charged lets French cavalry on e5 attack the British infantry on d5, whose
// owner holds three cards; more are further lines of the picture.
func charged(t *testing.T, cavalry, infantry, more string) *game {
	t.Helper()
	g := draw(t, "french: e5 "+cavalry+" ordered\nallied: d5 "+infantry+threeCards+more)
	return g.Play("melee " + firstWord(cavalry) + " @" + firstWord(infantry))
}

// squared is charged with the infantry in square already, and no cards.
func squared(t *testing.T, cavalry, infantry, more string) *game {
	t.Helper()
	g := draw(t, "french: e5 "+cavalry+" ordered\nallied: d5 "+infantry+" square=1\nallied track: c-scout-left-2\n"+more)
	return g.Play("melee " + firstWord(cavalry) + " @" + firstWord(infantry))
}

func firstWord(s string) string {
	for i, c := range s {
		if c == ' ' {
			return s[:i]
		}
	}
	return s
}

// groundOn draws a field that is clear but for one letter on each of some
// hexes: groundOn("d5F", "e5H").
func groundOn(hexes ...string) (s string) {
	var rows [boardRows][boardCols]byte
	for r := range rows {
		for c := range rows[r] {
			rows[r][c] = '.'
		}
	}
	for _, x := range hexes {
		h, _ := parseHex(x[:len(x)-1])
		rows[h.row()][h.col()] = x[len(x)-1]
	}
	for r := range rows {
		for c := range boardCols - r%2 {
			s += string(rows[r][c]) + " "
		}
		s += "\n"
	}
	return s
}

// wantTrack checks the cards under the spaces of a side's square track, "" for
// a free one.
func (g *game) wantTrack(side string, want ...string) *game {
	g.Helper()
	s := rules.First
	if side == sideNames[rules.Second] {
		s = rules.Second
	}
	for i, c := range g.board().tracks[s] {
		got, w := "", ""
		if c != nobody {
			got = deckNames[c]
		}
		if i < len(want) {
			w = want[i]
		}
		if got != w {
			g.Errorf("space %d of the %s track holds %q, want %q", i+1, side, got, w)
		}
	}
	return g
}

// wantLed checks that a leader is attached to a unit.
func (g *game) wantLed(unit, leader string) *game {
	g.Helper()
	if l := g.board().leaderOf(g.unit(unit)); l != g.leader(leader) {
		g.Errorf("%s is not led by %s", unit, leader)
	}
	return g
}

// picturedFile is the position file of a picture, with further keys of its map.
func picturedFile(t *testing.T, picture, mapKeys string) string {
	t.Helper()
	d := drawing{t: t, top: "allied", first: "french", active: "french", phase: "combat", banners: "9", turn: "1", card: map[string]string{}}
	for _, line := range strings.Split(picture, "\n") {
		d.read(strings.TrimSpace(line))
	}
	return strings.Replace(d.file(), "[map]\n", "[map]\n"+mapKeys, 1)
}
