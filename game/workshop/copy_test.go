package workshop

import (
	"os"
	"testing"

	"grognard/rules"
	"grognard/rules/ccn"
)

// A copy leaves the shelf with nothing behind it, unless something was done with it: a step, even
// one that was taken back, or a weighing. What was begun on purpose stays.
func TestACopyGoesIfNothingIsDoneWithIt(t *testing.T) {
	title := rules.Edit{Do: rules.EditSet, Key: "scenario.title_en", Value: "Mine"}
	for _, k := range []struct {
		name string
		copy bool
		do   func(o *Open)
		kept bool
	}{
		{"nothing", true, func(*Open) {}, false},
		{"nothing, begun", false, func(*Open) {}, true},
		{"a step", true, func(o *Open) { _, _ = o.Do(title) }, true},
		{"a step taken back", true, func(o *Open) { _, _ = o.Do(title); o.Undo() }, true},
		{"a weighing", true, func(o *Open) { _ = os.WriteFile(o.Path()+WeighingExt, []byte("{}"), 0o644) }, true},
	} {
		s := Shelf{t.TempDir()}
		begin := s.Begin
		if k.copy {
			begin = s.Copy
		}
		o, err := begin(ccn.Book{}, "x", empty)
		if err != nil {
			t.Fatal(err)
		}
		if all, _ := s.List("ccn"); len(all) != 1 { // after a crash it is there
			t.Errorf("%s: %v lie on the shelf while it is open", k.name, all)
		}
		k.do(o)
		if err := o.Close(); err != nil {
			t.Fatal(k.name, err)
		}
		_, steps := os.Stat(o.Path() + journalExt)
		if all, err := s.List("ccn"); err != nil || (len(all) == 1) != k.kept || (steps == nil) != k.kept {
			t.Errorf("%s: %v lie on the shelf, %v, %v", k.name, all, err, steps)
		}
	}
}
