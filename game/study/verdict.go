package study

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
)

// Verdict is what the computer thinks of a decision: chances are those that the side which decided
// wins, as it could judge that then, knowing no more than it did.
type Verdict struct {
	Answer int // its number, of the whole game
	By     rules.Side
	Before float64      // before it, as quick players choose
	Played float64      // with what it did
	Best   float64      // with the best other answer
	Other  rules.Option // that one
	Doubt  float64      // standard error of the difference between the two

	Turn   int        // player turn in which it fell, as the rulebook numbers them
	Active rules.Side // whose turn that was

	sum uint64 // of the answers up to it, see sums
}

// Grade is how far a decision falls short of the best that was found.
type Grade uint8

// The grades.
const (
	Sound   Grade = iota // nothing better was found, or hardly
	Slip                 // less than 5 % worse
	Mistake              // less than 15 % worse
	Blunder
)

// From which loss in the chance of winning a decision is no more sound, is a mistake, is a blunder.
const (
	leastSlip    = 0.02
	leastMistake = 0.05
	leastBlunder = 0.15
)

// Loss is by how much the best other answer would have been better; 0 where it would not.
func (v Verdict) Loss() float64 { return max(0, v.Best-v.Played) }

// Grade is the grade of the decision. What may as well be chance of the trials is no fault.
func (v Verdict) Grade() Grade {
	loss := v.Loss()
	if loss < 2*v.Doubt {
		return Sound
	}
	switch {
	case loss < leastSlip:
		return Sound
	case loss < leastMistake:
		return Slip
	case loss < leastBlunder:
		return Mistake
	}
	return Blunder
}

// Grade is the grade of a decision in its game: what would have been better is nothing that was missed where the
// same piece or card did the same later in that turn; how well it did it is judged there.
func (s *Study) Grade(v Verdict) Grade {
	grade := v.Grade()
	if grade == Sound {
		return Sound
	}
	for i := v.Answer + 1 - s.game.Before(); i <= s.game.Len(); i++ {
		w, ok := s.Verdict(i)
		if !ok {
			continue
		}
		if w.Turn != v.Turn {
			break
		}
		if a := s.game.Gave(i); a.By == v.By && a.Option.Do == v.Other.Do && a.Option.Who == v.Other.Who && a.Option.With == v.Other.With {
			return Sound
		}
	}
	return grade
}

// First is a chance of the side that decided, as one of the first side.
func (v Verdict) First(chance float64) float64 { return ofFirst(v.By, chance) }

func ofFirst(by rules.Side, chance float64) float64 {
	if by == rules.First {
		return chance
	}
	return 1 - chance
}

// Verdict is what is thought of answer number i of the game as the match counts it; false: nothing yet,
// or nothing is to be thought of it.
func (s *Study) Verdict(i int) (Verdict, bool) {
	v, ok := s.verdicts[i+s.game.Before()]
	return v, ok
}

// Moment is the chance of winning at a moment of the game.
type Moment struct {
	Answer int     // so many were given, as the match counts them
	Chance float64 // of the first side
}

// worked is what follows from the verdicts, until there are more of them, or more of the game.
type worked struct {
	known  bool
	len    int // answers of the game
	judged []int
	levels *levels
	course []Moment
	shares []Share
}

// workOut works it out anew where it is not known.
func (s *Study) workOut() *worked {
	w := &s.worked
	if n := s.game.Len(); !w.known || w.len != n {
		*w = worked{known: true, len: n, judged: s.judge()}
		w.levels = s.levelsFor(w.judged)
		w.course = s.courseOf(w.judged, w.levels)
		w.shares = s.sharesOf(w.course, w.levels)
	}
	return w
}

// Course is the chance of winning before each decision that was judged, and at the end. Read only.
func (s *Study) Course() []Moment { return s.workOut().course }

func (s *Study) courseOf(all []int, l *levels) []Moment {
	var course []Moment
	for k, i := range all {
		course = append(course, Moment{i - 1, l.before(k)})
	}
	if r := s.game.Result(); r.Over && len(all) > 0 {
		course = append(course, Moment{s.game.Len(), outcome(r)})
	}
	return course
}

// outcome is the chance of the first side when all is over.
func outcome(r rules.Result) float64 {
	switch r.Winner {
	case rules.First:
		return 1
	case rules.Second:
		return 0
	}
	return 0.5
}

// judged lists the answers that were judged, as the match counts them.
func (s *Study) judged() []int { return s.workOut().judged }

func (s *Study) judge() []int {
	var all []int
	for _, n := range slices.Sorted(maps.Keys(s.verdicts)) {
		if i := n - s.game.Before(); i >= 1 && i <= s.game.Len() {
			all = append(all, i)
		}
	}
	return all
}

func (s *Study) at(i int) Verdict { return s.verdicts[i+s.game.Before()] }

// Share is what brought the chance of the first side from one decision to the next.
type Share struct {
	Answer   int // of the decision
	Until    int // answers up to the next decision that was judged, or to the end
	By       rules.Side
	Decision float64 // what it was worth
	Luck     float64 // what the dice and cards did that fell to it; 0: none fell
	Dice     bool    // dice fell to it
	Cards    bool    // cards were drawn, or a bag was drawn from
	Anew     float64 // by how much the chance was judged otherwise at the next decision though none fell: see Shares
	Skips    bool    // other decisions that were not judged lie between
	Loss     float64 // by how much the best other answer would have been better, for the side that decided; below 0: it would not
}

// Shares splits the change of the first side's chance of winning, from the first decision that was
// judged to the end of the game or the last one, into what was decided, what fell to it, and the rest. Their sum is
// that change. A decision is worth what the chance was with it, less what it was before it, both as its side judged
// then. Where dice or cards followed before anybody decided again, all that lies between this and the chance before the
// next decision is luck. Where none did, or where other decisions lie between that were not judged, it is Anew: another
// judge, who knows more or less, and tries other games. Read only.
func (s *Study) Shares() []Share { return s.workOut().shares }

func (s *Study) sharesOf(course []Moment, l *levels) []Share {
	var all []Share
	if len(course) > 1 {
		s.sort()
	}
	for k := 0; k+1 < len(course); k++ {
		v := s.at(course[k].Answer + 1)
		sh := Share{Answer: course[k].Answer + 1, Until: course[k+1].Answer, By: v.By}
		sh.Loss = v.First(l.levelled(&v, v.Best, l.part[k])) - v.First(l.levelled(&v, v.Played, l.part[k]))
		after, next := l.after(k), course[k+1].Chance
		sh.Decision = after - course[k].Chance
		s.fell(&sh)
		if sh.Dice || sh.Cards {
			sh.Luck = next - after
		} else {
			sh.Anew = next - after
		}
		all = append(all, sh)
	}
	return all
}

// falls are what answers are to luck.
type falls uint8

const (
	settles falls = iota // an answer without a choice
	chosen               // a decision
	thrown               // dice
	drawn                // a card, or something else out of a bag
)

// fell notes what dice and cards came before the next decision that was judged; where others lie between, none of them is
// known to have fallen to this one.
func (s *Study) fell(sh *Share) {
	for i := sh.Answer + 1; i <= sh.Until; i++ {
		switch s.falls[i-1] {
		case chosen:
			sh.Dice, sh.Cards, sh.Skips = false, false, true
			return
		case thrown:
			sh.Dice = true
		case drawn:
			sh.Cards = true
		}
	}
}

// sort finds what each answer of the game is to luck, as far as that is not known: the game is played again for it.
func (s *Study) sort() {
	if len(s.falls) > s.game.Len() {
		s.falls = nil // some were taken back
	}
	for i := len(s.falls) + 1; i <= s.game.Len(); i++ {
		q, a := s.game.Given(i)
		what := settles
		switch {
		case a.By == rules.Chance && q.Dice.Bag != nil:
			what = drawn
		case a.By == rules.Chance:
			what = thrown
		case decides(q, a):
			what = chosen
		}
		s.falls = append(s.falls, what)
	}
}

// Parts is what all shares come to, each to the first side.
type Parts struct {
	Decisions  [2]float64 // of each side
	Luck, Anew float64
}

// Sum is what all shares come to.
func (s *Study) Sum() (p Parts) {
	for _, sh := range s.Shares() {
		p.Decisions[sh.By] += sh.Decision
		p.Luck += sh.Luck
		p.Anew += sh.Anew
	}
	return p
}

// throughWord begins the line that says how many answers of the game have been gone through.
const throughWord = "through "

// Whole reports whether all decisions of the game have been gone through.
func (s *Study) Whole() bool { return s.through == s.game.Before()+s.game.Len() }

// verdictText is what is thought of all decisions, as a save keeps it.
func (s *Study) verdictText() []byte {
	var b strings.Builder
	book := s.game.Book()
	if s.through > 0 {
		fmt.Fprintf(&b, "%s%d\n", throughWord, s.through)
	}
	for _, n := range slices.Sorted(maps.Keys(s.verdicts)) {
		v := s.verdicts[n]
		other := archive.FormatAnswer(book, nil, rules.Answer{By: v.By, Option: v.Other}, false)
		fmt.Fprintf(&b, "%d %016x %d %d %.4f %.4f %.4f %.4f %s\n", n, v.sum, v.Turn, v.Active+1, v.Before, v.Played, v.Best, v.Doubt, other)
	}
	return []byte(b.String())
}

// readVerdicts reads what verdictText wrote. What is thought of an answer that was taken back, and is
// another now, is forgotten.
func (s *Study) readVerdicts(text []byte) error {
	var known sums
	if rest, ok := strings.CutPrefix(string(text), throughWord); ok {
		head, rest, _ := strings.Cut(rest, "\n")
		n, err := strconv.Atoi(head)
		if err != nil || n < 0 {
			return rules.Fault("fault.study.judged", "what was thought of the game is damaged and cannot be read: %q", throughWord+head)
		}
		s.through, text = n, []byte(rest)
	}
	for line := range strings.Lines(string(text)) {
		v, err := s.readVerdict(strings.TrimSuffix(line, "\n"))
		if err != nil {
			return rules.Fault("fault.study.judged", "what was thought of the game is damaged and cannot be read: %q", strings.TrimSpace(line))
		}
		if known.of(s.game, v.Answer-s.game.Before()) == v.sum {
			s.verdicts[v.Answer] = v
		}
	}
	s.worked = worked{}
	return nil
}

func (s *Study) readVerdict(line string) (v Verdict, err error) {
	damaged := archive.CheckLine("")
	words := strings.SplitN(line, " ", 9)
	if len(words) < 9 {
		return v, damaged
	}
	if v.Answer, err = strconv.Atoi(words[0]); err != nil || v.Answer < 1 {
		return v, damaged
	}
	if v.sum, err = strconv.ParseUint(words[1], 16, 64); err != nil {
		return v, damaged
	}
	if v.Turn, err = strconv.Atoi(words[2]); err != nil {
		return v, damaged
	}
	active, err := strconv.Atoi(words[3])
	if v.Active = rules.Side(active - 1); err != nil || v.Active < rules.Chance || v.Active > rules.Second {
		return v, damaged
	}
	for i, to := range [...]*float64{&v.Before, &v.Played, &v.Best, &v.Doubt} {
		if *to, err = strconv.ParseFloat(words[4+i], 64); err != nil || !(*to >= 0 && *to <= 1) {
			return v, damaged
		}
	}
	a, _, err := archive.ParseAnswer(s.game.Book(), words[8])
	if v.By, v.Other = a.By, a.Option; err != nil || v.By == rules.Chance {
		return v, damaged
	}
	return v, nil
}

// sums are the sums of a game's first answers: after none, after one, and so on.
type sums []uint64

// of is the sum of the first i answers of a game; 0 where it has fewer, or its first ones are not known.
func (k *sums) of(m *match.Match, i int) uint64 {
	if *k == nil {
		*k = sums{0}
		if m.Before() > 0 {
			return 0
		}
		for _, l := range m.Lines(0) {
			if _, hash, _ := archive.ParseHash(l); !hash {
				last := (*k)[len(*k)-1]
				*k = append(*k, archive.Sum(fmt.Appendf(nil, "%016x %s", last, l)))
			}
		}
	}
	if i < 0 || i >= len(*k) {
		return 0
	}
	return (*k)[i]
}
