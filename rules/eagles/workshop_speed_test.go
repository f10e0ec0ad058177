package eagles

import "testing"

// BenchmarkDraft reads a battle as the workshop does after each edit.
func BenchmarkDraft(b *testing.B) {
	data := string(scenarioFiles(b)["the-walled-farm.toml"])
	for b.Loop() {
		d, err := Book{}.Draft(data)
		if err != nil {
			b.Fatal(err)
		}
		Book{}.Kit(d)
	}
}
