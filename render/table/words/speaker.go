// Package words says what stands on a table: names of things, labels of buttons,
// questions, and the sentences of the rules. It decides nothing and paints nothing.
package words

import (
	"strconv"
	"strings"

	"grognard/game/lang"
	"grognard/render/names"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Speaker puts into words what a scene shows. What needs no scene it has from the
// catalogue.
type Speaker struct {
	*lang.Catalog
	Keys *names.Book // of the rulebook

	scene  *scene.Scene
	book   rules.Rulebook
	who    lang.Names
	places map[string]string // of names on the map
	spoken string            // the language that they are in
	moved  int               // how often keys have been moved since

	leading bool // a sentence is taken apart, see Led
	marked  [3]markedName

	verdicts struct { // said last
		of   verdictsOf
		text string
	}
}

// New returns the Speaker of a table.
func New(c *lang.Catalog, book rules.Rulebook, keys *names.Book, sc *scene.Scene) *Speaker {
	return &Speaker{Catalog: c, Keys: keys, scene: sc, book: book, places: map[string]string{}, spoken: c.Language(), moved: c.Moved()}
}

// See learns what things are called in a view: some names change in a game.
func (w *Speaker) See(v *rules.View) { w.who = lang.NamesOf(w.book, v) }

// Changed reports whether another language is spoken, or keys are called otherwise, than when it was asked last;
// names are in the new one then.
func (w *Speaker) Changed() bool {
	now := w.Language()
	if w.spoken == now && w.moved == w.Moved() {
		return false
	}
	w.spoken, w.moved = now, w.Moved()
	if v := w.scene.View(); v != nil {
		w.See(v)
	}
	clear(w.places)
	return true
}

// Say puts a sentence of the rules into words.
func (w *Speaker) Say(x rules.Text) string { return w.Catalog.Say(x, w.who) }

// Phrase is Say for what does not stand as a sentence of its own.
func (w *Speaker) Phrase(x rules.Text) string { return w.Catalog.Phrase(x, w.who) }

// Under is Say for what stands below a heading that names what it is about.
func (w *Speaker) Under(x rules.Text) string { return w.Catalog.Under(x, w.who) }

// Name is what a thing is called.
func (w *Speaker) Name(r rules.Ref) string { return w.Catalog.Name(r, w.who) }

// Said is what a thing is called that a fault names.
func (w *Speaker) Said(s rules.Said) string { return w.Catalog.Said(s, w.who) }

// Cause tells an error without the place that it names, and the things in it as players
// know them.
func (w *Speaker) Cause(err error) string { return w.CauseIn(err, w.Said) }

// Placed is what a thing is called, with the label of its cell if other pieces
// bear the same name.
func (w *Speaker) Placed(r rules.Ref) string {
	name := w.Name(r)
	v := w.scene.View()
	where, same := rules.Ref(0), 0
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref == r {
			where = p.Cell
		}
		if p.Ref != 0 && w.Name(p.Ref) == name {
			same++
		}
	}
	if r == 0 || where == 0 || same < 2 {
		return name
	}
	return w.Aside(name, w.Name(where))
}

// ShortName is what is printed on the counter of a thing, or "": one that the battle
// gives another name has none.
func (w *Speaker) ShortName(r rules.Ref) string {
	if w.who.Own.Of(r) != (rules.Called{}) {
		return ""
	}
	key := w.Keys.Brief(r)
	if !w.Has(key) {
		return ""
	}
	return w.Word(key)
}

// NamesOf names pieces, those of one name once with their number.
func (w *Speaker) NamesOf(who []rules.Ref) []string {
	var names []string
	n := map[string]int{}
	for _, r := range who {
		s := w.Name(r)
		if n[s]++; n[s] == 1 {
			names = append(names, s)
		}
	}
	for i, s := range names {
		if n[s] > 1 {
			names[i] = w.Aside(s, w.Keys.Number(n[s]))
		}
	}
	return names
}

// mostListed is how many names a sentence of the prompt bar holds.
const mostListed = 8

// Listed names pieces, as many as a sentence holds.
func (w *Speaker) Listed(who []rules.Ref) string { return w.listed(who, mostListed) }

// listed names so many pieces, and counts the others.
func (w *Speaker) listed(who []rules.Ref, most int) string {
	names := w.NamesOf(who)
	if more := len(names) - most; more > 1 {
		names = append(names[:most], w.Word("table.others", more))
	}
	return w.Series(names)
}

// Own returns the key of a word of the rulebook, such as "man.prompt.move".
func (w *Speaker) Own(area, key string) string {
	return w.Keys.Join(w.book.Prefix(), area, key)
}

// Chance names something with its chance.
func (w *Speaker) Chance(of, percent string) string {
	return w.Word("odds.headline.row", of, w.Percent(percent))
}

// Signed writes a number with its sign, which is a minus and no hyphen, without a new
// string for the usual ones.
func Signed(n int) string {
	switch {
	case n < 0 && -n < len(minus):
		return minus[-n]
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case n < len(plus):
		return plus[n]
	}
	return "+" + strconv.Itoa(n)
}

var minus = [...]string{"0", "−1", "−2", "−3", "−4", "−5", "−6", "−7", "−8", "−9", "−10"}

var plus = [...]string{"0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "+9", "+10", "+11", "+12", "+13", "+14", "+15", "+16"}

// Tenths writes a number of Tenthss.
func Tenths(n int) string { return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10) }

// Parts writes so many parts of which a whole has ten or a hundred, with no more places than it
// takes: "12.25", "12".
func Parts(n, of int) string {
	sign := ""
	if n < 0 {
		sign, n = "−", -n
	}
	text := sign + strconv.Itoa(n/of)
	if rest := n % of; rest != 0 {
		text += "." + strings.TrimRight(strconv.Itoa(of + rest)[1:], "0")
	}
	return text
}

// Hundredths writes a length of so many units to the inch in inches, to a hundredth.
func (w *Speaker) Hundredths(n, unit int32) string {
	return w.Decimal(Parts((int(n)*100+int(unit)/2)/int(max(1, unit)), 100))
}
