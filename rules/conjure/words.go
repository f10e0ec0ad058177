package conjure

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules/country"
)

//go:embed words.toml
var wordsFile []byte

// words are what battles and places of chance are called.
var words = readWords()

type wordsTable struct {
	Summary tongues   `toml:"summary"`
	Plain   tongues   `toml:"plain"` // where armies are not put together by points
	Kinds   []tongues `toml:"kind"`
	Titles  []titled  `toml:"title"`
	Places  []string  `toml:"places"`
}

// titled is a title of battles in a kind of country, with what must be there for it.
type titled struct {
	tongues
	Needs string `toml:"needs"`
}

// tongues is a text in both languages.
type tongues struct {
	Kind string `toml:"kind"`
	EN   string `toml:"en"`
	IT   string `toml:"it"`
}

func readWords() (t wordsTable) {
	if err := toml.Unmarshal(wordsFile, &t); err != nil {
		panic(err)
	}
	return t
}

// Names draws names of places, no two alike.
func (a *Asked) Names(n int) []string {
	all, c := slices.Clone(words.Places), a.Chance("places")
	c.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all[:min(n, len(all))]
}

// Lack says what the ground of a battle has not: its title names none of it, and it is said to
// be of another kind if that is what there is of it. Words are those of "needs" in the table of
// words.
func (a *Asked) Lack(things ...string) { a.lacks = append(a.lacks, things...) }

// needed is what makes a kind of country, in the order of country.Kinds; "": nothing does.
var needed = [...]string{country.Wooded: "wood", country.Hilly: "hill", country.River: "river", country.Villages: ""}

// named is the kind of country that a battle is said to be in.
func (a *Asked) named() string {
	lacks := func(s string) bool { return slices.Contains(a.lacks, s) }
	switch {
	case !lacks(needed[a.Kind]):
		return country.Kinds[a.Kind]
	case a.Kind == country.River && !lacks("marsh"):
		return "marsh"
	}
	return country.Kinds[country.Open]
}

// title draws the title of a battle at a place.
func (a *Asked) title(place string) tongues {
	var some []tongues
	for _, t := range words.Titles {
		if t.Kind == a.named() && !slices.Contains(a.lacks, t.Needs) {
			some = append(some, t.tongues)
		}
	}
	t, in := some[a.Chance("title").N(len(some))], strings.NewReplacer("{place}", place)
	return tongues{EN: in.Replace(t.EN), IT: in.Replace(t.IT)}
}

// summary says what a battle is, in a sentence.
func (a *Asked) summary(points int) tongues {
	k := words.Kinds[slices.IndexFunc(words.Kinds, func(t tongues) bool { return t.Kind == a.named() })]
	fill := func(text, kind string) string {
		return strings.NewReplacer("{kind}", kind, "{seed}", strconv.FormatUint(a.Seed, 10), "{points}", strconv.Itoa(points)).Replace(text)
	}
	t := words.Summary
	if points == 0 {
		t = words.Plain
	}
	return tongues{EN: fill(t.EN, k.EN), IT: fill(t.IT, k.IT)}
}
