package squares

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
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

// trainRef names the park, or the pontoon train, of a general.
func (x *scenario) trainRef(l int, pontoon bool) rules.Ref {
	n := 2 * x.leaders[l].ref.N()
	if pontoon {
		n++
	}
	return rules.MakeRef(trainKind, n)
}

// Format implements rules.Rulebook: "C4", "fr-petit", "fr-gudin",
// "fr-c-davout", "marker-a-1", "park-fr-gudin", "weather-rain", "token-3".
func (Book) Format(r rules.Ref) string {
	n := r.N()
	switch r.Kind() {
	case squareKind:
		return square(n).name()
	case unitKind:
		return named.Units[n]
	case generalKind:
		return named.Generals[n]
	case chiefKind:
		return named.Chiefs[n]
	case markerKind:
		return "marker-" + string(rune('a'+n/16)) + "-" + strconv.Itoa(n%16+1)
	case trainKind:
		return trainNames[n%2] + "-" + named.Generals[n/2]
	case weatherKind:
		return "weather-" + weatherNames[n]
	case tokenKind:
		return "token-" + strconv.Itoa(n)
	}
	return ""
}

var trainNames = [2]string{"park", "pontoon"}

var refsByName = nameRefs()

// nameRefs lists every name once, for Parse.
func nameRefs() map[string]rules.Ref {
	all := map[string]rules.Ref{}
	name := func(kind uint8, count int) {
		for n := range count {
			r := rules.MakeRef(kind, n)
			all[Book{}.Format(r)] = r
		}
	}
	name(squareKind, maxSquares)
	name(unitKind, len(named.Units))
	name(generalKind, len(named.Generals))
	name(chiefKind, len(named.Chiefs))
	name(trainKind, 2*len(named.Generals))
	name(weatherKind, len(weatherNames))
	for ap := 1; ap <= 3; ap++ {
		all[Book{}.Format(tokenRef(ap))] = tokenRef(ap)
	}
	for s := rules.First; s <= rules.Second; s++ {
		for k := range maxMarkers {
			all[Book{}.Format(markerRef(s, k))] = markerRef(s, k)
		}
	}
	return all
}

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) {
	if r, ok := refsByName[s]; ok {
		return r, nil
	}
	return 0, fmt.Errorf("nothing in Napoleon Squares is called %q", s)
}

// Word implements rules.Rulebook. Squares are shown by their names.
func (Book) Word(r rules.Ref) string {
	n := r.N()
	switch r.Kind() {
	case unitKind:
		return "ns.unit." + named.Units[n]
	case generalKind:
		return "ns.general." + named.Generals[n]
	case chiefKind:
		return "ns.general." + named.Chiefs[n]
	case markerKind:
		return "ns.marker"
	case trainKind:
		return "ns.train." + trainNames[n%2]
	case weatherKind:
		return "ns.weather." + weatherNames[n]
	case tokenKind:
		return "ns.token." + strconv.Itoa(n)
	}
	return ""
}

// registered finds a name of one kind.
func registered(kind uint8, id string) (rules.Ref, bool) {
	r, ok := refsByName[strings.TrimSpace(id)]
	return r, ok && r.Kind() == kind
}
