package prompt

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// noticeTime is how long it is told who decides, in milliseconds.
const noticeTime = 1800

// notice tells two people at one screen, where nobody has a secret, that the
// other one of them decides: it passes by itself and nothing is covered.
type notice struct {
	side  rules.Side
	given bool // side is set
	since float64
}

// notify tells over the map who decides, while that is new.
func (p *Bar) notify(c *ui.Ctx) {
	k := &p.notice
	if p.Scene.Ask == nil || !p.Game.Bare() || p.Game.Start().Players[p.Scene.Ask.To.Other()].Computer {
		return
	}
	if !k.given || k.side != p.Scene.Ask.To {
		*k = notice{side: p.Scene.Ask.To, given: true, since: c.In.Now}
	}
	if c.In.Now-k.since > noticeTime || p.Overlay() != "" || p.Theirs() {
		return
	}
	c.Wake(k.since + noticeTime + 1)
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	say := p.decides(k.side)
	w, h := c.Width(ui.Strong, say)+c.Px(48), c.Line(ui.Strong)+c.Px(14)
	b := p.room.Map
	r := paint.Rect{X: ui.Floor(b.X + (b.W-w)/2), Y: b.Y + c.Px(8), W: w, H: h}
	c.Label(r, ui.Strong, ui.Middle, p.plate(c, r, k.side), say)
}

// decides says that a side decides.
func (p *Bar) decides(s rules.Side) string {
	return p.Words.Capital(p.Words.Say(rules.Text{Key: "table.decides", A: rules.SideRef(s)}))
}

// plate fills a rectangle with the colour of a side and returns that of the letters
// on it.
func (p *Bar) plate(c *ui.Ctx, r paint.Rect, s rules.Side) paint.Color {
	lv := c.Theme.Plate(p.Scene.Nation(s))
	c.Fill(r, lv.Field)
	c.Frame(r, c.Hairline(), c.Theme.Text)
	return lv.Ink
}

// OverHand tells, over the hand that lies face down, that a decision is of
// the player who is asked although the other one sits at the screen. Its
// button hands the screen over, so that this player may look at the hand, if any
// cards lie there.
func (p *Bar) OverHand(c *ui.Ctx, hand paint.Rect, cards bool) Act {
	p.act = Act{}
	if p.Scene.Ask == nil || !p.Scene.Ask.Public || p.Scene.Viewer != rules.Chance || p.Scene.Moving() || p.Theirs() {
		return p.act
	}
	r := paint.Rect{X: hand.X, Y: hand.Y, W: hand.W, H: min(hand.H, c.Px(46))}
	ink := p.plate(c, r, p.Scene.Ask.To)
	who := rules.SideRef(p.Scene.Ask.To)
	if cards && p.Game.CanAskSeat() {
		b := ui.Button{Name: "button.hand", Label: p.Words.Word("table.seat"), Icon: "icon/eye", Tip: p.Words.Say(rules.Text{Key: "table.seat.about", A: who})}
		w, _ := c.Size(b)
		if c.Button(ui.CutRight(&r, w).Inset(c.Px(3)), b) {
			p.does(Looks, rules.Option{}, 0)
		}
	}
	c.Label(r, ui.Strong, ui.Middle, ink, p.decides(p.Scene.Ask.To))
	return p.act
}
