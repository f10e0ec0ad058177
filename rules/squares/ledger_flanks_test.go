package squares

import "testing"

func TestLedgerFlankAttacks(t *testing.T) {
	for q, flank := range map[string]bool{"B5": false, "C5": false, "D5": false, "B4": true, "D4": true, "B3": true, "C3": true, "D3": true} {
		n := count(flank)
		t.Run("NS-C4.3.40 on a unit on C4 that faces north from "+q, func(t *testing.T) {
			g := clash(t, "C4 blue-1 linear N\n"+q+" red-1", "attack red-1 @C4", "roll").wantMod("red-1", "NS-C4.3.40", n)
			g.wantDice("ns.combat", 2, 3-n)
		})
		t.Run("NS-C4.3.43 on a unit on C4 that faces north from "+q, func(t *testing.T) {
			g := clash(t, "C4 blue-1 linear N\n"+q+" red-1", "attack red-1 @C4", "roll").wantMod("blue-1", "NS-C4.3.43", -n).Roll(1, 1)
			g.wantDice("ns.combat", 2, 4+n) // Fresh and unsupported
		})
	}
	both := "C4 blue-1 linear N\nC5 red-1\nB4 red-2\n"
	t.Run("NS-C4.3.40 only of those who stand in the flank, against those declared", func(t *testing.T) {
		clash(t, both, "attack red-1 @C4", "add red-2", "roll").wantMod("red-1", "NS-C4.3.40", 0).wantMod("red-2", "NS-C4.3.40", 1)
		clash(t, "C4 blue-1\nC4 blue-2 linear E\nB4 red-2", "attack red-2 @C4", "roll", "leave blue-2", "stand").wantMod("red-2", "NS-C4.3.40", 0)
		clash(t, "C4 blue-1\nC4 blue-2 linear E\nB4 red-2", "attack red-2 @C4", "roll", "stand").wantMod("red-2", "NS-C4.3.40", 1)
		clash(t, "C4 blue-1\nB4 red-2", "attack red-2 @C4", "roll").wantMod("red-2", "NS-C4.3.40", 0)
	})
	t.Run("NS-C4.3.43 once, though some attack in front and several in flank", func(t *testing.T) {
		clash(t, both+"D4 red-3", "attack red-1 @C4", "add red-2", "add red-3", "roll").wantMod("blue-1", "NS-C4.3.43", -1).Roll(1, 1, 1, 1).Roll(1, 1).wantDice("ns.combat", 2, 5)
	})
	t.Run("NS-C4.3.43 not attackers, nor Massed troops", func(t *testing.T) {
		clash(t, "C3 red-1 linear N\nD4 blue-2\nC4 blue-1", "attack red-1 @C4", "roll").wantMod("red-1", "NS-C4.3.43", 0).wantMod("blue-1", "NS-C4.3.43", 0)
	})
}

func TestLedgerUnsupportedTroops(t *testing.T) {
	for name, c := range map[string]struct {
		picture string
		n       int
	}{
		"nobody behind":             {"C3 red-1 linear N", -1},
		"a Rear unit":               {"C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear", 0},
		"another Lead":              {"C3 red-1 linear N\nC3 red-2 linear N", -1},
		"a unit in the next square": {"C3 red-1 linear N\nC2 red-2 linear N", 0},
		"one that looks elsewhere":  {"C3 red-1 linear N\nC2 red-2 linear E", -1},
		"Massed infantry":           {"C3 red-1 linear N\nC2 red-2", -1},
		"cavalry":                   {"C3 red-1 linear N\nC2 red-2 cavalry light", 0},
		"Massed himself":            {"C3 red-1", 0},
	} {
		t.Run("NS-C4.3.44 an attacker with "+name, func(t *testing.T) {
			g := clash(t, c.picture+"\nC4 blue-1", "attack red-1 @C4")
			for _, id := range []string{"red-3", "red-2"} {
				if o := "leave " + id; g.offers(o) {
					g.Play(o)
				}
			}
			g.dice().wantMod("red-1", "NS-C4.3.44", c.n).wantDice("ns.combat", 2, 3-c.n)
		})
	}
	t.Run("NS-C4.3.44 who fights beside him supports nobody", func(t *testing.T) {
		g := clash(t, "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1", "attack red-1 @C4", "roll")
		g.wantMod("red-1", "NS-C4.3.44", -1).wantMod("red-2", "NS-C4.3.44", -1).wantMod("red-3", "NS-C4.3.44", -1)
	})
	t.Run("NS-C4.3.44 defenders too", func(t *testing.T) {
		assault(t, "", "linear S", "").wantMod("blue-1", "NS-C4.3.44", -1)
		assault(t, "", "linear S", "C5 blue-2 linear S").wantMod("blue-1", "NS-C4.3.44", 0)
	})
	for name, c := range map[string]struct {
		picture       string
		frontal, ride int
	}{
		"cavalry in front of unsupported infantry": {"C3 red-1 cavalry heavy\nC4 blue-1 linear S", 1, 1},
		"cavalry at a corner of the front":         {"B3 red-1 cavalry heavy\nC4 blue-1 linear S", 1, 1},
		"cavalry in front of supported infantry":   {"C3 red-1 cavalry heavy\nC4 blue-1 linear S\nC5 blue-2 linear S", 1, 0},
		"cavalry in flank":                         {"B4 red-1 cavalry heavy\nC4 blue-1 linear S", 0, 1},
		"infantry in front":                        {"C3 red-1\nC4 blue-1 linear S", 0, 0},
		"cavalry in front of Massed infantry":      {"C3 red-1 cavalry heavy\nC4 blue-1", 0, 0},
		"a mixed brigade in front":                 {"C3 red-1 mixed\nC4 blue-1 linear S", 0, 0},
	} {
		red := "attack red-1 @C4"
		t.Run("NS-C4.3.45 "+name, func(t *testing.T) {
			clash(t, c.picture, red).dice().wantMod("blue-1", "NS-C4.3.45", c.frontal)
		})
		t.Run("NS-C4.3.46 "+name, func(t *testing.T) {
			clash(t, c.picture, red).dice().wantMod("red-1", "NS-C4.3.46", c.ride)
		})
	}
	t.Run("NS-C4.3.45 cavalry in front and infantry in flank", func(t *testing.T) {
		g := clash(t, "C3 red-1 cavalry heavy\nB4 red-2\nC4 blue-1 linear S", "attack red-1 @C4", "add red-2", "roll")
		g.wantMod("blue-1", "NS-C4.3.45", 0).wantMod("blue-1", "NS-C4.3.43", -1)
	})
	t.Run("NS-C4.3.45 cavalry in flank and infantry in front", func(t *testing.T) {
		clash(t, "B4 red-1 cavalry heavy\nC3 red-2\nC4 blue-1 linear S", "attack red-1 @C4", "add red-2", "roll").wantMod("blue-1", "NS-C4.3.45", 0)
	})
	two := "C3 red-1 cavalry heavy\nC4 blue-1 linear S\nC4 blue-2 linear E\nC5 blue-3 linear S\n"
	t.Run("NS-C4.3.46 one of two declared defenders is unsupported", func(t *testing.T) {
		clash(t, two, "attack red-1 @C4", "roll", "stand").wantMod("red-1", "NS-C4.3.46", 1)
		clash(t, two, "attack red-1 @C4", "roll", "leave blue-2", "stand").wantMod("red-1", "NS-C4.3.46", 0)
	})
	t.Run("NS-C4.3.46 not cavalry that defends", func(t *testing.T) {
		clash(t, "C3 red-1 linear N\nC4 blue-1 cavalry heavy activated", "attack red-1 @C4", "roll").wantMod("blue-1", "NS-C4.3.46", 0)
	})
}

func TestLedgerSpecialGround(t *testing.T) {
	for name, c := range map[string]struct {
		rows string
		ok   bool
	}{
		"in the open":               {". . .\n. . .\n. . .", true},
		"of a main square in wood":  {". . .\n. . .\n. w .", false},
		"of one in broken ground":   {". . .\n. . .\n. b .", false},
		"by troops in wood":         {". . .\nw . .\n. . .", false},
		"by troops in broken":       {". . .\nb . .\n. . .", false},
		"of a target in wood":       {". . .\n. w .\n. . .", true},
		"by troops beside a town":   {". . .\nt . .\n. . .", true},
		"of troops beside a town":   {". . .\n. . .\n. t .", true},
		"on a hill and in the open": {". . .\nh . .\n. h .", true},
	} {
		t.Run("NS-C4.3.58 assistance "+name, func(t *testing.T) {
			g := draw(t, c.rows+"\nB1 red-1\nA2 red-2\nB2 blue-1\nphase combat").Play("attack red-1 @B2")
			if c.ok {
				g.WantOffered("add red-2")
			} else {
				g.WantNot("add red-2").WantRefused("add red-2", "NS-C4.3.58")
			}
		})
	}
	t.Run("NS-C4.3.58 neither to nor by a garrison", func(t *testing.T) {
		draw(t, ". . .\n. . .\n. t .\nB1 red-1 garrison\nA2 red-2\nB2 blue-1\nphase combat").Play("attack red-1 @B2").WantRefused("add red-2", "NS-C4.3.58")
		draw(t, ". . .\nt . .\n. . .\nB1 red-1\nA2 red-2 garrison\nB2 blue-1\nphase combat").Play("attack red-1 @B2").WantRefused("add red-2", "NS-C4.3.58")
		g := draw(t, ". . .\n. . .\n. t .\nB1 red-1 garrison\nB1 red-3\nA2 red-2\nB2 blue-1\nphase combat").Play("attack red-3 @B2").WantOffered("add red-1", "add red-2")
		g.Play("add red-2").WantRefused("add red-1", "NS-C4.3.58")
	})
	town := ". . .\n. t .\n. . .\nphase combat\nB2 blue-1 garrison\n"
	t.Run("NS-C4.3.59 cavalry attacks no garrison, nor joins in", func(t *testing.T) {
		g := draw(t, town+"B1 red-1\nA2 red-2 cavalry heavy\nC2 red-3 mixed").WantRefused("attack red-2 @B2", "NS-C4.3.59").Play("attack red-1 @B2")
		g.WantRefused("add red-2", "NS-C4.3.59").WantOffered("add red-3")
	})
	t.Run("NS-C4.3.59 but those outside the town", func(t *testing.T) {
		draw(t, town+"B2 blue-2\nB1 red-1\nA2 red-2 cavalry heavy").WantOffered("attack red-2 @B2").Play("attack red-1 @B2").WantOffered("add red-2")
	})
	t.Run("NS-C4.3.60 engaged by enemies in adjacent squares, by its own count", func(t *testing.T) {
		for q, n := range map[string][2]int{"C5": {1, 1}, "B4": {1, 1}, "D5": {1, 0}, "B3": {1, 0}, "C6": {0, 0}} {
			picture := field + "G1 red-9\nC4 blue-1 2hits\n" + q + " red-1\nphase recovery\nactive blue-g1 ap 3"
			draw(t, picture).Play("recover blue-1").wantMod("blue-1", "NS-C4.4.6", -n[0])
			draw(t, field+"C4 blue-1 2hits linear N\n"+q+" red-1\nphase recovery\nactive blue-g1 ap 3").Play("recover blue-1").wantMod("blue-1", "NS-C4.4.6", -n[1])
		}
	})
	mixed := "C4 blue-1 linear W\nC4 blue-2 linear N\nB4 red-1"
	t.Run("NS-C4.3.61 who faces the attack defends first", func(t *testing.T) {
		g := clash(t, mixed, "attack red-1 @C4", "roll").WantOptions("stand", "leave blue-2").WantRefused("leave blue-1", "NS-C4.3.61")
		g.Play("leave blue-2", "stand").Roll(1, 1).wantDice("ns.combat", 2, 4)
	})
	t.Run("NS-C4.3.61 Massed troops always face it", func(t *testing.T) {
		clash(t, "C4 blue-1\nC4 blue-2 linear N\nB4 red-1", "attack red-1 @C4", "roll").WantOptions("stand", "leave blue-2").WantRefused("leave blue-1", "NS-C4.3.61")
	})
	t.Run("NS-C4.3.61 by the main square, and eligible brigades only", func(t *testing.T) {
		clash(t, "C4 blue-1\nC4 blue-2 linear N\nC5 red-1\nB4 red-2", "attack red-1 @C4", "add red-2", "roll").WantOffered("leave blue-1", "leave blue-2")
		clash(t, "C4 blue-2 linear N\nC4 blue-1 linear N\nC4 blue-3 gun\nB4 red-1", "attack red-1 @C4", "roll").WantOffered("leave blue-1", "leave blue-2", "leave blue-3")
	})
	t.Run("NS-C4.3.62 back from a flank attack relative to the own front", func(t *testing.T) {
		g := clash(t, "C4 blue-1 linear N 2hits\nB4 red-1", "attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1).Roll(1, 4, 4).WantAsk("retreat", "blue")
		g.WantOptions("retreat blue-1 @C3", "retreat blue-1 @B3", "retreat blue-1 @D3")
		g = clash(t, "C4 blue-1 2hits\nB4 red-1", "attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1).Roll(1, 4, 4)
		g.WantOptions("retreat blue-1 @D4", "retreat blue-1 @D5", "retreat blue-1 @D3")
	})
}
