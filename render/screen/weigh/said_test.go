package weigh

import (
	"strings"
	"testing"

	"grognard/game/weigh"
)

// TestTheBarSaysWhatIsBeingPlayed reads the bar before, while and after the games are played.
func TestTheBarSaysWhatIsBeingPlayed(t *testing.T) {
	player, let := holding(3, every(5))
	w := on(t, desk(t), player, toyBattle())
	w.soon("the first games go on", func() bool {
		w.Long()
		return w.page.all[0].seen.goingOn
	})
	if said := w.page.said(); !strings.HasPrefix(said, "Now: 24 quick games") || !strings.Contains(said, "Then 100 careful ones") {
		t.Errorf("at first it says %q", said)
	}
	let()
	w.rest()
	if said := w.page.said(); said != "Two equal computers have played it 100 times. Play: careful." {
		t.Errorf("at the end it says %q", said)
	}
}

// TestWhatIsShownIsExplained looks for the words beside colours and lines, and for the word that
// a system has for its losses.
func TestWhatIsShownIsExplained(t *testing.T) {
	w := shown(t, desk(t), known(t, "ccn", "ccn-01-rolica-first"))
	for i, said := range []string{"attacks a game", "losses a game", "player turns"} {
		w.Key(kindKeys[i])
		if !w.Reads(said) {
			t.Errorf("nothing says %q", said)
		}
	}
	if k := w.page.all[0]; w.page.lossesWord(k) != "ccn.weigh.losses" {
		t.Errorf("losses are %q", w.page.lossesWord(k))
	}
	if s := w.page.all[0].seen; len(s.r.Scores) > 2 {
		u := &teller{Page: w.page, k: w.page.all[0], r: s.r}
		s.r.Turns = weigh.Spread{High: float64(s.r.Scores[1].Turn)}
		if all := u.scores(); len(all) != 2 {
			t.Errorf("%d turns are told of", len(all))
		}
	}
}
