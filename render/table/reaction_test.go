package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/rules"
)

// reaction is a question of a system to the side whose turn it is not.
type reaction struct {
	book, scenario, kind string
	do                   string // that must be among its options, "" for any
}

var reactions = []reaction{
	{"ccn", "ccn-12-waterloo", "reaction", "square"},
	{"ccn", "ccn-01-rolica-first", "battle_back", ""},
	{"manoeuvre", "man-01-first-orders", "combat.withdraw", "withdraw"},
	{"manoeuvre", "man-01-first-orders", "combat.choice.defender", ""},
	{"musket", "quatre-bras-1815", "combat.reaction", "countercharge"},
	{"squares", "ns-02-quatre-bras", "evade", ""},
	{"eagles", "the-walled-farm", "defend", ""},
}

// reacts plays a battle until such a question comes.
func (r reaction) reacts(t testing.TB, start match.Start) *match.Match {
	t.Helper()
	m, _ := r.played(t, start)
	return m
}

// played does so, and returns the answers that have led to it.
func (r reaction) played(t testing.TB, start match.Start) (m *match.Match, given []rules.Option) {
	t.Helper()
	for seed := range uint64(60) {
		start.Seed = seed
		m, given = screentest.Begin(t, r.book, r.scenario, start), nil
		dice := rand.New(rand.NewPCG(seed, 5))
		for len(given) < 900 && m.Request() != nil && len(m.Request().Options) > 0 {
			if r.is(m) {
				return m, given
			}
			if _, pending := m.HandOver(); pending {
				m.TakeSeat()
			}
			q := m.Request()
			o := q.Options[dice.IntN(len(q.Options))]
			if _, err := m.Answer(o); err != nil {
				t.Fatal(err)
			}
			given = append(given, o)
		}
	}
	t.Fatalf("nobody is asked %s in %s", r.kind, r.scenario)
	return nil, nil
}

// is reports whether this is asked now.
func (r reaction) is(m *match.Match) bool {
	q := m.Request()
	has := r.do == "" || slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Do == r.do })
	return q.Kind == r.kind && q.To != m.View().Active && len(q.Options) > 1 && has
}

func TestReactionsLookAsTheyAreMeantTo(t *testing.T) {
	for _, r := range reactions {
		m := r.reacts(t, match.Start{Open: true})
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			for _, text := range []int{100, 200} {
				p := prefs.Default()
				p.TextSize = text
				b := newDesk(t, size[0], size[1], p).begin(m)
				b.In.X, b.In.Y = float32(size[0])*.4, float32(size[1])*.6
				b.Settle()
				for range 40 {
					b.Long()
				}
				b.Pictures(fmt.Sprintf("ask-%s-%s-%d-%d", r.book, r.kind, size[1], text))
				b.t.Close()
			}
		}
	}
}
