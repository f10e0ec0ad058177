package series

import (
	"cmp"
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/tomlfile"
	"grognard/scenarios"
)

// The modes of a tournament.
const (
	// Pairs has each of the eight armies meet each other one once, in seven rounds of four games.
	Pairs = "pairs"
	// Rounds has the players take edge and armies as in a tournament of the book (MAN-3.15).
	Rounds = "rounds"
)

// rounds is how many rounds a tournament by the book has.
const rounds = 5

// TournamentBook is the name of the system of tournaments.
const TournamentBook = "manoeuvre"

// armiesKeys are the wishes for the armies of a chance battle.
var armiesKeys = [2]string{"first", "second"}

// Armies are the armies that meet in a tournament of pairs.
func Armies() []string {
	book, _ := scenarios.Book(TournamentBook)
	for _, w := range book.(rules.Conjurer).Wishes() {
		if w.Key == armiesKeys[0] {
			var all []string
			for _, v := range w.Values {
				if v != rules.WishAny {
					all = append(all, v)
				}
			}
			return all
		}
	}
	return nil
}

// pairing is a game of a tournament of pairs: the army that each contestant leads.
type pairing [2]string

// pairings are all games in their order, round by round. Each army meets each other one once, and each
// contestant leads each of them three or four times.
func pairings() (all []pairing) {
	armies := Armies()
	n := len(armies)
	for round := range n - 1 {
		for i := range n / 2 {
			// the circle: the last army stays, the others go round
			a, b := armies[(round+i)%(n-1)], armies[(round+n-1-i)%(n-1)]
			turn := i%2 == 0
			if i == 0 {
				b, turn = armies[n-1], round%2 == 1
			}
			if turn {
				a, b = b, a
			}
			all = append(all, pairing{a, b})
		}
	}
	return all
}

// Round is the round that game n belongs to, and how many there are.
func (s *Series) Round(n int) (round, of int) {
	if s.Mode == Rounds {
		return n, rounds
	}
	k := len(Armies())
	return (n-1)/(k/2) + 1, k - 1
}

// Paired are the armies that the contestants lead in game n of a tournament of pairs.
func (s *Series) Paired(n int) [2]string {
	all := pairings()
	if s.Mode != Pairs || n < 1 || n > len(all) {
		return [2]string{}
	}
	return all[n-1]
}

func (s *Series) nextOfTournament() (*Game, error) {
	book, err := bookOf(TournamentBook)
	if err != nil {
		return nil, err
	}
	n := len(s.Results) + 1
	g := &Game{N: n, Book: book, Set: map[string]string{}, One: rules.Side((n - 1) % 2)}
	wish := rules.Wish{Seed: s.seed(n) % 1_000_000_000}
	if s.Mode == Pairs {
		p := pairings()[n-1]
		wish.Says = map[string]string{armiesKeys[0]: p[0], armiesKeys[1]: p[1]}
	} else {
		g.Set["setup"] = "tournament"
	}
	text, err := book.(rules.Conjurer).Conjure(wish)
	if err != nil {
		return nil, err
	}
	info, err := scenarios.Parse("", []byte(text))
	if err != nil {
		return nil, err
	}
	g.Scenario, g.Title = info.ID, info.Title
	if g.Data, err = chosenHands(text); err != nil {
		return nil, err
	}
	if s.Mode == Pairs {
		b, err := book.Load(g.Data, nil)
		if err != nil {
			return nil, err
		}
		if g.One = rules.First; book.View(b, rules.Chance).Sides[rules.First].Nation != s.Paired(n)[One] {
			g.One = rules.Second
		}
	}
	return g, nil
}

// Standing is a line of the table of a tournament.
type Standing struct {
	Army                    string // "": it is that of a contestant
	Who                     Contestant
	Games, Won, Drawn, Lost int
	For, Against            int // score
	Points                  int // two for a victory, one for a draw
}

func (s *Standing) add(r *Result, c Contestant) {
	s.Games++
	switch r.Won {
	case c:
		s.Won++
		s.Points += 2
	case None:
		s.Drawn++
		s.Points++
	default:
		s.Lost++
	}
	s.For += r.Score[c]
	s.Against += r.Score[c.Other()]
}

// order puts the better one first: by points, by how much more was scored than suffered, by what was scored.
func order(a, b Standing) int {
	return cmp.Or(b.Points-a.Points, (b.For-b.Against)-(a.For-a.Against), b.For-a.For, a.Games-b.Games, strings.Compare(a.Army, b.Army), int(a.Who-b.Who))
}

// Standings is the table of the armies, the best first, with those that have not fought yet.
func (s *Series) Standings() []Standing {
	var all []Standing
	for _, a := range Armies() {
		all = append(all, Standing{Army: a})
	}
	for i := range s.Results {
		r := &s.Results[i]
		for c, a := range r.Nations {
			if k := slices.IndexFunc(all, func(x Standing) bool { return x.Army == a }); k >= 0 {
				all[k].add(r, Contestant(c))
			}
		}
	}
	slices.SortStableFunc(all, order)
	return all
}

// Players is the table of the two who play, the better one first.
func (s *Series) Players() []Standing {
	all := []Standing{{Who: One}, {Who: Two}}
	for i := range s.Results {
		all[0].add(&s.Results[i], One)
		all[1].add(&s.Results[i], Two)
	}
	slices.SortStableFunc(all, order)
	return all
}

// chosenHands is a battle in which both players choose their opening hands, as in tournaments (MAN-3.9).
func chosenHands(text string) ([]byte, error) {
	doc, err := tomlfile.Parse([]byte(text), nil)
	if err != nil {
		return nil, err
	}
	doc.Set("south.opening", tomlfile.Quote("chosen"))
	doc.Set("north.opening", tomlfile.Quote("chosen"))
	return doc.Text(), nil
}
