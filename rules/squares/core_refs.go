package squares

import (
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/lexicon"
)

// The kinds of refs. Units, generals and commanders-in-chief are numbered as
// in the register, squares by 1 more than their place, so that no ref is 0.
const (
	squareKind uint8 = iota + 1
	unitKind
	generalKind
	chiefKind
	markerKind // 16 * side + number
	trainKind  // 2 * general, and 1 more for a pontoon train
	weatherKind
	tokenKind // of 1 to 3 AP
	countKind // a number that a sentence has no other place for
)

func squareRef(q square) rules.Ref {
	if q == offBoard {
		return 0
	}
	return rules.MakeRef(squareKind, int(q))
}

func markerRef(s rules.Side, k int) rules.Ref { return rules.MakeRef(markerKind, 16*int(s)+k) }
func weatherRef(w weather) rules.Ref          { return rules.MakeRef(weatherKind, int(w)) }
func tokenRef(ap int) rules.Ref               { return rules.MakeRef(tokenKind, ap) }

// countRef names a number, and none for 0.
func countRef(n int) rules.Ref {
	if n == 0 {
		return 0
	}
	return rules.MakeRef(countKind, n)
}

// trainRef names the park, or the pontoon train, of a general.
func (x *scenario) trainRef(l int, pontoon bool) rules.Ref {
	n := 2 * x.leaders[l].ref.N()
	if pontoon {
		n++
	}
	return rules.MakeRef(trainKind, n)
}

var trainNames = [2]string{"park", "pontoon"}

// things are the names. Squares are shown by them.
var things = lexicon.New("Napoleon Squares",
	lexicon.Kind{Kind: squareKind, Count: maxSquares, Name: func(n int) string { return square(n).name() }},
	lexicon.Kind{Kind: unitKind, Count: len(named.Units), Name: func(n int) string { return named.Units[n] }, Word: "ns.unit."},
	lexicon.Kind{Kind: generalKind, Count: len(named.Generals), Name: func(n int) string { return named.Generals[n] }, Word: "ns.general."},
	lexicon.Kind{Kind: chiefKind, Count: len(named.Chiefs), Name: func(n int) string { return named.Chiefs[n] }, Word: "ns.general."},
	lexicon.Kind{Kind: markerKind, Count: 2 * 16, Skip: func(n int) bool { return n%16 >= maxMarkers },
		Prefix: "marker-", Name: func(n int) string { return string(rune('a'+n/16)) + "-" + strconv.Itoa(n%16+1) },
		WordOf: func(int) string { return "ns.marker" }},
	lexicon.Kind{Kind: trainKind, Count: 2 * len(named.Generals), Name: func(n int) string { return trainNames[n%2] + "-" + named.Generals[n/2] },
		WordOf: func(n int) string { return "ns.train." + trainNames[n%2] }},
	lexicon.Kind{Kind: weatherKind, Count: len(weatherNames), Prefix: "weather-", Name: func(n int) string { return weatherNames[n] }, Word: "ns.weather."},
	lexicon.Kind{Kind: tokenKind, Count: 4, Skip: func(n int) bool { return n == 0 }, Prefix: "token-", Name: strconv.Itoa, Word: "ns.token."},
	lexicon.Kind{Kind: countKind, Count: maxLeaders + 1, Skip: func(n int) bool { return n == 0 }, Name: strconv.Itoa},
)

// Format implements rules.Rulebook: "C4", "fr-petit", "fr-gudin",
// "fr-c-davout", "marker-a-1", "park-fr-gudin", "weather-rain", "token-3".
func (Book) Format(r rules.Ref) string { return things.Format(r) }

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) { return things.Parse(s) }

// Word implements rules.Rulebook.
func (Book) Word(r rules.Ref) string { return things.Word(r) }

var refsByName = things.ByName()

// registered finds a name of one kind.
func registered(kind uint8, id string) (rules.Ref, bool) {
	r, ok := refsByName[strings.TrimSpace(id)]
	return r, ok && r.Kind() == kind
}
