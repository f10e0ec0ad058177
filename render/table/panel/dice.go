package panel

import (
	"image"
	"image/color"
	"math"
	"slices"

	"grognard/assets"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// What is printed on paper, such as a card or a die, has the same colours in every theme.
var (
	Paper    = paint.Color{R: 0xfb, G: 0xf5, B: 0xe4, A: 255}
	Ink      = paint.Color{R: 0x2b, G: 0x21, B: 0x18, A: 255}
	MutedInk = paint.Color{R: 0x5e, G: 0x4e, B: 0x3b, A: 255}
	Attack   = paint.Color{R: 0xa0, G: 0x18, B: 0x18, A: 255} // of everything that attacks
)

// Dice paints dice.
type Dice struct {
	Store *paint.Store
	Keys  *names.Book
}

// dieBody is the pictures of a kind of die: at rest, and tumbling.
type dieBody struct {
	sides  int
	dark   bool
	key    string
	tumble [8]string
}

// dieBodies are all kinds of dice.
var dieBodies = func() (all []dieBody) {
	for _, sides := range []string{"d6", "d8", "d10"} {
		for _, ink := range []string{"", "/ink"} {
			b := dieBody{sides: map[string]int{"d6": 6, "d8": 8, "d10": 10}[sides], dark: ink != "", key: "die/" + sides + ink}
			for i := range b.tumble {
				b.tumble[i] = b.key + "/t" + string(rune('0'+i))
			}
			all = append(all, b)
		}
	}
	return all
}()

// battleFaces are the pictures of battle dice, by face from 1.
var battleFaces = [...]string{"die/battle/infantry", "die/battle/infantry", "die/battle/cavalry", "die/battle/artillery", "die/battle/flag", "die/battle/sabres"}

// paired reports whether light and dark dice are told apart in a throw: then
// all d6 show pips.
func paired(d *rules.Dice) bool {
	return slices.ContainsFunc(d.Of, func(g rules.Die) bool { return g.Face == rules.DieDark })
}

// Die paints die i of a throw: the face that it shows, or a frame of its
// tumbling.
func (k *Dice) Die(c *ui.Ctx, r paint.Rect, d *rules.Dice, i, face, tumble int) {
	k.Pale(c, r, d, i, face, tumble, 1)
}

// Pale paints die i of a throw as Die does, so strongly; without a face it is blank.
func (k *Dice) Pale(c *ui.Ctx, r paint.Rect, d *rules.Dice, i, face, tumble int, alpha float32) {
	g := scene.DieOf(d, i)
	b := bodyOf(g)
	tint := paint.Alpha(paint.White, alpha)
	if tumble >= 0 {
		c.Image(b.tumble[tumble%len(b.tumble)], r, tint)
		return
	}
	if g.Face == rules.DieBattle && face >= 1 && face <= len(battleFaces) {
		c.Image(battleFaces[face-1], r, tint)
		return
	}
	c.Image(b.key, r, tint)
	if face <= 0 {
		return
	}
	ink := Ink
	if b.dark {
		ink = Paper
	}
	ink = paint.Alpha(ink, alpha)
	const master = 112
	mid := assets.DieMiddle(b.sides)
	mx, my := r.X+r.W*float32(mid.X)/master, r.Y+r.H*float32(mid.Y)/master
	if b.sides == 6 && paired(d) {
		k.pips(c, mx, my, r.W*.25, face, ink)
		return
	}
	st := ui.SmallB
	if r.H > c.Px(40) {
		st = ui.Prompt
	}
	if st.Size = min(st.Size, r.H/c.Scale*.5); r.H > c.Px(56) { // in a drum
		st.Size = r.H / c.Scale * .46
	}
	c.Label(paint.Rect{X: mx - r.W/2, Y: my - r.H/2, W: r.W, H: r.H}, st, ui.Middle, ink, k.Keys.Number(face))
}

// bodyOf returns the pictures of a die.
func bodyOf(g rules.Die) *dieBody {
	best := &dieBodies[0]
	for i := range dieBodies {
		if b := &dieBodies[i]; b.sides == g.Sides && b.dark == (g.Face == rules.DieDark) {
			best = b
		}
	}
	return best
}

// pipPlaces are where pips stand on each face, in steps from the middle.
var pipPlaces = [...][][2]float32{
	{{0, 0}},
	{{-1, -1}, {1, 1}},
	{{-1, -1}, {0, 0}, {1, 1}},
	{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	{{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	{{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

// pips paints the pips of a face about its middle.
func (k *Dice) pips(c *ui.Ctx, x, y, step float32, face int, ink paint.Color) {
	if face < 1 || face > len(pipPlaces) {
		return
	}
	d := step * .72
	for _, p := range pipPlaces[face-1] {
		c.Image(k.Disc(), paint.Rect{X: x + p[0]*step - d/2, Y: y + p[1]*step - d/2, W: d, H: d}, ink)
	}
}

// discKey is a white disc, made when first needed, to be tinted.
const discKey = "table/disc"

// Disc is the key of a white disc, to be tinted.
func (k *Dice) Disc() string {
	if k.Store.Get(discKey) == nil {
		const size = 48
		img := image.NewRGBA(image.Rect(0, 0, size, size))
		for y := range size {
			for x := range size {
				d := math.Hypot(float64(x)+.5-size/2, float64(y)+.5-size/2)
				a := uint8(255 * max(0, min(1, size/2-.5-d)))
				img.SetRGBA(x, y, color.RGBA{a, a, a, a})
			}
		}
		k.Store.Put(discKey, img)
	}
	return discKey
}
