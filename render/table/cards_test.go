package table

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/rules"
)

func TestTheOtherHandIsNeverFaceUp(t *testing.T) {
	b := newGame(t, 1280, 720, "man-01-first-orders", prefs.Default(), false)
	if strings.Contains(b.Names(), "card.fr-") || strings.Contains(b.Names(), "card.gb-") {
		t.Fatal("a card can be seen before anybody has taken the seat")
	}
	b.m.TakeSeat()
	b.Long()
	if !strings.Contains(b.Names(), "card.fr-") || strings.Contains(b.Names(), "card.gb-") {
		t.Errorf("the first player sees %s", b.Names())
	}
	for range 40 {
		q := b.m.Request()
		if _, pending := b.m.HandOver(); pending || q == nil {
			break
		}
		o := q.Options[0]
		if q.Quiet >= 0 {
			o = q.Options[q.Quiet]
		}
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	b.Tick()
	for _, c := range b.List.Cmds {
		if c.Layer >= paint.Cards && c.Layer <= paint.DiceText && strings.HasPrefix(c.Key, "card/front/") {
			t.Fatal("a card lies face up in the frame of the hand-over")
		}
	}
}

func TestCardsOfASideDoNotShowOnceTheViewerHasChanged(t *testing.T) {
	b := newGame(t, 1280, 720, "man-01-first-orders", prefs.Default(), false)
	b.m.TakeSeat()
	b.Long()
	b.Click("option.ready")
	for range 3 {
		b.Tick()
		if b.m.Viewer() == rules.First {
			continue
		}
		for _, c := range b.t.game.Scene.View().Cards {
			if c.Place == rules.Hand && c.Ref != 0 {
				t.Fatalf("a hand card is known to the screen: %+v", c)
			}
		}
	}
}

func TestEveryCardShowsAllItsWordsWhole(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for _, text := range []int{100, 150, 200} {
			p := prefs.Default()
			p.TextSize = text
			b := newBattle(t, 1280, 720, "man-01-first-orders", p)
			b.words.Use(lang)
			b.Tick()
			c := &b.ui
			seen := 0
			for range 300 {
				for _, k := range b.m.View().Cards {
					if k.Ref == 0 {
						continue
					}
					seen++
					if w := b.t.Cards.Card.Wide(c, c.Px(220), &k); w*card.Ratio > b.t.lay.Map.H || !b.t.Cards.Card.Holds(c, w, &k, card.Readable) {
						t.Fatalf("%s at %d %%: %s has no room for its words", lang, text, b.t.game.Words.Name(k.Ref))
					}
				}
				q := b.m.Request()
				if q == nil {
					break
				}
				o := q.Options[len(q.Options)-1]
				if q.Kind == "discard" {
					o = q.Options[0]
				}
				if _, err := b.m.Answer(o); err != nil {
					t.Fatal(err)
				}
			}
			if seen == 0 {
				t.Fatal("no card was seen")
			}
		}
	}
}

func TestTheTitlesOfTheHandLieInTheWindow(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		b := newBattle(t, size[0], size[1], "man-01-first-orders", prefs.Default())
		b.until("move.base")
		n := 0
		for _, k := range b.t.game.Scene.View().Cards {
			if _, to, lies := b.t.Cards.Way(k.Ref); k.Place == rules.Hand && lies {
				n++
				if to.Y+.5*to.H > b.In.H || to.X < 0 || to.X+to.W > b.In.W {
					t.Errorf("a card lies at %v in a window of %d", to, size[1])
				}
			}
		}
		if n == 0 {
			t.Fatal("no card is in hand")
		}
	}
}

func TestShiftMagnifiesACardOnTheTable(t *testing.T) {
	b, o := attacking(t)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.Long()
	for b.t.game.Choice.Reacting() { // its sheet lies over the cards
		if _, err := b.m.Answer(b.m.Request().Options[b.m.Request().Quiet]); err != nil {
			t.Fatal(err)
		}
		b.Long()
	}
	b.Point(b.t.game.Words.Keys.Region("card", o.With))
	wide := func() (w float32) {
		for _, k := range b.List.Cmds {
			if k.Layer == paint.Dice && k.Op == paint.Image {
				w = max(w, k.Dst.W)
			}
		}
		return w
	}
	small := wide()
	b.In.Held.Shift = true
	b.Tick()
	if wide() <= small {
		t.Error("Shift does not magnify the card")
	}
}

// The number of cards of a pile lies over the foot of its top card.
func TestTheTopOfAPileHasNoWordsThatItsNumberCovers(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := newBattle(t, 1920, 1080, "man-01-first-orders", prefs.Default())
		b.words.Use(lang)
		b.ui.Calm = true
		tops := map[rules.Ref]bool{}
		for range 400 {
			q := b.m.Request()
			if q == nil || len(tops) == 12 {
				break
			}
			answered(t, b.m, q.Options[len(q.Options)-1])
			if q.Kind != "discard" {
				continue
			}
			b.Long()
			for _, k := range b.t.game.Scene.View().Cards {
				if k.Place != rules.Discards || k.Ref == 0 || len(k.Stats) == 0 {
					continue
				}
				tops[k.Ref] = true
				name, words := b.t.game.Words.Name(k.Ref), b.t.game.Words
				for _, h := range b.Hits() {
					if h.Name != words.Keys.Region("card", k.Ref) {
						continue
					}
					for _, c := range b.List.Cmds {
						said := strings.TrimSpace(c.Text)
						own := strings.Contains(name, said) || said == words.StatValue(&k.Stats[0]) || said == words.Keys.Number(k.N)
						if said != "" && h.Rect.Has(c.Dst.X, c.Dst.Y) && !own {
							t.Errorf("%s: %q stands on %s, which lies on a pile of %d", lang, said, name, k.N)
						}
					}
				}
			}
		}
		if len(tops) < 4 {
			t.Errorf("only %d cards came to lie on a pile", len(tops))
		}
	}
}
