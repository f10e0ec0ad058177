package country

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

// made are the countries that tests have looked at.
var made = map[Ask]*Land{}

// asked are countries of all kinds and of the sizes of the books.
func asked(t *testing.T, look func(t *testing.T, a Ask, l *Land)) {
	n := uint64(500)
	if testing.Short() {
		n = 100
	}
	sizes := [...]Ask{{Wide: 54, Deep: 36, Grain: 4}, {Wide: 32, Deep: 32, Grain: 4}, {Wide: 80, Deep: 56, Grain: 4}, {Wide: 36, Deep: 32, Grain: 4}, {Wide: 72, Deep: 48, Grain: 6}}
	for seed := range n {
		a := sizes[seed%uint64(len(sizes))]
		a.Seed, a.Kind = seed, Kind(seed/5%uint64(len(Kinds)))
		if made[a] == nil {
			made[a] = Make(a)
		}
		look(t, a, made[a])
		if t.Failed() {
			t.Fatalf("%+v\n%s", a, sketch(made[a]))
		}
	}
}

// sketch draws a country in letters.
func sketch(l *Land) string {
	var s strings.Builder
	l.spots(func(at Spot, c *Cell) {
		b := byte(" 123"[c.Height])
		for _, x := range [...]struct {
			has    bool
			letter byte
		}{{c.Fields, 'f'}, {c.Rough, 'r'}, {c.Marsh, 'm'}, {c.Wood, 'w'}, {c.Village > 0, 'V'}, {c.Road, '-'}, {c.Water, '~'}, {c.Water && c.Road, '#'}} {
			if x.has {
				b = x.letter
			}
		}
		s.WriteByte(b)
		if at.X == l.Wide-1 {
			s.WriteByte('\n')
		}
	})
	return s.String()
}

func TestTheSameAskMakesTheSameCountry(t *testing.T) {
	asked(t, func(t *testing.T, a Ask, l *Land) {
		if a.Seed%10 == 0 && !reflect.DeepEqual(l, Make(a)) {
			t.Error("another country")
		}
	})
	if sketch(Make(Ask{Seed: 1, Wide: 40, Deep: 40, Grain: 4})) == sketch(Make(Ask{Seed: 2, Wide: 40, Deep: 40, Grain: 4})) {
		t.Error("two seeds make one country")
	}
}

func TestARiverRunsFromEdgeToEdge(t *testing.T) {
	rivers := 0
	asked(t, func(t *testing.T, a Ask, l *Land) {
		water := 0
		l.spots(func(_ Spot, c *Cell) {
			if c.Water {
				water++
				if c.Height > 0 || c.Wood || c.Village > 0 {
					t.Errorf("something lies in the water: %+v", c)
				}
			}
		})
		if water != len(l.River) || a.Kind == River && water == 0 {
			t.Errorf("%d spots of water, a river of %d", water, len(l.River))
		}
		if water == 0 {
			return
		}
		rivers++
		chained(t, l.River)
		from, to := l.River[0], l.River[water-1]
		if !(from.X == 0 && to.X == l.Wide-1 || from.Y == 0 && to.Y == l.Deep-1) {
			t.Errorf("from %v to %v", from, to)
		}
		banks := map[bool]int{}
		l.spots(func(_ Spot, c *Cell) { banks[c.Far]++ })
		if least := l.Wide * l.Deep / 20; banks[true] < least || banks[false] < least {
			t.Errorf("banks of %v", banks)
		}
		if len(l.Crossings) < 2 {
			t.Errorf("only %v lead across", l.Crossings)
		}
		for _, c := range l.Crossings {
			if x := l.At(c.Spot); !x.Water || !x.Road {
				t.Errorf("a crossing at %v, which is %+v", c, x)
			}
		}
	})
	if rivers < 30 {
		t.Errorf("only %d rivers", rivers)
	}
}

// Armies stand in the outer three eighths, from the west to the east of the Front.
func TestWaterLiesBetweenTheArmiesOrPastAFlank(t *testing.T) {
	of := map[bool]int{}
	asked(t, func(t *testing.T, _ Ask, l *Land) {
		from, to := l.Front()
		if 4*(to-from) < 3*l.Wide {
			t.Errorf("armies have from %d to %d of %d to stand on", from, to, l.Wide)
		}
		if l.River == nil {
			return
		}
		of[l.lengthways()]++
		for _, s := range l.River {
			if s.X >= from && s.X < to && 8*min(s.Y, l.Deep-1-s.Y)+8 <= 3*l.Deep {
				t.Errorf("water where an army stands: %v", s)
			}
		}
		for _, h := range l.Hamlets {
			if h.X < from || h.X >= to {
				t.Errorf("the village %v lies beyond the flank", h)
			}
		}
	})
	if of[false] < 2*of[true] || of[true] == 0 {
		t.Errorf("rivers between armies and past them: %v", of)
	}
}

func TestAVillageLiesWhereARoadPassesTheRiver(t *testing.T) {
	rivers, at := 0, 0
	asked(t, func(t *testing.T, a Ask, l *Land) {
		if l.River == nil {
			return
		}
		rivers++
		for _, c := range l.Crossings {
			if !c.Ford && slices.ContainsFunc(l.Hamlets, func(h Spot) bool { return abs(h.X-c.X)+abs(h.Y-c.Y) <= 2*a.Grain }) {
				at++
				return
			}
		}
		t.Logf("none: %+v\n%s", a, sketch(l))
	})
	if 20*at < 19*rivers {
		t.Errorf("at %d of %d rivers there is a village with a bridge", at, rivers)
	}
}

// From everywhere but the water one can come to everywhere else, over the crossings.
func TestBothBanksCanBeComeTo(t *testing.T) {
	asked(t, func(t *testing.T, _ Ask, l *Land) {
		dry, seen := 0, map[Spot]bool{}
		l.spots(func(_ Spot, c *Cell) {
			if !c.Water || c.Road {
				dry++
			}
		})
		for next := []Spot{l.Hamlets[0]}; len(next) > 0; {
			s := next[len(next)-1]
			next = next[:len(next)-1]
			if c := l.At(s); seen[s] || c.Water && !c.Road {
				continue
			}
			seen[s] = true
			next = append(next, l.beside(s)...)
		}
		if 100*len(seen) < 99*dry { // but for what a bend cuts off at the edge
			t.Errorf("%d of %d spots can be come to", len(seen), dry)
		}
	})
}

func TestWoodsAndHeightsAreNoSpecks(t *testing.T) {
	asked(t, func(t *testing.T, a Ask, l *Land) {
		for name, has := range map[string]func(*Cell) bool{"wood": func(c *Cell) bool { return c.Wood }, "height": func(c *Cell) bool { return c.Height > 0 }} {
			seen := map[Spot]bool{}
			l.spots(func(s Spot, _ *Cell) {
				n := 0
				for next := []Spot{s}; len(next) > 0; {
					s := next[len(next)-1]
					next = next[:len(next)-1]
					if seen[s] || !has(l.At(s)) {
						continue
					}
					seen[s] = true
					n++
					next = append(next, l.beside(s)...)
				}
				if n > 0 && n < 2*a.Grain*a.Grain {
					t.Errorf("a %s of %d spots at %v", name, n, s)
				}
			})
		}
	})
}

// chained fails unless each spot lies beside the one before.
func chained(t *testing.T, way []Spot) {
	t.Helper()
	for i, s := range way[1:] {
		if abs(s.X-way[i].X)+abs(s.Y-way[i].Y) != 1 {
			t.Errorf("%v does not lie beside %v", s, way[i])
		}
	}
}

func TestRoadsAreOneNetThatLeadsThroughAllVillages(t *testing.T) {
	asked(t, func(t *testing.T, _ Ask, l *Land) {
		for _, r := range l.Roads {
			chained(t, r)
		}
		north, south, roads, reached := false, false, 0, map[Spot]bool{}
		l.spots(func(s Spot, c *Cell) {
			if c.Road {
				roads++
				north, south = north || s.Y == 0, south || s.Y == l.Deep-1
			}
		})
		next := []Spot{l.Hamlets[0]}
		for len(next) > 0 {
			s := next[0]
			next = next[1:]
			if reached[s] || !l.At(s).Road {
				continue
			}
			reached[s] = true
			next = append(next, l.beside(s)...)
		}
		if len(reached) != roads || !north || !south {
			t.Errorf("%d of %d spots of road hang together; to the north %v, to the south %v", len(reached), roads, north, south)
		}
		arms := map[Spot]int{}
		for _, r := range l.Roads {
			for _, s := range r {
				arms[s]++
			}
		}
		for _, r := range l.Roads {
			for _, s := range []Spot{r[0], r[len(r)-1]} {
				if edge := s.X == 0 || s.Y == 0 || s.X == l.Wide-1 || s.Y == l.Deep-1; !edge && arms[s] < 2 && !slices.Contains(l.Hamlets, s) {
					t.Errorf("a road ends in the fields at %v", s)
				}
			}
		}
		for i, h := range l.Hamlets {
			if c := l.At(h); !c.Road || c.Village != i+1 {
				t.Errorf("village %d at %v: %+v", i+1, h, c)
			}
		}
	})
}

func TestKindsOfCountryDifferAndNoneIsFull(t *testing.T) {
	type sums struct{ n, wood, high, village, water int }
	var of [5]sums
	asked(t, func(t *testing.T, a Ask, l *Land) {
		var one sums
		l.spots(func(_ Spot, c *Cell) {
			one.n++
			if c.Wood {
				one.wood++
			}
			if c.Height > 0 {
				one.high++
			}
			if c.Village > 0 {
				one.village++
			}
		})
		if 2*one.wood > one.n || 4*one.high > 3*one.n || 6*one.village > one.n || one.village == 0 {
			t.Errorf("%+v", one)
		}
		of[a.Kind].n += one.n
		of[a.Kind].wood += one.wood
		of[a.Kind].high += one.high
		of[a.Kind].village += one.village
		of[a.Kind].water += len(l.River)
	})
	share := func(n, of int) int { return 1000 * n / of }
	for k, x := range of {
		t.Logf("%-9s wood %3d, high %3d, villages %3d, water %3d of 1000", Kinds[k], share(x.wood, x.n), share(x.high, x.n), share(x.village, x.n), share(x.water, x.n))
		if Kind(k) != Wooded && share(x.wood, x.n) >= share(of[Wooded].wood, of[Wooded].n) || Kind(k) != Hilly && share(x.high, x.n) >= share(of[Hilly].high, of[Hilly].n) ||
			Kind(k) != River && share(x.water, x.n) >= share(of[River].water, of[River].n) || Kind(k) != Villages && share(x.village, x.n) >= share(of[Villages].village, of[Villages].n) {
			t.Errorf("%s is more than itself", Kinds[k])
		}
	}
}

func TestNeitherHalfIsWorthMuchMore(t *testing.T) {
	uneven, sum, n := 0, 0, 0
	asked(t, func(t *testing.T, a Ask, l *Land) {
		sum, n = sum+l.Bias(), n+1
		if l.Bias() > 150 {
			uneven++
		}
	})
	t.Logf("bias %d of 1000 on average", sum/n)
	if uneven > 5 || sum/n > 18 {
		t.Errorf("%d countries favour one half by more than 15 in 100", uneven)
	}
}

// A book whose cells are bricks, as hexes are, gets ways without gaps.
func TestTracesRunFromNeighbourToNeighbour(t *testing.T) {
	asked(t, func(t *testing.T, _ Ask, l *Land) {
		cols, rows := l.Wide/4, l.Deep/4
		brick := func(s Spot) int {
			y := min(s.Y/4, rows-1)
			return y*cols + min(max((s.X-2*(y%2))/4, 0), cols-1-y%2)
		}
		patches := l.Patches(cols*rows, brick)
		n := 0
		for _, p := range patches {
			n += p.N
		}
		if n != l.Wide*l.Deep {
			t.Errorf("patches of %d spots", n)
		}
		for _, way := range append(l.Roads, l.River) {
			all := Trace(way, brick)
			for i := 1; i < len(all); i++ {
				ax, ay, bx, by := all[i-1]%cols, all[i-1]/cols, all[i]%cols, all[i]/cols
				dx := bx - ax
				if ay != by { // rows that are set off to the east have the lower numbers beside them
					dx = 2*dx + by%2 - ay%2
				}
				if abs(ay-by) > 1 || abs(dx) > 1 {
					t.Errorf("from %d,%d to %d,%d", ax, ay, bx, by)
				}
			}
		}
	})
}

func TestDetoursAreLeftOut(t *testing.T) {
	beside := func(a, b int) bool { return abs(a-b) <= 2 }
	if got := Shorten([]int{0, 9, 8, 2, 4, 6}, beside); !reflect.DeepEqual(got, []int{0, 2, 4, 6}) {
		t.Error(got)
	}
	if got := Shorten([]int{0, 2, 4, 6, 7}, beside); !reflect.DeepEqual(got, []int{0, 2, 4, 6, 7}) {
		t.Error(got)
	}
}
