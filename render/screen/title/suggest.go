package title

import (
	"strconv"

	"grognard/game/archive"
	"grognard/game/battles"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/scenarios"
)

// offer is a battle that suggests itself to who has played before.
type offer struct {
	battle battles.Entry
	is     bool
	played bool // he has, though there may be nothing left to suggest

	next   battles.Entry // the first one after a lesson
	lesson string        // the save of that lesson, "": there is none to come after
}

// suggest looks for the battle of the day, by the saved games.
func (t *Page) suggest(saved []archive.Item) {
	r := battles.RecordOf(saved)
	t.offer = offer{played: r.Any()}
	if e, lesson, ok := battles.Next(saved, r); ok {
		t.offer.next, t.offer.lesson = e, lesson
	}
	if !r.Any() {
		return
	}
	var all []battles.Entry
	for _, b := range scenarios.Books() {
		all = append(all, battles.Of(b, nil)...)
	}
	if at, ok := battles.Suggest(t.doors.Now(), all, r); ok {
		t.offer.battle, t.offer.is = all[at], true
	}
}

// findButton leads to the list of all battles.
func (t *Page) findButton() ui.Button {
	return ui.Button{Name: "button.find", Icon: "icon/eye", Label: t.d.Word("ui.find"), Left: true}
}

// suggestButton leads to the battle that suggests itself.
func (t *Page) suggestButton() ui.Button {
	e := &t.offer.battle
	title := e.Title.In(t.d.Words.Language())
	if y := e.Year(); y != 0 && !e.Dated(t.d.Words.Language()) {
		title = t.d.Word("ui.title.suggest.dated", title, strconv.Itoa(y))
	}
	label := t.d.Words.Beside(t.d.Word("ui.title.suggest", t.howLong(e.Minutes), title), t.d.Words.Book(e.Book))
	return ui.Button{Name: "button.suggest", Icon: "icon/play", Label: label, Left: true}
}

// howLong is how long a battle takes, as one says it.
func (t *Page) howLong(minutes int) string {
	m := battles.About(minutes)
	if m >= 120 {
		return t.d.Word("ui.title.time.hours", m/60)
	}
	return t.d.Word("ui.title.time." + strconv.Itoa(m))
}

// Sizes of the buttons beside the name of the game, in dp: how wide they are at most, and the gap between them.
const (
	besideWide = 560
	besideGap  = 8
)

// beside paints what finds a battle, and the one that suggests itself, at the right of the name of the game.
func (t *Page) beside(c *ui.Ctx, r paint.Rect) {
	all := []ui.Button{t.findButton()}
	w, h := c.Size(all[0])
	high := []float32{h}
	side := min((r.W-t.headWide(c))/2-c.Px(plateGap), c.Px(besideWide))
	if t.low || w > side { // large letters: a picture has room
		all[0].Label, all[0].Tip = "", all[0].Label
		w, high[0] = min(h, r.H), min(h, r.H)
	} else if s := t.suggestButton(); t.offer.is {
		own, _ := c.Size(s)
		own = min(own, side)
		if need := c.ButtonHigh(s, own); h+c.Px(besideGap)+need <= r.H {
			all, high, w = append(all, s), append(high, need), max(w, own)
		}
	}
	y := r.Y + (r.H-sum(high)-c.Px(besideGap)*float32(len(all)-1))/2
	for i, b := range all {
		if c.Button(paint.Rect{X: r.X + r.W - w, Y: ui.Floor(y), W: w, H: high[i]}, b) {
			if i == 0 {
				t.doors.Find()
			} else {
				t.doors.Choose(&t.offer.battle)
			}
		}
		y += high[i] + c.Px(besideGap)
	}
}

func sum(all []float32) (n float32) {
	for _, x := range all {
		n += x
	}
	return n
}

// headWide is the width of the cartouche with the name of the game.
func (t *Page) headWide(c *ui.Ctx) float32 {
	return max(c.Width(page.Grand, t.d.Word("ui.title")), c.Width(ui.Flavour, t.d.Word("ui.title.sub"))) + c.Px(120)
}
