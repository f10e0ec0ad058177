package odds

import (
	"math/big"
	"slices"

	"grognard/rules"
)

// answer is what the target of an attack does to the attacker in its turn: a
// battle back.
type answer struct {
	given       bool
	over        bool // the attack has gone on after it
	gone, moved bool // the attacker
	lost        int  // steps
	row         rules.Text
	rule        string
}

// note reads an event. The answer begins when the target declares it.
func (a *answer) note(w *walk, e rules.Event) {
	if e.Kind == rules.EvDeclare {
		a.given = a.given || w.target != 0 && e.Who == w.target && w.mine(e.To)
		return
	}
	if !a.given || a.over || w.leaders[e.Who] || !w.mine(e.Who) {
		return
	}
	switch e.Kind {
	case rules.EvHit:
		a.lost += max(1, e.N)
	case rules.EvRetreat:
		a.moved = true
	case rules.EvRemove:
		a.gone = true
	}
}

// name takes over what the rules call the result of the answer.
func (a *answer) name(e rules.Event) {
	if a.given && a.row.Key == "" {
		a.row, a.rule = e.Text, e.Rule
	}
}

// lossRows name how many steps the attacker loses; the last one also more.
var lossRows = [...]string{"odds.back.hit", "odds.back.hit2", "odds.back.hit3", "odds.back.hit4"}

// text is the row that the answer ends in.
func (a *answer) text() rules.Text {
	switch {
	case !a.given:
		return rules.Text{Key: "odds.back.none"}
	case a.row.Key != "":
		return a.row
	case a.gone:
		return rules.Text{Key: "odds.back.removed"}
	case a.moved:
		return rules.Text{Key: "odds.back.moved"}
	case a.lost > 0:
		return rules.Text{Key: lossRows[min(a.lost, len(lossRows))-1]}
	}
	return rules.Text{Key: "odds.back.nothing"}
}

// firsts appends the leaves below nodes that every choice comes to by its first
// option. Their chances add to those of the nodes.
func firsts(all, nodes []*node) []*node {
	for _, n := range nodes {
		if n.end != nil {
			all = append(all, n)
			continue
		}
		all = firsts(all, n.options[0].kids)
	}
	return all
}

// backs sorts leaves by what the answer of the target did; nil if it never
// gives one.
func backs(leaves []*node) []Row {
	var rows []Row
	any := false
	for _, n := range leaves {
		a := &n.end.back
		any = any || a.given
		text := a.text()
		i := slices.IndexFunc(rows, func(r Row) bool { return r.Text.Key == text.Key })
		if i < 0 {
			i = len(rows)
			rows = append(rows, Row{Text: text, Rule: a.rule, Chance: new(big.Rat)})
		}
		r := &rows[i]
		r.Text = common(r.Text, text)
		r.Chance.Add(r.Chance, n.chance)
	}
	if !any {
		return nil
	}
	share(rows)
	return rows
}
