package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
)

// begun opens a battle of each system after some answers, which are not the quiet ones.
func begun(t *testing.T, system, scenario string, answers int) *battle {
	t.Helper()
	m := screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11})
	answerMany(t, m, answers)
	b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
	b.Long()
	b.In.Now += 5000 // what floats over the map has gone
	b.Long()
	return b
}

func answerMany(t *testing.T, m *match.Match, answers int) {
	t.Helper()
	for i := range answers {
		q := m.Request()
		if q == nil || len(q.Options) == 0 {
			return
		}
		if _, err := m.Answer(q.Options[i*7%len(q.Options)]); err != nil {
			t.Fatal(err)
		}
	}
}

// clauseBattles are a battle of each system.
var clauseBattles = [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}, {"musket", "maida-1806"}, {"squares", "ns-02-quatre-bras"},
	{"eagles", "three-elms-crossroads"}}

// F1 opens the clause of what is pointed at: of an answer what it does, of a piece what is told of it first, and
// that of a line of the inspector.
func TestF1OpensTheClauseOfWhatIsPointedAt(t *testing.T) {
	options := 0 // with clauses of their own
	for _, x := range clauseBattles {
		t.Run(x[0], func(t *testing.T) {
			pieces, lines, gauges := 0, 0, 0
			for _, answers := range []int{0, 8, 20, 60} {
				b := begun(t, x[0], x[1], answers)
				q := b.m.Request()
				if q == nil {
					continue
				}
				citer := b.m.Book().(rules.Citer)
				for _, name := range strings.Fields(b.Names()) {
					b.away()
					kind, rest, _ := strings.Cut(name, ".")
					if !b.Has(name) {
						continue
					}
					switch kind {
					case "option":
						b.Point(name)
						want := citer.Cite(q.Kind, rest)
						if want == "" {
							want = q.Rule
						} else if want != q.Rule {
							options++
						}
						if got := b.t.RuleHere(&b.ui); b.ui.Hot() == name && got != want {
							t.Errorf("at %s F1 opens %q, want %q", name, got, want)
						}
					case "gauge", "standard":
						b.Point(name)
						if got := b.t.RuleHere(&b.ui); b.ui.Hot() == name && got == q.Rule {
							t.Errorf("at %s F1 opens the clause of the question, %q", name, got)
						}
						gauges++
					case "piece":
						if pieces > 6 {
							continue
						}
						b.Point(name)
						ref, err := b.m.Book().Parse(rest)
						if err != nil || b.t.View.Pointer.Hover != ref {
							continue
						}
						notes := b.m.Book().Inspect(b.t.game.Scene.Pos.Board(), b.t.game.Scene.Viewer, ref)
						if got := b.t.RuleHere(&b.ui); len(notes) > 0 && got != notes[0].Rule {
							t.Errorf("at %s F1 opens %q, want %q", name, got, notes[0].Rule)
						}
						pieces++
						lines += b.pinnedLines(t, notes)
					}
				}
			}
			if pieces == 0 || lines == 0 || gauges == 0 {
				t.Errorf("%d pieces, %d lines about them, %d gauges", pieces, lines, gauges)
			}
		})
	}
	if options < 5 {
		t.Errorf("%d answers with clauses of their own", options)
	}
}

// pinnedLines pins the inspector at the piece under the pointer, and holds that F1 opens the clause of each line
// in it while the pointer is there, and that of another piece, once it is pointed at. It returns how many lines
// that were.
func (b *battle) pinnedLines(t *testing.T, notes []rules.Note) (lines int) {
	t.Helper()
	b.Key("I")
	b.away()
	b.Long()
	for _, n := range notes {
		text := b.t.game.Words.Say(n.Text)
		i := slices.IndexFunc(b.List.Cmds, func(k paint.Cmd) bool {
			return k.Op == paint.Text && len(k.Text) >= min(len(text), 20) && strings.HasPrefix(text, k.Text)
		})
		if i < 0 || n.Rule == "" {
			continue
		}
		k := b.List.Cmds[i]
		b.In.X, b.In.Y = k.Dst.X+4, k.Dst.Y-.3*k.Size
		b.Tick()
		b.Tick()
		if got := b.t.RuleHere(&b.ui); got != n.Rule && (k.Clip.W == 0 || k.Clip.Has(b.In.X, b.In.Y)) {
			t.Errorf("at the line %q F1 opens %q, want %q", text, got, n.Rule)
		}
		lines++
	}
	b.away()
	b.t.Look.Pin(0)
	b.Long()
	return lines
}

// What has been refused is looked up while the pointer is still there, and not once it is at something else, nor is
// what is pinned.
func TestF1OpensARefusalOnlyWhereItWas(t *testing.T) {
	b := moving(t)
	b.Click("piece.fr-ig")
	b.Point("piece.gb-1g")
	at := [2]float32{b.In.X, b.In.Y}
	own := b.t.RuleHere(&b.ui)
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Tick()
	b.Tick()
	no := b.t.bar.Refusal()
	if !no.Told() || no.Why.Rule == "" || no.Why.Rule == own {
		t.Fatalf("it is refused by %q, told of by %q", no.Why.Rule, own)
	}
	if got := b.t.RuleHere(&b.ui); got != no.Why.Rule {
		t.Errorf("where it was refused F1 opens %q, want %q", got, no.Why.Rule)
	}
	b.away()
	b.In.X, b.In.Y = at[0]+2, at[1]
	b.Tick()
	b.Tick()
	if got := b.t.RuleHere(&b.ui); got != own {
		t.Errorf("at the same piece later F1 opens %q, want %q", got, own)
	}
	b.away()
	if got := b.t.RuleHere(&b.ui); got != no.Why.Rule {
		t.Errorf("nothing being pointed at F1 opens %q, want the refusal %q", got, no.Why.Rule)
	}
}

// Every clause that an answer is said to rest on is printed.
func TestWhatAnswersRestOnIsPrinted(t *testing.T) {
	for _, x := range clauseBattles {
		m := screentest.Begin(t, x[0], x[1], match.Start{Open: true, Seed: 12})
		words := newDesk(t, 1280, 720, prefs.Default()).words
		seen := map[string]bool{}
		for i := range 400 {
			q := m.Request()
			if q == nil || len(q.Options) == 0 {
				break
			}
			for _, o := range q.Options {
				clause := m.Book().(rules.Citer).Cite(q.Kind, o.Do)
				if seen[clause] = true; clause != "" && !words.Has("clause."+clause) {
					t.Errorf("%s: %s of %s rests on %q", x[0], o.Do, q.Kind, clause)
				}
			}
			answerOne(t, m, i)
		}
		if len(seen) < 4 {
			t.Errorf("%s: answers rest on %v", x[0], seen)
		}
	}
}

func answerOne(t *testing.T, m *match.Match, i int) {
	t.Helper()
	q := m.Request()
	if _, err := m.Answer(q.Options[i*5%len(q.Options)]); err != nil {
		t.Fatal(err)
	}
}
