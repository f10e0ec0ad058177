package speaker

import (
	"bytes"
	"errors"
	"io"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"grognard/render/sound"
)

// period is what a device takes at one time.
const period = deviceBuffer / 2

// fake is a device that takes a period as soon as one has been played, as a real one does, out of
// a buffer that is filled up behind it.
type fake struct {
	mu        sync.Mutex
	suspended bool
	resumed   int
	err       error
	buffer    []byte
	heard     []time.Time // when a period was played in which there was something
	short     int         // how often less than a period was there
	quit      chan struct{}
}

func (f *fake) Play(r io.Reader) {
	go func() {
		p := make([]byte, bytesOf(playerBuffer))
		for {
			f.mu.Lock()
			if f.err == nil {
				for len(f.buffer) < bytesOf(playerBuffer) {
					n, _ := r.Read(p)
					f.buffer = append(f.buffer, p[:n]...)
				}
			}
			f.mu.Unlock()
			select {
			case <-f.quit:
				return
			case <-time.After(period):
			}
			f.mu.Lock()
			if f.err == nil && !f.suspended {
				f.take()
			}
			f.mu.Unlock()
		}
	}()
}

// take takes a period out of the buffer. It is played when the one before it has been.
func (f *fake) take() {
	n := min(len(f.buffer), bytesOf(period))
	if n < bytesOf(period) {
		f.short++
	}
	first := bytes.IndexFunc(f.buffer[:n], func(r rune) bool { return r != 0 })
	if first >= 0 {
		f.heard = append(f.heard, time.Now().Add(period+time.Duration(first/sampleBytes)*time.Second/sound.Rate))
	}
	f.buffer = append(f.buffer[:0], f.buffer[n:]...)
}

func (f *fake) Suspend() error { return f.set(true) }
func (f *fake) Resume() error  { return f.set(false) }

func (f *fake) set(on bool) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.suspended && !on {
		f.resumed++
	}
	f.suspended = on
	return f.err
}

func (f *fake) Err() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

func (f *fake) fail() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.err = errors.New("unplugged")
}

// asleep reports whether it is suspended, and how often it has been woken.
func (f *fake) asleep() (bool, int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.suspended, f.resumed
}

// blocks returns when there was something to hear, and forgets it.
func (f *fake) blocks() []time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	was := f.heard
	f.heard = nil
	return was
}

// loud are levels at which effects are heard.
var loud = sound.Levels{Effects: 100}

// playing is a speaker on a device, with all sounds made.
func playing(t *testing.T, f *fake) *Speaker {
	t.Helper()
	s := with(func() (device, error) { return f, nil }, nil)
	s.Set(loud)
	time.Sleep(100 * time.Millisecond)
	if s.State() != sound.Playing {
		t.Fatalf("state %v, %v", s.State(), s.Err())
	}
	return s
}

// A sound is in the device's hands within a block, and through all buffers within 60 ms.
func TestASoundIsNotLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fake{quit: make(chan struct{})}
		defer close(f.quit)
		s := playing(t, f)
		f.blocks()
		time.Sleep(3 * time.Millisecond) // in the middle of a period
		begin := time.Now()
		s.Play(sound.Click)
		time.Sleep(100 * time.Millisecond)
		first := f.blocks()
		if len(first) == 0 {
			t.Fatal("nothing is heard")
		}
		if late := first[0].Sub(begin); late > Late || Late > 60*time.Millisecond {
			t.Errorf("it is heard after %v of %v", late, Late)
		}
		if f.short > 0 {
			t.Errorf("%d periods were not full", f.short)
		}
		f.fail()
		time.Sleep(time.Second)
	})
}

func TestADeviceRestsWhereNothingIsHeard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fake{quit: make(chan struct{})}
		defer close(f.quit)
		s := playing(t, f)
		s.Play(sound.Gun)
		time.Sleep(time.Second)
		if off, _ := f.asleep(); off || len(f.blocks()) < 30 {
			t.Error("a gun is not heard out")
		}
		time.Sleep(5 * time.Second)
		if off, _ := f.asleep(); !off {
			t.Error("the device does not rest")
		}
		f.blocks()
		begin := time.Now()
		s.Play(sound.Click)
		time.Sleep(50 * time.Millisecond)
		if first := f.blocks(); len(first) == 0 || first[0].Sub(begin) > Late {
			t.Errorf("after a rest a click is heard at %v, begun at %v", first, begin)
		}
		time.Sleep(5 * time.Minute)
		if off, n := f.asleep(); !off || n > 2 {
			t.Errorf("in five minutes of silence it is woken %d times, at rest %v", n, off)
		}
		f.fail()
		s.Play(sound.Click)
		time.Sleep(time.Second)
	})
}

// A device that vanishes is told once, and playing goes on without it.
func TestADeviceThatVanishesIsToldOnce(t *testing.T) {
	for _, resting := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			f := &fake{quit: make(chan struct{})}
			defer close(f.quit)
			var told atomic.Int32
			s := with(func() (device, error) { return f, nil }, func() { told.Add(1) })
			s.Set(loud)
			time.Sleep(100 * time.Millisecond)
			if resting {
				time.Sleep(10 * time.Second)
			}
			told.Store(0)
			f.fail()
			s.Play(sound.Click)
			time.Sleep(time.Minute)
			if s.State() != sound.Lost || s.Err() == nil || told.Load() != 1 {
				t.Errorf("resting %v: state %v, %v, told %d times", resting, s.State(), s.Err(), told.Load())
			}
			for range 100 {
				s.Play(sound.Gun)
				s.Scene(sound.Battle)
			}
			s.Set(sound.Levels{Effects: 50})
			time.Sleep(time.Minute)
			if s.State() != sound.Lost || told.Load() != 1 || s.mixer.Sounding() != 0 {
				t.Errorf("later: state %v, told %d times, %d voices wait", s.State(), told.Load(), s.mixer.Sounding())
			}
		})
	}
}

func TestWithoutADeviceAllGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var opened atomic.Int32
		s := with(func() (device, error) { opened.Add(1); return nil, errors.New("none") }, nil)
		s.Set(sound.Levels{Effects: 80, Mute: true})
		time.Sleep(time.Second)
		if s.State() != sound.Closed || opened.Load() != 0 {
			t.Errorf("a device is opened where nothing is to be heard: state %v", s.State())
		}
		s.Play(sound.Click)
		for range 3 {
			s.Set(loud)
			time.Sleep(time.Second)
		}
		if s.State() != sound.Missing || s.Err() == nil || opened.Load() != 1 {
			t.Errorf("state %v, %v, opened %d times", s.State(), s.Err(), opened.Load())
		}
		s.Play(sound.Click)
		s.Scene(sound.Field)
	})
}

// What is played while the device is being opened is over before anybody could hear it.
func TestWhatCameBeforeTheDeviceIsNotHeardLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fake{quit: make(chan struct{})}
		defer close(f.quit)
		s := with(func() (device, error) { time.Sleep(3 * time.Second); return f, nil }, nil)
		s.Set(loud)
		time.Sleep(time.Second)
		s.Play(sound.Gun)
		time.Sleep(5 * time.Second)
		if s.State() != sound.Playing || len(f.blocks()) != 0 {
			t.Errorf("state %v; a gun is heard seconds late", s.State())
		}
		f.fail()
		s.Play(sound.Click)
		time.Sleep(time.Second)
	})
}
