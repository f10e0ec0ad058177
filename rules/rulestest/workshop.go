package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// Workshop examines the workshop of a rulebook: that its battles open in it
// unchanged, that random edits and damaged files leave a draft that can be looked
// at, that Load and Draft find the same faults, that what is said to mend a fault
// does, and that moments of games are taken over as they stand. edits and damages
// say how many of each.
func Workshop(t *testing.T, book rules.Workshop, starts []Start, edits, damages int) {
	t.Run("Opens", func(t *testing.T) {
		for _, s := range starts {
			opens(t, book, s)
		}
		for _, b := range book.Blanks() {
			if _, err := book.Draft(b.Text); err != nil {
				t.Errorf("the blank %s: %v", b.Key, err)
			}
		}
	})
	t.Run("Edits", func(t *testing.T) {
		for i := range edits {
			s := starts[i%len(starts)]
			w := shopping{t, book, rand.New(rand.NewPCG(uint64(i), 15))}
			w.walk(string(s.Data), 50)
		}
	})
	t.Run("Damages", func(t *testing.T) {
		flawed := 0
		for i := range damages {
			w := shopping{t, book, rand.New(rand.NewPCG(uint64(i), 16))}
			if w.damaged(string(starts[i%len(starts)].Data)) {
				flawed++
			}
		}
		if flawed < damages/10 {
			t.Errorf("only %d of %d damaged files have a fault that can be shown", flawed, damages)
		}
	})
	t.Run("Words", func(t *testing.T) { worded(t, book, starts) })
	t.Run("Names", func(t *testing.T) {
		n := 0
		for _, s := range starts {
			n += named(t, book, string(s.Data))
		}
		if n == 0 && spoken(words(t, "en"), book.Prefix()) {
			t.Error("nothing can be called otherwise")
		}
	})
	t.Run("Adopts", func(t *testing.T) {
		for i, s := range starts {
			adopts(t, book, s, uint64(i))
		}
	})
}

// opens checks that a battle is a whole draft with the board of Load.
func opens(t *testing.T, book rules.Workshop, s Start) {
	t.Helper()
	d, err := book.Draft(string(s.Data))
	if err != nil {
		t.Errorf("%s: %v", s.Name, err)
		return
	}
	b, err := book.Load(s.Data, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !d.Whole() || d.Board.Hash() != b.Hash() || d.Text != string(s.Data) {
		t.Errorf("%s is another draft: flaws %v", s.Name, d.Flaws)
	}
	look(t, book, d)
}

// look does with a draft what a screen does.
func look(t testing.TB, book rules.Workshop, d *rules.Draft) {
	t.Helper()
	if d.Board != nil {
		v := book.View(d.Board, rules.Chance)
		if v.Map == nil {
			t.Errorf("no map:\n%s", d.Text)
		}
		for _, p := range v.Pieces {
			book.Inspect(d.Board, rules.Chance, p.Ref)
		}
		for _, o := range book.Overlays() {
			book.Overlay(d.Board, rules.Chance, o, 0)
		}
	}
	seen := map[string]bool{}
	for _, x := range d.Things {
		if x.Path == "" || seen[x.Path] || (x.Stock == "") == (x.Tool == "") {
			t.Errorf("a thing %q, stock %q, tool %q", x.Path, x.Stock, x.Tool)
		}
		seen[x.Path] = true
	}
	kit := book.Kit(d)
	for _, x := range d.Things {
		if x.Tool != "" && kit.Tool(x.Tool) == nil {
			t.Errorf("%s was laid by %q, which is no tool", x.Path, x.Tool)
		}
	}
}

// shopping is somebody who does anything at all in a workshop.
type shopping struct {
	t    *testing.T
	book rules.Workshop
	r    *rand.Rand
}

// walk makes random edits, one after the other.
func (w *shopping) walk(text string, n int) {
	w.t.Helper()
	d, err := w.book.Draft(text)
	if err != nil {
		w.t.Fatal(err)
	}
	for i := range n {
		e := w.edit(d)
		next, err := w.book.Edit(d, e)
		if err != nil {
			fault(w.t, err)
			continue
		}
		after, err := w.book.Draft(next)
		if err != nil {
			w.t.Fatalf("%+v leaves a text that cannot be read: %v\n%s\nwas\n%s", e, err, next, d.Text)
		}
		look(w.t, w.book, after)
		w.agree(after)
		if i%4 == 0 { // they take longer than all else
			if again, _ := w.book.Edit(d, e); again != next {
				w.t.Fatalf("%+v is not the same twice", e)
			}
			w.mend(after)
		}
		if w.t.Failed() {
			w.t.Fatalf("after %+v:\n%s", e, next)
		}
		d = after
	}
}

// edit returns any edit that the kit suggests.
func (w *shopping) edit(d *rules.Draft) rules.Edit {
	kit, r := w.book.Kit(d), w.r
	var cells []rules.Ref
	m := w.book.View(d.Board, rules.Chance).Map
	for range 1 + r.IntN(4) {
		if len(m.Cells) > 0 {
			cells = append(cells, m.Cells[r.IntN(len(m.Cells))].Ref)
		}
	}
	point := func() rules.Point {
		return rules.Point{X: r.Int32N(max(1, m.Width)), Y: r.Int32N(max(1, m.Height))}
	}
	pts := []rules.Point{point(), point(), point(), point()}[:2+r.IntN(3)]
	e := rules.Edit{Cells: cells, Pts: pts, N: r.IntN(8), Side: rules.Side(r.IntN(3) - 1), Value: "Ligny"}
	if n := len(d.Things); n > 0 {
		e.Path = d.Things[r.IntN(n)].Path
	}
	switch e.Do = rules.EditKind(r.IntN(6)); e.Do {
	case rules.EditPaint, rules.EditErase:
		e.Tool = kit.Tools[r.IntN(len(kit.Tools))].Key
		e.Cells = w.stroke(m, kit.Tool(e.Tool).Stroke, cells)
	case rules.EditPut:
		switch r.IntN(3) {
		case 0:
			e.Path, e.Tool = "", kit.Tools[r.IntN(len(kit.Tools))].Key
		case 1:
			e.Path, e.Stock = "", kit.Stock[r.IntN(len(kit.Stock))].ID
		}
		if e.Tool == "" && r.IntN(4) > 0 && len(cells) > 0 {
			e.Cells = cells[:1]
		}
	case rules.EditSet:
		w.set(&e, d, kit)
	}
	return e
}

// stroke makes a stroke of the right sort most of the time.
func (w *shopping) stroke(m *rules.Map, s rules.Stroke, cells []rules.Ref) []rules.Ref {
	if s != rules.StrokeEdges && s != rules.StrokePath || len(m.Cells) == 0 || w.r.IntN(8) == 0 {
		return cells
	}
	i := w.r.IntN(len(m.Cells))
	return []rules.Ref{m.Cells[i].Ref, m.Cells[min(i+1, len(m.Cells)-1)].Ref}
}

// set makes an edit set something.
func (w *shopping) set(e *rules.Edit, d *rules.Draft, kit *rules.Kit) {
	props := kit.Terms
	if t := d.Thing(e.Path); t != nil && len(t.Props) > 0 && w.r.IntN(2) == 0 {
		props = t.Props
	} else {
		e.Path = ""
	}
	if len(props) == 0 {
		return
	}
	p := props[w.r.IntN(len(props))]
	e.Key, e.Value = p.Key, "7"
	switch p.Kind {
	case rules.PropFlag:
		e.Value = []string{"true", "false"}[w.r.IntN(2)]
	case rules.PropNumber:
		e.Value = fmt.Sprint(p.Low + w.r.IntN(p.High-p.Low+1))
	case rules.PropChoice:
		if len(p.Values) > 0 { // there may be nothing to choose from yet
			e.Value = p.Values[w.r.IntN(len(p.Values))]
		}
	case rules.PropCells, rules.PropCell:
		var names []string
		for _, c := range e.Cells {
			names = append(names, w.book.Format(c))
		}
		if p.Kind == rules.PropCell && len(names) > 1 {
			names = names[:1]
		}
		e.Value = strings.Join(names, " ")
	case rules.PropList:
		e.Value = strings.TrimSpace(strings.Repeat(p.Values[w.r.IntN(len(p.Values))]+" ", 1+w.r.IntN(5)))
	case rules.PropSome:
		var some []string
		for _, v := range p.Values {
			if w.r.IntN(3) == 0 {
				some = append(some, v)
			}
		}
		e.Value = strings.Join(some, " ")
	case rules.PropClock:
		e.Value = "7:30"
	case rules.PropWords:
		e.Value = []string{"Ligny", "", `say "no" \ # ]`, "Fuentes de Oñoro\nè"}[w.r.IntN(4)]
	}
}

// agree checks that Load takes a text exactly if its draft is whole, and else has
// one of its faults.
func (w *shopping) agree(d *rules.Draft) {
	w.t.Helper()
	b, err := w.book.Load([]byte(d.Text), nil)
	switch {
	case err == nil && !d.Whole():
		w.t.Errorf("it loads, but the draft has the flaws %v", d.Flaws)
	case err == nil:
		if b.Hash() != d.Board.Hash() {
			w.t.Error("Load and Draft make different boards")
		}
	default:
		if !slices.ContainsFunc(d.Flaws, func(f rules.Flaw) bool { return !f.Advice && f.Err.Error() == err.Error() }) {
			w.t.Errorf("Load says %v, the draft only %v", err, d.Flaws)
		}
	}
}

// mostMended is how many flaws of a draft are mended: one with many flaws has most of them
// again after the next edit.
const mostMended = 3

// mend checks that what is offered to mend a flaw takes it away and leaves fewer flaws; that of a
// fault may lead to advice.
func (w *shopping) mend(d *rules.Draft) {
	w.t.Helper()
	for _, i := range w.r.Perm(len(d.Flaws))[:min(mostMended, len(d.Flaws))] {
		f := &d.Flaws[i]
		all := w.book.Fixes(d, f)
		if len(all) > 3 {
			w.t.Errorf("%v has %d fixes", f.Err, len(all))
		}
		for _, x := range all {
			w.mended(d, f, x)
		}
	}
}

// mended tries what is offered to mend a flaw.
func (w *shopping) mended(d *rules.Draft, f *rules.Flaw, x rules.Fix) {
	w.t.Helper()
	after := d
	for _, e := range x.Edits {
		text, err := w.book.Edit(after, e)
		if err == nil {
			after, err = w.book.Draft(text)
		}
		if err != nil {
			w.t.Errorf("%v is not mended by %s: %v", f.Err, x.Text.Key, err)
			return
		}
	}
	alike := func(of *rules.Draft) (said, kind int) {
		for _, k := range of.Flaws {
			if k.Err.Msg == f.Err.Msg {
				said++
			}
			if k.Err.Key == f.Err.Key {
				kind++
			}
		}
		return said, kind
	}
	said, kind := alike(after)
	was, were := alike(d)
	if wrong(after, f.Advice) >= wrong(d, f.Advice) || said >= was && kind >= were { // what moves up may say what another one said
		w.t.Errorf("%v is not mended by %s %+v: %v", f.Err, x.Text.Key, x.Edits, after.Flaws)
	}
}

// wrong counts the flaws of a draft, with or without advice.
func wrong(d *rules.Draft, advice bool) (n int) {
	for _, f := range d.Flaws {
		if advice || !f.Advice {
			n++
		}
	}
	return n
}

// damaged damages a text a little and reports whether a draft with flaws came of
// it.
func (w *shopping) damaged(text string) bool {
	w.t.Helper()
	lines := strings.Split(text, "\n")
	for range 1 + w.r.IntN(3) {
		w.damage(lines)
	}
	text = strings.Join(lines, "\n")
	d, err := w.book.Draft(text)
	if err != nil {
		_, loadErr := w.book.Load([]byte(text), nil)
		if loadErr == nil || loadErr.Error() != err.Error() {
			w.t.Errorf("Draft says %v, Load %v:\n%s", err, loadErr, text)
		}
		return false
	}
	look(w.t, w.book, d)
	w.agree(d)
	w.mend(d)
	if w.t.Failed() {
		w.t.Fatalf("%s", text)
	}
	return len(d.Flaws) > 0
}

// damage changes a line: a word for another one, a number, a letter, or all of it.
func (w *shopping) damage(lines []string) {
	i, j := w.r.IntN(len(lines)), w.r.IntN(len(lines))
	words := func(line string) []string { return strings.Split(line, `"`) }
	a, b := words(lines[i]), words(lines[j])
	switch w.r.IntN(5) {
	case 0:
		if len(a) > 2 && len(b) > 2 {
			a[1+2*w.r.IntN((len(a)-1)/2)] = b[1+2*w.r.IntN((len(b)-1)/2)]
			lines[i] = strings.Join(a, `"`)
		}
	case 1:
		digits := strings.IndexAny(lines[i], "0123456789")
		if digits >= 0 {
			lines[i] = lines[i][:digits] + fmt.Sprint(w.r.IntN(30)) + lines[i][digits+1:]
		}
	case 2:
		if len(a) > 2 {
			k := 1 + 2*w.r.IntN((len(a)-1)/2)
			if n := len(a[k]); n > 0 {
				b := []byte(a[k])
				b[w.r.IntN(n)] = "abcxyz0129.~-"[w.r.IntN(13)]
				a[k] = string(bytes.ToValidUTF8(b, []byte("?")))
			}
			lines[i] = strings.Join(a, `"`)
		}
	case 3:
		if strings.HasPrefix(lines[i], "  ") {
			lines[i] = ""
		}
	case 4:
		if strings.HasPrefix(lines[i], "  ") && strings.HasSuffix(lines[i], ",") {
			lines[i] += "\n" + lines[i]
		}
	}
}

// adopts plays into a game and takes its position over.
func adopts(t *testing.T, book rules.Workshop, s Start, seed uint64) {
	t.Helper()
	b, err := book.Load(s.Data, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	r := rand.New(rand.NewPCG(seed, 17))
	for n := 0; err == nil && n < 200 && p.Request() != nil; n++ {
		if n%25 == 0 {
			base, _ := p.Checkpoint()
			text := book.Adopt(string(s.Data), base)
			d, err := book.Draft(text)
			if err != nil || !d.Whole() || d.Board.Hash() != base.Hash() {
				t.Fatalf("%s, answer %d: %v %v\n%s", s.Name, n, err, d, text)
			}
		}
		p, _, err = p.Play((Playout{}).Answer(p.Request(), r))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// fault checks that a refusal is one sentence that can be translated.
func fault(t testing.TB, err error) {
	t.Helper()
	var f *rules.FileError
	if !errors.As(err, &f) || f.Key == "" {
		t.Errorf("%T: %v", err, err)
	}
}

// worded checks that there are words for what the workshop shows. The languages
// are compared elsewhere.
func worded(t *testing.T, book rules.Workshop, starts []Start) {
	en := words(t, "en")
	if !spoken(en, book.Prefix()) { // a system of the tests, whose words lie elsewhere
		return
	}
	need := func(keys ...string) {
		for _, key := range keys {
			if _, own := rules.CalledBy(key); !own && en[key] == "" {
				t.Errorf("no words for %q", key)
			}
		}
	}
	props := func(all []rules.Prop) {
		for _, p := range all {
			need(p.Word)
			if p.Group != "" {
				need("workshop.terms." + p.Group)
			}
			if p.Names == nil {
				for _, v := range p.Values {
					need(p.Word + "." + v)
				}
			}
			for _, name := range p.Names {
				need(name.Key)
			}
		}
	}
	for _, b := range book.Blanks() {
		need(book.Prefix() + ".blank." + b.Key)
	}
	for _, s := range starts {
		d, err := book.Draft(string(s.Data))
		if err != nil {
			t.Fatal(err)
		}
		kit := book.Kit(d)
		for _, tool := range kit.Tools {
			if tool.Stroke != rules.StrokeNone && (tool.Sample == nil) == (tool.Emblem == "") {
				t.Errorf("tool %s needs either a scrap of map or an emblem", tool.Key)
			}
			need(tool.Name.Key, tool.About.Key)
		}
		for _, x := range kit.Stock {
			need(x.Name.Key)
			for _, g := range x.Group {
				need(g.Key)
			}
		}
		props(kit.Terms)
		for _, x := range d.Things {
			props(x.Props)
		}
	}
}

// spoken reports whether a catalogue has words of a book.
func spoken(words map[string]string, prefix string) bool {
	for key := range words {
		if strings.HasPrefix(key, prefix+".") {
			return true
		}
	}
	return false
}
