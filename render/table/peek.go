package table

import (
	"slices"

	"grognard/render/board/tabletop"
	"grognard/render/paint"
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

	key     string // overlay that found was made for, and
	about   rules.Ref
	pos     *rules.Position
	viewer  rules.Side
	found   []rules.Shade // but for lines, what blocks them, and names
	lines   []rules.Shade
	names   []rules.Shade
	cut     []rules.Ref // cells that are blocked
	general bool        // it is the same whatever it is about
	walls   []rules.Ref // cells that are in the way

	caption string // over the map, and what it was made for
	said    string
	saidOf  rules.Ref
	saidAt  *rules.Position
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
	about := t.touch.hover
	if _, piece := t.scene.Cell(about); len(t.choice.Picks) > 0 && !piece {
		about = t.choice.Picks[0]
	}
	if p.key == key && p.about == about && p.pos == t.scene.Pos && p.viewer == t.scene.Viewer {
		return p.found
	}
	p.key, p.about, p.pos, p.viewer = key, about, t.scene.Pos, t.scene.Viewer
	book := t.m.Book()
	all := book.Overlay(t.scene.Pos.Board(), t.scene.Viewer, key, about)
	p.general = about != 0 && sameShades(all, book.Overlay(t.scene.Pos.Board(), t.scene.Viewer, key, 0))
	p.sort(all)
	return p.found
}

// sameShades reports whether two overlays show the same.
func sameShades(a, b []rules.Shade) bool {
	return slices.EqualFunc(a, b, func(x, y rules.Shade) bool {
		return x.Cell == y.Cell && x.To == y.To && x.Side == y.Side && x.Style == y.Style && x.N == y.N && slices.Equal(x.Area, y.Area)
	})
}

// mostWalls is how many cells with the style "blocked" stand for what is in the
// way, if no line ends at any. If they are more they are what is not seen.
const mostWalls = 3

// sort keeps apart what the board shades and what is drawn over it.
func (p *peek) sort(all []rules.Shade) {
	p.found, p.lines, p.names, p.cut, p.walls = nil, nil, nil, nil, nil
	for _, s := range all {
		same := func(l rules.Shade) bool { return l.Cell == s.Cell && l.To == s.To }
		switch {
		case s.Style == "line" && s.Cell != 0:
			if !slices.ContainsFunc(p.lines, same) {
				p.lines = append(p.lines, s)
			}
		case s.Style == "name" && s.Cell != 0:
			p.names = append(p.names, s)
		case s.Style == "blocked" && s.Cell != 0:
			p.cut = append(p.cut, s.Cell)
		default:
			p.found = append(p.found, s)
		}
	}
	for _, l := range p.lines {
		if slices.Contains(p.cut, l.To) {
			p.walls = append(p.walls, l.To)
		}
	}
	if len(p.walls) == 0 && len(p.cut) <= mostWalls {
		p.walls = p.cut
	}
}

// ends reports whether a line ends at a cell.
func (p *peek) ends(r rules.Ref) bool {
	return slices.ContainsFunc(p.lines, func(l rules.Shade) bool { return l.To == r })
}

// blank reports whether an overlay is on that has nothing to show: it waits for
// a piece to be about.
func (p *peek) blank() bool {
	return (p.held != "" || p.locked != "") && len(p.found)+len(p.lines)+len(p.names)+len(p.cut) == 0
}

// shown is the overlay that is on, "" if none is.
func (p *peek) shown() string {
	if p.held != "" {
		return p.held
	}
	return p.locked
}

// peekBlank says why the overlay that is on shows nothing.
func (t *Table) peekBlank() string {
	key := t.words.Own("overlay", t.peek.shown())
	if k := t.names.Dot(key, "blank"); t.words.Has(k) {
		return t.words.Word(k)
	}
	if t.scene.Blind() {
		return t.words.Word("table.peek.blind")
	}
	if _, piece := t.scene.Cell(t.peek.about); piece {
		return t.words.Word("table.peek.nothing", t.words.Word(key), t.words.Name(t.peek.about))
	}
	return t.words.Word("table.peek.blank")
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
	if !t.scene.OnCloth() && t.tool(c, next(d), "button.grid", "icon/grid", "table.grid", "G", t.peek.grid) {
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
