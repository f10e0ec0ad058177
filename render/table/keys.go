package table

import (
	"strings"

	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// keys hears the keyboard, as far as no button is meant.
func (t *Table) keys(c *ui.Ctx) {
	t.tab(c)
	if _, ok := t.choice.Laid(); ok && c.Take("R") { // else an overlay
		t.choice.Turn()
		c.Sound("select")
	}
	t.handKeys(c)
	t.peekKeys(c)
	t.measure(c)
	if t.ctrlKeys(c) {
		return
	}
	if t.help && c.Take("Escape") {
		t.help = false
		return
	}
	t.gameKeys(c)
	t.simpleKeys(c)
}

// ctrlKeys are those that mean something with Ctrl; it reports whether Ctrl is
// down.
func (t *Table) ctrlKeys(c *ui.Ctx) bool {
	if !c.In.Held.Ctrl {
		return false
	}
	switch {
	case c.Take("Z"):
		t.undo(c)
	case c.Take("Y"):
		t.redo(c)
	case c.Take("S"):
		t.call(t.deps.Save)
	}
	return true
}

// gameKeys are those that do the same beside the sheet of armies.
func (t *Table) gameKeys(c *ui.Ctx) {
	switch {
	case c.Take("Escape"):
		t.stepBack(c, true)
	case c.Take("Backspace"):
		t.undo(c)
	case c.Take("F1"):
		if t.deps.Rule != nil {
			t.deps.Rule(t.RuleHere(c)) // without a clause at the beginning
		}
	case c.Take("F5"):
		t.call(t.deps.Save)
	case c.Take("F9"):
		t.call(t.deps.Load)
	case c.Take("Slash"):
		t.help = !t.help
	}
}

// simpleKeys are those of the map, the hand and the panels that do one thing.
func (t *Table) simpleKeys(c *ui.Ctx) {
	switch {
	case c.Take("F"):
		t.board.Fit()
	case !t.scene.OnTabletop() && c.Take("G"):
		t.peek.grid = !t.peek.grid
	case c.Take("L"):
		t.log.Hidden = !t.log.Hidden
	case t.scene.Dealt() && c.Take("H"):
		t.cards.Folded = !t.cards.Folded
	case c.Take("I"):
		t.look.Pin(t.touch.Hover)
	case c.Take("N"):
		t.cycle(c, 1)
	case c.Take("E"):
		t.finish(c)
	case c.Take("Home"):
		t.home(c)
	}
}

func (t *Table) call(f func()) {
	if f != nil {
		f()
	}
}

// tab goes through the pieces that can act. The widget kit has moved its own
// focus by then; it is given back.
func (t *Table) tab(c *ui.Ctx) {
	if !c.In.Hit("Tab") || c.In.Held.Ctrl || t.help || len(t.choice.CanAct()) == 0 {
		return
	}
	c.SetFocus("")
	if c.In.Held.Shift {
		t.cycle(c, -1)
		return
	}
	t.cycle(c, 1)
}

// cycle selects the next thing that can act, and brings it into view.
func (t *Table) cycle(c *ui.Ctx, by int) {
	all := t.choice.CanAct()
	if len(all) == 0 {
		return
	}
	h := &t.touch
	if h.unit < 0 && by < 0 {
		h.unit = 0
	}
	h.unit = (h.unit + by + len(all)) % len(all)
	h.aim = 0
	t.choice.SelectOnly(all[h.unit])
	t.board.ShowRef(all[h.unit], c.In.Now)
	c.Sound("select")
}

// finish takes the quiet option: pass, done. Where that is refused it tells why.
func (t *Table) finish(c *ui.Ctx) {
	act := t.choice.Finish()
	if act.Does == choice.Answers && t.bar.Deaf(c) {
		return
	}
	t.do(c, act)
}

// home shows the own base line.
func (t *Table) home(c *ui.Ctx) {
	v := t.scene.View()
	if v.Map == nil || t.scene.Viewer == rules.Chance {
		return
	}
	x, y := t.board.W/2, t.board.H/2
	switch v.Sides[t.scene.Viewer].Edge {
	case rules.North:
		y = 0
	case rules.South:
		y = t.board.H
	case rules.West:
		x = 0
	case rules.East:
		x = t.board.W
	}
	t.board.Center(x, y, c.In.Now)
}

// RuleHere is the clause that F1 opens: that of the chip or the thing under the
// pointer, of the refusal, or of the request.
func (t *Table) RuleHere(c *ui.Ctx) string {
	if clause := c.PointedClause(); clause != "" {
		return clause
	}
	switch no := t.bar.Refusal(); {
	case no.Told() && no.Why.Rule != "":
		return no.Why.Rule
	case t.look.Rule() != "" && (t.touch.Hover != 0 && t.look.Ref() == t.touch.Hover || t.look.Pinned()):
		return t.look.Rule()
	case t.m.Request() != nil:
		return t.m.Request().Rule
	}
	return ""
}

// helpKeys are the lines of the list of keys: the key and the word for it.
var helpKeys = [...][2]string{
	{"Enter", "table.key.enter"}, {"Esc", "table.key.escape"}, {"Tab", "table.key.tab"}, {"N", "table.key.next"},
	{"E", "table.key.end"}, {"Ctrl+Z", "table.key.undo"}, {"Ctrl+Y", "table.key.redo"}, {"F", "table.key.fit"},
	{"G", "table.key.grid"}, {"Shift", "table.key.magnify"}, {"Alt+H", "table.key.bare"}, {"L", "table.key.log"},
	{"H", "table.key.hand"}, {"I", "table.key.inspect"}, {"Home", "table.key.home"}, {"F1", "table.key.rule"},
	{"Q E", "table.key.turnhand"}, {"Alt", "table.key.measure"},
	{"F5", "table.key.save"}, {"F9", "table.key.load"}, {"F11", "table.key.full"}, {"F12", "table.key.shot"},
}

// helpLines are those keys that do something on this table.
func (t *Table) helpLines() (lines [][2]string) {
	for _, k := range helpKeys {
		switch k[1] {
		case "table.key.hand":
			if !t.scene.Dealt() {
				continue
			}
		case "table.key.turnhand":
			if !t.scene.OnTabletop() {
				continue
			}
		case "table.key.grid":
			if t.scene.OnTabletop() {
				continue
			}
		case "table.key.measure":
			if t.scene.Blind() {
				continue
			}
		}
		lines = append(lines, k)
	}
	return lines
}

// helpPopup lists the keys.
func (t *Table) helpPopup(c *ui.Ctx) {
	if !t.help {
		return
	}
	helpKeys := t.helpLines()
	c.Modal(.35)
	defer c.EndModal()
	line := c.Line(ui.Body) + c.Px(4)
	overlays := t.peek.keys
	n := (len(helpKeys)+len(overlays)+1)/2 + 1
	r := ui.Mid(c.Window(), min(c.Px(1700), c.In.W-c.Px(60)), float32(n)*line+c.Px(170))
	in := c.Panel(r)
	in = in.Inset(c.Px(10))
	ui.CutTop(&in, c.Paragraph(in, ui.Heading, ui.Start, c.Theme.Text, t.words.Word("table.help"))+c.Px(10))
	foot := ui.CutBottom(&in, c.Px(48))
	for i := range len(helpKeys) + len(overlays) {
		col := ui.Columns(in, 2, i*2/(len(helpKeys)+len(overlays)+1), c.Px(20))
		row := float32(i % ((len(helpKeys) + len(overlays) + 2) / 2))
		at := paint.Rect{X: col.X, Y: col.Y + row*line, W: col.W, H: line}
		if i < len(helpKeys) {
			t.helpLine(c, at, helpKeys[i][0], t.words.ByShape(helpKeys[i][1]))
			continue
		}
		k := i - len(helpKeys)
		t.helpLine(c, at, t.peek.letterName(k), t.words.Word(t.words.Own("overlay", overlays[k])))
	}
	if len(overlays) > 0 {
		mid := foot
		ui.CutLeft(&mid, c.Px(160))
		ui.CutRight(&mid, c.Px(300))
		c.Centered(mid, ui.Small, c.Theme.Muted, t.words.Word("table.key.hold"))
	}
	t.helpBrief(c, foot)
	w, h := c.Size(ui.Button{Label: t.words.Word("table.close")})
	b := paint.Rect{X: foot.X, Y: foot.Y + (foot.H-h)/2, W: max(w, c.Px(140)), H: h}
	if c.Button(b, ui.Button{Name: "button.close", Label: t.words.Word("table.close"), Primary: true, Key: "Escape"}) {
		t.help = false
	}
}

// helpBrief leads to the chapter that tells the game in brief, if there is one.
func (t *Table) helpBrief(c *ui.Ctx, foot paint.Rect) {
	prefix := t.m.Book().Prefix()
	if !t.words.Has(t.names.Join(prefix, "brief", "1")) {
		return
	}
	b := ui.Button{Name: "button.brief", Label: t.words.Word("ui.reader.brief"), Icon: "icon/book"}
	w, h := c.Size(b)
	if c.Button(paint.Rect{X: foot.X + foot.W - w, Y: foot.Y + (foot.H-h)/2, W: w, H: h}, b) {
		t.help = false
		t.openRule(names.BriefID(strings.ToUpper(prefix)))
	}
}

func (t *Table) helpLine(c *ui.Ctx, r paint.Rect, key, word string) {
	cap := ui.CutLeft(&r, c.Px(110))
	if word := t.names.Dot("table.keyname", strings.ToLower(key)); t.words.Has(word) {
		key = t.words.Word(word)
	}
	c.Label(cap, ui.Strong, ui.Start, c.Theme.Accent, key)
	c.Label(r, c.Fit(ui.Body, r.W, r.H, word), ui.Start, c.Theme.Text, word)
}
