package study

import (
	"bufio"
	"context"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// calibrated are the battles whose chances are held against what came of them: three of each system, as on the ladder,
// and all of Commands & Colors, whose battles favour one side more than others do.
var calibrated = [][]string{
	{"manoeuvre", "man-01-first-orders", "man-03-sierra", "man-07-hundred-days"},
	append([]string{"ccn"}, everyBattle("ccn")...),
	{"musket", "training-trebbia-bridge", "maida-1806", "montebello-1800"},
	{"squares", "ns-01-maida", "ns-02-quatre-bras", "ns-03-auerstedt"},
	{"eagles", "hedgerow-morning", "three-elms-crossroads", "the-walled-farm"},
}

// everyBattle lists the battles of a system.
func everyBattle(system string) (all []string) {
	for _, s := range scenarios.List(system) {
		all = append(all, s.ID)
	}
	return all
}

// Limits of the calibration.
const (
	calibrateGames = 100  // of each system, unless GROGNARD_CALIBRATE_GAMES says so
	calibratePairs = 5    // of player turns that follow each other, in each game
	calibrateMost  = 4000 // answers, after which a game is left out
	calibrateThink = 100  // answers of trial games for a decision of players that think

	// calibrateDrags is the system in which two sound players wear each other down for hundreds of turns, so that who stands
	// better hardly matters: there players that think a little meet.
	calibrateDrags = "ccn"
)

// TestToldChancesAgainstResults plays games of equal quick players, has chances judged in each as the study
// tells them, and prints how often those won of whom so much was told. GROGNARD_CALIBRATE names a file that keeps
// each game as it is played, so that the work, an hour or so of a core, can be broken off and gone on with.
//
//	GROGNARD_CALIBRATE=/tmp/games.txt go test ./game/study -run ToldChances -v -timeout 10h
func TestToldChancesAgainstResults(t *testing.T) {
	path := os.Getenv("GROGNARD_CALIBRATE")
	if path == "" {
		t.Skip("an hour of work: GROGNARD_CALIBRATE names the file that keeps its games")
	}
	known := readCalibration(t, path)
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	tell := os.Getenv("GROGNARD_CALIBRATE_TELL") != "" // what is known, without any more games
	only := os.Getenv("GROGNARD_CALIBRATE_SYSTEM")     // whose games are played; "": those of all
	games := calibrateGames
	if n, err := strconv.Atoi(os.Getenv("GROGNARD_CALIBRATE_GAMES")); err == nil {
		games = n
	}
	for n := 0; n < games && !tell; n++ {
		for _, k := range calibrated {
			g := calibrateGame{system: k[0], seed: n + 1}
			if _, ok := known[g]; ok {
				continue
			}
			if only != "" && only != g.system {
				continue
			}
			said := calibrate(t, g, k[1+n%(len(k)-1)])
			known[g] = said
			fmt.Fprintf(file, "game %s %d %d\n", g.system, g.seed, len(said))
			for _, s := range said {
				fmt.Fprintf(file, "%d %.4f %.4f %.4f %.1f\n", s.kind, s.part, s.raw, s.told, s.won)
			}
		}
	}
	for _, k := range calibrated {
		var all []calibrateSaid
		count := 0
		for g, said := range known {
			if g.system == k[0] && len(said) > 0 {
				all = append(all, said...)
				count++
			}
		}
		tellCalibration(t, k[0], count, all)
	}
	var all []calibrateSaid
	for _, said := range known {
		all = append(all, said...)
	}
	tellCalibration(t, "all", len(known), all)
}

type calibrateGame struct {
	system string
	seed   int
}

// calibrateSaid is a chance of the first side that was told, and what came of it.
type calibrateSaid struct {
	kind int     // 0: before a decision, 1: after one
	part float64 // of the game that lay behind it
	raw  float64 // as it was judged
	told float64 // comparable, as the study tells it
	won  float64
}

func readCalibration(t *testing.T, path string) map[calibrateGame][]calibrateSaid {
	known := map[calibrateGame][]calibrateSaid{}
	file, err := os.Open(path)
	if err != nil {
		return known
	}
	defer func() { _ = file.Close() }()
	var g calibrateGame
	for in := bufio.NewScanner(file); in.Scan(); {
		var n int
		if _, err := fmt.Sscanf(in.Text(), "game %s %d %d", &g.system, &g.seed, &n); err == nil {
			known[g] = nil
			continue
		}
		var s calibrateSaid
		if _, err := fmt.Sscanf(in.Text(), "%d %f %f %f %f", &s.kind, &s.part, &s.raw, &s.told, &s.won); err != nil {
			t.Fatalf("%s: %q: %v", path, in.Text(), err)
		}
		known[g] = append(known[g], s)
	}
	return known
}

// calibrate plays a game and judges it in pairs of player turns.
func calibrate(t *testing.T, g calibrateGame, scenario string) (said []calibrateSaid) {
	book, _ := scenarios.Book(g.system)
	_, data, err := scenarios.Open(g.system, scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Seed: uint64(g.seed), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	players := [2]match.Chooser{ai.Sound{Seed: uint64(2 * g.seed)}, ai.Sound{Seed: uint64(2*g.seed + 1)}}
	if g.system == calibrateDrags {
		for i := range players {
			players[i] = ai.Player{Seed: uint64(2*g.seed + i), Work: calibrateThink}
		}
	}
	for m.Request() != nil && m.Len() < calibrateMost {
		by := m.Request().To
		if _, err := m.Answer(players[by].Choose(m.Position(), by)); err != nil {
			t.Fatal(err)
		}
	}
	r := m.Result()
	if !r.Over {
		return nil
	}
	// A turn is known by the first and the last of its decisions.
	type turn struct {
		n      int
		active rules.Side
		jobs   []job
	}
	var turns []turn
	all := gone{first: m.At(0), answers: m.Answers(), done: map[int]bool{}}
	_ = all.each(context.Background(), func(n int, p *rules.Position, a rules.Answer) {
		now := turn{n: book.PlayerTurn(p.Board()), active: p.View(rules.Chance).Active}
		if k := len(turns); k == 0 || turns[k-1].n != now.n {
			turns = append(turns, now)
		}
		last := &turns[len(turns)-1]
		last.jobs = append(last.jobs, job{n, p, a})
	})
	var verdicts []Verdict
	for k := range 2 * calibratePairs {
		i := (k/2)*(len(turns)-1)/calibratePairs + k%2
		if i >= len(turns) || len(verdicts) > 0 && verdicts[len(verdicts)-1].Turn >= turns[i].n {
			continue
		}
		for x, j := range []job{turns[i].jobs[0], turns[i].jobs[len(turns[i].jobs)-1]} {
			if v, ok := quickly(m.At(0), j); ok && (x == 0 || len(turns[i].jobs) > 1) {
				v.Answer, v.Turn, v.Active = j.answer, turns[i].n, turns[i].active
				verdicts = append(verdicts, v)
			}
		}
	}
	l := levelsOf(verdicts)
	for k := range l.all {
		v := &l.all[k]
		part := float64(v.Answer) / float64(m.Len())
		if k == 0 || l.all[k-1].Turn != v.Turn {
			said = append(said, calibrateSaid{0, part, v.First(v.Before), l.before(k), outcome(r)})
		}
		if k+1 == len(l.all) || l.all[k+1].Turn != v.Turn {
			said = append(said, calibrateSaid{1, part, v.First(v.Played), l.after(k), outcome(r)})
		}
	}
	return said
}

// quickly judges a decision without looking for a better one: the chances before and after it come from as many
// trial games as those of the study.
func quickly(first *rules.Position, j job) (v Verdict, ok bool) {
	x, ok := ai.Player{Seed: uint64(j.answer), Work: 1, Wide: 2, Start: first}.Judge(context.Background(), j.pos, j.given.By, j.given.Option)
	return Verdict{By: j.given.By, Before: x.Before, Played: x.Given}, ok
}

// tellCalibration prints the table: of all moments at which a chance within a tenth was told, how many were won.
func tellCalibration(t *testing.T, name string, games int, all []calibrateSaid) {
	var b strings.Builder
	for kind, what := range []string{"before a decision", "after one"} {
		var n, won, sum [10]float64
		var brier, raw, even, count float64
		for _, s := range all {
			if s.kind != kind {
				continue
			}
			i := min(9, int(10*s.told))
			n[i]++
			sum[i] += s.told
			won[i] += s.won
			brier += (s.told - s.won) * (s.told - s.won)
			raw += (s.raw - s.won) * (s.raw - s.won)
			even += (.5 - s.won) * (.5 - s.won)
			count++
		}
		if count == 0 {
			continue
		}
		fmt.Fprintf(&b, "%s: %d games, %.0f moments %s; Brier score %.3f (without levels %.3f, always one half %.3f)\n",
			name, games, count, what, brier/count, raw/count, even/count)
		for i := range n {
			if n[i] > 0 {
				p := won[i] / n[i]
				fmt.Fprintf(&b, "| %d-%d %% | %.0f | %.0f %% | %.0f %% | ±%.0f |\n", 10*i, 10*i+10, n[i], 100*sum[i]/n[i], 100*p, 196*math.Sqrt(p*(1-p)/n[i]))
			}
		}
	}
	t.Log("\n" + b.String())
}
