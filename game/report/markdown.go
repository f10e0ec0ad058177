package report

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"grognard/rules"
)

// special are the letters that mean something in Markdown or in the HTML that it may hold.
const special = "\\`*_{}[]()#+-.!|<>&~\"$^=:"

// plain writes a text so that Markdown shows it as it is, in one line.
func plain(s string) string {
	var b strings.Builder
	for _, r := range strings.Join(strings.Fields(s), " ") {
		if r != '-' && r != '.' && r != ':' && r != '(' && r != ')' && strings.ContainsRune(special, r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return numbered.ReplaceAllString(b.String(), `$1\$2`)
}

// numbered is the beginning of a line that would begin a list.
var numbered = regexp.MustCompile(`^(\d*)([-.)])`)

// Markdown writes the report; maps are the names of its pictures, "" where a turn has none. They lie
// beside the text: a text with pictures inside could not be read as one, and few programs show them.
func (r *Report) Markdown(b *bytes.Buffer, maps []string) {
	w := r.words
	line := func(format string, args ...any) { fmt.Fprintf(b, format+"\n\n", args...) }
	line("# %s", plain(r.Title))
	if r.Battle != "" {
		line("%s", plain(r.Battle))
	}
	line("**%s**", plain(r.Headline))
	line("*%s*", plain(r.Standfirst))
	for _, a := range r.Sides {
		if a.Score != "" {
			line("%s — %s", plain(w.About(a.Name, a.Score)), plain(r.Counted))
		}
	}
	if len(r.Points) > 0 {
		line("## %s", plain(r.PointsHead))
		for i, p := range r.Points {
			fmt.Fprintf(b, "%d. **%s** %s (%s %s)\n", i+1, plain(w.Word("ui.end.point.turn", p.Turn)), plain(p.Said), plain(r.Sides[p.For].Name), plain(p.By))
		}
		b.WriteByte('\n')
	}
	line("## %s", plain(w.Word("report.story")))
	for i := range r.Turns {
		t := &r.Turns[i]
		line("### %s", plain(t.Head))
		if t.Score != "" {
			line("%s", plain(t.Score))
		}
		if i < len(maps) && maps[i] != "" {
			line("![%s](%s)", plain(w.About(t.Head, t.Caption)), maps[i])
			line("*%s*", plain(t.Caption))
		}
		for _, p := range t.Parts {
			if p.Head != "" && len(p.Story) > 0 {
				line("#### %s", plain(p.Head))
			}
			for _, k := range p.Story {
				r.paragraph(b, &k)
			}
		}
	}
	if len(r.Luck) > 0 {
		line("## %s", plain(w.Word("ui.end.luck")))
		for s, l := range r.Luck {
			line("%s. %s", plain(w.About(r.Sides[s].Name, l.Head)), plain(l.Words))
		}
		line("%s", plain(r.LuckAbout))
	}
	line("## %s", plain(w.Word("report.orders")))
	for s := range r.Sides {
		r.order(b, rules.Side(s))
	}
}

func (r *Report) paragraph(b *bytes.Buffer, k *Paragraph) {
	var all []string
	if k.Lead != "" {
		all = append(all, "**"+plain(k.Lead)+"**")
	}
	for _, d := range k.Dice {
		all = append(all, "\\["+plain(strings.Join(d, " "))+"\\]")
	}
	for _, s := range k.Said {
		all = append(all, plain(s))
	}
	fmt.Fprintf(b, "%s\n\n", strings.Join(all, " "))
}

// order is the table of a side.
func (r *Report) order(b *bytes.Buffer, s rules.Side) {
	w, a := r.words, &r.Sides[s]
	fmt.Fprintf(b, "### %s\n\n| %s | %s | %s | %s |\n|---|--:|--:|---|\n", plain(a.Name),
		plain(w.Word("report.unit")), plain(w.Word("report.before")), plain(w.Word("report.after")), plain(w.Word("report.fate")))
	for i := range a.Units {
		u := &a.Units[i]
		fmt.Fprintf(b, "| %s | %s | %s | %s |\n", plain(r.called(u)), strength(u, 0), strength(u, 1), plain(u.Fate))
	}
	fmt.Fprintf(b, "| **%s** | **%s** | **%s** | %s |\n\n", plain(w.Word("report.total")), plain(a.Before), plain(a.After), plain(a.Fallen))
}

// called is the name of units with how many they are.
func (r *Report) called(u *Unit) string {
	if u.N[0] > 1 {
		return r.words.Word("format.times", u.Name, u.N[0])
	}
	return u.Name
}

// strength is what units are worth before (0) or after (1) the battle; how many of those without
// strength are left.
func strength(u *Unit, when int) string {
	if u.Strength[0] == 0 && when == 0 {
		return "–"
	}
	if u.Strength[0] == 0 {
		return map[bool]string{true: "✓", false: "†"}[u.N[1] == u.N[0]]
	}
	if u.Strength[when] == 0 && when == 1 && u.N[1] == 0 {
		return "†"
	}
	return fmt.Sprint(u.Strength[when])
}
