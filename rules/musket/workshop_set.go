package musket

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// set gives a thing or the battle a value.
func (x *editor) set(e rules.Edit) error {
	if e.Path == "" {
		return x.setTerm(e)
	}
	t := x.d.Thing(e.Path)
	if t == nil || t.Prop(e.Key) == nil {
		return draft.Unknown(e.Path + "." + e.Key)
	}
	p := t.Prop(e.Key)
	if err := draft.Check(p, e.Value); err != nil {
		return err
	}
	if t.Stock != "" {
		return x.setCounter(t, p, e.Value)
	}
	switch {
	case t.Tool == "formation" && e.Key == "mark":
		x.renameMark(t, e.Value)
	case e.Key == "control":
		x.setControl(t, e.Value)
	case e.Key == "turns":
		x.Set(e.Path+".turns", "["+strings.Join(strings.Fields(e.Value), ", ")+"]")
	default:
		return draft.Set(x.Document, e.Path, p, e.Value)
	}
	return nil
}

// setCounter gives a counter a value, with what follows from it.
func (x *editor) setCounter(t *rules.Thing, p *rules.Prop, value string) error {
	switch p.Key {
	case "hex", "at":
		if value != "" {
			x.station(t, value)
			return nil
		}
	case "turn":
		if value != "0" {
			n, _ := strconv.Atoi(value)
			x.delay(t, n)
			return nil
		}
		x.Cut(t.Path + ".entry")
	case "entry":
		if !x.d.Begun && value != "" {
			x.Cut(t.Path + ".hex")
			if !x.Has(t.Path + ".turn") {
				x.Set(t.Path+".turn", "1")
			}
		}
	case "steps":
		x.Set(t.Path+".steps", value)
		x.fitBack(t, value)
		return nil
	case "back_is":
		x.Set(t.Path+".back_is", tomlfile.Quote(value))
		x.fitSteps(t, value)
		return nil
	case "front.ma", "back.ma":
		if value == "V" {
			value = tomlfile.Quote(value)
		}
		x.Set(t.Path+"."+p.Key, value)
		return nil
	case "id":
		x.rename(t, value)
		return nil
	}
	path := t.Path
	if x.d.Begun && slices.Contains([]string{"at", "place", "box", "marks", "start", "aim", "helps"}, p.Key) {
		path = x.pieceOf(t.Stock)
		if p.Key == "place" && value != placeNames[onMap] {
			x.Cut(path + ".at")
			x.Cut(path + ".aim")
			x.endStates(path)
		}
	}
	return draft.Set(x.Document, path, p, value)
}

// endStates takes the marks off a counter that end with its stay on the map
//
func (x *editor) endStates(path string) {
	for i := x.Len(path+".marks") - 1; i >= 0; i-- {
		if at := fmt.Sprintf("%s.marks.%d", path, i); draft.Plain(x.Document, at) != markNames[0] {
			x.Cut(at)
		}
	}
}

// fitBack and fitSteps keep the steps of a unit and its back in accord: with two
// steps the back is the reduced one.
func (x *editor) fitBack(t *rules.Thing, steps string) {
	was := draft.Plain(x.Document, t.Path+".back_is")
	switch {
	case steps == "2" && was != backNames[backReduced]:
		x.Set(t.Path+".back_is", tomlfile.Quote(backNames[backReduced]))
		x.printBack(t)
	case steps == "1" && was == backNames[backReduced]:
		x.Set(t.Path+".back_is", tomlfile.Quote(backNames[backIneffective]))
	}
}

func (x *editor) fitSteps(t *rules.Thing, back string) {
	steps := "1"
	if back == backNames[backReduced] {
		steps = "2"
	}
	x.Set(t.Path+".steps", steps)
	if back != backNames[backBlank] {
		x.printBack(t)
	}
}

// printBack gives a unit a back like its front if it has none.
func (x *editor) printBack(t *rules.Thing) {
	if front := x.Literal(t.Path + ".front"); !x.Has(t.Path+".back") && strings.HasPrefix(front, "{") {
		x.Set(t.Path+".back", front)
	}
}

// setControl says who controls an objective now: the list of a position has all
// of them or none.
func (x *editor) setControl(t *rules.Thing, army string) {
	n := x.Len("victory.objective")
	now := plains(x.Document, "position.control")
	if len(now) != n {
		now = nil
		for i := range n {
			now = append(now, draft.Plain(x.Document, fmt.Sprintf("victory.objective.%d.held", i)))
		}
	}
	i, _ := strconv.Atoi(t.Path[strings.LastIndexByte(t.Path, '.')+1:])
	now[i] = army
	x.Set("position.control", tomlfile.QuoteAll(now))
}

// setTerm gives the battle a value.
func (x *editor) setTerm(e rules.Edit) error {
	p := (&rules.Kit{Terms: terms(x.d)}).Term(e.Key)
	if p == nil {
		return draft.Unknown(e.Key)
	}
	if err := draft.Check(p, e.Value); err != nil {
		return err
	}
	switch {
	case e.Key == "map.cols" || e.Key == "map.rows":
		n, _ := strconv.Atoi(e.Value)
		cols, rows := x.b.cols, x.b.rows
		if e.Key == "map.cols" {
			cols = n
		} else {
			rows = n
		}
		x.resize(max(cols, 2), max(rows, 2))
		return nil
	case strings.HasSuffix(e.Key, ".army") && strings.HasPrefix(e.Key, "side."):
		x.keepPicture()
		x.renameArmy(p.Value, e.Value)
		return nil
	}
	return draft.Set(x.Document, "", p, e.Value)
}
