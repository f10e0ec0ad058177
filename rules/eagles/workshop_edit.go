package eagles

import (
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/plane"
	"grognard/rules/tomlfile"
)

// editor carries out one edit of a draft.
type editor struct {
	*tomlfile.Document
	l *loader
	d *rules.Draft
}

// Edit implements rules.Workshop.
func (Book) Edit(d *rules.Draft, e rules.Edit) (string, error) {
	l, _, err := sketch(d.Text)
	if err != nil {
		return "", err
	}
	return edit(l, d, e)
}

// edit is an edit of a draft that has been read.
func edit(l *loader, d *rules.Draft, e rules.Edit) (string, error) {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return "", err
	}
	x := editor{doc, l, d}
	switch e.Do {
	case rules.EditPaint:
		err = x.lay(e)
	case rules.EditErase:
		err = x.erase(e)
	case rules.EditPut:
		err = x.put(e)
	case rules.EditTake:
		err = x.take(e.Path)
	case rules.EditSet:
		err = x.set(e)
	case rules.EditShape:
		err = x.reshape(e)
	}
	if err != nil {
		return d.Text, err
	}
	return string(x.Text()), nil
}

// vecs are the points of an edit.
func vecs(pts []rules.Point) (all plane.Poly) {
	for _, p := range pts {
		all = append(all, plane.Of(p))
	}
	return all
}

// brief writes a length of so many mils as short as files have it: "12.0", "12.25".
func brief(n int64) string {
	s := strings.TrimRight(inDecimals(n, 3), "0")
	if strings.HasSuffix(s, ".") {
		s += "0"
	}
	return s
}

// degreesOf writes a facing in the same way.
func degreesOf(cents int) string {
	s := strings.TrimRight(inDecimals(int64(plane.Facing(cents)), 2), "0")
	if strings.HasSuffix(s, ".") {
		s += "0"
	}
	return s
}

// pair writes a point, list a list of points.
func pair(p plane.Vec) string { return "[" + brief(p.X) + ", " + brief(p.Y) + "]" }

func list(all plane.Poly) string {
	var s []string
	for _, p := range all {
		s = append(s, pair(p))
	}
	return "[" + strings.Join(s, ", ") + "]"
}

func quote(key, value string) tomlfile.Pair {
	return tomlfile.Pair{Key: key, Literal: tomlfile.Quote(value)}
}

// put lays something new, or moves and turns what is there.
func (x *editor) put(e rules.Edit) error {
	switch {
	case e.Path != "":
		return x.move(e)
	case e.Tool != "":
		return x.lay(e)
	case e.Stock == armyStock:
		return x.enlist(e)
	case strings.HasPrefix(e.Stock, commanderStock+"-"):
		s, ok := sideNamed(strings.TrimPrefix(e.Stock, commanderStock+"-"))
		if !ok || len(e.Pts) == 0 {
			return draft.Unknown(e.Stock)
		}
		x.armies(french)
		x.command(s, plane.Of(e.Pts[0]))
		return nil
	}
	return x.muster(e)
}

// move puts what a path names on another place, and turns it.
func (x *editor) move(e rules.Edit) error {
	t := x.d.Thing(e.Path)
	switch {
	case t == nil:
		return draft.Unknown(e.Path)
	case isCommander(t) && len(e.Pts) > 0:
		x.command(t.Side, plane.Of(e.Pts[0]))
	case t.Stock == groupStock && len(e.Pts) > 0:
		x.Set(t.Path, pair(x.l.b.scenario.clamped(plane.Of(e.Pts[0]))))
	case isCommander(t) || t.Stock == groupStock:
		return draft.Unknown(e.Path)
	case t.Stock != "":
		x.march(t, e)
	case t.Frame != nil:
		to := plane.Of(t.Frame.Middle)
		if len(e.Pts) > 0 {
			to = plane.Of(e.Pts[0])
		}
		return x.shift(t, to, e.N)
	default:
		return draft.Unknown(e.Path)
	}
	return nil
}

// take puts something back into the box.
func (x *editor) take(path string) error {
	t := x.d.Thing(path)
	switch {
	case t == nil:
		return draft.Unknown(path)
	case isCommander(t):
		x.setRow(path, `{ state = "gone" }`)
	case t.Stock == groupStock:
		x.takeGroup(t)
	case t.Stock != "":
		x.disband(t)
	default:
		for _, s := range slices.Backward(t.Shares) {
			x.Cut(s.Path)
		}
		x.Cut(path)
	}
	return nil
}

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
	switch {
	case strings.HasPrefix(e.Key, "called."):
		return x.call(t, p, e.Value)
	case isCommander(t):
		x.setCommander(t, p, e.Value)
	case t.Stock == groupStock:
		x.setMen(t, e.Value)
	case t.Stock != "":
		return x.setBody(t, p, e.Value)
	case isForm(e.Key):
		return x.setForm(t, e.Key, e.Value)
	case strings.HasPrefix(t.Path, "terrain.") && e.Key != "id":
		for _, path := range append([]string{t.Path}, shares(t)...) {
			x.setGround(path, p, e.Value)
		}
	default:
		return draft.Set(x.Document, e.Path, p, e.Value)
	}
	return nil
}

// call gives a thing a name of its own. A Commander may have no table yet.
func (x *editor) call(t *rules.Thing, p *rules.Prop, value string) error {
	bare := isCommander(t) && !x.Has(t.Path)
	if bare && value == "" {
		return nil
	}
	if bare {
		x.Set(t.Path, "{ }")
	}
	err := draft.Set(x.Document, t.Path, p, value)
	if isCommander(t) && strings.Trim(x.Literal(t.Path), "{} ") == "" && strings.HasPrefix(x.Literal(t.Path), "{") {
		x.Cut(t.Path)
	}
	return err
}

// setRow writes a table in a row, in whatever way the file has it now. It keeps its
// own name.
func (x *editor) setRow(path, literal string) {
	called := x.Literal(path + ".called")
	if x.Has(path) && !strings.HasPrefix(x.Literal(path), "{") { // under a header
		x.Cut(path)
	}
	for _, key := range [...]string{"a", "b", "x", "y", "with", "state", "moved"} {
		if !x.Has(path) && x.Has(path+"."+key) {
			x.Cut(path + "." + key)
		}
	}
	x.Set(path, literal)
	if called != "" {
		x.Set(path+".called", called)
	}
}

func shares(t *rules.Thing) (all []string) {
	for _, s := range t.Shares {
		all = append(all, s.Path)
	}
	return all
}

// setGround sets kind or level of a piece of terrain: a hill has a level, and nothing
// else has.
func (x *editor) setGround(path string, p *rules.Prop, value string) {
	literal, _ := draft.Literal(p, value)
	x.Set(path+"."+p.Key, literal)
	switch {
	case p.Key != "kind":
	case value != grounds[hill].name:
		x.Cut(path + ".level")
	case !x.Has(path + ".level"):
		x.Set(path+".level", "1")
	}
}

func (x *editor) setTerm(e rules.Edit) error {
	p := (&rules.Kit{Terms: terms(x.d)}).Term(e.Key)
	if p == nil {
		return draft.Unknown(e.Key)
	}
	if err := draft.Check(p, e.Value); err != nil {
		return err
	}
	switch {
	case e.Key == "battle.home.a":
		k := slices.IndexFunc(edges[:], func(y tableEdge) bool { return y.name == e.Value })
		x.setRow("battle.home", `{ a = `+tomlfile.Quote(e.Value)+`, b = `+tomlfile.Quote(edges[edge(k).opposite()].name)+` }`)
		return nil
	case strings.HasPrefix(e.Key, "army."):
		x.armies(british)
	case e.Key == "position.phase":
		x.begin(e.Value)
		return nil
	}
	return draft.Set(x.Document, "", p, e.Value)
}

// begin has the battle stand in a phase; none: before it.
func (x *editor) begin(phase string) {
	if phase == "" {
		x.Cut("position")
		return
	}
	for _, y := range [...][2]string{{"phase", tomlfile.Quote(phase)}, {"turn", "1"}, {"active", `"a"`}, {"lead", `"a"`}} {
		if path := "position." + y[0]; y[0] == "phase" || !x.Has(path) {
			x.Set(path, y[1])
		}
	}
	if phase == phaseNames[over] && !x.Has("position.ending") {
		x.Set("position.ending", tomlfile.Quote(endings[undecided].name))
	}
}
