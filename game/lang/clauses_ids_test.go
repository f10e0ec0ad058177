package lang

import (
	"strconv"
	"strings"
)

// printed is the rules of a system as players read them.
type printed struct {
	book   string // folder of the code that cites them, below rules
	prefix string // of their ids
	total  int    // clauses
	ids    string // runs of them by chapter: "6.1:1-36", "7.13:0,1a-1j"
}

// allPrinted lists the rules of every system. Of chapter 10 of Manoeuvre
// players need the odds alone.
var allPrinted = [...]printed{
	{"manoeuvre", "MAN", 294, `
		1.1:1-5 1.2:1-3 1.3:1-8 1.4:1-10 2.1:1-6 2.2:1-11 2.3:1-7 3:1-17 4:1-12 5:1-23 6.0:1-6 6.1:1-36 6.2:1-14
		6.3:1-6 6.4:1-10 6.5:1-23 6.6:1-10 6.7:1 7:1-12 8:1-10 9.1:1-10 9.2:1-42 10:4 T:1-3 S:1-8`},
	{"ccn", "CCN", 525, `
		1:1-6 2:1-6 3:1-9 4:1-4 5:1-6 6:1-4 7:1-5 8:1-8 9:1-8 10:1-8 11:1-14 12:1-3 13:1-3 14:1-4 15:1-14 16:1-7
		17:1-10 18:1-11 19:1-10 20:1-7 21:1-6 22:1-11 23:1-5 24:1-13 25:1-16 26:1-13 27:1-12 28:1-11 29:1-8 30:1-9
		31:1-17 32:1-8 33:1-4 34:1-11 35:1-11 36:1-13 37:1-10 38:1-8 39:1-15 40:1-7 41:1-6 42:1-12 43:1-3 44:1-8
		45:1-11 46:1-4 47:1-6 48:1-2 49:1-5 50:1-10 51:1-6 52:1-5 53:1-8 54:1-6 55:1-8 56:1-6 57:1-12 58:1-7 59:1-7
		60:1-9 61:1-6 62:1-7 63:1-9 64:1-7`},
	{"musket", "MS", 442, `
		1.1:1-2 1.2:1 2.1:1 2.2:1-5 2.3:1 2.4:1-9 2.5:1-2 2.6:1-2 2.7:1-2 3.1:1 3.2:1-5 4.1:1-3 4.2:1-5 4.3:1-3
		4.4:1-7 4.5:1-2 4.6:1-6 4.7:1-10 5.1:1-2 5.2:1-4 5.3:1-5 6.1:1-4 6.2:1-7 6.3:1-7 6.4:1-4 7.1:1-2 7.2:1-11
		7.3:1-5 7.4:1-6 7.5:1-9 7.6:1-9 7.7:1-11 7.8:1-19 7.9:1-13 7.10:1-6 7.11:1-7 7.12:1-13
		7.13:0,1a-1j,2a-2b,3a-3k,4a-4e,5a-5b,6-8 7.14:1-7 8.1:1-3 8.2:1 8.3:1-3 8.4:1-10 8.5:1-7 8.6:1-5 8.7:1-2
		8.8:1-4 9.1:1-2 9.2:1-5 9.3:1-13 9.4:1-9 9.5:1-11 10.1:1-8 10.2:1-2 10.3:1-11 10.4:1-5 11.1:1-9 11.2:1-9
		11.3:1-3 12.1:1-11 12.2:1-9 12.3:1-2 12.4:1-15 13.1:1-7 13.2:1-6 14.1:1 14.2:1-8 14.3:1-3 15.0:1 18.0:1-5`},
	{"squares", "NS", 382, `
		A:1-74 B:1-19 C:1-7 C0:1-20 C1:1-7 C2:1-15 C3:1-13 C4.0:1-14 C4.1:1-38 C4.2:1-28 C4.3:1-108 C4.4:1-15 C5:1-12
		D:1-12`},
	{"eagles", "ME", 438, `
		1:1-3 2:1-3 3:1-3 4:1-5 5:1-3 6:1-4 7:1-4 8:1-20 9:1-25 10:1-15 11:1-8 12:1-5 13:1-11 14:1-27 15:1-15 16:1-10
		17:1-8 18:1-20 19:1-22 20:1-10 21:1-9 22:1-25 23:1-38 24:1-15 25:1-8 26:1-5 27:1-25 28:1-9 29:1-3 30:1-12
		31:1-9 32:1-5 33:1-5 34:1-12 35:1-11 36:1-7 37:1-6 38:1-9 39:1-4`},
}

// clauses lists the ids that there must be.
func (p printed) clauses() []string {
	var all []string
	for _, chapter := range strings.Fields(p.ids) {
		name, runs, _ := strings.Cut(chapter, ":")
		for _, run := range strings.Split(runs, ",") {
			for _, number := range numbers(run) {
				all = append(all, p.prefix+"-"+name+"."+number)
			}
		}
	}
	return all
}

// numbers counts through a run: "4", "1-3" or "2a-2c".
func numbers(run string) []string {
	first, last, found := strings.Cut(run, "-")
	if !found {
		return []string{run}
	}
	var all []string
	if stem, letter := first[:len(first)-1], first[len(first)-1]; letter >= 'a' {
		for ; letter <= last[len(last)-1]; letter++ {
			all = append(all, stem+string(letter))
		}
		return all
	}
	n, _ := strconv.Atoi(first)
	to, _ := strconv.Atoi(last)
	for ; n <= to; n++ {
		all = append(all, strconv.Itoa(n))
	}
	return all
}
