package eagles

import (
	"testing"

	"grognard/rules"
)

// remnants is a board whose army of First has battalions with what is left of them.
func remnants(won rules.Side, all ...battalion) *Board {
	b := emptyBoard()
	b.winner = won
	b.army[rules.First].nation = british
	for i, u := range all {
		u.no, u.nation, u.melee = i, british, noMelee
		u.start = u.bought
		b.body = append(b.body, u)
	}
	return b
}

func musters(t *testing.T, b *Board, recruits, most int) ([]rules.Mustered, rules.ArmyNote) {
	t.Helper()
	data, all := Book{}.Muster(b, rules.First, recruits, most)
	note, err := Book{}.ReadArmy(data)
	if err != nil {
		t.Fatalf("the army cannot be read: %v\n%s", err, data)
	}
	for _, u := range all {
		if u.No > 0 && u.To != "" && u.Before-u.Lost+u.Back+u.Recruits < u.After {
			t.Errorf("%+v does not add up", u)
		}
	}
	return all, note
}

func TestHalfOfTheLostComeBackInWholeGroups(t *testing.T) {
	all, note := musters(t, remnants(rules.Second, battalion{grade: line, bought: 36, rankers: 20}), 0, 200)
	// 16 are lost, 8 come back
	if u := all[0]; u.Lost != 16 || u.Back != 8 || u.After != 28 || note.Points != 28 {
		t.Errorf("%+v, %d points", u, note.Points)
	}
	all, _ = musters(t, remnants(rules.Second, battalion{grade: line, bought: 36, rankers: 30}), 0, 200)
	if u := all[0]; u.After != 32 { // 33 would stand
		t.Errorf("%+v", u)
	}
}

func TestWhoRanIsHalfLostAndTheWeakAreBrokenUp(t *testing.T) {
	all, note := musters(t, remnants(rules.Second, battalion{grade: line, bought: 36, rankers: 36, state: gone}, battalion{grade: veteran, bought: 24, rankers: 4}), 0, 200)
	if u := all[0]; u.Lost != 36 || u.After != 16 {
		t.Errorf("who ran: %+v", u)
	}
	if u := all[1]; u.To != "" || u.After != 0 || note.Units != 1 {
		t.Errorf("14 men stand: %+v, %d battalions", u, note.Units)
	}
}

func TestTheWinnersWorstHitBattalionRises(t *testing.T) {
	two := []battalion{{grade: line, bought: 32, rankers: 30}, {grade: line, bought: 32, rankers: 24}}
	all, _ := musters(t, remnants(rules.First, two...), 0, 200)
	if all[0].To != "line" || all[1].To != "veteran" {
		t.Errorf("%+v", all)
	}
	all, _ = musters(t, remnants(rules.Second, two...), 0, 200)
	if all[1].To != "line" {
		t.Error("a loser rises")
	}
	two[1].broken = true
	all, _ = musters(t, remnants(rules.First, two...), 0, 200)
	if all[0].To != "veteran" || all[1].To != "line" {
		t.Errorf("who is broken rises: %+v", all)
	}
	all, _ = musters(t, remnants(rules.First, battalion{grade: line, bought: 32, rankers: 24}), 0, 30)
	if all[0].To != "line" {
		t.Error("it rises beyond the points")
	}
	t.Run("ME-20.2 a light battalion stays Veteran", func(t *testing.T) {
		all, _ := musters(t, remnants(rules.First, battalion{grade: veteran, light: true, bought: 32, rankers: 24}), 0, 200)
		if all[0].To != "veteran" {
			t.Errorf("%+v", all[0])
		}
	})
}

func TestRecruitsFillTheRanksAndRaiseMilitia(t *testing.T) {
	all, _ := musters(t, remnants(rules.Second, battalion{grade: line, bought: 36, rankers: 20}, battalion{grade: line, bought: 36, rankers: 28}), 12, 200)
	if all[0].Recruits != 8 || all[1].Recruits != 4 {
		t.Errorf("who lacks most is filled first: %+v", all)
	}
	all, note := musters(t, remnants(rules.Second, battalion{grade: guard, bought: 16, rankers: 2}, battalion{grade: line, bought: 16, rankers: 16}), 10, 200)
	if len(all) != 3 || all[2].No != 0 || all[2].To != "militia" || all[2].After != 20 || note.Points != 26 {
		t.Errorf("%+v, %d points", all, note.Points)
	}
	all, note = musters(t, remnants(rules.Second, battalion{grade: line, bought: 16, rankers: 1}), 0, 200)
	if note.Units != 1 || all[len(all)-1].To != "militia" {
		t.Errorf("an army without a battalion: %+v", all)
	}
}

func TestFallenFiguresStayFallen(t *testing.T) {
	u := battalion{grade: line, bought: 32, rankers: 32}
	u.had[officer], u.had[drummer], u.has[drummer] = 1, 2, 1
	_, note := musters(t, remnants(rules.Second, u), 0, 200)
	if want := 32 + figureTable[drummer].points; note.Points != want {
		t.Errorf("%d points, not %d", note.Points, want)
	}
}
