package train

import (
	"math"
	"math/rand/v2"

	"grognard/game/ai"
	"grognard/rules"
)

// Learn fits weights to what was noted, beginning from others.
func Learn(book rules.Rulebook, from *ai.Weights, r *Record) *ai.Weights {
	w := *from
	w.Format, w.Book, w.Version, w.Games = ai.WeightsFormat, book.Name(), book.Version(), r.Finished
	learnAnswers(book, from, r, &w)
	learnPositions(book, from, r, &w)
	return &w
}

const (
	sharp  = 0.03 // difference of chances at which one answer is e times as good an example as another
	epochs = 30
)

// learnAnswers fits how likely a player gives an answer.
func learnAnswers(book rules.Rulebook, from *ai.Weights, r *Record, w *ai.Weights) {
	j, judged := book.(rules.Judge)
	var features []rules.Feature
	if judged {
		features = j.Prospects()
	}
	weight, prior, spread := make([]float64, len(features)), make([]float64, len(features)), make([]float64, len(features))
	for i, f := range features {
		weight[i] = float64(f.Worth) / 100
		if from.Prospects != nil {
			weight[i] = from.Prospects[f.Key] / 1000
		}
	}
	copy(prior, weight)
	for i := range features { // how much a feature differs within the decisions in which it does
		n, sum := 0.0, 0.0
		for _, d := range r.Decisions {
			mean, square := 0.0, 0.0
			for _, c := range d.Options {
				mean += float64(c.Counts[i]) / float64(len(d.Options))
				square += float64(c.Counts[i]) * float64(c.Counts[i]) / float64(len(d.Options))
			}
			if v := square - mean*mean; v > 1e-9 {
				sum += v
				n++
			}
		}
		spread[i] = math.Sqrt(sum/max(1, n)) + 1e-3
	}
	slopes := make([]float64, len(features)) // squares of those so far
	acts := map[string]map[string]float64{}
	for kind, dos := range from.Acts {
		acts[kind] = map[string]float64{}
		for do, n := range dos {
			acts[kind][do] = n / 1000
		}
	}
	slope := make([]float64, len(features))
	lot := rand.New(rand.NewPCG(1, 1))
	order := make([]int, len(r.Decisions))
	for i := range order {
		order[i] = i
	}
	for e := range epochs {
		lot.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := 0.05 / (1 + float64(e)/5)
		for _, i := range order {
			d := &r.Decisions[i]
			dos := acts[d.Kind]
			if dos == nil {
				dos = map[string]float64{}
				acts[d.Kind] = dos
			}
			for _, c := range d.Options {
				if _, ok := dos[c.Do]; !ok {
					dos[c.Do] = ai.Urge(book, d.Kind, c.Do)
				}
			}
			p, q := guess(d, dos, weight), wanted(d)
			for k, c := range d.Options {
				off := q[k] - p[k]
				dos[c.Do] += rate * off
				for f, n := range c.Counts {
					slope[f] += off * float64(n) / spread[f]
				}
			}
			for f, g := range slope {
				if g != 0 {
					slopes[f] += g * g
					weight[f] += 0.1 * g / (1 + math.Sqrt(slopes[f])) / spread[f]
					slope[f] = 0
				}
			}
		}
		for f := range weight { // held back
			weight[f] += 0.02 * (prior[f] - weight[f])
		}
	}
	w.Acts = map[string]map[string]float64{}
	for kind, dos := range acts {
		mean := 0.0
		for _, n := range dos {
			mean += n / float64(len(dos))
		}
		w.Acts[kind] = map[string]float64{}
		for do, n := range dos {
			w.Acts[kind][do] = math.Round(1000 * (n - mean))
		}
	}
	if judged {
		w.Prospects = map[string]float64{}
		for f := range features {
			w.Prospects[features[f].Key] = math.Round(1000 * weight[f])
		}
	}
}

// guess is how likely the options are as they are weighed.
func guess(d *Decision, dos map[string]float64, weight []float64) []float64 {
	p := make([]float64, len(d.Options))
	most := math.Inf(-1)
	for k, c := range d.Options {
		p[k] = dos[c.Do]
		same := 0
		for _, x := range d.Options {
			if x.Do == c.Do {
				same++
			}
		}
		p[k] -= math.Log(float64(same))
		for f, n := range c.Counts {
			p[k] += weight[f] * float64(n)
		}
		most = max(most, p[k])
	}
	return soft(p, most)
}

// wanted is how likely they should be.
func wanted(d *Decision) []float64 {
	q := make([]float64, len(d.Options))
	most := 0.0
	for k, c := range d.Options {
		q[k] = c.Chance / sharp
		most = max(most, q[k])
	}
	return soft(q, most)
}

func soft(p []float64, most float64) []float64 {
	sum := 0.0
	for k := range p {
		p[k] = math.Exp(p[k] - most)
		sum += p[k]
	}
	for k := range p {
		p[k] /= sum
	}
	return p
}

// learnPositions fits the chance of winning.
func learnPositions(book rules.Rulebook, from *ai.Weights, r *Record, w *ai.Weights) {
	j, judged := book.(rules.Judge)
	battles := 0
	for _, p := range r.Positions {
		battles = max(battles, p.Battle+1)
	}
	target := func(p *Position) float64 { return 0.5*p.Result + 0.5*p.Later }
	// the scale of Score alone
	{
		k, bias := 1/max(1, from.Scale), make([]float64, battles)
		if from.Scale == 0 {
			k = 1.0 / 800
		}
		s2 := 1e-9
		for _, p := range r.Positions {
			s2 += p.Score * p.Score / float64(len(r.Positions))
		}
		for range 400 {
			gk, gb := 0.0, make([]float64, battles)
			for i := range r.Positions {
				p := &r.Positions[i]
				off := target(p) - 1/(1+math.Exp(-k*p.Score-bias[p.Battle]))
				gk += off * p.Score
				gb[p.Battle] += off
			}
			n := float64(len(r.Positions))
			k += 2 * gk / n / s2
			for b := range bias {
				bias[b] += 2 * float64(battles) * gb[b] / n
			}
		}
		w.Scale = math.Round(1 / max(1e-5, k))
	}
	if !judged {
		return
	}
	features := j.Assets()
	weight, prior, spread := make([]float64, len(features)), make([]float64, len(features)), make([]float64, len(features))
	for i, f := range features {
		weight[i] = float64(f.Worth) / w.Scale
		if from.Assets != nil {
			weight[i] = from.Assets[f.Key] / 1000
		}
		for _, p := range r.Positions {
			spread[i] += float64(p.Counts[i]) * float64(p.Counts[i]) / float64(len(r.Positions))
		}
		spread[i] = math.Sqrt(spread[i]) + 1e-6
	}
	copy(prior, weight)
	bias := make([]float64, battles)
	n := float64(len(r.Positions))
	hold := 100 / n // as if so many positions spoke for what was known
	for range 1500 {
		g, gb := make([]float64, len(features)), make([]float64, battles)
		for i := range r.Positions {
			p := &r.Positions[i]
			x := bias[p.Battle]
			for f, c := range p.Counts {
				x += weight[f] * float64(c)
			}
			off := target(p) - 1/(1+math.Exp(-x))
			for f, c := range p.Counts {
				g[f] += off * float64(c)
			}
			gb[p.Battle] += off
		}
		for f := range weight {
			weight[f] += 0.3 * (g[f]/n/(spread[f]*spread[f]) + hold*(prior[f]-weight[f]))
		}
		for b := range bias {
			bias[b] += 0.3 * float64(battles) * gb[b] / n
		}
	}
	w.Assets = map[string]float64{}
	for f := range features {
		w.Assets[features[f].Key] = math.Round(10000*weight[f]) / 10
	}
}
