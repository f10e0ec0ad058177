package ai

import (
	"embed"
	"errors"
	"io/fs"
	"math"
	"os"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
	"grognard/rules/tomlfile"
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
	// Far is how many it goes on where a player sees far; 0: as many as else.
	Far int `toml:"far,omitempty"`
	// Near has a player who grasps Acts judge as the others do, but no further than the Step: where the
	// rulebook's Score tells as much of a position as what was learned, he would be no weaker else.
	Near bool `toml:"near,omitempty"`
	// Scale is by how many points of the rulebook's Score a side has to be ahead to win three
	// games of four, roughly; where there are Assets it serves no more.
	Scale float64 `toml:"scale,omitempty"`
	// Sure is by how much the log odds of a chance that the player has come to are multiplied before
	// he tells it, so that of what he calls 70 % seven of ten are won; 0: 1. He chooses alike.
	Sure float64 `toml:"sure,omitempty"`
	// Tempo is the log odds that an even position shows to the side whose turn has just ended, since
	// what may be done to it next counts more than what it may do. A chance is told without it: else
	// the same side would be called ahead in the turns of the other, and behind in its own.
	Tempo float64 `toml:"tempo,omitempty"`
	// Trust is how far what speaks for an option at a glance decides between those that trial games
	// find alike: one that is a tenth as likely at a glance counts as worse by 2.3 times that, divided by
	// the root of the number of its trials.
	Trust float64 `toml:"trust,omitempty"`
	// Sharp is how closely the quick policy of trial games keeps to what speaks for an answer: the power
	// to which its likeliness is raised; 0: 1.
	Sharp float64 `toml:"sharp,omitempty"`
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
	_, err := tomlfile.Read(data, &w)
	return &w, err
}

// ParseWeights reads a file of weights for a system. An error is a *rules.FileError without a file
// name: of a file that is damaged or too long, of another format, system or version of the rules,
// or that lacks a feature.
func ParseWeights(book rules.Rulebook, data []byte) (*Weights, error) {
	var w Weights
	index, err := tomlfile.Read(data, &w)
	if err != nil {
		return nil, err
	}
	if key, f := w.fault(book); f != nil {
		return &w, index.At(key, f)
	}
	return &w, nil
}

// ReadWeights reads a file of weights of a system: see ParseWeights.
func ReadWeights(file string, book rules.Rulebook) (*Weights, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	w, err := ParseWeights(book, data)
	var f *rules.FileError
	if errors.As(err, &f) {
		err = f.In(file)
	}
	return w, err
}

// fault is what is wrong with weights for a system, and the key at which it is.
func (w *Weights) fault(book rules.Rulebook) (key string, f *rules.FileError) {
	switch {
	case w.Format != WeightsFormat:
		return "format", rules.Fault("fault.weights.format", "format %d is not %d, which this program reads", w.Format, WeightsFormat)
	case w.Book != book.Name():
		return "book", rules.Fault("fault.weights.book", "these are weights of %q, not of %q", w.Book, book.Name())
	case w.Version != book.Version():
		return "version", rules.Fault("fault.weights.version", "they were learned with version %d of the rules, which are at version %d", w.Version, book.Version())
	}
	if !(w.Sure >= 0 && w.Sure <= mostSure) { // nor is it NaN
		return "sure", rules.Fault("fault.weights.number", "%s: this is not a weight", "sure")
	}
	if !(math.Abs(w.Tempo) <= mostTempo) {
		return "tempo", rules.Fault("fault.weights.number", "%s: this is not a weight", "tempo")
	}
	j, ok := book.(rules.Judge)
	if !ok {
		return "", nil
	}
	for _, list := range [...]struct {
		table string
		all   []rules.Feature
		have  map[string]float64
	}{{"assets", j.Assets(), w.Assets}, {"prospects", j.Prospects(), w.Prospects}} {
		if len(list.have) == 0 {
			continue
		}
		for _, x := range list.all {
			n, ok := list.have[x.Key]
			key := list.table + "." + x.Key
			switch {
			case !ok:
				return key, rules.Fault("fault.weights.lacks", "the weight of %s is missing", key)
			case math.IsNaN(n) || math.Abs(n) > mostWeight:
				return key, rules.Fault("fault.weights.number", "%s: this is not a weight", key)
			}
		}
	}
	return "", nil
}

// mostSure is more than any player makes of his odds.
const mostSure = 100

// mostTempo is more than a turn is ever worth.
const mostTempo = 10

// mostWeight is more than anything adds to any odds, in thousandths.
const mostWeight = 1e6

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
