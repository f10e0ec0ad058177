package shelf

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/game/weigh"
	"grognard/render/screen/pagetest"
)

// TestTheMapOfABattleByChanceIsSeenWithWhatCanBeAsked looks for the whole map below the buttons on
// a small window.
func TestTheMapOfABattleByChanceIsSeenWithWhatCanBeAsked(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "squares", nil)
	for _, r := range b.page.books {
		d.Click("shelf." + r.Name())
		d.Click("chance")
		d.Long()
		m := b.page.seen.at
		if m.H < 100 || m.Y+m.H > d.Region("button.begin").Y {
			t.Errorf("%s: the map ends at %.0f, below the edge", r.Name(), m.Y+m.H)
		}
	}
}

// TestWhatCameOfMakingItEvenIsRead has computers play a battle by chance: how many games there are
// is told, and what came of them stands where no tip of the button lies.
func TestWhatCameOfMakingItEvenIsRead(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "musket", nil)
	d.Click("chance")
	w := b.page.wish
	w.evening = &evening{stop: func() {}, done: make(chan evened, 1)}
	w.evening.n.Store(17)
	d.Ctx.Animate()
	d.Long()
	if !d.Reads("17 games so far") {
		t.Error("nobody counts the games")
	}
	w.evening.done <- evened{Evened: weigh.Evened{Wish: w.wish, Share: .58, Games: 24}}
	d.Ctx.Animate()
	d.Long()
	d.Long()
	if !d.Reads("58% of 24 quick games") {
		t.Error("what came of it is not told")
	}
	above := false
	for _, said := range d.Texts() {
		above = above || strings.Contains(said.Cmd.Text, "58%") && said.Rect.Y < d.Region("button.even").Y
	}
	if !above {
		t.Error("it is not told above the button")
	}
}
