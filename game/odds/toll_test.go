package odds_test

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"grognard/game/odds"
	"grognard/rules"
)

// suffered writes down what events do to each piece: the steps that it loses,
// "moved" if it is driven back, "gone" if it leaves the board, and its markers.
// The last step may go without a hit of its own. What is thrown again is "*".
func suffered(told []rules.Event) string {
	var who []rules.Ref
	for i, e := range told {
		if e.Kind == rules.EvResult && !e.Stage {
			if e.Again && !slices.ContainsFunc(told[:i], func(e rules.Event) bool { return e.Kind == rules.EvResult && !e.Stage }) {
				return "*"
			}
		}
		if e.Who != 0 && !slices.Contains(who, e.Who) {
			who = append(who, e.Who)
		}
	}
	slices.Sort(who)
	var s strings.Builder
	for _, r := range who {
		lost, words := 0, ""
		add := func(word string) {
			if !strings.Contains(words+" ", " "+word+" ") {
				words += " " + word
			}
		}
		for _, e := range told {
			if e.Who != r {
				continue
			}
			switch e.Kind {
			case rules.EvHit:
				lost += max(1, e.N)
			case rules.EvRemove:
				lost += e.N
				add("gone")
			case rules.EvRetreat:
				add("moved")
			case rules.EvMark:
				add(e.Text.Key)
			}
		}
		if lost > 0 || words != "" {
			fmt.Fprintf(&s, "%d %d%s\n", r, lost, words)
		}
	}
	return s.String()
}

// toll says which piece a card tells something else of than every throw of the
// whole Step does to it, or "".
func (x *proof) toll(p *rules.Position, card *odds.Odds) string {
	x.Helper()
	if card.Sampled > 0 {
		return ""
	}
	c := &throws{t: x, most: x.most / 4, spent: x.spent, whole: true}
	ways := c.count(p, card.Option)
	if ways == nil {
		return ""
	}
	x.losses++
	x.played += c.played
	seen := map[rules.Ref]rules.Form{}
	for _, pc := range p.View(p.Request().To).Pieces {
		if pc.Ref != 0 {
			seen[pc.Ref] = pc.Form
		}
	}
	for i := range card.Units {
		u := &card.Units[i]
		x.pieces++
		if off := unlike(u, ways, seen[u.Who] == rules.Leader); off != "" {
			return fmt.Sprintf("%s: %s", p.Book().Format(u.Who), off)
		}
		delete(seen, u.Who)
	}
	for who := range seen {
		for way := range ways {
			if strings.HasPrefix("\n"+way, fmt.Sprintf("\n%d ", who)) || strings.Contains(way, fmt.Sprintf("\n%d ", who)) {
				return fmt.Sprintf("%s is not on the card", p.Book().Format(who))
			}
		}
	}
	return x.bled(card)
}

// bled says that the target's row of pieces and the average of what it loses
// differ, or "".
func (x *proof) bled(card *odds.Odds) string {
	i := slices.IndexFunc(card.Units, func(u odds.Unit) bool { return u.Who == card.Target })
	if i < 0 || card.Closed {
		return ""
	}
	mean := new(big.Rat)
	for n, chance := range card.Units[i].Hits {
		mean.Add(mean, new(big.Rat).Mul(big.NewRat(int64(n), 1), chance))
	}
	if got := card.First.Lost; got.Low.Cmp(mean) != 0 || !got.One() {
		return fmt.Sprintf("the target loses %v to %v, its row says %v", got.Low, got.High, mean)
	}
	return ""
}

// unlike says where the row of a piece is not what every throw does to it, or
// "". The loss of a leader is no step.
func unlike(u *odds.Unit, ways map[string]*big.Rat, leader bool) string {
	want := map[string]*big.Rat{}
	note := func(word string, chance *big.Rat) {
		if want[word] == nil {
			want[word] = new(big.Rat)
		}
		want[word].Add(want[word], chance)
	}
	for way, chance := range ways {
		words := []string{fmt.Sprint(u.Who), "0"}
		for _, line := range strings.Split(way, "\n") {
			if f := strings.Fields(line); len(f) > 0 && f[0] == words[0] {
				words = f
			}
		}
		switch {
		case slices.Contains(words, "gone"):
			note("gone", chance)
		case slices.Contains(words, "moved"):
			note("moved", chance)
		default:
			note("holds", chance)
		}
		if !leader {
			note(words[1], chance)
		}
		for _, word := range words[2:] {
			if word != "gone" && word != "moved" {
				note(word, chance)
			}
		}
	}
	got := map[string]*big.Rat{"gone": u.Gone, "moved": u.Retreats, "holds": u.Holds}
	for n, chance := range u.Hits {
		if !leader {
			got[fmt.Sprint(n)] = chance
		}
	}
	for _, m := range u.Marks {
		got[m.Text.Key] = m.Chance
	}
	for word, chance := range got {
		if w := want[word]; w == nil && chance.Sign() != 0 || w != nil && w.Cmp(chance) != 0 {
			return fmt.Sprintf("%s has %v, every throw counted %v", word, chance, w)
		}
	}
	for word, chance := range want {
		if got[word] == nil {
			return fmt.Sprintf("%s is missing, every throw counted %v", word, chance)
		}
	}
	return ""
}
