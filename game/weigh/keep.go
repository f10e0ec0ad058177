package weigh

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"

	"grognard/game/archive"
	"grognard/game/workshop"
	"grognard/rules"
)

// Format is the number of the form in which weighings are kept.
const Format = 1

// file is a weighing as it is kept: text in JSON, with the sum of its other parts.
type file struct {
	Format   int `json:"grognard weighing"`
	Weighing json.RawMessage
	Games    json.RawMessage
	Check    uint64
}

func (f *file) sum() uint64 {
	return archive.Sum(fmt.Appendf(nil, "%d\n%s\n%s", f.Format, f.Weighing, f.Games))
}

// PathOf is where the weighing of a battle on the shelf is kept: beside it.
func PathOf(battle string) string { return battle + workshop.WeighingExt }

// Save writes a weighing. Errors are *rules.FileError.
func Save(path string, w *Weighing) error {
	f := file{Format: Format, Weighing: marshal(w), Games: marshal(w.Games)}
	f.Check = f.sum()
	if err := archive.Replace(path, append(marshal(f), '\n'), 0); err != nil {
		return rules.Fault("fault.weighing.unwritten", "what was weighed cannot be saved: %v", archive.Cause(err)).In(path)
	}
	return nil
}

func marshal(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // plain values always have a form
	}
	return data
}

// Load reads what Save wrote. Errors are *rules.FileError: of a file that is not there, is none
// of these, was written by a later version of the game, or is damaged.
func Load(path string) (*Weighing, error) {
	data, err := archive.ReadFile(path, longest)
	if err != nil {
		return nil, err
	}
	w, err := parse(data)
	if err != nil {
		return nil, err.(*rules.FileError).In(filepath.Clean(path))
	}
	return w, nil
}

func parse(data []byte) (*Weighing, error) {
	var f file
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, damaged(err)
	}
	switch {
	case f.Format == 0:
		return nil, rules.Fault("fault.weighing.none", "this file does not hold a weighing of a battle")
	case f.Format > Format:
		return nil, rules.Fault("fault.weighing.later", "this weighing was kept by a later version of the game")
	case f.Check != f.sum():
		return nil, rules.Fault("fault.weighing.damaged", "what was weighed cannot be read: the file is damaged")
	}
	w := &Weighing{}
	if err := json.Unmarshal(f.Weighing, w); err != nil {
		return nil, damaged(err)
	}
	if err := json.Unmarshal(f.Games, &w.Games); err != nil {
		return nil, damaged(err)
	}
	if err := w.check(); err != nil {
		return nil, damaged(err)
	}
	return w, nil
}

// check reports what no weighing holds, though its sum is right.
func (w *Weighing) check() error {
	for i, g := range w.Games {
		if g == nil || i > 0 && g.Seed <= w.Games[i-1].Seed {
			return errors.New("a game is missing")
		}
		for _, h := range g.Goals {
			if h.Last < rules.Chance || h.Last > rules.Second {
				return errors.New("an objective is held by nobody there is")
			}
		}
	}
	return nil
}
