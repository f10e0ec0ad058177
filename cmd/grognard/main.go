// Grognard is a desktop wargame: five Napoleonic tabletop systems for two
// players at one screen.
package main

import (
	"errors"
	"fmt"
	"os"
	"runtime/debug"

	_ "grognard/cmd/grognard/display" // first: no display, no window library
	_ "grognard/cmd/grognard/quiet"

	"grognard/cmd/grognard/flags"
	"grognard/cmd/grognard/icon"
	"grognard/cmd/grognard/thread"
	"grognard/render/ebi"
	"grognard/render/ebi/speaker"
	"grognard/render/paint"
	"grognard/render/script"
)

// thrift is how far the heap may grow beyond what is in use, in percent, before
// it is collected. The table makes little garbage, so that a small figure costs
// next to nothing and keeps some 40 MiB free.
const thrift = 30

func main() {
	debug.SetGCPercent(thrift)
	o, err := flags.Parse(os.Args[1:], os.Stdout)
	switch {
	case errors.Is(err, flags.ErrHelp):
		return
	case err != nil:
		fail(err, 2)
	}
	if err := run(o); err != nil {
		fail(err, 1)
	}
}

func fail(err error, code int) {
	fmt.Fprintln(os.Stderr, "grognard:", err)
	os.Exit(code)
}

// run shows the game until its window is closed.
func run(o flags.Options) error {
	faces, err := paint.NewFaces()
	if err != nil {
		return err
	}
	store := &paint.Store{}
	sounds := speaker.New(store.Wake)
	game, settings, err := newScene(o, store, faces, sounds)
	if err != nil {
		return err
	}
	d, err := debugging(game, o)
	if err != nil {
		return err
	}
	err = ebi.Run(d.scene, ebi.Options{
		Store:  store,
		Faces:  faces,
		Title:  "Grognard",
		Icon:   icon.All(),
		Sound:  sounds,
		Window: ebi.Window{W: settings.Width, H: settings.Height, Fullscreen: settings.Fullscreen},
		Closed: func(w ebi.Window) { game.Resized(w.W, w.H, w.Fullscreen) },
		Drawn:  d.drawn(),
		Sparse: o.DebugSparse,
	})
	return errors.Join(err, d.err(), game.Close())
}

// debugger is the game with what the debug flags put around it.
type debugger struct {
	scene    script.Scene
	player   *script.Player
	recorder *script.Recorder
	meter    *script.Meter
	frames   *os.File // of the meter
}

func debugging(game script.Scene, o flags.Options) (debugger, error) {
	d := debugger{scene: game}
	if o.DebugFrames != "" {
		f, err := os.Create(o.DebugFrames)
		if err != nil {
			return d, fmt.Errorf("--debug-frames: %w", err)
		}
		d.frames, d.meter = f, &script.Meter{Scene: d.scene, To: f, CPU: thread.CPU}
		d.scene = d.meter
	}
	if o.DebugShots != "" {
		if err := os.MkdirAll(o.DebugShots, 0o755); err != nil {
			return d, fmt.Errorf("--debug-shots: %w", err)
		}
	}
	if o.DebugScript != "" {
		orders, err := script.Read(o.DebugScript)
		if err != nil {
			return d, fmt.Errorf("--debug-script: %w", err)
		}
		so := script.Options{File: o.DebugScript, Shots: o.DebugShots}
		if o.Seed != nil {
			so.Seed = *o.Seed
		}
		d.player = script.NewPlayer(d.scene, orders, so)
		d.scene = d.player
	}
	if o.DebugHits != "" {
		d.recorder = &script.Recorder{Scene: d.scene, File: o.DebugHits}
		d.scene = d.recorder
	}
	return d, nil
}

// drawn is who is told of each picture that is drawn, nil for nobody.
func (d *debugger) drawn() func(ebi.Frame) {
	if d.meter == nil {
		return nil
	}
	return func(f ebi.Frame) { d.meter.Drawn(f.Since, f.Draw) }
}

// err returns what went wrong in the debug aids while the game ran.
func (d *debugger) err() error {
	var err error
	if d.player != nil {
		err = d.player.Err()
	}
	if d.recorder != nil {
		err = errors.Join(err, d.recorder.Err())
	}
	if d.frames != nil {
		err = errors.Join(err, d.frames.Close())
	}
	return err
}
