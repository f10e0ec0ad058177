// Package ebi is the window: it turns mouse and keys into paint.Input, runs a
// paint.Scene and executes the list it makes. It alone imports Ebitengine,
// whose initialisation opens the display.
package ebi

import (
	"errors"
	"fmt"
	"image"
	"sync"
	"time"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Window is the place of the window, in device-independent pixels.
type Window struct {
	X, Y, W, H int
	Fullscreen bool
}

// Options say how the window begins and who is told what. The zero value of
// each field but Store and Faces is useful.
type Options struct {
	Store *paint.Store // of the pictures that the scene names
	Faces *paint.Faces // with which the scene measures

	Title    string
	Icon     []image.Image  // in several sizes, squares
	Window   Window         // W 0: 1280x720; placed by the desktop unless Placed
	Placed   bool           // use Window.X and Y
	TextSize func() float32 // the user's factor, 1 if nil; asked every tick

	Sound  Sound        // plays sounds; silence if nil
	Closed func(Window) // gets the last place of the window
	Drawn  func(Frame)  // gets the cost of each picture drawn

	// Sparse is the least time from one picture to the next, for tests that look at none of
	// them: a computer without a graphics card draws more than it plays. What the window
	// shows between two is not defined.
	Sparse time.Duration
}

// Sound plays what a scene wants to be heard. Its methods return at once. Package speaker has one.
type Sound interface {
	Play(name string)  // once, from now on
	Scene(name string) // has an ambience played, "" none; said whenever something happens
}

// Frame is what one picture took.
type Frame struct {
	Scene, Draw time.Duration // in the scene; in giving commands to the card
	Since       time.Duration // from the beginning of Run
}

// Run shows scene until it quits or the window is closed. It must be called on
// the main goroutine, once. The error says what kept the window from opening or
// a picture from being saved.
func Run(scene paint.Scene, o Options) error {
	g := newLoop(scene, o)
	g.open()
	o.Store.Watch(g.wake)
	defer o.Store.Watch(nil)
	err := ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{
		X11ClassName:    "Grognard",
		X11InstanceName: "grognard",
	})
	if err != nil {
		err = fmt.Errorf("the window cannot be opened or was lost: %w", err)
	}
	return errors.Join(err, g.shots.wait())
}

// open sets the window up as the options say.
func (g *loop) open() {
	o := &g.o
	if o.Window.W <= 0 || o.Window.H <= 0 {
		o.Window.W, o.Window.H = 1280, 720
	}
	ebiten.SetWindowTitle(o.Title)
	ebiten.SetWindowSize(o.Window.W, o.Window.H)
	ebiten.SetWindowSizeLimits(640, 360, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	if o.Placed {
		ebiten.SetWindowPosition(o.Window.X, o.Window.Y)
	}
	ebiten.SetFullscreen(o.Window.Fullscreen)
	if len(o.Icon) > 0 {
		ebiten.SetWindowIcon(o.Icon)
	}
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetTPS(ebiten.SyncWithFPS)
}

// place returns where the window is now.
func place() Window {
	var w Window
	w.X, w.Y = ebiten.WindowPosition()
	w.W, w.H = ebiten.WindowSize()
	w.Fullscreen = ebiten.IsFullscreen()
	return w
}

// shots saves pictures of the window beside the loop.
type shots struct {
	wg   sync.WaitGroup
	mu   sync.Mutex
	errs []error
}

func (s *shots) wait() error {
	s.wg.Wait()
	return errors.Join(s.errs...)
}
