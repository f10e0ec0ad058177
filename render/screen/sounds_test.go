package screen

import (
	"path/filepath"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/sound"
)

// horn is a sound device of which only the state is known.
type horn struct {
	levels sound.Levels
	state  sound.State
}

func (h *horn) Set(l sound.Levels) { h.levels = l }
func (h *horn) State() sound.State { return h.state }

// listener notes what a scene wants to be heard.
type listener struct {
	scene interface {
		paint.Scene
		paint.Hitter
	}
	heard []string
}

func (l *listener) Hits() []paint.Hit { return l.scene.Hits() }

func (l *listener) Frame(in *paint.Input, list *paint.List) paint.Status {
	s := l.scene.Frame(in, list)
	l.heard = append(l.heard, s.Sounds...)
	return s
}

// sounding is a desk with a sound device, and who listens to it.
func sounding(t *testing.T, p prefs.Prefs) (*desk, *horn, *listener) {
	t.Helper()
	d, h := newDesk(t, 1280, 720, p), &horn{}
	d.root.deps.Speaker = h
	d.root.deps.Settings = filepath.Join(t.TempDir(), "settings.toml")
	d.root.apply()
	l := &listener{scene: d.root}
	d.Show(l)
	return d, h, l
}

// ctrl presses a key with Ctrl.
func (d *desk) ctrl(key paint.Key) {
	d.In.Held.Ctrl = true
	d.Key(key)
	d.In.Held.Ctrl = false
	d.Settle()
}

// options opens the settings at those of the sound.
func (d *desk) options() {
	d.Click("button.options")
	for range 40 {
		if d.Has("option.fullscreen") {
			break
		}
		d.In.X, d.In.Y, d.In.WheelY = 640, 360, -3
		d.Tick()
		d.In.WheelY = 0
		d.Settle()
	}
}

func TestOneKeySilencesEverythingAndBack(t *testing.T) {
	d, h, _ := sounding(t, prefs.Default())
	if h.levels != (sound.Levels{Effects: 80, Ambience: 40}) {
		t.Errorf("at the start %+v", h.levels)
	}
	d.ctrl("M")
	if !h.levels.Mute || !d.Says("Sound is off. Ctrl+M switches it on again.") {
		t.Errorf("after Ctrl+M %+v", h.levels)
	}
	if p, err := prefs.Load(d.root.deps.Settings); err != nil || !p.Mute {
		t.Errorf("the next start has %v, %v", p.Mute, err)
	}
	d.In.Again = true
	if d.ctrl("M"); !h.levels.Mute {
		t.Error("while the key is held it goes on again")
	}
	d.In.Again = false
	d.ctrl("M")
	if h.levels.Mute || !d.Says("Sound is on.") {
		t.Errorf("after the second %+v", h.levels)
	}
	p := d.root.Prefs()
	p.Effects, p.Ambience, p.Mute = 0, 0, true
	d.root.setPrefs(p)
	if d.ctrl("M"); !d.Says("effects and ambience are both off") {
		t.Error("nobody says why there is no sound")
	}
}

// M without Ctrl is the small map, and Ctrl+M is not.
func TestTheKeyOfTheSoundMeansNothingElse(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	mini := b.root.prefs.Minimap
	b.ctrl("M")
	if b.root.prefs.Minimap != mini || !b.root.prefs.Mute {
		t.Error("Ctrl+M switches the small map, or not the sound")
	}
	b.Key("M")
	b.Settle()
	if !b.root.prefs.Mute {
		t.Error("M switches the sound")
	}
}

// Who has no sound device is not told so at each start, but when he asks for sound.
func TestWithoutADeviceOneIsToldWhenOneAsks(t *testing.T) {
	const says = "There is no sound device that can be used: you can play on without sound."
	d, h, _ := sounding(t, prefs.Default())
	h.state = sound.Missing
	d.Settle()
	if d.Says(says) {
		t.Fatal("it nags at the start")
	}
	d.ctrl("M")
	if d.Says(says) {
		t.Error("it nags whoever wants silence")
	}
	d.ctrl("M")
	if !d.Says(says) {
		t.Error("who asks for sound is not told")
	}
	d.In.Now += 20_000
	d.Settle()
	if d.Says(says) {
		t.Error("it is told again and again")
	}
	d.options()
	d.Click("option.effects.100")
	if !d.Says(says) {
		t.Error("who turns the volume up is not told")
	}
	d.In.Now += 20_000
	d.Click("option.effects.20")
	if d.Says(says) {
		t.Error("who turns it down is told")
	}
}

func TestADeviceThatGoesIsToldOnce(t *testing.T) {
	const says = "The sound device has gone"
	d, h, _ := sounding(t, prefs.Default())
	h.state = sound.Playing
	d.Settle()
	h.state = sound.Lost
	d.Tick()
	if !d.Says(says) {
		t.Fatal("nobody is told")
	}
	d.In.Now += 20_000
	d.Settle()
	if d.Says(says) {
		t.Error("it is told for ever")
	}
}

func TestVolumesAreSetInTheOptions(t *testing.T) {
	d, h, l := sounding(t, prefs.Default())
	d.options()
	l.heard = nil
	d.Click("option.effects.40")
	d.Click("option.ambience.0")
	if h.levels != (sound.Levels{Effects: 40}) || !slices.Contains(l.heard, sound.Click) {
		t.Errorf("%+v, heard %v", h.levels, l.heard)
	}
	d.Click("option.mute")
	if !h.levels.Mute {
		t.Error("the switch does not mute")
	}
	d.Click("button.defaults")
	if h.levels != (sound.Levels{Effects: 80, Ambience: 40}) {
		t.Errorf("the defaults are %+v", h.levels)
	}
}

// A value that only a file can have stays as it is, and the page with it.
func TestAVolumeBetweenTheChoicesStays(t *testing.T) {
	p := prefs.Default()
	p.Effects, p.TextSize = 33, 95
	d, h, _ := sounding(t, p)
	d.options()
	d.Click("option.ambience.60")
	if h.levels != (sound.Levels{Effects: 33, Ambience: 60}) || d.root.Prefs().TextSize != 95 {
		t.Errorf("%+v, text size %d", h.levels, d.root.Prefs().TextSize)
	}
}

func TestTheAmbienceIsThatOfWhatLiesOpen(t *testing.T) {
	d, _, _ := sounding(t, prefs.Default())
	d.Tick()
	if got := d.Last.Ambience; got != sound.Field {
		t.Errorf("at the title %q", got)
	}
	d.begin(screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Open: true, Seed: 11}))
	d.Tick()
	if got := d.Last.Ambience; got != sound.Battle {
		t.Errorf("on a table %q", got)
	}
}
