package saves

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"grognard/game/archive"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// search is what the player looks for among the saves.
type search struct {
	text  string
	known map[string]string // all that a save is found by, by its path
	named int               // armies that were known then, see Glances.name
	done  bool              // all of them are
}

// forget looks at the saves anew.
func (s *search) forget() {
	clear(s.known)
	s.done = false
}

// Region and measures of the field, in dp.
const (
	searchName = "field.search"
	searchWide = 270
	systemWide = 160 // name of a system that is chosen, at least
	mostSearch = 60  // letters
)

// typed are the keys of the page: what is typed goes into the field of the search.
func (l *Page) typed(c *ui.Ctx) {
	if c.Beneath() {
		return
	}
	ch, n := utf8.DecodeRuneInString(c.In.Text)
	switch {
	case c.In.Held.Ctrl && c.Take("F"):
		c.SetFocus(searchName)
		c.SelectAll(searchName)
	case c.In.Held.Ctrl && c.Take("Z"):
		l.undo()
	case l.search.text != "" && c.Take("Escape"):
		l.look("")
		c.SetFocus(savesName)
	case c.Focused(searchName) && l.path() != "" && c.Take("Enter"):
		l.open()
	case c.Focused(searchName) && c.Take("Escape"):
		c.SetFocus(savesName)
	case c.Take("F2"):
		l.rename()
	case !c.Focused(searchName) && c.Take("Delete"):
		l.remove()
	case !c.Focused(searchName) && n > 0 && !c.In.Held.Ctrl && unicode.IsGraphic(ch) && !unicode.IsSpace(ch) && len(l.all) > 0:
		c.SetFocus(searchName)
	}
}

// look looks for another text.
func (l *Page) look(text string) {
	if l.search.text == text {
		return
	}
	l.search.text = text
	l.choose()
}

// find paints the field of the search at the right end of r, and looks for what is typed.
func (l *Page) find(c *ui.Ctx, r *paint.Rect) {
	s := &l.search
	_, h := c.Size(ui.Button{})
	w := min(c.Px(searchWide), r.W*.5)
	field := ui.Mid(ui.CutRight(r, w), w, h)
	ui.CutRight(r, c.Px(16))
	clear := field
	clear = ui.CutRight(&clear, h)
	if s.text != "" {
		field.W -= h
	}
	l.look(c.TextField(field, searchName, s.text, mostSearch))
	c.Tip(searchName, field, l.d.Word("ui.load.search.about"), false)
	if s.text == "" && !c.Focused(searchName) {
		c.Label(field.Inset(c.Px(8)), ui.Body, ui.Start, c.Theme.Muted, l.d.Word("ui.load.search"))
	}
	if s.text == "" {
		return
	}
	if c.Button(clear, ui.Button{Name: "button.search.clear", Icon: "icon/close", Tip: l.d.Word("ui.load.search.clear")}) {
		l.look("")
		c.SetFocus(savesName)
	}
	if s.done {
		return
	}
	n, done := l.doors.Seen.name(l.all, l.d.Store.Wake)
	if n != s.named {
		s.forget()
		l.choose()
		c.Animate()
	}
	if s.named, s.done = n, done; !done {
		c.Status().Pending = true
		c.Wake(c.In.Now + 100)
	}
}

// found reports whether a save is one of those that the player looks for: it has all words, or beginnings of
// them, in whatever order.
func (l *Page) found(it *archive.Item) bool {
	for _, word := range strings.Fields(folded(l.search.text)) {
		if !strings.Contains(l.spoken(it), word) {
			return false
		}
	}
	return true
}

// folded is a text as it is compared: in small letters without accents.
func folded(text string) string { return strings.ToLower(archive.Unaccented(text)) }

// spoken is all that a save is found by: title, battle, system, players, nations and date.
func (l *Page) spoken(it *archive.Item) string {
	if s, ok := l.search.known[it.Path]; ok {
		return s
	}
	h := &it.Header
	k := card{d: l.d, it: it, now: l.doors.Now()}
	said := k.said()
	all := []string{said.title, said.system, said.when, it.Saved.Local().Format(l.d.Word("ui.date")), l.d.Words.Game(h.Book, h.Scenario, "")}
	for _, p := range h.Players {
		if !p.Computer { // the name of one that the program plays is how strongly
			all = append(all, p.Name)
		}
	}
	if armies, ok := l.doors.Seen.armies(it); ok {
		for _, a := range armies {
			if a.Nation != "" {
				all = append(all, l.d.Words.Army(a), l.d.Words.Army(rules.Army{Nation: a.Nation}))
			}
		}
	}
	if l.search.known == nil {
		l.search.known = map[string]string{}
	}
	s := folded(strings.Join(all, "\n"))
	l.search.known[it.Path] = s
	return s
}
