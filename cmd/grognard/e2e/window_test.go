//go:build gpu

// Package e2e plays whole games through the real window: the program runs on
// a display as a player would run it, and everything is done with the mouse.
//
//	xvfb-run -s "-screen 0 1920x1080x24" go test -tags gpu ./cmd/grognard/e2e
//
// With GROGNARD_E2E_SHOTS=DIR a picture of every kind of moment is saved there.
package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
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

const (
	beat     = 35 * time.Millisecond // between two gestures of a hand in a hurry
	patience = 20 * time.Second      // until something that must come has come
)

// hit is a clickable region of the window, in pixels.
type hit struct {
	Name       string
	X, Y, W, H float64
}

// settings are how the program is started.
type settings struct {
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
	file   string     // of the regions
	shots  string     // folder that F12 writes to
	taken  map[string]bool
	clicks int
}

// open starts the program with its data in a folder and waits for its window.
func open(t *testing.T, folder string, s settings) *window {
	t.Helper()
	w := &window{t: t, settings: s, gone: make(chan error, 1), shots: t.TempDir(), file: filepath.Join(t.TempDir(), "hits.json")}
	w.cmd = exec.Command(filepath.Join(bin, "grognard"), "--lang", s.lang, "--size", s.size,
		"--seed", strconv.Itoa(s.seed), "--speed", "instant",
		"--data-dir", folder, "--debug-hits", w.file, "--debug-shots", w.shots)
	w.cmd.Stderr = &w.stderr
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { w.gone <- w.cmd.Wait() }()
	t.Cleanup(w.kill)
	w.until("the window", func() bool {
		out, err := exec.Command("xdotool", "search", "--onlyvisible", "--pid", strconv.Itoa(w.cmd.Process.Pid)).Output()
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

// quit waits for the program to end by itself, without an error.
func (w *window) quit() {
	w.t.Helper()
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
			w.shot("stuck")
			w.t.Fatalf("%s did not come; what can be clicked is %v", what, w.names())
		}
	}
}

// title is what stands on the window's frame.
func (w *window) title() string {
	out, err := exec.Command("xdotool", "getwindowname", w.id).Output()
	if err != nil {
		w.t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// hits reads what can be clicked now.
func (w *window) hits() []hit {
	data, err := os.ReadFile(w.file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	var all []hit
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return all
}

func (w *window) names() (all []string) {
	for _, h := range w.hits() {
		all = append(all, h.Name)
	}
	return all
}

// find returns the region with one of some names, the first name first.
func (w *window) find(names ...string) (hit, bool) {
	all := w.hits()
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

// click waits for a region and clicks its middle.
func (w *window) click(names ...string) {
	w.t.Helper()
	w.await(names...)
	w.tap(names...)
}

func (w *window) await(names ...string) {
	w.t.Helper()
	w.until(strings.Join(names, " or "), func() bool { return w.has(names...) })
}

// tap clicks a region if it is there.
func (w *window) tap(names ...string) bool {
	h, ok := w.find(names...)
	if ok {
		w.hand(append(w.at(h), "click", "1")...)
		w.clicks++
		time.Sleep(beat)
	}
	return ok
}

// drag takes one region to another with the button held, as a hand does: with
// stops on the way.
func (w *window) drag(from, to string) {
	w.t.Helper()
	w.await(from)
	w.await(to)
	a, _ := w.find(from)
	b, _ := w.find(to)
	w.hand(append(w.at(a), "mousedown", "1")...)
	time.Sleep(beat)
	for _, part := range []float64{.1, .5, 1} {
		h := hit{X: a.X + (b.X-a.X)*part, Y: a.Y + (b.Y-a.Y)*part, W: a.W + (b.W-a.W)*part, H: a.H + (b.H-a.H)*part}
		w.hand(w.at(h)...)
		time.Sleep(beat)
	}
	w.hand("mouseup", "1")
	w.clicks++
	time.Sleep(beat)
}

// back clicks the right button, which takes a pick back.
func (w *window) back() {
	w.hand("click", "3")
	time.Sleep(beat)
}

// at is how xdotool moves the pointer to the middle of a region.
func (w *window) at(h hit) []string {
	return []string{"mousemove", "--window", w.id, fmt.Sprint(int(h.X + h.W/2)), fmt.Sprint(int(h.Y + h.H/2))}
}

// hand has xdotool do something.
func (w *window) hand(args ...string) {
	w.t.Helper()
	if out, err := exec.Command("xdotool", args...).CombinedOutput(); err != nil {
		w.t.Fatalf("xdotool %v: %v: %s", args, err, out)
	}
}

// picture saves what the window shows, once under each name, if pictures are
// wanted.
func (w *window) picture(name string) {
	if dir := os.Getenv("GROGNARD_E2E_SHOTS"); dir != "" && !w.taken[name] {
		w.shot(name)
	}
}

// shot saves what the window shows in the folder of pictures, if there is one.
func (w *window) shot(name string) {
	w.t.Helper()
	dir := os.Getenv("GROGNARD_E2E_SHOTS")
	if dir == "" {
		return
	}
	if w.taken == nil {
		w.taken = map[string]bool{}
	}
	w.taken[name] = true
	time.Sleep(150 * time.Millisecond) // pictures of the ground may still be painted
	w.hand("key", "F12")
	var all []string
	for end := time.Now().Add(5 * time.Second); len(all) == 0 && time.Now().Before(end); time.Sleep(beat) {
		all, _ = filepath.Glob(filepath.Join(w.shots, "*.png"))
	}
	for _, f := range all {
		data, err := os.ReadFile(f)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, w.t.Name()+"-"+name+".png"), data, 0o644)
		}
		if err != nil {
			w.t.Log(err)
		}
		os.Remove(f)
	}
}
