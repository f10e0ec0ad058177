package paint

import (
	"image"
	"testing"
)

func TestAPictureThatIsLackingIsBroughtOnce(t *testing.T) {
	var s Store
	var asked []string
	s.Source(func(key string) {
		asked = append(asked, key)
		if key == "a" {
			s.Put("a", image.NewRGBA(image.Rect(0, 0, 1, 1)))
			s.Put("b", image.NewRGBA(image.Rect(0, 0, 2, 2)))
		}
	})
	for range 2 {
		if s.Get("a") == nil || s.Get("b") == nil || s.Get("c") != nil {
			t.Fatal("the Store does not hold what was brought")
		}
	}
	if len(asked) != 2 || asked[0] != "a" || asked[1] != "c" {
		t.Errorf("asked for %v, want a and c once", asked)
	}
}

func TestAPictureThatIsTakenIsStillKnown(t *testing.T) {
	var s Store
	s.PutPart("a", image.NewRGBA(image.Rect(0, 0, 1, 1)))
	was := s.Get("a")
	s.Taken("a", was.Rev-1)
	if s.Get("a").Img == nil {
		t.Error("a picture was forgotten that has been replaced since")
	}
	s.Taken("a", was.Rev)
	if p := s.Get("a"); p == nil || p.Img != nil || p.Rev != was.Rev || !p.Part {
		t.Errorf("after it was taken the picture is %+v", p)
	}
}

// sheet is a source that lends two sprites, and counts how often it is read.
func sheet(s *Store) *int {
	reads := 0
	s.Source(func(string) {
		reads++
		s.Lend("a", image.NewRGBA(image.Rect(0, 0, 1, 1)))
		s.Lend("b", image.NewRGBA(image.Rect(0, 0, 2, 2)))
	})
	return &reads
}

func TestWhatIsForgottenIsBroughtAgainOnlyWhereItsPixelsAreNeeded(t *testing.T) {
	var s Store
	reads := sheet(&s)
	was := *s.Get("a")
	s.Taken("a", was.Rev)
	s.Put("own", image.NewRGBA(image.Rect(0, 0, 1, 1)))
	rev := s.Rev()
	s.Forget()
	for range 3 {
		if p := s.Get("b"); p == nil || p.Img != nil {
			t.Fatalf("forgotten it is %+v", p)
		}
		if p := s.Fetch("a"); p.Img != nil || p.Rev != was.Rev {
			t.Fatalf("what the window has taken is %+v", p)
		}
	}
	if s.Get("own").Img == nil {
		t.Error("a picture is lost that nobody can bring again")
	}
	if *reads != 1 {
		t.Errorf("the sheet is read %d times before pixels are needed", *reads)
	}
	if p := s.Fetch("b"); p.Img == nil || *reads != 2 {
		t.Errorf("its pixels are not brought again: %+v, read %d times", p, *reads)
	}
	if p := s.Get("a"); p.Img != nil {
		t.Error("the pixels of what the window has taken come back with it")
	}
	if s.Rev() != rev {
		t.Error("the window is painted anew for it")
	}
	s.Fetch("b")
	s.Fetch("none")
	if *reads != 3 {
		t.Errorf("the sheet is read %d times", *reads)
	}
}

func TestAChangeIsToldUntilTheWindowHasSeenIt(t *testing.T) {
	var s Store
	img, a, b := image.NewRGBA(image.Rect(0, 0, 9, 9)), image.Rect(0, 0, 2, 2), image.Rect(5, 5, 6, 6)
	s.Change("a", img, a)
	if p := s.Get("a"); p.Since != 0 {
		t.Error("a new picture is a change of nothing")
	}
	s.Change("a", img, a)
	if p := s.Get("a"); p.Since != 0 {
		t.Error("only the change of a picture is told that nobody has seen")
	}
	s.Taken("a", s.Get("a").Rev)
	first := s.Get("a").Rev
	s.Change("a", img, a)
	s.Change("a", img, b)
	if p := s.Get("a"); p.Since != first || p.Box != a.Union(b) || p.Rev == first {
		t.Errorf("after two changes: %+v", p)
	}
	s.Put("a", img)
	if p := s.Get("a"); p.Since != 0 {
		t.Error("another picture is told as a change")
	}
}
