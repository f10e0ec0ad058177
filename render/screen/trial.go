package screen

import (
	"os"
	"path/filepath"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/match"
	kept "grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// trial asks who is to play a draft that is tried out.
type trial struct {
	r     *Root
	book  rules.Workshop
	draft *rules.Draft
	below page.Page
	tried string // file of the draft that is open in the workshop below; "": it is played from the shelf
	begun string // save of a trial of it that is not over; "": there is none
}

// tries asks who is to play the draft that is open in the workshop below.
func (r *Root) tries(o *kept.Open) *trial {
	t := &trial{r: r, book: o.Book(), draft: o.Now(), below: r.pages.Top(), tried: o.Path()}
	if name := r.draftName(o.Path()); name != "" {
		if it, ok := archive.Trial(r.deps.Saves, name); ok {
			t.begun = it.Opens()
		}
	}
	return t
}

// Overlaid implements page.Overlay.
func (t *trial) Overlaid() {}

// seats are the ways to try a draft.
var seats = [...]struct {
	name, word string
	open       bool
	computer   [2]bool
}{
	{"button.try.alone", "ui.who.one", true, [2]bool{}},
	{"button.try.first", "ui.who.first", false, [2]bool{rules.Second: true}},
	{"button.try.second", "ui.who.second", false, [2]bool{rules.First: true}},
	{"button.try.two", "ui.who.two", false, [2]bool{}},
	{"button.try.watch", "ui.who.watch", true, [2]bool{true, true}},
}

// Frame implements page.Page.
func (t *trial) Frame(c *ui.Ctx) {
	t.r.pages.Beneath(c, t.below)
	c.Modal(.45)
	defer c.EndModal()
	w, bh, gap, pad := c.Px(440), float32(0), c.Px(10), c.Px(28)
	label := func(i int) string {
		v := t.book.View(t.draft.Board, rules.Chance)
		word := t.r.given.Words.Army
		switch seats[i].computer {
		case [2]bool{rules.Second: true}:
			return t.r.word(seats[i].word, word(v.Sides[rules.First]))
		case [2]bool{rules.First: true}:
			return t.r.word(seats[i].word, word(v.Sides[rules.Second]))
		}
		return t.r.word(seats[i].word)
	}
	for i := range seats {
		bw, h := c.Size(ui.Button{Label: label(i)})
		w, bh = max(w, bw), max(bh, h)
	}
	title := c.Line(ui.Heading) + c.Px(16)
	again := ui.Button{Name: "button.try.back", Label: t.r.word("ui.workshop.try.back"), Icon: "icon/play", Left: true}
	n := len(seats) + 1
	if t.begun != "" {
		bw, h := c.Size(again)
		w, bh = max(w, bw), max(bh, h)
		n++
	}
	need := title + float32(n)*(bh+gap)
	r := ui.Mid(c.Window(), w+2*pad, min(need+2*pad, c.In.H-c.Px(20)))
	c.Surface("ui/panel", r, c.Theme.Panel)
	sc := c.Scroll("trial", r.Inset(pad))
	at := paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width}
	c.Paragraph(at, ui.Heading, ui.Middle, c.Theme.Text, t.r.word("ui.workshop.try.who"))
	at.Y += title
	at.H = bh
	for i, s := range seats {
		if c.Button(at, ui.Button{Name: s.name, Label: label(i), Left: true, Primary: i == 0}) {
			t.begin(i)
		}
		at.Y += bh + gap
	}
	if t.begun != "" {
		if c.Button(at, again) {
			t.r.pages.Pop()
			t.r.resume(t.begun)
		}
		at.Y += bh + gap
	}
	if c.Button(at, ui.Button{Name: "button.back", Label: t.r.word("ui.back"), Icon: "icon/left", Left: true, Key: "Escape"}) {
		t.r.pages.Pop()
	}
	sc.Done(need)
}

// begin begins a game from the draft. The workshop stays below its table.
func (t *trial) begin(i int) {
	r, book := t.r, t.book
	info, err := scenarios.Parse("", []byte(t.draft.Text))
	if err != nil {
		r.given.Fail("ui.fault.start", err)
		return
	}
	how := match.Start{Scenario: info.ID, Data: []byte(t.draft.Text), Seed: r.deps.seed(), Auto: r.prefs.AutoAnswer, Open: seats[i].open,
		Title: info.Title.In(r.deps.Words.Language()), CrashDir: r.deps.Crashes}
	if t.tried != "" {
		how.Draft = r.draftName(t.tried)
	}
	for s := range how.Players {
		how.Players[s].Name = r.word("ui.player")
		if seats[i].computer[s] {
			how.Players[s] = match.Player{Name: ai.NameOf(ai.Level(r.prefs.Strength), ai.Temper(r.prefs.Temper)), Computer: true}
		}
	}
	r.seat(book, &how, how.Seed)
	m, err := match.New(book, how)
	if err != nil {
		r.given.Fail("ui.fault.start", err)
		return
	}
	r.keeper.Keep(m)
	r.saves++
	if t.tried == "" {
		r.table(m)
		return
	}
	r.pages.Replace(newTable(r, m, r.pages.Pop))
}

// draftName is what a trial calls the file of its draft: its path in the folder of battles, the
// same on every system.
func (r *Root) draftName(path string) string {
	name, err := filepath.Rel(r.deps.Battles, path)
	if err != nil {
		return ""
	}
	return filepath.ToSlash(name)
}

// backToDraft leads from the table of a trial to the draft that is tried out in it, or where
// that is gone to the shelf; nil if the game is no trial.
func (r *Root) backToDraft(m *match.Match) func() {
	name := m.Start().Draft
	book, ok := workshopOf(m.Book().Name())
	if name == "" || r.deps.Battles == "" || !ok {
		return nil
	}
	return func() {
		r.pages.Home(r.shelf(book))
		if path := filepath.Join(r.deps.Battles, filepath.FromSlash(name)); filepath.IsLocal(filepath.FromSlash(name)) {
			if _, err := os.Stat(path); err == nil {
				r.openBattle(kept.Battle{Book: book.Name(), Path: path})
			}
		}
	}
}

// enlist makes a trial a game like any other.
func (u *menu) enlist() {
	u.r.pages.Pop()
	u.m.KeepAsGame()
	u.r.saves++
	u.r.pages.Inform(u.r.word("ui.menu.enlist.done"))
}
