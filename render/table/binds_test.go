package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/render/table/choice"
	"grognard/render/table/panel/prompt"
	"grognard/rules"
)

func TestADeclarationThatObligesWaitsForASecondClick(t *testing.T) {
	b := training(t)
	b.orders("move fr-96 @0706", "move fr-gren @0705", "done")
	b.Long()
	q := b.m.Request()
	b.Click("piece.fr-bty1")
	b.Click("cell.0805")
	b.Long()
	if b.m.Request() != q {
		t.Fatal("the bombardment was declared by the first click")
	}
	o, _ := b.t.game.Choice.Pending()
	if sums := b.t.game.Choice.Trial(o).Consequence().Sums; len(sums) == 0 || !b.Says(b.t.game.Words.SumWord(sums[0].Key)) {
		t.Error("no sums of the bombardment are shown before it is declared")
	}
	b.Click("cell.0805")
	b.Long()
	if b.m.Request() == q {
		t.Fatal("the second click does not declare it")
	}
	for _, r := range b.m.Request().Options {
		if r.Do == "fire" && !b.marked(r.At) {
			t.Errorf("%s, whom the guns may hit, is not marked", b.t.game.Words.Name(r.At))
		}
	}
}

func TestEachHexOfARetreatIsChosenAlike(t *testing.T) {
	b := training(t)
	b.toRetreat()
	q := b.m.Request()
	if len(q.Options) < 2 || q.Course.Key == "" {
		t.Fatalf("%d hexes, %q", len(q.Options), q.Course.Key)
	}
	o := q.Options[len(q.Options)-1]
	b.Click(b.t.game.Words.Keys.Region("cell", o.At))
	if b.t.bar.Refusal().Insist != 0 { // friends stand there: the first click was for them
		b.Click(b.t.game.Words.Keys.Region("cell", o.At))
	}
	b.Long()
	if b.m.Request() != q || !b.t.game.Choice.IsPicked(o.At) {
		t.Fatal("the first click goes there")
	}
	if quiet := b.t.game.Words.Keys.Option(q.Options[0]); b.Has(quiet) {
		t.Errorf("%s still offers another hex", quiet)
	}
	b.In.Now += prompt.DeafTime
	b.Click("button.commit")
	b.Long()
	if b.m.Request() == q {
		t.Error("the button does not go there")
	}
}

// toRetreat plays by lot until somebody chooses where to retreat, and may not stop.
func (b *battle) toRetreat() {
	b.desk.T.Helper()
	r := rand.New(rand.NewPCG(4, 2))
	for range 2000 {
		q := b.m.Request()
		if q == nil {
			break
		}
		if q.Kind == "retreat" && len(q.Options) > 2 && q.Options[0].Do == "retreat" {
			b.Long()
			return
		}
		if _, err := b.m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
			b.desk.T.Fatal(err)
		}
	}
	b.desk.T.Fatal("nobody retreats")
}

// marked reports whether a thing has a mark on the map.
func (b *battle) marked(r rules.Ref) bool {
	for i := range b.t.View.Picture.Marks {
		if b.t.View.Picture.Marks[i].At == r {
			return true
		}
	}
	return false
}

func TestAnInterventionIsAskedForTwice(t *testing.T) {
	for _, scenario := range []string{"ns-02-quatre-bras", "ns-04-marengo"} {
		b := newBattleOf(t, "squares", 1280, 720, scenario)
		r := rand.New(rand.NewPCG(2, 5))
		for range 300 {
			q := b.m.Request()
			if q == nil {
				break
			}
			o := rules.Option{Do: "intervene"}
			if !slices.Contains(q.Options, o) {
				if _, err := b.m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
					t.Fatal(err)
				}
				continue
			}
			b.Long()
			b.In.Now += 2 * choice.Slip
			b.Click(b.t.game.Words.Keys.Option(o))
			if b.m.Request() != q {
				t.Fatal("one press intervenes")
			}
			b.Click(b.t.game.Words.Keys.Option(o))
			if b.m.Request() == q {
				t.Error("a second press does not intervene")
			}
			return
		}
	}
	t.Fatal("no commander-in-chief can intervene")
}
