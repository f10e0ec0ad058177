//go:build gpu

package e2e

import (
	"errors"
	"os/exec"
	"strings"
	"testing"
)

func TestWithoutADisplayTheCommandLineIsStillAnswered(t *testing.T) {
	for _, test := range []struct {
		args string
		code int
		want string
	}{
		{"--help", 0, "usage: grognard"},
		{"--nonsense", 2, "grognard: unknown flag --nonsense, see --help\n"},
		{"", 1, "grognard: there is no display, DISPLAY is not set: start it from a desktop session"},
	} {
		game := exec.Command(bin+"/grognard", strings.Fields(test.args)...)
		game.Env = []string{"HOME=" + t.TempDir()}
		out, err := game.CombinedOutput()
		code := 0
		if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
			code = exit.ExitCode()
		}
		if code != test.code || !strings.HasPrefix(string(out), test.want) {
			t.Errorf("grognard %s ends with %d and says %q, want %d and %q...", test.args, code, out, test.code, test.want)
		}
	}
}
