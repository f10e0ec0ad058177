package rules

import (
	"fmt"
	"strconv"
	"strings"
)

// FormatOption writes an option on one line, as logs, saves and protocols
// hold it: "assault fr-ig +fr-ig-1 @gb-db", "lay T03 @nw #2", "pass".
func FormatOption(r Rulebook, o Option) string {
	var s strings.Builder
	s.WriteString(o.Do)
	if o.Who != 0 {
		s.WriteString(" " + formatRef(r, o.Who))
	}
	if o.With != 0 {
		s.WriteString(" +" + formatRef(r, o.With))
	}
	if o.At != 0 {
		s.WriteString(" @" + formatRef(r, o.At))
	}
	if o.Pt != (Point{}) {
		fmt.Fprintf(&s, " (%d,%d)", o.Pt.X, o.Pt.Y)
	}
	if o.N != 0 {
		fmt.Fprintf(&s, " #%d", o.N)
	}
	return s.String()
}

// ParseOption reads what FormatOption wrote, and nothing else: one option has
// one text.
func ParseOption(r Rulebook, line string) (Option, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return Option{}, fmt.Errorf("no option")
	}
	o := Option{Do: words[0]}
	for _, w := range words[1:] {
		var err error
		switch w[0] {
		case '+':
			o.With, err = parseRef(r, w[1:])
		case '@':
			o.At, err = parseRef(r, w[1:])
		case '#':
			o.N, err = strconv.Atoi(w[1:])
		case '(':
			_, err = fmt.Sscanf(w, "(%d,%d)", &o.Pt.X, &o.Pt.Y)
		default:
			o.Who, err = parseRef(r, w)
		}
		if err != nil {
			return Option{}, fmt.Errorf("option %q: %q: %w", line, w, err)
		}
	}
	if text := FormatOption(r, o); text != strings.Join(words, " ") {
		return Option{}, fmt.Errorf("option %q should be written %q", line, text)
	}
	return o, nil
}

func formatRef(r Rulebook, ref Ref) string {
	if s, ok := ref.Side(); ok {
		return [...]string{"first", "second"}[s]
	}
	return r.Format(ref)
}

func parseRef(r Rulebook, s string) (Ref, error) {
	switch s {
	case "first":
		return SideRef(First), nil
	case "second":
		return SideRef(Second), nil
	}
	return r.Parse(s)
}
