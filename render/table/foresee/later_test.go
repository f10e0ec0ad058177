package foresee

import (
	"context"
	"runtime"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

func TestAnAnswerComesOnceItIsWorkedOut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var l Later[int, string]
		if _, ok := l.Key(); ok || l.Busy() {
			t.Error("it is busy before it was asked")
		}
		asked := 0
		ask := func() (string, bool) {
			return l.Ask(7, func(context.Context, int) string {
				asked++
				time.Sleep(time.Second)
				return "seven"
			})
		}
		if v, ok := ask(); ok || !l.Busy() {
			t.Errorf("it is there at once: %q", v)
		}
		time.Sleep(2 * time.Second)
		for range 2 {
			if v, ok := ask(); !ok || v != "seven" || l.Busy() {
				t.Errorf("after a while %q, %v", v, ok)
			}
		}
		if k, ok := l.Key(); asked != 1 || k != 7 || !ok {
			t.Errorf("worked out %d times, for %d", asked, k)
		}
		l.Forget()
		if v, ok := l.Value(); ok || v != "" {
			t.Errorf("forgotten, it is %q", v)
		}
	})
}

func TestAnotherKeyCallsOffTheWorkOnTheFirst(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var l Later[int, string]
		off := false
		l.Ask(1, func(ctx context.Context, _ int) string {
			<-ctx.Done()
			off = true
			return "one"
		})
		synctest.Wait()
		l.Ask(2, func(context.Context, int) string { return "two" })
		synctest.Wait()
		if v, ok := l.Value(); !off || !ok || v != "two" {
			t.Errorf("called off: %v; the answer is %q, %v", off, v, ok)
		}
		l.Ask(3, func(ctx context.Context, _ int) string {
			<-ctx.Done()
			return "three"
		})
		synctest.Wait()
		l.Forget()
		synctest.Wait() // else the bubble would never be empty
		if v, ok := l.Value(); ok {
			t.Errorf("forgotten work gave %q", v)
		}
	})
}

func TestNoMoreIsWorkedOutAtATimeThanThereAreSlots(t *testing.T) {
	var running, most atomic.Int32
	release := make(chan struct{})
	all := make([]Later[int, int], 4*runtime.NumCPU())
	for i := range all {
		all[i].Ask(i, func(context.Context, int) int {
			n := running.Add(1)
			for {
				m := most.Load()
				if n <= m || most.CompareAndSwap(m, n) {
					break
				}
			}
			<-release
			running.Add(-1)
			return i
		})
	}
	close(release)
	for i := range all {
		for all[i].Busy() {
			time.Sleep(time.Millisecond)
		}
		if v, ok := all[i].Value(); !ok || v != i {
			t.Errorf("answer %d is %d, %v", i, v, ok)
		}
	}
	if m := int(most.Load()); m > cap(slots) {
		t.Errorf("%d at a time, slots for %d", m, cap(slots))
	}
}
