package series

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
)

// Format is that of the files that this program writes, and the highest that it reads.
const Format = 1

const magic = "grognard series"

// Beyond these sizes a file is not taken for a series: bytes, and games.
const (
	largest = 4 << 20
	most    = 500
)

var (
	sideNames = [...]string{"first", "second"}
	whoNames  = [...]string{"one", "two"}
)

// Encode writes a series as a file.
func Encode(s *Series) []byte {
	var b bytes.Buffer
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	optional := func(key, value string) {
		if value = archive.OneLine(value); value != "" {
			line("%s %s", key, value)
		}
	}
	line("%s %d", magic, Format)
	line("kind %s", s.Kind)
	optional("title", s.Title)
	optional("book", s.Book)
	optional("mode", s.Mode)
	optional("scenario", s.Scenario)
	for _, k := range slices.Sorted(maps.Keys(s.Set)) {
		line("switch %s %s", k, s.Set[k])
	}
	for i, p := range s.Who {
		sort := "human"
		if p.Computer {
			sort = "computer"
		}
		line("%s", strings.TrimSpace("who "+whoNames[i]+" "+sort+" "+archive.OneLine(p.Name)))
	}
	line("seed %d", s.Seed)
	line("dice %s", cmp.Or(s.Dice, archive.DiceSeeded))
	if s.Open {
		line("open")
	}
	optional("date", s.Date)
	if s.Data != nil {
		text(&b, "data", s.Data)
	}
	for c, army := range s.Start {
		if army != nil {
			text(&b, "start "+whoNames[c], army)
		}
	}
	for i := range s.Results {
		s.Results[i].encode(&b, i+1)
	}
	line("end %016x", archive.Sum(b.Bytes()))
	return b.Bytes()
}

// text writes lines behind bars; the last one ends with a line feed when it is read again.
func text(b *bytes.Buffer, head string, data []byte) {
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	fmt.Fprintf(b, "%s %d\n", head, len(lines))
	for _, l := range lines {
		b.WriteString("|" + l + "\n")
	}
}

func (r *Result) encode(b *bytes.Buffer, n int) {
	won := "draw"
	if r.Won != None {
		won = whoNames[r.Won]
	}
	fmt.Fprintf(b, "result %d %s %s %d %d %d\n", n, sideNames[r.One], won, r.Score[0], r.Score[1], r.Turns)
	if r.Fewer {
		b.WriteString("fewer\n")
	}
	if r.Battle != "" {
		fmt.Fprintf(b, "battle %s\n", r.Battle)
	}
	if r.Nations != [2]string{} {
		fmt.Fprintf(b, "nations %s %s\n", cmp.Or(r.Nations[0], "-"), cmp.Or(r.Nations[1], "-"))
	}
	for c, data := range r.Armies {
		if data != nil {
			text(b, "army "+whoNames[c], data)
		}
		for _, u := range r.Units[c] {
			fmt.Fprintf(b, "unit %s %d %s %s %d %d %d %d %d\n", whoNames[c], u.No, cmp.Or(u.From, "-"), cmp.Or(u.To, "-"), u.Before, u.Lost, u.Back, u.Recruits, u.After)
		}
	}
}

// Decode reads a series. Errors are *rules.FileError without a file name.
func Decode(data []byte) (*Series, error) {
	d := &decoder{data: data, s: &Series{}, seen: map[string]bool{}}
	if err := d.series(); err != nil {
		var f *rules.FileError
		errors.As(err, &f)
		return nil, f.At(max(d.at, 1), 0)
	}
	return d.s, nil
}

// decoder walks through the lines of a file; at is the number of the last one.
type decoder struct {
	data []byte
	at   int
	to   int
	from int
	s    *Series
	seen map[string]bool
	last *Result // that the lines are about, nil: none
}

func (d *decoder) next() (string, error) {
	i := bytes.IndexByte(d.data[d.to:], '\n')
	if i < 0 {
		return "", rules.Fault("fault.series.ends", "the file ends too early: the rest of the series is missing")
	}
	d.at++
	d.from, d.to = d.to, d.to+i+1
	return string(d.data[d.from : d.to-1]), nil
}

func (d *decoder) series() error {
	if !bytes.HasPrefix(d.data, []byte(magic+" ")) {
		return rules.Fault("fault.series.foreign", "this is not a series of Grognard: it does not begin with %q", magic)
	}
	l, err := d.next()
	if err != nil {
		return err
	}
	switch n, err := strconv.Atoi(l[len(magic)+1:]); {
	case err != nil || n < 1:
		return rules.Fault("fault.save.format", "the format has no number")
	case n > Format:
		return rules.Fault("fault.series.newer", "a newer version of Grognard wrote this series: format %d, and this version reads up to %d", n, Format)
	}
	for {
		l, err := d.next()
		if err != nil {
			return err
		}
		if !utf8.ValidString(l) {
			return rules.Fault("fault.series.text", "this line holds what is not text")
		}
		key, rest, _ := strings.Cut(l, " ")
		if key == "end" {
			return d.end(rest)
		}
		if err := d.line(key, rest); err != nil {
			return err
		}
	}
}

// end compares the sum, and looks whether all is there.
func (d *decoder) end(sum string) error {
	if n, err := strconv.ParseUint(sum, 16, 64); err != nil || n != archive.Sum(d.data[:d.from]) {
		return rules.Fault("fault.series.damaged", "the series is damaged: its content does not add up to the sum in its last line")
	}
	if d.to < len(d.data) {
		return rules.Fault("fault.series.follows", "something follows the end of the series")
	}
	for _, key := range []string{"kind", "who one", "who two", "seed"} {
		if !d.seen[key] {
			return rules.Fault("fault.save.lacks", "the line %q is missing", key)
		}
	}
	s := d.s
	switch s.Kind {
	case Match:
		if len(s.Results) > 2 {
			return rules.Fault("fault.series.many", "a match has two games, not %d", len(s.Results))
		}
	case Tournament:
		if s.Mode != Pairs && s.Mode != Rounds {
			return rules.Fault("fault.series.mode", "there is no tournament %q", s.Mode)
		}
	case Campaign:
		plan, err := ReadPlan(s.Data)
		if err != nil {
			return err
		}
		s.plan = plan
		_, err = s.At()
		return err
	}
	return nil
}

// line reads one line with what belongs to it.
func (d *decoder) line(key, rest string) (err error) {
	s := d.s
	if d.last != nil {
		if done, err := d.ofResult(key, rest); done || err != nil {
			return err
		}
	}
	id := key
	if key == "who" || key == "switch" || key == "start" {
		word, _, _ := strings.Cut(rest, " ")
		id += " " + word
	}
	if key != "result" && d.seen[id] {
		return rules.Fault("fault.save.double", "%q stands here a second time", id)
	}
	d.seen[id] = true
	switch key {
	case "kind":
		if s.Kind = Kind(rest); s.Kind != Match && s.Kind != Tournament && s.Kind != Campaign {
			return rules.Fault("fault.series.kind", "there is no series of the kind %q", rest)
		}
	case "title":
		s.Title = rest
	case "book":
		s.Book = rest
	case "mode":
		s.Mode = rest
	case "scenario":
		s.Scenario = rest
	case "switch":
		if s.Set == nil {
			s.Set = map[string]string{}
		}
		k, v, _ := strings.Cut(rest, " ")
		s.Set[k] = v
	case "who":
		return d.who(rest)
	case "seed":
		if s.Seed, err = strconv.ParseUint(rest, 10, 64); err != nil {
			return rules.Fault("fault.save.seed", "%q is not a seed", rest)
		}
	case "dice":
		if s.Dice = rest; rest != archive.DiceSeeded && rest != archive.DiceReal && rest != archive.DiceHonest {
			return rules.Fault("fault.save.dice", "there are no dice %q", rest)
		}
	case "open":
		s.Open = true
	case "date":
		s.Date = rest
	case "data":
		s.Data, err = d.text(rest)
		return err
	case "start":
		who, count, _ := strings.Cut(rest, " ")
		c := slices.Index(whoNames[:], who)
		if c < 0 {
			return rules.Fault("fault.plan.who", "%q is neither one nor two", who)
		}
		s.Start[c], err = d.text(count)
		return err
	case "result":
		return d.result(rest)
	default:
		return rules.Fault("fault.series.unknown", "unknown line %q in the series", key)
	}
	return nil
}

func (d *decoder) who(rest string) error {
	c, rest, _ := strings.Cut(rest, " ")
	i := slices.Index(whoNames[:], c)
	sort, name, _ := strings.Cut(rest, " ")
	if i < 0 || sort != "human" && sort != "computer" {
		return rules.Fault("fault.series.who", "%q is none of the two who play", c+" "+sort)
	}
	d.s.Who[i] = match.Player{Name: name, Computer: sort == "computer"}
	return nil
}

// text reads the lines behind bars that a count announces.
func (d *decoder) text(count string) ([]byte, error) {
	n, err := number(count)
	if err != nil {
		return nil, err
	}
	b := []byte{}
	for range n {
		l, err := d.next()
		if err != nil {
			return nil, err
		}
		if !strings.HasPrefix(l, "|") {
			return nil, rules.Fault("fault.save.bar", "a line of embedded text does not begin with a bar")
		}
		b = append(b, l[1:]+"\n"...)
	}
	return b, nil
}

func (d *decoder) result(rest string) error {
	w := strings.Fields(rest)
	var n, a, b, t int
	if len(w) != 6 || !numbers([]string{w[0], w[3], w[4], w[5]}, &n, &a, &b, &t) || n != len(d.s.Results)+1 || n > most {
		return rules.Fault("fault.series.result", "%q is not the result of game %d", rest, len(d.s.Results)+1)
	}
	side, won := slices.Index(sideNames[:], w[1]), slices.Index(whoNames[:], w[2])
	if side < 0 || won < 0 && w[2] != "draw" {
		return rules.Fault("fault.series.result", "%q is not the result of game %d", rest, n)
	}
	d.s.Results = append(d.s.Results, Result{One: rules.Side(side), Won: Contestant(won), Score: [2]int{a, b}, Turns: t})
	d.last = &d.s.Results[n-1]
	return nil
}

// ofResult reads a line that belongs to the result above it.
func (d *decoder) ofResult(key, rest string) (done bool, err error) {
	r := d.last
	w := strings.Fields(rest)
	switch {
	case key == "fewer":
		r.Fewer = true
	case key == "battle":
		r.Battle = rest
	case key == "nations" && len(w) == 2:
		r.Nations = [2]string{strings.Trim(w[0], "-"), strings.Trim(w[1], "-")}
	case key == "army" && len(w) == 2 && slices.Contains(whoNames[:], w[0]):
		r.Armies[slices.Index(whoNames[:], w[0])], err = d.text(w[1])
	case key == "unit" && len(w) == 9 && slices.Contains(whoNames[:], w[0]):
		u := rules.Mustered{From: strings.Trim(w[2], "-"), To: strings.Trim(w[3], "-")}
		if !numbers([]string{w[1], w[4], w[5], w[6], w[7], w[8]}, &u.No, &u.Before, &u.Lost, &u.Back, &u.Recruits, &u.After) {
			return true, rules.Fault("fault.save.number", "%q is not a number", rest)
		}
		c := slices.Index(whoNames[:], w[0])
		r.Units[c] = append(r.Units[c], u)
	default:
		return false, nil
	}
	return true, err
}

// numbers reads a number for each word.
func numbers(words []string, into ...*int) bool {
	for i, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil {
			return false
		}
		*into[i] = n
	}
	return true
}

func number(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 {
		return 0, rules.Fault("fault.save.number", "%q is not a number", s)
	}
	return n, nil
}
