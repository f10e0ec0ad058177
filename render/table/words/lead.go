package words

import (
	"strings"

	"grognard/rules"
)

// Led is a sentence that begins with the name of a side, in two parts: the name stands
// out. Who is "" where it begins otherwise.
type Led struct{ Who, Rest string }

// Marks about the name of a side while a sentence is taken apart: no text has them.
const (
	leadOpens  = "\x02"
	leadCloses = "\x03"
)

// Led says a sentence and tells the name that it begins with from the rest.
func (w *Speaker) Led(say func() string) Led {
	w.leading = true
	s := say()
	w.leading = false
	l := Led{Rest: s}
	if after, ok := strings.CutPrefix(s, leadOpens); ok {
		l.Who, l.Rest, _ = strings.Cut(after, leadCloses)
	}
	if strings.Contains(l.Rest, leadOpens) { // a side that is named again
		l.Rest = strings.NewReplacer(leadOpens, "", leadCloses, "").Replace(l.Rest)
	}
	return l
}

// Side is the name of a player.
func (w *Speaker) Side(s rules.Side) string {
	name := w.Name(rules.SideRef(s))
	if !w.leading {
		return name
	}
	if m := &w.marked[s]; m.name != name {
		m.name, m.whole = name, leadOpens+name+leadCloses
	}
	return w.marked[s].whole
}

// markedName is the name of a side, and the same with its marks.
type markedName struct{ name, whole string }

// Asked is the question of a request in a few words, or else whom it is about.
func (w *Speaker) Asked(q *rules.Request) string {
	if key := w.Own("ask", q.Kind); w.Has(key) {
		return w.Capital(w.Word(key, w.Side(q.To), w.Placed(q.About), len(q.Options)))
	}
	if q.About != 0 {
		return w.Capital(w.Placed(q.About))
	}
	return w.Word("table.ask.head")
}
