package screen

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/table"
)

// A newcomer is offered a lesson on the title; he may leave it, go on with it later where he was, and
// play the battle on when it is over.
func TestALessonIsOfferedLeftAndTakenUpAgain(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("button.lesson")
	d.Long()
	if _, plays := d.top().(*table.Table); !plays {
		t.Fatalf("the lesson does not begin: %s", d.Names())
	}
	d.Click("button.lesson.next")
	d.Click("button.lesson.next")
	d.Click("button.lesson.show") // discards
	d.Long()
	if !d.Says("step 4 of") {
		t.Fatalf("it is not at step 4: %s", d.Names())
	}
	d.Click("button.lesson.leave")
	d.Long()
	if d.Has("button.lesson") {
		t.Error("who has begun is offered it again, not the game to go on with")
	}
	d.Click("button.continue")
	d.Long()
	if !d.Says("step 4 of") {
		t.Errorf("it does not go on where it was left: %s", d.Names())
	}
	for n := 0; !d.Has("button.lesson.on") && n < 300; n++ {
		switch {
		case d.Has("button.lesson.next"):
			d.Click("button.lesson.next")
		case d.Has("button.lesson.show"):
			d.Click("button.lesson.show")
		case d.Has("button.continue"):
			d.Click("button.continue")
		}
		d.Long()
	}
	if !d.Has("button.lesson.on") {
		t.Fatalf("it does not end: %s", d.Names())
	}
	d.Click("button.lesson.on")
	d.Long()
	if d.Has("button.lesson.on") || d.Has("button.lesson.leave") {
		t.Error("the lesson goes on when it is over")
	}
}

// Each system that has a lesson offers it beside its battles.
func TestALessonStandsBesideTheBattles(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("system.ccn")
	d.Click("button.lesson")
	d.Long()
	if !d.Has("button.lesson.next") {
		t.Errorf("the lesson does not begin: %s", d.Names())
	}
}
