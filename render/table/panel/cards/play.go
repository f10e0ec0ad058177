package cards

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Sizes in dp of cards in play: the room between them, as long as they lie beside each
// other, and the emblem of their side at least, which hangs below them but for a part.
const (
	playGap = 8
	emblem  = 24
	hangs   = .85
)

// inPlay shows the cards that are played on the desk: those of the side whose edge is the
// upper one first. In a room that is higher than wide they lie below each other.
func (p *Panel) inPlay(c *ui.Ctx, v *rules.View) {
	r := p.room.Play
	if r.W <= 0 {
		return
	}
	n := 0
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.InPlay && k.Side != rules.Chance {
			n++
		}
	}
	if n == 0 {
		return
	}
	down := r.H > r.W*ratio
	r.H -= p.hang(c, min(r.W, c.Px(fanWide)))
	w := ui.Floor(min(r.W, r.H/ratio, c.Px(fanWide)))
	h := w * ratio
	step := w + c.Px(playGap)
	if down {
		step = h + max(c.Px(playGap), p.hang(c, w))
	}
	if n > 1 {
		if down {
			step = min(step, (r.H-h)/float32(n-1))
		} else {
			step = min(step, (r.W-w)/float32(n-1))
		}
	}
	north := rules.First
	if v.Sides[rules.Second].Edge == rules.North {
		north = rules.Second
	}
	defer p.end(c, p.yield(c, r))
	at := float32(0)
	for _, s := range [...]rules.Side{north, north.Other()} {
		for i := range v.Cards {
			k := &v.Cards[i]
			if k.Place != rules.InPlay || k.Side != s {
				continue
			}
			to := paint.Rect{X: ui.Floor(r.X + step*at), Y: r.Y, W: w, H: h}
			if down {
				to = paint.Rect{X: ui.Floor(r.X + (r.W-w)/2), Y: ui.Floor(r.Y + step*at), W: w, H: h}
			}
			if p.playAt.W > 0 {
				p.playAt = p.playAt.Union(to)
			} else {
				p.playAt = to
			}
			seen := w
			if at++; int(at) < n && !down {
				seen = min(w, step)
			}
			p.played(c, to, k, seen)
		}
	}
}

// PlayLies is where the cards in play lay when they were painted last, of no width if there were none.
func (p *Panel) PlayLies() paint.Rect { return p.playAt }

// played paints a card in play, of which the next one leaves so much of its width free.
func (p *Panel) played(c *ui.Ctx, to paint.Rect, k *rules.Card, seen float32) {
	if k.Ref == 0 {
		p.Card.Back(c, to, p.nation(k))
		return
	}
	at := p.at(c, k.Ref, to, p.home(k.Side))
	if p.cardTouch(c, k, at) {
		p.spot = spot{k, at}
	}
	if seen < at.W {
		p.Card.Fanned(c, at, seen, k, false)
	} else {
		p.Card.Face(c, at, k, false)
	}
	panel.Halo(c, at, p.Choice.IsLive(k.Ref), p.Choice.IsPicked(k.Ref))
	p.owner(c, at, k)
}

// owner marks a card in play with the emblem of its side.
func (p *Panel) owner(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	if nation := p.nation(k); nation != "" {
		d := p.hang(c, at.W) / hangs
		c.Image(p.Words.Keys.Slash("emblem", nation), paint.Rect{X: at.X + d*.2, Y: at.Y + at.H - d*(1-hangs), W: d, H: d}, paint.White)
	}
}

// hang is how far the emblem hangs below a card so wide: it covers none of its words.
func (p *Panel) hang(c *ui.Ctx, w float32) float32 { return max(c.Px(emblem), w*.2) * hangs }
