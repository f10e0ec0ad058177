package shoptest

import (
	"slices"
	"strconv"
	"strings"

	"grognard/render/table/words"
	"grognard/rules"
)

// Exercise sets a value in every way that its row has, by mouse and by keyboard, and checks
// the edit that comes of each. Each is taken back.
func (d *Bench) Exercise(region, path string, p rules.Prop) {
	d.T.Helper()
	k := drill{d, region, path, p}
	switch p.Kind {
	case rules.PropFlag:
		k.click("", strconv.FormatBool(p.Value != "true"))
	case rules.PropNumber:
		k.number()
	case rules.PropClock:
		k.click(".more", "")
		k.typed("6.05", "6:05")
	case rules.PropChoice:
		k.choice()
	case rules.PropSome:
		k.some()
	case rules.PropList:
		k.click(".more", "")
		k.click(".1", "")
	case rules.PropWords:
		k.typed("Quatre Bras", "Quatre Bras")
	case rules.PropCells, rules.PropCell:
		k.cells()
	}
}

type drill struct {
	*Bench
	region, path string
	p            rules.Prop
}

// want checks that one step was wanted, the edit of this value, and takes it back.
func (k *drill) want(how, value string) {
	k.T.Helper()
	name := k.path + " " + k.p.Key
	all := k.Edits()
	if len(k.Acts) != 1 || len(all) != 1 {
		k.T.Errorf("%s: %s comes to %+v", name, how, k.Acts)
	} else if e := all[0]; e.Do != rules.EditSet || e.Path != k.path || e.Key != k.p.Key || value != "" && e.Value != value || e.Value == k.p.Value {
		k.T.Errorf("%s: %s comes to %+v, want %q", name, how, e, value)
	}
	k.restore()
}

func (k *drill) restore() {
	paths := slices.Clone(k.State.Selected())
	for k.State.Undo() {
	}
	if k.path != "" {
		paths = []string{k.path}
	}
	k.State.Do(selects(paths))
	k.Forget()
	k.Settle()
}

func (k *drill) click(part, value string) {
	k.T.Helper()
	k.Forget()
	k.Click(k.region + part)
	k.want("a click on "+part, value)
}

// typed types into the field: nothing is wanted before Enter.
func (k *drill) typed(text, value string) {
	k.T.Helper()
	k.Forget()
	k.Click(k.region)
	k.In.Held.Ctrl = true
	k.Key("A")
	k.In.Held.Ctrl = false
	for _, ch := range text {
		k.Typed(string(ch))
	}
	if len(k.Acts) > 0 {
		k.T.Errorf("%s: while it is typed: %+v", k.region, k.Acts)
	}
	k.Key("Enter")
	k.want("typing "+text, value)
}

func (k *drill) number() {
	k.T.Helper()
	n, _ := strconv.Atoi(k.p.Value)
	step, high := max(1, k.p.Step, k.p.Parts), words.Parts(k.p.High, max(1, k.p.Parts))
	if n+step <= k.p.High {
		k.click(".more", strconv.Itoa(n+step))
	}
	if n-step >= k.p.Low {
		k.click(".less", strconv.Itoa(n-step))
	}
	if n != k.p.High {
		k.typed(high, strconv.Itoa(k.p.High))
	}
	if n != k.p.High && !k.p.Facing { // more than there can be
		k.typed("99999", strconv.Itoa(k.p.High))
	}
}

// value is the name of the region of a value.
func value(v string) string {
	if v == "" {
		return ".none"
	}
	return "." + v
}

func (k *drill) choice() {
	k.T.Helper()
	other := slices.IndexFunc(k.p.Values, func(v string) bool { return v != k.p.Value })
	if other < 0 {
		return
	}
	v := k.p.Values[other]
	if k.Has(k.region + value(v)) {
		k.click(value(v), v)
		return
	}
	k.Forget()
	k.Click(k.region)
	at := max(0, slices.Index(k.p.Values, k.p.Value))
	if at+1 < len(k.p.Values) {
		k.Key("Down", "Enter")
		k.want("the list", k.p.Values[at+1])
		return
	}
	k.Key("Up", "Enter")
	k.want("the list", k.p.Values[at-1])
}

func (k *drill) some() {
	k.T.Helper()
	v := k.p.Values[0]
	has := strings.Fields(k.p.Value)
	want := []string{}
	for _, x := range k.p.Values {
		if slices.Contains(has, x) != (x == v) {
			want = append(want, x)
		}
	}
	if !k.Has(k.region + value(v)) {
		k.Forget()
		k.Click(k.region)
		k.Key("Enter", "Escape")
		k.want("the list", strings.Join(want, " "))
		return
	}
	k.click(value(v), strings.Join(want, " "))
}

func (k *drill) cells() {
	k.T.Helper()
	k.Forget()
	k.Click(k.region + ".map")
	if a := k.State.Asked; a == nil || a.Path != k.path || a.Key != k.p.Key || a.One != (k.p.Kind == rules.PropCell) {
		k.T.Errorf("%s: asked is %+v", k.region, k.State.Asked)
	}
	k.State.Asked = nil
	cell := k.State.View().Map.Cells[0].Ref
	name := k.State.Open.Book().Format(cell)
	if name == k.p.Value {
		name = k.State.Open.Book().Format(k.State.View().Map.Cells[1].Ref)
	}
	k.typed(name, name)
}
