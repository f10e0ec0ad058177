package prototype

import (
	"strings"
	"testing"

	"grognard/rules"
)

// duel is the example of part 9.3: a Line battalion of 32 in column, 9 inches
// before a British Line battalion of 24 in line.
const duel = `1 0
0 24000 10000 0 true 32 32 4 false false false false false false false false 0 0 false false
1 24000 23000 18000 false 24 24 4 false true false false false false false false 0 0 false false
`

func with(file string, pairs ...string) string { return strings.NewReplacer(pairs...).Replace(file) }

func TestWheelOfTheExampleEndsWhereTheBookSays(t *testing.T) {
	p := pose{c: vec{36000, 10000}, wide: 9600, deep: 1600}
	if q := p.wheeled(3581); q.c != (vec{36439, 12960}) { // ME-30.8
		t.Errorf("C %v", q.c)
	}
	if p.arc(2387) > 4000 || p.arc(2388) <= 4000 { // ME-30.12
		t.Errorf("arcs %d %d", p.arc(2387), p.arc(2388))
	}
}

func TestChargeFieldProposesTheShortestPathAndRefusesWithItsClause(t *testing.T) {
	p, _ := play(t, begin(t, eagles{}, duel), "charge b0 @b1")
	f := p.Request().Field
	o := f.Nearest(rules.Option{})
	if o.N != 0 {
		t.Errorf("straight ahead is nearest, not %d degrees", o.N)
	}
	if r := f.(rules.Measurer).Measure(o); len(r) != 1 || r[0].Text.N != 9000 {
		t.Errorf("length %v", r)
	}
	for psi, clause := range map[int]string{46: "ME-22.7", 40: "ME-22.8", 0: ""} {
		o.N = psi
		if got := f.Check(o).Rule; got != clause {
			t.Errorf("%d degrees: %q, want %q", psi, got, clause)
		}
	}
	right := f.Nearest(rules.Option{Pt: rules.Point{X: 28000, Y: 22200}})
	if right.N <= 0 {
		t.Errorf("a pointer to the right wheels %d degrees", right.N)
	}
	if g := f.Ghost(right); len(g) != 2 || g[1].Pt.X <= 24000 || g[1].Facing != 100*right.N {
		t.Errorf("ghost %+v", g)
	}
	o.N = 46
	if _, _, err := p.Play(rules.Answer{By: rules.First, Option: o}); err == nil || err.(rules.Reason).Rule != "ME-22.7" {
		t.Errorf("refusal is %v", err)
	}
}

func TestChargeFallsShortAndHalts(t *testing.T) {
	p, _ := play(t, begin(t, eagles{}, duel), "charge b0 @b1", "charge b0 @b1", "roll 4", "roll 1 2 3")
	b := p.Board().(*cloth)
	if u := b.bodies[0]; !u.halted || u.c != (vec{24000, 16000}) {
		t.Errorf("halted %t at %v", u.halted, u.c)
	}
}

func TestOfficerRollsAgainAfterSeeingTheDie(t *testing.T) {
	file := with(duel, "32 32 4 false", "32 32 4 true")
	p, _ := play(t, begin(t, eagles{}, file), "charge b0 @b1", "charge b0 @b1", "roll 1")
	if p.Request().Kind != "eagles.reroll" {
		t.Fatalf("asked %s", p.Request().Kind)
	}
	p, _ = play(t, p, "reroll", "roll 2")
	if p.Request().Kind != "eagles.charge.distance" {
		t.Errorf("2 and 2 for the officer pass, but %s follows", p.Request().Kind)
	}
}

func TestDefensiveFireBreaksTheChargerFourInchesShort(t *testing.T) {
	p, told := play(t, begin(t, eagles{}, duel), "charge b0 @b1", "charge b0 @b1", "roll 4", "roll 6 6 6",
		"fire", "roll 6", "roll 5 5 1 1 1 1 1 1 1 1", "roll 3")
	u := p.Board().(*cloth).bodies[0]
	if !u.broken || u.rankers != 30 || u.c != (vec{24000, 15000}) {
		t.Errorf("broken %t, %d rankers, at %v", u.broken, u.rankers, u.c)
	}
	if got := kinds(told); got != "declare dice dice dice dice hit dice say move" {
		t.Errorf("told %s", got)
	}
}

func TestMeleePushesBackAndTheWinnerPursues(t *testing.T) {
	p, _ := play(t, begin(t, eagles{}, duel), "charge b0 @b1", "charge b0 @b1", "roll 4", "roll 6 6 6",
		"hold", "roll 3 3", "pursue")
	b := p.Board().(*cloth)
	if b.bodies[1].c != (vec{24000, 25000}) || b.bodies[0].c != (vec{24000, 21000}) || b.bodies[0].foe != 2 {
		t.Errorf("%+v", b.bodies)
	}
	if b.bodies[0].rankers != 30 || b.bodies[1].rankers != 18 {
		t.Errorf("losses: %d and %d left", b.bodies[0].rankers, b.bodies[1].rankers)
	}
}

// The odds of part 9.3, to the last place that the book prints.
func TestChargeOddsAreThoseOfTheBook(t *testing.T) {
	p, _ := play(t, begin(t, eagles{}, duel), "charge b0 @b1")
	fire := func(r *rules.Request) (rules.Option, bool) {
		if r.Kind == "eagles.defend" {
			return rules.Option{Do: "fire"}, true
		}
		return rules.QuietPolicy(r)
	}
	straight := []rules.Option{p.Request().Field.Nearest(rules.Option{})}
	for _, c := range []struct {
		name, want string
		so         func(u, v battalion) bool
	}{
		{"wins", "21.62", func(u, v battalion) bool { return v.lost }},
		{"stays", "50.00", func(u, v battalion) bool { return u.c == (vec{24000, 10000}) }},
		{"falls short", "12.96", func(u, v battalion) bool { return u.halted }},
		{"breaks", "15.42", func(u, v battalion) bool { return u.broken }},
	} {
		got := chance(t, p, straight, fire, func(l rules.Leaf) bool {
			b := l.Board.(*cloth)
			return c.so(b.bodies[0], b.bodies[1])
		})
		if got != c.want {
			t.Errorf("%s: %s %%, want %s", c.name, got, c.want)
		}
	}
}

func TestPreviewBranchesOverTheDefendersAnswer(t *testing.T) {
	p, _ := play(t, begin(t, eagles{}, duel), "charge b0 @b1")
	open := func(r *rules.Request) (rules.Option, bool) {
		if r.Kind == "eagles.defend" {
			return rules.Option{}, false
		}
		return rules.QuietPolicy(r)
	}
	seen := map[string]int{}
	err := rules.Preview{Policy: open}.Outcomes(p, []rules.Option{p.Request().Field.Nearest(rules.Option{})}, func(l rules.Leaf) {
		for _, c := range l.Choices {
			seen[c.Option.Do]++
			if got, _ := c.Before.Float64(); got < 0.37 || got > 0.371 {
				t.Errorf("the defender is asked with chance %v, not 10/27", got)
			}
		}
	})
	if err != nil || seen["fire"] == 0 || seen["hold"] == 0 {
		t.Errorf("%v %v", seen, err)
	}
}

func TestPreviewRefusesToCountAnOpenField(t *testing.T) {
	p := begin(t, eagles{}, duel)
	err := rules.Preview{}.Outcomes(p, []rules.Option{{Do: "charge", Who: body(0), At: body(1)}}, func(rules.Leaf) {})
	if err == nil || !strings.Contains(err.Error(), "without a list") {
		t.Errorf("error %v", err)
	}
}

func TestHaltedBattalionIsToldWhyItMayNotCharge(t *testing.T) {
	p := begin(t, eagles{}, with(duel, "4 false false false false false false", "4 false false false false false true"))
	why := p.Refused(rules.Option{Do: "charge", Who: body(0), At: body(1)})
	if len(why) != 1 || why[0].Rule != "ME-22.14" {
		t.Errorf("%v", why)
	}
}
