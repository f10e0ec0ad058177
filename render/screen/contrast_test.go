package screen

import (
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/ui"
	"grognard/scenarios"
)

// stands fails for each text of the window that hardly stands out. Pieces that have no part in what
// is going on are pale on purpose: what stands on them does not count.
func (d *desk) stands(where, theme string) {
	d.T.Helper()
	for _, x := range d.Faint(ui.ThemeNamed(theme).Least()) {
		if x.Cmd.Layer < paint.Panel && x.Cmd.Color.A < 255 {
			continue
		}
		d.T.Errorf("%s in %s: %q, %v on %v, has a contrast of %.1f", where, theme, x.Cmd.Text, x.Cmd.Color, x.Ground, x.Ratio)
	}
}

// Every text of every page and table stands out from what is really painted below it.
func TestEveryTextStandsOutInEveryTheme(t *testing.T) {
	battles := map[string]*match.Match{}
	for _, b := range pagetest.Battles {
		battles[b[0]] = pagetest.Fought(t, b[0], b[1], 5, 60)
	}
	for _, theme := range ui.Themes() {
		t.Run(theme.Name, func(t *testing.T) {
			p := prefs.Default()
			p.Theme = theme.Name
			d := newDesk(t, 1280, 720, p)
			d.walk(func(screen string) { d.stands(screen, theme.Name) })
			m := pagetest.Fought(t, "manoeuvre", "man-07-hundred-days", 5, 60)
			pagetest.Store(t, d.root.deps.Saves, m)
			d.root.saves++
			d.root.pages.Push(d.root.list())
			d.Long()
			d.stands("saves", theme.Name)
			d.Key("Escape")
			d.root.pages.Push(d.root.ended(m))
			told(d)
			d.stands("end", theme.Name)
			d.Key("Escape")
			d.root.pages.Push(d.root.keysPage())
			d.Settle()
			d.stands("keys", theme.Name)
			d.Key("Escape")
			for _, s := range scenarios.Books() {
				d.root.pages.Push(d.root.browse(s))
				d.Settle()
				d.stands("the battles of "+s.Name(), theme.Name)
				d.root.read(s, "")
				d.Settle()
				d.stands("the rules of "+s.Name(), theme.Name)
				d.Key("Escape", "Escape")
				d.root.learn(s)
				d.Long()
				d.stands("the lesson of "+s.Name(), theme.Name)
				b := d.begin(battles[s.Name()])
				b.Long()
				d.stands("the table of "+s.Name(), theme.Name)
				d.Key("H")
				d.Long()
				d.stands("the keys of "+s.Name(), theme.Name)
			}
		})
	}
}
