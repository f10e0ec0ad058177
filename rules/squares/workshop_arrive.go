package squares

import (
	"strconv"

	"grognard/rules"
	"grognard/rules/draft"
)

// later has something arrive in a turn, out of the box or from the board: it is set up
// where it would enter, and then it waits.
func (x *editor) later(e rules.Edit) (string, error) {
	turn := rules.Edit{Do: rules.EditSet, Path: e.Path, Key: "arrives_turn", Value: strconv.Itoa(e.N)}
	if e.Path != "" {
		return Book{}.Edit(x.d, turn)
	}
	all := stock(x.d)
	for i := range all {
		if all[i].ID != e.Stock {
			continue
		}
		s := all[i].Side
		if s == rules.Chance {
			s = max(e.Side, rules.First)
		}
		q := x.b.nearestEntry(offBoard, s)
		if q == offBoard {
			return "", draft.Unknown("square")
		}
		put := e
		put.N, put.Cells = 0, []rules.Ref{squareRef(q)}
		text, err := Book{}.Edit(x.d, put)
		if err != nil {
			return "", err
		}
		d, err := Book{}.Draft(text)
		if err != nil {
			return "", err
		}
		if t := newcomer(x.d, d, e.Stock); t != nil {
			turn.Path = t.Path
			return Book{}.Edit(d, turn)
		}
		return text, nil
	}
	return "", draft.Unknown(e.Stock)
}

// newcomer is the thing of a line of the box that a draft has and one before it has not.
func newcomer(was, now *rules.Draft, stock string) *rules.Thing {
	there := map[rules.Text]int{}
	for i := range was.Things {
		if was.Things[i].Stock == stock {
			there[was.Things[i].Name]++
		}
	}
	for i := range now.Things {
		t := &now.Things[i]
		if t.Stock != stock {
			continue
		}
		if there[t.Name]--; there[t.Name] < 0 && t.Prop("arrives_turn") != nil {
			return t
		}
	}
	return nil
}
