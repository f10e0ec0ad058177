package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

//go:embed woven.txt
var woven string

// program is a test program with all changes in it.
type program struct {
	*source
	bin, dir string
	short    bool // run tests with -short
	grace    time.Duration
}

// build weaves the changes into copies of the files and compiles the tests with
// them. Changes that do not compile are dropped; the rest is returned.
func build(s *source, all []*mutant, dir string) (*program, []*mutant, error) {
	p := &program{source: s, bin: filepath.Join(dir, "tests"), dir: dir, grace: patience}
	for range 10 {
		number(all)
		overlay, err := p.weave(all)
		if err != nil {
			return nil, nil, err
		}
		out, err := compile(s.dir, overlay, p.bin)
		if err == nil {
			return p, all, nil
		}
		left := p.without(all, out)
		if len(left) == len(all) {
			return nil, nil, fmt.Errorf("the package does not compile with the changes in it:\n%s", out)
		}
		fmt.Printf("%d changes do not compile and are dropped\n", len(all)-len(left))
		all = left
	}
	return nil, nil, errors.New("the package does not compile with the changes in it")
}

// number counts the mutants through; those of one edit follow each other.
func number(all []*mutant) {
	for i, m := range all {
		m.id = i + 1
	}
}

func compile(dir, overlay, bin string) (string, error) {
	cmd := exec.Command("go", "test", "-c", "-vet=off", "-gcflags=-e", "-overlay", overlay, "-o", bin, ".")
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// weave writes the changed files and an overlay that puts them in place.
func (p *program) weave(all []*mutant) (string, error) {
	edits := map[string][]*edit{}
	for _, m := range all {
		if list := edits[m.file]; len(list) == 0 || list[len(list)-1] != m.edit {
			edits[m.file] = append(edits[m.file], m.edit)
		}
	}
	replace := map[string]string{}
	for file, list := range edits {
		to := filepath.Join(p.dir, filepath.Base(file))
		if err := os.WriteFile(to, p.changed(file, list), 0o600); err != nil {
			return "", err
		}
		replace[file] = to
	}
	helpers := filepath.Join(p.dir, "woven.go")
	text := "package " + p.types.Name() + "\n" + strings.Replace(woven, "MUTANTS", strconv.Itoa(len(all)+2), 1)
	if err := os.WriteFile(helpers, []byte(text), 0o600); err != nil {
		return "", err
	}
	replace[filepath.Join(p.source.dir, "zz_mutants.go")] = helpers
	return overlay(p.dir, replace)
}

func overlay(dir string, replace map[string]string) (string, error) {
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, data, 0o600)
}

// piece is text to be put into a file at an offset, in place of cut bytes.
type piece struct {
	at, cut int
	closes  bool // stands before what opens at the same place
	seq     int
	text    string
}

// changed returns a file with edits. Lines keep their numbers.
func (p *program) changed(file string, edits []*edit) []byte {
	var pieces []piece
	for _, e := range edits {
		id := e.mutants[0].id
		pieces = append(pieces,
			piece{at: p.fset.Position(e.pos).Offset, seq: e.seq, text: fmt.Sprintf(e.before, id)},
			piece{at: p.fset.Position(e.end).Offset, seq: e.done, closes: true, text: e.after})
		if e.op != 0 {
			at := p.fset.Position(e.op).Offset
			pieces = append(pieces, piece{at: at, cut: operator(p.text[file][at:]), seq: e.seq, text: e.opText})
		}
	}
	slices.SortStableFunc(pieces, func(a, b piece) int {
		switch {
		case a.at != b.at:
			return a.at - b.at
		case a.closes != b.closes:
			if a.closes {
				return -1
			}
			return 1
		}
		return a.seq - b.seq
	})
	var out bytes.Buffer
	last := 0
	for _, c := range pieces {
		out.Write(p.text[file][last:c.at])
		out.WriteString(c.text)
		last = c.at + c.cut
	}
	out.Write(p.text[file][last:])
	return out.Bytes()
}

// operator returns the length of the operator that a text begins with.
func operator(text []byte) int {
	for _, op := range []string{"&&", "||", "<=", ">="} {
		if bytes.HasPrefix(text, []byte(op)) {
			return len(op)
		}
	}
	return 1
}

var complaint = regexp.MustCompile(`(?m)^(\S+\.go):(\d+)(?::\d+)?: `)

// without drops the mutants on lines that the compiler complains of.
func (p *program) without(all []*mutant, out string) []*mutant {
	bad := map[string]bool{}
	for _, c := range complaint.FindAllStringSubmatch(out, -1) {
		bad[filepath.Base(c[1])+":"+c[2]] = true
	}
	drop := map[*edit]bool{}
	for _, m := range all {
		from, to := p.fset.Position(m.edit.pos), p.fset.Position(m.edit.end)
		for line := from.Line; line <= to.Line; line++ {
			if bad[filepath.Base(m.file)+":"+strconv.Itoa(line)] && (line == m.line || line == from.Line || line == to.Line) {
				drop[m.edit] = true
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(all), func(m *mutant) bool { return drop[m.edit] })
}
