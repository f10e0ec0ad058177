package squares

import (
	"grognard/rules"
)

var seatNames = [2]string{"first", "second"}

// position writes where the game stands.
func (w *writer) position() {
	b := w.b
	var on []string
	for _, s := range ruleTable.Rows {
		if ruleTable.Value(&b.opt, s.Key) == "on" {
			on = append(on, s.Key)
		}
	}
	w.line("\n[position]\non = %s\nphase = %q\nturn = %d\nday = %d\nday_turn = %d\nday_start = %d\ndawn = %d\ndusk = %d", list(on),
		phaseNames[b.phase], b.turn, b.day, b.dayTurn, max(b.dayStart, 0), b.dawn, b.dusk)
	w.line("weather = %q\nstate = %s\nactive = %q\nnamer = %q", weatherWords[b.weather], list(markNames(b.marks())),
		seatNames[max(b.active, 0)], seatNames[b.namer])
	w.line("pool = [%d, %d, %d]\nnamed = %s\nhelped = %s", b.pool[1], b.pool[2], b.pool[3], list(w.generals(b.named)), list(w.generals(b.helped)))
	held := make([]string, len(b.objectives))
	for i := range held {
		if b.held[i] != rules.Chance {
			held[i] = b.side[b.held[i]].nation
		}
	}
	w.line("held = %s\nhemmed = %s\nplaced = %s", list(held), list(w.ids(b.hemmed)), list(w.ids(b.placed)))
	if b.phase == gameOver {
		w.line("ending = %q", endings[b.ending].name)
		if b.winner != rules.Chance {
			w.line("winner = %q", seatNames[b.winner])
		}
	}
	w.states()
	w.markers()
	if b.phase.activation() {
		w.line("\n[position.activation]\nleader = %q\nintervention = %t\nap = %d\nmembers = %s", Book{}.Format(b.leaders[b.act.leader].ref),
			b.act.intervention, b.act.ap, list(w.ids(b.act.members)))
	}
}

// generals writes a pair of generals, "" for nobody.
func (w *writer) generals(pair [2]int8) []string {
	all := make([]string, 2)
	for i, l := range pair {
		if l >= 0 {
			all[i] = Book{}.Format(w.b.leaders[l].ref)
		}
	}
	return all
}

func (w *writer) ids(set unitSet) (all []string) {
	for ; set != 0; set = set.rest() {
		all = append(all, Book{}.Format(w.b.unitRef(set.first())))
	}
	return all
}

// presence writes a state; present goes without saying.
func (r *row) presence(p presence) {
	if p != present {
		r.text("state", presenceNames[p])
	}
}

// states writes units, leaders and trains.
func (w *writer) states() {
	b := w.b
	var units, leaders, trains []row
	for u := range b.units {
		x := &b.unit[u]
		r := row{}
		r.text("id", Book{}.Format(b.unitRef(u)))
		r.square("at", x.at)
		r.presence(x.state)
		r.number("hits", int(x.hits))
		if b.units[u].linear {
			r.text("facing", facingNames[x.facing.number()-1])
		}
		r.names("marks", markNames(x.marks()))
		r.square("closed", x.closed)
		r.number("shots", int(x.shots))
		r.pace(&x.pace)
		units = append(units, r)
	}
	for l := range b.leaders {
		x := &b.leader[l]
		r := row{}
		r.text("id", Book{}.Format(b.leaders[l].ref))
		r.square("at", x.at)
		r.presence(x.state)
		r.number("due", x.due)
		r.names("marks", markNames(x.marks()))
		leaders = append(leaders, r)
	}
	for kind := range b.train {
		for l := range b.commands {
			x := &b.train[kind][l]
			if *x == (train{at: offBoard, state: gone, bridge: offBoard}) {
				continue
			}
			r := row{}
			r.text("id", Book{}.Format(b.trainRef(l, kind == pontoonTrain)))
			r.square("at", x.at)
			r.presence(x.state)
			r.square("bridge", x.bridge)
			r.names("marks", markNames(x.marks()))
			r.pace(&x.pace)
			trains = append(trains, r)
		}
	}
	w.rows("units", units)
	w.rows("leaders", leaders)
	w.rows("trains", trains)
}

// markers writes the markers that stand.
func (w *writer) markers() {
	b := w.b
	var all []row
	for s := range b.marker {
		for k := range b.marker[s] {
			x := &b.marker[s][k]
			if !x.standing() {
				continue
			}
			r := row{}
			r.text("id", Book{}.Format(markerRef(rules.Side(s), k)))
			r.square("at", x.at)
			r.text("general", Book{}.Format(b.leaders[x.general].ref))
			r.names("units", w.ids(x.units))
			if x.dummy {
				r.text("pretends", pretenceNames[x.pretends])
			}
			r.number("hits", int(x.hits))
			r.names("marks", markNames(x.marks()))
			r.pace(&x.pace)
			all = append(all, r)
		}
	}
	w.rows("markers", all)
}
