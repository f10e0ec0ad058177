package squares

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// bold prefers what leads to fights, so that random games see all of the rules.
func bold(req *rules.Request) int {
	switch req.Kind {
	case "attack", "breakthrough", "counter":
		return len(req.Options) - 1
	}
	return -1
}

func TestRulebookKeepsTheContract(t *testing.T) {
	book := rulestest.Book{Book: Book{}, Games: 1, Answers: answersCap, Probe: 100, Prefer: bold}
	files := scenarioFiles(t)
	var names []string
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)
	if testing.Short() {
		names = names[:1]
	}
	for _, name := range names {
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: files[name]},
			rulestest.Start{Name: name + " with all options", Data: files[name], Set: allOptions(t, files[name])})
	}
	for name, set := range brawls(t) {
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: set})
	}
	rulestest.Run(t, book).Said(t, Book{}, refsByName)
}

// brawls are positions in which two armies of all arms stand close together,
// in the open view and under markers.
func brawls(t *testing.T) map[string][]byte {
	picture := `
	. . w . .
	. h . b .
	. t ~ . .
	. . . . F
	. . f . .
	objective C3 nobody 2
	chief red A1 +1
	chief blue E5 0
	B2 red-1 linear N veteran
	B2 red-2 linear N
	B2 red-3 linear N rear of red-g2
	A2 red-4 massed light skirmish=1
	A2 red-5 cavalry heavy cuirass
	C2 red-6 gun heavy
	C2 red-7 gun horse light of red-g2
	C2 red-8 massed recruit 2hits
	D2 red-9 mixed of red-g2
	D2 red-10 cavalry light lancer of red-g2
	due red-11 turn=2 entry=A1 of red-g2
	B3 blue-1 massed garrison
	B3 blue-2 massed elite
	C4 blue-3 linear S 1hit
	C4 blue-4 linear S of blue-g2
	C4 blue-5 gun medium
	D5 blue-6 cavalry medium of blue-g2
	D5 blue-7 massed irregular 3hits of blue-g2
	E4 blue-8 linear W of blue-g2
	B5 blue-9 cavalry heavy
	B5 blue-10 gun horse
	phase points
	on ammunition weather_change
	`
	all := map[string][]byte{}
	for _, fog := range []bool{false, true} {
		d := newDrawing(t)
		text, name := picture, "brawl"
		if fog {
			name = "brawl in fog"
			text += `
	on fog_of_war
	marker marker-a-1 A2 red-g1 red-4 red-5
	marker marker-a-2 A3 red-g1 cavalry
	marker marker-b-1 B5 blue-g1 blue-9 blue-10
	marker marker-b-2 A5 blue-g1 foot hits=3
	marker marker-b-3 D5 blue-g2 blue-6 blue-7
	`
		}
		for _, line := range strings.Split(text, "\n") {
			d.read(strings.TrimSpace(line))
		}
		all[name] = []byte(d.file())
	}
	return all
}
