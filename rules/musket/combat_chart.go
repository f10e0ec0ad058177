package musket

import (
	"fmt"
	"strings"
)

// code is a result of combat (7.8).
type code uint8

const (
	noEffect code = iota // NE
	retreats             // r: retreat, or the primary is Shaken
	tested               // c: test, or retreat
	exposed              // x: step loss, or retreat Shaken
	broken               // m: test, or rout
	ended                // e: test, or rout; else step loss and retreat
	exchange             // Ex: both primaries lose a step
)

// role is a side in a combat.
type role uint8

const (
	attacker role = iota
	defender
)

func (r role) other() role { return 1 - r }

// result is a result that hits one side, or both (exchange), or nobody.
type result struct {
	code code
	on   role
}

// outcome is a cell of the chart.
type outcome struct {
	result
	bracket result // applied if the result had no effect (MS-7.8.2)
	df      bool   // the defending player gains a FOW
	leaders bool   // L: leader casualty checks
	ammo    bool
}

// column is a column of the chart, for differentials from a number on.
type column struct {
	From    int       `toml:"from"`
	Results [6]string `toml:"results"`

	cells [6]outcome
}

// crt is the Combat Results Chart (part 6.2).
var crt = readChart()

func readChart() []column {
	var c struct {
		Column []column `toml:"column"`
	}
	readTable("data/crt.toml", &c)
	for i := range c.Column {
		for j, text := range c.Column[i].Results {
			c.Column[i].cells[j] = parseOutcome(text)
		}
	}
	return c.Column
}

// columnFor finds the column of a differential (MS-7.7.10).
func columnFor(differential int) int {
	n := 0
	for i := range crt {
		if differential >= crt[i].From {
			n = i
		}
	}
	return n
}

// codeLetters are the letters behind A or D.
const codeLetters = " rcxme"

// parseOutcome reads a cell: "Am(Ax) DF".
func parseOutcome(text string) outcome {
	words := strings.Fields(text)
	first, bracket, _ := strings.Cut(strings.TrimSuffix(words[0], ")"), "(")
	o := outcome{result: parseResult(first)}
	if bracket != "" {
		o.bracket = parseResult(bracket)
	}
	for _, w := range words[1:] {
		switch w {
		case "DF":
			o.df = true
		case "L":
			o.leaders = true
		case "Ammo":
			o.ammo = true
		default:
			panic(fmt.Errorf("crt.toml: what is %q?", w))
		}
	}
	return o
}

func parseResult(text string) result {
	switch text {
	case "NE":
		return result{}
	case "Ex":
		return result{code: exchange}
	}
	i := strings.IndexByte(codeLetters, text[len(text)-1])
	if len(text) != 2 || i < 1 || text[0] != 'A' && text[0] != 'D' {
		panic(fmt.Errorf("crt.toml: what is %q?", text))
	}
	r := result{code: code(i)}
	if text[0] == 'D' {
		r.on = defender
	}
	return r
}

// text writes a result as the chart does.
func (r result) text() string {
	switch r.code {
	case noEffect:
		return "NE"
	case exchange:
		return "Ex"
	}
	return string("AD"[r.on]) + string(codeLetters[r.code])
}

// text writes a cell as the chart does, without what is added.
func (o outcome) text() string {
	if o.bracket.code == noEffect && o.code != tested {
		return o.result.text()
	}
	return o.result.text() + "(" + o.bracket.text() + ")"
}
