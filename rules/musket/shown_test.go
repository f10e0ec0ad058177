package musket

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"grognard/rules"
)

// shades writes an overlay about a counter, or about nothing, a shade a line.
func (g *game) shades(key, id string) (all []string) {
	g.Helper()
	return g.shadesOf(key, refsByName[id])
}

func (g *game) shadesOf(key string, about rules.Ref) (all []string) {
	for _, s := range (Book{}).Overlay(g.board(), rules.First, rules.Overlay(key), about) {
		line := fmt.Sprintf("%s %s %d", Book{}.Format(s.Cell), s.Style, s.Side)
		if s.To != 0 {
			line += " to " + Book{}.Format(s.To)
		}
		if s.N != 0 {
			line += fmt.Sprintf(" %d", s.N)
		}
		all = append(all, line)
	}
	slices.Sort(all)
	return all
}

func (g *game) wantShades(key, id string, want ...string) *game {
	g.Helper()
	slices.Sort(want)
	if got := g.shades(key, id); !slices.Equal(got, want) {
		g.Errorf("%s of %s:\n%q, want\n%q", key, id, got, want)
	}
	return g
}

func TestOverlays(t *testing.T) {
	narrow := func(picture string) *game { return draw(t, tunnel+picture) }
	t.Run("MS-6.1.1 zones of control of both sides, and where they meet", func(t *testing.T) {
		narrow("france 0302 fr-44 inf 5-4-4\naustria 0502 au-28 inf 4-3-4\n").wantShades("zoc", "", "0202 area 0", "0602 area 1", "0402 contested -1")
	})
	t.Run("MS-4.3.2 where a counter can go, with what it costs", func(t *testing.T) {
		g := narrow("france 0302 fr-44 inf 5-4-2\naustria 0602 au-28 inf 4-3-4\n").wantShades("moves", "fr-44", "0102 number 0 2", "0202 number 0 1", "0402 number 0 1", "0502 number 0 2")
		h, _ := parseHex("0302")
		if got := g.shadesOf("moves", h.ref()); !slices.Equal(got, g.shades("moves", "fr-44")) {
			t.Errorf("of its hex: %q", got)
		}
		if h, _ := parseHex("0702"); g.shadesOf("moves", h.ref()) != nil {
			t.Error("of an empty hex")
		}
		led := narrow("france 0302 fr-lannes ldr 1-1+1\nfrance 0302 fr-44 inf 5-4-1\n") // the unit lies above
		if got := led.shadesOf("moves", h.ref()); !slices.Equal(got, led.shades("moves", "fr-44")) {
			t.Errorf("of a hex with a leader: %q", got)
		}
		command := draw(t, "france hq 0302\nfrance 0302 fr-lannes ldr 1-1+1") // without a unit the first counter
		if got := command.shadesOf("moves", h.ref()); len(got) == 0 || !slices.Equal(got, command.shades("moves", "fr-hq")) {
			t.Errorf("of a hex with an HQ: %q", got)
		}
	})
	t.Run("MS-7.6.1 a safe line of retreat, hex by hex", func(t *testing.T) {
		narrow("france 0302 fr-44 inf 5-4-4\n").wantShades("retreat", "fr-44", "0302 line 0 to 0202", "0202 line 0 to 0102", "0202 area 0", "0102 area 0", "0102 name 0 to line-safe")
	})
	t.Run("MS-7.9.6 an unsafe one, with the open EZOCs on it", func(t *testing.T) {
		g := draw(t, defile+"austria 0402 au-28 inf 4-3-4\nfrance 0601 fr-101 inf 4-4-4\naustria loc 0802\n")
		g.wantShades("retreat", "au-28", "0402 line 1 to 0502", "0502 line 1 to 0602", "0602 line 1 to 0702", "0702 line 1 to 0802", "0502 contested 1", "0602 contested 1", "0702 contested 1",
			"0802 area 1", "0802 name 1 to line-unsafe")
	})
	t.Run("MS-12.3.1 LOC hexes, and the lines of HQ and trains", func(t *testing.T) {
		g := narrow("france hq 0302\nfrance trains 0202\naustria 0802 au-28 inf 4-3-4\nfrance 1102 fr-44 inf 4-4-4\n")
		g.wantShades("supply", "", "0102 area 0", "1202 blocked 1", "0302 line 0 to 0202", "0202 line 0 to 0102")
	})
	t.Run("MS-7.14.5 who commands whom", func(t *testing.T) {
		g := draw(t, "france 0405 fr-lannes ldr 2-1+1 span=1\nfrance 0406 fr-44 inf 5-4-4 f=1\nfrance 0407 fr-101 inf 5-4-4 f=2\nfrance 0408 fr-victor ldr 2-1+1\n")
		g.wantShades("command", "fr-lannes", "0406 area 0").wantShades("command", "fr-victor", "0406 area 0", "0407 area 0")
		g.wantShades("command", "fr-101", "0408 area 0", "0408 name 0 to fr-victor")
	})
	t.Run("MS-8.7.1 range, and what of it is seen", func(t *testing.T) {
		g := narrow("france 0502 fr-bty1 art 3/1-2-4\nfrance 0202 fr-44 inf 5-4-4\n")
		got := g.shades("ranges", "fr-bty1")
		if len(got) != 14 || !slices.Contains(got, "0702 area 0 2") || slices.Contains(got, "0802 area 0 3") {
			t.Errorf("range: %q", got)
		}
		high := draw(t, "heights 0505\nfrance 0505 fr-bty1 art 3/1-1-4\n").shades("ranges", "fr-bty1")
		if len(high) != 18 {
			t.Errorf("range from a height: %q", high)
		}
		g.wantShades("ranges", "fr-44")
		wood := draw(t, ridge("0403w")+"france 0404 fr-bty1 art 3/1-2-4\nfrance 0606 fr-44 inf 5-4-4\n")
		if got := wood.shades("sight", "fr-bty1"); !slices.Contains(got, "0402 blocked 0 2") || !slices.Contains(got, "0403 area 0 1") {
			t.Errorf("sight: %q", got)
		}
		if got := wood.shades("sight", "fr-44"); !slices.Contains(got, "1201 area 0 8") {
			t.Errorf("sight of infantry: %q", got)
		}
	})
	t.Run("MS-18.0.3 objectives by who controls them", func(t *testing.T) {
		draw(t, "objective 0505 3 austria\nobjective 0606 2 france").wantShades("control", "", "0505 number 1 3", "0606 number 0 2")
	})
	t.Run("MS-7.2.1 threats that nobody has met", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "phase combat-start\n").wantShades("threats", "", "0505 area 1", "0405 line 0 to 0505")
		g.engage("attack fr-44 @0505").wantShades("threats", "")
	})
}

func TestThePictureOfTheMap(t *testing.T) {
	m := draw(t, "map\n.w....\n......\n......\nend\nheights 0303\nriver 0101-0201\nroad 0102 0202\ntrail 0103 0203\nslope 0302>0303\nobjective 0202 3 austria").board().chart
	if m.Cols != 6 || m.Rows != 3 || len(m.Cells) != 18 {
		t.Fatalf("%d by %d with %d cells", m.Cols, m.Rows, len(m.Cells))
	}
	for _, c := range m.Cells {
		h := hexAt(c.Col, c.Row)
		ground, level := rules.GroundOpen, 0
		switch h.name() {
		case "0201":
			ground = "woods"
		case "0303":
			level = 1
		}
		if c.Ref != h.ref() || c.Label != h.name() || c.Ground != ground || c.Level != level {
			t.Errorf("cell %+v", c)
		}
	}
	var lines []string
	for _, l := range m.Lines {
		line := fmt.Sprintf("%s %t", l.Kind, l.Border)
		for _, c := range l.Cells {
			line += " " + Book{}.Format(c)
		}
		lines = append(lines, line)
	}
	if want := []string{"river true 0101 0201", "slope true 0302 0303", "road false 0102 0202", "trail false 0103 0203"}; !slices.Equal(lines, want) {
		t.Errorf("lines %q, want %q", lines, want)
	}
}

// notesOf lists what the inspector tells of a thing: key, N and M.
func (g *game) notesOf(id string) (all []string) {
	for _, n := range (Book{}).Inspect(g.board(), rules.First, refsByName[id]) {
		all = append(all, fmt.Sprintf("%s %s %d %d", n.Rule, n.Text.Key[len("ms.inspect."):], n.Text.N, n.Text.M))
	}
	return all
}

func TestInspector(t *testing.T) {
	wants := func(g *game, id string, want ...string) {
		t.Helper()
		got := g.notesOf(id)
		for _, w := range want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: %q lacks %q", id, got, w)
			}
		}
	}
	t.Run("MS-10.3.9 a leader: his values, his span, whom he helps", func(t *testing.T) {
		g := draw(t, "france 0405 fr-lannes ldr 2-1+3 span=1,2 helps=fr-44\nfrance 0406 fr-victor ldr 1-0+0\nfrance 0405 fr-44 inf 5-4-4 f=1\nfrance 0405 fr-101 inf 5-4-4 f=2\n")
		wants(g, "fr-lannes", "MS-10.3.9 leader 2 1", "MS-10.3.4 bonus 3 0", "MS-7.14.5 span 0 0", "MS-10.3.1 helps 0 0", "MS-7.6.1 line.safe 0 0")
		wants(g, "fr-victor", "MS-10.3.9 leader 1 0", "MS-7.14.5 span_all 0 0")
		if got := g.notesOf("fr-victor"); slices.Contains(got, "MS-10.3.1 helps 0 0") {
			t.Errorf("he helps nobody: %q", got)
		}
	})
	t.Run("MS-2.5.1 a unit: both sides, and its state", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf (5)-4-(3) back=2-3-V reduced shaken dot=back\nfrance 0406 fr-bty1 art 3/1-4-5 back=1/2-0-5\nfrance 0407 fr-ke cav 3/5-4-9 back=(1)/0-3-8 ineffective\nfrance 0408 fr-24leg inf 1-2-5 bn f=0\n")
		wants(g, "fr-44", "MS-2.5.1 face.cf 2 0", "MS-2.5.1 face.cf 5 0", "MS-2.5.1 face.mr_ma 4 3", "MS-2.5.1 front 0 0", "MS-11.1.1 shaken 0 0", "MS-11.2.8 dot 0 0")
		wants(g, "fr-bty1", "MS-2.6.1 face.guns 3 1", "MS-2.6.1 face.reach 4 0", "MS-2.6.1 face.mr_ma 6 5", "MS-2.6.1 back.ineffective 0 0", "MS-2.6.1 face.guns 1 2")
		wants(g, "fr-ke", "MS-2.6.1 face.cf_charge 1 0", "MS-2.6.1 face.cf_charge 3 5", "MS-2.6.2 ineffective 0 0", "MS-2.4.4 paren_cf 0 0")
		wants(g, "fr-24leg", "MS-2.7.2 battalion 0 0", "MS-2.4.2 formation_none 0 0")
	})
	t.Run("MS-18.0.2 what the loss of a counter is worth", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance aside - fr-44 inf 5-4-4\nfrance destroyed - fr-101 inf 5-4-4\nfrance 0405 fr-96 inf 5-4-4\nfrance track 2 fr-43 inf 5-4-4\nfrance waiting 3@0101 fr-22 inf 5-4-4\n")
		wants(g, "fr-44", "MS-18.0.2 worth 1 0")
		wants(g, "fr-101", "MS-18.0.2 worth 2 0")
		wants(g, "fr-43", "MS-18.0.2 worth 1 0", "MS-13.2.2 returns 2 0")
		wants(g, "fr-22", "MS-13.1.1 due 3 0")
		for _, id := range []string{"fr-96", "fr-22"} {
			if got := g.notesOf(id); slices.ContainsFunc(got, func(s string) bool { return s[:len("MS-18.0.2")] == "MS-18.0.2" }) {
				t.Errorf("%s: %q", id, got)
			}
		}
	})
	t.Run("MS-12.1.7 HQ and trains: active, or why not", func(t *testing.T) {
		g := draw(t, "france hq 0405\nfrance trains 0505 ineffective\n")
		wants(g, "fr-hq", "MS-12.1.7 active 0 0")
		wants(g, "fr-trains", "MS-12.1.8 inactive 0 0")
	})
}

func TestScore(t *testing.T) {
	score := func(picture string) int { return Book{}.Score(draw(t, "phase move\n"+picture).board(), rules.First) }
	for _, c := range []struct{ what, more, less string }{
		{"points", "objective 0505 3 france", "objective 0505 3 austria"},
		{"a unit", "france 0405 fr-44 inf 5-4-4", ""},
		{"a stronger one", "france 0405 fr-44 inf 5-4-4", "france 0405 fr-44 inf 4-4-4"},
		{"a steadier one", "france 0405 fr-44 inf 5-4-4", "france 0405 fr-44 inf 5-3-4"},
		{"a charge", "france 0405 fr-ke cav 5/5-4-4", "france 0405 fr-ke cav 5/4-4-4"},
		{"good order", "france 0405 fr-44 inf 5-4-4", "france 0405 fr-44 inf 5-4-4 shaken"},
		{"nearness to an objective", "objective 0905 3 austria\nfrance 0805 fr-44 inf 5-4-4", "objective 0905 3 austria\nfrance 0405 fr-44 inf 5-4-4"},
		{"nearness to the nearest", "objective 0505 3 austria\nobjective 0905 3 austria\nfrance 0405 fr-44 inf 5-4-4", "objective 0505 3 austria\nobjective 0905 3 austria\nfrance 0105 fr-44 inf 5-4-4"},
		{"nearness to the nearest, last in the list", "objective 0105 3 austria\nobjective 0905 3 austria\nfrance 0805 fr-44 inf 5-4-4", "objective 0105 3 austria\nobjective 0905 3 austria\nfrance 0505 fr-44 inf 5-4-4"},
		{"who holds nothing back", "objective 0805 3 france\nobjective 1205 3 austria\nfrance 1105 fr-44 inf 5-4-4", "objective 0805 3 france\nobjective 1205 3 austria\nfrance 0805 fr-44 inf 5-4-4"},
		{"the enemy's want", "", "austria 0405 au-28 inf 4-3-4"},
	} {
		if a, b := score(c.more), score(c.less); a <= b {
			t.Errorf("%s counts nothing: %d and %d", c.what, a, b)
		}
	}
	over := draw(t, "turns day day\nturn 2\nphase combat-end\nactive austria\nobjective 0405 6 france\n").board()
	if a, b := (Book{}).Score(over, rules.First), (Book{}).Score(over, rules.Second); a != 100_000 || b != -100_000 {
		t.Errorf("a victory scores %d and %d", a, b)
	}
}

func TestGaugesAndCounters(t *testing.T) {
	t.Run("MS-18.0.2 what both sides have lost, hold and wait for", func(t *testing.T) {
		g := draw(t, "phase move\nobjective 0505 3 austria\nfrance aside - fr-44 inf 5-4-4\nfrance destroyed - fr-101 inf 5-4-4\nfrance track 3 fr-96 inf 5-4-4\nfrance away - fr-43 inf 5-4-4\n"+
			"france killed - fr-lannes ldr 1-1+1\nfrance waiting 4@0101 fr-22 inf 5-4-4\naustria captured - au-28 inf 4-3-4\n")
		g.wantGauge("france", "lost", 3).wantGauge("france", "track", 2).wantGauge("france", "reinforcements", 1).wantGauge("france", "goals", 0).wantGauge("france", "spoils", 3)
		g.wantGauge("austria", "lost", 1).wantGauge("austria", "track", 0).wantGauge("austria", "goals", 3).wantGauge("austria", "spoils", 1+2+1+1+2).wantGauge("austria", "points", 3+7)
		g.wantGauge("france", "hq", 1).wantGauge("france", "trains", 1)
	})
	t.Run("MS-7.2.4 threats are those of the side that is threatened", func(t *testing.T) {
		meet(t, "5-4-4", "4-3-4", "phase combat-start\n").wantGauge("austria", "threats", 1).wantGauge("france", "threats", 0)
	})
	t.Run("MS-2.4.1 what is printed on a counter", func(t *testing.T) {
		g := draw(t, "france 0405 fr-lannes ldr 2-1+3\nfrance 0405 fr-44 inf (5)-4-(V)\nfrance 0405 fr-bty1 art 3/1-4-5\nfrance 0405 fr-ke cav (3)/5-4-9\n")
		g.wantValue("fr-lannes", "2-1+3").wantValue("fr-44", "(5)-4-(V)").wantValue("fr-bty1", "3/1-4-5").wantValue("fr-ke", "(3)/5-4-9").wantValue("fr-hq", "8")
		faces := map[string]rules.Face{"fr-6leg": "light", "fr-gren": "grenadiers", "au-cbty": "horse-artillery", "fr-22": "infantry", "fr-lannes": "commander"}
		m := begin(t, load(t, scenarioFiles(t)["montebello-1800.toml"], nil))
		for _, id := range slices.Sorted(maps.Keys(faces)) {
			if got := m.pieceOf(id).Face; got != faces[id] {
				t.Errorf("%s looks like %s, want %s", id, got, faces[id])
			}
		}
	})
	t.Run("MS-2.4.5 a test is told with its die and its rating", func(t *testing.T) {
		g := draw(t, "phase move-start\nturns twilight day\nfrance 0405 fr-44 inf 5-3-4 shaken").Play("rally fr-44").Roll(2)
		if !slices.ContainsFunc(g.Events, func(e rules.Event) bool { return e.Text.Key == "ms.log.passes" && e.Text.N == 3 && e.Text.M == 3 }) {
			t.Errorf("told %+v", g.Events)
		}
		g = draw(t, "phase move-start\nturns twilight day\nfrance 0405 fr-44 inf 5-3-4 shaken").Play("rally fr-44").Roll(3)
		if !slices.ContainsFunc(g.Events, func(e rules.Event) bool { return e.Text.Key == "ms.log.fails" && e.Text.N == 4 && e.Text.M == 3 }) {
			t.Errorf("told %+v", g.Events)
		}
		draw(t, "phase move-start\nfrance aside - fr-44 inf 5-3-4").Play("test fr-44").Roll(6).WantTold(rules.EvRemove, "fr-44")
	})
	t.Run("MS-10.1.2 a leader’s way is told with what the road costs", func(t *testing.T) {
		g := draw(t, wide+"road 0101 0201 0301\nfrance hq 0104\nfrance 0101 fr-lannes ldr 1-1+1\n").Play("walk fr-lannes", "move @0201")
		i := slices.IndexFunc(g.Events, func(e rules.Event) bool { return e.Kind == rules.EvMove })
		if i < 0 || len(g.Events[i].Mods) != 1 || g.Events[i].Mods[0].Why.Key != "ms.cost.road" || g.Events[i].Mods[0].N != 1 || g.Events[i].Mods[0].Sum != "halves" {
			t.Errorf("told %+v", g.Events)
		}
	})
	t.Run("every name can be read again", func(t *testing.T) {
		for kind, n := range map[uint8]int{armyKind: len(armyNames), formationKind: len(formationNames), groundKind: len(tec.Hex), causeKind: len(causeNames), cellKind: len(cellTexts),
			lineKind: len(classNames), counterKind: len(register)} {
			for i := range n {
				r := rules.MakeRef(kind, i)
				if got, err := (Book{}).Parse(Book{}.Format(r)); err != nil || got != r {
					t.Errorf("%q is read as %d, %v", Book{}.Format(r), got, err)
				}
			}
		}
	})
}
