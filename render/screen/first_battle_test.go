package screen

import (
	"testing"

	"grognard/game/ai"
	"grognard/game/lesson"
	"grognard/game/prefs"
	"grognard/render/screen/browser"
	"grognard/render/table"
	"grognard/rules"
	"grognard/scenarios"
)

// Whoever has no battle of a system behind him is offered the casual player, until he chooses another strength; what
// he begins with is what the next battle begins with.
func TestANewcomerIsOfferedTheCasualPlayer(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	d := newDesk(t, 1280, 720, prefs.Default())
	is, set := d.root.strength(book)
	if is() != string(ai.Casual) {
		t.Errorf("a newcomer is offered %s", is())
	}
	if set(string(ai.Full)); is() != string(ai.Full) {
		t.Errorf("he chose the full strength, and plays against %s", is())
	}
	d.Click("system.ccn")
	d.Long()
	d.Click("who.first")
	d.Long()
	d.Click("button.start")
	d.Long()
	if got := d.root.prefs.Strength; got != string(ai.Casual) {
		t.Errorf("he began against the casual player, and next he meets %s", got)
	}
	d.root.setStrength(string(ai.Full))
	if is, _ := d.root.strength(book); is() != string(ai.Full) {
		t.Errorf("who has a battle behind him is offered %s", is())
	}
	p := prefs.Default()
	p.Strength = string(ai.Beginner)
	if is, _ := newDesk(t, 1280, 720, p).root.strength(book); is() != string(ai.Beginner) {
		t.Errorf("the beginner was chosen, and he is offered %s", is())
	}
}

// A pupil is offered the army that he led in the lesson, unless it loses two of three games in the first battle.
func TestAPupilIsOfferedTheArmyThatHeKnowsUnlessItLoses(t *testing.T) {
	for name, want := range map[string]rules.Side{
		"squares": rules.Second, // Great Britain, which was the first side in the lesson
		"musket":  rules.Second, // France lost 68 of 100
		"ccn":     rules.Second,
	} {
		book, _ := scenarios.Book(name)
		l, err := lesson.Of(book)
		if err != nil {
			t.Fatal(err)
		}
		if got := seat(book, l); got != want {
			t.Errorf("%s: side %d, want %d", name, got, want)
		}
	}
}

// In a lesson the threat lens is off, though it is on elsewhere, and the pupil may switch it on without changing that.
func TestTheThreatLensIsOffInALesson(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	for _, taught := range []bool{true, false} {
		on, set := d.root.lensOf(taught)
		if on() == taught {
			t.Errorf("taught %v: it is on: %v", taught, on())
		}
		if set(taught); on() != taught {
			t.Errorf("taught %v: it cannot be switched", taught)
		}
		if d.root.prefs.Lens != taught {
			t.Errorf("taught %v: the setting is %v", taught, d.root.prefs.Lens)
		}
	}
	d = newDesk(t, 1280, 720, prefs.Default())
	d.Click("button.lesson")
	d.Long()
	if lesson, ok := d.top().(*table.Table); !ok || lesson.View.Threats.Wanted() {
		t.Error("it is on at the table of a lesson")
	}
}

// Whoever has no battle of a system behind him is offered the side of its lesson against the computer, once; who knows
// the system, or has chosen who plays, is not.
func TestANewcomerMeetsTheComputer(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	d := newDesk(t, 1280, 720, prefs.Default())
	d.root.welcomed = false
	d.Click("system.ccn")
	d.Long()
	l, err := lesson.Of(book)
	if err != nil {
		t.Fatal(err)
	}
	if d.root.who != browser.Alone(l.Pupil) {
		t.Errorf("he is offered %d, not the side of the lesson", d.root.who)
	}
	d.root.who = 0 // he wants to play with a friend
	if d.root.welcome(book); d.root.who != 0 {
		t.Error("what he chose is changed")
	}
	d.Click("button.start")
	d.Long()
	d.root.who, d.root.welcomed = 0, false
	if d.root.welcome(book); d.root.who != 0 {
		t.Error("he has a battle behind him, and is put into a seat")
	}
}
