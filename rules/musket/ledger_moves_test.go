package musket

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerWhoMoves(t *testing.T) {
	two := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0408 fr-101 inf 5-4-4\naustria 0905 au-28 inf 4-3-4\n"
	t.Run("MS-4.1.1 the active player moves any, all or none of his counters and nobody else's", func(t *testing.T) {
		draw(t, two).WantOffered("done").WantRefused("move au-28", "MS-4.1.1").wantNoneOf("au-28", "move")
		draw(t, two).Play("move fr-44 @0404", "move fr-101 @0407").WantAt("fr-44", "0404", "fr-101", "0407").WantOffered("done")
		draw(t, two+"active austria").wantGoes("au-28", "0906").WantRefused("move fr-44", "MS-4.1.1")
	})
	t.Run("MS-4.1.1 no combat happens in it", func(t *testing.T) {
		draw(t, two+"austria 0505 au-51 inf 4-3-4").wantNone("attack", "skirmish", "aim", "fire").Play("done").WantOffered("attack fr-44 @0505")
	})
	edge := "france 0110 fr-44 inf 5-4-4\n"
	t.Run("MS-4.1.2 a unit that leaves the map goes to the track, two boxes on", func(t *testing.T) {
		draw(t, edge).wantLine("fr-44", "safe").Play("leave fr-44").wantPlace("fr-44", "track", 3)
		draw(t, edge+"turn 6").Play("leave fr-44").wantPlace("fr-44", "track", 8)
	})
	t.Run("MS-4.1.2 in the last two turns it is out of play", func(t *testing.T) {
		draw(t, edge+"turn 7").Play("leave fr-44").wantPlace("fr-44", "away", 0)
		draw(t, edge+"turn 8").Play("leave fr-44").wantPlace("fr-44", "away", 0)
	})
	t.Run("MS-4.1.2 leaving costs 1 MP and starts from an edge hex", func(t *testing.T) {
		draw(t, "france 0109 fr-44 inf 5-4-1").Play("walk fr-44").WantOffered("leave").Play("move @0110").WantAsk("move", "france").wantPlace("fr-44", "map", 0)
		draw(t, "france 0209 fr-44 inf 5-4-2").wantNoneOf("fr-44", "leave").Play("walk fr-44").WantNot("leave").Play("move @0110").WantOffered("leave").Play("leave").wantPlace("fr-44", "track", 3)
		draw(t, "france 0110 fr-44 inf 5-4-0").WantRefused("leave fr-44", "MS-4.3.3")
	})
	t.Run("MS-4.1.2 leaders, HQ and trains do not leave", func(t *testing.T) {
		draw(t, "france 0110 fr-lannes ldr 2-1+1").wantNone("leave").Play("walk fr-hq").wantNone("leave")
	})
	t.Run("MS-4.1.2 a battle may name one hex to embark", func(t *testing.T) {
		draw(t, edge+"france embarkation 0105").WantRefused("leave fr-44", "MS-4.1.2")
		draw(t, "france 0105 fr-44 inf 5-4-4\nfrance embarkation 0105").Play("leave fr-44").wantPlace("fr-44", "away", 0)
	})
	t.Run("MS-4.1.3 a unit may recover instead of moving", func(t *testing.T) {
		shaken := "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken"
		draw(t, shaken).Play("rally fr-44").Roll(1).wantNoMarks("fr-44", "shaken").wantNoneOf("fr-44", "move", "roll", "walk").WantRefused("move fr-44", "MS-4.2.4")
		draw(t, shaken).Play("roll fr-44").Roll(2).Play("move @0404").WantRefused("rally fr-44", "MS-11.1.7")
	})
}

func TestLedgerHowCountersMove(t *testing.T) {
	t.Run("MS-4.2.1 counters go through adjacent hexes in any direction", func(t *testing.T) {
		draw(t, "france 0605 fr-44 inf 5-4-4").Play("walk fr-44").WantOptions("move @0604", "move @0705", "move @0706", "move @0606", "move @0506", "move @0505")
		g := draw(t, "austria 0605 au-28 inf 4-3-4\nfrance 0405 fr-44 inf 5-4-8").Play("move fr-44 @0905")
		for _, e := range g.Events {
			if e.Kind != rules.EvMove {
				continue
			}
			for i := 1; i < len(e.Path); i++ {
				if distance(hex(e.Path[i-1].N()), hex(e.Path[i].N())) != 1 {
					t.Errorf("it skips from %v to %v", e.Path[i-1], e.Path[i])
				}
			}
		}
		draw(t, "map\n.x..\nxx..\n....\n....\nend\nfrance hq 0401\nfrance loc 0401\nfrance trains 0402\nfrance 0101 fr-44 inf 5-4-4").wantNoneOf("fr-44", "move")
	})
	stack := "phase move-start\nfrance 0505 fr-44 inf 5-4-4\nfrance 0505 fr-ke cav 3/5-4-9\nfrance 0505 fr-lannes ldr 2-1+1\n"
	t.Run("MS-4.2.2 a stack uses the lowest MA", func(t *testing.T) {
		g := draw(t, stack).wantGoes("fr-ke", "0510").Play("group fr-ke").WantOffered("move @0510").Play("add fr-44").wantOnward([]string{"0509"}, []string{"0510"})
		g.Play("add fr-lannes", "move @0509").WantAt("fr-44", "0509", "fr-ke", "0509", "fr-lannes", "0509")
	})
	t.Run("MS-4.2.2 all pay the cost for their own arm", func(t *testing.T) {
		vines := "phase move-start\nmap\n.v..\n.v..\n.v..\n.v..\n.v..\nend\nfrance 0201 fr-44 inf 5-4-4\nfrance 0201 fr-ke cav 3/5-4-4\n"
		draw(t, vines).wantGoes("fr-44", "0205").Play("group fr-44", "add fr-ke").wantOnward([]string{"0203"}, []string{"0204", "0205"})
	})
	t.Run("MS-4.2.2 what is dear for one arm is not dear for the others", func(t *testing.T) {
		ford := "phase move-start\nmap\n..x.\n.tx.\n..x.\n..x.\n..x.\nend\nstream 0202-0203 0103-0203 0104-0203\nfrance 0201 fr-ke cav 3/5-4-4\n"
		draw(t, ford+"france 0201 fr-bty1 art 3/1-3-4").Play("group fr-ke", "add fr-bty1").wantOnward([]string{"0203"}, []string{"0204"}).Play("move @0203").WantAt("fr-ke", "0203", "fr-bty1", "0203")
		draw(t, ford+"france 0201 fr-bty1 art 3/1-3-3").Play("group fr-ke", "add fr-bty1").wantOnward([]string{"0202"}, []string{"0203"})
	})
	t.Run("MS-4.2.2 the stack stops where any of them must", func(t *testing.T) {
		zone := stack + "austria 0805 au-28 inf 4-3-4\n"
		draw(t, zone).wantGoes("fr-lannes", "1004").Play("group fr-44", "add fr-lannes", "walk", "move @0605", "move @0705").WantAsk("move", "france").wantMarks("fr-lannes", "moved")
		carts := stack + "france trains 0507\n"
		draw(t, carts).Play("group fr-lannes", "add fr-44", "walk", "move @0506", "move @0507").WantAsk("move", "france").WantAt("fr-lannes", "0507")
	})
	t.Run("MS-4.2.2 nobody joins or drops off on the way", func(t *testing.T) {
		g := draw(t, stack+"france 0506 fr-101 inf 5-4-4").Play("group fr-44", "add fr-ke", "walk", "move @0506").WantAsk("move.step", "france")
		g.wantNone("add", "drop").Play("move @0507").WantAt("fr-44", "0507", "fr-ke", "0507", "fr-101", "0506", "fr-lannes", "0505")
	})
	t.Run("MS-4.2.3 a finished move stays as it is, MP left or not", func(t *testing.T) {
		draw(t, stack).Play("walk fr-44", "move @0506", "stop").wantNoneOf("fr-44", "move", "walk", "group", "square").WantRefused("move fr-44", "MS-4.2.4").WantNot("move fr-44 @0505")
	})
	t.Run("MS-4.2.4 a counter moves once in a phase, alone or in a stack", func(t *testing.T) {
		g := draw(t, stack).Play("group fr-44", "add fr-ke", "move @0506")
		g.WantRefused("move fr-44", "MS-4.2.4").WantRefused("move fr-ke", "MS-4.2.4").wantGoes("fr-lannes", "0506").Play("move fr-lannes @0506").wantNone("group")
		g.Play("done", "done", "done", "done").wantPhase(2, "move", "france").wantGoes("fr-44", "0505")
	})
	t.Run("MS-4.2.5 in a stack every unit that must rolls for itself", func(t *testing.T) {
		shaken := "phase move-start\nfrance 0505 fr-44 inf 5-4-4 shaken\nfrance 0505 fr-101 inf 5-4-6 shaken\nfrance 0505 fr-96 inf 5-4-3\nfrance 0505 fr-lannes ldr 2-1+2"
		g := draw(t, shaken).Play("group fr-44", "add fr-101", "help fr-lannes @fr-44", "roll").wantDice("roll.ma", 1, 4).Roll(1).wantDice("roll.ma", 1, 6).Roll(5)
		g.wantOnward([]string{"0508"}, []string{"0509"})
		draw(t, shaken).Play("group fr-44", "add fr-101", "add fr-96", "roll").rolls(4, 6).wantOnward([]string{"0508"}, []string{"0509"})
	})
}

func TestLedgerAllowances(t *testing.T) {
	t.Run("MS-4.3.1 a unit has its printed MA in MP each Movement Phase", func(t *testing.T) {
		for _, unit := range armed(3) {
			g := draw(t, "phase move-start\nfrance 0505 "+unit)
			id := strings.Fields(unit)[0]
			g.wantGoes(id, "0502", "0805").wantShort(id, "0501").Play("move "+id+" @0502", "done", "done", "done", "done").wantGoes(id, "0505").wantShort(id, "0506")
		}
	})
	t.Run("MS-4.3.2 out of reach is told of what is out of reach alone", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-2")
		for _, r := range g.Refusals() {
			if slices.Contains(g.Request().Options, r.Option) {
				t.Errorf("%q is offered and refused", rules.FormatOption(Book{}, r.Option))
			}
		}
	})
	t.Run("MS-10.3.4 a leader who can help nobody from the spot is not asked", func(t *testing.T) {
		rough := "phase move-start\n" + ridge("0404b", "0505b", "0506b", "0406b", "0306b", "0305b") + "france 0405 fr-44 inf 5-4-"
		led := "\nfrance 0405 fr-lannes ldr 2-1+1\n"
		draw(t, rough+"1"+led).WantOffered("group fr-44").Play("group fr-44", "help fr-lannes @fr-44").WantOffered("move @0404")
		for _, more := range []string{"", "austria 0605 au-28 inf 4-3-4 shaken\n"} { // no march either
			draw(t, rough+"0"+led+more).WantNot("group fr-44")
		}
	})
	t.Run("MS-4.3.2 a unit spends no more than its MA and saves nothing", func(t *testing.T) {
		g := draw(t, "phase move-start\nmap\n......\n.w....\n......\n......\n......\n......\nend\nfrance 0201 fr-44 inf 5-4-4").wantGoes("fr-44", "0204").wantShort("fr-44", "0206")
		g.WantRefused("move fr-44 @0206", "MS-4.3.2").Play("move fr-44 @0202", "done", "done", "done", "done").wantGoes("fr-44", "0206").wantShort("fr-44", "0506")
	})
	t.Run("MS-4.3.3 who cannot pay the full cost cannot enter, moved or not", func(t *testing.T) {
		g := draw(t, "map\n....\n....\n.w..\n....\n....\nend\nfrance 0202 fr-44 inf 5-4-1").wantShort("fr-44", "0203").Play("walk fr-44").WantRefused("move @0203", "MS-4.3.3")
		g.WantOffered("move @0201")
	})
}

func TestLedgerRolledAllowances(t *testing.T) {
	t.Run("MS-4.4.1 who rolls for MA", func(t *testing.T) {
		for _, c := range []struct{ picture, rule string }{
			{"france 0405 fr-44 inf 5-4-V", "MS-2.4.8"}, {"france 0405 fr-44 inf 5-4-4 shaken", "MS-11.1.2"}, {"france 0405 fr-44 inf 5-4-4\nfrance hq 0101 ineffective", "MS-12.1.9"},
			{"france 0405 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 5-4-4\nfrance 0405 fr-96 inf 5-4-4\nfrance 0405 fr-43 inf 5-4-4", "MS-5.2.3"},
		} {
			g := draw(t, "phase move-start\n"+c.picture).WantRefused("move fr-44", c.rule).wantNoneOf("fr-44", "move", "walk", "march", "charge")
			g.Play("roll fr-44").WantAsk("roll.ma", "")
		}
		draw(t, "france 0405 fr-44 inf 5-4-9\naustria 0505 au-28 inf 4-3-4").Play("disengage fr-44").WantAsk("roll.ma", "")
		fortune(t, "france 0405 fr-44 inf 5-4-4").Play("fow.move fr-44").WantAsk("roll.ma", "")
		draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4").wantGoes("fr-44", "0404").wantNone("roll")
	})
	t.Run("MS-4.4.2 a die above the printed MA does not count", func(t *testing.T) {
		for ma, want := range map[string]int{"1": 1, "4": 4, "6": 6, "9": 6} {
			draw(t, "france 0405 fr-44 inf 5-4-"+ma+" shaken").Play("roll fr-44").wantDice("roll.ma", 1, want)
		}
		draw(t, "france 0405 fr-44 inf 5-4-4 shaken").Play("roll fr-44").Roll(2).wantOnward([]string{"0403"}, []string{"0402"})
	})
	t.Run("MS-4.4.3 for V every face counts", func(t *testing.T) {
		draw(t, "france 0401 fr-44 inf 5-4-V").Play("roll fr-44").wantDice("roll.ma", 1, 6).Roll(6).wantOnward([]string{"0407"}, []string{"0408"})
	})
	t.Run("MS-4.4.4 the leader's bonus comes after the roll and may exceed the printed MA", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0401 fr-44 inf 5-4-4 shaken\nfrance 0401 fr-lannes ldr 2-1+1").Play("group fr-44", "help fr-lannes @fr-44", "roll").wantDice("roll.ma", 1, 4)
		g.Roll(4).wantOnward([]string{"0406"}, []string{"0407"})
	})
	t.Run("MS-4.4.5 several reasons to roll mean one roll", func(t *testing.T) {
		g := draw(t, "france hq 0101 ineffective\nfrance 0405 fr-44 inf 5-4-V shaken crowded").Play("roll fr-44").Roll(2).WantAsk("move.on", "france")
		g.Play("move @0403").WantAsk("move", "france").wantNoneOf("fr-44", "roll")
	})
	t.Run("MS-4.4.6 who has rolled has begun to move, even if he stays", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken").WantOffered("square fr-44", "rally fr-44").Play("roll fr-44").Roll(1).Play("stop")
		g.WantAt("fr-44", "0405").wantNoneOf("fr-44", "square", "roll", "rally").WantRefused("rally fr-44", "MS-11.1.7")
	})
	t.Run("MS-4.4.7 leaders, HQ and trains never roll", func(t *testing.T) {
		crowd := "phase move-start\nfrance hq 0405 ineffective\nfrance trains 0405\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 5-4-4\nfrance 0405 fr-96 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+1"
		g := draw(t, crowd).wantGoes("fr-lannes", "0404").wantGoes("fr-hq", "0404").wantGoes("fr-trains", "0404")
		if got, want := g.those("roll"), []string{"roll fr-101", "roll fr-44", "roll fr-96"}; !slices.Equal(got, want) {
			t.Errorf("%q roll, want %q", got, want)
		}
	})
}

func TestLedgerNowhereToGo(t *testing.T) {
	pit := "phase move-start\nmap\n.x......\nxx......\n........\n........\nend\nfrance 0101 fr-44 inf 5-4-4\nfrance 0101 fr-lannes ldr 2-1+1\nfrance trains 0404\nfrance loc 0404\nfrance hq 0403"
	for name, more := range map[string]string{"by day": "", "in fog": "\nevent kind = \"los_limit\"; value = 1; no_march = true; turns = [1]"} {
		t.Run("MS-4.2.2 who can go nowhere is not gathered, nor walks or marches, "+name, func(t *testing.T) {
			draw(t, pit+more).wantNoneOf("fr-44", "group", "walk", "walk.march", "march", "move")
		})
	}
}
