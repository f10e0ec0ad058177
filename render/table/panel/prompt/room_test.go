package prompt

import (
	"testing"

	"grognard/render/paint"
)

// Sizes of the sheets of these tests, in pixels.
const (
	roomWide  = 1240
	sheetWide = 1100
	sheetHead = 90
	awayFrom  = 80
)

// squeezing is a site in a window of 1280 by 720 with the pointer in its middle column, for a sheet whose cards are so
// high: in a narrow room they stand in two rows, in a low one they scroll.
func squeezing(card, y float32) *site {
	return &site{
		room: paint.Rect{Y: 40, W: roomWide, H: 680}, x: roomWide / 2, y: y, far: awayFrom, least: 600,
		size: func(w, h float32) (z sized) {
			z.rows, z.w, z.grid.h = 1, min(w, sheetWide), card
			if w < sheetWide {
				z.rows = 2
			}
			cards := float32(z.rows) * card
			if z.scrolls = cards > h-sheetHead; z.scrolls {
				cards = max(h-sheetHead, 10)
			}
			z.h, z.answers = sheetHead+cards, paint.Rect{Y: sheetHead, W: z.w, H: cards}
			return z
		},
	}
}

// strew adds what the question is about, all over a part of the room.
func (s *site) strew(x, y float32) {
	for i := range 8 {
		s.clear = append(s.clear, paint.Rect{X: x + 80*float32(i), Y: y, W: 70, H: 700})
	}
}

// A sheet never lies where its cards have no room for their words, however much elsewhere is to be kept clear.
func TestTheSheetIsNotSqueezedWherePiecesAreInItsWay(t *testing.T) {
	s := squeezing(170, 300)
	s.strew(300, 380) // all of the room below the pointer
	at := s.place()
	if at.sized.answers.H < 170 || at.at.Y < 380 {
		t.Errorf("it lies at %v, its answers have %v", at.at, at.sized.answers.H)
	}
}

// Nor does it where everywhere else it would lie near the pointer.
func TestTheSheetIsNotSqueezedBesideThePointer(t *testing.T) {
	const card = 300
	s := squeezing(card, 400) // above it there is room for 190, below it for 150
	at := s.place()
	if at.sized.answers.H < card {
		t.Errorf("it lies at %v, its answers have %v", at.at, at.sized.answers.H)
	}
}

// Where there is room away from the pointer, no answer lies near it.
func TestTheSheetLiesAwayFromThePointer(t *testing.T) {
	for _, y := range []float32{350, 400} {
		s := squeezing(170, y)
		at := s.place()
		if far := apart(at.sized.answers.Moved(at.at.X, at.at.Y), s.x, s.y); far < awayFrom || at.sized.answers.H < 170 {
			t.Errorf("pointer at %v: the answers lie %v from it, at %v", y, far, at.at)
		}
	}
}

// It takes no room beside the pointer that is too narrow for its cards, though it covers nothing there.
func TestTheSheetTakesNoNarrowRoom(t *testing.T) {
	s := squeezing(170, 300)
	s.strew(560, 40) // all but the left side
	if at := s.place(); at.at.W <= s.least {
		t.Errorf("it lies at %v", at.at)
	}
	s.least = 500
	if at := s.place(); at.at.W > 540 || at.at.X != 0 {
		t.Errorf("where the room is wide enough it lies at %v", at.at)
	}
}
