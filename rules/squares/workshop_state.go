package squares

import (
	"fmt"
	"slices"
	"strconv"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// begin gives a battle that has none a position: as it stands before its first
// turn.
func (x *editor) begin() error {
	if x.Has("position") {
		return nil
	}
	if !x.d.Whole() {
		return rules.Fault("ns.fault.unbegun", "mend the faults first: a battle with faults cannot begin")
	}
	text := x.Text()
	if len(text) > 0 && text[len(text)-1] != '\n' {
		text = append(text, '\n')
	}
	position := tomlfile.Write(struct {
		Position *positionTable `toml:"position"`
	}{x.b.positionTable()}, tomlfile.Lists{})
	doc, err := tomlfile.Parse(append(append(text, '\n'), position...), order)
	if err == nil {
		x.Document = doc
	}
	return err
}

// setState says how a thing is in a battle that has begun; saying so begins it.
func (x *editor) setState(t *rules.Thing, p *rules.Prop, value string) error {
	if err := x.begin(); err != nil {
		return err
	}
	var i int
	if scan(t.Path, "victory.objectives.%d", &i) {
		for n := x.Len("position.held"); n <= i; n++ {
			x.Insert("position.held", n, tomlfile.Quote(draft.Plain(x.Document, fmt.Sprintf("victory.objectives.%d.owner", n))))
		}
		if !slices.Contains(p.Values, value) {
			return draft.Unknown(value)
		}
		x.Set(fmt.Sprintf("position.held.%d", i), tomlfile.Quote(value))
		return nil
	}
	row := x.stateRow(t)
	switch p.Key {
	case "at":
		x.stand(t, row, value)
	case "hits", "facing":
		return draft.Set(x.Document, row, p, value)
	default:
		if value != "true" && value != "false" {
			return draft.Unknown(value)
		}
		x.enlist(row+".marks", p.Key, value == "true")
		if x.Len(row+".marks") == 0 {
			x.Cut(row + ".marks")
		}
	}
	return nil
}

// stateRow is where the position speaks of a unit or leader; it is made if there
// is none.
func (x *editor) stateRow(t *rules.Thing) string {
	id := draft.Plain(x.Document, t.Path+".id")
	list, state := "position.units", tomlfile.Pair{Key: "state", Literal: tomlfile.Quote(presenceNames[gone])}
	if t.Prop("ability") != nil {
		list = "position.leaders"
		state = tomlfile.Pair{Key: "at", Literal: tomlfile.Quote(draft.Plain(x.Document, t.Path+".at"))}
		if turn := x.Literal(t.Path + ".arrives_turn"); turn != "" {
			state = tomlfile.Pair{Key: "state", Literal: tomlfile.Quote(presenceNames[due])}
		}
	}
	if row := x.row(list, "id", id); row != "" {
		return row
	}
	n := x.Len(list)
	x.Add(list, n, false, tomlfile.Pair{Key: "id", Literal: tomlfile.Quote(id)}, state)
	return fmt.Sprintf("%s.%d", list, n)
}

// stand puts a unit or leader on a square of a battle that has begun, or off the
// board: to arrive yet, if the battle says when, or for good.
func (x *editor) stand(t *rules.Thing, row, value string) {
	if value != "" {
		x.Set(row+".at", tomlfile.Quote(value))
		x.Cut(row + ".state")
		x.Cut(row + ".due")
		return
	}
	x.Cut(row + ".at")
	if turn := x.Literal(t.Path + ".arrives_turn"); turn != "" {
		x.Set(row+".state", tomlfile.Quote(presenceNames[due]))
		if t.Prop("ability") != nil {
			x.Set(row+".due", turn)
		}
		return
	}
	x.Set(row+".state", tomlfile.Quote(presenceNames[gone]))
	if t.Prop("ability") == nil {
		x.Cut(row + ".marks")
	}
}

// setPosition says where in a battle it stands.
func (x *editor) setPosition(p *rules.Prop, value string) error {
	if err := draft.Set(x.Document, "", p, value); err != nil {
		return err
	}
	switch p.Key {
	case "position.phase":
		x.setPhase(value)
	case "position.activation.leader":
		x.Cut("position.activation.members")
		_, chief := registered(chiefKind, value)
		x.Set("position.activation.intervention", strconv.FormatBool(chief))
	}
	if draft.Plain(x.Document, "position.phase") != phaseNames[turnStart] || p.Key == "position.turn" && value != "0" {
		x.open()
	}
	return nil
}

// setPhase goes on to a phase: in those of an activation somebody is active.
func (x *editor) setPhase(name string) {
	if !phase(slices.Index(phaseNames[:], name)).activation() {
		x.Cut("position.activation")
		return
	}
	if x.Has("position.activation") {
		return
	}
	leader := draft.Plain(x.Document, "forces.commands.0.id")
	x.Set("position.activation.leader", tomlfile.Quote(leader))
	x.Set("position.activation.ap", "3")
}

// open says of a battle that stands before its first turn that this has begun:
// its day and hour.
func (x *editor) open() {
	for _, n := range [...]struct {
		key  string
		more int
	}{{"turn", 1}, {"day", 1}, {"day_turn", 1}, {"day_start", max(x.b.start, x.b.dawn, firstHour)}} {
		path := "position." + n.key
		if x.Literal(path) == "0" {
			x.Set(path, strconv.Itoa(n.more))
		}
	}
}
