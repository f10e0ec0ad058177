package table

import (
	"io/fs"
	"math/rand/v2"
	"path"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"grognard/assets"
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/panel/prompt"
	"grognard/rules"
)

// twin is English, and English with another letter in nearly every word, which is
// as wide: what stands where does not depend on which of them is spoken.
func twin(t *testing.T) *lang.Catalog {
	t.Helper()
	words, files := fstest.MapFS{}, 0
	err := fs.WalkDir(assets.Lang, "lang/en", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(assets.Lang, file)
		if err != nil {
			return err
		}
		lines := strings.SplitAfter(string(data), "\n")
		for i, l := range lines {
			form, said, ok := strings.Cut(l, `"`)
			if !ok || strings.HasPrefix(l, "[") {
				continue
			}
			parts := strings.SplitAfter(said, "{{")
			for k, p := range parts {
				code, plain, ok := strings.Cut(p, "}}")
				if k == 0 {
					code, plain, ok = "", p, false
				}
				plain = strings.ReplaceAll(plain, "e", "ê")
				if ok {
					plain = "}}" + plain
				}
				parts[k] = code + plain
			}
			lines[i] = form + `"` + strings.Join(parts, "")
		}
		words["en/"+path.Base(file)] = &fstest.MapFile{Data: data}
		words["en-AU/"+path.Base(file)] = &fstest.MapFile{Data: []byte(strings.Join(lines, ""))}
		files++
		return nil
	})
	if err != nil || files == 0 {
		t.Fatal(files, err)
	}
	c, err := lang.Load(words)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Two windows are handled alike. One of them changes to the language of the other
// now and then: nothing in it may stay as it was.
func TestEveryWordFollowsTheLanguage(t *testing.T) {
	steps := 40
	if testing.Short() {
		steps = 20
	}
	words := twin(t)
	for system, scenario := range map[string]string{
		"manoeuvre": "man-01-first-orders", "ccn": "ccn-02-rolica-second", "musket": "maida-1806",
		"squares": "ns-01-maida", "eagles": "the-walled-farm",
	} {
		t.Run(system, func(t *testing.T) {
			var both [2]*battle
			for i := range both {
				d := newDesk(t, 1280, 720, instant())
				d.words = words.Copy()
				both[i] = d.begin(screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11}))
				both[i].Long()
			}
			changing, other := both[0], both[1]
			other.words.Use("en-AU")
			other.In.Now = changing.In.Now
			each := func(do func(b *battle)) {
				for _, b := range both {
					do(b)
					for range 8 {
						b.In.Now += 100
						b.Tick()
					}
				}
			}
			r := rand.New(rand.NewPCG(3, 3))
			compared := 0
			defer func() {
				if compared < steps/3 {
					t.Errorf("only %d of %d steps could be compared", compared, steps)
				}
			}()
			for i := range steps {
				if other.m.Request() == nil {
					break
				}
				x, y, press, answer, k := r.Float32()*1280, r.Float32()*720, r.IntN(3) == 0, r.IntN(3) == 0, r.Int()
				dx, dy, button := float32(r.IntN(90)*r.IntN(2)), float32(r.IntN(90)*r.IntN(2)), paint.Left
				if r.IntN(3) == 0 {
					button = paint.Right
				}
				each(func(b *battle) {
					b.In.X, b.In.Y = x, y
					b.In.Pressed[button], b.In.Down[button], b.In.Held.Alt = press, press, true
				})
				each(func(b *battle) { b.In.X, b.In.Y = x+dx, y+dy })
				each(func(b *battle) {
					b.In.Released[button], b.In.Down[button], b.In.Held.Alt = press, false, true
					if q := b.m.Request(); answer && q != nil && q.To != rules.Chance && len(q.Options) > 0 {
						if _, err := b.m.Answer(q.Options[k%len(q.Options)]); err != nil {
							t.Fatal(err)
						}
					}
				})
				ready(both)
				each(func(b *battle) { // what is refused is said for a moment, and what a gauge means is forgotten
					b.In.Now += prompt.RefusalTime
					b.t.Look.Reword()
				})
				changing.words.Use("en-AU")
				each(func(*battle) {})
				ready(both)
				got, want := changing.written(), other.written()
				changing.words.Use("en")
				one, two := changing.t, other.t
				if one.combat.Place() != two.combat.Place() || one.bar.Sheet() != two.bar.Sheet() || one.combat.Called() != two.combat.Called() {
					continue // it stays where words of another length have put it, and other panels keep off it
				}
				compared++
				for k := range max(len(got), len(want)) {
					if k >= len(got) || k >= len(want) || got[k] != want[k] {
						t.Fatalf("step %d: after a change of language the window says %q, one that had it before %q", i, got[k:min(k+3, len(got))], want[k:min(k+3, len(want))])
					}
				}
			}
		})
	}
}

// ready waits for all that is worked out beside the frames, such as odds and what the
// answers bring, until both windows show it at the same time of their clocks.
func ready(both [2]*battle) {
	for _, b := range both {
		for shown := 0; shown < 2; b.Tick() { // a frame may ask for more
			if shown++; b.t.game.Ahead.Busy() || b.t.View.Labels.Busy() || b.t.View.Threats.Busy() {
				time.Sleep(time.Millisecond)
				shown = 0
			}
		}
	}
	now := max(both[0].In.Now, both[1].In.Now)
	for _, b := range both {
		b.In.Now = now
		b.Tick()
	}
}

// written lists every text that stands in the window.
func (b *battle) written() (all []string) {
	for _, c := range b.List.Cmds {
		if c.Op == paint.Text {
			all = append(all, c.Text)
		}
	}
	return all
}
