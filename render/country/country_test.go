package country

import (
	"image"
	"testing"
	"time"

	"grognard/render/paint"
)

// plain is a country without a feature, which is painted at once.
func plain() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, width, height)) }

// painted waits until nothing is being painted.
func painted(t *testing.T, p *Painter) {
	t.Helper()
	for range 3000 {
		p.mu.Lock()
		busy := p.busy
		p.mu.Unlock()
		if !busy {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("the country is never ready")
}

// wide is the width of a picture of the Store.
func wide(s *paint.Store, key string) int {
	if pic := s.Get(key); pic != nil && pic.Img != nil {
		return pic.Img.Rect.Dx()
	}
	return 0
}

func TestTheLargePictureIsHeldOnlyWhereItIsLookedAt(t *testing.T) {
	p := &Painter{Store: &paint.Store{}, draw: plain}
	p.Order()
	if p.Claim() || wide(p.Store, Key) == 0 || wide(p.Store, Key) >= width {
		t.Error("what is under way can be claimed again, or nothing stands for it")
	}
	painted(t, p)
	if wide(p.Store, Key) != width || wide(p.Store, Small) != width/less {
		t.Fatalf("the pictures are %d and %d pixels wide", wide(p.Store, Key), wide(p.Store, Small))
	}
	if p.Claim() {
		t.Error("what is there is painted again")
	}
	p.Spare()
	if wide(p.Store, Key) != width/less {
		t.Errorf("the large picture is held behind a table")
	}
	rev := p.Store.Rev()
	p.Spare()
	if p.Store.Rev() != rev {
		t.Error("a table changes it in every frame")
	}
	if !p.Claim() {
		t.Error("it is not painted again for who looks at it")
	}
	if wide(p.Store, Key) != width/less {
		t.Error("until then the small one does not stand for it")
	}
}

func TestATableHasItPaintedOnceWhereNobodyHas(t *testing.T) {
	p := &Painter{Store: &paint.Store{}, draw: plain}
	p.Spare()
	if p.Claim() {
		t.Fatal("it is not under way")
	}
	painted(t, p)
	p.Spare()
	if wide(p.Store, Key) != width/less || wide(p.Store, Small) != width/less {
		t.Error("behind a table the large picture is kept")
	}
}
