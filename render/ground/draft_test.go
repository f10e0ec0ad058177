package ground_test

import (
	"math/rand/v2"
	"testing"

	"grognard/game/workshop"
	"grognard/render/ground"
	"grognard/rules"
	"grognard/scenarios"
)

// stroke is what the hand does with a tool somewhere on a map with cells, and the cells of
// it; nothing where the tool does nothing there.
func stroke(m *rules.Map, k *rules.Kit, r *rand.Rand) (e rules.Edit, about []rules.Cell) {
	l := ground.NewLayout(m, 100)
	tool := &k.Tools[r.IntN(len(k.Tools))]
	e = rules.Edit{Do: rules.EditPaint, Tool: tool.Key}
	if r.IntN(4) == 0 {
		e.Do = rules.EditErase
	}
	c := m.Cells[r.IntN(len(m.Cells))]
	n := 1
	switch tool.Stroke {
	case rules.StrokeCells, rules.StrokePath:
		n = 2 + r.IntN(4)
	case rules.StrokeEdges:
		near := beside(m, l, c)
		d := near[r.IntN(len(near))]
		e.Cells = []rules.Ref{c.Ref, d.Ref}
		return e, []rules.Cell{c, d}
	case rules.StrokeSpot, rules.StrokeArea:
		if e.Do == rules.EditPaint && tool.Thing {
			e.Do = rules.EditPut
		}
	default:
		return e, nil
	}
	for range n {
		e.Cells, about = append(e.Cells, c.Ref), append(about, c)
		near := beside(m, l, c)
		c = near[r.IntN(len(near))]
	}
	return e, about
}

// TestAStrokeOfTheWorkshopChangesWhatIsNear paints with the tools of every rulebook: the map of
// the draft keeps its seed, its picture is patched as it would be painted, and no pixel beyond
// two rings of the stroke changes.
func TestAStrokeOfTheWorkshopChangesWhatIsNear(t *testing.T) {
	for _, book := range scenarios.Books() {
		shop, ok := book.(rules.Workshop)
		if !ok {
			continue
		}
		t.Run(book.Name(), func(t *testing.T) {
			r := rand.New(rand.NewPCG(3, 9))
			list := scenarios.List(book.Name())
			done := 0
			for i := 0; i < len(list); i += max(1, len(list)/3) {
				_, data, err := scenarios.Open(book.Name(), list[i].ID)
				if err != nil {
					t.Fatal(err)
				}
				d, err := workshop.New(shop, string(data))
				if err != nil {
					t.Fatal(err)
				}
				done += strokes(t, d, r, edits()/6)
			}
			if book.Name() != "eagles" && done < 3 {
				t.Errorf("only %d strokes change the map", done)
			}
		})
	}
}

// strokes makes up to n strokes on a draft, and returns how many changed its ground.
func strokes(t *testing.T, d *workshop.Draft, r *rand.Rand, n int) (done int) {
	t.Helper()
	mapOf := func() *rules.Map { return rules.Still(d.Book(), d.Now().Board).View(rules.Chance).Map }
	if d.Now().Board == nil || mapOf() == nil || len(mapOf().Cells) == 0 {
		return 0
	}
	was := mapOf()
	o := ground.Options{Unnamed: true, Cell: ground.FitLayout(was, 360, 360).Cell}
	old := painted(t, was, o)
	for range 20 * n {
		e, about := stroke(was, d.Kit(), r)
		if ok, err := d.Do(e); about == nil || !ok || err != nil || d.Now().Board == nil {
			continue
		}
		now := mapOf()
		if now.ID != was.ID && done > 0 {
			t.Fatalf("after %+v the map %s is %s", e, was.ID, now.ID)
		}
		if ground.Same(was, now) || now.ID != was.ID {
			was, old = now, painted(t, now, o)
			continue
		}
		patched, err := ground.Patch(t.Context(), old, was, now, o)
		if err != nil {
			t.Fatal(err)
		}
		whole := painted(t, now, o)
		if most, at, k := differs(patched, whole); most > rounding {
			t.Fatalf("%+v: %d values differ from the whole, by %d at %v", e, k, most, at)
		}
		beyond(t, d.Kit().Tools[0].Key+" "+e.Tool+" "+was.ID, old, whole, twoRings(now, ground.NewLayout(now, o.Cell), about))
		was, old = now, patched
		if done++; done >= n {
			break
		}
	}
	return done
}
