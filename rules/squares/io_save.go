package squares

import (
	"fmt"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Save implements rules.Rulebook: the board between two Steps as a position,
// with the battle that it belongs to.
func (Book) Save(board rules.Board) []byte {
	b := board.(*Board)
	f := file{Format: fileFormat, Board: b.boardTable(), Time: b.timeTable(), Variants: b.variantsTable(), Forces: b.forcesTable(),
		Victory: b.victoryTable(), Position: b.positionTable()}
	for _, s := range ruleTable.Rows {
		if b.rules.offer(s.Key) {
			f.Options = append(f.Options, s.Key)
		}
	}
	return tomlfile.Write(f, tomlfile.Lists{})
}

// file is the name of a square in a file, "" off the board.
func (q square) file() string {
	if q == offBoard {
		return ""
	}
	return q.name()
}

// file is where a thing starts or enters.
func (a *arrival) file() arrivalTable {
	t := arrivalTable{At: a.at.file(), Turn: a.turn}
	for _, q := range a.entry {
		t.Entry = append(t.Entry, q.name())
	}
	return t
}

func (b *Board) boardTable() boardTable {
	t := boardTable{Cols: b.cols, Rows: b.rows, SquareM: b.squareM, TurnMinutes: b.turnMinutes, Seed: b.seed}
	for q := range square(maxSquares) {
		g := &b.ground[q]
		if *g == (terrain{}) {
			continue
		}
		x := squareTable{At: q.name(), Hill: g.hill, Wood: g.wood, Broken: g.broken, Fields: g.fields, Bridge: g.bridge}
		if g.river() {
			x.River = map[bool]string{true: "fordable", false: "unfordable"}[g.fordable]
		}
		switch town := (&townTable{g.name, g.areas}); {
		case g.areas > 0 && g.fort:
			x.Fort = town
		case g.areas > 0:
			x.Town = town
		}
		t.Squares = append(t.Squares, x)
	}
	return t
}

func (b *Board) timeTable() timeTable {
	t := timeTable{Start: "random", Month: b.month, Region: b.region, Weather: weatherWords[b.startWeather], MaxTurns: b.maxTurns, Days: b.days,
		ShortOnly: b.shortOnlyTill, NightTurns: b.nightTurns}
	if b.start != randomStart {
		t.Start = fmt.Sprintf("%02d:%02d", b.start/hour, b.start%hour)
	}
	return t
}

func (b *Board) variantsTable() variantsTable {
	v := &b.vary
	return variantsTable{Save: v.save, Corners: v.corners, SingleExtra: v.singleExtra, GunsPayEachSquare: v.gunsPayEachSquare,
		BrokenAffectsAll: v.brokenAffectsAll, SteadyIrregulars: v.steadyIrregulars, BombardSixHits: v.bombardSixHits,
		GunsLostWithAnyone: v.gunsLostWithAnyone}
}

func (b *Board) victoryTable() victoryTable {
	t := victoryTable{PerUnit: b.perUnit, PerCommand: b.perCommand, Margin: b.margin}
	for _, o := range b.objectives {
		x := objectiveTable{At: o.at.file(), Worth: o.worth}
		if o.owner != rules.Chance {
			x.Owner = b.side[o.owner].nation
		}
		t.Objectives = append(t.Objectives, x)
	}
	return t
}
