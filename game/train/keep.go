package train

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
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
	Format  int // of what is noted: a record of another one tells something else
	Book    string
	Version int
	Battles int
	Seed    uint64
	Work    int
	From    uint64 `json:",omitempty"` // sum of the weights that duels begin from
}

// noted is the Format of this program.
const noted = 2

// line is a game, or a pair of them.
type line[T any] struct {
	Game   int
	Record *T
}

// Resume opens the journal of a task, or begins one, and gives the task the games that it has. A
// last line that was broken off is dropped. The error is one sentence.
func Resume(path string, t *Task) (*Journal, error) {
	j, known, err := resume[Record](path, head{noted, t.Book.Name(), t.Book.Version(), len(t.Battles), t.Seed, t.Work, 0})
	if err != nil {
		return nil, err
	}
	t.Known = known
	t.Keep = func(game int, r *Record) error { return j.write(line[Record]{game, r}) }
	return j, nil
}

// ResumeDuels is Resume for duels.
func ResumeDuels(path string, d *Duels) (*Journal, error) {
	from, err := d.From.Marshal()
	if err != nil {
		return nil, err
	}
	sum := fnv.New64a()
	sum.Write(from)
	j, known, err := resume[float64](path, head{noted, d.Book.Name(), d.Book.Version(), len(d.Battles), d.Seed, d.Work, sum.Sum64()})
	if err != nil {
		return nil, err
	}
	d.known = known
	d.keep = func(pair int, points *float64) error { return j.write(line[float64]{pair, points}) }
	return j, nil
}

// resume opens a journal, and returns what it has.
func resume[T any](path string, of head) (*Journal, map[int]*T, error) {
	j := &Journal{head: of}
	var err error
	if j.file, err = os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644); err != nil {
		return nil, nil, err
	}
	known, end, err := read[T](j)
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
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	return j, known, nil
}

// read reads the games that a journal has, and finds where the last sound line ends.
func read[T any](j *Journal) (known map[int]*T, end int64, err error) {
	in := bufio.NewReader(j.file)
	known = map[int]*T{}
	for n := 1; ; n++ {
		text, err := in.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return known, end, nil // what stands behind the last line end was broken off
		}
		if err != nil {
			return nil, 0, err
		}
		if n == 1 {
			var h head
			if err := json.Unmarshal(text, &h); err != nil || h != j.head {
				return nil, 0, errors.New("line 1: these are games of another task")
			}
		} else {
			var l line[T]
			if err := json.Unmarshal(text, &l); err != nil || l.Record == nil {
				return nil, 0, fmt.Errorf("line %d is no game", n)
			}
			known[l.Game] = l.Record
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
