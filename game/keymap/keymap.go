// Package keymap moves keys: what a player presses for the key that the program means. Each key that
// may be moved is called by the name that screens know it by, such as "L", "F5" or "Period", and
// stands for one other, so that no key ever means two things and none is lost: whoever gives a key
// to another gives that other one's key back.
package keymap

import (
	"slices"
	"strings"

	"grognard/rules"
)

// Movable lists the keys that can be moved. Enter, Escape, Tab, Space, the arrows and the digits
// always mean what is printed on them, and so do all that are pressed with Ctrl.
func Movable() []string { return slices.Clone(movable) }

var movable = func() []string {
	var all []string
	for l := 'A'; l <= 'Z'; l++ {
		all = append(all, string(l))
	}
	return append(all, "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12",
		"Comma", "Period", "Slash", "Plus", "Minus", "BracketLeft", "BracketRight", "Home", "End", "PageUp", "PageDown")
}()

// Sign is what is printed on a key: "L", "F5", "+". Keys that are words, such as "Home", are called as the program
// calls them.
func Sign(key string) string {
	if sign, ok := signs[key]; ok {
		return sign
	}
	return key
}

// signs are printed on keys that are not called so.
var signs = map[string]string{
	"Comma": ",", "Period": ".", "Slash": "/", "Plus": "+", "Minus": "−", "BracketLeft": "[", "BracketRight": "]",
}

// CanMove reports whether a key can be moved.
func CanMove(key string) bool { return slices.Contains(movable, key) }

// Map is which keys were moved where. The zero value has moved none.
type Map struct {
	pressed map[string]string // for a key, where that is another one
	means   map[string]string // what a key means that is pressed
}

// Parse reads a map as settings hold it: "L=P P=L" has P pressed for L, and L for P. An error, a
// *rules.FileError without a place, names what makes no sense: a key that is not known or cannot be
// moved, or one that is pressed for two.
func Parse(text string) (Map, error) {
	var m Map
	for pair := range strings.FieldsSeq(text) {
		key, pressed, ok := strings.Cut(pair, "=")
		if !ok {
			return Map{}, rules.Fault("fault.keys.pair", "keys: %q is not a pair of keys such as \"L=P\"", pair)
		}
		for _, k := range [...]string{key, pressed} {
			if !CanMove(k) {
				return Map{}, rules.Fault("fault.keys.name", "keys: %q is not a key that can be moved", k)
			}
		}
		if _, twice := m.pressed[key]; twice {
			return Map{}, rules.Fault("fault.keys.twice", "keys: %s is moved twice", key)
		}
		m.put(key, pressed)
	}
	for _, key := range movable {
		if other := m.Means(m.Pressed(key)); other != key {
			return Map{}, conflict(m.Pressed(key), key, other)
		}
	}
	return m, nil
}

// conflict says that a key is pressed for two, which are named in one order always.
func conflict(pressed, a, b string) error {
	if slices.Index(movable, a) > slices.Index(movable, b) {
		a, b = b, a
	}
	return rules.Fault("fault.keys.conflict", "keys: %s is pressed for both %s and %s", pressed, a, b)
}

// put notes a key that is moved.
func (m *Map) put(key, pressed string) {
	if m.pressed == nil {
		m.pressed, m.means = map[string]string{}, map[string]string{}
	}
	m.pressed[key], m.means[pressed] = pressed, key
}

// String is the map as settings hold it, "" if no key was moved. The keys come in the order of
// Movable.
func (m Map) String() string {
	var all []string
	for _, key := range movable {
		if p := m.Pressed(key); p != key {
			all = append(all, key+"="+p)
		}
	}
	return strings.Join(all, " ")
}

// None reports whether no key was moved.
func (m Map) None() bool { return len(m.pressed) == 0 }

// Pressed is the key that is pressed for one.
func (m Map) Pressed(key string) string {
	if p, ok := m.pressed[key]; ok {
		return p
	}
	return key
}

// Means is what a key means that is pressed. One that was moved and got none in its place means
// what it is; Parse and Move leave no such key.
func (m Map) Means(pressed string) string {
	if k, ok := m.means[pressed]; ok {
		return k
	}
	return pressed
}

// Move has a key pressed for another. The one for which it was pressed until now gets the other's
// in exchange, and is returned: it is the key itself where nothing changes. Keys that cannot be moved
// stay where they are.
func (m Map) Move(key, pressed string) (now Map, other string) {
	if !CanMove(key) || !CanMove(pressed) {
		return m, key
	}
	other = m.Means(pressed)
	was := m.Pressed(key)
	for _, k := range movable {
		p := m.Pressed(k)
		switch k {
		case key:
			p = pressed
		case other:
			p = was
		}
		if p != k {
			now.put(k, p)
		}
	}
	return now, other
}
