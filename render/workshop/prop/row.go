// Package prop paints one value of a battle or of a thing in it as a row, by its kind, and
// returns the edit that the player makes of it. The card of what is selected and the sheet of
// the terms are made of such rows.
package prop

import (
	"slices"
	"strconv"
	"strings"

	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Row is a value with all that is said of it. It is made once for a draft, by Of, and kept.
type Row struct {
	Prop  *rules.Prop
	Paths []string // the things that it is a value of; "" alone: the battle
	Mixed bool     // they differ in it
	Name  string   // of its region

	of      string // whose it is, as it stands above rows
	label   string
	about   string
	why     string   // it cannot be set
	labels  []string // of Values
	regions []string // of Values, or of the places of a list
	less    string   // regions of what stands beside the value
	more    string
	rule    string
	clear   string
	chosen  []string // what of a list, or of any of Values, the value has
	shown   string   // the value in words

	plan   plan
	broken broken
}

// Of makes the row of a value; prefix and the key of the value are the name of its region.
func Of(w *words.Speaker, prefix string, p *rules.Prop, mixed bool, paths ...string) *Row {
	k := w.Keys
	r := &Row{Prop: p, Paths: paths, Mixed: mixed, Name: k.Dot(prefix, p.Key)}
	r.label = w.Word(p.Word)
	if p.Of.Key != "" {
		r.of = w.Capital(w.Phrase(p.Of))
	}
	if about := k.Dot(p.Word, "about"); w.Has(about) {
		r.about = w.Word(about)
	}
	if p.Fixed.Key != "" {
		r.why = w.Say(p.Fixed)
	}
	r.less, r.more, r.rule, r.clear = k.Dot(r.Name, "less"), k.Dot(r.Name, "more"), k.Dot(r.Name, "rule"), k.Dot(r.Name, "clear")
	r.labels = valueLabels(w, p)
	switch p.Kind {
	case rules.PropList:
		r.chosen = strings.Fields(p.Value)
		for i := range r.chosen {
			r.regions = append(r.regions, k.Dot(r.Name, strconv.Itoa(i+1)))
		}
	case rules.PropSome:
		r.chosen = strings.Fields(p.Value)
		fallthrough
	default:
		for _, v := range p.Values {
			if v == "" {
				v = "none"
			}
			r.regions = append(r.regions, k.Dot(r.Name, v))
		}
	}
	r.shown = r.inWords(w)
	return r
}

// valueLabels is what the values of a choice are called: by the names of things, by words of
// their own, or as they are.
func valueLabels(w *words.Speaker, p *rules.Prop) []string {
	all := make([]string, len(p.Values))
	for i, v := range p.Values {
		word := w.Keys.Dot(p.Word, v)
		switch {
		case i < len(p.Names) && p.Names[i].Key != "":
			all[i] = w.Say(p.Names[i])
		case v != "" && w.Has(word):
			all[i] = w.Word(word)
		case v == "":
			all[i] = w.Word("ui.workshop.prop.none")
		default:
			all[i] = v
		}
	}
	return all
}

// inWords is the value as a player reads it.
func (r *Row) inWords(w *words.Speaker) string {
	p := r.Prop
	switch {
	case r.Mixed:
		return w.Word("ui.workshop.prop.differ")
	case p.Kind == rules.PropSome:
		var all []string
		for i, v := range p.Values {
			if slices.Contains(r.chosen, v) {
				all = append(all, r.labels[i])
			}
		}
		if len(all) == 0 {
			return w.Word("ui.workshop.prop.none")
		}
		return w.Series(all)
	case p.Kind == rules.PropChoice:
		if i := slices.Index(p.Values, p.Value); i >= 0 {
			return r.labels[i]
		}
	}
	if p.Parts > 0 {
		return w.Decimal(told(p, p.Value))
	}
	return p.Value
}

// told is a value as it is told, a number of parts as one with a fraction.
func told(p *rules.Prop, value string) string {
	if p.Parts == 0 {
		return value
	}
	return words.Parts(numberOf(value), p.Parts)
}

// Said is the value with its name as one reads it in passing; "" if there is nothing to say.
func (r *Row) Said(w *words.Speaker) string {
	p := r.Prop
	switch {
	case p.Kind == rules.PropFlag && p.Value == "true":
		return r.label
	case p.Kind == rules.PropFlag, r.shown == "":
		return ""
	}
	return w.Word("ui.workshop.prop.said", r.label, r.shown)
}

// Begins reports whether setting it sets a battle going that has not begun.
func (r *Row) Begins() bool { return r.Prop.Begins }

// set is the act that gives all things of the row a value.
func (r *Row) set(value string) state.Act {
	if !r.Mixed && value == r.Prop.Value {
		return state.Act{}
	}
	return set(r.Paths, r.Prop.Key, value)
}

func set(paths []string, key, value string) state.Act {
	var a state.Act
	for _, path := range paths {
		a.Edits = append(a.Edits, rules.Edit{Do: rules.EditSet, Path: path, Key: key, Value: value})
	}
	return a
}

// control is what a value is set with.
type control int

const (
	toggle control = iota
	number         // minus, field, plus
	segments
	drop
	text
	cells
	places // a small choice for each place
)

// plan is how a row lies in a width, from its upper left corner.
type plan struct {
	width, scale float32
	as           control
	high         float32
	label        paint.Rect
	chip         float32 // where the chip of the rule begins, 0: there is no room for one
	at           paint.Rect
	boxes        []paint.Rect // of the values
}

// Sizes in dp.
const (
	rowHigh   = 38
	boxHigh   = 30
	boxPad    = 9
	boxGap    = 4
	labelGap  = 12
	toggleWid = 48
	numberWid = 66
	shortText = 190
	cellText  = 76
)

// Choices of more values than these are lists that drop down, as are those that would take
// more lines.
const (
	mostSegments = 9
	mostLines    = 2
)

// Height is how high a row is in a width.
func (e *Editor) Height(c *ui.Ctx, w float32, r *Row) float32 { return e.planned(c, w, r).high }

// planned lays a row out, once for a width.
func (e *Editor) planned(c *ui.Ctx, w float32, r *Row) *plan {
	typed := e.typing(r)
	if r.plan.width == w && r.plan.scale == c.Scale && !typed {
		return &r.plan
	}
	k := plan{width: w, scale: c.Scale, as: r.control(), boxes: r.plan.boxes[:0]}
	own := w // width of what it is set with, where it stands beside the label
	label := c.Width(ui.Body, r.label)
	beside := w - min(label, w*.5) - c.Px(labelGap)
	switch k.as {
	case toggle:
		own = c.Px(toggleWid)
	case number:
		own = max(c.Px(numberWid), c.Width(ui.Small, strconv.Itoa(r.Prop.High))+c.Px(3*fieldPad)) + c.Px(2*boxHigh+2*boxGap)
	case drop:
		own = min(beside, max(c.Px(120), c.Width(ui.Small, r.shown)+c.Px(2*boxPad+24)))
		own += r.clearWide(c)
		if c.Width(ui.Small, r.shown)+c.Px(2*boxPad+24)+r.clearWide(c) > beside {
			own = w
		}
	case cells:
		least := c.Px(shortText)
		if r.Prop.Kind == rules.PropCell {
			least = c.Px(cellText)
		}
		own = min(max(least, c.Width(ui.Small, e.textOf(r))+c.Px(24))+r.clearWide(c)+e.mapWide(c), w)
	case text:
		own = min(max(c.Px(shortText), c.Width(ui.Small, e.textOf(r))+c.Px(24)+r.clearWide(c)), w)
		if r.Prop.Lines > 1 {
			own = w
		}
	case places: // they begin at the left, so that what makes them more and fewer stays under the pointer
		own = w
	default:
		own = e.oneLine(c, r)
		if own > beside {
			own = w
		}
	}
	under := own > beside
	if under {
		own = w
	}
	k.at = paint.Rect{X: w - own, W: own}
	k.at.H = e.controlHigh(c, &k, r)
	k.place(c, r, w, under)
	r.plan = k
	return &r.plan
}

// place puts label and control beside each other, or the control below the label.
func (k *plan) place(c *ui.Ctx, r *Row, w float32, under bool) {
	pad := c.Px((rowHigh - boxHigh) / 2)
	room := w
	if !under {
		room = w - k.at.W - c.Px(labelGap)
	}
	text := c.Wrap(ui.Body, room, r.label)
	k.label = paint.Rect{W: room, H: text.Height}
	if chip := c.ChipWidth(r.Prop.Rule); chip > 0 && r.Prop.Rule != "" && len(text.Lines) == 1 && text.Width+c.Px(8)+chip <= room {
		k.chip = text.Width + c.Px(8)
	}
	if under {
		k.label.Y = pad
		k.at.Y = k.label.Y + k.label.H + c.Px(2)
		k.high = k.at.Y + k.at.H + pad
	} else {
		k.high = max(c.Px(rowHigh), k.at.H+2*pad, k.label.H+pad)
		k.at.Y = ui.Floor((k.high - k.at.H) / 2)
		k.label.Y = ui.Floor((k.high - k.label.H) / 2)
	}
	x := float32(0)
	if under && len(k.boxes) > 0 { // they begin where the label begins, be they in one line or in several
		x = k.boxes[0].X
	}
	for i := range k.boxes {
		k.boxes[i] = k.boxes[i].Moved(k.at.X-x, k.at.Y)
	}
}

// control is what the value is set with.
func (r *Row) control() control {
	switch r.Prop.Kind {
	case rules.PropFlag:
		return toggle
	case rules.PropNumber, rules.PropClock:
		return number
	case rules.PropChoice, rules.PropSome:
		if len(r.labels) > mostSegments {
			return drop
		}
		return segments
	case rules.PropCells, rules.PropCell:
		return cells
	case rules.PropList:
		return places
	}
	return text
}

// oneLine is how wide the boxes of a row are side by side.
func (e *Editor) oneLine(c *ui.Ctx, r *Row) (w float32) {
	for i := range r.boxCount() {
		w += e.boxWide(c, r, i) + c.Px(boxGap)
	}
	return w - c.Px(boxGap)
}

// stepper is how many boxes a list has before those of its places: fewer, how many, more.
const stepper = 3

// boxCount is how many boxes a row has: one for each value, or for each place and those for
// their number.
func (r *Row) boxCount() int {
	if r.Prop.Kind == rules.PropList {
		return stepper + len(r.chosen)
	}
	return len(r.labels)
}

// boxLabel is what stands in a box.
func (r *Row) boxLabel(i int) string {
	if r.Prop.Kind != rules.PropList {
		return r.labels[i]
	}
	if i < stepper {
		return ""
	}
	v := r.chosen[i-stepper]
	if k := slices.Index(r.Prop.Values, v); k >= 0 {
		return r.labels[k]
	}
	return v
}

func (e *Editor) boxWide(c *ui.Ctx, r *Row, i int) float32 {
	if r.Prop.Kind == rules.PropList && i < stepper {
		return max(c.Px(boxHigh), c.Width(ui.SmallB, e.Words.Keys.Number(len(r.chosen)))+c.Px(boxPad))
	}
	w := c.Width(ui.SmallB, r.boxLabel(i)) + c.Px(2*boxPad)
	if r.Prop.Kind == rules.PropList {
		w += c.Width(ui.Small, e.Words.Keys.Number(i+1-stepper)) + c.Px(5)
	}
	return ui.Floor(w + 1)
}

// controlHigh is how high a control is in its width; boxes are laid out from its corner.
func (e *Editor) controlHigh(c *ui.Ctx, k *plan, r *Row) float32 {
	switch k.as {
	case segments, places:
		h, lines := e.boxes(c, k, r)
		if lines <= mostLines || k.as == places {
			return h
		}
		k.as, k.boxes = drop, k.boxes[:0]
	case text, cells:
		room := k.at.W
		if k.as == cells {
			room -= e.mapWide(c)
		}
		return e.fieldHigh(c, room-r.clearWide(c), r)
	}
	return c.Px(boxHigh)
}

// boxes lays the values out in lines, from the right edge if there is one line alone.
func (e *Editor) boxes(c *ui.Ctx, k *plan, r *Row) (high float32, lines int) {
	x, y, h, gap := float32(0), float32(0), c.Px(boxHigh), c.Px(boxGap)
	lines = 1
	for i := range r.boxCount() {
		w := min(e.boxWide(c, r, i), k.at.W)
		tall := max(h, c.Wrap(ui.SmallB, w-c.Px(2*boxPad)+1, r.boxLabel(i)).Height+c.Px(6))
		if x > 0 && x+w > k.at.W {
			x, y, lines = 0, y+h+gap, lines+1
		}
		k.boxes = append(k.boxes, paint.Rect{X: x, Y: y, W: w, H: tall})
		if tall > h {
			y += tall - h
		}
		x += w + gap
	}
	if n := len(k.boxes); lines == 1 && n > 0 && k.as != places {
		last := k.boxes[n-1]
		for i := range k.boxes {
			k.boxes[i].X += k.at.W - last.X - last.W
		}
	}
	return y + h, lines
}
