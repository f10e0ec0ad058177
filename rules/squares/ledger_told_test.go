package squares

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/rules"
)

func TestLedgerWhatTheLogTells(t *testing.T) {
	told := func(g *game, key, rule string, n int) {
		t.Helper()
		if g.told(key) != n || g.cites(key) != rule {
			t.Errorf("%s is told %d times by %q, want %d by %s", key, g.told(key), g.cites(key), n, rule)
		}
	}
	t.Run("NS-C1.3 how many tokens there are of each number, in one line", func(t *testing.T) {
		for faces, want := range map[[2]int][2]string{
			{6, 6}: {"Tokens: 2 of 3 AP.", "Gettoni: 2 da 3 AP."},
			{1, 6}: {"Tokens: 1 of 3 AP, 1 of 1 AP.", "Gettoni: 1 da 3 AP, 1 da 1 AP."},
			{3, 1}: {"Tokens: 1 of 2 AP, 1 of 1 AP.", "Gettoni: 1 da 2 AP, 1 da 1 AP."},
			{4, 5}: {"Tokens: 1 of 3 AP, 1 of 2 AP.", "Gettoni: 1 da 3 AP, 1 da 2 AP."},
		} {
			g := draw(t, field+"A1 red-1\nG7 blue-1\nphase points").Roll(faces[0], faces[1])
			told(g, "ns.log.tokens", "NS-C1.3", 1)
			g.wantSaid("", want[0], want[1])
		}
	})
	t.Run("NS-C4.0.14 that a command has done nothing with its AP, and only then", func(t *testing.T) {
		g := draw(t, field+"A1 red-1\nG7 blue-1\npool 0 1 0\nphase leftover").Play("activate red-g1 #2").Play("stay").Play("done")
		told(g, "ns.log.idle", "NS-C4.0.14", 1)
		g = draw(t, field+"A1 red-1\nG7 blue-1\npool 0 1 0\nphase leftover").Play("activate red-g1 #2").Play("stay").Play("move red-1 @A2").Play("done")
		if g.told("ns.log.idle") != 0 {
			t.Error("a command that has moved is told to have done nothing")
		}
	})
	t.Run("NS-C2.6 how many units an intervention may lead", func(t *testing.T) {
		g := draw(t, field+"chief red B2 +1\nA1 red-1\nC3 red-2\nG7 blue-1\npool 2 0 1\nphase chief").Play("intervene")
		g.wantSaid("", "2 units in his radius get 1, 2 or 3 AP", "2 unità nel suo raggio avranno 1, 2 o 3 AP")
	})
	t.Run("NS-C2.6 how many AP an intervention has", func(t *testing.T) {
		g := draw(t, field+"chief red B2 +1\nA1 red-1\nC3 red-2\nG7 blue-1\npool 2 0 1\nphase chief").Play("intervene").Roll(4)
		told(g, "ns.log.intervention", "NS-C2.6", 1)
	})
	t.Run("NS-C2.1 that a commander-in-chief stays", func(t *testing.T) {
		g := draw(t, field+"chief red B2 +1\nA1 red-1\nG7 blue-1\npool 2 0 1\nphase chief").Play("stay")
		told(g, "ns.log.stay", "NS-C2.1", 1)
	})
	t.Run("NS-C.3 that the contests begin", func(t *testing.T) {
		g := draw(t, field+"chief red B2 +1\nA1 red-1\nG7 blue-1\npool 2 0 1\nphase chief").Play("stay")
		if !slices.ContainsFunc(g.AllEvents, func(e rules.Event) bool { return e.Kind == rules.EvPhase && e.Rule == "NS-C.3" }) {
			t.Error("no phase is told")
		}
	})
	t.Run("NS-C4.2.26 that a battery is supplied", func(t *testing.T) {
		g := wagons(t, "C3 red-1 gun dry\nphase movement").Play("done")
		told(g, "ns.log.supplied", "NS-C4.2.26", 1)
	})
	t.Run("NS-C4.3.97 a retreat that is blocked", func(t *testing.T) {
		rows := ". . . . . . .\n. . . . . . .\n. # # # . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n"
		g := draw(t, rows+"C3 red-1\nC4 blue-1 2hits\nG7 blue-2\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 1).Roll(1, 1).Roll(1, 6, 6)
		told(g, "ns.log.blocked", "NS-C4.3.97", 1)
	})
	t.Run("NS-D.2 that the fight goes on in the dark", func(t *testing.T) {
		g := dusk(t, "19:00", camps+"on night_fighting").Play("fight", "fight")
		told(g, "ns.log.nightfight", "NS-D.2", 1)
	})
}

func TestLedgerResultsFromTheWorstToTheBest(t *testing.T) {
	t.Run("NS-C4.3.75 a better result for the attacker has a higher rank", func(t *testing.T) {
		rank := func(g *game) int {
			for _, e := range g.AllEvents {
				if e.Kind == rules.EvResult {
					return e.Rank
				}
			}
			t.Error("there is no result")
			return 0
		}
		last := 0
		for _, g := range []*game{losses(t, 2, 1, pairs).Roll(3, 4).Roll(4, 4), losses(t, 3, 1, pairs).Roll(4, 4, 4).Roll(4, 4), losses(t, 1, 1, pairs).Roll(1, 4).Roll(1, 4),
			losses(t, 0, 0, pairs), losses(t, 1, 3, pairs).Roll(4, 4, 4).Roll(4, 4), losses(t, 1, 2, pairs).Roll(4, 4).Roll(3, 4)} {
			if n := rank(g); n <= last {
				t.Errorf("%d after %d", n, last)
			} else {
				last = n
			}
		}
	})
	t.Run("NS-C4.3.76 a combat is shown as an attack, its second round as a breakthrough", func(t *testing.T) {
		g := clash(t, waiting, "attack red-1 @C4", "leave red-2", "roll")
		kind := func() string { return g.View(rules.First).Combat.Kind.Key }
		if kind() != "ns.combat.attack" {
			t.Errorf("it is %s", kind())
		}
		if g = reserve(t, waiting, "leave red-2", "roll").Play("second"); kind() != "ns.combat.breakthrough" {
			t.Errorf("the second round is %s", kind())
		}
		if g.Play("roll", "stand"); kind() != "ns.combat.breakthrough" {
			t.Errorf("at its dice it is %s", kind())
		}
	})
	t.Run("NS-C4.3.56 both sides see the losses of the round", func(t *testing.T) {
		g := losses(t, 3, 1, pairs)
		for _, s := range g.View(rules.First).Combat.Sums {
			if want, ok := map[rules.SumKey]int{"losses.attack": 3, "losses.defence": 1}[s.Key]; ok && s.N != want {
				t.Errorf("%s: %d, want %d", s.Key, s.N, want)
			}
		}
		if n := len(g.View(rules.First).Combat.Sums); n != 2 {
			t.Errorf("%d sums", n)
		}
	})
}

func TestLedgerSmallPrint(t *testing.T) {
	t.Run("NS-C4.1.17 a marker with cavalry stops in a wood, whoever else is under it", func(t *testing.T) {
		rows := ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . w . . . .\n. . . . . . .\non fog_of_war\n"
		g := draw(t, rows+"C1 red-1 cavalry\nC1 red-2\nE1 red-3\nmarker marker-a-1 C1 red-g1 red-1 red-2\nG7 blue-1").Play("move marker-a-1 @C2")
		g.WantRefused("move marker-a-1 @C3", "NS-C4.1.17")
		foot := draw(t, rows+"C1 red-1\nC1 red-2\nE1 red-3\nmarker marker-a-1 C1 red-g1 red-1 red-2\nG7 blue-1").Play("move marker-a-1 @C2")
		foot.WantOffered("move marker-a-1 @C3")
	})
	t.Run("NS-A.70 its owner is told what his marker has left", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nE1 red-2\nmarker marker-a-1 C1 red-g1 red-1\nmarker marker-a-2 E1 red-g1 red-2\nG7 blue-1").Play("move marker-a-2 @E2")
		for id, left := range map[string]int{"marker-a-1": 3, "marker-a-2": 2} {
			if n := g.note("red", id, "ap.marker").Text.N; n != left {
				t.Errorf("%s has %d AP left, want %d", id, n, left)
			}
		}
	})
	t.Run("NS-C4.4.11 a battery that is not surrounded recovers in the night, far from its base line too", func(t *testing.T) {
		night(t, field+"C3 red-1\nC3 red-2 gun 5hits\nG7 blue-1").Play("done", "done").wantHits("red-2", 1)
	})
	t.Run("NS-A.74 in the night the hits of a marker are shared out without saves", func(t *testing.T) {
		rows := ". . . . . . .\n. . . t . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\non fog_of_war\n"
		g := night(t, rows+"A1 red-1\nD6 blue-1 garrison\nmarker marker-b-1 D6 blue-g1 blue-1 hits=2").Play("done", "done")
		g.WantAsk("ns.ap", "chance").wantHits("blue-1", 1)
	})
	t.Run("NS-C4.1.37 who is still to come takes no part, and the reason is that", func(t *testing.T) {
		clash(t, "C3 red-1\nC3 red-2 gun\nC4 blue-1\ndue red-9 turn=3 entry=A1", "attack red-1 @C4").WantAsk("attack.units", "red").wantReason("add red-9", "NS-C4.1.37", "due").
			wantReason("leave red-1", "NS-C4.3.13", "nomain")
	})
	t.Run("NS-C4.1.37 the first on the list of arrivals has his companions with him", func(t *testing.T) {
		g := draw(t, field+"chief red A1 0\nchief blue G7 0\nA1 red-1\nG7 blue-1\ndue red-2 turn=3 entry=A1\ndue red-3 turn=3 entry=A1")
		if all := g.View(rules.First).Due; len(all) != 1 || len(all[0].Who) != 2 {
			t.Errorf("they come as %v", all)
		}
	})
	t.Run("NS-C4.1.37 generals who are to come are on the list of arrivals", func(t *testing.T) {
		g := draw(t, field+"chief red A1 0\nchief blue G7 turn=4\nA1 red-1\nG6 blue-1")
		if all := g.View(rules.First).Due; len(all) != 1 || all[0].Turn != 4 || all[0].Who[0] != refsByName["blue-c"] {
			t.Errorf("they come as %v", all)
		}
	})
	t.Run("NS-D.9 who is redeployed leaves his town", func(t *testing.T) {
		rows := ". . . . . . .\n. . . t . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n"
		night(t, rows+"A1 red-1\nD6 blue-1 garrison").Play("place blue-1 @D7").wantMarks("blue-1", "!garrison")
	})
	t.Run("NS-A.47 whoever looks at a garrison is told that it is one", func(t *testing.T) {
		rows := ". . . . . . .\n. . . t . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n"
		draw(t, rows+"A1 red-1\nD6 blue-1 garrison").wantNote("red", "blue-1", "garrison")
	})
	t.Run("NS-A.1 maps of one size with other ground are other maps", func(t *testing.T) {
		seen := map[string]string{}
		for _, c := range []string{".", "h", "w", "b", "f", "~", "t"} {
			id := draw(t, fmt.Sprintf(". . .\n. . %s\n. . .\nA1 red-1\nA3 blue-1", c)).Position.View(rules.First).Map.ID
			if seen[id] != "" {
				t.Errorf("%s and %s have one name", c, seen[id])
			}
			seen[id] = c
		}
	})
	t.Run("NS-B.1 a river is one line from end to end", func(t *testing.T) {
		var lengths []int
		for _, l := range draw(t, ". # .\n. # #\n. . .\nA1 red-1\nA3 blue-1").Position.View(rules.First).Map.Lines {
			if l.Kind == "river" {
				lengths = append(lengths, len(l.Cells))
			}
		}
		if !slices.Equal(lengths, []int{3}) {
			t.Errorf("there are rivers of %d squares", lengths)
		}
	})
	t.Run("NS-D.9 nobody camps in the square of a marker of his side", func(t *testing.T) {
		night(t, field+"on fog_of_war\nA1 red-1\nC7 blue-1\nE7 blue-2\nmarker marker-b-1 D7 blue-g1 infantry").WantNot("place blue-1 @D7").WantOffered("place blue-1 @D6")
	})
	t.Run("NS-A.1 a square that is not on the board means nothing", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nG7 blue-1")
		if all := g.Refused(rules.Option{Do: "move", Who: refsByName["red-1"], At: refsByName["H3"]}); len(all) > 0 {
			t.Errorf("it is refused by %v", all)
		}
	})
	t.Run("NS-A.47 no garrison without a town, for all that the enemy knows", func(t *testing.T) {
		rows := ". . . . . . .\n. . . t . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\non fog_of_war\n"
		g := draw(t, rows+"A1 red-1\nD6 blue-1 garrison\nF6 blue-2\nmarker marker-b-1 D6 blue-g1 blue-1\nmarker marker-b-2 F6 blue-g1 blue-2")
		r := rand.New(rand.NewPCG(4, 4))
		for range 60 {
			b := g.board().Clone().(*Board)
			Book{}.Resample(b, rules.First, r)
			for u := range b.units {
				if q := b.unit[u].at; b.unit[u].garrison && b.ground[q].areas == 0 {
					t.Fatalf("%s is a garrison on %s", Book{}.Format(b.unitRef(u)), q.name())
				}
			}
		}
	})
	t.Run("NS-A.57 what pretends to be guns may be anywhere in the open, for all that the enemy knows", func(t *testing.T) {
		g := fogged(t, "A1 red-1\nC6 blue-1\nmarker marker-b-1 C6 blue-g1 blue-1\nmarker marker-b-2 E6 blue-g1 foot")
		r, swapped := rand.New(rand.NewPCG(4, 4)), 0
		for range 60 {
			b := g.board().Clone().(*Board)
			Book{}.Resample(b, rules.First, r)
			swapped += count(b.marker[1][0].dummy)
		}
		if swapped == 0 {
			t.Error("the computer knows which marker is empty")
		}
	})
	t.Run("NS-A.48 a general whose troops have retreated goes with them, though nobody follows", func(t *testing.T) {
		losses(t, 1, 1, "C3 red-1 1hit\nC4 blue-1 1hit\nG7 blue-9\n").Roll(1, 4).Roll(1, 4).WantRow("combat.mutual").Play("retreat blue-1 @C5").WantAt("blue-g1", "C5")
	})
	t.Run("NS-C4.3.76 no breakthrough into a square that the enemy has left", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2\nC4 blue-1 2hits\nG7 blue-9", "attack red-1 @C4", "leave red-2", "roll").dice().Roll(6, 6).dice()
		g.Roll(1, 1).Roll(1, 6, 6, 6).Play("retreat blue-1 @C5").WantAsk("pursuit", "red")
	})
	t.Run("NS-A.70 one or two Leads may stand under a marker, for all that the enemy knows", func(t *testing.T) {
		g := fogged(t, "A1 red-1\nC6 blue-1 linear S\nC6 blue-2 linear S\nmarker marker-b-1 C6 blue-g1 blue-1 blue-2")
		r, seen := rand.New(rand.NewPCG(4, 4)), map[int]bool{}
		for range 60 {
			b := g.board().Clone().(*Board)
			Book{}.Resample(b, rules.First, r)
			q, _ := parseSquare("C6")
			room := b.roomIn(q, rules.Second, 0)
			seen[room.leads] = true
		}
		if !seen[1] || !seen[2] {
			t.Errorf("the computer takes it for %v", seen)
		}
	})
}

func TestLedgerFilesAreRead(t *testing.T) {
	t.Run("NS-A.2 a time of day has an hour below 24 and a minute below 60", func(t *testing.T) {
		for _, no := range []string{"09:75", "24:00", "x9:30", "09:x0", "-1:30"} {
			wantFault(t, scenarioOf(t, field+"C3 red-1\nG7 blue-1", `start = "09:00"`, `start = "`+no+`"`), "neither an hour")
		}
	})
	t.Run("NS-A.49 who is to come stands nowhere", func(t *testing.T) {
		wantFault(t, drawnFile(t, field+"C3 red-1\nG7 blue-1", `{ id = "red-1", at = "C3", marks`, `{ id = "red-1", state = "due", at = "C3", marks`), "does not go with its square")
	})
	t.Run("NS-A.53 a marker has a name of the game", func(t *testing.T) {
		wantFault(t, drawnFile(t, field+"on fog_of_war\nC3 red-1\nmarker marker-a-1 A1 red-g1 infantry\nG7 blue-1", `"marker-a-1"`, `"marker-z-1"`), "there is no marker")
	})
	t.Run("NS-C1.3 no token has more than 3 AP", func(t *testing.T) {
		wantFault(t, drawnFile(t, field+"C3 red-1\nG7 blue-1", "ap = 3", "ap = 4"), "ap")
	})
	t.Run("NS-C5.11 a battle may give no points for units", func(t *testing.T) {
		redraw(t, field+"C3 red-1\nG7 blue-1", "points_per_enemy_unit = 1", "points_per_enemy_unit = 0")
	})
	t.Run("NS-C4.1.37 nobody starts on the board and arrives later", func(t *testing.T) {
		wantFault(t, scenarioOf(t, field+"C3 red-1\nG7 blue-1", `at = "C3", cls`, `at = "C3", arrives_turn = 2, cls`), "from the start, and arrives later")
	})
}
