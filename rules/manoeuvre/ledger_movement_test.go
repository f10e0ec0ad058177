package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
)

// field draws open ground with other letters on some squares: "d5 F, e4 L".
func field(marks string) string {
	rows := strings.Split(strings.Repeat("........ ", 8), " ")[:8]
	for _, m := range strings.Split(marks, ",") {
		w := strings.Fields(m)
		if len(w) != 2 {
			continue
		}
		q, _ := parseSquare(w[0])
		row := []byte(rows[7-q.rank()])
		row[q.file()] = w[1][0]
		rows[7-q.rank()] = string(row)
	}
	for i, row := range rows {
		rows[i] = strings.Join(strings.Split(row, ""), " ")
	}
	return strings.Join(rows, "\n") + "\n"
}

// ring is where cavalry on d4 can go when nothing is in its way.
const ring = "d5 e4 d3 c4 d6 e5 f4 e3 d2 c3 b4 c5"

// riding is a cavalry unit on d4 that must move.
const riding = `
	south fr: d4 fr-gc
	north ru: h8 ru-or
	alone
	phase move
`

func TestHowFarUnitsMove(t *testing.T) {
	t.Run("MAN-5.1 exactly one unit moves, to a different square", func(t *testing.T) {
		g := draw(t, field("")+"south fr: d4 fr-gc, g2 fr-ig\nnorth ru: h8 ru-or\nalone\nphase move")
		g.WantRefused("move fr-gc @d4", "MAN-5.1").WantNot("move fr-gc @d4").WantRefused("move ru-or", "MAN-5.1").wantRejected(rules.First, "move ru-or @h7")
		g.Play("move fr-gc @d6").WantAsk("combat.declare", "fr").WantAt("fr-gc", "d6").WantAt("fr-ig", "g2").WantAt("ru-or", "h8")
	})
	t.Run("MAN-5.2 if no unit can move the phase is skipped, cards or not", func(t *testing.T) {
		g := draw(t, field("b1 L")+`
		south fr: a1 fr-ig
		north ru: a2 ru-or, a3 ru-kx
		fr hand: fr-hq-supply-1 fr-hq-forced-march-1
		alone
		phase move
		`).WantAsk("combat.declare", "fr").WantGauge("fr", "hand", 2)
		if g.said("man.log.no_move") != 1 {
			t.Error("nobody is told")
		}
	})
	t.Run("MAN-5.3 infantry moves one square", func(t *testing.T) {
		g := draw(t, field("")+"south fr: d4 fr-ig\nnorth ru: h8 ru-or\nalone\nphase move").wantMoves("fr-ig", "d5 e4 d3 c4")
		g.WantRefused("move fr-ig @d6", "MAN-5.3").WantRefused("move fr-ig @e5", "MAN-5.3")
	})
	t.Run("MAN-5.4 cavalry moves one or two squares in any directions, not back to the start", func(t *testing.T) {
		draw(t, field("")+riding).wantMoves("fr-gc", ring).WantRefused("move fr-gc @d7", "MAN-5.4").WantRefused("move fr-gc @e6", "MAN-5.4")
	})
}

func TestWhatIsInTheWay(t *testing.T) {
	t.Run("MAN-5.5 no step enters a square with a unit, friend or foe", func(t *testing.T) {
		g := draw(t, field("")+`
		south fr: d4 fr-gc, e4 fr-ig
		north ru: d5 ru-or
		alone
		phase move
		`).wantMoves("fr-gc", "d3 c4 d2 c3 e3 b4 c5")
		g.WantRefused("move fr-gc @d5", "MAN-5.5").WantRefused("move fr-gc @e4", "MAN-5.5")
		g.WantRefused("move fr-gc @d6", "MAN-5.7").WantRefused("move fr-gc @f4", "MAN-5.7").WantNot("move fr-gc @e5")
	})
	t.Run("MAN-5.6 no step enters a lake or leaves the board", func(t *testing.T) {
		g := draw(t, field("d5 L, e4 L")+riding).wantMoves("fr-gc", "d3 c4 d2 c3 e3 b4 c5").WantRefused("move fr-gc @d5", "MAN-5.6")
		g.WantNot("move fr-gc @d6", "move fr-gc @e5", "move fr-gc @f4")
		draw(t, field("")+"south fr: h8 fr-gc\nnorth ru: a8 ru-or\nalone\nphase move").wantMoves("fr-gc", "g8 h7 f8 g7 h6")
	})
	t.Run("MAN-5.7 entering fields or marsh ends a move", func(t *testing.T) {
		for _, letter := range []string{"F", "M"} {
			g := draw(t, field("d5 "+letter+", e4 "+letter)+riding).wantMoves("fr-gc", "d5 e4 d3 c4 d2 c3 e3 b4 c5")
			g.WantRefused("move fr-gc @d6", "MAN-5.7").WantNot("move fr-gc @e5", "move fr-gc @f4")
			draw(t, field("d6 "+letter)+riding).wantMoves("fr-gc", ring)
		}
	})
	t.Run("MAN-5.8 starting in fields or marsh does not shorten a move", func(t *testing.T) {
		draw(t, field("d4 F")+riding).wantMoves("fr-gc", ring)
		draw(t, field("d4 M")+riding).wantMoves("fr-gc", ring)
	})
	t.Run("MAN-5.9 hills, towns and woods do not slow anything", func(t *testing.T) {
		for _, letter := range []string{"H", "T", "W"} {
			marks := strings.ReplaceAll("d4 ?, d5 ?, e4 ?, d3 ?, c4 ?", "?", letter)
			draw(t, field(marks)+riding).wantMoves("fr-gc", ring)
		}
	})
	t.Run("MAN-5.10 enemy neighbours never restrict movement", func(t *testing.T) {
		draw(t, field("")+`
		south fr: d4 fr-gc
		north ru: b3 ru-or, f5 ru-kx, e6 ru-ks, c6 ru-lg, c2 ru-mo, e2 ru-rg, g4 ru-bs
		alone
		phase move
		`).wantMoves("fr-gc", ring).Play("move fr-gc @d6").WantAt("fr-gc", "d6")
	})
	t.Run("MAN-5.23 one legal path is enough, and only its end matters", func(t *testing.T) {
		draw(t, field("e4 F")+riding).WantOffered("move fr-gc @e5").Play("move fr-gc @e5").WantAt("fr-gc", "e5")
		g := draw(t, field("e4 F, d5 F")+riding).WantNot("move fr-gc @e5").WantOffered("move fr-gc @e4")
		g.WantRefused("move fr-gc @e5", "MAN-5.7")
		for _, way := range []string{"d5 L", "e4 L", "d5 M", "e4 W"} { // the other way is free
			draw(t, field(way)+riding).Play("move fr-gc @e5").WantAt("fr-gc", "e5")
		}
	})
}

func TestWhatMovingChanges(t *testing.T) {
	t.Run("MAN-5.21 a redoubt goes when its unit moves, even if it comes back", func(t *testing.T) {
		g := draw(t, field("")+`
		south fr: d4 fr-gc redoubt, g2 fr-ig redoubt
		north ru: h8 ru-or
		fr hand: fr-hq-forced-march-1
		phase move
		`).Play("move fr-gc @d5").wantRedoubt("fr-gc", false).WantTold(rules.EvMark, "fr-gc").wantRedoubt("fr-ig", true)
		g.Play("march +fr-hq-forced-march-1", "move fr-gc @d4").WantAt("fr-gc", "d4").wantRedoubt("fr-gc", false)
	})
	t.Run("MAN-5.22 a unit that has moved may attack and be restored", func(t *testing.T) {
		g := draw(t, field("")+`
		south fr: d3 fr-ig reduced
		north ru: d5 ru-or
		fr hand: fr-ig-1 fr-ig-2
		phase move
		`).Play("move fr-ig @d4").Play("assault fr-ig +fr-ig-1 @ru-or", "done").Roll(1, 1).WantTotal("attack", 5+2).Play("hit")
		g.WantAsk("restore", "fr").Play("restore +fr-ig-2 @fr-ig").wantFull("fr-ig")
	})
}
