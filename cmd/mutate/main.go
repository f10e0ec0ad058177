// Command mutate shows which falsehoods no test would notice. It changes a
// package in one small way at a time, runs the tests of the package, and lists
// the changes that all of them let pass.
//
//	go run ./cmd/mutate -n 250 ./rules/musket
//	go run ./cmd/mutate -at result_retreat.go:160-180 ./rules/musket
//	go run ./cmd/mutate -data 40 ./rules/ccn
//
// All changes are compiled into one test program, and a variable of the
// environment says which of them is on. Each test is run once alone to see which
// changes it comes by, so that a change is tried against those tests only, the
// quick ones first.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
)

// settings are the flags.
type settings struct {
	sample  int
	seed    uint64
	at      string
	data    int
	skip    string
	short   bool
	workers int
	verbose bool
}

func main() {
	var s settings
	flag.IntVar(&s.sample, "n", 0, "try a random sample of so many changes; 0: all")
	flag.Uint64Var(&s.seed, "seed", 1, "of the sample")
	flag.StringVar(&s.at, "at", "", "only changes in a file, a line or some lines: result_retreat.go, result_retreat.go:12, result_retreat.go:12-30; several with commas")
	flag.IntVar(&s.data, "data", 0, "change values in data/*.toml instead, a random sample of so many")
	flag.StringVar(&s.skip, "skip", "", "tests that are not run, as a regular expression")
	flag.BoolVar(&s.short, "short", false, "run tests with -short")
	flag.IntVar(&s.workers, "p", max(1, runtime.NumCPU()/2), "how many changes are tried at a time")
	flag.BoolVar(&s.verbose, "v", false, "also list what was noticed, and by which test")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: mutate [flags] PACKAGE   such as ./rules/musket")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(s, flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

func run(s settings, pattern string) error {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return err
	}
	clean := sync.OnceFunc(func() { os.RemoveAll(dir) })
	defer clean()
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	go func() { <-stop; clean(); os.Exit(130) }()

	pkg, err := load(pattern)
	if err != nil {
		return err
	}
	if s.data > 0 {
		all, err := falsify(s, pkg, dir)
		if err == nil {
			report(all)
		}
		return err
	}
	wanted, err := places(s.at)
	if err != nil {
		return err
	}
	all := slices.DeleteFunc(find(pkg), func(m *mutant) bool { return !wanted(m.file, m.line) })
	if len(all) == 0 {
		return fmt.Errorf("nothing to change in %s", pattern)
	}
	prog, all, err := build(pkg, all, dir)
	if err != nil {
		return err
	}
	tests, err := prog.survey(s)
	if err != nil {
		return err
	}
	found := len(all)
	all = sample(all, s.sample, s.seed)
	fmt.Printf("%s: %d changes can be made, %d are tried, %d tests\n", pkg.path, found, len(all), len(tests))
	try(s, all, func(m *mutant) verdict { return prog.try(m, tests) })
	report(all)
	return nil
}

// try gives every mutant its verdict, some at a time.
func try(s settings, all []*mutant, judge func(*mutant) verdict) {
	next := make(chan *mutant)
	var wait sync.WaitGroup
	var lock sync.Mutex
	done := 0
	for range max(1, s.workers) {
		wait.Go(func() {
			for m := range next {
				m.verdict = judge(m)
				lock.Lock()
				done++
				if !m.killed || s.verbose {
					fmt.Println(m)
				}
				if done%50 == 0 {
					fmt.Printf("... %d of %d\n", done, len(all))
				}
				lock.Unlock()
			}
		})
	}
	for _, m := range all {
		next <- m
	}
	close(next)
	wait.Wait()
}

func report(all []*mutant) {
	killed, late, unseen := 0, 0, 0
	for _, m := range all {
		switch {
		case m.killed && m.by == timeout:
			late++
			killed++
		case m.killed:
			killed++
		case m.by == unreached:
			unseen++
		}
	}
	fmt.Printf("noticed %d of %d (%.1f%%), of these %d by never ending; %d let pass, of these %d in lines that no test runs\n",
		killed, len(all), 100*float64(killed)/float64(len(all)), late, len(all)-killed, unseen)
	if killed == len(all) {
		return
	}
	fmt.Println("let pass:")
	for _, m := range all {
		if !m.killed {
			fmt.Println("  " + m.String())
		}
	}
}

// sample draws n of all, in their order; 0 draws all.
func sample(all []*mutant, n int, seed uint64) []*mutant {
	if n <= 0 || n >= len(all) {
		return all
	}
	r := rand.New(rand.NewPCG(seed, 0x6d75))
	picked := r.Perm(len(all))[:n]
	slices.Sort(picked)
	some := make([]*mutant, n)
	for i, at := range picked {
		some[i] = all[at]
	}
	return some
}

// places reads the flag -at.
func places(at string) (func(file string, line int) bool, error) {
	if at == "" {
		return func(string, int) bool { return true }, nil
	}
	type span struct {
		file     string
		from, to int
	}
	var spans []span
	for part := range strings.SplitSeq(at, ",") {
		file, lines, some := strings.Cut(part, ":")
		s := span{filepath.Base(file), 1, 1 << 30}
		if some {
			from, to, both := strings.Cut(lines, "-")
			if !both {
				to = from
			}
			var err1, err2 error
			s.from, err1 = strconv.Atoi(from)
			s.to, err2 = strconv.Atoi(to)
			if err1 != nil || err2 != nil {
				return nil, fmt.Errorf("-at %s: want FILE, FILE:LINE or FILE:FROM-TO", part)
			}
		}
		spans = append(spans, s)
	}
	return func(file string, line int) bool {
		return slices.ContainsFunc(spans, func(s span) bool {
			return s.file == filepath.Base(file) && s.from <= line && line <= s.to
		})
	}, nil
}
