package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules/rulestest/script"
)

// wantSwitches checks which switches a battle does not offer.
func wantSwitches(t *testing.T, b *Board, missing string) {
	t.Helper()
	var not []string
	for _, s := range (Book{}).Switches() {
		if !(Book{}).Offered(b, s.Key) {
			not = append(not, s.Key)
		}
	}
	(&game{Game: script.Game[*game]{TB: t}}).wantNames("not offered are", not, missing)
}

func TestSwitchesThatABattleOffers(t *testing.T) {
	t.Run("MAN-3.9 the opening hand is not for the players where the scenario fixes it", func(t *testing.T) {
		wantSwitches(t, load(t, scenarioFiles(t)["man-01-first-orders.toml"], nil), "opening_hand ambush")
		wantSwitches(t, load(t, scenarioFiles(t)["man-04-great-redoubt.toml"], nil), "opening_hand ambush")
		wantSwitches(t, load(t, scenarioFiles(t)["man-08-tournament-round.toml"], nil), "opening_hand")
		wantSwitches(t, load(t, scenarioFiles(t)["man-09-open-battle.toml"], nil), "")
	})
	t.Run("MAN-3.9 another set-up leaves it open again", func(t *testing.T) {
		wantSwitches(t, load(t, scenarioFiles(t)["man-01-first-orders.toml"], map[string]string{"setup": "standard"}), "")
	})
	t.Run("MAN-3.9 it is open until the hands are there", func(t *testing.T) {
		g := laidTiles(t).Play("confirm", "offer au", "offer gb", "take au", "edge @north").WantAsk("draw", "")
		if !(Book{}).Offered(g.board(), "opening_hand") {
			t.Error("it is not offered while hands are dealt")
		}
		if g.On("setup.deploy", "au"); (Book{}).Offered(g.board(), "opening_hand") {
			t.Error("it is offered when the hands are there")
		}
	})
	t.Run("MAN-3.9 it is for the players where the scenario leaves one hand open", func(t *testing.T) {
		for _, side := range []string{"[south]\narmy = \"fr\"\n", "[north]\narmy = \"gb\"\n"} {
			half := strings.Replace(lakeside, side+"opening = \"random\"\n", side, 1)
			if (Book{}).Offered(load(t, []byte(lakeside), nil), "opening_hand") || !(Book{}).Offered(load(t, []byte(half), nil), "opening_hand") {
				t.Errorf("with %q", side)
			}
		}
	})
	t.Run("MAN-3.9 no switch changes the hands that a scenario fixes", func(t *testing.T) {
		opened(t, "man-01-first-orders", map[string]string{"opening_hand": "chosen"}).On("setup.hand", "fr").WantOptions("ready")
		g := opened(t, "man-04-great-redoubt", map[string]string{"opening_hand": "random"}).On("setup.hand", "ru")
		if len(g.Options()) != deckSize {
			t.Errorf("Russia may choose among %d cards", len(g.Options()))
		}
		opened(t, "man-04-great-redoubt", map[string]string{"opening_hand": "chosen"}).On("setup.hand", "fr").WantOptions("ready")
	})
	t.Run("MAN-9.2.9 MAN-5.16 MAN-S.6 a switch about cards that no deck holds is not offered", func(t *testing.T) {
		wantSwitches(t, load(t, scenarioFiles(t)["man-05-danube-marshes.toml"], nil), "opening_hand forced_march")
		wantSwitches(t, load(t, scenarioFiles(t)["man-06-niagara.toml"], nil), "opening_hand")
		wantSwitches(t, draw(t, openGround+"south au:\nnorth gb:").board(), "setup opening_hand card_faces")
		wantSwitches(t, draw(t, openGround+"south gb:\nnorth au:").board(), "setup opening_hand card_faces")
	})
}

func TestOlderVersions(t *testing.T) {
	t.Run("MAN-5.16 a game of the first version goes on as it began", func(t *testing.T) {
		if got := (Book{}).Before(1); len(got) != 1 || got["forced_march"] != "began_or_ended" {
			t.Errorf("version 1 played with %v", got)
		}
		if got := (Book{}).Before((Book{}).Version()); got != nil {
			t.Errorf("this version plays with %v", got)
		}
	})
	t.Run("MAN-5.16 the sums in its log still fit", func(t *testing.T) { // of the board as version 1 wrote it
		b := load(t, scenarioFiles(t)["man-01-first-orders.toml"], (Book{}).Before(1))
		if got := b.Hash(); got != 0xf5daa70aa138494c {
			t.Errorf("%#x", got)
		}
		if b.Hash() == load(t, scenarioFiles(t)["man-01-first-orders.toml"], nil).Hash() {
			t.Error("the switch makes no difference")
		}
		g := draw(t, openGround+"south fr: d4 fr-ig redoubt, c5 fr-8l reduced\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-hq-ney\nru hand: ru-or-1\nfr discards: fr-2l-1 fr-2l-2\nru lost: ru-kx\nforced_march = began_or_ended")
		g.Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "done")
		if got := g.board().Hash(); got != 0xe81d9113158c3980 {
			t.Errorf("in the middle of a combat %#x", got)
		}
	})
}
