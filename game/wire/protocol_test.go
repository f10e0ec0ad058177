package wire

import (
	"bytes"
	"flag"
	"os"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/rules/manoeuvre"
)

var update = flag.Bool("update", false, "write the session of PROTOCOL.md anew")

const protocolFile = "../../PROTOCOL.md"

// block returns what stands between a line "```kind" and the next "```".
func block(t *testing.T, text, kind string) string {
	t.Helper()
	_, rest, ok := strings.Cut(text, "```"+kind+"\n")
	if !ok {
		t.Fatalf("PROTOCOL.md has no block %s", kind)
	}
	body, _, _ := strings.Cut(rest, "```\n")
	return body
}

func TestTheSessionInTheProtocolHappensAsWritten(t *testing.T) {
	data, err := os.ReadFile(protocolFile)
	if err != nil {
		t.Fatal(err)
	}
	want := block(t, string(data), "session")
	m, err := match.New(manoeuvre.Book{}, match.Start{Scenario: "-", Data: []byte(block(t, string(data), "toml")), Dice: match.Hand(), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	got := converse(t, &Session{Match: m}, want)
	if *update {
		if err := os.WriteFile(protocolFile, []byte(strings.Replace(string(data), want, got, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			t.Fatalf("line %d of the session is\n\t%s\nand PROTOCOL.md says\n\t%s\n(go test -update writes it anew)", i+1, g[i], w[i])
		}
	}
	if len(g) != len(w) {
		t.Errorf("the session has %d lines, PROTOCOL.md %d", len(g), len(w))
	}
}

// converse types the lines after ">" of a session and writes down both sides.
func converse(t *testing.T, s *Session, session string) string {
	t.Helper()
	var typed []string
	for line := range strings.Lines(session) {
		if cmd, ok := strings.CutPrefix(line, "> "); ok {
			typed = append(typed, strings.TrimSpace(cmd))
		}
	}
	var out bytes.Buffer
	said := replies(talk(t, s, typed...))
	for i, r := range said {
		out.WriteString(r)
		if i < len(typed) {
			out.WriteString("> " + typed[i] + "\n")
		}
	}
	return out.String()
}

func TestEveryCommandStandsInTheProtocol(t *testing.T) {
	data, err := os.ReadFile(protocolFile)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range commands {
		if row := "| `" + strings.TrimSpace(c.word+" "+c.args); !strings.Contains(string(data), row) && c.word != "view" {
			t.Errorf("PROTOCOL.md has no row %s", row)
		}
	}
}
