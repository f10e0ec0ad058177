package workshop

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// In the largest letters every drawer, card and list of every system is read: no text leaves its
// button or lies on another one, and no word is broken.
func TestAllIsReadInTheLargestLetters(t *testing.T) {
	for _, k := range battles {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			for _, lang := range []string{"it", "en"} {
				if testing.Short() && (size[0] > 1280 || lang == "en") {
					continue
				}
				t.Run(fmt.Sprintf("%s-%d-%s", k.book, size[1], lang), func(t *testing.T) {
					p := prefs.Default()
					p.TextSize, p.Language = 200, lang
					_, data, err := scenarios.Open(k.book, k.id)
					if err != nil {
						t.Fatal(err)
					}
					b := on(pagetest.Open(t, size[0], size[1], p), k.book, string(data))
					b.walk()
				})
			}
		}
	}
}

// walk opens all that can be opened, and looks at it.
func (b *bench) walk() {
	s := &b.page.state
	look := func(what string) {
		b.T.Helper()
		b.Ctx.Animate()
		b.Long()
		b.Shot(strings.ReplaceAll(b.T.Name()[len("TestAllIsReadInTheLargestLetters/"):], "/", "-") + "-" + what)
		b.looks(what)
	}
	drawers := []string{"ground", "forces", "terms"}
	for d, name := range drawers {
		s.Do(state.Select())
		s.Turn(state.Drawer(d))
		look(name)
	}
	groups := map[string]bool{}
	for _, x := range s.Open.Kit().Terms {
		if !groups[x.Group] {
			groups[x.Group] = true
			b.page.terms.Show(x.Key)
			look("terms-" + x.Group)
		}
	}
	s.Turn(state.Ground)
	for i := range b.page.state.Open.Kit().Tools {
		tool := &s.Open.Kit().Tools[i]
		s.Do(state.Act{Hand: &state.Hand{Tool: tool.Key, Side: rules.Chance}})
		look("tool-" + tool.Key)
	}
	s.Do(state.Act{Hand: &state.Hand{}})
	for _, closed := range []bool{true, false} {
		s.Turn(state.Forces)
		s.Closed = closed
		seen := map[string]bool{}
		for _, x := range s.Draft().Things {
			kind, _, _ := strings.Cut(x.Path, ".")
			if l := s.Line(x.Stock); l != nil {
				kind = fmt.Sprint(l.Piece.Form, l.Card != nil)
			} else {
				kind += x.Tool
			}
			if seen[kind] {
				continue
			}
			seen[kind] = true
			s.Do(state.Select(x.Path))
			look(fmt.Sprint("card-", closed, "-", x.Path))
		}
	}
	s.Do(state.Select())
	b.Click("button.help")
	look("keys")
	b.Key("Escape")
	b.page.ShowText(3)
	look("text")
	b.Key("Escape")
	s.Do(state.Edit(rules.Edit{Do: rules.EditTake, Path: b.piece().Path}))
	if b.Has("button.faults.more") {
		b.Click("button.faults.more")
		look("faults")
	}
}

// looks checks what is painted now.
func (b *bench) looks(what string) {
	b.T.Helper()
	var all []pagetest.Box
	for _, x := range b.Texts() {
		if x.Cmd.Layer >= paint.Panel && strings.ContainsFunc(x.Cmd.Text, unicode.IsLower) {
			all = append(all, x)
		}
	}
	b.Legible(what, all)
	b.Buttoned(what)
	for _, text := range b.Ctx.Broken() {
		b.T.Errorf("%s: a word of %q is broken", what, text)
	}
}

// What is pointed at is told of beside it, wherever it lies and however large the letters are.
func TestWhatIsPointedAtIsNeverCovered(t *testing.T) {
	for _, k := range battles {
		for _, size := range [][3]int{{1280, 720, 200}, {1920, 1080, 200}, {1280, 720, 100}} {
			p := prefs.Default()
			p.TextSize, p.Language = size[2], "it"
			_, data, err := scenarios.Open(k.book, k.id)
			if err != nil {
				t.Fatal(err)
			}
			b := on(pagetest.Open(t, size[0], size[1], p), k.book, string(data))
			b.page.state.Closed = true
			b.Ctx.Animate()
			b.Settle()
			told, all := 0, 0
			for _, x := range b.page.state.Draft().Things {
				r, ok := b.page.stage.View.Board.PieceRect(x.Ref)
				px, py := r.Center()
				under := slices.ContainsFunc(b.page.lay.Rest(), func(k paint.Rect) bool { return k.Has(px, py) })
				if !ok || x.Stock == "" || under || b.page.stage.View.Board.Find(px, py).Piece != x.Ref {
					continue
				}
				b.In.X, b.In.Y = px, py
				b.page.peek = paint.Rect{}
				for range 3 {
					b.In.Now += 1000
					b.Tick()
				}
				if all++; b.page.peek.W > 0 {
					told++
				}
				if b.page.peek.Has(b.In.X, b.In.Y) {
					t.Errorf("%s %v: %s at %v,%v is covered at %v", k.book, size, x.Path, b.In.X, b.In.Y, b.page.peek)
				}
			}
			if told < all-1 { // who stands in the middle of all
				t.Errorf("%s %v: of %d pieces %d are told of", k.book, size, all, told)
			}
		}
	}
}
