package study

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"grognard/game/archive"
	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/rules"
)

// Dice is how the dice of a branch fall.
type Dice string

// The dice of branches.
const (
	Same   Dice = "same"   // as in what it leads off, throw by throw, as long as that has some left
	Fresh  Dice = "new"    // by another seed
	Chosen Dice = "chosen" // typed in by whoever studies; cards are drawn by seed
	Once   Dice = "once"   // the throw it begins with is typed in, all that follow fall by another seed
)

// Way is how a branch goes on where it begins.
type Way struct {
	Dice  Dice
	Seed  uint64
	Faces []int // of the throw that the game waits for there; nil: it falls as all others do
}

// Branch is a way in which a game might have gone on.
type Branch struct {
	ID     int // from 1, for good
	Parent int // ID of what it leads off; 0: the game itself
	At     int // answers before it, of the whole game
	Name   string
	Dice   Dice
	Seed   uint64

	sum   uint64   // of the answers before it, see sums
	lines []string // answers since
	game  *match.Match
	fault error // why it cannot be played, or not to its end
}

// Study is a game with its branches and what is thought of it.
type Study struct {
	game     *match.Match
	branches []*Branch
	verdicts map[int]Verdict // by the number of the answer
	through  int             // answers of the game that have all been gone through, see Whole
	others   []archive.Part  // of other kinds: they are kept as they are
	lost     []error
	keep     func([]archive.Part)
	last     int // ID that was given
	worked   worked
	turning  []chronicle.Point
	turned   int     // verdicts of which turning was found
	falls    []falls // of the answers of the game, as far as they were sorted
}

// The kinds of parts in a save: a branch each, and what is thought of the decisions of the game.
const (
	BranchPart  = "branch"
	VerdictPart = "judged"
)

// Of reads what is kept with a game. What is to be kept from now on goes to the match, which has it in its
// save, and to keep; nil: to the match alone.
func Of(m *match.Match, keep func([]archive.Part)) *Study {
	s := &Study{game: m, keep: keep, verdicts: map[int]Verdict{}}
	for _, f := range m.Lost() {
		s.lost = append(s.lost, f)
	}
	for _, p := range m.Parts() {
		var err error
		switch p.Kind {
		case BranchPart:
			err = s.readBranch(p.Text)
		case VerdictPart:
			err = s.readVerdicts(p.Text)
		default:
			s.others = append(s.others, p)
		}
		if err != nil {
			s.lost = append(s.lost, err)
		}
	}
	s.adopt()
	for _, b := range s.branches {
		s.last = max(s.last, b.ID)
	}
	return s
}

// adopt leaves out branches that lead off one that is lost.
func (s *Study) adopt() {
	for again := true; again; {
		again = false
		for i, b := range s.branches {
			if p := s.Branch(b.Parent); b.Parent != 0 && (p == nil || b.At < p.At || b.descends(s, b.ID)) {
				s.lost = append(s.lost, rules.Fault("fault.study.orphan", "the branch %q leads off one that is lost", b.Name))
				s.branches = slices.Delete(s.branches, i, i+1)
				again = true
				break
			}
		}
	}
}

// descends reports whether a branch leads off another, however far.
func (b *Branch) descends(s *Study, id int) bool {
	for n, p := 0, s.Branch(b.Parent); p != nil; n, p = n+1, s.Branch(p.Parent) {
		if p.ID == id || n > len(s.branches) {
			return true
		}
	}
	return false
}

// Lost says what of the study could not be read: it is left out.
func (s *Study) Lost() []error { return s.lost }

// Trunk is the game that is studied.
func (s *Study) Trunk() *match.Match { return s.game }

// Branch returns a branch by its ID, or nil.
func (s *Study) Branch(id int) *Branch {
	if i := slices.IndexFunc(s.branches, func(b *Branch) bool { return b.ID == id }); i >= 0 {
		return s.branches[i]
	}
	return nil
}

// Branches lists all branches: behind each those that lead off it, the earlier first.
func (s *Study) Branches() []*Branch {
	var all []*Branch
	var add func(parent int)
	add = func(parent int) {
		var own []*Branch
		for _, b := range s.branches {
			if b.Parent == parent {
				own = append(own, b)
			}
		}
		slices.SortStableFunc(own, func(a, b *Branch) int { return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.ID, b.ID)) })
		for _, b := range own {
			all = append(all, b)
			add(b.ID)
		}
	}
	add(0)
	return all
}

// Depth is how many branches a branch leads off, one from the other.
func (s *Study) Depth(b *Branch) (n int) {
	for p := s.Branch(b.Parent); p != nil; p = s.Branch(p.Parent) {
		n++
	}
	return n
}

// Begin begins a branch of a branch (nil: of the game itself) after so many answers, which are
// counted as that game counts them; among those that it has in common with what it leads off, the new one
// leads off that. An error says why it cannot: the answers do not lead there, or the dice cannot fall so.
func (s *Study) Begin(of *Branch, at int, w Way) (*Branch, error) {
	for of != nil && at+s.game.Before() <= of.At {
		of = s.Branch(of.Parent)
	}
	from, err := s.Game(of)
	if err != nil {
		return nil, err
	}
	b := &Branch{ID: s.last + 1, At: at + from.Before(), Dice: w.Dice, Seed: w.Seed, sum: new(sums).of(from, at)}
	if of != nil {
		b.Parent = of.ID
	}
	if w.Faces != nil {
		q := from.At(at).Request()
		a := rules.Answer{By: rules.Chance, Faces: w.Faces}
		if q == nil || q.Accepts(a) != nil {
			return nil, rules.Fault("fault.study.faces", "the dice cannot fall so there")
		}
		b.lines = []string{archive.FormatAnswer(from.Book(), q, a, false)}
	}
	s.branches = append(s.branches, b)
	if _, err := s.Game(b); err != nil {
		s.branches = s.branches[:len(s.branches)-1]
		return nil, err
	}
	s.last++
	return b, nil
}

// Game returns the game of a branch, in which one plays on; nil is the game that is studied. Where
// some of its answers cannot be played any more it is as far as they can, and Fault says why.
func (s *Study) Game(b *Branch) (*match.Match, error) {
	if b == nil {
		return s.game, nil
	}
	if b.game != nil {
		return b.game, nil
	}
	from, err := s.Game(s.Branch(b.Parent))
	if err != nil {
		return nil, err
	}
	at := b.At - from.Before()
	if at < 0 || at > from.Len() {
		return nil, rules.Fault("fault.study.gone", "the branch %q leads off a moment that is not known any more", b.Name)
	}
	if from.Before() == 0 && b.sum != new(sums).of(from, at) {
		return nil, rules.Fault("fault.study.other", "the branch %q leads off answers that were taken back", b.Name)
	}
	var dice match.Dice
	switch b.Dice {
	case Same:
		dice = from.Recorded(at, b.Seed)
	case Chosen:
		dice = match.Real(b.Seed)
	case Once:
		dice = match.RealOnce(b.At, b.Seed)
	}
	b.game, b.fault = from.Try(at, b.Seed, dice, b.lines)
	b.game.Watch(s.Keep) // what is played in it is not lost
	return b.game, nil
}

// Fault says why the answers of a branch can be played only in part, or nil.
func (b *Branch) Fault() error { return b.fault }

// Len is how many answers a branch has of its own, those of dice among them.
func (b *Branch) Len() int {
	if b.game != nil {
		return b.game.Before() + b.game.Len() - b.At
	}
	n := 0
	for _, l := range b.lines {
		if _, hash, _ := archive.ParseHash(l); !hash {
			n++
		}
	}
	return n
}

// Rename gives a branch another name.
func (s *Study) Rename(b *Branch, name string) { b.Name = archive.OneLine(name) }

// Remove takes a branch away, and those that lead off it. What it returns puts them back.
func (s *Study) Remove(b *Branch) (back func()) {
	var gone, stay []*Branch
	for _, o := range s.branches {
		if o == b || o.descends(s, b.ID) {
			gone = append(gone, o)
		} else {
			stay = append(stay, o)
		}
	}
	s.branches = stay
	return func() { s.branches = append(s.branches, gone...) }
}

// Keep has the study written with the game, as the games of its branches are now. Whatever is played in
// one of them is written by itself.
func (s *Study) Keep() {
	all := s.Parts()
	s.game.SetParts(all)
	if s.keep != nil {
		s.keep(all)
	}
}

// Parts is the study as a save keeps it.
func (s *Study) Parts() []archive.Part {
	all := slices.Clone(s.others)
	for _, b := range s.Branches() {
		all = append(all, archive.Part{Kind: BranchPart, Text: b.text()})
	}
	if len(s.verdicts) > 0 || s.through > 0 {
		all = append(all, archive.Part{Kind: VerdictPart, Text: s.verdictText()})
	}
	return all
}

// text is a branch as a save keeps it.
func (b *Branch) text() []byte {
	if b.game != nil && b.fault == nil {
		b.lines = b.game.Lines(b.At - b.game.Before())
	}
	var t strings.Builder
	fmt.Fprintf(&t, "id %d\nfrom %d %d %016x\ndice %s %d\nname %s\n", b.ID, b.Parent, b.At, b.sum, b.Dice, b.Seed, b.Name)
	for _, l := range b.lines {
		t.WriteString(l + "\n")
	}
	return []byte(t.String())
}

// heads is how many lines of a branch stand before its answers.
const heads = 4

// readBranch reads what text wrote.
func (s *Study) readBranch(text []byte) error {
	damaged := rules.Fault("fault.study.branch", "a branch of the game is damaged and cannot be read")
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if len(lines) < heads {
		return damaged
	}
	b := &Branch{lines: slices.Clone(lines[heads:])}
	var dice string
	_, err1 := fmt.Sscanf(lines[0], "id %d", &b.ID)
	_, err2 := fmt.Sscanf(lines[1], "from %d %d %x", &b.Parent, &b.At, &b.sum)
	_, err3 := fmt.Sscanf(lines[2], "dice %s %d", &dice, &b.Seed)
	name, named := strings.CutPrefix(lines[3], "name")
	b.Name, b.Dice = strings.TrimSpace(name), Dice(dice)
	known := b.Dice == Same || b.Dice == Fresh || b.Dice == Chosen || b.Dice == Once
	if cmp.Or(err1, err2, err3) != nil || !named || !known || b.ID < 1 || b.Parent < 0 || b.At < 0 || s.Branch(b.ID) != nil {
		return damaged
	}
	for _, l := range b.lines {
		if archive.CheckLine(l) != nil {
			return damaged
		}
	}
	s.branches = append(s.branches, b)
	return nil
}
