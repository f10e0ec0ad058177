package browser

import (
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/rules"
	"grognard/scenarios"
	"os"
	"slices"
	"strings"
	"testing"
)

// browse opens the scenarios of a system.
func browse(d *pagetest.Pages, system string) *Page {
	d.T.Helper()
	book, ok := scenarios.Book(system)
	if !ok {
		d.T.Fatalf("there is no system %s", system)
	}
	p := New(&d.Deps, book, Doors{Who: new(Opponents), Seed: func() uint64 { return 7 }})
	d.Put(p)
	return p
}

func TestTheBrowserShowsArmiesAndStoryOfTheScenarioChosen(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	browse(d, "manoeuvre")
	list := scenarios.List("manoeuvre")
	for _, s := range list[:4] {
		d.Click("scenario." + s.ID)
		first := strings.Fields(s.Story.EN)
		if !d.Says(strings.Join(first[:4], " ")) {
			t.Errorf("%s: its story does not show", s.ID)
		}
	}
}

func TestTheBrowserSaysWhoHasTheFirstTurn(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	browse(d, "ccn")
	b := d.Stack.Top().(*Page)
	for scenario, first := range map[string]rules.Side{"ccn-01-rolica-first": rules.Second, "ccn-03-vimeiro": rules.First} {
		d.Click("scenario." + scenario)
		if b.look.moves(first) != "ui.browser.first" || b.look.moves(first.Other()) != "ui.browser.second" {
			t.Errorf("%s: %q and %q, but side %d moves first", scenario, b.look.moves(rules.First), b.look.moves(rules.Second), first)
		}
	}
}

func TestANoticeCoversNothingThatCanBeClickedInTheBrowser(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	browse(d, "eagles")
	d.Deps.Inform("picture saved")
	d.Tick()
	at, list := d.Region("notice"), d.Region("scenario.eagles-and-lions")
	if at.Y+at.H > list.Y {
		t.Errorf("the notice ends at %v, the list of scenarios begins at %v", at.Y+at.H, list.Y)
	}
}

// walk goes down the list by keys to a battle, which may lie below what is in view.
func walk(d *pagetest.Pages, scenario string) *Page {
	b := d.Stack.Top().(*Page)
	d.Ctx.SetFocus("list.scenarios")
	d.Key("Home")
	for n := 0; n < len(b.list) && b.list[b.at].ID != scenario; n++ {
		d.Key("Down")
	}
	return b
}

// Where equals have played a battle, its page says whom it favours, and nothing where they have not.
func TestTheBrowserSaysWhomABattleFavours(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	browse(d, "manoeuvre")
	said := map[string]int{}
	for _, s := range scenarios.List("manoeuvre") {
		walk(d, s.ID)
		x, measured := scenarios.BalanceOf(s.Book, s.ID)
		_, leans := x.Favours()
		for words, want := range map[string]bool{"An even battle": measured && !leans, "An uneven battle": measured && leans} {
			if d.Reads(words) != want {
				t.Errorf("%s, %+v: %q is said: %v", s.ID, x, words, !want)
			}
			if want {
				said[words]++
			}
		}
	}
	if said["An even battle"] == 0 {
		t.Errorf("%v", said)
	}
}

func TestTheBrowserNamesNobodyFirstWhereTheDiceDecide(t *testing.T) {
	for system, scenario := range map[string]string{"eagles": "free-battle", "manoeuvre": "man-09-open-battle"} {
		d := pagetest.Open(t, 1920, 1080, prefs.Default())
		browse(d, system)
		b := walk(d, scenario)
		for s := rules.First; s <= rules.Second; s++ {
			if got := b.look.moves(s); got != "ui.browser.diced" {
				t.Errorf("%s: side %d has %q", scenario, s, got)
			}
		}
	}
}

func TestArrowKeysWalkThroughTheScenarios(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	browse(d, "manoeuvre")
	d.Ctx.SetFocus("list.scenarios")
	d.Key("Down", "Down")
	if b := d.Stack.Top().(*Page); b.at != 2 {
		t.Errorf("entry %d is chosen", b.at)
	}
	d.Key("Home")
	if b := d.Stack.Top().(*Page); b.at != 0 {
		t.Errorf("after Home entry %d is chosen", b.at)
	}
}

func TestASwitchIsHandedToTheGameAndTheScenarioStaysUntouched(t *testing.T) {
	d := pagetest.Open(t, 1920, 2400, prefs.Default())
	browse(d, "manoeuvre")
	d.Click("switch.hill_bonus.once")
	b := d.Stack.Top().(*Page)
	if got := b.rules.switches(); len(got) != 1 || got["hill_bonus"] != "once" {
		t.Fatalf("switches %v", got)
	}
	d.Click("switch.hill_bonus.per_unit")
	if got := b.rules.switches(); len(got) != 0 {
		t.Errorf("back to the scenario: %v", got)
	}
}

func TestASwitchThatChangesNothingIsNotOffered(t *testing.T) {
	d := pagetest.Open(t, 1920, 2400, prefs.Default())
	browse(d, "manoeuvre")
	b := d.Stack.Top().(*Page)
	if d.Has("switch.opening_hand.chosen") || d.Has("switch.ambush.revised") {
		t.Error("a switch is offered for hands that the scenario deals, or for cards that no deck holds")
	}
	d.Click("switch.setup.standard") // everything is open then
	d.Click("switch.opening_hand.chosen")
	d.Click("switch.setup.scenario")
	if got := b.rules.chosen(); len(got) != 0 || d.Has("switch.opening_hand.chosen") {
		t.Errorf("back in the scenario the game is handed %v", got)
	}
	d.Click("switch.setup.standard")
	if got := b.rules.chosen(); len(got) != 2 || got["opening_hand"] != "chosen" {
		t.Errorf("the game is handed %v", got)
	}
}

func TestTheBrowserBeginsWithTheScenarioToLearnFrom(t *testing.T) {
	for _, book := range scenarios.Books() {
		system := book.Name()
		list := listed(book, Doors{})
		if list[0].Level != "beginner" {
			t.Errorf("%s begins with %s", system, list[0].ID)
		}
		for i := range list[1:] {
			a, b := list[i], list[i+1]
			if a.Level == b.Level && a.Minutes > b.Minutes {
				t.Errorf("%s: %s of %d minutes comes before %s of %d", system, a.ID, a.Minutes, b.ID, b.Minutes)
			}
		}
	}
}

func TestTheBrowserSpeaksOfHandsOnlyWhereThereAreCards(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	browse(d, "musket")
	if d.Says("Hands stay hidden") || !d.Says("Nothing is hidden") {
		t.Error("the browser speaks of hands")
	}
}

func TestScenariosCanBeReadAtEverySize(t *testing.T) {
	pagetest.Everywhere(t, "browser", func(d *pagetest.Pages, tag string) {
		for _, b := range pagetest.Battles {
			if only := os.Getenv("GROGNARD_ONLY"); only != "" && !strings.Contains(only, b[0]) {
				continue
			}
			p := browse(d, b[0])
			p.show(slices.IndexFunc(p.list, func(s battle) bool { return s.ID == b[1] }))
			d.Long()
			d.Shot(tag + "-" + b[0])
			d.Readable(tag + "-" + b[0])
			d.Click("button.back")
			d.Settle()
		}
	})
}

// Every battle has a page on which nothing is cut off and nothing lies on anything else.
func TestThePageOfEveryBattleCanBeRead(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		p := prefs.Default()
		p.Language = lang
		d := pagetest.Open(t, 1280, 720, p)
		for _, s := range scenarios.Books() {
			b := browse(d, s.Name())
			for i := range b.list {
				if testing.Short() && i%4 != 0 {
					continue
				}
				b.show(i)
				d.Long()
				tag := "browse-" + lang + "-" + b.list[i].ID
				d.Shot(tag)
				d.Readable(tag)
			}
			d.Key("Escape")
			d.Settle()
		}
	}
}

func TestTheUnitsOfAnArmyAreNamedBeforeTheBattle(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		p := prefs.Default()
		p.Language = language
		d := pagetest.Open(t, 1920, 1080, p)
		browse(d, "ccn")
		d.Click("scenario.ccn-01-rolica-first")
		b := d.Stack.Top().(*Page)
		want := b.called(&forcesOf(b.look.view, rules.First)[0])
		if len(want) < 8 || d.Says(want) {
			t.Fatalf("the first kind is called %q", want)
		}
		d.Point(forceName(rules.First, 0))
		for range 80 {
			d.Tick()
		}
		if !d.Says(want) {
			t.Errorf("%s: pointed at, it does not say %q", language, want)
		}
	}
}

// Tab comes to the list of battles first, then to who plays and by which rules, then to the start, and last to what
// leads elsewhere.
func TestTabGoesThroughTheBrowserInTheOrderOfTheDecision(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		d := pagetest.Open(t, size[0], size[1], prefs.Default())
		browse(d, "ccn")
		var at []string
		for range 40 {
			d.Key("Tab")
			if len(at) > 0 && d.Ctx.Focus() == at[0] {
				break
			}
			at = append(at, d.Ctx.Focus())
		}
		last := -1
		for _, name := range []string{"list.scenarios", "who.two", "option.hand", "button.start", "button.back", "button.rules"} {
			i := slices.Index(at, name)
			if i <= last {
				t.Errorf("%v: %s comes at %d, after %d: %v", size, name, i, last, at)
			}
			last = i
		}
		if at[0] != "list.scenarios" {
			t.Errorf("%v: Tab begins at %s", size, at[0])
		}
	}
}
