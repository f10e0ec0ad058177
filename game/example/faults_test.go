package example

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules/rulestest"
	"grognard/scenarios"
)

func TestFaultsOfAnExample(t *testing.T) {
	book, _ := scenarios.Book("manoeuvre")
	data, _ := scenarios.Examples("manoeuvre")
	text := alone(string(data), "MAN-6.5.8")
	rulestest.FileFaults(t, text, func(bad []byte) error { _, err := Parse(book, bad); return err }, map[string][4]string{
		"format":   {"format = 1\n\n", "format = 2\n\n", "format = 2", "format 2 is not 1"},
		"clause":   {`clause = "MAN-6.5.8"`, `clause = "CCN-6.5.8"`, "clause = \"CCN", `"CCN-6.5.8" is not a clause`},
		"uncited":  {`clause = "MAN-6.5.8"`, `clause = "MAN-7.8"`, "clause = \"MAN-7.8", "MAN-7.8 is not at work"},
		"title":    {`title_it = "La strada`, `title_it = ""` + "\n#", "title_en =", "no title in both"},
		"frame":    {`frame = ["c4"`, `frame = ["k4"`, `frame = ["k4"`, `there is no "k4"`},
		"battle":   {`phase = "combat"`, `phase = "dance"`, `phase = "dance"`, "cannot begin: there is no phase"},
		"setup":    {`dice = [[1, 2]]`, `setup = ["dance"]`, `setup = `, `"dance" is not an answer to combat.declare`},
		"offered":  {`offered = ["assault`, `offered = ["pass", "hit"] #`, `offered = [`, `is not offered`},
		"allowed":  {`refused = ["MAN-6.1.6 assault fr-ig +fr-ig-1 @gb-4f"]`, `refused = ["MAN-6.1.6 pass"]`, `refused = [`, `"pass" is not refused`},
		"reason":   {`refused = ["MAN-6.1.6`, `refused = ["MAN-6.1.7`, `refused = [`, `refused by MAN-6.1.6, not by MAN-6.1.7`},
		"unfit":    {`dice = [[1, 2]]`, `dice = [[1, 2, 3]]`, `dice =`, `the first that fits none is number 1`},
		"left":     {`dice = [[1, 2]]`, `dice = [[1, 2], [4]]`, `dice =`, `number 2`},
		"do":       {`do = "retreat"`, `do = "stand"`, `do = "stand"`, `"stand" is not an answer`},
		"tell":     {`tell_it = "11`, `#`, `tell_en = "11`, `no tell in both`},
		"place":    {`ends = ["gb-42f @e5`, `ends = ["gb-42f @c5`, `ends =`, "gb-42f is 2 @e5"},
		"state":    {`ends = ["gb-42f @e5 !reduced`, `ends = ["gb-42f @e5 reduced`, `ends =`, "gb-42f is 2 @e5"},
		"not":      {`ends = ["gb-42f @e5 !reduced`, `ends = ["gb-42f gone`, `ends =`, "gb-42f is 2 @e5"},
		"steps":    {`ends = ["gb-42f @e5 !reduced`, `ends = ["gb-42f 1`, `ends =`, "gb-42f is 2 @e5"},
		"told":     {`ends = ["gb-42f @e5 !reduced`, `ends = ["told man.log.dance`, `ends =`, "man.log.dance is not told"},
		"line":     {`ends = ["gb-42f @e5 !reduced`, `ends = ["gb-42f`, `ends =`, "nor told and a key"},
		"unproved": {"ends = [", "setup = [] # ", "clause =", "prove"},
		"unknown":  {"brief = 5", "short = 5", "short", "unknown key"},
	})
	if _, err := Parse(book, []byte("format = 1\n")); err == nil || !strings.Contains(err.Error(), "no example") {
		t.Errorf("without an example: %v", err)
	}
}

// alone is a file with nothing but the example of a clause.
func alone(text, clause string) string {
	const head = "[[example]]\n"
	_, from, _ := strings.Cut(text, head+"clause = \""+clause+"\"\n")
	from, _, _ = strings.Cut(from, head)
	return "format = 1\n\n" + head + "clause = \"" + clause + "\"\n" + from
}

// Nothing that a file may hold stops the program.
func FuzzParse(f *testing.F) {
	book, _ := scenarios.Book("manoeuvre")
	data, _ := scenarios.Examples("manoeuvre")
	f.Add(data)
	for i := range 5 {
		f.Add([]byte(strings.Replace(string(data), "do = ", fmt.Sprintf("do%d = ", i), i+1)))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if all, err := Parse(book, text); (all == nil) == (err == nil) {
			t.Errorf("examples %v and the error %v", all, err)
		}
	})
}
