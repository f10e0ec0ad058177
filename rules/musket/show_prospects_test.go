package musket

import "testing"

// likes draws a position, gives answers, and compares a prospect of an option with a number: what is
// "<", "=" or ">".
type likes struct {
	key, picture string
	play         []string
	option, than string
	n            int
}

func (x likes) check(t *testing.T) {
	t.Run(x.key, func(t *testing.T) {
		g := draw(t, x.picture).Play(x.play...)
		got := g.prospect(x.option, x.key)
		if ok := map[string]bool{"<": got < x.n, "=": got == x.n, ">": got > x.n}[x.than]; !ok {
			t.Errorf("%s of %q is %d, want %s %d, in\n%s", x.key, x.option, got, x.than, x.n, x.picture)
		}
	})
}

func TestProspectsOfMoves(t *testing.T) {
	move := "phase move\nfrance 0405 fr-44 inf 5-4-4\n"
	start := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\n"
	town := "map\n............\n............\n............\n............\n....t.......\n............\nend\n"
	horse := "phase move\nfrance 0305 fr-12hus cav 3/6-4-9\naustria 0505 au-28 inf 2-3-4\n"
	for _, x := range []likes{
		{"goal", move + "objective 0505 3 austria", nil, "move fr-44 @0505", "=", 3},
		{"goal", move + "objective 0505 3 france", nil, "move fr-44 @0505", "=", 0},
		{"leave", move + "objective 0405 3 france", nil, "move fr-44 @0505", "=", 3},
		{"leave", move + "france 0405 fr-101 inf 4-4-4\nobjective 0405 3 france", nil, "move fr-44 @0505", "=", 0},
		{"toward", move + "objective 0905 3 austria", nil, "move fr-44 @0605", "=", 2},
		{"toward", move + "objective 0905 3 austria", nil, "move fr-44 @0305", "=", -1},
		{"near", move + "austria 0905 au-28 inf 4-3-4", nil, "move fr-44 @0605", "=", 2},
		{"strike", move + "austria 0705 au-28 inf 1-2-4", nil, "move fr-44 @0605", ">", 0},
		{"strike", move + "austria 0705 au-28 inf 9-5-4", nil, "move fr-44 @0605", "<", 0},
		{"strike", move + "austria 0705 au-28 inf 1-2-4", nil, "move fr-44 @0505", "=", 0},
		{"strike", move + "austria hq 0605", nil, "move fr-44 @0505", "=", prizeStrike},
		{"strike", horse, nil, "charge fr-12hus @0405", ">", 0},
		{"stand", move + "austria 1005 au-28 inf 9-5-4\naustria 1006 au-51 inf 9-5-4", nil, "move fr-44 @0605", ">", 0},
		{"stand", move + "austria 1005 au-28 inf 2-3-4", nil, "move fr-44 @0605", "=", 0},
		{"stand", move + "austria 0805 au-28 inf 9-5-4\naustria 0804 au-51 inf 9-5-4", nil, "move fr-44 @0505", "=", 0}, // as exposed as here
		{"cover", town + move, nil, "move fr-44 @0505", "=", 3},
		{"cover", "heights 0405\n" + move, nil, "move fr-44 @0505", "=", -1},
		{"friends", move + "france 0506 fr-101 inf 4-4-4", nil, "move fr-44 @0304", "=", -1},
		{"friends", move + "france 0506 fr-101 inf 4-4-4", nil, "move fr-44 @0506", "=", 0},
		{"friends", move + "france 0407 fr-101 inf 4-4-4", nil, "move fr-44 @0406", "=", 1},
		{"seized", "phase move\naustria 0905 au-28 inf 4-3-4\nfrance hq 0302", nil, "move fr-hq @0504", "=", 5},
		{"seized", "phase move\naustria 0905 au-28 inf 4-3-4\nfrance hq 0504", nil, "move fr-hq @0302", "=", -5},
		{"seized", move + "austria 0905 au-28 inf 4-3-4\nfrance hq 0302", nil, "move fr-hq @0405", "=", 0},
		{"seized", "phase move\nfrance 0302 fr-lannes ldr 1-1+1\naustria 0905 au-28 inf 4-3-4", nil, "move fr-lannes @0605", "=", 1},
		{"seized", move + "austria 0805 au-28 inf 4-3-4\nfrance hq 0405", nil, "move fr-44 @0305", "=", 5},
		{"seized", move + "austria 0805 au-28 inf 4-3-4\nfrance hq 0405\nfrance 0405 fr-101 inf 4-4-4", nil, "move fr-44 @0305", "=", 0},
		{"seized", move + "austria 0805 au-28 inf 4-3-4\nfrance 0505 fr-lannes ldr 1-1+1", nil, "move fr-44 @0505", "=", -1},
		{"idlehq", move + "france hq 0302", nil, "move fr-hq @0303", "=", 2},
		{"idlehq", move + "france hq 0302 ineffective", nil, "move fr-hq @0303", "=", 0},
		{"idlehq", move + "france trains 0302", nil, "move fr-trains @0303", "=", 1},
		{"lead", move + "france 0302 fr-lannes ldr 1-1+1", nil, "move fr-lannes @0405", "=", 1},
		{"lead", move + "france 0405 fr-lannes ldr 1-1+1", nil, "move fr-lannes @0302", "=", -1},
		{"lead", move + "france 0302 fr-lannes ldr 1-1+1 span=2", nil, "move fr-lannes @0405", "=", 0},
		{"mend", move + "france 0303 fr-101 inf 5-4-4 shaken", nil, "rally fr-101", "=", (3 + 5) * 4 / 6},
		{"mend", "turns twilight\n" + move + "france 0303 fr-101 inf 5-4-4 shaken", nil, "rally fr-101", "=", (3 + 5) * 3 / 6},
		{"mend", move + "france 0303 fr-bty1 art 3/1-3-4 ineffective", nil, "recover fr-bty1", "=", 6},
		{"mend", start + "france steps 1\nfrance 0303 fr-101 inf 5-4-4 back=2-3-4 reduced", nil, "replace fr-101", "=", 1 + 5 - 2},
		{"mend", move + "france aside - fr-101 inf 5-4-4 back=4-2-4", nil, "test fr-101", "=", ((3+4)*2 - 4) / 6},
		{"square", move + "austria 0805 au-nau cav 2/4-4-9", nil, "square fr-44", "=", 1},
		{"square", move + "austria 0805 au-28 inf 4-4-4", nil, "square fr-44", "=", -1},
		{"square", move + "france 0303 fr-101 inf 5-4-4 square\naustria 0805 au-nau cav 2/4-4-9", nil, "unsquare fr-101", "=", -1},
		{"idle", move + "france 0101 fr-101 inf 5-4-4\nfrance 0102 fr-96 inf 5-4-4 moved", nil, "done", "=", 2},
		{"together", move + "france 0405 fr-101 inf 5-4-4", nil, "group fr-44", "=", 1},
		{"together", move + "france 0405 fr-101 inf 5-4-4", []string{"group fr-44"}, "add fr-101", "=", 1},
		{"lead", move + "france 0405 fr-101 inf 5-4-4\nfrance 0405 fr-lannes ldr 1-1+1", []string{"group fr-44"}, "add fr-lannes", "=", 1},
		{"lead", start + "france 0405 fr-101 inf 5-4-4\nfrance 0405 fr-lannes ldr 1-1+1", []string{"group fr-44"}, "help fr-lannes @fr-44", "=", 1},
		{"goal", move + "france 0405 fr-101 inf 4-4-4\nobjective 0505 3 austria", []string{"group fr-44", "add fr-101"}, "move @0505", "=", 3},
		{"leave", move + "france 0405 fr-101 inf 4-4-4\nobjective 0405 3 france", []string{"group fr-44", "add fr-101"}, "move @0505", "=", 3},
		{"loss", "phase move\nfrance 0105 fr-44 inf 5-4-4", nil, "leave fr-44", "=", 3 + 5 + 4},
	} {
		x.check(t)
	}
	t.Run("away", func(t *testing.T) {
		g := draw(t, move+"france 0303 fr-101 inf 5-4-4 shaken\naustria 0705 au-28 inf 4-3-4").Play("roll fr-101").Roll(3)
		if got := g.prospect("move @0202", "away"); got != 1 {
			t.Errorf("it is better away by %d", got)
		}
	})
	t.Run("strike", func(t *testing.T) { // where no combat follows it promises nothing
		way := "road 0405 0505 0605 0705 0805 0905\nphase move\nfrance 0405 fr-44 inf 5-4-4\naustria 1005 au-28 inf 1-2-4 shaken"
		if got := draw(t, way).prospect("march fr-44 @0905", "strike"); got != 0 {
			t.Errorf("a march promises %d", got)
		}
	})
}

func TestProspectsOfCombat(t *testing.T) {
	weak := "phase combat\nfrance 0405 fr-44 inf 8-4-4\naustria 0505 au-28 inf 2-3-4\n"
	even := "phase combat\nfrance 0405 fr-44 inf 4-4-4\naustria 0505 au-28 inf 4-3-4\n"
	friend := "france 0504 fr-101 inf 5-4-4\n"
	attack := []string{"attack fr-44 @0505"}
	defend := append(attack, "done")
	stack := "phase combat\nfrance 0405 fr-44 inf 4-4-4\naustria 0505 au-28 inf 4-3-4\naustria 0505 au-51 inf 3-3-4\n"
	charged := "phase combat\nfrance 0405 fr-12hus cav 3/6-4-9 charging aim=0505\naustria 0505 au-28 inf 2-3-4\n"
	for _, x := range []likes{
		{"hurt", weak, nil, "attack fr-44 @0505", "=", int(outlookOf(6, defender, 3).harm)},
		{"ruin", weak, nil, "attack fr-44 @0505", "=", int(outlookOf(6, defender, 3).ruin)},
		{"back", weak, nil, "attack fr-44 @0505", "=", int(outlookOf(6, attacker, 4).harm)},
		{"hurt", even + friend, nil, "attack fr-44 @0505", "=", int(outlookOf(5, defender, 3).harm)},
		{"hurt", even + "france 0504 fr-101 inf 5-4-4 f=2\n", nil, "attack fr-44 @0505", "=", int(outlookOf(3, defender, 3).harm)},
		{"hurt", even + "france 0307 fr-bty1 art 3/1-3-4\n", nil, "attack fr-44 @0505", "=", int(outlookOf(3, defender, 3).harm)},
		{"hurt", "phase combat\nfrance 0405 fr-44 inf 4-4-4\naustria hq 0505", nil, "attack fr-44 @0505", "=", prizeStrike},
		{"hurt", even + "france 0504 fr-101 inf 5-4-4\nfrance 0504 fr-96 inf 4-4-4\n", nil, "attack fr-44 @0505", "=", int(outlookOf(4+5-4, defender, 3).harm)},
		{"hurt", "phase combat\nfrance 0405 fr-44 inf 4-4-4 shaken\naustria 0505 au-28 inf 1-3-4", nil, "attack fr-44 @0505", "=", int(outlookOf(2-1, defender, 3).harm)},
		{"hurt", "phase combat\nfrance 0405 fr-44 inf 9-4-4\naustria 0505 au-28 inf 3-4-4 shaken", nil, "attack fr-44 @0505", "=", int(outlookOf(9-2, defender, 4-2).harm)},
		{"hurt", "wall 0405-0505\n" + weak, nil, "attack fr-44 @0505", "=", int(outlookOf(8-1-2, defender, 3).harm)},
		{"hurt", weak + "austria 0505 au-51 inf 3-3-4\naustria 0505 au-el-hbty art 2/1-3-4", nil, "attack fr-44 @0505", "=", int(outlookOf(8-3-1, defender, 6).harm)},
		{"fortune", "phase combat-start\n" + even[len("phase combat\n"):], nil, "attack fr-44 @0505", "=", 1},
		{"fortune", "phase combat\nfrance 0405 fr-44 inf 4-4-4\naustria 0505 au-28 inf 4-3-4 struck\nthreat au-28 fr-44", nil, "attack fr-44 @0505", "=", 0},
		{"fortune", even, nil, "attack fr-44 @0505", "=", 0},
		{"fortune", "phase combat-start\n" + even[len("phase combat\n"):], nil, "done", "=", -1},
		{"idle", weak, nil, "done", "=", goodAttack},
		{"idle", even, nil, "done", "=", 0},
		{"hurt", weak + "france 0303 fr-bty1 art 6/1-4-4", nil, "aim fr-bty1 @0505", "=", int(outlookOf(6, defender, 3).harm)},
		{"hurt", "phase combat\nfrance 0303 fr-bty1 art 3/1-4-4\naustria 0505 au-nau cav 2/4-3-9", []string{"aim fr-bty1 @0505"}, "fire fr-bty1 @au-nau", "=", int(outlookOf(6, defender, 3).harm)},
		{"hurt", "phase combat\nfrance 0405 fr-44 inf 2-4-6\naustria 0605 au-28 inf 2-3-4", nil, "skirmish fr-44 +0505 @0605", "=", int(outlookOf(4, defender, 3).harm) / 3},
		{"force", even + friend, attack, "add fr-101", "=", 5},
		{"force", even + "france 0504 fr-101 inf 5-4-4 f=2\n", attack, "add fr-101", "=", 3},
		{"force", even + friend, append(attack, "add fr-101"), "drop fr-101", "=", -5},
		{"force", even + "france 0405 fr-lannes ldr 2-1+1", attack, "leader fr-lannes @fr-44", "=", 3},
		{"force", even + "france 0504 fr-101 inf 5-4-4 f=2\nfrance 0405 fr-lannes ldr 2-1+1", append(attack, "add fr-101"), "coordinate fr-lannes @fr-44", "=", 2},
		{"force", "phase combat\nfrance 0405 fr-44 inf 9-4-4\nfrance 0504 fr-101 inf 9-4-4\naustria 0505 au-28 inf 1-3-4\n", attack, "add fr-101", "=", 7},
		{"back", "phase combat\nfrance 0405 fr-44 inf 4-2-4\naustria 0505 au-28 inf 15-3-4\nfrance 0504 fr-101 inf 5-5-4\n", append(attack, "add fr-101"), "primary fr-101", "<", 0},
		{"force", stack, defend, "drop au-28", "=", -4},
		{"force", stack, append(defend, "drop au-28"), "defend au-51", "=", 3},
		{"back", even, append(defend, "none"), "stubborn", ">", 0},
		{"hurt", even, defend, "none", "<", int(outlookOf(2, defender, 3).harm)},
		{"hurt", even, append(defend, "none"), "stubborn", "=", int(outlookOf(0-3, attacker, 4).harm)},
		{"hurt", even + "france 0405 fr-lannes ldr 2-1+1", append(attack, "leader fr-lannes @fr-44", "done"), "none", "=", int(outlookOf(2, defender, 3).harm)},
		{"back", "phase combat\nfrance 0405 fr-44 inf 4-2-4\naustria 0505 au-28 inf 9-3-4\nfrance 0405 fr-lannes ldr 2-3+1", append(attack, "leader fr-lannes @fr-44", "done"), "none", "=", int(outlookOf(4+2-9, attacker, 2+3).harm) + int(outlookOf(4+2-9, attacker, 2+3).ruin)/5},
		{"hurt", even, defend, "frontal", "=", int(outlookOf(2, defender, 3).harm)},
		{"back", weak, defend, "frontal", ">", int(outlookOf(8, attacker, 4).harm)},
		{"hurt", even, defend, "disengage", "=", 0},
		{"square", charged, []string{"charge @0505"}, "square au-28", "=", 2},
		{"hurt", charged, nil, "charge @0505", "=", int(outlookOf(4, defender, 3).harm)},
		{"hurt", "phase combat\nfrance 0405 fr-44 inf 4-4-4\naustria 0505 au-nau cav 4/9-4-9", append(defend, "none"), "countercharge au-nau", "=", int(outlookOf(9-4, defender, 4).harm)},
		{"hurt", "phase move\nfrance 0405 fr-12hus cav 3/6-4-9\naustria 0605 au-28 inf 2-3-4\naustria 0604 au-51 inf 5-3-4\n", []string{"charge fr-12hus @0505"}, "charge @0605", "=", int(outlookOf(4, defender, 3).harm)},
		{"force", "phase combat\nfrance 0303 fr-bty1 art 3/1-4-4\nfrance 0304 fr-bty2 art 4/1-4-4\naustria 0505 au-28 inf 9-3-4\n", []string{"aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28"}, "join fr-bty2", "=", 4},
	} {
		x.check(t)
	}
}

func TestProspectsOfResults(t *testing.T) {
	even := "phase combat\nfrance 0405 fr-44 inf 4-4-4\naustria 0505 au-28 inf 4-3-4\n"
	meet := func(more string, faces ...int) *game {
		return draw(t, even+more).engage("attack fr-44 @0505").rolls(faces...)
	}
	for _, x := range []struct {
		key    string
		g      *game
		option string
		want   int
	}{
		{"loss", meet("", 1).WantAsk("combat.x", "france"), "loss", 1},   // both sides of fr-44 have CF 4
		{"loss", meet("", 1), "retreat", 1 + 1 + 4/3},                    // Shaken
		{"loss", meet("", 3).WantAsk("combat.r", "france"), "shaken", 2}, // it stays
		{"loss", meet("", 3), "retreat", 1},
		{"loss", draw(t, "phase combat\nfrance 0405 fr-44 inf 4-4-4 shaken\naustria 0505 au-28 inf 2-3-4").engage("attack fr-44 @0505").rolls(3), "shaken", (3 + 4) * (6 - 2) / 6}, // it tests with +2
		{"leave", meet("objective 0405 3 france", 3), "retreat", 3},
		{"leave", meet("objective 0405 3 france", 3), "shaken", 0},
		{"loss", meet("france 0405 fr-bty1 art 3/1-3-4", 3), "retreat", 1},
	} {
		t.Run(x.key, func(t *testing.T) {
			if got := x.g.prospect(x.option, x.key); got != x.want {
				t.Errorf("%s of %q is %d, want %d", x.key, x.option, got, x.want)
			}
		})
	}
	t.Run("loss", func(t *testing.T) { // he has nowhere to go
		g := draw(t, tunnel+"france 0302 fr-44 inf 4-4-4\naustria 0402 au-28 inf 4-3-4\naustria 0202 au-51 inf 4-3-4").Play("attack fr-44 @0402", "done", "none", "none")
		g.Roll(3)
		if got := g.WantAsk("combat.r", "france").prospect("retreat", "loss"); got != 3+4 {
			t.Errorf("a retreat of who is cut off is a loss of %d", got)
		}
	})
	t.Run("hurt", func(t *testing.T) { // of a Fortune of War: the steadier the less
		g := fortune(t, "austria 0805 au-28 inf 4-1-4\naustria 0905 au-51 inf 4-5-4")
		if a, b := g.prospect("fow.morale au-28", "hurt"), g.prospect("fow.morale au-51", "hurt"); a <= b || b <= 0 {
			t.Errorf("a test hurts %d, and the steady %d", a, b)
		}
		if got := g.prospect("forfeit", "hurt"); got != 0 {
			t.Errorf("nothing hurts %d", got)
		}
	})
	t.Run("mend", func(t *testing.T) {
		g := fortune(t, "france 0303 fr-101 inf 5-4-4 shaken")
		if got := g.prospect("fow.recover fr-101", "mend"); got != (3+5)*4/6 {
			t.Errorf("it mends %d", got)
		}
	})
	t.Run("leave", func(t *testing.T) { // what an enemy leaves who is moved is to the good
		g := fortune(t, "austria 0505 au-28 inf 4-1-4\nobjective 0505 3 austria").Play("fow.enemy au-28").Roll(1).Roll(3)
		if got := g.WantAsk("move.on", "france").prospect("move @0605", "leave"); got != -3 {
			t.Errorf("it leaves %d", got)
		}
	})
	t.Run("away", func(t *testing.T) { // who is in danger goes
		g := fortune(t, "france 0405 fr-44 inf 1-3-4\naustria 0505 au-28 inf 9-4-4\naustria 0606 au-51 inf 9-4-4\nfrance 0101 fr-101 inf 4-4-4")
		if a, b := g.prospect("fow.move fr-101", "away"), g.prospect("fow.enemy au-51", "away"); a != 0 || b != 0 {
			t.Errorf("it is better away by %d, %d", a, b)
		}
	})
}

func TestOutlooksAreThoseOfTheChart(t *testing.T) {
	for _, x := range []struct {
		differential int
		role         role
		mr           int
		want         outlook
	}{
		// 0: Ax DF, Ax, Ar, Ac(NE), Ex, Dc(Ex): six times 10+3, 10, 4, 4 where it fails, 10, 10 where the other passes
		{0, attacker, 4, outlook{(6*13 + 6*10 + 6*4 + 2*4 + 6*10 + 3*10) / 36, 0}},
		{0, defender, 4, outlook{(6*10 + 2*4 + 4*10) / 36, 0}},
		// 15 and more: Dx, Dm(Dx) twice, De twice, Dm(De)
		{30, defender, 3, outlook{(6*10 + 2*(3*27+3*10) + 2*(3*24+3*14) + 3*27) / 36, 100 * 5 * 3 / 36}},
		{15, attacker, 3, outlook{}},
		{-40, attacker, 9, outlookOf(-6, attacker, 5)}, // a 6 always fails
	} {
		if got := outlookOf(x.differential, x.role, x.mr); got != x.want {
			t.Errorf("%+d, role %d, MR %d: %v, want %v", x.differential, x.role, x.mr, got, x.want)
		}
	}
}
