package musket

import "testing"

func TestLedgerFortunesOfWar(t *testing.T) {
	t.Run("MS-12.4.1 each allows one action at once and none is saved", func(t *testing.T) {
		g := fortune(t, "france 0405 fr-44 inf 5-4-4\naustria 0909 au-28 inf 4-3-4").Play("fow.morale au-28").Roll(6).wantMarks("au-28", "shaken").WantAsk("fow", "france")
		g.Play("fow.move fr-44").Roll(1).Play("move @0404").WantAsk("combat", "france").wantNone("fow.morale", "fow.move").Play("done")
		g.wantPhase(1, "move", "austria").passTo(2).wantNone("fow.morale", "fow.move")
	})
	t.Run("MS-12.4.12 one may be forfeited", func(t *testing.T) {
		fortune(t, "").Play("forfeit").WantAsk("fow", "france").Play("forfeit").WantAsk("combat", "france")
	})
	enemy := "france 0405 fr-44 inf 5-4-4\naustria 0705 au-28 inf 4-3-4\n"
	t.Run("MS-12.4.2 one enemy unit moves on 1 or 2, on its own roll", func(t *testing.T) {
		fortune(t, enemy).Play("fow.enemy au-28").wantDice("roll.fow", 1, 6).Roll(3).WantAsk("fow", "france").WantAt("au-28", "0705")
		fortune(t, enemy).Play("fow.enemy au-28").Roll(2).wantDice("roll.ma", 1, 4).Roll(1).WantAsk("move.on", "france").wantOnward([]string{"0704", "0805"}, []string{"0703", "0905"})
		fortune(t, enemy+"austria 0705 au-51 inf 4-3-4").WantOffered("fow.enemy au-28", "fow.enemy au-51").Play("fow.enemy au-28").Roll(1).Roll(1).wantNone("add").Play("move @0704").WantAt("au-51", "0705")
	})
	t.Run("MS-12.4.2 out of an EZOC only if it could disengage, and never off the map", func(t *testing.T) {
		fortune(t, "france 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4").WantRefused("fow.enemy au-28", "MS-6.3.1")
		fortune(t, "france 0405 fr-44 inf 5-4-3\naustria 0505 au-28 inf 4-3-4").Play("fow.enemy au-28").Roll(1).Roll(4).wantOnward([]string{"0605"}, nil).WantNot("move @0404", "move @0506")
		fortune(t, "austria 0109 au-28 inf 4-3-4\nfrance hq 0301\nfrance trains 0302\nfrance loc 0301").Play("fow.enemy au-28").Roll(1).Roll(4).WantNot("leave").WantRefused("leave", "MS-12.4.2")
	})
	t.Run("MS-12.4.2 the FOW player does not march it", func(t *testing.T) {
		fortune(t, "austria 0909 au-28 inf 4-3-4").wantNoneOf("au-28", "fow.march").Play("fow.enemy au-28").Roll(1).wantDice("roll.ma", 1, 4)
	})
	t.Run("MS-12.4.3 it may be moved into the FOW player's ZOC", func(t *testing.T) {
		g := fortune(t, enemy).Play("fow.enemy au-28").Roll(1).Roll(2).WantOffered("move @0505").Play("move @0505").WantAt("au-28", "0505").wantMarks("au-28", "hauled")
		g.wantNoMarks("fr-44", "hauled")
	})
	stack := "france 0505 fr-44 inf 5-4-4\nfrance 0505 fr-101 inf 5-4-2\nfrance 0505 fr-ke cav 3/5-4-9\nfrance 0505 fr-lannes ldr 2-1+1\n"
	t.Run("MS-12.4.4 a friendly stack moves on one roll, that of its slowest unit", func(t *testing.T) {
		g := fortune(t, stack).Play("fow.group fr-44", "add fr-101", "add fr-ke", "roll").wantDice("roll.ma", 1, 2).Roll(2).WantAsk("move.on", "france")
		g.wantOnward([]string{"0507"}, []string{"0508"}).Play("move @0507").WantAt("fr-44", "0507", "fr-101", "0507", "fr-ke", "0507", "fr-lannes", "0505")
		fortune(t, stack).Play("fow.move fr-44").wantDice("roll.ma", 1, 4).Roll(3).wantOnward([]string{"0508"}, []string{"0509"})
	})
	t.Run("MS-12.4.4 all movement rules hold", func(t *testing.T) {
		fortune(t, "france 0405 fr-44 inf (5)-4-4\naustria 0605 au-28 inf 4-3-4").Play("fow.move fr-44").Roll(4).wantOnward([]string{"0404"}, []string{"0505", "0605"})
		fortune(t, "france 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4").WantRefused("fow.move fr-44", "MS-6.3.1")
		fortune(t, "france 0405 fr-44 inf 5-4-5\naustria 0505 au-28 inf 4-3-4").Play("fow.move fr-44").Roll(5).wantOnward([]string{"0305"}, []string{"0404", "0504"})
	})
	quick := "austria 0605 au-28 inf 4-3-4\nfrance 0505 fr-44 inf 5-4-5\nfrance 0505 fr-ke cav 3/5-4-9\nfrance 0505 fr-lannes ldr 2-1+1\n"
	t.Run("MS-12.4.4 a stack leaves an EZOC if every unit of it may disengage alone", func(t *testing.T) {
		g := fortune(t, quick).WantOffered("fow.group fr-44", "fow.group fr-ke").Play("fow.group fr-44").WantOptions("add fr-ke", "add fr-lannes", "disengage")
		g.Play("add fr-ke", "add fr-lannes", "disengage").wantDice("roll.ma", 1, 5).Roll(3).WantAsk("move.on", "france")
		g.wantOnward([]string{"0405", "0205"}, []string{"0604", "0506", "0105"}).Play("move @0205").WantAt("fr-44", "0205", "fr-ke", "0205", "fr-lannes", "0205").wantMarks("fr-ke", "hauled")
	})
	t.Run("MS-12.4.4 but no stack with a unit that could not go alone", func(t *testing.T) {
		slow := "france 0505 fr-101 inf 5-4-4\n"
		g := fortune(t, quick+slow).Play("fow.group fr-44").WantRefused("add fr-101", "MS-4.2.2")
		g.WantOffered("add fr-ke").WantNot("add fr-101")
		fortune(t, "austria 0605 au-28 inf 4-3-4\nfrance 0505 fr-44 inf 5-4-4\nfrance 0505 fr-101 inf 5-4-4").wantNone("fow.group").WantOffered("fow.move fr-44")
	})
	t.Run("MS-12.4.4 a stack may have moved in its Movement Phase", func(t *testing.T) {
		moved := "france 0505 fr-44 inf 5-4-4 moved\nfrance 0505 fr-101 inf 5-4-4 moved\n"
		g := fortune(t, moved).Play("fow.group fr-44", "add fr-101", "roll").Roll(2).Play("move @0405")
		g.WantAt("fr-44", "0405", "fr-101", "0405")
	})
	t.Run("MS-12.4.13 a friendly unit may march, on a roll, where 4.7 allows it", func(t *testing.T) {
		fortune(t, "france 0405 fr-44 inf 5-4-4").Play("fow.march fr-44").wantDice("roll.ma", 1, 6).Roll(3).wantOnward([]string{"1005"}, []string{"1105"})
		fortune(t, enemy[:len("france 0405 fr-44 inf 5-4-4\n")]+"austria 0605 au-28 inf 4-3-4").WantRefused("fow.march fr-44", "MS-4.7.1")
		fortune(t, "france 0405 fr-44 inf 5-4-4\nfrance hq 0101 ineffective").WantRefused("fow.march fr-44", "MS-4.7.3")
		fortune(t, stack).Play("fow.group fr-44", "add fr-101", "roll.march").wantDice("roll.ma", 1, 6)
	})
	t.Run("MS-12.4.6 a unit of the next turn's box returns at once, nothing else", func(t *testing.T) {
		g := fortune(t, "france track 2 fr-44 inf 5-4-4\nfrance track 3 fr-101 inf 5-4-4\nfrance waiting 2@0105 fr-22 inf 5-4-4\nfrance aside - fr-28 inf 5-4-4")
		g.WantOffered("fow.return fr-44 @0101", "fow.return fr-44 @0201").wantNoneOf("fr-101", "fow.return").wantNoneOf("fr-22", "fow.return").wantNoneOf("fr-28", "fow.return")
		g.Play("fow.return fr-44 @0201").WantAt("fr-44", "0201")
		fortune(t, "france track 2 fr-44 inf 5-4-4\nfrance hq 0101 ineffective").wantNone("fow.return").WantRefused("fow.return fr-44", "MS-12.1.9")
	})
	t.Run("MS-12.4.10 an enemy unit that is not Shaken tests, and fails into Shaken", func(t *testing.T) {
		fortune(t, enemy).Play("fow.morale au-28").WantAsk("morale.fow", "").Roll(4).wantMarks("au-28", "shaken").WantAt("au-28", "0705")
		fortune(t, enemy).Play("fow.morale au-28").Roll(3).wantNoMarks("au-28", "shaken")
		fortune(t, enemy+"austria 0705 au-51 inf 4-3-4").Play("fow.morale au-28").Roll(4).wantNoMarks("au-51", "shaken").WantAsk("fow", "france") // one unit's test
		fortune(t, "austria 0705 au-28 inf 4-3-4 shaken").WantRefused("fow.morale au-28", "MS-12.4.10").wantNoneOf("au-28", "fow.morale")
	})
	t.Run("MS-10.3.6 a leader who assists the unit and stands with it helps it in the test of a FOW", func(t *testing.T) {
		led := func(leader string, die int) *game {
			return fortune(t, enemy+"austria "+leader).Play("fow.morale au-28").Roll(die)
		}
		led("0705 au-melas ldr 1-2+1 helps=au-28", 5).wantNoMarks("au-28", "shaken")
		led("0705 au-melas ldr 1-2+1 helps=au-28", 6).wantMarks("au-28", "shaken")
		led("0705 au-melas ldr 1-2+1 helps=au-28 ineffective", 4).wantMarks("au-28", "shaken")
		led("0705 au-melas ldr 1-2+1 helps=au-51\naustria 0707 au-51 inf 4-3-4", 4).wantMarks("au-28", "shaken")
		led("0605 au-melas ldr 1-2+1 helps=au-28\naustria 0605 au-51 inf 4-3-4", 4).wantMarks("au-28", "shaken")
	})
	t.Run("MS-10.3.6 its owner is asked whether a free leader of its hex helps, and then he assists it", func(t *testing.T) {
		led := func(leader string) *game {
			return fortune(t, enemy+"austria "+leader).Play("fow.morale au-28")
		}
		free := "0705 au-melas ldr 1-2+1"
		led(free).WantAsk("test.help", "austria").WantOptions("help au-melas @au-28", "done").Play("help au-melas @au-28").Roll(5).wantNoMarks("au-28", "shaken").wantHelps("au-melas", "au-28")
		led(free).Play("done").Roll(4).wantMarks("au-28", "shaken").wantHelps("au-melas", "")
		led(free+"\naustria 0705 au-zach ldr 1-1+1").Play("help au-zach @au-28").WantOptions("help au-melas @au-28", "done")
		led(free+"\naustria 0705 au-zach ldr 1-2+1 helps=au-28").WantAsk("morale.fow", "") // nothing beats a 6
		for _, other := range []string{free + " ineffective", free + " span=7", "0705 au-melas ldr 1-0+1", "0605 au-melas ldr 1-2+1\naustria 0605 au-51 inf 4-3-4", free + " helps=au-51\naustria 0605 au-51 inf 4-3-4"} {
			led(other).WantAsk("morale.fow", "")
		}
	})
	t.Run("MS-12.4.10 with the switch every enemy unit that is not Shaken tests (R-64)", func(t *testing.T) {
		army := enemy + "enemy_test all\naustria 0706 au-51 inf 4-3-4\naustria 0707 au-18 inf 4-3-4 shaken\naustria aside - au-17 inf 4-3-4\n"
		g := fortune(t, army+"austria 0706 au-melas ldr 1-1+1").WantEach("fow.morale", "").Play("fow.morale")
		g.WantAsk("morale.fow", "").Roll(4).wantMarks("au-28", "shaken").WantAsk("test.help", "austria").Play("help au-melas @au-51").Roll(4).wantNoMarks("au-51", "shaken").WantAsk("fow", "france")
		wantWhy(t, fortune(t, army), "fow.morale au-28", "MS-12.4.10", "whole_army")
		fortune(t, "enemy_test all\naustria 0705 au-28 inf 4-3-4 shaken").wantNone("fow.morale")
	})
	t.Run("MS-12.4.11 who is Shaken and ineffective recovers from one of them, as its owner chooses", func(t *testing.T) {
		both := func(die int) *game {
			return fortune(t, "france 0405 fr-ke cav 3/5-4-9 shaken ineffective").Play("fow.recover fr-ke").Roll(die)
		}
		both(4).WantAsk("fow.recovery", "france").WantOptions("rally", "recover").Play("rally").wantNoMarks("fr-ke", "shaken").wantMarks("fr-ke", "ineffective")
		both(4).Play("recover").wantMarks("fr-ke", "shaken").wantNoMarks("fr-ke", "ineffective")
		both(5).WantAsk("fow", "france").wantMarks("fr-ke", "shaken", "ineffective")
	})
	t.Run("MS-12.4.11 a friendly unit recovers, enemies near or not", func(t *testing.T) {
		near := "austria 0505 au-28 inf 4-3-4\nfrance 0405 "
		fortune(t, near+"fr-44 inf 5-4-4 shaken").Play("fow.recover fr-44").Roll(4).wantNoMarks("fr-44", "shaken")
		fortune(t, near+"fr-44 inf 5-4-4 shaken").Play("fow.recover fr-44").Roll(5).wantMarks("fr-44", "shaken")
		fortune(t, near+"fr-ke cav 3/5-4-9 ineffective").Play("fow.recover fr-ke").Roll(4).wantNoMarks("fr-ke", "ineffective")
		fortune(t, near+"fr-44 inf 5-4-4").wantNone("fow.recover")
	})
	t.Run("MS-12.4.11 an eliminated one goes to the next turn's box, and a failure destroys nobody", func(t *testing.T) {
		aside := "france aside - fr-44 inf 5-5-4 back=3-3-4\n"
		fortune(t, aside).Play("fow.recover fr-44").Roll(3).wantPlace("fr-44", "track", 2).wantMarks("fr-44", "reduced")
		fortune(t, aside).Play("fow.recover fr-44").Roll(4).wantPlace("fr-44", "aside", 0)
		fortune(t, "france 0405 fr-44 inf 5-4-4 reduced").wantNone("fow.recover")
	})
	t.Run("MS-11.2.8 an eliminated unit with a red dot recovers by a FOW only with a leader", func(t *testing.T) {
		dotted := "france aside - fr-44 inf 5-5-4 back=3-3-4 dot=back\n"
		fortune(t, dotted).wantNone("fow.recover").WantRefused("fow.recover fr-44", "MS-11.2.8")
		g := fortune(t, dotted+"france 0101 fr-lannes ldr 2-1+1").WantEach("fow.recover", "fr-44 +fr-lannes").WantRefused("fow.recover fr-44", "MS-11.2.8")
		fortune(t, "france 0405 fr-44 inf 5-5-4 shaken dot=back").WantOffered("fow.recover fr-44") // on the map the dot is nothing
		g.Play("fow.recover fr-44 +fr-lannes").Roll(4).wantPlace("fr-44", "track", 2)
	})
}
