package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"grognard/assets"
	"grognard/cmd/grognard/flags"
	"grognard/cmd/grognard/folder"
	"grognard/game/lang"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen"
)

// newScene puts the game together: settings, words, screens. The error is one
// sentence. Settings that cannot be read are told in the window and cost
// nothing but themselves.
func newScene(o flags.Options, store *paint.Store, faces *paint.Faces, speaker screen.Speaker) (*screen.Root, prefs.Prefs, error) {
	paths, err := places(o)
	if err != nil {
		return nil, prefs.Default(), err
	}
	settings, fault := prefs.Load(paths.Settings)
	override(&settings, o)
	words, err := catalog()
	if err != nil {
		return nil, settings, err
	}
	root, err := screen.New(screen.Deps{
		Store: store, Metrics: faces, Words: words,
		Saves: paths.Saves, Armies: paths.Armies, Series: paths.Series, Battles: paths.Battles, Shared: paths.Shared, Crashes: paths.Crashes, Weights: paths.Weights, Settings: paths.Settings,
		Prefs: settings, Language: systemLanguage(), Fault: fault,
		Folder:  folder.Opener(),
		Speaker: speaker,
		Now:     time.Now,
		Seed:    seeds(o),
		Shot:    shots(o, paths),
	})
	if err != nil {
		return nil, settings, err
	}
	switch {
	case o.Load != "":
		err = root.Open(o.Load)
	case o.Scenario != "":
		err = root.Begin(o.Book, o.Scenario)
	case o.Take != "":
		err = root.Take(o.Take)
	}
	return root, settings, err
}

// places are where settings and games lie: where the computer's custom puts
// them, or all below one folder.
func places(o flags.Options) (prefs.Paths, error) {
	if o.DataDir == "" {
		return prefs.UserPaths()
	}
	return prefs.PathsIn(o.DataDir, o.DataDir, filepath.Join(o.DataDir, "pictures")), nil
}

// override lets the command line speak before the settings.
func override(p *prefs.Prefs, o flags.Options) {
	if o.Lang != "" {
		p.Language = o.Lang
	}
	if o.Speed != "" {
		p.Speed = o.Speed
	}
	if o.W > 0 {
		p.Width, p.Height = o.W, o.H
	}
	p.Fullscreen = p.Fullscreen || o.Fullscreen
}

func catalog() (*lang.Catalog, error) {
	words, err := fs.Sub(assets.Lang, "lang")
	if err != nil {
		return nil, err
	}
	return lang.Load(words)
}

// systemLanguage is what the computer speaks, as its environment tells.
func systemLanguage() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			return strings.ToLower(v[:min(2, len(v))])
		}
	}
	return ""
}

// seeds gives the seed of a new game: the one of the command line, or nil for
// one from the clock.
func seeds(o flags.Options) func() uint64 {
	if o.Seed == nil {
		return nil
	}
	return func() uint64 { return *o.Seed }
}

// shots names the pictures of the window.
func shots(o flags.Options, paths prefs.Paths) func() string {
	dir := paths.Pictures
	if o.DebugShots != "" {
		dir = o.DebugShots
	}
	return func() string {
		if os.MkdirAll(dir, 0o755) != nil {
			return ""
		}
		return filepath.Join(dir, "grognard-"+time.Now().Format("20060102-150405.000")+".png")
	}
}
