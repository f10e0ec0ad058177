package screen

import (
	"os"
	"path/filepath"
	"testing"

	"grognard/game/prefs"
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
	if !d.Reads("settings.toml: the settings cannot be saved: ") || !d.root.Prefs().OneClick {
		t.Error("the failure is not told, or the setting is lost")
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
