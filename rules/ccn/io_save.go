package ccn

import (
	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Save implements rules.Rulebook: the board between two Steps as a position.
func (Book) Save(board rules.Board) []byte {
	b := board.(*Board)
	f := file{
		Format: fileFormat, First: sideNames[b.lead], Banners: int(b.target), Rules: map[string]string{},
		Map: b.scenario.file(), Objective: b.objectiveTables(), Position: b.positionTable(),
		French: b.sideTable(rules.First), Allied: b.sideTable(rules.Second),
	}
	ruleTable.Fill(&b.rules, f.Rules)
	return tomlfile.Write(f, tomlfile.Lists{Line: 6})
}

func (f *scenario) file() (m mapTable) {
	m.Seed = f.text.seed
	for r := range boardRows {
		row := make([]byte, 0, boardCols)
		for c := range boardCols - r%2 {
			row = append(row, terrains[f.ground[at(r, c)]].letter)
		}
		m.Rows = append(m.Rows, string(row))
	}
	for _, course := range f.text.courses {
		m.Courses = append(m.Courses, hexNames(course))
	}
	for _, n := range f.text.names {
		m.Names = append(m.Names, nameTable{n.name, hexNames(n.hexes.List())})
	}
	for h, set := range f.works {
		var names []string
		for d := range directions {
			if set>>uint(d)&1 == 1 {
				names = append(names, directionNames[d])
			}
		}
		if set != 0 {
			m.Fieldworks = append(m.Fieldworks, worksTable{hex(h).name(), names})
		}
	}
	return m
}

func (b *Board) objectiveTables() (all []objectiveTable) {
	for i, g := range b.scenario.objectives {
		mode := "each"
		if g.all {
			mode = "all"
		}
		all = append(all, objectiveTable{Side: sideNames[g.side], Hexes: hexNames(g.hexes.List()), Mode: mode, Banners: int(g.banners),
			Scored: hexNames(b.scored[i].List())})
	}
	return all
}

func (b *Board) positionTable() *positionTable {
	p := &positionTable{Phase: phaseNames[b.phase], Turn: int(b.turn), Active: sideNames[b.active]}
	if b.phase == gameOver {
		p.Winner = sideNames[b.over.winner]
	}
	for _, c := range b.pile[:b.piled] {
		p.Discards = append(p.Discards, deckNames[c])
	}
	if b.play.card != nobody {
		p.Card = b.play.file()
	}
	if c := b.charge; c.unit != nobody {
		p.Charge = &rideTable{Book{}.Format(b.unitRef(int(c.unit))), c.vacated.name(), c.bonus}
	}
	return p
}

// file is the command card of this turn.
func (p *play) file() cardTable {
	t := cardTable{Played: deckNames[p.card], Acts: kindName(p.acts), Level: int(p.level), Plain: p.plain}
	if p.section != nobody {
		t.Section = sectionNames[p.section]
	}
	if p.rolled != [symbols]int8{} {
		for _, n := range p.rolled {
			t.Rolled = append(t.Rolled, int(n))
		}
	}
	return t
}

func kindName(k kind) string {
	if k == noCard {
		return "none"
	}
	return cardKinds[k].id
}

func (b *Board) sideTable(s rules.Side) sideTable {
	t := sideTable{Called: b.called(rules.SideRef(s)), Edge: "bottom", Deals: int(b.hands[s]), Strikes: int(b.strikes[s]), Units: []unitTable{}, Leaders: []leaderTable{}}
	if b.atTop(s) {
		t.Edge = "top"
	}
	if b.last[s] != noCard {
		t.Last = kindName(b.last[s])
	}
	for u := range b.unitCount() {
		if b.sideOf(u) == s {
			t.Units = append(t.Units, b.unitTable(u))
		}
	}
	for l := range b.leaderCount() {
		if b.leaderSide(l) == s {
			t.Leaders = append(t.Leaders, b.leaderTable(l))
		}
	}
	if hand := b.cardNames(handOf(s)); len(hand) > 0 {
		t.Hand = hand
	}
	if b.tracks[s] != [trackSize]int8{nobody, nobody, nobody, nobody} {
		t.Track = make([]string, trackSize)
		for i, c := range b.tracks[s] {
			if c != nobody {
				t.Track[i] = deckNames[c]
			}
		}
	}
	return t
}

// called is what the battle calls a thing of its own.
func (b *Board) called(r rules.Ref) any { return tomlfile.WriteCalled(b.scenario.own.Of(r)) }

func (b *Board) unitTable(u int) unitTable {
	x := &b.units[u]
	t := unitTable{Unit: Book{}.Format(b.unitRef(u)), Called: b.called(b.unitRef(u)), Square: int(x.square), Moved: int(x.moved),
		Ordered: x.ordered, Fought: x.fought, Led: x.led, Unfolded: x.unfolded}
	if b.inPlay(u) {
		blocks := int(x.blocks)
		t.At, t.Blocks = x.at.name(), &blocks
	}
	return t
}

func (b *Board) leaderTable(l int) leaderTable {
	x := &b.leaders[l]
	t := leaderTable{Leader: leaderTypes[x.id].id, Called: b.called(leaderRef(int(x.id))), Gone: x.state == gone, Ordered: x.ordered, Moved: x.moved}
	if x.at != nowhere {
		t.At = x.at.name()
	}
	return t
}

// cardNames lists the cards in a place.
func (b *Board) cardNames(p cardPlace) (ids []string) {
	for c, at := range b.where {
		if at == p {
			ids = append(ids, deckNames[c])
		}
	}
	return ids
}

func hexNames(list []hex) (all []string) {
	for _, h := range list {
		all = append(all, h.name())
	}
	return all
}
