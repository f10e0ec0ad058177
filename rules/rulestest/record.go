package rulestest

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// recordFile keeps how a rulebook plays, beside its tests.
const recordFile = "testdata/record.txt"

// recordEnv, if it is set, has records written anew.
const recordEnv = "GROGNARD_RECORD"

// The aspects of a record: what saves depend on, and what players are shown.
const (
	recordRules   = "rules"   // which options there are, and what the board comes to
	recordFiles   = "files"   // position files
	recordMenus   = "menus"   // requests as they are put, their order, signs and quiet option
	recordReasons = "reasons" // why other options are refused
	recordEvents  = "events"  // what is told
	recordViews   = "views"   // what each side sees
	recordNotes   = "notes"   // what the inspector says, overlays, worth to the computer
	recordFaults  = "faults"  // what is said of files with a mistake in them
)

var recordAspects = [...]string{recordRules, recordFiles, recordMenus, recordReasons, recordEvents, recordViews, recordNotes, recordFaults}

// Record plays a game of each scenario of a rulebook, one with every other value
// of each switch, and one of each of more positions, such as those in which armies
// stand so close that all comes up which a battle takes long to come to. The games
// are always the same, and Record holds their signatures against those that were
// recorded: a line for each game, a number for each aspect. Rules that play otherwise
// have to raise their Version before they can be recorded anew, with
// GROGNARD_RECORD=1, since old logs depend on them. What players are shown may be
// recorded anew at will: the difference says only that it has changed, and somebody
// meant it.
func Record(t *testing.T, book rules.Rulebook, more ...Start) {
	t.Helper()
	b := Book{Book: book, Answers: recordAnswers}
	files := Scenarios(t, book.Name())
	var starts []Start
	for _, name := range slices.Sorted(maps.Keys(files)) {
		starts = append(starts, Start{Name: name, Data: files[name]})
	}
	data, err := os.ReadFile(recordFile)
	inPlace(starts, string(data)) // so that the same ones are switched
	starts = append(append(starts, b.switched(starts)...), more...)
	inPlace(starts, string(data))
	var lines []string
	for i, s := range starts {
		if leftOut(i) {
			continue
		}
		sums, err := b.sign(s, uint64(i))
		if err != nil {
			t.Fatalf("%s: %v", s.Name, err)
		}
		line := s.Name
		for _, a := range recordAspects {
			line += fmt.Sprintf(" %s=%016x", a, sums[a])
		}
		lines = append(lines, line)
	}
	head := fmt.Sprintf("%s, version %d of the rules", b.Book.Name(), b.Book.Version())
	data = thinned(data)
	if err != nil && os.Getenv(recordEnv) == "" {
		t.Fatalf("%v: write it with %s=1", err, recordEnv)
	}
	faults, stale := compareRecord(string(data), head, lines, os.Getenv(recordEnv) != "")
	for _, f := range faults {
		t.Error(f)
	}
	if len(faults) > 0 || !stale {
		return
	}
	if err := os.MkdirAll(filepath.Dir(recordFile), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(recordFile, []byte(head+"\n"+strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// inPlace puts starts in the order of a record, those that it does not have behind the others: the
// place of a start decides what game is played, so that a new battle changes no game of another.
func inPlace(starts []Start, record string) {
	place := map[string]int{}
	for n, line := range strings.Split(record, "\n") {
		name, _, _ := strings.Cut(line, " ")
		place[name] = n - 1 // the first line is the head
	}
	of := func(s Start) int {
		if n, ok := place[s.Name]; ok {
			return n
		}
		return len(place)
	}
	slices.SortStableFunc(starts, func(a, b Start) int { return of(a) - of(b) })
}

// leftOut reports whether a battle is not held against its record: where tests are to
// be short, that is every other one.
func leftOut(i int) bool {
	return i%2 == 1 && testing.Short() && os.Getenv(recordEnv) == ""
}

// thinned is a record without the battles that are left out.
func thinned(record []byte) []byte {
	var all []byte
	n := -1 // the first line is the head
	for line := range bytes.Lines(record) {
		if n < 0 || !leftOut(n) {
			all = append(all, line...)
		}
		n++
	}
	return all
}

// compareRecord holds a signature against what was recorded. anew tells that it is
// to be recorded anew: then only rules that play otherwise under the same version
// are a fault. stale reports whether the record differs.
func compareRecord(old, head string, lines []string, anew bool) (faults []string, stale bool) {
	was := strings.Split(strings.TrimSuffix(old, "\n"), "\n")
	stale = was[0] != head || !slices.Equal(was[1:], lines)
	if was[0] != head {
		if !anew {
			faults = append(faults, fmt.Sprintf("%s is of %q, and this is %q: record it with %s=1", recordFile, was[0], head, recordEnv))
		}
		return faults, stale
	}
	recorded := map[string][]string{}
	for _, line := range was[1:] {
		f := strings.Fields(line)
		recorded[f[0]] = f
	}
	for _, line := range lines {
		is := strings.Fields(line)
		was := recorded[is[0]]
		delete(recorded, is[0])
		for k := 1; k < len(is); k++ {
			aspect, _, _ := strings.Cut(is[k], "=")
			switch {
			case slices.Contains(was, is[k]):
			case aspect == recordRules && was != nil:
				faults = append(faults, fmt.Sprintf("%s: the rules play otherwise than recorded in %s: raise their Version, and say so in the commit", is[0], recordFile))
			case !anew:
				faults = append(faults, fmt.Sprintf("%s: the %s are others than recorded in %s; if that is meant, record them with %s=1", is[0], aspect, recordFile, recordEnv))
			}
		}
	}
	if !anew {
		for name := range recorded {
			faults = append(faults, fmt.Sprintf("%s is recorded in %s, and there is no such battle; if that is meant, record it with %s=1", name, recordFile, recordEnv))
		}
	}
	return faults, stale
}

// switched returns a start for each value of each switch that is not its default,
// from one of some starts after another that offers it.
func (b Book) switched(starts []Start) (all []Start) {
	next := 0
	for _, k := range b.Book.Switches() {
		for _, value := range k.Values {
			if value == k.Default {
				continue
			}
			for range starts {
				s := starts[next%len(starts)]
				next++
				set := map[string]string{k.Key: value}
				board, err := b.Book.Load(s.Data, set)
				if err != nil {
					continue
				}
				if o, ok := b.Book.(rules.Offerer); ok && !o.Offered(board, k.Key) {
					continue
				}
				all = append(all, Start{Name: s.Name + "+" + k.Key + ":" + value, Data: s.Data, Set: set})
				break
			}
		}
	}
	return all
}

// sums are the signatures of a game, by aspect.
type sums map[string]uint64

func (s sums) add(aspect string, values ...any) {
	h := fnv.New64a()
	fmt.Fprintf(h, "%x", s[aspect])
	for _, v := range values {
		mixIn(func(x string) { _, _ = h.Write([]byte(x)) }, reflect.ValueOf(v))
	}
	s[aspect] = h.Sum64()
}

// mixIn writes a value down to its last field, whatever points to it. Functions and
// what hides behind interfaces have no say.
func mixIn(write func(string), v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			write("nil;")
			return
		}
		mixIn(write, v.Elem())
	case reflect.Slice, reflect.Array:
		write(fmt.Sprintf("%d[", v.Len()))
		for i := range v.Len() {
			mixIn(write, v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).Tag.Get("sign") == "set" && v.Field(i).IsZero() {
				continue // it came later than the records, and says nothing here
			}
			mixIn(write, v.Field(i))
		}
	case reflect.String:
		write(v.String() + ";")
	case reflect.Bool:
		write(fmt.Sprintf("%t;", v.Bool()))
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		write(fmt.Sprintf("%d;", v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		write(fmt.Sprintf("%d;", v.Uint()))
	case reflect.Float32, reflect.Float64:
		write(fmt.Sprintf("%g;", v.Float()))
	}
}

// recordAnswers is how many answers a recorded game has at most.
const recordAnswers = 200

// lookEvery is after how many answers all is looked at again.
const lookEvery = 10

// wishes is how many options that somebody may wish for are laid before a Field.
const wishes = 8

// sign plays one game and signs it.
func (b Book) sign(s Start, seed uint64) (sums, error) {
	board, err := b.Book.Load(s.Data, s.Set)
	if err != nil {
		return nil, err
	}
	p, events, err := rules.Begin(b.Book, board)
	if err != nil {
		return nil, err
	}
	all, r := sums{}, rand.New(rand.NewPCG(seed, 0x7369676e))
	if len(s.Set) == 0 {
		b.misread(all, s.Data)
	}
	var tried []rules.Option
	for n := 0; ; n++ {
		for i := range events {
			all.add(recordEvents, &events[i])
		}
		all.add(recordRules, p.Board().Hash())
		q := p.Request()
		if q == nil || n == b.Answers {
			all.add(recordViews, p.Result())
			return all, nil
		}
		a := b.draw(all, q, r)
		if n%lookEvery == 0 {
			b.look(all, p, tried, r)
		}
		if q.To != rules.Chance {
			tried = append(tried, a.Option)
		}
		if p, events, err = p.Play(a); err != nil {
			return nil, err
		}
	}
}

// draw chooses an answer, whatever the order of the options, and signs the request.
func (b Book) draw(all sums, q *rules.Request, r *rand.Rand) rules.Answer {
	all.add(recordMenus, q.To, q.Kind, q.Rule, q.About, q.Signs, q.Quiet, q.Losses, q.Course, q.Always, q.Own, q.Public, q.Secret, len(q.Options), q.Dice)
	if q.To == rules.Chance {
		return rules.Answer{By: rules.Chance, Faces: q.Dice.Throw(r)}
	}
	if len(q.Options) == 0 {
		o := q.Field.Sample(r)
		all.add(recordRules, o)
		return rules.Answer{By: q.To, Option: o}
	}
	salt, quiet := r.Uint64(), r.IntN(5) == 0
	if quiet && q.Quiet >= 0 {
		return rules.Answer{By: q.To, Option: q.Options[q.Quiet]}
	}
	var set uint64
	best, least := 0, uint64(1<<64-1)
	for i, o := range q.Options {
		h := fnv.New64a()
		fmt.Fprint(h, rules.FormatOption(b.Book, o))
		x := h.Sum64()
		set += x // the same in any order
		if x = (x ^ salt) * 0x9e3779b97f4a7c15; x < least {
			best, least = i, x
		}
	}
	all.add(recordRules, set)
	return rules.Answer{By: q.To, Option: q.Options[best]}
}

// look signs everything that can be seen and asked at a position. tried are options
// that were given before.
func (b Book) look(all sums, p *rules.Position, tried []rules.Option, r *rand.Rand) {
	board := p.Board()
	for s := rules.Chance; s <= rules.Second; s++ {
		v := p.View(s)
		all.add(recordViews, v)
		if s != rules.Chance {
			all.add(recordNotes, b.Book.Score(board, s))
		}
		for i := range v.Pieces {
			all.add(recordNotes, b.Book.Inspect(board, s, v.Pieces[i].Ref), b.Book.Inspect(board, s, v.Pieces[i].Cell))
		}
		for _, key := range b.Book.Overlays() {
			all.add(recordNotes, key, b.Book.Overlay(board, s, key, 0))
			if len(v.Pieces) > 0 {
				all.add(recordNotes, b.Book.Overlay(board, s, key, v.Pieces[len(tried)%len(v.Pieces)].Ref))
			}
		}
	}
	if p.Request().To == rules.Chance {
		return
	}
	for _, why := range p.Refusals() {
		all.add(recordReasons, why)
	}
	for range min(16, 2*len(tried)) { // somebody else, somewhere else, to do the same
		o, x := tried[r.IntN(len(tried))], tried[r.IntN(len(tried))]
		switch r.IntN(4) {
		case 0:
			o.Who = x.Who
		case 1:
			o.At = x.At
		case 2:
			o.With = x.With
		}
		all.add(recordReasons, p.Refused(o))
	}
	b.wish(all, p.Request(), p.View(p.Request().To), r)
	if base, tape := p.Checkpoint(); len(tape) == 0 {
		all.add(recordFiles, string(b.Book.Save(base)))
	}
}

// wish signs what a Field makes of options, most of them not legal: what is nearest,
// what they would put on the table and what the tape shows.
func (b Book) wish(all sums, q *rules.Request, v *rules.View, r *rand.Rand) {
	if q.Field == nil {
		return
	}
	for i := range wishes {
		o := q.Field.Sample(r)
		if d, ok := q.Field.(rules.Doer); ok && len(v.Pieces) > 0 && i%2 == 1 {
			who := v.Pieces[r.IntN(len(v.Pieces))].Ref
			does := d.Does(who)
			all.add(recordMenus, does)
			if len(does) > 0 {
				o.Who, o.Do = who, does[r.IntN(len(does))]
			}
		}
		switch r.IntN(4) {
		case 0:
			o.Pt.X, o.Pt.Y = o.Pt.X+int32(r.IntN(9000)-4500), o.Pt.Y+int32(r.IntN(9000)-4500)
		case 1:
			o.N += r.IntN(12001) - 6000
		case 2:
			o.Pt = rules.Point{X: int32(r.IntN(int(max(1, v.Map.Width)))), Y: int32(r.IntN(int(max(1, v.Map.Height))))}
		}
		all.add(recordReasons, q.Field.Check(o))
		near := q.Field.Nearest(o)
		all.add(recordMenus, near)
		all.add(recordViews, q.Field.Ghost(o), q.Field.Ghost(near))
		if m, ok := q.Field.(rules.Measurer); ok {
			all.add(recordViews, m.Measure(o), m.Measure(near))
		}
	}
}

var figures = regexp.MustCompile(`-?[0-9]+`)

// mostLines is about how many lines of a file are spoilt.
const mostLines = 40

// misread signs what is said of a file when one line of it after another is gone, or has
// a number, a word or a name that is not right.
func (b Book) misread(all sums, data []byte) {
	lines := strings.Split(string(data), "\n")
	every := max(1, len(lines)/mostLines)
	for i, line := range lines {
		if i%every != 0 || strings.TrimSpace(line) == "" || strings.HasPrefix(strings.TrimSpace(line), "#") {
			continue
		}
		for _, wrong := range [...]string{
			"",
			figures.ReplaceAllStringFunc(line, func(n string) string { return n + "9" }),
			figures.ReplaceAllString(line, "-1"),
			figures.ReplaceAllString(line, "0"),
			strings.Replace(line, "\"", "\"x", 1),
			line + "\n" + line,
		} {
			if wrong == line {
				continue
			}
			lines[i] = wrong
			board, err := b.Book.Load([]byte(strings.Join(lines, "\n")), nil)
			if err != nil {
				all.add(recordFaults, err.Error())
			} else {
				all.add(recordFaults, board.Hash())
			}
		}
		lines[i] = line
	}
}
