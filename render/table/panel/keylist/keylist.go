// Package keylist is the list of keys that mean something on a table.
package keylist

import (
	"strings"

	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the list tells from.
type Deps struct {
	Scene    *scene.Scene
	Words    *words.Speaker
	Book     rules.Rulebook
	Overlays []rules.Overlay    // of the rulebook
	Letter   func(i int) string // the key of an overlay, "" if it has none
	Advised  bool               // the computer says what it would do
}

// List is the list of keys, which lies over the table while it is open.
type List struct {
	Deps
	Open bool
}

// New returns the list; it is closed.
func New(d Deps) *List { return &List{Deps: d} }

// Keys are the lines of the list: the keys, apart by spaces, and the word for what they do.
var Keys = [...][2]string{
	{"Enter", "table.key.enter"}, {"Space", "table.key.space"}, {"Escape", "table.key.escape"}, {"Tab", "table.key.tab"}, {"N", "table.key.next"},
	{"Arrows", "table.key.cursor"}, {"Comma Period", "table.key.place"}, {"1–9", "table.key.digits"}, {"Ctrl+Tab", "table.key.things"},
	{"E", "table.key.end"}, {"Ctrl+Z", "table.key.undo"}, {"Ctrl+Y", "table.key.redo"}, {"A L", "table.key.agree"}, {"F", "table.key.fit"},
	{"Plus Minus", "table.key.zoom"}, {"M", "table.key.minimap"}, {"K", "table.key.stack"},
	{"G", "table.key.grid"}, {"Shift", "table.key.magnify"}, {"Alt+H", "table.key.bare"}, {"L", "table.key.log"}, {"PageUp PageDown", "table.key.readback"},
	{"H", "table.key.advice"}, {"A", "table.key.hand"}, {"PageUp PageDown", "table.key.cards"}, {"I", "table.key.inspect"}, {"Home", "table.key.home"}, {"Ctrl+Arrows", "table.key.pan"}, {"O", "table.key.more"}, {"F1", "table.key.rule"},
	{"D", "table.key.lens"}, {"W", "table.key.threats"}, {"Q E", "table.key.turnhand"}, {"Alt", "table.key.measure"}, {"Alt+Arrows", "table.key.tape"},
	{"F5", "table.key.save"}, {"F9", "table.key.load"}, {"F11", "table.key.full"}, {"Ctrl+M", "table.key.sound"}, {"F12", "table.key.shot"},
}

// means reports whether a key does something on this table.
func (k *List) means(word string) bool {
	switch word {
	case "table.key.hand", "table.key.cards":
		return k.Scene.Dealt()
	case "table.key.advice":
		return k.Advised
	case "table.key.stack":
		return k.Scene.Stacks()
	case "table.key.turnhand":
		return k.Scene.OnTabletop()
	case "table.key.grid":
		return !k.Scene.OnTabletop()
	case "table.key.measure", "table.key.tape", "table.key.lens", "table.key.threats":
		return !k.Scene.Blind()
	}
	return true
}

// lines are the keys that do something on this table, those of overlays last, with
// what they do.
func (k *List) lines() (all [][2]string) {
	for _, x := range Keys {
		if k.means(x[1]) {
			all = append(all, [2]string{x[0], k.Words.ByShape(x[1])})
		}
	}
	for i, key := range k.Overlays {
		all = append(all, [2]string{k.Letter(i), k.Words.Word(k.Words.Own("overlay", string(key)))})
	}
	return all
}

// Frame paints the list while it is open, and returns the clause that the player wants to
// read, "" if none.
func (k *List) Frame(c *ui.Ctx) (rule string) {
	if !k.Open {
		return ""
	}
	c.Modal(.35)
	defer c.EndModal()
	w := Words{k.Words.Catalog, k.Words.Keys}
	foot := Lines(c, w, k.lines())
	if len(k.Overlays) > 0 {
		mid := foot
		ui.CutLeft(&mid, c.Px(160))
		ui.CutRight(&mid, c.Px(300))
		c.Centered(mid, ui.Small, c.Theme.Muted, k.Words.Word("table.key.hold"))
	}
	rule = k.brief(c, foot)
	if Closes(c, w, foot) {
		k.Open = false
	}
	return rule
}

// Closes paints the button that closes the sheet, at its foot, and reports whether it does.
func Closes(c *ui.Ctx, w Words, foot paint.Rect) bool {
	b := ui.Button{Name: "button.close", Label: w.Word("table.close"), Primary: true, Key: "Escape"}
	wide, h := c.Size(ui.Button{Label: b.Label})
	return c.Button(paint.Rect{X: foot.X, Y: foot.Y + (foot.H-h)/2, W: max(wide, c.Px(140)), H: h}, b)
}

// brief leads to the chapter that tells the game in brief, if there is one, and returns
// its clause.
func (k *List) brief(c *ui.Ctx, foot paint.Rect) (rule string) {
	prefix := k.Book.Prefix()
	if !k.Words.Has(k.Words.Keys.Join(prefix, "brief", "1")) {
		return ""
	}
	b := ui.Button{Name: "button.brief", Label: k.Words.Word("ui.reader.brief"), Icon: "icon/book"}
	w, h := c.Size(b)
	if c.Button(paint.Rect{X: foot.X + foot.W - w, Y: foot.Y + (foot.H-h)/2, W: w, H: h}, b) {
		k.Open, rule = false, names.BriefID(strings.ToUpper(prefix))
	}
	return rule
}
