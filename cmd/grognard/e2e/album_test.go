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
	w.hand("key", "F12")
	var all []string
	for end := time.Now().Add(patience); len(all) == 0 && time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		all, _ = filepath.Glob(filepath.Join(w.pictures, "*.png"))
	}
	for _, f := range all {
		data, err := os.ReadFile(f)
		err = cmp.Or(err, os.WriteFile(filepath.Join(to, strings.ReplaceAll(w.t.Name(), "/", "-")+"-"+name+".png"), data, 0o644), os.Remove(f))
		if err != nil {
			w.t.Error(err)
		}
	}
}
