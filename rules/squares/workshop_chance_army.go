package squares

import (
	"fmt"
	"slices"
	"strings"

	"grognard/rules/conjure"
	"grognard/rules/tomlfile"
)

// chanceArmy is an army of a chance battle: whole commands out of the box, then what is
// left of them.
type chanceArmy struct {
	nation   string
	commands []int // of the box
	units    []int // of the box
	costs    []int // of all units of the box
	worth    int
	chief    cataloguedLeader
	like     strength // in proportion to which it should be
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
func (l *chanceArmy) muster(a *conjure.Asked, target int, like strength) {
	l.like = like
	var chiefs []cataloguedLeader
	for _, c := range box.Chiefs {
		if c.Nation == l.nation {
			chiefs = append(chiefs, c)
		}
	}
	l.chief = chiefs[a.Chance("chief "+l.nation).N(len(chiefs))]
	for i := range box.Units {
		l.costs = append(l.costs, unitWorth(&box.Units[i]))
	}
	var costs []int
	own := commandsOf(l.nation)
	for _, i := range own {
		costs = append(costs, conjure.Sum(unitsOf(i), l.costs)+leaderWorth*box.Commands[i].Ability)
	}
	for _, k := range conjure.Choose(a.Chance("army "+l.nation), costs, target*11/10, func(chosen []int) int {
		var of, n [3]int
		for _, k := range chosen {
			for _, u := range unitsOf(own[k]) {
				arm := max(0, slices.Index([]string{"infantry", "cavalry", "artillery"}, box.Units[u].Kind))
				of[arm], n[arm] = of[arm]+l.costs[u], n[arm]+1
			}
		}
		wrong, sum := 0, conjure.Sum(chosen, costs)
		if worth := of[0] + of[1] + of[2]; worth > 0 { // as many as will be left
			left := target - leaderWorth*l.chief.Ability - (sum - worth)
			wrong += outnumbered * like.away((n[0]+n[1]+n[2])*left/worth, n[2]*left/worth)
			wrong += outnumbered * max(0, 2*n[2]-n[0]-n[1])
		}
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
	l.trim(target, 2)
}

// strength is how many units an army has, and how many of them are batteries.
type strength struct{ units, guns int }

// outnumbered is what it is worth, in points, to have a unit less than too many or one more than
// too few: armies are of like numbers, so that a battle of few good troops against many poor ones
// stays rare.
const outnumbered = 30

// away is by how many units and guns an army is out of proportion to another one: more than four
// to three of them, or than one battery.
func (c strength) away(units, guns int) int {
	return max(0, units-c.units*4/3, c.units-units*4/3) + max(0, abs(guns-c.guns)-1)
}

// strengthOf is it of units of the box.
func strengthOf(units []int) (c strength) {
	for _, u := range units {
		if c.units++; box.Units[u].Kind == "artillery" {
			c.guns++
		}
	}
	return c
}

// usual is it of an army of the box that is worth so much.
func usual(target int) (c strength) {
	worth := 0
	for i := range box.Units {
		worth += unitWorth(&box.Units[i])
		if c.units++; box.Units[i].Kind == "artillery" {
			c.guns++
		}
	}
	for i := range box.Commands {
		worth += leaderWorth * box.Commands[i].Ability
	}
	return strength{c.units * target / worth, c.guns * target / worth}
}

// trim leaves units out until the army is worth what it should be; so many of each
// command stay, and so many others for each battery. Where that is more than one, half of the
// command stays.
func (l *chanceArmy) trim(target, least int) {
	lead := leaderWorth * l.chief.Ability
	for _, c := range l.commands {
		lead += leaderWorth * box.Commands[c].Ability
	}
	l.units = conjure.Trim(l.units, l.costs, target-lead, func(i int, chosen []int) bool {
		gun, has := box.Units[i].Kind == "artillery", strengthOf(chosen)
		switch {
		case gun && has.guns < l.like.guns, !gun && 3*has.guns > 2*(has.units-1-has.guns), !gun && has.guns > l.like.guns+1:
			return false
		}
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
		return gun || n-1-guns >= least*guns
	})
	l.worth = lead + conjure.Sum(l.units, l.costs)
}

// commandsOf are the commands of a nation in the box.
func commandsOf(nation string) (all []int) {
	for i := range box.Commands {
		if box.Commands[i].Nation == nation {
			all = append(all, i)
		}
	}
	return all
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
