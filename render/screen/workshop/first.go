package workshop

import (
	"fmt"
	"regexp"
	"slices"

	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// counted is the number behind a title that is not the first of its kind.
var counted = regexp.MustCompile(` \(\d+\)$`)

// first is what a battle that was begun from nothing has of each drawer.
type first struct {
	of     *rules.Draft
	begun  [3]bool
	blanks []held
}

// firsts are the keys of what is said of a drawer as long as nothing came out of it.
var firsts = [...]string{state.Ground: "ui.workshop.first.ground", state.Forces: "ui.workshop.first.forces", state.Terms: "ui.workshop.first.terms"}

// firstHint says what to do first with the drawer that is open; "" once that has been done.
func (p *Page) firstHint() string {
	h := &p.state.Hand
	if p.state.Closed || h.Tool+h.Stock != "" || len(p.state.Selected()) > 0 || p.state.Asked != nil {
		return ""
	}
	if now := p.state.Draft(); p.first.of != now {
		p.first.of = now
		p.first.begun = p.begun(now)
	}
	if p.first.begun[p.state.Drawer] {
		return ""
	}
	if p.state.Drawer == state.Forces && p.setUpLater() {
		return "ui.workshop.first.setup"
	}
	return firsts[p.state.Drawer]
}

// setUpLater reports whether a draft can be played though it has no units: the players set them up.
func (p *Page) setUpLater() bool {
	d := p.state.Draft()
	return d.SetUp && d.Whole() && p.units.of(p.state.Open.Book(), d) == [2]int{}
}

// begun is of which drawers a draft has something that no empty board has: ground, pieces, a
// title of its own.
func (p *Page) begun(d *rules.Draft) (all [3]bool) {
	book := p.state.Open.Book()
	if p.first.blanks == nil {
		for _, b := range book.Blanks() {
			if k, err := book.Draft(b.Text); err == nil {
				p.first.blanks = append(p.first.blanks, holds(book, k))
			}
		}
	}
	has := holds(book, d)
	for drawer := range all {
		all[drawer] = !slices.ContainsFunc(p.first.blanks, func(k held) bool { return k[drawer] == has[drawer] })
	}
	return all
}

// held is what a draft has of each drawer, as far as it tells an empty board from others.
type held [3]string

func holds(book rules.Workshop, d *rules.Draft) (h held) {
	var laid, put, uneven int
	for i := range d.Things {
		if d.Things[i].Stock == "" {
			laid++
		} else {
			put++
		}
	}
	if d.Board != nil {
		if m := book.View(d.Board, rules.Chance).Map; m != nil {
			for i := range m.Cells {
				if k := &m.Cells[i]; k.Ground != m.Cells[0].Ground || k.Level != m.Cells[0].Level {
					uneven++
				}
			}
			uneven += len(m.Lines)
		}
	}
	h[state.Ground], h[state.Forces] = fmt.Sprint(laid, uneven), fmt.Sprint(put)
	if info, err := scenarios.Parse("", []byte(d.Text)); err == nil {
		h[state.Terms] = counted.ReplaceAllString(info.Title.EN, "") + "\n" + counted.ReplaceAllString(info.Title.IT, "")
	}
	return h
}
