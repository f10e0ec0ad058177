package rulestest

import (
	"fmt"
	"slices"
	"strings"

	"grognard/rules"
)

// Report is what random play has met.
type Report struct {
	Games, Answers int
	Winners        [3]int // draws, First, Second

	Kinds  map[string]int          // requests
	Events map[rules.EventKind]int //
	Rules  map[string]int          // clauses cited
	// Words are the keys that the screen must put into words, by what they
	// are: "kind", "do", "text", "sum", "name", "stat", "gauge", "ground",
	// "face", "cardclass", "state", "nation", "switch", "overlay"; and the requests
	// whose "picks" gauges count.
	Words map[string]map[string]bool
	// Texts tells which arguments each Text key was ever given.
	Texts map[string]Args

	Guesses, NoGuess int            // positions dealt anew, and how many could not be
	Walls            int            // answers that a side might have taken back, and were probed
	Previews         int            // odds counted
	Aliases          int            // things told to a side by an alias
	Parts            int            // parts of menus opened
	TooMany          map[string]int // previews given up, by request

	named map[rules.Ref]bool
}

// Args tells which arguments of a Text are in use.
type Args struct{ A, B, C, N, M bool }

func newReport() *Report {
	return &Report{Kinds: map[string]int{}, Events: map[rules.EventKind]int{}, Rules: map[string]int{},
		Words: map[string]map[string]bool{}, Texts: map[string]Args{}, TooMany: map[string]int{}, named: map[rules.Ref]bool{}}
}

// Keys returns the keys of one sort in order.
func (r *Report) Keys(sort string) []string { return sorted(r.Words[sort]) }

// Missing returns the clauses of a list that were never cited.
func (r *Report) Missing(clauses []string) []string {
	var all []string
	for _, c := range clauses {
		if r.Rules[c] == 0 {
			all = append(all, c)
		}
	}
	return all
}

// String prints the report as a table.
func (r *Report) String() string {
	var s strings.Builder
	fmt.Fprintf(&s, "%d games, %d answers; draws %d, wins %d and %d\n", r.Games, r.Answers, r.Winners[0], r.Winners[1], r.Winners[2])
	fmt.Fprintf(&s, "%d guesses (%d without), %d answers that might be taken back, %d previews, %d parts of menus\n", r.Guesses, r.NoGuess, r.Walls, r.Previews, r.Parts)
	table(&s, "requests", r.Kinds)
	table(&s, "events", r.Events)
	table(&s, "clauses", r.Rules)
	table(&s, "previews given up", r.TooMany)
	return s.String()
}

func table[K ~string](s *strings.Builder, title string, m map[K]int) {
	if len(m) == 0 {
		return
	}
	fmt.Fprintf(s, "%s:\n", title)
	for _, k := range sorted(m) {
		fmt.Fprintf(s, "  %-28s %7d\n", k, m[k])
	}
}

func sorted[K ~string, V any](m map[K]V) []K {
	all := make([]K, 0, len(m))
	for k := range m {
		all = append(all, k)
	}
	slices.Sort(all)
	return all
}

func (r *Report) word(sort, key string) {
	if key == "" {
		return
	}
	if r.Words[sort] == nil {
		r.Words[sort] = map[string]bool{}
	}
	r.Words[sort][key] = true
}

func (r *Report) text(t rules.Text) {
	if t.Key == "" {
		return
	}
	r.word("text", t.Key)
	a := r.Texts[t.Key]
	r.Texts[t.Key] = Args{A: a.A || t.A != 0, B: a.B || t.B != 0, C: a.C || t.C != 0, N: a.N || t.N != 0, M: a.M || t.M != 0}
}

// view collects the words of a view.
func (r *Report) view(v *rules.View) {
	r.text(v.Phase)
	for _, a := range v.Sides {
		r.word("nation", a.Nation)
		r.gauges(a.Gauges)
	}
	r.gauges(v.Gauges)
	if v.Map != nil && !slices.Contains(r.maps(), v.Map.ID) {
		r.word("map", v.Map.ID)
		for _, c := range v.Map.Cells {
			r.word("ground", string(c.Ground))
		}
	}
	for _, p := range v.Pieces {
		r.word("face", string(p.Face))
		for _, s := range p.State {
			r.word("state", string(s))
		}
	}
	for _, c := range v.Cards {
		r.text(c.Text)
		r.word("cardclass", string(c.Class))
		r.word("face", string(c.Face))
		for _, s := range c.Stats {
			r.word("stat", s.Key)
			if strings.HasPrefix(s.Value, ".") {
				r.word("text", s.Value[1:])
			}
		}
	}
	if v.Combat != nil {
		r.text(v.Combat.Kind)
		for _, s := range v.Combat.Sums {
			r.word("sum", string(s.Key))
		}
		for _, f := range v.Combat.Force {
			r.text(f.Text)
		}
		for _, m := range v.Combat.Mods {
			r.text(m.Why)
		}
	}
}

// gauges collects the words of gauges.
func (r *Report) gauges(all []rules.Gauge) {
	for _, g := range all {
		r.word("gauge", string(g.Key))
		r.word("picks", g.Picks)
		r.text(g.Text)
	}
}

func (r *Report) maps() []string { return r.Keys("map") }

// extras asks a rulebook what it may be asked between two answers.
func (x *examiner) extras(p *rules.Position) {
	b := p.Board()
	for s := rules.First; s <= rules.Second; s++ {
		for _, ref := range refsOf(p.View(s)) {
			for _, n := range x.Book.Book.Inspect(b, s, ref) {
				x.clause(n.Rule)
				x.report.text(n.Text)
			}
		}
	}
	for _, key := range x.Book.Book.Overlays() {
		x.report.word("overlay", string(key))
		undeclared(x, "overlay", key, rules.OverlayKeys[:])
		for s := rules.First; s <= rules.Second; s++ {
			for _, sh := range x.Book.Book.Overlay(b, s, key, p.Request().About) {
				x.name(sh.Cell)
				undeclared(x, "style", sh.Style, rules.Styles[:])
			}
		}
	}
	x.Book.Book.Score(b, rules.First)
}
