package screen

import (
	"testing"

	"grognard/game/battles"
	"grognard/game/prefs"
	"grognard/render/screen/browser"
	"grognard/render/table"
	"grognard/rules"
)

// A newcomer is offered a lesson on the title; he may leave it, go on with it later where he was, and
// play the battle on when it is over.
func TestALessonIsOfferedLeftAndTakenUpAgain(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.root.welcomed = false
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
	if b, ok := d.top().(*browser.Page); !ok || b.Book().Name() != "manoeuvre" {
		t.Fatalf("it leads to %T, not to the battles of its system", d.top())
	}
	d.Key("Escape")
	d.Long()
	if d.Has("button.next") {
		t.Error("a battle is offered after a lesson that was not finished")
	}
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
	first, _ := battles.First(d.top().(*table.Table).Match().Book())
	if !d.Says(d.root.word("table.lesson.battle", first.Title.EN)) {
		t.Error("its end does not tell the first battle")
	}
	d.Click("button.lesson.battle")
	d.Long()
	if !d.Reads(first.Title.EN) || d.root.who != browser.Alone(rules.Side(0)) {
		t.Errorf("the first battle is not chosen, or not against the computer: %d", d.root.who)
	}
	d.Key("Escape")
	d.Long()
	if !d.Has("button.next") || !d.Says(d.root.word("ui.title.next", first.Title.EN)) {
		t.Fatalf("the title does not offer it: %s", d.Names())
	}
	d.In.Held.Ctrl = true
	d.Key("Enter")
	d.In.Held.Ctrl = false
	d.Long()
	if _, ok := d.top().(*browser.Page); !ok || !d.Reads(first.Title.EN) {
		t.Errorf("the main button of the title leads to %T", d.top())
	}
	d.Key("Escape")
	d.Long()
	d.Click("button.continue")
	d.Long()
	for d.Has("button.lesson.next") { // what stands behind the last answer is read again
		d.Click("button.lesson.next")
		d.Long()
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
