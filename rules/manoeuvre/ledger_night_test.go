package manoeuvre

import "testing"

// dusk is the end of the last game turn: night falls when the position has
// been drawn.
const dusk = "\nactive north, phase redoubt, turn 3\nturn_limit = 3\n"

func TestNightfallVictory(t *testing.T) {
	t.Run("MAN-2.2.1 at nightfall the player wins who controls more of the enemy half", func(t *testing.T) {
		draw(t, openGround+`
		south fr: d5 fr-8l, a1 fr-ig, b1 fr-gc
		north ru: f4 ru-or, h4 ru-kx
		alone
		`+dusk).WantGauge("fr", "losses", 5).WantGauge("ru", "losses", 6).
			wantControl("fr", "d5 d6 c5 e5").wantControl("ru", "f4 e4 g4 f3 h4 h3").WantOver("ru", "night")
	})
	t.Run("MAN-2.2.2 squares of the own half do not count", func(t *testing.T) {
		draw(t, openGround+`
		south fr: a1 fr-ig, c3 fr-8l, f3 fr-gc
		north ru: d5 ru-or
		alone
		`+dusk).wantControl("fr", "").wantControl("ru", "d4").WantOver("ru", "night")
	})
	t.Run("MAN-2.2.3 a square counts for the unit that stands on it, whoever is next to it", func(t *testing.T) {
		draw(t, openGround+`
		south fr: d5 fr-8l
		north ru: c5 ru-or, e5 ru-kx, d6 ru-ks
		alone
		`).wantControl("fr", "d5").wantControl("ru", "c4 e4")
	})
	t.Run("MAN-2.2.4 a neighbouring square counts if no enemy stands on it or next to it", func(t *testing.T) {
		for enemy, want := range map[string]string{"h8": "d6 c6 e6 d5 d7", "e7": "d6 c6 d5", "c6": "d6 e6 d7 d5", "d8": "d6 c6 e6 d5", "d3": "d6 c6 e6 d5 d7"} {
			draw(t, openGround+"south fr: d6 fr-8l\nnorth ru: "+enemy+" ru-or\nalone").wantControl("fr", want)
		}
	})
	t.Run("MAN-2.2.5 the neighbour may stand in the own half", func(t *testing.T) {
		draw(t, openGround+"south fr: d4 fr-8l\nnorth ru: f5 ru-or\nalone").wantControl("fr", "d5").wantControl("ru", "f4")
		draw(t, openGround+"south fr: d4 fr-8l\nnorth ru: e5 ru-or\nalone").wantControl("fr", "").wantControl("ru", "")
	})
	t.Run("MAN-2.2.6 a lake can be controlled though not entered", func(t *testing.T) {
		g := draw(t, `
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . L . . . .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		south fr: d4 fr-8l
		north ru: h8 ru-or
		alone
		phase move
		`).wantControl("fr", "d5").WantRefused("move fr-8l @d5", "MAN-5.6")
		g.wantMoves("fr-8l", "c4 e4 d3")
	})
	t.Run("MAN-2.2.7 strength and type of a unit do not matter", func(t *testing.T) {
		for _, who := range []string{"fr-8l", "fr-8l reduced", "fr-gc", "fr-gc reduced"} {
			draw(t, openGround+"south fr: g6 "+who+"\nnorth ru: a8 ru-rg\nalone").wantControl("fr", "g6 f6 h6 g5 g7")
		}
		for _, foe := range []string{"ru-rg", "ru-or reduced", "ru-bs", "ru-bs reduced"} {
			draw(t, openGround+"south fr: g6 fr-ig\nnorth ru: f7 "+foe+"\nalone").wantControl("fr", "g6 h6 g5")
		}
	})
	t.Run("MAN-2.2.8 the worked example: eight squares to one", func(t *testing.T) {
		draw(t, openGround+`
		south fr: d6 fr-8l, g5 fr-gc
		north ru: h5 ru-or
		alone
		`+dusk).wantControl("fr", "d6 c6 e6 d5 d7 g5 f5 g6").wantControl("ru", "h4").WantOver("fr", "night")
	})
	t.Run("MAN-2.2.9 of equals the one wins who has eliminated more units", func(t *testing.T) {
		level := openGround + "south fr: a4 fr-8l reduced, b1 fr-2l reduced\nnorth ru: h5 ru-or\n"
		draw(t, level+"ru lost: ru-kx"+dusk).wantControl("fr", "a5").wantControl("ru", "h4").WantOver("fr", "night-losses")
		draw(t, level+"ru lost: ru-kx\nfr lost: fr-ig fr-gc"+dusk).WantOver("ru", "night-losses")
	})
	t.Run("MAN-2.2.10 then the one with fewer reduced units on the board", func(t *testing.T) {
		level := openGround + "south fr: a4 fr-8l reduced\nfr lost: fr-ig\n"
		draw(t, level+"north ru: h5 ru-or, g8 ru-ks reduced, f8 ru-lg reduced\nru lost: ru-kx"+dusk).WantOver("fr", "night-worn")
		draw(t, level+"north ru: h5 ru-or\nru lost: ru-kx"+dusk).WantOver("ru", "night-worn")
	})
	t.Run("MAN-2.2.11 then the first army of the list", func(t *testing.T) {
		list := []string{"us", "ot", "sp", "au", "pr", "ru", "gb", "fr"}
		for i := range 7 {
			for j := i + 1; j < 8; j++ {
				draw(t, openGround+"south "+list[i]+":\nnorth "+list[j]+":"+dusk).WantOver(list[i], "night-list")
				draw(t, openGround+"south "+list[j]+":\nnorth "+list[i]+":"+dusk).WantOver(list[i], "night-list")
			}
		}
	})
}

func TestWhenTheDayEnds(t *testing.T) {
	last := openGround + `
		south fr: d4 fr-ig
		north ru: d6 ru-or
		ru hand: ru-or-1 ru-or-2 ru-or-3 ru-or-4
		ru deck: ru-kx-1
		active ru, phase discard, turn 5
	`
	t.Run("MAN-2.3.1 night falls at the end of the game turn in which both have drawn their last card", func(t *testing.T) {
		g := draw(t, last+"finished fr").Play("done").Draw("ru-kx-1").wantOn().WantAsk("move.base", "ru")
		g.On("combat.declare", "ru").wantOn().toEnd().WantOver("ru", "night-list")
		if n := g.said("man.log.turn"); n != 1 {
			t.Errorf("%d player turns more have begun", n)
		}
	})
	t.Run("MAN-2.3.2 the first deck is what is left after the opening hand", func(t *testing.T) {
		g := opened(t, "man-01-first-orders", nil).On("discard", "fr").churn("fr", 54).WantGauge("fr", "finished", 0)
		g.churn("fr", 1).WantGauge("fr", "finished", 1).WantGauge("gb", "finished", 0)
	})
	t.Run("MAN-2.3.2 a reshuffled deck need not be drawn to its end", func(t *testing.T) {
		g := draw(t, last+"finished fr\nfr hand: fr-ig-1").WantGauge("fr", "deck", 59).toEnd()
		g.WantGauge("fr", "deck", 59).WantOver("ru", "night-list")
	})
	t.Run("MAN-2.3.3 the first deck is finished the moment its last card is drawn, and stays so", func(t *testing.T) {
		g := draw(t, last).WantGauge("ru", "finished", 0).Play("done").Draw("ru-kx-1")
		g.wantHand("ru", "ru-kx-1", "ru-or-1", "ru-or-2", "ru-or-3", "ru-or-4").WantGauge("ru", "finished", 1)
		g.churn("ru", 60).WantGauge("ru", "finished", 1)
		if n := g.said("man.log.finished"); n != 1 {
			t.Errorf("the first deck is finished %d times", n)
		}
	})
	t.Run("MAN-2.3.4 a deck that runs out is made of all discards at once, and the draw goes on", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr:
		north ru:
		fr hand: fr-ig-1 fr-ig-2 fr-ig-3
		fr deck: fr-ig-4
		phase draw
		`).Draw("fr-ig-4").WantAsk("draw", "").WantGauge("fr", "deck", 56).WantGauge("fr", "discards", 0)
		if bag := g.Request().Dice.Bag; len(bag) != 56 {
			t.Errorf("%d cards can be drawn", len(bag))
		}
		for _, held := range []string{"fr-ig-1", "fr-ig-4"} {
			for _, c := range g.Request().Dice.Bag {
				if c == refsByName[held] {
					t.Errorf("%s is in the deck and in the hand", held)
				}
			}
		}
		g.Draw("fr-ig-5").wantHand("fr", "fr-ig-1", "fr-ig-2", "fr-ig-3", "fr-ig-4", "fr-ig-5").WantAsk("move.base", "fr")
	})
	t.Run("MAN-2.3.4 a deck that runs out with the last card wanted is made anew too", func(t *testing.T) {
		g := draw(t, last).Play("done").Draw("ru-kx-1").WantGauge("ru", "deck", 55).WantGauge("ru", "discards", 0)
		if g.said("man.log.reshuffle") != 1 {
			t.Error("no new deck")
		}
	})
	t.Run("MAN-2.3.4 a deck may run out any number of times", func(t *testing.T) {
		g := opened(t, "man-01-first-orders", nil).On("discard", "fr").churn("fr", 170).wantOn()
		if n := g.said("man.log.reshuffle"); n != 3 {
			t.Errorf("%d new decks in 170 draws", n)
		}
	})
	t.Run("MAN-2.3.5 one player alone does not end the day", func(t *testing.T) {
		g := draw(t, last).Play("done").Draw("ru-kx-1").On("discard", "fr").wantOn()
		if n := g.board().turn; n != 6 {
			t.Errorf("turn %d", n)
		}
	})
	t.Run("MAN-2.3.6 the Second Player still has a full player turn", func(t *testing.T) {
		g := draw(t, last+"first ru\nfinished fr").Play("done").Draw("ru-kx-1").WantGauge("ru", "finished", 1)
		g.On("discard", "fr").On("draw", "").On("move.base", "fr").On("combat.declare", "fr").wantOn().Play("pass")
		g.WantOver("ru", "night-list")
	})
	t.Run("MAN-2.3.7 night falls at the end of the game turn that turn_limit names", func(t *testing.T) {
		g := draw(t, openGround+"south fr:\nnorth ru:\nphase discard, turn 1\nturn_limit = 2")
		g.On("discard", "ru").On("discard", "fr").On("discard", "ru").On("combat.declare", "ru").wantOn().Play("pass").WantOver("ru", "night-list")
	})
	t.Run("MAN-2.3.7 nothing else ends the day", func(t *testing.T) {
		g := opened(t, "man-01-first-orders", nil)
		for range 40 { // nobody plays, throws away or draws a card
			g.On("discard", "fr").On("discard", "gb")
		}
		if g.wantOn(); g.board().turn != 40 || g.Gauge("fr", "deck").N != 55 {
			t.Errorf("turn %d", g.board().turn)
		}
	})
}
