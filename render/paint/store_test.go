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
