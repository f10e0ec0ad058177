package conjure

import (
	"maps"
	"slices"
	"strconv"

	"grognard/rules"
	"grognard/rules/country"
	"grognard/rules/draft"
)

// The keys of what all books are asked; a book adds its own.
const (
	countryKey = "country"
	pointsKey  = "points"
)

// Country is the wish for a kind of country.
func Country() rules.Prop { return Choice(countryKey, nil, country.Kinds...) }

// Marshy is the wish for a kind of country of a book that knows no river: where one would run
// there is marsh.
func Marshy() rules.Prop {
	p := Country()
	for _, v := range p.Values {
		if v == country.Kinds[country.River] {
			v = "marsh"
		}
		p.Names = append(p.Names, rules.Text{Key: p.Word + "." + v})
	}
	return p
}

// Points is the wish for what an army is worth.
func Points(usual, low, high, step int) rules.Prop {
	return rules.Prop{Key: pointsKey, Value: strconv.Itoa(usual), Default: strconv.Itoa(usual), Word: "workshop.wish." + pointsKey,
		Kind: rules.PropNumber, Low: low, High: high, Step: step}
}

// Choice is a wish for one of some values, of which the seed draws one if it is
// not said. Names are the words of the values, in their order; nil: those of the
// wish.
func Choice(key string, names []rules.Text, values ...string) rules.Prop {
	p := rules.Prop{Key: key, Value: rules.WishAny, Default: rules.WishAny, Word: "workshop.wish." + key, Kind: rules.PropChoice,
		Values: append([]string{rules.WishAny}, values...)}
	if names != nil {
		p.Names = append([]rules.Text{{Key: "workshop.wish." + rules.WishAny}}, names...)
	}
	return p
}

// Asked is a wish as read: nothing is left open.
type Asked struct {
	Seed  uint64
	Kind  country.Kind
	Spare [2]int
	plain bool
	says  map[string]string
	lacks []string // see Lack
}

// Read reads a wish by what can be asked. The seed draws what is left to it.
func Read(wishes []rules.Prop, w rules.Wish) (*Asked, error) {
	a := &Asked{Seed: w.Seed, Spare: w.Spare, plain: w.Plain, says: map[string]string{}}
	for _, key := range slices.Sorted(maps.Keys(w.Says)) {
		if !slices.ContainsFunc(wishes, func(p rules.Prop) bool { return p.Key == key }) {
			return nil, rules.Fault("fault.conjure.wish", "nothing called %q can be asked of a battle by chance", key)
		}
	}
	for i := range wishes {
		p := &wishes[i]
		value, said := w.Says[p.Key]
		if !said {
			value = p.Default
		}
		if err := draft.Check(p, value); err != nil {
			return nil, err
		}
		if p.Kind == rules.PropChoice && value == rules.WishAny {
			some := p.Values[1:]
			value = some[a.Chance("wish."+p.Key).N(len(some))]
		}
		a.says[p.Key] = value
	}
	a.Kind = country.Kind(max(0, slices.Index(country.Kinds, a.says[countryKey])))
	return a, nil
}

// Apart makes two choices of the same values differ: if they do not, the seed draws
// again what was left to it. Two that were asked for are a Fault.
func (a *Asked) Apart(wishes []rules.Prop, w rules.Wish, one, other string) error {
	if a.says[one] != a.says[other] {
		return nil
	}
	key := other
	if said := w.Says[other]; said != "" && said != rules.WishAny {
		key = one
	}
	if said := w.Says[key]; said != "" && said != rules.WishAny {
		return rules.Fault("fault.conjure.same", "both armies are %s: they have to differ", said)
	}
	p := &wishes[slices.IndexFunc(wishes, func(p rules.Prop) bool { return p.Key == key })]
	some := slices.DeleteFunc(slices.Clone(p.Values[1:]), func(v string) bool { return v == a.says[key] })
	a.says[key] = some[a.Chance("apart."+key).N(len(some))]
	return nil
}

// Chance is the row of numbers of the seed for a purpose: what is drawn for one
// changes nothing of what is drawn for another.
func (a *Asked) Chance(purpose string) *country.Chance {
	sum := uint64(14695981039346656037) // FNV-1a
	for i := range len(purpose) {
		sum = (sum ^ uint64(purpose[i])) * 1099511628211
	}
	return country.NewChance(a.Seed, sum)
}

// Value is what a choice has come to.
func (a *Asked) Value(key string) string { return a.says[key] }

// Number is what a number has come to.
func (a *Asked) Number(key string) int {
	n, _ := strconv.Atoi(a.says[key]) // Read has checked it
	return n
}

// Points are those that an army is to be worth.
func (a *Asked) Points() int { return a.Number(pointsKey) }

// Land makes the country of the battle.
func (a *Asked) Land(wide, deep, grain int) *country.Land {
	l := country.Make(country.Ask{Seed: a.Seed, Kind: a.Kind, Wide: wide, Deep: deep, Grain: grain})
	if !slices.ContainsFunc(l.Crossings, func(x country.Crossing) bool { return !x.Ford }) {
		a.Lack("bridge")
	}
	return l
}
