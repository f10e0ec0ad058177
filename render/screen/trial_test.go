package screen

import (
	"testing"

	"grognard/game/archive"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/screen/shelf"
	"grognard/render/screen/workshop"
	"grognard/render/table"
)

// triedOut tries a draft, and leaves it for the title as if the game had been closed.
func triedOut(t *testing.T) *desk {
	t.Helper()
	d := built(t, 1280, 720, prefs.Default(), "ccn")
	d.Click("button.try")
	d.Click("button.try.alone")
	d.Long()
	d.root.pages.Home(nil)
	d.root.saves++
	d.Settle()
	return d
}

func TestATrialIsNotPutForwardAsTheGameToGoOnWith(t *testing.T) {
	if d := triedOut(t); d.Has("button.continue") {
		t.Error("the title puts a trial of the workshop forward")
	}
}

func TestATrialThatIsOpenedAgainLeadsBackToItsDraft(t *testing.T) {
	d := triedOut(t)
	d.Click("button.load")
	if !d.Says("Trial in the workshop") {
		t.Error("the list does not tell the trial from games")
	}
	d.Shot("trial-listed")
	d.Click("button.open")
	if _, on := d.top().(*table.Table); !on || !d.Has("button.workshop") {
		t.Fatalf("no table that leads back: %T", d.top())
	}
	d.Long()
	d.Shot("trial-again")
	d.Click("button.workshop")
	p, on := d.top().(*workshop.Page)
	if !on {
		t.Fatalf("the table leads back to %T", d.top())
	}
	if own, _ := d.root.battles().List("ccn"); len(own) != 1 || own[0].Path != p.Path() {
		t.Errorf("the workshop is open on %s, the battles are %v", p.Path(), own)
	}
}

// A trial that was broken off is gone on with from where a draft is tried, and leads back to it.
func TestATrialIsGoneOnWithFromTheDraft(t *testing.T) {
	d := triedOut(t)
	d.Click("button.workshop")
	d.Click("button.begin")
	d.Long()
	p, on := d.top().(*workshop.Page)
	if !on {
		t.Fatalf("the title leads to %T: %s", d.top(), d.Names())
	}
	path := p.Path()
	d.Click("button.try")
	d.Shot("trial-begun")
	d.Click("button.try.back")
	d.Long()
	if m, on := d.top().(*table.Table); !on || m.Match().Start().Draft == "" {
		t.Fatalf("it leads to %T", d.top())
	}
	d.Click("button.workshop")
	if p, on := d.top().(*workshop.Page); !on || p.Path() != path {
		t.Errorf("the table leads back to %T", d.top())
	}
}

func TestATrialWhoseDraftIsGoneLeadsToTheShelf(t *testing.T) {
	d := triedOut(t)
	own, _ := d.root.battles().List("ccn")
	if _, err := d.root.battles().PutAway(own[0]); err != nil {
		t.Fatal(err)
	}
	d.Click("button.load")
	d.Click("button.open")
	d.Long()
	d.Click("button.workshop")
	if _, on := d.top().(*shelf.Page); !on {
		t.Errorf("the table leads back to %T", d.top())
	}
}

func TestATrialCanBeKeptAsAGame(t *testing.T) {
	d := triedOut(t)
	d.Click("button.load")
	d.Click("button.open")
	d.Long()
	d.Click("button.menu")
	d.Click("button.enlist")
	if err := d.top().(*table.Table).Match().Flush(); err != nil {
		t.Fatal(err)
	}
	if it, ok := archive.Latest(d.root.deps.Saves); !ok || it.Header.Draft != "" {
		t.Errorf("the game to go on with is %+v", it)
	}
}

func TestTrialsLieBehindTheGames(t *testing.T) {
	d := triedOut(t)
	g := pagetest.Played(t, 5).Save()
	g.Date = "2020-01-01T00:00:00Z"
	if err := archive.Write(archive.Fresh(d.root.deps.Saves, "old"), g); err != nil {
		t.Fatal(err)
	}
	d.Click("button.load")
	var order []string
	for _, h := range d.Hits() {
		if len(h.Name) > 5 && h.Name[:5] == "save." {
			order = append(order, h.Name)
		}
	}
	if len(order) != 2 || order[0] != "save.old" {
		t.Errorf("the games lie as %v", order)
	}
}
