package train

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
)

// Journal keeps the games of a task in a file, a line each, so that a task that was stopped goes
// on where it was.
type Journal struct {
	file *os.File
	head head
}

// head is the first line: games of another task are not those of this one.
type head struct {
	Book    string
	Version int
	Battles int
	Seed    uint64
	Work    int
}

// line is a game.
type line struct {
	Game   int
	Record *Record
}

// Resume opens the journal of a task, or begins one, and gives the task the games that it has. A
// last line that was broken off is dropped. The error is one sentence.
func Resume(path string, t *Task) (*Journal, error) {
	j := &Journal{head: head{t.Book.Name(), t.Book.Version(), len(t.Battles), t.Seed, t.Work}}
	var err error
	if j.file, err = os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644); err != nil {
		return nil, err
	}
	end, err := j.read(t)
	if err == nil {
		err = j.file.Truncate(end)
	}
	if err == nil {
		_, err = j.file.Seek(end, io.SeekStart)
	}
	if err == nil && end == 0 {
		err = j.write(j.head)
	}
	if err != nil {
		j.file.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	t.Keep = func(game int, r *Record) error { return j.write(line{game, r}) }
	return j, nil
}

// read reads the games that a journal has and returns where the last sound line ends.
func (j *Journal) read(t *Task) (end int64, err error) {
	in := bufio.NewReader(j.file)
	t.Known = map[int]*Record{}
	for n := 1; ; n++ {
		text, err := in.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return end, nil // what stands behind the last line end was broken off
		}
		if err != nil {
			return 0, err
		}
		if n == 1 {
			var h head
			if err := json.Unmarshal(text, &h); err != nil || h != j.head {
				return 0, errors.New("line 1: these are games of another task")
			}
		} else {
			var l line
			if err := json.Unmarshal(text, &l); err != nil || l.Record == nil {
				return 0, fmt.Errorf("line %d is no game", n)
			}
			t.Known[l.Game] = l.Record
		}
		end += int64(len(text))
	}
}

func (j *Journal) write(what any) error {
	text, err := json.Marshal(what)
	if err == nil {
		_, err = j.file.Write(append(text, '\n'))
	}
	return err
}

// Close closes the file.
func (j *Journal) Close() error { return j.file.Close() }
