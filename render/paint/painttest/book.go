// Package painttest keeps what is drawn: a Book of the commands of many small
// pictures, so that a test notices whatever changes in one of them.
package painttest

import (
	"fmt"
	"image"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"grognard/render/paint"
)

// Book is a file of pictures in testdata, each a list of commands. When the test
// ends it is compared with the file, or written where GROGNARD_RECORD is set.
type Book struct {
	t    testing.TB
	file string
	text strings.Builder
}

// Open begins a book for a test.
func Open(t testing.TB, name string) *Book {
	b := &Book{t: t, file: filepath.Join("testdata", "drawn", name+".txt")}
	t.Cleanup(b.close)
	return b
}

// Page adds a picture to the book.
func (b *Book) Page(name string, l *paint.List) {
	fmt.Fprintf(&b.text, "== %s\n", name)
	for i := range l.Cmds {
		b.text.WriteString(line(&l.Cmds[i]))
		b.text.WriteByte('\n')
	}
}

// Besides returns what one list has more than another, and after that what it
// lacks, marked as such: a page that shows one thing on a full board.
func Besides(bare, l *paint.List) *paint.List {
	more := &paint.List{}
	had := count(bare)
	for _, c := range l.Cmds {
		if had[c]--; had[c] < 0 {
			more.Cmds = append(more.Cmds, c)
		}
	}
	has := count(l)
	for _, c := range bare.Cmds {
		if has[c]--; has[c] < 0 {
			c.Key, c.Text = "no longer: "+c.Key, "no longer: "+c.Text
			more.Cmds = append(more.Cmds, c)
		}
	}
	return more
}

// count counts equal commands.
func count(l *paint.List) map[paint.Cmd]int {
	n := map[paint.Cmd]int{}
	for _, c := range l.Cmds {
		n[c]++
	}
	return n
}

// grid is how many fields a drawn picture is averaged over, each way.
const grid = 6

// Image adds a drawn picture to the book: its size, and the mean colour and
// opacity of each of its fields.
func (b *Book) Image(name string, img *image.RGBA) {
	r := img.Rect
	fmt.Fprintf(&b.text, "== %s\n%d by %d\n", name, r.Dx(), r.Dy())
	for j := range grid {
		for i := range grid {
			f := image.Rect(r.Min.X+r.Dx()*i/grid, r.Min.Y+r.Dy()*j/grid, r.Min.X+r.Dx()*(i+1)/grid, r.Min.Y+r.Dy()*(j+1)/grid)
			m := mean(img, f)
			fmt.Fprintf(&b.text, "%.1f %.1f %.1f %.1f\n", m[0], m[1], m[2], m[3])
		}
	}
}

// mean is the mean of each channel over a field.
func mean(img *image.RGBA, f image.Rectangle) (m [4]float64) {
	n := max(1, float64(f.Dx()*f.Dy()))
	for y := f.Min.Y; y < f.Max.Y; y++ {
		for x := f.Min.X; x < f.Max.X; x++ {
			c := img.RGBAAt(x, y)
			for k, v := range [4]uint8{c.R, c.G, c.B, c.A} {
				m[k] += float64(v) / n
			}
		}
	}
	return m
}

// layers are the names of the layers that boards paint on.
var layers = [...]string{"ground", "grid", "under", "pieces", "labels", "over", "overtext"}

// line is a command in words and numbers.
func line(c *paint.Cmd) string {
	var s strings.Builder
	if int(c.Layer) < len(layers) {
		s.WriteString(layers[c.Layer])
	} else {
		fmt.Fprintf(&s, "layer%d", c.Layer)
	}
	switch c.Op {
	case paint.Image:
		fmt.Fprintf(&s, " %s at", c.Key)
	case paint.Fill:
		fmt.Fprintf(&s, " %sfill", c.Key)
	case paint.Text:
		fmt.Fprintf(&s, " %q font %d size %g at", c.Text, c.Font, c.Size)
	}
	fmt.Fprintf(&s, " %.1f %.1f", c.Dst.X, c.Dst.Y)
	if c.Op != paint.Text {
		fmt.Fprintf(&s, " %.1f %.1f", c.Dst.W, c.Dst.H)
	}
	if c.Angle != 0 {
		fmt.Fprintf(&s, " turned %.2f", c.Angle)
	}
	if c.Color != paint.White {
		fmt.Fprintf(&s, " #%02x%02x%02x/%d", c.Color.R, c.Color.G, c.Color.B, c.Color.A)
	}
	if c.Clip.W != 0 {
		fmt.Fprintf(&s, " within %.1f %.1f %.1f %.1f", c.Clip.X, c.Clip.Y, c.Clip.W, c.Clip.H)
	}
	return s.String()
}

func (b *Book) close() {
	b.t.Helper()
	if b.t.Failed() || b.t.Skipped() {
		return
	}
	if os.Getenv("GROGNARD_RECORD") != "" {
		if err := os.MkdirAll(filepath.Dir(b.file), 0o755); err != nil {
			b.t.Fatal(err)
		}
		if err := os.WriteFile(b.file, []byte(b.text.String()), 0o644); err != nil {
			b.t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(b.file)
	if err != nil {
		b.t.Fatal(err)
	}
	for _, d := range differences(string(want), b.text.String()) {
		b.t.Errorf("%s: %s", b.file, d)
	}
}

// most is how many differences are told.
const most = 8

// differences tells in which pictures two books differ, and where first.
func differences(want, got string) (all []string) {
	pages, names := split(want)
	now, order := split(got)
	for _, name := range order {
		old, ok := pages[name]
		if !ok {
			all = append(all, fmt.Sprintf("%s is not in the book: GROGNARD_RECORD=1 records it", name))
			continue
		}
		if d := first(old, now[name]); d != "" {
			all = append(all, name+": "+d)
		}
	}
	for _, name := range names {
		if _, ok := now[name]; !ok {
			all = append(all, name+" is no longer drawn")
		}
	}
	if len(all) > most {
		all = append(all[:most], fmt.Sprintf("... and %d more pictures", len(all)-most))
	}
	return all
}

// split takes a book apart into its pages, and names them in order.
func split(text string) (pages map[string][]string, order []string) {
	pages = map[string][]string{}
	name := ""
	for _, s := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		if n, ok := strings.CutPrefix(s, "== "); ok {
			name = n
			order = append(order, n)
			pages[name] = nil
			continue
		}
		pages[name] = append(pages[name], s)
	}
	return pages, order
}

// first tells the first line in which two pages differ, "" if there is none.
func first(want, got []string) string {
	for i := range max(len(want), len(got)) {
		switch {
		case i >= len(want):
			return fmt.Sprintf("command %d more: %s", i+1, got[i])
		case i >= len(got):
			return fmt.Sprintf("command %d is missing: %s", i+1, want[i])
		case !alike(want[i], got[i]):
			return fmt.Sprintf("command %d is %s, want %s", i+1, got[i], want[i])
		}
	}
	return ""
}

// slack is by how much numbers may differ: processors round otherwise.
const slack = .11

// alike reports whether two commands are the same.
func alike(a, b string) bool {
	if a == b {
		return true
	}
	p, q := strings.Fields(a), strings.Fields(b)
	if len(p) != len(q) {
		return false
	}
	for i := range p {
		if p[i] == q[i] {
			continue
		}
		x, err := strconv.ParseFloat(p[i], 64)
		y, err2 := strconv.ParseFloat(q[i], 64)
		if err != nil || err2 != nil || !strings.Contains(p[i], ".") || math.Abs(x-y) > slack {
			return false
		}
	}
	return true
}
