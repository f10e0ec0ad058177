package ink

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// D reads path data as SVG writes it, restricted to M L C Z with absolute
// coordinates and to half circles by a. It panics on anything else: the data
// is part of the program.
func D(data string) Path {
	p, err := parse(data)
	if err != nil {
		panic(err)
	}
	return p
}

var spaced = strings.NewReplacer("M", " M ", "L", " L ", "C", " C ", "Z", " Z ", "a", " a ", ",", " ")

// reader walks over the words of path data.
type reader struct {
	words []string
	path  Path
	at    Pt
	err   error
}

func parse(data string) (Path, error) {
	r := &reader{words: strings.Fields(spaced.Replace(data))}
	do := ""
	for len(r.words) > 0 && r.err == nil {
		if w := r.words[0]; strings.Contains("MLCZa", w) {
			do, r.words = w, r.words[1:]
		} else if do == "Z" {
			return nil, fmt.Errorf("path data %q: %q follows a Z", data, w)
		}
		do = r.step(do)
	}
	if r.err != nil {
		return nil, fmt.Errorf("path data %q: %w", data, r.err)
	}
	return r.path, nil
}

// step reads one command and returns the one that further numbers repeat.
func (r *reader) step(do string) string {
	if do != "M" && len(r.path) == 0 {
		r.err = fmt.Errorf("it starts with %q, not with M", do)
		return do
	}
	switch do {
	case "M":
		r.path = append(r.path, Line{})
		r.to(r.pt())
		return "L"
	case "L":
		r.to(r.pt())
	case "C":
		r.curve(r.pt(), r.pt(), r.pt())
	case "a":
		r.halfCircle()
	case "Z":
		r.path[len(r.path)-1].Closed = true
	}
	return do
}

func (r *reader) to(p Pt) {
	l := &r.path[len(r.path)-1]
	l.Pts, r.at = append(l.Pts, p), p
}

func (r *reader) num() float64 {
	if len(r.words) == 0 {
		r.err = fmt.Errorf("a number is missing at the end")
		return 0
	}
	v, err := strconv.ParseFloat(r.words[0], 64)
	if err != nil {
		r.err = fmt.Errorf("%q is no number", r.words[0])
	}
	r.words = r.words[1:]
	return v
}

func (r *reader) pt() Pt {
	x := r.num()
	return Pt{x, r.num()}
}

func (r *reader) curve(b, c, d Pt) {
	a := r.at
	for k := 1; k <= 16; k++ {
		t := float64(k) / 16
		u := 1 - t
		p := a.Times(u * u * u).Add(b.Times(3 * u * u * t))
		r.to(p.Add(c.Times(3 * u * t * t)).Add(d.Times(t * t * t)))
	}
}

// halfCircle draws "a r r 0 large sweep dx dy" as half a circle on the chord.
func (r *reader) halfCircle() {
	radius := r.num()
	r.pt()
	r.num()
	sweep := r.num()
	end := r.at.Add(r.pt())
	mid := r.at.Add(end).Times(.5)
	from := math.Atan2(r.at.Y-mid.Y, r.at.X-mid.X)
	turn := math.Pi
	if sweep == 0 {
		turn = -turn
	}
	for k := 1; k <= 16; k++ {
		r.to(mid.Add(Polar(radius, from+turn*float64(k)/16)))
	}
	r.at = end
}
