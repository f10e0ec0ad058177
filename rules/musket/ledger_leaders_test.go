package musket

import (
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerLeadersMove(t *testing.T) {
	t.Run("MS-10.1.1 leaders do not count for stacking and move alone or with a stack", func(t *testing.T) {
		g := draw(t, "phase move-start\n"+trio+"france 0405 fr-lannes ldr 2-1+1\nfrance 0405 fr-victor ldr 1-1+1").wantNoMarks("fr-44", "crowded").wantGoes("fr-lannes", "0404")
		g.Play("group fr-44", "add fr-lannes", "move @0404").WantAt("fr-44", "0404", "fr-lannes", "0404", "fr-victor", "0405")
	})
	t.Run("MS-10.1.2 alone he has 12 MP, 1 a hex whatever the ground, and never rolls", func(t *testing.T) {
		g := draw(t, wide+"france hq 0101 ineffective\nfrance trains 0104\nfrance 0302 fr-lannes ldr 2-1+1").wantGoes("fr-lannes", "1502").wantShort("fr-lannes", "1602")
		g.wantNoneOf("fr-lannes", "march", "roll", "roll.march")
		rough := "map\n......\n.w....\n.bxx..\n......\n......\nend\nsteep 0202>0201\nstream 0201-0301\nfrance hq 0105\nfrance loc 0105\n"
		g = draw(t, rough+"france 0203 fr-lannes ldr 2-1+1").Play("walk fr-lannes", "move @0202", "move @0201", "move @0301")
		if got := g.board().move.spent[lone]; got != 3*mp {
			t.Errorf("%d halves of MP are spent, want %d", got, 3*mp)
		}
	})
	t.Run("MS-10.1.2 half a MP a road step, a whole one on a trail", func(t *testing.T) {
		g := draw(t, highway+"trail 0302 0303\nfrance trains 0104\nfrance 0102 fr-lannes ldr 2-1+1").Play("walk fr-lannes", "move @0202", "move @0302", "move @0303")
		if got := g.board().move.spent[lone]; got != 2+mp {
			t.Errorf("%d halves of MP are spent, want %d", got, 2+mp)
		}
	})
	t.Run("MS-10.1.2 what is prohibited to infantry stays prohibited", func(t *testing.T) {
		g := draw(t, "map\n......\n......\n..x...\n......\n......\nend\nriver 0203-0304\nfrance 0203 fr-lannes ldr 2-1+1").Play("walk fr-lannes")
		g.wantOnward([]string{"0204", "0202"}, []string{"0303", "0304"})
	})
}

// alone draws a French leader alone at 0605, and makes Austria move another
// unit, so that he is looked at.
func alone(t *testing.T, picture string) *game {
	t.Helper()
	g := draw(t, "active austria\naustria 1010 au-retz inf 1-1-1\nfrance 0605 fr-lannes ldr 2-1+1\n"+picture)
	return g.Play("move au-retz @1009")
}

// beset are two Austrian brigades whose ZOCs hold every hex around 0605.
const beset = "austria 0604 au-28 inf 4-3-4\naustria 0606 au-51 inf 4-3-4\n"

func TestLedgerALeaderAloneAmongEnemies(t *testing.T) {
	t.Run("MS-10.1.4 with a safe line he goes to the nearest friendly unit", func(t *testing.T) {
		g := alone(t, "austria 0705 au-28 inf 4-3-4\nfrance 0401 fr-44 inf 5-4-4\nfrance 0308 fr-101 inf 5-4-4").WantAsk("move", "austria")
		g.WantAt("fr-lannes", "0308").WantTold(rules.EvMove, "fr-lannes").wantNoMarks("fr-lannes", "ineffective")
		alone(t, "france 0401 fr-44 inf 5-4-4\naustria 0805 au-28 inf 4-3-4").WantAt("fr-lannes", "0605")
	})
	t.Run("MS-10.1.5 with an unsafe line he dies on 6 or goes to the nearest unit", func(t *testing.T) {
		for die, want := range map[int]string{1: "map", 5: "map", 6: "killed"} {
			g := alone(t, beset+"france 0901 fr-44 inf 5-4-4").wantLine("fr-lannes", "unsafe").WantAsk("leader.unsafe", "").Roll(die).wantPlace("fr-lannes", want, 0)
			if want == "map" {
				g.WantAt("fr-lannes", "0901")
			}
		}
		cut := "france hq none\nfrance trains none\nfrance loc 0110\naustria 0110 au-18 inf 4-3-4\nfrance 0901 fr-44 inf 5-4-4\naustria 0705 au-28 inf 4-3-4"
		alone(t, cut).wantLine("fr-lannes", "edge").WantAsk("leader.unsafe", "").Roll(6).wantPlace("fr-lannes", "killed", 0)
	})
	t.Run("MS-10.1.6 without a valid line he is captured", func(t *testing.T) {
		g := alone(t, beset+"austria 0705 au-18 inf 4-3-4\naustria 0706 au-57 inf 4-3-4\naustria 0506 au-17 inf 4-3-4\naustria 0505 au-13 inf 4-3-4\nfrance 0901 fr-44 inf 5-4-4")
		g.wantPlace("fr-lannes", "captured", 0).WantAsk("move", "austria")
	})
	near := "austria 0705 au-28 inf 4-3-4\n"
	t.Run("MS-10.1.7 ties are the owner's choice", func(t *testing.T) {
		g := alone(t, near+"france 0603 fr-44 inf 5-4-4\nfrance 0607 fr-101 inf 5-4-4\nfrance 0202 fr-96 inf 5-4-4").WantAsk("leader.place", "france")
		g.WantOptions("place @fr-44", "place @fr-101").Play("place @fr-101").WantAt("fr-lannes", "0607")
	})
	t.Run("MS-10.1.7 without friendly units he is set with the HQ, then with the trains, else captured", func(t *testing.T) {
		alone(t, near+"france trains 0102").WantAt("fr-lannes", "0101")
		alone(t, near+"france hq none").WantAt("fr-lannes", "0102")
		alone(t, near+"france hq none\nfrance trains none\nfrance loc 0101").wantPlace("fr-lannes", "captured", 0)
	})
	t.Run("MS-10.1.8 a leader alone is no target", func(t *testing.T) {
		draw(t, "phase combat\nactive austria\nfrance 0605 fr-lannes ldr 2-1+1\naustria 0705 au-28 inf 4-3-4\naustria 0805 au-cbty art 3/1-3-4").wantNone("attack", "aim", "skirmish")
	})
	t.Run("MS-10.1.8 he blocks no hex and is displaced when somebody comes past", func(t *testing.T) {
		picture := "active austria\nfrance 0605 fr-lannes ldr 2-1+1\nfrance 0202 fr-96 inf 5-4-4\naustria 0805 au-28 inf 4-3-5"
		draw(t, picture).Play("walk au-28", "move @0705").WantAt("fr-lannes", "0202", "au-28", "0705").WantAsk("move.step", "austria")
		draw(t, picture).Play("move au-28 @0704").WantAt("fr-lannes", "0605")
		draw(t, picture).wantGoes("au-28", "0605", "0505").Play("move au-28 @0605").WantAt("au-28", "0605", "fr-lannes", "0202")
	})
	t.Run("MS-10.1.8 the move is told as far as the hex from which he is reached, then he, then the rest", func(t *testing.T) {
		g := draw(t, "active austria\nfrance 0605 fr-lannes ldr 2-1+1\nfrance 0202 fr-96 inf 5-4-4\naustria 0805 au-28 inf 4-3-5").Play("move au-28 @0605")
		var ways []string
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvMove {
				ways = append(ways, Book{}.Format(e.Who)+" "+Book{}.Format(e.From)+"-"+Book{}.Format(e.To))
			}
		}
		if got, want := strings.Join(ways, ", "), "au-28 0805-0706, fr-lannes 0605-0202, au-28 0706-0605"; got != want {
			t.Errorf("told %s, want %s", got, want)
		}
	})
	t.Run("MS-10.1.8 it is checked after a combat too", func(t *testing.T) {
		g := draw(t, "phase combat\nactive austria\nfrance 0505 fr-44 inf 1-1-4\nfrance 0505 fr-lannes ldr 0-0+1\nfrance 0202 fr-96 inf 5-4-4\naustria 0605 au-28 inf 9-3-4")
		g.Play("attack au-28 @0505", "done").WantAsk("combat.defend", "france").Play("done", "none", "none").Roll(4).wantRow("dx").Play("retreat")
		for g.Request().Kind == "retreat" {
			g.Play(g.Options()[len(g.Options())-1])
		}
		if h := g.board().piece[g.counter("fr-lannes")].at.name(); h == "0505" {
			t.Error("he is still alone among them")
		}
	})
}

func TestLedgerIneffectiveLeaders(t *testing.T) {
	t.Run("MS-10.2.1 a retreat with the unit he helps turns a leader ineffective", func(t *testing.T) {
		fight := func(pick ...string) *game {
			g := draw(t, "phase combat\nfrance 0405 fr-44 inf 1-4-4\nfrance 0405 fr-lannes ldr 1-1+1\naustria 0505 au-28 inf 9-4-4").Play("attack fr-44 @0505").Play(pick...)
			return g.Play("done", "none", "none").Roll(6).wantRow("ar").Play("retreat", "retreat fr-44 @0305", "stop fr-44")
		}
		fight("leader fr-lannes @fr-44").WantAt("fr-44", "0305", "fr-lannes", "0305").wantMarks("fr-lannes", "ineffective")
		fight().wantNoMarks("fr-lannes", "ineffective")
	})
	t.Run("MS-10.2.2 ineffective he moves as before and does nothing else", func(t *testing.T) {
		idle := "france 0405 fr-44 inf 5-4-4 start=0405 shaken\nfrance 0405 fr-lannes ldr 2-1+1 ineffective start=0405\n"
		g := draw(t, idle).wantGoes("fr-lannes", "0410").WantNot("rally fr-44 +fr-lannes").WantOffered("rally fr-44")
		g.Play("group fr-44").wantNone("help").WantOffered("add fr-lannes")
		draw(t, "phase combat\n"+idle+"austria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505").WantRefused("leader fr-lannes @fr-44", "MS-10.2.2")
		draw(t, "france 0101 fr-lannes ldr 2-1+1 ineffective\nfrance aside - fr-101 inf 5-4-4").WantOffered("test fr-101").WantNot("test fr-101 +fr-lannes")
	})
	t.Run("MS-10.2.2 he recovers by 11.3", func(t *testing.T) {
		draw(t, "france 0405 fr-lannes ldr 2-1+1 ineffective").Play("recover fr-lannes").wantNoMarks("fr-lannes", "ineffective")
	})
}

func TestLedgerLeadersWithUnits(t *testing.T) {
	t.Run("MS-10.1.8 a leader with a unit in an EZOC is not displaced, whatever his line", func(t *testing.T) {
		g := draw(t, defile+"phase move-start, active austria\naustria 0402 au-28 inf 4-3-4\naustria 0402 au-melas ldr 1-1+1\naustria 0602 au-51 inf 4-3-4 shaken\nfrance 0302 fr-44 inf 5-4-4\nfrance 0601 fr-101 inf 4-4-4\n")
		g.wantLine("au-melas", "unsafe").WantAsk("move", "austria").WantAt("au-melas", "0402").Play("done").WantAsk("combat", "austria").WantAt("au-melas", "0402")
		g.engage("attack au-28 @0302").WantAt("au-melas", "0402")
	})
	t.Run("MS-10.1.2 leaders do not march, together neither", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-lannes ldr 1-1+1\nfrance 0405 fr-victor ldr 1-1+1").Play("group fr-lannes", "add fr-victor").WantOffered("move @0505", "walk").wantNone("march", "walk.march")
		g.WantRefused("march", "MS-10.1.2")
	})
}
