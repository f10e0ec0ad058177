package conjure

import (
	"fmt"
	"strings"

	"grognard/rules/tomlfile"
)

// Page is a file that is written line by line.
type Page struct{ text strings.Builder }

// Text is the file.
func (p *Page) Text() string { return p.text.String() }

// Line writes a line.
func (p *Page) Line(format string, args ...any) { fmt.Fprintf(&p.text, format+"\n", args...) }

// Head writes the table of a battle's words: called after a place, with points of
// each side, and as long as it is likely to take.
func (p *Page) Head(a *Asked, place string, points, minutes int) {
	title, summary := a.title(place), a.summary(points)
	p.Line("\n[scenario]\nid = \"chance-%d\"\nminutes = %d", a.Seed, minutes)
	p.Line("title_en = %s\ntitle_it = %s", tomlfile.Quote(title.EN), tomlfile.Quote(title.IT))
	p.Line("summary_en = %s\nsummary_it = %s", tomlfile.Quote(summary.EN), tomlfile.Quote(summary.IT))
}

// Rows writes a list with each element, as the file says it, on a line of its own.
func (p *Page) Rows(key string, all []string) {
	p.Line("%s = [", key)
	for _, x := range all {
		p.Line("  %s,", x)
	}
	p.Line("]")
}

// Names writes a list of names, so many on a line.
func (p *Page) Names(key string, all []string, line int) {
	if len(all) <= line {
		p.Line("%s = %s", key, tomlfile.QuoteAll(all))
		return
	}
	p.Line("%s = [", key)
	for len(all) > 0 {
		n := min(line, len(all))
		some := tomlfile.QuoteAll(all[:n])
		p.Line("  %s,", some[1:len(some)-1])
		all = all[n:]
	}
	p.Line("]")
}
