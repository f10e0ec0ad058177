package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"time"
)

// value is a whole number or a short word in quotes behind an equals sign, a
// bracket or a comma: what a file of data says of something.
var value = regexp.MustCompile(`([=\[,]\s*)(-?\d+|"[a-z][a-z0-9_-]*"|true|false)`)

// falsify changes one value of the package's data files at a time. Each change
// is compiled anew, since data is embedded.
func falsify(s settings, src *source, dir string) ([]*mutant, error) {
	files, err := filepath.Glob(filepath.Join(src.dir, "data", "*.toml"))
	if err != nil {
		return nil, err
	}
	wanted, err := places(s.at)
	if err != nil {
		return nil, err
	}
	text, spots := map[string][]byte{}, map[*mutant][2]int{}
	var all []*mutant
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		text[file] = data
		for _, at := range value.FindAllSubmatchIndex(data, -1) {
			from := string(data[at[4]:at[5]])
			line := 1 + bytes.Count(data[:at[4]], []byte("\n"))
			if !wanted(file, line) || comment(data, at[4]) {
				continue
			}
			m := &mutant{id: len(all) + 1, file: file, line: line, from: from, to: other(from)}
			all, spots[m] = append(all, m), [2]int{at[4], at[5]}
		}
	}
	if len(all) == 0 {
		return nil, errors.New("the package has no data/*.toml with values")
	}
	found := len(all)
	all = sample(all, s.data, s.seed)
	fmt.Printf("%s: %d values of data, %d are changed\n", src.path, found, len(all))
	try(s, all, func(m *mutant) verdict {
		own, err := os.MkdirTemp(dir, "data")
		if err != nil {
			return verdict{by: err.Error()}
		}
		defer os.RemoveAll(own)
		data, at := text[m.file], spots[m]
		changed := append(append(bytes.Clone(data[:at[0]]), m.to...), data[at[1]:]...)
		to := filepath.Join(own, filepath.Base(m.file))
		if err := os.WriteFile(to, changed, 0o600); err != nil {
			return verdict{by: err.Error()}
		}
		over, err := overlay(own, map[string]string{m.file: to})
		if err != nil {
			return verdict{by: err.Error()}
		}
		p := &program{source: src, bin: filepath.Join(own, "tests"), dir: own, short: s.short}
		if out, err := compile(src.dir, over, p.bin); err != nil {
			return verdict{by: out}
		}
		return p.whole(s)
	})
	return all, nil
}

// other is what a value is changed to.
func other(v string) string {
	n, err := strconv.Atoi(v)
	switch {
	case err == nil:
		return strconv.Itoa(n + 1)
	case v == "true":
		return "false"
	case v == "false":
		return "true"
	}
	return v[:len(v)-1] + "x\""
}

// comment reports whether a place in a file stands behind a # in its line.
func comment(data []byte, at int) bool {
	line := data[bytes.LastIndexByte(data[:at], '\n')+1 : at]
	return bytes.IndexByte(line, '#') >= 0
}

// whole runs all tests until one fails.
func (p *program) whole(s settings) verdict {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	args := []string{"-test.failfast"}
	if s.skip != "" {
		args = append(args, "-test.skip", s.skip)
	}
	out, err := p.command(ctx, args...).CombinedOutput()
	if err == nil {
		return verdict{}
	}
	return guilty(out)
}
