package prompt

import (
	"grognard/render/table/choice"
	"grognard/render/table/choice/refusal"
	"grognard/render/ui"
	"grognard/rules"
)

// RefusalTime is how long the bar tells why a click was refused, in milliseconds.
const RefusalTime = 2500

// Refusal is the reason that the bar shows for a while. Its zero value is none.
type Refusal struct {
	refusal.Refusal
	Say   string // instead of the words of the reason
	until float64
	x, y  float32 // of the pointer when it was told
}

// Shown reports whether the bar still shows it.
func (n *Refusal) Shown(now float64) bool { return now < n.until }

// Told reports whether it has been told, be it long ago, and nothing done since.
func (n *Refusal) Told() bool { return n.until > 0 }

// Stands reports whether it has been told and the pointer has not moved since: it is still at what was refused.
func (n *Refusal) Stands(c *ui.Ctx) bool { return n.Told() && n.x == c.In.X && n.y == c.In.Y }

// Crossed is what is crossed out on the map: what was clicked, where the rules or the
// question stand against it.
func (n *Refusal) Crossed() rules.Ref {
	if n.How == refusal.ByRules || n.How == refusal.Foreign || n.How == refusal.Idle {
		return n.Clicked
	}
	return 0
}

// Refuse shows for a while why something leads nowhere.
func (p *Bar) Refuse(c *ui.Ctx, r refusal.Refusal) {
	p.refusal = Refusal{Refusal: r, Say: p.Words.Refusal(p.Choice, &r), until: c.In.Now + RefusalTime, x: c.In.X, y: c.In.Y}
	c.Wake(p.refusal.until)
	c.Sound("refused")
}

// Deny shows for a while a reason of the rules.
func (p *Bar) Deny(c *ui.Ctx, why rules.Reason) { p.Refuse(c, refusal.Refusal{Why: why}) }

// Refusal is what was refused last.
func (p *Bar) Refusal() *Refusal { return &p.refusal }

// Forgive takes the refusal away.
func (p *Bar) Forgive() { p.refusal = Refusal{} }

// enterSays answers Enter where it pushes no button: it says what is asked, and
// that there is something to choose.
func (p *Bar) enterSays(c *ui.Ctx) {
	if p.taker() == choice.Bar && c.Default() {
		p.Refuse(c, refusal.Refusal{How: refusal.NotByEnter, Why: rules.Reason{Rule: p.Scene.Ask.Rule}})
	}
}
