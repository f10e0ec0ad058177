package eagles

import (
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// armyPoints is what an army may cost by the book (ME-4.4).
const armyPoints = 200

// armyFile is an army by itself: one [[army]] table as in a scenario, without
// side and places. Its battalions are of its own nation and go by their
// numbers: a name that one bears in a scenario is left out when it joins a game.
type armyFile struct {
	Format int         `toml:"format"`
	Title  string      `toml:"title"`
	Army   []armyTable `toml:"army"`
}

// readArmyFile reads an army that may cost so many points onto a board of its
// own, as that of First.
func readArmyFile(data []byte, points int) (*Board, string, error) {
	var f armyFile
	l := &loader{b: emptyBoard()}
	l.b.scenario.points = points
	err := l.Read(data, &f, func() error { return l.Format(f.Format, fileFormat) })
	if err != nil {
		return nil, "", err
	}
	if len(f.Army) != 1 {
		return nil, "", l.Fault("army", "me.fault.army.one", "an army file has one army, not %d", len(f.Army))
	}
	l.b.rules.free = true // nobody has a place yet
	l.f.Army = f.Army
	if err := l.readArmy(0, rules.First); err != nil {
		return nil, "", err
	}
	i := slices.IndexFunc(l.b.body, func(u battalion) bool { return u.nation != l.b.army[rules.First].nation })
	if i >= 0 {
		return nil, "", l.Fault(l.b.pathOf(i)+".nation", "me.fault.contingent", "the battalions of an army file are all of its own nation")
	}
	return l.b, f.Title, nil
}

// ReadArmy implements rules.ArmyBuilder.
func (Book) ReadArmy(data []byte) (rules.ArmyNote, error) {
	b, title, err := readArmyFile(data, armyPoints)
	if err != nil {
		return rules.ArmyNote{}, err
	}
	spent := b.spent(rules.First)
	return rules.ArmyNote{Title: title, Nation: nations[b.army[rules.First].nation], Points: spent, Left: armyPoints - spent, Units: len(b.body)}, nil
}

// BuildArmy implements rules.ArmyBuilder. What an army costs only grows on the way to
// it, and its limits are those of ReadArmy, so that each answer is legal.
func (Book) BuildArmy(board rules.Board, s rules.Side, data []byte) ([]rules.Option, error) {
	b := board.(*Board)
	x, _, err := readArmyFile(data, b.scenario.points)
	if err != nil {
		return nil, err
	}
	var all []rules.Option
	from, to := b.roster(s)
	for i := to - 1; i >= from; i-- {
		all = append(all, rules.Option{Do: "disband", Who: b.unitRef(i)})
	}
	if n := x.army[rules.First].nation; n != b.army[s].nation {
		all = append(all, rules.Option{Do: "nation", With: nationRef(n)})
	}
	for i := range x.body {
		all = x.body[i].asAnswers(all, s)
	}
	return all, nil
}

// asAnswers adds the answers that raise a battalion like u for side s.
func (u *battalion) asAnswers(all []rules.Option, s rules.Side) []rules.Option {
	who := rules.MakeRef(bodyKind, int(s)<<5|u.no)
	all = append(all, rules.Option{Do: "recruit", With: gradeRef(u.grade), N: u.bought})
	if u.light {
		all = append(all, rules.Option{Do: "light", Who: who})
	}
	if u.rifles {
		all = append(all, rules.Option{Do: "rifles", Who: who})
	}
	for f, n := range u.had {
		for range n {
			all = append(all, rules.Option{Do: figureTable[f].name, Who: who})
		}
	}
	return all
}

// WriteArmy implements rules.ArmyBuilder.
func (Book) WriteArmy(board rules.Board, s rules.Side, title string) []byte {
	b := board.(*Board)
	f := writtenArmy{Format: fileFormat}
	if title != "" {
		f.Title = tomlfile.Literal(quoted(title))
	}
	a := boughtArmy{Points: b.spent(s)}
	if n := b.army[s].nation; n != noNation {
		a.Nation = nations[n]
	}
	for i, to := b.roster(s); i < to; i++ {
		t := b.body[i].asBought()
		t.Points = b.body[i].cost()
		a.Battalion = append(a.Battalion, t)
	}
	f.Army = append(f.Army, a)
	return tomlfile.Write(f, tomlfile.Lists{})
}

// writtenArmy is an armyFile as it is laid out.
type writtenArmy struct {
	Format int          `toml:"format"`
	Title  any          `toml:"title"`
	Army   []boughtArmy `toml:"army" save:"tables"`
}

type boughtArmy struct {
	Nation    string           `toml:"nation"`
	Points    int              `toml:"points"`
	Battalion []battalionTable `toml:"battalion" save:"tables"`
}

// quoted writes a text as TOML does: control characters become spaces.
func quoted(s string) string {
	clean := strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, ""))
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(clean) + `"`
}

// noBattle is the scenario in which an army is put together outside of any game.
const noBattle = `format = 1
[rules]
armies = "build"
[battle]
map = "depot"
table = "large"
turns = 1
points = 200
sides = "roll"
first = "roll"
`

// NewArmy implements rules.ArmyBuilder.
func (k Book) NewArmy() rules.Board {
	b, err := k.Load([]byte(noBattle), nil)
	if err != nil {
		panic(err) // the text above is sound
	}
	return b
}
