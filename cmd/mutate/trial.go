package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// verdict is what came of trying a mutant.
type verdict struct {
	killed bool
	by     string // the test that failed, timeout or unreached
}

const (
	timeout   = "never ends"
	unreached = "no test runs it"
)

// test is one test of the program.
type test struct {
	name string
	took time.Duration
	sees map[int]bool // by number of mutant
}

// patience is how long tests with a change in them may take above ten times
// their own time.
const patience = 20 * time.Second

// quick is how long a test may take to be run together with others.
const quick = 300 * time.Millisecond

// survey runs every test alone, without a change, and notes what it comes by.
// Tests that fail so are left out.
func (p *program) survey(s settings) ([]*test, error) {
	p.short = s.short
	list, err := p.command(context.Background(), "-test.list", ".").Output()
	if err != nil {
		return nil, fmt.Errorf("the tests cannot be listed: %w", err)
	}
	var skip *regexp.Regexp
	if s.skip != "" {
		if skip, err = regexp.Compile(s.skip); err != nil {
			return nil, err
		}
	}
	var tests []*test
	for name := range strings.FieldsSeq(string(list)) {
		if !strings.HasPrefix(name, "Test") && !strings.HasPrefix(name, "Fuzz") || skip != nil && skip.MatchString(name) {
			continue
		}
		tests = append(tests, &test{name: name, sees: map[int]bool{}})
	}
	work := make(chan *test)
	var wait sync.WaitGroup
	for range max(1, s.workers) {
		wait.Go(func() {
			for t := range work {
				if err := p.see(t); err != nil {
					fmt.Printf("left out, since it fails without a change: %s (%v)\n", t.name, err)
					t.name = ""
				}
			}
		})
	}
	for _, t := range tests {
		work <- t
	}
	close(work)
	wait.Wait()
	tests = slices.DeleteFunc(tests, func(t *test) bool { return t.name == "" })
	slices.SortStableFunc(tests, func(a, b *test) int { return int(a.took - b.took) })
	if len(tests) == 0 {
		return nil, errors.New("there is no test that passes")
	}
	return tests, nil
}

// see runs one test without a change.
func (p *program) see(t *test) error {
	seen := filepath.Join(p.dir, "seen-"+t.name)
	cmd := p.command(context.Background(), "-test.run", "^"+t.name+"$", "-test.timeout", "20m")
	cmd.Env = append(cmd.Env, "MUTANT_SEEN="+seen)
	begun := time.Now()
	if err := cmd.Run(); err != nil {
		return err
	}
	t.took = time.Since(begun)
	f, err := os.Open(seen)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if id, err := strconv.Atoi(lines.Text()); err == nil {
			t.sees[id] = true
		}
	}
	return nil
}

// command runs the program in the folder of the package.
func (p *program) command(ctx context.Context, args ...string) *exec.Cmd {
	if p.short {
		args = append(args, "-test.short")
	}
	cmd := exec.CommandContext(ctx, p.bin, args...)
	cmd.Dir, cmd.Env = p.source.dir, os.Environ()
	cmd.WaitDelay = time.Second
	return cmd
}

// try runs the tests that come by a mutant: the quick ones together, then the
// others one by one, until one fails.
func (p *program) try(m *mutant, tests []*test) verdict {
	var fast []*test
	var slow []*test
	for _, t := range tests {
		switch {
		case !t.sees[m.id]:
		case t.took <= quick:
			fast = append(fast, t)
		default:
			slow = append(slow, t)
		}
	}
	if len(fast)+len(slow) == 0 {
		return verdict{by: unreached}
	}
	if len(fast) > 0 {
		if v := p.runs(m, fast); v.killed {
			return v
		}
	}
	for _, t := range slow {
		if v := p.runs(m, []*test{t}); v.killed {
			return v
		}
	}
	return verdict{}
}

var failed = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

func (p *program) runs(m *mutant, tests []*test) verdict {
	names := make([]string, len(tests))
	limit := p.grace
	for i, t := range tests {
		names[i] = t.name
		limit += 10 * t.took
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := p.command(ctx, "-test.run", "^("+strings.Join(names, "|")+")$", "-test.failfast", "-test.timeout", "0")
	cmd.Env = append(cmd.Env, "MUTANT="+strconv.Itoa(m.id), "GOMEMLIMIT=2GiB")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	switch {
	case ctx.Err() != nil:
		return verdict{killed: true, by: timeout}
	case err == nil:
		return verdict{}
	}
	return guilty(out.Bytes())
}

// guilty names the test that failed, the deepest one.
func guilty(out []byte) verdict {
	v := verdict{killed: true, by: "panic"}
	for _, f := range failed.FindAllSubmatch(out, -1) {
		if name := string(f[1]); v.by == "panic" || strings.HasPrefix(name, v.by) {
			v.by = name
		}
	}
	return v
}
