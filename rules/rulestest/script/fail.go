package script

import (
	"fmt"
	"regexp"
	"runtime"
	"strings"

	"grognard/rules"
)

// Errorf fails the test and goes on. It names the check, the answers that led to
// it, and what is asked and was told.
func (g *Game[G]) Errorf(format string, args ...any) {
	g.Helper()
	g.TB.Errorf("%s", g.failure(fmt.Sprintf(format, args...)))
}

// Fatalf fails the test at once, in the words of Errorf.
func (g *Game[G]) Fatalf(format string, args ...any) {
	g.Helper()
	g.TB.Fatalf("%s", g.failure(fmt.Sprintf(format, args...)))
}

// Fatal is Fatalf without a format.
func (g *Game[G]) Fatal(args ...any) {
	g.Helper()
	g.TB.Fatal(g.failure(fmt.Sprint(args...)))
}

func (g *Game[G]) failure(what string) string {
	var s strings.Builder
	s.WriteString(step())
	if n := len(g.answers); n > 0 {
		shown := g.answers[max(0, n-lastShown):]
		fmt.Fprintf(&s, ", after %d answers", n)
		if len(shown) == n {
			fmt.Fprintf(&s, " (%s)", strings.Join(shown, " | "))
		} else {
			fmt.Fprintf(&s, " (... | %s)", strings.Join(shown, " | "))
		}
	}
	fmt.Fprintf(&s, ": %s", what)
	if g.Position == nil {
		return s.String()
	}
	fmt.Fprintf(&s, "\n\tasked: %s%s", g.Asked(), g.offers())
	if len(g.Events) > 0 {
		fmt.Fprintf(&s, "\n\ttold by the last answer: %s", g.told())
	}
	return s.String()
}

// lastShown bounds how many answers, options and events a failure lists.
const lastShown = 12

func (g *Game[G]) offers() string {
	all := g.Options()
	if len(all) == 0 {
		return ""
	}
	more := ""
	if n := len(all) - lastShown; n > 0 {
		all, more = all[:lastShown], fmt.Sprintf(" and %d more", n)
	}
	return fmt.Sprintf(", offered %q%s", all, more)
}

func (g *Game[G]) told() string {
	var all []string
	for _, e := range g.Events[max(0, len(g.Events)-lastShown):] {
		words := []string{string(e.Kind)}
		for _, r := range []rules.Ref{e.Who, e.To} {
			if r != 0 {
				words = append(words, g.Name(r))
			}
		}
		if e.Text.Key != "" {
			words = append(words, e.Text.Key)
		}
		all = append(all, strings.Join(words, " "))
	}
	return strings.Join(all, " | ")
}

// method finds the name of a method of a Game, or of a type that embeds one.
var method = regexp.MustCompile(`\(\*\w*[gG]ame(?:\[\.\.\.\])?\)\.(\w+)`)

// step is the step of a chain that is being taken: the outermost method of a
// game on the stack.
func step() string {
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs)])
	name := ""
	for {
		f, more := frames.Next()
		if m := method.FindStringSubmatch(f.Function); m != nil {
			name = m[1]
		}
		if !more {
			return name
		}
	}
}
