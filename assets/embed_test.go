package assets

import (
	"image"
	"io/fs"
	"strings"
	"testing"
)

func TestEverySpriteOfTheIndexCanBeCut(t *testing.T) {
	n := 0
	err := Sprites(func(name string, img *image.RGBA) {
		n++
		if img.Rect.Min != (image.Point{}) || img.Rect.Empty() {
			t.Errorf("%s has bounds %v", name, img.Rect)
		}
		if blank(img) && name != "ui/shadow@contrast" { // nothing throws a shadow there
			t.Errorf("%s is blank", name)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if n == 0 {
		t.Error("no sprites")
	}
}

func TestASheetIsReadForTheSpritesThatItHolds(t *testing.T) {
	a, err := OpenAtlas()
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	note := func(name string, _ *image.RGBA) { names[name] = true }
	if err := a.Beside("block/fr/first", note); err != nil {
		t.Fatal(err)
	}
	if !names["block/fr/first"] || !names["card/back/fr"] || names["block/gb/first"] {
		t.Errorf("the sheet of a French block holds %v", names)
	}
	clear(names)
	if err := a.Beside("no/such", note); err != nil || len(names) > 0 {
		t.Errorf("a sprite that does not exist brings %v, %v", names, err)
	}
}

func blank(img *image.RGBA) bool {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] != 0 {
			return false
		}
	}
	return true
}

func TestTheBandLiesInTheBodyOfACounter(t *testing.T) {
	if !CounterBand.In(CounterBody) {
		t.Errorf("band %v, body %v", CounterBand, CounterBody)
	}
}

func TestTheSheetsStayUnderThreeMegabytes(t *testing.T) {
	var sum int64
	err := fs.WalkDir(sheets, ".", func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err == nil {
			sum += info.Size()
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if sum > 3<<20 {
		t.Errorf("sheets take %d bytes", sum)
	}
}

func TestAnIndexErrorNamesTheLine(t *testing.T) {
	const head = indexHead + "\n"
	for _, c := range []struct{ data, want string }{
		{"", "line 1: want"},
		{"grognard sprites 2\n", "line 1: want"},
		{head + "a b 0 0 1", "line 2: want sheet, name"},
		{head + "a b 0 0 1 1\n\n", "line 3: want sheet, name"},
		{head + "a b 0 0 1 x", `line 2: "x" is no length`},
		{head + "a b -1 0 1 1", `line 2: "-1" is no length`},
		{head + "a b 0 0 1 99999", `line 2: "99999" is no length`},
		{head + "a b 0 0 0 1", "line 2: sprite b is empty"},
		{head + "a b 0 0 1 1\na b 1 1 1 1", "line 3: sprite b is listed twice"},
	} {
		_, err := ReadIndex([]byte(c.data))
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: got %v, want %s", c.data, err, c.want)
		}
	}
}

// FuzzReadIndex demands that what is read can be written and read again.
func FuzzReadIndex(f *testing.F) {
	f.Add([]byte(indexHead + "\nsheet name/of/sprite 0 0 160 160\n"))
	f.Add([]byte(indexHead))
	f.Fuzz(func(t *testing.T, data []byte) {
		all, err := ReadIndex(data)
		if err != nil {
			return
		}
		again, err := ReadIndex(WriteIndex(all))
		if err != nil {
			t.Fatal(err)
		}
		if len(again) != len(all) {
			t.Fatalf("%d sprites became %d", len(all), len(again))
		}
		for i := range all {
			if all[i] != again[i] {
				t.Errorf("%v became %v", all[i], again[i])
			}
		}
	})
}

// BenchmarkSprites is part of the time to the first picture.
func BenchmarkSprites(b *testing.B) {
	for b.Loop() {
		if err := Sprites(func(string, *image.RGBA) {}); err != nil {
			b.Fatal(err)
		}
	}
}

func TestAnAtlasThatKeepsReadsASheetOnce(t *testing.T) {
	pictures := func(a *Atlas) map[string]*image.RGBA {
		all := map[string]*image.RGBA{}
		for range 2 {
			err := a.Beside("block/fr/first", func(name string, img *image.RGBA) {
				if old := all[name]; old != nil && old != img {
					name += " again"
				}
				all[name] = img
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		return all
	}
	a, err := OpenAtlas()
	if err != nil {
		t.Fatal(err)
	}
	n := len(pictures(a))
	if kept := len(pictures(a.Keep())); n == 0 || 2*kept != n {
		t.Errorf("%d pictures of two readings, %d where they are kept", n, kept)
	}
}
