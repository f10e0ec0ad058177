package ccn

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"grognard/rules"
)

// ends are the ways in which a Step can end, each with its chance.
type ends map[string]*big.Rat

// policy answers for players; false leaves it to the next.
type policy func(*rules.Request) (rules.Option, bool)

// endings counts the ends of the Step after an option. take says what players
// answer; nil is the quiet option, or the first. tell names an end.
func endings(t *testing.T, g *game, line string, take policy, tell func(*Board) string) ends {
	t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		t.Fatal(err)
	}
	all := ends{}
	v := rules.Preview{OneDraw: true, Policy: func(r *rules.Request) (rules.Option, bool) {
		if take != nil {
			if o, ok := take(r); ok {
				return o, true
			}
		}
		return r.Options[max(0, r.Quiet)], true
	}}
	err = v.Outcomes(g.Position, []rules.Option{o}, func(l rules.Leaf) {
		name := tell(l.Board.(*Board))
		if all[name] == nil {
			all[name] = new(big.Rat)
		}
		all[name].Add(all[name], l.Chance)
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// want checks one chance; it is as a fraction.
func (f ends) want(t *testing.T, name string, num, den int64) {
	t.Helper()
	got := f[name]
	if got == nil {
		got = new(big.Rat)
	}
	if got.Cmp(big.NewRat(num, den)) != 0 {
		t.Errorf("%q has the chance %v, want %v", name, got, big.NewRat(num, den))
	}
}

// taking answers one kind of request with what it does.
func taking(kind, do string) policy {
	return func(r *rules.Request) (rules.Option, bool) {
		for _, o := range r.Options {
			if r.Kind == kind && o.Do == do {
				return o, true
			}
		}
		return rules.Option{}, false
	}
}

// both answers by two rules, one after the other.
func both(a, b policy) policy {
	return func(r *rules.Request) (rules.Option, bool) {
		if o, ok := a(r); ok {
			return o, true
		}
		return b(r)
	}
}

// blocksOf tells the blocks of units.
func blocksOf(g *game, ids ...string) func(*Board) string {
	return func(b *Board) string {
		var all []string
		for _, id := range ids {
			all = append(all, strconv.Itoa(int(b.units[g.unit(id)].blocks)))
		}
		return strings.Join(all, " ")
	}
}

// killedIs tells whether a leader has been eliminated.
func killedIs(g *game, id string) func(*Board) string {
	return func(b *Board) string { return strconv.FormatBool(b.leaders[g.leader(id)].state == killed) }
}

// over tells who has won.
func over(b *Board) string {
	if b.ended() {
		return sideNames[b.Result().Winner]
	}
	return "goes on"
}

func factorial(n int) int64 {
	if n == 0 {
		return 1
	}
	return int64(n) * factorial(n-1)
}

func power(x int64, n int) int64 {
	p := int64(1)
	for range n {
		p *= x
	}
	return p
}

func TestTheOddsOfHitsAndFlagsAreExact(t *testing.T) { // part 10.4
	for _, tt := range []struct {
		name, picture, line, target string
		n                           int   // dice
		h                           int64 // of six faces hit
	}{
		{"CCN-20.3 fire at infantry", "french: g5 fr-ln-1 ordered\nallied: e5 gb-gg-1", "fire fr-ln-1 @gb-gg-1", "gb-gg-1", 4, 2},
		{"CCN-20.3 fire at cavalry", "french: g5 fr-ln-1 blocks=3 ordered\nallied: e5 gb-lc-1", "fire fr-ln-1 @gb-lc-1", "gb-lc-1", 3, 1},
		{"CCN-23.1 melee against infantry", "french: f5 fr-lc-1 ordered\nallied: e5 gb-gg-1", "melee fr-lc-1 @gb-gg-1", "gb-gg-1", 4, 3},
		{"CCN-23.1 melee against artillery", "french: f5 fr-lc-1 ordered\nallied: e5 gb-fa-1", "melee fr-lc-1 @gb-fa-1", "gb-fa-1", 4, 2},
		{"CCN-23.2 melee of militia", "french: f5 fr-mi-1 ordered\nallied: e5 gb-fa-1", "melee fr-mi-1 @gb-fa-1", "gb-fa-1", 4, 1},
		{"CCN-1.4 nine dice", "french: f5 fr-ln-1 ordered, f6 fr-fa-1 ordered\nallied: e6 gb-gg-1", "melee fr-ln-1 @gb-gg-1", "gb-gg-1", 9, 3},
	} {
		t.Run(tt.name+": n! / (k! j! m!) ways for k hits and j flags", func(t *testing.T) {
			g := draw(t, tt.picture)
			was := g.board().units[g.unit(tt.target)]
			full, row := int(was.blocks), was.at.row()
			f := endings(t, g, tt.line, both(taking("flags", "take"), taking("support", "support")), func(b *Board) string {
				u := b.units[g.unit(tt.target)]
				if u.blocks == 0 {
					return "eliminated"
				}
				return fmt.Sprint(full-int(u.blocks), " lost, back ", row-u.at.row())
			})
			dead := new(big.Rat)
			for k := 0; k <= tt.n; k++ {
				for j := 0; j <= tt.n-k; j++ {
					m := tt.n - k - j
					ways := factorial(tt.n) / factorial(k) / factorial(j) / factorial(m) * power(tt.h, k) * power(5-tt.h, m)
					switch {
					case k >= full:
						dead.Add(dead, big.NewRat(ways, power(6, tt.n)))
					case j < row || tt.n <= row: // else flags that are too many cost blocks
						f.want(t, fmt.Sprint(k, " lost, back ", j), ways, power(6, tt.n))
					}
				}
			}
			if tt.n <= row {
				f.want(t, "eliminated", dead.Num().Int64(), dead.Denom().Int64())
			}
		})
	}
}

func TestTheOddsOfWhatFollowsAreExact(t *testing.T) { // part 10.4
	t.Run("CCN-27.1 whether it leaves its hex turns on the flags it ignores", func(t *testing.T) {
		g := draw(t, "french: g5 fr-ln-1 blocks=2 ordered\nallied: e5 gb-gr-1")
		away := func(b *Board) string { return strconv.FormatBool(b.units[g.unit("gb-gr-1")].at != at(4, 4)) }
		endings(t, g, "fire fr-ln-1 @gb-gr-1", taking("flags", "ignore"), away).want(t, "true", 1, 36)
		endings(t, g, "fire fr-ln-1 @gb-gr-1", taking("flags", "take"), away).want(t, "true", 11, 36)
	})
	t.Run("CCN-26.10 a retreat that is blocked costs blocks", func(t *testing.T) {
		g := draw(t, "french: c5 fr-ln-1 blocks=1 ordered, i1 fr-ln-2\nallied: a5 gb-ln-1 blocks=1, i13 gb-ln-2")
		f := endings(t, g, "fire fr-ln-1 @gb-ln-1", nil, blocksOf(g, "gb-ln-1"))
		f.want(t, "0", 3, 6) // two infantry faces and the flag
		f.want(t, "1", 3, 6)
	})
	t.Run("CCN-24.5 battle back with the blocks that each outcome leaves", func(t *testing.T) {
		g := draw(t, "allied: e5 gb-rl-1 blocks=1 ordered, i1 gb-ln-1\nfrench: d5 fr-fa-1 blocks=2\ntop french, active allied")
		f := endings(t, g, "melee gb-rl-1 @fr-fa-1", taking("battle_back", "back"), blocksOf(g, "gb-rl-1", "fr-fa-1"))
		f.want(t, "1 1", 1, 6*8)     // a hit; three dice that all miss
		f.want(t, "0 1", 7, 6*8)     // a hit; three dice
		f.want(t, "1 2", 5, 24)      // a flag; or nothing, and four dice that all miss
		f.want(t, "0 2", 4*15, 6*16) // nothing; four dice
	})
	t.Run("CCN-25.1 a leader is lost in 1/36 of the checks of two dice and 1/6 of those of one", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 blocks=2 ordered\nallied: d5 gb-ln-1 blocks=2, i13 gb-ln-2\nallied leaders: d5 gb-hill")
		f := endings(t, g, "melee fr-lc-1 @gb-ln-1", nil, killedIs(g, "gb-hill"))
		f.want(t, "true", 1, 18) // 1/2 · 1/36 for one hit, 1/4 · 1/6 for two
	})
	t.Run("CCN-25.4 a check after a retreat that cost blocks counts too", func(t *testing.T) {
		g := draw(t, "french: c5 fr-ln-1 blocks=1 ordered\nallied: a5 gb-ln-1\nallied leaders: a5 gb-hill")
		endings(t, g, "fire fr-ln-1 @gb-ln-1", taking("flags", "take"), killedIs(g, "gb-hill")).want(t, "true", 3, 6*36)
		endings(t, g, "fire fr-ln-1 @gb-ln-1", taking("flags", "ignore"), killedIs(g, "gb-hill")).want(t, "true", 2, 6*36)
	})
	t.Run("CCN-5.6 whether this combat ends the game, for either side", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 blocks=1 ordered\nallied: d5 gb-ln-1 blocks=1\nbanners 1")
		f := endings(t, g, "melee fr-ln-1 @gb-ln-1", taking("battle_back", "back"), over)
		f.want(t, "french", 3, 4)    // two dice, with half of the faces each
		f.want(t, "allied", 2*2, 72) // no hit and no flag, 2/6 each; then one die
	})
}

func TestTheOddsOfReactionsAreExact(t *testing.T) { // part 10.4
	const square = "french: e5 fr-cu-1 ordered, e6 fr-ha-1 ordered\nallied: d5 gb-gg-1\nallied hand: c-forward-1 c-rally-1 c-probe-left-1"
	t.Run("CCN-36.5 a square drives the cavalry off with every flag", func(t *testing.T) {
		g := draw(t, square+"\nfrench leaders: e5 fr-ney").Play("melee fr-cu-1 @gb-gg-1", "done")
		gone := func(b *Board) string { return strconv.FormatBool(b.units[g.unit("fr-cu-1")].at != at(4, 4)) }
		endings(t, g, "square", nil, gone).want(t, "true", 1, 6)
	})
	t.Run("CCN-36.8 artillery dice count as often as the attack still happens", func(t *testing.T) {
		g := draw(t, square).Play("melee fr-cu-1 @gb-gg-1", "support fr-ha-1")
		f := endings(t, g, "square", taking("flags", "take"), blocksOf(g, "gb-gg-1"))
		f.want(t, "5", 86, 486) // 1/6, or 5/6 of four dice that all show cavalry or artillery
	})
	t.Run("CCN-34.6 who retires loses blocks to cavalry symbols only", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lt-1 blocks=2 ordered, i1 fr-ln-1\nallied: d5 gb-lc-1 blocks=1, i13 gb-ln-1").Play("melee fr-lt-1 @gb-lc-1")
		endings(t, g, "reform", nil, blocksOf(g, "gb-lc-1")).want(t, "0", 11, 36)
		endings(t, g, "stand", nil, blocksOf(g, "gb-lc-1")).want(t, "0", 20, 36)
	})
	t.Run("CCN-57.1 First Strike is never counted on", func(t *testing.T) {
		for _, hand := range []string{withStrike, withoutStrike} {
			g := draw(t, "french: e5 fr-lc-1 blocks=1 ordered, i1 fr-ln-1\nallied: d5 gb-ln-1\n"+hand)
			f := endings(t, g, "melee fr-lc-1 @gb-ln-1", nil, blocksOf(g, "fr-lc-1", "gb-ln-1"))
			f.want(t, "1 3", 1, 2)
			f.want(t, "1 4", 1, 2)
		}
	})
	t.Run("CCN-57.2 if it is played it has exact odds of its own", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 blocks=1 ordered, i1 fr-ln-1\nallied: d5 gb-ln-1 blocks=1\n"+withStrike).Play("melee fr-lc-1 @gb-ln-1")
		f := endings(t, g, "strike +c-first-strike-1", nil, blocksOf(g, "fr-lc-1", "gb-ln-1"))
		f.want(t, "0 1", 2, 6)
		f.want(t, "1 0", 3*3, 36) // neither hit nor flag, then a hit
	})
}

func TestTheDiceAreExplained(t *testing.T) { // part 10.4
	g := draw(t, scene("d5 F", "e5 H")+`
	french: e5 fr-hc-1 ordered, e6 fr-fa-1 ordered, c3 fr-ha-1 ordered
	allied: d5 gb-ln-1
	card c-elan-1`).Play("melee fr-hc-1 @gb-ln-1", "support fr-fa-1", "support fr-ha-1").wantDice("melee.roll", "french", 9)
	for _, want := range []struct {
		rule, about string
		n           int
	}{
		{"CCN-22.4", "fr-hc-1", 4}, {"CCN-22.4", "fr-hc-1", 1}, {"CCN-55.6", "c-elan-1", 1}, {"CCN-42.3", "e5", -1}, {"CCN-41.4", "ground-woods", -2},
		{"CCN-22.5", "fr-fa-1", 4}, {"CCN-55.6", "c-elan-1", 1}, {"CCN-41.4", "ground-woods", -1},
		{"CCN-19.8", "fr-ha-1", 2}, {"CCN-55.6", "c-elan-1", 1}, {"CCN-41.4", "ground-woods", -1},
	} {
		found := false
		for _, m := range g.Mods() {
			found = found || m.Sum == "dice" && m.Rule == want.rule && m.Why.A == refsByName[want.about] && m.N == want.n
		}
		if !found {
			t.Errorf("no %+d of %s by %s in %+v", want.n, want.about, want.rule, g.Mods())
		}
	}
	g.WantTotal("dice", 9)
}

func TestTheOddsAgainstALoneLeaderAreExact(t *testing.T) { // part 10.4
	for n := 1; n <= 4; n++ {
		t.Run(fmt.Sprintf("CCN-25.13 1 - (5/6)^%d", n), func(t *testing.T) {
			g := draw(t, fmt.Sprintf("french: e5 fr-lc-1 blocks=%d ordered\nallied: a1 gb-ln-1\nallied leaders: d5 gb-hill", n))
			endings(t, g, "melee fr-lc-1 @gb-hill", nil, killedIs(g, "gb-hill")).want(t, "true", power(6, n)-power(5, n), power(6, n))
		})
	}
}
