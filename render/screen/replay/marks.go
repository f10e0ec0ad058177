package replay

import (
	"cmp"
	"slices"
	"strconv"

	"grognard/game/chronicle"
	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/table/layout"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// marks say along the chart what happened where: flags where objectives changed hands, sabres where
// men fought, bars at the foot of the chart for what was lost. What lies too near to be told apart is
// one mark that counts.
type marks struct {
	key markKey
	all []mark
}

// markKey is what marks are made of.
type markKey struct {
	told     *chronicle.Chronicle
	stops    int
	chart    paint.Rect
	scale    float32
	language string
	calm     bool // the chart shows chances: no bars
}

// markKind is what a mark says.
type markKind int

const (
	markFlag markKind = iota
	markArms
	markLoss
)

// mark is one of them, with what it stands for.
type mark struct {
	kind  markKind
	name  string // of its region
	at    paint.Rect
	stops []int // it stands for, in order
	by    rules.Side
	n     [2]int // lost by each side
	count string // beside its picture; "" if it stands for one
	tip   string
}

// Sizes of marks in dp.
const (
	lossWide  = 12
	lossPart  = .5 // of the height of the chart, that the greatest losses take
	lossLeast = 4
	countGap  = 2
	markGap   = 6 // between marks with their counts
	mostTold  = 5 // lines of a tip
)

// set makes the marks anew where what they tell, or where it lies, has changed.
func (k *marks) set(c *ui.Ctx, p *Page, t *chart.Plot, f *layout.Foot) {
	key := markKey{p.told, len(p.At), t.Rect, c.Scale, p.d.Words.Language(), p.chances()}
	if key == k.key {
		return
	}
	k.key, k.all = key, nil
	k.flags(c, p, t, f.Flags)
	k.arms(c, p, t, f.Arms)
	if !key.calm {
		k.losses(c, p, t)
	}
}

// near returns the last mark of a kind if it lies within so many pixels of x, else a new one.
func (k *marks) near(kind markKind, x, wide float32, at paint.Rect) *mark {
	if n := len(k.all); n > 0 && k.all[n-1].kind == kind && x < k.all[n-1].at.X+wide {
		return &k.all[n-1]
	}
	at.X = x
	k.all = append(k.all, mark{kind: kind, at: at})
	return &k.all[len(k.all)-1]
}

// room is what a mark needs whose picture is so wide, with a count up to most.
func room(c *ui.Ctx, d float32, most int) float32 {
	return d + c.Px(countGap) + c.Width(ui.Small, strconv.Itoa(most)) + c.Px(markGap)
}

// stand adds a stop to a mark.
func (m *mark) stand(stop int) {
	if n := len(m.stops); n == 0 || m.stops[n-1] != stop {
		m.stops = append(m.stops, stop)
	}
}

// flags stand where a side has taken an objective, in its colours.
func (k *marks) flags(c *ui.Ctx, p *Page, t *chart.Plot, r paint.Rect) {
	if p.told == nil {
		return
	}
	from, taken := len(k.all), []int{}
	d := min(r.H, c.Px(22))
	wide := room(c, d, len(p.told.Taken))
	for _, h := range p.told.Taken {
		m := k.near(markFlag, t.Along(h.Answer), wide, paint.Rect{Y: ui.Floor(r.Y + (r.H-d)/2), W: d, H: d})
		if m.stand(p.Of(h.Answer)); len(k.all)-from > len(taken) {
			taken = append(taken, 0)
		}
		taken[len(taken)-1]++
		m.by = h.By
		m.say(taken[len(taken)-1], p.d.Word("ui.replay.mark.taken", p.turnOf(h.Answer), p.d.Words.Side(h.By, caption.Names(p.m)), p.goal(&h)))
	}
	k.close(c, p, from, "flag", taken)
}

// goals reports whether there are objectives to be taken on the map.
func (p *Page) goals() bool {
	m := p.stage.Seen().Map
	return m != nil && slices.ContainsFunc(m.Areas, func(a rules.Area) bool { return a.Kind == rules.AreaObjective })
}

// goal is what an objective is called.
func (p *Page) goal(h *chronicle.Hold) string {
	if h.At == 0 {
		name := ""
		if h.Ref != 0 {
			name = p.stage.Words.Name(h.Ref)
		}
		return cmp.Or(name, h.Label, p.d.Word("ui.replay.mark.objective"))
	}
	cell := p.stage.Words.Name(h.At)
	if name := words.PlaceName(p.stage.Seen(), h.At); name != "" {
		return p.d.Word("ui.replay.mark.goal", p.stage.Words.Place(name), cell)
	}
	return cell
}

// say adds a line to what a mark tells, which is line n of it.
func (m *mark) say(n int, line string) {
	switch {
	case n == 1:
		m.tip = line
	case n <= mostTold:
		m.tip += "\n" + line
	}
}

// arms stand where men fought.
func (k *marks) arms(c *ui.Ctx, p *Page, t *chart.Plot, r paint.Rect) {
	from, fought := len(k.all), []int{}
	d := min(r.H, c.Px(16))
	wide := room(c, d, len(p.Fight))
	for stop, fight := range p.Fight {
		if !fight {
			continue
		}
		m := k.near(markArms, t.Along(p.At[stop]), wide, paint.Rect{Y: ui.Floor(r.Y + (r.H-d)/2), W: d, H: d})
		if m.stand(stop); len(k.all)-from > len(fought) {
			fought = append(fought, 0)
		}
		fought[len(fought)-1]++
	}
	for i := range k.all[from:] {
		m := &k.all[from+i]
		m.tip = p.d.Word("ui.replay.mark.fights", fought[i], p.turnOf(p.At[m.stops[0]]))
	}
	k.close(c, p, from, "arms", fought)
}

// close names marks, and writes how much each of them stands for.
func (k *marks) close(c *ui.Ctx, p *Page, from int, name string, counts []int) {
	for i := range k.all[from:] {
		m := &k.all[from+i]
		m.name = name + "." + strconv.Itoa(i+1)
		if i < len(counts) && counts[i] > 1 {
			m.count = strconv.Itoa(counts[i])
			m.at.W += c.Px(countGap) + c.Width(ui.Small, m.count)
		}
		if more := len(m.stops); more > 1 {
			m.tip += "\n" + p.d.Word("ui.replay.mark.more")
		}
	}
}

// losses are bars at the foot of the chart, as high as many were lost: of the first side to the left.
func (k *marks) losses(c *ui.Ctx, p *Page, t *chart.Plot) {
	if p.told == nil {
		return
	}
	from, most, gone := len(k.all), 0, [][2]int{}
	wide := max(4, c.Px(lossWide))
	for i := range p.told.Losses {
		l := &p.told.Losses[i]
		x := t.Along(l.Answer)
		x = t.X + wide*ui.Floor((x-t.X)/wide)
		m := k.near(markLoss, x, wide, paint.Rect{W: wide})
		if m.stand(p.Of(l.Answer)); len(k.all)-from > len(gone) {
			gone = append(gone, [2]int{})
		}
		for s := range m.n {
			m.n[s] += max(l.N[s], l.Gone[s])
			gone[len(gone)-1][s] += l.Gone[s]
			most = max(most, m.n[s])
		}
	}
	for i := range k.all[from:] {
		m := &k.all[from+i]
		high := t.H * lossPart * float32(max(m.n[0], m.n[1])) / float32(max(1, most))
		m.at.H = ui.Floor(max(high, c.Px(lossLeast)))
		m.at.Y = t.Y + t.H - m.at.H
		m.tip = p.d.Word("ui.replay.mark.losses", p.turnOf(p.At[m.stops[0]]))
		for s := range m.n {
			of := p.d.Words.Army(p.stage.Seen().Sides[s])
			switch {
			case gone[i][s] > 0:
				m.tip += "\n" + p.d.Word("ui.replay.mark.loss.gone", of, m.n[s], gone[i][s])
			case m.n[s] > 0:
				m.tip += "\n" + p.d.Word("ui.replay.mark.loss", of, m.n[s])
			}
		}
	}
	k.close(c, p, from, "loss", nil)
}

// paint paints the marks, and hears the pointer on them: a click goes to what a mark stands for, the
// next one to what comes after.
func (k *marks) paint(c *ui.Ctx, p *Page) {
	sides := &p.stage.Seen().Sides
	for i := range k.all {
		m := &k.all[i]
		touch := c.Region(m.name, m.at)
		switch m.kind {
		case markFlag:
			c.Image("icon/flag", paint.Rect{X: m.at.X - m.at.H*.2, Y: m.at.Y, W: m.at.H, H: m.at.H}, chart.Ink(c, sides[m.by].Nation))
		case markArms:
			c.Image("pict/sabres", paint.Rect{X: m.at.X - m.at.H*.5, Y: m.at.Y, W: m.at.H, H: m.at.H}, c.Theme.Text)
		case markLoss:
			k.bars(c, m, sides)
		}
		if m.count != "" {
			r := m.at
			if ui.CutLeft(&r, m.at.H*.8+c.Px(countGap)); m.kind == markArms {
				r.X -= m.at.H * .3
			}
			r.Y, r.H = m.at.Y+(m.at.H-c.Line(ui.Small))/2, c.Line(ui.Small)
			r.W += c.Px(6)
			c.Label(r, ui.Small, ui.Start, c.Theme.Text, m.count)
		}
		if touch.Hover {
			c.Cursor(paint.Hand)
			c.Tip(m.name, m.at, m.tip, false)
		}
		if touch.Clicked && !touch.Drag {
			p.show(p.At[m.after(p.Of(p.at))])
			p.bring(c, p.Of(p.at))
			c.Animate()
		}
	}
}

// bars are what both sides lost, side by side.
func (k *marks) bars(c *ui.Ctx, m *mark, sides *[2]rules.Army) {
	most := max(m.n[0], m.n[1])
	half := ui.Floor((m.at.W - max(1, c.Px(1))) / 2)
	for s, n := range m.n {
		if n == 0 {
			continue
		}
		h := max(ui.Floor(m.at.H*float32(n)/float32(most)), min(m.at.H, c.Px(3)))
		c.Fill(paint.Rect{X: m.at.X + float32(s)*half, Y: m.at.Y + m.at.H - h, W: half, H: h}, paint.Alpha(chart.Ink(c, sides[s].Nation), .75))
	}
}

// after is the first stop of a mark that comes after one, or its first.
func (m *mark) after(stop int) int {
	if i := slices.IndexFunc(m.stops, func(s int) bool { return s > stop }); i > 0 && stop >= m.stops[0] {
		return m.stops[i]
	}
	return m.stops[0]
}

// dragged reports whether a drag along the chart has begun on a mark.
func (k *marks) dragged(c *ui.Ctx) bool {
	return c.Busy() && slices.ContainsFunc(k.all, func(m mark) bool { return c.Touched(m.name).Drag })
}
