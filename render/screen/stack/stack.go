// Package stack holds the pages that are open, one on the other: how the player walks
// between them, and the sentences that lie over whichever is on top.
package stack

import (
	"maps"
	"slices"

	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
)

// fadeTime is how long a new page takes to appear, in milliseconds.
const fadeTime = 140

// Stack is the pages that are open; the top one is seen.
type Stack struct {
	pages []page.Page
	focus map[page.Page]focus // where the keyboard was on those below the top one
	next  func()              // change of the stack, due after this frame
	since float64
	still paint.Input // what a page under another one hears
	note  notice
}

// focus is where the keyboard was.
type focus struct {
	name string
	ring bool // it showed there
}

// Of is a stack of one page, which is never left.
func Of(first page.Page) Stack { return Stack{pages: []page.Page{first}} }

// All returns the pages from the lowest to the top one. They must not be changed.
func (s *Stack) All() []page.Page { return s.pages }

// Top returns the page that is seen.
func (s *Stack) Top() page.Page { return s.pages[len(s.pages)-1] }

// Below returns the page under the top one, nil if there is none.
func (s *Stack) Below() page.Page {
	if len(s.pages) < 2 {
		return nil
	}
	return s.pages[len(s.pages)-2]
}

// Turning reports whether another page is due after this frame.
func (s *Stack) Turning() bool { return s.next != nil }

// Push puts a page on top after this frame.
func (s *Stack) Push(p page.Page) { s.turn(func() { s.pages = append(s.pages, p) }) }

// Pop goes back to the page below after this frame.
func (s *Stack) Pop() {
	s.turn(func() {
		if len(s.pages) > 1 {
			s.pages = s.pages[:len(s.pages)-1]
		}
	})
}

// Replace puts a page in the place of the top one after this frame.
func (s *Stack) Replace(p page.Page) { s.turn(func() { s.pages[len(s.pages)-1] = p }) }

// Home goes back to the lowest page after this frame, with p on top of it if it is not
// nil.
func (s *Stack) Home(p page.Page) {
	s.turn(func() {
		s.pages = s.pages[:1]
		if p != nil {
			s.pages = append(s.pages, p)
		}
	})
}

// turn notes a change of the stack; several in one frame follow each other.
func (s *Stack) turn(change func()) {
	before := s.next
	s.next = func() {
		if before != nil {
			before()
		}
		change()
	}
}

// Beneath paints a page that lies under another one. It sees the pointer, but hears no
// key, no text and no new press.
func (s *Stack) Beneath(c *ui.Ctx, p page.Page) {
	in := c.In
	s.still = *in
	s.still.Keys, s.still.Text, s.still.Held = nil, "", paint.Held{}
	s.still.Pressed, s.still.WheelX, s.still.WheelY = [3]bool{}, 0, 0
	c.In = &s.still
	before := c.Within(p)
	p.Frame(c)
	c.Within(before)
	c.In = in
}

// Show shows a tick of the top page.
func (s *Stack) Show(c *ui.Ctx) {
	top := s.Top()
	c.Within(top)
	top.Frame(c)
	c.Within(nil)
}

// Finish lays notices over the page, lets a new one appear, and carries out what pages
// have asked for. It reports whether the stack has changed.
func (s *Stack) Finish(c *ui.Ctx) bool {
	s.notice(c)
	s.fade(c)
	if s.next == nil {
		return false
	}
	s.change(c)
	return true
}

// change carries out the change of the stack.
func (s *Stack) change(c *ui.Ctx) {
	_, was := s.Top().(page.Overlay)
	before := slices.Clone(s.pages)
	s.remember(c)
	change := s.next
	s.next = nil
	change()
	for _, p := range before {
		if k, ok := p.(page.Closer); ok && !slices.Contains(s.pages, p) {
			k.Close()
		}
	}
	c.ForgetScrolls(func(scope any) bool {
		p, ok := scope.(page.Page)
		return ok && !slices.Contains(s.pages, p)
	})
	_, is := s.Top().(page.Overlay)
	if !was && !is {
		s.since = c.In.Now
	}
	s.leave(c)
	c.Reset()
	if at := s.focus[s.Top()]; at.name != "" && c.ByKeys() {
		c.SetFocus(at.name)
		if at.ring {
			c.Ring(at.name)
		}
	}
	c.Animate()
}

// remember notes where the keyboard is on the page that may be left, and forgets those that are gone.
func (s *Stack) remember(c *ui.Ctx) {
	maps.DeleteFunc(s.focus, func(p page.Page, _ focus) bool { return !slices.Contains(s.pages, p) })
	if s.focus == nil {
		s.focus = map[page.Page]focus{}
	}
	s.focus[s.Top()] = focus{c.Focus(), c.Ringed()}
}

// fade lets a new page appear.
func (s *Stack) fade(c *ui.Ctx) {
	if s.since == 0 {
		return
	}
	part := float32(c.In.Now-s.since) / fadeTime
	if part >= 1 || c.Calm {
		s.since = 0
		return
	}
	c.L.Fill(paint.CurtainText, c.Window(), paint.Alpha(c.Theme.Bg, 1-part))
	c.Animate()
}
