//go:build gpu

package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/workshop"
	"grognard/render/workshop/shoptest"
	"grognard/rules"
	"grognard/scenarios"
)

// TestABattleIsBuiltTriedAndShared builds a battle of a system from an empty board, by mouse but
// for its title, tries it, takes a moment of that game back into the workshop and plays on from
// there, changes a battle of the game, and gives all three to a player with other folders. Two
// systems are played always; all of them in windows of both sizes take minutes, and the variable
// GROGNARD_E2E_LONG.
func TestABattleIsBuiltTriedAndShared(t *testing.T) {
	long := os.Getenv("GROGNARD_E2E_LONG") != ""
	always := map[string]string{"ccn": "1280x720", "eagles": "1920x1080"}
	for _, f := range shoptest.Firsts {
		for _, size := range [...]string{"1280x720", "1920x1080"} {
			if !long && always[f.Book] != size {
				continue
			}
			t.Run(f.Book+"-"+size, func(t *testing.T) {
				t.Parallel()
				b := &builder{window: open(t, settings{display: screen(t), folder: t.TempDir(), lang: "en", size: size, seed: 5})}
				b.first(f)
				b.moment(f)
				b.copied(f)
				b.share(f)
			})
		}
	}
}

// builder builds battles at the window.
type builder struct {
	*window
	drags, notches int
	games          int // that were begun
}

// reach scrolls a region into view.
func (b *builder) reach(name string) {
	b.t.Helper()
	list := "scroll." + shoptest.ListOf(name)
	b.await(name, list)
	for _, button := range [...]string{"5", "4"} {
		for n := 0; n < 500 && !b.has(name); n++ {
			if n == 0 {
				h, _ := b.find(list)
				b.move(h)
			}
			b.notches++
			b.heard("the wheel", 0, "click", button)
			time.Sleep(20 * time.Millisecond)
		}
	}
	b.await(name)
}

// Tap implements shoptest.Mouse.
func (b *builder) Tap(name string) {
	b.t.Helper()
	b.reach(name)
	b.click(name)
}

// Pull implements shoptest.Mouse.
func (b *builder) Pull(from, to string) {
	b.t.Helper()
	b.reach(from)
	a, _ := b.find(from)
	z, _ := b.find(to)
	b.haul(a, z)
}

// haul drags from one place to another.
func (b *builder) haul(from, to hit) {
	b.t.Helper()
	b.drags++
	b.move(from)
	b.heard("a press", 1, "mousedown", "1")
	x, y := from.X+from.W/2, from.Y+from.H/2
	for _, part := range [...]float64{.1, .5, 1} {
		b.hand(b.at(hit{X: x + (to.X+to.W/2-x)*part, Y: y + (to.Y+to.H/2-y)*part})...)
		time.Sleep(50 * time.Millisecond) // what is drawn never rests
	}
	b.heard("a drag", 1, "mouseup", "1")
}

// Write implements shoptest.Mouse.
func (b *builder) Write(field, text string) {
	b.t.Helper()
	b.Tap(field)
	b.hand("type", text)
	b.hand("key", "Return")
	b.until("the end of typing", func() bool { return b.look().Resting })
}

// inches is a place of the table.
func (b *builder) inches(x, y float64) hit {
	b.t.Helper()
	at := b.look().Tabletop
	if at.Inch == 0 {
		b.t.Fatal("no tabletop is shown")
	}
	return hit{X: at.X + x*at.Inch, Y: at.Y - y*at.Inch}
}

// TapAt implements shoptest.Mouse.
func (b *builder) TapAt(x, y float64) {
	b.t.Helper()
	b.move(b.inches(x, y))
	b.clicks++
	b.heard("a click", 2, "click", "1")
}

// PullAt implements shoptest.Mouse.
func (b *builder) PullAt(x, y, x2, y2 float64) {
	b.t.Helper()
	b.haul(b.inches(x, y), b.inches(x2, y2))
}

// PullFrom implements shoptest.Mouse.
func (b *builder) PullFrom(name string, x, y float64) {
	b.t.Helper()
	b.reach(name)
	h, _ := b.find(name)
	b.haul(h, b.inches(x, y))
}

// Look implements shoptest.Mouse.
func (b *builder) Look(stage string) { b.picture(stage) }

// shelf is the folder of the player's battles.
func (b *builder) shelf() workshop.Shelf {
	return workshop.Shelf{Folder: filepath.Join(b.folder, "battles")}
}

// kept waits until so many battles lie on the shelf, and returns the latest as it is read.
func (b *builder) kept(f shoptest.First, n int, ok func(*rules.Draft) bool) {
	b.t.Helper()
	book, _ := scenarios.Book(f.Book)
	b.until("the battle on the shelf", func() bool {
		all, err := b.shelf().List(f.Book)
		if err != nil || len(all) != n {
			return false
		}
		text, err := workshop.Read(all[0].Path)
		if err != nil {
			return false
		}
		d, err := book.(rules.Workshop).Draft(text)
		return err == nil && ok(d)
	})
}

// first builds the battle from an empty board and tries it.
func (b *builder) first(f shoptest.First) {
	b.t.Helper()
	b.Tap("button.workshop")
	b.Tap("shelf." + f.Book)
	b.Tap("blank." + f.Blank)
	b.picture("shelf")
	b.Tap("button.begin")
	began := time.Now()
	f.Build(b, f.Title)
	b.t.Logf("%s: %d clicks, %d drags, %d notches of the wheel, %v", f.Book, b.clicks, b.drags, b.notches, time.Since(began).Round(time.Second))
	b.picture("terms")
	b.kept(f, 1, func(d *rules.Draft) bool {
		n := 0
		for i := range d.Things {
			if d.Things[i].Stock != "" {
				n++
			}
		}
		return d.Whole() && n == f.Pieces && strings.Contains(d.Text, f.Title)
	})
	b.try(3)
}

// try plays some answers of the draft that is open. The table stays.
func (b *builder) try(answers int) {
	b.t.Helper()
	b.Tap("button.try")
	b.Tap("button.try.alone")
	b.games++
	b.until("the game", func() bool {
		all, _ := filepath.Glob(filepath.Join(b.folder, "saves", "*.grog"))
		return len(all) == b.games
	})
	g := join(b.window)
	g.choose = soldier()
	for g.save.m.Request() != nil && g.gave < answers { // alone at the table: no curtain falls
		if g.has("button.continue") {
			g.click("button.continue")
		}
		g.decide()
	}
	g.save.verify()
	b.picture("tried")
}

// moment takes the game on the table into the workshop, changes it and plays on.
func (b *builder) moment(f shoptest.First) {
	b.t.Helper()
	b.menu("button.setup")
	b.await("tab.ground")
	f.Change(b)
	b.picture("moment")
	b.kept(f, 2, func(d *rules.Draft) bool { return d.Whole() })
	b.try(2)
	b.Tap("button.workshop")
	b.menu("button.shelf")
}

// copied changes a battle of the game and tries it.
func (b *builder) copied(f shoptest.First) {
	b.t.Helper()
	b.Tap("copy." + f.Copy)
	b.Tap("button.begin")
	b.await("tab.ground")
	f.Change(b)
	b.picture("copy")
	b.kept(f, 3, func(d *rules.Draft) bool { return d.Whole() })
	b.try(2)
	b.Tap("button.workshop")
	b.menu("button.shelf")
}

// menu opens the menu and takes something of it. A click may close what lies open first.
func (b *builder) menu(item string) {
	b.t.Helper()
	b.click("button.menu")
	if !b.has(item) {
		b.click("button.menu")
	}
	b.click(item)
}

// share gives the three battles to another player, who takes them in.
func (b *builder) share(f shoptest.First) {
	b.t.Helper()
	texts := b.texts(f)
	if len(texts) != 3 {
		b.t.Fatalf("%d battles lie on the shelf", len(texts))
	}
	mine, _ := b.shelf().List(f.Book)
	for i, k := range mine {
		b.Tap("battle." + k.Name())
		b.Tap("button.share")
		b.until("the file to be given", func() bool {
			all, _ := filepath.Glob(filepath.Join(b.folder, "shared", "*.toml"))
			return len(all) == i+1
		})
		b.picture("shared")
		b.Tap("button.close")
	}
	files, _ := filepath.Glob(filepath.Join(b.folder, "shared", "*.toml"))
	b.kill()
	s := b.settings
	s.folder = b.t.TempDir()
	other := &builder{window: open(b.t, s)}
	other.Tap("button.workshop")
	other.Tap("shelf." + f.Book)
	for i, file := range files {
		other.Tap("button.fetch")
		other.await("button.fetch.yes")
		other.hand("type", file)
		other.click("button.fetch.yes")
		other.until("the battle", func() bool { return len(other.texts(f)) == i+1 })
	}
	other.picture("taken-in")
	got := other.texts(f)
	slices.Sort(got)
	slices.Sort(texts)
	if !slices.Equal(got, texts) {
		b.t.Error("other battles were taken in than were given")
	}
}

// texts are the battles on the shelf.
func (b *builder) texts(f shoptest.First) (texts []string) {
	all, _ := b.shelf().List(f.Book)
	for _, k := range all {
		if text, err := workshop.Read(k.Path); err == nil {
			texts = append(texts, text)
		}
	}
	return texts
}
