package eagles

import (
	"cmp"
	"slices"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Muster implements rules.Campaigner. The book knows single battles; this is our own:
//
//   - Of the Rankers that a battalion has lost half come back; who ran off the table is lost so far.
//   - What is left stands in whole groups of four. Under sixteen Rankers it is broken up.
//   - Special figures that fell stay fallen, and those of a battalion that is broken up go with it.
//   - Of the winner the battalion that stands unbroken and has lost most rises by a grade, if the
//     points suffice; a light one stays Veteran (ME-20.2).
//   - Recruits fill battalions up to what they had, those first that lack most; points that are left
//     raise a battalion of militia where one was broken up.
func (Book) Muster(board rules.Board, s rules.Side, recruits, most int) ([]byte, []rules.Mustered) {
	b := board.(*Board)
	var all []mustered
	from, to := b.roster(s)
	for i := from; i < to; i++ {
		all = append(all, b.body[i].remains())
	}
	m := muster{all: all, purse: recruits}
	m.most = most - m.cost()
	if b.winner == s {
		m.honour()
	}
	m.fill()
	m.raise(b.army[s].nation)
	return m.written(b.army[s].nation), m.told()
}

// mustered is a battalion between two battles.
type mustered struct {
	battalion
	rules.Mustered
	stood bool // unbroken at the end
}

// muster is an army between two battles.
type muster struct {
	all   []mustered
	purse int // points for recruits
	most  int // points that the army may still come to cost
}

// left counts the Rankers of a battalion on the table.
func (u *battalion) left() int {
	if u.state == gone {
		return 0
	}
	return u.rankers + u.men()
}

// remains is what is left of a battalion.
func (u *battalion) remains() mustered {
	x := mustered{battalion: *u, stood: u.state != gone && !u.broken}
	x.No, x.From, x.Before, x.Lost = u.no+1, grades[u.grade].name, u.bought, u.bought-u.left()
	whole := (u.bought - x.Lost/2) / rankersStep * rankersStep
	if whole < leastRankers {
		whole = 0
	}
	x.Back = max(0, whole-(x.Before-x.Lost))
	x.battalion.bought = whole
	if x.had = u.has; u.state == gone {
		x.had = [4]int{}
	}
	return x
}

func (m *muster) cost() (n int) {
	for i := range m.all {
		if x := &m.all[i]; x.bought > 0 {
			n += x.cost()
		}
	}
	return n
}

// honour raises the battalion that stands and has lost most.
func (m *muster) honour() {
	best := -1
	for i := range m.all {
		x := &m.all[i]
		if x.bought == 0 || !x.stood || x.Lost == 0 || x.grade == guard || x.light && x.grade == veteran {
			continue
		}
		if best < 0 || x.Lost > m.all[best].Lost {
			best = i
		}
	}
	if best < 0 {
		return
	}
	x := &m.all[best].battalion
	dear := price(x.grade+1, x.bought) - price(x.grade, x.bought)
	if dear <= m.most {
		x.grade++
		m.most -= dear
	}
}

// fill has recruits join battalions, a group of four at a time where most are lacking.
func (m *muster) fill() {
	for {
		at := -1
		for i := range m.all {
			x := &m.all[i]
			dear := x.group()
			if x.bought == 0 || x.bought+rankersStep > x.Before || dear > m.purse || dear > m.most {
				continue
			}
			if at < 0 || x.Before-x.bought > m.all[at].Before-m.all[at].bought {
				at = i
			}
		}
		if at < 0 {
			return
		}
		x := &m.all[at]
		m.purse -= x.group()
		m.most -= x.group()
		x.battalion.bought += rankersStep
		x.Recruits += rankersStep
	}
}

// group is what four more Rankers of a battalion cost.
func (x *mustered) group() int {
	n := price(x.grade, rankersStep)
	if x.rifles {
		n += rankersStep
	}
	return n
}

// raise raises militia for a battalion that was broken up.
func (m *muster) raise(n nation) {
	broken := slices.ContainsFunc(m.all, func(x mustered) bool { return x.bought == 0 })
	points := min(m.purse, m.most)
	men := min(mostRankers, points*2/grades[militia].pair/rankersStep*rankersStep)
	if !broken || men < leastRankers {
		return
	}
	x := mustered{battalion: battalion{nation: n, grade: militia, bought: men}}
	x.Recruits = men
	m.all = append(m.all, x)
}

// written is the army as a file; one that has nothing left gets a battalion of militia, since an army
// has one (ME-6.4).
func (m *muster) written(n nation) []byte {
	if !slices.ContainsFunc(m.all, func(x mustered) bool { return x.bought > 0 }) {
		x := mustered{battalion: battalion{nation: n, grade: militia, bought: leastRankers}}
		x.Recruits = leastRankers
		m.all = append(m.all, x)
	}
	a := boughtArmy{Nation: nations[n]}
	for i := range m.all {
		x := &m.all[i]
		if x.bought == 0 {
			continue
		}
		t := x.asBought()
		t.Points = x.cost()
		a.Points += t.Points
		a.Battalion = append(a.Battalion, t)
	}
	return tomlfile.Write(writtenArmy{Format: fileFormat, Army: []boughtArmy{a}}, tomlfile.Lists{})
}

// told is what became of each battalion.
func (m *muster) told() (all []rules.Mustered) {
	for i := range m.all {
		x := &m.all[i]
		if x.After = x.bought; x.bought > 0 {
			x.To = grades[x.grade].name
		}
		x.From = cmp.Or(x.From, x.To)
		all = append(all, x.Mustered)
	}
	return all
}
