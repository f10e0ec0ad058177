package ai

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// Weights are what a player has learned of a system. The zero value is one who has learned
// nothing: he takes what the rulebook gives its features to begin with.
type Weights struct {
	Format  int    `toml:"format"`
	Book    string `toml:"book"`
	Version int    `toml:"version"` // of the rulebook they were learned with
	Games   int    `toml:"games"`
	Seed    uint64 `toml:"seed"`
	Date    string `toml:"date"`

	// Horizon is how many player turns a trial game goes on; 0: one.
	Horizon int `toml:"horizon"`
	// Scale is by how many points of the rulebook's Score a side has to be ahead to win three
	// games of four, roughly; where there are Assets it serves no more.
	Scale float64 `toml:"scale,omitempty"`
	// Assets is what a feature of a position adds to the log odds of winning, in thousandths.
	Assets map[string]float64 `toml:"assets,omitempty"`
	// Prospects is what a feature of an answer adds to the log of how likely it is, in thousandths.
	Prospects map[string]float64 `toml:"prospects,omitempty"`
	// Acts is how eager the player is to do something where a kind of request is asked, as a
	// logarithm in thousandths: kind, then Do.
	Acts map[string]map[string]float64 `toml:"acts,omitempty"`
}

// WeightsFormat is the format of the files of weights that this program reads.
const WeightsFormat = 1

// mostWeights is how long a file of weights may be, in bytes.
const mostWeights = 1 << 20

//go:embed weights
var learned embed.FS

// Learned returns what players of a system have learned, as it comes with the program: nothing
// where there is no file.
func Learned(book rules.Rulebook) *Weights {
	w, _ := builtIn(book.Name())
	return w
}

var builtIn = func() func(string) (*Weights, error) {
	var mu sync.Mutex
	known := map[string]*Weights{}
	return func(name string) (*Weights, error) {
		mu.Lock()
		defer mu.Unlock()
		if w := known[name]; w != nil {
			return w, nil
		}
		w := &Weights{}
		data, err := fs.ReadFile(learned, "weights/"+name+".toml")
		if err == nil {
			w, err = decode(data)
		}
		if errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		known[name] = w
		return w, err
	}
}()

func decode(data []byte) (*Weights, error) {
	var w Weights
	d := toml.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return &w, d.Decode(&w)
}

// ParseWeights reads a file of weights for a system. An error is one sentence: a file that is
// damaged, too long, of another format or system, or that lacks a feature.
func ParseWeights(book rules.Rulebook, data []byte) (*Weights, error) {
	if len(data) > mostWeights {
		return nil, fmt.Errorf("%d bytes are more than a file of weights may have", len(data))
	}
	w, err := decode(data)
	if err != nil {
		var at *toml.DecodeError
		if errors.As(err, &at) {
			line, _ := at.Position()
			return nil, fmt.Errorf("line %d: %s", line, at.Error())
		}
		return nil, err
	}
	return w, w.fits(book)
}

// fits reports what a system lacks in weights.
func (w *Weights) fits(book rules.Rulebook) error {
	switch {
	case w.Format != WeightsFormat:
		return fmt.Errorf("format %d is not %d, which this program reads", w.Format, WeightsFormat)
	case w.Book != book.Name():
		return fmt.Errorf("these are weights of %q, not of %q", w.Book, book.Name())
	case w.Version != book.Version():
		return fmt.Errorf("they were learned with version %d of the rules, which are at version %d", w.Version, book.Version())
	}
	for _, all := range []map[string]float64{w.Assets, w.Prospects} {
		for key, n := range all {
			if math.IsNaN(n) || math.Abs(n) > 1e6 {
				return fmt.Errorf("%s: %v is no weight", key, n)
			}
		}
	}
	j, ok := book.(rules.Judge)
	if !ok {
		return nil
	}
	for _, list := range []struct {
		all  []rules.Feature
		have map[string]float64
	}{{j.Assets(), w.Assets}, {j.Prospects(), w.Prospects}} {
		if len(list.have) == 0 {
			continue
		}
		for _, f := range list.all {
			if _, ok := list.have[f.Key]; !ok {
				return fmt.Errorf("the weight of %s is missing", f.Key)
			}
		}
	}
	return nil
}

// Asset is what one of a feature adds to the log odds of winning: as learned, or else what the
// rulebook gives it to begin with.
func (w *Weights) Asset(f rules.Feature) float64 {
	if w.Assets != nil {
		return w.Assets[f.Key] / 1000
	}
	return float64(f.Worth) / w.PointsPerOdds()
}

// Prospect is what one of a feature adds to the log of how likely an answer is, likewise.
func (w *Weights) Prospect(f rules.Feature) float64 {
	if w.Prospects != nil {
		return w.Prospects[f.Key] / 1000
	}
	return float64(f.Worth) / 100
}

// PointsPerOdds is Scale, or that of a system of which nothing is known.
func (w *Weights) PointsPerOdds() float64 {
	if w.Scale > 0 {
		return w.Scale
	}
	return defaultScale
}

// Marshal writes a file of weights.
func (w *Weights) Marshal() ([]byte, error) { return toml.Marshal(w) }
