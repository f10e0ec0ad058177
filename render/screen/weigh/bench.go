package weigh

import (
	"sync"
	"time"

	"grognard/game/match"
	"grognard/game/weigh"
)

// bench weighs drafts one after the other, in the background: each has its first word before
// any has all its games. What it has found out is looked at by frames, which wait for nothing.
type bench struct {
	wake   func()
	player func(seed uint64) weigh.Decide // nil: the computer

	mu       sync.Mutex
	strength weigh.Strength
	drafts   []*draft
	run      *weigh.Run // that goes on
	working  bool
	paused   bool // the player has stopped it
	closed   bool
	opened   *match.Match // a game that was asked for
	fault    error        // not yet told
	opening  bool
	keeping  sync.WaitGroup
}

// count is what games of a draft have come to. It is never changed.
type count struct {
	w    *weigh.Weighing
	r    *weigh.Report
	done bool // all that were asked for
}

// draft is what is known of a battle.
type draft struct {
	Subject
	loaded  bool
	counts  [weigh.Long + 1]*count     // by strength
	stale   *count                     // kept, of another text or other rules
	kept    *count                     // what its file holds
	runs    [weigh.Long + 1]*weigh.Run // by strength, the latest: it goes on where it was stopped
	goingOn bool
	at      weigh.Strength // it is weighed with, while it goes on
	how     weigh.Progress
	err     error // why it cannot be weighed
}

// pause is how often one looks how far games have come.
const pause = 200 * time.Millisecond

// look is a draft as a frame sees it.
type look struct {
	*count         // that is shown; nil: nothing is known
	strength       weigh.Strength
	stale, goingOn bool
	waits          bool // its games come after those of others
	at             weigh.Strength
	how            weigh.Progress
	err            error
}

// see returns what is known of a draft: at the strength asked for, once that is enough, else at
// another one, else what an earlier text came to.
func (b *bench) see(d *draft) look {
	b.mu.Lock()
	defer b.mu.Unlock()
	l := look{goingOn: d.goingOn, at: d.at, how: d.how, err: d.err, strength: b.strength}
	l.waits = b.working && !d.goingOn && d.err == nil && !b.settled(d)
	if c := d.counts[b.strength]; c != nil && c.r.Enough() {
		l.count = c
		return l
	}
	for s, c := range d.counts {
		if c != nil && (l.count == nil || c.r.Games > l.r.Games) {
			l.count, l.strength = c, weigh.Strength(s)
		}
	}
	if (l.count == nil || !l.r.Enough()) && d.stale != nil {
		l.count, l.strength, l.stale = d.stale, d.stale.w.Strength, true
	}
	return l
}

// common returns what two drafts and more can be compared by: at the strength asked for, or
// else another one at which all have games enough.
func (b *bench) common() (all []*weigh.Report, s weigh.Strength, ok bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	at := func(s weigh.Strength) bool {
		all = all[:0]
		for _, d := range b.drafts {
			c := d.counts[s]
			if c == nil || !c.r.Enough() {
				return false
			}
			all = append(all, c.r)
		}
		return true
	}
	for _, s := range [...]weigh.Strength{b.strength, weigh.Long, weigh.Fair, weigh.Quick} {
		if at(s) {
			return all, s, true
		}
	}
	return nil, 0, false
}

// settled reports whether a draft has all its games.
func (b *bench) settled(d *draft) bool {
	c := d.counts[b.strength]
	return c != nil && c.done && c.w.Asked >= weigh.Usual
}

// worded reports whether a draft has had its first word.
func (b *bench) worded(d *draft) bool {
	for _, c := range d.counts {
		if c != nil && c.r.Games >= weigh.FirstWord {
			return true
		}
	}
	return false
}

// add takes a draft on.
func (b *bench) add(s Subject) *draft {
	d := &draft{Subject: s}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.drafts = append(b.drafts, d)
	if b.run != nil { // it is not to wait for all games of another: what has been played is not lost
		b.run.Stop()
	}
	b.begin()
	return d
}

// drop lets a draft go.
func (b *bench) drop(d *draft) {
	b.mu.Lock()
	defer b.mu.Unlock()
	left := make([]*draft, 0, len(b.drafts))
	for _, x := range b.drafts {
		if x != d {
			left = append(left, x)
		}
	}
	b.drafts = left
	if d.goingOn && b.run != nil {
		b.run.Stop()
	}
}

// ask sets how well games are to be played.
func (b *bench) ask(s weigh.Strength) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.strength = s
	if b.run != nil { // what has been played so far is not lost
		b.run.Stop()
	}
	b.paused = false
	b.begin()
}

// halt stops the games, resume goes on with them.
func (b *bench) halt() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.paused = true
	if b.run != nil {
		b.run.Stop()
	}
}

func (b *bench) resume() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.paused = false
	b.begin()
}

// close ends all that goes on, and waits until what was found out is kept.
func (b *bench) close() {
	b.mu.Lock()
	b.closed = true
	if b.run != nil {
		b.run.Stop()
	}
	b.mu.Unlock()
	b.keeping.Wait()
}

// state tells whether games are played, and whether there are any left to play.
func (b *bench) state() (busy, left bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	_, _, left = b.next()
	return b.working, left
}

// begin sets a worker to work. mu is held.
func (b *bench) begin() {
	if b.working || b.closed || b.paused {
		return
	}
	b.working = true
	b.keeping.Go(b.work)
}

// work weighs until there is nothing left.
func (b *bench) work() {
	for {
		b.mu.Lock()
		d, t, ok := b.next()
		if !ok || b.closed || b.paused {
			b.working = false
			b.mu.Unlock()
			b.wake()
			return
		}
		loaded := d.loaded
		b.mu.Unlock()
		if !loaded {
			b.load(d)
		} else {
			b.play(d, t)
		}
	}
}

// next is what is to be done: no games before it is known what has been kept, a first word of
// each draft, then all games. mu is held.
func (b *bench) next() (*draft, weigh.Task, bool) {
	for _, d := range b.drafts {
		if !d.loaded {
			return d, weigh.Task{}, true
		}
	}
	task := func(d *draft, s weigh.Strength, games int) (*draft, weigh.Task, bool) {
		return d, weigh.Task{Book: d.Book, Text: d.Text, Strength: s, Games: games, Player: b.player}, true
	}
	for _, d := range b.drafts {
		if d.err == nil && !b.worded(d) && b.strength != weigh.Quick {
			return task(d, weigh.Quick, weigh.FirstWord)
		}
	}
	for _, d := range b.drafts { // where several are compared none waits until another has all
		if c := d.counts[b.strength]; len(b.drafts) > 1 && d.err == nil && (c == nil || c.r.Games < weigh.FirstWord) {
			return task(d, b.strength, weigh.FirstWord)
		}
	}
	for _, d := range b.drafts {
		if d.err == nil && !b.settled(d) {
			return task(d, b.strength, weigh.Usual)
		}
	}
	return nil, weigh.Task{}, false
}

// load takes what was kept of a draft.
func (b *bench) load(d *draft) {
	var c *count
	if d.Path != "" {
		if w, err := weigh.Load(weigh.PathOf(d.Path)); err == nil { // one that cannot be read is made anew
			c = &count{w, w.Report(), len(w.Games) == w.Asked}
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	d.loaded = true
	switch {
	case c == nil:
	case c.w.Strength > weigh.Long || c.w.Book != d.Book.Name():
	case c.w.Fits(d.Book, d.Text) && len(c.w.Set) == 0:
		d.counts[c.w.Strength], d.kept = c, c
	default:
		d.stale = c
	}
	b.wake()
}

// start begins to play the games of a task, or goes on with them where they were stopped. What
// is known of them, from a file or since fewer were asked for, is not played again.
func (b *bench) start(d *draft, t weigh.Task) (*weigh.Run, error) {
	if run := d.runs[t.Strength]; run != nil && run.Progress().Of == t.Games {
		run.GoOn()
		return run, nil
	}
	if c := d.counts[t.Strength]; c != nil {
		t.Known = c.w.Games
	}
	return weigh.Start(t)
}

// play plays the games of a task.
func (b *bench) play(d *draft, t weigh.Task) {
	run, err := b.start(d, t)
	b.mu.Lock()
	if err != nil {
		d.err = err
		b.mu.Unlock()
		return
	}
	d.runs[t.Strength] = run
	b.run, d.goingOn, d.at, d.how = run, true, t.Strength, weigh.Progress{Of: t.Games}
	if b.closed || b.paused {
		run.Stop()
	}
	b.mu.Unlock()
	for done, over := 0, false; !over; {
		select {
		case <-run.Done():
		case <-time.After(pause):
		}
		how := run.Progress()
		over = how.Over
		b.note(d, how)
		if how.Done > done || over {
			done = how.Done
			w := run.Weighing()
			b.take(d, &count{w, w.Report(), len(w.Games) == w.Asked})
		}
	}
	b.mu.Lock()
	b.run, d.goingOn = nil, false
	if err := run.Err(); err != nil {
		d.err = err
	}
	b.mu.Unlock()
	b.keep(d, t.Strength)
	b.wake()
}

func (b *bench) note(d *draft, how weigh.Progress) {
	b.mu.Lock()
	defer b.mu.Unlock()
	d.how = how
}

// take takes over what games have come to, unless more is known.
func (b *bench) take(d *draft, c *count) {
	b.mu.Lock()
	was := d.counts[c.w.Strength]
	if was == nil || c.r.Games > was.r.Games || c.done && !was.done {
		d.counts[c.w.Strength] = c
	}
	b.mu.Unlock()
	b.wake()
}

// keep writes what a draft of the shelf came to beside it, unless more stands there.
func (b *bench) keep(d *draft, s weigh.Strength) {
	b.mu.Lock()
	c, was := d.counts[s], d.kept
	b.mu.Unlock()
	if d.Path == "" || c == nil || c == was || c.r.Games == 0 {
		return
	}
	if was != nil && (was.r.Games > c.r.Games || was.r.Games == c.r.Games && was.w.Strength > c.w.Strength) {
		return
	}
	err := weigh.Save(weigh.PathOf(d.Path), c.w)
	b.mu.Lock()
	defer b.mu.Unlock()
	if err != nil {
		b.fault = err
		return
	}
	d.kept = c
}

// open has a game played again up to its end, in the background.
func (b *bench) open(d *draft, c *count, title string, seed uint64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.opening {
		return
	}
	b.opening = true
	go func() {
		m, err := c.w.Open(d.Book, d.Text, title, seed)
		b.mu.Lock()
		b.opening, b.opened, b.fault = false, m, err
		b.mu.Unlock()
		b.wake()
	}()
}

// heard returns a game that was asked for, and what went wrong, once.
func (b *bench) heard() (m *match.Match, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	m, err = b.opened, b.fault
	b.opened, b.fault = nil, nil
	return m, err
}

// asked is how well games are to be played.
func (b *bench) asked() weigh.Strength {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.strength
}

// busyOpening reports whether a game is being opened.
func (b *bench) busyOpening() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.opening
}
