package screen

import (
	"fmt"
	"path/filepath"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/caption"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/rules"
)

func TestSavesShowNoSecret(t *testing.T) {
	const seed = 8241970355
	d := newDesk(t, 1920, 1080, prefs.Default())
	words := d.root.deps.Words
	m := pagetest.Opposed(t, seed, 60)
	t.Run("MAN-S.8 the list of saves shows neither the seed nor a hand", func(t *testing.T) {
		if err := archive.Write(filepath.Join(d.root.deps.Saves, "two.grog"), m.Save()); err != nil {
			t.Fatal(err)
		}
		d.Click("button.load")
		if !d.Says("Two people") {
			t.Fatal("the save is not in the list")
		}
		hidden := []string{fmt.Sprint(uint64(seed)), fmt.Sprintf("%x", uint64(seed))}
		for _, c := range append(pagetest.Held(m, m.Len(), rules.First), pagetest.Held(m, m.Len(), rules.Second)...) {
			hidden = append(hidden, words.Name(c.Ref, caption.Names(m)))
		}
		if len(hidden) < 6 {
			t.Fatalf("the hands hold only %q", hidden)
		}
		for _, word := range hidden {
			if d.Reads(word) {
				t.Errorf("the list shows %q", word)
			}
		}
		d.Key("Escape")
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
		n, err := d.root.keeper.Open(path, match.Load)
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
		if !d.Reads("It still shuffles and draws the cards, so that nobody sees them.") {
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
