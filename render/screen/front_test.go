package screen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/rules"
	"grognard/scenarios"
)

func TestTheLanguageChangesAtOnce(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("button.options")
	d.Click("option.language.it")
	if !d.Says("Dimensione del testo") || d.Says("Text size") {
		t.Error("the options are not in Italian")
	}
}

func TestSettingsHoldAtOnceAndStandInTheirFile(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.root.deps.Settings = filepath.Join(t.TempDir(), "settings.toml")
	d.Click("button.options")
	size := d.root.ui.Scale
	for _, name := range []string{"option.theme.candle", "option.speed.instant", "option.calm", "option.curtain", "option.text.150"} {
		d.Click(name)
	}
	p, err := prefs.Load(d.root.deps.Settings)
	if err != nil {
		t.Fatal(err)
	}
	if p.TextSize != 150 || p.Theme != "candle" || p.Speed != "instant" || !p.ReducedMotion || p.Curtain {
		t.Errorf("the file holds %+v", p)
	}
	if d.root.ui.Scale != size*1.5 || d.root.ui.Theme.Name != "candle" || !d.root.ui.Calm {
		t.Error("the screen has not followed")
	}
	d.Click("button.defaults")
	if got := d.root.Prefs(); got != prefs.Default() {
		t.Errorf("after restoring the defaults: %+v", got)
	}
}

func TestSettingsThatCannotBeWrittenAreTold(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	d.root.deps.Settings = filepath.Join(blocked, "settings.toml")
	d.Click("button.options")
	d.Click("option.oneclick")
	if !d.reads("settings.toml: the settings cannot be saved: ") || !d.root.Prefs().OneClick {
		t.Error("the failure is not told, or the setting is lost")
	}
}

func TestTheBrowserShowsArmiesAndStoryOfTheScenarioChosen(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("system.manoeuvre")
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
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("system.ccn")
	b := d.top().(*browser)
	for scenario, first := range map[string]rules.Side{"ccn-01-rolica-first": rules.Second, "ccn-03-vimeiro": rules.First} {
		d.Click("scenario." + scenario)
		if b.moves(first) != "ui.browser.first" || b.moves(first.Other()) != "ui.browser.second" {
			t.Errorf("%s: %q and %q, but side %d moves first", scenario, b.moves(rules.First), b.moves(rules.Second), first)
		}
	}
}

func TestANoticeCoversNothingThatCanBeClickedInTheBrowser(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("system.eagles")
	d.root.inform("picture saved")
	d.Tick()
	at, list := d.region("notice"), d.region("scenario.eagles-and-lions")
	if at.Y+at.H > list.Y {
		t.Errorf("the notice ends at %v, the list of scenarios begins at %v", at.Y+at.H, list.Y)
	}
}

func TestTheBrowserNamesNobodyFirstWhereTheDiceDecide(t *testing.T) {
	for system, scenario := range map[string]string{"eagles": "free-battle", "manoeuvre": "man-09-open-battle"} {
		d := newDesk(t, 1920, 1080, prefs.Default())
		d.Click("system." + system)
		d.Click("scenario." + scenario)
		b := d.top().(*browser)
		for s := rules.First; s <= rules.Second; s++ {
			if got := b.moves(s); got != "ui.browser.diced" {
				t.Errorf("%s: side %d has %q", scenario, s, got)
			}
		}
	}
}

func TestArrowKeysWalkThroughTheScenarios(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("system.manoeuvre")
	d.root.ui.SetFocus("list.scenarios")
	d.Key("Down", "Down")
	if b := d.top().(*browser); b.at != 2 {
		t.Errorf("entry %d is chosen", b.at)
	}
	d.Key("Home")
	if b := d.top().(*browser); b.at != 0 {
		t.Errorf("after Home entry %d is chosen", b.at)
	}
}

func TestASwitchIsHandedToTheGameAndTheScenarioStaysUntouched(t *testing.T) {
	d := newDesk(t, 1920, 2400, prefs.Default())
	d.Click("system.manoeuvre")
	d.Click("switch.hill_bonus.once")
	b := d.top().(*browser)
	if got := b.switches(); len(got) != 1 || got["hill_bonus"] != "once" {
		t.Fatalf("switches %v", got)
	}
	d.Click("switch.hill_bonus.per_unit")
	if got := b.switches(); len(got) != 0 {
		t.Errorf("back to the scenario: %v", got)
	}
}

func TestASwitchThatChangesNothingIsNotOffered(t *testing.T) {
	d := newDesk(t, 1920, 2400, prefs.Default())
	d.Click("system.manoeuvre")
	b := d.top().(*browser)
	if d.Has("switch.opening_hand.chosen") || d.Has("switch.ambush.revised") {
		t.Error("a switch is offered for hands that the scenario deals, or for cards that no deck holds")
	}
	d.Click("switch.setup.standard") // everything is open then
	d.Click("switch.opening_hand.chosen")
	d.Click("switch.setup.scenario")
	if got := b.chosen(); len(got) != 0 || d.Has("switch.opening_hand.chosen") {
		t.Errorf("back in the scenario the game is handed %v", got)
	}
	d.Click("switch.setup.standard")
	if got := b.chosen(); len(got) != 2 || got["opening_hand"] != "chosen" {
		t.Errorf("the game is handed %v", got)
	}
}

func TestInstantAnimationsTakeNoTime(t *testing.T) {
	p := prefs.Default()
	p.Speed = "instant"
	d := newDesk(t, 1920, 1080, p)
	if got := d.root.pace().Speed; got >= 0 {
		t.Errorf("speed %v, and only what is below 0 is instant", got)
	}
}

func TestTwoPeopleWithoutSecretsAreToldWhoDecides(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("system.musket")
	d.Click("button.start")
	if d.Has("button.take-seat") || !d.Has("option.done") {
		t.Fatal("the table is covered")
	}
	if !d.Says("France decides") {
		t.Error("nobody is told who decides")
	}
	d.In.Now += 10_000
	d.Tick()
	if d.Says("France decides") {
		t.Error("it does not pass by itself")
	}
}

func TestTheBrowserBeginsWithTheScenarioToLearnFrom(t *testing.T) {
	for _, book := range scenarios.Books() {
		system := book.Name()
		list := byLevel(scenarios.List(system))
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
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("system.musket")
	if d.Says("Hands stay hidden") || !d.Says("Nothing is hidden") {
		t.Error("the browser speaks of hands")
	}
}
