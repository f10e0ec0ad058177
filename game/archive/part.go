package archive

import (
	"bytes"
	"fmt"
	"strings"

	"grognard/rules"
)

// mostParts is how many parts a save keeps at most.
const mostParts = 2000

// encodeParts writes what is kept with a game behind its end.
func encodeParts(b *bytes.Buffer, g *Game) {
	for _, p := range g.Parts {
		var text bytes.Buffer
		lines := split(p.Text)
		if g.Sealed {
			lines = seal(p.Text)
			for _, l := range lines {
				text.Write(l)
				text.WriteByte('\n')
			}
		} else {
			encodeText(&text, lines)
		}
		fmt.Fprintf(b, "%s%s %d %016x\n", partWord, p.Kind, len(lines), partSum(p.Kind, text.Bytes()))
		b.Write(text.Bytes())
	}
}

// partWord begins the first line of a part, and no other line of one.
const partWord = "part "

// partSum is the sum of a part with these lines.
func partSum(kind string, lines []byte) uint64 {
	return Sum(append([]byte(kind+"\n"), lines...))
}

// parts reads what is kept behind the end of a game. A part that is damaged is left out, with
// all up to where the next one begins.
func (d *decoder) parts(g *Game) {
	for d.to < len(d.data) {
		head, at := d.at+1, d.to
		p, err := d.part(g.Sealed)
		if err == nil && len(g.Parts) == mostParts {
			err = rules.Fault("fault.save.parts", "no save keeps more than %d parts", mostParts)
		}
		if err == nil {
			g.Parts = append(g.Parts, p)
			continue
		}
		g.Lost = append(g.Lost, fault(err).At(head, 0))
		d.at, d.to = head-1, at
		d.skip()
	}
}

// part reads one part.
func (d *decoder) part(sealed bool) (p Part, err error) {
	key, rest, err := d.next()
	if err != nil {
		return p, err
	}
	if key != strings.TrimSpace(partWord) {
		return p, rules.Fault("fault.save.follows", "something follows the end of the save")
	}
	kind, rest, _ := strings.Cut(rest, " ")
	count, sum, _ := strings.Cut(rest, " ")
	n, err := number(count)
	if err != nil {
		return p, err
	}
	want, err := parseHex(sum)
	if err != nil {
		return p, err
	}
	from := d.to
	p.Kind = kind
	if p.Text, err = d.partText(n, sealed); err != nil {
		return p, err
	}
	if partSum(kind, d.data[from:d.to]) != want || kind == "" {
		return p, rules.Fault("fault.save.part", "a part of what is kept with the game is damaged: it does not add up to its sum")
	}
	return p, nil
}

func (d *decoder) partText(n int, sealed bool) ([]byte, error) {
	if !sealed {
		return d.text(n)
	}
	from := d.to
	for range n {
		if _, err := d.raw(); err != nil {
			return nil, err
		}
	}
	return unseal(d.data[from:d.to])
}

// skip leaves the line of a part that cannot be read, and goes on to where the next one begins, or to
// the end.
func (d *decoder) skip() {
	for {
		if _, err := d.raw(); err != nil { // the last line has no end
			d.to = len(d.data)
		}
		if d.to == len(d.data) || bytes.HasPrefix(d.data[d.to:], []byte(partWord)) {
			return
		}
	}
}
