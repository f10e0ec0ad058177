package musket

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
)

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 47)) }

// TestHashTellsApart changes one thing of a board at a time.
func TestHashTellsApart(t *testing.T) {
	fresh := func() *Board {
		b := meet(t, "5-4-4", "4-3-4", "objective 0505 3 austria\nfrance 0404 fr-lannes ldr 1-1+1").Play("attack fr-44 @0505").board()
		c := *b
		return &c
	}
	was := fresh().Hash()
	if was != fresh().Hash() {
		t.Fatal("the same board has two hashes")
	}
	seen := map[uint64]int{was: -1}
	for i, change := range []func(b *Board){
		func(b *Board) { b.rules.uncoordinated = true }, func(b *Board) { b.rules.threatCharge = true }, func(b *Board) { b.rules.armyTest = true }, func(b *Board) { b.begun = true }, func(b *Board) { b.aimed = true },
		func(b *Board) { b.turn++ }, func(b *Board) { b.phase++ }, func(b *Board) { b.active = rules.Second }, func(b *Board) { b.steps[0]++ }, func(b *Board) { b.steps[1]++ },
		func(b *Board) { b.shock[0]++ }, func(b *Board) { b.shock[1]++ }, func(b *Board) { b.winner = rules.Second }, func(b *Board) { b.over++ },
		func(b *Board) { b.piece[4].at++ }, func(b *Board) { b.piece[4].start = 7 }, func(b *Board) { b.piece[4].aim = 9 }, func(b *Board) { b.piece[4].place = aside },
		func(b *Board) { b.piece[4].box = 3 }, func(b *Board) { b.piece[6].helps = 4 }, func(b *Board) { b.piece[4].marks |= shaken }, func(b *Board) { b.piece[4].marks |= struck },
		func(b *Board) { b.threat[5].Add(1) }, func(b *Board) { b.threat[5].Add(65) }, func(b *Board) { b.control[0] = 0 }, func(b *Board) { b.targets.Add(5) }, func(b *Board) { b.bases.Add(5) },
		func(b *Board) { b.fight.form = skirmish }, func(b *Board) { b.fight.target++ }, func(b *Board) { b.fight.charge = passed }, func(b *Board) { b.fight.square = 5 },
		func(b *Board) { b.fight.units[0].Add(66) }, func(b *Board) { b.fight.units[0].Add(0) }, func(b *Board) { b.fight.units[1].Add(6) }, func(b *Board) { b.fight.units[1].Add(66) },
		func(b *Board) { b.fight.leaders[0].Add(6) }, func(b *Board) { b.fight.leaders[1].Add(70) }, func(b *Board) { b.fight.leaders[0].Add(70) }, func(b *Board) { b.fight.leaders[1].Add(6) },
		func(b *Board) { b.fight.primary[0] = 9 }, func(b *Board) { b.fight.primary[1] = 9 }, func(b *Board) { b.fight.tactic[0] = frontalAttack }, func(b *Board) { b.fight.tactic[1] = countercharge },
		func(b *Board) { b.fight.support.Add(8) }, func(b *Board) { b.fight.support.Add(73) }, func(b *Board) { b.fight.heads.Add(10) }, func(b *Board) { b.fight.heads.Add(75) },
		func(b *Board) { b.fight.squared = true }, func(b *Board) { b.fight.swapped = true }, func(b *Board) { b.fight.duel = true }, func(b *Board) { b.fight.fortune = true },
		func(b *Board) { b.fight.later = true }, func(b *Board) { b.fight.fired = true }, func(b *Board) { b.fight.differs = 4 },
		func(b *Board) { b.move.members.Add(4) }, func(b *Board) { b.move.members.Add(68) }, func(b *Board) { b.move.helpers.Add(5) }, func(b *Board) { b.move.helpers.Add(69) },
		func(b *Board) { b.move.mode = marchMove }, func(b *Board) { b.move.ma = 4 }, func(b *Board) { b.move.hexes = 2 }, func(b *Board) { b.move.spent[0] = 2 }, func(b *Board) { b.move.spent[3] = 2 },
	} {
		b := fresh()
		change(b)
		h := b.Hash()
		if j, ok := seen[h]; ok {
			t.Errorf("change %d has the hash of %d", i, j)
		}
		seen[h] = i
	}
}

// TestCheckFindsWhatCannotBe breaks a sound board in one way at a time.
func TestCheckFindsWhatCannotBe(t *testing.T) {
	g := draw(t, "phase combat\nobjective 0505 3 austria\nfrance 0405 fr-44 inf 5-4-4\nfrance 0404 fr-lannes ldr 1-1+1\nfrance 0303 fr-ke cav 3/5-4-9\nfrance 0304 fr-101 inf 4-4-4 one\naustria 0606 au-28 inf 4-3-4\n"+ridge("0808x"))
	unit, lead, horse, single, foe, hq := g.counter("fr-44"), g.counter("fr-lannes"), g.counter("fr-ke"), g.counter("fr-101"), g.counter("au-28"), g.counter("fr-hq")
	lake, _ := parseHex("0808")
	for want, breaks := range map[string]func(b *Board){
		"in place":            func(b *Board) { b.piece[unit].at = noHex },
		"off the map":         func(b *Board) { b.piece[unit].at = hexAt(20, 20) },
		"where nobody can":    func(b *Board) { b.piece[unit].at = lake },
		"one step and is":     func(b *Board) { b.mark(single, reduced) },
		"has no such side":    func(b *Board) { b.mark(unit, ineffective) },
		"shaken or in square": func(b *Board) { b.mark(lead, shaken) },
		"is in square":        func(b *Board) { b.mark(horse, square) },
		"aims at nothing":     func(b *Board) { b.mark(unit, charging) },
		"killed but no":       func(b *Board) { b.lift(unit, killed, 0) },
		"is aside but no":     func(b *Board) { b.lift(lead, aside, 0) },
		"is destroyed but no": func(b *Board) { b.lift(hq, destroyed, 0) },
		"is track but no":     func(b *Board) { b.lift(lead, onTrack, 3) },
		"is away but no":      func(b *Board) { b.lift(lead, away, 0) },
		"of the track":        func(b *Board) { b.turn = 3; b.lift(unit, onTrack, 2) },
		"box 10":              func(b *Board) { b.lift(unit, onTrack, 10) },
		"helps":               func(b *Board) { b.piece[unit].helps = int8(horse) },
		"fr-hq helps 0":       func(b *Board) { b.piece[hq].helps = 0 },
		"helps ":              func(b *Board) { b.piece[lead].helps = int8(foe) },
		"both sides stand":    func(b *Board) { b.station(foe, onMap, b.piece[unit].at) },
		"not up to date":      func(b *Board) { b.piece[unit].marks |= shaken },
		"nobody controls":     func(b *Board) { b.control[0] = -1 },
		"turn 0 of":           func(b *Board) { b.turn = 0 },
		"turn 9 of":           func(b *Board) { b.turn = 9 },
		"nobody is active":    func(b *Board) { b.active = rules.Chance },
		"replacement steps":   func(b *Board) { b.steps[1] = -1 },
		"is threatened by":    func(b *Board) { b.threat[unit] = only(foe) },
		"threatened by fr":    func(b *Board) { b.threat[foe], b.active = only(unit), rules.Second },
	} {
		b := *g.board()
		if err := b.Check(); err != nil {
			t.Fatal(err)
		}
		breaks(&b)
		if err := b.Check(); err == nil || !strings.Contains(err.Error(), strings.TrimSpace(want)) {
			t.Errorf("%q: %v", want, err)
		}
	}
}

// TestFaultsOfPositions spoils a drawn position in one place at a time.
func TestFaultsOfPositions(t *testing.T) {
	text := fileOf(t, "phase move\nturn 2\nobjective 0505 3 austria\nfrance 0405 fr-44 inf 5-4-4 reduced\nfrance 0404 fr-lannes ldr 1-1+1 helps=fr-44\nfrance track 3 fr-101 inf 4-4-4\naustria 0606 au-28 inf 4-3-4\nthreat au-28 fr-44")
	for _, c := range []struct{ old, new, want string }{
		{`phase = "move"`, `phase = "tea"`, `there is no phase "tea"`},
		{`turn = 2`, `turn = 0`, "turn is 0"},
		{`turn = 2`, `turn = 9`, "turn is 9"},
		{`active = "france"`, `active = "spain"`, `"spain" is not one`},
		{`box = 3`, `box = 99`, "box 99"},
		{`box = 3`, `box = -1`, "box -1"},
		{`place = "track"`, `place = "moon"`, `no counter can be in the place "moon"`},
		{`place = "track", box = 3`, `place = "track", at = "0101", box = 3`, "or on one though it is not"},
		{`{ id = "fr-44", at = "0405"`, `{ id = "fr-44", box = 0`, "stands on no hex"},
		{`{ id = "fr-101"`, `{ id = "fr-44"`, "in the battle twice"},
		{`{ id = "fr-101"`, `{ id = "fr-96"`, "is not in this battle"},
		{`helps = "fr-44"`, `helps = "fr-96"`, "is not in this battle"},
		{`marks = ["reduced"]`, `marks = ["bored"]`, `a counter cannot be "bored"`},
		{`control = ["austria"]`, `control = ["austria", "france"]`, "2 times who holds an objective"},
		{`control = ["austria"]`, `control = ["spain"]`, `"spain" is not one`},
		{`active = "france"`, "active = \"france\"\nsteps = [1]", "not as 1 in all"},
		{`active = "france"`, "active = \"france\"\ntargets = [\"9999\"]", `"9999" is not a hex`},
		{`unit = "au-28", by`, `unit = "au-96", by`, "is not in this battle"},
		{`by = ["fr-44"]`, `by = ["fr-96"]`, "is not in this battle"},
		{`steps = 2` + "\n" + `back_is = "reduced"`, `steps = 2` + "\n" + `back_is = "blank"`, "has 2 steps, which does not go with the back"},
		{`steps = 2` + "\n" + `back_is = "reduced"`, `steps = 1` + "\n" + `back_is = "reduced"`, "has 1 steps, which does not go with the back"},
		{`steps = 2`, `steps = 0`, "has 0 steps"},
		{`terrain = [`, `terrain = [` + strings.Repeat(`"............", `, 15), "the rows of the map are 25"},
	} {
		if !strings.Contains(text, c.old) {
			t.Fatalf("the position has no %q", c.old)
		}
		_, err := Book{}.Load([]byte(strings.Replace(text, c.old, c.new, 1)), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || !strings.Contains(f.Msg, c.want) || f.Line == 0 {
			t.Errorf("%s: %v, want %q with its line", c.new, err, c.want)
		}
	}
	for size, rows := range map[string][]string{"the rows of the map are 1": {"............"}, "the columns of the map are 1": {".", "."}, "the columns of the map are 33": {strings.Repeat(".", 33), strings.Repeat(".", 33)}} {
		i := strings.Index(text, "terrain = [")
		_, err := Book{}.Load([]byte(text[:i]+"terrain = "+list(rows)+text[i+strings.Index(text[i:], "\n"):]), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || !strings.Contains(f.Msg, size) {
			t.Errorf("%s: %v", size, err)
		}
	}
	if small := draw(t, "map\n..\n..\nend\nfrance hq 0101\nfrance trains 0101\naustria hq none\naustria trains none").board(); small.cols != 2 || small.rows != 2 {
		t.Error("the smallest map is not taken")
	}
	big := draw(t, "map\n"+strings.Repeat(strings.Repeat(".", maxCols)+"\n", maxRows)+"end\n").board()
	if big.cols != maxCols || big.rows != maxRows {
		t.Error("the largest map is not taken")
	}
	plain, err := Book{}.Load([]byte(strings.Replace(text, `active = "france"`, "active = \"france\"\nsteps = [2, 12]\nshock = [0, 1]\ntargets = [\"0505\"]\nbases = [\"0405\"]", 1)), nil)
	if err != nil {
		t.Fatal(err)
	}
	b := plain.(*Board)
	h, _ := parseHex("0505")
	if b.steps != [2]int8{2, 9} || b.shock != [2]int8{0, 1} || !b.targets.Has(h) || b.bases.Has(h) {
		t.Errorf("steps %v, shock %v", b.steps, b.shock)
	}
}
