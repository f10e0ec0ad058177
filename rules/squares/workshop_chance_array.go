package squares

import (
	"cmp"
	"slices"

	"grognard/rules/conjure"
)

// array sets an army up: its commands beside one another, those of horse on the
// wings, in each the foot before the horse, the guns with the foot.
func (c *conjuring) array(s int) {
	l := &c.armies[s]
	west, east := c.land.Columns(grain, 0, c.cols)
	var places []conjure.Place
	for deep := range 3 {
		row := 2 - deep
		if s == 1 {
			row = c.rows - 1 - row
		}
		for col := west; col < east; col++ {
			if q := at(col, row); !c.ground[q].river() {
				places = append(places, conjure.Place{Cell: int(q), Deep: deep, Along: conjure.Spread(col-west, east-west, 0, 1000)})
			}
		}
	}
	slices.SortStableFunc(l.commands, func(a, b int) int { return cmp.Compare(l.horse(b), l.horse(a)) })
	for i, x := range l.commands { // of the first two, if they are of horse, one on either wing
		if i == 0 && len(l.commands) > 2 && l.horse(l.commands[1]) > 50 {
			l.commands = append(append([]int{x}, l.commands[2:]...), l.commands[1])
		}
	}
	l.generals, l.at = make([]square, len(l.commands)), make([]square, len(l.units))
	taken := map[int]bool{}
	for i, x := range l.commands {
		along := conjure.Spread(i, len(l.commands), 50, 950)
		room := func(q int) bool { // for his brigades
			n := l.brigades(x)
			for _, p := range places {
				if !taken[p.Cell] && distance(square(p.Cell), square(q)) <= commandRadius {
					n--
				}
			}
			return n <= 0
		}
		anywhere := func(int) bool { return true }
		l.generals[i] = square(first(places, conjure.Post{Deep: 1, Along: along}, room, anywhere))
		c.arrayCommand(l, places, taken, x, l.generals[i], along)
	}
	l.seat = l.at[0]
	for i, q := range l.at {
		if box.Units[l.units[i]].Kind != "artillery" && abs(2*q.col()+1-c.cols) < abs(2*l.seat.col()+1-c.cols) {
			l.seat = q
		}
	}
}

// brigades is how many units of a command are no guns.
func (l *chanceArmy) brigades(command int) (n int) {
	for _, u := range l.units {
		if box.Units[u].Command == box.Commands[command].ID && box.Units[u].Kind != "artillery" {
			n++
		}
	}
	return n
}

// horse is how much of a command is cavalry, in hundredths.
func (l *chanceArmy) horse(command int) int {
	n, all := 0, 0
	for _, u := range l.units {
		if box.Units[u].Command == box.Commands[command].ID {
			all++
			if box.Units[u].Kind == "cavalry" {
				n++
			}
		}
	}
	return 100 * n / max(1, all)
}

// arrayCommand sets a command up around its general: a brigade in a square, then the batteries
// with them or beside them.
func (c *conjuring) arrayCommand(l *chanceArmy, places []conjure.Place, taken map[int]bool, command int, general square, along int) {
	near := func(q int) bool { return distance(square(q), general) <= commandRadius }
	free := func(q int) bool { return !taken[q] }
	n, own, guns := 0, []square(nil), map[int]bool{}
	for i, u := range l.units {
		t := &box.Units[u]
		if t.Command != box.Commands[command].ID || t.Kind == "artillery" {
			continue
		}
		p := conjure.Post{Along: along + (n+1)/2*90*(1-n%2*2)}
		if t.Kind == "cavalry" {
			p.Deep = 1
		}
		q := first(places, p, func(q int) bool { return near(q) && free(q) }, free, near)
		n, own, taken[q], l.at[i] = n+1, append(own, square(q)), true, square(q)
	}
	for i, u := range l.units {
		if t := &box.Units[u]; t.Command != box.Commands[command].ID || t.Kind != "artillery" {
			continue
		}
		with := func(q int) bool {
			return near(q) && !guns[q] && slices.ContainsFunc(own, func(o square) bool { return distance(o, square(q)) <= 1 })
		}
		easy := func(q int) bool { return near(q) && !guns[q] && !c.ground[q].difficult() }
		q := first(places, conjure.Post{Along: along}, func(q int) bool { return with(q) && easy(q) }, with, easy, near)
		if c.ground[q].difficult() { // they cannot stand there: it has been cleared
			c.ground[q].wood, c.ground[q].broken = false, false
		}
		guns[q], l.at[i] = true, square(q)
	}
}

// first is the best place for a post that is as the first of some wishes has it for which there
// is any.
func first(places []conjure.Place, p conjure.Post, wishes ...func(q int) bool) int {
	for _, p.Fits = range wishes {
		if q := conjure.Array(places, []conjure.Post{p})[0]; q >= 0 {
			return q
		}
	}
	return -1
}
