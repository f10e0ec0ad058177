package shelf

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/game/weigh"
	"grognard/render/screen/pagetest"
	"grognard/rules"
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
	if !d.Reads(fmt.Sprintf("17 of at most %d games so far", weigh.MostEvening)) {
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

// TestAStopTellsWhatWasFoundSoFar stops it before any game is over, and again when some are: what
// was found is told, and whether it was taken.
func TestAStopTellsWhatWasFoundSoFar(t *testing.T) {
	for _, x := range []struct {
		came evened
		says []string
	}{
		{evened{err: context.Canceled}, []string{"Stopped early.", "The battle is as it was."}},
		{evened{Evened: weigh.Evened{Share: .7, Games: 10}}, []string{"Stopped early.", "70% of 10 quick games", "The battle is as it was."}},
		{evened{Evened: weigh.Evened{Share: .5, Games: 31, Wish: rules.Wish{Spare: [2]int{60, 0}}}}, []string{"50% of 31 quick games", "was made weaker for it"}},
	} {
		d := pagetest.Open(t, 1280, 720, prefs.Default())
		b := on(d, "musket", nil)
		d.Click("chance")
		w := b.page.wish
		halted := false
		w.evening = &evening{stop: func() { halted = true }, done: make(chan evened, 1)}
		d.Ctx.Animate()
		d.Long()
		d.Click("button.even.stop")
		if !halted || w.evening == nil {
			t.Fatal("it is not stopped, or nobody waits for what was found")
		}
		x.came.Wish.Seed, x.came.Wish.Says = w.wish.Seed, w.wish.Says
		w.evening.done <- x.came
		d.Ctx.Animate()
		d.Long()
		d.Long()
		for _, want := range x.says {
			if !d.Reads(want) {
				t.Errorf("%+v: nobody reads %q", x.came, want)
			}
		}
	}
}

// TestHowLongMakingItEvenMayTakeIsTold: twelve games a minute, of which weigh.MostEvening may be played.
func TestHowLongMakingItEvenMayTakeIsTold(t *testing.T) {
	begun := time.Date(2026, 5, 1, 10, 0, 0, 0, time.UTC)
	e := &evening{begun: begun}
	if got := e.left(12, begun.Add(time.Minute)); got != time.Duration(weigh.MostEvening-12)*time.Minute/12 {
		t.Errorf("%v are left", got)
	}
	if got := e.left(3, begun.Add(time.Minute)); got != 0 {
		t.Errorf("after three games %v are left", got)
	}
}

// TestWhoWasWeakenedAndByWhatIsTold has each side spare much in every system: its army is named, and
// what is otherwise in the battle.
func TestWhoWasWeakenedAndByWhatIsTold(t *testing.T) {
	for _, book := range []string{"manoeuvre", "ccn", "musket", "squares", "eagles"} {
		for s := rules.First; s <= rules.Second; s++ {
			d := pagetest.Open(t, 1920, 1080, prefs.Default())
			b := on(d, book, nil)
			d.Click("chance")
			w := b.page.wish
			w.evening = &evening{stop: func() {}, done: make(chan evened, 1)}
			wish := w.wish
			wish.Spare[s] = 200
			w.evening.done <- evened{Evened: weigh.Evened{Wish: wish, Share: .5, Games: 24}}
			d.Ctx.Animate()
			d.Long()
			d.Long()
			army := b.page.d.Words.Army(b.page.seen.view.Sides[s])
			t.Logf("%s: %s", book, w.even.told)
			if !d.Reads(army+" was made weaker for it.") || !d.Reads("What has changed: ") || strings.Contains(w.even.told, "Nothing") {
				t.Errorf("%s: of %s it is told %q", book, army, w.even.told)
			}
		}
	}
}
