package property

import (
	"strconv"
	"testing"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// long gives the card so much room that all its rows show at once.
func long(d *shoptest.Bench, p *Panel) {
	p.edit.Unfold()
	d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, paint.Rect{X: 600, Y: 10, W: 400, H: 9000}) }
}

// Every kind of thing of every battle, with every value that it has.
func TestEveryValueOfEveryThingIsSetByHand(t *testing.T) {
	for _, book := range scenarios.Books() {
		t.Run(book.Name(), func(t *testing.T) {
			kinds := map[rules.PropKind]bool{}
			done := map[string]bool{}
			for _, info := range scenarios.List(book.Name()) {
				exercise(t, book.Name(), info.ID, done, kinds)
			}
			if len(kinds) < 3 {
				t.Errorf("only %d kinds of values were met", len(kinds))
			}
		})
	}
}

func exercise(t *testing.T, book, id string, done map[string]bool, kinds map[rules.PropKind]bool) {
	t.Helper()
	var d *shoptest.Bench
	_, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := scenarios.Book(book)
	draft, err := b.(rules.Workshop).Draft(string(data))
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range draft.Things {
		for _, k := range x.Props {
			key := x.Tool + " " + k.Word + " " + k.Of.Key + " " + k.Key
			if testing.Short() {
				key = strconv.Itoa(int(k.Kind))
			}
			if done[key] || k.Fixed.Key != "" {
				continue
			}
			if d == nil {
				var p *Panel
				d, p = open(t, book, id, "en", 1280, 720, 1)
				long(d, p)
			}
			done[key], kinds[k.Kind] = true, true
			d.State.Do(state.Select(x.Path))
			d.Settle()
			d.Exercise("prop."+k.Key, x.Path, k)
			if t.Failed() {
				return
			}
		}
	}
}
