package squares

import "grognard/rules"

func (w *writer) forces() {
	b := w.b
	w.line("\n[forces]")
	var sides, commands, units, trains []row
	for s := range b.side {
		sides = append(sides, w.sideRow(rules.Side(s)))
	}
	for l := range b.commands {
		x := &b.leaders[l]
		r := row{}
		r.text("id", Book{}.Format(x.ref))
		r.text("side", b.side[x.side].nation)
		r.number("ability", x.ability)
		r.arrival(&x.arrival)
		commands = append(commands, r)
	}
	for u := range b.units {
		units = append(units, w.typeRow(&b.units[u]))
	}
	for kind, of := range [2][]int{b.parks, b.pontoons} {
		for _, l := range of {
			r := row{}
			r.text("command", Book{}.Format(b.leaders[l].ref))
			r.text("kind", trainNames[kind])
			r.square("at", b.parksAt[l])
			trains = append(trains, r)
		}
	}
	w.rows("sides", sides)
	w.rows("commands", commands)
	w.rows("units", units)
	w.rows("trains", trains)
}

func (w *writer) sideRow(s rules.Side) row {
	b, x := w.b, &w.b.side[s]
	r, c := row{}, row{}
	r.text("nation", x.nation)
	r.text("edge", facingNames[x.edge.number()-1])
	r.truth("first", s == rules.First)
	r.number("fog_markers", x.markers)
	chief := &b.leaders[x.chief]
	if b.isCommand(x.chief) {
		c.text("own_command", Book{}.Format(chief.ref))
	} else {
		c.text("id", Book{}.Format(chief.ref))
		c.number("ability", chief.ability)
		c.arrival(&chief.arrival)
	}
	r.table("cinc", c)
	return r
}

func (w *writer) typeRow(k *unitType) row {
	r := row{}
	r.text("id", Book{}.Format(k.ref))
	r.text("command", Book{}.Format(w.b.leaders[k.command].ref))
	r.text("kind", kindNames[k.kind])
	if k.foot() {
		order := "massed"
		if k.linear {
			order = "linear"
			r.text("facing", facingNames[k.facing.number()-1])
		}
		r.text("order", order)
		if k.rear {
			r.text("rank", "rear")
		}
		r.number("skirmish", k.skirmish)
	} else {
		r.text("weight", weightNames[k.weight])
	}
	if k.kind == artillery {
		mobility := "foot"
		if k.horse {
			mobility = "horse"
		}
		r.text("mobility", mobility)
	}
	r.truth("light", k.light)
	r.truth("lancer", k.lancer)
	r.truth("cuirass", k.cuirass)
	traits := []mark{{"elite", &k.elite}, {"veteran", &k.veteran}, {"recruit", &k.recruit}, {"irregular", &k.irregular}}
	r.names("cls", markNames(traits))
	r.truth("garrison", k.garrison)
	r.arrival(&k.arrival)
	return r
}
