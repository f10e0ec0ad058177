package manoeuvre

import (
	"strings"
	"testing"
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
	t.Run("MAN-3.6 edges that are known are saved", func(t *testing.T) {
		g := opened(t, "man-09-open-battle", nil).roll(10, 1)
		if text := string((Book{}).Save(g.board())); strings.Contains(text, "edges_known") {
			t.Errorf("before they are chosen:\n%s", text)
		}
		if text := string((Book{}).Save(load(t, scenarioFiles(t)["man-03-sierra.toml"], nil))); !strings.Contains(text, "edges_known = true") {
			t.Errorf("not in a scenario:\n%s", text)
		}
	})
}
