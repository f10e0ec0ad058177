// Package speaker plays a sound.Mixer on the computer's sound device. Where there is none, or it
// goes, nothing is heard and nothing else happens: a Speaker knows what is wrong, and whoever
// cares asks it.
//
// The device runs only while there is something to hear. No method waits for it.
package speaker

import (
	"io"
	"sync"
	"time"

	"grognard/render/sound"
)

// Late is the longest way of a sound from Play to the ear: the mixer is read so much ahead. What
// the computer's sound server adds comes on top.
const Late = playerBuffer + sipTime + deviceBuffer

const (
	// What is read ahead of the device: no less than it takes at one time, or there are gaps. Drivers
	// take half of what they buffer, some 1024 samples whatever they are asked for.
	playerBuffer = 24 * time.Millisecond
	sipTime      = 4 * time.Millisecond // read at one time
	deviceBuffer = 30 * time.Millisecond
	watch        = 500 * time.Millisecond // how often a device that plays is asked whether it is well
)

// sips reads no more at one time than a sip, so that nothing is read long before it is due.
type sips struct{ io.Reader }

func (s sips) Read(p []byte) (int, error) {
	return s.Reader.Read(p[:min(len(p), bytesOf(sipTime))])
}

// sampleBytes is what a moment takes: two channels of float32.
const sampleBytes = 8

// bytesOf is what so long a time takes.
func bytesOf(d time.Duration) int { return int(d*sound.Rate/time.Second) * sampleBytes }

// device is what plays samples.
type device interface {
	Play(io.Reader) // begins to read
	Suspend() error
	Resume() error
	Err() error // what has ended it
}

// Speaker is the sound of the program. Its methods may be called from any goroutine.
type Speaker struct {
	mixer *sound.Mixer
	open  func() (device, error) // waits until it can play
	told  func()                 // something has changed: see State

	mu     sync.Mutex
	levels sound.Levels
	state  sound.State
	err    error
}

// New returns a speaker that is silent until levels are set. changed is called, from another
// goroutine, when its state has changed; it may be nil.
func New(changed func()) *Speaker { return with(openDevice, changed) }

func with(open func() (device, error), changed func()) *Speaker {
	if changed == nil {
		changed = func() {}
	}
	return &Speaker{mixer: sound.NewMixer(sound.NewBank()), open: open, told: changed}
}

// Set changes the levels. The device is opened, once, when something is to be heard.
func (s *Speaker) Set(l sound.Levels) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.levels = l
	switch {
	case s.state == sound.Playing:
		s.mixer.Set(l)
	case s.state == sound.Closed && l.Audible():
		s.state = sound.Opening
		go s.run()
	}
}

// Play plays a sound.
func (s *Speaker) Play(name string) { s.mixer.Play(name) }

// Scene has an ambience played; see sound.Mixer.
func (s *Speaker) Scene(name string) { s.mixer.Scene(name) }

// State returns how the device does.
func (s *Speaker) State() sound.State {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state
}

// Err returns what is wrong with the device, in the words of its driver.
func (s *Speaker) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// run opens the device and has it play until it fails.
func (s *Speaker) run() {
	d, err := s.open()
	if err != nil {
		s.end(sound.Missing, err)
		return
	}
	s.mu.Lock()
	s.state = sound.Playing
	s.mixer.Set(s.levels) // nothing that came before is heard now
	s.mu.Unlock()
	s.told()
	d.Play(sips{s.mixer})
	s.end(sound.Lost, s.attend(d))
}

// end leaves a device that has failed.
func (s *Speaker) end(state sound.State, err error) {
	s.mu.Lock()
	s.state, s.err = state, err
	s.mixer.Stop()
	s.mu.Unlock()
	s.told()
}

// attend lets the device rest while there is nothing to hear, and returns what has ended it.
func (s *Speaker) attend(d device) error {
	tick := time.NewTicker(watch)
	defer tick.Stop()
	for {
		for !s.mixer.Resting() {
			<-tick.C
			if err := d.Err(); err != nil {
				return err
			}
		}
		if err := d.Suspend(); err != nil {
			return err
		}
		tick.Stop()
		<-s.mixer.Wake() // what has come in the meantime has woken it already
		if err := d.Resume(); err != nil {
			return err
		}
		tick.Reset(watch)
	}
}
