package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
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

// Every answer has a card of its own that lies in the window, with what it throws, loses
// and wins, at both ends of the sizes of text.
func TestReactionsOfAllSystemsAreCardsInTheWindow(t *testing.T) {
	for _, r := range reactions {
		m := r.reacts(t, match.Start{Open: true})
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			for _, text := range []int{100, 200} {
				p := prefs.Default()
				p.TextSize = text
				b := newDesk(t, size[0], size[1], p).begin(m)
				b.Long()
				for range 100 {
					if b.t.game.Ahead.Outlooks(b.t.game.Scene.Pos) != nil {
						break
					}
					time.Sleep(2 * time.Millisecond)
				}
				b.Settle()
				if b.t.game.Choice.Reacting() {
					b.cardsFit(fmt.Sprint(r.book, " ", r.kind, " ", size, " ", text))
				} else if r.book != "squares" { // there the places are clicked
					t.Errorf("%s %s is asked on the map", r.book, r.kind)
				}
				b.Pictures(fmt.Sprintf("ask-%s-%s-%d-%d", r.book, r.kind, size[1], text))
				b.t.Close()
			}
			if testing.Short() {
				break
			}
		}
	}
}

// cardsFit reports cards that are missing, not in the window, or over each other.
func (b *battle) cardsFit(when string) {
	t, q := b.desk.T, b.m.Request()
	t.Helper()
	var cards []paint.Hit
	for _, h := range b.Hits() {
		if strings.HasPrefix(h.Name, "option.") || strings.HasPrefix(h.Name, "barred.") {
			cards = append(cards, h)
		}
	}
	if len(cards) < len(q.Options) && !b.Has("scroll.answers") {
		t.Errorf("%s: %d cards for %d answers", when, len(cards), len(q.Options))
	}
	for i, h := range cards {
		if h.X < 0 || h.Y < b.t.lay.Map.Y || h.X+h.W > b.In.W || h.Y+h.H > b.In.H {
			t.Errorf("%s: %s lies at %v", when, h.Name, h.Rect)
		}
		for _, k := range cards[i+1:] {
			if h.Overlaps(k.Rect) {
				t.Errorf("%s: %s lies over %s", when, h.Name, k.Name)
			}
		}
		for _, k := range b.List.Cmds {
			inside := k.Op == paint.Text && k.Layer == paint.DiceText && h.Has(k.Dst.X, k.Dst.Y)
			if w := b.Faces.Width(k.Font, k.Size, k.Text); inside && k.Dst.X+w > h.X+h.W {
				t.Errorf("%s: %q does not fit %s", when, k.Text, h.Name)
			}
		}
	}
}
