package blocks

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
)

// Empty is a board without blocks.
const Empty = "blocks\nturn 1 first\n"

// Blanks implements rules.Workshop.
func (Book) Blanks() []rules.Blank { return []rules.Blank{{Key: "board", Text: Empty}} }

// Draft implements rules.Workshop: each line that names a block, a flag or a wood
// is a thing.
func (k Book) Draft(text string) (*rules.Draft, error) {
	b, found, err := load(text)
	if err != nil {
		return nil, err
	}
	d := &rules.Draft{Text: text, Board: b, Begun: b.Mixed}
	for i, line := range strings.Split(text, "\n") {
		if t, ok := k.thing(i, strings.Fields(line)); ok {
			d.Things = append(d.Things, t)
		}
	}
	for _, err := range found {
		f := rules.Flaw{Err: err, Path: err.Path}
		if t := d.Thing(err.Path); t != nil {
			f.Thing, f.Cells = t.Path, t.Cells
		}
		d.Flaws = append(d.Flaws, f)
	}
	return d, nil
}

// Fixes implements rules.Workshop: a line that is wrong can be taken out.
func (k Book) Fixes(d *rules.Draft, f *rules.Flaw) []rules.Fix {
	if f.Path == "" {
		return nil
	}
	return draft.Mending(k, d, f, []rules.Fix{{Text: rules.Text{Key: "workshop.fix.take"}, Edits: []rules.Edit{{Do: rules.EditTake, Path: f.Path}}}})
}

// thing is what a line names.
func (k Book) thing(line int, w []string) (t rules.Thing, ok bool) {
	t = rules.Thing{Path: path(line), Side: rules.Chance}
	at := ""
	switch {
	case len(w) == 2 && w[0] == "wood":
		t.Tool, at = "wood", w[1]
	case len(w) == 3 && w[0] == "flag":
		t.Tool, at = "flag", w[2]
		t.Side = rules.Side(slices.Index(sides[:], w[1]))
	case len(w) >= 4 && w[0] == "block":
		t.Stock, at = w[1], w[2]
		if r, err := parse(w[1], blockKind); err == nil {
			n := kinds[r.N()%each].steps
			t.Ref, t.Side, t.Name = r, side(r.N()), rules.Text{Key: k.Word(r)}
			t.Props = []rules.Prop{{Key: "at", Value: at, Word: "workshop.prop.at", Kind: rules.PropCell},
				{Key: "steps", Value: w[3], Word: "blk.prop.steps", Kind: rules.PropNumber, Low: 1, High: n, Rule: "BLK-6", Strength: 1}}
		}
	default:
		return t, false
	}
	if r, err := parse(at, cellKind); err == nil {
		t.Cells = []rules.Ref{r}
	}
	return t, true
}

// Kit implements rules.Workshop.
func (k Book) Kit(d *rules.Draft) *rules.Kit {
	kit := &rules.Kit{
		Tools: []rules.Tool{
			{Key: "open", Layer: "ground", Plain: true, Name: rules.Text{Key: "ground.open"}, About: say("tool.open", 0, 0), Sample: sample(rules.GroundOpen)},
			{Key: "wood", Layer: "ground", Thing: true, Name: rules.Text{Key: "ground.woods"}, About: say("tool.wood", 0, 0), Sample: sample(rules.GroundWoods), Rule: "BLK-2"},
			{Key: "flag", Emblem: rules.EmblemObjective, Stroke: rules.StrokeSpot, Thing: true, Name: say("tool.flag", 0, 0), About: say("tool.flag.about", 0, 0), Rule: "BLK-2"},
		},
		Terms: []rules.Prop{{Key: "turn", Value: strconv.Itoa(d.Board.(*Board).Turn), Word: "blk.prop.turn", Group: "time", Kind: rules.PropNumber, Low: 1, High: last},
			{Key: "first", Value: sides[d.Board.(*Board).Active], Word: "blk.prop.first", Group: "sides", Kind: rules.PropChoice, Values: sides[:]}},
	}
	for n := range 2 * each {
		x := kinds[n%each]
		s := rules.Stock{ID: k.Format(block(n)), Name: rules.Text{Key: k.Word(block(n))}, Side: side(n), Left: 1, Group: []rules.Text{{Key: "nation." + nations[n/each]}},
			Piece: rules.Piece{Side: side(n), Nation: nations[n/each], Face: x.face, N: x.steps, Of: x.steps}}
		if slices.ContainsFunc(d.Things, func(t rules.Thing) bool { return t.Stock == s.ID }) {
			s.Left = 0
		}
		kit.Stock = append(kit.Stock, s)
	}
	return kit
}

func sample(g rules.Ground) *rules.Map {
	return &rules.Map{ID: "blocks", Shape: rules.Hexes, Cols: 1, Rows: 1, Cells: []rules.Cell{{Ref: cell(0), Ground: g}}}
}

// Edit implements rules.Workshop.
func (k Book) Edit(d *rules.Draft, e rules.Edit) (string, error) {
	lines := strings.Split(d.Text, "\n")
	at, cells, err := e.Path, "", error(nil)
	if len(e.Cells) > 0 {
		cells = k.Format(e.Cells[0])
	}
	t := d.Thing(at)
	switch {
	case (e.Do == rules.EditPaint || e.Do == rules.EditErase) && (e.Tool == "wood" || e.Tool == "open"):
		lines = slices.DeleteFunc(lines, func(line string) bool {
			w := strings.Fields(line)
			return len(w) == 2 && w[0] == "wood" && slices.ContainsFunc(e.Cells, func(r rules.Ref) bool { return k.Format(r) == w[1] })
		})
		for _, r := range e.Cells {
			if e.Do == rules.EditPaint && e.Tool == "wood" {
				lines = add(lines, "wood "+k.Format(r))
			}
		}
	case e.Do == rules.EditPut && t != nil && t.Prop("at") != nil && cells != "":
		err = change(lines, t, 2, cells)
	case e.Do == rules.EditPut && at == "" && e.Tool == "flag" && e.Side >= 0 && cells != "":
		lines = add(lines, "flag "+sides[e.Side]+" "+cells)
	case e.Do == rules.EditPut && at == "" && e.Stock != "" && cells != "":
		r, bad := parse(e.Stock, blockKind)
		if bad != nil {
			return "", rules.Fault("blk.fault.line", "%v", bad)
		}
		lines = add(lines, fmt.Sprintf("block %s %s %d", e.Stock, cells, kinds[r.N()%each].steps))
	case e.Do == rules.EditTake && strings.HasPrefix(at, "line."):
		n, _ := strconv.Atoi(strings.TrimPrefix(at, "line."))
		if n < 1 || n >= len(lines) {
			return "", rules.Fault("fault.draft.unknown", "there is no %q to edit", at)
		}
		lines = slices.Delete(lines, n, n+1)
	case e.Do == rules.EditSet && t != nil && t.Prop(e.Key) != nil && len(strings.Fields(e.Value)) == 1:
		err = change(lines, t, map[string]int{"at": 2, "steps": 3}[e.Key], e.Value)
	case e.Do == rules.EditSet && at == "" && (e.Key == "turn" || e.Key == "first"):
		b := d.Board.(*Board)
		turn, active := strconv.Itoa(b.Turn), sides[b.Active]
		if e.Key == "turn" {
			turn = e.Value
		} else {
			active = e.Value
		}
		lines = slices.DeleteFunc(lines, func(line string) bool { return strings.HasPrefix(line, "turn ") })
		lines = slices.Insert(lines, 1, "turn "+turn+" "+active)
	default:
		err = rules.Fault("fault.draft.unknown", "there is no %q to edit", at+e.Tool+e.Stock+e.Key)
	}
	return strings.Join(lines, "\n"), err
}

// change writes another word of a thing's line.
func change(lines []string, t *rules.Thing, word int, value string) error {
	n, _ := strconv.Atoi(strings.TrimPrefix(t.Path, "line."))
	w := strings.Fields(lines[n])
	w[word] = value
	lines[n] = strings.Join(w, " ")
	return nil
}

// add writes a line behind all others that say something.
func add(lines []string, line string) []string {
	n := len(lines)
	for n > 1 && strings.TrimSpace(lines[n-1]) == "" {
		n--
	}
	return slices.Insert(lines, n, line)
}

// Adopt implements rules.Workshop: a file has no words to keep.
func (k Book) Adopt(_ string, b rules.Board) string { return string(k.Save(b)) }

// Stage implements rules.Workshop. The side of the attacker is to move.
func (k Book) Stage(rb rules.Board, who []rules.Ref, at rules.Ref) []rules.Staged {
	b := rb.Clone().(*Board)
	if len(who) != 1 || who[0].Kind() != blockKind || b.Blocks[who[0].N()].Steps == 0 {
		return nil
	}
	b.Mixed, b.Active = true, side(who[0].N())
	for n := range b.Blocks {
		if x := &b.Blocks[n]; x.Steps > 0 && x.Back == 0 {
			x.Back = n%each + 1
		}
		b.Blocks[n].Shown = true
	}
	for s := range b.Flags {
		if homes := b.homes(rules.Side(s)); b.Flags[s] < 0 && len(homes) > 0 {
			b.Flags[s] = homes[0].N()
		}
	}
	p, _, err := rules.Begin(k, b)
	if err != nil || p.Request() == nil || p.Request().Kind != "patrol" {
		return nil
	}
	if p, _, err = p.Play(rules.Answer{By: b.Active, Option: rules.Option{Do: "pass"}}); err != nil || p.Request() == nil {
		return nil
	}
	for _, o := range p.Request().Options {
		if o.Do == "attack" && o.Who == who[0] && (o.At == at || at.Kind() == cellKind && b.Blocks[max(0, b.behind(b.Active, o.At))].Cell == at.N()) {
			return []rules.Staged{{P: p, First: []rules.Option{o}, Text: say("do.attack", 0, 0)}}
		}
	}
	return nil
}
