package scenarios

import (
	"errors"
	"strings"
	"testing"
	"time"

	"grognard/rules"
)

// soon is how long a file may take to be refused.
const soon = 2 * time.Second

// FuzzLoad gives every rulebook what is no file of its own: it is taken, or
// refused soon, in one sentence, and never a panic.
func FuzzLoad(f *testing.F) {
	for _, b := range Books() {
		for _, info := range List(b.Name())[:1] {
			if _, data, err := Open(b.Name(), info.ID); err == nil {
				f.Add(data)
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, b := range Books() {
			start := time.Now()
			_, err := b.Load(data, nil)
			if took := time.Since(start); took > soon {
				t.Errorf("%s takes %v", b.Name(), took)
			}
			told(t, err)
		}
		_, err := Parse("x.toml", data)
		told(t, err)
	})
}

// told checks that an error is one sentence about the file.
func told(t *testing.T, err error) {
	t.Helper()
	var fault *rules.FileError
	if err != nil && (!errors.As(err, &fault) || strings.ContainsAny(fault.Msg, "\n\r") || fault.Msg == "") {
		t.Errorf("%T: %q", err, err)
	}
}

// Files of a size or a shape that took minutes, or more memory than there is.
func TestMonstrousFilesAreRefusedSoon(t *testing.T) {
	keys := func(n int, line string) string { return strings.Repeat(line, n) }
	numbered := func(n int) string {
		var s strings.Builder
		for i := range n {
			s.WriteString("k" + strings.Repeat("x", i%7) + string(rune('a'+i%26)) + string(rune('a'+i/26%26)) + string(rune('a'+i/676%26)) + " = 1\n")
		}
		return s.String()
	}
	for name, text := range map[string]string{
		"20,000 unknown keys":      numbered(20000),
		"20,000 keys of a header":  "[scenario]\n" + numbered(20000),
		"keys in one line":         "[scenario]\nx = {" + strings.ReplaceAll(strings.TrimSpace(numbered(20000)), "\n", ", ") + "}\n",
		"rows without end":         "[map]\nrows = [\n" + keys(100_000, "\"\",\n") + "]\n",
		"ten million rows":         "[map]\nrows = [\n" + keys(10_000_000, "\"\",\n") + "]\n",
		"tables":                   keys(60_000, "[[units]]\n"),
		"a name of many parts":     "a" + keys(200_000, ".a") + " = 1\n",
		"brackets":                 "a = " + keys(9000, "[") + keys(9000, "]") + "\n",
		"brackets that stay open":  "a = " + keys(400_000, "["),
		"a table with a long name": "[" + keys(60_000, "a") + "]\n" + numbered(20000),
		"empty lines":              keys(500_000, "\n"),
	} {
		start := time.Now()
		for _, b := range Books() {
			_, err := b.Load([]byte(text), nil)
			if err == nil {
				t.Errorf("%s takes %s", b.Name(), name)
			}
			told(t, err)
		}
		_, err := Parse("x.toml", []byte(text))
		told(t, err)
		if took := time.Since(start); took > 6*soon { // six readers
			t.Errorf("%s: refused after %v", name, took)
		}
	}
}
