package musket

import (
	"strings"
	"testing"
)

// ridge is a map of 12 by 8 hexes in the open but for these: "0404w".
func ridge(but ...string) string {
	rows := make([][]byte, 8)
	for i := range rows {
		rows[i] = []byte(strings.Repeat(".", 12))
	}
	for _, b := range but {
		h, _ := parseHex(b[:4])
		rows[h.row()][h.col()] = b[4]
	}
	text := "map\n"
	for _, row := range rows {
		text += string(row) + "\n"
	}
	return text + "end\n"
}

// aimed draws a battery of range 5 in a hex and an enemy in another, and checks
// whether it sees him.
func aimed(t *testing.T, from, to string, sees bool, more string) {
	t.Helper()
	g := draw(t, "phase combat\nfrance "+from+" fr-bty1 art 4/1-5-4\naustria "+to+" au-28 inf 4-3-4\n"+more)
	aim := "aim fr-bty1 @" + to
	if sees {
		g.WantOffered(aim)
		return
	}
	g.WantNot(aim).WantRefused(aim, "MS-8.6.1")
}

func TestLedgerLinesOfSight(t *testing.T) {
	t.Run("MS-8.6.2 along a hexside both hexes must block", func(t *testing.T) {
		aimed(t, "0305", "0505", true, ridge("0404w"))
		aimed(t, "0305", "0505", true, ridge("0405w"))
		aimed(t, "0305", "0505", false, ridge("0404w", "0405w"))
		aimed(t, "0305", "0505", false, ridge("0404t")+"heights 0405")
		aimed(t, "0305", "0705", false, ridge("0604w", "0605s"))
		aimed(t, "0305", "0705", true, ridge("0404w", "0605w")) // one here, one there
		aimed(t, "0305", "0505", true, "steep 0404>0405")
	})
	t.Run("MS-8.6.4 in the last column as anywhere", func(t *testing.T) {
		aimed(t, "1203", "1207", true, "")
		aimed(t, "1203", "1207", false, ridge("1205w"))
	})
	t.Run("MS-8.6.3 units never block, nor do the hexes of gun and target", func(t *testing.T) {
		aimed(t, "0302", "0305", true, "france 0303 fr-44 inf 5-4-4\naustria 0304 au-51 inf 4-3-4")
		aimed(t, "0302", "0305", true, ridge("0302t", "0305t"))
		aimed(t, "0302", "0305", true, "heights 0302")
		aimed(t, "0302", "0305", true, "heights 0305")
		g := draw(t, "phase combat\nfrance 0302 fr-bty1 art 4/1-5-4\naustria 0305 au-28 inf 4-3-4\n"+ridge("0305w"))
		g.WantRefused("aim fr-bty1 @0305", "MS-8.2.1").wantNone("aim")
	})
	for letter, sees := range map[string]bool{".": true, "v": true, "b": true, "m": true, "w": false, "t": false, "s": false} {
		t.Run("MS-8.6.4 woods, towns and strongpoints block always: "+letter, func(t *testing.T) {
			aimed(t, "0302", "0305", sees, ridge("0303"+letter))
			aimed(t, "0302", "0305", sees, ridge("0303"+letter)+"heights 0302 0305")
		})
	}
	t.Run("MS-8.6.4 a height blocks unless both ends are on heights", func(t *testing.T) {
		aimed(t, "0302", "0305", false, "heights 0303")
		aimed(t, "0302", "0305", false, "heights 0302 0303")
		aimed(t, "0302", "0305", false, "heights 0303 0305")
		aimed(t, "0302", "0305", true, "heights 0302 0303 0305")
	})
	t.Run("MS-8.6.5 a hex touched at a corner does not block", func(t *testing.T) {
		aimed(t, "0305", "0803", true, ridge("0505w", "0603w"))
		aimed(t, "0305", "0803", false, ridge("0404w"))
	})
	t.Run("MS-8.7.2 a height adds one to the range", func(t *testing.T) {
		for heights, sees := range map[string]bool{"0302": true, "0305": false, "0306": false} {
			g := draw(t, "phase combat\nfrance 0302 fr-bty1 art 4/1-2-4\naustria 0305 au-28 inf 4-3-4\nheights "+heights)
			if got := len(g.those("aim")) > 0; got != sees {
				t.Errorf("height in %s: it reaches three hexes: %t, want %t", heights, got, sees)
			}
		}
		draw(t, "phase combat\nfrance 0302 fr-bty1 art 4/1-2-4\naustria 0306 au-28 inf 4-3-4\nheights 0302").WantRefused("aim fr-bty1 @0306", "MS-8.7.1")
	})
}

func TestLedgerSupportFire(t *testing.T) {
	support := func(guns, more string) *game {
		return battery(t, guns, besideGuns+more).Play("attack fr-44 @0505", "support fr-bty1")
	}
	t.Run("MS-8.8.1 not with an enemy unit adjacent, be it one that guns cannot attack", func(t *testing.T) {
		beside := func(more string) *game {
			return battery(t, "3/1-3-4", besideGuns+more).Play("attack fr-44 @0505")
		}
		beside("").WantOffered("support fr-bty1")
		beside("austria 0306 au-51 inf 4-3-4").WantRefused("support fr-bty1", "MS-8.8.1").wantNone("support")
		beside(ridge("0306w")+"austria 0306 au-51 inf 4-3-4").WantRefused("support fr-bty1", "MS-8.8.1").wantNone("support")
		beside("austria 0306 au-melas ldr 1-1+1\naustria trains 0304").WantOffered("support fr-bty1")
		for _, barrier := range []string{"river 0305-0306", "steep 0305>0306", "steep 0306>0305"} {
			beside(barrier + "\naustria 0306 au-51 inf 4-3-4").WantOffered("support fr-bty1")
		}
		beside("steep 0305>0306\nroad 0305 0306\naustria 0306 au-51 inf 4-3-4").WantRefused("support fr-bty1", "MS-8.8.1")
	})
	t.Run("MS-8.8.1 adjacent to a unit that attacks", func(t *testing.T) {
		g := battery(t, "3/1-3-4", besideGuns+"france 0506 fr-101 inf 4-4-4\n").Play("attack fr-101 @0505").WantRefused("support fr-bty1", "MS-8.8.1").wantNone("support")
		g.Play("add fr-44").WantOffered("support fr-bty1").Play("support fr-bty1").wantDifferential(4 + 5 + 3 - 4)
		g.Play("drop fr-44").wantDifferential(0)
	})
	t.Run("MS-8.8.2 its attack factor is added, doubled against cavalry", func(t *testing.T) {
		support("3/1-3-4", "").wantDifferential(5 + 3 - 4)
		horse := func(lines ...string) *game {
			g := support("3/1-3-4", "austria 0505 au-nau cav 2/4-4-9\n").Play("done").WantAsk("combat.defend", "austria").Play(lines...)
			return g.engage().WantAsk("crt", "")
		}
		horse("done").WantTotal("attack", 5+3)
		horse("drop au-28", "defend au-nau").WantTotal("attack", 5+6).wantMod("MS-9.2.5", 3)
		support("3/1-3-4", "austria 0505 au-lob cav 2/4-4-9 sqn\n").Play("done").engage().WantTotal("attack", 5+6).WantTotal("defence", 4+2)
	})
	t.Run("MS-8.8.2 the ground counts as in a bombardment", func(t *testing.T) {
		support("3/1-3-4", plainBut("b")).wantDifferential(5 + 2 - 4)
		support("3/1-3-4", plainBut("t")).wantDifferential(3 + 2 - 4)
		support("3/1-3-4", plainBut("m")).wantDifferential(3 + 3 - 4)
		support("3/1-3-4", "wall 0405-0505").wantDifferential(4 + 3 - 4)
	})
	t.Run("MS-8.8.3 of any formation, it is hit by Ammo alone", func(t *testing.T) {
		fire := func(die int) *game {
			g := draw(t, "phase combat\nfrance 0405 fr-44 inf 1-4-4\nfrance 0305 fr-bty1 art 3/1-3-4 f=2\naustria 0505 au-28 inf 4-3-4").engage("attack fr-44 @0505", "support fr-bty1")
			return g.wantDifferential(0).Roll(die)
		}
		fire(3).wantRow("ar").Play("retreat").recoil().wantMarks("fr-bty1", "ineffective").wantNoMarks("fr-bty1", "shaken").WantAt("fr-bty1", "0305")
		fire(2).wantRow("ax").Play("retreat").recoil().wantMarks("fr-44", "shaken").wantUntouched("fr-bty1", "0305")
		fire(5).wantRow("ex").wantMarks("fr-44", "reduced").wantUntouched("fr-bty1", "0305")
	})
	t.Run("MS-8.8.4 it is outside the limit of a hex", func(t *testing.T) {
		g := support("3/1-3-4", "france 0305 fr-bty2 art 2/1-3-4\nfrance 0305 fr-hbty art 1/1-3-4\n").Play("support fr-bty2", "support fr-hbty").wantDifferential(5 + 3 + 2 + 1 - 4)
		g.WantAsk("combat.attack", "france")
		draw(t, shore+"france 0405 fr-bty2 art 2/1-3-4\nfrance 0405 fr-hbty art 1/1-3-4").Play("attack fr-bty1 @0505", "add fr-bty2").WantRefused("add fr-hbty", "MS-5.3.1")
	})
}
