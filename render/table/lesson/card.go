// Package lesson shows a lesson on the table: what the pupil is to do now and why, and, when he wants to
// do something else, why not yet.
package lesson

import (
	"slices"
	"strconv"

	game "grognard/game/lesson"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the card is made of.
type Deps struct {
	Play  *game.Play
	Scene *scene.Scene
	Words *words.Speaker
	// Awaits reports whether an option only waits to be confirmed; nil: none ever does.
	Awaits func(rules.Option) bool
	// Battle is the title of the battle that comes after the lesson; nil: none does.
	Battle func() string
}

// Card is a step of the lesson, as it lies on the table. The zero Card, of no lesson, does nothing.
type Card struct {
	Deps
	Held   bool       // the table stops until somebody goes on: the main button is another one
	Short  bool       // it says what to do alone: there is no room to say why
	Wide   float32    // how wide it is, in pixels; 0: as usual
	wrong  *game.Step // that something else was wished for instead of
	over   bool       // the pupil plays on without it
	lies   paint.Rect // of no width while it is not seen
	spoken []rules.Ref
}

// New returns the card of a lesson.
func New(d Deps) *Card { return &Card{Deps: d} }

// goes reports whether the lesson waits for the pupil.
func (k *Card) goes() bool {
	return k.Play != nil && !k.over && k.Scene.Ask != nil && k.Scene.Ask.To == k.Play.Pupil && !k.Scene.Moving()
}

// Forbids reports whether the lesson waits for something else than an option, and says so on the card.
func (k *Card) Forbids(o rules.Option) bool {
	if k.Play == nil || k.over || k.Play.Allows(o) {
		return false
	}
	k.wrong = k.Play.Step()
	return true
}

// Over reports whether there is no lesson, or the pupil plays on without it.
func (k *Card) Over() bool { return k.Play == nil || k.over }

// Main reports whether the main button of the screen is on the card: there is something to read, or the lesson is over.
func (k *Card) Main() bool {
	return k.reads() || k.goes() && k.Play.Step() == nil
}

// Push pushes that button.
func (k *Card) Push() (act Act) {
	if k.reads() {
		k.Play.Next()
	} else {
		k.over, act.On = true, true
	}
	return act
}

// reads reports whether the pupil has something to read before he may do anything.
func (k *Card) reads() bool {
	if !k.goes() {
		return false
	}
	s := k.Play.Step()
	return s != nil && s.Reads()
}

// Shown is the option that is to be lit on the table; false if none is.
func (k *Card) Shown() (rules.Option, bool) {
	if !k.goes() {
		return rules.Option{}, false
	}
	s := k.Play.Step()
	if s == nil || s.Reads() {
		return rules.Option{}, false
	}
	return s.Do, true
}

// Wanted is the one answer that the lesson waits for, none of them (the zero Option) while there is something to
// read first; false if it waits for nothing.
func (k *Card) Wanted() (o rules.Option, waits bool) {
	if !k.goes() {
		return o, false
	}
	if s := k.Play.Step(); s != nil && !s.Reads() {
		o = s.Do
	}
	return o, true
}

// Dice are the faces of the throw that the card speaks of, nil if of none.
func (k *Card) Dice() []int {
	if !k.goes() {
		return nil
	}
	if s := k.Play.Step(); s != nil {
		return s.Dice
	}
	return nil
}

// Spoken are the things that the card speaks of, and those that fight or are asked about: it does not lie over them.
func (k *Card) Spoken() []rules.Ref {
	k.spoken = k.spoken[:0]
	if !k.goes() {
		return k.spoken
	}
	o, _ := k.Shown()
	k.speak(o.Who, o.At, o.With, k.Scene.Ask.About)
	if fight := k.Scene.View().Combat; fight != nil {
		k.speak(fight.To)
		k.speak(fight.From...)
		for i := range fight.Force {
			k.speak(fight.Force[i].Ref)
		}
	}
	return k.spoken
}

// speak adds to what the card speaks of.
func (k *Card) speak(all ...rules.Ref) {
	for _, r := range all {
		if r != 0 && !slices.Contains(k.spoken, r) {
			k.spoken = append(k.spoken, r)
		}
	}
}

// Lies is where the card lies, of no width while it is not seen.
func (k *Card) Lies() paint.Rect { return k.lies }

// Act is what the pupil does with the card.
type Act struct {
	Plays  bool // what it waits for is to be done
	Option rules.Option
	On     bool // the battle goes on without the lesson
	Next   bool // the battle that comes after the lesson is wanted
	Leaves bool
}

// Sizes of the card in dp.
const (
	wide = 400
	gap  = 8
)

// Frame paints the card and returns what the pupil does with it. room is where it may lie; place finds the
// best place in it for a card so wide and high.
func (k *Card) Frame(c *ui.Ctx, room paint.Rect, place func(w, h float32, was paint.Rect) paint.Rect) (act Act) {
	if !k.goes() {
		k.lies = paint.Rect{}
		return act
	}
	s := k.Play.Step()
	if s == nil {
		k.Play.Finish()
	}
	w := k.Wide
	if w == 0 {
		w = k.Usual(c, room)
	}
	in := w - c.FloatHeight(0)
	all := k.buttons(s)
	foot := c.ButtonsHeight(in, all)
	high := k.text(c, s, paint.Rect{W: in}, false)
	k.lies = place(w, k.High(c, room, w), k.lies)
	c.Clear(k.lies)
	r := c.Float(k.lies)
	below := ui.CutBottom(&r, foot)
	ui.CutBottom(&r, c.Px(gap))
	if high > r.H+1 {
		c.ScrollKeys("lesson", "PageUp", "PageDown", "End") // arrows and Home are the map's
		sc := c.Scroll("lesson", r)
		sc.Done(k.text(c, s, paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width}, true))
	} else {
		k.text(c, s, r, true)
	}
	switch i := c.Buttons(below, ui.Start, all); {
	case i < 0:
	case i == len(all)-1:
		act.Leaves = true
	case all[i].Name == "button.lesson.battle":
		act.Next = true
	case k.Main():
		act = k.Push()
		c.Animate()
	default:
		act.Plays, act.Option = true, s.Do
	}
	return act
}

// Usual is how wide the card is in a room, in pixels, where nothing asks for more.
func (k *Card) Usual(c *ui.Ctx, room paint.Rect) float32 {
	return min(c.Px(wide), ui.Floor(room.W*.45))
}

// High is how high the card is in a room if it is so wide, in pixels; 0 while the lesson does not wait.
func (k *Card) High(c *ui.Ctx, room paint.Rect, w float32) float32 {
	if !k.goes() {
		return 0
	}
	s, in := k.Play.Step(), w-c.FloatHeight(0)
	high := k.text(c, s, paint.Rect{W: in}, false) + c.ButtonsHeight(in, k.buttons(s)) + c.Px(gap)
	return min(ui.Floor(c.FloatHeight(high)), room.H)
}

// buttons are those of a step; nil is the end.
func (k *Card) buttons(s *game.Step) []ui.Button {
	w := k.Words
	first := ui.Button{Name: "button.lesson.show", Label: w.Word("table.lesson.show")}
	switch {
	case s == nil:
		first = ui.Button{Name: "button.lesson.on", Label: w.Word("table.lesson.on"), Primary: !k.Held}
	case s.Reads():
		first = ui.Button{Name: "button.lesson.next", Label: w.Word("table.lesson.next"), Primary: !k.Held}
	case k.Awaits != nil && k.Awaits(s.Do): // shown or chosen, but not done yet
		first.Label = w.Word("table.lesson.confirm")
	}
	leave := ui.Button{Name: "button.lesson.leave", Label: w.Word("table.lesson.leave")}
	if s == nil && k.Battle != nil {
		return []ui.Button{first, {Name: "button.lesson.battle", Label: w.Word("table.lesson.battle", k.Battle())}, leave}
	}
	return []ui.Button{first, leave}
}

// text sets what the card says into r, or only measures it, and returns how high that is.
func (k *Card) text(c *ui.Ctx, s *game.Step, r paint.Rect, paints bool) float32 {
	y := r.Y
	set := func(st ui.Style, col paint.Color, text string) {
		if text == "" {
			return
		}
		if y > r.Y {
			y += c.Px(gap / 2)
		}
		if paints {
			c.Paragraph(paint.Rect{X: r.X, Y: y, W: r.W}, st, ui.Start, col, text)
		}
		y += c.Wrap(st, r.W, text).Height
	}
	w, lang := k.Words, k.Words.Language()
	title := k.Play.Title.In(lang)
	if s == nil {
		set(ui.SmallB, c.Theme.Muted, title)
		set(ui.Strong, c.Theme.Text, w.Word("table.lesson.over"))
		return y - r.Y
	}
	set(ui.SmallB, c.Theme.Muted, w.Dash(title, w.Word("table.lesson.step", strconv.Itoa(k.Play.At()+1), strconv.Itoa(len(k.Play.Steps)))))
	set(ui.Strong, c.Theme.Text, w.Keyed(s.Say.In(lang)))
	if !k.Short || s.Reads() {
		set(ui.Body, c.Theme.Text, w.Keyed(s.Why.In(lang)))
	}
	if k.wrong == s {
		why := w.Keyed(s.Wrong.In(lang))
		switch {
		case why != "":
		case s.Reads():
			why = w.Word("table.lesson.unread")
		default:
			why = w.Word("table.lesson.wrong")
		}
		set(ui.Body, c.Theme.Danger, why)
	}
	return y - r.Y
}
