//go:build gpu

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// record is the save of a game that is being played, as it lies on disk.
type record struct {
	t    *testing.T
	path string
	at   time.Time // when it was written
	m    *match.Match
}

// latest opens the save written last in a folder of data.
func latest(t *testing.T, folder string) *record {
	t.Helper()
	all, err := archive.List(filepath.Join(folder, "saves"))
	if err != nil {
		t.Fatal(err)
	}
	if len(all) == 0 {
		t.Fatal("there is no save")
	}
	r := &record{t: t, path: all[0].Path}
	r.read()
	return r
}

// read opens the save anew if it has changed.
func (r *record) read() {
	r.t.Helper()
	info, err := os.Stat(r.path)
	if err != nil {
		r.t.Fatal(err)
	}
	if info.ModTime().Equal(r.at) {
		return
	}
	r.at = info.ModTime()
	g, err := archive.Read(r.path)
	if err != nil {
		r.t.Fatal(err)
	}
	book, _ := scenarios.Book(g.Book)
	m, err := match.Load(book, g)
	if err != nil {
		r.t.Fatal(err)
	}
	r.m = m
}

// file reads the save without playing it.
func (r *record) file() *archive.Game {
	r.t.Helper()
	g, err := archive.Read(r.path)
	if err != nil {
		r.t.Fatal(err)
	}
	return g
}

// verify has the umpire play the save again and compare every hash.
func (r *record) verify() {
	r.t.Helper()
	out, err := exec.Command(filepath.Join(bin, "umpire"), "replay", "--verify", r.path).CombinedOutput()
	if err != nil || !strings.Contains(string(out), "every hash agrees") {
		data, _ := os.ReadFile(r.path)
		r.t.Errorf("the umpire: %v: %s\n%s", err, out, data)
	}
}

// name is how a thing is called in the names of regions.
func (r *record) name(x rules.Ref) string {
	if s, ok := x.Side(); ok {
		return [...]string{"first", "second"}[s]
	}
	return r.m.Book().Format(x)
}
