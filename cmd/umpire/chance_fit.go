package main

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"grognard/game/weigh"
	"grognard/rules"
	"grognard/rules/conjure"
)

// tried is a battle by chance with what its games came to.
type tried struct {
	armies [2]string
	begins rules.Side // who has the first turn
	share  float64    // of the first side, a draw counting half
	games  int
}

// fit plays quick games of many battles and tells how even they are, and the table of
// rules/conjure/edges.toml that would make them so.
func (c chanceCmd) fit(d desk, book rules.Conjurer) error {
	var all []tried
	for i := range uint64(c.Fit) {
		t, err := c.try(book, rules.Wish{Seed: c.Seed + i, Says: c.Wish})
		if err != nil {
			return err
		}
		fmt.Fprintf(d.out, "# %d: %s against %s, the first side wins %.0f %% of %d games\n", c.Seed+i, t.armies[0], t.armies[1], 100*t.share, t.games)
		all = append(all, t)
	}
	even, mean := 0, 0.0
	for _, t := range all {
		mean += t.share / float64(len(all))
		if t.share >= 0.35 && t.share <= 0.65 {
			even++
		}
	}
	fmt.Fprintf(d.out, "# within 35 to 65 %%: %d of %d; the first side on average %.0f %%\n[%s]\n", even, len(all), 100*mean, book.Name())
	edges := fitEdges(all)
	for _, key := range slices.Sorted(maps.Keys(edges)) {
		fmt.Fprintf(d.out, "%s = %d\n", key, edges[key])
	}
	return nil
}

// try plays the quick games of a battle, made without regard to edges.
func (c chanceCmd) try(book rules.Conjurer, w rules.Wish) (t tried, err error) {
	w.Plain = !c.Levelled
	text, err := book.Conjure(w)
	if err != nil {
		return t, err
	}
	board, err := book.Load([]byte(text), nil)
	if err != nil {
		return t, err
	}
	seen := book.View(board, rules.Chance)
	t.begins = seen.Active
	for s, a := range seen.Sides {
		t.armies[s] = cmp.Or(a.Called[strings.LastIndexByte(a.Called, '.')+1:], a.Nation)
	}
	r, err := weigh.Start(weigh.Task{Book: book, Text: text, Games: c.Games})
	if err != nil {
		return t, err
	}
	<-r.Done()
	report := r.Weighing().Report()
	t.games, t.share = report.Decided, report.Won[0].Is+report.Drawn.Is/2
	return t, r.Err()
}

// fitEdges finds what explains best which battles a side wins (a logistic fit that holds back
// from what few battles tell), in thousandths of an army.
func fitEdges(all []tried) map[string]int {
	const (
		worth = 6    // games: as much as a battle tells of its armies, however many are played of it
		held  = 0.25 // variance of what is usual, in the log of odds
		step  = 0.01
	)
	odds := map[string]float64{conjure.Seat: 0}
	begins := func(t *tried) float64 { // +1: the first side, -1: the second
		return 1 - 2*float64(t.begins)
	}
	one := begins(&all[0])
	if !slices.ContainsFunc(all, func(t tried) bool { return begins(&t) != one }) {
		begins = func(*tried) float64 { return 0 } // the seat tells it all
	}
	for range 4000 {
		slope := map[string]float64{}
		for i := range all {
			t := &all[i]
			a, b := t.armies[0], t.armies[1]
			off := worth * (t.share - 1/(1+math.Exp(odds[b]-odds[a]-odds[conjure.Seat]-begins(t)*odds[conjure.Begins])))
			if n := begins(t); n != 0 {
				slope[conjure.Begins] += n * off
			}
			slope[conjure.Seat] += off
			slope[a] += off
			slope[b] -= off
		}
		for key, n := range slope {
			odds[key] += step * (n - odds[key]/held)
		}
	}
	edges := map[string]int{}
	for key, n := range odds {
		edges[key] = int(math.Round(n / weigh.UsualEffect))
	}
	return edges
}
