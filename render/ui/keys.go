package ui

import (
	"strings"

	"grognard/game/keymap"
	"grognard/render/paint"
)

// ownKeys is the input of a frame in the keys that the program means.
type ownKeys struct {
	in   paint.Input
	keys []paint.Key
}

// moved is the input of a frame in the keys that the program means, where the player has moved some.
// What is typed into a text field, or pressed
// with Ctrl, stays as it is.
func (c *Ctx) moved(in *paint.Input) *paint.Input {
	if c.Keys.None() || c.focus.typing || in.Held.Ctrl {
		return in
	}
	o := &c.own
	o.in, o.keys = *in, o.keys[:0]
	for _, k := range in.Keys {
		o.keys = append(o.keys, paint.Key(c.Keys.Means(string(k))))
	}
	o.in.Keys = o.keys
	for i := range in.Held.Letters {
		o.in.Held.Letters[i] = false
	}
	for i, down := range in.Held.Letters {
		if means := c.Keys.Means(letters[i : i+1]); down && len(means) == 1 {
			o.in.Held.Letters[means[0]-'A'] = true
		}
	}
	return &o.in
}

// AsksKeys reports whether the player wants the list of keys, and takes the key: the one that is for it, or a
// question mark, wherever that is on his keyboard. While he types into a field he does not.
func (c *Ctx) AsksKeys() bool {
	if c.focus.typed || c.In.Held.Ctrl || c.In.Held.Alt {
		return false
	}
	for i, k := range c.In.Keys {
		if k == "Slash" && !c.used[i] {
			c.used[i] = true
			return true
		}
	}
	return c.In.Text == "?"
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// Press is what is printed on the key that the player presses for one: "L", "F5", "+". Keys
// that are words, such as "Home", are called as the program calls them.
func (c *Ctx) Press(key paint.Key) string { return Sign(paint.Key(c.Keys.Pressed(string(key)))) }

// Sign is what is printed on a key.
func Sign(key paint.Key) string { return keymap.Sign(string(key)) }

// Keyed is a text with the key behind it that does what it says.
func (c *Ctx) Keyed(text string, key paint.Key) string { return text + " (" + c.Press(key) + ")" }

// Chord parts the key that is held from the one that is pressed with it: "Ctrl+Z".
func Chord(keys string) (held string, key string) {
	if h, k, ok := strings.Cut(keys, "+"); ok && k != "" {
		return h, k
	}
	return "", keys
}
