package archive

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
)

// FormatAnswer writes the answer a to the request q as a line of the log. auto
// marks an answer that the program gave for the player.
func FormatAnswer(book rules.Rulebook, q *rules.Request, a rules.Answer, auto bool) string {
	if a.By == rules.Chance {
		return formatChance(q, a.Faces)
	}
	line := sideName(a.By) + " " + rules.FormatOption(book, a.Option)
	if auto {
		return "auto " + line
	}
	return line
}

func formatChance(q *rules.Request, faces []int) string {
	word := "roll"
	if q.Dice.Bag != nil {
		word = "draw"
	}
	var s strings.Builder
	s.WriteString(word)
	for _, f := range faces {
		s.WriteString(" " + strconv.Itoa(f))
	}
	return s.String()
}

// ParseAnswer reads what FormatAnswer wrote. Whether the answer is legal is
// for the position to say.
func ParseAnswer(book rules.Rulebook, line string) (a rules.Answer, auto bool, err error) {
	rest, auto := strings.CutPrefix(line, "auto ")
	word, rest, _ := strings.Cut(rest, " ")
	switch word {
	case "roll", "draw":
		a.By = rules.Chance
		a.Faces, err = parseFaces(rest)
		if auto {
			err = rules.Fault("fault.save.auto", "%q cannot be automatic", word)
		}
		return a, false, err
	case "first", "second":
		a.By, _ = parseSide(word)
		a.Option, err = rules.ParseOption(book, rest)
		if err != nil {
			err = rules.Fault("fault.save.answer", "%q is not an answer of this game", rest).Adding(err.Error())
		}
		return a, auto, err
	}
	return a, false, neither()
}

func neither() error {
	return rules.Fault("fault.save.neither", "this line is neither an answer nor a roll")
}

func parseFaces(s string) ([]int, error) {
	var faces []int
	for _, w := range strings.Fields(s) {
		n, err := strconv.Atoi(w)
		if err != nil {
			return nil, rules.Fault("fault.save.face", "%q is not the face of a die", w)
		}
		faces = append(faces, n)
	}
	return faces, nil
}

// FormatHash writes the hash of a checkpoint as a line of the log.
func FormatHash(hash uint64) string { return fmt.Sprintf("# %016x", hash) }

// ParseHash reads what FormatHash wrote. ok is false if line is an answer.
func ParseHash(line string) (hash uint64, ok bool, err error) {
	hex, ok := strings.CutPrefix(line, "# ")
	if !ok {
		return 0, false, nil
	}
	hash, err = parseHex(hex)
	return hash, true, err
}

func parseHex(s string) (uint64, error) {
	n, err := strconv.ParseUint(s, 16, 64)
	if err != nil || fmt.Sprintf("%016x", n) != s {
		return 0, rules.Fault("fault.save.hex", "%q is not a sum of 16 hexadecimal digits", s)
	}
	return n, nil
}

func sideName(s rules.Side) string {
	if s == rules.First {
		return "first"
	}
	return "second"
}

func parseSide(s string) (rules.Side, bool) {
	switch s {
	case "first":
		return rules.First, true
	case "second":
		return rules.Second, true
	}
	return rules.Chance, false
}
