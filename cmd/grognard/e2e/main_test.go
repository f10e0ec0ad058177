//go:build gpu

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"testing"
)

// bin is the folder with the programs, built for this run.
var bin string

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	var err error
	if bin, err = os.MkdirTemp("", "grognard-e2e-"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(bin)
	build := exec.Command("go", "build", "-ldflags", "-s -w", "-o", bin+"/", "grognard/cmd/grognard", "grognard/cmd/umpire")
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "the programs cannot be built: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}
