package workshop

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/ccn"
	"grognard/rules/squares"
)

// busy makes random steps, back and on with a draft.
func busy(t *testing.T, d *Draft, r *rand.Rand, n int) (texts []string) {
	t.Helper()
	texts = []string{d.Text()}
	for range n {
		switch r.IntN(5) {
		case 0:
			d.Undo()
		case 1:
			d.Redo()
		default:
			if _, err := d.Do(anyEdit(d, r)); err != nil {
				continue
			}
		}
		texts = append(texts, d.Text())
	}
	return texts
}

// anyEdit paints a cell, or puts something from the box on one.
func anyEdit(d *Draft, r *rand.Rand) rules.Edit {
	cells := d.Book().View(d.Now().Board, rules.Chance).Map.Cells
	at := []rules.Ref{cells[r.IntN(len(cells))].Ref}
	if r.IntN(2) == 0 {
		return rules.Edit{Do: rules.EditPaint, Tool: d.Kit().Tools[r.IntN(2)].Key, Cells: at}
	}
	return rules.Edit{Do: rules.EditPut, Stock: d.Kit().Stock[r.IntN(8)].ID, Cells: at, Side: rules.First}
}

func begin(t *testing.T, book rules.Workshop) *Draft {
	t.Helper()
	d, err := New(book, book.Blanks()[0].Text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// empty is a battle without anybody in it.
var empty = ccn.Book{}.Blanks()[0].Text

var books = []rules.Workshop{ccn.Book{}, squares.Book{}}

func TestEveryStepIsTakenBackToTheSameBytes(t *testing.T) {
	for _, book := range books {
		d, r := begin(t, book), rand.New(rand.NewPCG(1, 1))
		var texts []string
		for len(texts) < 60 {
			before := d.Text()
			if done, err := d.Do(anyEdit(d, r)); err != nil || !done {
				continue
			}
			texts = append(texts, before)
		}
		last := d.Text()
		for i := len(texts) - 1; i >= 0; i-- {
			if !d.Undo() || d.Text() != texts[i] || d.Now().Text != texts[i] {
				t.Fatalf("step %d is not taken back", i)
			}
		}
		if d.Undo() {
			t.Error("a step is taken back that there was not")
		}
		for d.Redo() {
		}
		if back, on := d.Steps(); d.Text() != last || back != 60 || on != 0 {
			t.Errorf("taken again the steps come to something else: %d, %d", back, on)
		}
	}
}

func TestAStepAfterOneTakenBackForgetsIt(t *testing.T) {
	d := begin(t, ccn.Book{})
	put := func(what, at string) {
		t.Helper()
		r, _ := ccn.Book{}.Parse(at)
		if done, err := d.Do(rules.Edit{Do: rules.EditPut, Stock: what, Cells: []rules.Ref{r}}); err != nil || !done {
			t.Fatal(err)
		}
	}
	put("fr-ln", "c1")
	put("gb-ln", "g5")
	d.Undo()
	put("gb-fa", "g6")
	if d.Redo() || strings.Contains(d.Text(), "gb-ln-1") || !strings.Contains(d.Text(), "gb-fa-1") {
		t.Error(d.Text())
	}
}

func TestAStepOfSeveralEditsIsDoneAsAWholeOrNotAtAll(t *testing.T) {
	d := begin(t, ccn.Book{})
	r, _ := ccn.Book{}.Parse("c1")
	before := d.Text()
	good := rules.Edit{Do: rules.EditPut, Stock: "fr-ln", Cells: []rules.Ref{r}}
	if _, err := d.Do(good, rules.Edit{Do: rules.EditPut, Stock: "nobody", Cells: []rules.Ref{r}}); err == nil || d.Text() != before {
		t.Errorf("%v\n%s", err, d.Text())
	}
	if _, err := d.Do(good, rules.Edit{Do: rules.EditPaint, Tool: "woods", Cells: []rules.Ref{r}}); err != nil {
		t.Fatal(err)
	}
	if back, _ := d.Steps(); back != 1 || !d.Undo() || d.Text() != before {
		t.Error("two edits are not one step")
	}
}

func TestAJournalThatIsCutOffAnywhereKeepsAllBeforeThat(t *testing.T) {
	for _, book := range books {
		d, r := begin(t, book), rand.New(rand.NewPCG(2, 2))
		journal := d.whole()
		ends := []int{len(journal)}
		d.noted = func(e entry) {
			journal = append(journal, e.line()...)
			ends = append(ends, len(journal))
		}
		texts := []string{d.Text()}
		for len(texts) < 80 {
			n := len(ends)
			busy(t, d, r, 1)
			if len(ends) > n {
				texts = append(texts, d.Text())
			}
		}
		for range 500 {
			cut := r.IntN(len(journal) + 1)
			got := replay(book, journal[:cut])
			i := -1
			for i+1 < len(ends) && ends[i+1] <= cut+1 { // a line without its end says all
				i++
			}
			switch {
			case i < 0 && got != nil || i >= 0 && got == nil:
				t.Fatalf("cut at %d of %d: %v", cut, len(journal), got)
			case got != nil && got.Text() != texts[i]:
				t.Fatalf("cut at %d the text is not that of step %d", cut, i)
			}
		}
		got := replay(book, journal)
		for got.Undo() {
		}
		if got.Text() != book.Blanks()[0].Text {
			t.Error("the steps do not lead back to the beginning")
		}
		if again := replay(book, d.whole()); again.Text() != d.Text() || !bytes.Equal(again.whole(), d.whole()) {
			t.Error("a journal written as a whole comes to something else")
		}
	}
}

func TestAJournalThatMakesNoSenseIsReadUpToThere(t *testing.T) {
	d := begin(t, ccn.Book{})
	journal := d.whole()
	for _, line := range []string{"{\"on\":true}\n", "{\"back\":true}\n", "{\"change\":{\"From\":900,\"Old\":\"\",\"New\":\"x\"}}\n",
		"{\"change\":{\"From\":0,\"Old\":\"x\",\"New\":\"\"}}\n", "{\"begin\":\"\"}\n", "{}\n", "what\n"} {
		got := replay(ccn.Book{}, append(bytes.Clone(journal), line...))
		if got == nil || got.Text() != d.Text() {
			t.Errorf("after %q nothing is left", line)
		}
	}
	for _, text := range []string{"", "what", "{\"back\":true}\n", "{\"begin\":\"no = [\"}\n"} {
		if got := replay(ccn.Book{}, []byte(text)); got != nil {
			t.Errorf("%q is a journal", text)
		}
	}
}

func FuzzJournal(f *testing.F) {
	d, err := New(ccn.Book{}, empty)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(d.whole())
	f.Fuzz(func(t *testing.T, journal []byte) {
		if d := replay(ccn.Book{}, journal); d != nil {
			d.Undo()
			d.Redo()
		}
	})
}
