package ebi

import (
	"slices"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// A key held longer than repeatAfter goes down again every repeatEvery, in ms.
const (
	repeatAfter = 400
	repeatEvery = 33
)

var buttons = [3]ebiten.MouseButton{
	paint.Left:   ebiten.MouseButtonLeft,
	paint.Right:  ebiten.MouseButtonRight,
	paint.Middle: ebiten.MouseButtonMiddle,
}

// reader takes the snapshot of one tick.
type reader struct {
	in     paint.Input
	active bool // something is held, turned or typed, or has just changed

	keys  []ebiten.Key
	chars []rune
	last  ebiten.Key // that went down last
	again float64    // when it repeats, in ms; 0: not
}

// read fills r.in with what the devices say at now, in ms.
func (r *reader) read(now float64, w, h, scale float32) {
	in := &r.in
	resized := in.W != w || in.H != h || in.Scale != scale
	in.Now, in.W, in.H, in.Scale = now, w, h, scale
	moved := r.readMouse()
	held := r.readKeys(now)
	fell := r.readDropped()
	r.active = resized || moved || held || fell
}

func (r *reader) readMouse() bool {
	in := &r.in
	cx, cy := ebiten.CursorPosition()
	x, y := float32(cx), float32(cy)
	active := x != in.X || y != in.Y
	in.X, in.Y = x, y
	wx, wy := ebiten.Wheel()
	in.WheelX, in.WheelY = float32(wx), float32(wy)
	active = active || wx != 0 || wy != 0
	for i, b := range buttons {
		in.Down[i] = ebiten.IsMouseButtonPressed(b)
		in.Pressed[i] = inpututil.IsMouseButtonJustPressed(b)
		in.Released[i] = inpututil.IsMouseButtonJustReleased(b)
		active = active || in.Down[i] || in.Released[i]
	}
	return active
}

func (r *reader) readKeys(now float64) bool {
	in := &r.in
	in.Keys, in.Again = in.Keys[:0], false
	r.keys = inpututil.AppendJustPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		if name := names[k]; name != "" && !slices.Contains(in.Keys, name) {
			in.Keys = append(in.Keys, name)
			r.last, r.again = k, now+repeatAfter
		}
	}
	switch {
	case r.again != 0 && !ebiten.IsKeyPressed(r.last):
		r.again = 0
	case r.again != 0 && now >= r.again:
		in.Keys, in.Again = append(in.Keys, names[r.last]), true
		r.again = now + repeatEvery
	}
	r.readText()
	held := heldKeys()
	held.Any = r.anyHeld()
	active := held != in.Held || held != (paint.Held{}) || len(in.Keys) > 0 || r.again != 0 || in.Text != ""
	in.Held = held
	return active
}

func (r *reader) readText() {
	r.in.Text = ""
	if r.chars = ebiten.AppendInputChars(r.chars[:0]); len(r.chars) > 0 {
		r.in.Text = string(r.chars)
	}
}

// anyHeld reports whether a key is down that screens know.
func (r *reader) anyHeld() bool {
	r.keys = inpututil.AppendPressedKeys(r.keys[:0])
	return slices.ContainsFunc(r.keys, func(k ebiten.Key) bool { return names[k] != "" })
}

func heldKeys() (h paint.Held) {
	h.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	h.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	h.Alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
	h.Space = ebiten.IsKeyPressed(ebiten.KeySpace)
	h.Tab = ebiten.IsKeyPressed(ebiten.KeyTab)
	for i := range h.Letters {
		h.Letters[i] = ebiten.IsKeyPressed(ebiten.KeyA + ebiten.Key(i))
	}
	return h
}

// names are the keys that screens know.
var names = [ebiten.KeyMax + 1]paint.Key{
	ebiten.KeyA: "A", ebiten.KeyB: "B", ebiten.KeyC: "C", ebiten.KeyD: "D", ebiten.KeyE: "E",
	ebiten.KeyF: "F", ebiten.KeyG: "G", ebiten.KeyH: "H", ebiten.KeyI: "I", ebiten.KeyJ: "J",
	ebiten.KeyK: "K", ebiten.KeyL: "L", ebiten.KeyM: "M", ebiten.KeyN: "N", ebiten.KeyO: "O",
	ebiten.KeyP: "P", ebiten.KeyQ: "Q", ebiten.KeyR: "R", ebiten.KeyS: "S", ebiten.KeyT: "T",
	ebiten.KeyU: "U", ebiten.KeyV: "V", ebiten.KeyW: "W", ebiten.KeyX: "X", ebiten.KeyY: "Y",
	ebiten.KeyZ:      "Z",
	ebiten.KeyDigit0: "0", ebiten.KeyDigit1: "1", ebiten.KeyDigit2: "2", ebiten.KeyDigit3: "3",
	ebiten.KeyDigit4: "4", ebiten.KeyDigit5: "5", ebiten.KeyDigit6: "6", ebiten.KeyDigit7: "7",
	ebiten.KeyDigit8: "8", ebiten.KeyDigit9: "9",
	ebiten.KeyNumpad0: "0", ebiten.KeyNumpad1: "1", ebiten.KeyNumpad2: "2", ebiten.KeyNumpad3: "3",
	ebiten.KeyNumpad4: "4", ebiten.KeyNumpad5: "5", ebiten.KeyNumpad6: "6", ebiten.KeyNumpad7: "7",
	ebiten.KeyNumpad8: "8", ebiten.KeyNumpad9: "9",
	ebiten.KeyEnter: "Enter", ebiten.KeyNumpadEnter: "Enter", ebiten.KeyEscape: "Escape",
	ebiten.KeyTab: "Tab", ebiten.KeySpace: "Space", ebiten.KeyBackspace: "Backspace",
	ebiten.KeyDelete: "Delete", ebiten.KeyHome: "Home", ebiten.KeyEnd: "End",
	ebiten.KeyPageUp: "PageUp", ebiten.KeyPageDown: "PageDown",
	ebiten.KeyArrowUp: "Up", ebiten.KeyArrowDown: "Down",
	ebiten.KeyArrowLeft: "Left", ebiten.KeyArrowRight: "Right",
	ebiten.KeyF1: "F1", ebiten.KeyF2: "F2", ebiten.KeyF3: "F3", ebiten.KeyF4: "F4",
	ebiten.KeyF5: "F5", ebiten.KeyF6: "F6", ebiten.KeyF7: "F7", ebiten.KeyF8: "F8",
	ebiten.KeyF9: "F9", ebiten.KeyF10: "F10", ebiten.KeyF11: "F11", ebiten.KeyF12: "F12",
	ebiten.KeySlash: "Slash", ebiten.KeyNumpadDivide: "Slash",
	ebiten.KeyMinus: "Minus", ebiten.KeyNumpadSubtract: "Minus",
	ebiten.KeyComma: "Comma", ebiten.KeyPeriod: "Period",
	ebiten.KeyBracketLeft: "BracketLeft", ebiten.KeyBracketRight: "BracketRight",
	ebiten.KeyEqual: "Plus", ebiten.KeyNumpadAdd: "Plus",
}
