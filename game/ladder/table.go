package ladder

import (
	"math"
	"slices"
	"time"

	"grognard/game/weigh"
)

// Table is what came of a contest.
type Table struct {
	A, B string
	Rows []Row // of each battle
}

// Row is what came of the games on one battle.
type Row struct {
	Book, Battle string
	Games        []*Game // pair by pair, A as the first side before A as the second
}

// Sum is what some games came to.
type Sum struct {
	Games, Broken int
	Won, Drawn    int     // by A
	Share         float64 // of the points that A won
	weigh.Interval
	Elo, EloLow, EloHigh float64 // of A above B
	Turns                float64 // mean length
	Think                [2]Times
	Idle                 [2]float64 // which part of the moves of A and B came to nothing
	Half, End            [2]float64 // which part of their troops had acted by half of the game, and by its end
}

// Times is how long a player thought over a player turn.
type Times struct{ Median, Late, Worst time.Duration }

// late is the part of the turns that took no longer than Times.Late.
const late = 0.99

// settle leaves out the games that were not played.
func (t *Table) settle() {
	for i := range t.Rows {
		r := &t.Rows[i]
		for n := 0; n < len(r.Games); n += 2 { // half a pair tells who sat better
			if r.Games[n] == nil || r.Games[n+1] == nil {
				r.Games[n], r.Games[n+1] = nil, nil
			}
		}
		r.Games = slices.DeleteFunc(r.Games, func(g *Game) bool { return g == nil })
	}
}

// Books are the systems of the table, each once.
func (t *Table) Books() (all []string) {
	for _, r := range t.Rows {
		if !slices.Contains(all, r.Book) {
			all = append(all, r.Book)
		}
	}
	return all
}

// Of sums up the games of a system, or with "" all games.
func (t *Table) Of(book string) Sum {
	var all []*Game
	for _, r := range t.Rows {
		if book == "" || r.Book == book {
			all = append(all, r.Games...)
		}
	}
	return sum(all)
}

// Sum sums up the games on a battle.
func (r *Row) Sum() Sum { return sum(r.Games) }

// sum sums up games that come in pairs.
func sum(games []*Game) Sum {
	s := Sum{Games: len(games)}
	var pairs []float64
	var think [2][]time.Duration
	var moved, idle [2]int
	for n, g := range games {
		s.Share += g.Points
		s.Turns += float64(g.Turns)
		switch {
		case g.Broken:
			s.Broken++
			s.Drawn++
		case g.Points == 1:
			s.Won++
		case g.Points != 0:
			s.Drawn++
		}
		for i := range think {
			did := &g.Did[i]
			think[i] = append(think[i], did.Think...)
			moved[i] += did.Moved
			idle[i] += did.Idle
			s.Half[i] += did.Used(g.Turns/2) / float64(len(games))
			s.End[i] += did.Used(g.Turns) / float64(len(games))
		}
		if n%2 == 1 {
			pairs = append(pairs, (g.Points+games[n-1].Points)/2)
		}
	}
	for i := range think {
		s.Think[i] = timesOf(think[i])
		s.Idle[i] = float64(idle[i]) / float64(max(1, moved[i]))
	}
	s.Share /= float64(max(1, len(games)))
	s.Turns /= float64(max(1, len(games)))
	s.Interval = interval(pairs)
	s.Elo, s.EloLow, s.EloHigh = elo(s.Share), elo(s.Low), elo(s.High)
	return s
}

// interval is that of the mean of the pairs, 95 times in a hundred: Wilson's, of as many games
// as would vary like the pairs if each were played for itself. The two games of a pair share a
// battle that may favour a side, so their points vary less together than two games of a seed
// each; where they vary more, it is so many games the fewer.
func interval(pairs []float64) weigh.Interval {
	n := float64(len(pairs))
	mean, square := 0.0, 0.0
	for _, p := range pairs {
		mean += p / n
	}
	for _, p := range pairs {
		square += (p - mean) * (p - mean)
	}
	games := 2 * n
	if n > 1 && square > 0 {
		games = min(games, mean*(1-mean)/(square/(n-1)/n))
	}
	return weigh.WilsonOf(mean, games)
}

// elo is how far a player stands above another one of whom he wins so large a share: 400
// points are ten wins for one.
func elo(share float64) float64 {
	if share <= 0 || share >= 1 {
		return math.Inf(int(math.Copysign(1, share-0.5)))
	}
	return 400 * math.Log10(share/(1-share))
}

func timesOf(all []time.Duration) Times {
	if len(all) == 0 {
		return Times{}
	}
	slices.Sort(all)
	at := func(part float64) time.Duration { return all[int(part*float64(len(all)-1))] }
	return Times{Median: at(0.5), Late: at(late), Worst: all[len(all)-1]}
}
