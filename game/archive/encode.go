package archive

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"grognard/rules"
)

// Encode writes a game as a save file.
func Encode(g *Game) []byte {
	var b bytes.Buffer
	encodeHeader(&b, &g.Header, Sum(g.Data), g.format())
	lines := split(g.Data)
	fmt.Fprintf(&b, "data %d\n", len(lines))
	encodeText(&b, lines)
	if g.Sealed {
		var in bytes.Buffer
		fmt.Fprintf(&in, "seed %d\n", g.Seed)
		encodePlay(&in, g)
		lines = seal(in.Bytes())
		fmt.Fprintf(&b, "sealed %d\n", len(lines))
		for _, l := range lines {
			b.Write(append(l[:len(l):len(l)], '\n'))
		}
	} else {
		encodePlay(&b, g)
	}
	fmt.Fprintf(&b, "end %016x\n", Sum(b.Bytes()))
	encodeParts(&b, g)
	return b.Bytes()
}

// encodePlay writes what was played: the answers and the last checkpoint.
func encodePlay(b *bytes.Buffer, g *Game) {
	fmt.Fprintf(b, "answers %d\n", len(g.Lines))
	for _, l := range g.Lines {
		b.WriteString(l + "\n")
	}
	if g.Last != nil {
		lines := split(g.Last)
		fmt.Fprintf(b, "position %d %d\n", g.LastAt, len(lines))
		encodeText(b, lines)
	}
}

// format is the number of the oldest format that can hold a game, so that older
// versions of the program read what they can.
func (g *Game) format() int {
	switch {
	case g.Series != "":
		return 4
	case len(g.Parts) > 0:
		return 3
	case g.Sealed || g.Dice == DiceHonest:
		return 2
	}
	return 1
}

func encodeHeader(b *bytes.Buffer, h *Header, sum uint64, format int) {
	fmt.Fprintf(b, "%s %d\n", magic, format)
	fmt.Fprintf(b, "game %s %d\n", h.Book, h.Version)
	fmt.Fprintf(b, "scenario %s %016x\n", oneWord(h.Scenario), sum)
	for _, k := range slices.Sorted(maps.Keys(h.Set)) {
		fmt.Fprintf(b, "switch %s %s\n", k, h.Set[k])
	}
	seed := h.Seed
	if h.Sealed {
		seed = 0 // it stands in the sealed part
	}
	fmt.Fprintf(b, "seed %d\n", seed)
	fmt.Fprintf(b, "dice %s\n", cmp.Or(h.Dice, DiceSeeded))
	if h.Open {
		b.WriteString("open\n")
	}
	if h.Copy {
		b.WriteString("copy\n")
	}
	optional(b, "draft", OneLine(h.Draft), false)
	optional(b, "series", OneLine(h.Series), false)
	for i, p := range h.Players {
		sort := "human"
		if p.Computer {
			sort = "computer"
		}
		optional(b, fmt.Sprintf("player %s %s", sideName(rules.Side(i)), sort), OneLine(p.Name), true)
	}
	optional(b, "title", OneLine(h.Title), false)
	optional(b, "date", OneLine(h.Date), false)
	fmt.Fprintf(b, "turn %d\n", h.Turn)
	optional(b, "over", h.Over, false)
	if h.Played > 0 {
		fmt.Fprintf(b, "played %d\n", h.Played)
	}
	optional(b, "fault", OneLine(h.Fault), false)
}

// optional writes a line that is left out, or ends early, without a value.
func optional(b *bytes.Buffer, key, value string, always bool) {
	switch {
	case value != "":
		b.WriteString(key + " " + value + "\n")
	case always:
		b.WriteString(key + "\n")
	}
}

// split cuts text into lines that keep their line feeds.
func split(text []byte) [][]byte {
	lines := bytes.SplitAfter(text, []byte("\n"))
	if last := len(lines) - 1; len(lines[last]) == 0 {
		lines = lines[:last]
	}
	return lines
}

func encodeText(b *bytes.Buffer, lines [][]byte) {
	for _, l := range lines {
		if bytes.HasSuffix(l, []byte("\n")) {
			b.WriteByte('|')
			b.Write(l)
		} else {
			b.WriteByte('>')
			b.Write(l)
			b.WriteByte('\n')
		}
	}
}

// OneLine makes a name fit for a line: no control characters, no space at
// either end.
func OneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, "?"))
	return strings.TrimSpace(s)
}

func oneWord(s string) string {
	return cmp.Or(strings.Join(strings.Fields(OneLine(s)), "-"), "-")
}
