package eagles

import (
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/plane"
)

func itoa(n int) string { return strconv.Itoa(n) }

// CheckArmy reads an army file, see ReadArmy, and reports the first fault by
// the rules of part 2, and what the army costs.
func CheckArmy(data []byte) (points int, err error) {
	n, err := Book{}.ReadArmy(data)
	return n.Points, err
}

// bodyPath is where a file has the battalion with a number in the roster of a
// side.
func bodyPath(s rules.Side, no int) string {
	return "army." + itoa(int(s)) + ".battalion." + itoa(no)
}

// pathOf is where the file has a battalion of the board.
func (b *Board) pathOf(i int) string { return bodyPath(b.body[i].side, b.body[i].no) }

// readArmies reads the two armies, or leaves them to be built.
func (l *loader) readArmies() error {
	if l.drop {
		return nil
	}
	if len(l.f.Army) != 2 {
		if err := l.Past(l.Fault("army", "me.fault.army.two", "it takes two armies, not %d: give each side a nation", len(l.f.Army))); err != nil {
			return err
		}
	}
	err := l.Each(min(2, len(l.f.Army)), func(i int) error {
		s, ok := sideNamed(l.f.Army[i].Side)
		if !ok || s != rules.Side(i) {
			err := l.Fault("army."+itoa(i)+".side", "me.fault.army.side", "the armies are out of order: this one is of side %q, but first comes a, then b", l.f.Army[i].Side)
			if err := l.Past(err); err != nil {
				return err
			}
		}
		return l.readArmy(i, rules.Side(i))
	})
	if err != nil {
		return err
	}
	return l.readBonds()
}

// readArmy reads one army and holds it against its limits (2.3).
func (l *loader) readArmy(i int, s rules.Side) error {
	x, at := &l.f.Army[i], "army."+itoa(i)
	if x.Nation == "" && l.f.Position != nil && len(x.Battalion) == 0 {
		return nil // not chosen yet
	}
	return l.Parts(func() error { return l.readNation(x, at, s) }, func() error {
		return l.Each(min(len(x.Battalion), maxRoster), func(k int) error {
			return l.readBattalion(s, k, &x.Battalion[k], at+".battalion."+itoa(k))
		})
	}, func() error { return l.reckonArmy(x, at, s) }, func() error { return l.readCommander(s, &x.Commander, at+".commander") })
}

// readNation reads whose army it is, and looks at how many battalions it has.
func (l *loader) readNation(x *armyTable, at string, s rules.Side) error {
	n := slices.Index(nations, x.Nation)
	l.b.army[s].nation = nation(max(0, n))
	switch {
	case n < 0:
		return l.Fault(at+".nation", "me.fault.nation", "there is no nation %q", x.Nation)
	case len(x.Battalion) == 0 && !l.b.rules.build:
		return l.Fault(at, "me.fault.army.empty", "the army of %s has no battalions: put some on the table", saidArmy(x))
	case len(x.Battalion) > maxRoster:
		return l.Fault(at, "me.fault.army.many", "the army of %s has %d battalions; it can have %d", saidArmy(x), len(x.Battalion), maxRoster)
	}
	return nil
}

// saidArmy is an army as faults name it, by its nation: an army file has no sides.
func saidArmy(x *armyTable) rules.Said {
	return rules.Said{ID: x.Nation, Key: "nation." + x.Nation}
}

// readOwn reads what the file calls armies, Commanders, battalions and objectives of
// its own. Where players put the armies together, battalions have no such names.
func (l *loader) readOwn() error {
	err := l.Each(min(2, len(l.f.Army)), func(i int) error { return l.readOwnArmy(rules.Side(i)) })
	if err != nil {
		return err
	}
	err = l.Each(len(l.goals), func(k int) error {
		i := l.goals[k]
		return l.Call("objective."+itoa(i), l.f.Objective[i].Called, l.b.scenario.objectiveRef(k))
	})
	l.b.scenario.own = l.Own()
	return err
}

func (l *loader) readOwnArmy(s rules.Side) error {
	x, at := &l.f.Army[s], "army."+itoa(int(s))
	return l.Parts(
		func() error { return l.Call(at, x.Called, rules.SideRef(s)) },
		func() error {
			if l.b.army[s].nation == noNation || l.b.rules.build {
				return nil
			}
			return l.Call(at+".commander", x.Commander.Called, l.b.commanderRef(s))
		},
		func() error {
			return l.Each(len(x.Battalion), func(no int) error {
				if i := l.b.find(s, no); i >= 0 && !l.b.rules.build {
					return l.Call(bodyPath(s, no), x.Battalion[no].Called, l.b.unitRef(i))
				}
				return nil
			})
		})
}

// reckonArmy holds what an army costs against what it may and should.
func (l *loader) reckonArmy(x *armyTable, at string, s rules.Side) error {
	spent := l.b.spent(s)
	switch {
	case spent > l.b.scenario.points:
		return l.Fault(at, "me.fault.army.points", "the army of %s costs %d points, but only %d may be spent: take something away, or raise the points", saidArmy(x), spent, l.b.scenario.points)
	case x.Points != 0 && x.Points != spent && l.whole(x, s):
		return l.Fault(at+".points", "me.fault.army.sum", "the army of %s costs %d points, not %d", saidArmy(x), spent, x.Points)
	}
	return nil
}

// whole reports whether all battalions of an army could be read.
func (l *loader) whole(x *armyTable, s rules.Side) bool {
	from, to := l.b.roster(s)
	return to-from == len(x.Battalion)
}

// readBattalion reads one battalion as bought (part 2).
func (l *loader) readBattalion(s rules.Side, no int, x *battalionTable, at string) error {
	u := battalion{side: s, no: no, nation: l.b.army[s].nation, light: x.Light, rifles: x.Rifles, bought: x.Rankers, melee: noMelee}
	if id := sideLetters[s:s+1] + itoa(no+1); x.ID != "" && x.ID != id {
		return l.Fault(at+".id", "me.fault.id", "in the file this battalion is %s, not %q", rules.Said{ID: id}, x.ID)
	}
	if x.Nation != "" {
		n := slices.Index(nations, x.Nation)
		if n < 0 {
			return l.Fault(at+".nation", "me.fault.nation", "there is no nation %q", x.Nation)
		}
		u.nation = nation(n)
	}
	n := slices.Index(unitNames, x.Name)
	if n < 0 {
		return l.Fault(at+".name", "me.fault.name", "no battalion of the box is called %q", x.Name)
	}
	u.name = uint8(n)
	g := slices.IndexFunc(grades[:], func(y quality) bool { return y.name == x.Grade })
	if g < 0 {
		return l.Fault(at+".grade", "me.fault.grade", "there is no grade %q", x.Grade)
	}
	u.grade = grade(g)
	u.had = x.figures()
	u.has = u.had
	if err := l.checkBought(&u, x, at); err != nil {
		return err
	}
	u.detach(x.Skirmishers)
	if err := l.readPlace(&u, x, at); err != nil {
		return err
	}
	l.b.body = append(l.b.body, u)
	return nil
}

// checkBought holds a battalion against the limits of 2.3.
func (l *loader) checkBought(u *battalion, x *battalionTable, at string) error {
	if u.bought < leastRankers || u.bought > mostRankers || u.bought%rankersStep != 0 { // ME-4.3
		return l.Fault(at+".rankers", "me.fault.rankers", "a battalion has %d to %d Rankers in steps of four", leastRankers, mostRankers)
	}
	for f, k := range u.had {
		if k < 0 || k > figureTable[f].most { // ME-8.2, ME-8.6, ME-8.9, ME-8.12
			return l.Fault(at+"."+figureKeys[f], "me.fault.figures", "a battalion has 0 to %d of these figures (%s), not %d", figureTable[f].most, rules.Said{ID: figureKeys[f], Key: "me.prop." + figureKeys[f]}, k)
		}
	}
	switch {
	case u.light && u.grade != veteran: // ME-20.2
		return l.Fault(at+".light", "me.fault.light.grade", "only a Veteran battalion may be light")
	case u.light && u.bought > mostLight: // ME-20.3
		return l.Fault(at+".rankers", "me.fault.light.size", "a light battalion has at most %d Rankers", mostLight)
	case u.light && l.b.lightOf(u.side) >= 0: // ME-20.1
		return l.Fault(at+".light", "me.fault.light.two", "an army has at most one light battalion: make another of them line infantry")
	case u.rifles && (!u.light || u.nation != british): // ME-20.7
		return l.Fault(at+".rifles", "me.fault.rifles", "only British light infantry carries rifles")
	case x.Skirmishers < 0 || x.Skirmishers > mostSkirmishers(u.bought, u.light): // ME-19.1, ME-20.4
		return l.Fault(at+".skirmishers", "me.fault.skirmishers", "this battalion detaches 0 to %d skirmishers, not %d",
			mostSkirmishers(u.bought, u.light), x.Skirmishers)
	case x.Points != 0 && x.Points != u.cost(): // it is there all the same
		return l.Past(l.Fault(at+".points", "me.fault.battalion.sum", "it costs %d points, not %d", u.cost(), x.Points))
	}
	return nil
}

// readPlace reads where a battalion stands. In a free deployment it waits, its
// skirmishers not yet told off.
func (l *loader) readPlace(u *battalion, x *battalionTable, at string) error {
	if l.b.rules.free && l.f.Position == nil || x.State == "waiting" {
		u.detach(0)
		return nil
	}
	if err := l.readFate(u, x, at); err != nil || u.state == gone {
		return err
	}
	u.state = inPlay
	if u.column = x.Formation == "column"; !u.column && x.Formation != "line" {
		return l.Fault(at+".formation", "me.fault.formation", "the formation is %q, neither line nor column", x.Formation)
	}
	cx, err := l.mils(at+".x", x.X)
	if err != nil {
		return err
	}
	cy, err := l.mils(at+".y", x.Y)
	if err != nil {
		return err
	}
	phi, ok := decimal(x.Facing, 2)
	if !ok || phi < 0 || phi >= 36000 {
		return l.Fault(at+".facing", "me.fault.facing", "the facing must be 0 to 359.99 degrees with at most two places")
	}
	w, d := size(u.bases, u.column)
	u.stand(plane.Pose{C: vec(cx, cy), Phi: int(phi), W: w, D: d})
	if !l.b.scenario.onTable(u.quad.Poly()) {
		err := l.Fault(at+".x", "me.fault.off", "it does not stand on the table")
		if !l.b.scenario.discOnTable(u.at, 0) {
			return err
		}
		if err := l.Past(err); err != nil { // it stands there with one foot
			return err
		}
	}
	return l.readGroups(u, x, at)
}

// readGroups reads the places of the skirmish groups.
func (l *loader) readGroups(u *battalion, x *battalionTable, at string) error {
	if len(x.Groups) != u.posts {
		return l.Fault(at+".groups", "me.fault.groups", "%d skirmishers make %d groups", x.Skirmishers, u.posts)
	}
	for g, p := range x.Groups {
		if u.screen[g].men == 0 {
			continue
		}
		list, err := l.points(at+".groups", [][]any{p})
		if err != nil {
			return err
		}
		u.screen[g].at = list[0]
	}
	return nil
}

// readCommander reads where a Commander is.
func (l *loader) readCommander(s rules.Side, x *commanderTable, at string) error {
	c := l.b.cmdOf(s)
	c.moved = x.Moved
	switch {
	case x.State == "gone":
		c.state = gone
		return nil
	case x.State == "waiting" || l.b.rules.free && l.f.Position == nil:
		return nil
	case x.State != "":
		return l.Fault(at+".state", "me.fault.state", "%q does not say where it is: waiting, here or gone", x.State)
	}
	if x.With != "" {
		with := l.body(x.With)
		if strings.HasPrefix(x.With, sideName(s)) && l.lost(x.With) {
			return nil
		}
		if with < 0 || l.b.body[with].side != s {
			return l.Fault(at+".with", "me.fault.body", "%q is not a battalion of this army", rules.Said{ID: x.With})
		}
		c.state, c.with = inPlay, with
		return nil
	}
	list, err := l.points(at, [][]any{{x.X, x.Y}})
	if err != nil {
		return err
	}
	c.state, c.at = inPlay, list[0]
	if !l.b.scenario.discOnTable(c.at, cmdRadius) {
		return l.Fault(at, "me.fault.outside", "the point lies off the table")
	}
	return nil
}

// lost reports whether the file has a battalion of a name, of an army that has been
// read, that was left out: its own fault is known.
func (l *loader) lost(id string) bool {
	if len(id) < 2 || l.body(id) >= 0 {
		return false
	}
	s, ok := sideNamed(id[:1])
	n, err := strconv.Atoi(id[1:])
	return ok && err == nil && int(s) < len(l.f.Army) && n > 0 && n <= len(l.f.Army[s].Battalion)
}

// body finds a battalion by side and number, or -1.
func (l *loader) body(id string) int {
	if len(id) < 2 {
		return -1
	}
	s, ok := sideNamed(id[:1])
	n, err := strconv.Atoi(id[1:])
	if !ok || err != nil {
		return -1
	}
	return l.b.find(s, n-1)
}
