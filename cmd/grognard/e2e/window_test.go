//go:build gpu

package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// patience is how long the tests wait for what must come.
const patience = 20 * time.Second

// sparse is how long the window shows a picture at least: nobody looks at those between, and
// drawing them took more than all else together.
const sparse = "1s"

// settings are how the program is started.
type settings struct {
	display    string
	folder     string // of data
	lang, size string
	seed       int
}

// window is the running program with a hand at its mouse.
type window struct {
	settings
	t      *testing.T
	cmd    *exec.Cmd
	stderr bytes.Buffer
	gone   chan error // gets the program's end
	id     string     // of the window, for xdotool
	file   string     // that tells what can be clicked
	album
	clicks int
	seen   sight // what was read last
	raw    []byte
}

// open starts the program and waits for its window.
func open(t *testing.T, s settings) *window {
	t.Helper()
	w := &window{t: t, settings: s, gone: make(chan error, 1), file: filepath.Join(t.TempDir(), "hits.json")}
	w.pictures = t.TempDir()
	w.cmd = exec.Command(filepath.Join(bin, "grognard"), "--lang", s.lang, "--size", s.size,
		"--seed", strconv.Itoa(s.seed), "--speed", "instant",
		"--data-dir", s.folder, "--debug-hits", w.file, "--debug-shots", w.pictures, "--debug-sparse", sparse)
	w.cmd.Stderr = &w.stderr
	w.cmd.Env = append(os.Environ(), "DISPLAY="+s.display)
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { w.gone <- w.cmd.Wait() }()
	t.Cleanup(w.kill)
	w.until("the first frame", func() bool { return len(w.look().Regions) > 0 })
	w.until("the window", func() bool {
		out, err := w.xdotool("search", "--onlyvisible", "--pid", strconv.Itoa(w.cmd.Process.Pid)).Output()
		w.id, _, _ = strings.Cut(string(out), "\n")
		return err == nil && w.id != ""
	})
	return w
}

// kill ends the program as a power cut would.
func (w *window) kill() {
	_ = w.cmd.Process.Kill() // it may have ended already
	select {
	case err := <-w.gone:
		w.gone <- err
	case <-time.After(patience):
		w.t.Error("the program cannot be killed")
	}
}

// quit pushes the button that ends the program, and sees that it ends without
// an error.
func (w *window) quit() {
	w.t.Helper()
	w.await("button.quit")
	h, _ := w.find("button.quit")
	w.hand(append(w.at(h), "click", "1")...)
	select {
	case err := <-w.gone:
		w.gone <- err
		if err != nil {
			w.t.Fatalf("the program ended with %v: %s", err, w.stderr.String())
		}
	case <-time.After(patience):
		w.t.Fatal("the program does not end")
	}
}

// until waits for a condition, which is named in case it never comes.
func (w *window) until(what string, ok func() bool) {
	w.t.Helper()
	for end := time.Now().Add(patience); !ok(); time.Sleep(5 * time.Millisecond) {
		select {
		case err := <-w.gone:
			w.gone <- err
			w.t.Fatalf("waiting for %s, the program ended: %v: %s", what, err, w.stderr.String())
		default:
		}
		if time.Now().After(end) {
			if !w.stuck { // a picture waits too
				w.stuck = true
				w.shot("stuck")
			}
			w.t.Fatalf("%s did not come; what can be clicked is %v", what, w.names())
		}
	}
}

// hit is a clickable region of the window, in pixels.
type hit struct {
	Name       string
	X, Y, W, H float64
}

// sight is what --debug-hits tells of the window.
type sight struct {
	Buttons  int // presses and releases heard so far
	X, Y     float64
	Resting  bool // nothing moves
	Regions  []hit
	Tabletop struct{ X, Y, Inch float64 } // where a table without cells lies
}

// look reads what the window shows now.
func (w *window) look() (s sight) {
	w.t.Helper()
	data, err := os.ReadFile(w.file)
	if errors.Is(err, fs.ErrNotExist) {
		return s
	}
	if err == nil && bytes.Equal(data, w.raw) { // as most of the time: it is read every few milliseconds
		return w.seen
	}
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	w.raw, w.seen = data, s
	return s
}

func (w *window) names() (all []string) {
	for _, h := range w.look().Regions {
		all = append(all, h.Name)
	}
	return all
}

// find returns the region with one of some names, the first name first.
func (w *window) find(names ...string) (hit, bool) {
	all := w.look().Regions
	for _, n := range names {
		if i := slices.IndexFunc(all, func(h hit) bool { return h.Name == n }); i >= 0 {
			return all[i], true
		}
	}
	return hit{}, false
}

func (w *window) has(names ...string) bool {
	_, ok := w.find(names...)
	return ok
}

func (w *window) await(names ...string) {
	w.t.Helper()
	w.until(strings.Join(names, " or "), func() bool { return w.has(names...) })
}

// awaitAny waits for a region whose name begins so, and returns the name.
func (w *window) awaitAny(prefix string) (name string) {
	w.t.Helper()
	w.until(prefix+"...", func() bool {
		all := w.names()
		i := slices.IndexFunc(all, func(n string) bool { return strings.HasPrefix(n, prefix) })
		if i >= 0 {
			name = all[i]
		}
		return i >= 0
	})
	return name
}

// title is what stands on the window's frame.
func (w *window) title() string {
	w.t.Helper()
	out, err := w.xdotool("getwindowname", w.id).Output()
	if err != nil {
		w.t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}
