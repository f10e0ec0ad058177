package manoeuvre

import (
	"fmt"
	"reflect"
	"testing"

	"grognard/rules"
)

func TestCardsAreConserved(t *testing.T) {
	for _, name := range []string{"man-03-sierra", "man-05-danube-marshes", "man-06-niagara"} {
		t.Run("MAN-S.2 no card is lost or doubled: "+name, func(t *testing.T) {
			g := opened(t, name, map[string]string{"ambush": "revised"})
			g.atRandom(9, 2000, func() {
				for s := range g.board().force {
					f := &g.board().force[s]
					var times [deckSize]int
					for rest := f.hand; rest != 0; rest = rest.Rest() {
						times[rest.First()]++
					}
					for rest := f.deck; rest != 0; rest = rest.Rest() {
						times[rest.First()]++
					}
					for _, c := range append(append([]uint8{}, f.pile[:f.piled]...), f.play[:f.played]...) {
						times[c]++
					}
					for c, n := range times {
						if n != 1 {
							t.Fatalf("%s: card %s lies in %d places", g.Asked(), g.board().card(rules.Side(s), c).id, n)
						}
					}
				}
			})
		})
	}
}

func TestGamesCanBeReplayed(t *testing.T) {
	start := func(t *testing.T) *game { return opened(t, "man-07-hundred-days", nil) }
	t.Run("MAN-S.3 every random event is asked of Chance and told, so the same answers give the same game", func(t *testing.T) {
		g := start(t)
		var answers []rules.Answer
		asked := map[string]int{}
		r := seeded(21)
		for len(answers) < 1500 && g.Request() != nil {
			req := g.Request()
			if req.To == rules.Chance {
				asked[fmt.Sprint(req.Dice.Bag == nil)]++
			}
			answers = append(answers, playout.Answer(req, r))
			g.Answer(answers[len(answers)-1], "a random answer")
		}
		told := map[string]int{}
		for _, e := range g.AllEvents {
			switch {
			case e.Kind == rules.EvDice:
				told["true"]++
			case e.Kind == rules.EvDraw && e.Who != 0:
				told["false"]++
			}
		}
		if !reflect.DeepEqual(asked, told) || asked["true"] == 0 || asked["false"] == 0 {
			t.Errorf("Chance was asked %v times, and it was told %v times", asked, told)
		}
		again := start(t)
		for _, a := range answers {
			again.Answer(a, "the same answer")
		}
		if again.board().Hash() != g.board().Hash() || !reflect.DeepEqual(again.AllEvents, g.AllEvents) {
			t.Error("the same answers give another game")
		}
	})
	t.Run("MAN-S.4 whoever must decide may concede, and the opponent wins", func(t *testing.T) {
		g := start(t)
		kinds := map[string]bool{}
		g.atRandom(4, 1500, func() {
			req := g.Request()
			if req == nil || req.To == rules.Chance || kinds[req.Kind] {
				return
			}
			kinds[req.Kind] = true
			p, _, err := g.Position.Play(rules.Answer{By: req.To, Option: rules.Option{Do: rules.Concede}})
			if err != nil || !p.Result().Over || p.Result().Winner != req.To.Other() || p.Request() != nil {
				t.Errorf("conceding at %s: %v", req.Kind, err)
			}
			if _, _, err := g.Position.Play(rules.Answer{By: req.To.Other(), Option: rules.Option{Do: rules.Concede}}); err == nil {
				t.Errorf("the other side concedes at %s", req.Kind)
			}
		})
		if len(kinds) < 12 {
			t.Errorf("tried at %v only", kinds)
		}
	})
}

func TestWhatEndsTakingBack(t *testing.T) {
	wall := func(g *game) bool {
		for _, e := range g.Events {
			if e.UndoBarrier() {
				return true
			}
		}
		return false
	}
	const camp = openGround + `
		south gb: d4 gb-1g
		north fr: d5 fr-ig
		gb hand: gb-1g-1 gb-1g-2 gb-hq-spy-1
		fr hand: fr-ig-1
	`
	for _, c := range []struct {
		name, more string
		play       func(*game)
		wall       bool
	}{
		{"a move can be taken back", "phase move", func(g *game) { g.Play("move gb-1g @d3") }, false},
		{"a card thrown away can be taken back before the phase ends", "phase discard", func(g *game) { g.Play("discard +gb-1g-1") }, false},
		{"a draw cannot be taken back", "phase discard", func(g *game) { g.Play("done").Draw("gb-9q-1") }, true},
		{"a Scout cannot be taken back", "", func(g *game) { g.Play("spy +gb-hq-spy-1") }, true},
		{"dice cannot be taken back", "", func(g *game) {
			g.Play("assault gb-1g +gb-1g-1 @fr-ig", "stand", "done", "done").Roll(1, 1)
		}, true},
		{"the turn of the other player cannot be taken back", "phase restore", func(*game) {}, true},
	} {
		t.Run("MAN-S.5 "+c.name, func(t *testing.T) {
			g := draw(t, camp+c.more)
			c.play(g)
			if wall(g) != c.wall {
				t.Errorf("%s after %+v", g.Asked(), g.Events)
			}
		})
	}
}

func TestPublicCardFaces(t *testing.T) {
	shows := func(c *card) string {
		return fmt.Sprintf("attack %v bombard %v volley %v defence %d free %t", c.attack, c.bombard, c.volley, c.defence, c.free)
	}
	faces := map[string][2]string{
		"fr-45l-1": {"attack 2d8 bombard  volley  defence 6 free false", "attack 2d6 bombard  volley  defence 6 free false"},
		"ot-gf-4":  {"attack 1d10 bombard  volley 2d8 defence 3 free false", "attack 1d10 bombard  volley  defence 3 free false"},
		"pr-gg-3":  {"attack 2d8 bombard  volley  defence 5 free true", "attack 2d6 bombard  volley  defence 5 free true"},
		"pr-gg-4":  {"attack 1d8 bombard  volley 2d8 defence 6 free true", "attack 1d8 bombard  volley 2d8 defence 6 free false"},
		"ru-ks-5":  {"attack  bombard 2d6 volley  defence 6 free false", "attack  bombard 1d10 volley  defence 6 free false"},
		"ru-1c-4":  {"attack 2d6 bombard  volley  defence 6 free false", "attack 2d6 bombard  volley  defence 3 free false"},
		"sp-ii-4":  {"attack 1d10 bombard  volley 2d8 defence 6 free false", "attack 1d10 bombard  volley  defence 6 free false"},
		"sp-wg-2":  {"attack 2d6 bombard  volley  defence 6 free false", "attack 2d6 bombard  volley  defence 6 free true"},
		"us-4m-3":  {"attack 2d6 bombard  volley 2d6 defence 5 free false", "attack 1d10 bombard  volley 2d6 defence 5 free false"},
	}
	t.Run("MAN-S.6 the public faces change nine cards and nothing else", func(t *testing.T) {
		for a := range decks {
			for i := range decks[a].card {
				source, public := decks[a].card[i], publicDecks[a].card[i]
				want, changed := faces[source.id]
				switch {
				case changed && (shows(&source) != want[0] || shows(&public) != want[1] || source.pursuit != public.pursuit || source.withdraw != public.withdraw):
					t.Errorf("%s: %s, in public %s", source.id, shows(&source), shows(&public))
				case !changed && source != public:
					t.Errorf("%s differs: %+v, in public %+v", source.id, source, public)
				}
			}
		}
	})
	t.Run("MAN-S.6 card_faces decides which faces are played with", func(t *testing.T) {
		for value, dice := range map[string]string{"source": "2d8", "public": "2d6"} {
			draw(t, openGround+"south fr: d4 fr-45l\nnorth gb: d5 gb-db\nfr hand: fr-45l-1\ncard_faces = "+value).
				Play("assault fr-45l +fr-45l-1 @gb-db").wantDice(dice)
		}
	})
	t.Run("MAN-S.6 a value that the public face lacks is absent", func(t *testing.T) {
		const greek = openGround + "south ot: d4 ot-gf\nnorth gb: d5 gb-db\not hand: ot-gf-4\n"
		draw(t, greek).WantOffered("volley ot-gf +ot-gf-4 @gb-db")
		draw(t, greek+"card_faces = public").WantOptions("pass", "assault ot-gf +ot-gf-4 @gb-db")
	})
}
