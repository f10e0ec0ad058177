package standards

import (
	"grognard/render/table/foresee"
	"grognard/rules"
)

// said is what the disc and its card say of a view, in words that are put together once.
type said struct {
	turn, phase, full, clock string
}

// spoken keeps them.
type spoken struct {
	memo foresee.Memo[*rules.View, said]
}

// of returns what is said of a view.
func (p *Panel) of(v *rules.View) said { return p.spoken.memo.Of(v, p.say) }

func (p *Panel) say(v *rules.View) (x said) {
	w := p.Words
	text := rules.Text{Key: "table.turn", N: v.Turn}
	if v.Turns > 0 {
		text = rules.Text{Key: "table.turn.of", N: v.Turn, M: v.Turns}
	}
	x.turn, x.full = w.Say(text), w.Say(v.Phase)
	x.phase = x.full
	if short := w.Keys.Dot(v.Phase.Key, "short"); v.Phase.Key != "" && w.Has(short) {
		v := v.Phase
		v.Key = short
		x.phase = w.Say(v)
	}
	if i := clock(v); i != none {
		g := v.Gauges[i]
		if short := w.Keys.Dot(g.Text.Key, "short"); w.Has(short) {
			g.Text.Key = short
		}
		x.clock = w.CommonText(&g)
	}
	return x
}

func (p *Panel) turnText(v *rules.View) string { return p.of(v).turn }
func (p *Panel) phase(v *rules.View) string    { return p.of(v).phase }
func (p *Panel) full(v *rules.View) string     { return p.of(v).full }
func (p *Panel) clock(v *rules.View) string    { return p.of(v).clock }

// Reword forgets what is in another language.
func (p *Panel) Reword() {
	p.Tally.Reword()
	p.spoken.memo.Forget()
}
