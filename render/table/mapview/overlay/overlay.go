// Package overlay is what the rulebook lays over a map while a key is held, or until
// a button is pushed again: zones of control, lines of sight, ranges.
package overlay

import (
	"slices"
	"strings"

	"grognard/render/board"
	"grognard/render/board/tabletop"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what overlays are made from.
type Deps struct {
	Scene  *scene.Scene
	Words  *words.Speaker
	Book   rules.Rulebook
	Choice *choice.Choice
	Board  *board.Board
	Dice   *panel.Dice
}

// Overlays are those of a rulebook; one at most is on.
type Overlays struct {
	Deps
	Keys []rules.Overlay // in the order of the rulebook
	Said []paint.Rect    // where words stand, as last painted

	letters []byte        // their keys; 0 where there is none left
	held    rules.Overlay // overlay of a key that is held
	locked  rules.Overlay // overlay of a button or a key that was tapped
	sticky  sticky

	at     foresee.Glance // the overlay that was shown last,
	shows  foresee.Overlay
	made   foresee.Memo[foresee.Glance, foresee.Overlay]
	title  foresee.Memo[foresee.Glance, string] // over the map
	tinted []tint                               // colours that are explained, kept for the next frame
}

// New returns the overlays of a rulebook; none is on.
func New(d Deps) Overlays {
	o := Overlays{Deps: d, Keys: d.Book.Overlays()}
	o.letters = assign(o.Keys, "")
	return o
}

// Spare gives overlays other letters than these, which mean something else on the screen: only
// those that have one of them.
func (o *Overlays) Spare(letters string) { o.letters = assign(o.Keys, letters) }

// Reword forgets what is in another language.
func (o *Overlays) Reword() { o.title.Forget() }

// sticky tells holding a key from tapping it.
type sticky struct {
	down [26]bool
	void [26]bool // goes for something else until it is let go
	at   [26]float64
}

// letters are the keys of common overlays, from the look of the keyboard.
var letters = map[rules.Overlay]byte{
	rules.OverlayControl: 'Z', rules.OverlayZOC: 'Z', rules.OverlaySight: 'X', rules.OverlayMoves: 'R', rules.OverlayRanges: 'R',
	rules.OverlayCommand: 'C', rules.OverlaySupply: 'U', rules.OverlayRetreat: 'B', rules.OverlaySections: 'S',
}

// spare are the keys of overlays that are not common, or come second. The
// table uses none of them for anything else.
const spare = "ZXRCTVBUYJOPS"

// Letters are the keys that overlays may have.
func Letters() string { return spare }

// assign gives every overlay a letter of its own, common ones first. Those that would have one
// of some have another; all others keep theirs.
func assign(keys []rules.Overlay, not string) []byte {
	all := make([]byte, len(keys))
	for i, key := range keys {
		if l := letters[key]; l != 0 && !slices.Contains(all, l) {
			all[i] = l
		}
	}
	fill(all, "")
	for i, l := range all {
		if strings.IndexByte(not, l) >= 0 {
			all[i] = 0
		}
	}
	fill(all, not)
	return all
}

// fill gives letters that are spare to those that have none, but for some.
func fill(all []byte, not string) {
	for i := range all {
		for n := 0; all[i] == 0 && n < len(spare); n++ {
			if l := spare[n]; !slices.Contains(all, l) && strings.IndexByte(not, l) < 0 {
				all[i] = l
			}
		}
	}
}

// letterNames are the keys as they are printed on buttons.
const letterNames = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// Letter is the key of overlay i, "" if it has none.
func (o *Overlays) Letter(i int) string {
	if o.letters[i] == 0 {
		return ""
	}
	l := o.letters[i] - 'A'
	return letterNames[l : l+1]
}

// Shades returns what the board shades for the overlay that is on, made anew when
// position, side or the thing under the pointer change. Without one it is how far the
// body fires that is about to.
func (o *Overlays) Shades(under rules.Ref) []rules.Shade {
	key := o.Shown()
	if key == "" {
		return o.reachOfFire(under)
	}
	about := under
	if _, piece := o.Scene.Cell(about); len(o.Choice.Picks) > 0 && !piece {
		about = o.Choice.Picks[0]
	}
	o.at = foresee.Glance{Pos: o.Scene.Seen(), Viewer: o.Scene.Viewer, Key: key, About: about}
	o.shows = o.made.Of(o.at, o.ask)
	return o.shows.Shades
}

// ask has the rulebook make an overlay.
func (o *Overlays) ask(g foresee.Glance) foresee.Overlay { return g.Overlay(o.Book) }

// reachOfFire returns the arc and the bands of the body that is about to fire,
// nil if none is: it shows by itself while fire is put together.
func (o *Overlays) reachOfFire(under rules.Ref) []rules.Shade {
	who := o.Choice.Shooter(under)
	if who == 0 || !o.Scene.OnTabletop() || !slices.Contains(o.Keys, rules.OverlayRanges) {
		return nil
	}
	return o.Choice.Ahead.Fire(o.Book, foresee.Glance{Pos: o.Scene.Pos, Viewer: o.Scene.Viewer, Key: rules.OverlayRanges, About: who})
}

// Blank says what the overlay that is on lacks, where it has nothing to show: it waits for
// a piece to be about. It is "" where nothing lacks.
func (o *Overlays) Blank() string {
	if o.Shown() == "" || !o.shows.Empty() {
		return ""
	}
	return o.Words.Blank(o.Shown(), o.at.About)
}

// Shown is the overlay that is on, "" if none is.
func (o *Overlays) Shown() rules.Overlay {
	if o.held != "" {
		return o.held
	}
	return o.locked
}

// On reports whether the button of an overlay is down.
func (o *Overlays) On(key rules.Overlay) bool { return o.locked == key || o.held == key }

// tapFor is the longest time that a key is down to count as tapped.
const tapFor = 250 // milliseconds

// Hear hears the keys of overlays: hold to look, tap to keep.
func (o *Overlays) Hear(c *ui.Ctx) {
	o.held = ""
	s := &o.sticky
	for i, key := range o.Keys {
		if o.letters[i] == 0 {
			continue
		}
		l := o.letters[i] - 'A'
		down := c.In.Held.Letters[l]
		s.void[l] = s.void[l] || down && meansElse(c, paint.Key(letterNames[l:l+1]))
		switch {
		case down && !s.down[l]:
			s.at[l] = c.In.Now
		case !down && s.down[l] && !s.void[l] && c.In.Now-s.at[l] < tapFor:
			o.Toggle(key)
		}
		if down && !s.void[l] {
			o.held = key
		}
		s.down[l], s.void[l] = down, down && s.void[l]
	}
}

// meansElse reports whether a letter that is down goes for something else: with Ctrl or
// Alt, under a dialog, or where a panel has taken it. Else the overlay takes it.
func meansElse(c *ui.Ctx, k paint.Key) bool {
	return c.In.Held.Ctrl || c.In.Held.Alt || c.Beneath() || c.In.Hit(k) && !c.Take(k)
}

// Toggle switches an overlay on or off for good.
func (o *Overlays) Toggle(key rules.Overlay) {
	if o.locked == key {
		o.locked = ""
		return
	}
	o.locked = key
}

// StepBack switches off the overlay that is on for good. It reports whether one was.
func (o *Overlays) StepBack() bool {
	was := o.locked != ""
	o.locked = ""
	return was
}

// icons are the pictures of overlays.
var icons = map[rules.Overlay]string{
	rules.OverlayMoves: "icon/moves", rules.OverlayRetreat: "icon/retreat", rules.OverlaySight: "icon/sight", rules.OverlayRanges: "icon/range",
	rules.OverlayArcs: tabletop.ArcIcon, rules.OverlayZOC: "icon/zoc", rules.OverlayControl: "icon/control", rules.OverlayThreats: "icon/threats",
	rules.OverlayZone: tabletop.ZoneIcon, rules.OverlayWitness: tabletop.WitnessIcon, rules.OverlayCommand: "icon/flag", rules.OverlayRadius: "icon/radius",
	rules.OverlaySupport: "icon/support", rules.OverlaySupply: "icon/wagon", rules.OverlaySections: "icon/sections", rules.OverlayCapacity: "icon/capacity",
}

// Icon is the picture on the button of an overlay.
func Icon(key rules.Overlay) string { return icons[key] }
