package paint

import (
	"image"
	"image/color"
	"math/rand/v2"
	"slices"
	"testing"
)

// scatter is a list of all that can be painted, a different one for each state of chance.
func scatter(r *rand.Rand, n int) *List {
	l := &List{}
	for range n {
		at := Rect{X: r.Float32()*240 - 20, Y: r.Float32()*240 - 20, W: 4 + r.Float32()*30, H: 4 + r.Float32()*30}
		col := Color{R: uint8(r.IntN(256)), G: uint8(r.IntN(256)), B: 90, A: uint8(90 + r.IntN(166))}
		layer := Layer(1 + r.IntN(int(layers)-1))
		if r.IntN(3) == 0 {
			l.PushClip(Rect{X: at.X + 3, Y: at.Y - 30, W: 20, H: 70})
		}
		if r.IntN(3) == 0 {
			l.Turn(at.X-10, at.Y+30, r.Float32()*6)
		}
		switch r.IntN(4) {
		case 0:
			l.Fill(layer, at, col)
		case 1:
			l.Turned(layer, "disc", at, col, r.Float32()*6)
		case 2:
			l.Image(layer, "disc", at, col)
		case 3:
			l.Text(layer, Font(r.IntN(Fonts)), float32(8+r.IntN(20)), at.X, at.Y+10, col, []string{"Ågj", "fj 4-3", "Waterloo!", "."}[r.IntN(4)])
		}
		l.Upright()
		if len(l.clip) > 0 {
			l.PopClip()
		}
	}
	l.Fill(Ground, Rect{W: 200, H: 200}, Color{R: 240, G: 230, B: 210, A: 255})
	l.Sort()
	return l
}

// altered is a list a few commands of which are others, gone, new or elsewhere.
func altered(r *rand.Rand, l *List) *List {
	m := &List{Cmds: slices.Clone(l.Cmds)}
	for range 1 + r.IntN(4) {
		i := 1 + r.IntN(len(m.Cmds)-1)
		switch r.IntN(5) {
		case 0:
			m.Cmds[i].Dst.X += 9.5
		case 1:
			m.Cmds = slices.Delete(m.Cmds, i, i+1)
		case 2:
			m.Cmds = slices.Insert(m.Cmds, i, scatter(r, 1).Cmds[1])
		case 3:
			m.Cmds[i].Color.G ^= 255
		case 4:
			j := 1 + r.IntN(len(m.Cmds)-1)
			m.Cmds[i], m.Cmds[j] = m.Cmds[j], m.Cmds[i]
		}
	}
	return m
}

// hides is what a plain rectangle hides.
func hides(c *Cmd) image.Rectangle {
	if c.Op != Fill || c.Color.A != 255 || c.Angle != 0 {
		return image.Rectangle{}
	}
	return c.Dst.Pixels()
}

// furnish lays panels over a map that has moved, in two layers: with things on them that
// change too, and what reaches over their edges.
func furnish(r *rand.Rand, was *List) (now *List) {
	now = scatter(r, 60)
	for _, l := range []*List{was, now} {
		l.Cmds = slices.DeleteFunc(l.Cmds, func(c Cmd) bool { return c.Layer > Panel })
	}
	for range 1 + r.IntN(5) {
		l := &List{}
		if r.IntN(3) == 0 {
			l.PushClip(Rect{X: 10, Y: 40, W: 150, H: 120})
		}
		l.Fill(Cards, Rect{X: r.Float32() * 60, Y: r.Float32() * 60, W: 130 + r.Float32()*40, H: 130 + r.Float32()*40}, Color{G: 90, A: uint8(250 + r.IntN(6))})
		l.Cmds = append(l.Cmds, scatter(r, 4).Cmds[1:]...)
		for i := range l.Cmds {
			l.Cmds[i].Layer = Cards
		}
		was.Cmds, now.Cmds = append(was.Cmds, l.Cmds...), append(now.Cmds, l.Cmds...)
		if r.IntN(3) == 0 {
			now.Cmds[len(now.Cmds)-1].Color.R ^= 255
		}
	}
	return now
}

// What is painted anew within the rectangles found, over the picture before, is the picture
// of the new list.
func TestWhatChangesIsFound(t *testing.T) {
	f, err := NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	disc := image.NewRGBA(image.Rect(0, 0, 16, 16))
	for y := range 16 {
		for x := range 16 {
			if (x-8)*(x-8)+(y-8)*(y-8) < 60 {
				disc.SetRGBA(x, y, color.RGBA{200, 40, 40, 255})
			}
		}
	}
	s := &Store{}
	s.Put("disc", disc)
	window := image.Rect(0, 0, 200, 200)
	draw := func(dst *image.RGBA, l *List) {
		Raster(dst, &List{Cmds: append([]Cmd{{Op: Fill, Dst: Rect{W: 200, H: 200}, Color: Color{A: 255}}}, l.Cmds...)}, s, f)
	}
	d, parts, left := Change{Faces: f, Hides: hides}, 0, 0
	r := rand.New(rand.NewPCG(3, 4))
	for n := range 600 {
		was := scatter(r, 10+r.IntN(60))
		now, moved := altered(r, was), n%2 == 1
		if moved {
			now = furnish(r, was)
		}
		got, want := image.NewRGBA(window), image.NewRGBA(window)
		draw(got, was)
		draw(want, now)
		sum := 0
		for _, r := range d.Find(was.Cmds, now.Cmds, window) {
			draw(got.SubImage(r).(*image.RGBA), now)
			sum += area(r)
		}
		switch {
		case sum > area(window):
			t.Fatalf("case %d: some is painted twice: %v", n, d.rects)
		case sum < area(window) && moved:
			left++
		case sum < area(window):
			parts++
		}
		if !slices.Equal(got.Pix, want.Pix) {
			t.Fatalf("case %d: the picture is another: %v", n, d.rects)
		}
	}
	if parts < 200 || left < 80 {
		t.Errorf("only %d times less than the window was found, and %d times below panels", parts, left)
	}
}

func TestAChangeIsAsSmallAsItCanBe(t *testing.T) {
	f, err := NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	window := image.Rect(0, 0, 1920, 1080)
	was := &List{}
	was.Fill(Ground, Rect{W: 1920, H: 1080}, White)
	for i := range 300 {
		was.Fill(Pieces, Rect{X: float32(i%30) * 64, Y: float32(i/30) * 100, W: 50, H: 80}, Color{B: uint8(i), A: 255})
	}
	was.Fill(OverText, Rect{W: 1920, H: 1080}, Color{A: 100})
	was.Fill(Panel, Rect{W: 1920, H: 48}, White)
	was.Fill(Dice, Rect{X: 1500, Y: 300, W: 90, H: 90}, red)
	change := func(do func(all []Cmd) []Cmd) []image.Rectangle {
		d := Change{Faces: f, Hides: hides}
		return d.Find(was.Cmds, do(slices.Clone(was.Cmds)), window)
	}
	for _, x := range []struct {
		what string
		do   func(all []Cmd) []Cmd
		want []image.Rectangle
	}{
		{"nothing", func(all []Cmd) []Cmd { return all }, nil},
		{"a die, and men who fell", func(all []Cmd) []Cmd {
			all[303].Dst.X += 20
			return slices.Delete(all, 6, 9)
		}, []image.Rectangle{image.Rect(1472, 256, 1664, 448), image.Rect(256, 0, 512, 128)}},
		{"the light", func(all []Cmd) []Cmd {
			all[301].Color.A++
			return all
		}, []image.Rectangle{image.Rect(0, 48, 1920, 1080)}},
		{"all pieces", func(all []Cmd) []Cmd {
			for i := range all[1:300] {
				all[i+1].Dst.X++
			}
			return all
		}, []image.Rectangle{image.Rect(0, 48, 1920, 1080)}},
	} {
		if got := change(x.do); !slices.Equal(got, x.want) {
			t.Errorf("%s: %v, want %v", x.what, got, x.want)
		}
	}
	now := slices.Clone(was.Cmds)
	now[303].Dst.X++
	d := Change{Faces: f}
	if n := testing.AllocsPerRun(20, func() { d.Find(was.Cmds, now, window) }); n > 0 {
		t.Errorf("to find it takes %g allocations", n)
	}
}
