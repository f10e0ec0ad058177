package workshop

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// broad is an empty board of 32x24 hexes.
func broad(t testing.TB) string {
	t.Helper()
	b, _ := scenarios.Book("musket")
	shop := b.(rules.Workshop)
	text := shop.Blanks()[0].Text
	for key, value := range map[string]string{"map.cols": "32", "map.rows": "24"} {
		d, err := shop.Draft(text)
		if err != nil {
			t.Fatal(err)
		}
		if text, err = shop.Edit(d, rules.Edit{Do: rules.EditSet, Key: key, Value: value}); err != nil {
			var keys []string
			for _, k := range shop.Kit(d).Terms {
				keys = append(keys, k.Key)
			}
			t.Fatal(err, strings.Join(keys, " "))
		}
	}
	return text
}

// brushed begins a stroke as broad as there is on a board of 32x24 hexes.
func brushed(t testing.TB) *bench {
	t.Helper()
	b := on(pagetest.Open(t, 1920, 1080, prefs.Default()), "musket", broad(t))
	if n := len(b.page.state.View().Map.Cells); n != 32*24 {
		t.Fatalf("the board has %d hexes", n)
	}
	b.page.state.Do(state.Act{Hand: &state.Hand{Tool: "woods", Rings: 2}})
	b.Ctx.Animate()
	b.Settle()
	free := b.page.lay.Free
	b.In.X, b.In.Y = free.X+free.W*.2, free.Y+free.H*.2
	b.Tick()
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	return b
}

// sweep moves the pointer on, line by line over the map.
func (b *bench) sweep(i int) {
	free := b.page.lay.Free
	const across, down = 60, 20
	b.In.X = free.X + free.W*(.1+.8*float32(i%across)/across)
	b.In.Y = free.Y + free.H*(.1+.8*float32(i/across%down)/down)
	b.Tick()
}

// BenchmarkAFrameOfAStroke paints with a width of 19 over 32x24 hexes: a frame has 16 ms.
func BenchmarkAFrameOfAStroke(b *testing.B) {
	d := brushed(b)
	i := 0
	for b.Loop() {
		d.sweep(i)
		i++
	}
	if !d.page.hand.Busy() {
		b.Error("no stroke is under way")
	}
}

// BenchmarkAStrokeEnds lets go of a stroke over all of the board and reads the draft anew.
func BenchmarkAStrokeEnds(b *testing.B) {
	for b.Loop() {
		b.StopTimer()
		d := brushed(b)
		for i := range 1200 {
			d.sweep(i)
		}
		was := d.page.Draft()
		b.StartTimer()
		d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
		d.Tick()
		if d.page.Draft() == was {
			b.Fatal("nothing is painted")
		}
	}
}

// BenchmarkADraft reads the longest battle of each system and lists what can be done with it:
// 20 ms are allowed for Marengo, 8 for others.
func BenchmarkADraft(b *testing.B) {
	for _, book := range scenarios.Books() {
		shop, longest, id := book.(rules.Workshop), "", ""
		for _, s := range scenarios.List(book.Name()) {
			if _, data, err := scenarios.Open(book.Name(), s.ID); err == nil && len(data) > len(longest) {
				longest, id = string(data), s.ID
			}
		}
		b.Run(id, func(b *testing.B) {
			for b.Loop() {
				d, err := shop.Draft(longest)
				if err != nil {
					b.Fatal(err)
				}
				shop.Kit(d)
			}
		})
	}
}
