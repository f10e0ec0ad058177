package finder

import (
	"runtime"
	"syscall"
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
)

// worked is how long the processor has worked for the thread of the caller, however busy it is with others.
func worked() time.Duration {
	const ofThread = 1 // which package syscall does not name
	var u syscall.Rusage
	_ = syscall.Getrusage(ofThread, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// A list of 150 battles over a folder of 500 saves is there at once: until it has been seen it takes less than 100 ms of
// the processor.
func TestTheFirstFrameOfALongListIsThereAtOnce(t *testing.T) {
	folder := t.TempDir()
	saves(t, folder, 500)
	all := made(150)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	least := time.Hour
	for range 3 { // who tidies up memory meanwhile works on this thread, too
		d := pagetest.Open(t, 1280, 720, prefs.Default()) // nothing of the list is known to it
		s := &shelf{d: &d.Deps}
		began := worked()
		s.l = New(&d.Deps, all, Doors{Folder: folder})
		d.Stack.Push(s)
		for !d.Has(Region(&all[0], false)) {
			d.Tick()
		}
		least = min(least, worked()-began)
	}
	if t.Logf("the first frame takes %v of the processor", least); least > 100*time.Millisecond {
		t.Errorf("the first frame takes %v of the processor", least)
	}
}
