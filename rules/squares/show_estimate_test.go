package squares

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

// What a unit does in a round is estimated as the book has it, but for dice that roll again.
func TestEstimatesOfARoundGoByTheBook(t *testing.T) {
	compared := 0
	for g := range 60 {
		for _, name := range []string{"brawl", "brawl in fog"} {
			r := rand.New(rand.NewPCG(uint64(g), 3))
			p, _, err := rules.Begin(Book{}, load(t, brawls(t)[name], nil))
			for n := 0; err == nil && p.Request() != nil && n < 400; n++ {
				compared += compareRound(t, p)
				p, _, err = p.Play(playout.Answer(p.Request(), r))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if compared < 500 {
		t.Errorf("only %d units were compared", compared)
	}
}

func compareRound(t *testing.T, p *rules.Position) (n int) {
	t.Helper()
	b := p.Board().Clone().(*Board)
	f := &b.fight
	if !f.on || f.rolled != [2]bool{} || f.attack == 0 || f.defend == 0 || p.Request().To == rules.Chance || p.Request().Kind == "evade" {
		return 0
	}
	f.skirmish = b.skirmisher()
	better := map[rules.Side]int{rules.Chance: 0, f.attacker: 1, f.attacker.Other(): -1}[f.skirmish]
	if got := b.screen(f.attack, f.defend, f.target); got != better {
		t.Errorf("the better skirmishers are %d, by the book %d", got, better)
	}
	dice := func(attacking bool, set unitSet, estimate func(u int) int) {
		for _, x := range b.throwers(&rules.Table{}, set, attacking) {
			got, want := estimate(x.u), x.dice*(d6+1-x.need)
			if b.units[x.u].brigade() && better == 2*count(attacking)-1 {
				got = min(got+x.dice, x.dice*d6)
			}
			if x.need == d6 || !attacking && b.highGround(x.u) { // 1 at least, and who has missed rolls again
				continue
			}
			if got != want {
				t.Errorf("%s does %d, by the book %d (attacking %t)", Book{}.Format(b.unitRef(x.u)), got, want, attacking)
			}
			n++
		}
	}
	dice(true, f.attack, func(u int) int { return b.strike(u, b.unit[u].at, f.target, f.attack|f.defend, f.defend) })
	dice(false, f.defend, func(u int) int { return b.parry(u, f.attack, f.defend, f.main) })
	return n
}

// The chances of morale are exact.
func TestOrdealsAreThoseOfDice(t *testing.T) {
	for need := 1; need <= d6+1; need++ {
		for hits := range 5 {
			fails, dies, all := 0, 0, 1
			for range hits {
				all *= d6
			}
			for throw := range all {
				failures := 0
				for i, n := 0, throw; i < hits; i, n = i+1, n/d6 {
					failures += count(n%d6+1 < need)
				}
				fails += count(failures > 0)
				dies += count(failures >= failuresToDestroy)
			}
			if got, want := ordeals[need][hits], (ordeal{100 * fails / all, 100 * dies / all}); got != want {
				t.Errorf("%d hits, %d+: %v, want %v", hits, need, got, want)
			}
		}
	}
}

// destroyed is how many units of both sides a combat destroys, in hundredths, if nobody does anything
// but what he does of himself.
func destroyed(t *testing.T, g *game, line string) (kills [2]int) {
	t.Helper()
	var sum [2]big.Rat
	quiet := func(q *rules.Request) (rules.Option, bool) { return q.Options[max(0, q.Quiet)], true }
	err := rules.Preview{Limit: 1_000_000, Policy: quiet}.Outcomes(g.Position, []rules.Option{g.Option(line)}, func(l rules.Leaf) {
		for _, e := range l.Events {
			if e.Kind == rules.EvRemove && e.Who.Kind() == unitKind {
				sum[e.Side].Add(&sum[e.Side], l.Chance)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	for s := range kills {
		n, _ := sum[s].Float64()
		kills[s] = int(100*n + 0.5)
	}
	return kills
}

// What a combat destroys is estimated about as it is.
func TestEstimatesOfLossesAreNear(t *testing.T) {
	const near = 15
	for _, picture := range []string{
		"C3 red-1\nC4 blue-1\n",
		"C3 red-1\nC4 blue-1 2hits\n",
		"C3 red-1\nC4 blue-1 4hits\n",
		"C3 red-1 3hits\nC4 blue-1\n",
		"C3 red-1\nC3 red-2\nC4 blue-1 3hits\n",
		"C3 red-1 elite veteran\nC4 blue-1 recruit 2hits\n",
		"C3 red-1 recruit 3hits\nC4 blue-1 elite\nC4 blue-2 1hit\n",
		"C3 red-1\nC3 red-2\nC4 blue-1 1hit\nC4 blue-2 3hits\n",
		"C3 red-1 cavalry heavy\nC4 blue-1 linear S 2hits\n",
		"C3 red-1\nC4 blue-1 linear W 3hits\n",
		"C3 red-1\nC4 blue-1 1hit\nC4 blue-2 gun\n",
	} {
		g := draw(t, field+picture+"phase combat")
		const attack = "attack red-1 @C4"
		want := destroyed(t, g, attack)
		if got := [2]int{g.prospect("backkill", attack), g.prospect("kill", attack)}; abs(got[0]-want[0]) > near || abs(got[1]-want[1]) > near {
			t.Errorf("%q: %v destroyed, but %v", picture, got, want)
		}
	}
}
