package screen

import (
	"grognard/game/prefs"
	"grognard/render/screen/replay"
	"grognard/render/sound"
	"grognard/render/table"
	"grognard/render/ui"
)

// Speaker is the computer's sound as screens know it: they say how loud it is to be, and tell
// what is wrong with it. What is played they say to the loop.
type Speaker interface {
	Set(sound.Levels)
	State() sound.State
}

// hearing is what is known of the sound.
type hearing struct {
	levels sound.Levels
	begun  bool        // the levels have been set
	asked  bool        // the player has asked for sound, and does not know yet that there is none
	state  sound.State // that was seen last
}

// levelsOf are the volumes of settings.
func levelsOf(p *prefs.Prefs) sound.Levels {
	return sound.Levels{Effects: p.Effects, Ambience: p.Ambience, Mute: p.Mute}
}

// soundLevels sets how loud it is to be. To turn it up is to ask for sound.
func (r *Root) soundLevels() {
	h, l := &r.hearing, levelsOf(&r.prefs)
	if h.begun && l.Audible() && (h.levels.Mute || l.Effects > h.levels.Effects || l.Ambience > h.levels.Ambience) {
		h.asked = true
	}
	h.begun, h.levels = true, l
	if r.deps.Speaker != nil {
		r.deps.Speaker.Set(l)
	}
}

// mute switches all sound off, or on again, and says so.
func (r *Root) mute() {
	p := r.prefs
	p.Mute = !p.Mute
	r.setPrefs(p)
	switch l := levelsOf(&p); {
	case p.Mute:
		r.pages.Inform(r.word("ui.sound.off"))
	case !l.Audible():
		r.pages.Inform(r.word("ui.sound.zero"))
	default:
		r.pages.Inform(r.word("ui.sound.on"))
	}
}

// hear tells what has become of the sound device: that it has gone, or, to whoever asks for sound,
// that there is none. A game begins without a word where nobody has asked.
func (r *Root) hear(c *ui.Ctx) {
	if r.deps.Speaker == nil {
		return
	}
	h := &r.hearing
	was := h.state
	h.state = r.deps.Speaker.State()
	switch {
	case h.state == sound.Lost && was != sound.Lost:
		h.asked = false
		r.pages.Tell(r.word("ui.sound.lost"))
	case h.asked && (h.state == sound.Missing || h.state == sound.Lost):
		h.asked = false
		r.pages.Tell(r.word("ui.sound.missing"))
	case h.state == sound.Playing:
		h.asked = false
	}
	c.Status().Ambience = r.ambience()
}

// ambience is what is heard below all else: where a battle lies open, that of one.
func (r *Root) ambience() string {
	for _, p := range r.pages.All() {
		switch p.(type) {
		case *table.Table, *replay.Page:
			return sound.Battle
		}
	}
	return sound.Field
}
