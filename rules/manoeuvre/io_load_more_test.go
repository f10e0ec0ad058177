package manoeuvre

import (
	"errors"
	"strings"
	"testing"

	"grognard/rules"
)

func TestMoreFaultsOfFiles(t *testing.T) {
	t.Run("MAN-1.1.1 a square has a letter from a to h and a number from 1 to 8", func(t *testing.T) {
		for _, name := range []string{"A4", "!4", "i4", "d0", "d9", "d", "d44", ""} {
			if q, ok := parseSquare(name); ok {
				t.Errorf("%q is square %d", name, q)
			}
		}
	})
	t.Run("MAN-3.4 a scenario names both armies or none", func(t *testing.T) {
		sierra := string(scenarioFiles(t)["man-03-sierra.toml"])
		for _, line := range []string{"army = \"fr\"\n", "army = \"sp\"\n"} {
			if _, err := (Book{}).Load([]byte(strings.Replace(sierra, line, "", 1)), nil); err == nil {
				t.Errorf("without %s it loads", line)
			}
		}
	})
	t.Run("MAN-3.1 the set-up is not chosen again once the first turn has begun", func(t *testing.T) {
		if (Book{}).Offered(draw(t, openGround+"south fr:\nnorth ru:\nphase discard").board(), "setup") {
			t.Error("it is")
		}
	})
	t.Run("MAN-3.3 hands are not taken before there is a map", func(t *testing.T) {
		file := sound[:strings.Index(sound, "[map]")] + sound[strings.Index(sound, "[position]"):]
		file = strings.NewReplacer(`setup = "scenario"`, `setup = "standard"`, `phase = "combat"`, `phase = "hand"`).Replace(file)
		_, err := Book{}.Load([]byte(file), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || f.Key != "man.fault.phase.map" || !strings.HasPrefix(err.Error(), `:8:1: the phase "hand" needs a map`) {
			t.Error(err)
		}
	})
	t.Run("MAN-3.6 edges that are known are saved", func(t *testing.T) {
		g := opened(t, "man-09-open-battle", nil).Roll(10, 1)
		if text := string((Book{}).Save(g.board())); strings.Contains(text, "edges_known") {
			t.Errorf("before they are chosen:\n%s", text)
		}
		if text := string((Book{}).Save(load(t, scenarioFiles(t)["man-03-sierra.toml"], nil))); !strings.Contains(text, "edges_known = true") {
			t.Errorf("not in a scenario:\n%s", text)
		}
	})
}

func TestFaultsOfGroundAndSides(t *testing.T) {
	t.Run("MAN-3.10 a home edge needs eight squares that are no lake", func(t *testing.T) {
		dry := func(line string, n int) string {
			rows := strings.Repeat("L", 16-n) + strings.Repeat(".", n)
			return strings.Replace(lakeside, line, `"`+rows[:8]+`", "`+rows[8:]+`"`, 1)
		}
		north, south := `"........", "...LL..."`, `"........", "..L....."`
		for _, line := range []string{north, south} {
			load(t, []byte(dry(line, 8)), nil)
		}
		wantFault(t, dry(south, 7), "the two ranks at the south edge have only 7 squares without a lake for eight units")
		wantFault(t, dry(north, 7), "the two ranks at the north edge have only 7 squares without a lake for eight units")
	})
	t.Run("MAN-3.10 so it does in a file of a deployment", func(t *testing.T) {
		south := strings.Replace(lakeside, `"........", "..L....."`, `"LLLLLLLL", "L......."`, 1)
		south = strings.Replace(south, "[south]", "[position]\nphase = \"deploy\"\nactive = \"south\"\n[south]", 1)
		wantFault(t, south, "the two ranks at the south edge have only 7 squares without a lake for eight units")
	})
	t.Run("MAN-3.10 but not when the units stand", func(t *testing.T) {
		draw(t, field("a1 L, b1 L, c1 L, d1 L, e1 L, a2 L, b2 L, c2 L, d2 L")+"south fr: f1 fr-ig\nnorth ru: d5 ru-or\nalone").WantAsk("combat.declare", "fr")
	})
	t.Run("MAN-3.6 a scenario with sides south and north asks for no edge, also in a file of its set-up", func(t *testing.T) {
		diced := strings.Replace(lakeside, `first = "south"`, `first = "roll"`, 1)
		diced = strings.Replace(diced, "[south]", "[position]\nphase = \"roll-off\"\nactive = \"south\"\n[south]", 1)
		g := loaded(t, diced).WantAsk("setup.first", "").wantEdges("gb", "fr").Roll(9, 2).WantAsk("draw", "").wantEdges("gb", "fr")
		g.On("setup.deploy", "fr")
	})
	t.Run("MAN-3.10 every edge that may still be chosen has such squares", func(t *testing.T) {
		const ashore = "format = 1\nfirst = \"roll\"\n[rules]\nsetup = \"tournament\"\n[map]\nrows = [" + `"LO......", "LO......", "LO......", "LO......", "LO......", "LO......", "LO......", "LL......"]`
		wantFault(t, ashore, "the two ranks at the west edge have only 7 squares without a lake for eight units")
		load(t, []byte(strings.Replace(ashore, "LL", "LO", 1)), nil)
	})
	t.Run("MAN-1.3.7 a scenario puts no two units of either side on one square", func(t *testing.T) {
		south := strings.Replace(lakeside, "[north]", `units = [{ unit = "fr-ig", at = "a1" }, { unit = "fr-gc", at = "a1" }]`+"\n[north]", 1)
		wantFault(t, south, "fr-gc stands on a1, where another unit stands")
		wantFault(t, lakeside+`units = [{ unit = "gb-1g", at = "a8" }, { unit = "gb-kd", at = "a8" }]`, "gb-kd stands on a8, where another unit stands")
	})
	t.Run("MAN-1.3.1 a battle has two armies", func(t *testing.T) {
		south, north := strings.Index(sound, "[south]"), strings.Index(sound, "[north]")
		wantFault(t, sound[:south]+sound[north:], `the phase "combat" needs two armies`)
		wantFault(t, sound[:north], `the phase "combat" needs two armies`)
		wantFault(t, strings.Replace(sound[:north], `"combat"`, `"hand"`, 1), `the phase "hand" needs two armies`)
	})
	t.Run("MAN-3.17 a side has none to eight free redoubts", func(t *testing.T) {
		for _, n := range []string{"-1", "9"} {
			wantFault(t, lakeside+"free_redoubts = "+n, "there are "+n+" free redoubts, not 0 to 8")
		}
		for _, n := range []string{"0", "8"} {
			load(t, []byte(lakeside+"free_redoubts = "+n), nil)
		}
	})
	t.Run("MAN-3.1 either seat may play south", func(t *testing.T) {
		turned := strings.Replace(sound, "[position]\n", "[position]\nsouth = \"second\"\n", 1)
		g := loaded(t, turned).WantAsk("combat.declare", "fr").WantAt("fr-8l", "d4")
		if g.board().armyOf(rules.First) != "ru" || g.board().armyOf(rules.Second) != "fr" {
			t.Errorf("seats lead %s and %s", g.board().armyOf(rules.First), g.board().armyOf(rules.Second))
		}
		g.wantEdges("ru", "fr").wantFiled(`south = "second"`)
	})
}

// wantFault checks what is wrong with a file.
func wantFault(t *testing.T, file, want string) {
	t.Helper()
	if _, err := (Book{}).Load([]byte(file), nil); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}
