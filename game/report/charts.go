package report

import (
	"fmt"
	"html/template"
	"strings"
)

// The size of charts in their own units: the page scales them.
const (
	chartWide = 640
	chartHigh = 220
	chartLeft = 34
	chartFoot = 24
	chartHead = 26
)

// The colours of drawings. Each drawing carries its own: some programs do not ask the page for them.
const (
	softInk   = "#6A6256"
	ruleInk   = "#CFC6B4"
	bedInk    = "#EFE8D8"
	blackInk  = "#1D1A16"
	turnInk   = "#6B3FA0"
	smallType = 12
)

// svg is a drawing in the making.
type svg struct{ strings.Builder }

func (s *svg) put(format string, args ...any) { fmt.Fprintf(s, format, args...) }

func (s *svg) text(x, y, size float64, col, anchor, said string) {
	s.put(`<text x="%.1f" y="%.1f" font-size="%.0f" fill="%s" text-anchor="%s">%s</text>`, x, y, size, col, anchor, template.HTMLEscapeString(said))
}

func (s *svg) line(x0, y0, x1, y1, wide float64, col, dash string) {
	s.put(`<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="%s" stroke-width="%.1f" stroke-dasharray="%s"/>`, x0, y0, x1, y1, col, wide, dash)
}

// done ends a drawing that says what it is.
func (s *svg) done(high int, title string) template.HTML {
	return template.HTML(fmt.Sprintf(`<svg viewBox="0 0 %d %d" role="img"><title>%s</title>%s</svg>`, chartWide, high, template.HTMLEscapeString(title), s.String()))
}

func chartX(x float64) float64 { return chartLeft + x*(chartWide-chartLeft-14) }

// scale draws the turns below a chart.
func (s *svg) scale(r *Report) {
	n := 0
	for i := range r.Turns {
		if r.Turns[i].N > 0 {
			n++
		}
	}
	every := 1
	for n/every > 20 {
		every *= 2
	}
	k := 0
	for i := range r.Turns {
		t := &r.Turns[i]
		if t.N == 0 {
			continue
		}
		x := chartX(float64(k) / float64(max(1, n)))
		s.line(x, chartHigh-chartFoot, x, chartHigh-chartFoot+4, 1, ruleInk, "none")
		if k%every == 0 {
			s.text((x+chartX((float64(k)+1)/float64(max(1, n))))/2, chartHigh-6, smallType, softInk, "middle", fmt.Sprint(t.N))
		}
		k++
	}
}

// stairs draws a number in steps.
func (s *svg) stairs(all []Step, side int, col string, y func(n int) float64) {
	var d strings.Builder
	for i, k := range all {
		if i == 0 {
			fmt.Fprintf(&d, "M%.1f %.1f", chartX(k.X), y(k.N[side]))
			continue
		}
		fmt.Fprintf(&d, "H%.1fV%.1f", chartX(k.X), y(k.N[side]))
	}
	fmt.Fprintf(&d, "H%.1f", chartX(1))
	dash := [...]string{"none", "8 4"}[side] // told apart without colours
	s.put(`<path d="%s" fill="none" stroke="%s" stroke-width="3.2" stroke-linejoin="round" stroke-dasharray="%s"/>`, d.String(), col, dash)
}

// courseChart draws the numbers of both sides with the turning points.
func (r *Report) courseChart() template.HTML {
	var s svg
	top := 1
	for _, k := range r.Course {
		top = max(top, k.N[0], k.N[1])
	}
	step := 1
	for _, wide := range []int{2, 5, 10, 20, 50, 100, 200, 500, 1000} {
		if top/step > 6 {
			step = wide
		}
	}
	y := func(n int) float64 {
		return chartHead + float64(chartHigh-chartHead-chartFoot)*(1-float64(n)/float64(top))
	}
	for n := 0; n <= top; n += step {
		s.line(chartLeft, y(n), chartX(1), y(n), 1, ruleInk, "none")
		s.text(chartLeft-7, y(n)+4, smallType, softInk, "end", minus(n))
	}
	s.scale(r)
	for _, p := range r.Points {
		s.line(chartX(p.X), chartHead-6, chartX(p.X), chartHigh-chartFoot, 1.3, turnInk, "2 3")
	}
	for side := range r.Sides {
		s.stairs(r.Course, side, r.Sides[side].Ink, y)
	}
	last := -100.
	for i, p := range r.Points {
		x := max(chartX(p.X), last+22)
		last = x
		s.put(`<circle cx="%.1f" cy="12" r="9" fill="%s"/>`, x, turnInk)
		s.text(x, 16, 11, "#FFFFFF", "middle", fmt.Sprint(i+1))
	}
	return s.done(chartHigh, r.words.Word("ui.end.course", r.Counted))
}

// chanceChart draws the chance of winning: the part of the first side below, that of the second above.
func (r *Report) chanceChart() template.HTML {
	var s svg
	y := func(n int) float64 {
		return chartHead + float64(chartHigh-chartHead-chartFoot)*(1-float64(n)/1000)
	}
	var d strings.Builder
	fmt.Fprintf(&d, "M%.1f %.1f", chartX(0), y(r.Chances[0].N[0]))
	for _, k := range r.Chances {
		fmt.Fprintf(&d, "L%.1f %.1f", chartX(k.X), y(k.N[0]))
	}
	s.put(`<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="%s" fill-opacity=".45"/>`, chartX(0), y(1000), chartX(1)-chartX(0), y(0)-y(1000), r.Sides[1].Ink)
	s.put(`<path d="%sL%.1f %.1fV%.1fH%.1fZ" fill="%s" fill-opacity=".8"/>`, d.String(), chartX(1), y(r.Chances[len(r.Chances)-1].N[0]), y(0), chartX(0), r.Sides[0].Ink)
	for _, n := range []int{0, 500, 1000} {
		s.line(chartLeft, y(n), chartX(1), y(n), 1, ruleInk, "none")
		s.text(chartLeft-7, y(n)+4, smallType, softInk, "end", r.words.Percent(fmt.Sprint(n/10)))
	}
	s.scale(r)
	return s.done(chartHigh, r.words.Word("report.chances", r.Sides[0].Name))
}

// luckChart draws what the dice did as bars, with a stroke where it was to be expected.
func (r *Report) luckChart() template.HTML {
	var s svg
	most := 1.
	for _, l := range r.Luck {
		most = max(most, l.Mean, float64(l.Harm))
	}
	for side, l := range r.Luck {
		y := 16 + float64(side)*62
		x := func(n float64) float64 { return n / (most * 1.06) * (chartWide - 4) }
		s.text(0, y, 15, blackInk, "start", r.Sides[side].Name)
		s.text(chartWide, y, smallType, softInk, "end", l.Head)
		s.put(`<rect x="0" y="%.1f" width="%d" height="16" fill="%s"/>`, y+8, chartWide, bedInk)
		s.put(`<rect x="0" y="%.1f" width="%.1f" height="16" fill="%s"/>`, y+8, x(float64(l.Harm)), r.Sides[side].Ink)
		s.line(x(l.Mean), y+4, x(l.Mean), y+28, 3, blackInk, "none")
	}
	return s.done(120, r.words.Word("ui.end.luck"))
}
