package shelf

import (
	"context"
	"errors"
	"maps"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"grognard/game/lang"
	"grognard/game/weigh"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/screen/differ"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/prop"
	"grognard/render/workshop/state"
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
	even    *came // what games have come to; nil: none were played of this one
}

// came is what came of making a battle even.
type came struct {
	weigh.Evened
	stopped bool       // before all was done; Games is 0 if no game was over
	before  string     // the battle as it was; "": it is no other
	weaker  rules.Side // who was weakened for it
	told    string     // what was done for it,
	lang    string     // in this language
}

// evening is a battle that is being made even in the background.
type evening struct {
	stop    context.CancelFunc
	done    chan evened
	n       atomic.Int64 // games that have been played
	begun   time.Time
	stopped bool // what came of it so far is awaited
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

// numberKey is the key of the row of the battle's number, which is no wish of the book.
const numberKey = "number"

// list makes the rows of what can be asked, as it is asked: the number of the battle first.
func (w *wishing) list() {
	w.rows, w.lang = nil, w.edit.Words.Language()
	number := strconv.FormatUint(w.wish.Seed, 10)
	w.row(&rules.Prop{Key: numberKey, Value: number, Default: number, Word: "ui.shelf.number", Kind: rules.PropNumber, High: mostSeed - 1})
	for _, k := range w.book.Wishes() {
		k.Value = k.Default
		if v, ok := w.wish.Says[k.Key]; ok {
			k.Value = v
		}
		w.row(&k)
	}
}

func (w *wishing) row(k *rules.Prop) {
	w.rows = append(w.rows, prop.Entry{Row: prop.Of(w.edit.Words, "wish", k, false, "")})
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
func (w *wishing) makeEven(now time.Time, wake func()) {
	w.halt()
	ctx, stop := context.WithCancel(context.Background())
	e := &evening{stop: stop, done: make(chan evened, 1), begun: now}
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
		stopped := w.evening.stopped
		w.halt()
		if stopped && errors.Is(got.err, context.Canceled) {
			w.even = &came{stopped: true}
			return false, nil
		}
		if got.err != nil {
			return false, got.err
		}
		w.even = &came{Evened: got.Evened, stopped: stopped}
		if was, is := w.wish.Spare, got.Wish.Spare; was != is {
			if w.even.before, err = w.book.Conjure(w.wish); err != nil {
				return false, err
			}
			if is[1]-is[0] > was[1]-was[0] {
				w.even.weaker = rules.Second
			}
		}
		w.wish = got.Wish
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
	p.wanted(act)
}

// wanted takes over what was asked for.
func (p *Page) wanted(act state.Act) {
	for _, e := range act.Edits {
		if e.Key == numberKey {
			n, _ := strconv.ParseUint(e.Value, 10, 64) // the row has checked it
			p.wish.ask("", "", n)
		} else {
			p.wish.ask(e.Key, e.Value, 0)
		}
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
		if w.evening.stopped {
			even.Why = p.d.Word("ui.shelf.even.stopping")
		}
	}
	all := []ui.Button{{Name: "button.another", Label: p.d.Word("ui.shelf.another"), Icon: "icon/die"}, even}
	said := p.d.Word("ui.shelf.seed")
	for _, more := range p.evened() {
		said = p.d.Words.Sentences(said, more)
	}
	f.Text(ui.Small, c.Theme.Muted, said)
	f.Gap(6)
	switch r := f.Take(c.ButtonsHeight(f.W, all)); c.Buttons(r, ui.Start, all) {
	case 0:
		w.ask("", "", p.doors.Seed()%mostSeed)
		p.forget()
	case 1:
		if w.evening != nil {
			w.evening.stopped = true
			w.evening.stop()
		} else {
			w.makeEven(p.doors.Now(), p.d.Store.Wake)
		}
	}
	f.Gap(10)
}

// evened says how far making the battle even has come, or what came of it.
func (p *Page) evened() (all []string) {
	w := p.wish
	if e := w.evening; e != nil {
		n := int(e.n.Load())
		all = append(all, p.d.Word("ui.shelf.even.runs", n, weigh.MostEvening))
		if left := e.left(n, p.doors.Now()); left > 0 {
			if s := int(left/time.Second) + 1; s < 100 {
				return append(all, p.d.Word("ui.shelf.even.left.seconds", s))
			}
			all = append(all, p.d.Word("ui.shelf.even.left.minutes", int((left+time.Minute-1)/time.Minute)))
		}
		return all
	}
	e := w.even
	if e == nil || p.seen.view == nil {
		return nil
	}
	if e.stopped {
		all = append(all, p.d.Word("ui.shelf.even.stopped"))
	}
	if e.Games > 0 {
		all = append(all, p.d.Word("ui.shelf.even.came", p.d.Words.Army(p.seen.view.Sides[rules.First]), int(e.Share*100+.5), e.Games))
	}
	if e.before == "" {
		return append(all, p.d.Word("ui.shelf.even.kept"))
	}
	if e.lang != p.d.Words.Language() {
		e.lang, e.told = p.d.Words.Language(), p.changed(e)
	}
	return append(all, e.told)
}

// changed says whose army was weakened, and by what.
func (p *Page) changed(e *came) string {
	said := p.d.Word("ui.shelf.even.weaker", p.d.Words.Army(p.seen.view.Sides[e.weaker]))
	d, err := p.wish.book.Draft(e.before)
	if err != nil || d.Board == nil {
		return said
	}
	battle := func(text string, v *rules.View) differ.Battle {
		return differ.Battle{Book: p.wish.book, Text: text, View: v, Names: lang.NamesOf(p.wish.book, v)}
	}
	lines := differ.Of(p.d.Words, battle(e.before, p.wish.book.View(d.Board, rules.Chance)), battle(p.seen.text, p.seen.view))
	for i := range lines {
		lines[i] = strings.TrimSuffix(lines[i], ".")
	}
	return p.d.Words.Sentences(said, p.d.Word("ui.shelf.even.changes", p.d.Words.Clauses(lines)))
}

// tellsFrom is how many games have to be over before it is told how long the rest may take.
const tellsFrom = 6

// left is how long all games that may be played will take at most, 0 where that cannot be told.
func (e *evening) left(n int, now time.Time) time.Duration {
	if n < tellsFrom || e.begun.IsZero() {
		return 0
	}
	return now.Sub(e.begun) / time.Duration(n) * time.Duration(max(0, weigh.MostEvening-n))
}
