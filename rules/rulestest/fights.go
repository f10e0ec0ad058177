package rulestest

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// Fights compares the odds of fights that come about in games with those of the same
// fights brought about on a draft of that moment.
type Fights struct {
	Book rules.Workshop
	Game Playout // how games are played until fights come about
	Set  map[string]string
	// Begins says who attacks what with an option of the request that is asked now;
	// false if it begins no fight, or one in which something has been done already
	// that a draft knows nothing of.
	Begins func(p *rules.Position, o rules.Option) (who []rules.Ref, at rules.Ref, ok bool)
	// Same reports whether a fight that is brought about begins like that of the game;
	// nil: with the same option.
	Same func(b rules.Board, staged, played rules.Option) bool
	Odds
}

// certain counts, among the ways, fights that can end in one way only.
const certain = "certain"

// Compare compares fights, as many of each start and no two ways alike in a moment,
// and reports how many of each way there were.
func (f Fights) Compare(t *testing.T, want int, starts ...Start) map[string]int {
	t.Helper()
	seen := map[string]int{}
	for i, s := range starts {
		n := (want*(i+1))/len(starts) - (want*i)/len(starts) // of this start
		for seed := uint64(0); n > 0 && seed < 40; seed++ {
			n -= f.play(t, s, seed, min(n, max(2, want/len(starts)/3)), seen)
		}
		if n > 0 {
			t.Logf("%s: %d fights too few", s.Name, n)
		}
	}
	t.Log(seen)
	if sum(seen) < 3*seen[certain] {
		t.Error("too many fights can end in one way only")
	}
	delete(seen, certain)
	return seen
}

// play plays a game until so many fights have been compared, and returns how many were.
func (f Fights) play(t *testing.T, s Start, seed uint64, want int, seen map[string]int) (n int) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 21))
	p, _, err := rules.Begin(f.Book, Load[rules.Board](t, f.Book, s.Data, s.Set))
	calm := 0 // answers until the next moment is looked at
	for left := f.Game.Answers; err == nil && left > 0 && n < want && p.Request() != nil; left-- {
		if calm--; calm < 0 {
			if k := f.moment(t, s, p, seen); k > 0 {
				n += k
				calm = 5 + r.IntN(35)
			}
		}
		if t.Failed() {
			t.Fatalf("%s, seed %d, %d answers before the end", s.Name, seed, left)
		}
		p, _, err = p.Play(f.Game.Answer(p.Request(), r))
	}
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// begun is a fight that can begin now: whoever attacks what, by any of these options.
type begun struct {
	who     []rules.Ref
	at      rules.Ref
	options []rules.Option
}

// moment compares a fight of each way that can begin now.
func (f Fights) moment(t *testing.T, s Start, p *rules.Position, seen map[string]int) (n int) {
	t.Helper()
	if _, tape := p.Checkpoint(); len(tape) > 0 || p.Request().To == rules.Chance {
		return 0
	}
	var d *rules.Draft
	done := map[string]bool{}
	for _, x := range f.begun(p) {
		if way := x.options[0].Do; done[way] || often(way, seen) {
			continue
		}
		if d == nil {
			d = draftOf(t, f.Book, f.Book.Adopt(string(s.Data), p.Board()))
		}
		for way := range f.compare(t, d, p, x, seen) {
			done[way] = true
			seen[way]++
			n++
		}
	}
	return n
}

// often reports whether a way has been seen so often that others come first.
func often(way string, seen map[string]int) bool {
	return 2*seen[way] > sum(seen)+2
}

// sum is how many fights have been seen.
func sum(seen map[string]int) (n int) {
	for way, x := range seen {
		if way != certain {
			n += x
		}
	}
	return n
}

// begun lists the fights that can begin now.
func (f Fights) begun(p *rules.Position) (all []begun) {
	for _, o := range p.Request().Options {
		who, at, ok := f.Begins(p, o)
		if !ok {
			continue
		}
		i := slices.IndexFunc(all, func(x begun) bool { return x.at == at && slices.Equal(x.who, who) && x.options[0].Do == o.Do })
		if i < 0 {
			i, all = len(all), append(all, begun{who: who, at: at})
		}
		all[i].options = append(all[i].options, o)
	}
	return all
}

// compare compares a fight with itself on a draft, in the ways that the game has now.
func (f Fights) compare(t *testing.T, d *rules.Draft, p *rules.Position, x begun, seen map[string]int) map[string]bool {
	t.Helper()
	ways := map[string]bool{}
	for _, s := range f.Book.Stage(d.Board, x.who, x.at) {
		i := slices.IndexFunc(x.options, func(o rules.Option) bool {
			if f.Same == nil {
				return s.First[0] == o
			}
			return f.Same(p.Board(), s.First[0], o)
		})
		if i < 0 {
			continue
		}
		o := x.options[i]
		ways[o.Do] = true
		if f.Odds.Same(t, s, p, append([]rules.Option{o}, s.First[1:]...)) < 2 {
			seen[certain]++
		}
	}
	if len(ways) == 0 {
		t.Errorf("%s is not brought about", rules.FormatOption(f.Book, x.options[0]))
	}
	return ways
}

// Odds says which odds of fights are compared.
type Odds struct {
	// End says of an ending what is to be told apart; nil: all that players are told
	// but the dice.
	End func(rules.Leaf) string
	// Bold are kinds of requests to which players give the first answer that is not
	// quiet, in a second count of the odds.
	Bold []string
}

// Same checks that a fight has the same odds brought about and in a game, where it
// begins with the options first. It returns how many endings there are.
func (k Odds) Same(t testing.TB, s rules.Staged, p *rules.Position, first []rules.Option) (endings int) {
	t.Helper()
	got, want := k.of(t, s.P, s.First), k.of(t, p, first)
	if len(want) > 0 && maps.Equal(got, want) {
		return len(want)
	}
	var says strings.Builder
	for _, e := range slices.Sorted(maps.Keys(want)) {
		if got[e] != want[e] && says.Len() < 2000 {
			fmt.Fprintf(&says, "\n%q, want %s: %s", got[e], want[e], e)
		}
	}
	t.Errorf("%s %v has %d endings, want %d%s", s.Text.Key, first, len(got), len(want), &says)
	return len(want)
}

// fewLeaves is how many ends of a fight are counted with all that players may choose;
// beyond, each takes the first option.
const fewLeaves = 2000

// of are the chances of all that a Step may come to after the answers first. Players
// who have no quiet answer may give any, or the first where that is too much to count.
func (k Odds) of(t testing.TB, p *rules.Position, first []rules.Option) map[string]string {
	t.Helper()
	all, err := k.with(p, first, rules.Preview{OneDraw: true, Limit: fewLeaves, Policy: listPolicy})
	if errors.Is(err, rules.ErrTooMany) {
		all, err = k.with(p, first, rules.Preview{OneDraw: true, Policy: firstPolicy})
	}
	if err == nil && k.Bold != nil {
		var bold map[string]string
		bold, err = k.with(p, first, rules.Preview{OneDraw: true, Policy: k.boldPolicy})
		for end, chance := range bold {
			all["boldly: "+end] = chance
		}
	}
	if err != nil {
		t.Fatalf("%v: %v", first, err)
	}
	return all
}

// listPolicy leaves open what has neither a quiet answer nor too many to list.
func listPolicy(r *rules.Request) (rules.Option, bool) {
	if r.Field != nil {
		return firstPolicy(r)
	}
	return rules.QuietPolicy(r)
}

// firstPolicy answers for players with what is quiet, or comes first.
func firstPolicy(r *rules.Request) (rules.Option, bool) {
	if len(r.Options) == 0 {
		return rules.Option{}, false
	}
	return r.Options[max(0, r.Quiet)], true
}

// boldPolicy answers for players who are bold.
func (k Odds) boldPolicy(r *rules.Request) (rules.Option, bool) {
	if slices.Contains(k.Bold, r.Kind) && r.Quiet >= 0 && len(r.Options) > 1 {
		return r.Options[(r.Quiet+1)%len(r.Options)], true
	}
	return firstPolicy(r)
}

// with counts ends by a policy.
func (k Odds) with(p *rules.Position, first []rules.Option, v rules.Preview) (map[string]string, error) {
	all := map[string]*big.Rat{}
	tell := k.End
	if tell == nil {
		tell = story
	}
	err := v.Outcomes(p, first, func(l rules.Leaf) {
		end := tell(l)
		for _, c := range l.Choices {
			end += fmt.Sprint("; ", c.Request.Kind, c.Option)
		}
		if all[end] == nil {
			all[end] = new(big.Rat)
		}
		all[end].Add(all[end], l.Chance)
	})
	chances := map[string]string{}
	if err != nil {
		return chances, err
	}
	for end, chance := range all {
		chances[end] = chance.RatString()
	}
	return chances, nil
}

// story is an ending by what players are told, without the dice.
func story(l rules.Leaf) string {
	var s strings.Builder
	for _, e := range l.Events {
		fmt.Fprint(&s, e.Kind, " ", e.Who, " ", e.From, ">", e.To, " ", e.Text.Key, " ", e.N, "; ")
	}
	return s.String()
}
