package workshop

import (
	"fmt"
	"slices"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// The map of the workshop says whose each edge is, in every system that gives the sides one: where
// an army comes from decides how it has to stand.
func TestTheEdgesOfTheSidesAreShown(t *testing.T) {
	for i, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			how := prefs.Default()
			how.Language = [2]string{"en", "it"}[i%2]
			_, data, err := scenarios.Open(k.book, k.id)
			if err != nil {
				t.Fatal(err)
			}
			b := on(pagetest.Open(t, 1280, 720, how), k.book, string(data))
			b.Settle()
			b.Shot("edges-" + k.book)
			n := 0
			for _, a := range b.page.state.View().Sides {
				if a.Edge == rules.NoEdge {
					continue
				}
				n++
				name := b.Deps.Words.Army(a)
				long := b.Deps.Words.Word("ui.workshop.edge", name)
				if !slices.ContainsFunc(b.List.Cmds, func(k paint.Cmd) bool {
					return k.Op == paint.Text && k.Layer == paint.Grid && (k.Text == name || k.Text == long)
				}) {
					t.Errorf("nothing tells of the edge of %s", name)
				}
			}
			if n != 2 {
				t.Errorf("%d sides have an edge", n)
			}
		})
	}
}

// Both names stand at the edges that the file gives them, and change with it.
func TestTheEdgeOfASideFollowsTheFile(t *testing.T) {
	_, data, _ := scenarios.Open("ccn", "ccn-01-rolica-first")
	b := on(pagetest.Open(t, 1280, 720, prefs.Default()), "ccn", string(data))
	where := func() (y [2]float32) {
		b.Ctx.Animate()
		b.Settle()
		board := b.page.stage.View.Board.Rect(b.page.stage.View.Board.Inner)
		for s, a := range b.page.state.View().Sides {
			y[s] = along(board, a.Edge, 5, 5).Y
		}
		return y
	}
	was := where()
	now := "top"
	if b.page.state.Prop("", "french.edge").Value == "top" {
		now = "bottom"
	}
	b.page.state.Do(state.Edit(rules.Edit{Do: rules.EditSet, Key: "french.edge", Value: now}))
	if is := where(); is[0] != was[1] || is[1] != was[0] || is[0] == is[1] {
		t.Errorf("the edges lay at %v and lie at %v", was, is)
	}
}

// The name of a side at its edge lies on no letter of a column and on no name of a place, and it is
// gone where the pointer comes.
func TestTheNamesOfSidesCoverNoOtherWords(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		for _, k := range battles {
			b := on(pagetest.Open(t, size[0], size[1], prefs.Default()), k.book, text(t, k.book, k.id))
			b.Long()
			b.Shot(fmt.Sprint("edges-", k.book, size[0]))
			for _, a := range b.page.state.View().Sides {
				word := b.Deps.Words.Word("ui.workshop.edge", b.Deps.Words.Army(a))
				find := func() (at paint.Rect, found bool) {
					for _, x := range b.Texts() {
						if x.Cmd.Layer == paint.Grid && (x.Cmd.Text == word || x.Cmd.Text == b.Deps.Words.Army(a)) {
							return x.Rect, true
						}
					}
					return at, false
				}
				at, found := find()
				if a.Edge == rules.NoEdge || !found {
					continue
				}
				for _, x := range b.Texts() {
					if x.Rect.Overlaps(at) && x.Rect != at && (x.Cmd.Layer == paint.Grid || x.Cmd.Font == paint.Caps) { // those are the names of places
						t.Errorf("%s at %v: %q lies on %q", k.book, size, word, x.Cmd.Text)
					}
				}
				b.In.X, b.In.Y = at.Center()
				b.Settle()
				if _, found := find(); found {
					t.Errorf("%s: %q stays below the pointer", k.book, word)
				}
				b.In.X, b.In.Y = 0, 0
				b.Settle()
			}
		}
	}
}
