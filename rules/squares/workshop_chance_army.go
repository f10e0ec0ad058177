package squares

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"grognard/rules/conjure"
	"grognard/rules/tomlfile"
)

// levy is an army of a chance battle: whole commands out of the box, then what is
// left of them.
type levy struct {
	nation   string
	commands []int // of the box
	units    []int // of the box
	costs    []int // of all units of the box
	worth    int
	chief    cataloguedLeader
	generals []square // of the commands
	at       []square // of the units
	seat     square   // of the commander-in-chief
}

// leaderWorth is what each point of ability of a general or commander-in-chief is
// worth.
const leaderWorth = 3

// unitWorth is what a unit is worth, with ten for infantry in columns. The weights are
// such that no nation wins most games of the computer player against itself.
func unitWorth(u *unitTable) int {
	n := 0
	switch u.Kind {
	case "cavalry":
		n = 4 + 2*slices.Index(weightNames, u.Weight)
		if u.Lancer || u.Cuirass {
			n++
		}
	case "artillery":
		n = 3 + slices.Index(weightNames, u.Weight)
		if u.Mobility == "horse" {
			n++
		}
	default:
		n = 10 + 3*u.Skirmish
		if u.Order == "linear" {
			n -= 2
		}
	}
	for _, trait := range u.Traits {
		switch trait {
		case "elite", "veteran":
			n += 3
		case "recruit", "irregular":
			n -= 2
		}
	}
	return n
}

// muster draws commands that are worth enough together, and leaves single units of
// them out until the army is worth what it should be.
func (l *levy) muster(a *conjure.Asked, target int) {
	for i := range box.Units {
		l.costs = append(l.costs, unitWorth(&box.Units[i]))
	}
	var own, costs []int
	for i := range box.Commands {
		if box.Commands[i].Nation == l.nation {
			own, costs = append(own, i), append(costs, conjure.Sum(unitsOf(i), l.costs)+leaderWorth*box.Commands[i].Ability)
		}
	}
	for _, k := range conjure.Choose(a.Chance("army "+l.nation), costs, target*11/10, func(chosen []int) int {
		var of [3]int
		for _, k := range chosen {
			for _, u := range unitsOf(own[k]) {
				of[max(0, slices.Index([]string{"infantry", "cavalry", "artillery"}, box.Units[u].Kind))] += l.costs[u]
			}
		}
		wrong, sum := 0, conjure.Sum(chosen, costs)
		if sum < target {
			wrong += 4 * (target - sum)
		}
		if len(chosen) < 2 {
			wrong += 100
		}
		return wrong + max(0, of[1]-sum*40/100) + max(0, sum*50/100-of[0])
	}) {
		l.commands = append(l.commands, own[k])
	}
	for _, c := range l.commands {
		l.units = append(l.units, unitsOf(c)...)
	}
	var chiefs []cataloguedLeader
	for _, c := range box.Chiefs {
		if c.Nation == l.nation {
			chiefs = append(chiefs, c)
		}
	}
	l.chief = chiefs[a.Chance("chief "+l.nation).N(len(chiefs))]
	l.trim(target, 2)
}

// trim leaves units out until the army is worth what it should be; so many of each
// command stay, and so many others for each battery. Where that is more than one, half of the
// command stays.
func (l *levy) trim(target, least int) {
	lead := leaderWorth * l.chief.Ability
	for _, c := range l.commands {
		lead += leaderWorth * box.Commands[c].Ability
	}
	l.units = conjure.Trim(l.units, l.costs, target-lead, func(i int, chosen []int) bool {
		n, guns, all := 0, 0, 0
		for k := range box.Units {
			if box.Units[k].Command == box.Units[i].Command {
				all++
			}
		}
		for _, u := range chosen {
			if box.Units[u].Command == box.Units[i].Command {
				n++
				if box.Units[u].Kind == "artillery" {
					guns++
				}
			}
		}
		if n <= least || least > 1 && 2*(n-1) < all {
			return false
		}
		return box.Units[i].Kind == "artillery" || n-1-guns >= least*guns
	})
	l.worth = lead + conjure.Sum(l.units, l.costs)
}

// unitsOf are the units of a command in the box.
func unitsOf(command int) (all []int) {
	for i := range box.Units {
		if box.Units[i].Command == box.Commands[command].ID {
			all = append(all, i)
		}
	}
	return all
}

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
func (l *levy) brigades(command int) (n int) {
	for _, u := range l.units {
		if box.Units[u].Command == box.Commands[command].ID && box.Units[u].Kind != "artillery" {
			n++
		}
	}
	return n
}

// horse is how much of a command is cavalry, in hundredths.
func (l *levy) horse(command int) int {
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
func (c *conjuring) arrayCommand(l *levy, places []conjure.Place, taken map[int]bool, command int, general square, along int) {
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
		q := first(places, conjure.Post{Along: along}, func(q int) bool { return with(q) && easy(q) }, easy, with, near)
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

// write writes the file.
func (c *conjuring) write() string {
	var p conjure.Page
	p.Line("# Napoleon Squares\n\nformat = 1\noptions = []")
	place := c.Names(len(c.land.Hamlets) + 1)[len(c.land.Hamlets)]
	if len(c.towns) > 0 {
		place = c.ground[c.towns[0]].name
	}
	c.Lack("crossroads") // the map has no roads
	p.Head(c.Asked, place, c.Points(), 10*c.turns)
	p.Line("\n[board]\ncols = %d\nrows = %d\nsquare_m = 500\nturn_minutes = 30\nseed = \"chance-%d\"", c.cols, c.rows, c.Seed)
	c.writeGround(&p)
	month := c.Chance("month").Between(4, 10)
	p.Line("\n[time]\nstart = \"09:00\"\nmonth = %d\nregion = \"other\"\nweather = \"normal\"\nmax_turns = %d\ndays = 1\n\n[forces]", month, c.turns)
	first := c.first()
	var sides, commands, units []string
	for s := range c.armies {
		l := &c.armies[s]
		sides = append(sides, fmt.Sprintf("{ nation = %q, edge = %q, first = %v, fog_markers = 4, cinc = { id = %q, ability = %d, at = %q } }",
			l.nation, facingNames[2-2*s], s == first, l.chief.ID, l.chief.Ability, l.seat.name()))
		for i, x := range l.commands {
			commands = append(commands, fmt.Sprintf("{ id = %q, side = %q, ability = %d, at = %q }", box.Commands[x].ID, l.nation, box.Commands[x].Ability, l.generals[i].name()))
			for k, u := range l.units {
				if box.Units[u].Command == box.Commands[x].ID {
					units = append(units, unitLine(&box.Units[u], l.at[k], facingNames[2*s]))
				}
			}
		}
	}
	p.Rows("sides", sides)
	p.Rows("commands", commands)
	p.Rows("units", units)
	p.Line("\n[victory]\npoints_per_enemy_unit = 1\npoints_per_enemy_command = 3\nmargin = 3")
	var goals []string
	for _, g := range c.goals {
		owner := ""
		if g.owner >= 0 {
			owner = fmt.Sprintf("owner = %q, ", c.armies[g.owner].nation)
		}
		goals = append(goals, fmt.Sprintf("{ at = %q, %svp = %d }", g.at.name(), owner, g.worth))
	}
	p.Rows("objectives", goals)
	return p.Text()
}

// unitLine writes a unit: those in line look at the enemy.
func unitLine(u *unitTable, q square, facing string) string {
	var s strings.Builder
	fmt.Fprintf(&s, "{ id = %q, command = %q, kind = %q", u.ID, u.Command, u.Kind)
	for _, x := range [...]struct{ key, value string }{{"order", u.Order}, {"weight", u.Weight}, {"mobility", u.Mobility}} {
		if x.value != "" {
			fmt.Fprintf(&s, ", %s = %q", x.key, x.value)
		}
	}
	if u.Kind == "infantry" || u.Kind == "mixed" {
		fmt.Fprintf(&s, ", skirmish = %d", u.Skirmish)
	}
	for _, x := range [...]struct {
		key string
		has bool
	}{{"light", u.Light}, {"lancer", u.Lancer}, {"cuirass", u.Cuirass}} {
		if x.has {
			fmt.Fprintf(&s, ", %s = true", x.key)
		}
	}
	if u.Traits != nil {
		fmt.Fprintf(&s, ", cls = %s", tomlfile.QuoteAll(u.Traits))
	}
	fmt.Fprintf(&s, ", at = %q", q.name())
	if u.Order == "linear" {
		fmt.Fprintf(&s, ", facing = %q, rank = \"lead\"", facing)
	}
	return s.String() + " }"
}

// writeGround writes the squares that are not open, from the north-west.
func (c *conjuring) writeGround(p *conjure.Page) {
	var rows []string
	for row := c.rows - 1; row >= 0; row-- {
		for col := range c.cols {
			q := at(col, row)
			g := &c.ground[q]
			line := fmt.Sprintf("{ at = %q", q.name())
			for _, x := range [...]struct {
				key string
				has bool
			}{{"hill", g.hill}, {"wood", g.wood}, {"broken", g.broken}, {"fields", g.fields}} {
				if x.has {
					line += ", " + x.key + " = true"
				}
			}
			switch {
			case g.fordable:
				line += `, river = "fordable"`
			case g.unfordable:
				line += `, river = "unfordable"`
			}
			if g.bridge {
				line += ", bridge = true"
			}
			if g.areas > 0 {
				line += fmt.Sprintf(", town = { name = %s, areas = %d }", tomlfile.Quote(g.name), g.areas)
			}
			if *g != (terrain{}) {
				rows = append(rows, line+" }")
			}
		}
	}
	p.Rows("squares", rows)
}
