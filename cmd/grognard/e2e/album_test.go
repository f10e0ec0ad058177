//go:build gpu

package e2e

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// album keeps pictures of the window in the folder that the variable
// GROGNARD_E2E_SHOTS names; without it, none are taken.
type album struct {
	pictures string // folder that F12 writes to
	taken    map[string]bool
	stuck    bool // something did not come
}

// picture saves what the window shows, once under each name.
func (w *window) picture(name string) {
	w.t.Helper()
	if !w.taken[name] {
		w.shot(name)
	}
}

// shot saves what the window shows.
func (w *window) shot(name string) {
	w.t.Helper()
	to := os.Getenv("GROGNARD_E2E_SHOTS")
	if to == "" {
		return
	}
	if w.taken == nil {
		w.taken = map[string]bool{}
	}
	w.taken[name] = true
	time.Sleep(200 * time.Millisecond) // the ground is painted in the background
	for _, late := range w.shots() {   // a slow window takes a key for one held down
		_ = os.Remove(late) // else it is copied once more
	}
	w.hand("key", "F12")
	var all []string
	for end := time.Now().Add(patience); len(all) == 0 && time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		all = w.shots()
	}
	for _, f := range all {
		data, err := os.ReadFile(f)
		err = cmp.Or(err, os.MkdirAll(to, 0o755), os.WriteFile(filepath.Join(to, strings.ReplaceAll(w.t.Name(), "/", "-")+"-"+name+".png"), data, 0o644), os.Remove(f))
		if err != nil {
			w.t.Error(err)
		}
	}
	if w.aim("notice") { // it tells of the picture and would take clicks
		w.heard("a click", 2, "click", "1")
	}
}

// shots lists the pictures that F12 has saved and nobody has taken away.
func (w *window) shots() []string {
	all, _ := filepath.Glob(filepath.Join(w.pictures, "*.png"))
	return all
}
