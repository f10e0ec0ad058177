package rulestest

import (
	"strings"
	"testing"

	"grognard/rules"
)

// FileFaults makes each of some faults in the text of a file and checks that load tells it as a *rules.FileError. Of a
// fault, the first text is replaced by the second, once; the error is to name the line in which the third then stands,
// in a sentence that holds the fourth.
func FileFaults(t *testing.T, text string, load func(bad []byte) error, all map[string][4]string) {
	t.Helper()
	for name, x := range all {
		bad := strings.Replace(text, x[0], x[1], 1)
		at := strings.Index(bad, x[2])
		if bad == text || at < 0 {
			t.Fatalf("%s: %q is not there, or %q after it", name, x[0], x[2])
		}
		err := load([]byte(bad))
		f, ok := err.(*rules.FileError)
		want := strings.Count(bad[:at], "\n") + 1
		if !ok || f.Line != want || !strings.Contains(err.Error(), x[3]) {
			t.Errorf("%s: %v, want %q in line %d", name, err, x[3], want)
		}
	}
}
