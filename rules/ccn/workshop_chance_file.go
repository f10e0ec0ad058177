package ccn

import (
	"fmt"

	"grognard/rules"
	"grognard/rules/conjure"
	"grognard/rules/tomlfile"
)

// write writes the file.
func (c *conjuring) write() string {
	var p conjure.Page
	first := c.Chance("first").N(2)
	units := (len(c.armies[0].chosen) + len(c.armies[1].chosen)) / 2
	p.Line("# Commands & Colors: Napoleonics\n\nformat = 1\nfirst = %q\nbanners = %d", sideNames[first], min(max((units+1)*2/5, 4), 9))
	c.Lack("crossroads") // the map has no roads
	p.Head(c.Asked, c.names[0], c.Points(), 20+2*units)
	p.Line("\n[map]\nseed = \"chance-%d\"", c.Seed)
	var rows []string
	for r := range boardRows {
		row := make([]byte, 0, boardCols)
		for col := range boardCols - r%2 {
			row = append(row, terrains[c.ground[at(r, col)]].letter)
		}
		rows = append(rows, tomlfile.Quote(string(row)))
	}
	p.Rows("rows", rows)
	if c.course != nil {
		p.Rows("courses", []string{tomlfile.QuoteAll(hexNames(c.course))})
	}
	var named []string
	for i, t := range c.towns {
		if len(t) > 0 {
			named = append(named, fmt.Sprintf("{ name = %s, hexes = %s }", tomlfile.Quote(c.names[i]), tomlfile.QuoteAll(hexNames(t))))
		}
	}
	if named != nil {
		p.Rows("names", named)
	}
	for s, all := range c.goals {
		if len(all) > 0 {
			p.Line("\n[[objective]]\nside = %q\nhexes = %s\nmode = \"each\"\nbanners = 1", sideNames[s], tomlfile.QuoteAll(hexNames(all)))
		}
	}
	for s := range c.armies {
		c.writeSide(&p, rules.Side(s), 5+units/14+c.cards[s])
	}
	return p.Text()
}

func (c *conjuring) writeSide(p *conjure.Page, s rules.Side, hand int) {
	l, edge := &c.armies[s], [2]string{"top", "bottom"}[s]
	p.Line("\n[%s]\nedge = %q\nhand = %d", sideNames[s], edge, hand)
	var units, leaders []string
	count := map[int]int{}
	for i, k := range l.chosen {
		typ := l.stock[k]
		count[typ]++
		units = append(units, fmt.Sprintf("{ unit = \"%s-%d\", at = %q }", unitTypes[typ].id, count[typ], l.at[i].name()))
	}
	for i, k := range l.leaders {
		leaders = append(leaders, fmt.Sprintf("{ leader = %q, at = %q }", leaderTypes[k].id, l.leads[i].name()))
	}
	p.Rows("units", units)
	p.Rows("leaders", leaders)
}
