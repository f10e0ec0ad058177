package screen

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	kept "grognard/game/workshop"
	"grognard/render/screen/workshop"
	"grognard/scenarios"
)

// A look at a copy of a battle leaves nothing among the player's own, nor in the list to which he
// comes back.
func TestALookAtACopyLeavesNothing(t *testing.T) {
	d := built(t, 1280, 720, prefs.Default(), "ccn")
	d.Click("button.menu")
	d.Click("button.shelf")
	d.Long()
	for _, h := range d.Hits() {
		if strings.HasPrefix(h.Name, "battle.") {
			t.Errorf("%s is in the list", h.Name)
		}
	}
	if all, err := d.root.battles().List("ccn"); err != nil || len(all) > 0 {
		t.Errorf("on the shelf: %v, %v", all, err)
	}
}

// The menu of the workshop goes on with a copy of the battle, which stays as it was.
func TestACopyIsChangedFromTheMenuOfTheWorkshop(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	book, _ := workshopOf("ccn")
	_, data, err := scenarios.Open("ccn", copies["ccn"])
	if err != nil {
		t.Fatal(err)
	}
	d.root.beginBattle(book, "mine", string(data))
	d.Settle()
	was := d.top().(*workshop.Page)
	text, path := was.Draft().Text, was.Path()
	d.Click("button.menu")
	d.Click("button.copy")
	d.Settle()
	now, on := d.top().(*workshop.Page)
	if !on || now == was || now.Title() == was.Title() {
		t.Fatalf("the menu leads to %T", d.top())
	}
	if err := now.Keep(); err != nil {
		t.Error(err)
	}
	if kept, err := kept.Read(path); err != nil || kept != text {
		t.Errorf("the battle is another: %v", err)
	}
}
