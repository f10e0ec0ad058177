package musket

import (
	"slices"
	"strings"

	"grognard/rules"
)

// catalogue is the box: what the battles of the game print on the counters, and
// those that players make up.
// Formations stand by their names, with the marks that they usually have.
type catalogue struct {
	Designed   string           `toml:"designed"`    // why values that no book prints are what they are
	OtherTimes []string         `toml:"other_times"` // formations and leaders who fought before 1792 or after 1815
	Formations []formationTable `toml:"formations"`
	HQ         []depotTable     `toml:"hq"`
	Trains     []depotTable     `toml:"trains"`
	Leaders    []leaderTable    `toml:"leaders"`
	Units      []unitTable      `toml:"units"`
}

// printed is the catalogue that comes with the game.
var printed = readCatalogue()

func readCatalogue() *catalogue {
	c := new(catalogue)
	readTable("data/counters.toml", c)
	for _, a := range names.Armies {
		x := readBox(a.Name)
		c.Formations, c.HQ, c.Trains = append(c.Formations, x.Formations...), append(c.HQ, x.HQ...), append(c.Trains, x.Trains...)
		c.Leaders, c.Units, c.OtherTimes = append(c.Leaders, x.Leaders...), append(c.Units, x.Units...), append(c.OtherTimes, x.OtherTimes...)
	}
	units, leaders := blankCounters()
	c.Units, c.Leaders = append(c.Units, units...), append(c.Leaders, leaders...)
	return c
}

// readBox reads the counters of an army that are designed for our battles: none printed
// them.
func readBox(army string) *catalogue {
	x := new(catalogue)
	readTable("data/box/"+army+".toml", x)
	return x
}

// unit, leader and depot find a line of the catalogue.
func (c *catalogue) unit(id string) *unitTable {
	for i := range c.Units {
		if c.Units[i].ID == id {
			return &c.Units[i]
		}
	}
	return nil
}

func (c *catalogue) leader(id string) *leaderTable {
	for i := range c.Leaders {
		if c.Leaders[i].ID == id {
			return &c.Leaders[i]
		}
	}
	return nil
}

// depot also says which of the two it is: "hq" or "trains".
func (c *catalogue) depot(id string) (*depotTable, string) {
	for i, all := range [2][]depotTable{c.HQ, c.Trains} {
		for j := range all {
			if all[j].ID == id {
				return &all[j], [2]string{"hq", "trains"}[i]
			}
		}
	}
	return nil, ""
}

// usualMark is the mark that the battles of the game give a formation.
func (c *catalogue) usualMark(name string) string {
	for _, f := range c.Formations {
		if f.Name == name {
			return f.Mark
		}
	}
	return name
}

// armyOf is the army of an HQ or trains: their names begin as those of the units
// of an army do.
func armyOf(id string) string {
	prefix, _, _ := strings.Cut(id, "-")
	i := slices.IndexFunc(names.Armies, func(a armyTable) bool { return a.Prefix == prefix })
	return names.Armies[i].Name
}

// nationOf are the colours in which the box shows the counters of an army, "" for those that
// players make up.
func nationOf(army string) string {
	i := slices.Index(armyNames, army)
	if i < 0 {
		return ""
	}
	return names.Armies[i].Nation
}

// boxed is the box as no battle has touched it, by army: HQ and trains, leaders,
// then the units formation by formation. The army of a line is its first
// heading.
var boxed = fillBox()

func fillBox() []rules.Stock {
	m := &mould{c: printed, l: newLoader()}
	for _, army := range armyNames {
		m.army = army
		m.depots()
		m.leaders()
		m.units()
	}
	m.army = ""
	m.leaders()
	m.units()
	return m.all
}

// blankCounters are the counters that players make up: at first a brigade, and a
// leader, such as there are many.
func blankCounters() (units []unitTable, leaders []leaderTable) {
	for _, id := range register {
		switch {
		case strings.HasPrefix(id, "own-leader-"):
			leaders = append(leaders, leaderTable{ID: id, CF: 1, MR: 1, Span: []string{"all"}})
		case strings.HasPrefix(id, "own-"):
			units = append(units, unitTable{ID: id, Type: armNames[infantry], Size: sizeNames[brigade], Formation: "0", Steps: 2, Back: backNames[backReduced],
				Front: faceTable{CF: 4, MR: 4, MA: int64(4)}, Reverse: faceTable{CF: 2, MR: 3, MA: int64(4)}})
		}
	}
	return units, leaders
}

// mould makes the lines of the box, of one army after another.
type mould struct {
	c    *catalogue
	l    *loader
	army string
	all  []rules.Stock
}

// add adds a line for a counter, under the heading of its group.
func (m *mould) add(id, group string, p print) {
	b := m.l.b
	b.counters, b.print[0], b.piece[0] = 1, p, off
	piece := b.viewPiece(0)
	piece.Ref, piece.Cell, piece.Nation = 0, 0, nationOf(m.army)
	heading := "ms.stock.own"
	if m.army != "" {
		heading = "ms.army." + m.army
	}
	m.all = append(m.all, rules.Stock{ID: id, Name: rules.Text{Key: Book{}.Word(refsByName[id])}, Piece: piece, Group: []rules.Text{{Key: heading}, {Key: group}}})
}

func (m *mould) depots() {
	for i, list := range [2][]depotTable{m.c.HQ, m.c.Trains} {
		for _, x := range list {
			if armyOf(x.ID) == m.army {
				p := print{arm: headquarters + arm(i), steps: 1}
				p.faces[0].ma = int8(x.MA)
				m.add(x.ID, "ms.stock.depots", p)
			}
		}
	}
}

func (m *mould) leaders() {
	for i := range m.c.Leaders {
		if x := &m.c.Leaders[i]; x.Side == m.army {
			p := print{arm: leader, steps: 1}
			p.faces[0] = face{cf: int8(x.CF), mr: int8(x.MR), ma: int8(x.Movement)}
			m.add(x.ID, "ms.stock.leaders", p)
		}
	}
}

func (m *mould) units() {
	for i := range m.c.Units {
		x := &m.c.Units[i]
		if x.Side != m.army {
			continue
		}
		p := print{figure: figure(x.Figure), formation: x.Formation}
		if m.l.readKind("", x, &p) != nil || m.l.readFace("", &x.Front, &p, &p.faces[0]) != nil {
			panic("counters.toml: " + x.ID)
		}
		group := "ms.stock.others"
		if slices.Contains(formationNames, x.Formation) {
			group = "ms.formation." + x.Formation
			p.formation = m.c.usualMark(x.Formation)
		}
		m.add(x.ID, group, p)
	}
}

// stock is the box as a draft has left it.
func stock(d *rules.Draft) []rules.Stock {
	used := map[string]bool{}
	for i := range d.Things {
		if t := &d.Things[i]; t.Ref != 0 && (len(t.Cells) > 0 || t.Prop("id") == nil) {
			used[t.Stock] = true // HQ and trains off the map can be put there
		}
	}
	b := d.Board.(*Board)
	sides := map[string]rules.Side{"ms.stock.own": rules.Chance}
	for _, army := range armyNames {
		sides["ms.army."+army] = b.sideCalled(army)
	}
	all := slices.Clone(boxed)
	for i := range all {
		x := &all[i]
		x.Side, x.Left = sides[x.Group[0].Key], 1
		if used[x.ID] {
			x.Left = 0
		}
		if x.Piece.Side = x.Side; x.Side != rules.Chance && b.army[x.Side].nation != "" {
			x.Piece.Nation = b.army[x.Side].nation
		}
	}
	return all
}

// sideCalled is the side of an army, Chance if it is not in this battle.
func (w *scenario) sideCalled(army string) rules.Side {
	for s := rules.First; s <= rules.Second; s++ {
		if army != "" && w.armyName(s) == army {
			return s
		}
	}
	return rules.Chance
}
