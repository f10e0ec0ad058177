package series

import (
	"strconv"
	"strings"

	"grognard/game/archive"
	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// Kind is what sort of series it is.
type Kind string

// The kinds.
const (
	Match      Kind = "match"      // two games, sides changed
	Tournament Kind = "tournament" // of Manoeuvre
	Campaign   Kind = "campaign"
)

// Contestant is one of the two who play a series, 0 or 1; None stands for a draw.
type Contestant int

// The contestants.
const (
	One  Contestant = 0
	Two  Contestant = 1
	None Contestant = -1
)

// Other is the one whom a contestant plays.
func (c Contestant) Other() Contestant { return 1 - c }

// Series are games that belong together.
type Series struct {
	ID       string // name of its file without folder and extension
	Kind     Kind
	Title    string
	Book     string            // name of the rulebook; "" of a campaign
	Mode     string            // of a tournament: Pairs or Rounds
	Scenario string            // of a match
	Set      map[string]string // switches of a match
	Data     []byte            // the scenario of a match, the file of a campaign
	Who      [2]match.Player   // without their Choosers
	Seed     uint64
	Dice     string // archive.DiceSeeded, DiceReal or DiceHonest
	Open     bool   // one person plays both
	Date     string
	Start    [2][]byte // armies with which a campaign begins; nil: that of its plan
	Results  []Result  // oldest first: Results[n-1] is of game n

	plan *Plan // of a campaign, read from Data
}

// Result is what a game came to.
type Result struct {
	One     rules.Side // that contestant One led
	Won     Contestant // None: a draw
	Score   [2]int     // of both contestants, by the gauge that the book tells its battles by
	Fewer   bool       // the lower score is the better
	Turns   int
	Battle  string    // of a campaign
	Nations [2]string // of the armies that the contestants led
	Armies  [2][]byte // with which they go on, where armies do
	Units   [2][]rules.Mustered
}

// Game is one game of a series that is to be played.
type Game struct {
	N        int // from 1
	Book     rules.Rulebook
	Scenario string
	Data     []byte
	Set      map[string]string
	One      rules.Side // that contestant One leads
	Title    scenarios.Words
	Battle   *Battle // of a campaign; nil: none
	Armies   [2][]byte
}

// Tag is what the save of game n says of its series.
func (s *Series) Tag(n int) string { return s.ID + " " + strconv.Itoa(n) }

// Untag takes a tag apart; ok is false of what is none.
func Untag(tag string) (id string, n int, ok bool) {
	id, number, _ := strings.Cut(tag, " ")
	n, err := strconv.Atoi(number)
	return id, n, err == nil && n > 0 && id != ""
}

// Over reports whether all its games have been played.
func (s *Series) Over() bool {
	switch s.Kind {
	case Match:
		return len(s.Results) >= 2
	case Tournament:
		return len(s.Results) >= s.Games()
	}
	at, err := s.At()
	return err != nil || at.Ending != nil
}

// Games is how many games there will be, 0 where that hangs on how they end.
func (s *Series) Games() int {
	switch s.Kind {
	case Match:
		return 2
	case Tournament:
		if s.Mode == Rounds {
			return rounds
		}
		return len(pairings())
	}
	return 0
}

// Next returns the game to be played next; it must not be over. Errors are *rules.FileError.
func (s *Series) Next() (*Game, error) {
	switch s.Kind {
	case Match:
		return s.nextOfMatch()
	case Tournament:
		return s.nextOfTournament()
	}
	return s.nextOfCampaign()
}

// nextOfMatch is the same battle again with sides changed.
func (s *Series) nextOfMatch() (*Game, error) {
	book, err := bookOf(s.Book)
	if err != nil {
		return nil, err
	}
	n := len(s.Results) + 1
	return &Game{N: n, Book: book, Scenario: s.Scenario, Data: s.Data, Set: s.Set, One: rules.Side(n - 1), Title: scenarios.Words{EN: s.Title}}, nil
}

func bookOf(name string) (rules.Rulebook, error) {
	book, ok := scenarios.Book(name)
	if !ok {
		return nil, rules.Fault("fault.scenario.book", "there is no rulebook %q", name)
	}
	return book, nil
}

// seed is that of game n.
func (s *Series) seed(n int) uint64 { return s.Seed + uint64(n)*0x9e3779b97f4a7c15 }

// Begin begins a game of the series, with armies put together where it brings them. title is what its
// save is called. The players have no choosers yet.
func (s *Series) Begin(g *Game, title string) (*match.Match, error) {
	how := match.Start{Scenario: g.Scenario, Data: g.Data, Set: g.Set, Seed: s.seed(g.N), Open: s.Open, Title: title, Series: s.Tag(g.N)}
	switch s.Dice {
	case archive.DiceReal:
		how.Dice = match.Real(how.Seed)
	case archive.DiceHonest:
		how.Dice = match.Honest()
	}
	how.Players[g.One], how.Players[g.One.Other()] = s.Who[One], s.Who[Two]
	m, err := match.New(g.Book, how)
	if err != nil {
		return nil, err
	}
	return m, g.muster(m)
}

// muster gives the answers by which both sides put the armies together that the game brings.
func (g *Game) muster(m *match.Match) error {
	k, ok := g.Book.(rules.ArmyBuilder)
	if !ok {
		return nil
	}
	for range g.Armies {
		q := m.Request()
		if q == nil || q.To == rules.Chance {
			return nil
		}
		data := g.Armies[g.contestant(q.To)]
		if data == nil {
			return nil
		}
		m.TakeSeat()
		b, _ := m.Position().Checkpoint()
		all, err := k.BuildArmy(b, q.To, data)
		if err != nil {
			return err
		}
		if v := m.View(); v.ArmyList != nil {
			all = append(all, v.ArmyList.Done)
		} else {
			all = append(all, rules.Option{Do: "done"})
		}
		if _, err := m.AnswerAll(all); err != nil {
			return err
		}
	}
	return nil
}

// contestant is who leads a side.
func (g *Game) contestant(s rules.Side) Contestant {
	if s == g.One {
		return One
	}
	return Two
}

// Take takes the result of a game of the series in that is over, from its last position. It reports
// whether that was new: a game counts once, and only the one that was to be played.
func (s *Series) Take(tag string, p *rules.Position) (bool, error) {
	id, n, ok := Untag(tag)
	if !ok || id != s.ID || n != len(s.Results)+1 || s.Over() || !p.Result().Over {
		return false, nil
	}
	g, err := s.Next()
	if err != nil {
		return false, err
	}
	won, view := p.Result().Winner, p.View(rules.Chance)
	r := Result{One: g.One, Won: None, Turns: view.Turn}
	if won != rules.Chance {
		r.Won = g.contestant(won)
	}
	if k, ok := g.Book.(rules.Chronicler); ok {
		r.Fewer = k.Course(p.Board()).Fewer
	}
	score := chronicle.Scores(g.Book, p.Board(), view)
	for side := rules.First; side <= rules.Second; side++ {
		c := g.contestant(side)
		r.Nations[c] = view.Sides[side].Nation
		if score[side] != nil {
			r.Score[c] = score[side].N
		}
	}
	if g.Battle != nil {
		r.Battle = g.Battle.ID
		s.march(g, p.Board(), &r)
	}
	s.Results = append(s.Results, r)
	return true, nil
}

// Total is what the games so far came to.
type Total struct {
	Won, Score [2]int
	Drawn      int
	Fewer      bool
}

// Total adds the results up.
func (s *Series) Total() (t Total) {
	for i := range s.Results {
		r := &s.Results[i]
		t.Fewer = r.Fewer
		if r.Won == None {
			t.Drawn++
		} else {
			t.Won[r.Won]++
		}
		for c := range r.Score {
			t.Score[c] += r.Score[c]
		}
	}
	return t
}

// Leader is who is ahead: who has won more games, at as many the one with the better score in all of them.
func (t Total) Leader() Contestant {
	ahead := t.Won[One] - t.Won[Two]
	if ahead == 0 {
		if ahead = t.Score[One] - t.Score[Two]; t.Fewer {
			ahead = -ahead
		}
	}
	switch {
	case ahead > 0:
		return One
	case ahead < 0:
		return Two
	}
	return None
}
