package eagles

import "grognard/rules/plane"

// Lengths of the table, in mils.
const (
	inch         = 1000
	baseSide     = 1600 // ME-3.1
	groupRadius  = 800  // ME-31.9
	cmdRadius    = 400  // ME-3.3
	aimStep      = 800  // ME-34.3
	separation   = 4000 // ME-14.20
	curtainGap   = 3000 // ME-37.3, between the edges of two groups
	woodSight    = 2000 // ME-34.6
	coverReach   = 1000 // ME-35.8
	attachReach  = 500  // ME-9.5
	sweepStep    = 100  // ME-36.3
	nearStep     = 100  // ME-36.6
	nearReach    = 12000
	pushBack     = 2000 // ME-23.15
	clipping     = 800  // ME-22.22
	breakOff     = 4000 // ME-24.9
	deployDepth  = 12000
	tolerance    = plane.Tolerance
	wheelMax     = 18000 // cents, ME-14.8
	chargeWheel  = 4500  // cents, ME-22.7
	chargeStep   = 100
	figuresABase = 4 // ME-3.1
	menAGroup    = 2 // ME-19.4
	maxGroups    = 14
	maxRoster    = 32
)

// grade is the quality of a battalion (ME-5.1).
type grade int8

const (
	militia grade = iota
	line
	veteran
	guard
)

// quality is what a grade means: its activation value (ME-13.4) and the price
// of two Rankers (ME-6.1).
type quality struct {
	name       string
	activation int
	pair       int
}

var grades = [...]quality{
	militia: {"militia", 5, 1},
	line:    {"line", 4, 2},
	veteran: {"veteran", 3, 3},
	guard:   {"guard", 2, 4},
}

// figure is a kind of special figure (ME-8.1); the Commander counts with them
// where he can fall (ME-21.3).
type figure int8

const (
	drummer figure = iota
	sergeant
	standard
	officer
	commander
	figures = commander // kinds that are bought
)

// figureTable gives the name, the greatest number in a battalion, the price
// and the worth in melee of each kind (ME-8.2 to ME-8.14, ME-9.9).
var figureTable = [...]struct {
	name         string
	most, points int
	melee        int
	rule         string
	meleeRule    string
}{
	drummer:   {"drummer", 2, 2, 1, "ME-8.2", "ME-23.8"},
	sergeant:  {"sergeant", 2, 4, 1, "ME-8.6", "ME-23.8"},
	standard:  {"standard", 1, 6, 1, "ME-8.9", "ME-23.8"},
	officer:   {"officer", 1, 10, 3, "ME-8.12", "ME-23.5"},
	commander: {"commander", 1, 0, 3, "ME-9.1", "ME-23.12"},
}

// Sizes of a battalion (ME-4.3).
const (
	leastRankers = 16
	mostRankers  = 48
	rankersStep  = 4
	mostLight    = 36 // ME-20.3
)

// price is what the Rankers of a battalion cost (ME-6.1).
func price(g grade, rankers int) int { return grades[g].pair * rankers / 2 }

// mostSkirmishers is how many Rankers a battalion may detach (ME-19.1,
// ME-20.4).
func mostSkirmishers(rankers int, light bool) int {
	if light {
		return (3*rankers + 3) / 4
	}
	return (rankers + 4) / 5
}

// tether is how far from its body a skirmish group may be (ME-37.2).
func tether(light bool) int64 {
	if light {
		return 6 * inch // ME-20.5
	}
	return 4 * inch
}

// band is a range band: up to a distance the dice are halved so many times.
type band struct {
	to     int64
	halved int
}

// bands are the range bands of muskets and of rifles, nearest first (ME-18.10,
// ME-18.11).
var bands = [2][3]band{
	{{6 * inch, 0}, {12 * inch, 1}, {18 * inch, 2}},
	{{6 * inch, 0}, {18 * inch, 1}, {24 * inch, 2}},
}

// tableSize is a table (ME-30.4).
type tableSize struct {
	name          string
	width, height int64
}

// tableSizes are the tables of ME-10.1: width and depth.
var tableSizes = []tableSize{{"large", 72 * inch, 48 * inch}, {"small", 48 * inch, 48 * inch}}
