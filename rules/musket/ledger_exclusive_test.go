package musket

import (
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerExclusiveRules(t *testing.T) {
	leave := "turns day day day\nfrance 0405 fr-44 inf 5-4-4 f=2\nfrance 0405 fr-101 inf 5-4-4 f=1\nfrance 0405 fr-lannes ldr 2-1+1\nfrance 0405 fr-victor ldr 1-1+1 span=1\n" +
		"event kind = \"leader_leaves\"; turns = [2]; leader = \"fr-lannes\"; heir = \"fr-victor\"; span = [\"all\"]\n"
	spans := func(g *game, id string) bool {
		b := g.board()
		return b.inSpan(g.counter("fr-victor"), g.counter(id))
	}
	t.Run("MS-1.1.2 a leader leaves at the start of his owner's Movement Phase, and his heir has a new span", func(t *testing.T) {
		g := draw(t, "phase move-start\n"+leave).WantAt("fr-lannes", "0405")
		if spans(g, "fr-44") || !spans(g, "fr-101") {
			t.Error("the heir has his new span too soon")
		}
		g.passTo(2).wantPlace("fr-lannes", "absent", 0).wantPoints("austria", 0)
		if !spans(g, "fr-44") || !spans(g, "fr-101") {
			t.Error("the heir has not his new span")
		}
		g.passTo(3)
		if !spans(g, "fr-44") {
			t.Error("the heir has lost his new span")
		}
	})
	t.Run("MS-1.1.2 that of the Second Player comes with his own phase", func(t *testing.T) {
		g := draw(t, "first austria, active austria, phase move-start\n"+leave).passTo(2)
		g.wantPhase(2, "move", "austria").WantAt("fr-lannes", "0405")
		if spans(g, "fr-44") {
			t.Error("the heir has his new span in the phase of the enemy")
		}
		g.Play("done", "done").wantPhase(2, "move", "france").wantPlace("fr-lannes", "absent", 0)
		if !spans(g, "fr-44") {
			t.Error("the heir has not his new span")
		}
	})
	t.Run("MS-1.1.2 the new span is the heir's alone", func(t *testing.T) {
		g := draw(t, "phase move-start\n"+leave+"france 0405 fr-ney ldr 1-1+1 span=1\n").passTo(2)
		if b := g.board(); b.inSpan(g.counter("fr-ney"), g.counter("fr-44")) {
			t.Error("another leader has it too")
		}
	})
	t.Run("MS-1.1.2 the loss of a commander shocks the HQ for one Movement Phase more", func(t *testing.T) {
		shock := "event kind = \"hq_shock\"; leader = \"au-melas\"\n"
		lose := func(event string) *game {
			g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 5-3-4\naustria 0505 au-melas ldr 0-1+1\n"+event).Play("attack fr-44 @0505", "done", "leader au-melas @au-28")
			return g.engage("done").Roll(5).wantRow("ex").WantAsk("leader", "").Roll(6).wantPlace("au-melas", "killed", 0)
		}
		g := lose(shock).wantMarks("au-hq", "ineffective").passTo(2).wantMarks("au-hq", "ineffective")
		g.passTo(3).wantNoMarks("au-hq", "ineffective")
		lose("").wantNoMarks("au-hq", "ineffective")
		lose("event kind = \"hq_shock\"; leader = \"fr-lannes\"\nfrance 0909 fr-lannes ldr 1-1+1\n").wantNoMarks("au-hq", "ineffective")
	})
	t.Run("MS-1.1.2 fog limits sight, and no unit marches but reinforcements", func(t *testing.T) {
		fog := "turns day day\nfrance 0405 fr-44 inf 5-4-4\nfrance 0305 fr-bty1 art 4/1-4-4\nfrance waiting 1@0101 fr-101 inf 5-4-4\naustria 0805 au-28 inf 4-3-4 shaken\naustria 0505 au-51 inf 4-3-4 shaken\n"
		event := "event kind = \"los_limit\"; turns = [1]; value = 1; no_march = true\n"
		draw(t, "phase move-start\n"+fog+event).WantRefused("march fr-bty1", "MS-1.1.2").wantNoneOf("fr-bty1", "march").WantOffered("enter.march fr-101 @0101")
		draw(t, "phase move-start\n"+fog).WantOffered("walk.march fr-bty1")
		draw(t, "phase move-start, turn 2\n"+fog+event).WantOffered("walk.march fr-bty1")
		draw(t, "phase move-start\n"+fog+strings.Replace(event, "no_march = true", "no_march = false", 1)).WantOffered("walk.march fr-bty1") // a short sight alone does not slow anybody
		draw(t, "phase combat\n"+fog+event).wantNone("aim").WantRefused("aim fr-bty1 @0505", "MS-14.3.3")
		draw(t, "phase combat\n"+fog).WantOffered("aim fr-bty1 @0505")
		draw(t, "phase combat, turn 2\n"+fog+event).WantOffered("aim fr-bty1 @0505")
	})
	t.Run("MS-13.1.7 reinforcements wait only where the battle lets them", func(t *testing.T) {
		due := "phase move-start\nfrance waiting 1@0105 fr-44 inf 5-4-4\n"
		draw(t, due).WantAsk("move.due", "france").WantRefused("done", "MS-13.1.7")
		draw(t, due+"event kind = \"voluntary_delay\"; units = [\"fr-44\"]\n").WantAsk("move", "france").WantOffered("done", "enter fr-44 @0105")
		draw(t, due+"france 0303 fr-101 inf 5-4-4\nevent kind = \"voluntary_delay\"; units = [\"fr-101\"]\n").WantAsk("move.due", "france")
		draw(t, due+"event kind = \"no_attack\"; units = [\"fr-44\"]\n").WantAsk("move.due", "france")
		near := "austria 0305 au-28 inf 4-3-4\n" // it cannot march in, but enter
		draw(t, due+near).WantAsk("move.due", "france").WantRefused("enter.march fr-44 @0105", "MS-4.7.1").WantRefused("done", "MS-13.1.7")
		draw(t, due+"austria 0205 au-28 inf 4-3-4\n").WantAsk("move", "france").WantOffered("done")
	})
	t.Run("MS-1.1.2 who may not attack is told so, and costs more when lost", func(t *testing.T) {
		barred := "event kind = \"no_attack\"; units = [\"fr-44\"]; turns = [1]; bonus = 2\n"
		meet(t, "5-4-4", "4-3-4", barred).wantNone("attack").WantRefused("attack fr-44 @0505", "MS-1.1.2")
		meet(t, "5-4-4", "4-3-4", "turn 2\n"+barred).WantOffered("attack fr-44 @0505")
		meet(t, "5-4-4", "4-3-4", "turn 2\nevent kind = \"no_attack\"; units = [\"fr-44\"]\n").WantRefused("attack fr-44 @0505", "MS-1.1.2") // without turns for good
		draw(t, "phase move-start\nfrance aside - fr-44 inf 5-4-4\n"+barred).wantPoints("austria", 1+2)
		draw(t, "phase move-start\nfrance track 3 fr-44 inf 5-4-4\n"+barred).wantPoints("austria", 1)
		draw(t, "phase move-start\nfrance captured - fr-44 inf 5-4-4\n"+barred).wantPoints("austria", 3+2)
	})
}

func TestFacesThatAreSaidToBeAlikeLeadToTheSame(t *testing.T) {
	throws := 0
	check := func(p *rules.Position) {
		q := p.Request()
		if q == nil || q.To != rules.Chance || len(q.Dice.Of) != 1 || q.Dice.Of[0].N != 1 || len(q.Dice.Like) != q.Dice.Of[0].Sides {
			return
		}
		throws++
		first := map[int]uint64{}
		for face := 1; face <= len(q.Dice.Like); face++ {
			next, _, err := p.Play(rules.Answer{By: rules.Chance, Faces: []int{face}})
			if err != nil {
				t.Fatal(err)
			}
			h, class := next.Board().Hash(), q.Dice.Like[face-1]
			if want, ok := first[class]; ok && want != h {
				t.Fatalf("%s: face %d leads elsewhere than others of its class", q.Kind, face)
			}
			first[class] = h
		}
	}
	for _, name := range []string{"training-trebbia-bridge.toml", "quatre-bras-1815.toml"} {
		eachPosition(t, load(t, scenarioFiles(t)[name], nil), 3, check)
	}
	if throws < 50 {
		t.Errorf("only %d throws were looked at", throws)
	}
	check(fortune(t, "austria 0705 au-28 inf 4-3-4").Play("fow.enemy au-28").Position)
	leaders := "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 0-1+1\naustria 0505 au-28 inf 5-3-4\naustria 0505 au-melas ldr 0-1+1\n"
	g := draw(t, leaders).Play("attack fr-44 @0505", "leader fr-lannes @fr-44").engage().Roll(5).WantAsk("leader", "")
	check(g.Position)
	check(g.Roll(1).WantAsk("leader", "").Position)
}

// eachPosition plays games at random and looks at every position.
func eachPosition(t *testing.T, b *Board, games int, look func(*rules.Position)) {
	t.Helper()
	for seed := range uint64(games) {
		r := newRand(seed)
		p, _, err := rules.Begin(Book{}, b.Clone())
		for i := 0; err == nil && p.Request() != nil && i < 900; i++ {
			look(p)
			p, _, err = p.Play(eager(p.Request(), r))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
