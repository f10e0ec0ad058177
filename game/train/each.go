package train

import (
	"context"
	"sync"
)

// each is a number of games, or pairs of them, that are played one by one.
type each[T any] struct {
	n       int
	workers int
	known   map[int]*T // those played before
	play    func(ctx context.Context, i int) (*T, error)
	keep    func(i int, what *T) error // nil: nobody wants them
	told    func(done, of int)         // nil: nobody
}

// all plays them, on several cores, and returns what each came to: nil where ctx was done, or
// there was an error, before it was played. keep and told are called by one goroutine at a time.
func (e each[T]) all(ctx context.Context) ([]*T, error) {
	all := make([]*T, e.n)
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	todo := make(chan int)
	var wait sync.WaitGroup
	var mu sync.Mutex
	done := 0
	for range e.workers {
		wait.Go(func() {
			for i := range todo {
				what, err := e.play(ctx, i)
				if err != nil {
					stop(err)
					continue
				}
				mu.Lock()
				all[i] = what
				if e.keep != nil {
					if err := e.keep(i, what); err != nil {
						stop(err)
					}
				}
				if done++; e.told != nil {
					e.told(done, e.n)
				}
				mu.Unlock()
			}
		})
	}
	for i := range e.n {
		if known := e.known[i]; known != nil {
			mu.Lock()
			all[i] = known
			done++
			mu.Unlock()
			continue
		}
		if ctx.Err() != nil {
			break
		}
		todo <- i
	}
	close(todo)
	wait.Wait()
	return all, context.Cause(ctx)
}
