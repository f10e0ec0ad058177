package squares

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// BenchmarkWorkshop measures what the screen does after each stroke: at most 8 ms
// for a draft with its kit.
func BenchmarkWorkshop(b *testing.B) {
	for _, s := range rulestest.Starts(b, "squares") {
		text := string(s.Data)
		d, err := Book{}.Draft(text)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(s.Name+"/draft", func(b *testing.B) {
			for b.Loop() {
				d, _ = Book{}.Draft(text)
			}
		})
		b.Run(s.Name+"/kit", func(b *testing.B) {
			for b.Loop() {
				Book{}.Kit(d)
			}
		})
		b.Run(s.Name+"/edit", func(b *testing.B) {
			for b.Loop() {
				if _, err := (Book{}).Edit(d, rules.Edit{Do: rules.EditPaint, Tool: "hill", Cells: []rules.Ref{at(2, 2).ref()}}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
