package manoeuvre

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"grognard/rules"
)

// twins are two games that France, the first side, cannot tell apart: what
// differs is hidden from it.
type twins struct {
	hidden string
	a, b   func(t *testing.T) *game
}

// camped draws two camps with the French hand of every twin and a Russian one,
// and gives the same answers in both but for what is hidden.
func camped(rest string, lines ...string) func(*testing.T) *game {
	return func(t *testing.T) *game {
		t.Helper()
		g := draw(t, openGround+"south fr: d4 fr-ig, c5 fr-8l reduced\nnorth ru: d5 ru-or, c6 ru-kx reduced\nfr hand: fr-ig-1 fr-hq-ney fr-hq-supply-1\n"+rest)
		for _, line := range lines {
			if line == "dice" {
				g.sum(3)
			} else if g.Request().To == rules.Chance {
				g.Draw(line)
			} else {
				g.Play(line)
			}
		}
		return g
	}
}

const assaulted = "assault fr-ig +fr-ig-1 @ru-or"

// hiddenThings is one entry for each kind of thing that is hidden in this system.
var hiddenThings = []twins{
	{"a hand", camped("ru hand: ru-or-1 ru-hq-withdraw-1"), camped("ru hand: ru-ks-1 ru-mo-5")},
	{"a hand while its side is asked", camped("ru hand: ru-or-1 ru-hq-withdraw-1", assaulted), camped("ru hand: ru-ks-1 ru-mo-5", assaulted)},
	{"a hand when the target has stood", camped("ru hand: ru-or-1 ru-hq-withdraw-1", assaulted, "stand", "done"), camped("ru hand: ru-ks-1 ru-mo-5", assaulted, "stand", "done")},
	{"a defence card that lies face down", camped("ru hand: ru-or-1 ru-or-2", assaulted, "stand", "play +ru-or-1"), camped("ru hand: ru-or-1 ru-or-2", assaulted, "stand", "play +ru-or-2")},
	{"the rest of a hand behind a card that is shown", camped("ru hand: ru-or-1 ru-or-2", assaulted, "stand", "play +ru-or-1", "done"), camped("ru hand: ru-or-1 ru-ks-1", assaulted, "stand", "play +ru-or-1", "done")},
	{"a card that is drawn", camped("ru hand: ru-or-1 ru-or-2 ru-or-3 ru-or-4\nactive ru, phase draw", "ru-ks-1"), camped("ru hand: ru-or-1 ru-or-2 ru-or-3 ru-or-4\nactive ru, phase draw", "ru-mo-5")},
	{"what is thrown away, while the phase lasts", camped("ru hand: ru-or-1 ru-or-2\nactive ru, phase discard", "discard +ru-or-1"), camped("ru hand: ru-or-1 ru-or-2\nactive ru, phase discard", "discard +ru-or-2")},
	{"what is thrown away below the top card", camped("ru hand: ru-or-1 ru-or-2 ru-or-3 ru-ks-1 ru-ks-2 \nactive ru, phase discard", "discard +ru-or-1", "discard +ru-ks-1", "done", "ru-mo-1", "ru-mo-2"),
		camped("ru hand: ru-or-1 ru-or-2 ru-or-3 ru-ks-1 ru-ks-2\nactive ru, phase discard", "discard +ru-or-2", "discard +ru-ks-1", "done", "ru-mo-1", "ru-mo-2")},
	{"a hand that had been spied, when some of it has been thrown away face down",
		camped("ru hand: ru-or-1 ru-or-2 ru-or-3 ru-ks-1 ru-ks-2\nru known: ru-or-1 ru-or-2 ru-or-3 ru-ks-1 ru-ks-2\nactive ru, phase discard", "discard +ru-or-1", "discard +ru-ks-1", "done", "ru-mo-1", "ru-mo-2"),
		camped("ru hand: ru-or-1 ru-or-2 ru-or-3 ru-ks-1 ru-ks-2\nru known: ru-or-1 ru-or-2 ru-or-3 ru-ks-1 ru-ks-2\nactive ru, phase discard", "discard +ru-or-2", "discard +ru-ks-1", "done", "ru-mo-1", "ru-mo-2")},
	{"a hand that had been spied, while some of it lies face down",
		camped("ru hand: ru-or-1 ru-or-2\nru known: ru-or-1 ru-or-2\nactive ru, phase discard", "discard +ru-or-1"),
		camped("ru hand: ru-or-1 ru-or-2\nru known: ru-or-1 ru-or-2\nactive ru, phase discard", "discard +ru-or-2")},
	{"a card that was known, when the discards have been shuffled",
		camped("ru hand: ru-or-1 ru-or-2 ru-or-3\nru discards: ru-ks-1 ru-ks-2\nru known: ru-ks-1 ru-ks-2\nru deck: ru-mo-1\nactive ru, phase draw", "ru-mo-1", "ru-ks-1"),
		camped("ru hand: ru-or-1 ru-or-2 ru-or-3\nru discards: ru-ks-1 ru-ks-2\nru known: ru-ks-1 ru-ks-2\nru deck: ru-mo-1\nactive ru, phase draw", "ru-mo-1", "ru-ks-2")},
	{"an opening hand that is chosen", russians("ru-or-1"), russians("ru-ks-1")},
}

// russians lets Russia choose its opening hand, one card of it the one given.
func russians(card string) func(*testing.T) *game {
	return func(t *testing.T) *game {
		g := opened(t, "man-04-great-redoubt", nil).On("setup.hand", "ru")
		for _, id := range []string{card, "ru-mo-1", "ru-mo-2", "ru-mo-3", "ru-mo-4"} {
			g.Play("pick +" + id)
		}
		return g.Play("confirm").WantAsk("setup.deploy", "fr")
	}
}

// channels are all that a side learns of a game by.
var channels = []struct {
	name string
	told func(g *game) any
}{
	{"the view", func(g *game) any { return *g.View(rules.First) }},
	{"what is told", func(g *game) any { return heardBy(g.AllEvents) }},
	{"what is asked", asksOf},
	{"the options", func(g *game) any {
		if g.Request().To == rules.First {
			return g.Options()
		}
		return nil
	}},
	{"the refusals", func(g *game) any {
		if g.Request().To == rules.First {
			return g.Refusals()
		}
		return nil
	}},
	{"why", whysOf},
	{"the odds", oddsOf},
	{"the inspector", func(g *game) any {
		var notes [][]rules.Note
		for n := range 64 {
			for a := range armies {
				notes = append(notes, Book{}.Inspect(g.board(), rules.First, unitRef(a, n%8)))
			}
			notes = append(notes, Book{}.Inspect(g.board(), rules.First, square(n).ref()))
		}
		for c := range 8 * deckSize {
			notes = append(notes, Book{}.Inspect(g.board(), rules.First, rules.MakeRef(cardRefKind, c)))
		}
		return notes
	}},
	{"the overlays", func(g *game) any {
		var all [][]rules.Shade
		for _, key := range (Book{}).Overlays() {
			for u := range 8 {
				all = append(all, Book{}.Overlay(g.board(), rules.First, key, g.board().unitRef(rules.First, u)), Book{}.Overlay(g.board(), rules.First, key, g.board().unitRef(rules.Second, u)))
			}
		}
		return all
	}},
	{"worlds dealt anew", func(g *game) any { return dealt(g.board()) }},
	{"worlds dealt anew at the start of the Step", func(g *game) any {
		if g.Request().To != rules.First { // nobody thinks then
			return nil
		}
		p := rules.Guess(g.Position, rules.First, rand.New(rand.NewPCG(5, 5)), 400, nil)
		if p == nil {
			return "none"
		}
		return fmt.Sprintf("%+v", p.Board().(*Board).force)
	}},
}

func heardBy(events []rules.Event) (all []rules.Event) {
	for _, e := range events {
		all = append(all, e.For(rules.First))
	}
	return all
}

// asksOf is what all can see of a question.
func asksOf(g *game) any {
	q := g.Request()
	alone := q.To != rules.Chance && !q.Always && len(q.Options) == 1
	return fmt.Sprint(q.To, q.Kind, q.Rule, q.About, q.Always, q.Own, q.Public, q.Secret, alone, len(q.Dice.Bag), q.Dice.Of)
}

// whysOf asks why of everything that could be done with any card of either army.
func whysOf(g *game) any {
	if g.Request().To != rules.First {
		return nil
	}
	var all []string
	for _, do := range []string{"discard", "spy", "march", "supply", "withdraw", "play", "skirmish", "guerrillas", "pick", "unpick", "redoubt", "restore", "assault", "commander.combat"} {
		for s := range g.board().force {
			for c := range deckSize {
				all = append(all, fmt.Sprint(g.Refused(rules.Option{Do: do, With: g.board().cardRef(rules.Side(s), c)})))
			}
		}
	}
	return all
}

// oddsOf counts what every option of France comes to, as it would be told.
func oddsOf(g *game) any {
	all := map[string]string{}
	q := g.Request()
	if q.To != rules.First {
		return all
	}
	for i, o := range q.Options {
		sums := map[string]float64{}
		v := rules.Preview{OneDraw: true, Limit: 5000, Policy: func(r *rules.Request) (rules.Option, bool) { return quietest(r), true }}
		err := v.Outcomes(g.Position, q.Options[i:i+1], func(l rules.Leaf) {
			n, _ := l.Chance.Float64()
			sums[fmt.Sprintf("%+v %+v", heardBy(l.Events), l.Mods)] += n
		})
		all[fmt.Sprint(o)] = fmt.Sprint(sums, err)
	}
	return all
}

// dealt deals anew what France does not see, ten times.
func dealt(b *Board) (all []string) {
	for seed := range uint64(10) {
		c := b.Clone().(*Board)
		Book{}.Resample(c, rules.First, rand.New(rand.NewPCG(seed, 3)))
		all = append(all, fmt.Sprintf("%+v", c.force))
	}
	return all
}

func TestWhatIsHiddenComesOutNowhere(t *testing.T) {
	for _, x := range hiddenThings {
		for _, c := range channels {
			t.Run("MAN-S.7 MAN-S.8 "+x.hidden+" in "+c.name, func(t *testing.T) {
				a, b := x.a(t), x.b(t)
				if fmt.Sprintf("%+v", a.board().force) == fmt.Sprintf("%+v", b.board().force) {
					t.Fatal("nothing is hidden")
				}
				if got, want := c.told(a), c.told(b); !reflect.DeepEqual(got, want) {
					t.Errorf("%.600v\nor\n%.600v", got, want)
				}
			})
		}
	}
}

// What a side thinks of a hand, and of the turn that may follow, is the same in every world that
// it cannot tell from this one: also of a hand that it has seen, while some of it lies face down.
func TestWhatASideSupposesIsTheSameInEveryWorld(t *testing.T) {
	thinks := func(b *Board) string {
		all, _ := Book{}.Suppose(b, rules.Second)
		there, perhaps, n := b.force[rules.Second].thought()
		told := fmt.Sprint(there, perhaps, n)
		for _, x := range all {
			told += fmt.Sprintf(" %x %+v", x.Hash(), x.(*Board).force[rules.Second])
		}
		return told
	}
	for _, x := range hiddenThings {
		t.Run("MAN-S.7 MAN-S.8 "+x.hidden, func(t *testing.T) {
			for _, g := range []*game{x.a(t), x.b(t)} {
				want := thinks(g.board())
				for seed := range uint64(20) {
					b := g.board().Clone().(*Board)
					Book{}.Resample(b, rules.First, rand.New(rand.NewPCG(seed, 9)))
					if got := thinks(b); got != want {
						t.Fatalf("seed %d: %.600s\nor\n%.600s", seed, got, want)
					}
				}
			}
		})
	}
}

// TestWhatASideKnowsStays is about cards that a side has seen, and that nothing
// has hidden since: they lie in every world where they lie in truth.
func TestWhatASideKnowsStays(t *testing.T) {
	for _, c := range []struct {
		name, card, place string
		at                func(*testing.T) *game
	}{
		{"MAN-1.4.8 a card that lay on top of the discards", "ru-ks-1", "discards", camped("ru hand: ru-or-1 ru-or-2 ru-ks-1 ru-mo-1 ru-mo-2\nru discards: ru-kx-1\nactive ru, phase discard", "discard +ru-or-1", "discard +ru-ks-1", "done", "ru-mo-4", "ru-mo-5")},
		{"MAN-1.4.7 a card that was played in a combat, below others", "ru-or-1", "discards", camped("ru hand: ru-or-1 ru-or-2\nfr discards: fr-2l-1", assaulted, "stand", "play +ru-or-1", "play +ru-or-2", "done", "done", "dice")},
		{"MAN-1.4.7 a card that was used to restore a unit", "ru-kx-5", "discards", camped("ru hand: ru-kx-5 ru-or-1\nactive ru, phase restore", "restore +ru-kx-5 @ru-kx")},
		{"MAN-9.2.40 a hand that has been spied", "ru-or-2", "hand", spied()},
		{"MAN-9.2.40 the rest of it, when the only card that is thrown away is seen", "ru-or-2", "hand", spied("ru", "discard +ru-or-1", "done")},
		{"MAN-9.2.34 a card that has come back after a Skirmish", "ru-or-1", "hand", func(t *testing.T) *game {
			return draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d5 ru-or\nactive ru\nru hand: ru-or-1 ru-hq-skirmish-1 ru-ks-1\nfr hand: fr-8l-1").
				Play("assault ru-or +ru-or-1 @fr-ig", "stand", "done", "skirmish +ru-hq-skirmish-1", "stay")
		}},
	} {
		t.Run(c.name+" stays known", func(t *testing.T) {
			g := c.at(t)
			viewer, n := rules.First, cardIndex(findArmy("ru"), c.card)
			for seed := range uint64(40) {
				b := g.board().Clone().(*Board)
				Book{}.Resample(b, viewer, rand.New(rand.NewPCG(seed, 9)))
				f := &b.force[rules.Second]
				if there := map[string]cards{"hand": f.hand, "discards": f.discards()}[c.place]; !there.Has(n) {
					t.Fatalf("%s is dealt away from the %s", c.card, c.place)
				}
			}
		})
	}
}

// spied lets Britain look at the Russian hand, and goes on to the Russian turn if
// lines follow.
func spied(lines ...string) func(*testing.T) *game {
	return func(t *testing.T) *game {
		t.Helper()
		g := draw(t, openGround+"south gb: d4 gb-1g\nnorth ru: d7 ru-or\ngb hand: gb-hq-spy-1 gb-1g-1\nru hand: ru-or-1 ru-or-2\nphase combat").Play("spy +gb-hq-spy-1")
		if len(lines) > 0 {
			g.On("discard", lines[0]).Play(lines[1:]...)
		}
		return g
	}
}
