package conjure

import (
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/country"
)

func TestArmiesCostWhatTheyAreToCost(t *testing.T) {
	costs := []int{7, 9, 11, 13, 17, 8, 10, 12, 14, 16, 9, 9, 11, 7}
	for seed := range uint64(50) {
		c := country.NewChance(seed, 1)
		for _, target := range []int{30, 55, 80} {
			if all := Choose(c, costs, target, nil); Sum(all, costs) != target || !slices.IsSorted(all) {
				t.Errorf("%v costs %d, not %d", all, Sum(all, costs), target)
			}
		}
	}
	// of as many as cost the same, those that lack nothing
	all := Choose(country.NewChance(1, 1), []int{10, 10, 10, 10}, 20, func(chosen []int) int {
		if slices.Equal(chosen, []int{1, 3}) {
			return 0
		}
		return 1
	})
	if !slices.Equal(all, []int{1, 3}) {
		t.Errorf("%v were chosen", all)
	}
}

func TestAnArmyIsThinnedByAsLittleAsCanBe(t *testing.T) {
	costs := []int{10, 10, 10, 20, 8, 15}
	alike := func(i, j int) bool { return i < 3 && j == 4 }
	for _, c := range []struct {
		spare int
		want  []int
	}{{0, []int{0, 1, 2, 3}}, {40, []int{1, 2, 3, 4}}, {200, []int{1, 2, 3}}} {
		if got := Thin([]int{0, 1, 2, 3}, costs, c.spare, alike); !slices.Equal(got, c.want) {
			t.Errorf("%d thousandths: %v, want %v", c.spare, got, c.want)
		}
	}
	if got := Trim([]int{0, 1, 2, 3}, costs, 29, func(i int, _ []int) bool { return i != 3 }); !slices.Equal(got, []int{2, 3}) {
		t.Errorf("trimmed to %v", got)
	}
}

func TestPostsAreGivenTheBestPlacesThatAreLeft(t *testing.T) {
	places := []Place{{Cell: 1, Along: 100}, {Cell: 2, Along: 500}, {Cell: 3, Along: 900}, {Cell: 4, Deep: 1, Along: 500}}
	odd := func(cell int) bool { return cell%2 == 1 }
	got := Array(places, []Post{{Along: 450}, {Along: 520, Fits: odd}, {Along: 500}, {Along: 500}, {Along: 500}})
	if !slices.Equal(got, []int{2, 3, 4, 1, -1}) {
		t.Error(got)
	}
	if Wing(0, 2) >= Wing(2, 4) || Wing(1, 2) <= Wing(3, 4) || Wing(1, 2) <= 500 || Spread(0, 2, 0, 1000) != 250 || Spread(1, 2, 0, 1000) != 750 {
		t.Error("the line is out of order")
	}
}

// What is drawn for one purpose, or said, changes nothing of what is drawn for others.
func TestTheSeedDrawsWhatIsLeftToIt(t *testing.T) {
	wishes := []rules.Prop{Country(), Points(100, 60, 140, 20), Choice("first", nil, "a", "b", "c"), Choice("second", nil, "a", "b", "c")}
	seen := map[string]bool{}
	for seed := range uint64(60) {
		a, err := Read(wishes, rules.Wish{Seed: seed})
		if err != nil || a.Points() != 100 || a.Value("first") == rules.WishAny {
			t.Fatal(a, err)
		}
		b, err := Read(wishes, rules.Wish{Seed: seed, Says: map[string]string{"country": "river", "points": "120"}})
		if err != nil || b.Points() != 120 || b.Kind != country.River || b.Value("first") != a.Value("first") {
			t.Fatal(b, err)
		}
		seen[country.Kinds[a.Kind]], seen[a.Value("first")] = true, true
		w := rules.Wish{Seed: seed, Says: map[string]string{"second": "b"}}
		if a, err = Read(wishes, w); err != nil || a.Apart(wishes, w, "first", "second") != nil || a.Value("first") == "b" || a.Value("second") != "b" {
			t.Fatal(a, err)
		}
		names := a.Names(12)
		slices.Sort(names)
		if len(slices.Compact(names)) != 12 {
			t.Errorf("names %v", names)
		}
	}
	if len(seen) != 8 {
		t.Errorf("only %v were drawn", seen)
	}
}

func TestEveryKindOfCountryHasItsWords(t *testing.T) {
	for k := range country.Kinds {
		a := &Asked{Seed: 5, Kind: country.Kind(k)}
		for _, x := range []tongues{a.title("Ligny"), a.summary(0), a.summary(90)} {
			if x.EN == "" || x.IT == "" || x.EN == x.IT {
				t.Errorf("%s: %+v", country.Kinds[k], x)
			}
		}
	}
	if len(words.Places) < 40 {
		t.Errorf("only %d places", len(words.Places))
	}
}
