package squares

import (
	"grognard/rules"
)

var seatNames = [2]string{"first", "second"}

// positionTable is where the game stands.
func (b *Board) positionTable() *positionTable {
	p := &positionTable{Phase: phaseNames[b.phase], Turn: b.turn, Day: b.day, DayTurn: b.dayTurn, DayStart: max(b.dayStart, 0), Dawn: b.dawn, Dusk: b.dusk,
		Weather: weatherWords[b.weather], State: markNames(b.marks()), Active: seatNames[max(b.active, 0)], Namer: seatNames[b.namer],
		Pool: []int{int(b.pool[1]), int(b.pool[2]), int(b.pool[3])}, Named: b.generalNames(b.named), Helped: b.generalNames(b.helped),
		Held: make([]string, len(b.objectives)), Hemmed: b.unitNames(b.hemmed), Placed: b.unitNames(b.placed)}
	for _, s := range ruleTable.Rows {
		if ruleTable.Value(&b.rules, s.Key) == "on" {
			p.On = append(p.On, s.Key)
		}
	}
	for i, s := range b.held[:len(b.objectives)] {
		if s != rules.Chance {
			p.Held[i] = b.side[s].nation
		}
	}
	if b.phase == gameOver {
		p.Ending = endings[b.ending].name
		if b.winner != rules.Chance {
			p.Winner = seatNames[b.winner]
		}
	}
	p.Units, p.Leaders, p.Trains, p.Markers = b.unitStates(), b.leaderStates(), b.trainStates(), b.markerStates()
	if b.phase.activation() {
		p.Activation = &activationTable{Book{}.Format(b.leaders[b.act.leader].ref), b.act.intervention, int(b.act.ap), b.unitNames(b.act.members)}
	}
	return p
}

// generalNames names a pair of generals, "" for nobody.
func (b *Board) generalNames(pair [2]int8) []string {
	all := make([]string, 2)
	for i, l := range pair {
		if l >= 0 {
			all[i] = Book{}.Format(b.leaders[l].ref)
		}
	}
	return all
}

func (b *Board) unitNames(set unitSet) (all []string) {
	for ; set != 0; set = set.Rest() {
		all = append(all, Book{}.Format(b.unitRef(set.First())))
	}
	return all
}

// file is a state; present goes without saying.
func (p presence) file() string {
	if p == present {
		return ""
	}
	return presenceNames[p]
}

func (p *pace) file() paceTable { return paceTable{int(p.spent), int(p.extra), markNames(p.marks())} }

func (b *Board) unitStates() (all []stateTable) {
	for u := range b.units {
		x := &b.unit[u]
		t := stateTable{ID: Book{}.Format(b.unitRef(u)), At: x.at.file(), State: x.state.file(), Hits: int(x.hits), Marks: markNames(x.marks()),
			Closed: x.closed.file(), Shots: int(x.shots), paceTable: x.pace.file()}
		if b.units[u].linear {
			t.Facing = facingNames[x.facing.number()-1]
		}
		all = append(all, t)
	}
	return all
}

func (b *Board) leaderStates() (all []leaderTable) {
	for l := range b.leaders {
		x := &b.leader[l]
		all = append(all, leaderTable{Book{}.Format(b.leaders[l].ref), x.at.file(), x.state.file(), x.due, markNames(x.marks())})
	}
	return all
}

func (b *Board) trainStates() (all []trainState) {
	for kind := range b.train {
		for l := range b.commands {
			if x := &b.train[kind][l]; *x != (train{at: offBoard, state: gone, bridge: offBoard}) {
				all = append(all, trainState{Book{}.Format(b.trainRef(l, kind == pontoonTrain)), x.at.file(), x.state.file(), x.bridge.file(),
					markNames(x.marks()), x.pace.file()})
			}
		}
	}
	return all
}

// markerStates are the markers that stand.
func (b *Board) markerStates() (all []markerTable) {
	for s := range b.marker {
		for k := range b.marker[s] {
			x := &b.marker[s][k]
			if !x.standing() {
				continue
			}
			t := markerTable{ID: Book{}.Format(markerRef(rules.Side(s), k)), At: x.at.file(), General: Book{}.Format(b.leaders[x.general].ref),
				Units: b.unitNames(x.units), Hits: int(x.hits), Marks: markNames(x.marks()), paceTable: x.pace.file()}
			if x.dummy {
				t.Pretends = pretenceNames[x.pretends]
			}
			all = append(all, t)
		}
	}
	return all
}
