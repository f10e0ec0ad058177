package eagles

import (
	"reflect"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
	"grognard/rules/rulestest"
)

// sound is a position in which everything may be: a melee with support, screens,
// Commanders alone and attached.
const sound = `
	a pr: cmd with a3
	a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger figures 1,1,1,1
	a2 line 24 column at 16.8,21.6 facing 90 helps a1
	a3 line 24 line at 12,4 facing 0 out 4 groups 10,8 14,8
	b fr: cmd 40,40
	b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1
	b2 line 24 line at 12,44 facing 180 out 3 groups 10,40 14,40
	building 30,30 34,30 34,34 30,34
	table small`

func TestABrokenBoardIsFound(t *testing.T) {
	stands := func(u *battalion, x, y int64) {
		p := u.pose()
		p.C = plane.Vec{X: x, Y: y}
		u.stand(p)
	}
	for says, all := range map[string]map[string]func(b *Board){
		"is out of roster order": {
			"roster order": func(b *Board) { b.body[0].no, b.body[1].no = 1, 0 },
			"sides in order": func(b *Board) {
				b.body[2], b.body[4] = b.body[4], b.body[2]
				b.body[2].no, b.body[3].no = 0, 1
			},
			"the same number twice": func(b *Board) { b.body[1].no = 0 },
		},
		"Rankers, ": {
			"fewer Rankers than none":     func(b *Board) { b.body[2].rankers = -1 },
			"more Rankers than began":     func(b *Board) { b.body[2].rankers = 21 },
			"more began than were bought": func(b *Board) { b.body[1].start, b.body[1].rankers = 25, 25 },
		},
		"bases for": {
			"fewer bases than groups": func(b *Board) { b.body[1].bases = 5 },
			"more bases than began":   func(b *Board) { b.body[1].bases = 7 },
		},
		"bases too early": {
			"bases taken off too early": func(b *Board) { b.body[1].rankers, b.body[1].bases = 13, 4 },
		},
		"figures of kind": {
			"a figure that was never bought": func(b *Board) { b.body[1].has[drummer] = 1 },
			"fewer figures than none":        func(b *Board) { b.body[0].has[officer] = -1 },
			"too many figures":               func(b *Board) { b.body[0].had[standard] = 2 },
		},
		"footprint that is not its own": {
			"another's footprint": func(b *Board) { b.body[1].at.X++ },
		},
		"stands off the table": {
			"off the table": func(b *Board) { stands(&b.body[2], 3990, 4000) },
		},
		"stands in a building": {
			"in a building": func(b *Board) { stands(&b.body[2], 32000, 32000) },
		},
		"stands on": {
			"on a friend": func(b *Board) { stands(&b.body[2], 24000, 18500) },
		},
		"has the Commander": {
			"broken with the Commander": func(b *Board) { b.body[2].broken = true },
		},
		"a melee of its own": {
			"an enemy of another's":  func(b *Board) { b.body[3].foe = 1 },
			"two enemies of one":     func(b *Board) { b.body[1].melee = b.body[0].melee },
			"in melee with a friend": func(b *Board) { b.body[0].foe, b.body[1].foe, b.body[1].helps = 1, 0, -1; b.body[3].melee = noMelee },
			"broken in melee":        func(b *Board) { b.body[0].broken = true },
			"the fallen in melee":    func(b *Board) { b.body[3].state = gone },
			"two chargers":           func(b *Board) { b.body[3].charger = true },
			"two lines of a charge":  func(b *Board) { b.body[3].along = 100 },
		},
		"supports nobody": {
			"support while engaged":        func(b *Board) { b.body[0].helps = 0 },
			"support of itself":            func(b *Board) { b.body[1].helps = 1 },
			"support of an enemy":          func(b *Board) { b.body[1].helps = 3 },
			"support of who fights nobody": func(b *Board) { b.body[1].helps = 2 },
		},
		"attached to nobody": {
			"a Commander with an enemy":               func(b *Board) { b.army[0].cmd.with = 4 },
			"a Commander with the first of the enemy": func(b *Board) { b.army[1].cmd.with = 0 },
			"a Commander with nobody":                 func(b *Board) { b.army[0].cmd.with = len(b.body) },
			"a Commander with the fallen":             func(b *Board) { b.body[2].state = gone },
		},
		"Commander stands off the table": {
			"a Commander off the table": func(b *Board) { b.army[1].cmd.at.X = 300 },
		},
		"b2 has 4 skirmishers of 3": {
			"too many skirmishers": func(b *Board) { b.body[4].screen[1].men = 2 },
		},
		"a3 has put out 6 skirmishers": {
			"more out than may be": func(b *Board) { b.body[2].start, b.body[2].rankers, b.body[2].bases = 18, 18, 5 },
		},
		"group 1 of a3 has 3 men": {
			"a group of three": func(b *Board) { b.body[2].screen[0].men = 3; b.body[2].screen[1].men = 1 },
		},
		"group 1 of a3 has -1 men": {
			"fewer in a group than none": func(b *Board) { b.body[2].screen[0].men = -1 },
		},
		"group 3 of a3 has 1 men": {
			"a group that was never out": func(b *Board) { b.body[2].screen[2].men = 1; b.body[2].screen[1].men = 1 },
		},
		"group 1 of a3 lies off the table": {
			"a group off the table": func(b *Board) { b.body[2].screen[0].at.X = 700 },
		},
		"a3 has put out 24 skirmishers": {
			"nobody began": func(b *Board) { b.body[2].start, b.body[2].rankers = 0, 0 },
		},
	} {
		for name, spoil := range all {
			b := draw(t, sound).board()
			if err := b.Check(); err != nil {
				t.Fatal(err)
			}
			b = b.Clone().(*Board)
			spoil(b)
			if err := b.Check(); err == nil || !strings.Contains(err.Error(), says) {
				t.Errorf("%s: %v, want one that %q", name, err, says)
			}
		}
	}
}

// Two boards that the rules can tell apart have two sums (rules.Board.Hash).
func TestTheSumOfABoardTellsEveryValueApart(t *testing.T) {
	b := draw(t, sound).board().Clone().(*Board)
	for i := range b.body {
		b.body[i].posts = maxGroups
	}
	sums := rulestest.NewSums(t, b.Hash)
	for i := range b.body {
		u := reflect.ValueOf(&b.body[i]).Elem()
		for k := range u.NumField() {
			if name := u.Type().Field(k).Name; name != "quad" && name != "box" && name != "posts" { // the first two follow from the others
				sums.Differ("body "+itoa(i)+" "+name, u.Field(k))
			}
		}
	}
	for i := range b.body {
		b.body[i].posts--
		sums.Check("posts of body " + itoa(i))
		b.body[i].posts++
	}
	sums.Differ("rules", reflect.ValueOf(&b.rules).Elem())
	sums.Differ("army", reflect.ValueOf(&b.army).Elem())
	for name, p := range map[string]reflect.Value{"turn": reflect.ValueOf(&b.turn), "phase": reflect.ValueOf(&b.phase), "active": reflect.ValueOf(&b.active),
		"lead": reflect.ValueOf(&b.lead), "winner": reflect.ValueOf(&b.winner), "ending": reflect.ValueOf(&b.ending)} {
		sums.Differ(name, p.Elem())
	}
	f := *b.scenario
	b.scenario = &f
	for name, p := range map[string]reflect.Value{"turns": reflect.ValueOf(&f.turns), "points": reflect.ValueOf(&f.points),
		"sums of a fight": reflect.ValueOf(&b.combat.sum)} {
		sums.Differ(name, p.Elem())
	}
	for name, more := range map[string]func(n int){
		"a wood":         func(n int) { f.scene = make([]scenery, len(f.scene)+n) },
		"a goal":         func(n int) { f.objectives = make([]objective, len(f.objectives)+n) },
		"a zone":         func(n int) { f.zones = make([]zone, len(f.zones)+n) },
		"a fight":        func(n int) { b.combat.kind = strings.Repeat("x", max(0, n)) },
		"who is shot at": func(n int) { b.combat.to += rules.Ref(n) },
	} {
		more(1)
		sums.Check(name)
		more(-1)
	}
	sums.Done()
}
