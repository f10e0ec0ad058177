package paint

import (
	"image"
	"sync"
)

// Store holds the pictures that commands name. The loop reads it, bakers in
// the background write to it.
type Store struct {
	mu   sync.Mutex
	pics map[string]*Pic
	rev  int
	wake func()

	bring func(key string)
	asked map[string]bool // keys for which bring has been called
}

// Pic is a picture and the revision of the Store that brought it.
type Pic struct {
	Img  *image.RGBA // nil: taken, or forgotten
	Rev  int
	Part bool // joins others: see PutPart
	// Since is the revision from which it differs in Box alone; 0: it is another picture.
	Since int
	Box   image.Rectangle

	lent, taken bool
}

// PutPart is Put for a piece of a larger picture that others join: it is
// stretched right up to its edges, which an ordinary picture fades out.
func (s *Store) PutPart(key string, img *image.RGBA) {
	s.put(key, &Pic{Img: img, Part: true})
}

// Put sets or replaces a picture. The Store owns it from now on.
func (s *Store) Put(key string, img *image.RGBA) { s.put(key, &Pic{Img: img}) }

// Change replaces a picture by one of its size that differs from it within a box alone: the
// window copies no more than that. The old one stays as it is.
func (s *Store) Change(key string, img *image.RGBA, box image.Rectangle) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := &Pic{Img: img}
	switch p := s.pics[key]; {
	case p == nil || p.lent:
	case p.Img == nil:
		n.Since, n.Box = p.Rev, box
	case p.Since != 0: // the window has not seen that one
		n.Since, n.Box = p.Since, p.Box.Union(box)
	}
	s.set(key, n)
}

// Lend puts a picture that the source can bring again, unless the Store or the window has
// it already.
func (s *Store) Lend(key string, img *image.RGBA) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch p := s.pics[key]; {
	case p == nil:
		s.set(key, &Pic{Img: img, lent: true})
	case p.lent && p.Img == nil && !p.taken:
		s.pics[key] = &Pic{Img: img, Rev: p.Rev, lent: true}
	}
}

// Forget gives back the pixels of all pictures that are lent and that the window has not
// taken: of a sheet of sprites most are never drawn. Fetch has them brought again.
func (s *Store) Forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for key, p := range s.pics {
		if p.lent && p.Img != nil {
			s.pics[key] = &Pic{Rev: p.Rev, lent: true}
		}
	}
}

// Fetch is Get for who needs the pixels.
func (s *Store) Fetch(key string) *Pic {
	p := s.Get(key)
	if p == nil || !p.lent || p.taken || p.Img != nil {
		return p
	}
	s.bring(key)
	return s.Get(key)
}

func (s *Store) put(key string, p *Pic) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.set(key, p)
}

func (s *Store) set(key string, p *Pic) {
	if s.pics == nil {
		s.pics = map[string]*Pic{}
	}
	s.changed()
	p.Rev = s.rev
	s.pics[key] = p
}

// Drop removes a picture.
func (s *Store) Drop(key string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.pics, key)
	s.changed()
}

// Wake makes the loop run the scene although no picture changed: for work in
// the background that has something else to tell.
func (s *Store) Wake() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed()
}

// Watch sets what is called after each change, on the goroutine that made it.
// It must be quick and must not touch the Store.
func (s *Store) Watch(wake func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wake = wake
}

func (s *Store) changed() {
	s.rev++
	if s.wake != nil {
		s.wake()
	}
}

// Source sets who brings pictures that the Store lacks: it is called once with
// each key that is asked for in vain, and may Put it, and others too.
func (s *Store) Source(bring func(key string)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.bring, s.asked = bring, map[string]bool{}
}

// Get returns a picture, or nil.
func (s *Store) Get(key string) *Pic {
	s.mu.Lock()
	p := s.pics[key]
	if p != nil || s.bring == nil || s.asked[key] {
		s.mu.Unlock()
		return p
	}
	s.asked[key] = true
	s.mu.Unlock()
	s.bring(key)
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.pics[key]
}

// Taken forgets the pixels of a picture that the window has copied to the
// graphics card, unless it has been replaced since revision rev.
func (s *Store) Taken(key string, rev int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if p := s.pics[key]; p != nil && p.Rev == rev {
		s.pics[key] = &Pic{Rev: rev, Part: p.Part, lent: p.lent, taken: true}
	}
}

// Rev changes whenever the Store does.
func (s *Store) Rev() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.rev
}
