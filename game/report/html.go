package report

import (
	_ "embed"
	"encoding/base64"
	"html/template"
	"io"
	"strconv"

	"grognard/rules"
)

//go:embed report.gohtml
var layout string

// page is the layout of a report; what is put into it is escaped by the package.
var page = template.Must(template.New("report").Funcs(template.FuncMap{
	"add": func(a, b int) int { return a + b },
}).Parse(layout))

// leaf is what the layout is filled with.
type leaf struct {
	*Report
	Maps     []template.URL
	Pictures []Picture
	Charts   struct{ Course, Chances, Luck template.HTML }
	Ink      [2]template.CSS
}

// HTML writes the report as one file that asks for nothing else; maps are those of its turns.
func (r *Report) HTML(w io.Writer, maps []Picture) error {
	k := leaf{Report: r, Pictures: maps}
	for _, p := range maps {
		at := template.URL("")
		if p.Data != nil {
			at = template.URL("data:" + p.Type + ";base64," + base64.StdEncoding.EncodeToString(p.Data))
		}
		k.Maps = append(k.Maps, at)
	}
	for s := range k.Ink {
		k.Ink[s] = template.CSS(r.Sides[s].Ink)
	}
	if len(r.Course) > 0 && r.Counted != "" {
		k.Charts.Course = r.courseChart()
	}
	if len(r.Chances) > 1 {
		k.Charts.Chances = r.chanceChart()
	}
	if len(r.Luck) == 2 {
		k.Charts.Luck = r.luckChart()
	}
	return page.Execute(w, k)
}

// Word is a word of the program.
func (k leaf) Word(key string, args ...any) string { return k.words.Word(key, args...) }

// Map is the picture of a turn, "" if it has none.
func (k leaf) Map(i int) template.URL {
	if i < len(k.Maps) {
		return k.Maps[i]
	}
	return ""
}

// Class is the class of what a side does.
func (k leaf) Class(s rules.Side) string {
	if s == rules.Chance {
		return ""
	}
	return "s" + strconv.Itoa(int(s))
}

// Called, Before and After are the columns of the order of battle.
func (k leaf) Called(u Unit) string { return k.called(&u) }

// Before is the strength of units before the battle.
func (k leaf) Before(u Unit) string { return strength(&u, 0) }

// After is that after it.
func (k leaf) After(u Unit) string { return strength(&u, 1) }

// Lost says what a deed cost.
func (k leaf) Lost(p Paragraph) (all []struct {
	Class string
	N     int
}) {
	for s, n := range p.Lost {
		if n > 0 {
			all = append(all, struct {
				Class string
				N     int
			}{k.Class(rules.Side(s)), n})
		}
	}
	return all
}
