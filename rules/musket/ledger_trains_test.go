package musket

import (
	"testing"

	"grognard/rules"
)

func TestLedgerTrainsMove(t *testing.T) {
	t.Run("MS-12.2.1 on road hexes or clear ones, and they stop in a clear hex without road", func(t *testing.T) {
		ground := "map\n......\n.vvv..\n.vvv..\n......\n......\nend\nfrance hq 0101\nroad 0201 0202 0203\nfrance trains "
		draw(t, ground+"0201").wantGoes("fr-trains", "0203", "0101", "0301").wantShort("fr-trains", "0302", "0303")
		g := draw(t, ground+"0201").Play("walk fr-trains", "move @0202", "move @0203").WantRefused("move @0303", "MS-12.2.1").WantOffered("move @0204").Play("move @0204")
		g.WantAsk("move", "france").WantAt("fr-trains", "0204")
	})
	t.Run("MS-12.2.1 one clear hex a turn across country", func(t *testing.T) {
		g := draw(t, "france hq none\nfrance trains 0503").WantOptions("done", "walk fr-trains", "move fr-trains @0502", "move fr-trains @0602", "move fr-trains @0603", "move fr-trains @0504", "move fr-trains @0403", "move fr-trains @0402")
		g.Play("move fr-trains @0602").wantNoneOf("fr-trains", "move")
	})
	t.Run("MS-12.2.6 an enemy unit takes them by walking in, a leader or HQ does not", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf 5-4-4\naustria trains 0505").Play("walk fr-44").WantOffered("move @0505").Play("move @0505").wantPlace("au-trains", "captured", 0)
		g.WantTold(rules.EvRemove, "au-trains")
		draw(t, "france 0405 fr-lannes ldr 1-1+1\naustria trains 0505").Play("walk fr-lannes").WantNot("move @0505").WantRefused("move @0505", "MS-5.1.2")
	})
	t.Run("MS-12.2.2 marching they have half-MP roads and their printed MA", func(t *testing.T) {
		g := draw(t, highway+"france trains 0102").wantGoes("fr-trains", "0502").wantShort("fr-trains", "0602").WantOffered("march fr-trains @0902").WantNot("march fr-trains @1002")
		g.WantOffered("walk.march fr-trains")
		draw(t, highway+"france trains 0102\naustria 1002 au-28 inf 4-3-4").WantOffered("march fr-trains @0802").WantNot("march fr-trains @0902").Play("walk.march fr-trains").WantAsk("move.first", "france")
		draw(t, highway+"france trains 0102\naustria 0502 au-28 inf 4-3-4").WantRefused("move fr-trains @0402", "MS-12.2.2")
	})
	t.Run("MS-12.2.3 no friend moves through their hex, but one may end there and leave later", func(t *testing.T) {
		pass := "phase move-start\nmap\n......\nxxxxxx\n......\nxxxxxx\n......\nend\nfrance hq 0103\nfrance loc 0103\nfrance trains 0303\naustria hq 0101\naustria loc 0101\naustria trains 0201\nfrance 0203 fr-44 inf 5-4-4\n"
		g := draw(t, pass).wantGoes("fr-44", "0303").wantShort("fr-44", "0403").Play("walk fr-44", "move @0303").WantAsk("move", "france")
		g.passTo(2).wantGoes("fr-44", "0403", "0503")
		draw(t, pass+"france 0203 fr-lannes ldr 2-1+1").wantGoes("fr-lannes", "0403")
	})
}

func TestLedgerTrainsUnderAttack(t *testing.T) {
	retreat := "phase combat\nfrance 0405 fr-44 inf 9-4-4\naustria 0505 au-28 inf 4-3-4\n"
	t.Run("MS-12.2.4 who retreats through trains of either side becomes Shaken", func(t *testing.T) {
		back := func(more string) *game {
			return draw(t, retreat+more).Play("attack fr-44 @0505", "done", "none", "none").Roll(3).wantRow("dc-ex").Roll(5).Play("retreat au-28 @0605")
		}
		back("").wantNoMarks("au-28", "shaken").WantOffered("stop au-28")
		back("austria trains 0605\n").wantMarks("au-28", "shaken").WantOffered("stop au-28")
		back("france trains 0605\n").wantMarks("au-28", "shaken").wantNone("stop").WantAt("fr-trains", "0605").Play("retreat au-28 @0705").WantAt("au-28", "0705")
	})
	target := "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria trains 0505\n"
	t.Run("MS-12.2.5 trains have no CF and no ZOC, no result touches them, and two FOWs are gained each time", func(t *testing.T) {
		g := draw(t, target+"austria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505").wantDifferential(1).Play("done", "none", "none").Roll(5).wantRow("dc-ex").Roll(6)
		g.Play("retreat au-28 @0605", "stop au-28", "stay").WantAt("au-trains", "0505").WantAsk("fow", "france").Play("forfeit").WantAsk("fow", "france").Play("forfeit").WantAsk("combat", "france")
		draw(t, "austria trains 0505").wantZone("austria", "0405", false)
	})
	t.Run("MS-12.2.6 an enemy that enters their hex by movement takes them", func(t *testing.T) {
		g := draw(t, "france 0305 fr-44 inf 5-4-4\naustria trains 0505\naustria hq 1205").wantGoes("fr-44", "0505").wantPoints("france", 0).Play("move fr-44 @0505")
		g.wantPlace("au-trains", "captured", 0).wantPoints("france", 4).WantAt("fr-44", "0505")
		draw(t, "france 0305 fr-lannes ldr 2-1+1\naustria trains 0505").wantShort("fr-lannes", "0505").WantRefused("move fr-lannes @0505", "MS-4.3.2")
	})
	t.Run("MS-12.2.6 and so does an advance after combat", func(t *testing.T) {
		g := draw(t, target+"austria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505", "done", "none", "none").Roll(5).Roll(6)
		g.Play("retreat au-28 @0605", "stop au-28", "advance fr-44 @0505").wantPlace("au-trains", "captured", 0)
	})
	t.Run("MS-12.2.7 trains alone: no die, two FOWs and no advance", func(t *testing.T) {
		g := draw(t, target).Play("attack fr-44 @0505", "done").WantAsk("fow", "france").Play("forfeit").WantAsk("fow", "france").Play("forfeit").WantAsk("combat", "france")
		g.WantAt("fr-44", "0405", "au-trains", "0505").wantMarks("au-trains", "ineffective")
	})
}

func TestLedgerActiveTrains(t *testing.T) {
	t.Run("MS-12.2.8 they turn inactive when they move", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance trains 0303").Play("move fr-trains @0304").wantMarks("fr-trains", "ineffective").Play("done").wantMarks("fr-trains", "ineffective")
		g.passTo(2).Play("done").wantNoMarks("fr-trains", "ineffective").wantGauge("france", "trains", 1)
	})
	near := "active austria\naustria 0904 au-28 inf 4-3-4\nfrance trains 0505\n"
	t.Run("MS-12.2.8 when they are in an EZOC", func(t *testing.T) {
		draw(t, near).Play("move au-28 @0604").wantMarks("fr-trains", "ineffective").wantGauge("france", "trains", 0)
		draw(t, near).Play("move au-28 @0704").wantNoMarks("fr-trains", "ineffective")
	})
	t.Run("MS-12.2.8 when they lack a safe line to a functioning LOC hex, the HQ is not enough", func(t *testing.T) {
		river := near + "france hq 0506\nfrance loc 0110\nriver 0110-0109 0110-0210 0110-0209\n"
		draw(t, river).Play("move au-28 @0804").wantMarks("fr-trains", "ineffective")
		draw(t, river+"bridge 0109-0110\n").Play("move au-28 @0804").wantNoMarks("fr-trains", "ineffective")
		draw(t, river+"bridge 0109-0110\naustria 0209 au-51 inf 4-3-4").Play("move au-28 @0804").wantMarks("fr-trains", "ineffective")
	})
	t.Run("MS-12.2.8 when they are attacked", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria trains 0505\naustria 0505 au-28 inf 4-3-4").wantNoMarks("au-trains", "ineffective")
		g.Play("attack fr-44 @0505", "done").wantMarks("au-trains", "ineffective")
	})
	t.Run("MS-12.2.8 active again at the end of an own Movement Phase in which none holds", func(t *testing.T) {
		draw(t, "phase move-start\nfrance trains 0505 ineffective").Play("done").wantNoMarks("fr-trains", "ineffective")
		draw(t, "phase move-start\nfrance trains 0505 ineffective\naustria 0605 au-28 inf 4-3-4").Play("done").wantMarks("fr-trains", "ineffective")
		draw(t, "phase move-start\nactive austria\nfrance trains 0505 ineffective").Play("done").wantMarks("fr-trains", "ineffective")
	})
	t.Run("MS-12.2.9 inactive: no line ends at them and nobody returns there", func(t *testing.T) {
		line := "france 0403 fr-44 inf 5-4-4\nfrance hq none\nfrance loc 0110\naustria 0110 au-28 inf 4-3-4\nfrance trains 0303"
		draw(t, line).wantLine("fr-44", "safe")
		draw(t, line+" ineffective").wantLine("fr-44", "edge")
		back := "phase move-start\nfrance track 1 fr-44 inf 5-4-4\nfrance trains 0505"
		draw(t, back).WantOffered("return fr-44 @0505", "return fr-44 @0604", "return fr-44 @0101")
		draw(t, back+" ineffective").WantNot("return fr-44 @0505", "return fr-44 @0604").WantOffered("return fr-44 @0101")
	})
}
