package prototype

import (
	"math/big"
	"testing"

	"grognard/rules"
)

// clash: first side heavy cavalry of 4 on C3 before a line of 4 on D3, and
// horse beside; the second holds First Strike c0 and three more.
const clash = `1 0 0 0
3 0 0 3 3 3 2 2 2 2 0 0
.........................
0 1 12 4 true false 0
0 0 10 4 false true 0
1 0 17 4 false false 0
1 0 22 3 false false 0
`

func TestReactionIsAlwaysAskedWhetherOrNotTheCardIsHeld(t *testing.T) {
	for file, first := range map[string]bool{clash: true, with(clash, "3 0 0 3 3 3", "0 0 0 3 3 3"): false} {
		p, _ := play(t, begin(t, napoleonics{}, file), "attack u0 @u2")
		req := p.Request()
		if req.Kind != "ccn.reaction" || !req.Always || req.To != rules.Second {
			t.Fatalf("asked %+v", req)
		}
		held := false
		for _, o := range req.Options {
			held = held || o.Do == "first-strike"
		}
		if held != first {
			t.Errorf("First Strike offered: %t, held: %t", held, first)
		}
	}
}

func TestFirstStrikeDrivesTheAttackerOff(t *testing.T) {
	p, told := play(t, begin(t, napoleonics{}, clash), "attack u0 @u2", "first-strike +c0", "roll 3 6 1 1")
	if p.Request().Kind != "ccn.retreat" || len(p.Request().Options) != 2 {
		t.Fatalf("asked %+v", p.Request())
	}
	if got := kinds(told); got != "declare play dice hit" {
		t.Errorf("told %s", got)
	}
	p, _ = play(t, p, "retreat @B2")
	b := p.Board().(*hexes)
	if b.units[0].blocks != 3 || b.units[0].hex != 6 || b.cards[0] != discards {
		t.Errorf("%+v", b.units[0])
	}
	if p.Request().Kind != "ccn.draw" {
		t.Errorf("the melee is over, but %s follows", p.Request().Kind)
	}
}

func TestSquareTakesACardThatTheAttackerDoesNotSee(t *testing.T) {
	p, told := play(t, begin(t, napoleonics{}, clash), "attack u0 @u2", "square", "draw c4")
	e := told[len(told)-1]
	if e.Who != card(4) || e.For(rules.First).Who != 0 || e.For(rules.First).Text.Key != "ccn.square.veiled" {
		t.Errorf("event %+v", e)
	}
	for _, c := range p.View(rules.First).Cards {
		if c.Place == rules.Track && c.Ref != 0 {
			t.Errorf("the attacker sees %+v", c)
		}
	}
	if d := p.Request().Dice; d.N() != 1 || d.Side != rules.Second {
		t.Errorf("the square strikes with %+v", d)
	}
	p, _ = play(t, p, "roll 1", "roll 6") // the square misses; the flag costs it a block
	b := p.Board().(*hexes)
	if u := b.units[2]; u.blocks != 3 || u.hex != 17 || p.Request().Kind != "ccn.draw" {
		t.Errorf("%+v, then %s", u, p.Request().Kind)
	}
}

func TestSmallHandFormsNoSquareAndSaysWhy(t *testing.T) {
	p, _ := play(t, begin(t, napoleonics{}, with(clash, "3 0 0 3 3 3", "3 0 0 3 0 0")), "attack u0 @u2")
	why := p.Refused(rules.Option{Do: "square"})
	if len(why) != 1 || why[0].Rule != "CCN-35.3" || why[0].Text.N != 2 {
		t.Errorf("%+v", why)
	}
}

func TestLeaderIgnoresAFlagAfterSurvivingHisCheck(t *testing.T) {
	p, _ := play(t, begin(t, napoleonics{}, with(clash, "1 0 17 4 false false", "1 0 17 4 false true")),
		"attack u0 @u2", "stand", "roll 1 6 3 3 3", "roll 5 1")
	if p.Request().Kind != "ccn.ignore" {
		t.Fatalf("asked %s", p.Request().Kind)
	}
	p, _ = play(t, p, "ignore #1")
	if p.Request().Kind != "ccn.back" {
		t.Errorf("asked %s", p.Request().Kind)
	}
}

func TestTwoSabersKillTheLeaderAndTheFlagCounts(t *testing.T) {
	p, _ := play(t, begin(t, napoleonics{}, with(clash, "1 0 17 4 false false", "1 0 17 4 false true")),
		"attack u0 @u2", "stand", "roll 1 6 3 3 3", "roll 5 5")
	b := p.Board().(*hexes)
	if p.Request().Kind != "ccn.retreat" || b.banners[0] != 1 || b.units[2].leader {
		t.Errorf("asked %s, banners %v", p.Request().Kind, b.banners)
	}
}

// CCN-10.5: the square turns the cavalry back or hits it one time in six and
// two in six; the attack goes on with one die five times in six.
func TestSquareOddsAreThoseOfTheBook(t *testing.T) {
	p, _ := play(t, begin(t, napoleonics{}, clash), "attack u0 @u2")
	first := []rules.Option{{Do: "square"}}
	at := func(p *rules.Position) func(*rules.Request) (rules.Option, bool) {
		return func(r *rules.Request) (rules.Option, bool) {
			if r.Kind == "ccn.retreat" {
				return r.Options[0], true
			}
			return rules.QuietPolicy(r)
		}
	}(p)
	for _, c := range []struct {
		name, want string
		so         func(cav, sq troop) bool
	}{
		{"the cavalry goes back", "16.67", func(cav, _ troop) bool { return cav.hex != 12 }},
		{"the cavalry is hit", "33.33", func(cav, _ troop) bool { return cav.blocks < 4 }},
		{"the square loses a block", "55.56", func(_, sq troop) bool { return sq.blocks < 4 }}, // 5/6 of 4/6
	} {
		got := chance(t, p, first, at, func(l rules.Leaf) bool {
			u := l.Board.(*hexes).units
			return c.so(u[0], u[2])
		})
		if got != c.want {
			t.Errorf("%s: %s %%, want %s", c.name, got, c.want)
		}
	}
}

// CCN-10.4: hits and flags of n dice are trinomial.
func TestHitsAndFlagsAreTrinomial(t *testing.T) {
	p, _ := play(t, begin(t, napoleonics{}, clash), "attack u0 @u2")
	policy := func(r *rules.Request) (rules.Option, bool) {
		if r.Kind == "ccn.retreat" {
			return r.Options[0], true
		}
		return rules.QuietPolicy(r)
	}
	// five dice at infantry: two hits and one flag, 5!/(2!1!2!) 3/6^2 1/6 2/6^2
	got := chance(t, p, []rules.Option{{Do: "stand"}}, policy, func(l rules.Leaf) bool {
		hits, flags := 0, 0
		for _, e := range l.Events {
			if e.Kind == rules.EvDice && e.Rule == "CCN-22.10" {
				for _, f := range e.Faces {
					hits += btoi(f <= 2 || f == saber)
					flags += btoi(f == flag)
				}
			}
		}
		return hits == 2 && flags == 1
	})
	want := new(big.Rat).SetFrac64(30*9*1*4*100, 6*6*6*6*6)
	if got != want.FloatString(2) {
		t.Errorf("%s %%, want %s", got, want.FloatString(2))
	}
}

func TestGuessKeepsWhatASideWasToldAndDealsTheRestAnew(t *testing.T) {
	p, _ := play(t, begin(t, napoleonics{}, clash), "attack u0 @u2", "square", "draw c4", "roll 1")
	seen := map[rules.Ref]bool{}
	for seed := range uint64(60) {
		q := rules.Guess(p, rules.First, newRand(seed), 100, nil)
		if q == nil {
			continue
		}
		b := q.Board().(*hexes)
		c := b.in(trackOf(rules.Second, 1))
		if len(c) != 1 || q.Request().Kind != p.Request().Kind {
			t.Fatalf("guess %+v asks %s", b.cards, q.Request().Kind)
		}
		seen[c[0]] = true
	}
	if len(seen) < 4 {
		t.Errorf("only %d cards are ever thought to lie on the track", len(seen))
	}
}
