package words

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"grognard/game/lang"
	"grognard/render/table/scene"
	"grognard/rules"
)

// PlaceName is the proper name that the map prints on an objective, "" if it
// has none: what stands on its banner may be what it is worth.
func PlaceName(v *rules.View, cell rules.Ref) string {
	if v.Map == nil {
		return ""
	}
	for i := range v.Map.Areas {
		a := &v.Map.Areas[i]
		if a.Kind == rules.AreaObjective && slices.Contains(a.Cells, cell) && slices.ContainsFunc([]rune(a.Label), unicode.IsLetter) {
			return a.Label
		}
	}
	return ""
}

// PlaceWord is what a name printed on the map of a rulebook is in the reader's
// language: most are proper names, but one such as that of a road has words,
// "ms.place.strada".
func PlaceWord(words *lang.Catalog, book rules.Rulebook, label string) string {
	key := book.Prefix() + ".place." + strings.ReplaceAll(strings.ToLower(label), " ", "-")
	if label != "" && words.Has(key) {
		return words.Word(key)
	}
	return label
}

// Place is what a name printed on the map is in the reader's language.
func (w *Speaker) Place(label string) string {
	word, ok := w.places[label]
	if !ok {
		word = PlaceWord(w.Catalog, w.book, label)
		w.places[label] = word
	}
	return word
}

// ByShape is a word of the screens that names the places of the map: that of
// the rulebook, such as "ns.table.grid", or that of its shape, such as
// "table.grid.hexes", if there is one.
func (w *Speaker) ByShape(key string) string {
	if k := w.Keys.Dot(w.book.Prefix(), key); w.Has(k) {
		return w.Word(k)
	}
	if v := w.scene.View(); v != nil && v.Map != nil {
		if k := w.Keys.Dot(key, ShapeNames[v.Map.Shape]); w.Has(k) {
			return w.Word(k)
		}
	}
	return w.Word(key)
}

// ShapeNames end the keys of words that depend on the shape of places.
var ShapeNames = [...]string{rules.Squares: "squares", rules.Hexes: "hexes", rules.Tabletop: "cloth", rules.FlatHexes: "hexes"}

// CellText is what the tape says between cells: squares have two numbers.
func (w *Speaker) CellText(dx, dy int) string {
	if w.scene.View().Map.Shape == rules.Squares {
		return w.Word("table.ruler.squares", strconv.Itoa(dx), strconv.Itoa(dy))
	}
	return w.Say(rules.Text{Key: "table.ruler.hexes", N: dx})
}

// WayText says how far a body has come: the inches straight on, and the degrees
// that it has turned.
func (w *Speaker) WayText(track []rules.Pose) string {
	inches, cents := 0., 0
	unit := float64(max(1, w.scene.View().Map.Unit))
	for i := 1; i < len(track); i++ {
		if d := track[i].Facing - track[i-1].Facing; d != 0 {
			cents += max(d, -d)
			continue
		}
		inches += scene.Distance(track[i-1].Pt, track[i].Pt) / unit
	}
	n, text := int(inches*10+.5), ""
	if cents >= 50 {
		text = w.Word("table.degrees", strconv.Itoa((cents+50)/100))
	}
	if n == 0 {
		return text
	}
	if text != "" {
		text += ", "
	}
	return text + w.Word("table.trail", w.Decimal(Tenths(n)))
}

// Far is a distance on a table without cells, in the rulebook's unit, as inches.
func (w *Speaker) Far(n int) string {
	unit := max(1, int(w.scene.View().Map.Unit))
	return w.Word("table.trail", w.Decimal(Tenths((n*10+unit/2)/unit)))
}

// Blank says why an overlay shows nothing: of what there is nothing to show, or what it
// waits for.
func (w *Speaker) Blank(overlay rules.Overlay, about rules.Ref) string {
	key := w.Own("overlay", string(overlay))
	if k := w.Keys.Dot(key, "blank"); w.Has(k) {
		return w.Word(k)
	}
	if w.scene.Blind() {
		return w.Word("table.peek.blind")
	}
	if _, piece := w.scene.Cell(about); piece {
		return w.Word("table.peek.nothing", w.Word(key), w.Name(about))
	}
	return w.Word("table.peek.blank")
}

// Ground is what a cell is made of: "Open ground", and of one that lies higher than that says,
// "Open ground, on a height".
func (w *Speaker) Ground(cell *rules.Cell) string {
	s := w.Word(w.Keys.Dot("ground", string(cell.Ground)))
	if cell.Level == 0 || cell.Ground == rules.GroundHill || cell.Ground == rules.GroundRugged {
		return s
	}
	return w.Word("table.ground.high", s)
}
