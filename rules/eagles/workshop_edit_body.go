package eagles

import (
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/plane"
	"grognard/rules/tomlfile"
)

// table is the battalion of the file that a thing is, with its side and number.
func (x *editor) table(t *rules.Thing) (*battalionTable, int) {
	k := itemOf(t.Path)
	return &x.l.f.Army[t.Side].Battalion[k], k
}

// march puts a battalion on another place and lets it face another way. Its groups
// go with it.
func (x *editor) march(t *rules.Thing, e rules.Edit) {
	y, _ := x.table(t)
	from, known := spotOf(y.X, y.Y)
	to := from
	if len(e.Pts) > 0 {
		to = plane.Of(e.Pts[0])
	}
	was, _ := decimal(y.Facing, 2)
	if !known {
		from = to
	}
	if y.Formation == "" {
		x.Set(t.Path+".formation", `"line"`)
	}
	if y.State == stateNames[waiting] || y.State == stateNames[gone] {
		x.Cut(t.Path + ".state")
	}
	x.Set(t.Path+".x", brief(to.X))
	x.Set(t.Path+".y", brief(to.Y))
	x.Set(t.Path+".facing", degreesOf(e.N))
	for g, p := range turned(pointsIn(y.Groups), from, to, plane.Facing(e.N-int(was))) {
		x.Set(t.Path+".groups."+itoa(g), pair(x.l.b.scenario.clamped(p)))
	}
}

// takeGroup takes a skirmish group away: in a position its men have fallen.
func (x *editor) takeGroup(t *rules.Thing) {
	path := ofBody(t.Path)
	if x.l.f.Position != nil {
		x.setMen(t, "0")
		return
	}
	k := slices.IndexFunc(x.d.Things, func(o rules.Thing) bool { return o.Path == path })
	y, _ := x.table(&x.d.Things[k])
	g := itemOf(t.Path)
	men := max(0, min(menAGroup, y.Skirmishers-menAGroup*g))
	x.Cut(t.Path)
	if x.Len(path+".groups") == 0 {
		x.Cut(path + ".groups")
	}
	if n := y.Skirmishers - men; n > 0 {
		x.Set(path+".skirmishers", itoa(n))
	} else {
		x.Cut(path + ".skirmishers")
	}
	x.forget(path, y.Rankers-y.Skirmishers+men)
}

// forget takes out what a battalion whose body begins with so many Rankers says of
// its losses that no longer fits.
func (x *editor) forget(path string, start int) {
	x.Cut(path + ".men")
	x.Cut(path + ".bases")
	if count(x.Document, path+".left") > start {
		x.Cut(path + ".left")
	}
}

// setMen sets how many men of a group are left.
func (x *editor) setMen(t *rules.Thing, value string) {
	path, g := ofBody(t.Path), itemOf(t.Path)
	k := slices.IndexFunc(x.d.Things, func(o rules.Thing) bool { return o.Path == path })
	y, _ := x.table(&x.d.Things[k])
	var men []string
	for i := range max(len(y.Groups), len(y.Men)) {
		n := max(0, min(menAGroup, y.Skirmishers-menAGroup*i))
		if i < len(y.Men) {
			n = y.Men[i]
		}
		men = append(men, itoa(n))
	}
	men[g] = value
	x.Set(path+".men", "["+strings.Join(men, ", ")+"]")
}

// setCommander says with whom a Commander is, or whether he is in play.
func (x *editor) setCommander(t *rules.Thing, p *rules.Prop, value string) {
	switch {
	case p.Key == "moved":
		_ = draft.Set(x.Document, t.Path, p, value) // it has been looked at
	case p.Key == "state" && value != "":
		x.setRow(t.Path, "{ state = "+tomlfile.Quote(value)+" }")
	case p.Key == "with" && value != "":
		x.setRow(t.Path, "{ with = "+tomlfile.Quote(value)+" }")
	default: // alone: where he is, or at home
		at := x.l.b.homePlace(t.Side, 4*inch)
		if len(t.Pts) > 0 {
			at = plane.Of(t.Pts[0])
		}
		x.setRow(t.Path, placeOf(at))
	}
}

// setBody sets a property of a battalion, and what follows from it.
func (x *editor) setBody(t *rules.Thing, p *rules.Prop, value string) error {
	y, _ := x.table(t)
	if key, ok := strings.CutPrefix(p.Key, "alive."); ok {
		x.setAlive(t.Path, y, key, value)
		return nil
	}
	switch p.Key {
	case "facing":
		x.Set(t.Path+".facing", value+".0")
		return nil
	case "skirmishers":
		return x.detach(t, y, value)
	case "foe":
		x.fight(t, y, value)
		return nil
	}
	if err := draft.Set(x.Document, t.Path, p, value); err != nil {
		return err
	}
	switch p.Key {
	case "left", "rankers":
		x.Cut(t.Path + ".bases")
	case "state":
		if value == stateNames[gone] && y.Men != nil { // nobody of it is left
			x.Set(t.Path+".men", "["+strings.TrimSuffix(strings.Repeat("0, ", len(y.Men)), ", ")+"]")
		}
	}
	if p.Key != "points" {
		x.reckon(t.Side)
	}
	return nil
}

// setMark sets or takes a mark; those that there are not are left out.
func (x *editor) setMark(path string, has []string, name string, on bool) {
	var all []string
	for _, m := range markNames {
		if m == name && on || m != name && slices.Contains(has, m) {
			all = append(all, m)
		}
	}
	if len(all) == 0 {
		x.Cut(path + ".marks")
		return
	}
	x.Set(path+".marks", tomlfile.QuoteAll(all))
}

// setAlive says how many figures of a kind are alive.
func (x *editor) setAlive(path string, y *battalionTable, key, value string) {
	var alive []string
	for f, had := range y.figures() {
		n := had
		if f < len(y.Figures) {
			n = min(max(0, y.Figures[f]), had)
		}
		if alive = append(alive, itoa(n)); figureKeys[f] == key {
			alive[f] = value
		}
	}
	x.Set(path+".figures", "["+strings.Join(alive, ", ")+"]")
}

// detach says how many skirmishers a battalion has put out. They spread before it
// as they do by themselves.
func (x *editor) detach(t *rules.Thing, y *battalionTable, value string) error {
	if err := draft.Set(x.Document, t.Path, t.Prop("skirmishers"), value); err != nil {
		return err
	}
	men := count(x.Document, t.Path+".skirmishers")
	x.forget(t.Path, y.Rankers-men)
	if men == 0 {
		x.Cut(t.Path + ".groups")
		return nil
	}
	x.Set(t.Path+".groups", list(x.screenOf(t, y, men)))
	return nil
}

// screenOf are the places of so many skirmishers before a battalion: legal ones, as
// far as there are some.
func (x *editor) screenOf(t *rules.Thing, y *battalionTable, men int) (all plane.Poly) {
	b := x.l.b.Clone().(*Board)
	i := b.find(t.Side, itemOf(t.Path))
	if i < 0 { // it has a fault: as it would stand
		at, _ := spotOf(y.X, y.Y)
		phi, _ := decimal(y.Facing, 2)
		b.body = append(b.body, battalion{side: t.Side, bought: y.Rankers, light: y.Light, at: b.scenario.clamped(at), phi: plane.Facing(int(phi)),
			column: y.Formation == "column", melee: noMelee})
		i = len(b.body) - 1
	}
	u := &b.body[i]
	u.detach(min(men, 2*maxGroups))
	u.bases = max(1, u.bases)
	u.state = inPlay
	u.stand(u.pose())
	p := placement{b: b, i: i, reach: -1}
	for g := range u.posts {
		p.g, p.from = g, u.at
		at, ok := b.settled(&p, drapes[0])
		if !ok {
			at = b.scenario.clamped(b.draped(&p, drapes[0]))
		}
		u.screen[g].at = at
		p.down |= 1 << uint(g)
		all = append(all, at)
	}
	return all
}

// fight has a battalion stand in melee with another one that it has charged; with
// nobody: no more.
func (x *editor) fight(t *rules.Thing, y *battalionTable, foe string) {
	b := x.l.b
	for _, id := range []string{y.Foe, foe} {
		if i := x.l.body(id); i >= 0 {
			x.part(b.pathOf(i))
			x.part(x.pathOf(b.body[i].foe))
		}
	}
	x.part(t.Path)
	i := x.l.body(foe)
	if foe == "" || i < 0 {
		return
	}
	me := seats[t.Side] + itoa(itemOf(t.Path)+1)
	phi, _ := decimal(y.Facing, 2)
	for _, z := range []struct {
		path, foe, mark string
		has             []string
	}{{t.Path, foe, "charger", y.Marks}, {b.pathOf(i), me, "defends", x.l.f.Army[b.body[i].side].Battalion[b.body[i].no].Marks}} {
		x.Set(z.path+".foe", tomlfile.Quote(z.foe))
		x.Set(z.path+".since", itoa(max(1, b.turn-1)))
		x.Set(z.path+".along", degreesOf(int(phi)))
		x.setMark(z.path, meleeOver(z.has), z.mark, true)
	}
}

func (x *editor) pathOf(i int) string {
	if i < 0 {
		return ""
	}
	return x.l.b.pathOf(i)
}

// part ends the melee of a battalion, as far as it is in one.
func (x *editor) part(path string) {
	if path == "" || !x.Has(path+".foe") && !x.Has(path+".helps") {
		return
	}
	for _, key := range [...]string{"foe", "helps", "since", "along", "behind"} {
		x.Cut(path + "." + key)
	}
	var has []string
	for j := range x.Len(path + ".marks") {
		has = append(has, draft.Plain(x.Document, path+".marks."+itoa(j)))
	}
	x.setMark(path, meleeOver(has), "", false)
}

// meleeOver are marks without those of a melee.
func meleeOver(marks []string) []string {
	return slices.DeleteFunc(slices.Clone(marks), func(m string) bool { return m == "charger" || m == "bonus" || m == "defends" })
}

// disband takes a battalion off the roster. Those behind it move up, and whoever
// names them names them anew.
func (x *editor) disband(t *rules.Thing) {
	b, k := x.l.b, itemOf(t.Path)
	gone := seats[t.Side] + itoa(k+1)
	if draft.Plain(x.Document, "army."+itoa(int(t.Side))+".commander.with") == gone {
		at := b.homePlace(t.Side, 4*inch)
		if len(t.Pts) > 0 {
			at = plane.Of(t.Pts[0])
		}
		x.setRow("army."+itoa(int(t.Side))+".commander", placeOf(b.scenario.clamped(at)))
	}
	for s := range min(2, len(x.l.f.Army)) {
		for n := range x.l.f.Army[s].Battalion {
			if y := &x.l.f.Army[s].Battalion[n]; y.Foe == gone || y.Helps == gone {
				x.part(bodyPath(rules.Side(s), n))
			}
		}
	}
	x.rename(t.Side, k)
	x.Cut(t.Path)
	x.reckon(t.Side)
}

// rename writes the names of those behind the k-th battalion of a side as they are
// without it.
func (x *editor) rename(s rules.Side, k int) {
	anew := func(path string) {
		name := draft.Plain(x.Document, path)
		if n := itemOf("." + strings.TrimPrefix(name, seats[s])); strings.HasPrefix(name, seats[s]) && n > k {
			name = seats[s] + itoa(n-1)
			if n == k+1 {
				name = ""
			}
			x.Set(path, tomlfile.Quote(name))
		}
	}
	anew("army." + itoa(int(s)) + ".commander.with")
	for i := range x.Len("objective") {
		anew("objective." + itoa(i) + ".unit")
	}
	for o := range min(2, len(x.l.f.Army)) {
		for n := range x.l.f.Army[o].Battalion {
			path := bodyPath(rules.Side(o), n)
			anew(path + ".foe")
			anew(path + ".helps")
			if o == int(s) && n > k && x.Has(path+".id") {
				x.Set(path+".id", tomlfile.Quote(seats[s]+itoa(n)))
			}
		}
	}
}
