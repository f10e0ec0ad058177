package squares

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestTheWorkshopKeepsTheContract(t *testing.T) {
	starts := rulestest.Starts(t, "squares")
	for name, text := range otherwise(t) {
		starts = append(starts, rulestest.Start{Name: name, Data: []byte(text)})
	}
	slices.SortFunc(starts, func(a, b rulestest.Start) int { return strings.Compare(a.Name, b.Name) })
	rulestest.Workshop(t, Book{}, starts, rulestest.Long(200, 20, 18), rulestest.Long(2000, 240, 160))
}

// otherwise are battles as others might write them: with the line ends of another
// system, tables under headers of their own, a position with a thing of every
// kind, and one that was saved.
func otherwise(t *testing.T) map[string]string {
	maida := scenarioText(t, "ns-01-maida.toml")
	crowd := drawnFile(t, crowded, "[position]\n", "[position]\nheld = [\"gb\"]\nnamed = [\"red-g1\", \"\"]\nhemmed = [\"red-1\"]\nplaced = [\"red-2\"]\n",
		"commands = [", "trains = [{ command = \"red-g1\", kind = \"pontoon\", at = \"B1\" }]\ncommands = [")
	d, err := Book{}.Draft(crowd)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]string{
		"a crowd":  crowd,
		"crlf":     strings.ReplaceAll(maida, "\n", "\r\n"),
		"headers":  headed(maida),
		"saved":    string(Book{}.Save(d.Board)),
		"a blank":  tiny(),
		"begun":    begunText(t),
		"two days": strings.NewReplacer("days = 1", "days = 2", "options = [\"weather_change\"]", "options = ['weather_change', 'night_fighting']").Replace(scenarioText(t, "ns-02-quatre-bras.toml")),
	}
}

// begunText is a battle that has been set going on the table.
func begunText(t *testing.T) string {
	text, _ := rulestest.Edited(t, Book{}, troops(t), say("forces.units.0", "hits", "2"), rules.Edit{Do: rules.EditPut, Tool: "marker", Cells: squaresNamed("E5")}, say("", "position.phase", "movement"))
	return text
}

var listRow = regexp.MustCompile(`(?m)^  \{ (.*) \},\n`)

// headed writes the lists of a file as tables under headers, towns under their
// own.
func headed(text string) string {
	for _, list := range [...]string{"board.squares", "forces.commands", "forces.units", "victory.objectives"} {
		_, key, _ := strings.Cut(list, ".")
		from := strings.Index(text, "\n"+key+" = [\n") + 1
		to := from + strings.Index(text[from:], "\n]\n") + 3
		var blocks strings.Builder
		for _, row := range listRow.FindAllStringSubmatch(text[from:to], -1) {
			blocks.WriteString("\n[[" + list + "]]\n" + regexp.MustCompile(`, ([a-z_]+ = )`).ReplaceAllString(row[1], "\n$1") + "\n")
		}
		rest := text[to:]
		end := len(rest)
		if i := strings.Index(rest, "\n["); i >= 0 {
			end = i + 1
		}
		text = text[:from] + rest[:end] + blocks.String() + "\n" + rest[end:]
	}
	return strings.NewReplacer("fort = { name = \"S. Eufemia\"\nareas = 1 }", "[board.squares.fort]\nname = \"S. Eufemia\"\nareas = 1", "hill = true\ntown = { name = \"Maida\"\nareas = 1 }", "hill = true\n[board.squares.town]\nname = \"Maida\"\nareas = 1").Replace(text)
}

// fixes are what is offered to mend a flaw of a draft.
func fixes(d *rules.Draft, f rules.Flaw) []rules.Fix { return Book{}.Fixes(d, &f) }
