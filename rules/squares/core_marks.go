package squares

import "grognard/rules"

// mark is a truth about a thing with its name in position files.
type mark struct {
	name string
	is   *bool
}

func (x *unit) marks() []mark {
	return []mark{{"rear", &x.rear}, {"march", &x.march}, {"garrison", &x.garrison}, {"dry", &x.dry}, {"activated", &x.activated},
		{"appeared", &x.appeared}, {"fired", &x.fired}, {"supplied", &x.supplied}}
}

func (x *leader) marks() []mark {
	return []mark{{"moved", &x.moved}, {"activated", &x.activated}, {"demoralized", &x.demoralized}}
}

func (x *marker) marks() []mark { return []mark{{"proved", &x.proved}, {"active", &x.active}} }

func (x *train) marks() []mark { return []mark{{"laid", &x.laid}, {"working", &x.working}} }

func (p *pace) marks() []mark {
	return []mark{{"stepped", &p.stepped}, {"stopped", &p.stopped}, {"entered", &p.entered}, {"acted", &p.acted}, {"ranked", &p.ranked},
		{"turned", &p.turned}, {"tried", &p.tried}, {"parked", &p.parked}}
}

// marks are the truths about the turn.
func (b *Board) marks() []mark {
	return []mark{{"night", &b.night}, {"begun", &b.begun}, {"covering", &b.undecided},
		{"first-leaves", &b.leaves[0]}, {"second-leaves", &b.leaves[1]},
		{"first-fights", &b.fightsOn[0]}, {"second-fights", &b.fightsOn[1]},
		{"first-intervenes", &b.willing[0]}, {"second-intervenes", &b.willing[1]}}
}

// setMarks reads names of marks.
func setMarks(all []mark, names []string) *rules.FileError {
	for _, name := range names {
		known := false
		for _, m := range all {
			if m.name == name {
				*m.is, known = true, true
			}
		}
		if !known {
			return rules.Fault("ns.fault.mark", "it cannot be marked %q here", name)
		}
	}
	return nil
}

// markNames lists the marks that hold.
func markNames(all []mark) (names []string) {
	for _, m := range all {
		if *m.is {
			names = append(names, m.name)
		}
	}
	return names
}
