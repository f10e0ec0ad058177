package shelf

import (
	"context"
	"maps"
	"strconv"
	"sync/atomic"

	"grognard/game/weigh"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/prop"
	"grognard/rules"
)

// wishing is a battle by chance that is being asked for.
type wishing struct {
	book rules.Conjurer
	wish rules.Wish
	edit prop.Editor
	rows []prop.Entry
	lang string

	evening *evening
	even    *weigh.Evened // what games have come to; nil: none were played of this one
}

// evening is a battle that is being made even in the background.
type evening struct {
	stop context.CancelFunc
	done chan evened
	n    atomic.Int64 // games that have been played
}

// evened is what came of it.
type evened struct {
	weigh.Evened
	err error
}

// wishes begins to ask for a battle of the system chosen, nil if it makes none.
func (p *Page) wishes() *wishing {
	book, ok := rules.Rulebook(p.book()).(rules.Conjurer)
	if !ok {
		return nil
	}
	keys := &names.Book{Rulebook: book}
	sc := &scene.Scene{View: func() *rules.View { return &rules.View{} }, Viewer: rules.Chance, Moving: func() bool { return false }}
	return &wishing{book: book, wish: rules.Wish{Seed: p.doors.Seed() % mostSeed, Says: map[string]string{}},
		edit: prop.Editor{Words: words.New(p.d.Words.Catalog, book, keys, sc)}}
}

// mostSeed is the number of battles by chance that a seed tells apart here: one that can be
// said to a friend.
const mostSeed = 1_000_000

// list makes the rows of what can be asked, as it is asked.
func (w *wishing) list() {
	w.rows, w.lang = nil, w.edit.Words.Language()
	for _, k := range w.book.Wishes() {
		k.Value = k.Default
		if v, ok := w.wish.Says[k.Key]; ok {
			k.Value = v
		}
		w.rows = append(w.rows, prop.Entry{Row: prop.Of(w.edit.Words, "wish", &k, false, "")})
	}
}

// ask asks for another value, or with no key for another seed: what games have come to is of
// another battle then.
func (w *wishing) ask(key, value string, seed uint64) {
	w.halt()
	w.even, w.rows = nil, nil
	w.wish.Spare = [2]int{}
	if w.wish.Says = maps.Clone(w.wish.Says); key != "" {
		w.wish.Says[key] = value
	} else {
		w.wish.Seed = seed
	}
}

// halt ends what goes on in the background.
func (w *wishing) halt() {
	if w.evening != nil {
		w.evening.stop()
		w.evening = nil
	}
}

// makeEven has computers play the battle and units exchanged until it is fair.
func (w *wishing) makeEven(wake func()) {
	w.halt()
	ctx, stop := context.WithCancel(context.Background())
	e := &evening{stop: stop, done: make(chan evened, 1)}
	w.evening = e
	book, wish := w.book, w.wish
	go func() {
		got, err := weigh.EvenTold(ctx, book, wish, func(games int) {
			e.n.Store(int64(games))
			wake()
		})
		e.done <- evened{got, err}
		wake()
	}()
}

// hear takes what came of making it even. It reports whether the battle is another one now.
func (w *wishing) hear() (changed bool, err error) {
	if w.evening == nil {
		return false, nil
	}
	select {
	case got := <-w.evening.done:
		w.evening.stop()
		w.evening = nil
		if got.err != nil {
			return false, got.err
		}
		w.even, w.wish = &got.Evened, got.Wish
		return true, nil
	default:
		return false, nil
	}
}

// chance paints what can be asked of a battle by chance, and its buttons.
func (p *Page) chance(c *ui.Ctx, f *ui.Flow) {
	w := p.wish
	if changed, err := w.hear(); err != nil {
		p.d.Tell(p.d.Words.Explain(err))
	} else if changed {
		p.forget()
		p.read()
	}
	if w.rows == nil || w.lang != p.d.Words.Language() {
		w.list()
	}
	act := w.edit.Begin(c, func(string) bool { return true })
	wide := f.W
	if two := c.Px(2 * rowLeast); wide > two { // two columns of rows
		wide = (f.W - c.Px(28)) / 2
	}
	half := (len(w.rows) + 1) / 2
	if wide == f.W {
		half = len(w.rows)
	}
	left, right := w.edit.EntriesHeight(c, wide, w.rows[:half]), w.edit.EntriesHeight(c, wide, w.rows[half:])
	at := f.Take(max(left, right))
	all := func(y, h float32) bool { return true }
	act.Add(w.edit.Entries(c, paint.Rect{X: at.X, Y: at.Y, W: wide, H: left}, w.rows[:half], all))
	act.Add(w.edit.Entries(c, paint.Rect{X: at.X + at.W - wide, Y: at.Y, W: wide, H: right}, w.rows[half:], all))
	act.Add(w.edit.End(c))
	f.Gap(8)
	p.another(c, f)
	for _, e := range act.Edits {
		w.ask(e.Key, e.Value, 0)
		p.forget()
	}
}

// rowLeast is how wide a row of what can be asked is at least, in dp.
const rowLeast = 330

// another are the buttons: another battle of the same wish, and the same made even. What is said
// of them stands above, where no tip of theirs lies on it.
func (p *Page) another(c *ui.Ctx, f *ui.Flow) {
	w := p.wish
	even := ui.Button{Name: "button.even", Label: p.d.Word("ui.shelf.even"), Icon: "icon/scales", Tip: p.d.Word("ui.shelf.even.about"), Why: p.unsound()}
	if w.evening != nil {
		even = ui.Button{Name: "button.even.stop", Label: p.d.Word("ui.shelf.even.stop"), Icon: "icon/close"}
	}
	all := []ui.Button{{Name: "button.another", Label: p.d.Word("ui.shelf.another"), Icon: "icon/die"}, even}
	said := p.d.Word("ui.shelf.seed", strconv.FormatUint(w.wish.Seed, 10))
	switch {
	case w.evening != nil:
		said = p.d.Words.Sentences(said, p.d.Word("ui.shelf.even.runs", int(w.evening.n.Load())))
	case w.even != nil && p.seen.view != nil:
		said = p.d.Words.Sentences(said, p.d.Word("ui.shelf.even.came", p.d.Words.Army(p.seen.view.Sides[rules.First]), int(w.even.Share*100+.5), w.even.Games))
	}
	f.Text(ui.Small, c.Theme.Muted, said)
	f.Gap(6)
	switch r := f.Take(c.ButtonsHeight(f.W, all)); c.Buttons(r, ui.Start, all) {
	case 0:
		w.ask("", "", p.doors.Seed()%mostSeed)
		p.forget()
	case 1:
		if w.evening != nil {
			w.halt()
		} else {
			w.makeEven(p.d.Store.Wake)
		}
	}
	f.Gap(10)
}
