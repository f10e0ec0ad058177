package train

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"runtime"

	"grognard/game/ai"
	"grognard/game/ladder"
	"grognard/game/match"
	"grognard/rules"
)

// Duels learn weights from who wins: in each pair of games one player has a random half of his
// weights larger and the others smaller, and his enemy the reverse. A weight with which players
// won more often than without it should be larger. So all weights are tried at once, each in every
// game, and what tells is play itself, not a likeness to it.
type Duels struct {
	Book    rules.Rulebook
	Battles []ladder.Battle // that pairs are played on, in turn
	Pairs   int
	Seed    uint64 // of the first pair
	Work    int    // answers in trial games for a decision
	From    *ai.Weights
	Workers int // pairs played at once; 0: all cores
	// Told is called after each pair, by one goroutine at a time.
	Told func(done, of int)

	quick int              // how much players think whose games tell units; 0: as the constant has it
	known map[int]*float64 // points of pairs that were played before
	keep  func(pair int, points *float64) error
}

// By how much weights are larger for one and smaller for the other: by a part of what they are,
// and at least by so much, in thousandths, that what is usual of a feature makes a difference.
const (
	part     = 0.35
	asset    = 60.0  // of the log odds of winning
	prospect = 250.0 // of the log of how likely an answer is
)

// Trend is what duels tell of a weight.
type Trend struct {
	Key   string
	Unit  float64 // by which it was larger, in thousandths
	Gain  float64 // of points in a game, where it is larger
	Error float64 // of Gain, one standard deviation
}

// units are by how much each weight is larger for one player and smaller for the other.
func (d Duels) units(ctx context.Context) ([]float64, error) {
	var boards []rules.Board
	for _, b := range d.Battles {
		board, err := b.Book.Load(b.Data, b.Set)
		if err != nil {
			return nil, err
		}
		boards = append(boards, board)
	}
	r, err := Task{Book: d.Book, Battles: boards, Games: 2 * len(boards), Seed: d.Seed, Work: cmp.Or(d.quick, quick), From: d.From, Workers: d.Workers}.Play(ctx)
	if err != nil {
		return nil, err
	}
	j := d.Book.(rules.Judge)
	var units []float64
	for i, f := range j.Assets() {
		square := 0.0
		for _, p := range r.Positions {
			square += float64(p.Counts[i]) * float64(p.Counts[i])
		}
		units = append(units, unit(1000*d.From.Asset(f), asset, square/float64(len(r.Positions))))
	}
	for i, f := range j.Prospects() {
		square, n := 0.0, 1e-9
		for _, counts := range r.Answers {
			if c := float64(counts[i]); c != 0 { // most features are of few answers
				square, n = square+c*c, n+1
			}
		}
		units = append(units, unit(1000*d.From.Prospect(f), prospect, square/n))
	}
	return units, nil
}

// unit is it for a weight of a feature of which the mean square is known.
func unit(weight, least, square float64) float64 {
	if square == 0 {
		return 0
	}
	return max(part*math.Abs(weight), least/math.Sqrt(square))
}

// quick is how much players think whose games tell what features are usual.
const quick = 100

// longestDuel is how many answers a game of a pair may take: it is three times what is usual. Players
// who fear too much wait for each other without end, and win nothing by it.
const longestDuel = 2000

// Play plays the duels, and returns what they tell of each weight, assets before prospects. The rulebook
// has to be a Judge.
func (d Duels) Play(ctx context.Context) ([]Trend, error) {
	if _, ok := d.Book.(rules.Judge); !ok {
		return nil, unjudged(d.Book)
	}
	keys := weighed(d.Book)
	units, err := d.units(ctx)
	if err != nil {
		return nil, err
	}
	workers := d.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	points, err := each[float64]{n: d.Pairs, workers: workers, known: d.known, keep: d.keep, told: d.Told,
		play: func(ctx context.Context, pair int) (*float64, error) { return d.pair(ctx, pair, units) }}.all(ctx)
	if err != nil {
		return nil, err
	}
	var square float64
	for _, p := range points {
		square += (*p - 0.5) * (*p - 0.5)
	}
	n := float64(len(points))
	trends := make([]Trend, len(keys))
	for i, key := range keys {
		t := Trend{Key: key, Unit: units[i], Error: math.Sqrt(square) / n}
		for pair, p := range points {
			t.Gain += d.signs(pair, len(keys))[i] * (*p - 0.5) / n
		}
		trends[i] = t
	}
	return trends, nil
}

// pair plays both games of a pair.
func (d Duels) pair(ctx context.Context, pair int, units []float64) (*float64, error) {
	signs := d.signs(pair, len(units))
	seat := func(way float64) ladder.Player {
		steps := make([]float64, len(units))
		for i, s := range signs {
			steps[i] = way * s * units[i]
		}
		w := stepped(d.Book, d.From, steps)
		return ladder.Player{Seat: func(seed uint64) match.Chooser { return ai.Player{Seed: seed, Work: d.Work, Weights: w} }}
	}
	t, err := ladder.Contest{A: seat(1), B: seat(-1), Battles: []ladder.Battle{d.Battles[pair%len(d.Battles)]}, Pairs: 1,
		Seed: d.Seed + uint64(pair), Most: longestDuel, Workers: 1}.Play(ctx)
	if err != nil {
		return nil, err
	}
	games := t.Rows[0].Games
	points := (games[0].Points + games[1].Points) / 2
	return &points, nil
}

// signs are which weights are larger for the first player of a pair: 1, and which are smaller: -1.
func (d Duels) signs(pair, n int) []float64 {
	r := rand.New(rand.NewPCG(d.Seed+uint64(pair), 21))
	all := make([]float64, n)
	for i := range all {
		all[i] = float64(2*r.IntN(2) - 1)
	}
	return all
}

// weighed are the keys of all features of a system, assets before prospects.
func weighed(book rules.Rulebook) (keys []string) {
	j := book.(rules.Judge)
	for _, f := range j.Assets() {
		keys = append(keys, f.Key)
	}
	for _, f := range j.Prospects() {
		keys = append(keys, f.Key)
	}
	return keys
}

// stepped are weights that are larger by so much, in thousandths.
func stepped(book rules.Rulebook, from *ai.Weights, steps []float64) *ai.Weights {
	j := book.(rules.Judge)
	w := *from
	w.Format, w.Book, w.Version = ai.WeightsFormat, book.Name(), book.Version()
	w.Assets, w.Prospects = map[string]float64{}, map[string]float64{}
	n := 0
	for _, f := range j.Assets() {
		w.Assets[f.Key] = round(1000*from.Asset(f) + steps[n])
		n++
	}
	for _, f := range j.Prospects() {
		w.Prospects[f.Key] = round(1000*from.Prospect(f) + steps[n])
		n++
	}
	return &w
}

func round(x float64) float64 { return math.Round(1000*x) / 1000 }

// sure is the gain by which a weight is changed as much as it was tried, were it known for certain.
const sure = 0.03

// doubt is the square of how many standard deviations a gain has to be before anything is made of
// it: of forty weights that make no difference a dozen seem to make one by chance, and all that
// together would be a step into the dark.
const doubt = 2

// Follow changes weights as duels tell: by the more, the larger the gain and the surer it is.
func Follow(book rules.Rulebook, from *ai.Weights, trends []Trend) *ai.Weights {
	steps := make([]float64, len(trends))
	for i, t := range trends {
		if t.Gain == 0 {
			continue
		}
		trust := max(0, 1-doubt*t.Error*t.Error/(t.Gain*t.Gain))
		steps[i] = max(-2, min(2, t.Gain/sure*trust)) * t.Unit
	}
	return stepped(book, from, steps)
}
