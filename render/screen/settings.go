package screen

import (
	"grognard/game/keymap"
	"grognard/game/prefs"
	"grognard/render/ui"
)

// Prefs returns the settings as they are now.
func (r *Root) Prefs() prefs.Prefs { return r.prefs }

// setPrefs takes over settings at once and writes them to disk. A failure is
// told; the settings hold all the same.
func (r *Root) setPrefs(p prefs.Prefs) {
	r.prefs = p
	r.apply()
	if r.deps.Settings == "" {
		return
	}
	if err := prefs.Save(r.deps.Settings, p); err != nil {
		r.fault(err)
	}
}

// setStrength has the computer play so strongly from the next game on.
func (r *Root) setStrength(s string) {
	p := r.prefs
	p.Strength = s
	r.setPrefs(p)
}

// setTemper has the computer play in such a temper from the next game on.
func (r *Root) setTemper(s string) {
	p := r.prefs
	p.Temper = s
	r.setPrefs(p)
}

// apply makes the settings felt.
func (r *Root) apply() {
	lang := r.prefs.Language
	if lang == "" {
		lang = r.deps.Language
	}
	r.deps.Words.Use(lang)
	r.ui.Theme = ui.ThemeNamed(r.prefs.Theme)
	r.ui.Text = float32(r.prefs.TextSize) / 100
	r.ui.Calm = r.prefs.ReducedMotion
	r.ui.Keys, _ = keymap.Parse(r.prefs.Keys) // settings have been checked
	r.deps.Words.Move(r.ui.Keys)
	r.soundLevels()
}

// Resized remembers the place of the window, in device independent pixels, for
// the next start.
func (r *Root) Resized(w, h int, fullscreen bool) {
	p := r.prefs
	p.Width, p.Height, p.Fullscreen = w, h, fullscreen
	if r.deps.Settings != "" && p.Check() == nil && p != r.prefs {
		r.prefs = p
		_ = prefs.Save(r.deps.Settings, p) // the window is gone: nobody is left to tell
	}
}
