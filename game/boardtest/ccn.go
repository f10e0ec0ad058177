package boardtest

import (
	"fmt"
	"strings"
)

// Blocks is a position of Commands & Colors: Napoleonics in the combat of the
// French, who have played a card that orders the centre.
type Blocks struct {
	Hills          []string // hexes; all other ground is open
	Edge           string   // of the French, "top" or "bottom"
	French, Allied []string // units, as Block writes them
	Hand           []string // of the Allies; the French have none
}

// HillDuel is a French unit on a hill that may attack a British one below it.
func HillDuel() Blocks {
	return Blocks{Hills: []string{"d8"}, Edge: "top",
		French: []string{Block("fr-lt-1", "d8", "blocks = 2, ordered = true"), Block("fr-ln-1", "a1", "")},
		Allied: []string{Block("gb-lt-1", "e8", ""), Block("gb-ln-1", "i1", "")}}
}

// Block is a unit in a hex, with fields such as ordered = true.
func Block(id, hex, more string) string {
	return "{ " + join(fmt.Sprintf("unit = %q, at = %q", id, hex), more) + " }"
}

// Field is the head of a position file, before its turn: a map with hills.
func Field(hills ...string) string {
	var rows [9][]byte
	for i := range rows {
		rows[i] = []byte(strings.Repeat(".", 13-i%2))
	}
	for _, hex := range hills {
		rows[hex[0]-'a'][hex[1]-'1'] = 'H'
	}
	text := "format = 1\nfirst = \"french\"\nbanners = 9\n[map]\nrows = ["
	for _, row := range rows {
		text += fmt.Sprintf("%q, ", row)
	}
	return strings.TrimSuffix(text, ", ") + "]\n[position]\nturn = 1\n"
}

// File writes the position.
func (b Blocks) File() string {
	other := map[string]string{"top": "bottom", "bottom": "top"}[b.Edge]
	side := func(name, edge string, hand, units []string) string {
		cards := ""
		if len(hand) > 0 {
			cards = `"` + strings.Join(hand, `", "`) + `"`
		}
		return fmt.Sprintf("[%s]\nedge = %q\nhand = [%s]\nunits = [%s]\n", name, edge, cards, strings.Join(units, ", "))
	}
	return Field(b.Hills...) + "phase = \"combat\"\nactive = \"french\"\ncard = { played = \"c-attack-center-1\", level = 5 }\n" +
		side("french", b.Edge, nil, b.French) + side("allied", other, b.Hand, b.Allied)
}
