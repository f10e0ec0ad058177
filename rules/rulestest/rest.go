package rulestest

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// Rest says of a field of a board when it is to be as it was before the game:
// what a piece has done in a turn is to be forgotten before the next.
type Rest struct {
	// Field is its name in the struct, behind the names of those around it and
	// without numbers of arrays: "units.moved". It speaks for all that is below
	// it and has no Rest of its own.
	Field string
	// Bits names the bits of a number from the lowest, each a field below it.
	Bits []string
	// At reports whether b stands where entry i of the outermost array, or the
	// only one, is at rest. nil: it may be anything at any time.
	At func(b rules.Board, i int) bool
	// Seldom says that random games may not come to it.
	Seldom bool
}

// Rests plays random games Step by Step and holds every field of the boards to
// what is said of it. A field of which nothing is said is a fault: whoever adds
// one has to say how long it lasts.
func (p Playout) Rests(t testing.TB, starts []rules.Board, table []Rest, seeds uint64) {
	t.Helper()
	k := resting{t: t, table: table, stirred: map[string]bool{}, met: map[string]bool{}}
	for _, start := range starts {
		k.leaves = nil
		k.collect(reflect.ValueOf(start).Elem(), "", "", -1, nil)
		for seed := range seeds {
			k.game(p, start.Clone(), seed)
		}
	}
	for i := range table {
		switch r := &table[i]; {
		case !k.met[r.Field]:
			t.Errorf("there is no field %s", r.Field)
		case r.At != nil && !r.Seldom && !k.stirred[r.Field]:
			t.Errorf("%s was never anything else than at rest: nothing is proven of it", r.Field)
		}
	}
}

// resting is what Rests goes by.
type resting struct {
	t       testing.TB
	table   []Rest
	leaves  []leaf          // of the board that games begin from
	stirred map[string]bool // fields that were otherwise
	met     map[string]bool
	told    []string
}

// leaf is a number or a truth of a board that has a time to be at rest.
type leaf struct {
	rest  *Rest
	key   string // its field, with numbers of arrays
	way   []int  // to it, through fields and arrays
	index int
	bit   int    // of its number, or -1
	idle  uint64 // before the game
}

func (k *resting) game(p Playout, b rules.Board, seed uint64) {
	k.t.Helper()
	r := rand.New(rand.NewPCG(seed, 11))
	for n := 0; n < p.Answers && !b.Result().Over; {
		err := rules.Rollout(p.Book, b, 1, func(q *rules.Request) rules.Answer {
			n++
			return p.Answer(q, r)
		})
		if err != nil {
			k.t.Fatalf("seed %d, answer %d: %v", seed, n, err)
		}
		for i := range k.leaves {
			k.look(&k.leaves[i], b, seed)
		}
	}
}

// look compares a field with what it was before the game.
func (k *resting) look(l *leaf, b rules.Board, seed uint64) {
	k.t.Helper()
	n := l.of(reflect.ValueOf(b).Elem())
	switch {
	case n == l.idle:
	case !l.rest.At(b, l.index):
		k.stirred[l.rest.Field] = true
	case !slices.Contains(k.told, l.rest.Field):
		k.told = append(k.told, l.rest.Field)
		k.t.Errorf("seed %d: %s is %d, not %d as before the game, where it has to be forgotten", seed, l.key, int64(n), int64(l.idle))
	}
}

// of returns the number of a field of a board.
func (l *leaf) of(v reflect.Value) (n uint64) {
	for _, i := range l.way {
		if v.Kind() == reflect.Struct {
			v = v.Field(i)
		} else {
			v = v.Index(i)
		}
	}
	switch {
	case v.CanInt():
		n = uint64(v.Int())
	case v.CanUint():
		n = v.Uint()
	case v.Bool():
		n = 1
	}
	if l.bit >= 0 {
		n = n >> l.bit & 1
	}
	return n
}

// collect goes through the fields of a board that may change: not what lies
// behind pointers, which boards share, nor words.
func (k *resting) collect(v reflect.Value, field, key string, index int, way []int) {
	way = slices.Clip(way)
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			name := v.Type().Field(i).Name
			k.collect(v.Field(i), strings.TrimPrefix(field+"."+name, "."), key+"."+name, index, append(way, i))
		}
		return
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			first := index
			if first < 0 {
				first = i
			}
			k.collect(v.Index(i), field, key+"."+text(i), first, append(way, i))
		}
		return
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
	default:
		return
	}
	r := k.find(field)
	if r == nil {
		return
	}
	if r.Bits == nil {
		k.keep(leaf{rest: r, key: key, way: way, index: index, bit: -1}, v)
		return
	}
	for bit, name := range r.Bits {
		if own := k.find(field + "." + name); own != nil {
			k.keep(leaf{rest: own, key: key + "." + name, way: way, index: index, bit: bit}, v)
		}
	}
}

// keep keeps a field that is to be looked at.
func (k *resting) keep(l leaf, v reflect.Value) {
	if l.rest.At != nil {
		l.idle = (&leaf{bit: l.bit}).of(v)
		k.leaves = append(k.leaves, l)
	}
}

// find returns what is said of a field, or of the nearest around it.
func (k *resting) find(field string) *Rest {
	for name := field; ; {
		if i := slices.IndexFunc(k.table, func(r Rest) bool { return r.Field == name }); i >= 0 {
			k.met[name] = true
			return &k.table[i]
		}
		dot := strings.LastIndexByte(name, '.')
		if dot < 0 {
			break
		}
		name = name[:dot]
	}
	if !k.met[field] {
		k.met[field] = true
		k.t.Errorf("nothing is said of field %s: when is it forgotten?", field)
	}
	return nil
}
