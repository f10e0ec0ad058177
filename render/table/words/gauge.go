package words

import (
	"cmp"

	"grognard/rules"
)

// GaugeWord is what gauge i of a side is called: with the name of what it is
// about, where there are several or a lamp stands for one thing.
func (w *Speaker) GaugeWord(a *rules.Army, i int) string {
	g := &a.Gauges[i]
	key := w.Own("gauge", string(g.Key))
	if off := w.Keys.Dot(key, "off"); g.Lamp && g.N <= 0 && w.Has(off) {
		key = off
	}
	word := w.Word(key)
	if len(g.Refs) == 1 && (g.Lamp || Several(a, i)) {
		return w.Dash(word, w.Name(g.Refs[0]))
	}
	return word
}

// GaugeShort is what a gauge is called where there is hardly any room, "" if the
// rulebook has no such word.
func (w *Speaker) GaugeShort(g *rules.Gauge) string {
	if key := w.Keys.Dot(w.Own("gauge", string(g.Key)), "short"); w.Has(key) {
		return w.Word(key)
	}
	return ""
}

// Several reports whether a side has more gauges with the key of gauge i.
func Several(a *rules.Army, i int) bool {
	for k := range a.Gauges {
		if k != i && a.Gauges[k].Key == a.Gauges[i].Key {
			return true
		}
	}
	return false
}

// GaugeNumber is what stands behind the word of a gauge: its number, or words
// of its own.
func (w *Speaker) GaugeNumber(g *rules.Gauge) string {
	if g.Text.Key != "" {
		return w.Say(g.Text)
	}
	return w.Keys.Pair(g.N, g.Of)
}

// GaugeValue is what a gauge shows, with the names of what it counts.
func (w *Speaker) GaugeValue(g *rules.Gauge) string {
	if g.Text.Key != "" {
		return w.Capital(w.Say(g.Text))
	}
	if g.Lamp && g.N > 0 {
		return w.Word("table.yes")
	}
	if g.Lamp {
		return w.Word("table.no")
	}
	s := w.Keys.Pair(g.N, g.Of)
	if len(g.Refs) == 0 {
		return s
	}
	all := make([]string, 0, len(g.Refs))
	for _, r := range g.Refs {
		all = append(all, cmp.Or(w.Place(PlaceName(w.scene.View(), r)), w.Name(r)))
	}
	return w.About(s, w.Series(all))
}

// CommonText is what a gauge of neither side shows: its own words, or its name
// with what it counts, or with its number. What it counts several times is named
// once.
func (w *Speaker) CommonText(g *rules.Gauge) string {
	if g.Text.Key != "" {
		return w.Capital(w.Say(g.Text))
	}
	if len(g.Refs) == 0 {
		return w.About(w.Word(w.Own("gauge", string(g.Key))), w.Keys.Pair(g.N, g.Of))
	}
	word := w.Word(w.Own("gauge", string(g.Key)))
	if w.Heaped(g) {
		return w.Word("format.heads", word)
	}
	var all []string
	same := 0
	for i, r := range g.Refs {
		if same++; i+1 < len(g.Refs) && g.Refs[i+1] == r {
			continue
		}
		name := w.Name(r)
		if same > 1 {
			name = w.Word("format.times", name, same)
		}
		all, same = append(all, name), 0
	}
	return w.About(word, w.Series(all))
}

// Heaped reports whether what a gauge of neither side counts lies on the table as
// tokens: each of its things has a short name, which is printed on it.
func (w *Speaker) Heaped(g *rules.Gauge) bool {
	if len(g.Refs) == 0 || g.Text.Key != "" {
		return false
	}
	for _, r := range g.Refs {
		if w.ShortName(r) == "" {
			return false
		}
	}
	return true
}

// Meaning is the sentence that explains a part of the table, "" if there is
// none: that of the rulebook, or else the general one.
func (w *Speaker) Meaning(key string) string {
	for _, k := range [...]string{w.Own(key, "about"), w.Keys.Join("table", key, "about")} {
		if w.Has(k) {
			return w.Word(k)
		}
	}
	return ""
}

// StatWord is the word of a stat.
func (w *Speaker) StatWord(s *rules.Stat) string { return w.Word(w.Own("stat", s.Key)) }

// StatValue is what is printed beside the word of a stat.
func (w *Speaker) StatValue(s *rules.Stat) string {
	if len(s.Value) > 1 && s.Value[0] == '.' {
		return w.Word(s.Value[1:])
	}
	return s.Value
}
