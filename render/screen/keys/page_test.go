package keys

import (
	"strings"
	"testing"

	"grognard/game/keymap"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
)

// bench is the page in a window.
type bench struct {
	*pagetest.Pages
	page *Page
	m    keymap.Map
}

func open(t *testing.T, w, h int, p prefs.Prefs) *bench {
	t.Helper()
	b := &bench{Pages: pagetest.Open(t, w, h, p)}
	b.page = New(&b.Deps, Doors{
		Get: func() keymap.Map { return b.m }, Set: func(m keymap.Map) { b.m = m },
		Meanings: [][2]string{{"L", "table.key.log"}, {"Plus Minus", "table.key.zoom"}, {"Ctrl+Z", "table.key.undo"}, {"E", "table.key.end"}, {"Q E", "table.key.turnhand"}},
		Overlays: "ZX",
	})
	b.Put(b.page)
	b.Settle()
	return b
}

func TestAKeyIsMovedAndTakesThePlaceOfTheOther(t *testing.T) {
	b := open(t, 1280, 720, prefs.Default())
	b.Click("button.move.l")
	b.Settle()
	if !b.Reads("Press the new key") {
		t.Fatal("nothing asks for a key")
	}
	b.Key("E")
	b.Settle()
	if got := b.m.String(); got != "E=L L=E" {
		t.Fatalf("the keys are %q", got)
	}
	if want := "E was for: Pass, finish, end the phase; Rotate what is in hand (the mouse wheel too). For that, press L from now on."; !b.Reads(want) {
		t.Errorf("it does not say %q", want)
	}
	b.Click("button.defaults")
	if !b.m.None() {
		t.Errorf("the keys are not put back: %q", b.m)
	}
}

func TestKeysThatMeanNothingElseSayNothing(t *testing.T) {
	b := open(t, 1280, 720, prefs.Default())
	b.Click("button.move.l")
	b.Key("F7")
	b.Settle()
	if got := b.m.String(); got != "L=F7 F7=L" || b.page.said != "" {
		t.Errorf("the keys are %q; it says %q", got, b.page.said)
	}
}

func TestEscapeLeavesAKeyAsItIs(t *testing.T) {
	b := open(t, 1280, 720, prefs.Default())
	b.Click("button.move.l")
	b.Settle()
	b.Key("Escape")
	b.Settle()
	if b.page.asks != "" || !b.m.None() || !b.Has("button.move.l") {
		t.Errorf("asks for %q, keys %q", b.page.asks, b.m)
	}
}

// What several meanings have in common stands in one line; what means nothing has none.
func TestEveryKeyWithAMeaningHasOneLine(t *testing.T) {
	b := open(t, 1280, 720, prefs.Default())
	var names []string
	for _, r := range b.page.rows {
		names = append(names, r.key+" "+strings.Join(r.words, " "))
	}
	want := "E table.key.end table.key.turnhand|L table.key.log|Q table.key.turnhand|X ui.keys.overlay|Z ui.keys.overlay|Plus table.key.zoom|Minus table.key.zoom"
	if got := strings.Join(names, "|"); got != want {
		t.Errorf("the lines are %s", got)
	}
}

func TestThePageIsReadableInAllSizes(t *testing.T) {
	for _, lang := range prefs.Languages()[1:] {
		for _, size := range []int{80, 100, 160, 200} {
			for _, w := range [][2]int{{1280, 720}, {1920, 1080}} {
				p := prefs.Default()
				p.Language, p.TextSize = lang, size
				b := open(t, w[0], w[1], p)
				b.Fits(lang)
				b.Buttoned(lang)
				b.Click("button.move." + strings.ToLower(b.page.rows[0].key))
				b.Settle()
				b.Buttoned(lang + " asking")
			}
		}
	}
}
