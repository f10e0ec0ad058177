package manoeuvre

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// byItself reports whether the game may take the only option for the player.
func byItself(req *rules.Request) bool { return !req.Always && len(req.Options) == 1 }

// moment leads to a decision of which a hand decides what can be chosen. %s
// stands for a card of that hand.
type moment struct {
	kind, who string
	camp      string
	lines     []string
	useless   string // a card that offers nothing there
	useful    string // a card that does
}

const (
	frenchAssault  = openGround + "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1\nru hand: %s"
	spanishPartner = openGround + "south fr: d4 fr-ig, c2 fr-8l reduced\nnorth sp: d6 sp-wg\nsp hand: %s\n"
)

// moments are those whose options turn on a hand, but must be asked for
// whatever it holds.
var moments = []moment{
	{"combat.withdraw", "ru", frenchAssault, []string{"assault fr-ig +fr-ig-1 @ru-or"}, "ru-kx-1", "ru-hq-withdraw-1"},
	{"combat.defend", "ru", frenchAssault, []string{"assault fr-ig +fr-ig-1 @ru-or", "stand"}, "ru-kx-1", "ru-or-1"},
	{"combat.attack", "fr", openGround + "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 %s",
		[]string{"assault fr-ig +fr-ig-1 @ru-or"}, "fr-8l-1", "fr-ig-2"},
	{"guerrillas.march", "sp", spanishPartner + "fr hand: fr-hq-forced-march-1\nphase move",
		[]string{"move fr-ig @d5", "march +fr-hq-forced-march-1"}, "sp-wg-1", "sp-hq-guerrillas-1"},
	{"guerrillas.supply", "sp", spanishPartner + "fr hand: fr-hq-supply-1\nphase move",
		[]string{"move fr-ig @d5", "supply +fr-hq-supply-1"}, "sp-wg-1", "sp-hq-guerrillas-1"},
	{"guerrillas.restore", "sp", spanishPartner + "fr hand: fr-8l-1\nphase restore",
		[]string{"restore +fr-8l-1 @fr-8l"}, "sp-wg-1", "sp-hq-guerrillas-1"},
	{"combat.declare", "fr", openGround + "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: %s", nil, "fr-8l-1", "fr-ig-1"},
	{"restore", "fr", openGround + "south fr: d4 fr-ig reduced\nnorth ru: d5 ru-or\nfr hand: %s\nphase restore", nil, "fr-8l-1", "fr-ig-1"},
}

// at draws the moment with a card in the hand.
func (m *moment) at(t *testing.T, card string) *game {
	t.Helper()
	return draw(t, fmt.Sprintf(m.camp, card)).Play(m.lines...)
}

func TestWhatIsAnsweredForThePlayers(t *testing.T) {
	for _, m := range moments {
		t.Run("MAN-S.1 "+m.kind+" is asked even if the hand leaves one option", func(t *testing.T) {
			g := m.at(t, m.useless).WantAsk(m.kind, m.who)
			if len(g.Options()) != 1 || byItself(g.Request()) {
				t.Errorf("with %s the options %q, answered without asking: %t", m.useless, g.Options(), byItself(g.Request()))
			}
		})
	}
	t.Run("MAN-S.1 the opening hand is looked at, though there is nothing to decide", func(t *testing.T) {
		g := opened(t, "man-02-before-dusk", nil).On("setup.hand", "pr").WantOptions("ready")
		if byItself(g.Request()) {
			t.Error("the player never sees the hand before the other one does")
		}
	})
	for _, c := range []struct {
		kind, camp string
		lines      []string
	}{
		{"move.base", "alone\nsouth gb: a1 gb-1g\nnorth fr: a2 fr-ig, b2 fr-8l\nphase move\ngb hand: %s", nil},
		{"move.second", "alone\nsouth gb: d4 gb-kd, a1 gb-1g\nnorth fr: a2 fr-ig, b2 fr-8l\nphase move\ngb hand: gb-hq-supply-1 %s",
			[]string{"move gb-kd @d5", "supply +gb-hq-supply-1"}},
		{"move.march.square", "alone\nsouth gb: a3 gb-1g\nnorth fr: a1 fr-ig, b2 fr-8l\nphase move\ngb hand: gb-hq-forced-march-1 %s",
			[]string{"move gb-1g @a2", "march +gb-hq-forced-march-1"}},
		{"combat.skirmish", "alone\nsouth gb: a1 gb-1g, b1 gb-4f\nnorth fr: a2 fr-ig\ngb hand: gb-1g-1 gb-hq-skirmish-1 %s",
			[]string{"assault gb-1g +gb-1g-1 @fr-ig", "skirmish +gb-hq-skirmish-1"}},
		{"combat.advance", "alone\nsouth gb: d4 gb-4f\nnorth fr: d5 fr-ig\nfr hand: fr-hq-withdraw-1\ngb hand: gb-4f-1 %s",
			[]string{"assault gb-4f +gb-4f-1 @fr-ig", "withdraw +fr-hq-withdraw-1"}},
	} {
		t.Run("MAN-S.1 a Scout in the hand does not show at "+c.kind, func(t *testing.T) {
			plain := draw(t, openGround+fmt.Sprintf(c.camp, "gb-9q-1")).Play(c.lines...).WantAsk(c.kind, "gb")
			scout := draw(t, openGround+fmt.Sprintf(c.camp, "gb-hq-spy-1")).Play(c.lines...).WantAsk(c.kind, "gb").WantOffered("spy +gb-hq-spy-1")
			if byItself(plain.Request()) != byItself(scout.Request()) {
				t.Errorf("with a Scout %q is asked, without %q is answered by itself", scout.Options(), plain.Options())
			}
		})
	}
}

// wantEveryCardOnce counts each of the 60 cards of both armies in deck, hand,
// discards and play.
func (g *game) wantEveryCardOnce() {
	g.Helper()
	for s := rules.First; s <= rules.Second; s++ {
		f := &g.board().force[s]
		if f.army == noArmy {
			continue
		}
		var n [deckSize]int
		for c := range deckSize {
			for _, set := range []cards{f.deck, f.hand} {
				if set.Has(c) {
					n[c]++
				}
			}
		}
		for _, c := range append(slices.Clone(f.pile[:f.piled]), f.play[:f.played]...) {
			n[c]++
		}
		for c, times := range n {
			if times != 1 {
				g.Fatalf("%s: %s is there %d times", g.Asked(), decks[f.army].card[c].id, times)
			}
		}
	}
}

func TestNoCardIsLostOrDoubled(t *testing.T) {
	for name, set := range map[string]map[string]string{
		"man-05-danube-marshes": {"ambush": "revised"}, "man-08-tournament-round": {"opening_hand": "chosen"}, "man-09-open-battle": nil,
	} {
		t.Run("MAN-S.2 every card is in one place all through "+name, func(t *testing.T) {
			g := opened(t, name, set)
			g.atRandom(17, 2500, g.wantEveryCardOnce)
			if g.said("man.log.reshuffle") == 0 && name != "man-09-open-battle" {
				t.Error("no deck has been rebuilt: the test proves little")
			}
		})
	}
	for _, c := range []struct {
		name, camp string
		lines      []string
	}{
		{"a Skirmish", "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-ig-2 fr-hq-skirmish-1\nru hand: ru-or-1",
			[]string{"assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "done", "play +fr-ig-2", "skirmish +fr-hq-skirmish-1", "stay"}},
		{"Guerrillas", "south fr: d4 fr-ig\nnorth sp: d6 sp-wg\nfr hand: fr-hq-supply-1\nsp hand: sp-hq-guerrillas-1\nphase move",
			[]string{"move fr-ig @d3", "supply +fr-hq-supply-1", "guerrillas +sp-hq-guerrillas-1"}},
		{"a Scout between discards", "south gb: d4 gb-1g\nnorth fr: d6 fr-ig\ngb hand: gb-1g-1 gb-hq-spy-1 gb-1g-2\nphase discard",
			[]string{"discard +gb-1g-1", "spy +gb-hq-spy-1", "discard +gb-1g-2", "done"}},
		{"a withdrawal", "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1\nru hand: ru-hq-withdraw-1",
			[]string{"assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1", "pass"}},
	} {
		t.Run("MAN-S.2 every card is in one place after "+c.name, func(t *testing.T) {
			g := draw(t, openGround+c.camp)
			for _, line := range c.lines {
				g.Play(line).wantEveryCardOnce()
			}
		})
	}
	t.Run("MAN-S.2 a card that is lost or there twice is noticed", func(t *testing.T) {
		b := draw(t, openGround+"south fr:\nnorth ru:\nfr hand: fr-ig-1\nfr discards: fr-ig-2").board().Clone().(*Board)
		b.force[0].deck = b.force[0].deck.Without(cardIndex(findArmy("fr"), "fr-8l-1"))
		if b.Check() == nil {
			t.Error("a card may be lost")
		}
		b.force[0].deck = b.force[0].deck.With(cardIndex(findArmy("fr"), "fr-ig-2")) // again 60, two of them the same
		if b.Check() == nil {
			t.Error("a card may be there twice")
		}
	})
}

func TestABoardThatIsNotSoundIsNoticed(t *testing.T) {
	for name, spoil := range map[string]func(b *Board){
		"a unit without a square":           func(b *Board) { b.force[0].at[0] = offBoard },
		"a lost unit on the board":          func(b *Board) { b.force[0].state[0] = lost },
		"a unit on a square of another":     func(b *Board) { b.force[0].at[0] = b.force[0].at[1] },
		"a unit on a lake":                  func(b *Board) { b.ground[b.force[1].at[0]] = lake },
		"a square that holds nobody's unit": func(b *Board) { b.unitAt[at(3, 3)] = 0 },
		"a unit that waits in a turn":       func(b *Board) { b.lift(1, 2); b.force[1].state[2] = waiting },
		"a redoubt without a unit":          func(b *Board) { b.lift(0, 7); b.force[0].state[7] = lost; b.force[0].forts = 1 << 7 },
		"the same army twice":               func(b *Board) { b.force[1].army = b.force[0].army },
		"a turn without a First Player":     func(b *Board) { b.lead = rules.Chance },
		"a turn without a map":              func(b *Board) { b.chart = nil },
		"more than five cards in a hand": func(b *Board) {
			f := &b.force[0]
			c := f.deck.First()
			f.deck, f.hand = f.deck.Without(c), f.hand.With(c)
		},
		"cards shown that nobody played": func(b *Board) { b.force[1].shown = 1 },
	} {
		t.Run("MAN-S.2 a board is not sound with "+name, func(t *testing.T) {
			b := draw(t, openGround+"south fr:\nnorth ru:\nfr hand: fr-ig-1 fr-ig-2 fr-ig-3 fr-ig-4 fr-ig-5").board().Clone().(*Board)
			if err := b.Check(); err != nil {
				t.Fatal(err)
			}
			if spoil(b); b.Check() == nil {
				t.Error("it is")
			}
		})
	}
}

// faceValues are the values of part 8, R 39: as the source prints the card, and
// on the public card art.
var faceValues = []struct{ card, source, public string }{
	{"fr-45l-1", "attack 2d8, defence 6", "attack 2d6, defence 6"},
	{"ot-gf-4", "attack 1d10, defence 3, volley 2d8", "attack 1d10, defence 3"},
	{"pr-gg-3", "attack 2d8, defence 5, free", "attack 2d6, defence 5, free"},
	{"pr-gg-4", "attack 1d8, defence 6, volley 2d8, free", "attack 1d8, defence 6, volley 2d8"},
	{"ru-ks-5", "bombard 2d6, defence 6", "bombard 1d10, defence 6"},
	{"ru-1c-4", "attack 2d6, defence 6, pursuit 1-2", "attack 2d6, defence 3, pursuit 1-2"},
	{"sp-ii-4", "attack 1d10, defence 6, volley 2d8", "attack 1d10, defence 6"},
	{"sp-wg-2", "attack 2d6, defence 6", "attack 2d6, defence 6, free"},
	{"us-4m-3", "attack 2d6, defence 5, volley 2d6, withdraw 1-3", "attack 1d10, defence 5, volley 2d6, withdraw 1-3"},
}

// printedHand tells the values of the cards in the hand of the first side.
func printedHand(g *game) map[string]string {
	all := map[string]string{}
	for _, c := range g.View(rules.First).Cards {
		if c.Side != rules.First || c.Place != rules.Hand {
			continue
		}
		var values []string
		for _, s := range c.Stats {
			values = append(values, s.Key+" "+s.Value)
		}
		if c.Text.Key == "man.card.free" {
			values = append(values, "free")
		}
		all[Book{}.Format(c.Ref)] = strings.Join(values, ", ")
	}
	return all
}

func TestCardFaces(t *testing.T) {
	for _, c := range faceValues {
		t.Run("MAN-S.6 "+c.card+" has its values of either printing", func(t *testing.T) {
			army, foe := c.card[:2], "ru"
			if army == foe {
				foe = "fr"
			}
			camp := openGround + "south " + army + ":\nnorth " + foe + ":\n" + army + " hand: " + c.card
			for faces, want := range map[string]string{"": c.source, "\ncard_faces = source": c.source, "\ncard_faces = public": c.public} {
				if got := printedHand(draw(t, camp+faces))[c.card]; got != want {
					t.Errorf("%q: %s, want %s", faces, got, want)
				}
			}
		})
	}
	t.Run("MAN-S.6 no other card of the 480 differs", func(t *testing.T) {
		seen := 0
		for a := range decks {
			foe := armies[(a+1)%len(armies)].id
			for first := 0; first < deckSize; first += handSize {
				camp := openGround + "south " + armies[a].id + ":\nnorth " + foe + ":\n" + armies[a].id + " hand:"
				for c := range handSize {
					camp += " " + decks[a].card[first+c].id
				}
				source, public := printedHand(draw(t, camp)), printedHand(draw(t, camp+"\ncard_faces = public"))
				for id, values := range source {
					seen++
					nine := slices.ContainsFunc(faceValues, func(f struct{ card, source, public string }) bool { return f.card == id })
					if (public[id] != values) != nine {
						t.Errorf("%s: %s, and %s", id, values, public[id])
					}
				}
			}
		}
		if seen != 480 {
			t.Errorf("%d cards", seen)
		}
	})
	t.Run("MAN-S.6 the values of the printing are those played with", func(t *testing.T) {
		greeks := openGround + "south ot: d4 ot-gf\nnorth ru: d5 ru-or\not hand: ot-gf-4"
		draw(t, greeks).WantOffered("volley ot-gf +ot-gf-4 @ru-or")
		draw(t, greeks+"\ncard_faces = public").WantNot("volley ot-gf +ot-gf-4 @ru-or").WantOffered("assault ot-gf +ot-gf-4 @ru-or")
		horse := openGround + "south fr: d4 fr-45l\nnorth ru: d5 ru-1c\nfr hand: fr-45l-1\nru hand: ru-1c-4"
		lines := []string{"assault fr-45l +fr-45l-1 @ru-1c", "stand", "play +ru-1c-4", "done"}
		draw(t, horse).Play(lines...).wantDice("2d8").Roll(8, 8).WantTotal("defence", 12)
		draw(t, horse+"\ncard_faces = public").Play(lines...).wantDice("2d6").Roll(6, 6).WantTotal("defence", 9)
		guard := openGround + "south pr: d4 pr-gg\nnorth fr: d5 fr-ig\npr hand: pr-gg-4\nfr hand: fr-hq-withdraw-1"
		lines = []string{"assault pr-gg +pr-gg-4 @fr-ig", "withdraw +fr-hq-withdraw-1"}
		draw(t, guard).Play(lines...).WantOffered("pass")
		draw(t, guard+"\ncard_faces = public").Play(lines...).WantOptions("advance pr-gg")
	})
}

func TestWhetherASideIsAskedTellsNothing(t *testing.T) {
	for _, m := range moments {
		t.Run("MAN-S.7 "+m.kind+" is asked alike whatever the hand holds", func(t *testing.T) {
			var asked []string
			for _, card := range []string{m.useless, m.useful} {
				g := m.at(t, card).WantAsk(m.kind, m.who)
				q := g.Request()
				asked = append(asked, fmt.Sprint(q.To, q.Kind, q.Rule, q.About, q.Always, q.Own, q.Public))
				if o := g.SideOf(m.who).Other(); len(g.seen(o, m.who, rules.Hand)) != 1 || !strings.HasPrefix(g.seen(o, m.who, rules.Hand)[0], "?") {
					t.Errorf("the other side sees the hand %q", g.seen(o, m.who, rules.Hand))
				}
			}
			if asked[0] != asked[1] {
				t.Errorf("asked %s with a card that helps, %s without", asked[1], asked[0])
			}
			if useful := m.at(t, m.useful).Options(); len(useful) < 2 {
				t.Errorf("%s does not help: %q", m.useful, useful)
			}
		})
	}
	t.Run("MAN-S.7 only where a hand may decide whether its side is asked does the question say so", func(t *testing.T) {
		for _, m := range moments {
			if m.at(t, m.useful).WantAsk(m.kind, m.who).Position.Request().Own {
				t.Errorf("%s depends on the hand", m.kind)
			}
		}
		g := draw(t, openGround+"south gb: d4 gb-1g\nnorth fr: d7 fr-ig\ngb hand: gb-hq-spy-1 gb-hq-supply-1 gb-hq-forced-march-1 gb-hq-redoubt-1 gb-1g-1\nphase draw")
		for _, line := range []string{"done", "move gb-1g @d5", "pass", "pass"} {
			if asked := g.Request(); asked.Own != (asked.Kind != "move.base") {
				t.Errorf("%t", asked.Own)
			}
			g.Play(line)
		}
	})
	t.Run("MAN-S.7 what all can see decides whether a side is asked", func(t *testing.T) {
		// nothing in the hand
		draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or").WantAsk("combat.roll", "")
		draw(t, openGround+"south fr: d4 fr-ig\nnorth sp: d6 sp-wg\nfr hand: fr-hq-supply-1\nphase move").Play("move fr-ig @d5", "supply +fr-hq-supply-1").WantAsk("move.second", "fr")
		// no Guerrillas in the whole deck
		draw(t, openGround+"south fr: d4 fr-ig\nnorth gb: d6 gb-1g\nfr hand: fr-hq-supply-1\ngb hand: gb-1g-1\nphase move").
			Play("move fr-ig @d5", "supply +fr-hq-supply-1").WantAsk("move.second", "fr")
		// no square to retreat to: the defence comes at once
		draw(t, openGround+"alone\nsouth fr: d7 fr-ig, c8 fr-8l, e8 fr-2l\nnorth ru: d8 ru-or\nfr hand: fr-ig-1\nru hand: ru-hq-withdraw-1").
			Play("assault fr-ig +fr-ig-1 @ru-or").WantAsk("combat.defend", "ru")
	})
	t.Run("MAN-S.7 nothing is asked between the same public steps", func(t *testing.T) {
		var orders [][]string
		for _, hands := range []string{"fr-ig-1 fr-8l-1\nru hand: ru-kx-1", "fr-ig-1 fr-hq-ney\nru hand: ru-hq-withdraw-1", "fr-ig-1 fr-hq-skirmish-1\nru hand: ru-or-1"} {
			g := draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: "+hands).Play("assault fr-ig +fr-ig-1 @ru-or")
			var order []string
			for g.Request().To != rules.Chance {
				order = append(order, g.Asked())
				g.Play(rules.FormatOption(Book{}, quietest(g.Request())))
			}
			orders = append(orders, order)
		}
		if !reflect.DeepEqual(orders[0], orders[1]) || !reflect.DeepEqual(orders[0], orders[2]) || len(orders[0]) != 3 {
			t.Errorf("asked %q", orders)
		}
	})
}
