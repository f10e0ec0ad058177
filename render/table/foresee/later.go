// Package foresee works out in the background what comes of a choice: odds, sums,
// prospects. It paints nothing and knows no table.
package foresee

import (
	"context"
	"runtime"
)

// slots bounds what is worked out at a time, over all tables. What is quick does not
// wait behind one slow answer.
var slots = make(chan struct{}, max(2, runtime.NumCPU()-1))

// Later is an answer that takes more than a frame. It is asked for by a key and
// worked out in the background; asking for another key calls off the work on the
// one before. The zero value has been asked for nothing.
type Later[K comparable, V any] struct {
	key   K
	value V
	ready bool
	done  chan V
	stop  context.CancelFunc
}

// Ask returns what work makes of a key, as soon as it is ready. The work must end
// when its context does; what it returns then is dropped. It is asked for in every
// frame: a function that needs nothing but the key costs nothing there.
func (l *Later[K, V]) Ask(key K, work func(context.Context, K) V) (v V, ready bool) {
	if l.stop == nil || l.key != key {
		l.Forget()
		ctx, stop := context.WithCancel(context.Background())
		done := make(chan V, 1)
		l.key, l.done, l.stop = key, done, stop
		go func() {
			select {
			case slots <- struct{}{}:
			case <-ctx.Done():
				return
			}
			defer func() { <-slots }()
			if ctx.Err() == nil {
				done <- work(ctx, key)
			}
		}()
	}
	return l.Value()
}

// Value returns the answer to the key asked for last, and whether it is ready.
func (l *Later[K, V]) Value() (v V, ready bool) {
	if l.done != nil {
		select {
		case l.value = <-l.done:
			l.ready, l.done = true, nil
			l.stop() // nothing is left to call off
		default:
		}
	}
	return l.value, l.ready
}

// Key returns the key asked for last; false if none was.
func (l *Later[K, V]) Key() (K, bool) { return l.key, l.stop != nil }

// Busy reports whether something is being worked out.
func (l *Later[K, V]) Busy() bool {
	l.Value()
	return l.done != nil
}

// Forget calls off what is worked out and forgets the answer.
func (l *Later[K, V]) Forget() {
	if l.stop != nil {
		l.stop()
	}
	*l = Later[K, V]{}
}
