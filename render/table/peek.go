package table

import (
	"slices"

	"grognard/render/board/tabletop"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// peek is what the player looks at beside the pieces: overlays of the
// rulebook, coordinates, the bare ground.
type peek struct {
	keys    []string // overlays of the rulebook, in its order
	letters []byte   // their keys; 0 where there is none left
	grid    bool
	hide    bool
	held    string // overlay of a key that is held
	locked  string // overlay of a button or a key that was tapped

	foresee.Glance // the overlay that was shown last, and what it shows
	foresee.Overlay
	made    foresee.Memo[foresee.Glance, foresee.Overlay]
	caption foresee.Memo[foresee.Glance, string] // over the map
}

// stickyKeys tells holding a peek key from tapping it.
type stickyKeys struct {
	down [26]bool
	void [26]bool // held together with Ctrl or Alt, so that it means something else
	at   [26]float64
}

// letters are the keys of common overlays, from the look of the keyboard.
var letters = map[string]byte{
	"control": 'Z', "zoc": 'Z', "sight": 'X', "moves": 'R', "range": 'R', "ranges": 'R',
	"command": 'C', "terrain": 'T', "victory": 'V', "supply": 'U', "retreat": 'B', "sections": 'S',
}

// spare are the keys of overlays that are not common, or come second. The
// table uses none of them for anything else.
const spare = "ZXRCTVBUYKJMOPSW"

// assign gives every overlay a key of its own, common ones first.
func (p *peek) assign() {
	p.letters = make([]byte, len(p.keys))
	taken := func(l byte) bool { return slices.Contains(p.letters, l) }
	for i, key := range p.keys {
		if l := letters[key]; l != 0 && !taken(l) {
			p.letters[i] = l
		}
	}
	for i := range p.keys {
		for n := 0; p.letters[i] == 0 && n < len(spare); n++ {
			if !taken(spare[n]) {
				p.letters[i] = spare[n]
			}
		}
	}
}

// letterNames are the keys as they are printed on buttons.
const letterNames = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// letterName is the key of overlay i, "" if it has none.
func (p *peek) letterName(i int) string {
	if p.letters[i] == 0 {
		return ""
	}
	l := p.letters[i] - 'A'
	return letterNames[l : l+1]
}

// shades returns the overlay that is on, made anew when position, side or the
// thing under the pointer change.
func (p *peek) shades(t *Table) []rules.Shade {
	key := p.shown()
	if key == "" {
		return t.reachOfFire()
	}
	about := t.touch.Hover
	if _, piece := t.scene.Cell(about); len(t.choice.Picks) > 0 && !piece {
		about = t.choice.Picks[0]
	}
	p.Glance = foresee.Glance{Pos: t.scene.Pos, Viewer: t.scene.Viewer, Key: key, About: about}
	p.Overlay = p.made.Of(p.Glance, t.overlay)
	return p.Shades
}

// overlay asks the rulebook for an overlay.
func (t *Table) overlay(g foresee.Glance) foresee.Overlay { return g.Overlay(t.m.Book()) }

// blank reports whether an overlay is on that has nothing to show: it waits for
// a piece to be about.
func (p *peek) blank() bool {
	return p.shown() != "" && p.Empty()
}

// shown is the overlay that is on, "" if none is.
func (p *peek) shown() string {
	if p.held != "" {
		return p.held
	}
	return p.locked
}

// tapFor is the longest time that a key is down to count as tapped.
const tapFor = 250 // milliseconds

// peekKeys hears the keys of overlays: hold to look, tap to keep.
func (t *Table) peekKeys(c *ui.Ctx) {
	p := &t.peek
	p.held = ""
	p.hide = c.In.Held.Letters['H'-'A'] && c.In.Held.Alt
	s := &t.sticky
	for i, key := range t.peek.keys {
		if p.letters[i] == 0 {
			continue
		}
		l := p.letters[i] - 'A'
		down := c.In.Held.Letters[l]
		s.void[l] = s.void[l] || down && (c.In.Held.Ctrl || c.In.Held.Alt)
		switch {
		case down && !s.down[l]:
			s.at[l] = c.In.Now
		case !down && s.down[l] && !s.void[l] && c.In.Now-s.at[l] < tapFor:
			t.toggle(key)
		}
		if down && !s.void[l] {
			p.held = key
		}
		s.down[l], s.void[l] = down, down && s.void[l]
	}
}

func (t *Table) toggle(key string) {
	if t.peek.locked == key {
		t.peek.locked = ""
		return
	}
	t.peek.locked = key
}

// overlayIcons are the pictures of common overlays.
var overlayIcons = map[string]string{
	"control": "icon/control", "zoc": "icon/control", "sight": "icon/sight", "moves": "icon/moves", "range": "icon/range", "ranges": "icon/range",
	"terrain": "icon/terrain", "command": "icon/flag", "sections": "icon/grid", "supply": "icon/right", "retreat": "icon/undo",
	"arcs": tabletop.ArcIcon, "zone": tabletop.ZoneIcon, "witness": tabletop.WitnessIcon,
}

// peeks is the column of buttons at the right edge of the map.
func (t *Table) peeks(c *ui.Ctx) {
	p := &t.peek
	r := t.lay.peeks
	c.Fill(r, c.Theme.Bg)
	c.Block(r)
	gap := c.Px(6)
	n := float32(4 + len(t.peek.keys))
	d := min(c.Px(42), ui.Floor((r.H-gap)/n)-gap)
	x, y := r.X+c.Px(3), r.Y+gap
	next := func(h float32) paint.Rect {
		b := paint.Rect{X: x, Y: y, W: d, H: h}
		y += h + gap
		return b
	}
	if t.tool(c, next(d), "button.zoomin", "icon/zoom-in", "table.zoomin", "+", false) {
		t.zoom(1)
	}
	if t.tool(c, next(d), "button.zoomout", "icon/zoom-out", "table.zoomout", "", false) {
		t.zoom(-1)
	}
	if t.tool(c, next(d), "button.fit", "icon/zoom-fit", "table.fit", "F", false) {
		t.board.Fit()
	}
	if !t.scene.OnTabletop() && t.tool(c, next(d), "button.grid", "icon/grid", "table.grid", "G", t.peek.grid) {
		t.peek.grid = !t.peek.grid
	}
	for i, key := range t.peek.keys {
		icon := overlayIcons[key]
		if icon == "" {
			icon = "icon/eye"
		}
		on := t.peek.locked == key || t.peek.held == key
		if t.tool(c, next(d), t.names.Join("button", "peek", key), icon, t.words.Own("overlay", key), p.letterName(i), on) {
			t.toggle(key)
		}
	}
}

func (t *Table) zoom(by float32) {
	x, y := t.lay.board.Center()
	t.board.ZoomAt(x, y, 2*by)
}

// tool is one of these buttons, with its letter printed on it.
func (t *Table) tool(c *ui.Ctx, r paint.Rect, name, icon, tip, key string, on bool) bool {
	hit := c.Button(r, ui.Button{Name: name, Icon: icon, Tip: t.words.ByShape(tip), On: on})
	if key != "" {
		st := c.Fit(ui.SmallB, r.W/2, r.H/2, key)
		w, h := c.Width(st, key)+c.Px(6), min(c.Px(19), r.H*.45)
		at := paint.Rect{X: r.X + r.W - w - c.Px(1), Y: r.Y + r.H - h - c.Px(1), W: w, H: h}
		c.Fill(at, c.Theme.Panel)
		c.Frame(at, c.Hairline(), c.Theme.Border)
		c.Label(at, st, ui.Middle, c.Theme.Text, key)
	}
	return hit
}
