// Package wire speaks the line protocol of the umpire, which PROTOCOL.md
// describes: a person, a script or a bot in any language plays a match over
// lines of text, without a display.
package wire

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"grognard/game/archive"
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/rules"
)

// Version is the number of the protocol, told in the greeting.
const Version = 1

// maxLine bounds a line of input, in bytes.
const maxLine = 1 << 16

// Session is one conversation about a match. Match must be set, the rest has
// useful zero values.
type Session struct {
	Match *match.Match
	Words *lang.Catalog // sentences beside the keys; nil: none
	JSON  bool          // say everything as JSON objects
	Notes []string      // said after the greeting

	// Saver, if there is one, is the writer that the match saves to: no answer
	// is acknowledged before it is on disk.
	Saver *archive.Writer
	// Store writes the file of a save command; nil is storeBeside.
	Store func(path string, g *archive.Game) error

	ctx   context.Context // nil: none
	out   *bufio.Writer
	names lang.Names
}

// errQuit ends Serve.
var errQuit = errors.New("quit")

// Serve greets, then answers every line of in until quit or the end of in.
// The error is one of reading or writing; a faulty line is answered with a
// line "error: ..." and changes nothing.
func (s *Session) Serve(in io.Reader, out io.Writer) error {
	return s.ServeUntil(context.Background(), in, out)
}

// ServeUntil is Serve, but it ends as well once ctx is done, even while the
// computer thinks: what was answered before that stands.
func (s *Session) ServeUntil(ctx context.Context, in io.Reader, out io.Writer) error {
	s.out, s.ctx = bufio.NewWriter(out), ctx
	if err := s.greet(); err != nil {
		return err
	}
	lines := make(chan input)
	ended := make(chan struct{})
	defer close(ended)
	go read(in, lines, ended)
	for ctx.Err() == nil {
		var l input
		select {
		case l = <-lines:
		case <-ctx.Done():
			return s.out.Flush()
		}
		if line := strings.TrimSpace(l.text); line != "" && line[0] != '#' || l.long {
			if s.reply(line, l.long) == errQuit {
				return s.out.Flush()
			}
			if err := s.out.Flush(); err != nil {
				return err
			}
		}
		if l.err == io.EOF {
			return nil
		}
		if l.err != nil {
			return l.err
		}
	}
	return nil
}

// input is what readLine returns.
type input struct {
	text string
	long bool
	err  error
}

// read hands over line after line until the last one, or until nobody wants
// more.
func read(in io.Reader, lines chan<- input, ended <-chan struct{}) {
	r := bufio.NewReader(in)
	for {
		var l input
		l.text, l.long, l.err = readLine(r)
		select {
		case lines <- l:
		case <-ended:
			return
		}
		if l.err != nil {
			return
		}
	}
}

// Command does what one line says and writes the reply to out, but for the
// last line "ok". An error has changed nothing; it is not written.
func (s *Session) Command(line string, out io.Writer) error {
	s.out = bufio.NewWriter(out)
	s.look()
	err := s.do(line)
	if err == errQuit {
		err = nil
	}
	if ferr := s.out.Flush(); err == nil {
		err = ferr
	}
	return err
}

// Tell writes an event as a line of the protocol.
func (s *Session) Tell(e rules.Event, out io.Writer) error {
	s.out = bufio.NewWriter(out)
	s.look()
	s.event(e)
	return s.out.Flush()
}

// Sentence puts an error into one line, a reason of the rules in its words.
func (s *Session) Sentence(err error) string {
	s.look()
	return s.sentence(err)
}

// readLine reads up to the next line feed; of a line that is too long it keeps
// nothing and says so.
func readLine(r *bufio.Reader) (line string, long bool, err error) {
	var kept []byte
	for {
		part, err := r.ReadSlice('\n')
		if len(kept)+len(part) > maxLine {
			long, kept = true, nil
		} else if !long {
			kept = append(kept, part...)
		}
		if err != bufio.ErrBufferFull {
			return string(kept), long, err
		}
	}
}

// greet says who speaks and what is asked first.
func (s *Session) greet() error {
	s.look()
	start := s.Match.Start()
	s.say("grognard", attr{"protocol", Version}, attr{"book", s.Match.Book().Name()},
		attr{"version", s.Match.Book().Version()}, attr{"scenario", start.Scenario})
	for _, note := range s.Notes {
		s.say("note", attr{"say", oneLine(note)})
	}
	if _, err := s.think(); err != nil {
		s.fail(err)
	}
	s.ask()
	s.ok()
	return s.out.Flush()
}

// reply answers one line; errQuit ends the conversation.
func (s *Session) reply(line string, long bool) error {
	var err error
	if long {
		err = fmt.Errorf("a line has at most %d bytes", maxLine)
	} else {
		err = s.do(line)
	}
	if err == nil || err == errQuit {
		s.ok()
		return err
	}
	s.fail(err)
	return nil
}

// do finds the command of a line and runs it.
func (s *Session) do(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	for _, c := range commands {
		if c.word == word {
			return c.do(s, strings.TrimSpace(rest))
		}
	}
	return fmt.Errorf("there is no command %q; help lists them", word)
}

// ok ends a reply that holds data, with the number of answers played.
func (s *Session) ok() { s.say("ok", attr{"", s.Match.Len()}) }

// look finds out what the sides are called now.
func (s *Session) look() {
	s.names = lang.NamesOf(s.Match.Book(), s.Match.Position().View(rules.Chance))
}

// open reports whether nothing is hidden from whoever speaks: no computer
// plays along, or the match is open anyway.
func (s *Session) open() bool {
	start := s.Match.Start()
	return start.Open || !start.Players[0].Computer && !start.Players[1].Computer
}

// think lets the computer players move and returns what happened. A computer
// player that fails is told as a note: some legal answer was played instead.
func (s *Session) think() ([]rules.Event, error) {
	var all []rules.Event
	ctx := s.ctx
	if ctx == nil {
		ctx = context.Background()
	}
	for s.Match.Computer() {
		events, err := s.Match.ThinkUntil(ctx)
		all = append(all, events...)
		switch {
		case err != nil && ctx.Err() != nil:
			s.say("note", attr{"say", "interrupted: the computer has not answered yet"})
			return all, nil
		case err != nil && len(events) == 0:
			return all, err
		case err != nil:
			s.say("note", attr{"say", oneLine(err.Error())})
		}
	}
	return all, nil
}

// played tells the events of an answer and what is asked next, once the answer
// is on disk. n is the number of answers before it: if the game cannot be
// saved, it goes back there.
func (s *Session) played(n int, events []rules.Event) error {
	more, err := s.think()
	if err == nil && s.Saver != nil {
		err = s.Saver.Flush()
	}
	if err != nil {
		s.Match.TakeBack(n)
		if s.Saver != nil {
			_ = s.Saver.Flush() // the same failure again: told already
		}
		return err
	}
	s.look()
	for _, e := range append(events, more...) {
		s.event(e)
	}
	s.ask()
	return nil
}
