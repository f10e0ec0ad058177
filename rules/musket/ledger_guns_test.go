package musket

import (
	"testing"

	"grognard/rules"
)

// battery draws the French battery fr-bty1 of the values given in 0305 and the
// Austrian au-28 of CF 4 and MR 3 in 0505, two hexes away, in a Combat Phase of
// France in the open. Lines of the picture come on top.
func battery(t *testing.T, guns, more string) *game {
	t.Helper()
	return draw(t, "phase combat\nfrance 0305 fr-bty1 art "+guns+"\naustria 0505 au-28 inf 4-3-4\n"+more)
}

// besideGuns is a French brigade that attacks au-28 beside the battery.
const besideGuns = "france 0405 fr-44 inf 5-4-4\n"

// shore are the lines of a battery in 0405 that a river parts from au-28.
const shore = "phase combat\nfrance 0405 fr-bty1 art 4/1-3-4\naustria 0505 au-28 inf 4-3-4\n"

func TestLedgerValuesOfArtillery(t *testing.T) {
	t.Run("MS-8.1.2 range limits bombardment and support and nothing else", func(t *testing.T) {
		battery(t, "4/1-1-4", besideGuns).wantNone("aim").WantRefused("aim fr-bty1 @0505", "MS-8.7.1").Play("attack fr-44 @0505").wantNone("support").WantRefused("support fr-bty1", "MS-8.7.1")
		battery(t, "4/1-2-4", besideGuns).WantOffered("aim fr-bty1 @0505").Play("attack fr-44 @0505").WantOffered("support fr-bty1")
		draw(t, "phase combat\nfrance 0405 fr-bty1 art 4/1-0-4\naustria 0505 au-28 inf 4-3-4").Play("attack fr-bty1 @0505").wantDifferential(0)
	})
	for name, c := range map[string]struct {
		light, marks string
		pass, fail   int
	}{"by day": {"day", "", 5, 6}, "Shaken": {"day", "shaken", 4, 5}, "in twilight": {"twilight", "", 5, 6}, "Shaken at night": {"night", "shaken", 2, 3}} {
		t.Run("MS-8.1.3 artillery has MR 6 against the die and what is added: "+name, func(t *testing.T) {
			test := func(die int) *game {
				g := draw(t, "phase combat\nturns "+c.light+" day\nfrance 0405 fr-44 inf 5-4-4 charging aim=0505\naustria 0505 au-cbty art 3/6-3-4 "+c.marks+"\n"+cutOff)
				return g.Play("charge @0505").WantAsk("morale.line", "").Roll(die)
			}
			test(c.pass).WantAt("au-cbty", "0505").WantAsk("combat.reaction", "austria")
			if c.marks == "" {
				test(c.pass).wantNoMarks("au-cbty", "shaken")
				test(c.fail).wantMarks("au-cbty", "shaken")
				return
			}
			if g := test(c.fail); g.Request().Kind == "combat.reaction" {
				t.Error("it has not routed")
			}
		})
	}
}

func TestLedgerAdjacentArtillery(t *testing.T) {
	rout := func(more string) *game {
		g := draw(t, "phase combat\nfrance 0405 fr-bty1 art 9/1-3-4\naustria 0505 au-28 inf 1-3-4\n"+more)
		return g.Play("attack fr-bty1 @0505")
	}
	t.Run("MS-8.3.1 it attacks with its attack factor and never advances", func(t *testing.T) {
		g := rout("").wantDifferential(8).engage().Roll(6).wantRow("de").Roll(6).recoil()
		g.wantMarks("au-28", "shaken").WantAsk("combat", "france").WantAt("fr-bty1", "0405")
		g = rout(besideGuns).Play("add fr-44").wantDifferential(13).engage().Roll(6).Roll(6).recoil().WantAsk("advance", "france")
		g.WantOffered("advance fr-44 @0505").wantNoneOf("fr-bty1", "advance")
	})
	t.Run("MS-8.3.2 it attacks no hex that is closed to guns, and defends anywhere", func(t *testing.T) {
		for letter, may := range map[string]bool{".": true, "v": true, "w": false, "b": true, "m": false, "t": true, "s": true} {
			g := draw(t, shore+plainBut(letter))
			if got := len(g.those("attack")) > 0; got != may {
				t.Errorf("guns attack into %s: %t, want %t", letter, got, may)
			}
			if !may {
				g.WantRefused("attack fr-bty1 @0505", "MS-8.3.2")
			}
		}
		draw(t, shore+"steep 0405>0505").wantNone("attack").WantRefused("attack fr-bty1 @0505", "MS-8.3.2")
		draw(t, shore+"slope 0405>0505").WantOffered("attack fr-bty1 @0505")
		draw(t, "phase combat\nfrance 0405 fr-44 inf 9-4-4\naustria 0505 au-cbty art 3/6-3-4\n"+plainBut("w")).engage("attack fr-44 @0505").WantTotal("defence", 6).WantAsk("crt", "")
	})
	t.Run("MS-8.3.3 it bears the results of its side but for Ammo", func(t *testing.T) {
		g := draw(t, shore).engage("attack fr-bty1 @0505").Roll(3).wantRow("ar").WantAsk("combat.r", "france").Play("shaken")
		g.wantMarks("fr-bty1", "shaken").wantNoMarks("fr-bty1", "ineffective").wantNone("ammo")
		g = draw(t, shore).engage("attack fr-bty1 @0505").Roll(3).Play("retreat").recoil().wantNoMarks("fr-bty1", "shaken")
		if at := g.board().piece[g.counter("fr-bty1")].at.name(); at == "0405" {
			t.Error("it has not gone back")
		}
		draw(t, shore).engage("attack fr-bty1 @0505").Roll(2).wantRow("ax").Play("loss").wantPlace("fr-bty1", "aside", 0)
	})
}

func TestLedgerDeclaringBombardments(t *testing.T) {
	t.Run("MS-8.4.5 each battery that can is asked for, whatever the hex", func(t *testing.T) {
		corner := "phase combat\nfrance hq 0110\nfrance trains 0109\nfrance loc 0110\nfrance 0103 fr-bty1 art 4/1-3-4\nfrance 0103 fr-bty2 art 4/1-3-4\n"
		draw(t, corner+"austria 0101 au-28 inf 4-3-4").Play("aim fr-bty1 @0101").WantAsk("bombard.aim", "france").WantEach("aim", "fr-bty2 @0101")
	})
	t.Run("MS-8.4.1 in its own Combat Phase, at hexes that are not adjacent or lie behind a barrier", func(t *testing.T) {
		guns := "austria 0506 au-cbty art 3/1-3-4"
		battery(t, "4/1-3-4", guns).WantEach("aim", "fr-bty1 @0505", "fr-bty1 @0506")
		battery(t, "4/1-3-4", guns+"\nactive austria").WantEach("aim", "au-cbty @0305")
		draw(t, "phase move-start\nfrance 0305 fr-bty1 art 4/1-3-4\naustria 0505 au-28 inf 4-3-4").wantNone("aim")
		draw(t, shore).wantNone("aim").WantRefused("aim fr-bty1 @0505", "MS-8.4.1")
		draw(t, shore+"river 0405-0505").WantOffered("aim fr-bty1 @0505")
		draw(t, shore+"stream 0405-0505").wantNone("aim")
	})
	t.Run("MS-8.4.1 a hex that is closed to guns is no barrier, a hexside is", func(t *testing.T) {
		draw(t, shore+plainBut("m")).wantNone("aim").WantRefused("aim fr-bty1 @0505", "MS-8.4.1")
		draw(t, shore+plainBut("m")+"river 0405-0505").WantOffered("aim fr-bty1 @0505")
		draw(t, shore+"steep 0405>0505").WantOffered("aim fr-bty1 @0505")
		draw(t, shore+"steep 0505>0405").WantOffered("aim fr-bty1 @0505") // downhill too, but by road
		draw(t, shore+"steep 0405>0505\nroad 0405 0505").wantNone("aim").WantRefused("aim fr-bty1 @0505", "MS-8.4.1")
		draw(t, shore+"slope 0405>0505").wantNone("aim")
	})
	stack := "austria hq 0505\naustria trains 0505\naustria 0505 au-51 inf 4-3-4\naustria 0505 au-cbty art 3/1-3-4\naustria 0505 au-melas ldr 1-1+1\n"
	t.Run("MS-8.4.3 at one combat unit of the hex, whichever", func(t *testing.T) {
		g := battery(t, "4/1-3-4", stack).Play("aim fr-bty1 @0505").WantEach("fire", "fr-bty1 @au-28", "fr-bty1 @au-51", "fr-bty1 @au-cbty")
		g.Play("fire fr-bty1 @au-51").Roll(5).wantRow("dx").WantAsk("combat.x", "austria").Play("loss").wantMarks("au-51", "reduced").wantNoMarks("au-28", "reduced")
		draw(t, "phase combat\naustria hq 0505\naustria trains 0305\naustria 0504 au-melas ldr 1-1+1\nfrance 0307 fr-bty1 art 4/1-5-4\naustria 0507 au-28 inf 4-3-4").WantEach("aim", "fr-bty1 @0507")
	})
	gun2 := "france 0305 fr-bty2 art 2/1-3-4\n"
	two := gun2 + "austria 0506 au-51 inf 4-3-4\n"
	t.Run("MS-8.4.4 stacked batteries fire at hexes and units of their own", func(t *testing.T) {
		g := battery(t, "4/1-3-4", two).Play("aim fr-bty1 @0505").WantAsk("bombard.aim", "france").WantOffered("aim fr-bty2 @0505", "aim fr-bty2 @0506", "done")
		g.Play("aim fr-bty2 @0506").WantEach("fire", "fr-bty1 @au-28", "fr-bty2 @au-51")
		g = battery(t, "4/1-3-4", gun2+stack).Play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28").WantAsk("bombard.join", "france").Play("done").Roll(1)
		g.WantOffered("fire fr-bty2 @au-51", "fire fr-bty2 @au-28")
	})
	t.Run("MS-8.4.5 each battery that has a target is asked, whichever hex that is", func(t *testing.T) {
		for _, c := range []struct{ guns, far, near string }{{"0509", "0505", "0506"}, {"0905", "0505", "0605"}} {
			g := draw(t, "phase combat\nfrance "+c.guns+" fr-bty1 art 4/1-4-4\nfrance "+c.guns+" fr-bty2 art 4/1-3-4\naustria "+c.far+" au-28 inf 4-3-4\naustria "+c.near+" au-51 inf 4-3-4")
			g.Play("aim fr-bty1 @"+c.far).WantAsk("bombard.aim", "france").WantOffered("aim fr-bty2 @" + c.near)
		}
	})
	t.Run("MS-8.4.1 a bombardment is told with its battery and its target", func(t *testing.T) {
		battery(t, "4/1-3-4", "").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28").WantTold(rules.EvDeclare, "fr-bty1")
	})
	t.Run("MS-8.4.5 all are declared before the first is fired, and keep their hex", func(t *testing.T) {
		g := battery(t, "4/1-3-4", two).Play("aim fr-bty1 @0505", "done").wantNone("aim").WantEach("fire", "fr-bty1 @au-28")
		g.WantRefused("done", "MS-8.4.5").Play("fire fr-bty1 @au-28").Roll(1).wantNone("aim", "fire").WantOffered("done")
		g = battery(t, "4/1-3-4", gun2+stack).Play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28", "done").Roll(4).Play("retreat").recoil()
		g.WantEach("fire", "fr-bty2 @au-51", "fr-bty2 @au-cbty") // au-28 has left the hex
	})
	t.Run("MS-8.4.5 a declaration binds, and says so", func(t *testing.T) {
		q := battery(t, "4/1-3-4", "").Position.Request()
		for i, o := range q.Options {
			if binds := q.Sign(i) == rules.Binds; binds != (o.Do == "aim") {
				t.Errorf("%s binds: %t", rules.FormatOption(Book{}, o), binds)
			}
		}
	})
	t.Run("MS-8.4.6 each has its own die", func(t *testing.T) {
		g := battery(t, "4/1-3-4", two).Play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28", "done").WantAsk("crt", "").WantTotal("attack", 4).Roll(2)
		g.wantRow("ne").WantAsk("combat", "france").Play("fire fr-bty2 @au-28").WantAsk("crt", "").wantDifferential(2)
	})
}

func TestLedgerFiringTogether(t *testing.T) {
	fire := func(more string) *game {
		return battery(t, "4/1-3-4", more).Play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28")
	}
	t.Run("MS-8.4.7 a leader who assists one of them already can be their leader, who assists another cannot", func(t *testing.T) {
		led := "france 0304 fr-bty2 art 2/1-4-4 f=2\nfrance 0304 fr-44 inf 4-4-4\nfrance 0304 fr-lannes ldr 1-1+1 helps="
		fire(led+"fr-bty2").WantAsk("bombard.join", "france")
		fire(led+"fr-44").WantAsk("crt", "").WantTotal("attack", 4)
	})
	t.Run("MS-8.4.7 of one formation, each with another", func(t *testing.T) {
		fire("france 0305 fr-bty2 art 2/1-3-4").WantAsk("bombard.join", "france").WantOptions("join fr-bty2", "done").Play("join fr-bty2").WantAsk("crt", "").WantTotal("attack", 6)
		fire("france 0304 fr-bty2 art 2/1-4-4").WantAsk("bombard.join", "france")
		fire("france 0304 fr-bty2 art 2/1-4-4 f=A").WantAsk("bombard.join", "france")
		fire("france 0304 fr-bty2 art 2/1-4-4 f=2").WantAsk("crt", "").WantTotal("attack", 4)
		fire("france 0303 fr-bty2 art 2/1-4-4").WantAsk("crt", "").WantTotal("attack", 4)
	})
	t.Run("MS-8.4.7 or all by one effective leader who commands them", func(t *testing.T) {
		apart := "france 0303 fr-bty2 art 2/1-4-4 f=2\n"
		g := fire(apart+"france 0304 fr-lannes ldr 1-1+1 span=1,2").WantAsk("bombard.join", "france").Play("join fr-bty2").WantTotal("attack", 6)
		if g.board().piece[g.counter("fr-lannes")].helps < 0 {
			t.Error("he has assisted nobody")
		}
		fire(apart+"france 0304 fr-lannes ldr 1-1+1 span=1").WantAsk("crt", "")
		fire(apart+"france 0304 fr-lannes ldr 1-1+1 span=1,2 ineffective").WantAsk("crt", "")
		fire(apart+"france 0205 fr-lannes ldr 1-1+1 span=1,2").WantAsk("crt", "")
		fire(apart+"france 0304 fr-lannes ldr 1-1+1 span=2").WantAsk("crt", "")
		fire(apart+"france 0202 fr-lannes ldr 1-1+1 span=1,2").WantAsk("crt", "")
	})
	t.Run("MS-8.4.8 only a unit that it hurts counts as attacked", func(t *testing.T) {
		shoot := func(die int) *game {
			return battery(t, "4/1-3-4", besideGuns+"threat au-28 fr-44").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28").Roll(die)
		}
		shoot(1).wantRow("ne").Play("done").WantAsk("fow.threat", "austria")
		shoot(4).wantRow("dr").Play("shaken", "done").WantAsk("move", "austria")
	})
	near := "france 0405 fr-44 inf 5-4-4\naustria 0606 au-51 inf 4-3-4\n"
	t.Run("MS-8.4.9 a battery attacks, supports or bombards once a phase", func(t *testing.T) {
		battery(t, "4/1-4-4", near).Play("aim fr-bty1 @0606", "attack fr-44 @0505").WantRefused("support fr-bty1", "MS-8.4.9").wantNone("support")
		g := battery(t, "4/1-4-4", near).Play("attack fr-44 @0505", "support fr-bty1").engage().Roll(2).Roll(1)
		g.WantAsk("combat", "france").wantNone("aim").WantRefused("aim fr-bty1", "MS-8.4.9")
		g = draw(t, shore+"austria 0606 au-51 inf 4-3-4").WantOffered("aim fr-bty1 @0606").engage("attack fr-bty1 @0505").Roll(4).Roll(1).wantNone("aim")
		g.WantRefused("aim fr-bty1", "MS-8.4.9")
		draw(t, shore+"austria 0606 au-51 inf 4-3-4").Play("aim fr-bty1 @0606").WantRefused("attack fr-bty1 @0505", "MS-8.4.9").Play("fire fr-bty1 @au-51").Roll(1).wantNone("attack")
	})
	t.Run("MS-8.4.10 many may hit a hex besides its one attack", func(t *testing.T) {
		g := battery(t, "4/1-3-4", besideGuns+"france 0304 fr-bty2 art 2/1-4-4 f=2").Play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28").Roll(5).Play("loss")
		g.wantMarks("au-28", "reduced").Play("fire fr-bty2 @au-28").Roll(3).wantRow("ne")
		g.Play("attack fr-44 @0505").wantDifferential(1)
	})
}
