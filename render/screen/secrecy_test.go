package screen

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/rules"
)

// opposed opens a game of two people, with an unlikely seed, and plays it for
// some answers.
func opposed(t *testing.T, seed uint64, answers int) *match.Match {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Title: "Two people", Seed: seed})
	for i := 0; i < answers && m.Request() != nil; i++ {
		m.TakeSeat()
		q := m.Request()
		if _, err := m.Answer(q.Options[(i*7919)%len(q.Options)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// held lists the cards in the hand of a side after answer i.
func held(m *match.Match, i int, s rules.Side) (all []rules.Card) {
	for _, c := range m.At(i).View(s).Cards {
		if c.Place == rules.Hand && c.Side == s {
			all = append(all, c)
		}
	}
	return all
}

func TestSavesAndReplayShowNoSecret(t *testing.T) {
	const seed = 8241970355
	d := newDesk(t, 1920, 1080, prefs.Default())
	words := d.root.deps.Words
	m := opposed(t, seed, 60)
	t.Run("MAN-S.8 the list of saves shows neither the seed nor a hand", func(t *testing.T) {
		if err := archive.Write(filepath.Join(d.root.deps.Saves, "two.grog"), m.Save()); err != nil {
			t.Fatal(err)
		}
		d.Click("button.load")
		if !d.Says("Two people") {
			t.Fatal("the save is not in the list")
		}
		hidden := []string{fmt.Sprint(uint64(seed)), fmt.Sprintf("%x", uint64(seed))}
		for _, c := range append(held(m, m.Len(), rules.First), held(m, m.Len(), rules.Second)...) {
			hidden = append(hidden, words.Name(c.Ref, d.root.names(m)))
		}
		if len(hidden) < 6 {
			t.Fatalf("the hands hold only %q", hidden)
		}
		for _, word := range hidden {
			if d.reads(word) {
				t.Errorf("the list shows %q", word)
			}
		}
		d.Key("Escape")
	})
	t.Run("MAN-S.8 the replay shows no hand and does not say what was drawn", func(t *testing.T) {
		m.SetOpen(false) // both have left the seat
		p := newReplay(d.root, m)
		d.root.push(p)
		d.Settle()
		drawn := 0
		for _, p.at = range p.At {
			d.Tick()
			for _, c := range p.stage.Seen().Cards {
				if c.Ref != 0 && (c.Place == rules.Hand || c.Place == rules.Deck) {
					t.Fatalf("after answer %d the replay shows %s", p.at, m.Book().Format(c.Ref))
				}
			}
			for _, c := range append(held(m, p.at, rules.First), held(m, p.at, rules.Second)...) {
				drawn++
				told := words.Say(rules.Text{Key: "man.log.draw", A: rules.SideRef(c.Side), B: c.Ref}, d.root.names(m))
				if slices.ContainsFunc(p.Until(p.at), func(e match.Entry) bool { return words.Say(e.Event.Text, d.root.names(m)) == told }) {
					t.Fatalf("after answer %d the replay says %q", p.at, told)
				}
			}
		}
		if drawn < 400 {
			t.Errorf("the hands held only %d cards", drawn)
		}
	})
}

func TestNoCardIsTypedInAtAScreen(t *testing.T) {
	t.Run("MAN-S.8 an older save of a game with real dice asks for no card any more", func(t *testing.T) {
		d := newDesk(t, 1920, 1080, prefs.Default())
		m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Title: "By hand", Dice: match.Hand()})
		if q := m.Request(); q.To != rules.Chance || q.Dice.Bag == nil {
			t.Fatalf("the umpire types in no cards: %s", q.Kind)
		}
		path := filepath.Join(t.TempDir(), "hand.grog")
		if err := archive.Write(path, m.Save()); err != nil {
			t.Fatal(err)
		}
		if err := d.root.Open(path); err != nil {
			t.Fatal(err)
		}
		d.Settle()
		n, err := d.root.reopen(path, match.Load)
		if err != nil {
			t.Fatal(err)
		}
		if q := n.Request(); q.To == rules.Chance {
			t.Errorf("the game asks for %s", q.Kind)
		}
		if g := n.Save(); g.Dice != archive.DiceReal {
			t.Errorf("the game is saved with dice %q", g.Dice)
		}
	})
	t.Run("MAN-S.8 a game that is begun with real dice has its cards dealt", func(t *testing.T) {
		d := newDesk(t, 1920, 1080, prefs.Default())
		d.Click("system.manoeuvre")
		d.Click("option.hand")
		if !d.reads("It still shuffles and draws the cards, so that nobody sees them.") {
			t.Error("the switch does not say that cards are drawn")
		}
		d.Click("button.start")
		k, up := d.top().(*curtain)
		if !up {
			t.Fatalf("the game shows %T", d.top())
		}
		if g := k.m.Save(); g.Dice != archive.DiceReal || k.m.Request().To == rules.Chance {
			t.Errorf("with dice %q the game asks %s", g.Dice, k.m.Request().Kind)
		}
	})
}
