//go:build gpu

package e2e

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// screen starts a display for one test and returns its name. Each test has its
// own, since each has one mouse.
func screen(t *testing.T) string {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1920x1080x24", "-noreset", "-nolisten", "tcp", "+extension", "GLX")
	x.ExtraFiles = []*os.File{w}
	err = x.Start()
	w.Close()
	if err != nil {
		t.Fatalf("%v (./build.sh test installs what these tests need)", err)
	}
	t.Cleanup(func() {
		_ = x.Process.Kill() // whatever it says, the next line waits for its end
		_ = x.Wait()
	})
	n, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb names no display: %v", err)
	}
	return ":" + strings.TrimSpace(n)
}
