package squares

import (
	"fmt"
	"slices"
	"testing"
)

func TestLedgerFacing(t *testing.T) {
	t.Run("NS-A.25 a Linear unit faces one of the four sides", func(t *testing.T) {
		picture := field + "C3 red-1 linear E"
		g := draw(t, picture).wantFacing("red-1", "E").WantOffered("face red-1 #1", "face red-1 #3", "face red-1 #4").WantNot("face red-1 #2", "face red-1 #5")
		g.Play("face red-1 #3").wantFacing("red-1", "S")
		if p := g.piece("blue", "red-1"); p.Facing != 4 {
			t.Errorf("it is seen to face %d eighths", p.Facing)
		}
		wantFault(t, drawnFile(t, picture, `facing = "E"`, `facing = "NE"`), "facing")
		wantFault(t, drawnFile(t, picture, `, facing = "E"`, ``), "facing")
	})
	arc := map[string][]string{"N": {"C4", "B4", "D4"}, "E": {"D3", "D4", "D2"}, "S": {"C2", "B2", "D2"}, "W": {"B3", "B4", "B2"}}
	for facing, front := range arc {
		for _, q := range []string{"B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4"} {
			what, flank := "front", -1
			if slices.Contains(front, q) {
				flank = 0
			} else {
				what = "flank"
			}
			t.Run(fmt.Sprintf("NS-A.26 %s is %s of C3 facing %s", q, what, facing), func(t *testing.T) {
				g := draw(t, field+q+" red-1\nC3 blue-1 linear "+facing+"\nphase combat").Play("attack red-1 @C3").dice()
				g.wantMod("blue-1", "NS-C4.3.43", flank).wantMod("red-1", "NS-C4.3.40", -flank)
			})
		}
	}
}

// supports attacks C4 with red-1, Linear in C3 and facing north, and checks
// whether it is supported.
func supports(t *testing.T, yes bool, others string) {
	t.Helper()
	g := draw(t, field+"C3 red-1 linear N\nC4 blue-1\nphase combat\n"+others).Play("attack red-1 @C4").dice()
	want := -1
	if yes {
		want = 0
	}
	g.wantMod("red-1", "NS-C4.3.37", 1).wantMod("red-1", "NS-C4.3.44", want)
}

func TestLedgerSupport(t *testing.T) {
	for _, c := range []struct {
		name, others string
		yes          bool
	}{
		{"NS-A.27 nobody behind: unsupported", "", false},
		{"NS-A.27 Linear infantry behind, oriented the same way", "C2 red-2 linear N", true},
		{"NS-A.27 infantry in front supports nobody", "D4 red-2 linear N", false},
		{"NS-A.28 in the square directly behind", "C2 red-2 linear N", true},
		{"NS-A.28 not diagonally behind", "B2 red-2 linear N", false},
		{"NS-A.28 not beside", "B3 red-2 linear N", false},
		{"NS-A.28 not two squares behind", "C1 red-2 linear N", false},
		{"NS-A.28 cavalry in the same square that may not attack", "C3 red-2 cavalry heavy of red-g2", true},
		{"NS-A.28 a Rear unit in the same square", "C3 red-2 linear N of red-g2\nC3 red-3 linear N rear of red-g2", true},
		{"NS-A.28 a Lead does not support a Lead of its square", "C3 red-2 linear N of red-g2", false},
		{"NS-A.29 Linear infantry with another facing does not", "C2 red-2 linear E", false},
		{"NS-A.29 a Rear unit with another facing does not", "C3 red-2 linear N of red-g2\nC3 red-3 linear W rear of red-g2", false},
		{"NS-A.29 a Linear mixed brigade does", "C2 red-2 mixed linear N", true},
		{"NS-A.29 cavalry behind does, whichever way", "C2 red-2 cavalry light", true},
		{"NS-A.29 Massed infantry does not", "C2 red-2", false},
		{"NS-A.29 a Massed mixed brigade does not", "C2 red-2 mixed", false},
		{"NS-A.29 artillery does not", "C2 red-2 gun", false},
		{"NS-A.30 supporters may belong to another command", "C2 red-2 linear N of red-g2", true},
		{"NS-A.30 supporters may have been activated", "C2 red-2 linear N activated", true},
		{"NS-A.31 who marches does not support", "C2 red-2 linear N column", false},
	} {
		t.Run(c.name, func(t *testing.T) { supports(t, c.yes, c.others) })
	}
	t.Run("NS-A.28 one supporter serves all in front of it", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N\nC3 red-2 linear N\nC2 red-3 linear N\nC4 blue-1\nphase combat").Play("attack red-1 @C4").dice()
		g.wantMod("red-1", "NS-C4.3.44", 0).wantMod("red-2", "NS-C4.3.44", 0).wantMod("red-1", "NS-C4.3.37", 1).wantMod("red-2", "NS-C4.3.37", 1)
	})
	t.Run("NS-A.28 behind is opposite to the facing", func(t *testing.T) {
		picture := field + "C3 red-1 linear E\nB3 red-2 linear E\nD3 blue-1\nphase combat"
		draw(t, picture).Play("attack red-1 @D3").dice().wantMod("red-1", "NS-C4.3.44", 0)
	})
	t.Run("NS-A.29 a garrison does not", func(t *testing.T) {
		town := ". . .\n. . .\n. t .\n. . .\nB3 red-1 linear N\nB4 blue-1\nphase combat\nB2 red-2 linear N "
		draw(t, town+"garrison").Play("attack red-1 @B4").dice().wantMod("red-1", "NS-C4.3.44", -1)
		draw(t, town).Play("attack red-1 @B4").dice().wantMod("red-1", "NS-C4.3.44", 0)
	})
	t.Run("NS-A.30 all three of a square attack and none supports", func(t *testing.T) {
		picture := field + "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1\nphase combat"
		draw(t, picture).Play("attack red-1 @C4", "roll").dice().wantMod("red-1", "NS-C4.3.44", -1).wantMod("red-3", "NS-C4.3.44", -1)
		draw(t, picture).Play("attack red-1 @C4", "leave red-3", "roll").dice().wantMod("red-1", "NS-C4.3.44", 0).wantMod("red-2", "NS-C4.3.44", 0)
	})
	t.Run("NS-A.30 who fought in the first round supports nobody in the second", func(t *testing.T) {
		picture := "C3 red-1\nC3 red-2\nC4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear"
		second := func(first ...string) *game {
			g := reserve(t, picture, append([]string{"leave red-2", "roll"}, first...)...).Play("second", "roll")
			return g.Play("leave blue-3", "add blue-2", "stand").Roll(1, 1, 1)
		}
		second("stand").wantMod("blue-1", "NS-C4.3.44", -1).wantMod("blue-2", "NS-C4.3.44", -1)
		second("leave blue-3", "stand").wantMod("blue-1", "NS-C4.3.44", 0).wantMod("blue-2", "NS-C4.3.44", 0)
	})
}

func TestLedgerSupportAndGround(t *testing.T) {
	rows := func(front, back string) string {
		return fmt.Sprintf(". . .\n. %s .\n. %s .\nB3 blue-1\nB2 red-1 linear light N\nphase combat\n", front, back)
	}
	for _, c := range []struct {
		front, back string
		mod         int
	}{{".", ".", 0}, {"w", ".", -1}, {"b", ".", -1}, {".", "w", -1}, {".", "b", -1}, {"h", "f", 0}, {"t", ".", 0}} {
		t.Run(fmt.Sprintf("NS-A.31 support from %s to %s", c.back, c.front), func(t *testing.T) {
			draw(t, rows(c.front, c.back)+"B1 red-2 linear light N").Play("attack red-1 @B3").dice().wantMod("red-1", "NS-C4.3.44", c.mod)
		})
	}
	t.Run("NS-A.31 support inside a wood", func(t *testing.T) {
		draw(t, rows("w", ".")+"B2 red-2 cavalry heavy of red-g2").Play("attack red-1 @B3").dice().wantMod("red-1", "NS-C4.3.44", 0)
	})
	t.Run("NS-A.31 who marches is not supported", func(t *testing.T) {
		picture := field + "C3 blue-1 linear N\nC2 blue-2 cavalry heavy\nB4 red-1\nphase combat\n"
		draw(t, picture).Play("attack red-1 @C3").dice().wantMod("blue-1", "NS-C4.3.44", 0)
		draw(t, field+"C3 blue-1 linear N column\nC2 blue-2 cavalry heavy\nB4 red-1\nphase combat").Play("attack red-1 @C3").dice().wantMod("blue-1", "NS-C4.3.44", -1)
	})
	for _, q := range []string{"B2", "C2", "D3", "C4"} {
		t.Run("NS-A.32 a Massed unit attacked from "+q+" has no flank and needs no support", func(t *testing.T) {
			g := draw(t, field+"C3 blue-1\n"+q+" red-1\nphase combat").Play("attack red-1 @C3").dice()
			g.wantMod("blue-1", "NS-C4.3.43", 0).wantMod("blue-1", "NS-C4.3.44", 0).wantMod("red-1", "NS-C4.3.40", 0).wantMod("red-1", "NS-C4.3.44", 0)
			g.wantSeen("red", "blue-1", "!facing", "!lead")
		})
	}
}
