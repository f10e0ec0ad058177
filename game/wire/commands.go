package wire

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
)

// command is a word that a line may begin with.
type command struct {
	word, args, does string
	do               func(s *Session, rest string) error
}

// commands is filled in by init because help lists it.
var commands []command

func init() {
	commands = []command{
		{"ask", "", "repeat what is asked", bare((*Session).again)},
		{"play", "OPTION", "answer for the side that is asked", (*Session).play},
		{"roll", "FACE...", "type in dice", (*Session).roll},
		{"draw", "THING", "type in a draw", (*Session).draw},
		{"why", "OPTION", "tell what the rules have against an option", (*Session).why},
		{"odds", "OPTION", "tell what an option may lead to", (*Session).odds},
		{"view", "[first|second|both]", "show the board as a side sees it", (*Session).view},
		{"position", "", "write the start of the Step in progress as a position file", bare((*Session).position)},
		{"undo", "", "take back the last answer", bare((*Session).undo)},
		{"log", "[N]", "tell the last N events, or all", (*Session).log},
		{"save", "FILE", "write the game to a file", (*Session).save},
		{"help", "", "list the commands", bare((*Session).help)},
		{"quit", "", "end the session", bare(func(*Session) error { return errQuit })},
	}
}

// bare makes a command of a function without arguments.
func bare(do func(*Session) error) func(*Session, string) error {
	return func(s *Session, rest string) error {
		if rest != "" {
			return fmt.Errorf("%q is too much: the command stands alone", rest)
		}
		return do(s)
	}
}

func (s *Session) help() error {
	for _, c := range commands {
		s.say("help", attr{".command", raw(c.word)}, attr{".args", raw(c.args)}, attr{"does", c.does})
	}
	return nil
}

func (s *Session) again() error {
	s.ask()
	return nil
}

// parse reads an option.
func (s *Session) parse(rest string) (rules.Option, error) {
	if rest == "" {
		return rules.Option{}, errors.New("an option is missing; ask lists them")
	}
	return rules.ParseOption(s.Match.Book(), rest)
}

func (s *Session) play(rest string) error {
	o, err := s.parse(rest)
	if err != nil {
		return err
	}
	s.Match.TakeSeat()
	n := s.Match.Len()
	events, err := s.Match.Answer(o)
	if err != nil {
		return s.pointed(err)
	}
	return s.played(n, events)
}

// pointed adds to a refusal without a reason where the options are listed.
func (s *Session) pointed(err error) error {
	var why rules.Reason
	var fault *rules.FileError
	if q := s.Match.Request(); q == nil || errors.As(err, &why) || errors.As(err, &fault) || errors.As(err, new(*match.Crash)) {
		return err
	}
	return fmt.Errorf("%w; ask lists them", err)
}

// errChance is what roll and draw say where they are out of place.
var errChance = errors.New("no dice and no draw are to be typed in now")

func (s *Session) roll(rest string) error {
	q := s.Match.Request()
	if q == nil || q.To != rules.Chance {
		return errChance
	}
	if q.Dice.Bag != nil {
		return errors.New("this is a draw: name what is drawn with draw")
	}
	var faces []int
	for _, w := range strings.Fields(rest) {
		f, err := strconv.Atoi(w)
		if err != nil {
			return fmt.Errorf("%q is not the face of a die", w)
		}
		faces = append(faces, f)
	}
	if q.Dice.Again(faces) {
		return fmt.Errorf("%s: that throw is not used, roll again", ints(faces))
	}
	if !q.Dice.Fits(faces) {
		return fmt.Errorf("%s cannot show %s", diceName(q.Dice), quoteEmpty(ints(faces)))
	}
	return s.chance(faces)
}

func (s *Session) draw(rest string) error {
	q := s.Match.Request()
	if q == nil || q.To != rules.Chance {
		return errChance
	}
	if q.Dice.Bag == nil {
		return errors.New("these are dice: type in their faces with roll")
	}
	o, err := s.parse("draw " + rest)
	if err != nil {
		return err
	}
	i := slices.Index(q.Dice.Bag, o.Who)
	if i < 0 || o != (rules.Option{Do: "draw", Who: o.Who}) {
		return fmt.Errorf("%q is not among what can be drawn", rest)
	}
	return s.chance([]int{i})
}

// chance takes an answer of Chance.
func (s *Session) chance(faces []int) error {
	n := s.Match.Len()
	events, err := s.Match.Dice(faces)
	if err != nil {
		return err
	}
	return s.played(n, events)
}

func quoteEmpty(v string) string {
	if v == "" {
		return "nothing"
	}
	return v
}

func (s *Session) why(rest string) error {
	o, err := s.parse(rest)
	if err != nil {
		return err
	}
	p := s.Match.Position()
	if q := p.Request(); q != nil && q.To != rules.Chance && q.Accepts(rules.Answer{By: q.To, Option: o}) == nil {
		s.say("allowed", attr{".option", s.option(o)})
		return nil
	}
	reasons := p.Refused(o)
	if len(reasons) == 0 {
		if r := s.absent(p, o); r != 0 {
			return s.noSuch(r)
		}
		return fmt.Errorf("this option means nothing in %s", s.Match.Book().Name())
	}
	for _, r := range reasons {
		s.say("why", attr{".rule", r.Rule}, attr{"key", r.Text.Key}, attr{"a", s.ref(r.Text.A)}, attr{"b", s.ref(r.Text.B)},
			attr{"say", s.spoken(r.Text)})
	}
	return nil
}

// absent returns the thing of an option that its battle does not have, 0 if that
// is not what is wrong with it: what may be done at all can be explained without
// it, and nothing can be with it.
func (s *Session) absent(p *rules.Position, o rules.Option) rules.Ref {
	q := p.Request()
	book := s.Match.Book()
	if q == nil || q.To == rules.Chance || book.Explain(p.Board(), q, rules.Option{Do: o.Do}).OK() {
		return 0
	}
	for _, x := range [...]struct {
		ref   rules.Ref
		alone rules.Option
	}{{o.Who, rules.Option{Do: o.Do, Who: o.Who}}, {o.With, rules.Option{Do: o.Do, With: o.With}}, {o.At, rules.Option{Do: o.Do, At: o.At}}} {
		if x.ref != 0 && !s.there(x.ref) && book.Explain(p.Board(), q, x.alone).OK() {
			return x.ref
		}
	}
	return 0
}

// there reports whether a thing lies on the table for somebody to see.
func (s *Session) there(r rules.Ref) bool {
	v := s.Match.Position().View(rules.Chance)
	return slices.ContainsFunc(v.Pieces, func(p rules.Piece) bool { return p.Ref == r }) ||
		slices.ContainsFunc(v.Map.Cells, func(c rules.Cell) bool { return c.Ref == r })
}

// noSuch says that the battle does not have a thing.
func (s *Session) noSuch(r rules.Ref) error {
	if s.Words == nil {
		return fmt.Errorf("there is nothing called %q in this battle", s.ref(r))
	}
	return errors.New(s.Words.Word("match.absent", s.ref(r)))
}

// undo takes back an answer of the side that is asked, or whose dice are to be
// typed in, never one of the other side: nobody sits at a protocol.
func (s *Session) undo() error {
	n := s.Match.Len()
	if q := s.Match.Request(); q != nil {
		side := q.To
		if side == rules.Chance {
			side = q.Dice.Side
		}
		if r := s.Match.CanUndoFor(side); !r.OK() {
			return r
		}
	}
	if err := s.Match.Undo(); err != nil {
		return err
	}
	if s.Saver != nil {
		if err := s.Saver.Flush(); err != nil {
			s.Match.Redo()
			_ = s.Saver.Flush() // the same failure again: told already
			return err
		}
	}
	s.look()
	s.say("undone", attr{"", n - s.Match.Len()})
	s.ask()
	return nil
}

func (s *Session) save(rest string) error {
	if rest == "" {
		return errors.New("the name of a file is missing")
	}
	if s.Saver != nil && archive.Same(s.Saver.Path(), rest) {
		if err := s.Saver.Flush(); err != nil { // it is there already
			return err
		}
		s.say("saved", attr{"file", rest})
		return nil
	}
	store := s.Store
	if store == nil {
		store = storeBeside
	}
	g := s.Match.Save()
	g.Sealed = g.Sealed || !s.open() // nobody reads the computer's hand there
	if err := store(rest, g); err != nil {
		return err
	}
	s.say("saved", attr{"file", rest})
	return nil
}

// storeBeside writes a save into a folder that is there, and over no other game.
func storeBeside(path string, g *archive.Game) error {
	folder := filepath.Dir(path)
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		return &rules.FileError{File: path, Msg: "there is no folder " + folder}
	}
	if info, err := os.Stat(path); err == nil && info.Size() > 0 {
		if old, err := archive.Read(path); err != nil || !old.Same(g) {
			return &rules.FileError{File: path, Msg: "this file holds something else than this game: save it under another name"}
		}
	}
	return archive.Write(path, g)
}

func (s *Session) position() error {
	if !s.open() {
		return errors.New("a position shows both hands; against the computer it stays hidden")
	}
	base, _ := s.Match.Position().Checkpoint()
	text := strings.TrimSuffix(string(s.Match.Book().Save(base)), "\n")
	for line := range strings.Lines(text) {
		s.say("|", attr{".line", raw(strings.TrimRight(line, "\r\n"))})
	}
	return nil
}
