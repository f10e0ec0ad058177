package grognard_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// NOTICE.md names every module that the programs are linked with, on any system
// that they are built for.
func TestTheNoticeNamesEveryLinkedModule(t *testing.T) {
	notice, err := os.ReadFile("NOTICE.md")
	if err != nil {
		t.Fatal(err)
	}
	linked := map[string]bool{}
	for _, system := range []string{"linux", "windows", "darwin"} {
		list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", "./cmd/grognard", "./cmd/umpire")
		list.Env = append(os.Environ(), "GOOS="+system, "CGO_ENABLED=1")
		out, err := list.Output()
		if err != nil {
			t.Fatalf("%s: %v", system, err)
		}
		for _, m := range strings.Fields(string(out)) {
			linked[m] = true
		}
	}
	for m := range linked {
		if m != "grognard" && !strings.Contains(string(notice), "`"+m+"`") {
			t.Errorf("NOTICE.md does not name %s", m)
		}
	}
	if len(linked) < 10 {
		t.Errorf("only %d modules are linked", len(linked))
	}
}
