package eagles

import (
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"grognard/rules"
	"grognard/rules/plane"
	"grognard/rules/rulestest"
)

// formed are form, width, depth and angle of the first terrain of a draft.
func formed(t *testing.T, d *rules.Draft) (all [4]string) {
	t.Helper()
	x := d.Thing("terrain.0")
	for i, key := range [4]string{"form", "wide", "deep", "angle"} {
		if p := x.Prop(key); p != nil {
			all[i] = p.Value
		}
	}
	return all
}

// ME-35.1: hills and woods are oblong or round, so large as is typed, and turned so far.
func TestTerrainIsOblongOrRound(t *testing.T) {
	_, d := skirmish(t, put("hill", 20, 18, 36, 28))
	step := func(key, value string, corners int, want ...string) {
		t.Helper()
		if key != "" {
			_, d = rulestest.Edited(t, Book{}, d.Text, sets("terrain.0", key, value))
		}
		if got := formed(t, d); got != [4]string(want) || len(d.Thing("terrain.0").Pts) != corners {
			t.Errorf("%s %s: %v with %d corners, want %v", key, value, got, len(d.Thing("terrain.0").Pts), want)
		}
		wantWhole(t, d)
	}
	step("", "", 4, "oblong", "1600", "1000", "0")
	step("form", "round", 12, "round", "1600", "1000", "0")
	step("wide", "1225", 12, "round", "1225", "1000", "0")
	step("angle", "30", 12, "round", "1225", "1000", "30")
	step("deep", "1700", 12, "round", "1225", "1700", "30")
	step("angle", "340", 12, "round", "1225", "1700", "340")
	step("form", "oblong", 4, "oblong", "1225", "1700", "340")
	step("angle", "45", 4, "oblong", "1225", "1700", "45")
	step("form", "round", 12, "round", "1225", "1700", "45")
	step("angle", "120", 12, "round", "1225", "1700", "120")
	step("angle", "0", 12, "round", "1225", "1700", "0")
	if p := d.Thing("terrain.0").Frame; p.Middle != spots(28, 23)[0] {
		t.Errorf("its middle is %v", p.Middle)
	}
}

// What a click lays is of a form already; a building is never round.
func TestWhatIsLaidWithAClickHasAForm(t *testing.T) {
	for kind, want := range map[string][4]string{"hill": {"round", "1540", "1060", "0"}, "orchard": {"oblong", "900", "600", "0"}, "building": {"", "300", "300", "0"}} {
		if _, d := skirmish(t, put(kind, 30, 24)); formed(t, d) != want {
			t.Errorf("%s: %v", kind, formed(t, d))
		}
	}
}

// sized are width, depth and angle as a frame says them: in hundredths of an inch, and degrees.
func sized(f *rules.Frame) [3]int {
	return [3]int{int(plane.Round(int64(f.Wide), sizeUnit)), int(plane.Round(int64(f.Deep), sizeUnit)), int(plane.Round(int64(f.Facing), 100)) % 360}
}

// Whatever is turned, pulled and typed, the frame of a shape tells the size and the angle that its
// properties tell, and turning keeps what is no angle.
func TestAShapeTellsOneSizeAndOneAngle(t *testing.T) {
	outlines := map[string]rules.Edit{
		"oblong":  put("wood", 20, 18, 36.25, 27.5),
		"polygon": put("wood", 20, 18, 22, 27.5, 31, 26, 33.75, 20),
		"dented":  put("wood", 20, 18, 22, 27.5, 27, 22, 33.75, 26, 30, 17),
		"zone":    {Do: rules.EditPut, Tool: zoneTool, Side: rules.First, Pts: spots(20, 18, 22, 27.5, 31, 26, 33.75, 20)},
		"goal":    {Do: rules.EditPut, Tool: goalTool, Side: rules.Chance, Pts: spots(20, 18, 20, 24, 31, 24, 31, 18)},
		"line":    put("hedge", 20, 18, 27.25, 21, 30, 18),
		"round":   put("hill", 30, 24),
	}
	for name, lay := range outlines {
		_, first := skirmish(t, lay)
		path := first.Things[0].Path
		for i := range first.Things {
			if first.Things[i].Tool == lay.Tool {
				path = first.Things[i].Path
			}
		}
		if strings.Count(first.Text, "facing") != 3 { // of the battalions
			t.Errorf("%s: it says its facing though it is not turned:\n%s", name, first.Text)
		}
		rapid.Check(t, func(r *rapid.T) {
			d := first
			edit := func(e rules.Edit) bool {
				e.Path = path
				text, err := Book{}.Edit(d, e)
				if err != nil {
					return false
				}
				if d, err = (Book{}).Draft(text); err != nil || d.Thing(path) == nil {
					r.Fatalf("%+v: %v", e, err)
				}
				return true
			}
			for range rapid.IntRange(1, 8).Draw(r, "steps") {
				x := d.Thing(path)
				was := sized(x.Frame)
				switch rapid.IntRange(0, 3).Draw(r, "what") {
				case 0:
					by := rapid.IntRange(-180, 180).Draw(r, "degrees")
					if !edit(rules.Edit{Do: rules.EditPut, N: by * 100}) {
						continue
					}
					if now := sized(d.Thing(path).Frame); now != [3]int{was[0], was[1], (was[2] + by + 360) % 360} {
						r.Fatalf("%s: turned by %d from %v it is %v\n%s", name, by, was, now, d.Text)
					}
				case 1:
					key := rapid.SampledFrom([]string{"wide", "deep", "angle"}).Draw(r, "key")
					p := x.Prop(key)
					if p == nil {
						continue
					}
					value := rapid.IntRange(p.Low, p.High).Draw(r, "value")
					if !edit(rules.Edit{Do: rules.EditSet, Key: key, Value: strconv.Itoa(value)}) {
						continue
					}
					was[map[string]int{"wide": 0, "deep": 1, "angle": 2}[key]] = value
					if now := sized(d.Thing(path).Frame); now != was {
						r.Fatalf("%s: %s %d makes it %v, want %v\n%s", name, key, value, now, was, d.Text)
					}
				case 2:
					to := rules.Point{X: int32(rapid.IntRange(0, 72000).Draw(r, "x")), Y: int32(rapid.IntRange(0, 48000).Draw(r, "y"))}
					edit(rules.Edit{Do: rules.EditPut, Pts: []rules.Point{to}})
					if now := sized(d.Thing(path).Frame); now != was {
						r.Fatalf("%s: moved from %v it is %v", name, was, now)
					}
				case 3: // a point is pulled, where it is of no form
					if x.Frame.Fills || x.Frame.Scales {
						continue
					}
					pts := append([]rules.Point(nil), x.Pts...)
					pts[0].X += int32(rapid.IntRange(-500, 500).Draw(r, "pull"))
					edit(rules.Edit{Do: rules.EditShape, Pts: pts})
					if now := d.Thing(path).Frame; now.Facing != x.Frame.Facing && !now.Fills {
						r.Fatalf("%s: pulled at a point it is turned from %d to %d", name, x.Frame.Facing, now.Facing)
					}
				}
				x = d.Thing(path)
				if x.Prop("wide") == nil {
					continue
				}
				for i, key := range []string{"wide", "deep", "angle"} {
					if p := x.Prop(key); p.Value != itoa(sized(x.Frame)[i]) {
						r.Fatalf("%s: %s is %s, of the frame it is %d", name, key, p.Value, sized(x.Frame)[i])
					}
				}
			}
			if f := d.Thing(path).Frame; f.Facing != 0 && edit(rules.Edit{Do: rules.EditPut, N: -f.Facing}) && strings.Count(d.Text, "facing") != strings.Count(first.Text, "facing") {
				r.Fatalf("%s: it is turned back and says its facing:\n%s", name, d.Text)
			}
		})
	}
}
