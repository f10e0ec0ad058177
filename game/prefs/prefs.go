// Package prefs keeps the player's settings in a small TOML file that can be
// edited by hand, and knows where on the computer settings and saves belong.
//
//	language = "it"        # "en", "it", or "" to follow the computer
//	text_size = 100        # percent, 80 to 200
//	theme = "paper"        # or "candle", "contrast"
//	speed = "1"            # of animations: "0.5", "1", "2", "4", "instant"
//	reduced_motion = false
//	fights = "full"        # or "short", "dice"
//	lens = true            # where a unit may go the screen tells what threatens it there
//	strength = "full"      # of the computer player: "beginner", "casual", "strong", "full"
//	temper = "even"        # of the computer player: "even", "cautious", "bold"
//	one_click = false      # dice are thrown without a second click
//	auto_answer = true     # decisions with one option are not asked
//	slips = "350"          # ms that a question to the other player hears nothing: "350", "800", "off"
//	curtain = true         # hide hands when the screen changes hands
//	edge_pan = false       # the map moves while the pointer is at the edge of the window
//	log = "auto"           # or "pinned", beside the map, "free", over it; auto: pinned in large windows
//	minimap = true         # the whole map in a corner while not all of it is in view
//	workshop = ""          # the system whose battles were built last; "": none
//	theatre_x = 0          # corner of the theatre of the last fight, in thousandths of the window; 0, 0: none yet
//	theatre_y = 0
//	keys = ""              # keys that were moved: "L=P P=L" has P pressed for L, and L for P
//	effects = 80           # volume of effects, percent, 0 to 100
//	ambience = 40          # of what is heard below them
//	mute = false           # nothing is heard
//	fullscreen = false
//	width = 1280           # of the window, in device independent pixels
//	height = 800
//
// What a file leaves out keeps its default.
package prefs

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"grognard/game/keymap"
	"grognard/rules"
)

// Prefs are the settings.
type Prefs struct {
	Language      string `toml:"language"`
	TextSize      int    `toml:"text_size"`
	Theme         string `toml:"theme"`
	Speed         string `toml:"speed"`
	ReducedMotion bool   `toml:"reduced_motion"`
	Fights        string `toml:"fights"`
	Lens          bool   `toml:"lens"`
	Strength      string `toml:"strength"`
	Temper        string `toml:"temper"`
	OneClick      bool   `toml:"one_click"`
	AutoAnswer    bool   `toml:"auto_answer"`
	Slips         string `toml:"slips"`
	Curtain       bool   `toml:"curtain"`
	EdgePan       bool   `toml:"edge_pan"`
	Log           string `toml:"log"`
	Minimap       bool   `toml:"minimap"`
	Workshop      string `toml:"workshop"`
	TheatreX      int    `toml:"theatre_x"`
	TheatreY      int    `toml:"theatre_y"`
	Keys          string `toml:"keys"`
	Effects       int    `toml:"effects"`
	Ambience      int    `toml:"ambience"`
	Mute          bool   `toml:"mute"`
	Fullscreen    bool   `toml:"fullscreen"`
	Width         int    `toml:"width"`
	Height        int    `toml:"height"`
}

// Default returns the settings of a first start.
func Default() Prefs {
	return Prefs{
		TextSize: 100, Theme: "paper", Speed: "1", Fights: "full", Lens: true, Strength: "full", Temper: "even", AutoAnswer: true, Slips: "350", Curtain: true,
		Log: "auto", Minimap: true, Effects: 80, Ambience: 40,
		Width: 1280, Height: 800,
	}
}

// Languages, Themes and Speeds list what may be chosen, in the order of the
// options screen. The empty language follows the computer.
func Languages() []string { return []string{"", "en", "it"} }

// Themes lists the themes of the interface.
func Themes() []string { return []string{"paper", "candle", "contrast"} }

// Speeds lists the speeds of animations.
func Speeds() []string { return []string{"0.5", "1", "2", "4", "instant"} }

// Fights lists how much may be shown of a fight: all, its dice beside the target, or its
// dice as they lie.
func Fights() []string { return []string{"full", "short", "dice"} }

// Strengths lists how strongly the computer may play, the weakest first.
func Strengths() []string { return []string{"beginner", "casual", "strong", "full"} }

// Tempers lists how the computer may weigh its own losses against those of the enemy.
func Tempers() []string { return []string{"even", "cautious", "bold"} }

// Slips lists how long a question to the other player hears nothing at least, in
// milliseconds.
func Slips() []string { return []string{"350", "800", "off"} }

// Logs lists where the log of a game may lie: as large windows have it, beside the map, or
// over it.
func Logs() []string { return []string{"auto", "pinned", "free"} }

// Slip returns how long that is; 0 means that it hears at once.
func (p Prefs) Slip() float64 {
	ms, _ := strconv.Atoi(p.Slips) // "off" is no number
	return float64(ms)
}

// Pace returns how many times faster than usual animations run; 0 means that
// they do not run at all.
func (p Prefs) Pace() float64 {
	switch p.Speed {
	case "0.5":
		return 0.5
	case "2":
		return 2
	case "4":
		return 4
	case "instant":
		return 0
	}
	return 1
}

// Check returns nil, or an error that names the first setting without sense.
func (p Prefs) Check() error {
	if _, f := p.fault(); f != nil {
		return f
	}
	return nil
}

// fault returns what is wrong with the first setting without sense, and its key.
func (p Prefs) fault() (key string, f *rules.FileError) {
	words := []struct {
		key, is string
		of      []string
	}{
		{"language", p.Language, Languages()},
		{"theme", p.Theme, Themes()},
		{"speed", p.Speed, Speeds()},
		{"fights", p.Fights, Fights()},
		{"strength", p.Strength, Strengths()},
		{"temper", p.Temper, Tempers()},
		{"slips", p.Slips, Slips()},
		{"log", p.Log, Logs()},
	}
	for _, w := range words {
		if !slices.Contains(w.of, w.is) {
			return w.key, rules.Fault("fault.settings.word", "%s is %q, which is none of %s", w.key, w.is, quoted(w.of))
		}
	}
	if _, err := keymap.Parse(p.Keys); err != nil {
		var f *rules.FileError
		errors.As(err, &f)
		return "keys", f
	}
	numbers := []struct {
		key          string
		is, min, max int
	}{
		{"text_size", p.TextSize, 80, 200},
		{"theatre_x", p.TheatreX, 0, 1000},
		{"theatre_y", p.TheatreY, 0, 1000},
		{"effects", p.Effects, 0, 100},
		{"ambience", p.Ambience, 0, 100},
		{"width", p.Width, 640, 16384},
		{"height", p.Height, 400, 16384},
	}
	for _, n := range numbers {
		if n.is < n.min || n.is > n.max {
			return n.key, rules.Fault("fault.settings.number", "%s is %s, not between %d and %d", n.key, strconv.Itoa(n.is), n.min, n.max)
		}
	}
	return "", nil
}

// quoted lists words as a settings file holds them.
func quoted(words []string) string {
	all := make([]string, len(words))
	for i, w := range words {
		all[i] = strconv.Quote(w)
	}
	return strings.Join(all, ", ")
}
